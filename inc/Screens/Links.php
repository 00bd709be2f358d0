<?php

declare( strict_types=1 );

namespace Templately\Screens;

/**
 * Addresses outside of the product that its screens link to; '' where there is none, and then no link is shown.
 */
final class Links {

	/**
	 * Returns the links by name.
	 *
	 * @param string $hub Address of the hub's WordPress, without a slash at its end.
	 * @return array<string, string>
	 */
	public static function all( string $hub ): array {
		$page = static function ( string $name ) use ( $hub ): string {
			return $hub . '/?templately-hub=' . $name;
		};
		/**
		 * Filters the addresses that the screens link to.
		 *
		 * @param array<string, string> $links Name to address.
		 */
		return array_map(
			'strval',
			(array) apply_filters(
				'templately_links',
				array(
					'forgotPassword' => $page( 'ask-reset' ),
					'resend'         => $page( 'send-again' ),
					'privacy'        => get_privacy_policy_url(),
					'terms'          => '',
					'support'        => '',
					'docs'           => '',
					'manageSites'    => '',
					'checkout'       => $hub . '/',
					'video'          => '',
				)
			)
		);
	}
}
