<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Run;
use Templately\Tests\Makes_Site_Bundles;

/**
 * People edit each kind of thing that an import of a whole site brings or changes. A revert keeps and lists all of it.
 *
 * @group R3
 */
final class Edited_Kinds_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** @var bool */
	protected $commits = true;

	public function test_an_edit_of_each_kind_stays_and_is_listed(): void {
		wp_set_current_user( 1 );
		$run   = self::import_site( self::plan_of( self::site_manifest() ) );
		$ids   = self::import_module()->runs()->items( $run )->made();
		$id    = static fn( int $number ): int => $ids[ 2000000000 + $number ];
		$title = static function ( int $number, string $title ) use ( $id ): void {
			wp_update_post( array( 'ID' => $id( $number ), 'post_title' => $title ) ); // phpcs:ignore WordPress.Arrays
		};
		$write = static function ( int $number ) use ( $id ): void {
			wp_update_post( array( 'ID' => $id( $number ), 'post_content' => '<!-- wp:paragraph --><p>Mine.</p><!-- /wp:paragraph -->' ) ); // phpcs:ignore WordPress.Arrays
		};
		$title( 1, 'My page' );
		$title( 4, 'My post' );
		$title( 51, 'My picture' );
		update_post_meta( $id( 52 ), '_wp_attachment_image_alt', 'My text' );
		array_map( $write, array( 11, 12, 21, 22 ) );
		wp_update_post( array( 'ID' => $id( 3 ), 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays
		wp_insert_comment( array( 'comment_post_ID' => $id( 2 ), 'comment_content' => 'Mine.', 'comment_approved' => 1 ) ); // phpcs:ignore WordPress.Arrays
		wp_update_term( $id( 31 ), 'category', array( 'name' => 'My category' ) );
		wp_update_term( $id( 41 ), 'nav_menu', array( 'name' => 'My menu' ) );
		$link = get_posts( array( 'post_type' => 'nav_menu_item', 'title' => 'Us' ) )[0]; // phpcs:ignore WordPress.Arrays
		wp_update_post( array( 'ID' => $link->ID, 'post_title' => 'My link' ) ); // phpcs:ignore WordPress.Arrays
		update_option( 'blogname', 'My site' );
		update_option( 'blogdescription', 'My words' );
		set_theme_mod( 'mine', 'kept' );
		update_option( 'widget_text', array( 2 => array( 'text' => 'My widget' ), '_multiwidget' => 1 ) ); // phpcs:ignore WordPress.Arrays
		wp_update_user( array( 'ID' => 1, 'display_name' => 'Me' ) ); // phpcs:ignore WordPress.Arrays
		$styles = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( array( 'ID' => $styles, 'post_content' => wp_slash( (string) wp_json_encode( array_replace_recursive( json_decode( get_post( $styles )->post_content, true ), array( 'styles' => array( 'color' => array( 'background' => '#abcdef' ) ) ) ) ) ) ) ); // phpcs:ignore WordPress.Arrays

		$run = self::revert_site( self::import_module()->runs()->get( $run->uuid ) );

		$this->assertSame( Run::REVERTED, $run->status );
		$edited = array();
		foreach ( $run->results['kept'] as $one ) {
			if ( 'needed' !== $one['why'] ) {
				$edited[] = "{$one['type']} {$one['title']} {$one['why']}";
			}
		}
		sort( $edited );
		$this->assertSame(
			array(
				'attachment Frost edited',
				'attachment My picture edited',
				'category My category edited',
				'nav_menu My menu edited',
				'nav_menu_item My link edited',
				'option blogdescription edited',
				'option blogname edited',
				'page About commented',
				'page History edited',
				'page My page edited',
				'post My post edited',
				'wp_block Call edited',
				'wp_global_styles Custom Styles edited',
				'wp_navigation Main edited',
				'wp_template Pages edited',
				'wp_template_part Header edited',
			),
			$edited
		);
		$this->assertSame( array( 'kept', 'My widget', 'Me', 'My site' ), array( get_theme_mod( 'mine' ), get_option( 'widget_text' )[2]['text'], get_userdata( 1 )->display_name, get_option( 'blogname' ) ) );
		foreach ( array( 11, 12, 21, 22 ) as $number ) {
			$this->assertStringContainsString( 'Mine.', get_post( $id( $number ) )->post_content );
		}
		$this->assertStringContainsString( '#abcdef', get_post( $styles )->post_content );
	}
}
