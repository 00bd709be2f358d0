<?php

declare( strict_types=1 );

namespace Templately\Storage\Import;

/**
 * Says to all requests that a plugin is settling: they keep for the run what they change.
 */
final class Settling {

	private const OPTION = 'templately_settling';

	/** @var Database */
	private $database;

	/**
	 * @param Database $database The import's statements.
	 */
	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * Begins it.
	 *
	 * @param int $run_id Id of the run.
	 */
	public function begin( int $run_id ): void {
		$this->database->write( "INSERT INTO {$this->database->core( 'options' )} (option_name, option_value, autoload) VALUES ({$this->database->list( array( self::OPTION, (string) $run_id ) )}, 'on') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)" );
		wp_cache_delete( 'alloptions', 'options' );
	}

	/** Ends it. */
	public function end(): void {
		$this->database->write( "DELETE FROM {$this->database->core( 'options' )} WHERE option_name = {$this->database->quote( self::OPTION )}" );
		wp_cache_delete( 'alloptions', 'options' );
	}

	/** Returns the id of the run for which requests keep what they change; 0 for none. Costs no query: WordPress has read it. */
	public static function run_id(): int {
		return (int) ( wp_load_alloptions()[ self::OPTION ] ?? 0 );
	}
}
