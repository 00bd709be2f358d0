<?php

declare( strict_types=1 );

use Templately\Hub\Files\Blob_Folders;
use Templately\Shared\Settings\Hub_State;

/**
 * Folders of the hub's files on a site that has none yet.
 * @group S6
 */
final class Blob_Folders_Test extends Test_Case {

	/** @var string */
	private $base = '';

	protected function setUp(): void {
		parent::setUp();
		$this->base = get_temp_dir() . 'folders-' . wp_generate_password( 12, false );
		add_filter(
			'upload_dir',
			function ( array $folder ): array {
				return array( 'basedir' => $this->base ) + $folder;
			}
		);
		delete_option( 'templately_hub' );
	}

	protected function tearDown(): void {
		( new Blob_Folders( new Hub_State() ) )->remove_all();
		WP_Filesystem();
		$GLOBALS['wp_filesystem']->delete( $this->base, true );
		parent::tearDown();
	}

	/** No folder is listed. */
	public function test_private_folder_is_unguessable_and_closed(): void {
		$folders = new Blob_Folders( new Hub_State() );
		$name    = str_repeat( 'ab', 32 ) . '.png';
		$folders->write( $name, 'public', true );
		$folders->write( $name, 'private', false );
		$this->assertSame( array( 'public', 'private' ), array( file_get_contents( $folders->path( $name, true ) ), file_get_contents( $folders->path( $name, false ) ) ) );
		$private = ( new Hub_State() )->private_folder();
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $private );
		$found = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$this->base/templately", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$found[ substr( (string) $file, strlen( "$this->base/templately" ) ) ] = file_get_contents( (string) $file );
		}
		$expected = array(
			'/index.html'             => '',
			'/public/index.html'      => '',
			'/public/ab/index.html'   => '',
			"/public/ab/$name"        => 'public',
			"/$private/index.html"    => '',
			"/$private/ab/index.html" => '',
			"/$private/.htaccess"     => "Require all denied\n",
			"/$private/ab/$name"      => 'private',
		);
		ksort( $found );
		ksort( $expected );
		$this->assertSame( $expected, $found );
		delete_option( 'templately_hub' );
		$this->assertNotSame( $private, ( new Hub_State() )->private_folder(), 'Another site.' );
		update_option( 'templately_hub', array( 'folder' => $private ) );
	}

	public function test_rewrites_an_incomplete_file(): void {
		$folders = new Blob_Folders( new Hub_State() );
		$name    = str_repeat( 'cd', 32 ) . '.png';
		$folders->write( $name, 'whole', true );
		file_put_contents( "$this->base/templately/public/cd/$name", 'who' );
		$folders->write( $name, 'whole', true );
		$this->assertSame( 'whole', file_get_contents( $folders->path( $name, true ) ) );
	}

	public function test_uninstall_does_nothing_outside_wordpress(): void {
		$file = dirname( __DIR__, 4 ) . '/uninstall.php';
		$this->assertSame( '', shell_exec( escapeshellarg( PHP_BINARY ) . ' -d display_errors=1 -r ' . escapeshellarg( 'require ' . var_export( $file, true ) . '; echo "it ran";' ) . ' 2>&1' ) ?? '' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- to another process.
	}
}
