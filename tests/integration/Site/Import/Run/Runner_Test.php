<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * How far one tick goes, as whom, and what it leaves behind, whichever way it ends.
 */
final class Runner_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var int Pieces that were done. */
	private $done = 0;

	/** It works as who began the import, whoever drives it; a closed tab does not end it in the middle. */
	public function test_it_works_as_who_began_it(): void {
		$seen  = array();
		$other = wp_insert_user( array( 'user_login' => 'driver', 'user_pass' => 'x', 'role' => 'editor' ) );
		$steps = self::of(
			static function () use ( &$seen ): void {
				$seen = array( get_current_user_id(), ignore_user_abort() );
			}
		);
		wp_set_current_user( $other );
		ignore_user_abort( false );
		$run = self::engine( $steps )->runner()->run_batch( self::begin(), PHP_INT_MAX );
		$this->assertSame( array( Run::DONE, array( 1, 1 ), $other ), array( $run->status, $seen, get_current_user_id() ) );
	}

	/** It ends after the piece in which its time is up: that of who calls it, or PHP's own less what a piece may take. */
	public function test_it_ends_in_time(): void {
		$run = self::engine( $this->four() )->runner()->run_batch( self::begin(), time() );
		$this->assertSame( array( Run::RUNNING, Step_List::TEMPLATES, 0 ), array( $run->status, $run->step, $this->done ) );
		$run = self::engine( $this->four() )->runner()->run_batch( $run, time() );
		$this->assertSame( array( Run::RUNNING, 1 ), array( $run->status, $this->done ) );
		$most = (string) ini_set( 'max_execution_time', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- what is tested.
		$run  = self::engine( $this->four() )->runner()->run_batch( $run, PHP_INT_MAX );
		ini_set( 'max_execution_time', $most ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::RUNNING, 2 ), array( $run->status, $this->done ) );
		$run = self::engine( $this->four() )->runner()->run_batch( $run, PHP_INT_MAX );
		$this->assertSame( array( Run::DONE, 4 ), array( $run->status, $this->done ) );
		$run = self::engine()->runner()->run_batch( self::engine()->revert()->start( $run ), time() );
		$this->assertSame( Run::REVERTING, $run->status );
		$this->assertSame( Run::REVERTED, self::engine()->runner()->run_batch( $run, PHP_INT_MAX )->status );
	}

	/** It ends after the piece in which memory gets short; without a limit it goes on. */
	public function test_it_ends_in_its_memory(): void {
		$ballast = str_repeat( 'x', 128 * MB_IN_BYTES );
		$most    = (string) ini_set( 'memory_limit', (string) (int) ( memory_get_usage() / 0.81 ) ); // phpcs:ignore WordPress.PHP.IniSet -- what is tested.
		$run     = self::engine( $this->four() )->runner()->run_batch( self::begin(), PHP_INT_MAX );
		ini_set( 'memory_limit', '-1' ); // phpcs:ignore WordPress.PHP.IniSet -- likewise.
		$this->assertSame( array( Run::RUNNING, Step_List::TEMPLATES, 0 ), array( $run->status, $run->step, $this->done ) );
		$run = self::engine( $this->four() )->runner()->run_batch( $run, PHP_INT_MAX );
		ini_set( 'memory_limit', $most ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		unset( $ballast );
		$this->assertSame( array( Run::DONE, 4 ), array( $run->status, $this->done ) );
	}

	/** What is done is what the import is, and not what somebody read of it before. */
	public function test_it_goes_by_what_is_stored(): void {
		global $wpdb;
		$read = self::begin();
		self::engine()->revert()->start( $read );
		$this->assertSame( Run::RUNNING, $read->status );
		$run = self::engine( $this->four() )->runner()->run_batch( $read, PHP_INT_MAX );
		$this->assertSame( array( Run::REVERTED, 0 ), array( $run->status, $this->done ) );
		$run = self::engine( $this->four() )->runner()->run_batch( $read, PHP_INT_MAX );
		$this->assertSame( array( Run::REVERTED, 0 ), array( $run->status, $this->done ), 'It is over.' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT lease_until FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" ) );
	}

	/** Who is taken over in a revert does no more, and leaves it as it is: it has neither failed nor ended. */
	public function test_who_is_taken_over_in_a_revert(): void {
		global $wpdb;
		foreach ( array( 'DROP TABLE' => 1, "DELETE FROM $wpdb->options WHERE option_name = 'rewrite_rules'" => 0 ) as $where => $tables ) {
			$run  = self::engine()->revert()->start( self::finish( self::begin() ) );
			$lose = static function ( string $name ) use ( $wpdb, $where ): void {
				if ( 0 === strpos( $name, $where ) ) {
					$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
				}
			};
			add_action( 'templately_import_boundary', $lose );
			// One tick for its plugins, one for the rest.
			self::engine()->runner()->run_batch( $run, PHP_INT_MAX );
			$run = self::engine()->runner()->run_batch( $run, PHP_INT_MAX );
			remove_action( 'templately_import_boundary', $lose );
			$this->assertSame( array( Run::REVERTING, $tables ), array( $run->status, count( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}made\\_up%'" ) ) ) );
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = 0" );
			$this->assertSame( Run::REVERTED, self::finish( $run )->status );
		}
	}

	/** Who is taken over in the last piece neither ends the import nor tells what became of it: that is for who goes on, and told once. */
	public function test_who_is_taken_over_at_the_end(): void {
		global $wpdb;
		foreach ( array( false, true ) as $fails ) {
			$lose = static function () use ( $wpdb, $fails ): void {
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
				if ( $fails ) {
					throw new Failure( 'no_file', 'The file is gone.', 500 );
				}
			};
			$run  = self::engine( self::of( $lose ) )->runner()->run_batch( self::begin(), PHP_INT_MAX );
			$this->assertSame( array( Run::RUNNING, array() ), array( $run->status, $this->ends( $run ) ) );
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = 0" );
			$run = self::finish( $run, $this->four() );
			$this->assertSame( array( Run::DONE, array( 'complete' ) ), array( $run->status, $this->ends( $run ) ) );
		}
	}

	/**
	 * What was written where nobody could look at it any more is what the import left as soon as that ends, however it does: what
	 * people write later stays. A table that could not be made is none of the import's, whoever makes it afterwards.
	 */
	public function test_what_it_looks_at_in_the_end(): void {
		global $wpdb;
		foreach ( array( Run::DONE, Run::FAILED ) as $end ) {
			foreach ( array( 'edited', 'left' ) as $name ) {
				update_option( "made_up_$name", 'before' );
			}
			$piece = static function () use ( $wpdb ): void {
				foreach ( array( 'edited', 'left' ) as $name ) {
					update_option( "made_up_$name", 'imported' );
				}
				$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_made (id int)" );
				$quiet = $wpdb->suppress_errors();
				$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_refused (id of_no_type, id int)" );
				$wpdb->suppress_errors( $quiet );
			};
			$last  = static function () use ( $wpdb, $end ): void {
				// As if the process had ended with them.
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_rows SET after_hash = '', after_image = NULL" );
				if ( Run::FAILED === $end ) {
					throw new Failure( 'no_room', 'The disk is full.', 507 );
				}
			};
			$run   = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $piece, $last ) ) ) ) );
			$this->assertSame( $end, $run->status );
			update_option( 'made_up_edited', 'edited' );
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_refused (id int)" );
			$run = self::finish( self::engine()->revert()->start( $run ) );
			wp_cache_flush();
			$this->assertSame( array( Run::REVERTED, 'edited', 'before' ), array( $run->status, get_option( 'made_up_edited' ), get_option( 'made_up_left' ) ) );
			$this->assertSame( array( 'made_up_edited' ), array_column( $run->results['kept'], 'id' ) );
			$this->assertSame( array( "{$wpdb->prefix}made_up_refused" ), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}made\\_up\\_%'" ) );
			$wpdb->query( "DROP TABLE {$wpdb->prefix}made_up_refused" );
		}
	}

	/** Who is taken over in a revert, and fails for it, does not end it under who goes on. */
	public function test_who_fails_in_a_revert_after_it_was_taken_over(): void {
		global $wpdb;
		$run  = self::engine()->revert()->start( self::finish( self::begin() ) );
		$lose = static function ( string $name ) use ( $wpdb ): void {
			if ( 0 === strpos( $name, 'DROP TABLE' ) ) {
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
				throw new RuntimeException( 'It is gone.' );
			}
		};
		$log  = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- it is told there.
		add_action( 'templately_import_boundary', $lose );
		// One tick for its plugins, one for the rest.
		self::engine()->runner()->run_batch( $run, PHP_INT_MAX );
		$run = self::engine()->runner()->run_batch( $run, PHP_INT_MAX );
		remove_action( 'templately_import_boundary', $lose );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( Run::REVERTING, $run->status );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = 0" );
		$this->assertSame( Run::REVERTED, self::finish( $run )->status );
	}

	/**
	 * @param Run $run A run.
	 * @return list<string> How its log says that it ended.
	 */
	private function ends( Run $run ): array {
		return array_values( array_intersect( array_column( self::engine()->runs()->log( $run, 0 ), 'action' ), array( 'complete', 'error' ) ) );
	}

	/** After each tick nobody has to wait, nothing is looked at any more, and cron looks again only while something is to do. */
	public function test_it_leaves_nothing(): void {
		global $wpdb;
		$run = self::engine( $this->four() )->runner()->run_batch( self::begin(), time() );
		$this->assertSame( array( '0', '0' ), $wpdb->get_row( "SELECT lease_until, conn_id FROM {$wpdb->prefix}templately_runs WHERE id = $run->id", ARRAY_N ) );
		$this->assertTrue( Import_Cron::is_scheduled() );
		update_option( 'made_up_beside', 'mine' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_rows WHERE pk = 'made_up_beside'" ) );
		Import_Cron::unschedule();
		self::engine( $this->four() )->runner()->run_batch( self::engine()->runs()->get( $run->uuid ), time() );
		$this->assertTrue( Import_Cron::is_scheduled() );
		$run = self::finish( self::engine()->runs()->get( $run->uuid ), $this->four() );
		$this->assertSame( array( Run::DONE, false ), array( $run->status, Import_Cron::is_scheduled() ) );
	}

	/** Who loses the lease in the middle looks at no statement any more. */
	public function test_who_loses_the_lease_looks_no_more(): void {
		global $wpdb;
		$loses = static function () use ( $wpdb ): void {
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
		};
		$run   = self::engine( new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $loses, $loses ) ) ) ) )->runner()->run_batch( self::begin(), PHP_INT_MAX );
		$this->assertSame( Run::RUNNING, $run->status );
		update_option( 'made_up_beside', 'mine' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_rows WHERE pk = 'made_up_beside'" ) );
	}

	/** Who takes over from one who has ended forgets what that one may have left in a cache. */
	public function test_who_takes_over_begins_anew(): void {
		global $wpdb;
		$run  = self::engine( $this->four() )->runner()->run_batch( self::begin(), time() );
		$seen = null;
		$next = self::of(
			static function () use ( &$seen ): void {
				$seen = wp_cache_get( 'of who has ended', 'made-up' );
			}
		);
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET step = '', cursor_pos = 0" );
		wp_cache_set( 'of who has ended', 'old', 'made-up' );
		self::engine( $next )->runner()->run_batch( self::engine()->runs()->get( $run->uuid ), PHP_INT_MAX );
		$this->assertFalse( $seen );
	}

	/** The copy of a pack that an import works with is there to its end, and not after it. */
	public function test_its_working_folder_goes_at_its_end(): void {
		$folder = '';
		$piece  = static function ( Step_Context $work ) use ( &$folder ): void {
			$folder = $work->folder();
		};
		$steps  = new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $piece, $piece ) ) ) );
		$run    = self::engine( $steps )->runner()->run_batch( self::begin(), time() );
		$run    = self::engine( $steps )->runner()->run_batch( $run, time() );
		$this->assertDirectoryExists( $folder );
		self::finish( $run, $steps );
		$this->assertDirectoryDoesNotExist( $folder );
	}

	/** What fails three times ends the import, unless it may be done with more care; a refusal does at once, and each says what may be told. */
	public function test_how_often_it_tries(): void {
		$log   = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- what is logged is not looked at.
		$times = 0;
		$run   = self::finish(
			self::begin(),
			self::of(
				static function () use ( &$times ): void {
					if ( ++$times > 9 ) {
						throw new Failure( 'no_end', 'It goes on and on.', 500 );
					}
					throw new RuntimeException( 'Cannot open /secret/place' );
				}
			)
		);
		$said  = self::engine()->runs()->log( $run, 0 );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::FAILED, 5, 'error' ), array( $run->status, $times, end( $said )['action'] ) );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $said ) );

		$times = 0;
		$run   = self::finish(
			self::begin(),
			self::of(
				static function () use ( &$times ): void {
					++$times;
					throw new Failure( 'no_room', 'The disk is full.', 507 );
				}
			)
		);
		$said  = self::engine()->runs()->log( $run, 0 );
		$this->assertSame( array( Run::FAILED, 1, 'The disk is full.' ), array( $run->status, $times, end( $said )['message'] ) );
		$this->assertSame( array( 'The disk is full.' ), array_column( wp_list_filter( $said, array( 'action' => 'error' ) ), 'message' ), 'Nothing of the other one.' );
	}

	/** Who is asked to go back while the last piece ends, or one fails, does so: it is neither done nor has it failed. */
	public function test_a_revert_that_was_asked_for_stays(): void {
		foreach ( array( false, true ) as $fails ) {
			$run  = self::begin();
			$asks = static function () use ( $run, $fails ): void {
				self::engine()->revert()->start( $run );
				if ( $fails ) {
					throw new Failure( 'no_room', 'The disk is full.', 507 );
				}
			};
			$run  = self::engine( self::of( $asks ) )->runner()->run_batch( $run, PHP_INT_MAX );
			$this->assertSame( Run::REVERTING, $run->status );
			$this->assertSame( Run::REVERTED, self::finish( $run )->status );
		}
	}

	/** The care that a piece needed ends with its step. */
	public function test_care_ends_with_its_step(): void {
		$log   = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- what is logged is not looked at.
		$care  = array();
		$fails = static function ( Step_Context $work ) use ( &$care ): void {
			$care[] = $work->is_single_object_mode();
			if ( ! $work->is_single_object_mode() ) {
				throw new RuntimeException( 'All at once.' );
			}
		};
		$looks = static function ( Step_Context $work ) use ( &$care ): void {
			$care[] = $work->is_single_object_mode();
		};
		$run   = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $fails ) ), new Made_Up_Step( Step_List::CONTENT, array( $looks ) ) ) ) );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::DONE, array( false, false, true, false ) ), array( $run->status, $care ) );
	}

	/** Within a step it ends after a hundred objects. */
	public function test_care_ends_after_a_hundred(): void {
		$log   = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- what is logged is not looked at.
		$care  = array();
		$piece = static function ( Step_Context $work ) use ( &$care ): void {
			$care[] = $work->is_single_object_mode();
			if ( array( false ) === $care || array( false, false ) === $care ) {
				throw new RuntimeException( 'All at once.' );
			}
		};
		$run   = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array_fill( 0, 102, $piece ) ) ) ) );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::DONE, array_merge( array( false, false ), array_fill( 0, 100, true ), array( false, false ) ) ), array( $run->status, $care ) );
	}

	/** What became of an object is told once, also where the database took back what was written with it. */
	public function test_what_is_told_once(): void {
		$times = 0;
		$piece = static function ( Step_Context $work, int $next ) use ( &$times ): void {
			$work->run_batch(
				$next,
				static function () use ( $work, &$times ): void {
					$work->add_result( 'left_out', array( 'what' => 'Pear', 'why' => 'It is green.' ) );
					if ( 1 === ++$times ) {
						throw Database_Error::from_mysql( 1213, 'Deadlock found when trying to get lock' );
					}
				}
			);
		};
		$run   = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $piece ) ) ) ) );
		$this->assertSame( array( Run::DONE, 2, array( 'Pear' ) ), array( $run->status, $times, array_column( $run->results['left_out'], 'what' ) ) );
	}

	/** What was not understood is told once, whichever process met it. */
	public function test_what_was_not_understood(): void {
		$sends = static function ( string $sql ): callable {
			return static function () use ( $sql ): void {
				global $wpdb;
				$wpdb->query( $sql );
				$wpdb->query( 'SET autocommit = 1' );
			};
		};
		$said  = array( 'SET autocommit = 0', 'SET SESSION autocommit = 0' );
		$steps = new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $sends( $said[0] ), $sends( $said[1] ), $sends( $said[0] ) ) ) ) );
		$run   = self::engine( $steps )->runner()->run_batch( self::begin(), time() );
		$run   = self::engine( $steps )->runner()->run_batch( $run, time() );
		$this->assertSame( array( $said[0] ), $run->results['uncaptured'] );
		$run = self::engine( $steps )->runner()->run_batch( $run, time() );
		$run = self::finish( $run, $steps );
		$this->assertSame( array( Run::DONE, $said ), array( $run->status, $run->results['uncaptured'] ) );
	}

	/** What has ended goes on, or back, only where it can; what is paused keeps its place; cron looks after each. */
	public function test_what_may_follow_what(): void {
		global $wpdb;
		$run     = self::begin();
		$runs    = self::engine()->runs();
		$reverts = self::engine()->revert();
		$after   = static function ( string $status, callable $does ) use ( $wpdb, $runs, $run ): string {
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = '$status', active = NULL, attempts = 2 WHERE id = $run->id" );
			try {
				$now = $does( $runs->get( $run->uuid ) );
				return "$now->status $now->attempts " . $wpdb->get_var( "SELECT active FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" );
			} catch ( Failure $failure ) {
				return $failure->error_code() . ' ' . $failure->status();
			}
		};
		$this->assertTrue( Import_Cron::is_scheduled() );
		$said = array();
		foreach ( array( Run::PAUSED, Run::DONE, Run::FAILED, Run::REVERTED, Run::REVERT_FAILED ) as $status ) {
			Import_Cron::unschedule();
			$said[ $status ] = array( $after( $status, array( $runs, 'resume' ) ), $after( $status, array( $reverts, 'start' ) ), Import_Cron::is_scheduled() );
		}
		$this->assertSame(
			array(
				Run::PAUSED        => array( 'running 0 1', 'reverting 0 1', true ),
				Run::DONE          => array( 'not_resumable 409', 'reverting 0 1', true ),
				Run::FAILED        => array( 'running 0 1', 'reverting 0 1', true ),
				Run::REVERTED      => array( 'not_resumable 409', 'not_revertible 409', false ),
				Run::REVERT_FAILED => array( 'reverting 0 1', 'reverting 0 1', true ),
			),
			$said
		);
		$this->assertTrue( $runs->set_status( $runs->get( $run->uuid ), Run::RUNNING, array( Run::REVERTING ) ) );
		$this->assertTrue( $runs->set_status( $runs->get( $run->uuid ), Run::PAUSED, array( Run::RUNNING ) ) );
		$this->expectExceptionMessage( get_userdata( 1 )->display_name );
		self::begin();
	}

	/** Returns a step of four pieces. */
	private function four(): Step_List {
		$piece = function (): void {
			++$this->done;
		};
		return new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array_fill( 0, 4, $piece ) ) ) );
	}

	/**
	 * @param callable( Step_Context, int ): mixed $piece All that its step does.
	 */
	private static function of( callable $piece ): Step_List {
		return new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $piece ) ) ) );
	}
}
