<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Revert\Kept_Change;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Run;
use WP_CLI;

/**
 * Imports whole sites, and takes that back. Ends with 0 where all went well, 1 where it failed or something is missing, 2 where
 * something stands in the way of a plan, 3 where another import runs.
 */
final class Import_Command {

	private const FAILED  = 1;
	private const BLOCKED = 2;
	private const BUSY    = 3;

	/** Seconds of one tick. */
	private const TICK = 20;

	/** @var callable( array<string, mixed> ): Import_Plan */
	private $plan;

	/** @var callable(): Import_Services */
	private $make_services;

	/** What it made. */
	private ?Import_Services $services = null;

	/**
	 * @param callable( array<string, mixed> ): Import_Plan $plan        Plans what a form asks for.
	 * @param callable(): Import_Services                     $make_services Makes what runs imports, once a command is given.
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
		$plan = $this->make_plan( $arguments, $options )[1]->to_array();
		if ( self::is_json( $options ) ) {
			$this->json( $plan );
		} else {
			foreach ( $plan['objects'] as $object ) {
				WP_CLI::line( "{$object['action']} {$object['kind']} {$object['title']}" );
			}
			foreach ( array_merge( $plan['blockers'], $plan['notes'] ) as $message ) {
				WP_CLI::line( $message['message'] );
			}
			foreach ( $plan['left_out'] as $part ) {
				WP_CLI::line( Export_Omissions::line( $part ) );
			}
		}
		if ( array() !== $plan['blockers'] ) {
			WP_CLI::halt( self::BLOCKED );
		}
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
		list( $form, $plan ) = $this->make_plan( $arguments, $options );
		if ( array() !== $plan->blockers() ) {
			$this->refuse( implode( ' ', array_column( $plan->blockers(), 'message' ) ), self::BLOCKED, $options );
		}
		$run = $this->tried(
			function () use ( $form, $plan ): Run {
				return $this->services()->runs()->create( $form, $plan, $this->services()->runner()->items( $plan ), get_current_user_id() );
			},
			$options
		);
		$this->drive( $run, $options, Run::DONE );
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
		$run = $this->tried(
			function () use ( $arguments ): Run {
				return $this->services()->runs()->resume( $this->run( $arguments ) );
			},
			$options
		);
		$this->drive( $run, $options, Run::REVERTING === $run->status ? Run::REVERTED : Run::DONE );
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
		$rows = $this->tried(
			function () use ( $arguments ): array {
				$rows = array();
				foreach ( array() === $arguments ? $this->services()->runs()->all() : array( $this->run( $arguments ) ) as $run ) {
					$rows[] = $this->row( $run );
				}
				return $rows;
			},
			$options
		);
		if ( self::is_json( $options ) ) {
			$this->json( $rows );
			return;
		}
		foreach ( $rows as $row ) {
			WP_CLI::line( "{$row['uuid']} {$row['pack']} {$row['status']} {$row['step']}" );
		}
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
		$run = $this->tried(
			function () use ( $arguments ): Run {
				return $this->services()->revert()->start( $this->run( $arguments ) );
			},
			$options
		);
		$this->drive( $run, $options, Run::REVERTED );
	}

	/**
	 * Compares what is there with what an import left.
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
	public function verify( array $arguments, array $options ): void {
		$found = $this->tried(
			function () use ( $arguments ): array {
				return $this->services()->verify( $this->run( $arguments ) );
			},
			$options
		);
		if ( self::is_json( $options ) ) {
			$this->json( $found );
		} else {
			WP_CLI::line( "{$found['same']} rows as they were left, " . count( $found['changed'] ) . ' changed, ' . count( $found['missing'] ) . ' missing.' );
			foreach ( array_merge( $found['changed'], $found['missing'] ) as $name ) {
				WP_CLI::line( $name );
			}
		}
		if ( array() !== $found['missing'] ) {
			WP_CLI::halt( self::FAILED );
		}
	}

	/**
	 * Goes on with a run to its end, telling what is done.
	 *
	 * @param Run                   $run     The run.
	 * @param array<string, string> $options Options.
	 * @param string                $aim     The status of a good end.
	 */
	private function drive( Run $run, array $options, string $aim ): void {
		$index = 0;
		while ( $run->is_active() ) {
			$before = array( $run->status, $run->beat );
			$run    = $this->services()->runner()->run_batch( $run, time() + self::TICK );
			foreach ( self::is_json( $options ) ? array() : $this->services()->runs()->log( $run, $index ) as $entry ) {
				$index = $entry['index'];
				WP_CLI::line( trim( "{$entry['title']} {$entry['progress']} % {$entry['message']}" ) );
			}
			if ( $run->is_active() && array( $run->status, $run->beat ) === $before ) {
				// Somebody else is at it.
				sleep( 1 );
			}
		}
		$said = $this->row( $run ) + array( 'results' => $run->results );
		if ( $aim !== $run->status ) {
			$this->refuse( $this->why( $run ), self::FAILED, $options, $said );
		}
		if ( self::is_json( $options ) ) {
			$this->json( $said );
		} else {
			foreach ( Kept_Change::with_messages( $run->results['kept'] ?? array() ) as $kept ) {
				WP_CLI::line( "kept: {$kept['type']} {$kept['title']}: {$kept['reason']}" );
			}
			foreach ( self::missing( $run->results ) as $part ) {
				WP_CLI::line( "left out: {$part['what']}: {$part['why']}" );
			}
			WP_CLI::success( "$run->uuid $run->status" );
		}
	}

	/**
	 * @param Run $run A run that failed.
	 * @return string Why. The log tells it of imports; of a revert, PHP's.
	 */
	private function why( Run $run ): string {
		$log  = $this->services()->runs()->log( $run, 0 );
		$last = end( $log );
		return Run::FAILED === $run->status && false !== $last ? $last['message'] : Failure::unknown_error();
	}

	/**
	 * @param array<string, mixed> $results What became of an import.
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
		foreach ( array( 'post_types', 'template_types' ) as $group ) {
			foreach ( $results[ $group ] ?? array() as $kind ) {
				$missing = array_merge( $missing, $kind['failed'] );
			}
		}
		return $missing;
	}

	/**
	 * @param list<string>          $arguments The pack.
	 * @param array<string, string> $options   Options.
	 * @return array{array<string, mixed>, Import_Plan}
	 */
	private function make_plan( array $arguments, array $options ): array {
		$form = json_decode( $options['form'] ?? '{}', true );
		if ( 1 !== preg_match( '/^[1-9]\d*$/D', $arguments[0] ?? '' ) || ! is_array( $form ) ) {
			$this->refuse( 'Give the id of a pack, and a form that is JSON.', self::FAILED, $options );
		}
		$form = array( 'id' => (int) $arguments[0] ) + (array) $form;
		return array(
			$form,
			$this->tried(
				function () use ( $form ): Import_Plan {
					return ( $this->plan )( $form );
				},
				$options
			),
		);
	}

	/** Returns what runs imports. */
	private function services(): Import_Services {
		$this->services = $this->services ?? ( $this->make_services )();
		return $this->services;
	}

	/**
	 * @param list<string> $arguments The run's name, or nothing.
	 *
	 * @throws Failure 404 not_found.
	 */
	private function run( array $arguments ): Run {
		$newest = array() === $arguments ? $this->services()->runs()->all()->current() : null;
		return $newest ?? $this->services()->runs()->get( $arguments[0] ?? '' );
	}

	/**
	 * @template T
	 * @param callable(): T         $work    What may be refused.
	 * @param array<string, string> $options Options.
	 * @return T What it returns.
	 */
	private function tried( callable $work, array $options ) {
		try {
			return $work();
		} catch ( Failure $failure ) {
			$this->refuse( $failure->getMessage(), 'run_active' === $failure->error_code() ? self::BUSY : self::FAILED, $options );
		}
	}

	/**
	 * Says why not, and ends.
	 *
	 * @param string                $message Why.
	 * @param int                   $code    With what to end.
	 * @param array<string, string> $options Options.
	 * @param array<string, mixed>  $besides What JSON tells besides.
	 * @return never
	 */
	private function refuse( string $message, int $code, array $options, array $besides = array() ) {
		if ( self::is_json( $options ) ) {
			$this->json( $besides + array( 'error' => $message ) );
		} else {
			WP_CLI::line( "Error: $message" );
		}
		WP_CLI::halt( $code );
	}

	/**
	 * @param Run $run A run.
	 * @return array{uuid: string, pack: string, status: string, step: string, started_at: string}
	 */
	private function row( Run $run ): array {
		return array(
			'uuid'       => $run->uuid,
			'pack'       => $run->plan->pack()['slug'],
			'status'     => $run->status,
			'step'       => $run->is_active() || Run::FAILED === $run->status ? $this->services()->runs()->items( $run )->next()['step'] ?? '' : '',
			'started_at' => gmdate( 'c', $run->started_at ),
		);
	}

	/**
	 * @param array<string, string> $options Options.
	 */
	private static function is_json( array $options ): bool {
		return 'json' === ( $options['format'] ?? '' );
	}

	/**
	 * @param array<mixed> $value What to print.
	 */
	private function json( array $value ): void {
		WP_CLI::line( (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}
}
