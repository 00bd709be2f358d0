<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Site\Import\Change_Log\Newer;
use Templately\Site\Import\Change_Log\Kept_Change;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Run\Journal_Parts;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Run_Store;

/**
 * Plugins and themes that an import brought and a newer one uses: with all that came with them they stay, and become the newer
 * one's, whose revert takes them away.
 *
 * @phpstan-import-type Part from Journal_Parts
 * @phpstan-import-type Left from Kept_Change
 */
final class Shared_Parts {

	/** Options in which all plugins stand together: as a part of one stays, so do they. The newer import's revert merges them. */
	private const COMMON = array( 'active_plugins', 'cron' );

	private Import_Database $database;

	private Run_Store $runs;

	/**
	 * @param Import_Database $database The import's statements.
	 * @param Run_Store     $runs     The table of runs.
	 */
	public function __construct( Import_Database $database, Run_Store $runs ) {
		$this->database = $database;
		$this->runs     = $runs;
	}

	/**
	 * Hands them over. Inside a transaction.
	 *
	 * @param Run   $run   The run that is reverted.
	 * @param Newer $newer Imports that came after it.
	 * @return list<Left> What stays.
	 */
	public function hand_over( Run $run, Newer $newer ): array {
		$kept  = array();
		$parts = (array) ( $run->memory[ Journal_Parts::MEMORY ] ?? array() );
		foreach ( $newer->ids() as $id ) {
			$user = $this->runs->find( $id );
			if ( array() === $parts || null === $user ) {
				break;
			}
			foreach ( self::used( $user ) as $source => $thing ) {
				if ( isset( $parts[ $source ] ) ) {
					$this->give( $run->id, $user, $source, $parts[ $source ], $newer );
					unset( $parts[ $source ] );
					$kept[ $thing['id'] ] = $thing;
				}
			}
		}
		return array_values( $kept );
	}

	/**
	 * @param Run $user A run.
	 * @return array<string, Left> What its plan says that it uses, by its effect.
	 */
	private static function used( Run $user ): array {
		$used = array();
		foreach ( $user->plan->plugins() as $plugin ) {
			$used[ "plugin:{$plugin['slug']}" ] = array(
				'type'  => 'plugin',
				'id'    => $plugin['slug'],
				'title' => $plugin['name'],
				'why'   => Kept_Change::USED,
			);
		}
		$theme = $user->plan->theme();
		if ( null === $theme ) {
			return $used;
		}
		// With the theme that it is built on, where it is.
		foreach ( array( "theme:{$theme['slug']}", "switch:{$theme['slug']}", 'theme:' . wp_get_theme( $theme['slug'] )->get_template() ) as $effect ) {
			$used[ $effect ] = array(
				'type'  => 'theme',
				'id'    => $theme['slug'],
				'title' => $theme['name'],
				'why'   => Kept_Change::USED,
			);
		}
		return $used;
	}

	/**
	 * @param int    $run_id The run that is reverted.
	 * @param Run    $user   The one that uses it.
	 * @param string $source Its effect.
	 * @param Part   $part   What came with it.
	 * @param Newer  $newer  Imports that came after the first.
	 */
	private function give( int $run_id, Run $user, string $source, array $part, Newer $newer ): void {
		$rows    = $this->database->table( 'rows' );
		$files   = $this->database->table( 'files' );
		$options = $this->database->quote( $this->database->core_table( 'options' ) );
		$common  = $this->database->list( self::COMMON );
		foreach ( $this->database->rows( "SELECT * FROM $rows WHERE run_id = $run_id AND state = 1 AND ((seq > {$part['rows'][0]} AND seq <= {$part['rows'][1]}) OR (tbl = $options AND pk IN ($common)))" ) as $entry ) {
			if ( ! $newer->takes_over( $entry ) ) {
				$this->database->write( "UPDATE $rows SET run_id = $user->id WHERE seq = {$entry['seq']}" );
			}
		}
		$paths = array_column( $this->database->rows( "SELECT path FROM $files WHERE run_id = $user->id" ), 'path' );
		foreach ( $this->database->rows( "SELECT id, path FROM $files WHERE run_id = $run_id AND id > {$part['files'][0]} AND id <= {$part['files'][1]}" ) as $file ) {
			$change = in_array( $file['path'], $paths, true ) ? "state = 'kept'" : "run_id = $user->id";
			$this->database->write( "UPDATE $files SET $change WHERE id = {$file['id']}" );
		}
		$user->memory[ Journal_Parts::MEMORY ][ $source ] = $part;
		$this->database->write( "UPDATE {$this->database->table( 'runs' )} SET {$this->runs->column_update_sql( array( 'memory' => $user->memory ) )} beat = beat + 1 WHERE id = $user->id" );
	}
}
