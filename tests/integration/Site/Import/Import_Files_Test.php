<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Shared\File_Tree;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Import_Uninstaller;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Site\Import\Steps\Language_Packs;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * The files of an import: where they are, as the journal keeps it.
 */
final class Import_Files_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var array<string, WP_Hook> */
	private array $hooks = array();

	/** The site can move. A path elsewhere is recorded whole. */
	public function test_a_path_is_recorded_relative_to_its_folder_and_found_again(): void {
		foreach ( array(
			'content:uploads/pear..png' => WP_CONTENT_DIR . '/uploads/pear..png',
			'content:uploads/..pear/.x' => WP_CONTENT_DIR . '/uploads/..pear/.x',
			'site:index.php'            => ABSPATH . 'index.php',
			'/srv/elsewhere/pear.png'   => '/srv/elsewhere/pear.png',
			'C:/elsewhere/pear.png'     => 'C:/elsewhere/pear.png',
		) as $kept => $path ) {
			$this->assertSame( wp_normalize_path( $path ), Change_Log::path( $kept ) );
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
	 * @param string $kept A path as a log must not have it.
	 */
	public function test_a_path_that_leads_elsewhere_is_refused( string $kept ): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( "The log names a path outside: $kept" );
		Change_Log::path( $kept );
	}

	/** A revert whose log names such a path removes nothing, and says that it failed. */
	public function test_a_revert_does_not_leave_the_folder(): void {
		global $wpdb;
		$file = dirname( WP_CONTENT_DIR ) . '/made-up-outside.txt';
		file_put_contents( $file, 'Mine.' );
		try {
			$run = self::begin();
			$wpdb->insert( "{$wpdb->prefix}templately_changes", array( 'run_id' => $run->id, 'kind' => Files::FILE, 'target' => 'content:../made-up-outside.txt', 'row_key' => '', 'after_hash' => '', 'state' => Change_Log::RECORDED ) );
			$log = ini_set( 'error_log', '/dev/null' );
			$run = self::revert( $run );
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

	/** A file is written beside others of its name, with the rights of its folder, and recorded before it is there. */
	public function test_a_file_is_written(): void {
		list( $files, , $folder ) = $this->files();
		wp_mkdir_p( $folder );
		chmod( $folder, 0770 );
		file_put_contents( "$folder/pear.txt", 'Mine.' );
		$path = $files->write(
			$folder,
			'pear.txt',
			hash( 'sha256', 'A pear.' ),
			static function ( string $into ): void {
				file_put_contents( $into, 'A pear.' );
			}
		);
		$this->assertSame( "$folder/pear-1.txt", $path );
		$this->assertSame( array( 'Mine.', 'A pear.', 0660 ), array( file_get_contents( "$folder/pear.txt" ), file_get_contents( $path ), fileperms( $path ) & 0777 ) );
		$this->assertSame( array( array( 'file', 'content:uploads/made-up/pear-1.txt' ) ), $this->recorded() );
		$this->assertSame( array( '.', '..', 'pear-1.txt', 'pear.txt' ), scandir( $folder ) );
	}

	/** A file that is not written whole, or cannot be put in its place, ends the import; a process that was taken over writes none. */
	public function test_a_file_that_is_not_written(): void {
		list( $files, , $folder ) = $this->files();
		$write                    = static function ( callable $fill ) use ( $files, $folder ): string {
			try {
				return $files->write( $folder, 'pear.txt', hash( 'sha256', 'A pear.' ), $fill );
			} catch ( Failure $failure ) {
				return $failure->error_code() . ' ' . $failure->status();
			} catch ( Lease_Lost $lost ) {
				return 'lost';
			}
		};
		$this->assertSame( 'file_not_written 507', $write( '__return_null' ) );
		set_error_handler( '__return_true' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP warns of what is tested.
		$said = $write(
			static function ( string $into ) use ( $folder ): void {
				file_put_contents( $into, 'A pear.' );
				mkdir( "$folder/pear.txt" );
			}
		);
		restore_error_handler();
		$this->assertSame( 'file_not_written 507', $said );
		self::take_over();
		$is_filled = false;
		$said      = $write(
			static function () use ( &$is_filled ): void {
				$is_filled = true;
			}
		);
		$this->assertSame( array( 'lost', false ), array( $said, $is_filled ) );
	}

	public function test_a_path_that_wordpress_is_about_to_make_is_recorded_unless_it_exists(): void {
		list( $files, , $folder ) = $this->files();
		wp_mkdir_p( "$folder/mine" );
		$this->assertSame( array( false, true ), array( $files->expect( Files::TREE, "$folder/mine" ), $files->expect( Files::TREE, "$folder/new" ) ) );
		$this->assertSame( array( array( 'tree', 'content:uploads/made-up/new' ) ), $this->recorded() );
	}

	public function test_new_files_in_wp_content_are_recorded_except_shared_folders(): void {
		list( $files ) = $this->files();
		$root          = wp_normalize_path( WP_CONTENT_DIR );
		$shared        = is_dir( "$root/cache" );
		mkdir( "$root/made-up-before" );
		try {
			$files->during(
				static function () use ( $root, $shared ): void {
					mkdir( "$root/made-up-logs" );
					file_put_contents( "$root/made-up.php", '<?php' );
					$shared || mkdir( "$root/cache" );
				}
			);
		} finally {
			rmdir( "$root/made-up-before" );
			rmdir( "$root/made-up-logs" );
			unlink( "$root/made-up.php" );
			$shared || rmdir( "$root/cache" );
		}
		$this->assertSame( array( array( 'tree', 'content:made-up-logs' ), array( 'file', 'content:made-up.php' ) ), array_values( array_filter( $this->recorded(), static fn( array $one ): bool => false !== strpos( $one[1], 'made-up' ) || false !== strpos( $one[1], 'cache' ) ) ) );
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
		$noted = $wpdb->get_col( "SELECT target FROM {$wpdb->prefix}templately_changes WHERE kind = 'file'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertNotSame( array(), $noted );
		$this->assertSame( array(), preg_grep( '#^content:languages/themes/made-up-de_DE\.#', $noted, PREG_GREP_INVERT ) );
	}

	/** When the plugin is uninstalled, working folders and the event of cron go. */
	public function test_uninstalling(): void {
		Import_Cron::schedule();
		$folder = Working_Folder::ensure( self::begin() );
		Import_Uninstaller::remove();
		wp_cache_flush();
		$this->assertFalse( Import_Cron::is_scheduled() );
		$this->assertDirectoryDoesNotExist( dirname( $folder ) );
	}

	/**
	 * @return array{Files, Run, string} The files of an import that this process works on, and a folder that is not there yet.
	 */
	private function files(): array {
		$run        = self::begin();
		$connection = new Connection( $GLOBALS['wpdb'] );
		$lease      = new Lease( $connection );
		$log        = new Change_Log( $connection );
		$lease->acquire( $run->id );
		$log->begin( $run->id, $lease->fence() );
		return array( new Files( $log, $lease, $run ), $run, wp_normalize_path( wp_get_upload_dir()['basedir'] ) . '/made-up' );
	}

	/** @return list<array{string, string}> Kind and path of what is recorded. */
	private function recorded(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT kind, target FROM {$wpdb->prefix}templately_changes WHERE kind IN ('file', 'folder', 'tree') ORDER BY seq", ARRAY_N ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
	}

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->hooks = array_map(
			static function ( $hook ) {
				return clone $hook;
			},
			$GLOBALS['wp_filter']
		);
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$GLOBALS['wp_filter'] = $this->hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- a change log that records may be among them.
		File_Tree::remove( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}
}
