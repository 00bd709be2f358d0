<?php

declare( strict_types=1 );

namespace Templately\Shared\Settings;

/** State of the embedded hub, in one small autoloaded option. */
final class Hub_State {

	private const OPTION = 'templately_hub';

	public function starter_hash(): string {
		return (string) $this->read( 'starter' );
	}

	public function set_starter_hash( string $hash ): void {
		$this->change( 'starter', $hash );
		$this->change( 'starter_packs', '' );
	}

	/** @return list<string> Slugs of the packs already published from an interrupted starter catalogue. */
	public function starter_packs( string $hash ): array {
		$packs = explode( ' ', (string) $this->read( 'starter_packs' ) );
		return array_shift( $packs ) === $hash ? $packs : array();
	}

	/** @param string $hash Hash of the catalogue. */
	public function add_starter_pack( string $hash, string $slug ): void {
		$this->change( 'starter_packs', implode( ' ', array_merge( array( $hash ), $this->starter_packs( $hash ), array( $slug ) ) ) );
	}

	/** Returns the unguessable name of the folder for private files; creates it on first use. */
	public function private_folder(): string {
		$folder = (string) $this->read( 'folder' );
		if ( '' === $folder ) {
			$folder = bin2hex( random_bytes( 16 ) );
			$this->change( 'folder', $folder );
		}
		return $folder;
	}

	/** @param int $now Unix time. */
	public function record_mail_result( bool $sent, int $now ): void {
		$fail = 0 !== $this->mails_failing_since();
		if ( $sent ? $fail : ! $fail ) {
			$this->change( 'mails', $sent ? 0 : $now );
		}
	}

	/** Unix time of the first mail that failed since the last success; 0 if the last one was sent. */
	public function mails_failing_since(): int {
		return (int) $this->read( 'mails' );
	}

	/**
	 * @param int $now Unix time.
	 * @return list<string> Webhook keys that are valid now.
	 */
	public function webhook_keys( int $now ): array {
		$former = $now < (int) $this->read( 'former_webhook_until' ) ? (string) $this->read( 'former_webhook_key' ) : '';
		return array_values( array_filter( array( (string) $this->read( 'webhook_key' ), $former ) ) );
	}

	/**
	 * Sets a new webhook key. The old one stays valid for a day.
	 * @param int $now Unix time.
	 */
	public function set_webhook_key( string $key, int $now ): void {
		$this->change( 'former_webhook_key', (string) $this->read( 'webhook_key' ) );
		$this->change( 'former_webhook_until', $now + DAY_IN_SECONDS );
		$this->change( 'webhook_key', $key );
	}

	public function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return int|string */
	private function read( string $name ) {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? ( $stored[ $name ] ?? '' ) : '';
	}

	/** @param int|string $value */
	private function change( string $name, $value ): void {
		$stored          = get_option( self::OPTION, array() );
		$stored          = is_array( $stored ) ? $stored : array();
		$stored[ $name ] = $value;
		update_option( self::OPTION, $stored, true );
	}
}
