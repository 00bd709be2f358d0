<?php

declare( strict_types=1 );

namespace Templately\Shared\Settings;

/**
 * What the hub remembers outside its tables, in one small autoloaded option.
 */
final class Hub_State {

	private const OPTION = 'templately_hub';

	/** Returns the hash of the starter catalogue that was published last; '' for none. */
	public function starter_hash(): string {
		return (string) $this->read( 'starter' );
	}

	/**
	 * Remembers which starter catalogue was published.
	 *
	 * @param string $hash Its hash.
	 */
	public function set_starter_hash( string $hash ): void {
		$this->change( 'starter', $hash );
		$this->change( 'starter_packs', '' );
	}

	/**
	 * Returns the packs of a starter catalogue that were published before it was stopped.
	 *
	 * @param string $hash Hash of the catalogue.
	 * @return list<string> Their slugs.
	 */
	public function starter_packs( string $hash ): array {
		$packs = explode( ' ', (string) $this->read( 'starter_packs' ) );
		return array_shift( $packs ) === $hash ? $packs : array();
	}

	/**
	 * Remembers that a pack of a starter catalogue was published.
	 *
	 * @param string $hash Hash of the catalogue.
	 * @param string $slug Slug of the pack.
	 */
	public function add_starter_pack( string $hash, string $slug ): void {
		$this->change( 'starter_packs', implode( ' ', array_merge( array( $hash ), $this->starter_packs( $hash ), array( $slug ) ) ) );
	}

	/** Returns the unguessable name of the folder of private files, which is made up on the first call. */
	public function private_folder(): string {
		$folder = (string) $this->read( 'folder' );
		if ( '' === $folder ) {
			$folder = bin2hex( random_bytes( 16 ) );
			$this->change( 'folder', $folder );
		}
		return $folder;
	}

	/**
	 * Remembers whether mails leave.
	 *
	 * @param bool $sent Whether the last one did.
	 * @param int  $now  The time, in seconds since 1970.
	 */
	public function record_mail_result( bool $sent, int $now ): void {
		$fail = 0 !== $this->mails_fail_since();
		if ( $sent ? $fail : ! $fail ) {
			$this->change( 'mails', $sent ? 0 : $now );
		}
	}

	/** Returns since when no mail could be sent, in seconds since 1970; 0 where the last one was. */
	public function mails_fail_since(): int {
		return (int) $this->read( 'mails' );
	}

	/**
	 * Returns the keys that are good for deliveries of a shop; none before one was made.
	 *
	 * @param int $now The time, in seconds since 1970.
	 * @return list<string>
	 */
	public function webhook_keys( int $now ): array {
		$former = $now < (int) $this->read( 'former_webhook_until' ) ? (string) $this->read( 'former_webhook_key' ) : '';
		return array_values( array_filter( array( (string) $this->read( 'webhook_key' ), $former ) ) );
	}

	/**
	 * Replaces the key for deliveries of a shop; the one before is good for another day.
	 *
	 * @param int    $now The time, in seconds since 1970.
	 */
	public function set_webhook_key( string $key, int $now ): void {
		$this->change( 'former_webhook_key', (string) $this->read( 'webhook_key' ) );
		$this->change( 'former_webhook_until', $now + DAY_IN_SECONDS );
		$this->change( 'webhook_key', $key );
	}

	/** Forgets everything. */
	public function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return int|string */
	private function read( string $name ) {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? ( $stored[ $name ] ?? '' ) : '';
	}

	/** @param int|string $value The value. */
	private function change( string $name, $value ): void {
		$stored          = get_option( self::OPTION, array() );
		$stored          = is_array( $stored ) ? $stored : array();
		$stored[ $name ] = $value;
		update_option( self::OPTION, $stored, true );
	}
}
