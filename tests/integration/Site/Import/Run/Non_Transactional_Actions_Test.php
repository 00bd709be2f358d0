<?php

declare( strict_types=1 );

use Templately\Site\Import\Database\Lease_Lost;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * What no transaction covers: it is done once, by who has the lease, and what plugins make beside their own is found.
 */
final class Non_Transactional_Actions_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var list<string> Paths that the test makes. */
	private $made = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( array_reverse( $this->made ) as $path ) {
			is_dir( $path ) ? Working_Folder::remove_tree( $path ) : unlink( $path );
		}
		parent::tearDown();
	}

	/** An effect is done once, though it be begun again; of what is new in wp-content and uploads that is found in which plugins do not share, and the month's folders. */
	public function test_what_comes_with_an_effect(): void {
		$uploads = wp_get_upload_dir()['basedir'];
		$this->make( "$uploads/2031/" );
		$this->make( "$uploads/made-up-old/" );
		$dated   = static function ( array $folders ): array {
			return array( 'path' => "{$folders['basedir']}/2031/05" ) + $folders;
		};
		$answers = array();
		$seen    = array();
		$calls   = 0;
		$effect  = function () use ( $uploads, &$calls ): string {
			$this->make( 1 === ++$calls ? WP_CONTENT_DIR . '/made-up-half/' : WP_CONTENT_DIR . '/made-up.log' );
			if ( 1 === $calls ) {
				update_option( 'made_up_first', 'yes' );
				throw new LogicException( 'Ended.' );
			}
			foreach ( array( 'mu-plugins/', 'languages/', 'upgrade/', 'upgrade-temp-backup/', 'cache/', 'database/', 'debug.log' ) as $common ) {
				$this->make( WP_CONTENT_DIR . "/$common" );
			}
			foreach ( array( '2031/05/', '2032/', '20311/', 'sites/', 'fonts/', 'templately-made-up/', 'made-up/' ) as $name ) {
				$this->make( "$uploads/$name" );
			}
			update_option( 'made_up_beside', 'yes' );
			return 'Done.';
		};
		$looks   = static function ( string $name ) use ( &$seen ): void {
			global $wpdb;
			if ( 'end effect:one' === $name && $wpdb->dbh instanceof mysqli ) {
				list( $host, , $socket ) = $wpdb->parse_db_host( DB_HOST );
				$other                   = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, (string) $socket ); // phpcs:ignore WordPress.DB.RestrictedClasses -- another connection.
				$seen                    = $other->query( "SELECT option_value FROM $wpdb->options WHERE option_name = 'made_up_beside'" )->fetch_row();
			}
		};
		add_filter( 'upload_dir', $dated );
		add_action( 'templately_import_boundary', $looks );
		$run = $this->work(
			function ( Step_Context $work ) use ( $effect, &$answers ): void {
				try {
					$work->run_once( 'one', $effect, false );
				} catch ( LogicException $ended ) {
					$answers[] = $ended->getMessage();
				}
				$answers[] = $work->run_once( 'one', $effect, false );
				$answers[] = $work->run_once( 'one', $effect, false );
				$answers[] = $work->run_once(
					'two',
					function (): void {
						$this->make( WP_CONTENT_DIR . '/made-up-two/' );
					},
					false
				);
			}
		);
		remove_filter( 'upload_dir', $dated );
		remove_action( 'templately_import_boundary', $looks );
		$this->assertSame( array( Run::DONE, array( 'Ended.', 'Done.', null, null ), 2 ), array( $run->status, $answers, $calls ) );
		$of                = static function ( string $option ) use ( $run ): int {
			global $wpdb;
			return (int) $wpdb->get_var( "SELECT seq FROM {$wpdb->prefix}templately_rows WHERE run_id = $run->id AND pk = '$option'" );
		};
		list( $from, $to ) = $run->memory['parts']['one']['rows'];
		$this->assertSame( array( true, $of( 'made_up_beside' ) ), array( $from < $of( 'made_up_first' ), $to ), 'What came with it is all that came since it was first begun.' );
		$this->assertSame( array(), array_diff( $seen, array( 'yes' ) ), 'Who is asked to settle sees what was written.' );
		$this->assertSame(
			array( 'content:made-up-half tree', 'content:made-up-two tree', 'content:made-up.log file', 'content:uploads/2031/05 dir', 'content:uploads/20311 tree', 'content:uploads/made-up tree' ),
			self::noted( $run )
		);
	}

	/** Folders that plugins share are nobody's, also where they were not seen before. */
	public function test_what_is_shared_is_not_found(): void {
		$this->make( WP_CONTENT_DIR . '/mu-plugins/' );
		$this->make( WP_CONTENT_DIR . '/made-up-new/' );
		$found  = self::noted(
			$this->work(
				static function ( Step_Context $work ): void {
					$work->set_memory( 'names', array() );
					$work->run_once( 'one', '__return_null', false );
				}
			)
		);
		$shared = array( 'content:mu-plugins tree', 'content:plugins tree', 'content:themes tree', 'content:uploads tree' );
		$this->assertSame( array( 'content:made-up-new tree' ), array_values( array_intersect( $found, array_merge( $shared, array( 'content:made-up-new tree' ) ) ) ) );
	}

	/** Who has lost the lease does nothing more, and notes nothing of what was made under somebody else's. */
	public function test_who_has_lost_the_lease(): void {
		global $wpdb;
		$lose   = static function ( int $by ) use ( $wpdb ): void {
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = 1 + $by" );
		};
		$made   = 0;
		$losing = function () use ( $lose, &$made ): void {
			$this->make( WP_CONTENT_DIR . '/made-up-' . ( ++$made ) . '/' );
			$lose( 1 );
		};
		$lost   = 0;
		wp_upload_dir();
		$run = $this->work(
			function ( Step_Context $work ) use ( $lose, $losing, &$lost ): void {
				$attempts = array(
					array( 'run_once', array( 'one', $losing, false ), false ),
					// Begun by it, and then by who has lost it.
					array( 'run_once', array( 'one', $losing, false ), true ),
					array( 'run_file_action', array( $losing ), false ),
					array( 'run_file_action', array( $losing ), true ),
				);
				foreach ( $attempts as list( $name, $arguments, $is_lost ) ) {
					$lose( $is_lost ? 1 : 0 );
					try {
						$work->$name( ...$arguments );
					} catch ( Lease_Lost $thrown ) {
						++$lost;
					}
					$lose( 0 );
				}
				$this->assertFalse( $work->map()->has( 'effect:one' ) );
			}
		);
		$this->assertSame( array( Run::DONE, 4, 2, array() ), array( $run->status, $lost, $made, self::noted( $run ) ) );
	}

	/**
	 * @param callable( Step_Context ): void $piece The one piece of work of an import.
	 */
	private function work( callable $piece ): Run {
		return self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::PLUGIN, array( $piece ) ) ) ) );
	}

	/**
	 * Makes a folder or a file where there is none.
	 *
	 * @param string $path Its path; a folder's ends with a slash.
	 */
	private function make( string $path ): void {
		if ( ! file_exists( $path ) ) {
			$this->made[] = untrailingslashit( $path );
			'/' === substr( $path, -1 ) ? mkdir( $path ) : file_put_contents( $path, 'x' );
		}
	}

	/**
	 * @param Run $run A run.
	 * @return list<string> Paths and kinds of what its journal has of files.
	 */
	private static function noted( Run $run ): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT CONCAT(path, ' ', kind) FROM {$wpdb->prefix}templately_files WHERE run_id = $run->id ORDER BY path" );
	}
}
