<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Messages as Shared_Messages;

/**
 * What the cloud says to people.
 */
final class Messages extends Shared_Messages {

	/** Says that a look names something that is no font. */
	public static function unfit_font(): string {
		return __( 'A font of this template is none, or is larger than 2 MB.', 'templately' );
	}

	/** Says that a file belongs to somebody else. */
	public static function not_allowed(): string {
		return __( 'You may not do that with this file.', 'templately' );
	}

	/** Says that somebody may only read in a workspace. */
	public static function only_reads(): string {
		return __( 'You may only read in this workspace.', 'templately' );
	}

	/** Says that the account is not verified. */
	public static function not_verified(): string {
		return __( 'Sorry your account is not verified. Please verify your account to start using the cloud.', 'templately' );
	}

	/**
	 * Says that a cloud has no room for more files.
	 *
	 * @param int $files Files in it.
	 * @param int $limit Files that it may have.
	 */
	public static function too_many_files( int $files, int $limit ): string {
		/* translators: 1: number of files, 2: number of files that the plan allows. */
		return sprintf( __( 'Your cloud has no room for that: it has %1$d of %2$d files.', 'templately' ), $files, $limit );
	}

	/**
	 * Says that a cloud has no room for more bytes.
	 *
	 * @param int $most Bytes that it may have.
	 */
	public static function too_many_bytes( int $most ): string {
		/* translators: %s: size, such as 1 GB. */
		return sprintf( __( 'Your cloud has no room for that: files, older versions and the trash together may have %s.', 'templately' ), (string) size_format( $most ) );
	}

	/**
	 * Says that a document is too large.
	 *
	 * @param int $most Bytes that it may have.
	 */
	public static function too_large( int $most ): string {
		/* translators: %s: size, such as 4 MB. */
		return sprintf( __( 'This template is larger than %s.', 'templately' ), (string) size_format( $most ) );
	}

	/**
	 * Says that a file was changed by somebody else, or elsewhere, before.
	 *
	 * @param int $yours Number of the version that came too late.
	 */
	public static function version_conflict( int $yours ): string {
		/* translators: %d: number of a version. */
		return sprintf( __( 'This file was changed meanwhile. Nothing is lost: what you saved is kept as version %d.', 'templately' ), $yours );
	}

	/** Says that media of a document are not there. */
	public static function media_missing(): string {
		return __( 'Images of this template did not arrive. Please push it again.', 'templately' );
	}

	/** Says that some bytes are not those that they are said to be. */
	public static function other_bytes(): string {
		return __( 'This file is not the one that was announced. Please send it again.', 'templately' );
	}

	/** Says that a picture tells where and with what it was taken. */
	public static function has_metadata(): string {
		return __( 'This image has metadata, such as the place where it was taken, and has to be sent without.', 'templately' );
	}

	/** Says that a file of another kind cannot be kept. */
	public static function unfit_media(): string {
		return __( 'Files of this kind cannot be kept in the cloud.', 'templately' );
	}

	/** Says that a name is empty. */
	public static function name_empty(): string {
		return __( 'Please enter a name.', 'templately' );
	}

	/** Says why a kit is not deleted just so. */
	public static function cannot_delete_kit(): string {
		return __( 'This file holds the Site Settings of Elementor: its colours, fonts and layout.', 'templately' );
	}

	/** Says that a document is empty. */
	public static function content_empty(): string {
		return __( 'This template is empty.', 'templately' );
	}

	/** Says that a document is not what its builder makes. */
	public static function content_broken(): string {
		return __( 'This is no Elementor template.', 'templately' );
	}

	/** Says that what a file holds cannot be read any more. */
	public static function content_damaged(): string {
		return __( 'This version is damaged. Take an older one back, or push the template again.', 'templately' );
	}
}
