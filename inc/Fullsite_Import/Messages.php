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
}
