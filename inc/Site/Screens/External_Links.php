<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Settings\Settings;

/**
 * Addresses outside of the product that its screens link to, in one table: what an administrator has named, else the hub's own
 * pages. '' where there is none, and then no link is shown.
 */
final class External_Links {

	/** Names that an administrator can give an address to. The development variant takes the checkout's place in development. */
	public const NAMES = array( ...Page_Data_Schema::LINKS, 'checkoutDevelopment' );

	private Settings $settings;

	/**
	 * @param Settings $settings Has the addresses that an administrator named.
	 */
	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Returns the links by name.
	 *
	 * @param string $hub         Address of the hub's WordPress, without a slash at its end.
	 * @param string $environment Type of this site's environment: 'local' and 'development' stand for the dev mode.
	 * @return array<string, string> Those of Page_Data_Schema::LINKS.
	 */
	public function all( string $hub, string $environment ): array {
		$page     = static function ( string $name ) use ( $hub ): string {
			return $hub . '/?templately-hub=' . $name;
		};
		$defaults = array(
			'manageAccount'  => $page( 'account' ),
			'forgotPassword' => $page( 'ask-reset' ),
			'resend'         => $page( 'send-again' ),
			'privacy'        => get_privacy_policy_url(),
		);
		/**
		 * Filters the addresses that the screens link to.
		 *
		 * @param array<string, string> $links Name to address.
		 */
		$links = (array) apply_filters( 'templately_links', $this->settings->links() + $defaults + array_fill_keys( self::NAMES, '' ) );
		if ( '' !== ( $links['checkoutDevelopment'] ?? '' ) && in_array( $environment, array( 'local', 'development' ), true ) ) {
			$links['checkout'] = $links['checkoutDevelopment'];
		}
		$known = array();
		foreach ( array_intersect( Page_Data_Schema::LINKS, array_keys( $links ) ) as $name ) {
			$known[ $name ] = esc_url_raw( is_string( $links[ $name ] ) ? $links[ $name ] : '', array( 'https', 'http' ) );
		}
		return $known;
	}
}
