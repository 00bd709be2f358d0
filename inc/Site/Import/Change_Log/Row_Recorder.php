<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Database_Error;
use Templately\Site\Import\Database\Import_Database;

/**
 * Finds the rows that a statement is going to touch, and those that it added.
 *
 * Which numbers the database gives to new rows, it says only afterwards: they are noted before the connection's next statement. In a
 * table without transactions such a row stays where the process is killed just between. Nothing proves later whose it is: another
 * connection may have added one like it in the same moment, and to number rows ahead, or to lock the table, could fail or hold up
 * the statements of others.
 */
final class Row_Recorder {

	/** Conditions of one statement. */
	private const CONDITIONS = 200;

	private Import_Database $database;

	private Table_Keys $shapes;

	private Table_Backup $definitions;

	private Change_Store $journal;

	/** @var array{sql: string, table: string, count: int|null, id: int, changed: int}|null What counts by itself and is added by the statement on its way. */
	private ?array $counted = null;

	/** Whether the connection was asked for the ids. */
	private bool $is_asked = false;

	/** @var array{sql: string, table: string, conditions: list<string>}|null What is told apart otherwise. */
	private ?array $named = null;

	/**
	 * @param Import_Database     $database    The import's statements.
	 * @param Table_Keys $shapes      What rows are told apart by.
	 * @param Table_Backup  $definitions Knows tables that only this connection sees.
	 * @param Change_Store      $journal     Keeps rows.
	 */
	public function __construct( Import_Database $database, Table_Keys $shapes, Table_Backup $definitions, Change_Store $journal ) {
		$this->database    = $database;
		$this->shapes      = $shapes;
		$this->definitions = $definitions;
		$this->journal     = $journal;
	}

	/**
	 * Notes the rows that a statement is going to touch, as they are.
	 *
	 * @param string $sql     An INSERT, UPDATE, DELETE or REPLACE.
	 * @param string $verb    Which of them.
	 * @param bool   $can_look Whether what it added can be looked at after it.
	 * @return bool Whether what it writes outlives a transaction that is taken back.
	 *
	 * @throws Unsupported_Statement When it is not understood.
	 * @throws Database_Error When the database refuses to say which they are.
	 */
	public function record_affected( string $sql, string $verb, bool $can_look ): bool {
		$outlives = false;
		if ( 'UPDATE' === $verb || 'DELETE' === $verb ) {
			foreach ( 'UPDATE' === $verb ? Write_Statement::updated( $sql ) : Write_Statement::deleted( $sql ) as $target ) {
				if ( $this->is_ours( $target['table'] ) ) {
					continue;
				}
				$rows = $this->note( $target['table'], $target['select'] . ( $target['is_plain'] ? $this->database->for_update() : '' ) );
				$this->note_moved( $sql, $target['table'], $target['set'], $rows );
				$outlives = $outlives || ( array() !== $rows && $this->shapes->get( $target['table'] )['outlives'] );
			}
			return $outlives;
		}
		$insertion = new Insert_Statement( $sql );
		if ( $this->is_ours( $insertion->table ) ) {
			return false;
		}
		$this->expect_added( $sql, $insertion, $can_look );
		return $this->shapes->get( $insertion->table )['outlives'];
	}

	/** Forgets what the connection said while something of ours was sent ahead of a statement that is on its way. */
	public function discard_result(): void {
		$this->is_asked = false;
	}

	/** Asks the connection which ids it gave, before any other statement. */
	public function read_insert_ids(): void {
		if ( null !== $this->counted && ! $this->is_asked && false !== $this->database->last_statement_succeeded( $this->counted['sql'] ) ) {
			$this->counted['id']      = $this->database->inserted_id();
			$this->counted['changed'] = $this->database->affected_rows();
			$this->is_asked           = true;
		}
	}

	/**
	 * Notes the rows that the statement before has added.
	 *
	 * @return bool Whether there are any that outlive a transaction that is taken back.
	 */
	public function record_inserted(): bool {
		$outlives      = false;
		$counted       = $this->is_asked ? $this->counted : null;
		$named         = null !== $this->named && false !== $this->database->last_statement_succeeded( $this->named['sql'] ) ? $this->named : null;
		$this->counted = null;
		$this->named   = null;
		if ( null !== $counted ) {
			foreach ( $this->database->inserted_ids( $counted['id'], $counted['count'] ?? $counted['changed'] ) as $id ) {
				$this->journal->record_row( $counted['table'], $this->key_of( $counted['table'], $id ), null );
			}
			$outlives = $this->shapes->get( $counted['table'] )['outlives'];
		}
		if ( null === $named ) {
			return $outlives;
		}
		foreach ( array_chunk( $named['conditions'], self::CONDITIONS ) as $some ) {
			foreach ( $this->database->rows( "SELECT * FROM `{$named['table']}` WHERE " . implode( ' OR ', $some ) ) as $row ) {
				// What was there is noted already, as it was.
				$this->journal->record_row( $named['table'], $this->shapes->key( $named['table'], $row ), null );
			}
		}
		return $this->shapes->get( $named['table'] )['outlives'];
	}

	/**
	 * @param string              $sql       The statement.
	 * @param Insert_Statement $insertion The same, read.
	 * @param bool                $can_look   Whether what it added can be looked at after it.
	 *
	 * @throws Unsupported_Statement When a key's value is not known.
	 */
	private function expect_added( string $sql, Insert_Statement $insertion, bool $can_look ): void {
		$shape   = $this->shapes->get( $insertion->table );
		$columns = array() === $insertion->columns ? $shape['columns'] : $insertion->columns;
		$counts  = '' !== $shape['counter'] && array( $shape['counter'] ) === ( $this->database->core_table( 'options' ) === $insertion->table ? array( 'option_id' ) : $shape['key'] );
		$rows    = $insertion->rows;
		if ( $counts && $can_look && ! $insertion->may_meet && ! in_array( $shape['counter'], $columns, true ) ) {
			$this->track_insert( $sql, $insertion->table, null === $rows ? null : count( $rows ) );
			return;
		}
		if ( null === $rows ) {
			$rows = array_map( 'array_values', $this->database->rows( "SELECT * FROM ($insertion->select) templately_rows" ) );
		}
		$conditions = $this->conditions( $shape, $columns, $rows );
		if ( array() === $conditions ) {
			if ( ! $counts ) {
				throw new Unsupported_Statement( 'no key is given' );
			}
			$this->track_insert( $sql, $insertion->table, $insertion->may_meet ? null : count( $rows ) );
			return;
		}
		$is_ahead = ! $can_look || $shape['outlives'];
		$there    = array();
		if ( $insertion->may_meet || $is_ahead ) {
			foreach ( array_chunk( $conditions, self::CONDITIONS ) as $some ) {
				$there += $this->note( $insertion->table, "SELECT * FROM `$insertion->table` WHERE " . implode( ' OR ', $some ) . $this->database->for_update() );
			}
		}
		if ( $can_look ) {
			$this->named = array(
				'sql'        => $sql,
				'table'      => $insertion->table,
				'conditions' => $conditions,
			);
		}
		foreach ( $is_ahead ? $rows : array() as $row ) {
			$values = (array) array_combine( $columns, array_pad( array_slice( $row, 0, count( $columns ) ), count( $columns ), null ) );
			$given  = array_filter(
				$shape['key'],
				static function ( string $column ) use ( $values, $shape ): bool {
					return isset( $values[ $column ] ) && ( $column !== $shape['counter'] || 0 !== (int) $values[ $column ] );
				}
			);
			if ( $given === $shape['key'] ) {
				/** @var array<string, string|null> $values Conditions were made of them. */
				$key = $this->shapes->key( $insertion->table, $values );
				// What is there may be written otherwise, such as in other letters.
				if ( array() === $there || array() === $this->database->rows( "SELECT 1 FROM `$insertion->table` WHERE " . $this->shapes->condition( $insertion->table, $key ) ) ) {
					$this->journal->record_row( $insertion->table, $key, null );
				}
			}
		}
	}

	/**
	 * Returns conditions that find the rows which have one of the keys that are given.
	 *
	 * @param array{key: list<string>, unique: list<list<string>>, counter: string, columns: list<string>} $shape   Of the table.
	 * @param list<string>                                                                                $columns That are given.
	 * @param list<list<string|null|false>>                                                               $rows    What is given for them.
	 * @return list<string>
	 *
	 * @throws Unsupported_Statement When a key's value is not known.
	 */
	private function conditions( array $shape, array $columns, array $rows ): array {
		$places     = array_flip( $columns );
		$conditions = array();
		foreach ( $shape['unique'] as $unique ) {
			if ( array() !== array_diff( $unique, $columns ) ) {
				continue;
			}
			foreach ( $rows as $row ) {
				$and = array();
				foreach ( $unique as $column ) {
					$value = $row[ $places[ $column ] ] ?? null;
					if ( false === $value ) {
						throw new Unsupported_Statement( "an expression for $column" );
					}
					if ( null === $value || ( $column === $shape['counter'] && 0 === (int) $value ) ) {
						continue 2;
					}
					$and[] = "`$column` = " . $this->database->quote( $value );
				}
				$conditions[] = '(' . implode( ' AND ', $and ) . ')';
			}
		}
		return $conditions;
	}

	/**
	 * Takes note of a statement that adds rows whose numbers the database gives.
	 *
	 * @param string   $sql   The statement.
	 * @param string   $table Its table.
	 * @param int|null $count How many rows it adds; null where only the connection knows.
	 */
	public function track_insert( string $sql, string $table, ?int $count ): void {
		$this->is_asked = false;
		$this->counted  = array(
			'sql'     => $sql,
			'table'   => $table,
			'count'   => $count,
			'id'      => 0,
			'changed' => 0,
		);
	}

	/**
	 * Notes rows as they are.
	 *
	 * @param string $table  Their table.
	 * @param string $select What finds them.
	 * @return array<string, array<string, string|null>> The rows, by key.
	 */
	private function note( string $table, string $select ): array {
		$rows = array();
		foreach ( $this->database->rows( $select ) as $row ) {
			$key          = $this->shapes->key( $table, $row );
			$rows[ $key ] = $row;
			$this->journal->record_row( $table, $key, $row );
		}
		return $rows;
	}

	/**
	 * @param string $table A table that counts by itself.
	 * @param int    $id    The number that a row got.
	 * @return string The row's key.
	 */
	private function key_of( string $table, int $id ): string {
		if ( $this->database->core_table( 'options' ) !== $table ) {
			return (string) $id;
		}
		return (string) $this->database->value( "SELECT option_name FROM `$table` WHERE option_id = $id" );
	}

	/**
	 * Notes the keys that rows get, where a statement changes them, with what is there: nothing, as a rule.
	 *
	 * @param string                                      $sql   The statement.
	 * @param string                                      $table Its table.
	 * @param string                                      $set   What follows its SET.
	 * @param array<string, array<string, string|null>> $rows  The rows that it changes, by key.
	 */
	private function note_moved( string $sql, string $table, string $set, array $rows ): void {
		$texts = array();
		// What stands in a text is no assignment.
		$bare  = (string) preg_replace_callback(
			'/\'(?:[^\'\\\\]|\\\\.|\'\')*+\'|"(?:[^"\\\\]|\\\\.|"")*+"/s',
			static function ( array $found ) use ( &$texts ): string {
				$texts[] = $found[0];
				return "'" . ( count( $texts ) - 1 ) . "'";
			},
			trim( $set )
		);
		$moved = array();
		foreach ( '' === $bare ? array() : $this->shapes->get( $table )['key'] as $column ) {
			if ( 1 !== preg_match( "/(?:^|,|\\.)\\s*`?$column`?\\s*=\\s*(?:'(?<text>\\d+)'|(?<number>\\d+))?\\s*(?<rest>,|$)?/i", $bare, $found ) ) {
				continue;
			}
			$value = '' === ( $found['number'] ?? '' ) ? (string) substr( $texts[ (int) ( $found['text'] ?? 0 ) ] ?? '', 1, -1 ) : $found['number'];
			if ( ! isset( $found['rest'] ) || '' === $value || strlen( $value ) !== strcspn( $value, "\\'\"" ) ) {
				// An expression, of which nobody knows here what it becomes.
				$this->journal->record_unsupported( "changes keys: $sql" );
				return;
			}
			$moved[ $column ] = $value;
		}
		$keys = array();
		foreach ( array() === $moved ? array() : $rows as $key => $row ) {
			$new = $this->shapes->key( $table, array_merge( $row, $moved ) );
			if ( (string) $key !== $new ) {
				$keys[] = $new;
			}
		}
		foreach ( $this->shapes->rows( $table, $keys ) as $key => $row ) {
			// Where somebody is there already, the statement is refused.
			$this->journal->record_row( $table, (string) $key, $row );
		}
	}

	/**
	 * @param string $table A table's name.
	 * @return bool Whether it is ours, or this connection's alone.
	 */
	private function is_ours( string $table ): bool {
		return 0 === strpos( $table, $this->database->prefix() . 'templately_' ) || $this->definitions->is_temporary( $table );
	}
}
