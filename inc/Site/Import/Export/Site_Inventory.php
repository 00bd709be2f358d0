<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Site\Elementor\Elementor_Plugin;
use WP_Post;
use WP_Term;

/** Lists what this site has for a pack. */
final class Site_Inventory {

	public const TAXONOMIES = array( 'category', 'post_tag', 'wp_pattern_category' );

	/** In the order of a pack. */
	private const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template_part', 'wp_template', 'page', 'post', 'elementor_library', 'templately_elementor' );

	/** Types that only Elementor can read. Packs have them as elementor_library. */
	private const OF_ELEMENTOR = array( 'elementor_library', 'templately_elementor' );

	private const OF_THEME = array( 'wp_template', 'wp_template_part' );

	/** WordPress's own sizes, which most sites have. */
	private const SIZES = array( 'thumbnail', 'medium', 'medium_large', 'large', '1536x1536', '2048x2048' );

	private const PICTURES = array( 'image/webp', 'image/jpeg', 'image/png', 'image/gif', 'image/avif' );

	private const STATUSES = array( 'publish', 'draft', 'private', 'pending', 'future' );

	/** @return array{terms: array<int, array{id: int, taxonomy: string, slug: string, name: string, description: string, parent: int}>, media: array<int, array{array<string, mixed>, array<string, string>}>, posts: list<WP_Post>, menus: list<WP_Term>, ids: array<int, int>} Ids: posts by number. */
	public static function collect( Bundle_Ids $numbers, Export_Omissions $left_behind ): array {
		$terms = array();
		$found = get_terms(
			array(
				'taxonomy'   => array_values( array_filter( self::TAXONOMIES, 'taxonomy_exists' ) ),
				'hide_empty' => false,
				'orderby'    => 'slug',
			)
		);
		foreach ( self::parents_first( is_array( $found ) ? $found : array(), 'term_id', 'parent' ) as $term ) {
			$number           = $numbers->assign_term( $term->term_id );
			$terms[ $number ] = array(
				'id'          => $number,
				'taxonomy'    => $term->taxonomy,
				'slug'        => $term->slug,
				'name'        => $term->name,
				'description' => $term->description,
				'parent'      => $numbers->term( $term->parent ),
			);
		}
		$media = array();
		foreach ( self::posts( 'attachment', array( 'inherit', 'private' ) ) as $attachment ) {
			$medium = self::medium( $attachment, $left_behind );
			if ( null !== $medium ) {
				list( $record, $path, $files, $sizes ) = $medium;
				$number                                = $numbers->assign_post( $attachment->ID );
				$numbers->assign_files( $number, $files );
				$ending  = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
				$entry   = "media/$number.$ending";
				$entries = array( $entry => $path );
				foreach ( $sizes as $dimensions => $size ) {
					$entries[ "media/$number-$dimensions.$ending" ] = $size['path'];

					$record['sizes'][] = array(
						'file'   => "media/$number-$dimensions.$ending",
						'width'  => $size['width'],
						'height' => $size['height'],
					);
				}
				$media[ $number ] = array(
					array(
						'id'   => $number,
						'file' => $entry,
					) + $record,
					$entries,
				);
			}
		}
		$posts = array();
		$ids   = array();
		foreach ( self::TYPES as $type ) {
			foreach ( self::parents_first( self::posts( $type, self::STATUSES ), 'ID', 'post_parent' ) as $post ) {
				if ( in_array( $type, self::OF_THEME, true ) && ! has_term( get_stylesheet(), 'wp_theme', $post ) ) {
					continue;
				}
				// The kit goes along as a whole.
				if ( in_array( $type, self::OF_ELEMENTOR, true ) && ( ! Elementor_Plugin::is_active() || array( 'kit' ) === ( get_post_custom( $post->ID )['_elementor_template_type'] ?? array() ) ) ) {
					continue;
				}
				if ( '' !== $post->post_password ) {
					$left_behind->record( $post->post_title, $type, Export_Omissions::PRIVATE_CONTENT );
					continue;
				}
				$ids[ $numbers->assign_post( $post->ID ) ] = $post->ID;
				$posts[]                                   = $post;
			}
		}
		$menus = array_values( wp_get_nav_menus( array( 'orderby' => 'name' ) ) );
		foreach ( $menus as $menu ) {
			$numbers->assign_term( $menu->term_id );
		}
		return compact( 'terms', 'media', 'posts', 'menus', 'ids' );
	}

	/** @return array<string, mixed>|null As a manifest has it. */
	public static function theme( Export_Omissions $left_behind ): ?array {
		$theme = wp_get_theme();
		foreach ( array( $theme->get_stylesheet(), $theme->get_template() ) as $slug ) {
			if ( 1 !== preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug ) ) {
				$left_behind->record( (string) $theme->get( 'Name' ), 'theme', Export_Omissions::NOT_EXPORTED );
				return null;
			}
		}
		return array(
			'slug'           => $theme->get_stylesheet(),
			'template'       => $theme->get_template(),
			'name'           => (string) $theme->get( 'Name' ),
			'version'        => substr( (string) $theme->get( 'Version' ), 0, 20 ),
			'is_block_theme' => $theme->is_block_theme(),
			'must_have'      => true,
		);
	}

	/** @return list<array<string, mixed>> Active plugins, as a manifest has them. */
	public static function plugins( Export_Omissions $left_behind ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = array();
		foreach ( get_plugins() as $file => $about ) {
			$slug = dirname( (string) $file );
			if ( ! is_plugin_active( (string) $file ) || plugin_basename( TEMPLATELY_FILE ) === $file || 1 !== preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug ) ) {
				continue;
			}
			$plugins[] = array(
				'slug'        => $slug,
				'plugin_file' => (string) $file,
				'name'        => substr( (string) $about['Name'], 0, 190 ),
				'version'     => substr( (string) $about['Version'], 0, 20 ),
				'must_have'   => false,
			);
			$left_behind->record( (string) $about['Name'], 'plugins', Export_Omissions::FOREIGN_SETTING );
		}
		return $plugins;
	}

	public static function record_omissions( Export_Omissions $left_behind ): void {
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			if ( ! in_array( $type, array( 'page', 'post', 'attachment', 'elementor_library' ), true ) && array_sum( (array) wp_count_posts( $type ) ) > 0 ) {
				$left_behind->record( $type, 'posts', Export_Omissions::UNKNOWN_TYPE );
			}
		}
		$comments = (int) wp_count_comments()->approved;
		if ( $comments > 0 ) {
			$left_behind->record( (string) $comments, 'comments', Export_Omissions::NOT_EXPORTED );
		}
		if ( '' !== trim( wp_get_custom_css() ) ) {
			$left_behind->record( 'CSS', 'theme', Export_Omissions::FOREIGN_SETTING );
		}
	}

	/**
	 * @param list<string> $statuses
	 * @return list<WP_Post> Ordered by name.
	 */
	private static function posts( string $type, array $statuses ): array {
		/** @var list<WP_Post> $posts */
		$posts = get_posts(
			array(
				'post_type'      => $type,
				'post_status'    => $statuses,
				'posts_per_page' => -1,
				'orderby'        => array(
					'menu_order' => 'ASC',
					'name'       => 'ASC',
					'date'       => 'ASC',
				),
			)
		);
		return $posts;
	}

	/**
	 * @template T of object
	 * @param array<T> $things
	 * @return list<T>
	 */
	private static function parents_first( array $things, string $id, string $parent ): array {
		$by_id  = array_column( $things, null, $id );
		$sorted = array();
		$add    = static function ( object $thing ) use ( &$add, &$sorted, $by_id, $id, $parent ): void {
			if ( isset( $sorted[ $thing->$id ] ) ) {
				return;
			}
			$above = $by_id[ $thing->$parent ] ?? null;
			if ( null !== $above && $above !== $thing ) {
				$add( $above );
			}
			$sorted[ $thing->$id ] = $thing;
		};
		array_walk( $things, $add );
		/** @var list<T> $all */
		$all = array_values( $sorted );
		return $all;
	}

	/**
	 * @return array{array<string, mixed>, string, array<string, string>, array<string, array{path: string, width: int, height: int}>}|null Record of the manifest, file, sizes by file in the uploads, WordPress's own sizes by dimensions.
	 */
	private static function medium( WP_Post $attachment, Export_Omissions $left_behind ): ?array {
		if ( ! in_array( $attachment->post_mime_type, self::PICTURES, true ) ) {
			$left_behind->record( $attachment->post_title, 'media', Export_Omissions::UNKNOWN_TYPE );
			return null;
		}
		$shown = (string) get_attached_file( $attachment->ID );
		$path  = (string) wp_get_original_image_path( $attachment->ID );
		$path  = is_file( $path ) ? $path : $shown;
		if ( ! is_file( $path ) ) {
			$left_behind->record( $attachment->post_title, 'media', Export_Omissions::MISSING_FILE );
			return null;
		}
		$measure  = wp_getimagesize( $path );
		$metadata = (array) wp_get_attachment_metadata( $attachment->ID );
		$below    = _wp_relative_upload_path( $shown );
		$folder   = '.' === dirname( $below ) ? '' : dirname( $below ) . '/';
		$files    = array(
			$below                      => 'full',
			$folder . basename( $path ) => 'full',
		);
		foreach ( (array) ( $metadata['sizes'] ?? array() ) as $size ) {
			$files[ $folder . $size['file'] ] = "{$size['width']}x{$size['height']}";
		}
		$sizes = array();
		foreach ( array_intersect_key( (array) ( $metadata['sizes'] ?? array() ), array_flip( self::SIZES ) ) as $size ) {
			$file = dirname( $shown ) . "/{$size['file']}";
			if ( is_file( $file ) && $attachment->post_mime_type === $size['mime-type'] ) {
				$sizes[ "{$size['width']}x{$size['height']}" ] = array(
					'path'   => $file,
					'width'  => (int) $size['width'],
					'height' => (int) $size['height'],
				);
			}
		}
		ksort( $sizes );
		$name = (string) preg_replace( '/[^A-Za-z0-9._-]+/', '-', sanitize_file_name( basename( $path ) ) );
		return array(
			array(
				'name'    => substr( ltrim( $name, '.' ), -100 ),
				'mime'    => $attachment->post_mime_type,
				'width'   => (int) ( $measure[0] ?? 0 ),
				'height'  => (int) ( $measure[1] ?? 0 ),
				'alt'     => (string) ( get_post_custom( $attachment->ID )['_wp_attachment_image_alt'][0] ?? '' ),
				'title'   => $attachment->post_title,
				'caption' => $attachment->post_excerpt,
			),
			$path,
			$files,
			$sizes,
		);
	}
}
