<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fetches_Pages;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Own_Site;
use Templately\Tests\Makes_Site_Bundles;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

/**
 * A site with an object cache that outlives the request, as with Redis: whoever reads while an import or a revert writes keeps nothing
 * that is no longer so. The cache is a stand-in that keeps its values in files; other processes than the one that writes read it.
 */
final class Object_Cache_Test extends Test_Case {

	use Fetches_Pages;
	use Imports;
	use Makes_Site_Bundles;
	use Own_Site;
	use Runs_At_Once;

	/** @var bool */
	protected $commits = true;

	/** @var string */
	private $folder = '';

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		delete_option( 'theme_switched' );
		self::make_own_site();
		self::make_old();
		// WordPress notes then that the theme has no CSS of its own.
		$this->fetch( home_url( '/' ) );
		$this->folder = get_temp_dir() . 'templately-cache-' . wp_generate_password( 8, false );
		$parts        = dirname( __DIR__, 3 ) . '/object-cache';
		mkdir( $this->folder );
		file_put_contents( WPMU_PLUGIN_DIR . '/reader.php', '<?php require ' . var_export( "$parts/reader.php", true ) . ';' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		file_put_contents( WP_CONTENT_DIR . '/object-cache.php', '<?php define( "TEMPLATELY_CACHE_FOLDER", ' . var_export( $this->folder, true ) . ' ); require ' . var_export( "$parts/object-cache.php", true ) . ';' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		self::read( 'warm' );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		wp_delete_file( WP_CONTENT_DIR . '/object-cache.php' );
		wp_delete_file( WPMU_PLUGIN_DIR . '/reader.php' );
		Working_Folder::remove_tree( $this->folder );
		Working_Folder::remove_tree( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	/**
	 * Before each commit somebody reads everything (before every fourth in `npm test`); after the import, and after the revert,
	 * everything that is read is so.
	 *
	 * @group RVT-001
	 * @group faults
	 */
	public function test_nothing_stale_is_read_after_an_import_and_its_revert(): void {
		$before                         = self::dump_site();
		list( $uuid, $status, $visits ) = $this->at_once( 'import_with_readers', 1 )[0];
		$this->assertSame( Run::DONE, $status );
		$this->assertGreaterThan( 5, $visits );
		$this->assert_fresh();
		$this->assertStringContainsString( '<title>The pear tree', $this->fetch( home_url( '/' ) ) );
		list( $status, $kept, $visits ) = $this->at_once( 'revert_with_readers', 1, array( $uuid ) )[0];
		$this->assertSame( array( Run::REVERTED, array() ), array( $status, $kept ) );
		$this->assertGreaterThan( 3, $visits );
		$this->assert_fresh();
		$this->assertStringContainsString( '<title>Mine', $this->fetch( home_url( '/' ) ) );
		self::assert_site_is( $before );
	}

	/**
	 * A plugin writes past WordPress within a chunk and empties the cache, or a group of it, or writes as WordPress does; somebody reads
	 * before the chunk is stored. What is stored is what is read then, while the import goes on.
	 */
	public function test_what_a_plugin_empties_within_a_chunk_is_empty_after_it(): void {
		foreach ( array( 'a group', 'all', 'nothing' ) as $what ) {
			$this->assertSame( array( Run::DONE, "$what is emptied", array() ), $this->at_once( 'write_past_wordpress', 1, array( $what ) )[0] );
		}
	}

	/**
	 * Imports a small site.
	 *
	 * @return array{string, string, int} The run, its status, and how many read meanwhile.
	 */
	public static function import_with_readers(): array {
		wp_set_current_user( 1 );
		$visits = self::read_before_commits();
		$run    = self::import_site( self::plan_of( self::site_manifest() ), array( 'logo_size' => 99 ) );
		return array( $run->uuid, $run->status, $visits() );
	}

	/**
	 * Takes it back.
	 *
	 * @param int          $number    Not used.
	 * @param list<string> $arguments The run.
	 * @return array{string, array<mixed>, int} Its status, what stays, and how many read meanwhile.
	 */
	public static function revert_with_readers( int $number, array $arguments ): array {
		wp_set_current_user( 1 );
		$visits = self::read_before_commits();
		$run    = self::revert_site( self::import_module()->runs()->get( $arguments[0] ) );
		return array( $run->status, $run->results['kept'], $visits() );
	}

	/**
	 * Imports with a plugin that writes into the database itself.
	 *
	 * @param int          $number    Not used.
	 * @param list<string> $arguments What it empties.
	 * @return array{string, string, array<string, array{string, string}>} Status of the run, title of the old post, and what was stale after the chunk.
	 */
	public static function write_past_wordpress( int $number, array $arguments ): array {
		global $wpdb;
		$what  = $arguments[0];
		$old   = (int) get_option( 'old_post' );
		$stale = array();
		$steps = array(
			static function ( Step_Context $work, int $next ) use ( $wpdb, $what, $old ): void {
				$work->run_batch(
					$next,
					static function () use ( $wpdb, $what, $old ): void {
						if ( 'nothing' === $what ) {
							wp_update_post( array( 'ID' => $old, 'post_title' => "$what is emptied" ) );
						} else {
							$wpdb->update( $wpdb->posts, array( 'post_title' => "$what is emptied" ), array( 'ID' => $old ) );
							'all' === $what ? wp_cache_flush() : wp_cache_flush_group( 'posts' );
						}
						self::read( 'warm' );
					}
				);
			},
			static function () use ( &$stale ): void {
				$stale = self::read( 'stale' );
			},
		);
		$run   = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, $steps ) ) ) );
		return array( $run->status, (string) $wpdb->get_var( "SELECT post_title FROM $wpdb->posts WHERE ID = $old" ), $stale ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
	}

	/**
	 * Lets somebody read everything when a transaction is about to be stored, and somebody else, who is slow, keep the same after it.
	 *
	 * @return callable(): int Says how many transactions there were.
	 */
	private static function read_before_commits(): callable {
		$visits = 0;
		$slow   = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$visits, &$slow ): string {
				if ( 'COMMIT' !== $sql ) {
					return $sql;
				}
				++$visits;
				if ( 1 === $visits || 0 === $visits % Sample::size( 4, 1 ) ) {
					self::read( 'warm' );
					foreach ( glob( TEMPLATELY_CACHE_FOLDER . '/*/*' ) ?: array() as $file ) {
						$slow[ $file ] = (string) file_get_contents( $file );
					}
				}
				return $sql;
			},
			PHP_INT_MIN
		);
		add_action(
			'templately_import_boundary',
			static function () use ( &$slow ): void {
				foreach ( $slow as $file => $bytes ) {
					file_put_contents( $file, $bytes );
				}
				$slow = array();
			}
		);
		return static function () use ( &$visits ): int {
			return $visits;
		};
	}

	/**
	 * Has another process read everything.
	 *
	 * @param string $how 'warm' or 'stale'.
	 * @return array<string, array{string, string}> What is stale.
	 */
	private static function read( string $how ): array {
		$said = (string) file_get_contents( home_url( "/?templately_reads=$how" ) );
		$read = (array) json_decode( $said, true );
		self::assertTrue( $read['uses'] ?? false, $said );
		self::assertGreaterThan( 100, $read['read'] );
		return $read['stale'];
	}

	/** Fails where something is read that is no longer so. */
	private function assert_fresh(): void {
		$this->assertSame( array(), self::read( 'stale' ) );
	}
}
