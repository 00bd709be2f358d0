<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Insert_Omissions;
use WP_Term;

/**
 * Writes the classic menus of a pack.
 * @phpstan-import-type Menu from \Templately\Shared\Bundle\Manifest
 * @phpstan-import-type Menu_Item from \Templately\Shared\Bundle\Manifest
 */
final class Menus {

	/**
	 * Leaves out items that WordPress refuses.
	 * @param Menu $menu
	 * @return int Term.
	 * @throws Failure 500
	 */
	public static function make( array $menu, Destination $here, Insert_Omissions $left_out ): int {
		$id = wp_create_nav_menu( wp_slash( self::free_name( sanitize_text_field( $menu['name'] ) ) ) );
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'menu_not_saved', $id->get_error_message(), 500 );
		}
		$items = array();
		foreach ( $menu['items'] as $place => $item ) {
			$made = wp_update_nav_menu_item( $id, 0, wp_slash( self::fields( $item, $place + 1, $items[ $item['parent'] ] ?? 0, $here ) ) );
			if ( is_wp_error( $made ) ) {
				$left_out->add( "{$menu['name']}: {$item['title']}", $made->get_error_message() );
				continue;
			}
			$items[ $item['id'] ] = $made;
		}
		return $id;
	}

	/**
	 * @param Menu_Item $item
	 * @param int       $parent Id; 0 for none.
	 * @return array<string, mixed> For wp_update_nav_menu_item(), not slashed.
	 */
	private static function fields( array $item, int $position, int $parent, Destination $here ): array {
		$fields = array(
			'menu-item-title'       => sanitize_text_field( $item['title'] ),
			'menu-item-position'    => $position,
			'menu-item-parent-id'   => $parent,
			'menu-item-target'      => $item['target'],
			'menu-item-classes'     => implode( ' ', array_map( 'sanitize_html_class', $item['classes'] ) ),
			'menu-item-description' => wp_kses_post( $item['description'] ),
			'menu-item-status'      => 'publish',
		);
		$post   = get_post( $here->posts[ $item['object'] ] ?? -1 );
		$term   = get_term( $here->terms[ $item['object'] ] ?? 0 );
		if ( null !== $post ) {
			return $fields + array(
				'menu-item-type'      => 'post_type',
				'menu-item-object'    => $post->post_type,
				'menu-item-object-id' => $post->ID,
			);
		}
		if ( $term instanceof WP_Term ) {
			return $fields + array(
				'menu-item-type'      => 'taxonomy',
				'menu-item-object'    => $term->taxonomy,
				'menu-item-object-id' => $term->term_id,
			);
		}
		$url = $item['url'];
		if ( false !== strpos( $url, '//pages.templately.invalid/' ) ) {
			$links = $here->links_in( $url );
			$url   = array() === $links ? home_url( '/' ) : reset( $links );
		}
		return $fields + array(
			'menu-item-type' => 'custom',
			'menu-item-url'  => esc_url_raw( $url ),
		);
	}

	private static function free_name( string $name ): string {
		$free   = $name;
		$number = 2;
		while ( false !== wp_get_nav_menu_object( $free ) ) {
			$free = "$name $number";
			++$number;
		}
		return $free;
	}
}
