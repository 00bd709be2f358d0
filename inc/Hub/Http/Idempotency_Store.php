<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Sees to it that a write is done once: who sends it again, because no answer came or a button was pressed twice, gets the first
 * answer.
 *
 * The answer is stored in the transaction of the work itself, so there is one exactly where there is what it speaks of. A refusal
 * leaves nothing, and may be tried again with the same key; but one that says of itself that it stored something is an answer.
 *
 * Locks: a key's row is the first that a write takes, before all others of the hub.
 */
final class Idempotency_Store {

	private const KEPT_IN_SECONDS = DAY_IN_SECONDS;

	private const REMOVED_AT_ONCE = 500;

	private Database $database;

	private Clock $clock;

	/** @param Database $database The hub's tables. */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Does some work, or returns what it answered when it was done. All of it is one transaction, and may be run twice.
	 *
	 * @param int               $account_id Whose write it is: a key of one account says nothing to another.
	 * @param string            $key        The write's key, with what it is a key of: of each route its own.
	 * @param string            $content    What else the write says.
	 * @param callable(): mixed $work       Writes, and returns what becomes JSON.
	 * @return mixed What the work returned; of an earlier one as JSON has it, objects as arrays.
	 *
	 * @throws Failure What the work throws, or 422 idempotency_key_reused for a key that another content had.
	 */
	public function run_once( int $account_id, string $key, string $content, callable $work ) {
		$key     = hash( 'sha256', "$account_id $key" );
		$content = hash( 'sha256', $content );
		$answer  = $this->database->transaction(
			function () use ( $account_id, $key, $content, $work ) {
				// The first statement: a read before it would not see what another one commits, for whom this waits.
				$is_new = 1 === $this->database->insert_many( 'answers', array( 'key_hash', 'account_id', 'request_hash', 'status', 'body', 'answered_at' ), array( array( $key, $account_id, $content, 0, '', $this->clock->now() ) ), 'ignore' );
				if ( ! $is_new ) {
					return $this->earlier( $key, $content );
				}
				try {
					$answer = $work();
					$this->keep( $key, 200, $answer );
					return $answer;
				} catch ( Failure $failure ) {
					if ( ! $failure->keeps_stored_work() ) {
						throw $failure;
					}
					$this->keep( $key, $failure->status(), array( $failure->error_code(), $failure->getMessage(), $failure->fields(), $failure->data() ) );
					return $failure;
				}
			}
		);
		if ( $answer instanceof Failure ) {
			throw $answer;
		}
		return $answer;
	}

	/** Forgets answers that nobody waits for any more. It may be stopped anywhere. */
	public function delete_expired(): void {
		do {
			$keys = array_column( $this->database->get_results( 'SELECT key_hash FROM {answers} WHERE answered_at <= %d ORDER BY answered_at LIMIT %d', $this->clock->now() - self::KEPT_IN_SECONDS, self::REMOVED_AT_ONCE ), 'key_hash' );
			$more = count( $keys ) === self::REMOVED_AT_ONCE;
			$this->database->query( 'DELETE FROM {answers} WHERE key_hash IN (' . $this->database->strings_list( $keys ) . ')' );
		} while ( $more );
	}

	/**
	 * @param string $key     Hash of a key that is there.
	 * @param string $content Hash of what the write says.
	 * @return mixed The first answer; a Failure where that was one.
	 *
	 * @throws Failure 422 where that was the answer to something else.
	 */
	private function earlier( string $key, string $content ) {
		$row = $this->database->get_row( 'SELECT request_hash, status, body FROM {answers} WHERE key_hash = %s', $key );
		if ( null === $row || $row['request_hash'] !== $content ) {
			throw new Failure( 'idempotency_key_reused', __( 'This was sent before with another content. Nothing was changed by sending it again. Reload the page, and try again.', 'templately' ), 422 );
		}
		$answer = json_decode( $row['body'], true );
		if ( 200 === (int) $row['status'] ) {
			return $answer;
		}
		list( $code, $message, $fields, $data ) = $answer;
		return new Failure( $code, $message, (int) $row['status'], $fields, $data );
	}

	/** Removes the responses to an account. */
	public function forget( int $account_id ): void {
		$this->database->query( 'DELETE FROM {answers} WHERE account_id = %d', $account_id );
	}

	/**
	 * @param string $key    Hash of a key.
	 * @param int    $status 200, or that of a refusal.
	 * @param mixed  $answer What becomes JSON.
	 */
	private function keep( string $key, int $status, $answer ): void {
		$this->database->query( 'UPDATE {answers} SET status = %d, body = %s WHERE key_hash = %s', $status, (string) wp_json_encode( $answer ), $key );
	}
}
