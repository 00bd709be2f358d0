<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB -- names of tables.

/**
 * Permissions for files over the routes: every actor, every kind of file, every route, and random ids.
 * @group S4
 * @group S14
 */
final class File_Rights_Test extends Test_Case {

	use Asks_Hub;
	use Uses_Cloud;

	/** Routes by what they do, in the order of the table's columns. All that reads is one column: each of its routes answers alike. */
	private const ROUTES = array(
		array( 'read', 'GET', '/files/ID' ),
		array( 'read', 'GET', '/files/ID/content' ),
		array( 'read', 'GET', '/files/ID/versions' ),
		array( 'read', 'GET', '/files/ID/picture' ),
		array( 'read', 'GET', '/files/ID/media/HASH' ),
		array( 'copy', 'POST', '/files/copy' ),
		array( 'rename', 'PATCH', '/files/ID' ),
		array( 'save', 'POST', '/files/ID/versions' ),
		array( 'save', 'POST', '/files/ID/versions/1/take-back' ),
		array( 'move', 'POST', '/files/move' ),
		array( 'trash', 'POST', '/files/trash' ),
		array( 'restore', 'POST', '/files/restore' ),
		array( 'purge', 'POST', '/files/purge' ),
	);

	private const COLUMNS = array( 'read', 'copy', 'rename', 'save', 'move', 'trash', 'restore', 'purge' );

	private const NOTHING = '404 404 404 404 404 404 404 404';
	private const ALL     = '200 200 200 200 200 200 404 404';
	private const IN_BIN  = '200 404 404 404 404 404 200 200';

	/** What is answered, by where a file lies and whose it is, to whom. Of theirs: the actor's own. */
	private const TABLE = array(
		'theirs in My Clouds'         => array(
			'stranger'   => self::ALL,
			'removed'    => self::ALL,
			'viewer'     => self::ALL,
			'editor'     => self::ALL,
			'boss'       => self::ALL,
			'unverified' => '200 403 403 403 403 200 403 404',
		),
		'theirs in the workspace'     => array(
			'viewer' => '200 200 403 403 200 200 404 404',
			'editor' => self::ALL,
			'boss'   => self::ALL,
		),
		'theirs in the trash'         => array(
			'stranger'   => self::IN_BIN,
			'viewer'     => self::IN_BIN,
			'editor'     => self::IN_BIN,
			'boss'       => self::IN_BIN,
			'unverified' => '200 403 403 403 403 404 403 200',
		),
		'another\'s in the workspace' => array(
			'stranger'   => self::NOTHING,
			'removed'    => self::NOTHING,
			'viewer'     => '200 200 403 403 403 403 404 404',
			'editor'     => '200 200 403 403 403 403 404 404',
			'boss'       => '200 200 403 403 403 200 404 404',
			'unverified' => '404 403 403 403 403 404 403 404',
		),
		'another\'s in My Clouds'     => array(
			'stranger' => self::NOTHING,
			'removed'  => self::NOTHING,
			'viewer'   => self::NOTHING,
			'editor'   => self::NOTHING,
			'boss'     => self::NOTHING,
		),
		'another\'s in the trash'     => array(
			'stranger' => self::NOTHING,
			'removed'  => self::NOTHING,
			'viewer'   => self::NOTHING,
			'editor'   => self::NOTHING,
			'boss'     => self::NOTHING,
		),
		'that there is not'           => array( 'boss' => self::NOTHING ),
	);

	/** @var array<string, string> Actor to token. */
	private $tokens = array();

	/** @var int */
	private $workspace = 0;

	/** @var string */
	private $image = '';

	/** Makes a workspace with people in and out of it. */
	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		foreach ( array( 'stranger', 'removed', 'viewer', 'editor', 'author', 'boss' ) as $name ) {
			$this->tokens[ $name ] = $this->verified_token();
		}
		$this->tokens['unverified'] = $this->verified_token();

		$this->workspace = $this->make_workspace( $this->tokens['boss'], array( $this->tokens['removed'] => 2, $this->tokens['viewer'] => 2, $this->tokens['editor'] => 2, $this->tokens['author'] => 2 ) );
		$this->image     = self::image( 200 );
		foreach ( $this->tokens as $token ) {
			$this->upload_image( $token, $this->image );
		}
	}

	/** A refused request changes nothing. */
	public function test_every_cell(): void {
		global $wpdb;
		$files = array();
		foreach ( array_keys( $this->tokens ) as $name ) {
			$files['theirs in My Clouds'][ $name ]     = $this->make( $name );
			$files['theirs in the workspace'][ $name ] = in_array( $name, array( 'viewer', 'editor', 'boss', 'author' ), true ) ? $this->make( $name, $this->workspace ) : 0;
			$files['theirs in the trash'][ $name ]     = $this->trashed( $this->make( $name ), $name );
		}
		$others = array(
			'another\'s in the workspace' => $this->make( 'author', $this->workspace ),
			'another\'s in My Clouds'     => $this->make( 'author' ),
			'another\'s in the trash'     => $this->trashed( $this->make( 'author', $this->workspace ), 'author' ),
			'that there is not'           => 99999,
		);
		$this->end_roles();
		$wrong = array();
		foreach ( self::TABLE as $kind => $actors ) {
			foreach ( $actors as $actor => $row ) {
				$id       = $others[ $kind ] ?? $files[ $kind ][ $actor ];
				$expected = array_combine( self::COLUMNS, explode( ' ', $row ) );
				foreach ( self::ROUTES as list( $verb, $method, $path ) ) {
					$wpdb->query( 'SAVEPOINT cell' );
					$before = $this->state();
					$status = $this->status( $method, $path, array( $id ), 0, $actor );
					if ( (string) $status !== $expected[ $verb ] || ( 200 !== $status && $before !== $this->state() ) ) {
						$wrong[] = "$actor, $kind: $method $path: $status instead of {$expected[ $verb ]}";
					}
					$wpdb->query( 'ROLLBACK TO SAVEPOINT cell' );
				}
			}
		}
		$this->assertSame( array(), $wrong );
	}

	/** Editors and owners may add; readers get 403, others 404. */
	public function test_every_destination(): void {
		global $wpdb;
		$this->end_roles();
		$elsewhere = $this->make_workspace( $this->tokens['stranger'] );
		foreach ( array( 'stranger' => 404, 'removed' => 404, 'viewer' => 403, 'editor' => 200, 'boss' => 200 ) as $actor => $expected ) {
			$id = $this->make( $actor );
			foreach ( array( $this->workspace => $expected, $elsewhere => 'stranger' === $actor ? 200 : 404, 99999 => 404 ) as $target => $said ) {
				foreach ( array( '/files/copy', '/files/move' ) as $path ) {
					$wpdb->query( 'SAVEPOINT cell' );
					$answer = $this->ask( 'POST', $path, array( 'ids' => array( $id ), 'workspace_id' => $target ), $this->tokens[ $actor ] );
					$this->assertSame( $said, $answer->status, "$actor, $path" );
					if ( 403 === $said ) {
						$this->assertSame( 'You can only view files in this WorkSpace.', $answer->body['message'], "$actor, $path" );
					}
					$wpdb->query( 'ROLLBACK TO SAVEPOINT cell' );
				}
				$this->assertSame( $said, $this->ask( 'POST', '/files', self::push_arguments( array( 'workspace_id' => $target ) ), $this->tokens[ $actor ] )->status, "$actor pushes" );
			}
		}
		$answer = $this->ask( 'POST', '/files', self::push_arguments( array( 'workspace_id' => $this->workspace ) ), $this->tokens['viewer'] );
		$this->assertSame( array( 'invalid_permission', 'You can only view files in this WorkSpace.' ), array( $answer->body['code'], $answer->body['message'] ) );
		$answer = $this->ask( 'POST', '/files', self::push_arguments(), $this->tokens['unverified'] );
		$this->assertSame( array( 403, 'invalid_data', 'Sorry your account is not verified. Please verify your account to start using the cloud.' ), array( $answer->status, $answer->body['code'], $answer->body['message'] ) );
		$this->assertSame( 403, $this->upload_image( $this->tokens['unverified'], self::image( 1 ) )->status );
		$asked = array( 'files' => array( array( 'sha256' => hash( 'sha256', self::image( 1 ) ), 'size' => 1, 'mime' => 'image/png' ) ) );
		$this->assertSame( array( 403, 200 ), array( $this->ask( 'POST', '/media/missing', $asked, $this->tokens['unverified'] )->status, $this->ask( 'POST', '/media/missing', $asked, $this->tokens['viewer'] )->status ) );
		foreach ( array( '', 'tly_s_guessed' ) as $nobody ) {
			foreach ( array( array( 'GET', '/files' ), array( 'GET', '/usage' ), array( 'POST', '/files' ), array( 'POST', '/files/trash' ), array( 'POST', '/media/missing' ) ) as list( $method, $path ) ) {
				$this->assertSame( 401, $this->ask( $method, $path, null, $nobody )->status, $path );
			}
		}
	}

	public function test_a_removed_role_ends_at_the_next_request(): void {
		global $wpdb;
		$id    = $this->make( 'author', $this->workspace );
		$place = array( 'place' => 'workspace', 'workspace_id' => $this->workspace );
		$this->assertSame( array( 200, 200 ), array( $this->status( 'GET', '/files/ID', array( $id ), 0, 'removed' ), $this->ask( 'GET', '/files', $place, $this->tokens['removed'] )->status ) );
		$this->end_roles();
		$this->assertSame( array( 404, 404 ), array( $this->status( 'GET', '/files/ID', array( $id ), 0, 'removed' ), $this->ask( 'GET', '/files', $place, $this->tokens['removed'] )->status ) );
		$wpdb->update( "{$wpdb->prefix}templately_members", array( 'role' => 1 ), array( 'account_id' => $this->account_of( $this->tokens['author'] ) ) );
		$this->assertSame( 403, $this->status( 'PATCH', '/files/ID', array( $id ), 0, 'author' ) );
	}

	/** @group faults */
	public function test_random_sets_of_ids_succeed_or_fail_as_a_whole(): void {
		global $wpdb;
		$rounds = Sample::size( 150, 10000 );
		$seed   = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand() );
		mt_srand( $seed );
		$ids = array( 99999 );
		foreach ( array( 'stranger', 'viewer', 'editor', 'author', 'boss' ) as $name ) {
			$ids[] = $this->make( $name );
			$ids[] = $this->trashed( $this->make( $name ), $name );
			if ( 'stranger' !== $name ) {
				$ids[] = $this->make( $name, $this->workspace );
			}
		}
		$this->end_roles();
		$targets = array( 0, $this->workspace, $this->make_workspace( $this->tokens['stranger'] ), 88888 );
		$routes  = array_values( array_filter( self::ROUTES, static fn( array $route ): bool => 'GET' !== $route[1] || '/files/ID' === $route[2] ) );
		$said    = array();
		for ( $round = 0; $round < $rounds; $round++ ) {
			$wpdb->query( 'SAVEPOINT cell' );
			list( $verb, $method, $path ) = $routes[ mt_rand( 0, count( $routes ) - 1 ) ];
			$actor                        = array( 'stranger', 'removed', 'viewer', 'editor', 'author', 'boss' )[ mt_rand( 0, 5 ) ];
			$target                       = $targets[ mt_rand( 0, 3 ) ];
			$some                         = array();
			for ( $number = false === strpos( $path, 'ID' ) ? mt_rand( 1, 3 ) : 1; $number > 0; $number-- ) {
				$some[] = $ids[ mt_rand( 0, count( $ids ) - 1 ) ];
			}
			$expected = $this->expected( $verb, $some, $actor, $target );
			$before   = $this->state();
			$status   = $this->status( $method, $path, $some, $target, $actor );
			$this->assertSame( $expected, $status, "$actor: $method $path " . implode( ' ', $some ) . " to $target. Seed $seed." );
			if ( 200 !== $status ) {
				$this->assertSame( $before, $this->state(), "$actor: $method $path. Seed $seed." );
			}
			$said[ $status ] = ( $said[ $status ] ?? 0 ) + 1;
			$wpdb->query( 'ROLLBACK TO SAVEPOINT cell' );
		}
		foreach ( array( 200, 403, 404 ) as $status ) {
			$this->assertGreaterThan( 0, $said[ $status ] ?? 0, "Seed $seed." );
		}
	}

	/**
	 * @param list<int> $ids Files.
	 * @param int $target Destination.
	 */
	private function expected( string $verb, array $ids, string $actor, int $target ): int {
		global $wpdb;
		$me    = $this->account_of( $this->tokens[ $actor ] );
		$worst = 200;
		foreach ( $ids as $id ) {
			$row  = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}templately_cloud_files WHERE id = $id" );
			$kind = null === $row ? 'that there is not' : ( (int) $row->owner_id === $me ? 'theirs' : 'another\'s' ) . ' in ' . ( '0' !== $row->trashed_at ? 'the trash' : ( '0' === $row->workspace_id ? 'My Clouds' : 'the workspace' ) );
			$as   = 'author' === $actor ? 'editor' : $actor;
			$said = (int) array_combine( self::COLUMNS, explode( ' ', self::TABLE[ $kind ][ $as ] ?? ( 'theirs in the trash' === $kind ? self::IN_BIN : self::NOTHING ) ) )[ $verb ];
			if ( 200 === $said && in_array( $verb, array( 'copy', 'move' ), true ) && 0 !== $target ) {
				$may  = $target === $this->workspace ? array( 'viewer' => 403, 'editor' => 200, 'author' => 200, 'boss' => 200 ) : array();
				$said = 'stranger' === $actor && ! in_array( $target, array( $this->workspace, 88888 ), true ) ? 200 : $may[ $actor ] ?? 404;
			}
			$worst = max( $worst, $said );
		}
		return $worst;
	}

	/**
	 * @param string $path With ID and HASH.
	 * @param list<int> $ids Files; the first one replaces ID.
	 * @param int $target Destination.
	 */
	private function status( string $method, string $path, array $ids, int $target, string $actor ): int {
		$path = str_replace( array( 'ID', 'HASH' ), array( (string) $ids[0], hash( 'sha256', $this->image ) ), $path );
		if ( 1 === preg_match( '#/(picture|media)\b#', $path ) ) {
			// Files are delivered in parts with status 206.
			$status = $this->read_bytes( $path, $this->tokens[ $actor ] )->status;
			return 206 === $status ? 200 : $status;
		}
		$body = array();
		if ( 'PATCH' === $method ) {
			$body = array( 'name' => 'Renamed' );
		} elseif ( 1 === preg_match( '#/versions$#', $path ) && 'POST' === $method ) {
			$body = array( 'base' => 1, 'content' => 'Newer' );
		} elseif ( 1 === preg_match( '#/(copy|move)$#', $path ) ) {
			$body = array( 'ids' => $ids, 'workspace_id' => $target );
		} elseif ( 1 === preg_match( '#/(trash|restore|purge)$#', $path ) ) {
			$body = array( 'ids' => $ids );
		}
		return $this->ask( $method, $path, $body, $this->tokens[ $actor ] )->status;
	}

	private function make( string $name, int $workspace = 0 ): int {
		return $this->push( $this->tokens[ $name ], array( 'workspace_id' => $workspace, 'media' => array( self::medium( $this->image ) ), 'picture' => hash( 'sha256', $this->image ) ) )['id'];
	}

	private function trashed( int $id, string $name ): int {
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $id ) ), $this->tokens[ $name ] );
		return $id;
	}

	/** Removes a member, demotes the viewer, and removes the verification. */
	private function end_roles(): void {
		global $wpdb;
		$wpdb->delete( "{$wpdb->prefix}templately_members", array( 'account_id' => $this->account_of( $this->tokens['removed'] ) ) );
		$wpdb->update( "{$wpdb->prefix}templately_members", array( 'role' => 1 ), array( 'account_id' => $this->account_of( $this->tokens['viewer'] ) ) );
		$wpdb->update( "{$wpdb->prefix}templately_accounts", array( 'verified_at' => 0 ), array( 'id' => $this->account_of( $this->tokens['unverified'] ) ) );
	}

	/** @return list<mixed> Everything that a refusal must not change. */
	private function state(): array {
		global $wpdb;
		$state = array();
		foreach ( array( 'cloud_files' => 'id', 'file_versions' => 'id', 'cloud_usage' => 'account_id', 'answers' => 'key_hash' ) as $table => $key ) {
			$state[] = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_$table ORDER BY $key", ARRAY_N );
		}
		return $state;
	}
}
