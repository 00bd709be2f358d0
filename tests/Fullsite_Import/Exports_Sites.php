<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Shared\Bundle\Bundle;
use Templately\Site\Import\Export\Export_Command;
use Templately\Site\Import\Export\Site_Export;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Makes_Site_Bundles;
use WP_CLI;

/**
 * Makes packs of the site, takes all its content away, and imports packs. For tests that commit.
 */
trait Exports_Sites {

	use Makes_Site_Bundles;

	/** Takes all content away. */
	protected static function empty_site(): void {
		$types = array( 'page', 'post', 'attachment', 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_font_family', 'wp_font_face', 'nav_menu_item', 'custom_css' );
		foreach ( get_posts( array( 'post_type' => $types, 'post_status' => array( 'publish', 'draft', 'private', 'inherit', 'pending', 'future', 'auto-draft', 'trash' ), 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag', 'nav_menu' ), 'hide_empty' => false ) ) as $term ) {
			wp_delete_term( $term->term_id, $term->taxonomy );
		}
		foreach ( array( 'site_logo', 'site_icon', 'page_on_front', 'sticky_posts', 'widget_block', 'sidebars_widgets' ) as $option ) {
			delete_option( $option );
		}
		remove_theme_mod( 'nav_menu_locations' );
		remove_theme_mod( 'custom_css_post_id' );
		remove_theme_mod( 'custom_logo' );
		update_option( 'show_on_front', 'posts' );
		update_option( 'blogname', 'Empty' );
		update_option( 'blogdescription', '' );
		update_option( 'posts_per_page', 10 );
		update_option( 'default_comment_status', 'open' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		wp_clean_theme_json_cache();
		wp_cache_flush();
	}

	/**
	 * Puts a black square into the media library.
	 *
	 * @param string $name  Name of its file, without ending.
	 * @param string $title Title.
	 * @param int    $width Pixels.
	 */
	protected static function picture( string $name, string $title, int $width ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$path  = wp_upload_dir()['path'] . "/$name.png";
		$image = imagecreatetruecolor( $width, $width );
		imagepng( $image, $path );
		$id = wp_insert_attachment( array( 'post_title' => $title, 'post_excerpt' => "$title here", 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $path );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
		update_post_meta( $id, '_wp_attachment_image_alt', "A $name" );
		return $id;
	}

	/** Returns what makes packs. */
	protected static function service(): Site_Export {
		return self::import_module()->site_export();
	}

	/**
	 * Makes a pack of this site.
	 *
	 * @param array<string, string> $options What is chosen.
	 * @return string A file.
	 */
	protected static function export( array $options = array() ): string {
		require_once dirname( __DIR__ ) . '/wp-cli.php';
		$file          = wp_tempnam( 'pack' );
		WP_CLI::$lines = array();
		( new Export_Command( self::service() ) )( array( $file ), $options + array( 'slug' => 'pear-tree' ) );
		self::assertStringStartsWith( "Success: $file has ", end( WP_CLI::$lines ) );
		return $file;
	}

	/**
	 * Imports all of a pack.
	 *
	 * @param string $file A pack.
	 */
	protected static function import_pack( string $file ): Run {
		$manifest = Bundle::from_zip( $file )->manifest();
		$form     = array( 'id' => 1, 'title' => '', 'slogan' => '', 'logo_size' => 0 );
		return self::import_site( self::import_module()->planner()->plan_manifest( $manifest, $form ), $form, $file );
	}

	/**
	 * Returns what is in a pack.
	 *
	 * @param string $file A pack.
	 * @return array<string, mixed> By names of entries, and by members of its manifest.
	 */
	protected static function content_of( string $file ): array {
		$bundle  = Bundle::from_zip( $file );
		$content = array_diff_key( $bundle->manifest()->to_array(), array_flip( array( 'entries', 'left_out' ) ) );
		foreach ( array_keys( $bundle->manifest()->entries() ) as $entry ) {
			$content[ $entry ] = '.json' === substr( $entry, -5 ) ? $bundle->json( $entry ) : $bundle->entry( $entry );
		}
		return $content;
	}

	/**
	 * Returns the documents of a pack, its terms, media and menus, with names in place of its numbers: what is the same on another site is
	 * the same here, whatever else that site has.
	 *
	 * @param string $file A pack.
	 * @return array<string, array<string, mixed>> By names such as 'page about'.
	 */
	protected static function named_content_of( string $file ): array {
		$bundle   = Bundle::from_zip( $file );
		$manifest = $bundle->manifest();
		$names    = array();
		$said     = array();
		foreach ( array( 'terms' => 'taxonomy,slug', 'content' => 'type,slug', 'media' => 'mime,name,title', 'menus' => 'name' ) as $list => $members ) {
			foreach ( $manifest->$list() as $one ) {
				$name                = implode( ' ', array_intersect_key( $one, array_flip( explode( ',', $members ) ) ) );
				$names[ $one['id'] ] = $name;
				$said[ $name ]       = 'content' === $list ? $bundle->json( $one['entry'] ) : array_diff_key( $one, array( 'file' => '' ) );
				foreach ( 'menus' === $list ? $one['items'] : array() as $place => $item ) {
					$names[ $item['id'] ] = "item $place";
				}
			}
		}
		$name = static function ( $value ) use ( &$name, $names ) {
			if ( is_array( $value ) ) {
				$value = array_map( $name, $value );
				// Terms stand in the order of their numbers.
				isset( $value[0] ) && is_string( $value[0] ) && sort( $value );
				return $value;
			}
			return is_int( $value ) ? $names[ $value ] ?? $value : ( ! is_string( $value ) ? $value : preg_replace_callback(
				'/\b2\d{9}\b/',
				static function ( array $found ) use ( $names ): string {
					return $names[ (int) $found[0] ] ?? $found[0];
				},
				$value
			) );
		};
		return array_map( $name, $said );
	}
}
