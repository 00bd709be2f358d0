<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/** Schemas of workspaces, members, invitations and activity. */
final class Workspace_Schema {

	/** Workspaces per page (cloud specification, section 9). */
	public const PER_PAGE = 11;

	/** Workspaces per account, and in a selection list. */
	public const MAX = 500;

	public const MAX_PEOPLE = 100;

	public const PICTURES = 4;

	public const MAX_ADDRESSES = 50;

	public const MAX_TITLE_LENGTH = 190;

	public const ACTIVITY_PER_PAGE = 30;

	public const GIVEN = array( 'editor', 'viewer' );

	/** State of an invitation's last mail: waiting is still queued, failed is not retried. */
	public const MAIL_SENT    = 'sent';
	public const MAIL_WAITING = 'waiting';
	public const MAIL_FAILED  = 'failed';
	public const MAIL_STATES  = array( self::MAIL_SENT, self::MAIL_WAITING, self::MAIL_FAILED );

	public const VERBS = array( 'created', 'renamed', 'invited', 'joined', 'left', 'removed', 'made_editor', 'made_viewer', 'transferred', 'pushed', 'saved', 'retitled', 'copied', 'moved_in', 'moved_out', 'trashed', 'restored' );

	public static function person(): array {
		return Schema::record(
			array(
				'id'            => Schema::integer( 1 ),
				'name'          => Schema::text( 401 ),
				'profile_photo' => Schema::text( 2000 ),
				// '' unless the user owns the workspace.
				'email'         => Schema::text( 254 ),
				'role'          => Schema::enum( array( 'owner', 'editor', 'viewer' ) ),
			)
		);
	}

	public static function properties(): array {
		return array(
			'id'          => Schema::integer( 1 ),
			'slug'        => Schema::text( 190 ),
			'title'       => Schema::text( self::MAX_TITLE_LENGTH ),
			// Whether another account owns it.
			'shared'      => Schema::boolean(),
			'role'        => Schema::enum( array( 'owner', 'editor', 'viewer' ) ),
			'version'     => Schema::integer( 1 ),
			'owner'       => self::person(),
			'people'      => Schema::list_of( self::person(), self::MAX_PEOPLE ),
			// Empty unless the user owns the workspace.
			'invitations' => Schema::list_of( self::invitation(), self::MAX_PEOPLE ),
			'files'       => Schema::integer(),
			// The files with a thumbnail that changed last.
			'pictures'    => Schema::list_of(
				Schema::record(
					array(
						'id'      => Schema::integer( 1 ),
						'version' => Schema::integer( 1 ),
					)
				),
				self::PICTURES
			),
			'created_at'  => Schema::text( 40 ),
		);
	}

	/** Workspace in the site's API: adds the specification's names, and has URLs of thumbnails. */
	public static function site_properties(): array {
		return array( 'pictures' => Schema::list_of( Schema::text( 2000 ), self::PICTURES ) ) + self::properties() + array(
			'name'                => Schema::text( self::MAX_TITLE_LENGTH ),
			'sharedWith'          => Schema::list_of( self::person(), self::MAX_PEOPLE ),
			// JSON list of email addresses.
			'pending_invitations' => Schema::text( 300 * self::MAX_PEOPLE ),
		);
	}

	/** Invitation as the workspace's owner sees it. */
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

	public static function page(): array {
		return array(
			'current_page' => Schema::integer( 1 ),
			'total_page'   => Schema::integer( 1 ),
			'total'        => Schema::integer(),
		);
	}

	public static function options(): array {
		$choice = array(
			'id'    => Schema::integer( 1 ),
			'slug'  => Schema::text( 190 ),
			'title' => Schema::text( self::MAX_TITLE_LENGTH ),
		);
		return array(
			'own'    => Schema::list_of( Schema::record( $choice ), self::MAX ),
			'shared' => Schema::list_of( Schema::record( $choice + array( 'role' => Schema::enum( self::GIVEN ) ) ), self::MAX ),
		);
	}

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
						// Null if no file is concerned or it is not in the workspace any more; detail then has its name.
						'file'        => Schema::nullable( Schema::record( $named ) ),
						// The name is empty if the account no longer exists.
						'account'     => Schema::record( array( 'id' => Schema::integer() ) + $named ),
						// New title, or name of the member or file.
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

	public static function pending_invitations(): array {
		return array(
			'invitations' => Schema::list_of(
				Schema::record(
					array(
						'id'         => Schema::integer( 1 ),
						'workspace'  => Schema::record( array( 'title' => Schema::text( self::MAX_TITLE_LENGTH ) ) ),
						'invited_by' => Schema::record( array( 'name' => Schema::text( 401 ) ) ),
						'role'       => Schema::enum( self::GIVEN ),
						'expires_at' => Schema::text( 40 ),
					)
				),
				self::MAX_PEOPLE
			),
			// False if the account's email address is not verified; then its invitations are hidden.
			'proven'      => Schema::boolean(),
		);
	}

	public static function emails( int $most = self::MAX_ADDRESSES ): array {
		return Schema::list_of( Schema::text( 254 ), $most ) + array( 'default' => array() );
	}

	public static function roles(): array {
		return Schema::list_of(
			Schema::record(
				array(
					'account_id' => Schema::integer( 1 ),
					'role'       => Schema::enum( self::GIVEN ),
				)
			),
			self::MAX_PEOPLE
		) + array( 'default' => array() );
	}

	public static function page_argument(): array {
		return Schema::integer(
			1,
			array(
				'maximum' => 1000000,
				'default' => 1,
			)
		);
	}

	public static function title(): array {
		return Schema::text( self::MAX_TITLE_LENGTH );
	}
}
