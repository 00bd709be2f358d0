<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Plans;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;

/**
 * Usage of each account's cloud. A file counts for its owner in every location; in the trash only its bytes count. Bytes are those of
 * all versions, and of each medium once.
 * Writers lock the account's row first. One statement checks and takes the space, so that concurrent requests never take the same.
 */
final class Storage_Quota {

	private const MAX_BYTES = 1024 * MB_IN_BYTES;

	private Database $database;

	/** @var array<string, int> */
	private array $limits;

	/** @param array<string, int> $limits Plan ('free', 'starter', 'pro') to maximum number of files; -1 for no limit. */
	public function __construct( Database $database, array $limits ) {
		$this->database = $database;
		$this->limits   = $limits;
	}

	/** @throws Failure 422 quota_exceeded with limit, files and room. */
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
		// The first file of an account creates the row.
		$this->create_row( $account->id() );
		if ( 1 === $this->database->query( $sql, $account->id() ) ) {
			return;
		}
		throw $this->exceeded_error( $account, $files );
	}

	/** @return Failure 422 quota_exceeded with limit, files and room (-1 for no limit). */
	public function exceeded_error( Account $account, int $files ): Failure {
		$limit   = $this->limit( $account );
		$counted = $this->usage_row( $account->id(), 'FOR UPDATE' )['files'];
		return new Failure(
			'quota_exceeded',
			$limit >= 0 && $files > 0 && $counted + $files > $limit ? sprintf( /* translators: 1: number of files, 2: number of files that the plan allows. */ __( 'There is not enough room in your cloud: it has %1$d of %2$d files.', 'templately' ), $counted, $limit ) : sprintf( /* translators: %s: size, such as 1 GB. */ __( 'There is not enough room in your cloud: files, older versions and the trash can use %s in total.', 'templately' ), (string) size_format( self::most_bytes( $account ) ) ),
			422,
			array(),
			array(
				'limit' => $limit,
				'files' => $counted,
				'room'  => $limit < 0 ? -1 : max( 0, $limit - $counted ),
			)
		);
	}

	/** Frees space, in the transaction that releases it. */
	public function release( int $account_id, int $files, int $bytes ): void {
		if ( 0 !== $files || 0 !== $bytes ) {
			$this->database->query( 'UPDATE {cloud_usage} SET files = files - %d, bytes = bytes - %d WHERE account_id = %d', $files, $bytes, $account_id );
		}
	}

	/** @param int[] $account_ids */
	public function lock( array $account_ids ): void {
		$account_ids = array_unique( $account_ids );
		sort( $account_ids );
		foreach ( $account_ids as $account_id ) {
			if ( null === $this->database->get_row( 'SELECT account_id FROM {cloud_usage} WHERE account_id = %d FOR UPDATE', $account_id ) ) {
				$this->create_row( $account_id );
			}
		}
	}

	/**
	 * Requires that the account's usage has not changed between the transaction's first read and this lock. Otherwise the transaction
	 * is retried, because MariaDB would keep reading the old state.
	 * @throws Database_Error DEADLOCK if it has changed.
	 */
	public function require_unchanged( int $account_id ): void {
		if ( $this->usage_row( $account_id ) !== $this->usage_row( $account_id, 'FOR UPDATE' ) ) {
			throw new Database_Error( Database_Error::DEADLOCK, 'The usage of the cloud has changed in the meantime.' );
		}
	}

	/** @return array{limit: int, files: int, bytes: int, most_bytes: int} A limit of -1 is none. */
	public function for_account( Account $account ): array {
		return array( 'limit' => $this->limit( $account ) ) + $this->usage_row( $account->id() ) + array( 'most_bytes' => self::most_bytes( $account ) );
	}

	private static function most_bytes( Account $account ): int {
		/**
		 * Filters the maximum bytes of a cloud: files, older versions, media and trash together.
		 * @param int $bytes Bytes; 1 GB by default.
		 * @param string $plan 'free', 'starter' or 'pro'.
		 */
		return max( 0, (int) apply_filters( 'templately_cloud_most_bytes', self::MAX_BYTES, Plans::name( $account->level() ) ) );
	}

	/** Returns the maximum number of files; -1 for no limit. */
	private function limit( Account $account ): int {
		return max( -1, $this->limits[ Plans::name( $account->level() ) ] ?? 0 );
	}

	/** @return array{files: int, bytes: int} */
	private function usage_row( int $account_id, string $lock = '' ): array {
		$row = $this->database->get_row( "SELECT files, bytes FROM {cloud_usage} WHERE account_id = %d $lock", $account_id );
		return array(
			'files' => (int) ( $row['files'] ?? 0 ),
			'bytes' => (int) ( $row['bytes'] ?? 0 ),
		);
	}

	public function forget( int $account_id ): void {
		$this->database->query( 'DELETE FROM {cloud_usage} WHERE account_id = %d', $account_id );
	}

	private function create_row( int $account_id ): void {
		// The account may have been removed after the request was authorized.
		if ( null === $this->database->get_row( 'SELECT id FROM {accounts} WHERE id = %d LOCK IN SHARE MODE', $account_id ) ) {
			return;
		}
		// INSERT IGNORE would take a shared lock of an existing row, and two transactions with a shared lock would wait for each
		// other.
		$this->database->insert_many( 'cloud_usage', array( 'account_id', 'files', 'bytes' ), array( array( $account_id, 0, 0 ) ), 'files = files' );
	}
}
