<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

final class Workspaces_Of_Removed_Accounts_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;

	public function test_exports_memberships_workspaces_activity_and_invitations(): void {
		$this->open_hub();
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $ada, 'Of Ada' );
		$this->add_members( $team, $ada, array( 'viewer' => $bob ) );
		$this->add_members( $this->workspace( $ada, 'Of others' ), $ada, array( $this->person( 'Dora' ) ) );
		$this->workspace( $bob, 'Of Bob' );
		$this->workspace( $bob, 'Not hers' );
		$this->workspace( $ada, 'Waiting', array( 'bob@example.org' ) );
		$this->workspace( $ada, 'For nobody', array( 'nil@example.org' ) );
		$values = function ( string $email, string $name ): array {
			$found = array();
			foreach ( $this->hub->privacy_tools()->export( $email )['data'] as $group ) {
				foreach ( $group['data'] as $value ) {
					if ( $name === $value['name'] ) {
						$found[] = $value['value'];
					}
				}
			}
			return $found;
		};
		$now    = '2027-01-15T08:00:00+00:00';
		$this->assertSame( array( "Of Bob, owner, $now", "Not hers, owner, $now", "Of Ada, viewer, $now" ), $values( 'BOB@example.org', 'WorkSpace' ) );
		$this->assertSame( array( "Not hers, created, $now", "Of Bob, created, $now", "Of Ada, joined, $now" ), $values( 'bob@example.org', 'Activity in a WorkSpace' ) );
		$this->assertSame( array( "Waiting, $now" ), $values( 'bob@example.org', 'Invitation to a WorkSpace' ) );
		$this->assertSame( array( "For nobody, $now" ), $values( 'nil@example.org', 'Invitation to a WorkSpace' ) );
		$this->assertSame( array(), $values( 'ada@example.org', 'Invitation to a WorkSpace' ) );
		// Expired activity is not exported.
		$this->clock->now += 7 * DAY_IN_SECONDS;
		$this->assertSame( array( array(), 3 ), array( $values( 'bob@example.org', 'Invitation to a WorkSpace' ), count( $values( 'bob@example.org', 'Activity in a WorkSpace' ) ) ) );
		$this->clock->now += 83 * DAY_IN_SECONDS;
		$this->assertSame( array( array(), 3 ), array( $values( 'bob@example.org', 'Activity in a WorkSpace' ), count( $values( 'bob@example.org', 'WorkSpace' ) ) ) );
	}

	/** Files of others return to them, and the activity names nobody. */
	public function test_erases_workspaces_memberships_and_invitations(): void {
		global $wpdb;
		$this->open_hub();
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$mine = $this->workspace( $ada, 'Of Ada', array( 'x@example.org' ) );
		$team = $this->workspace( $bob, 'Of Bob' );
		$this->add_members( $mine, $ada, array( $bob ) );
		$this->add_members( $team, $bob, array( $ada ) );
		$this->workspace( $bob, 'Waiting', array( 'ada@example.org' ) );
		$this->file_of( $bob, $mine['id'], 'of Bob in hers' );
		$this->file_of( $bob, $team['id'], 'of Bob in his' );
		$this->file_of( $ada, $team['id'], 'of hers' );
		$this->assertTrue( $this->hub->privacy_tools()->erase( 'ada@example.org' )['items_removed'] );
		$this->assertSame( array( "{$bob['id']} in 0" => array( 'of Bob in hers' ), "{$bob['id']} in {$team['id']}" => array( 'of Bob in his' ) ), self::locations_of_files() );
		$this->assertSame( array( array(), array( 'Of Bob', 'Waiting' ) ), array( $this->get_from_hub( 'GET', '/workspaces', array( 'shared' => 'true' ), $bob['token'] )['workspaces'], $this->titles( $bob ) ) );
		$this->assertSame( array( array(), array() ), array( $this->workspace_as( $team, $bob )['people'], $this->workspace_as( $team, $bob )['invitations'] ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_invitations" ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_members" ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_activity WHERE account_id = {$ada['id']} OR workspace_id = {$mine['id']}" ) );
		$told = $this->get_from_hub( 'GET', "/workspaces/{$team['id']}/activity", null, $bob['token'] )['activity'];
		$this->assertContains( array( 'id' => 0, 'name' => '' ), array_column( $told, 'account' ) );
		$this->assertStringNotContainsString( 'Ada', (string) wp_json_encode( $told ) );
		// An address without an account.
		$this->workspace( $bob, 'Other', array( 'nil@example.org' ) );
		$this->assertTrue( $this->hub->privacy_tools()->erase( 'nil@example.org' )['items_removed'] );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_invitations" ) );
		$this->assertFalse( $this->hub->privacy_tools()->erase( 'nil@example.org' )['items_removed'] );
	}

	public function test_keeps_a_workspace_transferred_meanwhile(): void {
		global $wpdb;
		$this->open_hub();
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $ada, 'Of both' );
		$this->add_members( $team, $ada, array( $bob ) );
		$hand_over = static function ( string $sql ) use ( $wpdb, $team, $bob, &$hand_over ): string {
			if ( 1 === preg_match( "/^SELECT owner_id FROM .*workspaces`? WHERE id = {$team['id']} FOR UPDATE/", $sql ) ) {
				remove_filter( 'query', $hand_over );
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_workspaces SET owner_id = {$bob['id']} WHERE id = {$team['id']}" );
				$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_members WHERE workspace_id = {$team['id']} AND account_id = {$bob['id']}" );
			}
			return $sql;
		};
		add_filter( 'query', $hand_over );
		$this->assertTrue( $this->hub->privacy_tools()->erase( 'ada@example.org' )['items_removed'] );
		$this->assertFalse( has_filter( 'query', $hand_over ) );
		$this->assertSame( array( 'Of both' ), $this->titles( $bob ) );
	}

	/**
	 * @param array<string, mixed> $who Person.
	 * @return list<string> Titles of their workspaces.
	 */
	private function titles( array $who ): array {
		return array_column( $this->get_from_hub( 'GET', '/workspaces/choices', null, $who['token'] )['own'], 'title' );
	}
}
