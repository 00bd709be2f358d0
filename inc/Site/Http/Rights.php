<?php

declare( strict_types=1 );

namespace Templately\Site\Http;

/**
 * Who may import a whole site, and take that back.
 */
final class Rights {

	/** What the nonce of an import's calls is for. */
	public const NONCE = 'templately_import';

	/** Says whether the caller may: the specification's can_fsi. What single steps need besides is asked for by them. */
	public static function may_import(): bool {
		return current_user_can( 'manage_options' ) && current_user_can( 'upload_files' ) && current_user_can( 'edit_theme_options' );
	}

	/** Says that somebody may not import whole sites. */
	public static function import_forbidden_message(): string {
		return __( "Unfortunately, you don't have permission to import templates. Please check your permissions or contact the website admin for help.", 'templately' );
	}
}
