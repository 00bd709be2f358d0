<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Plans;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;

/**
 * How full each account's cloud is. A file counts for its owner, wherever it lies; in the trash it counts its bytes alone. Bytes
 * are those of all versions, and of each image once.
 *
 * An account's row is the first that is locked by whoever changes how much it has: room is looked for and taken in one statement,
 * so that two who come at once never take the same.
 */
final class Storage_Quota {

	/** Bytes that a cloud may have. */
	private const MOST_BYTES = 1024 * MB_IN_BYTES;

	private Database $database;

	/** @var array<string, int> */
	private array $limits;

	/**
	 * @param Database           $database The hub's tables.
	 * @param array<string, int> $limits   Plan ('free', 'starter', 'pro') to the files that a cloud may have; -1 for any number.
	 */
	public function __construct( Database $database, array $limits ) {
		$this->database = $database;
		$this->limits   = $limits;
	}

	/**
	 * Takes room, within the transaction that fills it.
	 *
	 * @param int     $bytes   Bytes that come.
	 *
	 * @throws Failure 422 quota_exceeded, with limit, files and room.
	 */
	public function reserve( Account $account, int $files, int $bytes ): void {
		if ( 0 === $files && 0 === $bytes ) {
			return;
		}
		$limit = $this->limit( $account );
		$most  = self::most_bytes( $account );
		$room  = $limit < 0 || 0 === $files ? '' : " AND files + $files <= $limit";
		$room .= 0 === $bytes ? '' : " AND bytes + $bytes <= $most";
		$sql   = "UPDATE {cloud_usage} SET files = files + $files, bytes = bytes + $bytes WHERE account_id = %d$room";
		if ( 1 === $this->database->query( $sql, $account->id() ) ) {
			return;
		}
		// The row is made with the first file.
		$this->make( $account->id() );
		if ( 1 === $this->database->query( $sql, $account->id() ) ) {
			return;
		}
		throw $this->exceeded_error( $account, $files );
	}

	/**
	 * Makes the refusal of what has no room.
	 *
	 * @param Account $account Whose cloud has none.
	 * @return Failure 422 quota_exceeded, with limit, files and room; a room of -1 is one for any number of files.
	 */
	public function exceeded_error( Account $account, int $files ): Failure {
		$limit   = $this->limit( $account );
		$counted = $this->counted( $account->id(), 'FOR UPDATE' )['files'];
		return new Failure(
			'quota_exceeded',
			$limit >= 0 && $files > 0 && $counted + $files > $limit ? sprintf( /* translators: 1: number of files, 2: number of files that the plan allows. */ __( 'Your cloud has no room for that: it has %1$d of %2$d files.', 'templately' ), $counted, $limit ) : sprintf( /* translators: %s: size, such as 1 GB. */ __( 'Your cloud has no room for that: files, older versions and the trash together may have %s.', 'templately' ), (string) size_format( self::most_bytes( $account ) ) ),
			422,
			array(),
			array(
				'limit' => $limit,
				'files' => $counted,
				'room'  => $limit < 0 ? -1 : max( 0, $limit - $counted ),
			)
		);
	}

	/**
	 * Gives room back, within the transaction that empties it.
	 *
	 * @param int $bytes      Bytes that go.
	 */
	public function release( int $account_id, int $files, int $bytes ): void {
		if ( 0 !== $files || 0 !== $bytes ) {
			$this->database->query( 'UPDATE {cloud_usage} SET files = files - %d, bytes = bytes - %d WHERE account_id = %d', $files, $bytes, $account_id );
		}
	}

	/**
	 * Lets nobody else change how much some accounts have until the transaction ends.
	 *
	 * @param int[] $account_ids Whose.
	 */
	public function lock( array $account_ids ): void {
		$account_ids = array_unique( $account_ids );
		sort( $account_ids );
		foreach ( $account_ids as $account_id ) {
			if ( null === $this->database->get_row( 'SELECT account_id FROM {cloud_usage} WHERE account_id = %d FOR UPDATE', $account_id ) ) {
				$this->make( $account_id );
			}
		}
	}

	/**
	 * Has a transaction done again that read something of an account before it held how much that has, and it was changed in
	 * between: on MariaDB it would go on reading what was there before.
	 *
	 * @throws Database_Error DEADLOCK, where it was changed.
	 */
	public function require_unchanged( int $account_id ): void {
		if ( $this->counted( $account_id ) !== $this->counted( $account_id, 'FOR UPDATE' ) ) {
			throw new Database_Error( Database_Error::DEADLOCK, 'A cloud was changed meanwhile.' );
		}
	}

	/**
	 * Returns how full a cloud is.
	 *
	 * @return array{limit: int, files: int, bytes: int, most_bytes: int} A limit of -1 is none.
	 */
	public function for_account( Account $account ): array {
		return array( 'limit' => $this->limit( $account ) ) + $this->counted( $account->id() ) + array( 'most_bytes' => self::most_bytes( $account ) );
	}

	/** Returns the bytes that an account's cloud may have. */
	private static function most_bytes( Account $account ): int {
		/**
		 * Filters the bytes that a cloud may have: files, older versions, images and the trash together.
		 *
		 * @param int    $bytes Bytes, 1 GB if nothing else is said.
		 * @param string $plan  'free', 'starter' or 'pro'.
		 */
		return max( 0, (int) apply_filters( 'templately_cloud_most_bytes', self::MOST_BYTES, Plans::name( $account->level() ) ) );
	}

	/** @return int Files that its cloud may have; -1 for any number. */
	private function limit( Account $account ): int {
		return max( -1, $this->limits[ Plans::name( $account->level() ) ] ?? 0 );
	}

	/**
	 * @param string $lock       How the row is locked; '' for not at all.
	 * @return array{files: int, bytes: int}
	 */
	private function counted( int $account_id, string $lock = '' ): array {
		$row = $this->database->get_row( "SELECT files, bytes FROM {cloud_usage} WHERE account_id = %d $lock", $account_id );
		return array(
			'files' => (int) ( $row['files'] ?? 0 ),
			'bytes' => (int) ( $row['bytes'] ?? 0 ),
		);
	}

	/** Removes the count of an account. */
	public function forget( int $account_id ): void {
		$this->database->query( 'DELETE FROM {cloud_usage} WHERE account_id = %d', $account_id );
	}

	/**
	 * @param int $account_id Whose row is to be made, where it is not there.
	 */
	private function make( int $account_id ): void {
		// Who was let in a moment before their account was removed fills nothing any more.
		if ( null === $this->database->get_row( 'SELECT id FROM {accounts} WHERE id = %d LOCK IN SHARE MODE', $account_id ) ) {
			return;
		}
		// An INSERT IGNORE would share the lock of a row that is there, and two who share it wait for each other.
		$this->database->insert_many( 'cloud_usage', array( 'account_id', 'files', 'bytes' ), array( array( $account_id, 0, 0 ) ), 'files = files' );
	}
}
