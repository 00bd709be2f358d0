<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Hub_State;
use Templately\Tests\Publishes_Designs;
use Templately\Tests\Runs_Web_Servers;

/**
 * The hub's private files behind Apache, nginx and PHP's server, with directory listing enabled.
 * @group S6
 */
final class Web_Servers_Test extends Test_Case {

	use Publishes_Designs;
	use Runs_Web_Servers;

	private const UPLOADS = '/wp-content/uploads/templately';

	/** @var bool The site's own server is asked too, and must not wait for this test's transaction. */
	protected $commits = true;

	/** @var string Path of the private file. */
	private $private = '';

	/** @var string Path of the public one. */
	private $public = '';

	/** @var string Bytes of both. */
	private $bytes = '';

	/** Copies one file of each kind, with everything the plugin wrote beside it, to a folder that the servers' user can read. */
	protected function setUp(): void {
		parent::setUp();
		// Files of an earlier test prove nothing.
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::stored_files(), FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( in_array( $file->getFilename(), array( 'index.html', '.htaccess' ), true ) ) {
				wp_delete_file( $file->getPathname() );
			}
		}
		$canvas = imagecreatetruecolor( 8, 8 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, wp_rand( 0, 255 ), wp_rand( 0, 255 ), wp_rand( 0, 255 ) ) );
		ob_start();
		imagepng( $canvas );
		$image = (string) ob_get_clean();
		foreach ( array( true, false ) as $is_public ) {
			$kept = $this->hub_services()->publisher()->store_image( $image, 'a.png', $is_public );
			$of   = $is_public ? 'public' : ( new Hub_State() )->private_folder();
			$file = glob( wp_get_upload_dir()['basedir'] . "/templately/$of/*/{$kept['sha256']}.*" )[0];
			$path = self::UPLOADS . "/$of/" . basename( dirname( $file ) ) . '/' . basename( $file );

			$this->bytes = (string) file_get_contents( $file );
			if ( $is_public ) {
				$this->public = $path;
			} else {
				$this->private = $path;
			}
		}
		$this->folder = self::server_folder();
		$this->copy( wp_get_upload_dir()['basedir'] . '/templately', "{$this->folder}/docs" . self::UPLOADS );
	}

	/** Folder of the hub's files. */
	private static function stored_files(): string {
		$folder = wp_get_upload_dir()['basedir'] . '/templately';
		wp_mkdir_p( $folder );
		return $folder;
	}

	protected function tearDown(): void {
		$this->end_server();
		parent::tearDown();
	}

	public function test_apache_denies_the_private_folder(): void {
		$this->serve_apache( array( 'autoindex' ), "DocumentRoot {$this->folder}/docs\n<Directory {$this->folder}/docs>\nOptions +Indexes\nAllowOverride All\nRequire all granted\nDirectoryIndex index.html\n</Directory>" );
		$this->assertFilesAreKept( 403 );
	}

	public function test_nginx_with_the_rule_of_the_readme_denies_the_private_folder(): void {
		$readme = (string) file_get_contents( dirname( TEMPLATELY_FILE ) . '/readme.txt' );
		$this->assertSame( 1, preg_match( '/^\s*(location ~ .*\{ deny all; \})$/m', $readme, $found ) );
		$this->serve_nginx( $this->files() . $found[1] );
		$this->assertFilesAreKept( 403 );
	}

	public function test_other_servers_do_not_reveal_the_folder(): void {
		$this->assertMatchesRegularExpression( '#/[0-9a-f]{32}/[0-9a-f]{2}/[0-9a-f]{64}\.png$#', $this->private );
		$this->serve_nginx( $this->files() );
		$this->assertNameIsSecret();
		$this->assertSame( 200, $this->ask( $this->public )[0] );

		$this->address = untrailingslashit( home_url() );
		$this->assertNameIsSecret();
	}

	private function assertFilesAreKept( int $refusal ): void {
		$this->assertSame( array( 200, $this->bytes ), $this->ask( $this->public ) );
		foreach ( array( $this->private, dirname( $this->private ) . '/', dirname( $this->private, 2 ) . '/', dirname( $this->private ) . '/index.html', str_replace( 'uploads', 'uploads//', $this->private ), str_replace( '/templately/', '/templately/public/../', $this->private ), $this->private . '?a=b' ) as $path ) {
			list( $status, $body ) = $this->ask( $path );
			$this->assertSame( $refusal, $status, $path );
			$this->assertStringNotContainsString( $this->bytes, $body );
		}
		$this->assertNameIsSecret();
	}

	/** No listing and no other spelling of the URL reveals the folder. */
	private function assertNameIsSecret(): void {
		$name = basename( dirname( $this->private, 2 ) );
		foreach ( array( self::UPLOADS, self::UPLOADS . '/', self::UPLOADS . '/public/', self::UPLOADS . '/public' ) as $path ) {
			$this->assertStringNotContainsString( $name, $this->ask( $path )[1], $path );
			$this->assertStringNotContainsString( basename( $this->private ), $this->ask( $path )[1], $path );
		}
		foreach ( array( '*', 'private', str_repeat( '0', 32 ), substr( $name, 0, 31 ), '.' ) as $guess ) {
			$this->assertNotSame( $this->bytes, $this->ask( self::UPLOADS . "/$guess/" . basename( dirname( $this->private ) ) . '/' . basename( $this->private ) )[1], $guess );
		}
	}

	/** Configuration of nginx that serves files with directory listing. */
	private function files(): string {
		return "root {$this->folder}/docs;\nautoindex on;\nmerge_slashes on;\n";
	}

	/**
	 * Requests a path without normalizing it, as a client would.
	 * @return array{int, string} Status, 0 without a response; and body.
	 */
	private function ask( string $path ): array {
		$context = stream_context_create( array( 'http' => array( 'ignore_errors' => true, 'follow_location' => 0 ) ) );
		$body    = @file_get_contents( $this->address . $path, false, $context ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- it may not be there yet.
		return array( false === $body ? 0 : (int) explode( ' ', $http_response_header[0] )[1], (string) $body );
	}

	/** @param string $to   Where it goes. */
	private function copy( string $from, string $to ): void {
		wp_mkdir_p( $to );
		foreach ( array_diff( (array) scandir( $from ), array( '.', '..' ) ) as $name ) {
			if ( is_dir( "$from/$name" ) ) {
				$this->copy( "$from/$name", "$to/$name" );
			} else {
				copy( "$from/$name", "$to/$name" );
				chmod( "$to/$name", 0644 );
			}
		}
	}
}
