<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Messages as Shared_Messages;

/**
 * What the full-site import says to people.
 */
final class Messages extends Shared_Messages {

	/**
	 * Says that another import or revert runs.
	 *
	 * @param string $name Who started it; '' where nobody knows.
	 */
	public static function run_active( string $name ): string {
		return '' === $name
			? __( 'Another import is running on this site. Wait until it is done.', 'templately' )
			/* translators: %s: name of a person. */
			: sprintf( __( '%s is running an import on this site. Wait until it is done.', 'templately' ), $name );
	}

	/** Says that an import can neither go on nor begin again. */
	public static function not_resumable(): string {
		return __( 'This import has ended and cannot go on.', 'templately' );
	}

	/** Says that an import cannot be taken back. */
	public static function not_revertible(): string {
		return __( 'This import cannot be reverted now.', 'templately' );
	}

	/** Says that a file was not stored whole. */
	public static function file_not_written(): string {
		return __( 'A file could not be written. Is there room on the disk?', 'templately' );
	}

	/** Says that somebody may not import whole sites. */
	public static function no_permission(): string {
		return __( "Unfortunately, you don't have permission to import templates. Please check your permissions or contact the website admin for help.", 'templately' );
	}

	/** Says that a call does not come from a page of this session. */
	public static function session_expired(): string {
		return __( 'Your session has expired. Reload the page and try again.', 'templately' );
	}

	/**
	 * Says how a call is asked.
	 *
	 * @param string $method 'GET' or 'POST'.
	 */
	public static function wrong_method( string $method ): string {
		/* translators: %s: GET or POST. */
		return sprintf( __( 'This call is asked by %s.', 'templately' ), $method );
	}

	/**
	 * Says that a field is missing, is none of the call, or has a value that it cannot have.
	 *
	 * @param string $name Its name.
	 */
	public static function wrong_field( string $name ): string {
		/* translators: %s: name of a field. */
		return sprintf( __( '%s is not as this call needs it.', 'templately' ), $name );
	}
}
