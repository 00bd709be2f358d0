<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Database\Import_Database;

/**
 * What of a row is kept, what of it a person may have changed, and which rows are nobody's.
 */
final class Row_Image_Test extends Test_Case {

	/** Sessions, locks, what is kept for a while and what is ours belong to nobody; all else is somebody's. */
	public function test_what_is_nobodys(): void {
		global $wpdb;
		$images  = new Row_Image( new Import_Database( $wpdb ) );
		$passing = static function ( string $table, string $key, ?array $row = null ) use ( $images ): bool {
			return $images->is_transient( $table, $key, $row );
		};
		foreach ( array( '_transient_a', '_site_transient_a', '_transient_timeout_a', 'templately_made_up', 'rewrite_rules' ) as $name ) {
			$this->assertTrue( $passing( $wpdb->options, $name ), $name );
		}
		foreach ( array( 'blogname', 'transient', 'my_templately', 'rewrite_rules_mine', 'cron' ) as $name ) {
			$this->assertFalse( $passing( $wpdb->options, $name ), $name );
		}
		$this->assertTrue( $passing( $wpdb->postmeta, '7', array( 'meta_key' => '_edit_lock' ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a row.
		$this->assertTrue( $passing( $wpdb->usermeta, '7', array( 'meta_key' => 'session_tokens' ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a row.
		$this->assertFalse( $passing( $wpdb->postmeta, '7', array( 'meta_key' => '_edit_last' ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a row.
		$this->assertTrue( $passing( "{$wpdb->prefix}templately_runs", '7' ) );
		$this->assertFalse( $passing( $wpdb->posts, '7' ) );
	}

	/** Which options are put back part by part, and that styles are, of all posts. */
	public function test_what_is_merged(): void {
		global $wpdb;
		$images = new Row_Image( new Import_Database( $wpdb ) );
		foreach ( array( 'cron', 'active_plugins', 'sidebars_widgets', 'sticky_posts', 'theme_mods_a', 'widget_block', "{$wpdb->prefix}user_roles", 'category_children', 'recently_activated', 'uninstall_plugins', 'nav_menu_options' ) as $name ) {
			$this->assertTrue( $images->is_merged( $wpdb->options, $name, null ), $name );
		}
		foreach ( array( 'blogname', 'my_cron', 'cron_mine', 'theme_mods', 'widget' ) as $name ) {
			$this->assertFalse( $images->is_merged( $wpdb->options, $name, null ), $name );
		}
		$this->assertTrue( $images->is_merged( $wpdb->posts, '7', array( 'post_type' => 'wp_global_styles' ) ) );
		$this->assertFalse( $images->is_merged( $wpdb->posts, '7', array( 'post_type' => 'page' ) ) );
	}

	/** What changes without anybody's doing is no edit; each other column is. */
	public function test_what_is_an_edit(): void {
		global $wpdb;
		$images = new Row_Image( new Import_Database( $wpdb ) );
		foreach ( array(
			array( $wpdb->posts, array( 'post_modified', 'post_modified_gmt', 'comment_count', 'to_ping', 'pinged' ), array( 'post_title', 'post_name', 'menu_order' ) ),
			array( $wpdb->term_taxonomy, array( 'count' ), array( 'description', 'parent' ) ),
			array( $wpdb->options, array( 'option_id', 'autoload' ), array( 'option_value', 'option_name' ) ),
		) as list( $table, $restless, $own ) ) {
			$row = array_fill_keys( array_merge( $restless, $own ), 'a' );
			foreach ( $restless as $column ) {
				$this->assertSame( $images->hash( $table, $row ), $images->hash( $table, array( $column => 'b' ) + $row ), $column );
			}
			foreach ( $own as $column ) {
				$this->assertNotSame( $images->hash( $table, $row ), $images->hash( $table, array( $column => 'b' ) + $row ), $column );
			}
		}
		$this->assertSame( Row_Image::ABSENT, $images->hash( $wpdb->posts, null ) );
	}

	/** Bytes that are no text come back as they were, beside text and nothing. */
	public function test_bytes_come_back(): void {
		foreach ( array( array( 'a' => "\xff\x00\xfe", 'b' => 'Wörter', 'c' => null ), array( 'a' => '', 'b' => '{"base64":"eA=="}', 'c' => "it's \\ \"so\"" ) ) as $row ) {
			$this->assertSame( $row, Row_Image::decode( Row_Image::encode( $row ) ) );
		}
		$this->assertNull( Row_Image::decode( Row_Image::encode( null ) ) );
	}
}
