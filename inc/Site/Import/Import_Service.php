<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Generator;
use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Plan\Planner;
use Templately\Site\Import\Plan\Recommended_Plugins;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Runner;
use Templately\Site\Import\Run\Runs;

/**
 * Imports and reverts, as REST, admin-ajax and the event stream offer them.
 *
 * @phpstan-import-type Entry from Runs
 * @phpstan-import-type Plan_Plugin from Import_Plan
 */
final class Import_Service {

	/** Seconds of one answer of the event stream. Many hosts end PHP after 30. */
	private const SLICE = 20;

	/** Seconds of work between two reads of the log, and in a poll. */
	private const TICK      = 1;
	private const POLL_TICK = 2;

	/** Microseconds between two reads of the log while another process works. */
	private const PAUSE = 300000;

	private Planner $planner;

	private Runs $runs;

	private Runner $runner;

	private Revert $reverts;

	public function __construct( Planner $planner, Runs $runs, Runner $runner, Revert $reverts ) {
		$this->planner = $planner;
		$this->runs    = $runs;
		$this->runner  = $runner;
		$this->reverts = $reverts;
	}

	/**
	 * Returns what a pack lets people choose, and how this site is.
	 *
	 * @param int $id The pack.
	 * @return array<string, mixed> With manifest.has_settings; settings: global_colors (system_colors for Elementor), each with id, title and color, custom_colors and site_logo.url; site.
	 *
	 * @throws Failure What the hub refused, or 503 hub_unreachable.
	 */
	public function pack_info( int $id ): array {
		$manifest = $this->planner->manifest( $id );
		$colours  = array();
		foreach ( $manifest->settings()['colours'] ?? array() as $colour ) {
			$colours[] = array(
				'id'    => $colour['id'],
				'title' => $colour['name'],
				'color' => $colour['value'],
			);
		}
		$logo = (int) get_theme_mod( 'custom_logo', 0 );
		$url  = $logo > 0 ? wp_get_attachment_url( $logo ) : false;
		return array(
			'manifest' => array( 'has_settings' => $manifest->has_site_objects() && array() !== $manifest->settings() ),
			'settings' => array(
				'elementor' === $manifest->platform() ? 'system_colors' : 'global_colors' => $colours,
				'custom_colors' => array(),
				// The pack's own lies in its bundle, where no browser gets it.
				'site_logo'     => array( 'url' => '' ),
			),
			'site'     => array(
				'title'   => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'tagline' => wp_specialchars_decode( get_bloginfo( 'description' ), ENT_QUOTES ),
				'logo'    => false === $url ? null : array(
					'id'  => $logo,
					'url' => $url,
				),
			),
		);
	}

	/**
	 * Returns what an import would do. Nothing is written.
	 *
	 * @param array<string, mixed> $form What was chosen, as Contract\Imports::form() has it.
	 * @return array<string, mixed> As Contract\Imports::plan() has it.
	 *
	 * @throws Failure What the hub refused, or 503 hub_unreachable.
	 */
	public function plan( array $form ): array {
		$plan      = $this->planner->plan( $form )->to_array();
		$suggested = array_udiff( $this->companions( $form['id'] ), $plan['plugins'], array( self::class, 'compare' ) );

		$plan['theme']   = ( $plan['theme'] ?? Recommended_Plugins::theme( $plan['platform'] ) ) + array( 'suggested' => null === $plan['theme'] );
		$plan['plugins'] = array_merge( self::with_suggested( $plan['plugins'], false ), self::with_suggested( $suggested, true ) );
		foreach ( array( 'objects', 'settings' ) as $list ) {
			foreach ( $plan[ $list ] as $place => $record ) {
				// What the writers alone have to know.
				unset( $plan[ $list ][ $place ]['target'], $plan[ $list ][ $place ]['value'] );
			}
		}
		foreach ( $plan['left_out'] as $place => $part ) {
			$plan['left_out'][ $place ]['reason'] = Export_Omissions::sentence( $part['why'] );
		}
		return $plan;
	}

	/**
	 * Begins an import. The processes that follow it do its work.
	 *
	 * @param array<string, mixed> $form What was chosen.
	 *
	 * @throws Failure 409 run_active with who imports, or blocked with the first reason why it cannot be.
	 */
	public function start( array $form ): Run {
		$plan        = $this->planner->plan( $form );
		$theme       = $plan->theme();
		$chosen      = array_filter(
			array_udiff( $this->companions( $form['id'] ), $plan->plugins(), array( self::class, 'compare' ) ),
			static function ( array $plugin ) use ( $form ): bool {
				return in_array( $plugin['slug'], $form['plugins'], true );
			}
		);
		$recommended = Recommended_Plugins::theme( $plan->platform() );
		if ( null === $theme && $form['theme'] === $recommended['slug'] ) {
			$theme = $recommended;
		}
		if ( array() !== $plan->blockers() ) {
			throw new Failure( 'blocked', $plan->blockers()[0]['message'], 409, array(), array( 'blockers' => $plan->blockers() ) );
		}
		$plan = $plan->with_dependencies( $theme, array_merge( $plan->plugins(), array_values( $chosen ) ) );
		return $this->runs->create( $form, $plan, $this->runner->items( $plan ), get_current_user_id() );
	}

	/**
	 * Returns the imports that can be taken back, and the one that is under way; the newest first.
	 *
	 * @return Generator<int, Run>
	 */
	public function all(): Generator {
		return $this->runs->all();
	}

	/** @throws Failure 404 not_found. */
	public function get( string $uuid ): Run {
		return $this->runs->get( $uuid );
	}

	/** Returns the step that a run is at; '' after its end. */
	public function step( Run $run ): string {
		return Run::DONE === $run->status || Run::REVERTED === $run->status ? '' : $this->runs->items( $run )->next()['step'] ?? '';
	}

	/**
	 * Returns how an import is and what its log has got.
	 *
	 * @param string $uuid   The import.
	 * @param int    $since  Index of the last entry that is held.
	 * @param bool   $drives Whether to do some of its work, where nobody else does.
	 * @return array{uuid: string, status: string, percent: int|null, beat: string, entries: list<Entry>} Percent of a revert: of an import its entries tell.
	 *
	 * @throws Failure 404 not_found.
	 */
	public function poll( string $uuid, int $since, bool $drives ): array {
		$run = $this->runs->get( $uuid );
		if ( $drives ) {
			$run = $this->runner->run_batch( $run, time() + self::POLL_TICK );
		}
		return array(
			'uuid'    => $run->uuid,
			'status'  => $run->status,
			'percent' => in_array( $run->status, array( Run::REVERTING, Run::REVERTED ), true ) ? $this->reverts->percent( $run ) : null,
			'beat'    => self::beat( $run ),
			'entries' => $this->runs->log( $run, $since ),
		);
	}

	/**
	 * Drives an import for a while and tells what happens. It never begins one.
	 *
	 * @param string                                $uuid  The import.
	 * @param int                                   $since Index of the last entry that is held.
	 * @param callable( string, mixed, string= ): bool $send  Sends an event: its name, its data and its index; says whether somebody still listens.
	 *
	 * @throws Failure 404 not_found, before anything is sent.
	 */
	public function stream( string $uuid, int $since, callable $send ): void {
		$run     = $this->runs->get( $uuid );
		$end     = time() + self::SLICE;
		$tick    = 0;
		$listens = $send( 'beat', array() );
		while ( $listens && time() < $end ) {
			$before = self::beat( $run );
			$run    = $this->runner->run_batch( $run, time() + $tick );
			$tick   = self::TICK;
			foreach ( $this->runs->log( $run, $since ) as $entry ) {
				$since   = $entry['index'];
				$listens = $send( 'message', $entry, (string) $since ) && $listens;
			}
			if ( ! $run->is_active() ) {
				return;
			}
			$listens = $send( 'beat', array() ) && $listens;
			if ( self::beat( $run ) === $before ) {
				usleep( self::PAUSE );
			}
		}
		$send( 'message', array( 'action' => 'continue' ) );
	}

	/**
	 * Lets an import go on that stopped. The processes that follow it do its work.
	 *
	 * @param string $uuid The import.
	 *
	 * @throws Failure 404 not_found, 409 run_active or not_resumable.
	 */
	public function resume( string $uuid ): Run {
		return $this->runs->resume( $this->runs->get( $uuid ) );
	}

	/**
	 * Begins a revert. The processes that poll do its work.
	 *
	 * @param string $uuid The import; '' for the newest that can be.
	 *
	 * @throws Failure 404 not_found, 409 run_active or not_revertible.
	 */
	public function revert( string $uuid ): Run {
		if ( '' === $uuid ) {
			foreach ( $this->runs->all() as $run ) {
				if ( Run::REVERTED !== $run->status ) {
					return $this->reverts->start( $run );
				}
			}
			throw Failure::not_found();
		}
		return $this->reverts->start( $this->runs->get( $uuid ) );
	}

	/**
	 * @param int $id A pack.
	 * @return list<Plan_Plugin>
	 */
	private function companions( int $id ): array {
		$categories = $this->planner->manifest( $id )->pack()['categories'] ?? array();
		return Recommended_Plugins::plugins( array_column( $categories, 'slug' ) );
	}

	/**
	 * @param array<int, Plan_Plugin> $plugins      Plugins.
	 * @param bool                    $is_suggested Whether the pack works without them.
	 * @return list<array<string, mixed>>
	 */
	private static function with_suggested( array $plugins, bool $is_suggested ): array {
		return array_map(
			static function ( array $plugin ) use ( $is_suggested ): array {
				return $plugin + array( 'suggested' => $is_suggested );
			},
			array_values( $plugins )
		);
	}

	/**
	 * @param array{slug: string} $one   A plugin.
	 * @param array{slug: string} $other Another.
	 */
	private static function compare( array $one, array $other ): int {
		return strcmp( $one['slug'], $other['slug'] );
	}

	/** Returns a text that changes with each write of a run. */
	private static function beat( Run $run ): string {
		return "$run->status $run->beat";
	}
}
