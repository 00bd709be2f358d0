<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Hub\Uses_Cloud;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB -- names of tables.

/** Concurrent changes of clouds, in separate processes. */
final class Cloud_Among_Others_Test extends Test_Case {

	use Asks_Hub;
	use Runs_At_Once;
	use Uses_Cloud;

	protected $commits = true;

	/**
	 * A repeated key returns its first response.
	 * @group faults
	 * @group S15
	 */
	public function test_concurrent_uploads_never_exceed_the_limit(): void {
		global $wpdb;
		$this->open_hub();
		$this->clock->now         = time();
		$token                    = $this->verified_token();
		list( $processes, $each ) = Sample::is_whole() ? array( 40, 5 ) : array( 8, 10 );
		$said                     = array_count_values( array_merge( ...$this->at_once( 'upload', $processes, compact( 'token', 'each' ) ) ) );
		ksort( $said );
		$this->assertSame( array( '200' => 50, '422 quota_exceeded' => $processes * $each - 50 ), $said );
		$this->assertSame( array( '50', '50' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files" ), $wpdb->get_var( "SELECT COUNT(DISTINCT name) FROM {$wpdb->prefix}templately_cloud_files" ) ) );
		$this->assert_consistent();
	}

	/**
	 * Pushes, each twice with one key.
	 * @param array<string, mixed> $arguments token, each.
	 * @return list<string> Responses.
	 */
	public static function upload( int $number, array $arguments ): array {
		$self = self::in_process( $number );
		$said = array();
		for ( $round = 0; $round < $arguments['each']; $round++ ) {
			$ask    = static function () use ( $self, $number, $round, $arguments ): string {
				try {
					$answer = $self->ask( 'POST', '/files', self::push_arguments( array( 'name' => "File $number $round" ) ), $arguments['token'], "key-$number-$round" );
					return $answer->is_success() ? "200 {$answer->body['file']['id']}" : "$answer->status {$answer->body['code']}";
				} catch ( Throwable $thrown ) {
					return get_class( $thrown ) . ': ' . $thrown->getMessage();
				}
			};
			$first  = $ask();
			$second = $ask();
			// Errors are not stored, so a retry could succeed; here no space is freed.
			$said[] = $first === $second ? (string) preg_replace( '/^200 .*/', '200', $first ) : "$first, then $second";
		}
		return $said;
	}

	/**
	 * All operations on the same few files and images, each sent twice with one key: no deadlock reaches a user, nothing runs twice, usage is exact, and all media exist.
	 * @group faults
	 * @group S15
	 */
	public function test_concurrent_changes_stay_consistent(): void {
		global $wpdb;
		$this->open_hub();
		$this->clock->now = time();
		$rounds           = Sample::size( 8 );
		$processes        = 6;
		$seed             = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand() );
		$tokens           = array( $this->verified_token(), $this->verified_token( 'starter' ), $this->verified_token( 'pro' ) );
		$workspaces       = array( 0, $this->make_workspace( $tokens[0], array( $tokens[1] => 2, $tokens[2] => 2 ) ), $this->make_workspace( $tokens[1], array( $tokens[0] => 2, $tokens[2] => 2 ) ) );
		foreach ( $tokens as $token ) {
			foreach ( array( 0, 0, 1, 1, 2 ) as $place ) {
				$this->push( $token, array( 'workspace_id' => $workspaces[ $place ] ) );
			}
		}
		$said  = array_merge( ...$this->at_once( 'do_random_changes', $processes, compact( 'rounds', 'seed', 'tokens', 'workspaces' ) ) );
		$words = array_count_values( array_column( $said, 'what' ) );
		$this->assertSame( array(), array_values( array_filter( array_column( $said, 'wrong' ) ) ), "Seed $seed." );
		$this->assertSame( $processes * $rounds, array_sum( $words ) );
		$this->assertGreaterThan( 0.4 * count( $said ), count( array_filter( array_column( $said, 'is_done' ) ) ), "Seed $seed." );
		$this->assert_consistent( "Seed $seed." );
		$names = $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}templately_media" );
		foreach ( $names as $name ) {
			$this->assertCount( 1, (array) glob( wp_get_upload_dir()['basedir'] . '/templately/*/cloud/*/' . $name ), "Seed $seed." );
		}
		$this->assertSame( array(), $wpdb->get_col( "SELECT f.id FROM {$wpdb->prefix}templately_cloud_files f WHERE f.versions < (SELECT MAX(v.number) FROM {$wpdb->prefix}templately_file_versions v WHERE v.file_id = f.id)" ) );
	}

	/**
	 * @param array<string, mixed> $arguments rounds, seed, tokens, workspaces.
	 * @return list<array{what: string, is_done: bool, wrong: string}>
	 */
	public static function do_random_changes( int $number, array $arguments ): array {
		global $wpdb;
		mt_srand( $arguments['seed'] + $number );
		$self  = self::in_process( $number );
		$said  = array();
		$pick  = static function ( array $some ) {
			return $some[ mt_rand( 0, count( $some ) - 1 ) ];
		};
		$table = "{$wpdb->prefix}templately_cloud_files";
		for ( $round = 0; $round < $arguments['rounds']; $round++ ) {
			$what    = $pick( array( 'push', 'push', 'save', 'save', 'take back', 'copy', 'copy', 'move', 'move', 'trash', 'trash', 'restore', 'purge', 'purge', 'upkeep' ) );
			$token   = $pick( $arguments['tokens'] );
			$me      = $self->account_of( $token );
			$state   = in_array( $what, array( 'restore', 'purge' ), true ) ? '>' : '=';
			$ids     = array_map( 'intval', $wpdb->get_col( "SELECT id FROM $table WHERE owner_id = $me AND trashed_at $state 0" ) );
			$some    = array_values( array_unique( array( $pick( $ids ?: array( 1 ) ), $pick( $ids ?: array( 1 ) ), $pick( $ids ?: array( 1 ) ) ) ) );
			$target  = $pick( $arguments['workspaces'] );
			$image   = self::image( mt_rand( 1, 3 ) );
			$content = 'Text ' . mt_rand( 1, 4 );
			$media   = mt_rand( 0, 1 ) ? array( self::medium( $image ) ) : array();
			$wrong   = '';
			$is_done = true;
			try {
				if ( 'upkeep' === $what ) {
					// Runs only this part of the upkeep, because the rest deletes the compared responses. Lets unused uploads and half of the trash expire.
					$self->clock->now = time() + $pick( array( DAY_IN_SECONDS + 5, 31 * DAY_IN_SECONDS ) );
					$self->hub->clean_up_clouds();
					$self->clock->now = time();
				} else {
					if ( array() !== $media ) {
						$self->upload_image( $token, $image );
					}
					$calls               = array(
						'push'      => array( '/files', self::push_arguments( array( 'workspace_id' => $target ) + compact( 'content', 'media' ) ) ),
						'save'      => array( "/files/$some[0]/versions", array( 'base' => mt_rand( 1, 3 ) ) + compact( 'content', 'media' ) ),
						'take back' => array( "/files/$some[0]/versions/1/take-back", array() ),
						'copy'      => array( '/files/copy', array( 'ids' => $some, 'workspace_id' => $target ) ),
						'move'      => array( '/files/move', array( 'ids' => $some, 'workspace_id' => $target ) ),
						'trash'     => array( '/files/trash', array( 'ids' => $some ) ),
						'restore'   => array( '/files/restore', array( 'ids' => $some ) ),
						'purge'     => array( '/files/purge', array( 'ids' => $some ) ),
					);
					list( $path, $body ) = $calls[ $what ];
					$first               = $self->ask( 'POST', $path, $body, $token, "key-$number-$round" );
					$again               = $self->ask( 'POST', $path, $body, $token, "key-$number-$round" );
					$is_done             = $first->is_success() || 409 === $first->status;
					if ( ! in_array( $first->status, array( 200, 404, 409, 422 ), true ) ) {
						$wrong = "$what: " . wp_json_encode( $first->body );
					} elseif ( $is_done && array( $first->status, $first->body ) !== array( $again->status, $again->body ) ) {
						$wrong = "$what, again: " . wp_json_encode( $again->body );
					}
				}
			} catch ( Throwable $thrown ) {
				$wrong = "$what: " . get_class( $thrown ) . ': ' . $thrown->getMessage();
			}
			$said[] = compact( 'what', 'is_done', 'wrong' );
		}
		return $said;
	}

	public function test_a_copy_contains_a_version_saved_meanwhile(): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that nothing is saved in the middle of another. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$prefix    = $wpdb->prefix . 'templately_';
		$ada       = $this->verified_token();
		$bob       = $this->verified_token();
		$workspace = $this->make_workspace( $ada, array( $bob => 2 ) );
		$file      = $this->push( $bob, array( 'workspace_id' => $workspace, 'content' => 'First' ) )['id'];
		$later     = $this->push( $bob, array( 'content' => 'Later' ) )['id'];
		$other     = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$saved     = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( $other, $prefix, $file, $later, &$saved ): string {
				if ( 0 === $saved && 1 === preg_match( "/^SELECT .* FROM `?{$prefix}cloud_files`? WHERE id = $file FOR UPDATE/", $sql ) ) {
					$saved  = $other->query( "INSERT INTO {$prefix}file_versions (file_id, number, is_conflict, content, size, media, look, picture, signature, account_id, created_at) SELECT $file, 2, 0, content, size, media, look, picture, signature, account_id, created_at FROM {$prefix}file_versions WHERE file_id = $later" );
					$saved += $other->query( "UPDATE {$prefix}cloud_files SET version = 2, versions = 2 WHERE id = $file" );
				}
				return $sql;
			}
		);
		$answer = $this->ask( 'POST', '/files/copy', array( 'ids' => array( $file ), 'workspace_id' => 0 ), $ada );
		$this->assertSame( array( 200, 2 ), array( $answer->status, $saved ), (string) wp_json_encode( $answer->body ) );
		$this->assertSame( 'Later', $this->get_from_hub( 'GET', "/files/{$answer->body['files'][0]['id']}/content", null, $ada )['content'] );
		$this->assertSame( 1, $this->get_from_hub( 'GET', '/usage', null, $ada )['files'] );
	}

	public function test_checks_permissions_again_after_a_concurrent_move(): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that nothing is moved in the middle of another. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$files = "{$wpdb->prefix}templately_cloud_files";
		$boss  = $this->verified_token();
		$ada   = $this->verified_token();
		$one   = $this->make_workspace( $boss, array( $ada => 2 ) );
		$two   = $this->make_workspace( $boss, array( $ada => 2 ) );
		$file  = $this->push( $ada, array( 'workspace_id' => $one ) )['id'];
		$other = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$moved = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( $other, $files, $file, $two, &$moved ): string {
				if ( 0 === $moved && 1 === preg_match( "/^SELECT .* FROM `?$files`? WHERE id = $file FOR UPDATE/", $sql ) ) {
					$moved = $other->query( "UPDATE $files SET workspace_id = $two WHERE id = $file" );
				}
				return $sql;
			}
		);
		$answer = $this->ask( 'POST', '/files/trash', array( 'ids' => array( $file ) ), $boss );
		$this->assertSame( array( 200, 1 ), array( $answer->status, $moved ), (string) wp_json_encode( $answer->body ) );
		$this->assertSame( array( (string) $two ), $wpdb->get_col( "SELECT workspace_id FROM {$wpdb->prefix}templately_activity WHERE file_id = $file AND verb = 'trashed'" ) );
	}

	public function test_a_push_reports_an_image_deleted_meanwhile(): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that nothing is collected in the middle of another. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$prefix = $wpdb->prefix . 'templately_';
		$ada    = $this->verified_token();
		$file   = $this->push( $ada, array( 'content' => 'First' ) )['id'];
		$image  = self::image( 10 );
		$hash   = hash( 'sha256', $image );
		$this->upload_image( $ada, $image );
		$other     = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$collected = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( $other, $prefix, $hash, &$collected ): string {
				if ( 0 === $collected && 1 === preg_match( "/^SELECT .* FROM `?{$prefix}media`? WHERE sha256 = '$hash' LOCK/", $sql ) ) {
					$collected = $other->query( "DELETE FROM {$prefix}claims WHERE sha256 = '$hash'" ) + $other->query( "DELETE FROM {$prefix}media WHERE sha256 = '$hash'" );
				}
				return $sql;
			}
		);
		$answer = $this->ask( 'POST', "/files/$file/versions", array( 'base' => 1, 'content' => 'Second', 'media' => array( self::medium( $image ) ) ), $ada );
		$this->assertSame( array( 2, 422, 'media_missing' ), array( $collected, $answer->status, $answer->body['code'] ) );
		$this->assertSame( 'First', $this->get_from_hub( 'GET', "/files/$file/content", null, $ada )['content'] );
	}

	public function test_deleting_a_workspace_locks_usage_of_owners_who_add_files_meanwhile(): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that nothing comes in the middle of another. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$prefix    = $wpdb->prefix . 'templately_';
		$ada       = $this->verified_token();
		$boss      = $this->verified_token();
		$workspace = $this->make_workspace( $boss, array( $ada => 2 ) );
		$file      = $this->push( $ada )['id'];
		$this->push( $boss, array( 'workspace_id' => $workspace ) );
		$accounts = array( $this->account_of( $ada ) => 'ada', $this->account_of( $boss ) => 'boss' );
		$other    = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$brought  = 0;
		$locks    = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( $other, $prefix, $file, $workspace, $accounts, &$brought, &$locks ): string {
				if ( 1 === preg_match( "/FROM `?{$prefix}cloud_usage`? WHERE account_id = (\d+) FOR UPDATE/", $sql, $found ) ) {
					$locks[] = $accounts[ (int) $found[1] ];
				} elseif ( 1 === preg_match( "/FROM `?{$prefix}workspaces`? WHERE id = $workspace FOR UPDATE/", $sql ) && 'workspace' !== end( $locks ) ) {
					$locks[] = 'workspace';
					$brought = 0 === $brought ? $other->query( "UPDATE {$prefix}cloud_files SET workspace_id = $workspace WHERE id = $file" ) : $brought;
				}
				return $sql;
			}
		);
		$answer = $this->ask( 'DELETE', "/workspaces/$workspace", array( 'delete_files' => true ), $boss );
		$this->assertSame( array( 200, 1 ), array( $answer->status, $brought ), (string) wp_json_encode( $answer->body ) );
		$this->assertSame( array( 'boss', 'workspace', 'ada', 'boss', 'workspace' ), $locks );
		$this->assertSame( array( 0, 0 ), array( $this->get_from_hub( 'GET', '/usage', null, $ada )['files'], $this->get_from_hub( 'GET', '/usage', null, $boss )['files'] ) );
	}

	public function test_a_removal_with_copies_restarts_after_a_concurrent_change(): void {
		global $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, from its begin on, so that nothing is changed in the middle of another. On MariaDB this test holds it.' );
		}
		$this->open_hub();
		$prefix    = $wpdb->prefix . 'templately_';
		$ada       = $this->verified_token();
		$boss      = $this->verified_token();
		$workspace = $this->make_workspace( $boss, array( $ada => 2 ) );
		$owner     = $this->account_of( $boss );
		$image     = self::image( 10 );
		$media     = array( self::medium( $image ) );
		$this->upload_image( $ada, $image );
		$this->upload_image( $boss, $image );
		$this->push( $ada, array( 'workspace_id' => $workspace, 'content' => 'four', 'media' => $media ) );
		$file    = $this->push( $boss, array( 'content' => 'four', 'media' => $media ) )['id'];
		$other   = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$removed = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( $other, $prefix, $owner, $file, $image, &$removed ): string {
				if ( 0 === $removed && 1 === preg_match( "/FROM `?{$prefix}cloud_usage`? WHERE account_id = $owner FOR UPDATE/", $sql ) ) {
					// The only file of the owner with this image.
					$other->query( "DELETE m FROM {$prefix}version_media m JOIN {$prefix}file_versions v ON v.id = m.version_id WHERE v.file_id = $file" );
					$other->query( "DELETE FROM {$prefix}file_versions WHERE file_id = $file" );
					$other->query( "DELETE FROM {$prefix}cloud_files WHERE id = $file" );
					$removed = $other->query( "UPDATE {$prefix}cloud_usage SET files = 0, bytes = bytes - 4 - " . strlen( $image ) . " WHERE account_id = $owner" );
				}
				return $sql;
			}
		);
		$answer = $this->ask( 'DELETE', "/workspaces/$workspace/members/" . $this->account_of( $ada ), array( 'keep_copies' => 'true' ), $boss );
		$this->assertSame( array( 200, 1 ), array( $answer->status, $removed ), (string) wp_json_encode( $answer->body ) );
		$this->assert_consistent();
		$this->assertSame( array( 1, 4 + strlen( $image ) ), array_values( array_intersect_key( $this->get_from_hub( 'GET', '/usage', null, $boss ), array( 'files' => 1, 'bytes' => 1 ) ) ) );
	}

	/** Opens the hub in a separate process. */
	private static function in_process( int $number ): self {
		global $wpdb;
		$wpdb->suppress_errors( true );
		$self        = new self();
		$self->clock = new Settable_Clock( time() );
		$self->make_hub( "10.0.0.$number" );
		return $self;
	}
}
