<?php

declare( strict_types=1 );

namespace Templately\Hub\Members;

use Templately\Hub\Accounts\Account_Store;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Database\Database;

/** The activity in workspaces, for 90 days. Stores ids instead of names, so that a deleted account or file leaves no name behind. */
final class Activity_Log {

	private const LIFETIME = 90 * DAY_IN_SECONDS;

	private const ROWS_PER_TRANSACTION = 200;

	/** Verbs whose detail is the id of an account. */
	private const PERSON_VERBS = array( 'invited', 'removed', 'made_editor', 'made_viewer', 'transferred' );

	private Database $database;

	private Account_Store $accounts;

	/** @var callable( int[], int ): array<int, string> */
	private $file_names;

	private Clock $clock;

	/** @param callable( int[], int ): array<int, string> $file_names Returns the names of files in a workspace, by id. */
	public function __construct( Database $database, Account_Store $accounts, callable $file_names, Clock $clock ) {
		$this->database   = $database;
		$this->accounts   = $accounts;
		$this->file_names = $file_names;
		$this->clock      = $clock;
	}

	/**
	 * Records an activity in the transaction in which it happens. It takes the last lock.
	 * @param int $workspace_id Workspace; 0 (My Clouds) is not recorded.
	 * @param string $detail A file's current name, an account's id or invitation(). Never an e-mail address, because all members can read it.
	 */
	public function record( int $workspace_id, int $file_id, int $account_id, string $verb, string $detail = '' ): void {
		if ( 0 === $workspace_id ) {
			return;
		}
		$this->database->insert(
			'activity',
			array(
				'workspace_id' => $workspace_id,
				'file_id'      => $file_id,
				'account_id'   => $account_id,
				'verb'         => $verb,
				'detail'       => $detail,
				'happened_at'  => $this->clock->now(),
			)
		);
	}

	/** @return array{activity: list<array<string, mixed>>, current_page: int, total_page: int} Page of activity, newest first, in four queries. */
	public function page( int $workspace_id, int $page ): array {
		$since    = $this->clock->now() - self::LIFETIME;
		$total    = $this->database->get_integers( 'SELECT COUNT(*) FROM {activity} WHERE workspace_id = %d AND happened_at > %d', $workspace_id, $since )[0];
		$rows     = $this->database->get_results( 'SELECT * FROM {activity} WHERE workspace_id = %d AND happened_at > %d ORDER BY id DESC LIMIT %d OFFSET %d', $workspace_id, $since, Contract::ACTIVITY_PER_PAGE, ( $page - 1 ) * Contract::ACTIVITY_PER_PAGE );
		$files    = ( $this->file_names )( array_map( 'intval', array_column( $rows, 'file_id' ) ), $workspace_id );
		$accounts = $this->accounts->find_all( array_merge( array_map( 'intval', array_column( $rows, 'account_id' ) ), array_map( array( self::class, 'person_of' ), $rows ) ) );
		$named    = static function ( int $id ) use ( $accounts ): string {
			return isset( $accounts[ $id ] ) ? $accounts[ $id ]->name() : '';
		};
		return array(
			'activity'     => array_map(
				static function ( array $row ) use ( $files, $named ): array {
					return array(
						'id'          => (int) $row['id'],
						'verb'        => $row['verb'],
						'file'        => isset( $files[ $row['file_id'] ] ) ? array(
							'id'   => (int) $row['file_id'],
							'name' => $files[ $row['file_id'] ],
						) : null,
						'account'     => array(
							'id'   => (int) $row['account_id'],
							'name' => $named( (int) $row['account_id'] ),
						),
						'detail'      => in_array( $row['verb'], self::PERSON_VERBS, true ) ? $named( self::person_of( $row ) ) : $row['detail'],
						'happened_at' => gmdate( 'c', (int) $row['happened_at'] ),
					);
				},
				$rows
			),
			'current_page' => $page,
			'total_page'   => max( 1, (int) ceil( $total / Contract::ACTIVITY_PER_PAGE ) ),
		);
	}

	/** Names the account in the activity of its invitation. Earlier it would reveal that the invited address has an account. */
	public function record_accepted( int $workspace_id, int $invitation_id, int $account_id ): void {
		$this->database->query( "UPDATE {activity} SET detail = %s WHERE workspace_id = %d AND verb = 'invited' AND detail = %s", (string) $account_id, $workspace_id, self::invitation( $invitation_id ) );
	}

	/** Detail of an invitation that is not accepted yet. */
	public static function invitation( int $id ): string {
		return "invitation $id";
	}

	public function remove( int $workspace_id ): void {
		$this->database->query( 'DELETE FROM {activity} WHERE workspace_id = %d', $workspace_id );
	}

	public function delete_expired(): void {
		do {
			$ids  = $this->database->get_integers( 'SELECT id FROM {activity} WHERE happened_at <= %d ORDER BY happened_at LIMIT %d', $this->clock->now() - self::LIFETIME, self::ROWS_PER_TRANSACTION );
			$more = count( $ids ) === self::ROWS_PER_TRANSACTION;
			$this->database->query( 'DELETE FROM {activity} WHERE id IN (' . Database::ids_list( $ids ) . ')' );
		} while ( $more );
	}

	public function anonymize( int $account_id ): void {
		$this->database->query( 'UPDATE {activity} SET account_id = 0 WHERE account_id = %d', $account_id );
	}

	/** @return list<array{title: string, verb: string, at: int}> The account's activity for the export of personal data. */
	public function export( int $account_id ): array {
		return array_map(
			static function ( array $row ): array {
				return array(
					'title' => $row['title'],
					'verb'  => $row['verb'],
					'at'    => (int) $row['happened_at'],
				);
			},
			$this->database->get_results( 'SELECT w.title, c.verb, c.happened_at FROM {activity} c JOIN {workspaces} w ON w.id = c.workspace_id WHERE c.account_id = %d AND c.happened_at > %d ORDER BY c.id DESC LIMIT %d', $account_id, $this->clock->now() - self::LIFETIME, Contract::MAX )
		);
	}

	/** @param array<string, string> $row */
	private static function person_of( array $row ): int {
		return in_array( $row['verb'], self::PERSON_VERBS, true ) ? (int) $row['detail'] : 0;
	}
}
