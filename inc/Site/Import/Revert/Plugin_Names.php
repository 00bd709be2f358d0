<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\File_Log;

/**
 * Which options belong to a plugin that came with an import: those whose names, or their beginnings, stand in its source. What it
 * changed of them since is no edit of anybody's.
 */
final class Plugin_Names {

	/** Letters that a name needs to say anything. */
	private const LETTERS = 8;

	private Import_Database $database;

	/** @var array<int, string> Sources of the plugins of a run. */
	private array $sources = array();

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Says whether an option belongs to a plugin of a run.
	 *
	 * @param int    $run_id Id of the run.
	 * @param string $name   The option's name.
	 */
	public function have( int $run_id, string $name ): bool {
		$source = $this->source( $run_id );
		$name   = (string) preg_replace( '/^(widget_|theme_mods_)/', '', $name );
		foreach ( array( $name, (string) preg_replace( '/_[^_]+$/', '_', $name ) ) as $part ) {
			if ( strlen( $part ) > self::LETTERS && false !== strpos( $source, $part ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param int $run_id Id of the run.
	 */
	private function source( int $run_id ): string {
		if ( ! isset( $this->sources[ $run_id ] ) ) {
			$this->sources[ $run_id ] = '';
			foreach ( $this->database->rows( "SELECT path FROM {$this->database->table( 'files' )} WHERE run_id = $run_id AND kind = 'tree'" ) as $row ) {
				$folder = File_Log::to_absolute( (string) $row['path'] );
				foreach ( is_dir( $folder ) ? new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) : array() as $file ) {
					if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
						$this->sources[ $run_id ] .= file_get_contents( $file->getPathname() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
					}
				}
			}
		}
		return $this->sources[ $run_id ];
	}
}
