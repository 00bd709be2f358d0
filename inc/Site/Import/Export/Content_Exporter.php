<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Elements\Page_Settings;
use Templately\Site\Documents\Page_Templates;
use Templately\Site\Import\Content\Display_Conditions;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use WP_Post;
use WP_Term;

/** Exports posts, menus and settings. */
final class Content_Exporter {

	private const META = array( 'footnotes' );

	private Display_Conditions $conditions;

	private Bundle_Ids $numbers;

	private Document_Exporter $text;

	private Export_Omissions $left_behind;

	public function __construct( Display_Conditions $conditions, Bundle_Ids $numbers, Document_Exporter $text, Export_Omissions $left_behind ) {
		$this->conditions  = $conditions;
		$this->numbers     = $numbers;
		$this->text        = $text;
		$this->left_behind = $left_behind;
	}

	/** @return array<string, mixed> */
	public function document( WP_Post $post ): array {
		$meta     = get_post_custom( $post->ID );
		$document = array(
			'id'       => $this->numbers->post( $post->ID ),
			'type'     => $post->post_type,
			'slug'     => urldecode( $post->post_name ),
			'title'    => $post->post_title,
			'status'   => in_array( $post->post_status, array( 'publish', 'private' ), true ) ? $post->post_status : 'draft',
			'content'  => $this->text->markup( $post->post_content ),
			'excerpt'  => $post->post_excerpt,
			'parent'   => $this->text->add_needed_id( $this->numbers->post( $post->post_parent ) ),
			'order'    => $post->menu_order,
			'comments' => 'open' === $post->comment_status ? 'open' : 'closed',
		);
		if ( '0000-00-00 00:00:00' !== $post->post_date ) {
			$document['date'] = $post->post_date;
		}
		$author = get_userdata( (int) $post->post_author );
		if ( 'post' === $post->post_type && false !== $author ) {
			$document['author'] = $author->display_name;
		}
		if ( in_array( $post->post_type, array( 'page', 'post' ), true ) ) {
			$document['thumbnail'] = $this->text->add_needed_id( $this->numbers->post( (int) get_post_thumbnail_id( $post ) ) );
		}
		$template = (string) get_page_template_slug( $post );
		if ( 'page' === $post->post_type && '' !== $template ) {
			$document['template'] = $template;
		}
		if ( 'post' === $post->post_type ) {
			$document['sticky'] = is_sticky( $post->ID );
			$document['format'] = (string) get_post_format( $post );
		}
		if ( 'wp_template_part' === $post->post_type ) {
			$areas            = get_the_terms( $post, 'wp_template_part_area' );
			$document['area'] = is_array( $areas ) ? Page_Templates::part_area( $areas[0]->slug ) : 'uncategorized';
		}
		$document['terms'] = array();
		foreach ( array_intersect( get_object_taxonomies( $post->post_type ), Site_Inventory::TAXONOMIES ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$document['terms'][] = $this->text->add_needed_id( $this->numbers->term( $term->term_id ) );
			}
		}
		sort( $document['terms'] );
		$document['meta'] = (object) array();
		foreach ( is_array( $meta ) ? $meta : array() as $key => $values ) {
			if ( in_array( $key, self::META, true ) ) {
				$document['meta']->$key = $values[0];
			} elseif ( '_' !== $key[0] ) {
				$this->left_behind->record( (string) $key, "$post->post_type: meta", Export_Omissions::NOT_EXPORTED );
			}
		}
		$elements = json_decode( $meta['_elementor_data'][0] ?? '', true, 128 );
		if ( array( 'builder' ) === ( $meta['_elementor_edit_mode'] ?? array() ) && is_array( $elements ) && array() !== $elements ) {
			$document = $this->with_elements( $post, $document, $elements, $meta['_templately_template_type'][0] ?? $meta['_elementor_template_type'][0] ?? '' );
		}
		return array_filter(
			$document,
			static function ( $value ): bool {
				return ! in_array( $value, array( '', 0, false, array() ), true );
			}
		) + array_intersect_key( $document, array_flip( array( 'slug', 'title' ) ) );
	}

	/**
	 * Adds what Elementor has of a post. The content is only Elementor's plain text of it.
	 * @param array<string, mixed> $document
	 * @param array<mixed>         $elements
	 * @param string               $type     Type of a saved template or theme template.
	 * @return array<string, mixed>
	 */
	private function with_elements( WP_Post $post, array $document, array $elements, string $type ): array {
		$document['content']       = '';
		$document['elements']      = $this->text->elements( $elements );
		$document['page_settings'] = $this->text->elements( ( new Page_Settings( ( new Template_Store() )->settings( $post ) ) )->kept );
		if ( ! in_array( $document['type'], array( 'page', 'post' ), true ) ) {
			$document['type'] = 'elementor_library';

			$document['meta']->_elementor_template_type = $type;
		}
		if ( Theme_Template_Store::ELEMENTOR_TYPE === $post->post_type ) {
			list( $conditions, $lacking ) = $this->conditions->export(
				$post->ID,
				function ( string $control, int $id ): int {
					return 'post' === $control ? $this->numbers->post( $id ) : ( 'term' === $control ? $this->numbers->term( $id ) : 0 );
				}
			);

			$document['meta']->{ Display_Conditions::META } = $conditions;
			foreach ( $lacking as $condition ) {
				$this->left_behind->record( $condition, "$post->post_type $post->post_name", Export_Omissions::NOT_EXPORTED );
			}
		}
		return $document;
	}

	/** @return array<string, mixed> As a manifest has it. */
	public function menu( WP_Term $menu ): array {
		$items = array();
		foreach ( wp_get_nav_menu_items( $menu, array( 'post_status' => 'publish' ) ) ?: array() as $item ) {
			$object = 'taxonomy' === $item->type ? $this->numbers->term( (int) $item->object_id ) : ( 'post_type' === $item->type ? $this->numbers->post( (int) $item->object_id ) : 0 );
			if ( 0 === $object && 'custom' !== $item->type ) {
				$this->left_behind->record( $item->title, "menu $menu->name", Export_Omissions::NOT_EXPORTED );
				continue;
			}
			$items[] = array(
				'id'     => $this->numbers->assign_post( $item->ID ),
				'title'  => $item->title,
				'parent' => $this->numbers->post( (int) $item->menu_item_parent ),
			) + array_filter(
				array(
					'object'      => $this->text->add_needed_id( $object ),
					'url'         => 0 === $object ? substr( $this->text->replace_urls( $item->url ), 0, 2000 ) : '',
					'target'      => '_blank' === $item->target ? '_blank' : '',
					'classes'     => array_values( array_filter( (array) $item->classes ) ),
					'description' => $item->description,
				)
			);
		}
		return array(
			'id'    => $this->numbers->term( $menu->term_id ),
			'name'  => $menu->name,
			'items' => $items,
		);
	}

	/**
	 * @param list<int> $menus Numbers.
	 * @return array<string, mixed> As a manifest has them.
	 */
	public function settings( array $menus ): array {
		$settings = array(
			'title'   => wp_specialchars_decode( (string) Portable_Settings::get( 'title' ), ENT_QUOTES ),
			'tagline' => wp_specialchars_decode( (string) Portable_Settings::get( 'tagline' ), ENT_QUOTES ),
		);
		foreach ( array( 'logo', 'icon', 'front_page', 'posts_page' ) as $name ) {
			$number = $this->text->add_needed_id( $this->numbers->post( (int) Portable_Settings::get( $name ) ) );
			if ( $number > 0 ) {
				$settings[ $name ] = $number;
			}
		}
		$settings['posts_per_page'] = max( 1, min( 100, (int) Portable_Settings::get( 'posts_per_page' ) ) ); // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- a setting.
		foreach ( array( 'permalinks', 'comments', 'pings' ) as $name ) {
			$settings[ $name ] = (string) Portable_Settings::get( $name );
		}
		$mods      = array_filter(
			array(
				'background_color' => (string) get_theme_mod( 'background_color', '' ),
				'header_textcolor' => (string) get_theme_mod( 'header_textcolor', '' ),
				'custom_logo'      => $this->text->add_needed_id( $this->numbers->post( (int) get_theme_mod( 'custom_logo', 0 ) ) ),
			)
		);
		$locations = array();
		foreach ( get_nav_menu_locations() as $location => $menu ) {
			if ( in_array( $this->numbers->term( (int) $menu ), $menus, true ) ) {
				$locations[ $location ] = $this->text->add_needed_id( $this->numbers->term( (int) $menu ) );
			}
		}
		$sidebars = array();
		foreach ( Portable_Settings::sidebars() as $sidebar => $widgets ) {
			foreach ( $widgets as $name => $content ) {
				if ( null === $content ) {
					$this->left_behind->record( (string) $name, "sidebar $sidebar", Export_Omissions::NOT_EXPORTED );
					continue;
				}
				$sidebars[ $sidebar ][] = $this->text->markup( $content );
			}
		}
		return $settings + array_filter(
			array(
				'theme_mods'     => $mods,
				'menu_locations' => $locations,
				'sidebars'       => $sidebars,
			)
		);
	}
}
