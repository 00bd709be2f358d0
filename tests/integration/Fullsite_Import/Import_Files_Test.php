<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Files;
use Templately\Fullsite_Import\Run;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * The files of an import: where they are, as the journal keeps it.
 */
final class Import_Files_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** A path is kept below its folder, and found again; one that lies elsewhere is kept whole. */
	public function test_a_path_is_kept_and_found_again(): void {
		foreach ( array(
			WP_CONTENT_DIR . '/uploads/pear..png'  => 'content:uploads/pear..png',
			WP_CONTENT_DIR . '/uploads/..pear/.x/' => 'content:uploads/..pear/.x',
			ABSPATH . 'index.php'                  => 'site:index.php',
			'/srv/elsewhere/pear.png'              => '/srv/elsewhere/pear.png',
			'C:/elsewhere/pear.png'                => 'C:/elsewhere/pear.png',
		) as $path => $kept ) {
			$this->assertSame( $kept, Files::relative( $path ) );
			$this->assertSame( wp_normalize_path( untrailingslashit( $path ) ), Files::absolute( $kept ) );
		}
	}

	/**
	 * Returns paths that name something else than they say, or all of the site.
	 *
	 * @return array<string, array{string}>
	 */
	public function paths(): array {
		$paths = array();
		foreach ( array( 'content:../x', 'content:..', 'content:a/../../x', 'content:a/..', 'site:../x', 'site:..\\x', 'content:a\\..\\..\\x', '../x', '..', '/srv/../etc/x', '/../x', 'content:', 'C:/../x', 'site:', 'content:.', 'content:./x', 'content:/', 'content:a//x', '', '/' ) as $path ) {
			$paths[ $path ] = array( $path );
		}
		return $paths;
	}

	/**
	 * @dataProvider paths
	 * @group S7
	 *
	 * @param string $kept A path as a journal must not have it.
	 */
	public function test_a_path_that_leads_elsewhere_is_refused( string $kept ): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( "The journal names a path outside: $kept" );
		Files::absolute( $kept );
	}

	/** A revert whose journal names such a path removes nothing, and says that it failed. */
	public function test_a_revert_does_not_leave_the_folder(): void {
		global $wpdb;
		$file = dirname( WP_CONTENT_DIR ) . '/made-up-outside.txt';
		file_put_contents( $file, 'Mine.' );
		try {
			$run = self::begin();
			$wpdb->insert( "{$wpdb->prefix}templately_files", array( 'run_id' => $run->id, 'source' => '', 'kind' => Files::FILE, 'path' => 'content:../made-up-outside.txt', 'state' => 'done', 'sha256' => '' ) );
			$log = ini_set( 'error_log', '/dev/null' );
			$run = self::take_back( $run );
			ini_set( 'error_log', (string) $log );
			$this->assertFileExists( $file );
			$this->assertSame( Run::REVERT_FAILED, $run->status );
		} finally {
			wp_delete_file( $file );
		}
	}
}
