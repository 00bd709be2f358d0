<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Shared\File_Tree;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

/**
 * An import can be ended anywhere and goes on, and a revert takes the site back byte for byte, but for what people changed since.
 */
final class Import_And_Revert_Test extends Test_Case {

	use Imports;
	use Runs_At_Once;

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
		File_Tree::remove( WP_PLUGIN_DIR . '/made-up' );
		File_Tree::remove( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	/**
	 * What was imported is there, and after the revert the site is what it was: rows, tables, files, folders.
	 *
	 * Wherever the process ends in an import, the next one goes on to the same result, without doubles; and a revert after it, or
	 * right where it was ended, leaves the site as it was. Ended in the revert, it goes on too.
	 *
	 * @group faults
	 */
	public function test_killed_anywhere(): void {
		global $wpdb;
		$before = Site_Dump::take();
		$all    = $this->killed_at(
			0,
			static function (): void {
				self::import();
			}
		);
		$run    = self::services()->runs()->all()->current();
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array(), self::unrecorded( $run ) );
		$this->assert_imported();
		$this->assertNotSame( $before, Site_Dump::take() );
		$reverts = $this->killed_at(
			0,
			static function () use ( $run ): void {
				self::revert( $run );
			}
		);
		$run     = self::services()->runs()->get( $run->uuid );
		$this->assertSame( Run::REVERTED, $run->status );
		$this->assertSame( array(), $run->results['kept'] );
		$this->assert_same_site( $before );
		$this->assertFalse( wp_next_scheduled( 'templately_import_tick' ) );
		$this->assertGreaterThan( 100, $all );
		$this->assertGreaterThan( 50, $reverts );

		$points = Sample::size( 3 );
		for ( $point = 0; $point < min( $points, $all ); $point++ ) {
			$at = 1 + (int) ( ( $point + 0.5 ) * $all / min( $points, $all ) );
			// One is resumed, the next is reverted right away.
			$this->killed_at(
				$at,
				static function (): void {
					self::import();
				}
			);
			$newest = self::services()->runs()->all()->current();
			if ( $newest->uuid === $run->uuid ) {
				// Not even the run was written.
				$this->assert_same_site( $before, "killed at $at of $all" );
				$newest = self::begin();
			}
			$run = $newest;
			if ( 0 === $point % 2 ) {
				$run = self::finish( $run );
				$this->assertSame( Run::DONE, $run->status, "killed at $at of $all" );
				$this->assert_imported( "killed at $at of $all" );
			}
			$in = 1 + (int) ( ( $point + 0.5 ) * $reverts / min( $points, $all ) );
			$this->killed_at(
				$in,
				static function () use ( $run ): void {
					self::revert( $run );
				}
			);
			$this->assertSame( Run::REVERTED, self::revert_again( $run )->status, "killed at $at of $all, in the revert at $in of $reverts" );
			$this->assert_same_site( $before, "killed at $at of $all, in the revert at $in of $reverts" );
		}
	}

	/** What somebody edited since stays with what it needs, and is listed; what nobody touched goes. */
	public function test_edits_stay(): void {
		$run                         = self::import();
		list( $page, $post, $other ) = array_values( array_slice( self::services()->runs()->items( $run )->ids( 'made-up' ), 1, 3 ) );
		wp_update_post( array( 'ID' => $post, 'post_title' => 'Mine now' ) );
		update_option( 'blogname', 'My own title' );
		$option = get_option( 'active_plugins' );
		update_option( 'active_plugins', array_merge( $option, array( 'mine/mine.php' ) ) );
		set_theme_mod( 'mine', 'kept' );
		update_post_meta( $other, 'visits', '7' );
		stick_post( $other );
		wp_schedule_single_event( time() + 500, 'my_event' );
		wp_update_post( array( 'ID' => (int) get_option( 'old_post' ), 'post_content' => 'I wrote this.' ) );

		$run  = self::revert( $run );
		$kept = array_column( $run->results['kept'], 'why', 'title' );
		wp_cache_flush();
		$this->assertSame( 'Mine now', get_the_title( $post ) );
		$this->assertSame( array( 'made-up' ), wp_get_post_categories( $post, array( 'fields' => 'slugs' ) ) );
		$this->assertSame( array( 'deep' => array( 1 ) ), get_post_meta( $post, '_made_up', true ) );
		$this->assertNull( get_post( $other ) );
		$image = get_posts( array( 'post_type' => 'attachment', 'title' => 'Pear', 'post_status' => 'any' ) );
		$this->assertCount( 1, $image );
		$this->assertFileExists( get_attached_file( $image[0]->ID ) );
		$this->assertSame( array( 'edited', 'needed', 'needed' ), array( $kept['Mine now'], $kept['Pear'], $kept['Made up'] ) );
		// The attachment's parent, which it names.
		$this->assertSame( array( 'needed', 'page' ), array( $kept['Made up 0'], get_post_type( $page ) ) );
		$this->assertSame( array( 'My own title', 'edited' ), array( get_option( 'blogname' ), $kept['blogname'] ) );
		$this->assertSame( array_merge( array_diff( $option, array( 'made-up/made-up.php' ) ), array( 'mine/mine.php' ) ), get_option( 'active_plugins' ) );
		$this->assertSame( array( 'kept', false ), array( get_theme_mod( 'mine' ), get_theme_mod( 'made_up' ) ) );
		$this->assertSame( array( true, false ), array( false !== wp_next_scheduled( 'my_event' ), wp_next_scheduled( 'made_up_daily' ) ) );
		$this->assertSame( array( (int) get_option( 'old_post' ) ), array_map( 'intval', get_option( 'sticky_posts' ) ) );
		$this->assertSame( 'I wrote this.', get_post( (int) get_option( 'old_post' ) )->post_content );
		$this->assertSame( 1, get_term_by( 'slug', 'made-up', 'category' )->count );
	}

	/** The percentage of a revert grows from batch to batch, to 100. */
	public function test_a_revert_says_how_far_it_is(): void {
		$run      = self::services()->revert()->start( self::import() );
		$percents = array();
		while ( $run->is_active() ) {
			$run        = self::services()->runner()->run_batch( $run, 0 );
			$percents[] = self::services()->revert()->percent( $run );
		}
		$sorted = $percents;
		sort( $sorted );
		$this->assertSame( array( 0, 100, $sorted ), array( $percents[0], end( $percents ), $percents ) );
	}

	/** Two imports are reverted, the newer one first; then the site is as it was. */
	public function test_two_imports_are_reverted(): void {
		$before = Site_Dump::take();
		$runs   = array( self::import(), self::import( self::second_steps() ) );
		$this->assertSame( array( 'Second', 'second' ), array( get_option( 'blogname' ), get_post_meta( (int) get_option( 'old_post' ), 'old_meta', true ) ) );
		self::revert( $runs[1] );
		wp_cache_flush();
		$this->assertSame( 'Made up', get_option( 'blogname' ) );
		$this->assertSame( Run::REVERTED, self::revert( $runs[0] )->status );
		$this->assert_same_site( $before, 'after both' );
	}

	/** A process that slept through its lease writes nothing more. */
	public function test_a_lost_lease_writes_nothing(): void {
		$steps  = self::step(
			static function (): void {
				self::take_over();
				update_option( 'made_up_late', 'yes' );
			}
		);
		$before = Site_Dump::take();
		$run    = self::process(
			static function () use ( $steps ): Run {
				return self::services( $steps )->runner()->run_batch( self::begin( $steps ), PHP_INT_MAX );
			}
		);
		$this->assertSame( array( Run::RUNNING, false ), array( $run->status, get_option( 'made_up_late' ) ) );
		$this->assert_same_site( $before );
	}

	/** While one process holds the lease, another does nothing. */
	public function test_one_works_at_a_time(): void {
		$seen  = array();
		$steps = self::step(
			static function ( Step_Context $context ) use ( &$seen ): void {
				$seen[] = self::services()->runner()->run_batch( $context->run, PHP_INT_MAX )->status;
			}
		);
		$this->assertSame( Run::DONE, self::import( $steps )->status );
		$this->assertSame( array( Run::RUNNING ), $seen );
	}

	public function test_a_process_that_was_taken_over_neither_renews_nor_releases_the_lease(): void {
		global $wpdb;
		$run   = self::begin();
		$lease = static function () use ( $wpdb ): Lease {
			return new Lease( new Connection( $wpdb ) );
		};
		$keeps = static function ( Lease $one ): bool {
			try {
				$one->renew();
				return true;
			} catch ( Lease_Lost $lost ) {
				return false;
			}
		};
		$set   = static function ( string $what ) use ( $wpdb ): void {
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET $what" ); // phpcs:ignore WordPress.DB.PreparedSQL -- words of this test.
		};
		$first = $lease();
		$next  = $lease();
		$this->assertSame( array( true, false, true ), array( $first->acquire( $run->id ), $next->acquire( $run->id ), $keeps( $first ) ) );
		$set( 'lease_until = UNIX_TIMESTAMP() - 1' );
		$this->assertSame( array( true, false, true ), array( $next->acquire( $run->id ), $keeps( $first ), $keeps( $next ) ) );
		$first->release();
		$this->assertFalse( $lease()->acquire( $run->id ) );
		$set( "status = 'failed', active = NULL" );
		$this->assertFalse( $keeps( $next ) );
		$next->release();
		$this->assertFalse( $lease()->acquire( $run->id ) );
	}

	public function test_a_process_that_was_taken_over_records_no_files(): void {
		global $wpdb;
		$path = wp_normalize_path( WP_CONTENT_DIR ) . '/made-up-beside.txt';
		$rows = array();
		try {
			foreach ( array( true, false ) as $is_lost ) {
				$steps  = self::step(
					static function ( Step_Context $context ) use ( $is_lost, $path ): void {
						$context->files->during(
							static function () use ( $is_lost, $path ): void {
								file_put_contents( $path, 'Beside.' );
								$is_lost && self::take_over();
							}
						);
					}
				);
				$run    = self::process(
					static function () use ( $steps ): Run {
						return self::services( $steps )->runner()->run_batch( self::begin( $steps ), PHP_INT_MAX );
					}
				);
				$rows[] = array( $run->status, $wpdb->get_col( "SELECT target FROM {$wpdb->prefix}templately_changes WHERE run_id = $run->id AND kind = 'file'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
				unlink( $path );
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = 'failed', active = NULL" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
			}
		} finally {
			wp_delete_file( $path );
		}
		$this->assertSame( array( array( Run::RUNNING, array() ), array( Run::DONE, array( 'content:made-up-beside.txt' ) ) ), $rows );
	}

	/** Twenty start at once: one import begins, the others are told who imports. */
	public function test_one_of_twenty_starts(): void {
		$said = $this->at_once( 'start', 20 );
		$this->assertCount( 1, array_keys( $said, 'started', true ) );
		$this->assertSame( array( 'run_active 409' ), array_values( array_unique( array_diff( $said, array( 'started' ) ) ) ) );
		try {
			self::begin();
			$this->fail( 'Another one began.' );
		} catch ( Failure $failure ) {
			$this->assertStringContainsString( get_userdata( 1 )->display_name, $failure->getMessage() );
		}
	}

	/**
	 * One of twenty.
	 */
	public static function start(): string {
		try {
			self::begin();
			return 'started';
		} catch ( Failure $failure ) {
			return $failure->error_code() . ' ' . $failure->status();
		}
	}

	/** A full disk ends the import and says so; it goes on where it was, and can be reverted from there. */
	public function test_a_failure_is_told(): void {
		$before = Site_Dump::take();
		$fails  = true;
		$steps  = array(
			'templates' => new Made_Up_Step(
				array_merge(
					self::post_items(),
					array(
						static function () use ( &$fails ): void {
							if ( $fails ) {
								throw new Failure( 'no_room', 'The disk is full.', 507 );
							}
						},
					)
				)
			),
		);
		$run    = self::import( $steps );
		$log    = self::services( $steps )->runs()->log( $run, 0 );
		$last   = end( $log );
		$this->assertSame( array( Run::FAILED, 'error', 'error', 'Templates', 'The disk is full.', 'templates', 1 ), array( $run->status, $last['action'], $last['status'], $last['title'], $last['message'], $last['type'], $last['position'] ) );
		$fails = false;
		$run   = self::finish( self::services()->runs()->resume( $run ), $steps );
		$log   = self::services( $steps )->runs()->log( $run, $last['index'] );
		$this->assertSame( array( Run::DONE, 'complete', 'updateLog' ), array( $run->status, end( $log )['action'], $log[0]['action'] ) );
		self::revert( $run );
		$this->assert_same_site( $before );
	}

	/**
	 * IMP-035.
	 * @testWith ["one process", 2147483647]
	 *           ["a process for each item", 0]
	 */
	public function test_a_step_is_complete_when_the_next_one_begins( string $processes, int $deadline ): void {
		$items = array( '__return_true', '__return_true' );
		$steps = array( 'download' => new Made_Up_Step( $items ), 'templates' => new Made_Up_Step( $items ), 'finalize' => new Made_Up_Step( $items ) );
		$run   = self::begin( $steps );

		while ( $run->is_active() ) {
			$run = self::services( $steps )->runner()->run_batch( $run, $deadline );
		}

		$before  = null;
		$changes = array();
		foreach ( self::services( $steps )->runs()->log( $run, 0 ) as $entry ) {
			if ( null !== $before && $before['type'] !== $entry['type'] && $before['position'] < $entry['position'] ) {
				$changes[ $entry['type'] ] = array( $before['type'], $before['progress'], $before['status'] );
			}
			$before = $entry;
		}
		$expected = array( 'templates' => array( 'download', 100, 'complete' ), 'finalize' => array( 'templates', 100, 'complete' ) );
		$this->assertSame( $expected, $changes, $processes );
	}

	/** An item that fails twice is left out and named, and nothing of it stays; the items beside it are there. */
	public function test_an_item_that_fails_twice_is_left_out(): void {
		$before = Site_Dump::take();
		$tries  = 0;
		$steps  = array(
			'templates' => new Made_Up_Step(
				array(
					static function (): void {
						wp_insert_post( array( 'post_title' => 'Before', 'post_status' => 'publish' ) );
					},
					static function () use ( &$tries ): void {
						++$tries;
						update_option( 'made_up_half', '1' );
						wp_insert_post( array( 'post_title' => 'Half', 'post_status' => 'publish' ) );
						throw new RuntimeException( 'Poison.' );
					},
					static function (): void {
						wp_insert_post( array( 'post_title' => 'After', 'post_status' => 'publish' ) );
					},
				)
			),
		);
		$run    = self::import( $steps );
		wp_cache_flush();
		$this->assertSame( array( Run::DONE, 2, false ), array( $run->status, $tries, get_option( 'made_up_half' ) ) );
		$this->assertSame( array( 'After', 'Before' ), wp_list_pluck( get_posts( array( 'post__not_in' => array( (int) get_option( 'old_post' ), 1 ), 'orderby' => 'title', 'order' => 'ASC' ) ), 'post_title' ) );
		$this->assertSame( array( array( 1, 'It could not be written twice, and was left out.' ) ), array_map( static fn( $item ) => array( $item['number'], $item['note'] ), self::services()->runs()->items( $run )->in_state( 'left_out' ) ) );
		self::revert( $run );
		$this->assert_same_site( $before );
	}

	/** A file whose bytes are others than they must be is not kept, and ends the import. */
	public function test_a_file_is_whole_or_not_there(): void {
		$folder = wp_get_upload_dir()['basedir'] . '/made-up';
		$steps  = self::step(
			static function ( Step_Context $context ) use ( $folder ): void {
				$context->files->write(
					$folder,
					'half.txt',
					hash( 'sha256', 'whole' ),
					static function ( string $to ): void {
						file_put_contents( $to, 'wh' );
					}
				);
			}
		);
		$run    = self::import( $steps );
		$this->assertSame( Run::FAILED, $run->status );
		$this->assertSame( array(), glob( "$folder/*" ) );
		self::revert( $run );
		$this->assertDirectoryDoesNotExist( $folder );
	}

	/**
	 * Returns the steps of another import, over the same things.
	 *
	 * @return array<string, Made_Up_Step>
	 */
	private static function second_steps(): array {
		return self::step(
			static function ( Step_Context $context ): void {
				$context->files->ensure_folder( wp_get_upload_dir()['basedir'] . '/made-up/second' );
				$post = (int) get_option( 'old_post' );
				update_option( 'blogname', 'Second' );
				update_post_meta( $post, 'old_meta', 'second' );
				wp_update_post( array( 'ID' => $post, 'post_content' => 'Changed by the second.' ) );
				$one = get_posts( array( 'title' => 'Made up 1' ) )[0];
				wp_update_post( array( 'ID' => $one->ID, 'post_content' => 'The second wrote this.' ) );
				update_post_meta( $one->ID, '_made_up', 'second' );
				wp_set_object_terms( wp_insert_post( array( 'post_title' => 'Second', 'post_status' => 'publish' ) ), 'made-up', 'category' );
			}
		);
	}

	/**
	 * Returns one step with one item.
	 *
	 * @return array<string, Made_Up_Step>
	 */
	private static function step( callable $work ): array {
		return array( 'templates' => new Made_Up_Step( array( $work ) ) );
	}

	/**
	 * @param Run $run The run, whose revert was ended or not.
	 */
	private static function revert_again( Run $run ): Run {
		$run = self::services()->runs()->get( $run->uuid );
		return Run::REVERTED === $run->status ? $run : self::revert( $run );
	}

	/**
	 * The usual import is there, once.
	 *
	 * @param string $when For the message.
	 */
	private function assert_imported( string $when = '' ): void {
		global $wpdb;
		wp_cache_flush();
		$this->assertSame( array( 'Made up 0', 'Made up 1', 'Made up 2', 'Pear' ), $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_title LIKE 'Made up%' OR post_title = 'Pear' ORDER BY post_title" ), $when );
		$this->assertSame( array( 'one', 'three', 'two' ), $wpdb->get_col( "SELECT word FROM {$wpdb->prefix}made_up ORDER BY word" ), $when ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertSame( array( 'Made up', false, 'joined', array( 'two' ) ), array( get_option( 'blogname' ), get_option( 'old_option' ), get_post_meta( (int) get_option( 'old_post' ), 'old_meta', true ), get_post_meta( (int) get_option( 'old_post' ), 'old_doomed' ) ), $when );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM (SELECT post_id, meta_key FROM $wpdb->postmeta WHERE meta_key IN ('_made_up', '_made_up_length', '_thumbnail_id') GROUP BY post_id, meta_key HAVING COUNT(*) > 1) doubles" ), $when );
		$this->assertSame( 'A pear.', file_get_contents( wp_get_upload_dir()['basedir'] . '/made-up/deep/pear.txt' ), $when );
		$this->assertSame( array( '.', '..', 'pear.txt' ), scandir( wp_get_upload_dir()['basedir'] . '/made-up/deep' ), $when );
	}

	/**
	 * Nothing is left over and nothing is missing.
	 *
	 * @param list<string> $before The site as it was.
	 * @param string       $when   For the message.
	 */
	private function assert_same_site( array $before, string $when = '' ): void {
		$now = Site_Dump::take();
		$this->assertSame( array(), array( 'missing' => array_values( array_diff( $before, $now ) ), 'over' => array_values( array_diff( $now, $before ) ) ) === array( 'missing' => array(), 'over' => array() ) ? array() : array( 'missing' => array_values( array_diff( $before, $now ) ), 'over' => array_values( array_diff( $now, $before ) ) ), $when );
		$this->assertSame( $before, $now, $when );
	}
}
