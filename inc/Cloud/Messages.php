<?php

declare( strict_types=1 );

namespace Templately\Cloud;

use Templately\Messages as Shared_Messages;

/**
 * What the cloud says to people.
 */
final class Messages extends Shared_Messages {

	/** Says that a file lies among the uploads, and no attachment has it. */
	public static function not_in_library(): string {
		return __( 'It is not in the media library.', 'templately' );
	}

	/** Says that an attachment has lost its file. */
	public static function file_gone(): string {
		return __( 'Its file is gone.', 'templately' );
	}

	/** Says that a file is too large to travel. */
	public static function too_large(): string {
		return __( 'It is larger than 10 MB.', 'templately' );
	}

	/** Says that a document shows more than travels with it. */
	public static function too_many_media(): string {
		return __( 'At most 200 files travel with a template.', 'templately' );
	}

	/** Says that files of a kind do not travel. */
	public static function not_that_kind(): string {
		return __( 'Files of this kind stay on this site: images, films, sounds and PDFs travel, SVG and others do not.', 'templately' );
	}

	/** Says that an account is everybody's, and not this person's to change. */
	public static function shared_account(): string {
		return __( 'All users of this site share this account: only an administrator changes its files.', 'templately' );
	}

	/** Says that there is nothing to push. */
	public static function nothing_to_push(): string {
		return __( 'There is nothing in this template that could be pushed.', 'templately' );
	}

	/** Says that somebody may not push. */
	public static function may_not_push(): string {
		return __( 'You are not allowed to push this template.', 'templately' );
	}

	/** Says that an image of a push did not come as it was announced. */
	public static function changed_meanwhile(): string {
		return __( 'An image of this template was changed or removed meanwhile. Nothing was pushed. Please try again.', 'templately' );
	}

	/**
	 * Says that files lie in the trash now.
	 *
	 * @param int $files How many.
	 */
	public static function trashed( int $files ): string {
		/* translators: %d: number of files. */
		return 1 === $files ? __( 'You have deleted a file from your cloud.', 'templately' ) : sprintf( _n( 'You have deleted %d file from your cloud.', 'You have deleted %d files from your cloud.', $files, 'templately' ), $files );
	}

	/**
	 * Says where files were brought.
	 *
	 * @param string $action 'copy' or 'move'.
	 * @param string $title  Title of a workspace; '' for one's own cloud.
	 */
	public static function brought( string $action, string $title ): string {
		if ( '' === $title ) {
			return 'copy' === $action ? __( 'Your file has been copied to My Clouds.', 'templately' ) : __( 'Your file has been moved to My Clouds.', 'templately' );
		}
		return sprintf(
			/* translators: %s: title of a workspace. */
			'copy' === $action ? __( 'Your file has been copied to a WorkSpace called: %s', 'templately' ) : __( 'Your file has been moved to a WorkSpace called: %s', 'templately' ),
			$title
		);
	}

	/** Says that a template was pushed. */
	public static function pushed(): string {
		return __( 'Your file has been pushed successfully to your cloud store.', 'templately' );
	}
}
