<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Run;
use Templately\Fullsite_Import\Working_Folder;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Site_Dump;

/**
 * What is left of an import that a revert has to find by itself: a file that was half written, a setting that its plugin went on writing.
 */
final class Loose_Ends_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		self::make_old();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		foreach ( array( 'made_up', 'made_up_listener', 'made_up_other' ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- three names.
		}
		Working_Folder::remove_tree( WP_PLUGIN_DIR . '/made-up' );
		Working_Folder::remove_tree( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	/** A file that was written and not yet renamed when the import ended goes with the revert, and so do its folders. */
	public function test_a_half_written_file_goes(): void {
		$before = Site_Dump::take();
		$stop   = static function ( string $name ): void {
			if ( 0 === strpos( $name, 'rename ' ) ) {
				throw new RuntimeException( 'The disk is gone.' );
			}
		};
		$log    = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- what is logged is not looked at.
		add_action( 'templately_import_boundary', $stop );
		$run = self::finish( self::begin() );
		remove_action( 'templately_import_boundary', $stop );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$folder = wp_get_upload_dir()['basedir'] . '/made-up/deep';
		$this->assertSame( array( Run::FAILED, array( '.', '..', 'pear.txt.tpl-tmp' ) ), array( $run->status, scandir( $folder ) ) );
		self::take_back( $run );
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** What a plugin changed of a setting of its own goes with the plugin and is no edit; one that was there before is listed. */
	public function test_a_setting_that_its_plugin_changed_goes_with_it(): void {
		$run = self::finish( self::begin() );
		$this->assertSame( array( 'colour' => 'blue' ), get_option( 'made_up_settings' ) );
		update_option( 'made_up_settings', array( 'colour' => 'red' ) );
		update_option( 'old_option', 'Of somebody' );
		$run  = self::take_back( $run );
		$kept = array_column( $run->results['kept'], 'why', 'id' );
		wp_cache_flush();
		$this->assertSame( array( false, 'Of somebody' ), array( get_option( 'made_up_settings' ), get_option( 'old_option' ) ) );
		$this->assertSame( array( 'old_option' => 'changed' ), $kept );
	}
}
