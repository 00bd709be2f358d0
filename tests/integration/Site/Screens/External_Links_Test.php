<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Screens\External_Links;

final class External_Links_Test extends Test_Case {

	public function test_defaults_are_the_hubs_pages(): void {
		$links = array_filter( $this->links( 'production' ) );
		$this->assertEquals(
			array(
				'manageAccount'  => 'https://hub.example.org/?templately-hub=account',
				'forgotPassword' => 'https://hub.example.org/?templately-hub=ask-reset',
				'resend'         => 'https://hub.example.org/?templately-hub=send-again',
			),
			array_diff_key( $links, array( 'privacy' => '' ) )
		);
	}

	public function test_settings_override_defaults_and_the_filter_overrides_both(): void {
		( new Settings() )->set_link( 'support', 'https://help.example.org/' );
		( new Settings() )->set_link( 'manageAccount', '' );
		$links = $this->links( 'production' );
		$this->assertSame( array( 'https://help.example.org/', '' ), array( $links['support'], $links['manageAccount'] ) );
		add_filter(
			'templately_links',
			static function ( array $links ): array {
				return array(
					'docs'    => 'https://docs.example.org/' . wp_parse_url( $links['support'], PHP_URL_HOST ),
					'terms'   => 'javascript:alert(1)',
					'video'   => array( 'no text' ),
					'unknown' => 'https://example.org/',
				);
			}
		);
		$this->assertSame( array( 'docs' => 'https://docs.example.org/help.example.org' ), array_filter( $this->links( 'production' ) ) );
		$this->assertArrayNotHasKey( 'unknown', $this->links( 'production' ) );
	}

	/** @group ACC-016 */
	public function test_the_development_checkout_is_used_in_development_only(): void {
		$settings = new Settings();
		$settings->set_link( 'checkout', 'https://shop.example.org/' );
		$settings->set_link( 'checkoutDevelopment', 'https://shop.dev.example.org/' );
		foreach ( array( 'local' => 'shop.dev', 'development' => 'shop.dev', 'staging' => 'shop', 'production' => 'shop' ) as $environment => $host ) {
			$this->assertSame( "https://$host.example.org/", $this->links( $environment )['checkout'], $environment );
			$this->assertArrayNotHasKey( 'checkoutDevelopment', $this->links( $environment ) );
		}
		$settings->set_link( 'checkoutDevelopment', '' );
		$this->assertSame( 'https://shop.example.org/', $this->links( 'local' )['checkout'] );
	}

	/** @return array<string, string> */
	private function links( string $environment ): array {
		return ( new External_Links( new Settings() ) )->all( 'https://hub.example.org', $environment );
	}
}
