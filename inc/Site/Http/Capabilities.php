<?php

declare( strict_types=1 );

namespace Templately\Site\Http;

use Templately\Shared\Rest\Failure;

/**
 * What people need besides WordPress's own capabilities.
 */
final class Capabilities {

	/** To see the library and what is collected of it: all who edit posts, but for the roles from which a site keeps it. */
	public const BROWSE = 'templately_browse';

	/**
	 * Sees to it that whoever is asking may do something.
	 *
	 * @throws Failure 403 marketplace_hidden, or rest_forbidden for who may not edit posts either.
	 */
	public static function require_capability( string $capability ): void {
		if ( ! current_user_can( $capability ) ) {
			throw self::forbidden_error( $capability );
		}
	}

	/** Says that whoever is asking lacks a capability. */
	public static function forbidden_error( string $capability ): Failure {
		return self::BROWSE === $capability && current_user_can( 'edit_posts' )
			? new Failure( 'marketplace_hidden', __( 'On this site the library is not there for your role. Your own cloud, your workspaces and the templates of this site are.', 'templately' ), 403 )
			: new Failure( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'templately' ), 403 );
	}
}
