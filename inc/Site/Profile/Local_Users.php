<?php

declare( strict_types=1 );

namespace Templately\Site\Profile;

use Templately\Shared\Contract\Site_Users;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use WP_User;

/** The site's WordPress users for the embedded hub: opaque ids, and plans. */
final class Local_Users implements Site_Users {

	private Settings $settings;

	private Site_State $state;

	public function __construct( Settings $settings, Site_State $state ) {
		$this->settings = $settings;
		$this->state    = $state;
	}

	/** Returns the hub's opaque id of a user. Includes the registration date, because user ids can be reused. */
	public function user_hash( WP_User $user ): string {
		return hash( 'sha256', implode( '|', array( $this->state->uuid(), $user->ID, $user->user_registered ) ) );
	}

	/** The plan ends with the administrator role or the user. */
	public function plan( int $id, string $subject ): string {
		$user = get_userdata( $id );
		return $user instanceof WP_User && hash_equals( $this->user_hash( $user ), $subject ) && user_can( $user, 'manage_options' ) ? $this->settings->administrators_plan() : 'free';
	}

	public function login( string $email, string $subject ): string {
		$user = get_user_by( 'email', $email );
		return $user instanceof WP_User && hash_equals( $this->user_hash( $user ), $subject ) ? $user->user_login : '';
	}

	public function current_subject(): string {
		return is_user_logged_in() ? $this->user_hash( wp_get_current_user() ) : '';
	}
}
