<?php

declare( strict_types=1 );

namespace Templately;

use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Database\Schema_Migrator;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Throwable;

/**
 * Brings what the plugin keeps to where this version of it needs it: options, tables, starter catalogue. One process at a time does
 * so; what it has done is noted piece by piece, so that the next one goes on where it was stopped. Where nothing is to be done,
 * asking costs one comparison of strings that WordPress has read already.
 */
final class Installation {

	/** Seconds that a request waits for another one that is at it. */
	private const PATIENCE = 5;

	private Site_State $state;

	private Schema_Migrator $tables;

	private Option_Lock $lock;

	/** @var callable( callable(): void ): bool */
	private $publish;

	/** @var list<callable(): void> */
	private array $create;

	private int $patience;

	/**
	 * @param callable( callable(): void ): bool $publish  Publishes what changed of the starter catalogue; calls its argument after each pack.
	 * @param list<callable(): void>             $create   What domains create, such as options.
	 * @param int                                $patience Seconds that a request waits for another one.
	 */
	public function __construct( Site_State $state, Schema_Migrator $tables, Option_Lock $lock, callable $publish, array $create, int $patience = self::PATIENCE ) {
		$this->state    = $state;
		$this->tables   = $tables;
		$this->lock     = $lock;
		$this->publish  = $publish;
		$this->create   = $create;
		$this->patience = $patience;
	}

	/**
	 * Lets nothing go on with tables that are not this version's: brings them there, or waits for who does.
	 *
	 * @throws Failure 503 not_ready when another request is still at it.
	 */
	public function require_tables(): void {
		if ( ! $this->tables->are_current() ) {
			$this->exclusively(
				$this->patience,
				function (): void {
					$this->bring_tables();
				}
			);
		}
	}

	/** Does all that there is to do, at activation. What fails is noted, and tried again later. */
	public function install(): void {
		try {
			$this->exclusively(
				// Nobody waits for designs.
				$this->tables->are_current() ? 0 : $this->patience,
				function (): void {
					$this->bring_tables();
					( $this->publish )( array( $this->lock, 'renew' ) );
					$this->state->record_version();
				}
			);
		} catch ( Failure $failure ) {
			// Another process is at it.
			unset( $failure );
		} catch ( Throwable $thrown ) {
			// The plugin works without its starter catalogue, and WordPress without the plugin.
			$this->state->record_failure( $thrown->getMessage() );
			error_log( 'Templately is not set up yet: ' . $thrown->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
		}
	}

	/** Does what there is to do after an update of the plugin, or what was stopped; what failed, after a while. */
	public function update(): void {
		if ( ! $this->is_current() && $this->state->can_retry() ) {
			$this->install();
		}
	}

	/** Says whether there is nothing to do. */
	public function is_current(): bool {
		return $this->state->is_current() && $this->tables->are_current();
	}

	/** Makes options and tables what they have to be. */
	private function bring_tables(): void {
		$this->state->install();
		foreach ( $this->create as $create ) {
			$create();
		}
		$this->tables->migrate( array( $this->lock, 'renew' ) );
	}

	/**
	 * @param int              $patience Seconds to wait for another process.
	 * @param callable(): void $work     What only one process may do at a time.
	 *
	 * @throws Failure 503 not_ready when another one does it for too long.
	 */
	private function exclusively( int $patience, callable $work ): void {
		if ( ! $this->lock->wait( $patience ) ) {
			throw new Failure( 'not_ready', __( 'The library is being set up. Try again in a moment.', 'templately' ), 503, array(), array( 'retry_after' => $this->patience ) );
		}
		// PHP's own time-out ends the process without a word to finally.
		register_shutdown_function( array( $this->lock, 'release' ) );
		try {
			$work();
		} finally {
			$this->lock->release();
		}
	}
}
