<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use SimpleXMLElement;

/**
 * Content that nobody wrote for this plugin, as a site has it: of an export file of WordPress, or all patterns of a theme. For tests
 * that commit.
 */
trait Foreign_Content {

	/** Types of posts that an export file may bring, in this order: menus name posts. */
	private static $imported_types = array( 'attachment', 'page', 'post', 'nav_menu_item' );

	/**
	 * Makes what stands in an export file. Pictures, which a closed network has none of, are small ones of the same name; of films and
	 * sounds there is the row.
	 *
	 * @param string $file  An export file of WordPress (WXR).
	 * @param int    $every Of its posts and terms, each so many; of menus all.
	 */
	protected static function make_exported_site( string $file, int $every ): void {
		$channel = ( new SimpleXMLElement( (string) file_get_contents( $file ) ) )->channel;
		$home    = (string) $channel->children( 'wp', true )->base_blog_url;
		self::make_terms( $channel->children( 'wp', true ), $every );
		$items = array();
		foreach ( $channel->item as $item ) {
			$items[ (string) $item->children( 'wp', true )->post_type ][] = $item;
		}
		$here = array( $home => home_url() );
		$ids  = array();
		foreach ( self::$imported_types as $type ) {
			foreach ( $items[ $type ] ?? array() as $place => $item ) {
				if ( 0 === $place % $every || 'nav_menu_item' === $type ) {
					self::make_item( $item, $here, $ids );
				}
			}
		}
	}

	/**
	 * Makes all patterns of a theme: a template or a template part where it is one for that, a synced pattern of each third of the
	 * rest, a page of the others. The theme is the site's afterwards.
	 *
	 * @param string $theme Slug of the theme.
	 * @param int    $every Of its patterns, each so many; of template parts all.
	 * @return int How many they are.
	 */
	protected static function make_site_of_patterns( string $theme, int $every ): int {
		self::use_theme( $theme );
		$patterns = array_values( wp_get_theme()->get_block_patterns() );
		$files    = array_keys( wp_get_theme()->get_block_patterns() );
		$made     = 0;
		foreach ( $files as $place => $file ) {
			$pattern = $patterns[ $place ];
			$part    = preg_filter( '#^core/template-part/?#', '', $pattern['blockTypes'] ?? array() );
			if ( 0 !== $place % $every && array() === $part ) {
				continue;
			}
			$name = (string) preg_replace( '#^.*/#', '', $pattern['slug'] );
			$type = ! empty( $pattern['templateTypes'] ) ? 'wp_template' : ( array() !== $part ? 'wp_template_part' : ( 0 === $place % 3 ? 'wp_block' : 'page' ) );
			$id   = wp_insert_post(
				wp_slash(
					array(
						'post_type'    => $type,
						'post_status'  => 'publish',
						'post_name'    => $name,
						'post_title'   => $pattern['title'],
						'post_content' => self::pattern( get_stylesheet_directory() . "/patterns/$file" ),
						'post_date'    => '2024-03-04 05:06:07',
					)
				)
			);
			if ( in_array( $type, array( 'wp_template', 'wp_template_part' ), true ) ) {
				wp_set_object_terms( $id, $theme, 'wp_theme' );
			}
			if ( 'wp_template_part' === $type ) {
				wp_set_object_terms( $id, (string) reset( $part ), 'wp_template_part_area' );
			}
			++$made;
		}
		return $made;
	}

	/**
	 * Makes a theme the site's, as the next request would find it.
	 *
	 * @param string $theme Slug of the theme.
	 */
	protected static function use_theme( string $theme ): void {
		switch_theme( $theme );
		wp_set_template_globals();
		_register_theme_block_patterns();
		wp_clean_theme_json_cache();
	}

	/**
	 * @param SimpleXMLElement $said  What an export file says of its channel.
	 * @param int              $every Of its terms, each so many.
	 */
	private static function make_terms( SimpleXMLElement $said, int $every ): void {
		$place = 0;
		$make  = static function ( string $name, string $taxonomy, string $slug, string $parent, string $description ) use ( $every, &$place ): void {
			++$place;
			if ( 1 !== $place % $every && $every > 1 && 'nav_menu' !== $taxonomy ) {
				return;
			}
			$above = '' === $parent ? null : get_term_by( 'slug', $parent, $taxonomy );
			wp_insert_term( wp_slash( $name ), $taxonomy, array( 'slug' => $slug, 'description' => wp_slash( $description ), 'parent' => $above->term_id ?? 0 ) );
		};
		foreach ( $said->category as $term ) {
			$make( (string) $term->cat_name, 'category', (string) $term->category_nicename, (string) $term->category_parent, (string) $term->category_description );
		}
		foreach ( $said->tag as $term ) {
			$make( (string) $term->tag_name, 'post_tag', (string) $term->tag_slug, '', (string) $term->tag_description );
		}
		foreach ( $said->term as $term ) {
			if ( 'nav_menu' === (string) $term->term_taxonomy ) {
				$make( (string) $term->term_name, 'nav_menu', (string) $term->term_slug, '', '' );
			}
		}
	}

	/**
	 * @param SimpleXMLElement      $item An item of an export file.
	 * @param array<string, string> $here Addresses there to addresses here.
	 * @param array<int, int>       $ids  Ids there to ids here.
	 */
	private static function make_item( SimpleXMLElement $item, array &$here, array &$ids ): void {
		$wp     = $item->children( 'wp', true );
		$metas  = array();
		$fields = array(
			// Contents name pictures by these.
			'import_id'      => (int) $wp->post_id,
			'post_type'      => (string) $wp->post_type,
			'post_status'    => (string) $wp->status,
			'post_name'      => urldecode( (string) $wp->post_name ),
			'post_title'     => (string) $item->title,
			'post_content'   => strtr( (string) $item->children( 'content', true )->encoded, $here ),
			'post_excerpt'   => (string) $item->children( 'excerpt', true )->encoded,
			'post_date'      => (string) $wp->post_date,
			'post_password'  => (string) $wp->post_password,
			'post_parent'    => $ids[ (int) $wp->post_parent ] ?? 0,
			'menu_order'     => (int) $wp->menu_order,
			'comment_status' => (string) $wp->comment_status,
		);
		foreach ( $wp->postmeta as $meta ) {
			$metas[ (string) $meta->meta_key ] = (string) $meta->meta_value;
		}
		$terms = array();
		foreach ( $item->category as $term ) {
			$terms[ (string) $term['domain'] ][] = (string) $term['nicename'];
		}
		$old = (int) $wp->post_id;
		if ( 'nav_menu_item' === $fields['post_type'] ) {
			$ids[ $old ] = self::make_menu_item( $fields, $metas, $terms, $ids, $here );
			return;
		}
		if ( 'attachment' === $fields['post_type'] ) {
			$ids[ $old ] = self::make_attachment( $fields, (string) $wp->attachment_url, $here );
		} else {
			$id = wp_insert_post( wp_slash( $fields ), true );
			if ( is_wp_error( $id ) ) {
				self::fail( "$fields[post_title]: " . $id->get_error_message() );
			}
			$ids[ $old ] = $id;
		}
		foreach ( $metas as $name => $value ) {
			if ( ! in_array( $name, array( '_thumbnail_id', '_wp_attachment_metadata', '_wp_attached_file' ), true ) ) {
				update_post_meta( $ids[ $old ], $name, wp_slash( $value ) );
			}
		}
		if ( isset( $metas['_thumbnail_id'], $ids[ (int) $metas['_thumbnail_id'] ] ) ) {
			set_post_thumbnail( $ids[ $old ], $ids[ (int) $metas['_thumbnail_id'] ] );
		}
		foreach ( $terms as $taxonomy => $slugs ) {
			$there = array();
			foreach ( $slugs as $slug ) {
				$there[] = get_term_by( 'slug', $slug, $taxonomy )->term_id ?? $slug;
			}
			wp_set_object_terms( $ids[ $old ], $there, $taxonomy );
		}
		if ( '1' === (string) $wp->is_sticky ) {
			stick_post( $ids[ $old ] );
		}
		foreach ( $wp->comment as $comment ) {
			wp_insert_comment( wp_slash( array( 'comment_post_ID' => $ids[ $old ], 'comment_content' => (string) $comment->comment_content, 'comment_author' => (string) $comment->comment_author ) ) );
		}
	}

	/**
	 * @param array<string, mixed>  $fields  As wp_insert_post() takes them, not slashed.
	 * @param string                $address Where its file lay.
	 * @param array<string, string> $here    Addresses there to addresses here.
	 * @return int The attachment.
	 */
	private static function make_attachment( array $fields, string $address, array &$here ): int {
		$folder = wp_upload_dir( substr( $fields['post_date'], 0, 7 ) );
		// An import has one folder for files of all months: there, of two that are called alike one gets another name.
		$name  = wp_unique_filename( $folder['path'], substr( $fields['post_date'], 0, 4 ) . '-' . wp_basename( $address ) );
		$path  = "{$folder['path']}/$name";
		$type  = wp_check_filetype( $name )['type'];
		$write = array( 'image/jpeg' => 'imagejpeg', 'image/gif' => 'imagegif' )[ $type ] ?? null;
		if ( null !== $write ) {
			$image = imagecreatetruecolor( 400, 320 );
			// Each another one.
			imagefill( $image, 0, 0, crc32( $address ) & 0xFFFFFF );
			$write( $image, $path );
		}
		$id = wp_insert_attachment( wp_slash( array( 'post_mime_type' => $type, 'post_status' => 'inherit', 'post_name' => '' ) + $fields ), $path );
		if ( null !== $write ) {
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
			$here[ $address ] = "{$folder['url']}/$name";
			// As sites of wordpress.com write it.
			$here[ (string) preg_replace( '#^https://([^.]+)\.files\.WordPress\.com#', 'http://$1.files.wordpress.com', $address ) ] = "{$folder['url']}/$name";
		}
		return $id;
	}

	/**
	 * @param array<string, mixed>        $fields As wp_insert_post() takes them, not slashed.
	 * @param array<string, string>       $metas  Its metas.
	 * @param array<string, list<string>> $terms  Slugs of its terms, by taxonomy.
	 * @param array<int, int>             $ids    Ids there to ids here.
	 * @param array<string, string>       $here   Addresses there to addresses here.
	 * @return int The item; 0 for one whose page is not here.
	 */
	private static function make_menu_item( array $fields, array $metas, array $terms, array $ids, array $here ): int {
		$menu   = get_term_by( 'slug', $terms['nav_menu'][0] ?? '', 'nav_menu' );
		$object = 'taxonomy' === $metas['_menu_item_type'] ? (int) ( get_terms( array( 'taxonomy' => $metas['_menu_item_object'], 'hide_empty' => false, 'fields' => 'ids', 'number' => 1 ) )[0] ?? 0 ) : $ids[ (int) $metas['_menu_item_object_id'] ] ?? 0;
		if ( false === $menu || ( 0 === $object && 'custom' !== $metas['_menu_item_type'] ) ) {
			return 0;
		}
		return (int) wp_update_nav_menu_item(
			$menu->term_id,
			0,
			wp_slash(
				array(
					'menu-item-title'       => $fields['post_title'],
					'menu-item-type'        => $metas['_menu_item_type'],
					'menu-item-object'      => $metas['_menu_item_object'],
					'menu-item-object-id'   => $object,
					'menu-item-url'         => strtr( $metas['_menu_item_url'], $here ),
					'menu-item-parent-id'   => $ids[ (int) $metas['_menu_item_menu_item_parent'] ] ?? 0,
					'menu-item-position'    => $fields['menu_order'],
					'menu-item-description' => $fields['post_content'],
					'menu-item-status'      => 'publish',
				)
			)
		);
	}

	/**
	 * @param string $file File of a pattern.
	 * @return string What it writes.
	 */
	private static function pattern( string $file ): string {
		ob_start();
		require $file;
		return (string) ob_get_clean();
	}
}
