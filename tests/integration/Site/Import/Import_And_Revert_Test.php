<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Database\Lease_Lost;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Object_Map;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Site\Import\Run\Working_Folder;
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
		Working_Folder::remove_tree( WP_PLUGIN_DIR . '/made-up' );
		Working_Folder::remove_tree( wp_get_upload_dir()['basedir'] . '/made-up' );
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
				self::finish( self::begin() );
			}
		);
		$run    = self::engine()->runs()->all()->current();
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array(), $run->results['uncaptured'] ?? array() );
		$this->assert_imported();
		$this->assertNotSame( $before, Site_Dump::take() );
		$reverts = $this->killed_at(
			0,
			static function () use ( $run ): void {
				self::take_back( $run );
			}
		);
		$run     = self::engine()->runs()->get( $run->uuid );
		$this->assertSame( Run::REVERTED, $run->status );
		$this->assertSame( array(), $run->results['kept'] );
		$this->assert_same_site( $before );
		$this->assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '%templately\\_copy%'" ) );
		$this->assertFalse( wp_next_scheduled( 'templately_import_tick' ) );
		$this->assertGreaterThan( 100, $all );
		$this->assertGreaterThan( 50, $reverts );

		$points = min( Sample::size( 3 ), $all );
		for ( $point = 0; $point < $points; $point++ ) {
			$at = 1 + (int) ( ( $point + 0.5 ) * $all / $points );
			// One is resumed, the next is reverted right away.
			$this->killed_at(
				$at,
				static function (): void {
					self::finish( self::begin() );
				}
			);
			$newest = self::engine()->runs()->all()->current();
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
					self::take_back( $run );
				}
			);
			$this->assertSame( Run::REVERTED, self::take_back_again( $run )->status, "killed at $at of $all, in the revert at $in of $reverts" );
			$this->assert_same_site( $before, "killed at $at of $all, in the revert at $in of $reverts" );
		}
	}

	/** What somebody edited since stays with what it needs, and is listed; what nobody touched goes. */
	public function test_edits_stay(): void {
		$run                         = self::finish( self::begin() );
		list( $page, $post, $other ) = array_map(
			static function ( int $number ) use ( $run ): int {
				return ( new Object_Map( new Import_Database( $GLOBALS['wpdb'] ), $run->id ) )->id( "object:$number" );
			},
			array( 0, 1, 2 )
		);
		wp_update_post( array( 'ID' => $post, 'post_title' => 'Mine now' ) );
		update_option( 'blogname', 'My own title' );
		$option = get_option( 'active_plugins' );
		update_option( 'active_plugins', array_merge( $option, array( 'mine/mine.php' ) ) );
		set_theme_mod( 'mine', 'kept' );
		update_post_meta( $other, 'visits', '7' );
		stick_post( $other );
		wp_schedule_single_event( time() + 500, 'my_event' );
		wp_update_post( array( 'ID' => (int) get_option( 'old_post' ), 'post_content' => 'I wrote this.' ) );

		$run  = self::take_back( $run );
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

	/** How far a revert is: nowhere until it is decided what stays, then by rows, and then by files. */
	public function test_a_revert_says_how_far_it_is(): void {
		global $wpdb;
		$run     = self::finish( self::begin() );
		$percent = static function ( string $phase ) use ( $run ): int {
			$run->memory['revert'] = $phase;
			return self::engine()->revert()->percent( $run );
		};
		$this->assertSame( array( 0, 5 ), array( $percent( 'decide' ), $percent( 'rows' ) ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_rows SET state = 2 WHERE kind = 'row'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertSame( array( 75, 80 ), array( $percent( 'rows' ), $percent( 'files' ) ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_files SET state = 'gone'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertSame( 98, $percent( 'files' ) );
	}

	/** Two imports are reverted, the newer one first; then the site is as it was. */
	public function test_two_imports_are_reverted(): void {
		$before = Site_Dump::take();
		$runs   = array( self::finish( self::begin() ), self::finish( self::begin(), self::second_steps() ) );
		$this->assertSame( array( 'Second', 'second' ), array( get_option( 'blogname' ), get_post_meta( (int) get_option( 'old_post' ), 'old_meta', true ) ) );
		self::take_back( $runs[1] );
		wp_cache_flush();
		$this->assertSame( 'Made up', get_option( 'blogname' ) );
		$this->assertSame( Run::REVERTED, self::take_back( $runs[0] )->status );
		$this->assert_same_site( $before, 'after both' );
	}

	/** A process that slept through its lease writes nothing more. */
	public function test_a_lost_lease_writes_nothing(): void {
		global $wpdb;
		$steps  = new Step_List(
			array(
				new Made_Up_Step(
					Step_List::TEMPLATES,
					array(
						static function ( Step_Context $work, int $next ) use ( $wpdb ): void {
							$work->run_batch(
								$next,
								static function () use ( $wpdb ): void {
									update_option( 'made_up_late', 'yes' );
									// Somebody else takes it over.
									$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
								}
							);
						},
					)
				),
			)
		);
		$before = Site_Dump::take();
		$run    = self::engine( $steps )->runner()->run_batch( self::begin(), PHP_INT_MAX );
		$this->assertSame( array( Run::RUNNING, 0 ), array( $run->status, $run->cursor ) );
		$this->assertFalse( get_option( 'made_up_late' ) );
		$this->assert_same_site( $before );
	}

	/** While one process holds the lease, another does nothing; given back, it is taken at once. */
	public function test_one_works_at_a_time(): void {
		$run   = self::begin();
		$seen  = array();
		$steps = new Step_List(
			array(
				new Made_Up_Step(
					Step_List::TEMPLATES,
					array(
						static function () use ( $run, &$seen ): void {
							$other  = self::engine()->runner()->run_batch( $run, PHP_INT_MAX );
							$seen[] = array( $other->status, $other->step );
						},
					)
				),
			)
		);
		$this->assertSame( Run::DONE, self::engine( $steps )->runner()->run_batch( $run, PHP_INT_MAX )->status );
		$this->assertSame( array( array( Run::RUNNING, Step_List::TEMPLATES ) ), $seen );
	}

	/** Who was taken over keeps nothing and gives nothing back; a run that was ended meanwhile is nobody's. */
	public function test_who_was_taken_over_holds_nothing(): void {
		global $wpdb;
		$run   = self::begin();
		$lease = static function () use ( $wpdb ): Lease {
			return new Lease( new Import_Database( $wpdb ) );
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

	/** Who is taken over while others make files for him takes none of what is new for found. */
	public function test_who_was_taken_over_finds_no_files(): void {
		global $wpdb;
		$rows  = array();
		$steps = static function ( bool $is_lost ): Step_List {
			return new Step_List(
				array(
					new Made_Up_Step(
						Step_List::TEMPLATES,
						array(
							static function ( Step_Context $work ) use ( $is_lost ): void {
								$work->run_file_action(
									static function () use ( $is_lost ): void {
										global $wpdb;
										file_put_contents( WP_CONTENT_DIR . '/made-up-beside.txt', 'Beside.' );
										$is_lost && $wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
									}
								);
							},
						)
					),
				)
			);
		};
		try {
			foreach ( array( true, false ) as $is_lost ) {
				$run    = self::begin();
				$run    = self::engine( $steps( $is_lost ) )->runner()->run_batch( $run, PHP_INT_MAX );
				$rows[] = array( $run->status, $wpdb->get_col( "SELECT path FROM {$wpdb->prefix}templately_files WHERE run_id = $run->id AND path LIKE '%made-up-beside%'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
				unlink( WP_CONTENT_DIR . '/made-up-beside.txt' );
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = 'failed', active = NULL" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
			}
		} finally {
			wp_delete_file( WP_CONTENT_DIR . '/made-up-beside.txt' );
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

	/** A step that fails says so and ends the import; it goes on where it was, and can be taken back from there. */
	public function test_a_failure_is_told(): void {
		$before = Site_Dump::take();
		$fails  = true;
		$steps  = new Step_List(
			array(
				new Made_Up_Step(
					Step_List::TEMPLATES,
					array(
						array( self::class, 'write_posts' ),
						static function () use ( &$fails ): void {
							if ( $fails ) {
								throw new Failure( 'no_room', 'The disk is full.', 507 );
							}
						},
					)
				),
			)
		);
		$run    = self::finish( self::begin(), $steps );
		$log    = self::engine( $steps )->runs()->log( $run, 0 );
		$last   = end( $log );
		$this->assertSame( array( Run::FAILED, 'error', 'error', 'Templates', 'The disk is full.', Step_List::TEMPLATES, 1 ), array( $run->status, $last['action'], $last['status'], $last['title'], $last['message'], $last['type'], $last['position'] ) );
		$fails = false;
		$run   = self::finish( self::engine()->runs()->resume( $run ), $steps );
		$log   = self::engine( $steps )->runs()->log( $run, $last['index'] );
		$this->assertSame( array( Run::DONE, 'complete', 'updateLog' ), array( $run->status, end( $log )['action'], $log[0]['action'] ) );
		self::take_back( $run );
		$this->assert_same_site( $before );
	}

	/** A piece that fails twice is done object by object, and the object that fails is left out. */
	public function test_a_poisoned_piece_is_done_with_care(): void {
		$written = array();
		$step    = static function ( Step_Context $work, int $next ) use ( &$written ): void {
			$work->is_single_object_mode();
			$objects = $work->is_single_object_mode() ? array( $next - 1 ) : range( $next - 1, 3 );
			if ( $work->should_skip_next() ) {
				$work->add_result( 'left_out', array( 'what' => "object {$objects[0]}" ) );
				return;
			}
			foreach ( $objects as $object ) {
				if ( 2 === $object ) {
					throw new RuntimeException( 'Poison.' );
				}
			}
			$written = array_merge( $written, $objects );
		};
		$run     = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array_fill( 0, 4, $step ) ) ) ) );
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array( 0, 1, 3 ), $written );
		$this->assertSame( array( array( 'what' => 'object 2' ) ), $run->results['left_out'] );
	}

	/** What waits for itself in a transaction, as a plugin with a connection of its own does, is written without one; the revert knows of it. */
	public function test_what_no_transaction_bears_is_written_without(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			// SQLite locks the whole file, and WordPress's drop-in knows no other connection: nothing there locks a row that its own transaction has.
			$this->markTestSkipped( 'SQLite locks no rows, and a plugin has no second connection there that could wait for one. On MariaDB this test holds it; what fails in a transaction and without one is held on both, by test_nothing_half_stays_of_what_is_left_out.' );
		}
		$before = Site_Dump::take();
		// phpcs:disable WordPress.DB.RestrictedFunctions -- a connection of a plugin's own.
		$other                        = mysqli_init();
		list( $host, $port, $socket ) = $wpdb->parse_db_host( DB_HOST );
		mysqli_real_connect( $other, $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port, $socket );
		$listen = static function ( int $id ) use ( $wpdb, $other ): void {
			if ( false === mysqli_query( $other, "SELECT ID FROM $wpdb->posts WHERE ID = $id FOR UPDATE NOWAIT" ) ) {
				throw new RuntimeException( 'It waits for itself.' );
			}
		};
		add_action( 'save_post', $listen );
		$run = self::finish( self::begin(), self::one_post() );
		remove_action( 'save_post', $listen );
		mysqli_close( $other );
		// phpcs:enable
		$this->assertSame( array( Run::DONE, array() ), array( $run->status, $run->results['left_out'] ?? array() ) );
		$this->assertCount( 1, get_posts( array( 'title' => 'Waits' ) ) );
		$this->assertArrayNotHasKey( Step_Context::OPEN, $run->memory );
		self::take_back( $run );
		$this->assert_same_site( $before );
	}

	/** What fails without a transaction too is left out, and nothing of it stays. */
	public function test_nothing_half_stays_of_what_is_left_out(): void {
		$before = Site_Dump::take();
		$listen = static function ( int $id ): void {
			update_option( 'made_up_half', $id );
			throw new RuntimeException( 'Poison.' );
		};
		add_action( 'save_post', $listen );
		$run = self::finish( self::begin(), self::one_post() );
		remove_action( 'save_post', $listen );
		wp_cache_flush();
		$this->assertSame( array( Run::DONE, array( array( 'what' => 'Waits' ) ), false ), array( $run->status, $run->results['left_out'] ?? array(), get_option( 'made_up_half' ) ) );
		$this->assert_same_site( $before );
	}

	/** Returns a step that writes a post. */
	private static function one_post(): Step_List {
		return new Step_List(
			array(
				new Made_Up_Step(
					Step_List::TEMPLATES,
					array(
						static function ( Step_Context $work, int $next ): void {
							$work->run_batch(
								$next,
								static function () use ( $work ): void {
									if ( $work->should_skip_next() ) {
										$work->add_result( 'left_out', array( 'what' => 'Waits' ) );
										return;
									}
									wp_insert_post( array( 'post_title' => 'Waits', 'post_status' => 'publish' ) );
								}
							);
						},
					)
				),
			)
		);
	}

	/** A file whose bytes are others than they must be is not kept, and ends the import. */
	public function test_a_file_is_whole_or_not_there(): void {
		$folder = wp_get_upload_dir()['basedir'] . '/made-up';
		$steps  = new Step_List(
			array(
				new Made_Up_Step(
					Step_List::TEMPLATES,
					array(
						static function ( Step_Context $work ) use ( $folder ): void {
							$work->write_file(
								'object:1',
								$folder,
								'half.txt',
								hash( 'sha256', 'whole' ),
								static function ( string $to ): void {
									file_put_contents( $to, 'wh' );
								}
							);
						},
					)
				),
			)
		);
		$run    = self::finish( self::begin(), $steps );
		$this->assertSame( Run::FAILED, $run->status );
		$this->assertSame( array(), glob( "$folder/*" ) );
		self::take_back( $run );
		$this->assertDirectoryDoesNotExist( $folder );
	}

	/** What others see of the cache during a chunk is what is stored. */
	public function test_a_chunk_keeps_its_cache_to_itself(): void {
		$real  = $GLOBALS['wp_object_cache'];
		$seen  = array();
		$steps = new Step_List(
			array(
				new Made_Up_Step(
					Step_List::TEMPLATES,
					array(
						static function ( Step_Context $work, int $next ) use ( $real, &$seen ): void {
							try {
								$work->run_batch(
									$next,
									static function () use ( $real, &$seen ): void {
										update_option( 'made_up_cached', 'yes', true );
										wp_cache_set( 'word', 'inside', 'made_up' );
										$seen[] = array( get_option( 'made_up_cached' ), wp_cache_get( 'word', 'made_up' ), $real->get( 'word', 'made_up' ) );
										throw new RuntimeException( 'Taken back.' );
									}
								);
							} catch ( RuntimeException $thrown ) {
								$seen[] = array( get_option( 'made_up_cached' ), wp_cache_get( 'word', 'made_up' ) );
							}
							wp_cache_set( 'word', 'before', 'made_up' );
							$work->run_batch(
								$next,
								static function (): void {
									wp_cache_set( 'word', 'stored', 'made_up' );
								}
							);
							$seen[] = array( wp_cache_get( 'word', 'made_up' ), $real === $GLOBALS['wp_object_cache'] );
						},
					)
				),
			)
		);
		self::finish( self::begin(), $steps );
		$this->assertSame( array( array( 'yes', 'inside', false ), array( false, false ), array( false, true ) ), $seen );
	}

	/** Returns the steps of another import, over the same things. */
	private static function second_steps(): Step_List {
		return new Step_List(
			array(
				new Made_Up_Step(
					Step_List::FINALIZE,
					array(
						static function ( Step_Context $work, int $next ): void {
							$work->files()->record_expected( File_Log::FOLDER, wp_get_upload_dir()['basedir'] . '/made-up/second' );
							wp_mkdir_p( wp_get_upload_dir()['basedir'] . '/made-up/second' );
							$work->run_batch(
								$next,
								static function (): void {
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
						},
					)
				),
			)
		);
	}

	/**
	 * @param Run $run The run, whose revert was ended or not.
	 */
	private static function take_back_again( Run $run ): Run {
		$run = self::engine()->runs()->get( $run->uuid );
		return Run::REVERTED === $run->status ? $run : self::take_back( $run );
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
