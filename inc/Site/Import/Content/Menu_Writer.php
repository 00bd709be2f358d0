<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;
use WP_Term;

/**
 * Writes the classic menus of a pack.
 */
final class Menu_Writer {

	/**
	 * Writes one with its items. To be called within a chunk.
	 *
	 * @param Step_Context                 $work        What the step has to work with.
	 * @param array<string, mixed> $object      What the plan says of it: number, kind, title.
	 * @param array<string, mixed> $menu        Menu of the manifest.
	 * @param Reference_Resolver          $destination Where each thing that it names is.
	 */
	public function write( Step_Context $work, array $object, array $menu, Reference_Resolver $destination ): void {
		$source = Objects::source( (int) $menu['id'] );
		if ( 0 !== $work->map()->id( $source ) ) {
			return;
		}
		$id = wp_create_nav_menu( wp_slash( self::free_name( sanitize_text_field( $menu['name'] ) ) ) );
		if ( is_wp_error( $id ) ) {
			$work->add_result( 'failed', Objects::failed( $object, $id->get_error_message() ) );
			return;
		}
		$items = array();
		foreach ( $menu['items'] as $place => $item ) {
			$made = wp_update_nav_menu_item( $id, 0, wp_slash( self::item( $item, $place + 1, $items[ (int) ( $item['parent'] ?? 0 ) ] ?? 0, $destination ) ) );
			if ( is_wp_error( $made ) ) {
				$work->add_result( 'left_out', Objects::left_out( "{$menu['name']}: {$item['title']}", $made->get_error_message() ) );
				continue;
			}
			$items[ (int) $item['id'] ] = $made;
			$work->map()->record( Objects::source( (int) $item['id'] ), 'post', $made );
		}
		$work->map()->record( $source, 'term', $id );
	}

	/**
	 * @param array<string, mixed> $item        Item of a menu.
	 * @param int                  $place       Its place, from 1.
	 * @param int                  $parent      Item that it stands under; 0 for none.
	 * @param Reference_Resolver          $destination Where each thing is.
	 * @return array<string, mixed> As wp_update_nav_menu_item() takes it, not slashed.
	 */
	private static function item( array $item, int $place, int $parent, Reference_Resolver $destination ): array {
		$fields = array(
			'menu-item-title'       => sanitize_text_field( (string) $item['title'] ),
			'menu-item-position'    => $place,
			'menu-item-parent-id'   => $parent,
			'menu-item-target'      => $item['target'] ?? '',
			'menu-item-classes'     => implode( ' ', array_map( 'sanitize_html_class', (array) ( $item['classes'] ?? array() ) ) ),
			'menu-item-description' => wp_kses_post( (string) ( $item['description'] ?? '' ) ),
			'menu-item-status'      => 'publish',
		);
		$number = (int) ( $item['object'] ?? 0 );
		$post   = get_post( $destination->posts[ $number ] ?? -1 );
		$term   = get_term( $destination->terms[ $number ] ?? 0 );
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
		$address = (string) ( $item['url'] ?? '' );
		if ( false !== strpos( $address, '//pages.templately.invalid/' ) ) {
			$here    = array_values( $destination->links->links_in( $address ) );
			$address = $here[0] ?? home_url( '/' );
		}
		return $fields + array(
			'menu-item-type' => 'custom',
			'menu-item-url'  => esc_url_raw( $address ),
		);
	}

	/**
	 * @param string $name Name of a menu.
	 * @return string The same, with a number where this site has a menu of that name.
	 */
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
