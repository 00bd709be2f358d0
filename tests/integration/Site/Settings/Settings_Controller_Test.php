<?php

declare( strict_types=1 );

use Templately\Hub\Http\Signing_Key;
use Templately\Shared\Contract\Hub_Identity;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Settings\Settings_Form;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Meets_Hostile_Hub;

/**
 * The settings: who may see and change them, what is refused, and that a refusal changes nothing.
 */
final class Settings_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Meets_Hostile_Hub;

	private const PATH = '/templately/v1/settings';

	/** An administrator reads all of them; as they are at first, and as they were changed. */
	public function test_reading(): void {
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
				'site_address'        => home_url(),
				'roles'               => array( array( 'slug' => 'editor', 'name' => 'Editor' ), array( 'slug' => 'author', 'name' => 'Author' ), array( 'slug' => 'contributor', 'name' => 'Contributor' ) ),
			),
			$this->answer( 'GET', '/settings' )
		);
		( new Settings() )->change( array( 'serves' => true, 'trusted_proxies' => array( '10.0.0.2', '::1' ) ) );
		$read = $this->answer( 'GET', '/settings' );
		$this->assertSame( array( true, array( '10.0.0.2', '::1' ) ), array( $read['serves'], $read['trusted_proxies'] ) );
	}

	/** Each can be changed by itself; the others stay. */
	public function test_changing(): void {
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
			array( $settings->patterns(), $settings->look(), $settings->administrators_plan(), $settings->serves(), $settings->trusted_proxies() )
		);
		$this->assertSame( array(), $this->answer( 'POST', '/settings', array( 'trusted_proxies' => array() ) )['trusted_proxies'] );
	}

	/** A role that is there no longer, because its plugin has gone, keeps nobody from choosing others. */
	public function test_a_hidden_role_that_has_gone(): void {
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

	/** An editor neither reads nor changes them. */
	public function test_only_administrators(): void {
		$this->act_as( 'editor' );
		$this->assertSame( 403, $this->call( 'GET', self::PATH )->get_status() );
		$this->assertSame( 403, $this->call( 'POST', self::PATH, array( 'patterns' => false ) )->get_status() );
		$this->assertTrue( ( new Settings() )->patterns() );
	}

	/** One value that is refused keeps the good ones beside it from being stored, and is named. */
	public function test_refusals_change_nothing(): void {
		$this->act_as( 'administrator' );
		$refused = array(
			array( 'hub_address', 'ftp://designs.example', '“ftp://designs.example” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.' ),
			array( 'hub_address', 'http://designs.example', '“http://designs.example” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.' ),
			array( 'hub_address', 'https://ada:secret@designs.example', '“https://ada:secret@designs.example” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.' ),
			array( 'hub_address', home_url( '/' ), 'That is this site. To use its own library, choose “This site’s own”.' ),
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
			$this->assertTrue( ( new Settings() )->patterns(), $sentence );
		}
		$this->assertSame( 400, $this->call( 'POST', self::PATH, array( 'administrators_plan' => 'gold' ) )->get_status() );
		$this->assertSame( 'pro', ( new Settings() )->administrators_plan() );
	}

	/** A hub has to answer as one before it is used; what is used already is not asked again. */
	public function test_a_hub_has_to_answer(): void {
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

	/**
	 * The hub's name is found out with its address, and people stay signed in who were so before it was known; the embedded hub's
	 * is its own. An hourly task asks a hub that did not say.
	 */
	public function test_a_hub_is_known_by_its_key(): void {
		$user = $this->act_as( 'administrator' );
		$hub  = (string) getenv( 'TEMPLATELY_HUB_URL' );
		// The tests' sites are copies of one another, keys and all.
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
		do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- a constant of ours.
		$this->assertSame( $id, ( new Settings() )->hub_id() );
	}

	/** Who shows another hub's papers is not taken for it: neither its own key nor another address's signature fits. */
	public function test_no_hub_passes_for_another(): void {
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
			$this->let_hub_answer( array( array( '#/hub$#', 200, array( 'Content-Type: application/json' ), $answer ) ) );
			do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- a constant of ours.
			$this->assertSame( '', ( new Settings() )->hub_id(), $how );
		}
		$this->let_hub_answer( array( array( '#/hub$#', 200, array( 'Content-Type: application/json' ), $said + array( 'signature' => $key->sign( Hub_Identity::signed_text( $this->hostile ) ) ) ) ) );
		do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- a constant of ours.
		$this->assertSame( $key->fingerprint(), ( new Settings() )->hub_id(), 'With the key itself it is that hub, which has moved.' );
		$this->stop_hostile_hub();
	}

	/** This site is found under each spelling of its address. */
	public function test_this_site_in_other_spellings(): void {
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
