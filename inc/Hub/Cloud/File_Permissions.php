<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Workspace_Permissions;

/** Decides who may do what with a file. The only place that decides; the caller supplies the facts. */
final class File_Permissions {

	/** HTTP statuses. NOT_ALLOWED is for actors that can see the file. */
	public const GRANTED     = 200;
	public const NOT_ALLOWED = 403;
	public const NOT_THERE   = 404;

	/** Actions. READ includes the file's versions and media. */
	public const READ    = 'read';
	public const COPY    = 'copy';
	public const RENAME  = 'rename';
	public const SAVE    = 'save';
	public const MOVE    = 'move';
	public const TRASH   = 'trash';
	public const RESTORE = 'restore';
	public const PURGE   = 'purge';

	/** Action without a file. */
	public const ADD = 'add';

	public const VERBS = array( self::READ, self::COPY, self::RENAME, self::SAVE, self::MOVE, self::TRASH, self::RESTORE, self::PURGE );

	/** Actions on a file outside the trash by the actor's role there (OWNER in their own My Clouds) and the file's owner. Without a role: NOT_THERE. */
	private const LIVING = array(
		Workspace_Permissions::VIEWER => array(
			'others' => array( self::READ, self::COPY ),
			// A member demoted to viewer can still read their own files and take them back.
			'own'    => array( self::READ, self::COPY, self::MOVE, self::TRASH ),
		),
		Workspace_Permissions::EDITOR => array(
			'others' => array( self::READ, self::COPY ),
			'own'    => array( self::READ, self::COPY, self::RENAME, self::SAVE, self::MOVE, self::TRASH ),
		),
		Workspace_Permissions::OWNER  => array(
			// The file goes to its owner's trash.
			'others' => array( self::READ, self::COPY, self::TRASH ),
			'own'    => array( self::READ, self::COPY, self::RENAME, self::SAVE, self::MOVE, self::TRASH ),
		),
	);

	/** Actions of the owner on a file in the trash. Everybody else gets NOT_THERE. */
	private const TRASHED = array( self::READ, self::RESTORE, self::PURGE );

	/** Actions on the trash only. Another file gets NOT_THERE, because it has just been restored. */
	private const TRASH_ONLY = array( self::RESTORE, self::PURGE );

	private const WITH_DESTINATION = array( self::COPY, self::MOVE );

	/** Actions of an account whose address is not verified. */
	private const UNVERIFIED = array( self::READ, self::TRASH, self::PURGE );

	/**
	 * @param string $role Actor's role in the file's location, a constant of Workspace_Permissions.
	 * @param string $target_role Actor's role in the destination of a copy or move.
	 * @return int GRANTED, NOT_ALLOWED or NOT_THERE.
	 */
	public static function check( string $verb, string $role, bool $is_mine, bool $is_trashed, string $target_role = Workspace_Permissions::OWNER ): int {
		if ( $is_trashed ) {
			return $is_mine && in_array( $verb, self::TRASHED, true ) ? self::GRANTED : self::NOT_THERE;
		}
		if ( ! isset( self::LIVING[ $role ] ) || in_array( $verb, self::TRASH_ONLY, true ) ) {
			return self::NOT_THERE;
		}
		if ( ! in_array( $verb, self::LIVING[ $role ][ $is_mine ? 'own' : 'others' ], true ) ) {
			return self::NOT_ALLOWED;
		}
		return in_array( $verb, self::WITH_DESTINATION, true ) ? self::check_add( $target_role ) : self::GRANTED;
	}

	/** @return int GRANTED, NOT_ALLOWED or NOT_THERE. */
	public static function check_add( string $role ): int {
		if ( ! isset( self::LIVING[ $role ] ) ) {
			return self::NOT_THERE;
		}
		return Workspace_Permissions::VIEWER === $role ? self::NOT_ALLOWED : self::GRANTED;
	}

	/** Decides whether an account may perform an action on any file. */
	public static function check_account( string $verb, string $standing ): bool {
		return Actor::VERIFIED === $standing || ( Actor::UNVERIFIED === $standing && in_array( $verb, self::UNVERIFIED, true ) );
	}
}
