<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use Templately\Shared\Database\Binary_Value;
use Templately\Shared\Database\Database;

/** Compressed documents by the hash of their text. A document exists as long as a row of another table (its owner) refers to its hash. */
final class Document_Store {

	private Database $database;

	private string $table;

	/** @var array<string, string> */
	private array $owners;

	/** @param array<string, string> $owners Tables of owners, and their column with the hash. */
	public function __construct( Database $database, string $table, array $owners ) {
		$this->database = $database;
		$this->table    = $table;
		$this->owners   = $owners;
	}

	/**
	 * @param string[] $hashes
	 * @return array<string, array<string, mixed>> Hash to document. Missing and damaged documents are left out.
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
	 * @param string[] $hashes
	 * @return array<string, string> Hash to text. Missing and damaged documents are left out.
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
	 * Stores documents, in the transaction that then adds their owners. Other transactions cannot remove them until it ends.
	 * @param array<string, string> $bodies Hash to text; '' is no document.
	 */
	public function store( array $bodies ): void {
		$rows = array();
		foreach ( array_filter( $bodies ) as $hash => $body ) {
			$rows[ (string) $hash ] = array( (string) $hash, new Binary_Value( (string) gzcompress( $body ) ) );
		}
		ksort( $rows, SORT_STRING );
		// INSERT IGNORE would take a shared lock of an existing row, and two transactions with a shared lock would wait for each
		// other.
		$this->database->insert_many( $this->table, array( 'sha256', 'compressed' ), $rows, 'sha256 = VALUES(sha256)' );
	}

	/**
	 * Prevents other transactions from storing or removing documents. Must be called before their owners are removed.
	 * @param string[] $hashes
	 */
	public function lock( array $hashes ): void {
		$hashes = array_unique( array_filter( $hashes ) );
		sort( $hashes );
		foreach ( $hashes as $hash ) {
			$this->database->get_row( "SELECT sha256 FROM {{$this->table}} WHERE sha256 = %s FOR UPDATE", $hash );
		}
	}

	/**
	 * Removes documents without owners, in the transaction that removed the owners.
	 * @param string[] $hashes
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
