<?php

declare( strict_types=1 );

use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

final class Workspaces_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
	}

	/** @group WSP-061 */
	public function test_creates_a_workspace_with_a_random_slug(): void {
		$ada  = $this->person( 'Ada' );
		$made = $this->workspace( $ada, "  Crème\n brûlée  Team ", array( 'Bob@Example.org', 'bob@example.org ', 'cy@example.org' ) );
		$this->assertSame( 'Crème brûlée Team', $made['title'] );
		$this->assertMatchesRegularExpression( '/^creme-brulee-team-[0-9a-f]{8}$/D', $made['slug'] );
		$this->assertSame( array( false, 'owner', 1, array(), 0, '2027-01-15T08:00:00+00:00' ), array( $made['shared'], $made['role'], $made['version'], $made['people'], $made['files'], $made['created_at'] ) );
		$this->assertSame( array( 'id' => $ada['id'], 'name' => 'Ada Tester', 'email' => 'ada@example.org', 'role' => 'owner' ), array_diff_key( $made['owner'], array( 'profile_photo' => 0 ) ) );
		$this->assertSame(
			array( array( 'bob@example.org', 'editor', '2027-01-15T08:00:00+00:00', '2027-01-22T08:00:00+00:00' ), array( 'cy@example.org', 'editor', '2027-01-15T08:00:00+00:00', '2027-01-22T08:00:00+00:00' ) ),
			array_map(
				static function ( array $one ): array {
					return array( $one['email'], $one['role'], $one['invited_at'], $one['expires_at'] );
				},
				$made['invitations']
			)
		);
		$this->assertSame( $made, $this->workspace_as( $made, $ada ) );
		foreach ( array( '日本語のチーム', '👩‍👩‍👧 team', str_repeat( 'ẞ', 190 ), 'فريق', '<script>alert(1)</script>', "a' OR 1=1 -- \\", 'create', 'item' ) as $title ) {
			$one = $this->workspace( $ada, $title );
			$this->assertSame( $title, $one['title'] );
			$this->assertMatchesRegularExpression( '/^[a-z0-9-]{1,60}-[0-9a-f]{8}$/D', $one['slug'], $title );
			$this->assertSame( $title, $this->workspace_as( $one, $ada )['title'] );
		}
		$this->assertStringStartsWith( 'workspace-', $this->workspace( $ada, '日本語' )['slug'] );
		$this->assertSame( 'Evil', $this->workspace( $ada, "\u{202E}Evil\u{2069}" )['title'] );
	}

	public function test_reports_invalid_titles_and_addresses(): void {
		$ada = $this->person( 'Ada' );
		foreach ( array( '', '   ', "\n\t", "\u{200B}\u{2060}", "\u{00A0}", "\u{0301}" ) as $title ) {
			$this->refused( 400, 'rest_invalid_param', 'POST', '/workspaces', compact( 'title' ), $ada, array( 'title' => 'Give the WorkSpace a name.' ) );
		}
		foreach ( array( str_repeat( 'x', 191 ), str_repeat( 'x', 10000 ), 5, array( 'x' ), null ) as $title ) {
			$this->refused( 400, 'rest_invalid_param', 'POST', '/workspaces', compact( 'title' ), $ada );
		}
		foreach ( array( 'bob', 'bob@', '@example.org', 'a b@example.org', '', str_repeat( 'x', 200 ) . '@example.org', "bob@example.org\nBcc: x@example.org" ) as $email ) {
			$this->refused( 400, 'rest_invalid_param', 'POST', '/workspaces', array( 'title' => 'Team', 'share_with' => array( 'good@example.org', $email ) ), $ada );
		}
		$this->refused( 400, 'rest_invalid_param', 'POST', '/workspaces', array( 'title' => 'Team', 'share_with' => array( 'bob' ) ), $ada, array( 'share_with' => '“bob” is not an email address.' ) );
		foreach ( array( 51, 10000 ) as $many ) {
			$this->refused( 400, 'rest_invalid_param', 'POST', '/workspaces', array( 'title' => 'Team', 'share_with' => self::addresses( $many ) ), $ada );
		}
		$this->assertSame( 0, $this->rows_in( 'workspaces' ) + $this->rows_in( 'invitations' ) + $this->rows_in( 'mails', "kind = 'invitation'" ) + $this->rows_in( 'activity' ) );
		$this->workspace( $ada, 'Team', self::addresses( 50 ) );
		$this->assertSame( 50, $this->rows_in( 'invitations' ) );
	}

	/**
	 * Or a WordPress user of this site (decision E01).
	 * @group WSP-034
	 */
	public function test_creating_requires_a_verified_account(): void {
		$eve = $this->person( 'Eve', false );
		$this->refused( 403, 'invalid_data', 'POST', '/workspaces', array( 'title' => 'Team' ), $eve );
		$this->assertSame( 0, $this->rows_in( 'workspaces' ) );
		$local = $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'a', 64 ), 'user_id' => 7, 'email' => 'local@example.org', 'name' => 'Local User', 'first_name' => '', 'last_name' => '' ) );
		$this->assertSame( 'Team', $this->get_from_hub( 'POST', '/workspaces', array( 'title' => 'Team' ), $local['token'] )['workspace']['title'] );
	}

	/**
	 * Only owners see addresses.
	 * @group WSP-009
	 * @group WSP-013
	 */
	public function test_lists_own_and_shared_workspaces_by_page(): void {
		$ada = $this->person( 'Ada' );
		$bob = $this->person( 'Bob' );
		$cy  = $this->person( 'Cy' );
		foreach ( array( 'false', 'true' ) as $shared ) {
			$this->assertSame( array( 'workspaces' => array(), 'current_page' => 1, 'total_page' => 1, 'total' => 0 ), $this->get_from_hub( 'GET', '/workspaces', compact( 'shared' ), $ada['token'] ) );
		}
		for ( $number = 1; $number <= 12; $number++ ) {
			$made[ $number ] = $this->workspace( $ada, "W$number" );
			++$this->clock->now;
		}
		$this->workspace( $bob, 'Of Bob' );
		$first  = $this->get_from_hub( 'GET', '/workspaces', null, $ada['token'] );
		$second = $this->get_from_hub( 'GET', '/workspaces', array( 'page' => 2 ), $ada['token'] );
		$this->assertSame( array( 'W12', 'W11', 'W10', 'W9', 'W8', 'W7', 'W6', 'W5', 'W4', 'W3', 'W2' ), array_column( $first['workspaces'], 'title' ) );
		$this->assertSame( array( array( 'W1' ), 2, 2, 12 ), array( array_column( $second['workspaces'], 'title' ), $second['current_page'], $second['total_page'], $second['total'] ) );
		$this->assertSame( array( 'W6', 'W5' ), array_column( $this->get_from_hub( 'GET', '/workspaces', array( 'page' => 4, 'per_page' => 2 ), $ada['token'] )['workspaces'], 'title' ) );

		$this->add_members( $made[3], $ada, array( 'editor' => $bob, 'viewer' => $cy ) );
		$this->get_from_hub( 'PATCH', "/workspaces/{$made[3]['id']}", array( 'share_with' => array( 'dora@example.org' ) ), $ada['token'] );
		$mine   = $this->workspace_as( $made[3], $ada );
		$theirs = $this->get_from_hub( 'GET', '/workspaces', array( 'shared' => 'true' ), $bob['token'] );
		$this->assertSame( 1, $theirs['total'] );
		$theirs = $theirs['workspaces'][0];
		$this->assertSame( $theirs, $this->workspace_as( $made[3], $bob ) );
		$this->assertSame( array_keys( $mine ), array_keys( $theirs ) );
		$this->assertSame( array( false, 'owner', true, 'editor', true, 'viewer' ), array( $mine['shared'], $mine['role'], $theirs['shared'], $theirs['role'], $this->workspace_as( $made[3], $cy )['shared'], $this->workspace_as( $made[3], $cy )['role'] ) );
		$this->assertSame( array( array( 'Bob Tester', 'bob@example.org', 'editor' ), array( 'Cy Tester', 'cy@example.org', 'viewer' ) ), self::people( $mine ) );
		$this->assertSame( array( array( 'Bob Tester', '', 'editor' ), array( 'Cy Tester', '', 'viewer' ) ), self::people( $theirs ) );
		$this->assertSame( array( 'Ada Tester', '' ), array( $theirs['owner']['name'], $theirs['owner']['email'] ) );
		$this->assertSame( array( array( 'dora@example.org' ), array() ), array( array_column( $mine['invitations'], 'email' ), $theirs['invitations'] ) );
		$this->assertSame( array( 'Of Bob' ), array_column( $this->get_from_hub( 'GET', '/workspaces', null, $bob['token'] )['workspaces'], 'title' ), 'Shared ones are not among the own.' );

		$this->assertSame( array( 'W1', 'W10', 'W11', 'W12', 'W2' ), array_slice( array_column( $this->get_from_hub( 'GET', '/workspaces/choices', null, $ada['token'] )['own'], 'title' ), 0, 5 ) );
		// Shared workspaces are sorted by the date of joining.
		foreach ( array( 9, 5, 7 ) as $number ) {
			++$this->clock->now;
			$this->add_members( $made[ $number ], $ada, array( 'editor' => $bob ) );
		}
		$this->assertSame( array( 'W7', 'W5', 'W9', 'W3' ), array_column( $this->get_from_hub( 'GET', '/workspaces', array( 'shared' => 'true' ), $bob['token'] )['workspaces'], 'title' ) );
		$this->assertCount( 12, $this->get_from_hub( 'GET', '/workspaces', array( 'per_page' => 100 ), $ada['token'] )['workspaces'] );
		foreach ( array( 0, 101 ) as $many ) {
			$this->refused( 400, 'rest_invalid_param', 'GET', '/workspaces', array( 'per_page' => $many ), $ada );
			$this->refused( 400, 'rest_invalid_param', 'GET', '/files', array( 'per_page' => $many ), $ada );
		}

		$choices = $this->get_from_hub( 'GET', '/workspaces/choices', null, $cy['token'] );
		$this->assertSame( array( 'own' => array(), 'shared' => array( array( 'id' => $made[3]['id'], 'slug' => $made[3]['slug'], 'title' => 'W3', 'role' => 'viewer' ) ) ), $choices );
	}

	public function test_a_list_takes_a_fixed_number_of_queries(): void {
		$ada   = $this->person( 'Ada' );
		$bob   = $this->person( 'Bob' );
		$count = array();
		foreach ( array( 1, 10 ) as $more ) {
			for ( $number = 0; $number < $more; $number++ ) {
				$this->add_members( $this->workspace( $ada, 'One', array( 'x@example.org' ) ), $ada, array( $bob ) );
			}
			foreach ( array( array( '/workspaces', null, $ada ), array( '/workspaces', array( 'shared' => 'true' ), $bob ), array( '/workspaces/choices', null, $bob ) ) as $case => list( $path, $query, $who ) ) {
				$asked  = 0;
				$listen = static function ( string $sql ) use ( &$asked ): string {
					++$asked;
					return $sql;
				};
				add_filter( 'query', $listen );
				$this->get_from_hub( 'GET', $path, $query, $who['token'] );
				remove_filter( 'query', $listen );
				$count[ $case ][] = $asked;
			}
		}
		$this->assertSame( array( array( 8, 8 ), array( 8, 8 ), array( 3, 3 ) ), $count );
	}

	public function test_hides_workspaces_of_removed_owners(): void {
		global $wpdb;
		$ada   = $this->person( 'Ada' );
		$bob   = $this->person( 'Bob' );
		$of_cy = $this->person( 'Cy' );
		$gone  = $this->workspace( $bob, 'Gone' );
		$there = $this->workspace( $of_cy, 'There' );
		$this->add_members( $gone, $bob, array( $ada ) );
		$this->add_members( $there, $of_cy, array( $ada ) );
		$wpdb->delete( "{$wpdb->prefix}templately_accounts", array( 'id' => $bob['id'] ) );
		$this->assertSame( array( 'There' ), array_column( $this->get_from_hub( 'GET', '/workspaces', array( 'shared' => 'true' ), $ada['token'] )['workspaces'], 'title' ) );
		$this->refused( 404, 'not_found', 'GET', "/workspaces/{$gone['slug']}", array(), $ada );
		$this->assertSame( 'There', $this->workspace_as( $there, $ada )['title'] );
		$this->file_of( $ada, $gone['id'], 'of Ada' );
		$this->assertSame( array( 'id' => $gone['id'] ), $this->get_from_hub( 'POST', "/workspaces/{$gone['id']}/leave", array(), $ada['token'] ) );
		$this->assertSame( array( "{$ada['id']} in 0" => array( 'of Ada' ) ), self::locations_of_files() );
	}

	public function test_limits_workspaces_per_account(): void {
		global $wpdb;
		$ada = $this->person( 'Ada' );
		$row = array();
		for ( $number = 1; $number < Contract::MAX; $number++ ) {
			$row[] = "({$ada['id']}, 's-$number', 'T', 1, 1)";
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_workspaces (owner_id, slug, title, version, created_at) VALUES " . implode( ',', $row ) );
		$this->workspace( $ada );
		$this->refused( 422, 'too_many_workspaces', 'POST', '/workspaces', array( 'title' => 'One more' ), $ada );
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $bob );
		$this->add_members( $team, $bob, array( $ada ) );
		$this->refused( 422, 'too_many_workspaces', 'POST', "/workspaces/{$team['id']}/transfer", array( 'account_id' => $ada['id'] ), $bob );
		$this->assertSame( 'Bob Tester', $this->workspace_as( $team, $ada )['owner']['name'] );
		$this->assertSame( Contract::MAX + 1, $this->rows_in( 'workspaces' ) );
		$this->assertCount( Contract::MAX, $this->get_from_hub( 'GET', '/workspaces/choices', null, $ada['token'] )['own'] );
	}

	/** @group WSP-053 */
	public function test_updates_title_members_and_roles_as_a_whole(): void {
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$cy   = $this->person( 'Cy' );
		$team = $this->workspace( $ada, 'Team', array( 'old@example.org', 'stays@example.org' ) );
		$this->add_members( $team, $ada, array( $bob, $cy ) );
		$this->file_of( $bob, $team['id'], 'of Bob' );
		$this->file_of( $cy, $team['id'], 'of Cy' );
		$now  = $this->workspace_as( $team, $ada );
		$path = "/workspaces/{$team['id']}";
		$save = array(
			'version'    => $now['version'],
			'title'      => 'The team',
			'share_with' => array( 'New@example.org', 'stays@example.org', 'cy@example.org', 'ada@example.org' ),
			'remove'     => array( ' BOB@example.org', 'old@example.org', 'nobody@example.org', '' ),
			'roles'      => array( array( 'account_id' => $cy['id'], 'role' => 'viewer' ) ),
		);
		$done = $this->get_from_hub( 'PATCH', $path, $save, $ada['token'] )['workspace'];
		$this->assertSame( array( 'The team', $team['slug'], $now['version'] + 1 ), array( $done['title'], $done['slug'], $done['version'] ) );
		$this->assertSame( array( array( 'Cy Tester', 'cy@example.org', 'viewer' ) ), self::people( $done ) );
		$this->assertSame( array( 'stays@example.org', 'new@example.org' ), array_column( $done['invitations'], 'email' ) );
		$this->assertSame( 404, $this->ask( 'GET', "/workspaces/{$team['slug']}", null, $bob['token'] )->status );
		$this->assertSame( array( "{$bob['id']} in 0" => array( 'of Bob' ), "{$cy['id']} in {$team['id']}" => array( 'of Cy' ) ), self::locations_of_files() );
		$this->assertSame( array( 'invited ', 'made_viewer Cy Tester', 'removed Bob Tester', 'renamed The team', 'pushed of Cy' ), array_slice( $this->activity( $team, $ada ), 0, 5 ) );

		// Another save came first.
		$late = $this->refused( 409, 'version_conflict', 'PATCH', $path, array( 'version' => $now['version'], 'title' => 'Late' ), $ada );
		$this->assertSame( $done['version'], $late['data']['newest'] );
		// One invalid member, so nothing changes.
		$before = $this->workspace_as( $team, $ada );
		$this->refused( 404, 'not_found', 'PATCH', $path, array( 'title' => 'Half', 'remove' => array( 'cy@example.org' ), 'roles' => array( array( 'account_id' => $bob['id'], 'role' => 'editor' ) ) ), $ada );
		$this->refused( 404, 'not_found', 'PATCH', $path, array( 'title' => 'Half', 'roles' => array( array( 'account_id' => $ada['id'], 'role' => 'viewer' ) ) ), $ada );
		$this->refused( 400, 'rest_invalid_param', 'PATCH', $path, array( 'title' => 'Half', 'share_with' => array( 'good@example.org', 'bad' ) ), $ada );
		$this->refused( 400, 'rest_invalid_param', 'PATCH', $path, array( 'title' => ' ', 'remove' => array( 'cy@example.org' ) ), $ada );
		$this->refused( 400, 'rest_invalid_param', 'PATCH', $path, array( 'share_with' => self::addresses( 10000 ) ), $ada );
		$this->assertSame( $before, $this->workspace_as( $team, $ada ) );
		$this->assertSame( 'The team', $this->get_from_hub( 'PATCH', $path, array( 'remove' => array() ), $ada['token'] )['workspace']['title'], 'A title that is left out stays.' );
	}

	/** @group S15 */
	public function test_a_repeated_write_runs_once(): void {
		$ada   = $this->person( 'Ada' );
		$first = $this->ask( 'POST', '/workspaces', array( 'title' => 'Once' ), $ada['token'], 'a-key' );
		$again = $this->ask( 'POST', '/workspaces', array( 'title' => 'Once' ), $ada['token'], 'a-key' );
		$this->assertSame( array( 200, 200, $first->body ), array( $first->status, $again->status, $again->body ) );
		$this->assertSame( array( 1, 1 ), array( $this->rows_in( 'workspaces' ), $this->rows_in( 'activity' ) ) );
		$id = $first->body['workspace']['id'];
		$this->assertSame( array( 200, 200 ), array( $this->ask( 'DELETE', "/workspaces/$id", null, $ada['token'], 'b-key' )->status, $this->ask( 'DELETE', "/workspaces/$id", null, $ada['token'], 'b-key' )->status ) );
		$this->assertSame( 404, $this->ask( 'DELETE', "/workspaces/$id", null, $ada['token'], 'c-key' )->status );
	}

	/**
	 * Copies stay only if the owner asks for them.
	 * @group S14
	 */
	public function test_files_leave_with_their_member(): void {
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$cy   = $this->person( 'Cy' );
		$dora = $this->person( 'Dora' );
		$team = $this->workspace( $ada );
		$id   = $team['id'];
		$this->add_members( $team, $ada, array( $bob, $cy, $dora ) );
		foreach ( array( array( $ada, 'of Ada' ), array( $bob, 'of Bob' ), array( $cy, 'of Cy' ), array( $dora, 'of Dora' ) ) as list( $who, $name ) ) {
			$this->file_of( $who, $id, $name );
		}
		$this->file_of( $bob, 0, 'at home' );
		$this->assertSame( 4, $this->workspace_as( $team, $cy )['files'] );

		$this->assertSame( array( 'id' => $id ), $this->get_from_hub( 'POST', "/workspaces/$id/leave", array(), $bob['token'] ) );
		$this->assertSame( array( "{$ada['id']} in $id" => array( 'of Ada' ), "{$bob['id']} in 0" => array( 'of Bob', 'at home' ), "{$cy['id']} in $id" => array( 'of Cy' ), "{$dora['id']} in $id" => array( 'of Dora' ) ), self::locations_of_files() );
		$this->get_from_hub( 'POST', "/workspaces/$id/leave", array(), $cy['token'] );
		$this->assertSame( array( 'of Ada' ), self::locations_of_files()[ "{$ada['id']} in $id" ] );
		$this->assertSame( array( 'of Cy' ), self::locations_of_files()[ "{$cy['id']} in 0" ] );
		$left = $this->get_from_hub( 'DELETE', "/workspaces/$id/members/{$dora['id']}", array( 'keep_copies' => 'true' ), $ada['token'] )['workspace'];
		$this->assertSame( array( array(), 2 ), array( $left['people'], $left['files'] ) );
		$this->assertSame( 'removed Dora Tester', $this->activity( $team, $ada )[0] );
		$this->assertSame( array( "{$ada['id']} in $id" => array( 'of Ada', 'of Dora' ), "{$bob['id']} in 0" => array( 'of Bob', 'at home' ), "{$cy['id']} in 0" => array( 'of Cy' ), "{$dora['id']} in 0" => array( 'of Dora' ) ), self::locations_of_files() );
		foreach ( array( $bob, $cy, $dora ) as $gone ) {
			$this->assertSame( 404, $this->ask( 'GET', "/workspaces/{$team['slug']}", null, $gone['token'] )->status );
			$this->assertSame( array(), $this->get_from_hub( 'GET', '/workspaces', array( 'shared' => 'true' ), $gone['token'] )['workspaces'] );
			$this->refused( 404, 'not_found', 'POST', "/workspaces/$id/leave", array(), $gone );
		}
		$this->refused( 404, 'not_found', 'DELETE', "/workspaces/$id/members/{$dora['id']}", array(), $ada );
		$this->refused( 404, 'not_found', 'DELETE', "/workspaces/$id/members/{$ada['id']}", array(), $ada );
		$stays = $this->refused( 403, 'invalid_permission', 'POST', "/workspaces/$id/leave", array(), $ada );
		$this->assertSame( 'You own this WorkSpace. Transfer it to an editor first, or delete it.', $stays['message'] );
		$this->assertSame( array( 'of Ada', 'of Dora' ), self::locations_of_files()[ "{$ada['id']} in $id" ] );
		// Without space for the copies the member stays.
		$eve = $this->person( 'Eve' );
		$this->add_members( $team, $ada, array( $eve ) );
		$this->file_of( $eve, $id, 'of Eve' );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}templately_cloud_usage SET files = 50 WHERE account_id = {$ada['id']}" );
		$full = $this->refused( 422, 'quota_exceeded', 'DELETE', "/workspaces/$id/members/{$eve['id']}", array( 'keep_copies' => 'true' ), $ada );
		$this->assertSame( 0, $full['data']['room'] );
		$this->assertSame( 'editor', $this->workspace_as( $team, $eve )['role'] );
	}

	public function test_a_workspace_deleted_meanwhile_is_not_found(): void {
		global $wpdb;
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $ada, 'Team' );
		$this->get_from_hub( 'PATCH', "/workspaces/{$team['id']}", array( 'share_with' => array( 'bob@example.org' ) ), $ada['token'] );
		$id = $this->get_from_hub( 'GET', '/invitations', null, $bob['token'] )['invitations'][0]['id'];
		$go = static function ( string $sql ) use ( $wpdb, $team, &$go ): string {
			if ( 1 === preg_match( "/^SELECT \\* FROM \\S*templately_workspaces\\S* WHERE id = {$team['id']}$/", $sql ) ) {
				remove_filter( 'query', $go );
				$wpdb->delete( "{$wpdb->prefix}templately_workspaces", array( 'id' => $team['id'] ) );
			}
			return $sql;
		};
		add_filter( 'query', $go );
		$this->refused( 404, 'not_found', 'POST', "/invitations/$id/accept", array(), $bob );
		$this->assertFalse( has_filter( 'query', $go ) );
	}

	public function test_changes_of_members_affect_one_workspace(): void {
		$ada   = $this->person( 'Ada' );
		$bob   = $this->person( 'Bob' );
		$cy    = $this->person( 'Cy' );
		$one   = $this->workspace( $ada, 'One' );
		$two   = $this->workspace( $ada, 'Two' );
		$roles = function () use ( $ada, $one, $two ): array {
			return array_map(
				function ( array $workspace ) use ( $ada ): array {
					return array_column( $this->workspace_as( $workspace, $ada )['people'], 'role', 'name' );
				},
				array( $one, $two )
			);
		};
		foreach ( array( $one, $two ) as $workspace ) {
			$this->add_members( $workspace, $ada, array( $bob, $cy ) );
		}
		$both = array( 'Bob Tester' => 'editor', 'Cy Tester' => 'editor' );
		$this->get_from_hub( 'PATCH', "/workspaces/{$one['id']}/members/{$bob['id']}", array( 'role' => 'viewer' ), $ada['token'] );
		$this->assertSame( array( array( 'Bob Tester' => 'viewer' ) + $both, $both ), $roles() );
		$this->assertSame( 'You can only view this WorkSpace. Its owner can make you an editor.', $this->refused( 403, 'invalid_permission', 'GET', "/workspaces/{$one['id']}/activity", array(), $bob )['message'] );
		$this->get_from_hub( 'DELETE', "/workspaces/{$one['id']}/members/{$bob['id']}", array(), $ada['token'] );
		$this->assertSame( array( array( 'Cy Tester' => 'editor' ), $both ), $roles() );
		$this->get_from_hub( 'DELETE', "/workspaces/{$one['id']}", array(), $ada['token'] );
		$this->assertSame( $both, array_column( $this->workspace_as( $two, $ada )['people'], 'role', 'name' ) );
		// Unchanged roles and trashed files add no activity.
		$file = $this->file_of( $bob, $two['id'] );
		$told = $this->activity( $two, $ada );
		$this->get_from_hub( 'PATCH', "/workspaces/{$two['id']}", array( 'title' => 'Two', 'roles' => array( array( 'account_id' => $cy['id'], 'role' => 'editor' ) ) ), $ada['token'] );
		$this->assertSame( array( $told, 1 ), array( $this->activity( $two, $ada ), $this->workspace_as( $two, $ada )['files'] ) );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $file ) ), $bob['token'] );
		$now = $this->workspace_as( $two, $ada );
		$this->get_from_hub( 'POST', "/workspaces/{$two['id']}/transfer", array( 'account_id' => $cy['id'] ), $ada['token'] );
		$this->assertSame( array( 0, 'transferred Cy Tester', $now['version'] + 1 ), array( $now['files'], $this->activity( $two, $ada )[0], $this->workspace_as( $two, $ada )['version'] ) );
	}

	public function test_transfers_to_an_editor_without_moving_files(): void {
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$cy   = $this->person( 'Cy' );
		$team = $this->workspace( $ada );
		$path = "/workspaces/{$team['id']}/transfer";
		$this->add_members( $team, $ada, array( 'editor' => $bob, 'viewer' => $cy ) );
		$this->file_of( $ada, $team['id'], 'of Ada' );
		foreach ( array( array( 422, 'not_an_editor', $cy['id'] ), array( 404, 'not_found', $ada['id'] ), array( 404, 'not_found', 99999 ) ) as list( $status, $code, $account_id ) ) {
			$this->refused( $status, $code, 'POST', $path, compact( 'account_id' ), $ada );
		}
		$this->assertSame( 'owner', $this->workspace_as( $team, $ada )['role'] );
		++$this->clock->now;
		$done = $this->get_from_hub( 'POST', $path, array( 'account_id' => $bob['id'] ), $ada['token'] )['workspace'];
		$this->assertSame( array( true, 'editor', $bob['id'] ), array( $done['shared'], $done['role'], $done['owner']['id'] ) );
		$this->assertSame( array( array( 'Cy Tester', 'cy@example.org', 'viewer' ), array( 'Ada Tester', 'ada@example.org', 'editor' ) ), self::people( $this->workspace_as( $team, $bob ) ) );
		$this->assertSame( array( "{$ada['id']} in {$team['id']}" => array( 'of Ada' ) ), self::locations_of_files() );
		$this->refused( 403, 'invalid_permission', 'POST', $path, array( 'account_id' => $ada['id'] ), $ada );
		$this->get_from_hub( 'POST', $path, array( 'account_id' => $ada['id'] ), $bob['token'] );
		$this->assertSame( 'owner', $this->workspace_as( $team, $ada )['role'] );
	}

	public function test_deleting_returns_files_to_their_owners(): void {
		$ada = $this->person( 'Ada' );
		$bob = $this->person( 'Bob' );
		foreach ( array( 'false' => '', 'true' => ' trashed' ) as $delete_files => $where ) {
			$team  = $this->workspace( $ada, 'Team', array( 'x@example.org' ) );
			$other = $this->workspace( $ada, 'Other', array( 'x@example.org' ) );
			$this->add_members( $team, $ada, array( $bob ) );
			$this->file_of( $ada, $team['id'], 'of Ada' );
			$this->file_of( $bob, $team['id'], 'of Bob' );
			$this->file_of( $ada, $other['id'], 'elsewhere' );
			$this->refused( 403, 'invalid_permission', 'DELETE', "/workspaces/{$team['id']}", compact( 'delete_files' ), $bob );
			$this->get_from_hub( 'DELETE', "/workspaces/{$team['id']}", compact( 'delete_files' ), $ada['token'] );
			$this->assertEquals( array( "{$ada['id']} in 0$where" => array( 'of Ada' ), "{$bob['id']} in 0$where" => array( 'of Bob' ), "{$ada['id']} in {$other['id']}" => array( 'elsewhere' ) ), self::locations_of_files(), (string) $delete_files );
			foreach ( array( 'workspaces' => 'id', 'members' => 'workspace_id', 'invitations' => 'workspace_id', 'activity' => 'workspace_id' ) as $table => $column ) {
				$this->assertSame( 0, $this->rows_in( $table, "$column = {$team['id']}" ), $table );
			}
			$this->assertSame( array( 1, 1 ), array( $this->rows_in( 'workspaces', "id = {$other['id']}" ), $this->rows_in( 'invitations', "workspace_id = {$other['id']}" ) ) );
			$this->refused( 404, 'not_found', 'DELETE', "/workspaces/{$team['id']}", array(), $ada );
			$this->get_from_hub( 'DELETE', "/workspaces/{$other['id']}", array(), $ada['token'] );
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}templately_cloud_files" );
		}
	}

	public function test_activity_belongs_to_its_workspace(): void {
		$ada   = $this->person( 'Ada' );
		$bob   = $this->person( 'Bob' );
		$one   = $this->workspace( $ada, 'One' );
		$two   = $this->workspace( $ada, 'Two' );
		$verbs = function ( array $of ) use ( $ada ): array {
			return array_column( $this->get_from_hub( 'GET', "/workspaces/{$of['id']}/activity", null, $ada['token'] )['activity'], 'verb' );
		};
		$this->add_members( $two, $ada, array( 'editor' => $bob ) );
		$file = $this->file_of( $ada, $one['id'], 'Menu' );
		$this->assertSame( array( array( 'pushed', 'created' ), array( 'joined', 'invited', 'created' ) ), array( $verbs( $one ), $verbs( $two ) ) );
		$this->get_from_hub( 'POST', '/files/move', array( 'ids' => array( $file ), 'workspace_id' => $two['id'] ), $ada['token'] );
		$this->get_from_hub( 'PATCH', "/files/$file", array( 'name' => 'Secret' ), $ada['token'] );
		$told = $this->get_from_hub( 'GET', "/workspaces/{$one['id']}/activity", null, $ada['token'] )['activity'];
		$this->assertSame( array( 'moved_out', null, 'pushed', null ), array( $told[0]['verb'], $told[0]['file'], $told[1]['verb'], $told[1]['file'] ) );
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $told ) );
		$this->get_from_hub( 'POST', "/files/$file/versions", array( 'base' => 1, 'content' => 'Second' ), $ada['token'] );
		$this->assertSame( 'saved', $verbs( $two )[0] );
		$this->get_from_hub( 'POST', "/files/$file/versions/1/take-back", array(), $ada['token'] );
		$this->assertSame( array( 'saved', 'saved', 'retitled', 'moved_in', 'joined', 'invited', 'created' ), $verbs( $two ) );
		// A move to the same place adds no activity, nor does one in My Clouds.
		$this->get_from_hub( 'POST', '/files/move', array( 'ids' => array( $file ), 'workspace_id' => $two['id'] ), $ada['token'] );
		$this->file_of( $ada, 0 );
		$this->assertSame( array( 7, 10 ), array( count( $verbs( $two ) ), $this->rows_in( 'activity' ) ) );
		// Removing an account removes only its own name.
		$this->assertTrue( $this->hub->privacy_tools()->erase( 'bob@example.org' )['items_removed'] );
		$names = array_column( array_column( $this->get_from_hub( 'GET', "/workspaces/{$two['id']}/activity", null, $ada['token'] )['activity'], 'account' ), 'name' );
		$this->assertSame( array( 'Ada Tester', 'Ada Tester', 'Ada Tester', 'Ada Tester', '', 'Ada Tester', 'Ada Tester' ), $names );
	}

	public function test_a_workspace_has_the_four_newest_pictures_of_its_files(): void {
		global $wpdb;
		$ada   = $this->person( 'Ada' );
		$team  = $this->workspace( $ada, 'Team' );
		$other = $this->workspace( $ada, 'Other' );
		$files = array();
		for ( $number = 1; $number <= 7; $number++ ) {
			++$this->clock->now;
			$files[ $number ] = $this->file_of( $ada, $team['id'], "File $number" );
		}
		$elsewhere = $this->file_of( $ada, $other['id'] );
		foreach ( array( $files[1], $files[2], $files[3], $files[4], $files[5], $files[6], $elsewhere ) as $id ) {
			$wpdb->update( $wpdb->prefix . 'templately_cloud_files', array( 'picture' => str_repeat( 'a', 64 ) ), compact( 'id' ) );
		}
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $files[6] ) ), $ada['token'] );
		$pictures = array_column( $this->get_from_hub( 'GET', '/workspaces', null, $ada['token'] )['workspaces'], 'pictures', 'title' );
		$this->assertSame( array( $files[5], $files[4], $files[3], $files[2] ), array_column( $pictures['Team'], 'id' ) );
		$this->assertSame( array( array( 'id' => $elsewhere, 'version' => 1 ) ), $pictures['Other'] );
	}

	/** Without addresses; file names only as long as the file is there. */
	public function test_editors_see_the_activity_of_ninety_days(): void {
		$ada  = $this->person( 'Ada' );
		$bob  = $this->person( 'Bob' );
		$cy   = $this->person( 'Cy' );
		$team = $this->workspace( $ada, 'Team' );
		$path = "/workspaces/{$team['id']}/activity";
		$this->add_members( $team, $ada, array( 'editor' => $bob, 'viewer' => $cy ) );
		$this->get_from_hub( 'PATCH', "/workspaces/{$team['id']}", array( 'title' => 'New name' ), $ada['token'] );
		$this->get_from_hub( 'POST', "/workspaces/{$team['id']}/leave", array(), $cy['token'] );
		$said = array_map(
			static function ( array $one ): string {
				return trim( "{$one['account']['name']} {$one['verb']} {$one['detail']}" );
			},
			$this->get_from_hub( 'GET', $path, null, $bob['token'] )['activity']
		);
		$this->assertSame( array( 'Cy Tester left', 'Ada Tester renamed New name', 'Ada Tester made_viewer Cy Tester', 'Cy Tester joined', 'Bob Tester joined', 'Ada Tester invited Cy Tester', 'Ada Tester invited Bob Tester', 'Ada Tester created Team' ), $said );
		$file = $this->file_of( $bob, $team['id'], 'Landing page' );
		$last = $this->get_from_hub( 'GET', $path, null, $ada['token'] )['activity'][0];
		$this->assertSame( array( 'pushed', array( 'id' => $file, 'name' => 'Landing page' ), $bob['id'], '2027-01-15T08:00:00+00:00' ), array( $last['verb'], $last['file'], $last['account']['id'], $last['happened_at'] ) );
		// Trashed files are visible to their owner only.
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $file ) ), $bob['token'] );
		$this->assertSame( array( 'trashed', null, 'pushed', null ), array_merge( ...array_map( 'array_values', array_map( static fn( array $one ): array => array_intersect_key( $one, array( 'verb' => 1, 'file' => 1 ) ), array_slice( $this->get_from_hub( 'GET', $path, null, $ada['token'] )['activity'], 0, 2 ) ) ) ) );
		$this->get_from_hub( 'POST', '/files/restore', array( 'ids' => array( $file ) ), $bob['token'] );
		// The file left with its owner, so a later name is not shown.
		$this->get_from_hub( 'POST', "/workspaces/{$team['id']}/leave", array(), $bob['token'] );
		$this->get_from_hub( 'PATCH', "/files/$file", array( 'name' => 'Secret' ), $bob['token'] );
		$told = $this->get_from_hub( 'GET', $path, null, $ada['token'] );
		$this->assertNull( $told['activity'][1]['file'] );
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $told ) );
		$this->assertStringNotContainsString( '@example.org', (string) wp_json_encode( $told ) );
		// Thirty per page; hidden after 90 days, then deleted.
		for ( $number = 0; $number < 23; $number++ ) {
			$this->get_from_hub( 'PATCH', "/workspaces/{$team['id']}", array( 'title' => "T$number" ), $ada['token'] );
		}
		$second = $this->get_from_hub( 'GET', $path, array( 'page' => 2 ), $ada['token'] );
		$this->assertSame( array( 30, 5, 2, 2, 'created' ), array( count( $this->get_from_hub( 'GET', $path, null, $ada['token'] )['activity'] ), count( $second['activity'] ), $second['current_page'], $second['total_page'], $second['activity'][4]['verb'] ) );
		$rows              = $this->rows_in( 'activity' );
		$this->clock->now += 90 * DAY_IN_SECONDS - 1;
		$this->hub->upkeep();
		$this->assertSame( array( 30, $rows ), array( count( $this->get_from_hub( 'GET', $path, null, $ada['token'] )['activity'] ), $this->rows_in( 'activity' ) ) );
		++$this->clock->now;
		$this->assertSame( array( 'activity' => array(), 'current_page' => 1, 'total_page' => 1 ), $this->get_from_hub( 'GET', $path, null, $ada['token'] ) );
		$this->hub->upkeep();
		$this->assertSame( 0, $this->rows_in( 'activity' ) );
	}

	/**
	 * @param array<string, mixed> $workspace
	 * @param array<string, mixed> $who Person.
	 * @return list<string> Verbs and details, newest first.
	 */
	private function activity( array $workspace, array $who ): array {
		return array_map(
			static function ( array $one ): string {
				return "{$one['verb']} {$one['detail']}";
			},
			$this->get_from_hub( 'GET', "/workspaces/{$workspace['id']}/activity", null, $who['token'] )['activity']
		);
	}

	/**
	 * @param array<string, mixed> $data
	 * @param array<string, mixed> $who Person.
	 * @param array<string, mixed> $fields Messages by field; empty for any.
	 * @return array<string, mixed> The body.
	 */
	private function refused( int $status, string $code, string $method, string $path, array $data, array $who, array $fields = array() ): array {
		$answer = $this->ask( $method, $path, $data, $who['token'] );
		$this->assertSame( array( $status, $code ), array( $answer->status, $answer->body['code'] ?? '' ), "$method $path " . wp_json_encode( $answer->body ) );
		if ( array() !== $fields ) {
			$this->assertSame( $fields, $answer->body['data']['fields'] );
		}
		return $answer->body;
	}

	/**
	 * @param array<string, mixed> $workspace
	 * @return list<array{string, string, string}> Name, e-mail and role of each member.
	 */
	private static function people( array $workspace ): array {
		return array_map(
			static function ( array $person ): array {
				return array( $person['name'], $person['email'], $person['role'] );
			},
			$workspace['people']
		);
	}

	/** @return list<string> Addresses. */
	private static function addresses( int $many ): array {
		return array_map(
			static function ( int $number ): string {
				return "p$number@example.org";
			},
			range( 1, $many )
		);
	}

	private function rows_in( string $table, string $where = '1 = 1' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_$table WHERE $where" );
	}
}
