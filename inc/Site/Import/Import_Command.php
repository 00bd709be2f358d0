<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Rest\Failure;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Revert\Kept_Change;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Run\Run;
use WP_CLI;

/** Imports and reverts whole sites. Exit codes: 0 for success, 1 for a failure or missing parts, 2 for obstacles, 3 for another active import. */
final class Import_Command {

	private const FAILED  = 1;
	private const BLOCKED = 2;
	private const BUSY    = 3;

	/** Seconds. */
	private const TICK = 20;

	/** @var callable( array<string, mixed> ): Import_Plan */
	private $plan;

	/** @var callable(): Import_Services */
	private $make_services;

	private ?Import_Services $services = null;

	private bool $is_json = false;

	/**
	 * @param callable( array<string, mixed> ): Import_Plan $plan Plans a form.
	 * @param callable(): Import_Services                   $make_services
	 */
	public function __construct( callable $plan, callable $make_services ) {
		$this->plan          = $plan;
		$this->make_services = $make_services;
	}

	/**
	 * Shows what an import would do. Nothing is written.
	 *
	 * ## OPTIONS
	 *
	 * <pack>
	 * : Id of the pack.
	 *
	 * [--form=<json>]
	 * : What the wizard would send besides, as JSON: title, slogan, objects, plugins, theme …
	 *
	 * [--format=<format>]
	 * : 'table' or 'json'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately import plan 12 --format=json
	 *
	 * @param list<string>          $arguments The pack.
	 * @param array<string, string> $options   Options.
	 */
	public function plan( array $arguments, array $options ): void {
		$this->attempt(
			$options,
			function () use ( $arguments, $options ): void {
				$plan = $this->make_plan( $arguments, $options )[1]->to_array();
				foreach ( $plan['objects'] as $object ) {
					$this->line( "{$object['action']} {$object['kind']} {$object['title']}" );
				}
				foreach ( array_merge( $plan['blockers'], $plan['notes'] ) as $message ) {
					$this->line( $message['message'] );
				}
				foreach ( $plan['left_out'] as $part ) {
					$this->line( Export_Omissions::line( $part ) );
				}
				$this->json( $plan );
				if ( array() !== $plan['blockers'] ) {
					WP_CLI::halt( self::BLOCKED );
				}
			}
		);
	}

	/**
	 * Imports a pack, to its end.
	 *
	 * ## OPTIONS
	 *
	 * <pack>
	 * : Id of the pack.
	 *
	 * [--form=<json>]
	 * : What the wizard would send besides, as JSON.
	 *
	 * [--format=<format>]
	 * : 'table' or 'json'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately import apply 12 --user=admin
	 *
	 * @param list<string>          $arguments The pack.
	 * @param array<string, string> $options   Options.
	 */
	public function apply( array $arguments, array $options ): void {
		$this->attempt(
			$options,
			function () use ( $arguments, $options ): void {
				list( $form, $plan ) = $this->make_plan( $arguments, $options );
				if ( array() !== $plan->blockers() ) {
					$this->refuse( implode( ' ', array_column( $plan->blockers(), 'message' ) ), self::BLOCKED );
				}
				$this->drive( $this->services()->runs()->create( $form, $plan, $this->services()->runner()->items( $plan ), get_current_user_id() ), Run::DONE );
			}
		);
	}

	/**
	 * Goes on with an import or revert that was stopped.
	 *
	 * ## OPTIONS
	 *
	 * [<uuid>]
	 * : Its name; without it, the last one.
	 *
	 * [--format=<format>]
	 * : 'table' or 'json'.
	 *
	 * @param list<string>          $arguments Its name.
	 * @param array<string, string> $options   Options.
	 */
	public function resume( array $arguments, array $options ): void {
		$this->attempt(
			$options,
			function () use ( $arguments ): void {
				$run = $this->services()->runs()->resume( $this->run( $arguments ) );
				$this->drive( $run, Run::REVERTING === $run->status ? Run::REVERTED : Run::DONE );
			}
		);
	}

	/**
	 * Shows an import, or all of them.
	 *
	 * ## OPTIONS
	 *
	 * [<uuid>]
	 * : Its name.
	 *
	 * [--format=<format>]
	 * : 'table' or 'json'.
	 *
	 * @param list<string>          $arguments Its name.
	 * @param array<string, string> $options   Options.
	 */
	public function status( array $arguments, array $options ): void {
		$this->attempt(
			$options,
			function () use ( $arguments ): void {
				$rows = array();
				foreach ( array() === $arguments ? $this->services()->runs()->all() : array( $this->run( $arguments ) ) as $run ) {
					$row    = $this->row( $run );
					$rows[] = $row;
					$this->line( "{$row['uuid']} {$row['pack']} {$row['status']} {$row['step']}" );
				}
				$this->json( $rows );
			}
		);
	}

	/**
	 * Takes an import back. What was edited since stays, and is listed.
	 *
	 * ## OPTIONS
	 *
	 * [<uuid>]
	 * : Its name; without it, the last one.
	 *
	 * [--format=<format>]
	 * : 'table' or 'json'.
	 *
	 * @param list<string>          $arguments Its name.
	 * @param array<string, string> $options   Options.
	 */
	public function revert( array $arguments, array $options ): void {
		$this->attempt(
			$options,
			function () use ( $arguments ): void {
				$run = $this->services()->revert()->start( $this->run( $arguments ) );
				array_map( array( $this, 'line' ), Revert::notes( $run ) );
				$this->drive( $run, Run::REVERTED );
			}
		);
	}

	/**
	 * Works on a run to its end and prints its log.
	 * @param string $aim The status of a good end.
	 */
	private function drive( Run $run, string $aim ): void {
		$index = 0;
		while ( $run->is_active() ) {
			$before = array( $run->status, $run->beat );
			$run    = $this->services()->runner()->run_batch( $run, time() + self::TICK );
			foreach ( $this->services()->runs()->log( $run, $index ) as $entry ) {
				$index = $entry['index'];
				$this->line( trim( "{$entry['title']} {$entry['progress']} % {$entry['message']}" ) );
			}
			if ( Run::RUNNING === $run->status && Elementor_Plugin::starts_in_next_process() ) {
				$this->refuse( __( 'Elementor was activated. It starts with the next command: run “wp templately import resume”.', 'templately' ), self::FAILED, $this->row( $run ) );
			}
			if ( $run->is_active() && array( $run->status, $run->beat ) === $before ) {
				// Another process has the lease.
				sleep( 1 );
			}
		}
		$said = $this->row( $run ) + array( 'results' => $run->results );
		if ( $aim !== $run->status ) {
			$this->refuse( $this->why( $run ), self::FAILED, $said );
		}
		foreach ( Kept_Change::with_messages( $run->results['kept'] ?? array() ) as $kept ) {
			$this->line( "kept: {$kept['type']} {$kept['title']}: {$kept['reason']}" );
		}
		foreach ( self::missing( $run->results ) as $part ) {
			$this->line( "left out: {$part['what']}: {$part['why']}" );
		}
		$this->line( "Success: $run->uuid $run->status" );
		$this->json( $said );
	}

	/** Returns why a run failed. The log says it of an import, PHP's error log of a revert. */
	private function why( Run $run ): string {
		$log  = $this->services()->runs()->log( $run, 0 );
		$last = end( $log );
		return Run::FAILED === $run->status && false !== $last ? $last['message'] : Failure::unknown_error();
	}

	/**
	 * @param array<string, mixed> $results
	 * @return list<array{what: string, why: string}> What is not here, and why.
	 */
	private static function missing( array $results ): array {
		$missing = $results['left_out'] ?? array();
		foreach ( $results['dependency_data']['plugins']['failed'] ?? array() as $plugin ) {
			$missing[] = array(
				'what' => $plugin['name'],
				'why'  => $plugin['why'],
			);
		}
		foreach ( array_merge( $results['post_types'] ?? array(), $results['template_types'] ?? array() ) as $kind ) {
			$missing = array_merge( $missing, $kind['failed'] );
		}
		return $missing;
	}

	/**
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 * @return array{array<string, mixed>, Import_Plan}
	 */
	private function make_plan( array $arguments, array $options ): array {
		$form = json_decode( $options['form'] ?? '{}', true );
		if ( 1 !== preg_match( '/^[1-9]\d*$/D', $arguments[0] ?? '' ) || ! is_array( $form ) ) {
			$this->refuse( 'Give the id of a pack, and a form that is JSON.', self::FAILED );
		}
		$form = array( 'id' => (int) $arguments[0] ) + (array) $form;
		return array( $form, ( $this->plan )( $form ) );
	}

	private function services(): Import_Services {
		$this->services = $this->services ?? ( $this->make_services )();
		return $this->services;
	}

	/** @param list<string> $arguments The run's name; none for the newest. */
	private function run( array $arguments ): Run {
		$newest = array() === $arguments ? $this->services()->runs()->all()->current() : null;
		return $newest ?? $this->services()->runs()->get( $arguments[0] ?? '' );
	}

	/**
	 * Runs a command and prints what is refused.
	 * @param array<string, string> $options
	 * @param callable(): void      $command
	 */
	private function attempt( array $options, callable $command ): void {
		$this->is_json = 'json' === ( $options['format'] ?? '' );
		try {
			$command();
		} catch ( Failure $failure ) {
			$this->refuse( $failure->getMessage(), 'run_active' === $failure->error_code() ? self::BUSY : self::FAILED );
		}
	}

	/**
	 * Prints why a command fails and ends it.
	 * @param array<string, mixed> $more More members of the JSON.
	 * @return never
	 */
	private function refuse( string $message, int $code, array $more = array() ) {
		$this->line( "Error: $message" );
		$this->json( $more + array( 'error' => $message ) );
		WP_CLI::halt( $code );
	}

	/** @return array{uuid: string, pack: string, status: string, step: string, started_at: string} */
	private function row( Run $run ): array {
		return array(
			'uuid'       => $run->uuid,
			'pack'       => $run->plan->pack()['slug'],
			'status'     => $run->status,
			'step'       => $run->is_active() || Run::FAILED === $run->status ? $this->services()->runs()->items( $run )->next()['step'] ?? '' : '',
			'started_at' => gmdate( 'c', $run->started_at ),
		);
	}

	/** Prints a line, unless JSON was asked for. */
	private function line( string $line ): void {
		if ( ! $this->is_json ) {
			WP_CLI::line( $line );
		}
	}

	/** @param array<mixed> $value Printed where JSON was asked for. */
	private function json( array $value ): void {
		if ( $this->is_json ) {
			WP_CLI::line( (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		}
	}
}
