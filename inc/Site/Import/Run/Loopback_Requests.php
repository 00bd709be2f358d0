<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Clock;
use Templately\Site\Import\Database\Lease;
use WP_Session_Tokens;

/**
 * Visits this very site after a plugin was installed or a theme was switched: plugins finish in wp-admin, in cron and in their
 * queues what they begin at activation. The driver signs these requests, and they record what they change.
 */
final class Loopback_Requests {

	/** Seconds of all visits, and of one, at the most. */
	private const LONGEST = 20;
	private const ONE     = 8;

	private Lease $lease;

	private Clock $clock;

	/**
	 * @param Lease $lease The right to write.
	 * @param Clock $clock Tells how long it has taken.
	 */
	public function __construct( Lease $lease, Clock $clock ) {
		$this->lease = $lease;
		$this->clock = $clock;
	}

	/**
	 * Visits the site. What does not answer is left: settling is a courtesy, and no step fails by it.
	 *
	 * @param int $user_id Who imports: visits wp-admin.
	 */
	public function send( int $user_id ): void {
		$until   = $this->clock->now() + self::LONGEST;
		$expires = $until + self::ONE;
		$tokens  = WP_Session_Tokens::get_instance( $user_id );
		$token   = $tokens->create( $expires );
		$cookies = array();
		foreach ( array( is_ssl() ? array( 'SECURE_AUTH_COOKIE', 'secure_auth' ) : array( 'AUTH_COOKIE', 'auth' ), array( 'LOGGED_IN_COOKIE', 'logged_in' ) ) as list( $name, $scheme ) ) {
			$cookies[ (string) constant( $name ) ] = wp_generate_auth_cookie( $user_id, $expires, $scheme, $token );
		}
		// With WordPress's lock of cron, a visitor's request cannot run the new plugin's events unrecorded.
		$lock = sprintf( '%.22F', microtime( true ) );
		set_transient( 'doing_cron', $lock );
		$visits = array( home_url( '/' ), admin_url(), home_url( '/' ), admin_url(), site_url( "wp-cron.php?doing_wp_cron=$lock" ) );
		foreach ( $visits as $address ) {
			$this->lease->renew();
			$left = min( self::ONE, $until - $this->clock->now() );
			// Where the site does not answer itself, the other visits would wait in vain too.
			if ( $left < 1 || ! $this->visit( $address, $left, admin_url() === $address ? $cookies : array() ) ) {
				break;
			}
		}
		if ( get_transient( 'doing_cron' ) === $lock ) {
			delete_transient( 'doing_cron' );
		}
		$tokens->destroy( $token );
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
