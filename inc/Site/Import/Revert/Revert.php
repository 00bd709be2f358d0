<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Database\Connection;
use Templately\Shared\Rest\Failure;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Serialized_Option;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Loopback_Requests;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Runs;
use Templately\Site\Import\Run\Working_Folder;

/**
 * Reverts an import in small batches. An interrupted batch is repeated.
 * @phpstan-import-type Kept from Kept_Change
 */
final class Revert {

	private const PLUGINS = 'plugins';
	private const COMPACT = 'compact';
	/** Decides what stays, and deletes sizes of pictures that were made later. */
	private const DECIDE = 'decide';
	/** Writes presets into posts that stay. */
	private const STYLES = 'styles';
	private const UNDO   = 'undo';
	private const FINISH = 'finish';

	private const BATCH = 100;

	private Runs $runs;

	private Connection $database;

	private Change_Log $log;

	private Lease $lease;

	/** @var callable(): Loopback_Requests */
	private $make_requests;

	/** @param callable(): Loopback_Requests $make_requests */
	public function __construct( Runs $runs, Connection $database, Change_Log $log, Lease $lease, callable $make_requests ) {
		$this->runs          = $runs;
		$this->database      = $database;
		$this->log           = $log;
		$this->lease         = $lease;
		$this->make_requests = $make_requests;
	}

	/**
	 * Marks an import as being reverted. Later requests do the work.
	 * @throws Failure 409 not_revertible; 409 newer_import, with the uuid of an import that has to be reverted first; 409 run_active.
	 */
	public function start( Run $run ): Run {
		$newer = $this->newer( $run );
		if ( null !== $newer ) {
			$message = sprintf(
				/* translators: 1: name of a pack, 2: date. */
				__( 'Revert “%1$s” (%2$s) first. It was imported after this one.', 'templately' ),
				$newer->plan->pack()['name'],
				/* translators: a date as PHP's date() writes it. */
				(string) wp_date( __( 'F j, Y', 'templately' ), $newer->started_at )
			);
			throw new Failure( 'newer_import', $message, 409, array(), array( 'uuid' => $newer->uuid ) );
		}
		if ( Run::REVERTING !== $run->status && ! $this->runs->set_status( $run, Run::REVERTING, array( Run::RUNNING, Run::PAUSED, Run::DONE, Run::FAILED, Run::REVERT_FAILED ) ) ) {
			throw new Failure( 'not_revertible', __( 'This import cannot be reverted now.', 'templately' ), 409 );
		}
		Import_Cron::schedule();
		return $this->runs->get( $run->uuid );
	}

	/** @return list<string> What people should know before they revert an import. */
	public static function notes( Run $run ): array {
		$failed = array_column( $run->results['dependency_data']['plugins']['failed'] ?? array(), 'slug' );
		$notes  = array();
		foreach ( Run::REVERTED === $run->status ? array() : $run->plan->plugins() as $plugin ) {
			if ( ! $plugin['active'] && ! in_array( $plugin['slug'], $failed, true ) ) {
				$notes[] = sprintf(
					/* translators: 1: name of a plugin, 2: date. */
					__( '%1$s is removed. What it has stored in WordPress’s own tables since %2$s stays, as when you delete a plugin.', 'templately' ),
					$plugin['name'],
					/* translators: a date as PHP's date() writes it. */
					(string) wp_date( __( 'F j, Y', 'templately' ), $run->started_at )
				);
			}
		}
		return $notes;
	}

	/** @return list<Kept> Posts and terms that would stay if the import was reverted now. */
	public function preview_kept( Run $run ): array {
		return ( new Conflict_Detection( $this->database, $this->log, $run->id ) )->decide( $run->started_at )['kept'];
	}

	public function percent( Run $run ): int {
		if ( Run::REVERTED === $run->status ) {
			return 100;
		}
		$total = (int) ( $run->results['_revert']['total'] ?? 0 );
		return 0 === $total ? 0 : (int) floor( 5 + 93 * ( 1 - min( $total, $this->log->count( $run->id, Change_Log::RECORDED ) ) / $total ) );
	}

	/**
	 * Works on the next batch. The caller holds the lease.
	 * @return bool False where the next batch needs a process without the plugins that were turned off.
	 */
	public function run_batch( Run $run ): bool {
		switch ( $run->results['_revert']['phase'] ?? self::PLUGINS ) {
			case self::PLUGINS:
				$has_turned_off = $this->turn_plugins_off( $run );
				$this->enter( $run, self::COMPACT );
				return ! $has_turned_off;
			case self::COMPACT:
				$this->log->compact( $run->id ) && $this->enter( $run, self::DECIDE );
				return true;
			case self::DECIDE:
				$this->decide( $run );
				return true;
			case self::STYLES:
				// Values are written once.
				$this->database->transaction(
					function () use ( $run ): void {
						$spaces = ( new Kept_Styles( $this->database ) )->write_values( $run->results['kept'] ?? array() );
						$this->lease->renew();
						$this->enter( $run, self::UNDO, array(), $spaces );
					}
				);
				return true;
			case self::UNDO:
				$this->undo( $run );
				return true;
			default:
				$this->finish( $run );
				return true;
		}
	}

	/** Returns the newest import that is not reverted, if it is newer than this one. */
	private function newer( Run $run ): ?Run {
		foreach ( $this->runs->all() as $other ) {
			if ( $other->id <= $run->id ) {
				return null;
			}
			if ( Run::REVERTED !== $other->status ) {
				return $other;
			}
		}
		return null;
	}

	/** Lets the plugins of the import run their deactivation hooks in a request that records, and turns them off. */
	private function turn_plugins_off( Run $run ): bool {
		$options = $this->database->core_table( 'options' );
		$entries = $this->log->entries(
			$run->id,
			array(
				'tables' => array( $options ),
				'keys'   => array( Change_Log::encode_key( 'active_plugins' ) ),
			)
		);
		$value   = $this->database->value( "SELECT option_value FROM $options WHERE option_name = 'active_plugins'" );
		if ( array() === $entries || null === $value ) {
			return false;
		}
		$active  = (array) Serialized_Option::read( $value );
		$added   = array_diff( self::plugins( end( $entries )['after'] ), self::plugins( $entries[0]['before'] ) );
		$turning = array_values( array_intersect( $active, $added ) );
		if ( array() === $turning ) {
			return false;
		}
		foreach ( $turning as $plugin ) {
			( $this->make_requests )()->deactivate( (string) $plugin, $run->user_id );
		}
		$this->lease->renew();
		$this->database->write( "UPDATE $options SET option_value = {$this->database->quote( Serialized_Option::write( array_values( array_diff( $active, $turning ) ) ) )} WHERE option_name = 'active_plugins'" );
		wp_cache_flush();
		return true;
	}

	/**
	 * @param array<string, string|null>|null $row
	 * @return array<mixed>
	 */
	private static function plugins( ?array $row ): array {
		return (array) Serialized_Option::read( (string) ( $row['option_value'] ?? 'a:0:{}' ) );
	}

	private function decide( Run $run ): void {
		$conflicts = ( new Conflict_Detection( $this->database, $this->log, $run->id ) )->decide( $run->started_at );
		$uploads   = new Upload_Files( $this->database, $this->log, $conflicts['gone'] );
		$this->log->keep( $run->id, array_merge( $conflicts['seqs'], $uploads->entries_in_use( $run->id ) ) );
		$this->lease->renew();
		$uploads->delete_later_sizes( $run->started_at );
		$this->enter( $run, array() === $conflicts['kept'] ? self::UNDO : self::STYLES, $conflicts['kept'] );
	}

	private function undo( Run $run ): void {
		// The results list each change that stays: both are one transaction.
		$this->database->transaction(
			function () use ( $run ): void {
				$kept = array();
				foreach ( $this->log->revert( $run->id, self::BATCH ) as $change ) {
					if ( Change_Log::NOT_EMPTY !== $change['why'] ) {
						$kept[] = $this->describe( $change );
					}
				}
				$is_reverted = $this->log->is_reverted( $run->id );
				if ( $is_reverted || array() !== $kept ) {
					$this->enter( $run, $is_reverted ? self::FINISH : self::UNDO, $kept );
				}
			}
		);
	}

	/**
	 * @param array{seq: int, kind: string, target: string, key: string, why: string} $change
	 * @return Kept
	 */
	private function describe( array $change ): array {
		$key       = implode( ', ', (array) json_decode( $change['key'], true ) );
		$is_option = $this->database->core_table( 'options' ) === $change['target'];
		$type      = 'row' === $change['kind'] ? ( $is_option ? 'option' : 'row' ) : $change['kind'];
		return array(
			'type'  => $type,
			'id'    => '' === $key ? $change['target'] : $key,
			'title' => $is_option ? $key : trim( "{$change['target']} $key" ),
			'why'   => in_array( $change['why'], Kept_Change::REASONS, true ) ? $change['why'] : Kept_Change::EDITED,
		);
	}

	private function finish( Run $run ): void {
		$leftovers = new Leftovers( $this->database, $this->log, $run->id );
		$this->database->transaction(
			function () use ( $leftovers ): void {
				$this->lease->renew();
				$leftovers->delete();
				// WordPress makes these again.
				$derived = array_merge( array( 'rewrite_rules' ), substr_replace( get_taxonomies( array( 'hierarchical' => true ) ), '_children', PHP_INT_MAX ) );
				$this->database->write( "DELETE FROM {$this->database->core_table( 'options' )} WHERE option_name IN ({$this->database->list( $derived )})" );
			}
		);
		$leftovers->recount_terms();
		$this->log->delete( $run->id );
		Working_Folder::remove( $run );
		wp_cache_flush();
		if ( array() !== ( $run->results['kept'] ?? array() ) ) {
			( new Kept_Styles( $this->database ) )->add_to_theme( $run->results['kept'], $run->results['_revert']['spaces'] ?? array() );
		}
		Elementor_Plugin::clear_cache();
		/** Fires when an import's posts are deleted again, without WordPress's hooks. */
		do_action( 'templately_import_reverted' );
		$this->runs->set_status( $run, Run::REVERTED, array( Run::REVERTING ) );
		$run->status = Run::REVERTED;
	}

	/**
	 * @param list<Kept>                                               $kept   Added to the results.
	 * @param list<array{slug: string, name: string, size: string}> $spaces From Kept_Styles.
	 */
	private function enter( Run $run, string $phase, array $kept = array(), array $spaces = array() ): void {
		$total = (int) ( $run->results['_revert']['total'] ?? 0 );

		$results            = $run->results;
		$results['kept']    = array_merge( $results['kept'] ?? array(), $kept );
		$results['_revert'] = array(
			'phase'  => $phase,
			'spaces' => array_merge( $run->results['_revert']['spaces'] ?? array(), $spaces ),
			'total'  => 0 === $total && self::UNDO === $phase ? $this->log->count( $run->id, Change_Log::RECORDED ) : $total,
		);
		$this->runs->store_results( $run, $results );
	}
}
