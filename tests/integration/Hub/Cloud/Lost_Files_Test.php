<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Settings\Hub_State;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Hub\Uses_Cloud;

/**
 * Files without a row, left behind by a process that was killed before its commit.
 * @group R17
 */
final class Lost_Files_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;
	use Uses_Cloud;

	public function test_deletes_cloud_files_without_a_row_after_a_day(): void {
		$this->open_hub();
		$token = $this->verified_token();
		$image = self::image( 4 );
		$this->upload_image( $token, $image );
		$this->push( $token, array( 'media' => array( self::medium( $image ) ) ) );
		$folder = wp_get_upload_dir()['basedir'] . '/templately/' . ( new Hub_State() )->private_folder() . '/cloud';
		$kept   = hash( 'sha256', $image ) . '.png';
		$files  = array(
			$kept                                    => array( $image, true ),
			str_repeat( 'a', 64 ) . '.png'           => array( 'lost', false ),
			str_repeat( 'b', 64 ) . '.png.0123abcd'  => array( 'half', false ),
			str_repeat( 'c', 64 ) . '.woff2'         => array( 'lost', false ),
			str_repeat( 'a', 63 ) . 'b.png'          => array( 'young', true ),
			str_repeat( 'a', 63 ) . 'c.png.0123abcd' => array( 'young', true ),
			"$kept.0123abcd"                         => array( 'half of what is there', false ),
			'index.html'                             => array( '', true ),
		);
		foreach ( $files as $name => list( $bytes ) ) {
			$path = "$folder/" . ( 'index.html' === $name ? '' : substr( $name, 0, 2 ) . '/' ) . $name;
			wp_mkdir_p( dirname( $path ) );
			file_put_contents( $path, $bytes );
			touch( $path, time() - ( 'young' === $bytes ? DAY_IN_SECONDS - HOUR_IN_SECONDS : DAY_IN_SECONDS + 5 ) );
		}
		$this->hub->clean_up_clouds();
		clearstatcache();
		foreach ( $files as $name => list( , $stays ) ) {
			$this->assertSame( $stays, is_file( "$folder/" . ( 'index.html' === $name ? '' : substr( $name, 0, 2 ) . '/' ) . $name ), $name );
		}
		$this->assert_consistent();
		$this->assertSame( array( $kept ), $GLOBALS['wpdb']->get_col( "SELECT name FROM {$GLOBALS['wpdb']->prefix}templately_media" ) ); // phpcs:ignore WordPress.DB -- names of tables.
	}

	public function test_deletes_library_files_without_a_row_after_a_day(): void {
		$this->open_hub();
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( self::manifest(), self::entries() ) ) );
		$root    = wp_get_upload_dir()['basedir'] . '/templately/';
		$folders = array( ( new Hub_State() )->private_folder(), 'public' );
		$stay    = array();
		foreach ( $GLOBALS['wpdb']->get_results( "SELECT name, is_public FROM {$GLOBALS['wpdb']->prefix}templately_blobs" ) as $row ) { // phpcs:ignore WordPress.DB -- names of tables.
			$stay[] = $root . $folders[ (int) $row->is_public ] . '/' . substr( $row->name, 0, 2 ) . "/$row->name";
		}
		$go    = array();
		$young = array();
		foreach ( $folders as $folder ) {
			wp_mkdir_p( "$root$folder/aa" );
			$go[]    = "$root$folder/aa/" . str_repeat( 'a', 64 ) . '.png';
			$go[]    = "$root$folder/aa/" . str_repeat( 'a', 63 ) . 'b.png.0123abcd';
			$young[] = "$root$folder/aa/" . str_repeat( 'a', 63 ) . 'c.png';
			$this->assertNotSame( array(), preg_grep( "#/$folder/#", $stay ) );
		}
		foreach ( array_merge( $go, $young ) as $path ) {
			file_put_contents( $path, 'lost' );
		}
		foreach ( array_merge( $go, $stay ) as $path ) {
			touch( $path, time() - DAY_IN_SECONDS - 5 );
		}
		$this->hub->upkeep();
		clearstatcache();
		$here = array_values( array_filter( array_merge( $stay, $go, $young ), 'is_file' ) );
		// Files of other tests keep their age.
		array_map( 'touch', array_filter( $stay, 'is_file' ) );
		array_map( 'unlink', array_filter( array_merge( $go, $young ), 'is_file' ) );
		$this->assertSame( array_merge( $stay, $young ), $here );
	}
}
