<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\File_Tree;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are removed directly, as core's uploads are.

/**
 * Undoes entries. A row as the import left it becomes what it was; a row as it was before stays; shared options are merged; any other row
 * was edited and stays.
 * @phpstan-import-type Row from Table_Keys
 * @phpstan-import-type Entry from Change_Store
 */
final class Undo {

	private Connection $connection;

	private Table_Keys $keys;

	private Change_Store $store;

	public function __construct( Connection $connection, Table_Keys $keys, Change_Store $store ) {
		$this->connection = $connection;
		$this->keys       = $keys;
		$this->store      = $store;
	}

	/**
	 * @param list<Entry>                        $entries Rows, or one entry of another kind.
	 * @param callable(array<int, string>): void $store   Stores the reason by entry ('' for undone), in the same transaction.
	 * @return array<int, string> Reason by number of each entry that stays.
	 */
	public function undo( int $run_id, int $fence, array $entries, callable $store ): array {
		$kind    = $entries[0]['kind'] ?? Change_Store::ROW;
		$results = array();
		if ( Change_Store::ROW !== $kind && ( $this->connection->is_mysql() || ! in_array( $kind, array( Change_Store::TABLE, Change_Store::SHAPE ), true ) ) ) {
			// Files are in no transaction, and on MySQL definitions are not: check the lease first.
			$extend_lease = function () use ( $run_id, $fence ): void {
				$this->store->extend_lease( $run_id, $fence );
			};
			$extend_lease();
			$results = array( $entries[0]['seq'] => $this->one( $entries[0], $extend_lease ) );
		}
		try {
			return $this->connection->transaction(
				function () use ( $run_id, $fence, $entries, $store, $results ): array {
					$this->store->extend_lease( $run_id, $fence );
					foreach ( array() === $results ? $entries : array() as $entry ) {
						$results[ $entry['seq'] ] = $this->one( $entry );
					}
					$store( $results );
					return array_filter( $results );
				}
			);
		} catch ( Database_Error $error ) {
			if ( $error->ends_transaction() || Change_Store::ROW !== $kind ) {
				throw $error;
			}
		}
		// The database refuses one of the rows, for example because of a foreign key: only that one stays.
		foreach ( 1 < count( $entries ) ? $entries : array() as $entry ) {
			$results += $this->undo( $run_id, $fence, array( $entry ), $store );
		}
		if ( 1 === count( $entries ) ) {
			$results = array( $entries[0]['seq'] => Change_Log::REFUSED );
			$this->store->extend_lease( $run_id, $fence );
			$store( $results );
		}
		return $results;
	}

	/**
	 * @param Entry                   $entry
	 * @param (callable(): void)|null $meanwhile Called now and then where it takes long.
	 * @return string Reason why it stays; '' for undone.
	 */
	private function one( array $entry, ?callable $meanwhile = null ): string {
		switch ( $entry['kind'] ) {
			case Change_Store::ROW:
				return $this->keys->has_table( $entry['target'] ) ? $this->row( $entry ) : '';
			case Change_Store::TABLE:
				$this->keys->forget( $entry['target'] );
				$this->connection->write( "DROP TABLE IF EXISTS `{$entry['target']}`" );
				return '';
			case Change_Store::SHAPE:
				$this->keys->forget( $entry['target'] );
				if ( $this->connection->has_table( $entry['target'] ) ) {
					$this->drop_parts( $entry['target'], array_values( array_map( 'strval', (array) json_decode( $entry['key'], true ) ) ) );
				}
				return '';
		}
		return self::remove( $entry['kind'], Change_Log::path( $entry['target'] ), $meanwhile );
	}

	/**
	 * Drops columns and keys that a table has: keys first, since they can contain the columns.
	 * @param list<string> $parts As ALTER TABLE … DROP names them.
	 */
	private function drop_parts( string $table, array $parts ): void {
		rsort( $parts );
		foreach ( $parts as $part ) {
			if ( array() === $this->keys->missing_parts( $table, array( $part ) ) ) {
				$this->connection->write( "ALTER TABLE `$table` DROP $part" );
			}
		}
	}

	/** @param Entry $entry */
	private function row( array $entry ): string {
		list( 'target' => $target, 'key' => $key, 'before' => $before, 'after' => $after ) = $entry;

		$table = $this->connection->core_name( $target );
		$now   = $this->keys->rows( $target, array( $key ), true )[ $key ];
		if ( Row_Image::has_hash( $table, $now, $entry['after_hash'] ) ) {
			return $this->put( $target, $key, $before, $now );
		}
		if ( Row_Image::has_hash( $table, $now, Row_Image::hash( $table, $before ) ) ) {
			return '';
		}
		if ( null === $now ) {
			return Change_Log::DELETED;
		}
		if ( null === $after || ! Row_Image::is_merged( $table, $now ) ) {
			return Row_Image::SHARED === $entry['after_hash'] ? Change_Log::SHARED : Change_Log::EDITED;
		}
		$merged = Three_Way_Merge::rows( $table, $before, $after, $now );
		$why    = $this->put( $target, $key, $merged, $now );
		// People do not edit events and lists of terms.
		return '' === $why && $merged !== $before && 1 !== preg_match( '/^cron$|_children$/D', $now['option_name'] ?? '' ) ? Change_Log::MERGED : $why;
	}

	/**
	 * @param Row|null $row The old row; null for none.
	 * @param Row|null $now
	 * @return string Reason why it stays; '' for undone.
	 */
	private function put( string $target, string $key, ?array $row, ?array $now ): string {
		if ( null === $row ) {
			if ( null !== $now ) {
				$this->connection->write( "DELETE FROM `$target` WHERE {$this->keys->condition( $target, $key )}" );
			}
			return '';
		}
		$row = array_intersect_key( $row, array_flip( $this->keys->shape( $target )['written'] ) );
		if ( 'options' === $this->connection->core_name( $target ) ) {
			unset( $row['option_id'] );
		}
		$changed = array();
		$set     = array();
		foreach ( $row as $column => $value ) {
			$changed += null === $now || $value !== $now[ $column ] ? array( $column => $value ) : array();
			// Unchanged values are written too: the database can set a time by itself.
			$set[] = "`$column` = {$this->connection->quote( $value )}";
		}
		if ( array() === $changed ) {
			return '';
		}
		if ( $this->is_taken( $target, $key, $row, $changed ) ) {
			return Change_Log::TAKEN;
		}
		$this->connection->write(
			null === $now
			? "INSERT INTO `$target` (`" . implode( '`,`', array_keys( $row ) ) . "`) VALUES ({$this->connection->list( $row )})"
			: "UPDATE `$target` SET " . implode( ', ', $set ) . " WHERE {$this->keys->condition( $target, $key )}"
		);
		return '';
	}

	/**
	 * Looks for another row with a unique value of this one. On SQLite a refused statement would end the transaction.
	 * @param Row $row
	 * @param Row $changed Values that change.
	 */
	private function is_taken( string $target, string $key, array $row, array $changed ): bool {
		foreach ( $this->keys->shape( $target )['unique'] as $unique ) {
			$values = array_intersect_key( $row, array_flip( $unique ) );
			if ( array() === array_intersect_key( $changed, $values ) || in_array( null, $values, true ) || count( $values ) < count( $unique ) ) {
				continue;
			}
			if ( array() !== array_diff_key( $this->keys->read( $target, "SELECT * FROM `$target` WHERE " . $this->keys->equals( $values ) ), array( $key => true ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function remove( string $kind, string $path, ?callable $meanwhile ): string {
		if ( 'file' !== $kind && is_link( $path ) ) {
			// Another person has put the link there.
			return '';
		}
		if ( 'folder' === $kind ) {
			if ( array() !== File_Tree::names( $path ) ) {
				return Change_Log::NOT_EMPTY;
			}
			File_Tree::remove( $path );
			return is_dir( $path ) ? Change_Log::REFUSED : '';
		}
		if ( 'tree' === $kind && is_dir( $path ) ) {
			File_Tree::remove( $path, $meanwhile );
		} else {
			wp_delete_file( $path );
			self::remove_script_translations( $path );
		}
		clearstatcache( true, $path );
		return file_exists( $path ) ? Change_Log::REFUSED : '';
	}

	/** Removes the script translations that WordPress downloads with a .po file, in files named by hashes. */
	private static function remove_script_translations( string $path ): void {
		$stem = '.po' === substr( $path, -3 ) ? (string) substr( $path, 0, -3 ) : '';
		foreach ( '' === $stem ? array() : ( glob( "$stem-*.json" ) ?: array() ) as $file ) {
			if ( 1 === preg_match( '/^-[0-9a-f]{32}\.json$/D', (string) substr( $file, strlen( $stem ) ) ) ) {
				wp_delete_file( $file );
			}
		}
	}
}
