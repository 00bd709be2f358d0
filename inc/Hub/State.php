<?php

declare( strict_types=1 );

namespace Templately\Hub;

/**
 * What the hub remembers outside its tables, in one small autoloaded option.
 */
final class State {

	private const OPTION = 'templately_hub';

	/** Returns the version of the tables; 0 where there are none. */
	public function schema_version(): int {
		return (int) $this->read( 'schema' );
	}

	/**
	 * Remembers the version of the tables.
	 *
	 * @param int $version Version.
	 */
	public function set_schema_version( int $version ): void {
		$this->change( 'schema', $version );
	}

	/** Returns the hash of the starter catalogue that was published last; '' for none. */
	public function starter_hash(): string {
		return (string) $this->read( 'starter' );
	}

	/**
	 * Remembers which starter catalogue was published.
	 *
	 * @param string $hash Its hash.
	 */
	public function set_starter_hash( string $hash ): void {
		$this->change( 'starter', $hash );
	}

	/** Returns the unguessable name of the folder of private files, which is made up on the first call. */
	public function private_folder(): string {
		$folder = (string) $this->read( 'folder' );
		if ( '' === $folder ) {
			$folder = bin2hex( random_bytes( 16 ) );
			$this->change( 'folder', $folder );
		}
		return $folder;
	}

	/** Forgets everything. */
	public function remove(): void {
		delete_option( self::OPTION );
	}

	/**
	 * @param string $name Name of a value.
	 * @return int|string
	 */
	private function read( string $name ) {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? ( $stored[ $name ] ?? '' ) : '';
	}

	/**
	 * @param string     $name  Name of a value.
	 * @param int|string $value The value.
	 */
	private function change( string $name, $value ): void {
		$stored          = get_option( self::OPTION, array() );
		$stored          = is_array( $stored ) ? $stored : array();
		$stored[ $name ] = $value;
		update_option( self::OPTION, $stored, true );
	}
}
