<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use Templately\Shared\Database\Binary_Value;
use Templately\Shared\Database\Database;

/**
 * Documents, addressed by the hash of what is in them, and compressed: a tenth of their size. A document is there as long as
 * something names it.
 *
 * Owners are rows of other tables that name a document by its hash; each is given by its table and its column.
 */
final class Document_Store {

	private Database $database;

	private string $table;

	/** @var array<string, string> */
	private array $owners;

	/**
	 * @param Database              $database The hub's tables.
	 * @param array<string, string> $owners   Tables whose rows each own a document, and their column with its hash.
	 */
	public function __construct( Database $database, string $table, array $owners ) {
		$this->database = $database;
		$this->table    = $table;
		$this->owners   = $owners;
	}

	/**
	 * Returns some documents.
	 *
	 * @param string[] $hashes Their addresses.
	 * @return array<string, array<string, mixed>> Address to document, of those that are there and whole.
	 */
	public function find( array $hashes ): array {
		return array_map(
			static function ( string $json ): array {
				return (array) json_decode( $json, true );
			},
			$this->get_texts( $hashes )
		);
	}

	/**
	 * Returns some documents as the texts that were kept.
	 *
	 * @param string[] $hashes Their addresses.
	 * @return array<string, string> Address to text, of those that are there and whole.
	 */
	public function get_texts( array $hashes ): array {
		$found = array();
		foreach ( array() === $hashes ? array() : $this->database->get_results( "SELECT sha256, compressed FROM {{$this->table}} WHERE sha256 IN (" . $this->database->strings_list( $hashes ) . ')' ) as $row ) {
			$text = @gzuncompress( $row['compressed'] ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- said below.
			if ( false === $text ) {
				error_log( "Templately: the document {$row['sha256']} is damaged in the database." ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the hub has to learn of it.
				continue;
			}
			$found[ $row['sha256'] ] = $text;
		}
		return $found;
	}

	/**
	 * Keeps documents, within the transaction that gives them owners and before it does: nobody else removes them until it ends.
	 *
	 * @param array<string, string> $bodies Address to text; '' is no document.
	 */
	public function store( array $bodies ): void {
		$rows = array();
		foreach ( array_filter( $bodies ) as $hash => $body ) {
			$rows[ (string) $hash ] = array( (string) $hash, new Binary_Value( (string) gzcompress( $body ) ) );
		}
		ksort( $rows, SORT_STRING );
		// An INSERT IGNORE would share the lock of a row that is there, and two who share it wait for each other.
		$this->database->insert_many( $this->table, array( 'sha256', 'compressed' ), $rows, 'sha256 = VALUES(sha256)' );
	}

	/**
	 * Lets nobody else keep or remove documents until the transaction ends: before what names them is taken away.
	 *
	 * @param string[] $hashes Their addresses.
	 */
	public function lock( array $hashes ): void {
		$hashes = array_unique( array_filter( $hashes ) );
		sort( $hashes );
		foreach ( $hashes as $hash ) {
			$this->database->get_row( "SELECT sha256 FROM {{$this->table}} WHERE sha256 = %s FOR UPDATE", $hash );
		}
	}

	/**
	 * Removes documents that nothing owns any more, within the transaction that took their owners away.
	 *
	 * @param string[] $hashes Addresses to look at.
	 */
	public function delete_unused( array $hashes ): void {
		$hashes = array_unique( array_filter( $hashes ) );
		sort( $hashes );
		foreach ( $hashes as $hash ) {
			$free   = '';
			$values = array( $hash );
			foreach ( $this->owners as $owner => $column ) {
				$free    .= " AND NOT EXISTS (SELECT 1 FROM {{$owner}} WHERE $column = %s)";
				$values[] = $hash;
			}
			$this->database->query( "DELETE FROM {{$this->table}} WHERE sha256 = %s$free", ...$values );
		}
	}
}
