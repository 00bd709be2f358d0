<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Screens\External_Links;

/**
 * Where the screens lead outside of the product.
 */
final class External_Links_Test extends Test_Case {

	/** Without anybody's doing there are the hub's own pages, and nothing that leads nowhere: no checkout, no support, no film. */
	public function test_what_nobody_named(): void {
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

	/** An administrator's address takes the default's place, or takes the link away; a filter has the last word. */
	public function test_what_an_administrator_named(): void {
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

	/**
	 * In development the checkout is the one for development, where there is one; elsewhere never.
	 *
	 * @group ACC-016
	 */
	public function test_the_checkout_in_development(): void {
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
