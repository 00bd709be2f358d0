<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Contract\Workspaces as Contract;
use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Mailed_Links;
use Templately\Hub\Accounts\Sign_Up_Form;
use Templately\Hub\Actor;
use Templately\Hub\Cloud\Files;
use Templately\Hub\Database;
use Templately\Rest\Failure;
use Templately\Storage\Clock;

/**
 * Workspaces: places for files of several people. Nobody is put into one: people are invited, and come.
 *
 * Whoever changes one, or who is in it, has its row alone until the end; whoever writes a file there holds it with others. So
 * somebody's files go home in the very transaction in which they go, and none comes after.
 */
final class Workspaces {

	/** Letters of a title in the slug. */
	private const LETTERS_OF_SLUG = 60;

	/** @var Database */
	private $database;

	/** @var Members */
	private $members;

	/** @var Invitations */
	private $invitations;

	/** @var Activity */
	private $activity;

	/** @var Workspace_View */
	private $view;

	/** @var Files */
	private $files;

	/** @var Account_Store */
	private $accounts;

	/** @var Mailed_Links */
	private $links;

	/** @var Clock */
	private $clock;

	/**
	 * @param Database       $database    The hub's tables.
	 * @param Members        $members     Who is in them.
	 * @param Invitations    $invitations Who is invited.
	 * @param Activity       $activity    What happened.
	 * @param Workspace_View $view        What the API says about them.
	 * @param Files          $files       The files.
	 * @param Account_Store  $accounts    Accounts.
	 * @param Mailed_Links   $links       Mails links.
	 * @param Clock          $clock       The time.
	 */
	public function __construct( Database $database, Members $members, Invitations $invitations, Activity $activity, Workspace_View $view, Files $files, Account_Store $accounts, Mailed_Links $links, Clock $clock ) {
		$this->database    = $database;
		$this->members     = $members;
		$this->invitations = $invitations;
		$this->activity    = $activity;
		$this->view        = $view;
		$this->files       = $files;
		$this->accounts    = $accounts;
		$this->links       = $links;
		$this->clock       = $clock;
	}

	/**
	 * Returns a page of somebody's workspaces, or of those of others that they are in: the newest first.
	 *
	 * @param bool  $shared   Whether those of others.
	 * @param int   $page     Its number.
	 * @param int   $per_page How many it has.
	 * @param Actor $actor    Who asks.
	 * @return array{workspaces: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 */
	public function page( bool $shared, int $page, int $per_page, Actor $actor ): array {
		$from  = $shared ? '{members} m JOIN {workspaces} w ON w.id = m.workspace_id WHERE m.account_id = %d' : '{workspaces} w WHERE w.owner_id = %d';
		$order = $shared ? 'm.joined_at DESC, w.id DESC' : 'w.created_at DESC, w.id DESC';
		$total = $this->database->numbers( "SELECT COUNT(*) FROM $from", $actor->account_id() )[0];
		$rows  = $this->database->rows( "SELECT w.* FROM $from ORDER BY $order LIMIT %d OFFSET %d", $actor->account_id(), $per_page, ( $page - 1 ) * $per_page );
		return array(
			'workspaces'   => $this->view->records( $rows, $actor->account_id() ),
			'current_page' => $page,
			'total_page'   => max( 1, (int) ceil( $total / $per_page ) ),
			'total'        => $total,
		);
	}

	/**
	 * Returns all that somebody can choose among, by title.
	 *
	 * @param Actor $actor Who asks.
	 * @return array{own: list<array<string, mixed>>, shared: list<array<string, mixed>>}
	 */
	public function choices( Actor $actor ): array {
		$choice = static function ( array $row ): array {
			return array(
				'id'    => (int) $row['id'],
				'slug'  => $row['slug'],
				'title' => $row['title'],
			) + ( isset( $row['role'] ) ? array( 'role' => Members::name( (int) $row['role'] ) ) : array() );
		};
		return array(
			'own'    => array_map( $choice, $this->database->rows( 'SELECT id, slug, title FROM {workspaces} WHERE owner_id = %d ORDER BY title, id LIMIT %d', $actor->account_id(), Contract::MOST ) ),
			'shared' => array_map( $choice, $this->database->rows( 'SELECT w.id, w.slug, w.title, m.role FROM {members} m JOIN {workspaces} w ON w.id = m.workspace_id WHERE m.account_id = %d ORDER BY w.title, w.id LIMIT %d', $actor->account_id(), Contract::MOST ) ),
		);
	}

	/**
	 * Returns a workspace.
	 *
	 * @param string $slug  Its slug.
	 * @param Actor  $actor Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 404.
	 */
	public function read( string $slug, Actor $actor ): array {
		$row  = $this->database->row( 'SELECT * FROM {workspaces} WHERE slug = %s', $slug );
		$role = null === $row ? Workspace_Access::NONE : $this->members->role( (int) $row['id'], $actor->account_id() );
		self::require_right( Workspace_Access::SEE, $role, $actor );
		assert( null !== $row );
		return $this->view->records( array( $row ), $actor->account_id() )[0];
	}

	/**
	 * Makes a workspace, and invites people.
	 *
	 * @param string       $title      What it is called.
	 * @param list<string> $share_with Addresses of people.
	 * @param Actor        $actor      Whose it is.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 400 for a title or an address that is none, 403 invalid_data, 422, 429.
	 */
	public function create( string $title, array $share_with, Actor $actor ): array {
		if ( Workspace_Access::GRANTED !== Workspace_Access::creating( $actor->standing() ) ) {
			throw self::not_verified();
		}
		$title  = self::title( $title );
		$emails = self::addresses( $share_with, 'share_with' );
		return $this->database->transaction(
			function () use ( $title, $emails, $actor ): array {
				if ( $this->database->numbers( 'SELECT COUNT(*) FROM {workspaces} WHERE owner_id = %d', $actor->account_id() )[0] >= Contract::MOST ) {
					throw new Failure( 'too_many_workspaces', Messages::too_many(), 422 );
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
				$this->activity->note( $id, 0, $actor->account_id(), 'created', $title );
				$this->invitations->invite( $id, $emails, self::account( $actor ) );
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Changes a workspace: its title, who is invited, who is taken out, and what people are in it. All of it or nothing.
	 *
	 * @param int                  $id      The workspace.
	 * @param array<string, mixed> $changes version (the one that was looked at; absent for any), title (absent for the same), share_with, remove (addresses), roles (lists
	 *                                      of account_id and role).
	 * @param Actor                $actor   Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 400, 403, 404, 409 version_conflict, 422, 429.
	 */
	public function save( int $id, array $changes, Actor $actor ): array {
		$title  = isset( $changes['title'] ) ? self::title( $changes['title'] ) : null;
		$invite = self::addresses( $changes['share_with'], 'share_with' );
		$remove = array_values( array_unique( array_map( array( Account_Store::class, 'normal' ), $changes['remove'] ) ) );
		return $this->database->transaction(
			function () use ( $id, $changes, $title, $invite, $remove, $actor ): array {
				$row = $this->locked( $id, Workspace_Access::SAVE, $actor );
				if ( isset( $changes['version'] ) && (int) $row['version'] !== $changes['version'] ) {
					throw new Failure( 'version_conflict', Messages::changed_meanwhile(), 409, array(), array( 'newest' => (int) $row['version'] ) );
				}
				if ( null !== $title && $title !== $row['title'] ) {
					$this->activity->note( $id, 0, $actor->account_id(), 'renamed', $title );
				}
				$this->database->write( 'UPDATE {workspaces} SET title = %s, version = version + 1 WHERE id = %d', $title ?? $row['title'], $id );
				$this->take_out( $id, $remove, $actor );
				foreach ( $changes['roles'] as $given ) {
					$this->give( $id, $given['account_id'], $given['role'], $actor );
				}
				if ( array() !== $invite ) {
					self::require_right( Workspace_Access::INVITE, Workspace_Access::OWNER, $actor );
					$this->invitations->invite( $id, $invite, self::account( $actor ) );
				}
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Deletes a workspace. Each file goes home to whose it is: into their My Clouds, or into their trash.
	 *
	 * @param int   $id           The workspace.
	 * @param bool  $delete_files Whether into the trash.
	 * @param Actor $actor        Who asks.
	 *
	 * @throws Failure 403, 404.
	 */
	public function delete( int $id, bool $delete_files, Actor $actor ): void {
		$this->database->transaction(
			function () use ( $id, $delete_files, $actor ): void {
				$this->locked( $id, Workspace_Access::DELETE, $actor );
				$this->dissolve( $id, $delete_files, $actor->account_id() );
			}
		);
	}

	/**
	 * Leaves a workspace, with one's files.
	 *
	 * @param int   $id          The workspace.
	 * @param bool  $keep_copies Whether copies of them stay, which are its owner's then.
	 * @param Actor $actor       Who goes.
	 *
	 * @throws Failure 403, 404, 422 quota_exceeded where the owner has no room for copies.
	 */
	public function leave( int $id, bool $keep_copies, Actor $actor ): void {
		try {
			$this->database->transaction(
				function () use ( $id, $keep_copies, $actor ): void {
					$row = $this->locked( $id, Workspace_Access::LEAVE, $actor );
					$this->part( $row, $actor->account_id(), $keep_copies );
					$this->activity->note( $id, 0, $actor->account_id(), 'left' );
				}
			);
		} catch ( Failure $failure ) {
			// How full another's cloud is concerns nobody else.
			throw 'quota_exceeded' === $failure->error_code() ? new Failure( 'quota_exceeded', Messages::no_room_for_copies(), 422 ) : $failure;
		}
	}

	/**
	 * Takes a member out of a workspace; their files go home with them.
	 *
	 * @param int   $id          The workspace.
	 * @param int   $account_id  The member.
	 * @param bool  $keep_copies Whether copies of the files stay, which are its owner's then.
	 * @param Actor $actor       Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 403, 404, 422 quota_exceeded.
	 */
	public function remove( int $id, int $account_id, bool $keep_copies, Actor $actor ): array {
		return $this->database->transaction(
			function () use ( $id, $account_id, $keep_copies, $actor ): array {
				$row = $this->locked( $id, Workspace_Access::PEOPLE, $actor );
				$this->require_member( $id, $account_id );
				$this->part( $row, $account_id, $keep_copies );
				$this->activity->note( $id, 0, $actor->account_id(), 'removed', (string) $account_id );
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Gives a member a role.
	 *
	 * @param int    $id         The workspace.
	 * @param int    $account_id The member.
	 * @param string $role       VIEWER or EDITOR.
	 * @param Actor  $actor      Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 403, 404.
	 */
	public function change_role( int $id, int $account_id, string $role, Actor $actor ): array {
		return $this->database->transaction(
			function () use ( $id, $account_id, $role, $actor ): array {
				$this->locked( $id, Workspace_Access::PEOPLE, $actor );
				$this->give( $id, $account_id, $role, $actor );
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Hands a workspace over to one of its editors; whose it was is an editor from then on. Nobody's files move.
	 *
	 * @param int   $id         The workspace.
	 * @param int   $account_id The editor.
	 * @param Actor $actor      Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 403, 404, 422 not_an_editor or too_many_workspaces.
	 */
	public function transfer( int $id, int $account_id, Actor $actor ): array {
		return $this->database->transaction(
			function () use ( $id, $account_id, $actor ): array {
				$this->locked( $id, Workspace_Access::TRANSFER, $actor );
				if ( Workspace_Access::EDITOR !== $this->require_member( $id, $account_id ) ) {
					throw new Failure( 'not_an_editor', Messages::editors_only(), 422 );
				}
				$this->members->remove( $id, $account_id );
				$this->database->write( 'UPDATE {workspaces} SET owner_id = %d, version = version + 1 WHERE id = %d', $account_id, $id );
				$this->members->add( $id, $actor->account_id(), Workspace_Access::EDITOR );
				$this->activity->note( $id, 0, $actor->account_id(), 'transferred', (string) $account_id );
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Sends an invitation again.
	 *
	 * @param int   $id            The workspace.
	 * @param int   $invitation_id The invitation.
	 * @param Actor $actor         Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 403, 404, 422 sent_often, 429.
	 */
	public function resend( int $id, int $invitation_id, Actor $actor ): array {
		return $this->database->transaction(
			function () use ( $id, $invitation_id, $actor ): array {
				$this->locked( $id, Workspace_Access::INVITE, $actor );
				$this->invitations->resend( $id, $invitation_id, self::account( $actor ) );
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Withdraws an invitation.
	 *
	 * @param int   $id            The workspace.
	 * @param int   $invitation_id The invitation.
	 * @param Actor $actor         Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 403, 404.
	 */
	public function withdraw( int $id, int $invitation_id, Actor $actor ): array {
		return $this->database->transaction(
			function () use ( $id, $invitation_id, $actor ): array {
				$this->locked( $id, Workspace_Access::PEOPLE, $actor );
				$this->invitations->withdraw( $id, $invitation_id );
				return $this->record( $id, $actor );
			}
		);
	}

	/**
	 * Returns a page of what happened in a workspace.
	 *
	 * @param int   $id    The workspace.
	 * @param int   $page  Its number.
	 * @param Actor $actor Who asks.
	 * @return array{activity: list<array<string, mixed>>, current_page: int, total_page: int}
	 *
	 * @throws Failure 403, 404.
	 */
	public function activity( int $id, int $page, Actor $actor ): array {
		self::require_right( Workspace_Access::ACTIVITY, $this->members->role( $id, $actor->account_id() ), $actor );
		return $this->activity->page( $id, $page );
	}

	/**
	 * Returns the invitations that wait for somebody.
	 *
	 * @param Actor $actor Who asks.
	 * @return array{invitations: list<array<string, mixed>>, proven: bool}
	 */
	public function waiting( Actor $actor ): array {
		return $this->invitations->waiting( self::account( $actor ) );
	}

	/**
	 * Takes an invitation.
	 *
	 * @param int   $invitation_id The invitation.
	 * @param Actor $actor         Who asks.
	 * @return array<string, mixed> The workspace.
	 *
	 * @throws Failure 403 unproven_address, 404.
	 */
	public function accept( int $invitation_id, Actor $actor ): array {
		return $this->record( $this->answered( $actor, array( $this->invitations, 'accept' ), $invitation_id ), $actor );
	}

	/**
	 * Turns an invitation down.
	 *
	 * @param int   $invitation_id The invitation.
	 * @param Actor $actor         Who asks.
	 *
	 * @throws Failure 403 unproven_address, 404.
	 */
	public function decline( int $invitation_id, Actor $actor ): void {
		$this->answered( $actor, array( $this->invitations, 'decline' ), $invitation_id );
	}

	/** Forgets what is old. It may be stopped anywhere. */
	public function upkeep(): void {
		$this->invitations->remove_old();
		$this->activity->remove_old();
	}

	/**
	 * Takes an account out of everything, before it is removed: its workspaces are deleted, and everybody's files go home.
	 *
	 * @param int $account_id The account.
	 */
	public function forget( int $account_id ): void {
		foreach ( $this->database->numbers( 'SELECT id FROM {workspaces} WHERE owner_id = %d ORDER BY id', $account_id ) as $id ) {
			$this->database->transaction(
				function () use ( $id, $account_id ): void {
					if ( Workspace_Access::OWNER === $this->members->role( $id, $account_id, Members::ALONE ) ) {
						$this->dissolve( $id, false, $account_id );
					}
				}
			);
		}
		foreach ( $this->members->places( $account_id ) as $id ) {
			$this->database->transaction(
				function () use ( $id, $account_id ): void {
					$this->members->role( $id, $account_id, Members::ALONE );
					$this->files->send_home( $id, $account_id, false );
					$this->members->remove( $id, $account_id );
				}
			);
		}
		$this->activity->forget( $account_id );
	}

	/**
	 * Returns what somebody is in, for them to read.
	 *
	 * @param int $account_id The account.
	 * @return array{workspaces: list<array{title: string, role: string, at: int}>, activity: list<array{title: string, verb: string, at: int}>}
	 */
	public function export( int $account_id ): array {
		$rows = array_merge(
			$this->database->rows( 'SELECT title, created_at AS at, 0 AS role FROM {workspaces} WHERE owner_id = %d ORDER BY id', $account_id ),
			$this->database->rows( 'SELECT w.title, m.joined_at AS at, m.role FROM {members} m JOIN {workspaces} w ON w.id = m.workspace_id WHERE m.account_id = %d ORDER BY w.id', $account_id )
		);
		return array(
			'workspaces' => array_map(
				static function ( array $row ): array {
					return array(
						'title' => $row['title'],
						'role'  => '0' === $row['role'] ? Workspace_Access::OWNER : Members::name( (int) $row['role'] ),
						'at'    => (int) $row['at'],
					);
				},
				$rows
			),
			'activity'   => $this->activity->export( $account_id ),
		);
	}

	/**
	 * @template Result
	 * @param Actor                           $actor         Who answers an invitation.
	 * @param callable( int, Account ): Result $answer        What answers it.
	 * @param int                             $invitation_id The invitation.
	 * @return Result What that returns.
	 *
	 * @throws Failure 403 unproven_address, with a mail on its way that lets them show that the address is theirs; 404.
	 */
	private function answered( Actor $actor, callable $answer, int $invitation_id ) {
		$account = self::account( $actor );
		try {
			return $answer( $invitation_id, $account );
		} catch ( Failure $failure ) {
			if ( 'unproven_address' !== $failure->error_code() ) {
				throw $failure;
			}
			$this->links->request_proof( $account );
			throw $failure->stored();
		}
	}

	/**
	 * @param int          $id     The workspace, whose row this transaction has alone.
	 * @param list<string> $emails Addresses of members, or of people who are invited. Others change nothing.
	 * @param Actor        $actor  Who asks.
	 */
	private function take_out( int $id, array $emails, Actor $actor ): void {
		if ( array() === $emails ) {
			return;
		}
		$members = array();
		foreach ( $this->members->of( array( $id ) )[ $id ] ?? array() as $member ) {
			$members[ $member['account']->email() ] = $member['account']->id();
		}
		foreach ( $emails as $email ) {
			if ( '' === $email ) {
				continue;
			}
			$this->invitations->withdraw_address( $id, $email );
			if ( isset( $members[ $email ] ) ) {
				$this->files->send_home( $id, $members[ $email ], false );
				$this->members->remove( $id, $members[ $email ] );
				$this->activity->note( $id, 0, $actor->account_id(), 'removed', (string) $members[ $email ] );
			}
		}
	}

	/**
	 * @param int    $id         The workspace, whose row this transaction has alone.
	 * @param int    $account_id A member.
	 * @param string $role       VIEWER or EDITOR.
	 * @param Actor  $actor      Who asks.
	 *
	 * @throws Failure 404.
	 */
	private function give( int $id, int $account_id, string $role, Actor $actor ): void {
		if ( $this->require_member( $id, $account_id ) !== $role ) {
			$this->members->change( $id, $account_id, $role );
			$this->activity->note( $id, 0, $actor->account_id(), "made_$role", (string) $account_id );
		}
	}

	/**
	 * @param array<string, string> $row         The workspace's row, which this transaction has alone.
	 * @param int                   $account_id  A member, who goes.
	 * @param bool                  $keep_copies Whether copies of their files stay.
	 *
	 * @throws Failure 422 quota_exceeded.
	 */
	private function part( array $row, int $account_id, bool $keep_copies ): void {
		$id    = (int) $row['id'];
		$owner = $this->accounts->find( (int) $row['owner_id'] );
		if ( $keep_copies && null !== $owner ) {
			$this->files->copy_for_owner( $id, $account_id, $owner );
		}
		$this->files->send_home( $id, $account_id, false );
		$this->members->remove( $id, $account_id );
	}

	/**
	 * @param int  $id           A workspace, whose row this transaction has alone.
	 * @param bool $delete_files Whether its files go into trashes.
	 * @param int  $by           Who does that.
	 */
	private function dissolve( int $id, bool $delete_files, int $by ): void {
		$this->files->send_home( $id, 0, $delete_files, $by );
		$this->members->remove( $id, 0 );
		$this->invitations->withdraw_address( $id, '' );
		$this->activity->remove( $id );
		$this->database->write( 'DELETE FROM {workspaces} WHERE id = %d', $id );
	}

	/**
	 * Locks a workspace's row.
	 *
	 * @param int    $id    The workspace.
	 * @param string $verb  What is to be done, one of Workspace_Access's.
	 * @param Actor  $actor Who asks.
	 * @return array<string, string> Its row.
	 *
	 * @throws Failure 403, 404.
	 */
	private function locked( int $id, string $verb, Actor $actor ): array {
		self::require_right( $verb, $this->members->role( $id, $actor->account_id(), Members::ALONE ), $actor );
		$row = $this->database->row( 'SELECT * FROM {workspaces} WHERE id = %d FOR UPDATE', $id );
		assert( null !== $row );
		return $row;
	}

	/**
	 * @param int $id         The workspace, whose row this transaction has alone.
	 * @param int $account_id An account.
	 * @return string VIEWER or EDITOR.
	 *
	 * @throws Failure 404 for who is no member, and for the owner, who is more than that.
	 */
	private function require_member( int $id, int $account_id ): string {
		$role = $this->members->role( $id, $account_id, Members::ALONE );
		if ( ! in_array( $role, array( Workspace_Access::VIEWER, Workspace_Access::EDITOR ), true ) ) {
			throw self::not_found();
		}
		return $role;
	}

	/**
	 * @param int   $id    A workspace that the actor is in.
	 * @param Actor $actor Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 404 where it was deleted meanwhile.
	 */
	private function record( int $id, Actor $actor ): array {
		$row = $this->database->row( 'SELECT * FROM {workspaces} WHERE id = %d', $id );
		if ( null === $row ) {
			throw self::not_found();
		}
		return $this->view->records( array( $row ), $actor->account_id() )[0];
	}

	/**
	 * @param string $verb  One of Workspace_Access's.
	 * @param string $role  The actor's.
	 * @param Actor  $actor Who asks.
	 *
	 * @throws Failure 403 invalid_data or invalid_permission, 404.
	 */
	private static function require_right( string $verb, string $role, Actor $actor ): void {
		switch ( Workspace_Access::may( $verb, $role, $actor->standing() ) ) {
			case Workspace_Access::GRANTED:
				return;
			case Workspace_Access::NOT_VERIFIED:
				throw self::not_verified();
			case Workspace_Access::NOT_ALLOWED:
				$message = Workspace_Access::LEAVE === $verb ? Messages::owner_stays() : ( Workspace_Access::ACTIVITY === $verb ? Messages::viewers_read() : Messages::owner_only() );
				throw new Failure( 'invalid_permission', $message, 403 );
			default:
				throw self::not_found();
		}
	}

	/**
	 * @param string $title What somebody typed.
	 * @return string The same in one line.
	 *
	 * @throws Failure 400 where nothing can be seen of it.
	 */
	private static function title( string $title ): string {
		// Marks that turn the direction of a line would turn the lines round it too.
		$title = trim( (string) preg_replace( array( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '/[\p{Cc}\p{Z}]+/u' ), array( '', ' ' ), $title ) );
		if ( '' === preg_replace( '/[\p{C}\p{Z}\p{M}]/u', '', $title ) ) {
			throw new Failure( 'rest_invalid_param', Messages::title_missing(), 400, array( 'title' => Messages::title_missing() ) );
		}
		return $title;
	}

	/**
	 * @param list<string> $emails What somebody typed.
	 * @param string       $field  Name of the field.
	 * @return list<string> Addresses as they are stored, each once.
	 *
	 * @throws Failure 400 for what is none.
	 */
	private static function addresses( array $emails, string $field ): array {
		foreach ( $emails as $email ) {
			if ( ! Sign_Up_Form::is_email( $email ) ) {
				throw new Failure( 'rest_invalid_param', Messages::no_address( $email ), 400, array( $field => Messages::no_address( $email ) ) );
			}
		}
		return array_values( array_unique( array_map( array( Account_Store::class, 'normal' ), $emails ) ) );
	}

	/**
	 * Makes a slug that no path of the API is: it ends with eight digits that chance chose.
	 *
	 * @param string $title A title.
	 */
	private static function slug( string $title ): string {
		$words = trim( (string) substr( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $title ) ) ), 0, self::LETTERS_OF_SLUG ), '-' );
		return ( '' === $words ? 'workspace' : $words ) . '-' . bin2hex( random_bytes( 4 ) );
	}

	/**
	 * @param Actor $actor Who asks.
	 *
	 * @throws Failure 401 where there is no account.
	 */
	private static function account( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw new Failure( 'is_signed_failed', Messages::signed_out(), 401 );
		}
		return $account;
	}

	/** Says that the account is not verified. */
	private static function not_verified(): Failure {
		return new Failure( 'invalid_data', Messages::not_verified(), 403 );
	}

	/** Says that there is no such workspace, or not for this account. */
	private static function not_found(): Failure {
		return new Failure( 'not_found', Messages::not_found(), 404 );
	}
}
