<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
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

	/** A closed tab does not end it in the middle. */
	public function test_the_runner_works_as_the_user_who_began_the_import(): void {
		$seen  = array();
		$other = wp_insert_user( array( 'user_login' => 'driver', 'user_pass' => 'x', 'role' => 'editor' ) );
		$steps = self::of(
			static function () use ( &$seen ): void {
				$seen = array( get_current_user_id(), ignore_user_abort() );
			}
		);
		wp_set_current_user( $other );
		ignore_user_abort( false );
		$run = self::services( $steps )->runner()->run_batch( self::begin( $steps ), PHP_INT_MAX );
		$this->assertSame( array( Run::DONE, array( 1, 1 ), $other ), array( $run->status, $seen, get_current_user_id() ) );
	}

	public function test_a_batch_ends_with_the_item_after_which_time_is_used_up(): void {
		$run = self::services( $this->four() )->runner()->run_batch( self::begin( $this->four() ), time() );
		$this->assertSame( array( Run::RUNNING, 1 ), array( $run->status, $this->done ) );
		$most = (string) ini_set( 'max_execution_time', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- what is tested.
		$run  = self::services( $this->four() )->runner()->run_batch( $run, PHP_INT_MAX );
		ini_set( 'max_execution_time', $most ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::RUNNING, 2 ), array( $run->status, $this->done ) );
		$run = self::services( $this->four() )->runner()->run_batch( $run, PHP_INT_MAX );
		$this->assertSame( array( Run::DONE, 4 ), array( $run->status, $this->done ) );
	}

	/** Without a limit it continues. */
	public function test_a_batch_ends_when_memory_gets_short(): void {
		$ballast = str_repeat( 'x', 128 * MB_IN_BYTES );
		$most    = (string) ini_set( 'memory_limit', (string) (int) ( memory_get_usage() / 0.81 ) ); // phpcs:ignore WordPress.PHP.IniSet -- what is tested.
		$run     = self::services( $this->four() )->runner()->run_batch( self::begin( $this->four() ), PHP_INT_MAX );
		ini_set( 'memory_limit', '-1' ); // phpcs:ignore WordPress.PHP.IniSet -- likewise.
		$this->assertSame( array( Run::RUNNING, 1 ), array( $run->status, $this->done ) );
		$run = self::services( $this->four() )->runner()->run_batch( $run, PHP_INT_MAX );
		ini_set( 'memory_limit', $most ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		unset( $ballast );
		$this->assertSame( array( Run::DONE, 4 ), array( $run->status, $this->done ) );
	}

	public function test_the_runner_uses_the_stored_status_of_a_run(): void {
		global $wpdb;
		$read = self::begin( $this->four() );
		self::services()->revert()->start( $read );
		$this->assertSame( Run::RUNNING, $read->status );
		$run = self::services( $this->four() )->runner()->run_batch( $read, PHP_INT_MAX );
		$this->assertSame( array( Run::REVERTED, 0 ), array( $run->status, $this->done ) );
		$run = self::services( $this->four() )->runner()->run_batch( $read, PHP_INT_MAX );
		$this->assertSame( array( Run::REVERTED, 0 ), array( $run->status, $this->done ), 'It is over.' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT lease_until FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" ) );
	}

	public function test_a_process_that_is_taken_over_in_a_revert_changes_no_status(): void {
		foreach ( array( false, true ) as $fails ) {
			$run  = self::services()->revert()->start( self::import() );
			$lose = static function ( string $sql ) use ( $fails ): void {
				if ( 'START TRANSACTION' === $sql ) {
					self::take_over();
					if ( $fails ) {
						throw new RuntimeException( 'It is gone.' );
					}
				}
			};
			// One slice for its plugins, one for the rest.
			self::services()->runner()->run_batch( $run, PHP_INT_MAX );
			$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- it is not looked at.
			$run = self::process(
				static function () use ( $run, $lose ): Run {
					add_action( 'templately_import_boundary', $lose );
					return self::services()->runner()->run_batch( $run, PHP_INT_MAX );
				}
			);
			ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
			$this->assertSame( array( Run::REVERTING, 'Made up' ), array( $run->status, get_option( 'blogname' ) ) );
			$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}templately_runs SET lease_until = 0" );
			$this->assertSame( Run::REVERTED, self::finish( $run )->status );
		}
	}

	public function test_a_process_that_is_taken_over_in_the_last_item_does_not_complete_the_import(): void {
		foreach ( array( false, true ) as $fails ) {
			$lose = self::of(
				static function () use ( $fails ): void {
					self::take_over();
					if ( $fails ) {
						throw new Failure( 'no_file', 'The file is gone.', 500 );
					}
				}
			);
			$run  = self::process(
				static function () use ( $lose ): Run {
					return self::services( $lose )->runner()->run_batch( self::begin( $lose ), PHP_INT_MAX );
				}
			);
			$this->assertSame( array( Run::RUNNING, array() ), array( $run->status, $this->ends( $run ) ) );
			$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}templately_runs SET lease_until = 0" );
			$run = self::finish( $run, $this->four() );
			$this->assertSame( array( Run::DONE, array( 'complete' ) ), array( $run->status, $this->ends( $run ) ) );
		}
	}

	/**
	 * @param Run $run A run.
	 * @return list<string> How its log says that it ended.
	 */
	private function ends( Run $run ): array {
		return array_values( array_intersect( array_column( self::services()->runs()->log( $run, 0 ), 'action' ), array( 'complete', 'error' ) ) );
	}

	public function test_a_batch_leaves_no_lease_no_listener_and_no_needless_cron_event(): void {
		global $wpdb;
		$run = self::services( $this->four() )->runner()->run_batch( self::begin( $this->four() ), time() );
		$this->assertSame( array( '0', '0' ), $wpdb->get_row( "SELECT lease_until, conn_id FROM {$wpdb->prefix}templately_runs WHERE id = $run->id", ARRAY_N ) );
		$this->assertTrue( Import_Cron::is_scheduled() );
		update_option( 'made_up_beside', 'mine' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_changes WHERE row_key LIKE '%made_up_beside%'" ) );
		Import_Cron::unschedule();
		self::services( $this->four() )->runner()->run_batch( self::services()->runs()->get( $run->uuid ), time() );
		$this->assertTrue( Import_Cron::is_scheduled() );
		$run = self::finish( self::services()->runs()->get( $run->uuid ), $this->four() );
		$this->assertSame( array( Run::DONE, false ), array( $run->status, Import_Cron::is_scheduled() ) );
	}

	public function test_a_process_that_loses_the_lease_reads_no_further_statement(): void {
		global $wpdb;
		$loses = static function (): void {
			self::take_over();
		};
		$run   = self::process(
			static function () use ( $loses ): Run {
				return self::services( self::of( $loses ) )->runner()->run_batch( self::begin( self::of( $loses ) ), PHP_INT_MAX );
			}
		);
		$this->assertSame( Run::RUNNING, $run->status );
		update_option( 'made_up_beside', 'mine' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_changes WHERE row_key LIKE '%made_up_beside%'" ) );
	}

	public function test_a_takeover_empties_the_object_cache(): void {
		$run  = self::services( $this->four() )->runner()->run_batch( self::begin( $this->four() ), time() );
		$seen = null;
		$next = array(
			'templates' => new Made_Up_Step(
				array_fill(
					0,
					4,
					static function () use ( &$seen ): void {
						$seen = wp_cache_get( 'of who has ended', 'made-up' );
					}
				)
			),
		);
		wp_cache_set( 'of who has ended', 'old', 'made-up' );
		self::services( $next )->runner()->run_batch( self::services()->runs()->get( $run->uuid ), PHP_INT_MAX );
		$this->assertFalse( $seen );
	}

	public function test_the_working_folder_exists_until_the_import_ends(): void {
		$folder = '';
		$piece  = static function ( Step_Context $work ) use ( &$folder ): void {
			$folder = $work->folder();
		};
		$steps  = array( 'templates' => new Made_Up_Step( array( $piece, $piece ) ) );
		$run    = self::services( $steps )->runner()->run_batch( self::begin( $steps ), time() );
		$this->assertDirectoryExists( $folder );
		self::finish( $run, $steps );
		$this->assertDirectoryDoesNotExist( $folder );
	}

	/** The log has no details of an exception. */
	public function test_a_required_item_that_fails_twice_fails_the_import_and_a_refusal_at_once(): void {
		$log    = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- it is not looked at.
		$times  = 0;
		$thrown = new RuntimeException( 'Cannot open /secret/place' );
		$steps  = array(
			'finalize' => new Made_Up_Step(
				array(
					static function () use ( &$times, &$thrown ): void {
						++$times;
						throw $thrown;
					},
				)
			),
		);
		$run    = self::import( $steps );
		$said   = self::services()->runs()->log( $run, 0 );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::FAILED, 2, 'error' ), array( $run->status, $times, end( $said )['action'] ) );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $said ) );

		$times  = 0;
		$thrown = new Failure( 'no_room', 'The disk is full.', 507 );
		$run    = self::import( $steps );
		$said   = self::services()->runs()->log( $run, 0 );
		$this->assertSame( array( Run::FAILED, 1, array( 'The disk is full.' ) ), array( $run->status, $times, array_column( wp_list_filter( $said, array( 'action' => 'error' ) ), 'message' ) ) );
	}

	/** An object that fails is left out with its reason, and what it wrote is undone. */
	public function test_a_refused_object_is_left_out(): void {
		$steps = self::of(
			static function (): void {
				update_option( 'made_up_refused', 'half' );
				throw new Failure( 'no_picture', 'It is no picture.', 400 );
			}
		);
		$run   = self::import( $steps );
		$this->assertSame( array( Run::DONE, array( 'It is no picture.' ), false ), array( $run->status, array_column( self::services()->runs()->items( $run )->in_state( 'left_out' ), 'note' ), get_option( 'made_up_refused' ) ) );
	}

	/** This is no failed attempt. */
	public function test_an_item_that_returns_false_is_called_again_with_its_note(): void {
		$notes = array();
		$steps = self::of(
			static function ( Step_Context $context, array &$item ) use ( &$notes ): bool {
				$notes[]      = $item['note'];
				$item['note'] = $item['note'] . 'x';
				return count( $notes ) > 3;
			}
		);
		$this->assertSame( array( Run::DONE, array( '', 'x', 'xx', 'xxx' ) ), array( self::import( $steps )->status, $notes ) );
	}

	public function test_a_revert_that_starts_while_the_last_item_ends_or_fails_is_kept(): void {
		foreach ( array( false, true ) as $fails ) {
			$asks = static function ( Step_Context $context ) use ( $fails ): void {
				self::services()->revert()->start( $context->run );
				if ( $fails ) {
					throw new Failure( 'no_room', 'The disk is full.', 507 );
				}
			};
			$run  = self::services( self::of( $asks ) )->runner()->run_batch( self::begin( self::of( $asks ) ), PHP_INT_MAX );
			$this->assertSame( Run::REVERTING, $run->status );
			$this->assertSame( Run::REVERTED, self::finish( $run )->status );
		}
	}

	public function test_an_omission_is_listed_once_though_its_item_is_repeated(): void {
		$log   = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- it is not looked at.
		$times = 0;
		$run   = self::import(
			self::of(
				static function ( Step_Context $context ) use ( &$times ): void {
					$context->leave_out( array( array( 'what' => 'Pear', 'why' => 'It is green.' ) ) );
					if ( 1 === ++$times ) {
						throw new RuntimeException( 'Again.' );
					}
				}
			)
		);
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::DONE, 2, array( 'Pear' ) ), array( $run->status, $times, array_column( $run->results['left_out'], 'what' ) ) );
	}

	public function test_an_unreadable_statement_of_any_process_is_named_once(): void {
		$sends = static function (): void {
			global $wpdb;
			$quiet = $wpdb->suppress_errors();
			$wpdb->query( "TRUNCATE {$wpdb->prefix}made_up_old" );
			$wpdb->suppress_errors( $quiet );
		};
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_old (id int NOT NULL, PRIMARY KEY (id))" );
		$steps = array( 'templates' => new Made_Up_Step( array( $sends, $sends ) ) );
		$run   = self::services( $steps )->runner()->run_batch( self::begin( $steps ), time() );
		$run   = self::finish( $run, $steps );
		$wpdb->query( "DROP TABLE {$wpdb->prefix}made_up_old" );
		$said = self::unrecorded( $run );
		$this->assertSame( array( Run::DONE, 1 ), array( $run->status, count( $said ) ) );
		$this->assertStringContainsString( 'made_up_old', $said[0] );
	}

	/** Cron continues each active run. */
	public function test_a_run_changes_only_to_statuses_that_can_follow(): void {
		global $wpdb;
		$run     = self::begin();
		$runs    = self::services()->runs();
		$reverts = self::services()->revert();
		$after   = static function ( string $status, callable $does ) use ( $wpdb, $runs, $run ): string {
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = '$status', active = NULL WHERE id = $run->id" );
			try {
				$now = $does( $runs->get( $run->uuid ) );
				return "$now->status " . $wpdb->get_var( "SELECT active FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" );
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
				Run::PAUSED        => array( 'running 1', 'reverting 1', true ),
				Run::DONE          => array( 'not_resumable 409', 'reverting 1', true ),
				Run::FAILED        => array( 'running 1', 'reverting 1', true ),
				Run::REVERTED      => array( 'not_resumable 409', 'not_revertible 409', false ),
				Run::REVERT_FAILED => array( 'reverting 1', 'reverting 1', true ),
			),
			$said
		);
		$this->assertTrue( $runs->set_status( $runs->get( $run->uuid ), Run::RUNNING, array( Run::REVERTING ) ) );
		$this->assertTrue( $runs->set_status( $runs->get( $run->uuid ), Run::PAUSED, array( Run::RUNNING ) ) );
		$this->expectExceptionMessage( get_userdata( 1 )->display_name );
		self::begin();
	}

	/**
	 * Returns a step of four items.
	 *
	 * @return array<string, Made_Up_Step>
	 */
	private function four(): array {
		return array(
			'templates' => new Made_Up_Step(
				array_fill(
					0,
					4,
					function (): void {
						++$this->done;
					}
				)
			),
		);
	}

	/**
	 * @param callable $work The only item of its step.
	 * @return array<string, Made_Up_Step>
	 */
	private static function of( callable $work ): array {
		return array( 'templates' => new Made_Up_Step( array( $work ) ) );
	}
}
