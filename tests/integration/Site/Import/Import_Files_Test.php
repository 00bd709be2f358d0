<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Database\Lease_Lost;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Site\Import\Steps\Language_Packs;
use Templately\Site\Import\Traces;
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
			$this->assertSame( $kept, File_Log::to_relative( $path ) );
			$this->assertSame( wp_normalize_path( untrailingslashit( $path ) ), File_Log::to_absolute( $kept ) );
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
		File_Log::to_absolute( $kept );
	}

	/** A revert whose journal names such a path removes nothing, and says that it failed. */
	public function test_a_revert_does_not_leave_the_folder(): void {
		global $wpdb;
		$file = dirname( WP_CONTENT_DIR ) . '/made-up-outside.txt';
		file_put_contents( $file, 'Mine.' );
		try {
			$run = self::begin();
			$wpdb->insert( "{$wpdb->prefix}templately_files", array( 'run_id' => $run->id, 'source' => '', 'kind' => File_Log::FILE, 'path' => 'content:../made-up-outside.txt', 'state' => 'done', 'sha256' => '' ) );
			$log = ini_set( 'error_log', '/dev/null' );
			$run = self::take_back( $run );
			ini_set( 'error_log', (string) $log );
			$this->assertFileExists( $file );
			$this->assertSame( Run::REVERT_FAILED, $run->status );
		} finally {
			wp_delete_file( $file );
		}
	}

	/** The folder that an import works in is served to nobody; it goes with it, and what holds all of them with the last one. */
	public function test_the_working_folder(): void {
		$root = wp_get_upload_dir()['basedir'] . '/templately-imports';
		Working_Folder::remove_all();
		$one         = new Run();
		$one->uuid   = 'one';
		$other       = new Run();
		$other->uuid = 'other';
		$this->assertSame( array( "$root/one", "$root/other" ), array( Working_Folder::ensure( $one ), Working_Folder::ensure( $other ) ) );
		$this->assertSame( array( "Require all denied\n", '' ), array( file_get_contents( "$root/.htaccess" ), file_get_contents( "$root/index.html" ) ) );
		file_put_contents( "$root/other/bundle.zip", 'x' );
		Working_Folder::remove( $one );
		$this->assertSame( array( '.', '..', '.htaccess', 'index.html', 'other' ), scandir( $root ) );
		$this->assertFileExists( Working_Folder::ensure( $other ) . '/bundle.zip' );
		Working_Folder::remove( $other );
		$this->assertFileDoesNotExist( $root );
	}

	/** Where it cannot be made, that is said. */
	public function test_a_working_folder_that_cannot_be_made(): void {
		$root = wp_get_upload_dir()['basedir'] . '/templately-imports';
		Working_Folder::remove_all();
		file_put_contents( $root, 'In its way.' );
		$run       = new Run();
		$run->uuid = 'one';
		try {
			Working_Folder::ensure( $run );
			$this->fail( 'It was made.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'file_not_written', 507 ), array( $failure->error_code(), $failure->status() ) );
		} finally {
			unlink( $root );
		}
	}

	/** A file is written once, beside what others have under its name; where it is gone, again; where the process ended in the middle, in the same place. */
	public function test_a_file_is_written_once(): void {
		list( $files, , $folder ) = $this->files();
		$times                    = 0;
		$fill                     = static function ( string $into ) use ( &$times ): void {
			++$times;
			file_put_contents( $into, 'A pear.' );
		};
		$write                    = static function ( string $source ) use ( $files, $folder, $fill ): string {
			return wp_basename( $files->write_file( $source, $folder, 'pear.txt', hash( 'sha256', 'A pear.' ), $fill ) );
		};
		wp_mkdir_p( $folder );
		chmod( $folder, 0770 );
		file_put_contents( "$folder/pear.txt", 'Mine.' );
		$this->assertSame( array( 'pear-1.txt', 'pear-1.txt', 1 ), array( $write( 'object:1' ), $write( 'object:1' ), $times ) );
		$this->assertSame( array( 'Mine.', 'A pear.', 0660 ), array( file_get_contents( "$folder/pear.txt" ), file_get_contents( "$folder/pear-1.txt" ), fileperms( "$folder/pear-1.txt" ) & 0777 ) );
		wp_delete_file( "$folder/pear-1.txt" );
		clearstatcache();
		$this->assertSame( array( 'pear-1.txt', 2 ), array( $write( 'object:1' ), $times ) );

		$ends = static function ( string $name ): void {
			if ( 0 === strpos( $name, 'renamed ' ) ) {
				throw new LogicException( 'Killed.' );
			}
		};
		add_action( 'templately_import_boundary', $ends );
		try {
			$write( 'object:2' );
		} catch ( LogicException $killed ) {
			remove_action( 'templately_import_boundary', $ends );
		}
		$this->assertSame( array( 'pear-2.txt', array( '.', '..', 'pear-1.txt', 'pear-2.txt', 'pear.txt' ) ), array( $write( 'object:2' ), scandir( $folder ) ) );
	}

	/** What is not written, cannot be put in its place or is somebody else's to write by now is no file. */
	public function test_a_file_that_is_not_written(): void {
		list( $files, $run, $folder ) = $this->files();
		$write                        = static function ( callable $fill ) use ( $files, $folder ): string {
			try {
				return $files->write_file( 'object:' . wp_rand(), $folder, 'pear.txt', hash( 'sha256', 'A pear.' ), $fill );
			} catch ( Failure $failure ) {
				return $failure->error_code() . ' ' . $failure->status();
			} catch ( Lease_Lost $lost ) {
				return 'lost';
			}
		};
		$this->assertSame( 'file_not_written 507', $write( '__return_null' ) );
		set_error_handler( '__return_true' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP says aloud what is tested.
		$said = $write(
			static function ( string $into ): void {
				file_put_contents( $into, 'A pear.' );
				mkdir( substr( $into, 0, -strlen( File_Log::UNFINISHED ) ) );
			}
		);
		restore_error_handler();
		$this->assertSame( 'file_not_written 507', $said );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1 WHERE id = $run->id" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
		$is_filled = false;
		$said      = $write(
			static function () use ( &$is_filled ): void {
				$is_filled = true;
			}
		);
		$this->assertSame( array( 'lost', false ), array( $said, $is_filled ) );
	}

	/** What others are going to make is noted where nothing is; noted twice, it is so once, and an import does not take what another one has noted for its own. */
	public function test_what_others_make(): void {
		global $wpdb;
		list( $files, $run, $folder ) = $this->files();
		wp_mkdir_p( "$folder/mine" );
		$this->assertSame( array( false, true ), array( $files->record_expected( File_Log::TREE, "$folder/mine" ), $files->record_expected( File_Log::TREE, "$folder/new" ) ) );
		wp_mkdir_p( "$folder/new" );
		$this->assertTrue( $files->record_expected( File_Log::TREE, "$folder/new" ), 'It was noted before.' );
		$files->record_found( 'content:uploads/made-up/new' );
		$other = new File_Log( new Import_Database( $wpdb ), new Lease( new Import_Database( $wpdb ) ), $run->id + 1 );
		$this->assertFalse( $other->record_expected( File_Log::TREE, "$folder/new" ) );
		$rows = $wpdb->get_results( "SELECT run_id, kind, path, state FROM {$wpdb->prefix}templately_files WHERE run_id >= $run->id", ARRAY_N ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
		$this->assertSame( array( array( (string) $run->id, 'tree', 'content:uploads/made-up/new', 'intent' ) ), $rows );
	}

	/** Of languages only those come that WordPress wants, of what is installed, by a name that is one; what comes is noted before. */
	public function test_languages(): void {
		list( $files ) = $this->files();
		$offers        = array(
			'ours'              => array( true, 'theme', 'made-up', 'de_DE' ),
			'not wanted'        => array( false, 'theme', 'made-up', 'fr_FR' ),
			'a plugin of it'    => array( true, 'plugin', 'made-up', 'de_DE' ),
			'of another'        => array( true, 'theme', 'other', 'de_DE' ),
			'a name that leads' => array( true, 'theme', 'made-up', '../x' ),
			'a line more'       => array( true, 'theme', 'made-up', "it_IT\n" ),
		);
		$answers       = Language_Packs::record_during(
			$files,
			'theme',
			'made-up',
			static function () use ( $offers ): array {
				return array_map(
					static function ( array $offer ): bool {
						list( $is_wanted, $type, $slug, $language ) = $offer;
						return (bool) apply_filters( 'async_update_translation', $is_wanted, (object) compact( 'type', 'slug', 'language' ) );
					},
					$offers
				);
			}
		);
		$this->assertSame( array( 'ours' ), array_keys( array_filter( $answers ) ) );
		global $wpdb;
		$noted = $wpdb->get_col( "SELECT path FROM {$wpdb->prefix}templately_files WHERE kind = 'file'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertNotSame( array(), $noted );
		$this->assertSame( array(), preg_grep( '#^content:languages/themes/made-up-de_DE\.#', $noted, PREG_GREP_INVERT ) );
	}

	/** Of what imports leave besides their tables nothing stays when the plugin goes; what only begins like it does. */
	public function test_traces(): void {
		global $wpdb;
		$run = self::begin();
		Import_Cron::schedule();
		$folder = Working_Folder::ensure( $run );
		$names  = array( "{$wpdb->prefix}templately_copy_1", "{$wpdb->prefix}templately_copy_posts", "{$wpdb->prefix}templatelyXcopy_1" );
		foreach ( $names as $name ) {
			$wpdb->query( "CREATE TABLE $name (id int NOT NULL, PRIMARY KEY (id))" ); // phpcs:ignore WordPress.DB.PreparedSQL -- three names.
		}
		( new Traces( new Import_Database( $wpdb ) ) )->remove();
		wp_cache_flush();
		$left = array_values( array_intersect( $wpdb->get_col( 'SHOW TABLES' ), $names ) );
		$wpdb->query( "DROP TABLE $names[2]" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		$this->assertSame( array( array( $names[2] ), false ), array( $left, Import_Cron::is_scheduled() ) );
		$this->assertDirectoryDoesNotExist( dirname( $folder ) );
	}

	/**
	 * @return array{File_Log, Run, string} The files of an import that this process holds, and a folder that is not there yet.
	 */
	private function files(): array {
		global $wpdb;
		$run   = self::begin();
		$lease = new Lease( new Import_Database( $wpdb ) );
		$lease->acquire( $run->id );
		return array( new File_Log( new Import_Database( $wpdb ), $lease, $run->id ), $run, wp_get_upload_dir()['basedir'] . '/made-up' );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		Working_Folder::remove_tree( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}
}
