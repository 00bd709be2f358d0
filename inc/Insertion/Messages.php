<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use Templately\Messages as Shared_Messages;

/**
 * What inserting says to people.
 */
final class Messages extends Shared_Messages {

	/** Says that what came is not what a hub may send. */
	public static function damaged(): string {
		return __( 'This design is damaged. Nothing was inserted.', 'templately' );
	}

	/** Says that nothing can be inserted into Elementor yet. */
	public static function no_elementor(): string {
		return __( 'Elementor templates cannot be inserted here.', 'templately' );
	}

	/**
	 * Says that a design of Elementor cannot be used here.
	 *
	 * @param string $what Name of the element in which it is.
	 * @param string $why  A sentence.
	 */
	public static function not_for_this_site( string $what, string $why ): string {
		/* translators: 1: name of a widget, 2: a sentence that says why. */
		return sprintf( __( 'This design cannot be used on this site because of its widget “%1$s”. %2$s', 'templately' ), $what, $why );
	}

	/** Says that the person's role cannot add images. */
	public static function no_uploads(): string {
		return __( 'This design has images, and your role may not upload files. Nothing was inserted.', 'templately' );
	}
}
