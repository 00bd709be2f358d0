<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use RuntimeException;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Interruption_Points;
use Templately\Site\Import\Database\Lease;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's uploads are.

/**
 * The files and folders that a run makes. No transaction covers them: what is going to be made is noted first, with its path, so
 * that a resumed import goes on with the same one and a revert knows of what was half made.
 */
final class File_Log {

	public const FILE   = 'file';
	public const FOLDER = 'dir';
	public const TREE   = 'tree';

	/** Noted, perhaps made. */
	private const INTENT = 'intent';

	/** Made, and whole. */
	private const DONE = 'done';

	/** Ends the name of a file that is being written. */
	public const UNFINISHED = '.tpl-tmp';

	private Import_Database $database;

	private Lease $lease;

	private int $run_id;

	/**
	 * @param Import_Database $database The import's statements.
	 * @param Lease    $lease    The right to write.
	 * @param int      $run_id   Id of the run.
	 */
	public function __construct( Import_Database $database, Lease $lease, int $run_id ) {
		$this->database = $database;
		$this->lease    = $lease;
		$this->run_id   = $run_id;
	}

	/**
	 * Writes a file, whole or not at all. Called again with the same source, it returns what is there.
	 *
	 * @param string                 $source What it is, such as 'object:2000000007'.
	 * @param string                 $folder Folder of the site; it is made where it is missing.
	 * @param string                 $name   Name that it should have.
	 * @param string                 $sha256 What its bytes must be.
	 * @param callable(string): void $fill   Writes the bytes into a file whose path it is given.
	 * @return string Its path.
	 *
	 * @throws Failure When its bytes are not what they must be.
	 */
	public function write_file( string $source, string $folder, string $name, string $sha256, callable $fill ): string {
		$row = $this->database->rows( "SELECT path, state FROM {$this->table()} WHERE run_id = $this->run_id AND kind = 'file' AND source = {$this->database->quote( $source )} ORDER BY id LIMIT 1" )[0] ?? null;
		if ( null === $row ) {
			$this->ensure_folder( $folder );
			$path = $folder . '/' . wp_unique_filename( $folder, $name );
			$this->intend( self::FILE, array( $path ), $source, $sha256 );
		} else {
			$path = self::to_absolute( (string) $row['path'] );
			if ( self::DONE === $row['state'] && is_file( $path ) ) {
				return $path;
			}
		}
		$this->lease->renew();
		$unfinished = $path . self::UNFINISHED;
		Interruption_Points::reach( "fill $unfinished" );
		$fill( $unfinished );
		clearstatcache( true, $unfinished );
		// A full disk makes files of 0 bytes, and nobody says so.
		if ( ! is_file( $unfinished ) || ! hash_equals( $sha256, (string) hash_file( 'sha256', $unfinished ) ) ) {
			wp_delete_file( $unfinished );
			throw new Failure( 'file_not_written', self::not_written_message(), 507 );
		}
		chmod( $unfinished, ( fileperms( $folder ) ?: 0755 ) & 0666 );
		Interruption_Points::reach( "rename $unfinished" );
		if ( ! rename( $unfinished, $path ) ) {
			throw new Failure( 'file_not_written', self::not_written_message(), 507 );
		}
		Interruption_Points::reach( "renamed $path" );
		$this->done( $path );
		return $path;
	}

	/**
	 * Makes sure that a folder is there, with those above it, and notes those that were not.
	 *
	 * @param string $folder Its path.
	 *
	 * @throws Failure When it cannot be made.
	 */
	public function ensure_folder( string $folder ): void {
		$missing = array();
		$one     = untrailingslashit( $folder );
		while ( ! is_dir( $one ) && dirname( $one ) !== $one ) {
			$missing[] = $one;
			$one       = dirname( $one );
		}
		foreach ( array_reverse( $missing ) as $one ) {
			$this->intend( self::FOLDER, array( $one ) );
			Interruption_Points::reach( "mkdir $one" );
			if ( ! wp_mkdir_p( $one ) ) {
				throw new Failure( 'file_not_written', self::not_written_message(), 507 );
			}
			$this->done( $one );
		}
	}

	/**
	 * Notes something that others are going to make: a plugin's or theme's whole folder, or a file. Whatever is there already is
	 * somebody's, and is not noted.
	 *
	 * @param string $kind One of this class's.
	 * @param string $path Its path.
	 * @return bool Whether it was noted, now or before: the revert will remove it.
	 */
	public function record_expected( string $kind, string $path ): bool {
		return array() !== $this->record_expected_all( $kind, array( $path ) );
	}

	/**
	 * Notes several things of one kind that others are going to make, as expect() does.
	 *
	 * @param string   $kind  One of this class's.
	 * @param string[] $paths Their paths.
	 * @return list<string> Those that are noted, now or before.
	 */
	public function record_expected_all( string $kind, array $paths ): array {
		$kept  = array_map( array( self::class, 'to_relative' ), $paths );
		$known = array_column( array() === $kept ? array() : $this->database->rows( "SELECT path FROM {$this->table()} WHERE run_id = $this->run_id AND path IN ({$this->database->list( $kept )})" ), 'path' );
		$noted = array();
		$new   = array();
		foreach ( $paths as $place => $path ) {
			if ( in_array( $kept[ $place ], $known, true ) ) {
				$noted[] = $path;
			} elseif ( ! file_exists( $path ) ) {
				$noted[] = $path;
				$new[]   = $path;
			}
		}
		$this->intend( $kind, $new );
		return $noted;
	}

	/**
	 * Notes something that others have made.
	 *
	 * @param string $kept Its path, as relative() has it.
	 */
	public function record_found( string $kept ): void {
		if ( array() === $this->database->rows( "SELECT id FROM {$this->table()} WHERE run_id = $this->run_id AND path = {$this->database->quote( $kept )}" ) ) {
			$this->intend( is_dir( self::to_absolute( $kept ) ) ? self::TREE : self::FILE, array( self::to_absolute( $kept ) ) );
		}
	}

	/**
	 * Returns a path as it is kept: below the site's folder, so that the site may be moved.
	 *
	 * @param string $path A path.
	 */
	public static function to_relative( string $path ): string {
		$path = untrailingslashit( wp_normalize_path( $path ) );
		foreach ( array( 'content' => WP_CONTENT_DIR, 'site' => ABSPATH ) as $name => $root ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
			$root = trailingslashit( wp_normalize_path( $root ) );
			if ( 0 === strpos( $path, $root ) ) {
				return "$name:" . substr( $path, strlen( $root ) );
			}
		}
		return $path;
	}

	/**
	 * Returns where a path that was kept is now.
	 *
	 * @param string $kept What relative() returned.
	 *
	 * @throws RuntimeException When it leads elsewhere, or is all of the site.
	 */
	public static function to_absolute( string $kept ): string {
		if ( 1 === preg_match( '#(^|[/\\\\])\.{0,2}([/\\\\]|$)#', (string) preg_replace( '#^(\w+:)?/{0,2}#', '', $kept ) ) ) {
			throw new RuntimeException( "The journal names a path outside: $kept" );
		}
		list( $name, $rest ) = explode( ':', $kept, 2 ) + array( '', '' );
		if ( 'content' === $name ) {
			return wp_normalize_path( WP_CONTENT_DIR ) . '/' . $rest;
		}
		return 'site' === $name ? trailingslashit( wp_normalize_path( ABSPATH ) ) . $rest : $kept;
	}

	/**
	 * @param string   $kind   One of this class's.
	 * @param string[] $paths  Paths.
	 * @param string   $source What they are.
	 * @param string   $sha256 What their bytes must be; '' for any.
	 */
	private function intend( string $kind, array $paths, string $source = '', string $sha256 = '' ): void {
		$values = array();
		foreach ( $paths as $path ) {
			$values[] = "({$this->database->list( array( $this->run_id, $source, $kind, self::to_relative( $path ), self::INTENT, $sha256 ) )})";
		}
		if ( array() !== $values ) {
			$this->database->write( "INSERT INTO {$this->table()} (run_id, source, kind, path, state, sha256) VALUES " . implode( ', ', $values ) . ' ON DUPLICATE KEY UPDATE state = VALUES(state)' );
		}
	}

	/**
	 * @param string $path A path.
	 */
	private function done( string $path ): void {
		$this->database->write( "UPDATE {$this->table()} SET state = 'done' WHERE run_id = $this->run_id AND path = {$this->database->quote( self::to_relative( $path ) )}" );
	}

	/** Returns the table's name. */
	private function table(): string {
		return $this->database->table( 'files' );
	}

	/** Says that a file was not stored whole. */
	public static function not_written_message(): string {
		return __( 'A file could not be written. Is there room on the disk?', 'templately' );
	}
}
