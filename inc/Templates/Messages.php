<?php

declare( strict_types=1 );

namespace Templately\Templates;

use Templately\Messages as Shared_Messages;

/**
 * What saved templates say to people.
 */
final class Messages extends Shared_Messages {

	/** Says that Elementor has to be there first. */
	public static function no_elementor(): string {
		return __( 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.', 'templately' );
	}

	/** Says that somebody may not delete a template. */
	public static function may_not_delete(): string {
		return __( 'You are not allowed to delete this template.', 'templately' );
	}

	/** Says that somebody may not save templates. */
	public static function may_not_save(): string {
		return __( 'Your role may not save templates on this site.', 'templately' );
	}

	/** Says why a kit is not deleted just so. */
	public static function cannot_delete_kit(): string {
		return __( 'This template holds the Site Settings of Elementor: its colours, fonts and layout. If it is deleted, the whole site loses them.', 'templately' );
	}

	/**
	 * Says that a template was deleted.
	 *
	 * @param string $title Its title.
	 */
	public static function deleted( string $title ): string {
		/* translators: %s: title of a template. */
		return sprintf( __( '“%s” was deleted.', 'templately' ), $title );
	}

	/** Says that WordPress could not write. */
	public static function not_saved(): string {
		return __( 'WordPress could not save the template.', 'templately' );
	}

	/** Says that a file is no template. */
	public static function no_template(): string {
		return __( 'This is no template: neither a pattern of WordPress nor a template of Elementor.', 'templately' );
	}

	/** Says that a file did not come whole. */
	public static function damaged(): string {
		return __( 'This file is damaged.', 'templately' );
	}
}
