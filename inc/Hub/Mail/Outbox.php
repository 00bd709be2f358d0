<?php

declare( strict_types=1 );

namespace Templately\Hub\Mail;

use Throwable;

/**
 * Work that has to do with mails, done after the answer: an answer that waited for a mail would tell by its time whether an
 * address is known, and people would wait for the mail server.
 */
final class Outbox {

	/** @var list<array{string, callable(): void}> Locale and work. */
	private $waiting = array();

	/**
	 * Keeps some work until the answer is out.
	 *
	 * @param callable(): void $work Finds out whether there is anything to send, and sends it.
	 */
	public function add( callable $work ): void {
		if ( array() === $this->waiting ) {
			// After WordPress has handed out what it had.
			add_action( 'shutdown', array( $this, 'send' ), 20 );
		}
		$this->waiting[] = array( determine_locale(), $work );
	}

	/** Does what is waiting. */
	public function send(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
		}
		while ( array() !== $this->waiting ) {
			list( $locale, $work ) = array_shift( $this->waiting );
			$switched              = switch_to_locale( $locale );
			try {
				$work();
			} catch ( Throwable $thrown ) {
				error_log( sprintf( 'Templately: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- nobody waits for an answer any more.
			}
			if ( $switched ) {
				restore_previous_locale();
			}
		}
		remove_action( 'shutdown', array( $this, 'send' ), 20 );
	}
}
