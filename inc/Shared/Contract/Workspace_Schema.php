<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/**
 * Workspaces: who is in them as what, who is invited, and what happened there.
 */
final class Workspace_Schema {

	/** Workspaces on a page of the list (cloud specification, section 9). */
	public const PER_PAGE = 11;

	/** Workspaces that can be chosen among at once, and that somebody can own. */
	public const MOST = 500;

	/** People in a workspace besides its owner, those who are invited included. */
	public const MOST_PEOPLE = 100;

	/** Addresses that one call can bring. */
	public const MOST_ADDRESSES = 50;

	/** Letters of a title. */
	public const LONGEST_TITLE = 190;

	/** Entries on a page of the activity. */
	public const ACTIVITY_PER_PAGE = 30;

	/** Roles that somebody can be given. */
	public const GIVEN = array( 'editor', 'viewer' );

	/** What became of the last mail of an invitation: waiting is one that is not out yet, failed one that is not tried again. */
	public const MAIL_SENT    = 'sent';
	public const MAIL_WAITING = 'waiting';
	public const MAIL_FAILED  = 'failed';
	public const MAIL_STATES  = array( self::MAIL_SENT, self::MAIL_WAITING, self::MAIL_FAILED );

	/** What can have happened: to the workspace and its people, and to files in it. */
	public const VERBS = array( 'created', 'renamed', 'invited', 'joined', 'left', 'removed', 'made_editor', 'made_viewer', 'transferred', 'pushed', 'saved', 'retitled', 'copied', 'moved_in', 'moved_out', 'trashed', 'restored' );

	/**
	 * Returns the schema of somebody in a workspace.
	 *
	 * @return array<string, mixed>
	 */
	public static function person(): array {
		return Schema::record(
			array(
				'id'            => Schema::integer( 1 ),
				'name'          => Schema::text( 401 ),
				'profile_photo' => Schema::text( 2000 ),
				// '' unless the workspace is the asker's.
				'email'         => Schema::text( 254 ),
				'role'          => Schema::enum( array( 'owner', 'editor', 'viewer' ) ),
			)
		);
	}

	/**
	 * Returns the members of a workspace.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return array(
			'id'          => Schema::integer( 1 ),
			'slug'        => Schema::text( 190 ),
			'title'       => Schema::text( self::LONGEST_TITLE ),
			// Whether it is somebody else's.
			'shared'      => Schema::boolean(),
			'role'        => Schema::enum( array( 'owner', 'editor', 'viewer' ) ),
			'version'     => Schema::integer( 1 ),
			'owner'       => self::person(),
			'people'      => Schema::list_of( self::person(), self::MOST_PEOPLE ),
			// None unless the workspace is the asker's.
			'invitations' => Schema::list_of( self::invitation(), self::MOST_PEOPLE ),
			'files'       => Schema::integer(),
			'created_at'  => Schema::text( 40 ),
		);
	}

	/**
	 * Returns the members of a workspace as the site's API has them: with the specification's names for what the hub says, too.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function site_properties(): array {
		return self::properties() + array(
			'name'                => Schema::text( self::LONGEST_TITLE ),
			'sharedWith'          => Schema::list_of( self::person(), self::MOST_PEOPLE ),
			// JSON: a list of addresses.
			'pending_invitations' => Schema::text( 300 * self::MOST_PEOPLE ),
		);
	}

	/**
	 * Returns the schema of an invitation, as the workspace's owner sees it.
	 *
	 * @return array<string, mixed>
	 */
	public static function invitation(): array {
		return Schema::record(
			array(
				'id'         => Schema::integer( 1 ),
				'email'      => Schema::text( 254 ),
				'role'       => Schema::enum( self::GIVEN ),
				'invited_at' => Schema::text( 40 ),
				'expires_at' => Schema::text( 40 ),
				'mail'       => Schema::enum( self::MAIL_STATES ),
			)
		);
	}

	/**
	 * Returns the members of a page of workspaces, but for them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function page(): array {
		return array(
			'current_page' => Schema::integer( 1 ),
			'total_page'   => Schema::integer( 1 ),
			'total'        => Schema::integer(),
		);
	}

	/**
	 * Returns the members of the workspaces that somebody can choose among, in the order of their titles.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function options(): array {
		$choice = array(
			'id'    => Schema::integer( 1 ),
			'slug'  => Schema::text( 190 ),
			'title' => Schema::text( self::LONGEST_TITLE ),
		);
		return array(
			'own'    => Schema::list_of( Schema::record( $choice ), self::MOST ),
			'shared' => Schema::list_of( Schema::record( $choice + array( 'role' => Schema::enum( self::GIVEN ) ) ), self::MOST ),
		);
	}

	/**
	 * Returns the members of a page of what happened in a workspace, the last first.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function activity(): array {
		$named = array(
			'id'   => Schema::integer( 1 ),
			'name' => Schema::text( 401 ),
		);
		return array(
			'activity'     => Schema::list_of(
				Schema::record(
					array(
						'id'          => Schema::integer( 1 ),
						'verb'        => Schema::enum( self::VERBS ),
						// Null where it was about none, or about one that does not lie here any more: detail has its name of that time.
						'file'        => Schema::nullable( Schema::record( $named ) ),
						// Without a name where the account is gone.
						'account'     => Schema::record( array( 'id' => Schema::integer() ) + $named ),
						// The new title, the name of whoever it happened to, or the file's.
						'detail'      => Schema::text( 401 ),
						'happened_at' => Schema::text( 40 ),
					)
				),
				self::ACTIVITY_PER_PAGE
			),
			'current_page' => Schema::integer( 1 ),
			'total_page'   => Schema::integer( 1 ),
		);
	}

	/**
	 * Returns the members of the invitations that wait for an account.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function pending_invitations(): array {
		return array(
			'invitations' => Schema::list_of(
				Schema::record(
					array(
						'id'         => Schema::integer( 1 ),
						'workspace'  => Schema::record( array( 'title' => Schema::text( self::LONGEST_TITLE ) ) ),
						'invited_by' => Schema::record( array( 'name' => Schema::text( 401 ) ) ),
						'role'       => Schema::enum( self::GIVEN ),
						'expires_at' => Schema::text( 40 ),
					)
				),
				self::MOST_PEOPLE
			),
			// False where the account's address was not shown to be theirs: then nobody knows whether some wait.
			'proven'      => Schema::boolean(),
		);
	}

	/**
	 * Returns the argument that brings addresses.
	 *
	 * @return array<string, mixed>
	 */
	public static function emails( int $most = self::MOST_ADDRESSES ): array {
		return Schema::list_of( Schema::text( 254 ), $most ) + array( 'default' => array() );
	}

	/**
	 * Returns the argument that gives roles to members.
	 *
	 * @return array<string, mixed>
	 */
	public static function roles(): array {
		return Schema::list_of(
			Schema::record(
				array(
					'account_id' => Schema::integer( 1 ),
					'role'       => Schema::enum( self::GIVEN ),
				)
			),
			self::MOST_PEOPLE
		) + array( 'default' => array() );
	}

	/**
	 * Returns the argument that chooses a page.
	 *
	 * @return array<string, mixed>
	 */
	public static function page_argument(): array {
		return Schema::integer(
			1,
			array(
				'maximum' => 1000000,
				'default' => 1,
			)
		);
	}

	/**
	 * Returns the argument that names a workspace.
	 *
	 * @return array<string, mixed>
	 */
	public static function title(): array {
		return Schema::text( self::LONGEST_TITLE );
	}
}
