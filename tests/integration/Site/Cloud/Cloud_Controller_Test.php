<?php

declare( strict_types=1 );

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Cloud\Makes_Documents;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

require_once __DIR__ . '/Makes_Documents.php';

final class Cloud_Controller_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Makes_Documents;
	use Uses_Cloud;

	private const BLOCKS = "<!-- wp:paragraph -->\n<p>Grüße \\\\ {} []</p>\n<!-- /wp:paragraph -->";

	/** @var string Token of the account that is signed in. */
	private $token = '';

	protected function setUp(): void {
		parent::setUp();
		$this->token = $this->open_cloud( 'free' );
		$this->make_library( 3 );
	}

	protected function tearDown(): void {
		$this->remove_library();
		parent::tearDown();
	}

	/**
	 * @group CLD-018
	 * @group RST-059
	 * @group RST-060
	 */
	public function test_lists_files_by_page_builder_type_and_search(): void {
		$this->assertSame( array( 'files' => array( 'data' => array(), 'current_page' => 1, 'total_page' => 1 ), 'redirect' => false ), $this->answer( 'GET', '/clouds' ) );
		for ( $number = 1; $number <= 13; $number++ ) {
			$this->clock->now++;
			$this->push( $this->token, array( 'name' => "Hero $number", 'type' => 13 === $number ? 'section' : 'page', 'platform' => 12 === $number ? 'elementor' : 'gutenberg', 'content' => 12 === $number ? '[]' : self::BLOCKS ) );
		}
		$page = $this->answer( 'GET', '/clouds', array( 'page' => '1' ) );
		$this->assertSame( array( 12, 1, 2, false ), array( count( $page['files']['data'] ), $page['files']['current_page'], $page['files']['total_page'], $page['redirect'] ) );
		$file = $page['files']['data'][0];
		$this->assertSame( array( 'Hero 13', 'section', 'gutenberg', 'site-1', '', $this->account_of( $this->token ) ), array( $file['name'], $file['type'], $file['platform'], $file['origin'], $file['thumbnail'], $file['owner']['id'] ) );
		$this->assertSame( $file['id'], $file['my_cloud_id'] );
		$this->assertNotSame( '', $file['slug'] );
		$this->assertSame( $this->clock->now, strtotime( $file['last_modified'] ) );
		$this->assertSame( array_fill_keys( array( 'rename', 'save', 'trash', 'move', 'copy', 'insert' ), true ), $file['can'] );
		$last = $this->answer( 'GET', '/clouds', array( 'page' => '2' ) )['files'];
		$this->assertSame( array( array( 'Hero 1' ), 2, 2 ), array( array_column( $last['data'], 'name' ), $last['current_page'], $last['total_page'] ) );
		$this->assertSame( array( 'Hero 13' ), array_column( $this->answer( 'GET', '/clouds', array( 'type' => 'section', 'refresh' => 'true' ) )['files']['data'], 'name' ) );
		$this->assertSame( array( 'Hero 12' ), array_column( $this->answer( 'GET', '/clouds', array( 'platform' => 'elementor' ) )['files']['data'], 'name' ) );
		$this->assertSame( array( 'Hero 7' ), array_column( $this->answer( 'GET', '/clouds', array( 'search' => 'hero 7' ) )['files']['data'], 'name' ) );
		// The exact name, which is behind a page of other matches.
		$named = function ( string $name, array $more = array() ): array {
			return array_column( $this->answer( 'GET', '/clouds', compact( 'name' ) + $more )['files']['data'], 'name' );
		};
		$this->assertSame( array( array( 'Hero 1' ), array( 'Hero 1' ), array(), array(), array() ), array( $named( 'Hero 1' ), $named( " Hero \t 1 " ), $named( 'hero 1' ), $named( 'Hero' ), $named( 'Hero 1', array( 'platform' => 'elementor' ) ) ) );
		$long = str_repeat( 'ä', 190 );
		$this->push( $this->token, array( 'name' => $long ) );
		$this->assertSame( array( array( $long ), array() ), array( $named( $long . ' and more' ), $named( substr( $long, 0, -2 ) ) ) );
		foreach ( array( array( 'page' => '0' ), array( 'platform' => 'divi' ), array( 'type' => 'A B' ), array( 'place' => 'trash' ), array( 'name' => str_repeat( 'x', 1001 ) ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'GET', '/templately/v1/clouds', $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
	}

	/** @group RST-060 */
	public function test_signed_out_users_are_redirected_and_hub_failures_are_errors(): void {
		$this->act_as( 'author' );
		$empty = array( 'data' => array(), 'current_page' => 1, 'total_page' => 1 );
		foreach ( array( '/clouds', '/clouds/trash' ) as $path ) {
			$this->assertSame( array( 'files' => $empty, 'redirect' => true ), $this->answer( 'GET', $path ) );
		}
		$this->assertSame( 401, $this->call( 'GET', '/templately/v1/clouds/usage' )->get_status() );
		$change = $this->call( 'POST', '/templately/v1/clouds/restore', array( 'ids' => array( 1 ) ) );
		$this->assertSame( array( 401, 'not_signed_in' ), array( $change->get_status(), $change->get_data()['code'] ) );
		( new Access_Tokens() )->save( get_current_user_id(), 'tly_s_' . str_repeat( 'a', 43 ) );
		$this->assertTrue( $this->answer( 'GET', '/clouds' )['redirect'] );
		$this->assertSame( '', ( new Access_Tokens() )->get_own( get_current_user_id() ) );
		// A failure is not an empty list.
		global $wpdb;
		( new Access_Tokens() )->save( get_current_user_id(), $this->token );
		$break = static fn( string $sql ): string => str_replace( 'templately_cloud_files', 'templately_nowhere', $sql );
		$quiet = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$answer = $this->call( 'GET', '/templately/v1/clouds' );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $quiet );
		$this->assertSame( array( 500, false ), array( $answer->get_status(), isset( ( (array) $answer->get_data() )['files'] ) ) );
	}

	/**
	 * @group CLD-011
	 * @group RST-058
	 */
	public function test_usage_is_a_json_text(): void {
		$this->push( $this->token );
		$usage = $this->answer( 'GET', '/clouds/usage' );
		$this->assertSame( 'success', $usage['status'] );
		$data = json_decode( $usage['data'], true );
		$this->assertSame( array( 50, 1 ), array( $data['limit'], $data['files'] ) );
		$this->assertGreaterThan( 0, $data['bytes'] );
	}

	/**
	 * @group CLD-047
	 * @group S14
	 */
	public function test_users_see_only_their_own_cloud(): void {
		$mine      = $this->push( $this->token, array( 'name' => 'Mine' ) );
		$workspace = $this->make_workspace( $this->token );
		$shared    = $this->push( $this->token, array( 'name' => 'In a workspace', 'workspace_id' => $workspace ) );
		$this->assertSame( array( 'Mine' ), array_column( $this->answer( 'GET', '/clouds' )['files']['data'], 'name' ) );
		( new Access_Tokens() )->save( get_current_user_id(), $this->verified_token( 'free' ) );
		$this->assertSame( array(), $this->answer( 'GET', '/clouds' )['files']['data'] );
		foreach ( array( $mine['id'], $shared['id'] ) as $foreign ) {
			foreach ( array( array( 'GET', "/clouds/download/$foreign", null ), array( 'DELETE', "/clouds/delete/$foreign", null ), array( 'GET', "/clouds/versions/$foreign", null ), array( 'POST', '/clouds/rename', array( 'id' => $foreign, 'name' => 'x' ) ), array( 'POST', '/clouds/copy-move', array( 'my_cloud_id' => $foreign, 'workspace_id' => 0, 'action' => 'move' ) ), array( 'POST', '/clouds/delete', array( 'ids' => array( $foreign ) ) ) ) as list( $method, $path, $data ) ) {
				$this->assertSame( 404, $this->call( $method, "/templately/v1$path", $data )->get_status(), "$method $path" );
			}
		}
		$this->assertSame( array( $mine['id'] ), $this->list_files( $this->token ) );
	}

	public function test_permissions_depend_on_owner_role_and_trash(): void {
		global $wpdb;
		$other = $this->verified_token();
		$rows  = "{$wpdb->prefix}templately_workspaces";
		$all   = 'rename save trash move copy insert';
		$cases = array(
			'owner'  => array( $this->make_workspace( $this->token, array( $other => 2 ) ), $all, 'trash copy insert' ),
			'editor' => array( $this->make_workspace( $other, array( $this->token => 2 ) ), $all, 'copy insert' ),
			'viewer' => array( $this->make_workspace( $other, array( $this->token => 2 ) ), 'trash move copy insert', 'copy insert' ),
		);
		foreach ( $cases as $role => list( $workspace, $mine, $others ) ) {
			$file = $this->push( $this->token, array( 'name' => 'Mine', 'workspace_id' => $workspace ) );
			$not  = $this->push( $other, array( 'name' => 'Not mine', 'workspace_id' => $workspace ) );
			$wpdb->update( $rows, array( 'slug' => sprintf( 'team-%08x', $workspace ) ), array( 'id' => $workspace ) );
			if ( 'viewer' === $role ) {
				$wpdb->update( "{$wpdb->prefix}templately_members", array( 'role' => 1 ), array( 'workspace_id' => $workspace ) );
			}
			$can = array();
			foreach ( $this->answer( 'GET', '/workspaces/' . sprintf( 'team-%08x', $workspace ) )['files']['data'] as $one ) {
				$can[ $one['name'] ] = implode( ' ', array_keys( array_filter( $one['can'] ) ) );
			}
			ksort( $can );
			$this->assertSame( array( 'Mine' => $mine, 'Not mine' => $others ), $can, $role );
			// Without a known role, an editor's permissions are assumed.
			$this->assertSame( 'copy insert', implode( ' ', array_keys( array_filter( $this->answer( 'GET', "/clouds/versions/{$not['id']}" )['file']['can'] ) ) ) );
			$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $file['id'] ) ), $this->token );
		}
		foreach ( $this->answer( 'GET', '/clouds/trash' )['files']['data'] as $one ) {
			$this->assertSame( array(), array_filter( $one['can'] ) );
		}
	}

	/**
	 * @group CLD-034
	 * @group WSP-060
	 * @group RST-061
	 */
	public function test_copies_and_moves_files(): void {
		$file      = $this->push( $this->token );
		$workspace = $this->make_workspace( $this->token );
		$copied    = $this->answer( 'POST', '/clouds/copy-move', array( 'my_cloud_id' => $file['id'], 'workspace_id' => $workspace, 'action' => 'copy' ) );
		$title     = $copied['data']['workspace']['title'];
		$this->assertSame( array( 'success', "Your file has been copied to a WorkSpace called: $title", $workspace, $workspace ), array( $copied['status'], $copied['message'], $copied['data']['workspace']['id'], $copied['data']['files'][0]['workspace_id'] ) );
		$this->assertNotSame( $file['id'], $copied['data']['files'][0]['id'] );
		$moved = $this->answer( 'POST', '/clouds/copy-move', array( 'ids' => array( $file['id'] ), 'workspace_id' => $workspace, 'action' => 'move' ) );
		$this->assertSame( array( "Your file has been moved to a WorkSpace called: $title", $file['id'] ), array( $moved['message'], $moved['data']['files'][0]['id'] ) );
		$this->assertSame( array(), $this->list_files( $this->token ) );
		$back = $this->answer( 'POST', '/clouds/copy-move', array( 'my_cloud_id' => $file['id'], 'workspace_id' => 0, 'action' => 'move' ) );
		$this->assertSame( array( 'Your file has been moved to My Clouds.', null ), array( $back['message'], $back['data']['workspace'] ) );
		foreach ( array( array( 'workspace_id' => 0, 'action' => 'copy' ), array( 'my_cloud_id' => $file['id'], 'action' => 'copy' ), array( 'my_cloud_id' => $file['id'], 'workspace_id' => 0 ), array( 'my_cloud_id' => $file['id'], 'workspace_id' => 0, 'action' => 'burn' ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/clouds/copy-move', $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
		$none = $this->call( 'POST', '/templately/v1/clouds/copy-move', array( 'workspace_id' => 0, 'action' => 'copy' ) );
		$this->assertSame( array( 'rest_invalid_param', 'my_cloud_id is missing.' ), array( $none->get_data()['code'], $none->get_data()['message'] ) );
	}

	/**
	 * By DELETE, POST, or GET with the nonce header. Kits need force.
	 * @group RST-064
	 * @group CLD-041
	 * @group CLD-049
	 * @group S2
	 */
	public function test_delete_moves_files_to_the_trash(): void {
		foreach ( array( 'DELETE', 'POST', 'GET' ) as $method ) {
			$file    = $this->push( $this->token );
			$refused = $this->call( $method, "/templately/v1/clouds/delete/{$file['id']}", null, array( 'X-WP-Nonce' => null ) );
			$this->assertSame( array( 403, 'rest_cookie_invalid_nonce', array( $file['id'] ) ), array( $refused->get_status(), $refused->get_data()['code'], $this->list_files( $this->token ) ), $method );
			$gone = $this->answer( $method, "/clouds/delete/{$file['id']}" );
			$this->assertSame( array( 'success', 'You have deleted a file from your cloud.', $file['id'] ), array( $gone['status'], $gone['message'], $gone['data']['file']['id'] ), $method );
			$this->assertNotSame( '', $gone['data']['file']['trashed_at'] );
			$this->assertSame( array(), $this->list_files( $this->token ) );
		}
		$trash = $this->answer( 'GET', '/clouds/trash' )['files']['data'];
		$this->assertCount( 3, $trash );
		$this->assertSame( array_fill_keys( array( 'rename', 'save', 'trash', 'move', 'copy', 'insert' ), false ), $trash[0]['can'] );
		$ids = array_column( $trash, 'id' );
		$this->assertCount( 2, $this->answer( 'POST', '/clouds/restore', array( 'ids' => array( $ids[0], $ids[1] ) ) )['data']['files'] );
		$this->assertSame( array( $ids[2] ), $this->answer( 'POST', '/clouds/purge', array( 'ids' => array( $ids[2] ) ) )['data']['ids'] );
		$this->assertSame( array(), $this->answer( 'GET', '/clouds/trash' )['files']['data'] );

		$kit   = $this->push( $this->token, array( 'platform' => 'elementor', 'type' => 'kit', 'content' => '[]' ) )['id'];
		$tries = array( array( 'DELETE', "/clouds/delete/$kit", null ), array( 'POST', '/clouds/delete', array( 'ids' => array( $ids[0], $kit ) ) ) );
		foreach ( $tries as list( $method, $path, $data ) ) {
			$refused = $this->call( $method, "/templately/v1$path", $data );
			$this->assertSame( array( 409, 'cant_delete_kit', $kit ), array( $refused->get_status(), $refused->get_data()['code'], $refused->get_data()['data']['id'] ), $path );
		}
		$this->assertCount( 3, $this->list_files( $this->token ) );
		$gone = $this->answer( 'POST', '/clouds/delete', array( 'ids' => array( $ids[0], $kit ), 'force' => true ) );
		$this->assertSame( array( 'You have deleted 2 files from your cloud.', 2 ), array( $gone['message'], count( $gone['data']['files'] ) ) );
		$this->assertSame( array( $ids[1] ), $this->list_files( $this->token ) );
		$kit = $this->push( $this->token, array( 'platform' => 'elementor', 'type' => 'kit', 'content' => '[]' ) )['id'];
		$this->answer( 'POST', "/clouds/delete/$kit", array( 'force' => true ) );
		$this->assertSame( array( $ids[1] ), $this->list_files( $this->token ) );
	}

	public function test_at_most_one_hundred_files_per_request(): void {
		foreach ( array( 100 => 404, 101 => 400 ) as $many => $status ) {
			$ids = range( 1000001, 1000000 + $many );
			foreach ( array( '/clouds/delete' => array(), '/clouds/restore' => array(), '/clouds/purge' => array(), '/clouds/copy-move' => array( 'workspace_id' => 0, 'action' => 'move' ) ) as $path => $more ) {
				$this->assertSame( $status, $this->call( 'POST', "/templately/v1$path", compact( 'ids' ) + $more )->get_status(), "$many $path" );
			}
		}
	}

	public function test_trash_is_searched_and_emptied(): void {
		$lives = $this->push( $this->token )['id'];
		$lunch = $this->push( $this->token, array( 'name' => 'Lunch menu' ) )['id'];
		$other = $this->push( $this->token, array( 'name' => 'Dinner' ) )['id'];
		$this->answer( 'POST', '/clouds/delete', array( 'ids' => array( $lunch, $other ) ) );
		$this->assertSame( array( $lunch ), array_column( $this->answer( 'GET', '/clouds/trash', array( 'search' => 'men' ) )['files']['data'], 'id' ) );
		$this->assertCount( 2, $this->answer( 'GET', '/clouds/trash' )['files']['data'] );
		$refused = $this->call( 'POST', '/templately/v1/clouds/empty-trash', array(), array( 'X-WP-Nonce' => null ) );
		$this->assertSame( 403, $refused->get_status() );
		$this->assertCount( 2, $this->answer( 'GET', '/clouds/trash' )['files']['data'] );
		$this->assertSame( array( 'status' => 'success', 'data' => array( 'files' => 2, 'is_empty' => true ) ), $this->answer( 'POST', '/clouds/empty-trash', array() ) );
		$this->assertSame( array( array(), array( $lives ) ), array( $this->answer( 'GET', '/clouds/trash' )['files']['data'], $this->list_files( $this->token ) ) );
	}

	public function test_emptying_the_trash_stops_after_the_call_limit(): void {
		( new Access_Tokens() )->save( get_current_user_id(), $this->verified_token( 'pro' ) );
		$calls = 0;
		$lie   = static function ( $answer, $server, WP_REST_Request $request ) use ( &$calls ) {
			if ( '/templately-hub/v1/files/empty-trash' !== $request->get_route() ) {
				return $answer;
			}
			return new WP_REST_Response( array( 'files' => ++$calls < 120 ? 3 : 0 ) );
		};
		add_filter( 'rest_pre_dispatch', $lie, 10, 3 );
		$told = array();
		for ( $times = 0; $times < 3; $times++ ) {
			$told[] = $this->answer( 'POST', '/clouds/empty-trash', array() )['data'];
		}
		remove_filter( 'rest_pre_dispatch', $lie );
		$this->assertSame( array( array( 'files' => 150, 'is_empty' => false ), array( 'files' => 150, 'is_empty' => false ), array( 'files' => 57, 'is_empty' => true ) ), $told );
		$this->assertSame( 120, $calls );
	}

	public function test_large_trash_is_emptied_by_several_hub_calls(): void {
		$token = $this->verified_token( 'pro' );
		( new Access_Tokens() )->save( get_current_user_id(), $token );
		$copies = function ( array $ids ) use ( $token ): array {
			return array_column( $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => $ids, 'workspace_id' => 0 ), $token )['files'], 'id' );
		};
		$living = array( $this->push( $token )['id'] );
		for ( $files = 1; $files < 75; $files = count( $living ) ) {
			$living = array_merge( $living, $copies( array_slice( $living, 0, 75 - $files ) ) );
		}
		for ( $times = 0; $times < 6; $times++ ) {
			$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => $copies( $living ) ), $token );
		}
		$calls = 0;
		$count = static function ( $answer, $server, WP_REST_Request $request ) use ( &$calls ) {
			$calls += (int) ( '/templately-hub/v1/files/empty-trash' === $request->get_route() );
			return $answer;
		};
		add_filter( 'rest_pre_dispatch', $count, 10, 3 );
		$answer = $this->answer( 'POST', '/clouds/empty-trash', array() );
		remove_filter( 'rest_pre_dispatch', $count );
		$this->assertSame( array( 450, 4 ), array( $answer['data']['files'], $calls ) );
		$this->assertSame( array( array(), 75 ), array( $this->answer( 'GET', '/clouds/trash' )['files']['data'], count( $this->list_files( $token, array( 'per_page' => 100 ) ) ) ) );
	}

	public function test_renames_a_file_and_restores_a_version(): void {
		$file = $this->push( $this->token );
		$this->assertSame( 'Über uns', $this->answer( 'POST', '/clouds/rename', array( 'id' => $file['id'], 'name' => 'Über uns' ) )['data']['file']['name'] );
		$second = $this->answer( 'POST', '/clouds/upload', $this->upload( array( 'file_id' => $file['id'], 'base' => 1 ) ) )['data'];
		$this->assertSame( array( $file['id'], 2, 'Über uns' ), array( $second['id'], $second['version'], $second['name'] ) );
		$late = $this->call( 'POST', '/templately/v1/clouds/upload', $this->upload( array( 'file_id' => $file['id'], 'base' => 1 ) ) );
		$this->assertSame( array( 409, 'version_conflict', 2, 3 ), array( $late->get_status(), $late->get_data()['code'], $late->get_data()['data']['newest'], $late->get_data()['data']['yours'] ) );
		$versions = $this->answer( 'GET', "/clouds/versions/{$file['id']}" );
		$this->assertSame( array( 3 => true, 2 => false, 1 => false ), array_column( $versions['versions'], 'is_conflict', 'number' ) );
		$this->assertSame( $file['id'], $versions['file']['id'] );
		$this->assertSame( 4, $this->answer( 'POST', "/clouds/versions/{$file['id']}", array( 'number' => 1 ) )['data']['file']['version'] );
	}

	/**
	 * @group RST-062
	 * @group SAV-018
	 * @group SAV-019
	 * @group SAV-020
	 * @group SAV-025
	 */
	public function test_push_keeps_the_editors_blocks_byte_for_byte(): void {
		list( $image ) = $this->library;
		$url           = wp_get_attachment_url( $image );
		$content       = self::BLOCKS . "\n\n<!-- wp:image {\"id\":$image} -->\n<figure class=\"wp-block-image\"><img src=\"$url\" class=\"wp-image-$image\"/></figure>\n<!-- /wp:image -->";
		$pushed        = $this->answer( 'POST', '/clouds/upload', $this->upload( array( 'name' => 'Hero', 'file_content' => $this->file_content( $content ) ) ) );
		$this->assertSame( array( 'success', 'Your file has been pushed successfully to your cloud store.', 'clouds', array(), 'Hero', 'page', 0 ), array( $pushed['status'], $pushed['message'], $pushed['redirect'], $pushed['left_behind'], $pushed['data']['name'], $pushed['data']['type'], $pushed['data']['workspace_id'] ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $pushed['data']['origin'] );
		// The origin is a hash, so it reveals nothing about the site.
		$known = ( new Templately\Shared\Settings\Site_State( new Templately\Shared\Settings\Settings() ) )->uuid();
		$this->assertSame( substr( hash( 'sha256', "origin $known" ), 0, 32 ), $pushed['data']['origin'] );
		// Location metadata is removed.
		$png   = self::image( 4 );
		$text  = 'tEXtComment' . "\0In 52,N";
		$taken = substr( $png, 0, 33 ) . pack( 'N', strlen( $text ) - 4 ) . $text . pack( 'N', crc32( $text ) ) . substr( $png, 33 );
		$shown = $this->answer( 'POST', '/clouds/upload', $this->upload( array( 'picture' => base64_encode( $taken ) ) ) )['data'];
		$this->assertSame( $png, $this->read_bytes( "/files/{$shown['id']}/picture", $this->token )->body );
		$this->answer( 'DELETE', "/clouds/delete/{$shown['id']}" );
		$stored = $this->get_from_hub( 'GET', "/files/{$pushed['data']['id']}/content", null, $this->token );
		$number = 2000000000 + $image;
		$this->assertSame( str_replace( array( $url, "\"id\":$image", "wp-image-$image" ), array( "https://media.templately.invalid/$number/full/photo-1.png", "\"id\":$number", "wp-image-$number" ), $content ), $stored['content'] );
		$this->assertSame( array( $number ), array_column( $stored['media'], 'number' ) );
		// Without a name, the title is used.
		$this->assertSame( 'A title', $this->answer( 'POST', '/clouds/upload', $this->upload() )['data']['name'] );
		foreach ( array( array( 'platform' => 'divi' ), array( 'workspace_id' => '0' ), array( 'file_content' => 'x' ), array( 'name' => str_repeat( 'x', 191 ) ), array( 'picture' => 'x' ), array( 'picture' => base64_encode( '<svg/>' ) ), array( 'picture' => base64_encode( "%PDF-1.4\nnothing" ) ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/clouds/upload', $this->upload( $wrong ) )->get_status(), (string) wp_json_encode( $wrong ) );
		}
		$this->assertCount( 2, $this->list_files( $this->token ) );
	}

	/**
	 * @group SAV-018
	 * @group SAV-026
	 * @group SAV-027
	 * @group RST-062
	 */
	public function test_push_goes_to_the_workspace_given_by_id_or_slug(): void {
		global $wpdb;
		$boss    = $this->verified_token();
		$places  = array(
			'clouds/workspace/'        => $this->make_workspace( $this->token ),
			'clouds/shared-workspace/' => $this->make_workspace( $boss, array( $this->token => 2 ) ),
		);
		$slug_of = static function ( int $id ) use ( $wpdb ): string {
			return (string) $wpdb->get_var( $wpdb->prepare( "SELECT slug FROM {$wpdb->prefix}templately_workspaces WHERE id = %d", $id ) );
		};
		foreach ( $places as $screen => $id ) {
			$slug = $slug_of( $id );
			foreach ( array( array( 'workspace_id' => $id ), array( 'workspace' => $slug ), array( 'workspace_id' => $id, 'workspace' => $slug ) ) as $named ) {
				$pushed = $this->answer( 'POST', '/clouds/upload', $this->upload( $named ) );
				$this->assertSame( array( $id, $screen . $slug ), array( $pushed['data']['workspace_id'], $pushed['redirect'] ), (string) wp_json_encode( $named ) );
			}
			$this->assertCount( 3, $this->list_files( $this->token, array( 'place' => 'workspace', 'workspace_id' => $id ) ) );
		}
		$foreign = $this->make_workspace( $boss );
		foreach ( array( array( 'workspace_id' => $foreign ), array( 'workspace' => $slug_of( $foreign ) ), array( 'workspace' => 'team-00000000' ), array( 'workspace_id' => $places['clouds/workspace/'], 'workspace' => $slug_of( $places['clouds/shared-workspace/'] ) ) ) as $wrong ) {
			$refused = $this->call( 'POST', '/templately/v1/clouds/upload', $this->upload( $wrong ) );
			$this->assertSame( array( 404, 'not_found' ), array( $refused->get_status(), $refused->get_data()['code'] ), (string) wp_json_encode( $wrong ) );
		}
		$this->assertSame( array( array(), 6 ), array( $this->list_files( $this->token ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files" ) ) );
	}

	/**
	 * Refused without Elementor, for which a flag stands in here.
	 * @group SAV-021
	 */
	public function test_push_of_elementor_stores_the_element_tree(): void {
		$tree   = json_decode( '[{"id":"1a2b3c4","elType":"container","settings":{},"elements":[]}]' );
		$upload = $this->upload( array( 'platform' => 'elementor', 'file_content' => $tree ) );
		$absent = $this->call( 'POST', '/templately/v1/clouds/upload', $upload );
		$this->assertSame( array( 409, 'elementor_missing', 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.' ), array( $absent->get_status(), $absent->get_data()['code'], $absent->get_data()['message'] ) );
		$this->assertSame( array(), $this->list_files( $this->token ) );
		$push = $this->push_service( true );
		$file = $push->upload( array( 'file_content' => '[{"id":"1a2b3c4","elType":"container","settings":{},"elements":[]}]' ) + $upload + self::defaults() )['file'];
		$this->assertSame( array( 'elementor', '[{"id":"1a2b3c4","elType":"container","settings":{},"elements":[]}]' ), array( $file['platform'], $this->get_from_hub( 'GET', "/files/{$file['id']}/content", null, $this->token )['content'] ) );
		foreach ( array( '[]', '[5]', '[{"elType":"widget"}]', '[{"id":"1","elType":"container","settings":{"n":1e400},"elements":[]}]', '[{"id":"1","elType":"container","settings":{"t":"\ud83d"},"elements":[]}]' ) as $unfit ) {
			try {
				$push->upload( array( 'file_content' => $unfit ) + $upload + self::defaults() );
				$this->fail( "$unfit was pushed." );
			} catch ( Templately\Shared\Rest\Failure $failure ) {
				$this->assertSame( array( 400, 'invalid_file' ), array( $failure->status(), $failure->error_code() ), $unfit );
			}
		}
	}

	/** An unknown type becomes a section. */
	public function test_push_refuses_invalid_templates_before_calling_the_hub(): void {
		$push    = $this->push_service( true );
		$id      = ( new Template_Store() )->add_pattern( 'Saved', self::BLOCKS, 'part' );
		$video   = base64_encode( "\0\0\0\x18ftypisom" . str_repeat( "\0", 64 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes in JSON.
		$refused = array(
			array( array( 'file_content' => 'no JSON' ), 400, 'invalid_file' ),
			array( array( 'file_content' => '"text"' ), 400, 'invalid_file' ),
			array( array( 'file_content' => '{"title":"x"}' ), 400, 'invalid_file' ),
			array( array( 'file_content' => '{"content":["x"]}' ), 400, 'invalid_file' ),
			array( array( 'file_content' => '{"content":" "}' ), 400, 'invalid_file' ),
			array( array( 'platform' => 'elementor', 'saveTemplate' => $id ), 404, 'not_found' ),
			array( array( 'picture' => 'data:image/png;base64,' . base64_encode( 'No picture' ) ), 400, 'rest_invalid_param' ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes in JSON.
			array( array( 'picture' => "data:image/png;base64,$video" ), 400, 'rest_invalid_param' ),
			array( array( 'picture' => 'data:image/png;base64,***' ), 400, 'rest_invalid_param' ),
		);
		foreach ( $refused as list( $what, $status, $code ) ) {
			try {
				$push->upload( $what + array( 'file_content' => (string) wp_json_encode( $this->file_content( self::BLOCKS ) ) ) + $this->upload() + self::defaults() );
				$this->fail( (string) wp_json_encode( $what ) );
			} catch ( Templately\Shared\Rest\Failure $failure ) {
				$this->assertSame( array( $status, $code ), array( $failure->status(), $failure->error_code() ), (string) wp_json_encode( $what ) );
			}
		}
		$this->assertSame( array(), $this->list_files( $this->token ) );
		foreach ( array( 'page' => 'page', 'wp_block' => 'wp_block', 'A page' => 'section', 'page"' => 'section', str_repeat( 'a', 20 ) => str_repeat( 'a', 20 ), str_repeat( 'a', 21 ) => 'section' ) as $type => $kept ) {
			$said = (string) wp_json_encode( array( 'title' => 'x', 'type' => $type, 'content' => self::BLOCKS ) );
			$this->assertSame( $kept, $push->upload( array( 'file_content' => $said ) + $this->upload() + self::defaults() )['file']['type'] );
		}
	}

	/**
	 * Refused for users who may not edit it.
	 * @group SAV-015
	 * @group SAV-018
	 * @group SAV-024
	 * @group S4
	 */
	public function test_push_of_a_saved_template_uses_the_stored_content(): void {
		$id     = ( new Template_Store() )->add_pattern( 'Saved', self::BLOCKS, 'part' );
		$pushed = $this->answer( 'POST', '/clouds/upload', $this->upload( array( 'saveTemplate' => $id, 'file_content' => $this->file_content( '<!-- wp:spacer /-->' ) ) ) );
		$this->assertSame( array( 'Saved', 'part', self::BLOCKS ), array( $pushed['data']['name'], $pushed['data']['type'], $this->get_from_hub( 'GET', "/files/{$pushed['data']['id']}/content", null, $this->token )['content'] ) );
		$this->assertTrue( $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg', 'search' => 'Saved' ) )['items'][0]['is_pushed'] );
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => self::BLOCKS ) );
		$this->assertSame( 404, $this->call( 'POST', '/templately/v1/clouds/upload', $this->upload( array( 'saveTemplate' => $page ) ) )->get_status() );
		// Types of Elementor add-ons may be too long for the hub.
		$tree = ( new Template_Store() )->add_elementor_template( 'Long', '[{"id":"1a2b3c4","elType":"container","settings":{},"elements":[]}]', str_repeat( 'a', 30 ), array() );
		$file = $this->push_service( true )->upload( $this->upload( array( 'platform' => 'elementor', 'saveTemplate' => $tree ) ) + self::defaults() )['file'];
		$this->assertSame( str_repeat( 'a', 20 ), $file['type'] );
		$own = $this->file_content( self::BLOCKS );
		$this->act_as( 'author' );
		( new Access_Tokens() )->save( get_current_user_id(), $this->token );
		foreach ( array( array( 'saveTemplate' => $id ), array( 'file_content' => array( 'id' => $page ) + $own ), array( 'file_content' => array( 'id' => 'theme//home' ) + $own ) ) as $foreign ) {
			$refused = $this->call( 'POST', '/templately/v1/clouds/upload', $this->upload( $foreign ) );
			$this->assertSame( array( 403, 'invalid_permission' ), array( $refused->get_status(), $refused->get_data()['code'] ), (string) wp_json_encode( $foreign ) );
		}
		$this->assertCount( 2, $this->list_files( $this->token ) );
	}

	public function test_check_upload_reports_omissions_and_stores_nothing(): void {
		$url     = wp_get_attachment_url( $this->library[1] );
		$content = "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"$url\"/><img src=\"" . home_url( '/wp-content/uploads/made-for-cloud/x.svg' ) . "\"/></figure>\n<!-- /wp:image -->";
		$said    = $this->answer( 'POST', '/clouds/upload/check', array( 'platform' => 'gutenberg', 'file_content' => $this->file_content( $content ) ) );
		$this->assertSame( array( array( array( 'name' => 'x.svg', 'reason' => 'It is not in the media library.' ) ), 1 ), array( $said['left_behind'], $said['images'] ) );
		$this->assertGreaterThan( strlen( $content ), $said['bytes'] );
		$this->assertSame( array(), $this->list_files( $this->token ) );
		$damaged = $this->call( 'POST', '/templately/v1/clouds/upload/check', array( 'platform' => 'gutenberg', 'file_content' => $this->file_content( '<!-- wp:group --><div>' ) ) );
		$this->assertSame( array( 400, 'Its blocks are damaged.' ), array( $damaged->get_status(), $damaged->get_data()['message'] ) );
		$large = $this->call( 'POST', '/templately/v1/clouds/upload/check', array( 'platform' => 'gutenberg', 'file_content' => $this->file_content( "<!-- wp:paragraph -->\n<p>" . str_repeat( 'x', Contract::MAX_CONTENT_BYTES ) . "</p>\n<!-- /wp:paragraph -->" ) ) );
		$this->assertSame( array( 413, 'too_large' ), array( $large->get_status(), $large->get_data()['code'] ) );
	}

	/** @group RST-063 */
	public function test_download_returns_name_and_temporary_url(): void {
		$file = $this->push( $this->token, array( 'name' => 'Grüße & Co' ) );
		$from = time() + 300;
		$said = $this->answer( 'GET', "/clouds/download/{$file['id']}" );
		$this->assertSame( array( 'success', 'gruse-co.json' ), array( $said['status'], $said['file_name'] ) );
		$this->assertStringStartsWith( admin_url( 'admin-post.php?action=templately_download_file&id=' . $file['id'] . '&until=' ), $said['fileURL'] );
		parse_str( (string) wp_parse_url( $said['fileURL'], PHP_URL_QUERY ), $query );
		$this->assertContains( (int) $query['until'], range( $from, time() + 300 ) );
		$image = self::image( 3 );
		$this->upload_image( $this->token, $image );
		$with = $this->push( $this->token, array( 'name' => 'With an image', 'media' => array( self::medium( $image ) ) ) );
		$this->assertSame( 'with-an-image.zip', $this->answer( 'GET', "/clouds/download/{$with['id']}" )['file_name'] );
	}

	public function test_users_of_a_shared_account_may_read_and_push_but_not_change(): void {
		$file = $this->push( $this->token );
		( new Access_Tokens() )->delete( get_current_user_id() );
		( new Access_Tokens() )->save_shared( $this->token );
		$this->assertTrue( $this->answer( 'GET', '/clouds' )['files']['data'][0]['can']['trash'] );
		$this->act_as( 'editor' );
		$this->assertSame( array( 'rename' => false, 'save' => false, 'trash' => false, 'move' => false, 'copy' => false, 'insert' => true ), $this->answer( 'GET', '/clouds' )['files']['data'][0]['can'] );
		foreach ( array( array( 'DELETE', "/clouds/delete/{$file['id']}", null ), array( 'POST', '/clouds/rename', array( 'id' => $file['id'], 'name' => 'x' ) ), array( 'POST', '/clouds/copy-move', array( 'my_cloud_id' => $file['id'], 'workspace_id' => 0, 'action' => 'copy' ) ), array( 'POST', '/clouds/purge', array( 'ids' => array( $file['id'] ) ) ), array( 'POST', '/clouds/empty-trash', array() ) ) as list( $method, $path, $data ) ) {
			$refused = $this->call( $method, "/templately/v1$path", $data );
			$this->assertSame( array( 403, 'invalid_permission' ), array( $refused->get_status(), $refused->get_data()['code'] ), $path );
		}
		$this->answer( 'GET', "/clouds/download/{$file['id']}" );
		$this->answer( 'POST', '/clouds/upload', $this->upload() );
	}

	public function test_push_over_quota_reports_usage_and_stores_nothing(): void {
		for ( $number = 0; $number < 50; $number++ ) {
			$this->push( $this->token );
		}
		$full = $this->call( 'POST', '/templately/v1/clouds/upload', $this->upload() );
		$this->assertSame( array( 422, 'quota_exceeded', 50, 50 ), array( $full->get_status(), $full->get_data()['code'], $full->get_data()['data']['limit'], $full->get_data()['data']['files'] ) );
	}

	/**
	 * @param array<string, mixed> $more Members that are not as usual.
	 * @return array<string, mixed> Arguments of a push.
	 */
	private function upload( array $more = array() ): array {
		return $more + array(
			'platform'     => 'gutenberg',
			'saveTemplate' => 0,
			'workspace'    => '',
			'workspace_id' => 0,
			'file_content' => $this->file_content( self::BLOCKS ),
		);
	}

	/** @return array<string, mixed> What an editor sends. */
	private function file_content( string $content ): array {
		return array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'A title', 'content' => $content );
	}

	/** @return array<string, mixed> What a push has where nothing else is said. */
	private static function defaults(): array {
		return array( 'name' => '', 'picture' => '', 'file_id' => 0, 'base' => 1 );
	}

	private function push_service( bool $has_elementor ): Templately\Site\Cloud\Cloud_Upload {
		return Templately\Tests\Cloud_Services::push( $has_elementor );
	}
}
