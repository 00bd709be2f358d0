<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Secret_Box;

/**
 * A hub's tokens of this site: one for each user who signed in, or one that all share.
 *
 * They are encrypted with a key made from the site's salts, bound to whom they belong to, to the hub, and to the address of this
 * site: a copy of the site, made for staging, is signed out. They never leave the server. Whatever does not decrypt counts as
 * not signed in.
 */
final class Access_Tokens {

	private const USER_OPTION   = 'templately_account';
	private const GLOBAL_OPTION = 'templately_global_account';

	private string $source;

	private Secret_Box $sealed;

	/**
	 * @param string $source Name of the hub, or its address as long as the name is not known; '' for the embedded one. What one hub gave is never shown to another.
	 */
	public function __construct( string $source = '' ) {
		$this->source = $source;
		$this->sealed = new Secret_Box( 'templately account token' );
	}

	/**
	 * Returns the token that a user's calls carry: the user's own where they linked one, else the site's shared one.
	 *
	 * @return string The token, or '' when not signed in.
	 */
	public function token( int $user_id ): string {
		$own = $this->get_own( $user_id );
		return '' !== $own ? $own : $this->get_shared();
	}

	/** Says whether all users of the site share one account. */
	public function is_shared(): bool {
		return '' !== $this->get_shared();
	}

	/** Keeps a user's own token. */
	public function save( int $user_id, string $token ): void {
		update_user_option( $user_id, $this->named( self::USER_OPTION ), $this->sealed->encrypt( $token, $this->bound_to( "user $user_id" ) ) );
	}

	/** Keeps the token that all users share. */
	public function save_shared( string $token ): void {
		update_option( $this->named( self::GLOBAL_OPTION ), $this->sealed->encrypt( $token, $this->bound_to( 'site' ) ), false );
	}

	/**
	 * Returns a user's own token, whether or not the site shares another.
	 *
	 * @return string The token, or ''.
	 */
	public function get_own( int $user_id ): string {
		return $this->sealed->decrypt( (string) get_user_option( $this->named( self::USER_OPTION ), $user_id ), $this->bound_to( "user $user_id" ) );
	}

	/** Returns the token that all users share, or ''. */
	public function get_shared(): string {
		return $this->sealed->decrypt( (string) get_option( $this->named( self::GLOBAL_OPTION ), '' ), $this->bound_to( 'site' ) );
	}

	/** Forgets a user's own token. */
	public function delete( int $user_id ): void {
		delete_user_option( $user_id, $this->named( self::USER_OPTION ) );
	}

	/** Forgets the token that all users share. */
	public function delete_shared(): void {
		delete_option( $this->named( self::GLOBAL_OPTION ) );
	}

	/** Takes over the tokens of a hub whose name has become known. */
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

	/** Forgets every token that the hub gave this site. */
	public function delete_all_of_hub(): void {
		global $wpdb;
		$this->delete_shared();
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . $this->named( self::USER_OPTION ), '', true );
	}

	/** Forgets every token of this site, whichever hub gave it. */
	public static function delete_all(): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::GLOBAL_OPTION ) . '%' ) );
		array_map( 'delete_option', $names );
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $wpdb->esc_like( $wpdb->get_blog_prefix() . self::USER_OPTION ) . '%' ) );
		foreach ( $keys as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/** @return string Its name for this hub. */
	private function named( string $option ): string {
		return '' === $this->source ? $option : $option . '_' . substr( hash( 'sha256', $this->source ), 0, 16 );
	}

	private function bound_to( string $owner ): string {
		// A site that changes to https stays the same site.
		$home = preg_replace( '#^https?:#i', '', untrailingslashit( (string) get_option( 'home' ) ) );
		return implode( '|', array( $owner, $this->source, $home ) );
	}
}
