<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Clock;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use WP_Session_Tokens;

/** Sends signed requests to this site, in which plugins and themes finish their set-up and record what they change. */
final class Loopback_Requests {

	/** Seconds of all visits, and of one. */
	private const LONGEST = 40;
	private const ONE     = 20;

	private Lease $lease;

	private Change_Log $log;

	private Clock $clock;

	public function __construct( Lease $lease, Change_Log $log, Clock $clock ) {
		$this->lease = $lease;
		$this->log   = $log;
		$this->clock = $clock;
	}

	/**
	 * Visits the front page and wp-admin twice, and cron. Stops at the first failure.
	 * @return int Status of the last visit; 0 for no answer.
	 */
	public function visit( int $user_id ): int {
		$until = $this->clock->now() + self::LONGEST;
		// WordPress's own cron lock: a visitor's request would drop events of a plugin that it does not load.
		$lock   = sprintf( '%.22F', microtime( true ) );
		$status = 200;
		foreach ( array( home_url( '/' ), admin_url(), home_url( '/' ), admin_url(), site_url( "wp-cron.php?doing_wp_cron=$lock" ) ) as $address ) {
			set_transient( 'doing_cron', $lock );
			$left = min( self::ONE, $until - $this->clock->now() );
			if ( $left < 1 ) {
				break;
			}
			$status = $this->send( $address, admin_url() === $address ? $user_id : 0, $left )['status'];
			if ( $status < 200 || $status >= 400 ) {
				break;
			}
		}
		if ( get_transient( 'doing_cron' ) === $lock ) {
			delete_transient( 'doing_cron' );
		}
		return $status;
	}

	/** @param string $plugin Such as 'shop/shop.php'; '' for the one on trial. */
	public function deactivate( string $plugin, int $user_id ): void {
		$this->send( add_query_arg( 'plugin', rawurlencode( $plugin ), admin_url( 'admin-post.php?action=templately_deactivate' ) ), $user_id );
	}

	/**
	 * @param int $user_id Sender, in a session that ends with the answer; 0 for a visitor.
	 * @return array{status: int, body: string} Status 0 for no answer.
	 */
	public function send( string $address, int $user_id, int $seconds = self::ONE ): array {
		$this->log->settle();
		$this->lease->renew();
		$cookies = array();
		$token   = '';
		$expires = time() + $seconds + self::ONE;
		$tokens  = WP_Session_Tokens::get_instance( $user_id );
		if ( $user_id > 0 ) {
			$token = $tokens->create( $expires );
			foreach ( array( is_ssl() ? array( 'SECURE_AUTH_COOKIE', 'secure_auth' ) : array( 'AUTH_COOKIE', 'auth' ), array( 'LOGGED_IN_COOKIE', 'logged_in' ) ) as list( $name, $scheme ) ) {
				$cookies[ (string) constant( $name ) ] = wp_generate_auth_cookie( $user_id, $expires, $scheme, $token );
			}
			$this->log->settle();
		}
		$answer = wp_remote_get(
			$address,
			array(
				'timeout'     => $seconds,
				'redirection' => 0,
				'cookies'     => $cookies,
			)
		);
		if ( $user_id > 0 ) {
			$tokens->destroy( $token );
		}
		return array(
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'body'   => wp_remote_retrieve_body( $answer ),
		);
	}
}
