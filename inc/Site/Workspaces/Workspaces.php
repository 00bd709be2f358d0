<?php

declare( strict_types=1 );

namespace Templately\Site\Workspaces;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Rest\Failure;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Profile\Profile;

/**
 * The current user's workspaces on the hub.
 * The hub checks permissions. This class adds one rule: where all users share one account, only administrators change
 * workspaces. Methods throw a Failure: 401 without a session, the hub's refusal, or 503 hub_unreachable.
 * @phpstan-type Workspace array<string, mixed>
 */
final class Workspaces {

	private Profile $profile;

	private Cloud $cloud;

	public function __construct( Profile $profile, Cloud $cloud ) {
		$this->profile = $profile;
		$this->cloud   = $cloud;
	}

	/**
	 * @param bool $shared List workspaces shared with the user instead of the user's own.
	 * @return array{data: list<Workspace>, current_page: int, total_page: int}
	 */
	public function page( bool $shared, int $page ): array {
		$body = $this->profile->get( '/workspaces', compact( 'shared', 'page' ) );
		return array(
			'data'         => array_values( array_map( array( self::class, 'with_site_fields' ), $body['workspaces'] ) ),
			'current_page' => $body['current_page'],
			'total_page'   => $body['total_page'],
		);
	}

	/** @return array{data: list<array<string, mixed>>, current_page: int, total_page: int} All workspaces by title on one page, with the few fields that a select control needs. */
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
					$this->profile->get( '/workspaces/choices' )[ $shared ? 'shared' : 'own' ]
				)
			),
			'current_page' => 1,
			'total_page'   => 1,
		);
	}

	/** @return Workspace */
	public function find( string $slug ): array {
		if ( 1 !== preg_match( '/-[0-9a-f]{8}$/D', $slug ) ) {
			throw Failure::not_found();
		}
		return self::with_site_fields( $this->profile->get( "/workspaces/$slug" )['workspace'] );
	}

	/**
	 * @param Workspace $workspace Return value of find().
	 * @param array<string, mixed> $query platform, type, search, page.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int}
	 */
	public function files( array $workspace, array $query ): array {
		$place = array(
			'place'        => Contract::WORKSPACE,
			'workspace_id' => $workspace['id'],
		);
		return $this->cloud->files( $place + $query, $workspace['role'] );
	}

	/**
	 * @param list<string> $share_with Email addresses.
	 * @return Workspace
	 */
	public function create( string $title, array $share_with ): array {
		return self::with_site_fields( $this->change( 'POST', '/workspaces', compact( 'title', 'share_with' ) )['workspace'] );
	}

	/**
	 * Throws 404 unless slug and id belong to the same workspace.
	 * @param array<string, mixed> $changes
	 * @return Workspace
	 */
	public function update( string $slug, int $id, array $changes ): array {
		$this->require_same( $slug, $id );
		return self::with_site_fields( $this->change( 'PATCH', "/workspaces/$id", $changes )['workspace'] );
	}

	/** @param bool $delete_files Move the files to their owners' trash instead of their clouds. */
	public function delete( int $id, string $slug, bool $delete_files ): void {
		if ( '' !== $slug ) {
			$this->require_same( $slug, $id );
		}
		$this->change( 'DELETE', "/workspaces/$id", compact( 'delete_files' ) );
	}

	/**
	 * @param list<int> $files
	 * @return list<int> Ids of the copies.
	 */
	public function add_files( int $workspace_id, array $files ): array {
		return array_column( $this->cloud->copy_or_move( 'copy', $files, $workspace_id )['files'], 'id' );
	}

	public function delete_file( int $id ): void {
		$this->cloud->trash( array( $id ), false );
	}

	public function leave( int $id ): void {
		$this->change( 'POST', "/workspaces/$id/leave", array() );
	}

	/** @return Workspace */
	public function transfer( int $id, int $account_id ): array {
		return self::with_site_fields( $this->change( 'POST', "/workspaces/$id/transfer", compact( 'account_id' ) )['workspace'] );
	}

	/**
	 * @param bool $keep_copies Keep copies of the member's files in the workspace.
	 * @return Workspace
	 */
	public function remove( int $id, int $account_id, bool $keep_copies ): array {
		return self::with_site_fields( $this->change( 'DELETE', "/workspaces/$id/members/$account_id", compact( 'keep_copies' ) )['workspace'] );
	}

	/**
	 * @param bool $again true sends the invitation again, false withdraws it.
	 * @return Workspace
	 */
	public function change_invitation( int $id, int $invitation_id, bool $again ): array {
		$path = "/workspaces/$id/invitations/$invitation_id";
		return self::with_site_fields( ( $again ? $this->change( 'POST', "$path/resend" ) : $this->change( 'DELETE', $path ) )['workspace'] );
	}

	/** @return array<string, mixed> */
	public function activity( int $id, int $page ): array {
		return $this->profile->get( "/workspaces/$id/activity", compact( 'page' ) );
	}

	/** @return array<string, mixed> */
	public function invitations(): array {
		return $this->profile->get( '/invitations' );
	}

	/** @return Workspace|null null if the invitation was declined. */
	public function answer_invitation( int $id, bool $accept ): ?array {
		if ( ! $accept ) {
			$this->change( 'POST', "/invitations/$id/decline" );
			return null;
		}
		return self::with_site_fields( $this->change( 'POST', "/invitations/$id/accept" )['workspace'] );
	}

	/**
	 * Adds the field names that the site's REST API documents, and the URLs of thumbnails.
	 * @param Workspace $workspace
	 * @return Workspace
	 */
	private static function with_site_fields( array $workspace ): array {
		$pictures = array_map(
			static function ( array $file ): string {
				return Cloud::thumbnail_url( $file['id'], $file['version'] );
			},
			$workspace['pictures']
		);
		return compact( 'pictures' ) + $workspace + array(
			'name'                => $workspace['title'],
			'sharedWith'          => $workspace['people'],
			'pending_invitations' => (string) wp_json_encode( array_column( $workspace['invitations'], 'email' ) ),
		);
	}

	private function require_same( string $slug, int $id ): void {
		if ( $this->find( $slug )['id'] !== $id ) {
			throw Failure::not_found();
		}
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function change( string $method, string $path, array $body = array() ): array {
		$this->profile->require_own_account( __( 'All users of this site share one account. Only an administrator can change its WorkSpaces.', 'templately' ) );
		return $this->profile->send( $method, $path, $body );
	}
}
