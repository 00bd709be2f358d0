<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Change_Log\Row_Image;

/**
 * How the change log stores rows.
 *
 * @group RVT-001
 */
final class Row_Image_Test extends TestCase {

	public function test_a_row_is_read_as_it_was_written(): void {
		foreach ( array( null, array( 'a' => 'für', 'b' => null, 'c' => '', 'd' => "\xff\x00", 'e' => '["x"]' ) ) as $row ) { // phpcs:ignore WordPress.Arrays
			$this->assertSame( $row, Row_Image::decode( Row_Image::encode( $row ) ) );
		}
	}

	public function test_a_hash_leaves_out_what_changes_by_itself(): void {
		$post = array( 'ID' => '1', 'post_title' => 'A', 'comment_count' => '1' ); // phpcs:ignore WordPress.Arrays
		$now  = array( 'ID' => '1', 'post_title' => 'A', 'comment_count' => '2' ); // phpcs:ignore WordPress.Arrays
		$hash = Row_Image::hash( 'posts', $post );

		$this->assertTrue( Row_Image::has_hash( 'posts', $now, $hash ) );
		$this->assertFalse( Row_Image::has_hash( '', $now, Row_Image::hash( '', $post ) ) );
		$this->assertFalse( Row_Image::has_hash( 'posts', null, $hash ) );
		$this->assertTrue( Row_Image::has_hash( 'posts', null, Row_Image::ABSENT ) );
	}

	public function test_columns_that_were_added_since_do_not_count(): void {
		$hash = Row_Image::hash( '', array( 'a' => '1' ) );

		$this->assertTrue( Row_Image::has_hash( '', array( 'a' => '1', 'b' => '2' ), $hash ) ); // phpcs:ignore WordPress.Arrays
		$this->assertFalse( Row_Image::has_hash( '', array( 'a' => '2', 'b' => '2' ), $hash ) ); // phpcs:ignore WordPress.Arrays
	}

	/** @testWith ["_transient_x", true]
	 *            ["_site_transient_x", true]
	 *            ["templately_x", true]
	 *            ["rewrite_rules", true]
	 *            ["elementor_atomic_cache_validity__global-styles", true]
	 *            ["_elementor_element_cache_unique_id", true]
	 *            ["_elementor_design_system_sync_css_meta", true]
	 *            ["elementor_active_kit", false]
	 *            ["category_children", false]
	 *            ["blogname", false]
	 *            ["my_rewrite_rules", false]
	 */
	public function test_options_that_are_derived_are_not_recorded( string $name, bool $is_ignored ): void {
		$this->assertSame( $is_ignored, Row_Image::is_ignored( 'options', array( 'option_name' => $name ) ) );
	}

	/** @testWith ["usermeta", "session_tokens", true]
	 *            ["postmeta", "_edit_lock", true]
	 *            ["sitemeta", "_site_transient_x", true]
	 *            ["postmeta", "_elementor_css", true]
	 *            ["postmeta", "_elementor_element_cache", true]
	 *            ["postmeta", "_elementor_page_assets", true]
	 *            ["postmeta", "_elementor_data", false]
	 *            ["postmeta", "_thumbnail_id", false]
	 */
	public function test_sessions_locks_and_caches_are_not_recorded( string $table, string $key, bool $is_ignored ): void {
		$this->assertSame( $is_ignored, Row_Image::is_ignored( $table, array( 'meta_key' => $key ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery
	}

	public function test_after_tells_merged_rows_whole_and_whose_a_meta_is(): void {
		$option = array( 'option_name' => 'active_plugins', 'option_value' => 'a:0:{}' ); // phpcs:ignore WordPress.Arrays
		$styles = array( 'ID' => '1', 'post_type' => 'wp_global_styles' ); // phpcs:ignore WordPress.Arrays

		$this->assertSame( $option, Row_Image::after( 'options', $option ) );
		$this->assertSame( $styles, Row_Image::after( 'posts', $styles ) );
		$this->assertSame( array( 'post_id' => '5' ), Row_Image::after( 'postmeta', array( 'meta_id' => '1', 'post_id' => '5' ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertNull( Row_Image::after( 'options', array( 'option_name' => 'blogname', 'option_value' => '' ) ) ); // phpcs:ignore WordPress.Arrays
	}
}
