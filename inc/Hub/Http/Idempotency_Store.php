<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Runs each write once, and repeats its first response. Stores the response in the write's transaction, after locking the key's row first.
 * Errors are not stored, unless they report stored work.
 */
final class Idempotency_Store {

	private const LIFETIME = DAY_IN_SECONDS;

	private const ROWS_PER_TRANSACTION = 500;

	private Database $database;

	private Clock $clock;

	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Runs a write, or returns the response of its first run. All of it is one transaction, which may be retried.
	 * @param string $key Idempotency key with the name of its route.
	 * @param callable(): mixed $work Writes, and returns a value for JSON.
	 * @return mixed Result of the work; of an earlier run decoded from JSON, with arrays for objects.
	 * @throws Failure As the work, or 422 idempotency_key_reused if the key was sent with other content.
	 */
	public function run_once( int $account_id, string $key, string $content, callable $work ) {
		$key     = hash( 'sha256', "$account_id $key" );
		$content = hash( 'sha256', $content );
		$answer  = $this->database->transaction(
			function () use ( $account_id, $key, $content, $work ) {
				// Must be the first statement: an earlier read would not see what a concurrent request commits while this one waits
				// for it.
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

	/** It can be interrupted at any time. */
	public function delete_expired(): void {
		do {
			$keys = array_column( $this->database->get_results( 'SELECT key_hash FROM {answers} WHERE answered_at <= %d ORDER BY answered_at LIMIT %d', $this->clock->now() - self::LIFETIME, self::ROWS_PER_TRANSACTION ), 'key_hash' );
			$more = count( $keys ) === self::ROWS_PER_TRANSACTION;
			$this->database->query( 'DELETE FROM {answers} WHERE key_hash IN (' . $this->database->strings_list( $keys ) . ')' );
		} while ( $more );
	}

	/** @return mixed The first response, or a Failure. */
	private function earlier( string $key, string $content ) {
		$row = $this->database->get_row( 'SELECT request_hash, status, body FROM {answers} WHERE key_hash = %s', $key );
		if ( null === $row || $row['request_hash'] !== $content ) {
			throw new Failure( 'idempotency_key_reused', __( 'This request has already been sent with different content. Nothing has been changed. Reload the page and try again.', 'templately' ), 422 );
		}
		$answer = json_decode( $row['body'], true );
		if ( 200 === (int) $row['status'] ) {
			return $answer;
		}
		list( $code, $message, $fields, $data ) = $answer;
		return new Failure( $code, $message, (int) $row['status'], $fields, $data );
	}

	public function forget( int $account_id ): void {
		$this->database->query( 'DELETE FROM {answers} WHERE account_id = %d', $account_id );
	}

	/**
	 * @param int $status 200, or the status of a Failure.
	 * @param mixed $answer Value for JSON.
	 */
	private function keep( string $key, int $status, $answer ): void {
		$this->database->query( 'UPDATE {answers} SET status = %d, body = %s WHERE key_hash = %s', $status, (string) wp_json_encode( $answer ), $key );
	}
}
