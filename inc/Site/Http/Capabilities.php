<?php

declare( strict_types=1 );

namespace Templately\Site\Http;

use Templately\Shared\Rest\Failure;

/** Permissions that WordPress has no capability for. */
final class Capabilities {

	/** Meta capability to see the library. Users who edit posts have it, unless the settings hide the library from their role. */
	public const BROWSE = 'templately_browse';

	public const IMPORT_NONCE = 'templately_import';

	/** @throws Failure 403 marketplace_hidden; rest_forbidden for a user who cannot edit posts either. */
	public static function require_capability( string $capability ): void {
		if ( ! current_user_can( $capability ) ) {
			throw self::forbidden_error( $capability );
		}
	}

	public static function forbidden_error( string $capability ): Failure {
		return self::BROWSE === $capability && current_user_can( 'edit_posts' )
			? new Failure( 'marketplace_hidden', __( 'The library is not available for your role on this site. You can still use your own cloud, your workspaces and the templates of this site.', 'templately' ), 403 )
			: new Failure( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'templately' ), 403 );
	}

	/** Tells whether the user may import and revert whole sites: can_fsi of the specification. Single steps check more. */
	public static function can_import(): bool {
		return current_user_can( 'manage_options' ) && current_user_can( 'upload_files' ) && current_user_can( 'edit_theme_options' );
	}

	public static function import_forbidden_message(): string {
		return __( "Unfortunately, you don't have permission to import templates. Please check your permissions or contact the website admin for help.", 'templately' );
	}
}
