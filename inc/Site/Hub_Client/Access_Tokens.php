<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Secret_Box;

/**
 * The site's access tokens for a hub: one per user who signed in, or one shared by all.
 * They are encrypted with the site's salts and bound to their owner, the hub and the site's URL, so a staging copy of the site is signed
 * out. They never leave the server.
 */
final class Access_Tokens {

	private const USER_OPTION   = 'templately_account';
	private const GLOBAL_OPTION = 'templately_global_account';

	private string $source;

	private Secret_Box $sealed;

	/** @param string $source Id of the hub, or its URL while the id is unknown; '' for the embedded hub. Tokens of one hub are never sent to another. */
	public function __construct( string $source = '' ) {
		$this->source = $source;
		$this->sealed = new Secret_Box( 'templately account token' );
	}

	/** Returns the user's own token, or else the shared one; '' if not signed in. */
	public function token( int $user_id ): string {
		$own = $this->get_own( $user_id );
		return '' !== $own ? $own : $this->get_shared();
	}

	public function is_shared(): bool {
		return '' !== $this->get_shared();
	}

	public function save( int $user_id, string $token ): void {
		update_user_option( $user_id, $this->named( self::USER_OPTION ), $this->sealed->encrypt( $token, $this->bound_to( "user $user_id" ) ) );
	}

	public function save_shared( string $token ): void {
		update_option( $this->named( self::GLOBAL_OPTION ), $this->sealed->encrypt( $token, $this->bound_to( 'site' ) ), false );
	}

	public function get_own( int $user_id ): string {
		return $this->sealed->decrypt( (string) get_user_option( $this->named( self::USER_OPTION ), $user_id ), $this->bound_to( "user $user_id" ) );
	}

	public function get_shared(): string {
		return $this->sealed->decrypt( (string) get_option( $this->named( self::GLOBAL_OPTION ), '' ), $this->bound_to( 'site' ) );
	}

	public function delete( int $user_id ): void {
		delete_user_option( $user_id, $this->named( self::USER_OPTION ) );
	}

	public function delete_shared(): void {
		delete_option( $this->named( self::GLOBAL_OPTION ) );
	}

	/** Moves tokens that were stored under a hub's URL to its id. */
	public function migrate_hub_id( string $address ): void {
		global $wpdb;
		$before = new self( $address );
		if ( '' !== $before->get_shared() ) {
			$this->save_shared( $before->get_shared() );
		}
		$users = $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s", $wpdb->get_blog_prefix() . $before->named( self::USER_OPTION ) ) );
		foreach ( array_map( 'intval', $users ) as $user ) {
			if ( '' !== $before->get_own( $user ) ) {
				$this->save( $user, $before->get_own( $user ) );
			}
		}
		$before->delete_all_of_hub();
	}

	public function delete_all_of_hub(): void {
		global $wpdb;
		$this->delete_shared();
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . $this->named( self::USER_OPTION ), '', true );
	}

	public static function delete_all(): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::GLOBAL_OPTION ) . '%' ) );
		array_map( 'delete_option', $names );
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $wpdb->esc_like( $wpdb->get_blog_prefix() . self::USER_OPTION ) . '%' ) );
		foreach ( $keys as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	private function named( string $option ): string {
		return '' === $this->source ? $option : $option . '_' . substr( hash( 'sha256', $this->source ), 0, 16 );
	}

	private function bound_to( string $owner ): string {
		// A move to https does not change the site.
		$home = preg_replace( '#^https?:#i', '', untrailingslashit( (string) get_option( 'home' ) ) );
		return implode( '|', array( $owner, $this->source, $home ) );
	}
}
