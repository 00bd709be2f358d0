<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

/** Stores the style that each user last inserted a design in. */
final class Style_Preference {

	private const USER_OPTION = 'templately_look';

	/** Returns '' if the user has not chosen a style yet. */
	public function get( int $user_id ): string {
		$chosen = get_user_option( self::USER_OPTION, $user_id );
		return is_string( $chosen ) ? $chosen : '';
	}

	public function set( int $user_id, string $look ): void {
		update_user_option( $user_id, self::USER_OPTION, $look );
	}

	public static function delete_all(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::USER_OPTION, '', true );
	}
}
