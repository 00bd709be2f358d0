<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

/**
 * Which account a token is of, so that a list does not ask the hub for it each time.
 */
final class Account_Id_Cache {

	private const USER_OPTION = 'templately_account_id';

	/**
	 * Returns the account's id.
	 *
	 * @param string $token   The token that the user's calls carry.
	 * @return int 0 where it is not known.
	 */
	public function get( int $user_id, string $token ): int {
		$known = get_user_option( self::USER_OPTION, $user_id );
		return is_array( $known ) && ( $known['token'] ?? '' ) === self::mark( $token ) ? (int) ( $known['id'] ?? 0 ) : 0;
	}

	/**
	 * Notes it.
	 *
	 * @param string $token      The token that the user's calls carry.
	 */
	public function set( int $user_id, string $token, int $account_id ): void {
		update_user_option(
			$user_id,
			self::USER_OPTION,
			array(
				'token' => self::mark( $token ),
				'id'    => $account_id,
			)
		);
	}

	/** Forgets whose tokens are known on this site. */
	public static function delete_all(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::USER_OPTION, '', true );
	}

	/** @return string What tells it from others, and is none. */
	private static function mark( string $token ): string {
		return substr( hash( 'sha256', "known account $token" ), 0, 16 );
	}
}
