<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

/** Caches each user's hub account id, so that listing files needs no extra request to the hub. */
final class Account_Id_Cache {

	private const USER_OPTION = 'templately_account_id';

	/** Returns 0 if no id is cached for this access token. */
	public function get( int $user_id, string $token ): int {
		$known = get_user_option( self::USER_OPTION, $user_id );
		return is_array( $known ) && ( $known['token'] ?? '' ) === self::fingerprint( $token ) ? (int) ( $known['id'] ?? 0 ) : 0;
	}

	public function set( int $user_id, string $token, int $account_id ): void {
		update_user_option(
			$user_id,
			self::USER_OPTION,
			array(
				'token' => self::fingerprint( $token ),
				'id'    => $account_id,
			)
		);
	}

	public static function delete_all(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::USER_OPTION, '', true );
	}

	private static function fingerprint( string $token ): string {
		return substr( hash( 'sha256', "known account $token" ), 0, 16 );
	}
}
