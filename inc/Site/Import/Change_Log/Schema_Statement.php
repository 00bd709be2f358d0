<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * What a statement changes of tables themselves. Pure.
 */
final class Schema_Statement {

	/** A table's name, with or without its database's. Other than in quotes of MySQL it is not understood. */
	private const NAME = '(?:`[^`]+`|[\w$\x80-\xff]+)(?:\s*\.\s*(?:`[^`]+`|[\w$\x80-\xff]+))?+';

	/** How long a statement waits for who uses the table. */
	private const WAIT = '(?:\s+(?:WAIT\s+\d+|NOWAIT)\b)?+';

	/** Changes that leave a table's rows as they are, and that its lines tell. */
	private const SHAPES = '~^(?:$|ADD\b(?!\s+(?:PRIMARY|FOREIGN|CHECK|PARTITION|PERIOD|SYSTEM)\b)(?!\s+CONSTRAINT\b(?!.*\bUNIQUE\b))|DROP\s+(?:INDEX|KEY)\b|(?:DISABLE|ENABLE)\s+KEYS\b|(?:ALGORITHM|LOCK|AUTO_INCREMENT)\b)~is';

	/** @var list<string> Tables that it makes. */
	public array $made = array();

	/** @var list<string> Tables whose columns or keys it adds, or keys it removes: their rows stay as they are. */
	public array $shaped = array();

	/** @var list<string> Tables whose rows or columns it changes, or that it removes. */
	public array $emptied = array();

	/** @var list<array{string, string}> Tables that get another name, and that name. They are among those that are made and emptied, too. */
	public array $renamed = array();

	/** Whether it is about a table that only this connection sees. */
	public bool $is_temporary = false;

	/** Whether it makes a table only where there is none. */
	public bool $is_optional = false;

	/** Name of the site's database. */
	private string $database;

	/**
	 * Reads a statement.
	 *
	 * @param string $sql      A CREATE, ALTER, DROP, TRUNCATE or RENAME.
	 * @param string $database Name of the site's database.
	 *
	 * @throws Unsupported_Statement When it is not understood: views, triggers, procedures, databases, tables of another one.
	 */
	public function __construct( string $sql, string $database = '' ) {
		$this->database = $database;

		$name = self::NAME;
		$wait = self::WAIT;
		$sql  = trim( Sql_Tokenizer::strip_comments( $sql ), "; \t\r\n" );
		if ( 1 === preg_match( "~^CREATE\s+(OR\s+REPLACE\s+)?(TEMPORARY\s+)?TABLE\s+(IF\s+NOT\s+EXISTS\s+)?+($name)~i", $sql, $found ) ) {
			$this->made         = array( $this->name( $found[4] ) );
			$this->is_temporary = '' !== $found[2];
			$this->is_optional  = '' !== $found[3] && ! $this->is_temporary;
			$this->emptied      = '' !== $found[1] && ! $this->is_temporary ? $this->made : array();
		} elseif ( 1 === preg_match( "~^(?:CREATE\s+(?:OR\s+REPLACE\s+)?(?:(?:UNIQUE|FULLTEXT|SPATIAL)\s+)?|DROP\s+)INDEX\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?+(?:`[^`]+`|\S+)\s+(?:USING\s+\w+\s+)?ON\s+($name)~i", $sql, $found ) ) {
			$this->shaped = array( $this->name( $found[1] ) );
		} elseif ( 1 === preg_match( "~^DROP\s+(TEMPORARY\s+)?TABLES?\s+(?:IF\s+EXISTS\s+)?+($name(?:\s*,\s*$name)*+)$wait(?:\s+(?:RESTRICT|CASCADE))?$~i", $sql, $found ) ) {
			$this->is_temporary = '' !== $found[1];
			$this->emptied      = $this->is_temporary ? array() : $this->names( $found[2] );
		} elseif ( 1 === preg_match( "~^TRUNCATE\s+(?:TABLE\s+)?+($name)$wait$~i", $sql, $found ) ) {
			$this->emptied = $this->names( $found[1] );
		} elseif ( 1 === preg_match( '~^RENAME\s+TABLES?\s+(?:IF\s+EXISTS\s+)?+(.+)$~is', $sql, $found ) ) {
			foreach ( Sql_Tokenizer::split_list( $found[1] ) as $pair ) {
				if ( 1 !== preg_match( "~^($name)$wait\s+TO\s+($name)$~i", $pair, $names ) ) {
					throw new Unsupported_Statement( 'RENAME' );
				}
				$this->rename( $this->name( $names[1] ), $this->name( $names[2] ) );
			}
		} elseif ( 1 === preg_match( "~^ALTER\s+(?:ONLINE\s+)?(IGNORE\s+)?TABLE\s+(?:IF\s+EXISTS\s+)?+($name)$wait\s*(.*)$~is", $sql, $found ) ) {
			$this->alter( $this->name( $found[2] ), Sql_Tokenizer::split_list( $found[3] ), '' !== $found[1] );
		} else {
			throw new Unsupported_Statement( 'CREATE, ALTER or DROP' );
		}
	}

	/**
	 * @param string       $table      The table.
	 * @param list<string> $changes    What becomes of it.
	 * @param bool         $is_lenient Whether rows that stand in the way of a key are removed.
	 *
	 * @throws Unsupported_Statement When another table is changed with it.
	 */
	private function alter( string $table, array $changes, bool $is_lenient ): void {
		$is_shaped = ! $is_lenient;
		foreach ( $changes as $change ) {
			if ( 1 === preg_match( '~^(?:EXCHANGE|CONVERT\s+(?:PARTITION|TABLE))\b~i', $change ) ) {
				throw new Unsupported_Statement( 'ALTER of two tables' );
			}
			if ( 1 === preg_match( '~^RENAME\s+(?:(?:TO|AS)\s+|=\s*)?+(?!(?:COLUMN|INDEX|KEY)\s)(' . self::NAME . ')$~i', $change, $found ) ) {
				$this->rename( $table, $this->name( $found[1] ) );
			} elseif ( 1 !== preg_match( self::SHAPES, $change ) ) {
				$is_shaped = false;
			}
		}
		if ( ! $is_shaped && array() === $this->renamed ) {
			$this->emptied[] = $table;
		} elseif ( array() === $this->renamed ) {
			$this->shaped[] = $table;
		}
	}

	/**
	 * @param string $old A table's name.
	 * @param string $new What it becomes.
	 */
	private function rename( string $old, string $new ): void {
		$this->renamed[] = array( $old, $new );
		$this->emptied[] = $old;
		$this->made[]    = $new;
	}

	/**
	 * @param string $names Names of tables, with commas.
	 * @return list<string>
	 */
	private function names( string $names ): array {
		return array_map( array( $this, 'name' ), Sql_Tokenizer::split_list( $names ) );
	}

	/**
	 * @param string $written A table's name, as it stands in the statement.
	 *
	 * @throws Unsupported_Statement When it is in another database.
	 */
	private function name( string $written ): string {
		preg_match_all( '~`([^`]+)`|[^\s.`]+~', $written, $found, PREG_SET_ORDER );
		$parts = array_map(
			static function ( array $one ): string {
				return $one[1] ?? $one[0];
			},
			$found
		);
		$name  = (string) array_pop( $parts );
		if ( array() !== $parts && array( $this->database ) !== $parts ) {
			throw new Unsupported_Statement( 'a table of another database' );
		}
		return $name;
	}
}
