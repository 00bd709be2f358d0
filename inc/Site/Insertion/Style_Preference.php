<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

/**
 * In which look each person has designs inserted on this site: what they chose last.
 */
final class Style_Preference {

	private const USER_OPTION = 'templately_look';

	/**
	 * Returns what somebody chose.
	 *
	 * @return string '' for nothing yet.
	 */
	public function get( int $user_id ): string {
		$chosen = get_user_option( self::USER_OPTION, $user_id );
		return is_string( $chosen ) ? $chosen : '';
	}

	/** Remembers what somebody chose. */
	public function set( int $user_id, string $look ): void {
		update_user_option( $user_id, self::USER_OPTION, $look );
	}

	/** Forgets what everybody chose on this site. */
	public static function delete_all(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::USER_OPTION, '', true );
	}
}
