<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Database;

/**
 * Documents of items, addressed by the hash of what is in them.
 */
final class Contents {

	/** @var Database */
	private $database;

	/**
	 * @param Database $database The hub's tables.
	 */
	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * Returns some documents.
	 *
	 * @param string[] $hashes Their addresses.
	 * @return array<string, array<string, mixed>> Address to document.
	 */
	public function find( array $hashes ): array {
		$found = array();
		foreach ( array() === $hashes ? array() : $this->database->rows( 'SELECT sha256, body FROM {contents} WHERE sha256 IN (' . $this->database->texts( $hashes ) . ')' ) as $row ) {
			$found[ $row['sha256'] ] = (array) json_decode( $row['body'], true );
		}
		return $found;
	}

	/**
	 * Keeps documents.
	 *
	 * @param array<string, string> $bodies Address to JSON; '' is no document.
	 */
	public function keep( array $bodies ): void {
		$rows = array();
		foreach ( array_filter( $bodies ) as $hash => $body ) {
			$rows[] = array( (string) $hash, $body );
		}
		$this->database->insert_many( 'contents', array( 'sha256', 'body' ), $rows, 'ignore' );
	}

	/**
	 * Removes documents that no item has any more.
	 *
	 * @param string[] $hashes Addresses to look at.
	 */
	public function remove_unused( array $hashes ): void {
		foreach ( array_unique( array_filter( $hashes ) ) as $hash ) {
			$this->database->write( 'DELETE FROM {contents} WHERE sha256 = %s AND NOT EXISTS (SELECT 1 FROM {items} WHERE content = %s)', $hash, $hash );
		}
	}
}
