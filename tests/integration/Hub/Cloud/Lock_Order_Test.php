<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

// phpcs:disable WordPress.DB -- names of tables.

/**
 * Locks of each write of the cloud, in the order that Database documents. A violation only shows as slowness or under concurrency.
 * @group S14
 * @group S15
 */
final class Lock_Order_Test extends Test_Case {

	use Asks_Hub;
	use Uses_Cloud;

	/** @var array<string, string> Token by name. */
	private $tokens = array();

	/** @var array<string, array<int, string>> Kind of row to its id to what a test calls it. */
	private $names = array();

	/** @var list<string> What was locked: a table, the row where one is named, and how. */
	private $locks = array();

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$members = array();
		foreach ( array( 'ada', 'ben', 'boss' ) as $name ) {
			$this->tokens[ $name ] = $this->verified_token( 'pro' );
			$this->names['account'][ $this->account_of( $this->tokens[ $name ] ) ] = $name;
			$members[ $this->tokens[ $name ] ]                                     = 2;
		}
		unset( $members[ $this->tokens['boss'] ] );
		foreach ( array( 'one', 'two' ) as $name ) {
			$this->names['workspace'][ $this->make_workspace( $this->tokens['boss'], $members ) ] = $name;
		}
	}

	protected function tearDown(): void {
		remove_filter( 'query', array( $this, 'record_lock' ) );
		parent::tearDown();
	}

	public function test_writes_of_files_lock_usage_then_workspaces_then_files(): void {
		list( $one, $two ) = array_keys( $this->names['workspace'] );
		$first             = $this->file( 'first', 'ben', $one );
		$own               = $this->file( 'own', 'ada', $one );
		$next              = $this->file( 'next', 'ada', $one );
		$images            = array( self::image( 10 ), self::image( 20 ), self::image( 30 ) );
		$bens              = array( 'cloud_usage ben alone' );
		$adas              = array( 'cloud_usage ada alone' );
		$in_one            = array( 'workspaces one shared', 'members one shared' );
		$in_two            = array( 'workspaces two shared', 'members two shared' );
		$both              = array( 'cloud_files own alone', 'cloud_files next alone' );

		foreach ( $images as $number => $image ) {
			$this->assertSame(
				$adas,
				$this->locked_by(
					function () use ( $image ): void {
						$this->assertSame( 200, $this->upload_image( $this->tokens['ada'], $image )->status );
					}
				),
				"The image $number."
			);
		}
		$hashes = array_map(
			static function ( string $image ): string {
				return hash( 'sha256', $image );
			},
			$images
		);
		$media  = array_map( array( self::class, 'medium' ), $images, array( 2000000001, 2000000002, 2000000003 ) );
		sort( $hashes );
		foreach ( array( $media, array_reverse( $media ) ) as $sent ) {
			$this->assert_locks( array_merge( $in_one, array( "media $hashes[0] shared", "media $hashes[1] shared", "media $hashes[2] shared" ) ), 'ada', 'POST', '/files', self::push_arguments( array( 'workspace_id' => $one, 'media' => $sent ) ) );
		}
		$this->assert_locks( array_merge( $adas, $in_one, array( 'cloud_files own alone' ) ), 'ada', 'POST', "/files/$own/versions", array( 'base' => 1, 'content' => self::push_arguments()['content'] ) );
		$this->assert_locks( array_merge( $adas, $in_one, array( 'cloud_files own alone' ) ), 'ada', 'POST', "/files/$own/versions/1/take-back", array() );
		$this->assert_locks( array_merge( $adas, $in_one, array( 'cloud_files own alone' ) ), 'ada', 'PATCH', "/files/$own", array( 'name' => 'Lunch' ) );
		// Workspaces are locked by ascending id.
		$this->assert_locks( array_merge( $adas, $in_one, $in_two, $both ), 'ada', 'POST', '/files/copy', array( 'ids' => array( $next, $own ), 'workspace_id' => $two ) );
		$this->assert_locks( array_merge( $adas, $in_one, $in_two, $both ), 'ada', 'POST', '/files/move', array( 'ids' => array( $next, $own ), 'workspace_id' => $two ) );
		$this->assert_locks( array_merge( $adas, $in_one, $in_two, $both ), 'ada', 'POST', '/files/move', array( 'ids' => array( $next, $own ), 'workspace_id' => $one ) );
		// An unauthorized actor locks nothing.
		$this->assert_locks( array(), 'ben', 'POST', '/files/trash', array( 'ids' => array( $next ) ), 403 );
		$this->assert_locks( array_merge( $adas, $bens, array( 'workspaces one shared', 'cloud_files first alone', 'cloud_files next alone' ) ), 'boss', 'POST', '/files/trash', array( 'ids' => array( $next, $first ) ) );
		$this->assert_locks( array_merge( $adas, $in_one, array( 'cloud_files next alone' ) ), 'ada', 'POST', '/files/restore', array( 'ids' => array( $next ) ) );
		$this->assert_locks( array_merge( $adas, $in_one, $both ), 'ada', 'POST', '/files/trash', array( 'ids' => array( $next, $own ) ) );
		$this->assert_locks( array_merge( $adas, $in_one, array( 'cloud_files next alone', 'file_contents alone' ) ), 'ada', 'POST', '/files/purge', array( 'ids' => array( $next ) ) );
		$this->assert_locks( array_merge( $adas, array( 'cloud_files own alone', 'file_contents alone' ) ), 'ada', 'POST', '/files/empty-trash', array() );
	}

	public function test_writes_of_members_lock_usage_then_the_workspace(): void {
		global $wpdb;
		list( $one, $two ) = array_keys( $this->names['workspace'] );
		list( $ada, $ben ) = array_keys( $this->names['account'] );
		$this->file( 'own', 'ada', $one );
		$boss = array( 'cloud_usage boss alone' );
		foreach ( array_keys( $this->names['account'] ) as $id ) {
			$wpdb->query( "INSERT IGNORE INTO {$wpdb->prefix}templately_cloud_usage (account_id, files, bytes) VALUES ($id, 0, 0)" ); // phpcs:ignore WordPress.DB -- numbers of the tests.
		}

		// An unauthorized actor locks no usage.
		$this->assert_locks( array(), 'ben', 'DELETE', "/workspaces/$one", array( 'delete_files' => true ), 403 );
		$this->assert_locks( array(), 'ben', 'DELETE', "/workspaces/$one/members/$ada", array( 'keep_copies' => true ), 403 );
		$this->assert_locks( array( 'workspaces two alone', 'members two alone' ), 'ada', 'POST', "/workspaces/$two/leave", array() );
		$this->assert_locks( array_merge( $boss, array( 'workspaces one alone', 'members one alone', 'cloud_files of one alone', 'cloud_files own alone' ) ), 'boss', 'DELETE', "/workspaces/$one/members/$ada", array( 'keep_copies' => true ) );
		$email = $wpdb->get_var( "SELECT email FROM {$wpdb->prefix}templately_accounts WHERE id = $ada" );
		$wpdb->insert( "{$wpdb->prefix}templately_invitations", array( 'workspace_id' => $one, 'email' => $email, 'role' => 2, 'token_hash' => 'x', 'invited_by' => 1, 'created_at' => 1, 'expires_at' => $this->clock->now() + 60, 'sends' => 1, 'next_hash' => '', 'mail_state' => 0 ) );
		$this->assert_locks( array( 'workspaces one alone', 'members one alone', 'invitations alone' ), 'ada', 'POST', "/invitations/$wpdb->insert_id/accept", array() );
		$this->assert_locks( array( 'cloud_usage ben alone', 'workspaces one alone', 'members one alone', 'workspaces shared' ), 'boss', 'POST', "/workspaces/$one/transfer", array( 'account_id' => $ben ) );
		$this->assert_locks( array( 'workspaces two alone' ), 'boss', 'DELETE', "/workspaces/$two", array() );
		$this->assert_locks( array( 'cloud_usage boss alone', 'workspaces one alone', 'cloud_files of one alone' ), 'ben', 'DELETE', "/workspaces/$one", array( 'delete_files' => true ) );

		// A removed account leaves its workspaces one by one.
		list( $three, $four )               = array( $this->make_workspace( $this->tokens['boss'], array( $this->tokens['ada'] => 2 ) ), $this->make_workspace( $this->tokens['ada'] ) );
		$this->names['workspace'][ $three ] = 'three';
		$this->names['workspace'][ $four ]  = 'four';
		$locked                             = $this->locked_by(
			function () use ( $email ): void {
				$this->assertTrue( $this->hub->privacy_tools()->erase( $email )['items_removed'] );
			}
		);
		$this->assertSame( array( 'workspaces four alone', 'workspaces three alone', 'members three alone' ), array_values( preg_grep( '/^(workspaces|members)/', $locked ) ) );
	}

	public function record_lock( string $sql ): string {
		global $wpdb;
		if ( 1 === preg_match( "/^SELECT .*? FROM {$wpdb->prefix}templately_(\w+) .*?(FOR UPDATE|LOCK IN SHARE MODE)/s", str_replace( '`', '', $sql ), $found ) ) {
			list( , $table, $lock ) = $found;
			$row                    = 1 === preg_match( '/WHERE (id|account_id|workspace_id) = (\d+)/', $sql, $by ) ? $this->name( $table, $by[1], (int) $by[2] ) : '';
			$row                    = 'media' === $table && 1 === preg_match( "/WHERE sha256 = '(\w+)'/", $sql, $by ) ? " $by[1]" : $row;
			$this->locks[]          = $table . $row . ( 'FOR UPDATE' === $lock ? ' alone' : ' shared' );
		}
		return $sql;
	}

	/** @return string What the row is called, after a space; '' where nobody has called it anything. */
	private function name( string $table, string $column, int $id ): string {
		$kinds = array(
			'cloud_usage' => 'account',
			'workspaces'  => 'workspace',
			'members'     => 'workspace',
			'cloud_files' => 'workspace_id' === $column ? 'workspace' : 'file',
		);
		$name  = $this->names[ $kinds[ $table ] ?? '' ][ $id ] ?? '';
		return '' === $name ? '' : ( 'cloud_files' === $table && 'workspace_id' === $column ? " of $name" : " $name" );
	}

	private function file( string $name, string $owner, int $workspace ): int {
		$id                         = $this->push( $this->tokens[ $owner ], array( 'workspace_id' => $workspace ) )['id'];
		$this->names['file'][ $id ] = $name;
		return $id;
	}

	/**
	 * @param list<string> $locks Expected locks in order.
	 * @param array<string, mixed> $data
	 */
	private function assert_locks( array $locks, string $who, string $method, string $path, array $data, int $status = 200 ): void {
		$locked = $this->locked_by(
			function () use ( $who, $method, $path, $data, $status ): void {
				$this->assertSame( $status, $this->ask( $method, $path, $data, $this->tokens[ $who ] )->status, "$method $path" );
			}
		);
		$this->assertSame( $locks, $locked, "$method $path" );
	}

	/**
	 * @param callable(): void $work
	 * @return list<string> Locks in order; a repeated one counts once.
	 */
	private function locked_by( callable $work ): array {
		$this->locks = array();
		add_filter( 'query', array( $this, 'record_lock' ) );
		$work();
		remove_filter( 'query', array( $this, 'record_lock' ) );
		return array_values( array_unique( $this->locks ) );
	}
}
