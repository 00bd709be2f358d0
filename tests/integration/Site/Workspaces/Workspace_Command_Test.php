<?php

declare( strict_types=1 );

use Templately\Site\Workspaces\Workspaces_Module;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Gives_Commands;

// phpcs:disable WordPress.DB -- names of tables.

final class Workspace_Command_Test extends Test_Case {

	use Calls_Rest;
	use Gives_Commands;

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	public function test_creates_lists_shows_shares_and_deletes_workspaces(): void {
		$this->act_as( 'administrator' );
		list( $said, $code ) = $this->say( 'list_workspaces', array() );
		$this->assertSame( array( 'not_signed_in', 1 ), array( $said['code'], $code ) );
		$this->sign_in();
		list( $made, $code ) = $this->say( 'create', array( 'Ünser Team', 'zoe@example.org' ) );
		$this->assertSame( array( 'Ünser Team', '["zoe@example.org"]', 0 ), array( $made['title'], $made['pending_invitations'], $code ) );
		$this->assertSame( array( $made ), $this->say( 'list_workspaces', array() )[0]['data'] );
		$this->assertSame( array(), $this->say( 'list_workspaces', array(), array( 'shared' => true ) )[0]['data'] );
		$this->assertSame( array(), $this->say( 'list_workspaces', array(), array( 'page' => '2' ) )[0]['data'] );
		$this->assertSame( array( $made, 0 ), $this->say( 'show', array( $made['slug'] ) ) );
		$this->assertSame( '["zoe@example.org","yan@example.org"]', $this->say( 'invite', array( $made['slug'], 'yan@example.org' ) )[0]['pending_invitations'] );
		$this->assertSame( '["yan@example.org"]', $this->say( 'remove', array( $made['slug'], 'zoe@example.org' ) )[0]['pending_invitations'] );
		foreach ( array( array( 'invite', array( $made['slug'], 'nonsense' ), 'rest_invalid_param' ), array( 'create', array( ' ' ), 'rest_invalid_param' ), array( 'leave', array( $made['slug'] ), 'invalid_permission' ), array( 'show', array( 'team-00000000' ), 'not_found' ), array( 'show', array( '../x' ), 'not_found' ) ) as list( $command, $arguments, $refusal ) ) {
			list( $said, $code ) = $this->say( $command, $arguments );
			$this->assertSame( array( $refusal, 1 ), array( $said['code'], $code ), $command );
			$this->assertNotSame( '', $said['error'] );
		}
		$this->assertSame( array( array( 'id' => $made['id'] ), 0 ), $this->say( 'delete', array( $made['slug'] ), array( 'delete-files' => true ) ) );
		$this->assertSame( array(), $this->say( 'list_workspaces', array() )[0]['data'] );
	}

	public function test_files_return_to_their_owners_or_are_trashed(): void {
		global $wpdb;
		$this->act_as( 'administrator' );
		$this->sign_in();
		$prefix = "{$wpdb->prefix}templately_";
		$cases  = array(
			array( 'delete', array(), '1 in 0' ),
			array( 'delete', array( 'delete-files' => true ), '1 in 0 trashed' ),
			array( 'leave', array(), '1 in 0' ),
		);
		foreach ( $cases as list( $command, $options, $expected ) ) {
			$made = $this->say( 'create', array( 'Team' ) )[0];
			$mine = (int) $made['owner']['id'];
			$wpdb->query( "INSERT INTO {$prefix}cloud_files (owner_id, workspace_id, platform, type, name, folded, origin, version, versions, size, picture, has_look, created_at, changed_at, trashed_at) VALUES ($mine, {$made['id']}, 1, 'page', 'A file', 'a file', '', 1, 1, 1, '', 0, 1, 1, 0)" );
			$wpdb->query( "INSERT INTO {$prefix}file_versions (file_id, number, is_conflict, content, size, media, look, picture, signature, account_id, created_at) VALUES ($wpdb->insert_id, 1, 0, '" . str_repeat( 'a', 64 ) . "', 1, '[]', '', '', '', $mine, 1)" );
			if ( 'leave' === $command ) {
				$wpdb->query( "INSERT INTO {$prefix}accounts (email, told_email, password, subject, user_id, is_local, first_name, last_name, plan, show_notice, joined_at, verified_at, consented_at) SELECT 'boss{$made['id']}@example.org', told_email, password, '', 0, 0, first_name, last_name, plan, show_notice, joined_at, verified_at, consented_at FROM {$prefix}accounts WHERE id = $mine" );
				$wpdb->query( "UPDATE {$prefix}workspaces SET owner_id = $wpdb->insert_id WHERE id = {$made['id']}" );
				$wpdb->insert( "{$prefix}members", array( 'workspace_id' => $made['id'], 'account_id' => $mine, 'role' => 2, 'joined_at' => 1 ) );
			}
			$this->assertSame( array( array( 'id' => $made['id'] ), 0 ), $this->say( $command, array( $made['slug'] ), $options ), $command );
			$found = array();
			foreach ( (array) $wpdb->get_results( "SELECT * FROM {$prefix}cloud_files ORDER BY id" ) as $row ) {
				$found[] = '1 ' . ( (int) $row->owner_id === $mine ? "in $row->workspace_id" : 'of the owner' ) . ( $row->trashed_at > 0 ? ' trashed' : '' );
			}
			$this->assertSame( $expected, implode( ', ', $found ), $command . implode( ' ', array_keys( $options ) ) );
			$wpdb->query( "DELETE FROM {$prefix}cloud_files" );
		}
	}

	/**
	 * @param list<string> $arguments Arguments.
	 * @param array<string, string|bool> $options   Options.
	 * @return array{array<string, mixed>, int} What was said, and the exit code.
	 */
	private function say( string $command, array $arguments, array $options = array() ): array {
		return $this->give( self::module( Workspaces_Module::class )->command(), $command, $arguments, $options );
	}
}
