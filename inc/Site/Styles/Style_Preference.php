<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Contract\Style_Schema;

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

	/** Returns the current user's style, or the given one if they have not chosen any. */
	public function current( string $default_style ): string {
		$chosen = $this->get( get_current_user_id() );
		$style  = '' === $chosen ? $default_style : $chosen;
		return in_array( $style, Style_Schema::ALL, true ) ? $style : Style_Schema::DESIGN;
	}

	public static function delete_all(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::USER_OPTION, '', true );
	}
}
