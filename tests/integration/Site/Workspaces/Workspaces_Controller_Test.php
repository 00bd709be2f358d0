<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

final class Workspaces_Controller_Test extends Test_Case {

	use Calls_Rest;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	/**
	 * @group WSP-009
	 * @group WSP-010
	 * @group WSP-061
	 * @group RST-069
	 * @group RST-070
	 */
	public function test_creates_a_workspace_with_members(): void {
		$ada    = $this->new_person( 'Ada' );
		$answer = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team & Co', 'share_with' => array( 'Zoe@Example.org', 'yan@example.org' ) ) );
		$this->assertSame( array( 'status', 'message', 'workspace' ), array_keys( $answer ) );
		$this->assertSame( array( 'success', 'You have created a WorkSpace called Team & Co' ), array( $answer['status'], $answer['message'] ) );
		$made = $answer['workspace'];
		$this->assertSame( array( 'Team & Co', 'Team & Co', false, array(), '["zoe@example.org","yan@example.org"]' ), array( $made['title'], $made['name'], $made['shared'], $made['sharedWith'], $made['pending_invitations'] ) );
		$this->assertMatchesRegularExpression( '/^team-co-[0-9a-f]{8}$/D', $made['slug'] );
		$bob = $this->new_person( 'Bob' );
		$this->join( $made, $ada, $bob );
		wp_set_current_user( $ada['user'] );
		$now = $this->answer( 'GET', "/workspaces/{$made['slug']}" )['workspace'];
		$this->assertSame(
			array( array( 'Bob Tester', $bob['email'] ) ),
			array_map(
				static function ( array $one ): array {
					return array( $one['name'], $one['email'] );
				},
				$now['sharedWith']
			)
		);
		$this->assertSame( '', $now['sharedWith'][0]['profile_photo'], 'This site shows no pictures of people.' );
		update_option( 'show_avatars', '1' );
		$this->assertStringStartsWith( 'http', $this->answer( 'GET', "/workspaces/{$made['slug']}" )['workspace']['sharedWith'][0]['profile_photo'] );
		$this->assertSame( $now['people'], $now['sharedWith'] );
		$this->assertSame( array(), $now['pictures'] );
		$plain = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Alone' ) )['workspace'];
		$this->assertSame( '[]', $plain['pending_invitations'] );
		foreach ( array( array(), array( 'title' => ' ' ), array( 'title' => 'x', 'share_with' => array( 'nonsense' ) ), array( 'title' => 'x', 'share_with' => 'a@example.org' ), array( 'title' => 'x', 'id' => 5 ), array( 'title' => str_repeat( 'x', 191 ) ), array( 'title' => 'x', 'share_with' => array_fill( 0, 10000, 'a@example.org' ) ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/workspaces/create', $wrong )->get_status(), substr( (string) wp_json_encode( $wrong ), 0, 100 ) );
		}
		$this->assertCount( 2, $this->answer( 'GET', '/workspaces' )['data'] );
	}

	/** @group WSP-034 */
	public function test_creating_requires_a_verified_account(): void {
		global $wpdb;
		$eve = $this->new_person( 'Eve' );
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'verified_at' => 0, 'is_local' => 0 ), array( 'id' => $eve['id'] ) );
		$answer = $this->call( 'POST', '/templately/v1/workspaces/create', array( 'title' => 'Team' ) );
		$this->assertSame( array( 403, 'invalid_data', 'Sorry your account is not verified. Please verify your account to use WorkSpaces.' ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['message'] ) );
		$this->assertSame( array(), $this->answer( 'GET', '/workspaces' )['data'] );
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'verified_at' => 1 ), array( 'id' => $eve['id'] ) );
		$this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team' ) );
	}

	/**
	 * @group WSP-013
	 * @group RST-066
	 * @group RST-067
	 */
	public function test_lists_own_and_shared_workspaces(): void {
		$ada = $this->new_person( 'Ada' );
		$bob = $this->new_person( 'Bob' );
		$this->assertSame( array( 'data' => array(), 'current_page' => 1, 'total_page' => 1 ), $this->answer( 'GET', '/workspaces', array( 'shared' => 'true' ) ) );
		wp_set_current_user( $ada['user'] );
		for ( $number = 0; $number < 12; $number++ ) {
			$made[] = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'W' . chr( 65 + $number ) ) )['workspace'];
		}
		$first  = $this->answer( 'GET', '/workspaces' );
		$second = $this->answer( 'GET', '/workspaces', array( 'page' => 2 ) );
		$this->assertSame( array( 'data', 'current_page', 'total_page' ), array_keys( $first ) );
		$this->assertSame( array( 11, 1, 2, 1, 2, 2 ), array( count( $first['data'] ), $first['current_page'], $first['total_page'], count( $second['data'] ), $second['current_page'], $second['total_page'] ) );
		$this->assertSame( array( 'WL', 'WA' ), array( $first['data'][0]['title'], $second['data'][0]['title'] ) );
		$all = $this->answer( 'GET', '/workspaces', array( 'list_only' => 'true', 'page' => 2 ) );
		$this->assertSame( array( 12, 'WA', 1, 1 ), array( count( $all['data'] ), $all['data'][0]['title'], $all['current_page'], $all['total_page'] ) );
		$this->assertSame( array( 'id' => $made[0]['id'], 'name' => 'WA', 'role' => 'owner', 'shared' => false, 'slug' => $made[0]['slug'], 'title' => 'WA' ), self::sorted( $all['data'][0] ) );
		$this->join( $made[4], $ada, $bob );
		wp_set_current_user( $bob['user'] );
		$shared = $this->answer( 'GET', '/workspaces', array( 'shared' => 'true' ) )['data'];
		$this->assertSame( array( 'WE', true, 'editor' ), array( $shared[0]['name'], $shared[0]['shared'], $shared[0]['role'] ) );
		$this->assertSame( array_keys( $first['data'][0] ), array_keys( $shared[0] ) );
		$this->assertSame( array( array( '' ), '[]' ), array( array_column( $shared[0]['sharedWith'], 'email' ), $shared[0]['pending_invitations'] ) );
		$this->assertSame( array(), $this->answer( 'GET', '/workspaces' )['data'] );
		$choice = $this->answer( 'GET', '/workspaces', array( 'list_only' => 'true', 'shared' => 'true' ) )['data'];
		$this->assertSame( array( array( 'WE', true, 'editor' ) ), array( array( $choice[0]['name'], $choice[0]['shared'], $choice[0]['role'] ) ) );
		$this->assertSame( array(), $this->answer( 'GET', '/workspaces', array( 'list_only' => 'true' ) )['data'] );
		wp_set_current_user( $this->act_as( 'editor' ) );
		$this->assertSame( array( 401, 'not_signed_in' ), array( $this->call( 'GET', '/templately/v1/workspaces' )->get_status(), $this->call( 'GET', '/templately/v1/workspaces' )->get_data()['code'] ) );
	}

	/**
	 * @group WSP-011
	 * @group RST-068
	 */
	public function test_returns_a_workspace_with_a_page_of_files(): void {
		$ada  = $this->new_person( 'Ada' );
		$made = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team' ) )['workspace'];
		$bob  = $this->new_person( 'Bob' );
		$this->join( $made, $ada, $bob );
		wp_set_current_user( $ada['user'] );
		for ( $number = 1; $number <= 13; $number++ ) {
			$this->file( $ada, $made['id'], "Page $number", 'gutenberg', 'page' );
		}
		$this->file( $bob, $made['id'], 'Of Bob', 'elementor', 'section' );
		$this->file( $ada, 0, 'At home', 'gutenberg', 'page' );
		$read   = function ( array $query ) use ( $made ): array {
			return $this->answer( 'GET', "/workspaces/{$made['slug']}", $query );
		};
		$answer = $read( array() );
		$this->assertSame( array( 'workspace', 'files' ), array_keys( $answer ) );
		$this->assertSame( array( $made['id'], 14 ), array( $answer['workspace']['id'], $answer['workspace']['files'] ) );
		$this->assertSame( array( 'data', 'current_page', 'total_page' ), array_keys( $answer['files'] ) );
		$this->assertSame( array( 12, 1, 2 ), array( count( $answer['files']['data'] ), $answer['files']['current_page'], $answer['files']['total_page'] ) );
		$this->assertSame( array( 2, 2 ), array( count( $read( array( 'page' => 2 ) )['files']['data'] ), $read( array( 'page' => 2 ) )['files']['current_page'] ) );
		$names = static function ( array $answer ): array {
			return array_column( $answer['files']['data'], 'name' );
		};
		$this->assertSame( array( 'Of Bob' ), $names( $read( array( 'platform' => 'elementor' ) ) ) );
		$this->assertSame( array( 'Of Bob' ), $names( $read( array( 'file_type' => 'section' ) ) ) );
		$this->assertSame( array( 'Page 13' ), $names( $read( array( 'search' => 'page 13' ) ) ) );
		$this->assertSame( array(), $names( $read( array( 'search' => 'home' ) ) ) );
		$this->assertSame( array( 'Of Bob' ), $names( $read( array( 'search' => 'bob', 'shared' => 'true', 'directLoad' => 'true', 'source' => 'workspaces', 'page' => 1, 'platform' => '' ) ) ) );
		foreach ( array( 'clouds', 'workspaces', 'shared_workspaces' ) as $source ) {
			$this->assertSame( array( 'Of Bob' ), $names( $read( array( 'search' => 'bob', 'source' => $source ) ) ), $source );
		}
		// The exact name, which is behind a page of other matches.
		$this->file( $bob, $made['id'], 'Page 1', 'gutenberg', 'page' );
		$mine = $read( array( 'name' => 'Page 1' ) )['files'];
		$this->assertSame( array( array( 'Page 1' ), 1, true ), array( array_column( $mine['data'], 'name' ), $mine['total_page'], $mine['data'][0]['can']['save'] ) );
		$this->assertSame( array( array(), array(), array() ), array( $names( $read( array( 'name' => 'page 1' ) ) ), $names( $read( array( 'name' => 'Of Bob' ) ) ), $names( $read( array( 'name' => 'At home' ) ) ) ) );
		$of_bob = $read( array( 'search' => 'of bob' ) )['files']['data'][0];
		$of_ada = $read( array( 'search' => 'page 13' ) )['files']['data'][0];
		$this->assertSame( array( 'rename' => false, 'save' => false, 'trash' => true, 'move' => false, 'copy' => true, 'insert' => true ), $of_bob['can'] );
		$this->assertSame( array( 'rename' => true, 'save' => true, 'trash' => true, 'move' => true, 'copy' => true, 'insert' => true ), $of_ada['can'] );
		wp_set_current_user( $bob['user'] );
		$this->assertSame( array( false, true ), array( $read( array( 'search' => 'page 13' ) )['files']['data'][0]['can']['trash'], $read( array( 'search' => 'bob' ) )['files']['data'][0]['can']['trash'] ) );
		$this->assertSame( array( true, 'editor' ), array( $read( array() )['workspace']['shared'], $read( array() )['workspace']['role'] ) );
		$this->new_person( 'Eve' );
		foreach ( array( $made['slug'], 'team-00000000', 'create', 'delete', 'item', 'nonsense' ) as $slug ) {
			$answer = $this->call( 'GET', "/templately/v1/workspaces/$slug" );
			$this->assertSame( array( 404, 'not_found' ), array( $answer->get_status(), $answer->get_data()['code'] ), $slug );
		}
		foreach ( array( array( 'platform' => 'divi' ), array( 'page' => 0 ), array( 'source' => 'trash' ), array( 'search' => str_repeat( 'x', 201 ) ), array( 'owner' => 5 ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'GET', "/templately/v1/workspaces/{$made['slug']}", $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
	}

	/**
	 * @group WSP-053
	 * @group RST-071
	 * @group RST-072
	 */
	public function test_update_changes_title_and_members(): void {
		$ada   = $this->new_person( 'Ada' );
		$made  = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team', 'share_with' => array( 'zoe@example.org' ) ) )['workspace'];
		$other = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Other' ) )['workspace'];
		$bob   = $this->new_person( 'Bob' );
		$this->join( $made, $ada, $bob );
		$save = "/workspaces/{$made['slug']}";
		$data = array( 'id' => $made['id'], 'title' => 'New', 'share_with' => array( 'yan@example.org' ), 'remove' => array( 'zoe@example.org', $bob['email'] ) );
		wp_set_current_user( $bob['user'] );
		$this->assertSame( array( 403, 'invalid_permission' ), $this->refusal( 'POST', $save, $data ) );
		wp_set_current_user( $ada['user'] );
		foreach ( array( array( $save, $other['id'] ), array( "/workspaces/{$other['slug']}", $made['id'] ), array( '/workspaces/team-00000000', $made['id'] ) ) as list( $path, $id ) ) {
			$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'POST', $path, compact( 'id' ) + $data ), $path );
		}
		$this->assertSame( 400, $this->refusal( 'POST', $save, array_diff_key( $data, array( 'id' => 0 ) ) )[0] );
		$answer = $this->answer( 'POST', $save, $data );
		$this->assertSame( array( 'status', 'message', 'workspace' ), array_keys( $answer ) );
		$this->assertSame( array( 'success', 'You have succesfully saved your WorkSpace changes.' ), array( $answer['status'], $answer['message'] ) );
		$this->assertSame( array( 'New', array(), '["yan@example.org"]' ), array( $answer['workspace']['name'], $answer['workspace']['sharedWith'], $answer['workspace']['pending_invitations'] ) );
		wp_set_current_user( $bob['user'] );
		$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'GET', $save ) );
	}

	/** @group RST-073 */
	public function test_delete_returns_or_trashes_files(): void {
		global $wpdb;
		$ada = $this->new_person( 'Ada' );
		foreach ( array( array( false, 0 ), array( true, 1 ) ) as list( $delete_files, $trashed ) ) {
			$made  = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team' ) )['workspace'];
			$other = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Other' ) )['workspace'];
			$file  = $this->file( $ada, $made['id'], 'A file', 'gutenberg', 'page' );
			$path  = "/workspaces/delete/{$made['id']}";
			$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'POST', $path, array( 'slug' => $other['slug'] ) ) );
			$this->assertSame( 400, $this->call( 'POST', "/templately/v1$path", array( 'id' => $other['id'] ) )->get_status() );
			$answer = $this->answer( 'POST', $path, array( 'id' => $made['id'], 'slug' => $made['slug'], 'delete_files' => $delete_files, 'page' => 1 ) );
			$this->assertSame( array( 'status' => 'success', 'message' => 'You have deleted a WorkSpace from your account.', 'data' => array( 'id' => $made['id'] ) ), $answer );
			$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'POST', $path, array() ) );
			$row = $wpdb->get_row( "SELECT workspace_id, trashed_at > 0 AS trashed FROM {$wpdb->prefix}templately_cloud_files WHERE id = $file" );
			$this->assertSame( array( 0, $trashed ), array( (int) $row->workspace_id, (int) $row->trashed ) );
		}
		$this->assertSame( array( 'Other', 'Other' ), array_column( $this->answer( 'GET', '/workspaces' )['data'], 'title' ) );
	}

	/**
	 * @group RST-074
	 * @group RST-065
	 * @group S2
	 */
	public function test_adds_copies_and_deletes_files(): void {
		global $wpdb;
		$ada    = $this->new_person( 'Ada' );
		$made   = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team' ) )['workspace'];
		$file   = $this->file( $ada, 0, 'One', 'gutenberg', 'page' );
		$files  = array( $file, $this->file( $ada, 0, 'Two', 'gutenberg', 'page' ), $this->file( $ada, 0, 'Three', 'gutenberg', 'page' ) );
		$answer = $this->answer( 'POST', '/workspaces/item/add', array( 'workspace_id' => $made['id'], 'files' => $files ) );
		$this->assertSame( array( 'success', 'Your file has been added to this workspace.' ), array( $answer['status'], $answer['message'] ) );
		$copies = $answer['data']['files'];
		$this->assertSame( array(), array_intersect( $copies, $files ) );
		$this->assertEqualsCanonicalizing( array( 'One', 'Two', 'Three' ), array_column( $this->answer( 'GET', "/workspaces/{$made['slug']}" )['files']['data'], 'name' ) );
		$living = static function ( int $id ) use ( $wpdb ): bool {
			return '0' === $wpdb->get_var( "SELECT trashed_at FROM {$wpdb->prefix}templately_cloud_files WHERE id = $id" );
		};
		foreach ( $files as $id ) {
			$this->assertTrue( $living( $id ), 'The files themselves stay where they are.' );
		}
		foreach ( array( array( 'files' => $files ), array( 'workspace_id' => $made['id'], 'files' => array() ), array( 'workspace_id' => $made['id'], 'files' => array_fill( 0, 101, $file ) ), array( 'workspace_id' => $made['id'], 'files' => array( 'x' ) ) ) as $wrong ) {
			$this->assertSame( 400, $this->refusal( 'POST', '/workspaces/item/add', $wrong )[0] );
		}
		$path = "/templately/v1/workspaces/item/delete/$copies[0]";
		foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
			foreach ( array( null, 'stale' ) as $nonce ) {
				$this->assertSame( 403, $this->call( $method, $path, null, array( 'X-WP-Nonce' => $nonce ) )->get_status() );
			}
		}
		$in_address = new WP_REST_Request( 'GET', $path );
		$in_address->set_query_params( array( '_wpnonce' => wp_create_nonce( 'wp_rest' ) ) );
		$this->assertSame( 403, rest_get_server()->dispatch( $in_address )->get_status() );
		$this->assertTrue( $living( $copies[0] ) );
		foreach ( array( 'GET', 'POST', 'DELETE' ) as $number => $method ) {
			$answer = $this->call( $method, "/templately/v1/workspaces/item/delete/$copies[$number]" );
			$this->assertSame( array( 200, array( 'status' => 'success', 'message' => 'You have deleted a file from your cloud.', 'data' => array( 'id' => $copies[ $number ] ) ) ), array( $answer->get_status(), json_decode( (string) wp_json_encode( $answer->get_data() ), true ) ) );
			$this->assertFalse( $living( $copies[ $number ] ) );
		}
		// Kits cannot be deleted here.
		$kit = $this->file( $ada, $made['id'], 'A kit', 'elementor', 'kit' );
		$this->assertSame( array( 409, 'cant_delete_kit' ), $this->refusal( 'DELETE', "/workspaces/item/delete/$kit" ) );
		$this->new_person( 'Eve' );
		$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'DELETE', "/workspaces/item/delete/$file" ) );
		$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'POST', '/workspaces/item/add', array( 'workspace_id' => $made['id'], 'files' => array( $file ) ) ) );
		$this->assertTrue( $living( $file ) );
	}

	public function test_invites_changes_and_removes_members(): void {
		$ada  = $this->new_person( 'Ada' );
		$made = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team' ) )['workspace'];
		$bob  = $this->new_person( 'Bob' );
		$cy   = $this->new_person( 'Cy' );
		wp_set_current_user( $ada['user'] );
		$now = $this->answer( 'POST', "/workspaces/{$made['slug']}", array( 'id' => $made['id'], 'share_with' => array( $bob['email'], $cy['email'], 'zoe@example.org' ) ) )['workspace'];
		$zoe = $now['invitations'][2]['id'];
		$this->assertSame( array( 429, 'too_many_tries' ), $this->refusal( 'POST', '/workspaces/invitation', array( 'id' => $made['id'], 'invitation_id' => $zoe, 'action' => 'resend' ) ) );
		$answer = $this->answer( 'POST', '/workspaces/invitation', array( 'id' => $made['id'], 'invitation_id' => $zoe, 'action' => 'withdraw' ) );
		$this->assertSame( array( 'Invitation withdrawn.', 2 ), array( $answer['message'], count( $answer['workspace']['invitations'] ) ) );
		wp_set_current_user( $bob['user'] );
		$mine = $this->answer( 'GET', '/workspaces/invitations' );
		$this->assertSame( array( true, 'Team', 'Ada Tester' ), array( $mine['proven'], $mine['invitations'][0]['workspace']['title'], $mine['invitations'][0]['invited_by']['name'] ) );
		$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'POST', '/workspaces/invitations', array( 'id' => $now['invitations'][1]['id'], 'action' => 'accept' ) ) );
		$answer = $this->answer( 'POST', '/workspaces/invitations', array( 'id' => $mine['invitations'][0]['id'], 'action' => 'accept' ) );
		$this->assertSame( array( 'You have joined the WorkSpace “Team”.', 'editor' ), array( $answer['message'], $answer['workspace']['role'] ) );
		wp_set_current_user( $cy['user'] );
		$answer = $this->answer( 'POST', '/workspaces/invitations', array( 'id' => $now['invitations'][1]['id'], 'action' => 'decline' ) );
		$this->assertSame( array( 'Invitation declined.', null ), array( $answer['message'], $answer['workspace'] ) );
		wp_set_current_user( $bob['user'] );
		$this->assertSame( array( 'joined', 'invited', 'invited', 'invited', 'created' ), array_column( $this->answer( 'GET', "/workspaces/activity/{$made['id']}" )['activity'], 'verb' ) );
		$this->assertSame( array( 403, 'invalid_permission' ), $this->refusal( 'POST', '/workspaces/transfer', array( 'id' => $made['id'], 'account_id' => $bob['id'] ) ) );
		wp_set_current_user( $ada['user'] );
		$answer = $this->answer( 'POST', '/workspaces/transfer', array( 'id' => $made['id'], 'account_id' => $bob['id'] ) );
		$this->assertSame( array( 'Bob Tester now owns the WorkSpace. You are an editor.', true ), array( $answer['message'], $answer['workspace']['shared'] ) );
		$this->file( $ada, $made['id'], 'Of Ada', 'gutenberg', 'page' );
		$this->assertSame( array( 'status' => 'success', 'message' => 'You have left the WorkSpace. Your files are in My Clouds.', 'data' => array( 'id' => $made['id'] ) ), $this->answer( 'POST', '/workspaces/leave', array( 'id' => $made['id'] ) ) );
		$this->assertSame( array( 404, 'not_found' ), $this->refusal( 'GET', "/workspaces/activity/{$made['id']}" ) );
		wp_set_current_user( $bob['user'] );
		$dora = $this->new_person( 'Dora' );
		$this->join( $made, $bob, $dora );
		$this->file( $dora, $made['id'], 'Of Dora', 'gutenberg', 'page' );
		$eve = $this->new_person( 'Eve' );
		$this->join( $made, $bob, $eve );
		$this->file( $eve, $made['id'], 'Of Eve', 'gutenberg', 'page' );
		wp_set_current_user( $eve['user'] );
		$this->answer( 'POST', '/workspaces/leave', array( 'id' => $made['id'] ) );
		wp_set_current_user( $bob['user'] );
		$answer = $this->answer( 'POST', '/workspaces/remove', array( 'id' => $made['id'], 'account_id' => $dora['id'], 'keep_copies' => true ) );
		$this->assertSame( array( array(), 'The person has been removed from the WorkSpace, together with their files.' ), array( $answer['workspace']['sharedWith'], $answer['message'] ) );
		$there = $this->answer( 'GET', "/workspaces/{$made['slug']}" )['files']['data'];
		$this->assertEqualsCanonicalizing( array( array( 'Of Dora', $bob['id'] ) ), array_map( null, array_column( $there, 'name' ), array_column( array_column( $there, 'owner' ), 'id' ) ) );
	}

	public function test_users_of_a_shared_account_may_only_read(): void {
		$admin = $this->new_person( 'Ada' );
		$made  = $this->answer( 'POST', '/workspaces/create', array( 'title' => 'Team', 'share_with' => array( 'zoe@example.org' ) ) )['workspace'];
		$file  = $this->file( $admin, 0, 'One', 'gutenberg', 'page' );
		( new Templately\Site\Hub_Client\Access_Tokens() )->save_shared( $this->token( $admin ) );
		$this->act_as( 'author' );
		$this->assertSame( 'Team', $this->answer( 'GET', '/workspaces' )['data'][0]['title'] );
		foreach ( array(
			'/workspaces/item/add'             => array( 'workspace_id' => $made['id'], 'files' => array( $file ) ),
			'/workspaces/create'               => array( 'title' => 'Mine' ),
			"/workspaces/{$made['slug']}"      => array( 'id' => $made['id'], 'title' => 'Mine' ),
			"/workspaces/delete/{$made['id']}" => array(),
			'/workspaces/leave'                => array( 'id' => $made['id'] ),
			'/workspaces/transfer'             => array( 'id' => $made['id'], 'account_id' => 1 ),
			'/workspaces/remove'               => array( 'id' => $made['id'], 'account_id' => 1 ),
			'/workspaces/invitations'          => array( 'id' => 1, 'action' => 'accept' ),
			'/workspaces/invitation'           => array( 'id' => $made['id'], 'invitation_id' => $made['invitations'][0]['id'], 'action' => 'withdraw' ),
			"/workspaces/item/delete/$file"    => array(),
		) as $path => $data ) {
			$this->assertSame( array( 403, 'invalid_permission' ), $this->refusal( 'POST', $path, $data ), $path );
		}
		$this->act_as( 'administrator' );
		$this->answer( 'POST', "/workspaces/{$made['slug']}", array( 'id' => $made['id'], 'title' => 'Ours' ) );
	}

	/**
	 * Becomes a new administrator with a verified account on the hub.
	 * @return array{user: int, id: int, email: string}
	 */
	private function new_person( string $name ): array {
		global $wpdb;
		$user = $this->act_as( 'administrator' );
		wp_update_user( array( 'ID' => $user, 'first_name' => $name ) );
		wp_set_current_user( $user );
		$account = $this->sign_in();
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'email' => $account['email'], 'verified_at' => 1 ), array( 'id' => $account['id'] ) );
		return array( 'user' => $user, 'id' => $account['id'], 'email' => $account['email'] );
	}

	/**
	 * @param array<string, mixed> $workspace
	 * @param array<string, mixed> $owner
	 * @param array<string, mixed> $who New member.
	 */
	private function join( array $workspace, array $owner, array $who ): void {
		wp_set_current_user( $owner['user'] );
		$this->answer( 'POST', "/workspaces/{$workspace['slug']}", array( 'id' => $workspace['id'], 'share_with' => array( $who['email'] ) ) );
		wp_set_current_user( $who['user'] );
		$this->answer( 'POST', '/workspaces/invitations', array( 'id' => $this->answer( 'GET', '/workspaces/invitations' )['invitations'][0]['id'], 'action' => 'accept' ) );
	}

	/**
	 * Inserts the row of a file.
	 * @param array<string, mixed> $owner
	 */
	private function file( array $owner, int $workspace_id, string $name, string $platform, string $type ): int {
		$before = get_current_user_id();
		wp_set_current_user( $owner['user'] );
		$client = new Templately\Site\Hub_Client\Client(
			new Templately\Site\Hub_Client\In_Process_Transport(
				static function (): array {
					global $wpdb;
					$hub = new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Templately\Shared\Clock() );
					return array( $hub->controllers(), $hub->policy() );
				}
			)
		);
		$id     = $client->send(
			'POST',
			'/files',
			compact( 'platform', 'type', 'name', 'workspace_id' ) + array(
				'content' => 'gutenberg' === $platform ? "<!-- wp:paragraph -->\n<p>$name</p>\n<!-- /wp:paragraph -->" : '[]',
				'media'   => array(),
				'origin'  => 'site',
				'picture' => '',
			),
			$this->token( $owner )
		)->body['file']['id'];
		wp_set_current_user( $before );
		return $id;
	}

	/** @param array<string, mixed> $who Somebody. */
	private function token( array $who ): string {
		return ( new Templately\Site\Hub_Client\Access_Tokens() )->token( $who['user'] );
	}

	/**
	 * @param array<string, mixed>|null $data
	 * @return array{int, string} Status and code.
	 */
	private function refusal( string $method, string $path, ?array $data = null ): array {
		$answer = $this->call( $method, "/templately/v1$path", $data );
		return array( $answer->get_status(), $answer->get_data()['code'] ?? '' );
	}

	/**
	 * @param array<string, mixed> $record
	 * @return array<string, mixed> Sorted by name.
	 */
	private static function sorted( array $record ): array {
		ksort( $record );
		return $record;
	}
}
