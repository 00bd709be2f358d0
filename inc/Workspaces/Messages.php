<?php

declare( strict_types=1 );

namespace Templately\Workspaces;

use Templately\Messages as Shared_Messages;

/**
 * What workspaces say to people: the specification's texts to the letter (section 8), and those of the same kind that it leaves open.
 */
final class Messages extends Shared_Messages {

	/**
	 * Says that a workspace was made.
	 *
	 * @param string $name What it is called.
	 */
	public static function created( string $name ): string {
		/* translators: %s: name of a workspace. */
		return sprintf( __( 'You have created a WorkSpace called %s', 'templately' ), $name );
	}

	/** Says that a workspace was saved. */
	public static function saved(): string {
		return __( 'You have succesfully saved your WorkSpace changes.', 'templately' );
	}

	/** Says that a workspace was deleted. */
	public static function deleted(): string {
		return __( 'You have deleted a WorkSpace from your account.', 'templately' );
	}

	/** Says that files were added to a workspace. */
	public static function added(): string {
		return __( 'Your file has been added to this workspace.', 'templately' );
	}

	/** Says that somebody has left a workspace. */
	public static function has_left(): string {
		return __( 'You have left the WorkSpace. Your files are in My Clouds.', 'templately' );
	}

	/**
	 * Says that a workspace is somebody else's now.
	 *
	 * @param string $name What that person is called.
	 */
	public static function transferred( string $name ): string {
		/* translators: %s: name of a person. */
		return sprintf( __( 'The WorkSpace belongs to %s now. You are an editor in it.', 'templately' ), $name );
	}

	/** Says that somebody was taken out of a workspace. */
	public static function removed(): string {
		return __( 'The person is no longer in the WorkSpace. Their files went home with them.', 'templately' );
	}

	/**
	 * Says that somebody has taken an invitation.
	 *
	 * @param string $name What the workspace is called.
	 */
	public static function joined( string $name ): string {
		/* translators: %s: name of a workspace. */
		return sprintf( __( 'You are in the WorkSpace “%s” now.', 'templately' ), $name );
	}

	/** Says that somebody has turned an invitation down. */
	public static function declined(): string {
		return __( 'The invitation is declined.', 'templately' );
	}

	/** Says that an invitation was sent again. */
	public static function resent(): string {
		return __( 'The invitation is on its way again.', 'templately' );
	}

	/** Says that an invitation was withdrawn. */
	public static function withdrawn(): string {
		return __( 'The invitation is withdrawn.', 'templately' );
	}

	/** Says that somebody may not do that with an account that all users of the site share. */
	public static function shared_account(): string {
		return __( 'All users of this site share one account. Only an administrator can change its WorkSpaces.', 'templately' );
	}
}
