<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Settings\Settings;

/** External links of the screens: those set by an administrator, otherwise the hub's pages. A link that is '' is not shown. */
final class External_Links {

	/** Links that an administrator can set. checkoutDevelopment replaces checkout in development. */
	public const NAMES = array( ...Page_Data_Schema::LINKS, 'checkoutDevelopment' );

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * @param string $hub URL of the hub's site, without a trailing slash.
	 * @return array<string, string> Name to URL, for all of Page_Data_Schema::LINKS.
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
		 * Filters the URLs that the screens link to.
		 * @param array<string, string> $links Name to URL.
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
