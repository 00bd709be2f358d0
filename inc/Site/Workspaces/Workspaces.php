<?php

declare( strict_types=1 );

namespace Templately\Site\Workspaces;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Rest\Failure;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;

/**
 * Workspaces of whoever is asking, as their hub has them. Who may what, the hub decides each time; here is only what this site adds:
 * where all users share one account, its workspaces and people are the administrators'.
 *
 * @phpstan-type Workspace array<string, mixed>
 */
final class Workspaces {

	private Client $hub;

	private Profile $profile;

	private Cloud $cloud;

	public function __construct( Client $hub, Profile $profile, Cloud $cloud ) {
		$this->hub     = $hub;
		$this->profile = $profile;
		$this->cloud   = $cloud;
	}

	/**
	 * Returns a page of somebody's workspaces, or of those that others share with them.
	 *
	 * @param bool $shared Whether those of others.
	 * @return array{data: list<Workspace>, current_page: int, total_page: int}
	 *
	 * @throws Failure 401, or 503 hub_unreachable.
	 */
	public function page( bool $shared, int $page ): array {
		$body = $this->get( '/workspaces', compact( 'shared', 'page' ) );
		return array(
			'data'         => array_values( array_map( array( self::class, 'of_site' ), $body['workspaces'] ) ),
			'current_page' => $body['current_page'],
			'total_page'   => $body['total_page'],
		);
	}

	/**
	 * Returns all workspaces that somebody can choose among: their own, or those of others.
	 *
	 * @param bool $shared Whether those of others.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int} One page, by title.
	 *
	 * @throws Failure 401, or 503 hub_unreachable.
	 */
	public function options( bool $shared ): array {
		return array(
			'data'         => array_values(
				array_map(
					static function ( array $choice ) use ( $shared ): array {
						return $choice + array(
							'name'   => $choice['title'],
							'shared' => $shared,
							'role'   => 'owner',
						);
					},
					$this->get( '/workspaces/choices' )[ $shared ? 'shared' : 'own' ]
				)
			),
			'current_page' => 1,
			'total_page'   => 1,
		);
	}

	/**
	 * Returns a workspace.
	 *
	 * @param string $slug Its slug.
	 * @return Workspace
	 *
	 * @throws Failure 401, 404, or 503 hub_unreachable.
	 */
	public function find( string $slug ): array {
		if ( 1 !== preg_match( '/-[0-9a-f]{8}$/D', $slug ) ) {
			throw self::not_found();
		}
		return self::of_site( $this->get( "/workspaces/$slug" )['workspace'] );
	}

	/**
	 * Returns a page of the files in a workspace.
	 *
	 * @param Workspace            $workspace What read() returned.
	 * @param array<string, mixed> $query     platform, type, search, page.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int}
	 *
	 * @throws Failure 401, 404, or 503 hub_unreachable.
	 */
	public function files( array $workspace, array $query ): array {
		$place = array(
			'place'        => Contract::WORKSPACE,
			'workspace_id' => $workspace['id'],
		);
		return $this->cloud->files( $place + $query, $workspace['role'] );
	}

	/**
	 * Makes a workspace.
	 *
	 * @param list<string> $share_with Addresses.
	 * @return Workspace
	 *
	 * @throws Failure 400, 401, 403, 422, 429, or 503 hub_unreachable.
	 */
	public function create( string $title, array $share_with ): array {
		return self::of_site( $this->change( 'POST', '/workspaces', compact( 'title', 'share_with' ) )['workspace'] );
	}

	/**
	 * Changes a workspace.
	 *
	 * @param string               $slug    Its slug.
	 * @param int                  $id      Its id: both must be of one workspace.
	 * @param array<string, mixed> $changes As the hub takes them.
	 * @return Workspace
	 *
	 * @throws Failure 400, 401, 403, 404, 409 version_conflict, 422, 429, or 503 hub_unreachable.
	 */
	public function update( string $slug, int $id, array $changes ): array {
		$this->require_same( $slug, $id );
		return self::of_site( $this->change( 'PATCH', "/workspaces/$id", $changes )['workspace'] );
	}

	/**
	 * Deletes a workspace.
	 *
	 * @param string $slug         Its slug: both must be of one workspace; '' where only the id is known.
	 * @param bool   $delete_files Whether its files go into their owners' trash.
	 *
	 * @throws Failure 401, 403, 404, or 503 hub_unreachable.
	 */
	public function delete( int $id, string $slug, bool $delete_files ): void {
		if ( '' !== $slug ) {
			$this->require_same( $slug, $id );
		}
		$this->change( 'DELETE', "/workspaces/$id", compact( 'delete_files' ) );
	}

	/**
	 * Copies files into a workspace.
	 *
	 * @param list<int> $files        Ids of files.
	 * @return list<int> Ids of the copies.
	 *
	 * @throws Failure 401, 403, 404, 422 quota_exceeded, or 503 hub_unreachable.
	 */
	public function add_files( int $workspace_id, array $files ): array {
		return array_column( $this->cloud->copy_or_move( 'copy', $files, $workspace_id )['files'], 'id' );
	}

	/**
	 * Puts a file of a workspace into its owner's trash.
	 *
	 * @throws Failure 401, 403, 404, or 503 hub_unreachable.
	 */
	public function delete_file( int $id ): void {
		$this->cloud->trash( array( $id ), false );
	}

	/**
	 * Leaves a workspace, with one's files.
	 *
	 * @throws Failure 401, 403, 404, or 503 hub_unreachable.
	 */
	public function leave( int $id ): void {
		$this->change( 'POST', "/workspaces/$id/leave", array() );
	}

	/**
	 * Hands a workspace over.
	 *
	 * @return Workspace
	 *
	 * @throws Failure 401, 403, 404, 422 not_an_editor, or 503 hub_unreachable.
	 */
	public function transfer( int $id, int $account_id ): array {
		return self::of_site( $this->change( 'POST', "/workspaces/$id/transfer", compact( 'account_id' ) )['workspace'] );
	}

	/**
	 * Takes a member out.
	 *
	 * @param bool $keep_copies Whether copies of their files stay.
	 * @return Workspace
	 *
	 * @throws Failure 401, 403, 404, 422 quota_exceeded, or 503 hub_unreachable.
	 */
	public function remove( int $id, int $account_id, bool $keep_copies ): array {
		return self::of_site( $this->change( 'DELETE', "/workspaces/$id/members/$account_id", compact( 'keep_copies' ) )['workspace'] );
	}

	/**
	 * Sends an invitation again, or withdraws it.
	 *
	 * @param bool $again         Whether it is sent again.
	 * @return Workspace
	 *
	 * @throws Failure 401, 403, 404, 422 sent_often, 429, or 503 hub_unreachable.
	 */
	public function change_invitation( int $id, int $invitation_id, bool $again ): array {
		$path = "/workspaces/$id/invitations/$invitation_id";
		return self::of_site( ( $again ? $this->change( 'POST', "$path/resend" ) : $this->change( 'DELETE', $path ) )['workspace'] );
	}

	/**
	 * Returns a page of what happened in a workspace.
	 *
	 * @return array<string, mixed>
	 *
	 * @throws Failure 401, 403, 404, or 503 hub_unreachable.
	 */
	public function activity( int $id, int $page ): array {
		return $this->get( "/workspaces/$id/activity", compact( 'page' ) );
	}

	/**
	 * Returns the invitations that wait for somebody.
	 *
	 * @return array<string, mixed>
	 *
	 * @throws Failure 401, or 503 hub_unreachable.
	 */
	public function invitations(): array {
		return $this->get( '/invitations' );
	}

	/**
	 * Takes an invitation, or turns it down.
	 *
	 * @param bool $accept Whether it is taken.
	 * @return Workspace|null The workspace; null where it was turned down.
	 *
	 * @throws Failure 401, 403 unproven_address, 404, or 503 hub_unreachable.
	 */
	public function answer_invitation( int $id, bool $accept ): ?array {
		if ( ! $accept ) {
			$this->change( 'POST', "/invitations/$id/decline" );
			return null;
		}
		return self::of_site( $this->change( 'POST', "/invitations/$id/accept" )['workspace'] );
	}

	/**
	 * Returns a workspace with the names that the specification has for what it says.
	 *
	 * @param Workspace $workspace The hub's.
	 * @return Workspace
	 */
	private static function of_site( array $workspace ): array {
		return $workspace + array(
			'name'                => $workspace['title'],
			'sharedWith'          => $workspace['people'],
			'pending_invitations' => (string) wp_json_encode( array_column( $workspace['invitations'], 'email' ) ),
		);
	}

	/**
	 * @param string $slug A workspace's slug.
	 * @param int    $id   A workspace's id.
	 *
	 * @throws Failure 404 where they are not of one.
	 */
	private function require_same( string $slug, int $id ): void {
		if ( $this->find( $slug )['id'] !== $id ) {
			throw self::not_found();
		}
	}

	/** Says that there is no such workspace. */
	private static function not_found(): Failure {
		return Failure::not_found();
	}

	/**
	 * @param string               $path  Path on the hub.
	 * @param array<string, mixed> $query Its query.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 401, what the hub refused, or 503 hub_unreachable.
	 */
	private function get( string $path, array $query = array() ): array {
		return $this->cloud->request(
			function ( string $token ) use ( $path, $query ): array {
				// Asked for, and kept nowhere: who was taken out reads no more.
				return $this->hub->get( $path, $query, $token, true )->body;
			}
		);
	}

	/**
	 * Changes a workspace or its people.
	 *
	 * @param string               $path   Path on the hub.
	 * @param array<string, mixed> $body   What is to be so.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 401, 403 for an account that all share, what the hub refused, or 503 hub_unreachable.
	 */
	private function change( string $method, string $path, array $body = array() ): array {
		$this->profile->require_own_account( __( 'All users of this site share one account. Only an administrator can change its WorkSpaces.', 'templately' ) );
		return $this->cloud->request(
			function ( string $token ) use ( $method, $path, $body ): array {
				return $this->hub->send( $method, $path, $body, $token )->body;
			}
		);
	}
}
