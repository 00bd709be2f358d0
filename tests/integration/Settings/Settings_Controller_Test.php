<?php

declare( strict_types=1 );

use Templately\Settings\Site_Settings;
use Templately\Storage\Settings;
use Templately\Tests\Calls_Rest;

/**
 * The settings: who may see and change them, what is refused, and that a refusal changes nothing.
 */
final class Settings_Controller_Test extends Test_Case {

	use Calls_Rest;

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
				'trusted_proxies'     => array(),
				'site_address'        => home_url(),
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
			array( 'hub_address', 'ftp://designs.example', '“ftp://designs.example” is no address of a site. Give https://…; plain http:// works only for this machine, in a local environment.' ),
			array( 'hub_address', 'http://designs.example', '“http://designs.example” is no address of a site. Give https://…; plain http:// works only for this machine, in a local environment.' ),
			array( 'hub_address', 'https://ada:secret@designs.example', '“https://ada:secret@designs.example” is no address of a site. Give https://…; plain http:// works only for this machine, in a local environment.' ),
			array( 'hub_address', home_url( '/' ), 'That is this site. To use its own library, choose “This site’s own”.' ),
			array( 'trusted_proxies', array( '10.0.0.2', 'proxy.example' ), '“proxy.example” is no network address. Give addresses such as 10.0.0.2.' ),
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
		$this->assertSame( array( 'hub_address' => "No library answers at $nowhere. Is the plugin active there, and does it serve other sites?" ), $response->get_data()['data']['fields'] );
		$this->assertSame( $hub, ( new Settings() )->hub_address() );

		( new Settings() )->change( array( 'hub_address' => $nowhere ) );
		$this->assertSame( $nowhere, $this->answer( 'POST', '/settings', array( 'hub_address' => $nowhere, 'patterns' => false ) )['hub_address'] );
		$this->assertSame( '', $this->answer( 'POST', '/settings', array( 'hub_address' => '' ) )['hub_address'] );
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
			$this->assertSame( array( 'hub_address' ), array_keys( Site_Settings::refusals( array( 'hub_address' => $address ) ) ), $address );
		}
		$this->assertSame( array(), Site_Settings::refusals( array( 'hub_address' => 'https://example.org/shop' ) ) );
	}
}
