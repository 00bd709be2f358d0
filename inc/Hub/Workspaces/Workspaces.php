<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Accounts\Sign_Up_Validator;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Creates and changes workspaces. People join by invitation only (Invitation_Acceptance). */
final class Workspaces {

	private const MAX_SLUG_LETTERS = 60;

	private Database $database;

	private Workspace_For_Update $locked;

	private Member_Store $members;

	private Invitations $invitations;

	private Activity_Log $activity;

	private Workspace_Presenter $view;

	private Membership_Removal $member_removal;

	private Clock $clock;

	public function __construct( Database $database, Workspace_For_Update $locked, Member_Store $members, Invitations $invitations, Activity_Log $activity, Workspace_Presenter $view, Membership_Removal $member_removal, Clock $clock ) {
		$this->database       = $database;
		$this->locked         = $locked;
		$this->members        = $members;
		$this->invitations    = $invitations;
		$this->activity       = $activity;
		$this->view           = $view;
		$this->member_removal = $member_removal;
		$this->clock          = $clock;
	}

	/**
	 * @param list<string> $share_with Addresses.
	 * @return array<string, mixed>
	 * @throws Failure 400 for an invalid title or address, 403 invalid_data, 422, 429.
	 */
	public function create( string $title, array $share_with, Actor $actor ): array {
		if ( Workspace_Permissions::GRANTED !== Workspace_Permissions::check_create( $actor->standing() ) ) {
			throw Workspace_For_Update::not_verified();
		}
		$title  = self::title( $title );
		$emails = self::addresses( $share_with, 'share_with' );
		return $this->database->transaction(
			function () use ( $title, $emails, $actor ): array {
				if ( $this->locked->count_owned( $actor->account_id() ) >= Contract::MAX ) {
					throw new Failure( 'too_many_workspaces', sprintf( /* translators: %s: number of workspaces. */ __( 'You have %s WorkSpaces, which is the maximum. Delete one first.', 'templately' ), number_format_i18n( Contract::MAX ) ), 422 );
				}
				$id = $this->database->insert(
					'workspaces',
					array(
						'owner_id'   => $actor->account_id(),
						'slug'       => self::slug( $title ),
						'title'      => $title,
						'version'    => 1,
						'created_at' => $this->clock->now(),
					)
				);
				$this->activity->record( $id, 0, $actor->account_id(), 'created', $title );
				$this->invitations->invite( $id, $emails, Workspace_For_Update::account( $actor ) );
				return $this->view->get( $id, $actor );
			}
		);
	}

	/**
	 * Changes title, invitations and members of a workspace, or nothing after an error.
	 * @param array<string, mixed> $changes version (checked for conflicts; optional), title (optional), share_with, remove (addresses), roles (list of account_id and role).
	 * @return array<string, mixed>
	 * @throws Failure 400, 403, 404, 409 version_conflict, 422, 429.
	 */
	public function update( int $id, array $changes, Actor $actor ): array {
		$title  = isset( $changes['title'] ) ? self::title( $changes['title'] ) : null;
		$invite = self::addresses( $changes['share_with'], 'share_with' );
		$remove = array_values( array_unique( array_map( array( Account_Store::class, 'normalize_email' ), $changes['remove'] ) ) );
		return $this->locked->for_writing(
			Workspace_Permissions::SAVE,
			$id,
			$actor,
			function ( array $row ) use ( $id, $changes, $title, $invite, $remove, $actor ): array {
				if ( isset( $changes['version'] ) && (int) $row['version'] !== $changes['version'] ) {
					throw new Failure( 'version_conflict', __( 'This WorkSpace has been changed in the meantime. Review it, then save again.', 'templately' ), 409, array(), array( 'newest' => (int) $row['version'] ) );
				}
				if ( null !== $title && $title !== $row['title'] ) {
					$this->activity->record( $id, 0, $actor->account_id(), 'renamed', $title );
				}
				$this->database->query( 'UPDATE {workspaces} SET title = %s, version = version + 1 WHERE id = %d', $title ?? $row['title'], $id );
				$this->member_removal->remove_by_email( $id, $remove, $actor );
				foreach ( $changes['roles'] as $given ) {
					$this->set_role( $id, $given['account_id'], $given['role'], $actor );
				}
				if ( array() !== $invite ) {
					$this->invitations->invite( $id, $invite, Workspace_For_Update::account( $actor ) );
				}
				return $this->view->get( $id, $actor );
			}
		);
	}

	/**
	 * @param string $role VIEWER or EDITOR.
	 * @return array<string, mixed>
	 */
	public function change_role( int $id, int $account_id, string $role, Actor $actor ): array {
		return $this->locked->for_writing(
			Workspace_Permissions::PEOPLE,
			$id,
			$actor,
			function () use ( $id, $account_id, $role, $actor ): array {
				$this->set_role( $id, $account_id, $role, $actor );
				return $this->view->get( $id, $actor );
			}
		);
	}

	/**
	 * Transfers a workspace to one of its editors. The former owner becomes an editor. No files move.
	 * @return array<string, mixed>
	 * @throws Failure 403, 404, 422 not_an_editor or too_many_workspaces.
	 */
	public function transfer( int $id, int $account_id, Actor $actor ): array {
		return $this->locked->for_writing(
			Workspace_Permissions::TRANSFER,
			$id,
			$actor,
			function () use ( $id, $account_id, $actor ): array {
				if ( Workspace_Permissions::EDITOR !== $this->locked->require_member( $id, $account_id ) ) {
					throw new Failure( 'not_an_editor', __( 'A WorkSpace can only be transferred to one of its editors. Make them an editor first.', 'templately' ), 422 );
				}
				if ( $this->locked->count_owned( $account_id ) >= Contract::MAX ) {
					throw new Failure( 'too_many_workspaces', sprintf( /* translators: %s: number of workspaces. */ __( 'They have %s WorkSpaces, which is the maximum. Nothing has been transferred.', 'templately' ), number_format_i18n( Contract::MAX ) ), 422 );
				}
				$this->members->remove( $id, $account_id );
				$this->database->query( 'UPDATE {workspaces} SET owner_id = %d, version = version + 1 WHERE id = %d', $account_id, $id );
				$this->members->add( $id, $actor->account_id(), Workspace_Permissions::EDITOR );
				$this->activity->record( $id, 0, $actor->account_id(), 'transferred', (string) $account_id );
				return $this->view->get( $id, $actor );
			},
			static function () use ( $account_id ): array {
				return array( $account_id );
			}
		);
	}

	/** @return array<string, mixed> */
	public function resend( int $id, int $invitation_id, Actor $actor ): array {
		return $this->locked->for_writing(
			Workspace_Permissions::INVITE,
			$id,
			$actor,
			function () use ( $id, $invitation_id, $actor ): array {
				$this->invitations->resend( $id, $invitation_id, Workspace_For_Update::account( $actor ) );
				return $this->view->get( $id, $actor );
			}
		);
	}

	/** @return array<string, mixed> */
	public function withdraw( int $id, int $invitation_id, Actor $actor ): array {
		return $this->locked->for_writing(
			Workspace_Permissions::PEOPLE,
			$id,
			$actor,
			function () use ( $id, $invitation_id, $actor ): array {
				$this->invitations->withdraw( $id, $invitation_id );
				return $this->view->get( $id, $actor );
			}
		);
	}

	/** It can be interrupted at any time. */
	public function upkeep(): void {
		$this->invitations->delete_expired();
		$this->activity->delete_expired();
	}

	/** @param string $role VIEWER or EDITOR. */
	private function set_role( int $id, int $account_id, string $role, Actor $actor ): void {
		if ( $this->locked->require_member( $id, $account_id ) !== $role ) {
			$this->members->change( $id, $account_id, $role );
			$this->activity->record( $id, 0, $actor->account_id(), "made_$role", (string) $account_id );
		}
	}

	private static function title( string $title ): string {
		// Bidirectional control characters would affect the text around the title.
		$title = trim( (string) preg_replace( array( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '/[\p{Cc}\p{Z}]+/u' ), array( '', ' ' ), $title ) );
		if ( '' === preg_replace( '/[\p{C}\p{Z}\p{M}]/u', '', $title ) ) {
			throw new Failure( 'rest_invalid_param', self::title_missing(), 400, array( 'title' => self::title_missing() ) );
		}
		return $title;
	}

	/**
	 * @param list<string> $emails As typed.
	 * @return list<string> Distinct normalized addresses.
	 */
	private static function addresses( array $emails, string $field ): array {
		foreach ( $emails as $email ) {
			if ( ! Sign_Up_Validator::is_email( $email ) ) {
				throw new Failure( 'rest_invalid_param', self::no_address( $email ), 400, array( $field => self::no_address( $email ) ) );
			}
		}
		return array_values( array_unique( array_map( array( Account_Store::class, 'normalize_email' ), $emails ) ) );
	}

	/** Returns a slug with eight random digits, so that it never equals a path of the API. */
	private static function slug( string $title ): string {
		$words = trim( (string) substr( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $title ) ) ), 0, self::MAX_SLUG_LETTERS ), '-' );
		return ( '' === $words ? 'workspace' : $words ) . '-' . bin2hex( random_bytes( 4 ) );
	}

	private static function title_missing(): string {
		return __( 'Give the WorkSpace a name.', 'templately' );
	}

	private static function no_address( string $email ): string {
		/* translators: %s: what the user typed. */
		return sprintf( __( '“%s” is not an email address.', 'templately' ), $email );
	}
}
