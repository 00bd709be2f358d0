<?php

declare( strict_types=1 );

use Templately\Site\Documents\Content_Signature;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

/**
 * Raw HTML in a cloud file is inserted unchanged only for the user who uploaded it from this site, whoever owns the file.
 * @group S20
 */
final class Content_Trust_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Uses_Cloud;

	private const TEXT    = "<!-- wp:paragraph -->\n<p>Grüße</p>\n<!-- /wp:paragraph -->";
	private const RAW     = self::TEXT . "\n\n<!-- wp:html -->\n<b onclick=\"mine()\">Mine</b><script>mine()</script>\n<!-- /wp:html -->\n\n<!-- wp:shortcode -->\n[gallery ids=1]\n<!-- /wp:shortcode -->";
	private const HOSTILE = self::TEXT . "\n\n<!-- wp:html -->\n<b onclick=\"hack()\">Yours</b><script>hack()</script>\n<!-- /wp:html -->";

	/** @var string Token of the administrator's account. */
	private string $admin_token = '';

	/** @var string Token of a user of another client. */
	private string $stranger_token = '';

	private int $admin = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->admin_token    = $this->open_cloud();
		$this->admin          = get_current_user_id();
		$this->stranger_token = $this->verified_token( 'pro' );
		$this->give_unfiltered_html();
	}

	public function test_own_document_is_inserted_byte_for_byte(): void {
		$id = $this->upload( self::RAW );
		$this->assert_untouched( $id );
		$page = $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => 'Mine', 'platform' => 'gutenberg', 'origin' => 'cloud' ) );
		$this->assertSame( self::RAW, get_post( $page['id'] )->post_content );
		// A newer version has a signature of its own.
		$this->upload( str_replace( 'Mine', 'Newer', self::RAW ), array( 'file_id' => $id, 'base' => 1 ) );
		$this->assertStringContainsString( '<b onclick="mine()">Newer</b><script>', $this->insert( $id )['content'][1] );
	}

	public function test_content_is_sanitized_after_losing_unfiltered_html(): void {
		$id = $this->upload( self::RAW );
		$this->set_unfiltered_html( false );
		$this->assert_cleaned( $id, 'Mine' );
		$this->set_unfiltered_html( true );
		$this->assert_untouched( $id );
	}

	public function test_push_without_unfiltered_html_is_never_trusted(): void {
		$this->set_unfiltered_html( false );
		$id = $this->upload( self::HOSTILE );
		$this->assertSame( '', $this->signature_of( $id ) );
		$this->set_unfiltered_html( true );
		$this->assert_cleaned( $id, 'Yours' );
	}

	public function test_content_of_another_administrator_is_sanitized(): void {
		$token     = $this->verified_token( 'pro' );
		$workspace = $this->make_workspace( $this->admin_token, array( $token => 2 ) );
		$id        = $this->upload( self::RAW, array( 'workspace_id' => $workspace ) );
		foreach ( array( $token, $this->admin_token ) as $used ) {
			$this->act_as( 'administrator' );
			$this->give_unfiltered_html();
			( new Access_Tokens() )->save( get_current_user_id(), $used );
			$this->assert_cleaned( $id, 'Mine' );
		}
		wp_set_current_user( $this->admin );
		$this->assert_untouched( $id );
	}

	public function test_a_signature_is_valid_for_its_document_only(): void {
		$signature = $this->signature_of( $this->upload( self::RAW ) );
		$this->assertSame( 64, strlen( $signature ) );
		foreach ( array( 'its own' => $signature, 'another one' => str_repeat( 'f', 64 ), 'cut' => substr( $signature, 0, 63 ), 'none' => '' ) as $which => $forged ) {
			$id = $this->push( $this->admin_token, array( 'content' => self::HOSTILE, 'signature' => $forged ) )['id'];
			$this->assert_cleaned( $id, 'Yours', $which );
		}
		// The owner, the origin and one character differ.
		$id = $this->push( $this->admin_token, array( 'content' => self::RAW . ' ', 'signature' => $signature, 'origin' => $this->origin() ) )['id'];
		$this->assert_cleaned( $id, 'Mine' );
		$tall = $this->ask( 'POST', '/files', self::push_arguments( array( 'signature' => str_repeat( 'f', 65 ) ) ), $this->admin_token );
		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $tall->status, $tall->body['code'] ) );
	}

	public function test_copies_of_foreign_files_are_sanitized_and_of_own_files_are_not(): void {
		$workspace = $this->make_workspace( $this->admin_token, array( $this->stranger_token => 2 ) );
		$own       = $this->upload( self::RAW, array( 'workspace_id' => $workspace ) );
		$strange   = $this->push( $this->stranger_token, array( 'content' => self::HOSTILE, 'workspace_id' => $workspace, 'signature' => $this->signature_of( $own ), 'origin' => $this->origin() ) )['id'];
		foreach ( array( 0, $workspace ) as $target ) {
			$copies = $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array( $own, $strange ), 'workspace_id' => $target ), $this->admin_token )['files'];
			$this->assertSame( array_fill( 0, 2, $this->account_of( $this->admin_token ) ), array_column( array_column( $copies, 'owner' ), 'id' ) );
			$this->assert_untouched( $copies[0]['id'] );
			$this->assert_cleaned( $copies[1]['id'], 'Yours' );
		}
	}

	public function test_kept_copies_of_a_removed_members_files_are_sanitized(): void {
		$workspace = $this->make_workspace( $this->admin_token, array( $this->stranger_token => 2 ) );
		$this->push( $this->stranger_token, array( 'content' => self::HOSTILE, 'workspace_id' => $workspace, 'origin' => $this->origin() ) );
		$this->get_from_hub( 'DELETE', "/workspaces/$workspace/members/" . $this->account_of( $this->stranger_token ), array( 'keep_copies' => 'true' ), $this->admin_token );
		$files = $this->get_from_hub( 'GET', '/files', array( 'place' => 'workspace', 'workspace_id' => $workspace ), $this->admin_token )['files'];
		$this->assertSame( array( $this->account_of( $this->admin_token ) ), array_column( array_column( $files, 'owner' ), 'id' ) );
		$this->assert_cleaned( $files[0]['id'], 'Yours' );
	}

	public function test_a_leaving_member_leaves_no_copies_behind(): void {
		$workspace = $this->make_workspace( $this->admin_token, array( $this->stranger_token => 2 ) );
		$file      = $this->push( $this->stranger_token, array( 'content' => self::HOSTILE, 'workspace_id' => $workspace ) );
		$before    = $this->get_from_hub( 'GET', '/usage', null, $this->admin_token );
		$this->assertSame( 400, $this->ask( 'POST', "/workspaces/$workspace/leave", array( 'keep_copies' => true ), $this->stranger_token )->status );
		$this->get_from_hub( 'POST', "/workspaces/$workspace/leave", array(), $this->stranger_token );
		$this->assertSame( array( array(), array() ), array( $this->list_files( $this->admin_token ), $this->list_files( $this->admin_token, array( 'place' => 'workspace', 'workspace_id' => $workspace ) ) ) );
		$this->assertSame( $before, $this->get_from_hub( 'GET', '/usage', null, $this->admin_token ) );
		$this->assertSame( array( $file['id'] ), $this->list_files( $this->stranger_token ) );
	}

	public function test_contributors_of_a_shared_account_cannot_plant_trusted_content(): void {
		( new Access_Tokens() )->delete( $this->admin );
		( new Access_Tokens() )->save_shared( $this->admin_token );
		$id          = $this->upload( self::RAW );
		$contributor = $this->act_as( 'contributor' );
		$this->assertFalse( $this->answer( 'GET', '/clouds' )['files']['data'][0]['can']['save'] );
		foreach ( array( '/clouds/upload' => self::arguments( self::HOSTILE, array( 'file_id' => $id, 'base' => 1 ) ), "/clouds/versions/$id" => array( 'number' => 1 ) ) as $path => $arguments ) {
			$refused = $this->call( 'POST', "/templately/v1$path", $arguments );
			$this->assertSame( array( 403, 'invalid_permission' ), array( $refused->get_status(), $refused->get_data()['code'] ), $path );
		}
		$added = $this->upload( self::HOSTILE );
		wp_set_current_user( $this->admin );
		$this->assertCount( 1, $this->answer( 'GET', "/clouds/versions/$id" )['versions'] );
		$this->assert_untouched( $id );
		$this->assert_cleaned( $added, 'Yours' );
		$this->assertTrue( $this->answer( 'GET', "/clouds/versions/$id" )['file']['can']['save'] );
		$this->upload( self::TEXT, array( 'file_id' => $id, 'base' => 1 ) );
		// Contributors with their own account may change their files.
		wp_set_current_user( $contributor );
		( new Access_Tokens() )->save( $contributor, $this->stranger_token );
		$this->upload( self::TEXT, array( 'file_id' => $this->upload( self::HOSTILE ), 'base' => 1 ) );
	}

	/** Even by the same user with the same salts. */
	public function test_content_pushed_from_another_site_is_sanitized(): void {
		$theirs = new Content_Signature( str_repeat( '8', 32 ) );
		$this->assertTrue( $theirs->verify( $theirs->sign( self::HOSTILE ), self::HOSTILE ) );
		$id = $this->push( $this->admin_token, array( 'content' => self::HOSTILE, 'signature' => $theirs->sign( self::HOSTILE ), 'origin' => $this->origin() ) )['id'];
		$this->assert_cleaned( $id, 'Yours' );
		// Another site with the same name has other salts.
		$signature = $this->signature_of( $this->upload( self::RAW ) );
		$site      = new Content_Signature( $this->origin() );
		$salts     = static function ( string $salt, string $scheme ): string {
			return 'auth' === $scheme ? strrev( $salt ) : $salt;
		};
		add_filter( 'salt', $salts, 10, 2 );
		$this->assertFalse( $site->verify( $signature, self::RAW ) );
		remove_filter( 'salt', $salts );
		$this->assertTrue( $site->verify( $signature, self::RAW ) );
	}

	public function test_a_restored_version_keeps_its_signature(): void {
		$id = $this->push( $this->admin_token, array( 'content' => self::HOSTILE, 'origin' => $this->origin() ) )['id'];
		$this->upload( self::RAW, array( 'file_id' => $id, 'base' => 1 ) );
		$this->assert_untouched( $id );
		$this->answer( 'POST', "/clouds/versions/$id", array( 'number' => 1 ) );
		$this->assert_cleaned( $id, 'Yours' );
		$this->answer( 'POST', "/clouds/versions/$id", array( 'number' => 2 ) );
		$this->assert_untouched( $id );
	}

	/** @group S4 */
	public function test_push_cannot_overwrite_files_of_other_accounts_or_unknown_versions(): void {
		$workspace = $this->make_workspace( $this->admin_token, array( $this->stranger_token => 2 ) );
		$hidden    = $this->push( $this->stranger_token )['id'];
		$shared    = $this->push( $this->stranger_token, array( 'workspace_id' => $workspace ) )['id'];
		$own       = $this->upload( self::RAW );
		$longer    = $this->upload( self::RAW );
		foreach ( array( 1, 2 ) as $base ) {
			$this->upload( self::RAW . "\n\n" . str_repeat( self::TEXT, $base ), array( 'file_id' => $longer, 'base' => $base ) );
		}
		$versions = function (): array {
			$counts = array();
			foreach ( $GLOBALS['wpdb']->get_results( "SELECT file_id, COUNT(*) AS versions FROM {$GLOBALS['wpdb']->prefix}templately_file_versions GROUP BY file_id ORDER BY file_id" ) as $row ) { // phpcs:ignore WordPress.DB -- names of tables.
				$counts[ (int) $row->file_id ] = (int) $row->versions;
			}
			return $counts;
		};
		$expected = array( $hidden => 1, $shared => 1, $own => 1, $longer => 3 );
		$this->assertSame( $expected, $versions() );
		foreach ( array( array( $hidden, 1, 404, 'not_found' ), array( $shared, 1, 403, 'invalid_permission' ), array( $own, 3, 404, 'not_found' ), array( $own, 2, 404, 'not_found' ), array( $longer, 4, 404, 'not_found' ) ) as list( $file, $base, $status, $code ) ) {
			$refused = $this->call( 'POST', '/templately/v1/clouds/upload', self::arguments( self::TEXT, array( 'file_id' => $file, 'base' => $base ) ) );
			$this->assertSame( array( $status, $code ), array( $refused->get_status(), $refused->get_data()['code'] ), "$file from $base" );
		}
		$this->assertSame( $expected, $versions() );
		// A version that the file had is a conflict and is kept.
		$this->assertSame( 409, $this->call( 'POST', '/templately/v1/clouds/upload', self::arguments( self::TEXT, array( 'file_id' => $longer, 'base' => 1 ) ) )->get_status() );
		$this->assertSame( 4, $versions()[ $longer ] );
	}

	public function test_element_trees_are_signed_like_blocks(): void {
		$tree   = '[{"id":"a1b2c3d","elType":"widget","widgetType":"html","settings":{"html":"<script>mine()</script>"},"elements":[]}]';
		$pushed = Templately\Tests\Cloud_Services::push( true )->upload( array( 'platform' => 'elementor', 'saveTemplate' => 0, 'file_content' => $tree, 'workspace' => '', 'workspace_id' => 0, 'name' => 'Mine', 'picture' => '', 'file_id' => 0, 'base' => 1 ) )['file'];
		$stored = $this->get_from_hub( 'GET', "/files/{$pushed['id']}/content", null, $this->admin_token );
		$site   = Templately\Tests\Cloud_Services::documents( new Templately\Site\Hub_Client\Client( $this->transport ) );
		$this->assertSame( array( $tree, true ), array( $stored['content'], $site->is_trusted( $stored ) ) );
		$this->assertFalse( $site->is_trusted( array( 'content' => str_replace( 'mine', 'hack', $tree ) ) + $stored ) );
		$refused = $this->call( 'POST', '/templately/v1/insert', array( 'id' => $pushed['id'], 'postId' => $this->post(), 'platform' => 'gutenberg', 'origin' => 'cloud' ) );
		$this->assertSame( array( 400, 'platform_not_supported' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
	}

	/** In a network only super administrators have unfiltered_html. */
	private function give_unfiltered_html(): void {
		if ( is_multisite() ) {
			grant_super_admin( get_current_user_id() );
		}
		$this->assertTrue( current_user_can( 'unfiltered_html' ) );
	}

	private function set_unfiltered_html( bool $has ): void {
		if ( $has ) {
			remove_all_filters( 'user_has_cap', 99 );
		} else {
			add_filter(
				'user_has_cap',
				static function ( array $capabilities ): array {
					return array( 'unfiltered_html' => false ) + $capabilities;
				},
				99
			);
		}
		$this->assertSame( $has, current_user_can( 'unfiltered_html' ) );
	}

	private function origin(): string {
		$id     = $this->upload( self::TEXT );
		$origin = $this->get_from_hub( 'GET', "/files/$id", null, $this->admin_token )['file']['origin'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $id ) ), $this->admin_token );
		$this->get_from_hub( 'POST', '/files/purge', array( 'ids' => array( $id ) ), $this->admin_token );
		return $origin;
	}

	private function signature_of( int $id ): string {
		return $this->get_from_hub( 'GET', "/files/$id/content", null, $this->admin_token )['signature'];
	}

	/**
	 * Returns what an editor sends.
	 * @param array<string, mixed> $more    More arguments.
	 * @return array<string, mixed>
	 */
	private static function arguments( string $content, array $more = array() ): array {
		return $more + array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'A title', 'content' => $content ) );
	}

	/**
	 * Pushes blocks as the current user.
	 * @param array<string, mixed> $more    More arguments.
	 */
	private function upload( string $content, array $more = array() ): int {
		return $this->answer( 'POST', '/clouds/upload', self::arguments( $content, $more ) )['data']['id'];
	}

	private function post(): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Draft', 'post_author' => get_current_user_id() ) );
	}

	/**
	 * Inserts a file as the current user.
	 * @return array<string, mixed> The answer.
	 */
	private function insert( int $id ): array {
		return $this->answer( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->post(), 'platform' => 'gutenberg', 'origin' => 'cloud' ) );
	}

	private function assert_untouched( int $id ): void {
		$answer = $this->insert( $id );
		$this->assertSame( array( self::RAW, false, array() ), array( implode( "\n\n", $answer['content'] ), $answer['cleaned'], $answer['left_out'] ) );
	}

	/** @param string $word What stays of its raw HTML. */
	private function assert_cleaned( int $id, string $word, string $why = '' ): void {
		$answer = $this->insert( $id );
		$this->assertTrue( $answer['cleaned'], $why );
		$this->assertSame( self::TEXT, $answer['content'][0], $why );
		$this->assertStringContainsString( "<b>$word</b>", $answer['content'][1], $why );
		$this->assertSame( 0, preg_match( '/onclick|<script|gallery/', implode( '', $answer['content'] ) ), $why );
	}
}
