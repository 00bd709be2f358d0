<?php

declare( strict_types=1 );

namespace Templately;

use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Database\Schema_Migrator;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Throwable;

/**
 * Installs and updates options, tables and the starter catalogue. One process at a time does so; each finished part is recorded, so
 * that the next process continues after an interruption. Without work to do it compares one string of an autoloaded option.
 */
final class Installation {

	/** Seconds to wait for another process. */
	public const LOCK_TIMEOUT = 5;

	/** Seconds of publishing in a request that a person waits for. */
	public const PUBLISHING_LIMIT = 5;

	private Site_State $state;

	private Schema_Migrator $tables;

	private Option_Lock $lock;

	/** @var callable( callable(): bool ): bool */
	private $publish;

	/** @var list<callable(): void> */
	private array $create;

	private int $patience;

	private ?int $publishing_limit;

	/**
	 * @param callable( callable(): bool ): bool $publish Publishes changed starter packs; calls its argument after each one, which
	 * returns whether to go on. Returns whether all packs are published.
	 * @param list<callable(): void> $create Installation callbacks of the domains.
	 * @param int $patience Seconds to wait for another process.
	 * @param int|null $publishing_limit Seconds after which no further pack is published in this request; null for no limit.
	 */
	public function __construct( Site_State $state, Schema_Migrator $tables, Option_Lock $lock, callable $publish, array $create, int $patience = self::LOCK_TIMEOUT, ?int $publishing_limit = null ) {
		$this->state            = $state;
		$this->tables           = $tables;
		$this->lock             = $lock;
		$this->publish          = $publish;
		$this->create           = $create;
		$this->patience         = $patience;
		$this->publishing_limit = $publishing_limit;
	}

	/**
	 * Requires current tables. Updates them, or waits for the process that does.
	 * @throws Failure 503 not_ready if another process takes too long.
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

	/** Runs the whole installation at activation. A failed part is recorded and retried later; packs beyond the limit are published by cron. */
	public function install(): void {
		$started = time();
		try {
			$this->exclusively(
				// The starter catalogue is published later.
				$this->tables->are_current() ? 0 : $this->patience,
				function () use ( $started ): void {
					$this->bring_tables();
					$is_published = ( $this->publish )(
						function () use ( $started ): bool {
							$this->lock->renew();
							return null === $this->publishing_limit || time() - $started < $this->publishing_limit;
						}
					);
					if ( $is_published ) {
						$this->state->record_version();
					} else {
						$this->state->schedule_update();
					}
				}
			);
		} catch ( Failure $failure ) {
			// Another process is installing.
			unset( $failure );
		} catch ( Throwable $thrown ) {
			// The plugin works without its starter catalogue.
			$this->state->record_failure( $thrown->getMessage() );
			error_log( 'Templately is not set up yet: ' . $thrown->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
		}
	}

	/** Continues an interrupted installation or runs an update. After a failure it waits before it tries again. */
	public function update(): void {
		if ( ! $this->is_current() && $this->state->can_retry() ) {
			$this->install();
		}
	}

	public function is_current(): bool {
		return $this->state->is_current() && $this->tables->are_current();
	}

	private function bring_tables(): void {
		$this->state->install();
		foreach ( $this->create as $create ) {
			$create();
		}
		$this->tables->migrate( array( $this->lock, 'renew' ) );
	}

	/**
	 * @param int $patience Seconds to wait for another process.
	 * @param callable(): void $work
	 * @throws Failure 503 not_ready if another process takes too long.
	 */
	private function exclusively( int $patience, callable $work ): void {
		if ( ! $this->lock->wait( $patience ) ) {
			throw new Failure( 'not_ready', __( 'The library is being set up. Try again in a moment.', 'templately' ), 503, array(), array( 'retry_after' => $this->patience ) );
		}
		// PHP's time limit ends the process without running finally.
		register_shutdown_function( array( $this->lock, 'release' ) );
		try {
			$work();
		} finally {
			$this->lock->release();
		}
	}
}
