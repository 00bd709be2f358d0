<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Workspace_Permissions;

/**
 * Who may do what with a file: the table that decides, and nothing else does. Its facts were read before; it reads none.
 */
final class File_Permissions {

	/** As HTTP says it: yes; they see it, and may not do that; nothing is said of it. */
	public const GRANTED     = 200;
	public const NOT_ALLOWED = 403;
	public const NOT_THERE   = 404;

	/** What is done. READ is all that shows a file, its versions and its media. */
	public const READ    = 'read';
	public const COPY    = 'copy';
	public const RENAME  = 'rename';
	public const SAVE    = 'save';
	public const MOVE    = 'move';
	public const TRASH   = 'trash';
	public const RESTORE = 'restore';
	public const PURGE   = 'purge';

	/** What is done where no file is yet. */
	public const ADD = 'add';

	public const VERBS = array( self::READ, self::COPY, self::RENAME, self::SAVE, self::MOVE, self::TRASH, self::RESTORE, self::PURGE );

	/**
	 * What is granted with a file that is in no trash, by the role where it lies: in a workspace that of a member, in My Clouds that
	 * of an owner or none. Who has no role is told nothing.
	 */
	private const LIVING = array(
		Workspace_Permissions::VIEWER => array(
			'others' => array( self::READ, self::COPY ),
			// Whose role was taken down goes on to read what is theirs, and takes it away.
			'own'    => array( self::READ, self::COPY, self::MOVE, self::TRASH ),
		),
		Workspace_Permissions::EDITOR => array(
			'others' => array( self::READ, self::COPY ),
			'own'    => array( self::READ, self::COPY, self::RENAME, self::SAVE, self::MOVE, self::TRASH ),
		),
		Workspace_Permissions::OWNER  => array(
			// Into its owner's trash, where it is theirs alone.
			'others' => array( self::READ, self::COPY, self::TRASH ),
			'own'    => array( self::READ, self::COPY, self::RENAME, self::SAVE, self::MOVE, self::TRASH ),
		),
	);

	/** What is granted with a file in the trash, to its owner; nobody else is told of it. */
	private const TRASHED = array( self::READ, self::RESTORE, self::PURGE );

	/** What is of the trash alone, and told of any other file as if it were not there: somebody has just taken it out. */
	private const OF_TRASH = array( self::RESTORE, self::PURGE );

	/** What brings files to a place. */
	private const TARGETED = array( self::COPY, self::MOVE );

	/** Who has shown no address reads, takes away and tidies up. */
	private const UNVERIFIED = array( self::READ, self::TRASH, self::PURGE );

	/**
	 * Decides.
	 *
	 * @param string $role        The actor's where the file lies, one of Workspace_Permissions's roles.
	 * @param bool   $is_mine     Whether the file is the actor's own.
	 * @param bool   $is_trashed  Whether it is in the trash.
	 * @param string $target_role The actor's where a copy or a move leads to.
	 * @return int One of this class's.
	 */
	public static function check( string $verb, string $role, bool $is_mine, bool $is_trashed, string $target_role = Workspace_Permissions::OWNER ): int {
		if ( $is_trashed ) {
			return $is_mine && in_array( $verb, self::TRASHED, true ) ? self::GRANTED : self::NOT_THERE;
		}
		if ( ! isset( self::LIVING[ $role ] ) || in_array( $verb, self::OF_TRASH, true ) ) {
			return self::NOT_THERE;
		}
		if ( ! in_array( $verb, self::LIVING[ $role ][ $is_mine ? 'own' : 'others' ], true ) ) {
			return self::NOT_ALLOWED;
		}
		return in_array( $verb, self::TARGETED, true ) ? self::check_add( $target_role ) : self::GRANTED;
	}

	/**
	 * Decides whether files may be brought to a place.
	 *
	 * @param string $role The actor's there.
	 * @return int One of this class's.
	 */
	public static function check_add( string $role ): int {
		if ( ! isset( self::LIVING[ $role ] ) ) {
			return self::NOT_THERE;
		}
		return Workspace_Permissions::VIEWER === $role ? self::NOT_ALLOWED : self::GRANTED;
	}

	/**
	 * Decides whether an account may do something at all, with whatever file.
	 *
	 * @param string $verb     One of VERBS, or ADD.
	 * @param string $standing Of the actor, one of Actor's.
	 */
	public static function check_account( string $verb, string $standing ): bool {
		return Actor::VERIFIED === $standing || ( Actor::UNVERIFIED === $standing && in_array( $verb, self::UNVERIFIED, true ) );
	}
}
