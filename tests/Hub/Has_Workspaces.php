<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

/**
 * People and workspaces on the hub of Asks_Hub.
 * @phpstan-type Person array{token: string, id: int, email: string}
 */
trait Has_Workspaces {

	/**
	 * Signs up {name}@example.org.
	 * @return Person
	 */
	protected function person( string $name, bool $verified = true ): array {
		global $wpdb;
		$email   = strtolower( $name ) . '@example.org';
		$session = $this->sign_up(
			array(
				'first_name' => $name,
				'last_name'  => 'Tester',
				'email'      => $email,
			)
		);
		if ( $verified ) {
			$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'verified_at' => 1 ), array( 'id' => $session['account']['id'] ) );
		}
		return array(
			'token' => $session['token'],
			'id'    => $session['account']['id'],
			'email' => $email,
		);
	}

	/**
	 * @param Person $owner
	 * @param list<string> $share_with Addresses.
	 * @return array<string, mixed>
	 */
	protected function workspace( array $owner, string $title = 'Team', array $share_with = array() ): array {
		return $this->get_from_hub( 'POST', '/workspaces', compact( 'title', 'share_with' ), $owner['token'] )['workspace'];
	}

	/**
	 * Adds members, who accept their invitations.
	 * @param array<string, mixed> $workspace
	 * @param Person $owner
	 * @param array<string, Person> $people By role; any other key for an editor.
	 */
	protected function add_members( array $workspace, array $owner, array $people ): void {
		$this->get_from_hub( 'PATCH', "/workspaces/{$workspace['id']}", array( 'share_with' => array_column( array_values( $people ), 'email' ) ), $owner['token'] );
		foreach ( $people as $role => $person ) {
			foreach ( $this->get_from_hub( 'GET', '/invitations', null, $person['token'] )['invitations'] as $invitation ) {
				$this->get_from_hub( 'POST', "/invitations/{$invitation['id']}/accept", array(), $person['token'] );
			}
			if ( 'viewer' === $role ) {
				$this->get_from_hub( 'PATCH', "/workspaces/{$workspace['id']}/members/{$person['id']}", array( 'role' => 'viewer' ), $owner['token'] );
			}
		}
	}

	/**
	 * @param array<string, mixed> $workspace
	 * @param Person $person
	 * @return array<string, mixed> The workspace as the person sees it.
	 */
	protected function workspace_as( array $workspace, array $person ): array {
		return $this->get_from_hub( 'GET', "/workspaces/{$workspace['slug']}", null, $person['token'] )['workspace'];
	}

	/**
	 * @param Person $owner
	 * @param int $workspace_id 0 for their My Clouds.
	 */
	protected function file_of( array $owner, int $workspace_id, string $name = 'A file' ): int {
		$file = array(
			'platform'     => 'gutenberg',
			'type'         => 'page',
			'name'         => $name,
			'content'      => "<!-- wp:paragraph -->\n<p>$name</p>\n<!-- /wp:paragraph -->",
			'media'        => array(),
			'origin'       => 'site-1',
			'workspace_id' => $workspace_id,
			'picture'      => '',
		);
		return $this->get_from_hub( 'POST', '/files', $file, $owner['token'] )['file']['id'];
	}

	/** @return array<string, list<string>> "{owner's id} in {workspace's id or 0}", with " trashed" for trashed files, to names by id. */
	protected static function locations_of_files(): array {
		global $wpdb;
		$places = array();
		foreach ( (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_cloud_files ORDER BY id" ) as $row ) {
			$places[ "$row->owner_id in $row->workspace_id" . ( $row->trashed_at > 0 ? ' trashed' : '' ) ][] = $row->name;
		}
		return $places;
	}
}
