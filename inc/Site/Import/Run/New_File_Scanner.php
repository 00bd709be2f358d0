<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Site\Import\Database\Lease;

/**
 * Finds the folders and files that plugins and themes make beside their own: logs, caches, private uploads. The names in
 * wp-content and in uploads are listed before each effect; what is new after it came with it.
 */
final class New_File_Scanner {

	/** What the run remembers of it. */
	private const NAMES = 'names';

	/** Folders in which others put things: they are not looked into, and not taken for found. */
	private const COMMON = '#^(content:(plugins|themes|mu-plugins|uploads|languages|upgrade|upgrade-temp-backup|cache|database|debug\.log)|content:uploads/(\d{4}|sites|fonts|templately.*))$#';

	private Run $run;

	private Run_Store $runs;

	private Lease $lease;

	private File_Log $files;

	/**
	 * @param Run   $run   The run.
	 * @param Run_Store  $runs  The table of runs.
	 * @param Lease $lease The right to write.
	 * @param File_Log $files The run's files.
	 */
	public function __construct( Run $run, Run_Store $runs, Lease $lease, File_Log $files ) {
		$this->run   = $run;
		$this->runs  = $runs;
		$this->lease = $lease;
		$this->files = $files;
	}

	/** Lists what is there, before an effect. The month's folder is noted where it is missing: WordPress makes it for who only asks where it is. */
	public function snapshot(): void {
		$uploads = wp_upload_dir( null, false );
		$folders = array();
		for ( $folder = $uploads['path']; $folder !== $uploads['basedir'] && dirname( $folder ) !== $folder; $folder = dirname( $folder ) ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall.NotAllowed -- two of them.
			$folders[] = $folder;
		}
		$this->files->record_expected_all( File_Log::FOLDER, $folders );
		if ( ! isset( $this->run->memory[ self::NAMES ] ) ) {
			$this->remember( $this->names() );
		}
	}

	/** Notes what is new, after an effect. */
	public function record_new(): void {
		$known = (array) ( $this->run->memory[ self::NAMES ] ?? array() );
		$new   = array_values( array_diff( $this->names(), $known ) );
		foreach ( $new as $name ) {
			$this->files->record_found( $name );
		}
		if ( array() !== $new ) {
			$this->remember( array_merge( $known, $new ) );
		}
	}

	/**
	 * @return list<string> Names, relative to the uploads folder.
	 */
	private function names(): array {
		$names = array();
		foreach ( array( WP_CONTENT_DIR, wp_get_upload_dir()['basedir'] ) as $folder ) {
			foreach ( is_dir( $folder ) ? scandir( $folder ) ?: array() : array() as $name ) {
				$path = File_Log::to_relative( "$folder/$name" );
				if ( '.' !== $name && '..' !== $name && 1 !== preg_match( self::COMMON, $path ) ) {
					$names[] = $path;
				}
			}
		}
		return $names;
	}

	/**
	 * @param string[] $names Names that are known.
	 */
	private function remember( array $names ): void {
		$this->run->memory[ self::NAMES ] = $names;
		$this->lease->renew( $this->runs->column_update_sql( array( 'memory' => $this->run->memory ) ) );
	}
}
