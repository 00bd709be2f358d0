<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

/**
 * Permissions for workspaces over the routes: every actor, every route, and swapped ids.
 * @group S14
 */
final class Workspace_Rights_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;

	/** What is answered to a stranger, an invited, a removed, a viewer, an editor and the owner; {who} is a member, {waiting} an invitation. */
	private const CELLS = array(
		'GET /workspaces/{slug}'                        => array( 404, 404, 404, 200, 200, 200 ),
		'GET /workspaces/{id}/activity'                 => array( 404, 404, 404, 403, 200, 200 ),
		'PATCH /workspaces/{id}'                        => array( 404, 404, 404, 403, 403, 200 ),
		'PATCH /workspaces/{id}/members/{who}'          => array( 404, 404, 404, 403, 403, 200 ),
		'POST /workspaces/{id}/invitations/{waiting}/resend' => array( 404, 404, 404, 403, 403, 429 ),
		'DELETE /workspaces/{id}/invitations/{waiting}' => array( 404, 404, 404, 403, 403, 200 ),
		'DELETE /workspaces/{id}/members/{who}'         => array( 404, 404, 404, 403, 403, 200 ),
		'POST /workspaces/{id}/transfer'                => array( 404, 404, 404, 403, 403, 200 ),
		'POST /workspaces/{id}/leave'                   => array( 404, 404, 404, 200, 200, 403 ),
		'DELETE /workspaces/{id}'                       => array( 404, 404, 404, 403, 403, 200 ),
	);

	/** A refusal changes nothing. Strangers get the same response as for a missing workspace. */
	public function test_every_cell(): void {
		global $wpdb;
		$this->open_hub();
		$names  = array( 'Stranger', 'Invited', 'Removed', 'Viewer', 'Editor', 'Owner' );
		$people = array_combine( $names, array_map( array( $this, 'person' ), $names ) );
		$who    = $this->person( 'Who' );
		$team   = $this->workspace( $people['Owner'], 'Team', array( 'invited@example.org', 'waiting@example.org' ) );
		$this->add_members( $team, $people['Owner'], array( 'viewer' => $people['Viewer'], 'editor' => $people['Editor'], 'a' => $who, 'b' => $people['Removed'] ) );
		$this->get_from_hub( 'DELETE', "/workspaces/{$team['id']}/members/{$people['Removed']['id']}", null, $people['Owner']['token'] );
		$found = array();
		foreach ( array_keys( self::CELLS ) as $route ) {
			list( $method, $pattern ) = explode( ' ', $route );
			$path                     = strtr( $pattern, array( '{slug}' => $team['slug'], '{id}' => (string) $team['id'], '{who}' => (string) $who['id'], '{waiting}' => (string) $team['invitations'][1]['id'] ) );
			$none                     = strtr( $pattern, array( '{slug}' => 'team-00000000', '{id}' => '99999', '{who}' => (string) $who['id'], '{waiting}' => (string) $team['invitations'][1]['id'] ) );
			$data                     = self::sent( $route, $who['id'] );
			foreach ( $names as $name ) {
				$wpdb->query( 'SAVEPOINT cell' );
				$before            = self::all();
				$answer            = $this->ask( $method, $path, $data, $people[ $name ]['token'] );
				$found[ $route ][] = $answer->status;
				if ( $answer->status >= 400 ) {
					$this->assertSame( $before, self::all(), "$route, $name" );
				}
				if ( 404 === $answer->status ) {
					$this->assertSame( $this->ask( $method, $none, $data, $people[ $name ]['token'] )->body, $answer->body, "$route, $name" );
				}
				$wpdb->query( 'ROLLBACK TO SAVEPOINT cell' );
			}
			$this->assertSame( 401, $this->ask( $method, $path, $data )->status, $route );
		}
		$this->assertSame( self::CELLS, $found );
	}

	/**
	 * `npm test` tries 400 pairs.
	 * @group faults
	 */
	public function test_swapped_ids_of_two_owners_reveal_and_change_nothing(): void {
		$this->open_hub();
		$seed = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand() );
		mt_srand( $seed );
		$ada    = $this->person( 'Ada' );
		$bob    = $this->person( 'Bob' );
		$cy     = $this->person( 'Cy' );
		$dora   = $this->person( 'Dora' );
		$mine   = $this->workspace( $ada, 'Mine', array( 'x@example.org' ) );
		$theirs = $this->workspace( $bob, 'Theirs', array( 'y@example.org', 'ada@example.org' ) );
		$this->add_members( $mine, $ada, array( $cy ) );
		$this->add_members( $theirs, $bob, array( $dora ) );
		$file   = $this->file_of( $bob, $theirs['id'], 'Of Bob' );
		$before = self::all();
		$rounds = Sample::size( 400, 5000 );
		$asked  = array();
		for ( $round = 0; $round < $rounds; $round++ ) {
			$routes     = array_keys( self::CELLS );
			$route      = $routes[ mt_rand( 0, count( $routes ) - 1 ) ];
			$workspace  = array( $mine, $theirs )[ mt_rand( 0, 1 ) ];
			$member     = array( $ada, $bob, $cy, $dora )[ mt_rand( 0, 3 ) ]['id'];
			$invitation = array_merge( $mine['invitations'], $theirs['invitations'] )[ mt_rand( 0, 2 ) ]['id'];
			// Both ids belong to the actor.
			if ( $mine === $workspace && ( false === strpos( $route, '{w' ) || ( strpos( $route, '{who}' ) && $cy['id'] === $member ) || ( strpos( $route, '{waiting}' ) && $mine['invitations'][0]['id'] === $invitation ) ) ) {
				if ( 'POST /workspaces/{id}/transfer' !== $route || $cy['id'] === $member ) {
					continue;
				}
			}
			list( $method, $pattern ) = explode( ' ', $route );
			$path                     = strtr( $pattern, array( '{slug}' => $workspace['slug'], '{id}' => (string) $workspace['id'], '{who}' => (string) $member, '{waiting}' => (string) $invitation ) );
			$this->assertSame( 404, $this->ask( $method, $path, self::sent( $route, $member ), $ada['token'] )->status, "$method $path, seed $seed" );
			$asked[ $route ] = true;
		}
		foreach ( array( array( 'POST', '/files/copy', array( 'ids' => array( $file ), 'workspace_id' => $mine['id'] ) ), array( 'POST', '/files/trash', array( 'ids' => array( $file ) ) ), array( 'GET', '/files', array( 'place' => 'workspace', 'workspace_id' => $theirs['id'] ) ), array( 'POST', "/invitations/{$theirs['invitations'][0]['id']}/accept", array() ) ) as list( $method, $path, $data ) ) {
			$this->assertSame( 404, $this->ask( $method, $path, $data, $ada['token'] )->status, $path );
		}
		$this->assertGreaterThan( 8, count( $asked ) );
		$this->assertSame( $before, self::all(), "Seed $seed." );
	}

	/** @return array<string, mixed>|null What it is sent. */
	private static function sent( string $route, int $who ): ?array {
		$sent = array(
			'PATCH /workspaces/{id}'               => array( 'title' => 'Changed' ),
			'PATCH /workspaces/{id}/members/{who}' => array( 'role' => 'viewer' ),
			'POST /workspaces/{id}/transfer'       => array( 'account_id' => $who ),
		);
		return $sent[ $route ] ?? ( 0 === strpos( $route, 'POST' ) ? array() : null );
	}

	/** @return array<string, mixed> All rows. */
	private static function all(): array {
		global $wpdb;
		$all = array();
		foreach ( array( 'workspaces', 'members', 'invitations', 'activity', 'cloud_files' ) as $table ) {
			$all[ $table ] = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_$table ORDER BY 1, 2", ARRAY_A );
		}
		return $all;
	}
}
