<?php

declare( strict_types=1 );

namespace Templately\Storage\Import;

/**
 * What a statement changes of tables themselves. Pure.
 */
final class Definition_Statement {

	/** @var list<string> Tables that it makes. */
	public $made = array();

	/** @var list<string> Tables whose columns or keys it adds, or keys it removes: their rows stay as they are. */
	public $shaped = array();

	/** @var list<string> Tables whose rows or columns it changes, or that it removes. */
	public $emptied = array();

	/** @var bool Whether it is about a table that only this connection sees. */
	public $is_temporary = false;

	/** @var bool Whether it removes such a table. */
	public $is_removed = false;

	/** @var bool Whether it makes a table only where there is none. */
	public $is_optional = false;

	/**
	 * Reads a statement.
	 *
	 * @param string $sql A CREATE, ALTER, DROP, TRUNCATE or RENAME.
	 *
	 * @throws Unreadable When it is not understood: views, triggers, procedures, databases.
	 */
	public function __construct( string $sql ) {
		$sql = Sql::trim( $sql );
		if ( 1 === preg_match( '~^(CREATE|DROP)\s+TEMPORARY\s+TABLE\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?`?(\w+)~i', $sql, $found ) ) {
			$this->is_temporary = true;
			$this->is_removed   = 0 === strcasecmp( 'DROP', $found[1] );
			$this->made         = array( $found[2] );
		} elseif ( 1 === preg_match( '~^CREATE\s+(?:OR\s+REPLACE\s+)?TABLE\s+(IF\s+NOT\s+EXISTS\s+)?`?(\w+)~i', $sql, $found ) ) {
			$this->is_optional = '' !== $found[1];
			$this->made        = array( $found[2] );
		} elseif ( 1 === preg_match( '~^(?:CREATE|DROP)\s+(?:(?:UNIQUE|FULLTEXT|SPATIAL)\s+)?INDEX\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?\S+\s+(?:USING\s+\w+\s+)?ON\s+`?(\w+)~i', $sql, $found ) ) {
			$this->shaped = array( $found[1] );
		} elseif ( 1 === preg_match( '~^DROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?(.+)$~is', $sql, $found ) ) {
			$this->emptied = self::names( (string) preg_replace( '~\s+(RESTRICT|CASCADE)\s*$~i', '', $found[1] ) );
		} elseif ( 1 === preg_match( '~^TRUNCATE\s+(?:TABLE\s+)?(.+)$~is', $sql, $found ) ) {
			$this->emptied = self::names( $found[1] );
		} elseif ( 1 === preg_match( '~^RENAME\s+TABLE\s+(.+)$~is', $sql, $found ) ) {
			foreach ( explode( ',', $found[1] ) as $pair ) {
				list( $old, $new ) = array_map( array( Sql::class, 'name' ), preg_split( '~\s+TO\s+~i', rtrim( $pair, '; ' ) ) ?: array() ) + array( '', '' );
				$this->emptied[]   = $old;
				$this->made[]      = $new;
			}
		} elseif ( 1 === preg_match( '~^ALTER\s+(?:IGNORE\s+)?TABLE\s+(?:IF\s+EXISTS\s+)?`?(\w+)`?\s*(.*)$~is', $sql, $found ) ) {
			$this->read_alter( $found[1], $found[2] );
		} else {
			throw new Unreadable( 'CREATE, ALTER or DROP' );
		}
	}

	/**
	 * @param string $table  The table.
	 * @param string $change What follows it.
	 */
	private function read_alter( string $table, string $change ): void {
		if ( 1 === preg_match( '~^RENAME\s+(?:TO\s+|AS\s+)?`?(?!COLUMN\b|INDEX\b|KEY\b)(\w+)~i', $change, $found ) ) {
			$this->made[] = $found[1];
		}
		if ( 1 === preg_match( '/\b(MODIFY|CHANGE|RENAME|ENGINE|CONVERT|CHARACTER|COLLATE|PARTITION|ORDER)\b|\bDROP\s+(?!INDEX\b|KEY\b|CONSTRAINT\b|FOREIGN\b)/i', (string) preg_replace( "/'[^']*'|\\bADD\\s+(?:COLUMN\\s+)?`?\\w+`?[^,]*/i", '', $change ) ) ) {
			$this->emptied[] = $table;
		} else {
			$this->shaped[] = $table;
		}
	}

	/**
	 * @param string $names Names of tables, with commas.
	 * @return list<string>
	 */
	private static function names( string $names ): array {
		return array_map( array( Sql::class, 'name' ), explode( ',', rtrim( $names, "; \t\r\n" ) ) );
	}
}
