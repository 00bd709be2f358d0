<?php

declare( strict_types=1 );

use Templately\Hub\Http\Signing_Key;
use Templately\Shared\Contract\Hub_Identity;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Screens\Page_Data_Schema;
use Templately\Site\Settings\Settings_Form;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Meets_Hostile_Hub;

final class Settings_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Meets_Hostile_Hub;

	private const PATH = '/templately/v1/settings';

	public function test_returns_all_settings(): void {
		$this->act_as( 'administrator' );
		$this->assertSame(
			array(
				'hub_address'         => '',
				'serves'              => false,
				'administrators_plan' => 'pro',
				'patterns'            => true,
				'look'                => 'design',
				'hidden_from'         => array(),
				'trusted_proxies'     => array(),
				'links'               => array_fill_keys( Page_Data_Schema::LINKS, '' ),
				'site_address'        => home_url(),
				'roles'               => array( array( 'slug' => 'editor', 'name' => 'Editor' ), array( 'slug' => 'author', 'name' => 'Author' ), array( 'slug' => 'contributor', 'name' => 'Contributor' ) ),
			),
			$this->answer( 'GET', '/settings' )
		);
		( new Settings() )->change( array( 'serves' => true, 'trusted_proxies' => array( '10.0.0.2', '::1' ) ) );
		$read = $this->answer( 'GET', '/settings' );
		$this->assertSame( array( true, array( '10.0.0.2', '::1' ) ), array( $read['serves'], $read['trusted_proxies'] ) );
	}

	public function test_changes_links_and_refuses_what_is_no_address(): void {
		$this->act_as( 'administrator' );
		$this->assertSame( 'https://help.example.org/', $this->answer( 'POST', '/settings', array( 'links' => array( 'support' => ' https://help.example.org/ ', 'terms' => '' ) ) )['links']['support'] );
		$this->assertSame( array( 'support' => 'https://help.example.org/' ), ( new Settings() )->links(), 'An empty field is the default.' );
		foreach ( array( 'javascript:alert(1)', 'help', 'ftp://example.org', 'https:///' ) as $wrong ) {
			$response = $this->call( 'POST', self::PATH, array( 'links' => array( 'terms' => $wrong ) ) );
			$this->assertSame( array( 400, array( 'links.terms' ) ), array( $response->get_status(), array_keys( $response->get_data()['data']['fields'] ) ), $wrong );
		}
		$this->answer( 'POST', '/settings', array( 'links' => array( 'support' => '' ) ) );
		$this->assertSame( array(), ( new Settings() )->links() );
	}

	public function test_changes_one_setting_at_a_time(): void {
		$this->act_as( 'administrator' );
		$expected = $this->answer( 'GET', '/settings' );
		$changes  = array(
			'patterns'            => false,
			'look'                => 'fonts',
			'hidden_from'         => array( 'author', 'editor' ),
			'administrators_plan' => 'starter',
			'serves'              => true,
			'trusted_proxies'     => array( '10.0.0.2', '2001:db8::1' ),
		);
		foreach ( $changes as $name => $value ) {
			$expected[ $name ] = $value;
			$this->assertSame( $expected, $this->answer( 'POST', '/settings', array( $name => $value ) ) );
		}
		$settings = new Settings();
		$this->assertSame(
			array( false, 'fonts', 'starter', true, array( '10.0.0.2', '2001:db8::1' ) ),
			array( $settings->shows_patterns(), $settings->default_style(), $settings->administrators_plan(), $settings->serves_other_sites(), $settings->trusted_proxies() )
		);
		$this->assertSame( array(), $this->answer( 'POST', '/settings', array( 'trusted_proxies' => array() ) )['trusted_proxies'] );
	}

	public function test_a_removed_role_does_not_block_changes(): void {
		$this->act_as( 'administrator' );
		add_role( 'shop_manager', 'Shop manager', array( 'read' => true, 'edit_posts' => true ) );
		try {
			$this->assertSame( array( 'shop_manager', 'editor' ), $this->answer( 'POST', '/settings', array( 'hidden_from' => array( 'shop_manager', 'editor' ) ) )['hidden_from'] );
		} finally {
			remove_role( 'shop_manager' );
		}
		$hidden = $this->answer( 'GET', '/settings' )['hidden_from'];
		$this->assertSame( array( 'editor' ), $hidden );
		$this->assertSame( array( 'editor', 'author' ), $this->answer( 'POST', '/settings', array( 'hidden_from' => array_merge( $hidden, array( 'author' ) ) ) )['hidden_from'] );
	}

	public function test_requires_an_administrator(): void {
		$this->act_as( 'editor' );
		$this->assertSame( 403, $this->call( 'GET', self::PATH )->get_status() );
		$this->assertSame( 403, $this->call( 'POST', self::PATH, array( 'patterns' => false ) )->get_status() );
		$this->assertTrue( ( new Settings() )->shows_patterns() );
	}

	public function test_one_invalid_value_changes_nothing(): void {
		$this->act_as( 'administrator' );
		$refused = array(
			array( 'hub_address', 'ftp://designs.example', '“ftp://designs.example” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.' ),
			array( 'hub_address', 'http://designs.example', '“http://designs.example” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.' ),
			array( 'hub_address', 'https://ada:secret@designs.example', '“https://ada:secret@designs.example” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.' ),
			array( 'hub_address', home_url( '/' ), 'That is this site. To use its own library, choose “This site’s library”.' ),
			array( 'hidden_from', array( 'author', 'administrator' ), 'The library cannot be hidden from the role “administrator”. Use one or more of: editor, author, contributor.' ),
			array( 'hidden_from', array( 'subscriber' ), 'The library cannot be hidden from the role “subscriber”. Use one or more of: editor, author, contributor.' ),
			array( 'trusted_proxies', array( '10.0.0.2', 'proxy.example' ), '“proxy.example” is not a valid IP address. Use addresses such as 10.0.0.2.' ),
		);
		foreach ( $refused as list( $name, $value, $sentence ) ) {
			$response = $this->call( 'POST', self::PATH, array( $name => $value, 'patterns' => false ) );
			$this->assertSame( 400, $response->get_status(), $sentence );
			$data = $response->get_data();
			$this->assertSame( array( 'invalid_settings', 'Nothing was changed.' ), array( $data['code'], $data['message'] ) );
			$this->assertSame( array( $name => $sentence ), $data['data']['fields'] );
			$this->assertTrue( ( new Settings() )->shows_patterns(), $sentence );
		}
		$this->assertSame( 400, $this->call( 'POST', self::PATH, array( 'administrators_plan' => 'gold' ) )->get_status() );
		$this->assertSame( 'pro', ( new Settings() )->administrators_plan() );
	}

	public function test_a_new_hub_must_respond(): void {
		$this->act_as( 'administrator' );
		$hub = (string) getenv( 'TEMPLATELY_HUB_URL' );
		$this->assertSame( $hub, $this->answer( 'POST', '/settings', array( 'hub_address' => "$hub/" ) )['hub_address'] );
		$this->assertSame( $hub, ( new Settings() )->hub_address() );

		$nowhere  = 'http://127.0.0.1:9';
		$response = $this->call( 'POST', self::PATH, array( 'hub_address' => $nowhere ) );
		$this->assertSame( array( 'hub_address' => "No library responds at $nowhere. Is the plugin active there, and does it serve other sites?" ), $response->get_data()['data']['fields'] );
		$this->assertSame( $hub, ( new Settings() )->hub_address() );

		( new Settings() )->change( array( 'hub_address' => $nowhere ) );
		$this->assertSame( $nowhere, $this->answer( 'POST', '/settings', array( 'hub_address' => $nowhere, 'patterns' => false ) )['hub_address'] );
		$this->assertSame( '', $this->answer( 'POST', '/settings', array( 'hub_address' => '' ) )['hub_address'] );
	}

	/** Users stay signed in when the hub's id becomes known. The hourly task asks again if it is unknown. */
	public function test_finds_out_the_id_of_the_hub(): void {
		$user = $this->act_as( 'administrator' );
		$hub  = (string) getenv( 'TEMPLATELY_HUB_URL' );
		// The sites of the tests are copies with the same key.
		( new Signing_Key() )->remove();
		( new Signing_Key() )->ensure();
		$own = ( new Signing_Key() )->fingerprint();
		( new Access_Tokens( $hub ) )->save( $user, 'own-token' );
		( new Access_Tokens( $hub ) )->save_shared( 'shared-token' );
		( new Access_Tokens( 'https://other.example' ) )->save( $user, 'others-token' );

		$this->answer( 'POST', '/settings', array( 'hub_address' => $hub ) );
		$id = ( new Settings() )->hub_id();
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/D', $id );
		$this->assertNotSame( $own, $id );
		$tokens = new Access_Tokens( $id );
		$this->assertSame( array( 'own-token', 'shared-token' ), array( $tokens->get_own( $user ), $tokens->get_shared() ) );
		$this->assertSame( array( '', '' ), array( ( new Access_Tokens( $hub ) )->get_own( $user ), ( new Access_Tokens( $hub ) )->get_shared() ) );
		$this->assertSame( 'others-token', ( new Access_Tokens( 'https://other.example' ) )->get_own( $user ) );

		$this->answer( 'POST', '/settings', array( 'patterns' => false ) );
		$this->assertSame( $id, ( new Settings() )->hub_id() );
		$this->answer( 'POST', '/settings', array( 'hub_address' => '' ) );
		$this->assertSame( $own, ( new Settings() )->hub_id() );

		( new Settings() )->change( array( 'hub_address' => $hub ) );
		$this->assertSame( '', ( new Settings() )->hub_id() );
		do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- our constant.
		$this->assertSame( $id, ( new Settings() )->hub_id() );
	}

	public function test_refuses_the_identity_of_another_hub(): void {
		$this->start_hostile_hub();
		$user = $this->act_as( 'administrator' );
		$key  = new Signing_Key();
		$said = array( 'id' => $key->fingerprint(), 'key' => $key->public_key(), 'address' => $this->hostile );
		$this->assertNotSame( '', $said['key'] );
		$sound = base64_encode( str_repeat( 'x', 64 ) );
		( new Access_Tokens( $key->fingerprint() ) )->save( $user, 'a-token' );
		( new Settings() )->change( array( 'hub_address' => $this->hostile ) );
		foreach (
			array(
				'of another address'   => $said + array( 'signature' => $key->sign( Hub_Identity::signed_text( home_url() ) ) ),
				'of nobody'            => $said + array( 'signature' => $sound ),
				'too short'            => $said + array( 'signature' => 'eA==' ),
				'of another key'       => array( 'id' => str_repeat( 'a', 64 ) ) + $said + array( 'signature' => $key->sign( Hub_Identity::signed_text( $this->hostile ) ) ),
				'no key'               => array( 'id' => hash( 'sha256', '' ), 'key' => '' ) + $said + array( 'signature' => $sound ),
				'not what is promised' => array( 'id' => 7 ),
			) as $how => $answer
		) {
			$this->set_responses( array( array( '#/hub$#', 200, array( 'Content-Type: application/json' ), $answer ) ) );
			do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- our constant.
			$this->assertSame( '', ( new Settings() )->hub_id(), $how );
		}
		$this->set_responses( array( array( '#/hub$#', 200, array( 'Content-Type: application/json' ), $said + array( 'signature' => $key->sign( Hub_Identity::signed_text( $this->hostile ) ) ) ) ) );
		do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- our constant.
		$this->assertSame( $key->fingerprint(), ( new Settings() )->hub_id(), 'With the key itself it is that hub, which has moved.' );
		$this->stop_hostile_hub();
	}

	public function test_refuses_this_sites_own_url_in_any_notation(): void {
		add_filter(
			'home_url',
			static function (): string {
				return 'https://www.Example.org/blog';
			}
		);
		foreach ( array( 'https://example.org/blog', 'https://WWW.EXAMPLE.org/blog/' ) as $address ) {
			$this->assertSame( array( 'hub_address' ), array_keys( Settings_Form::validate( array( 'hub_address' => $address ) ) ), $address );
		}
		$this->assertSame( array(), Settings_Form::validate( array( 'hub_address' => 'https://example.org/shop' ) ) );
	}
}
