<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Planner;
use Templately\Site\Import\Plan\Recommended_Plugins;
use Templately\Site\Import\Revert\Kept_Change;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Runner;
use Templately\Site\Import\Run\Runs;

/**
 * Imports and reverts for REST, admin-ajax, event stream and command line.
 * @phpstan-import-type Entry from Runs
 * @phpstan-import-type Kept from Kept_Change
 * @phpstan-import-type Plan_Plugin from Import_Plan
 */
final class Import_Service {

	/** Seconds of a response of the event stream. Many hosts end PHP after 30. */
	private const SLICE = 20;

	/** Seconds of work between two reads of the log, and in a poll. */
	private const TICK      = 1;
	private const POLL_TICK = 2;

	/** Microseconds between two reads of the log while another process works. */
	private const PAUSE = 300000;

	private Planner $planner;

	public Runs $runs;

	private Runner $runner;

	private Revert $reverts;

	public function __construct( Planner $planner, Runs $runs, Runner $runner, Revert $reverts ) {
		$this->planner = $planner;
		$this->runs    = $runs;
		$this->runner  = $runner;
		$this->reverts = $reverts;
	}

	/**
	 * Returns the choices that a pack allows, and the site's present values.
	 * @return array<string, mixed> With manifest.has_settings; settings: global_colors (system_colors for Elementor), each with id, title and color, custom_colors and site_logo.url; site.
	 * @throws Failure Of the hub, or 503 hub_unreachable.
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
				// The pack's logo is in its bundle, which browsers do not get.
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
	 * Plans an import. Writes nothing.
	 * @param array<string, mixed> $form As Import_Schema::form() has it.
	 * @return array<string, mixed> As Import_Schema::plan() has it.
	 * @throws Failure Of the hub, or 503 hub_unreachable.
	 */
	public function plan( array $form ): array {
		$plan  = $this->planner->plan( $form )->to_array();
		$flags = static function ( array $plugins, bool $suggested ): array {
			return array_map(
				static function ( array $plugin ) use ( $suggested ): array {
					return $plugin + compact( 'suggested' );
				},
				$plugins
			);
		};

		$plan['theme']   = ( $plan['theme'] ?? Recommended_Plugins::theme( $plan['platform'] ) ) + array(
			'suggested' => null === $plan['theme'],
			'before'    => (string) wp_get_theme()->get( 'Name' ),
		);
		$plan['plugins'] = array_merge( $flags( $plan['plugins'], false ), $flags( $this->suggested_plugins( $form['id'], $plan['plugins'] ), true ) );
		foreach ( array( 'objects', 'settings' ) as $list ) {
			foreach ( $plan[ $list ] as $place => $record ) {
				// Only the import needs these.
				unset( $plan[ $list ][ $place ]['target'], $plan[ $list ][ $place ]['value'] );
			}
		}
		foreach ( $plan['left_out'] as $place => $part ) {
			$plan['left_out'][ $place ]['reason'] = Export_Omissions::sentence( $part['why'] );
		}
		return $plan;
	}

	/**
	 * Starts an import. Later requests do the work.
	 * @param array<string, mixed> $form As Import_Schema::form() has it.
	 * @throws Failure 409 run_active with the name of the person who imports, or 409 blocked with the first reason.
	 */
	public function start( array $form ): Run {
		$plan = $this->planner->plan( $form );
		if ( array() !== $plan->blockers() ) {
			throw new Failure( 'blocked', $plan->blockers()[0]['message'], 409, array(), array( 'blockers' => $plan->blockers() ) );
		}
		$recommended = Recommended_Plugins::theme( $plan->platform() );
		$plugins     = $plan->plugins();
		foreach ( $this->suggested_plugins( $form['id'], $plugins ) as $plugin ) {
			if ( in_array( $plugin['slug'], $form['plugins'], true ) ) {
				$plugins[] = $plugin;
			}
		}
		$plan = $plan->with_dependencies( $plan->theme() ?? ( $form['theme'] === $recommended['slug'] ? $recommended : null ), $plugins );
		return $this->runs->create( $form, $plan, $this->runner->items( $plan ), get_current_user_id() );
	}

	/** @return list<Kept> Changes that stay after a revert, or would stay if an import was reverted now. */
	public function kept( Run $run ): array {
		return in_array( $run->status, array( Run::DONE, Run::FAILED ), true ) ? $this->reverts->preview_kept( $run ) : $run->results['kept'] ?? array();
	}

	/** Returns the present step; '' after the end. */
	public function step( Run $run ): string {
		return Run::DONE === $run->status || Run::REVERTED === $run->status ? '' : $this->runs->items( $run )->next()['step'] ?? '';
	}

	/**
	 * @param bool $drives Whether to do some work, if no other process does.
	 * @return array{uuid: string, status: string, percent: int|null, beat: string, entries: list<Entry>} Percent of a revert; entries have that of an import.
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
	 * Works on an import for a while and sends its log.
	 * @param callable( string, mixed, string= ): bool $send Sends an event with name, data and index; returns false once the connection is closed.
	 * @throws Failure 404 not_found, before the first event.
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
	 * Starts a revert. Later requests do the work.
	 * @param string $uuid '' for the newest import that is not reverted.
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
	 * @param list<Plan_Plugin> $planned
	 * @return list<Plan_Plugin> Recommended plugins that are not planned.
	 */
	private function suggested_plugins( int $pack, array $planned ): array {
		$categories = $this->planner->manifest( $pack )->pack()['categories'] ?? array();
		return array_values( array_diff_key( array_column( Recommended_Plugins::plugins( array_column( $categories, 'slug' ) ), null, 'slug' ), array_column( $planned, null, 'slug' ) ) );
	}

	/** Returns a text that changes with each write of a run. */
	private static function beat( Run $run ): string {
		return "$run->status $run->beat";
	}
}
