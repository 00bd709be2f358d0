<?php

declare( strict_types=1 );

namespace Templately\Hub\Mail;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Throwable;

/**
 * The queue of outgoing e-mails. A request only adds a row, the same for every address. The recipient is looked up after the response
 * or by cron, so that response times do not reveal whether an address is known, and requests do not wait for the mail server.
 */
final class Mail_Queue {

	public const SEND = 'templately_send_mails';

	/** Seconds before each retry. After the last retry the e-mail is given up. */
	private const PAUSES = array( 60, 300, 1800, 7200 );

	/** Seconds for which a failed e-mail is kept for Site Health. */
	private const RETENTION = 7 * DAY_IN_SECONDS;

	private const MAILS_PER_TASK = 200;

	private Database $database;

	private Clock $clock;

	/** @var callable( array<string, string> ): (bool|null) */
	private $deliver;

	/**
	 * @param callable( array<string, string> ): (bool|null) $deliver Sends the e-mail of a row (kind, email, account_id, subject), if its
	 *        reason still exists; returns false on failure. After null it is called again behind the other e-mails, with 'after' in the row.
	 */
	public function __construct( Database $database, Clock $clock, callable $deliver ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->deliver  = $deliver;
	}

	/**
	 * @param int $account_id Account, or 0 to look it up by the address.
	 * @param string $subject Subject of a WordPress user, or ''.
	 */
	public function add( string $kind, string $email, int $account_id = 0, string $subject = '' ): void {
		$this->database->insert(
			'mails',
			array(
				'kind'       => $kind,
				'email'      => $email,
				'account_id' => $account_id,
				'subject'    => $subject,
				'locale'     => determine_locale(),
				'tries'      => 0,
				'due_at'     => $this->clock->now(),
			)
		);
		wp_schedule_single_event( time(), self::SEND );
		// After WordPress has sent its output; once for all e-mails of the request.
		add_action( 'shutdown', array( $this, 'schedule' ), 20 );
	}

	/** Sends due e-mails in the background: in this process if the server can end the response first, otherwise in a new one. */
	public function schedule(): void {
		// Stays hooked: WordPress skips later callbacks when the only callback of a priority removes itself.
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
			$this->send();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
			$this->send();
		} elseif ( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ) {
			spawn_cron();
		}
	}

	/** Sends due e-mails. Concurrent processes are safe: a process claims a row by setting its next date. */
	public function send(): void {
		$later = array();
		for ( $count = 0; $count < self::MAILS_PER_TASK; $count++ ) {
			$now = $this->clock->now();
			$row = $this->database->get_row( 'SELECT * FROM {mails} WHERE due_at <= %d ORDER BY due_at, id LIMIT 1', $now );
			if ( null === $row ) {
				break;
			}
			$tries = (int) $row['tries'];
			if ( ! isset( self::PAUSES[ $tries ] ) ) {
				// Given up, and kept long enough.
				$this->database->query( 'DELETE FROM {mails} WHERE id = %d', (int) $row['id'] );
				continue;
			}
			// Counted before the attempt, so that an e-mail that ends the process is not tried forever.
			$next = $now + ( self::is_last_attempt( $row ) ? self::RETENTION : self::PAUSES[ $tries ] );
			if ( 1 !== $this->database->query( 'UPDATE {mails} SET tries = tries + 1, due_at = %d WHERE id = %d AND tries = %d', $next, (int) $row['id'], $tries ) ) {
				continue;
			}
			$is_delivered = $this->is_delivered( $row );
			if ( null === $is_delivered ) {
				$later[] = $row;
			} else {
				$this->finish( $row, $is_delivered );
			}
		}
		foreach ( $later as $row ) {
			$this->finish( $row, true === $this->is_delivered( $row + array( 'after' => '1' ) ) );
		}
	}

	public function delete_by_email( string $email ): int {
		return $this->database->query( 'DELETE FROM {mails} WHERE email = %s', $email );
	}

	/** Returns the number of e-mails that failed at least once and were not sent since. */
	public function count_failures(): int {
		return $this->database->get_integers( 'SELECT COUNT(*) FROM {mails} WHERE tries > 0' )[0];
	}

	/**
	 * Whether a failure of this attempt is final.
	 * @param array<string, string> $row Row as passed to $deliver; tries counts the earlier failures.
	 */
	public static function is_last_attempt( array $row ): bool {
		return (int) $row['tries'] + 1 >= count( self::PAUSES );
	}

	/** @param array<string, string> $row */
	private function finish( array $row, bool $is_delivered ): void {
		if ( $is_delivered ) {
			$this->database->query( 'DELETE FROM {mails} WHERE id = %d', (int) $row['id'] );
		} else {
			wp_schedule_single_event( time() + self::PAUSES[ (int) $row['tries'] ], self::SEND, array( 'again' ) );
		}
	}

	/** @param array<string, string> $row */
	private function is_delivered( array $row ): ?bool {
		$switched = switch_to_locale( $row['locale'] );
		try {
			return ( $this->deliver )( $row );
		} catch ( Throwable $thrown ) {
			error_log( sprintf( 'Templately: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- nobody waits for an answer any more.
			return false;
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
