<?php

declare( strict_types=1 );

namespace Templately\Hub\Mail;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Throwable;

/**
 * Mails that are to go out. An answer only adds a row, the same for every address; who gets a mail is found out after it, or by
 * cron: an answer that waited for that would tell by its time whether an address is known, and people would wait for the mail
 * server.
 */
final class Mail_Queue {

	/** Hook of the task that sends what is due. */
	public const SEND = 'templately_send_mails';

	/** Seconds until a mail that could not be sent is tried again; after the last of them it is given up. */
	private const PAUSES = array( 60, 300, 1800, 7200 );

	/** Seconds for which a mail that was given up is remembered, so that the owner of the site learns of it. */
	private const MEMORY = 7 * DAY_IN_SECONDS;

	/** Mails that one task sends at the most. */
	private const LONGEST_TASK = 200;

	private Database $database;

	private Clock $clock;

	/** @var callable( array<string, string> ): (bool|null) */
	private $deliver;

	/**
	 * @param Database                                       $database The hub's tables.
	 * @param callable( array<string, string> ): (bool|null) $deliver  Finds out whether there is anything to send for a row (kind, email, account_id, subject), and sends it; false where that failed.
	 *                                                                 Null where that depends on whether other mails leave: it is called again after them, with 'after' in the row.
	 */
	public function __construct( Database $database, Clock $clock, callable $deliver ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->deliver  = $deliver;
	}

	/**
	 * Adds a mail.
	 *
	 * @param int    $account_id Account it is about; 0 where the address has to tell.
	 * @param string $subject    WordPress user it is about; '' for none.
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
		// After WordPress has handed out what it had; once, however many there are.
		add_action( 'shutdown', array( $this, 'schedule' ), 20 );
	}

	/** Sends what is due as soon as nobody waits: now, where the server can end the answer before; else in a process of its own. */
	public function schedule(): void {
		// It stays hooked: WordPress skips the next callbacks when one that is alone at its priority takes itself away.
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

	/** Sends what is due. Several processes may do so at once: a row is one's own with its next date. */
	public function send(): void {
		$later = array();
		for ( $count = 0; $count < self::LONGEST_TASK; $count++ ) {
			$now = $this->clock->now();
			$row = $this->database->get_row( 'SELECT * FROM {mails} WHERE due_at <= %d ORDER BY due_at, id LIMIT 1', $now );
			if ( null === $row ) {
				break;
			}
			$tries = (int) $row['tries'];
			if ( ! isset( self::PAUSES[ $tries ] ) ) {
				// Given up long enough ago.
				$this->database->query( 'DELETE FROM {mails} WHERE id = %d', (int) $row['id'] );
				continue;
			}
			// Counted before it is tried, so that a mail that ends the process is not tried for ever.
			$next = $now + ( self::is_last_attempt( $row ) ? self::MEMORY : self::PAUSES[ $tries ] );
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

	/** Takes away what is to go to an address. */
	public function delete_by_email( string $email ): int {
		return $this->database->query( 'DELETE FROM {mails} WHERE email = %s', $email );
	}

	/** Returns how many mails could not be sent so far: those that are tried again, and those that were given up. */
	public function count_failures(): int {
		return $this->database->get_integers( 'SELECT COUNT(*) FROM {mails} WHERE tries > 0' )[0];
	}

	/**
	 * Says whether a mail that is delivered now is given up where that fails.
	 *
	 * @param array<string, string> $row A mail, as it is given to deliver: tries is how often it failed before.
	 */
	public static function is_last_attempt( array $row ): bool {
		return (int) $row['tries'] + 1 >= count( self::PAUSES );
	}

	/**
	 * @param array<string, string> $row          A mail that was tried.
	 * @param bool                  $is_delivered Whether it is out; it is tried again otherwise.
	 */
	private function finish( array $row, bool $is_delivered ): void {
		if ( $is_delivered ) {
			$this->database->query( 'DELETE FROM {mails} WHERE id = %d', (int) $row['id'] );
		} else {
			wp_schedule_single_event( time() + self::PAUSES[ (int) $row['tries'] ], self::SEND, array( 'again' ) );
		}
	}

	/** @param array<string, string> $row A mail. */
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
