<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Database\Connection;
use Templately\Site\Dependencies\Plugin_Installer;

/** Tries a plugin in signed requests before the site has it: visitors meet no plugin that stops WordPress, and all that its set-up stores is recorded. */
final class Plugin_Trial {

	private Connection $database;

	private Lease $lease;

	private Loopback_Requests $requests;

	public function __construct( Connection $database, Lease $lease, Loopback_Requests $requests ) {
		$this->database = $database;
		$this->lease    = $lease;
		$this->requests = $requests;
	}

	/**
	 * @param string $plugin Such as 'shop/shop.php'.
	 * @return string|null Reason against the plugin; '' where it works; null where this site does not answer its own requests.
	 */
	public function run( string $plugin, int $user_id ): ?string {
		$this->set( $plugin );
		$answer = $this->requests->send( admin_url( 'admin-post.php?action=templately_activate' ), $user_id );
		$state  = $this->state();
		if ( Own_Request::UNREACHED === $state ) {
			$this->set( '' );
			return null;
		}
		$message = json_decode( $answer['body'], true )['message'] ?? ( 200 === $answer['status'] ? self::inactive_message() : Plugin_Installer::stopped_message( '' ) );
		if ( Own_Request::ON === $state ) {
			$status  = $this->requests->visit( $user_id );
			$message = $status >= 200 && $status < 400 ? '' : Plugin_Installer::stopped_message( '' );
			if ( '' === $message && Own_Request::ON !== $this->state() ) {
				$message = self::inactive_message();
			}
		}
		if ( '' !== $message ) {
			$this->abort( $user_id );
		}
		$this->set( '' );
		return $message;
	}

	/** Ends the trial of an interrupted process: only the plugin's deactivation hook can undo some changes. */
	public function abort( int $user_id ): void {
		if ( Own_Request::ON === $this->state() ) {
			$this->requests->deactivate( '', $user_id );
		}
		$this->set( '' );
	}

	public static function inactive_message(): string {
		return __( 'It is not active.', 'templately' );
	}

	private function state(): int {
		return (int) $this->database->value( "SELECT trial_state FROM {$this->database->table( 'runs' )} WHERE id = {$this->lease->run_id()}" );
	}

	/** @param string $plugin '' for none. */
	private function set( string $plugin ): void {
		$this->lease->renew();
		$this->database->write( "UPDATE {$this->database->table( 'runs' )} SET trial = {$this->database->quote( $plugin )}, trial_state = " . Own_Request::UNREACHED . " WHERE id = {$this->lease->run_id()}" );
	}
}
