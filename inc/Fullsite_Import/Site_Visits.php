<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Storage\Clock;
use Templately\Storage\Import\Lease;
use Templately\Storage\Import\Settling;
use WP_Session_Tokens;

/**
 * Visits this very site after a plugin was installed or a theme was switched: plugins finish in wp-admin, in cron and in their
 * queues what they begin at activation. Meanwhile every request keeps what it changes.
 */
final class Site_Visits {

	/** Seconds of all visits, and of one, at the most. */
	private const LONGEST = 20;
	private const ONE     = 8;

	/** @var Settling */
	private $settling;

	/** @var Lease */
	private $lease;

	/** @var Clock */
	private $clock;

	/**
	 * @param Settling $settling Lets every request keep what it changes.
	 * @param Lease    $lease    The right to write.
	 * @param Clock    $clock    Tells how long it has taken.
	 */
	public function __construct( Settling $settling, Lease $lease, Clock $clock ) {
		$this->settling = $settling;
		$this->lease    = $lease;
		$this->clock    = $clock;
	}

	/**
	 * Visits the site. What does not answer is left: settling is a courtesy, and no step fails by it.
	 *
	 * @param int $user_id Who imports: visits wp-admin.
	 */
	public function settle( int $user_id ): void {
		$this->settling->begin( $this->lease->run_id() );
		$until   = $this->clock->now() + self::LONGEST;
		$expires = $until + self::ONE;
		$tokens  = WP_Session_Tokens::get_instance( $user_id );
		$token   = $tokens->create( $expires );
		$cookies = array();
		foreach ( array( is_ssl() ? array( 'SECURE_AUTH_COOKIE', 'secure_auth' ) : array( 'AUTH_COOKIE', 'auth' ), array( 'LOGGED_IN_COOKIE', 'logged_in' ) ) as list( $name, $scheme ) ) {
			$cookies[ (string) constant( $name ) ] = wp_generate_auth_cookie( $user_id, $expires, $scheme, $token );
		}
		$visits = array( home_url( '/' ), admin_url(), home_url( '/' ), admin_url(), site_url( 'wp-cron.php?doing_wp_cron' ) );
		foreach ( $visits as $address ) {
			$this->lease->keep();
			$left = min( self::ONE, $until - $this->clock->now() );
			// Where the site does not answer itself, the other visits would wait in vain too.
			if ( $left < 1 || ! $this->visit( $address, $left, admin_url() === $address ? $cookies : array() ) ) {
				break;
			}
		}
		$tokens->destroy( $token );
		$this->settling->end();
	}

	/**
	 * @param string                $address An address of this site.
	 * @param int                   $seconds How long to wait.
	 * @param array<string, string> $cookies Name to value.
	 * @return bool Whether it answered.
	 */
	private function visit( string $address, int $seconds, array $cookies ): bool {
		return ! is_wp_error(
			wp_remote_get(
				$address,
				array(
					'timeout'     => $seconds,
					'redirection' => 0,
					'cookies'     => $cookies,
				)
			)
		);
	}
}
