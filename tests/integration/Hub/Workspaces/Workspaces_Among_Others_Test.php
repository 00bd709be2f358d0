<?php

declare( strict_types=1 );

use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

/**
 * Concurrent changes of workspaces, in separate processes.
 * @group faults
 */
final class Workspaces_Among_Others_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;
	use Runs_At_Once;

	protected $commits = true;

	private const PROCESSES = 6;

	/**
	 * Six concurrent acceptances use an invitation once.
	 * @group S14
	 * @group S15
	 */
	public function test_concurrent_removals_leave_no_files_behind(): void {
		global $wpdb;
		$this->open_hub();
		$seed = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand() );
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$cy   = $this->person( 'Cy' );
		$team = $this->workspace( $ada, 'Team', array( 'cy@example.org' ) );
		$gone = $this->workspace( $ada, 'Deleted meanwhile' );
		$this->add_members( $team, $ada, array( $bob ) );
		$this->add_members( $gone, $ada, array( $bob ) );
		$rounds     = Sample::size( 3 );
		$invitation = $team['invitations'][0]['id'];
		$said       = array_merge( ...$this->at_once( 'work', self::PROCESSES, compact( 'seed', 'ada', 'bob', 'cy', 'team', 'gone', 'invitation', 'rounds' ) ) );
		$this->assertSame( array(), array_values( array_filter( array_column( $said, 'wrong' ) ) ), "Seed $seed." );
		$done = array_count_values(
			array_map(
				static function ( array $one ): string {
					return "{$one['what']} {$one['status']}";
				},
				$said
			)
		);
		$this->assertSame( array( 1, self::PROCESSES - 1 ), array( $done['accept 200'] ?? 0, $done['accept 404'] ?? 0 ), "Seed $seed." );
		$this->assertSame( array( 1, 1 ), array( $done['remove 200'] ?? 0, $done['delete 200'] ?? 0 ), "Seed $seed." );
		$this->assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files WHERE workspace_id = {$gone['id']} OR ( workspace_id = {$team['id']} AND owner_id = {$bob['id']} )" ), "Seed $seed." );
		// Each acknowledged upload exists once in its owner's cloud.
		$this->assertSame( $done['upload 200'] ?? 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files WHERE owner_id = {$bob['id']} AND workspace_id = 0 AND trashed_at = 0" ), "Seed $seed." );
		$this->assertSame( $done['upload 200'] ?? 0, $this->get_from_hub( 'GET', '/usage', null, $bob['token'] )['files'], "Seed $seed." );
	}

	/**
	 * @param array<string, mixed> $arguments seed, people, workspaces, invitation, rounds.
	 * @return list<array{what: string, status: int, wrong: string}>
	 */
	public static function work( int $number, array $arguments ): array {
		global $wpdb;
		$wpdb->suppress_errors( true );
		mt_srand( $arguments['seed'] + $number );
		$self        = new self();
		$self->clock = new Settable_Clock( 1800000000 );
		$self->make_hub( "10.0.0.$number" );
		$said = array();
		$do   = static function ( string $what, string $method, string $path, ?array $data, array $who ) use ( $self, &$said ): void {
			try {
				$answer = $self->ask( $method, $path, $data, $who['token'] );
				$status = $answer->status;
				$wrong  = in_array( $status, array( 200, 404 ), true ) ? '' : "$what: " . wp_json_encode( $answer->body );
			} catch ( Throwable $thrown ) {
				$status = 0;
				$wrong  = "$what: " . get_class( $thrown ) . ': ' . $thrown->getMessage();
			}
			$said[] = compact( 'what', 'status', 'wrong' );
		};
		$do( 'accept', 'POST', "/invitations/{$arguments['invitation']}/accept", array(), $arguments['cy'] );
		for ( $round = 0; $round < $arguments['rounds']; $round++ ) {
			if ( 0 === $number && 1 === $round ) {
				$do( 'remove', 'DELETE', "/workspaces/{$arguments['team']['id']}/members/{$arguments['bob']['id']}", null, $arguments['ada'] );
			} elseif ( 1 === $number && 1 === $round ) {
				$do( 'delete', 'DELETE', "/workspaces/{$arguments['gone']['id']}", null, $arguments['ada'] );
			} else {
				$where = mt_rand( 0, 1 ) > 0 ? $arguments['team'] : $arguments['gone'];
				$do( 'upload', 'POST', '/files', array( 'platform' => 'gutenberg', 'type' => 'page', 'name' => "F $number $round", 'content' => '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->', 'media' => array(), 'origin' => 's', 'workspace_id' => $where['id'], 'picture' => '' ), $arguments['bob'] );
			}
			usleep( mt_rand( 0, 20000 ) );
		}
		return $said;
	}

	/**
	 * @dataProvider departures
	 * @group S15
	 * @param string $pusher 'ada' (owner) or 'bob' (editor with a file there).
	 * @param string $path Below the workspace; %d is Bob's account.
	 * @param array<string, mixed> $data
	 */
	public function test_removals_wait_for_current_pushes_without_a_deadlock( string $pusher, string $goes, string $method, string $path, array $data, int $files ): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that no two of them can wait for each other. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$people = array(
			'ada' => $this->person( 'Ada' ),
			'bob' => $this->person( 'Bob' ),
		);
		$team   = $this->workspace( $people['ada'] );
		$this->add_members( $team, $people['ada'], array( $people['bob'] ) );
		$this->file_of( $people['bob'], $team['id'] );
		$deadlocks = static function () use ( $wpdb ): int {
			return (int) $wpdb->get_var( "SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'", 1 );
		};
		$before    = $deadlocks();
		$signs     = (string) tempnam( get_temp_dir(), 'templately-signs-' );
		$push      = array( 'platform' => 'gutenberg', 'type' => 'page', 'name' => 'Meanwhile', 'content' => 'x', 'media' => array(), 'origin' => 's', 'workspace_id' => $team['id'], 'picture' => '' );
		$calls     = array(
			array( 'POST', '/files', $push, $people[ $pusher ]['token'] ),
			array( $method, "/workspaces/{$team['id']}" . sprintf( $path, $people['bob']['id'] ), $data, $people[ $goes ]['token'] ),
		);
		$after     = 'templately_cloud_usage';
		$this->assertSame( array( 200, 200 ), $this->at_once( 'one_then_the_other', 2, compact( 'signs', 'calls', 'after' ) ) );
		array_map( 'unlink', (array) glob( "$signs*" ) );
		$this->assertSame( $before, $deadlocks() );
		$this->assertSame( $files, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files" ) );
		foreach ( $people as $person ) {
			$living = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files WHERE trashed_at = 0 AND owner_id = {$person['id']}" );
			$this->assertSame( $living, $this->get_from_hub( 'GET', '/usage', null, $person['token'] )['files'] );
		}
	}

	/** @return array<string, array{string, string, string, string, array<string, mixed>, int}> */
	public function departures(): array {
		return array(
			'deleted with its files' => array( 'bob', 'ada', 'DELETE', '', array( 'delete_files' => 'true' ), 2 ),
			'removed with copies'    => array( 'ada', 'ada', 'DELETE', '/members/%d', array( 'keep_copies' => 'true' ), 3 ),
		);
	}

	/** @group S15 */
	public function test_concurrent_creations_never_exceed_the_limit(): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that nobody counts in the middle of another. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $bob );
		$this->add_members( $team, $bob, array( $ada ) );
		$rows = array();
		for ( $number = 1; $number < Contract::MAX; $number++ ) {
			$rows[] = "({$ada['id']}, 's-$number', 'T', 1, 1)";
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_workspaces (owner_id, slug, title, version, created_at) VALUES " . implode( ',', $rows ) );
		$last   = array( 'POST', '/workspaces', array( 'title' => 'The last' ), $ada['token'] );
		$after  = "COUNT(*) FROM {$wpdb->prefix}templately_workspaces";
		$signs  = (string) tempnam( get_temp_dir(), 'templately-signs-' );
		$others = array( array( 'POST', '/workspaces', array( 'title' => 'Another' ), $ada['token'] ), array( 'POST', "/workspaces/{$team['id']}/transfer", array( 'account_id' => $ada['id'] ), $bob['token'] ) );
		foreach ( $others as $other ) {
			foreach ( array( array( $last, $other ), array( $other, $last ) ) as $calls ) {
				$this->assertSame( array( 200, 422 ), $this->at_once( 'one_then_the_other', 2, compact( 'signs', 'calls', 'after' ) ), (string) wp_json_encode( $calls ) );
				array_map( 'unlink', (array) glob( "$signs*" ) );
				$this->assertSame( (string) Contract::MAX, $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_workspaces WHERE owner_id = {$ada['id']}" ) );
				$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_workspaces WHERE owner_id = {$ada['id']} AND title IN ('The last', 'Another')" );
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_workspaces SET owner_id = {$bob['id']} WHERE id = {$team['id']}" );
				$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_members WHERE account_id = {$bob['id']}" );
				$wpdb->query( "INSERT IGNORE INTO {$wpdb->prefix}templately_members (workspace_id, account_id, role, joined_at) VALUES ({$team['id']}, {$ada['id']}, 2, 1)" );
			}
		}
	}

	/**
	 * The first process stops after a statement until the second one waits or is done.
	 * @param array<string, mixed> $arguments signs (prefix of signal files), calls, after (part of the statement).
	 */
	public static function one_then_the_other( int $number, array $arguments ): int {
		global $wpdb;
		$wpdb->suppress_errors( true );
		$self        = new self();
		$self->clock = new Settable_Clock( 1800000000 );
		$self->make_hub( "10.0.0.$number" );
		$other = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$taken = "{$arguments['signs']}.taken";
		$gone  = "{$arguments['signs']}.gone";
		$has   = false;
		if ( 0 === $number ) {
			add_filter(
				'query',
				static function ( string $sql ) use ( $other, $taken, $gone, $arguments, &$has ): string {
					if ( $has && ! file_exists( $taken ) ) {
						touch( $taken );
						self::wait_until(
							static function () use ( $other, $gone ): bool {
								// MariaDB refreshes this table every tenth of a second.
								usleep( 200000 );
								return file_exists( $gone ) || '0' !== $other->get_var( "SELECT COUNT(*) FROM information_schema.INNODB_TRX WHERE trx_state = 'LOCK WAIT'" );
							}
						);
					}
					$has = $has || false !== strpos( str_replace( '`', '', $sql ), $arguments['after'] );
					return $sql;
				}
			);
		} else {
			self::wait_until(
				static function () use ( $taken ): bool {
					return file_exists( $taken );
				}
			);
		}
		$status = $self->ask( ...$arguments['calls'][ $number ] )->status;
		touch( 0 === $number ? $taken : $gone );
		return $status;
	}
}
