<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * What an INSERT or REPLACE adds, as far as that stands in it. Pure.
 */
final class Insert_Statement {

	public string $table;

	/** @var list<string> The columns that are given; empty for all, in the table's order. */
	public array $columns = array();

	/** @var list<list<string|null|false>>|null What is given for them; false for an expression. Null where a SELECT gives it. */
	public ?array $rows = null;

	/** The SELECT that gives them. */
	public string $select = '';

	/** Whether rows that are there may be changed, removed or left (IGNORE, ON DUPLICATE KEY UPDATE, REPLACE). */
	public bool $may_meet;

	/**
	 * Reads a statement.
	 *
	 * @param string $sql An INSERT or REPLACE.
	 *
	 * @throws Unsupported_Statement When it is not understood.
	 */
	public function __construct( string $sql ) {
		$sql = rtrim( Sql_Tokenizer::trim( $sql ), "; \t\r\n" );
		if ( 1 !== preg_match( '~^(INSERT|REPLACE)\s+(?:(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY)\s+)?(IGNORE\s+)?(?:INTO\s+)?`?(\w+)`?\s*~i', $sql, $found ) ) {
			throw new Unsupported_Statement( 'INSERT' );
		}
		$this->table    = $found[3];
		$rest           = substr( $sql, strlen( $found[0] ) );
		$words          = Sql_Tokenizer::keywords( $rest );
		$duplicate      = Sql_Tokenizer::find( $words, array( 'DUPLICATE', 'CONFLICT' ) );
		$this->may_meet = '' !== $found[2] || null !== $duplicate || 0 === strcasecmp( 'REPLACE', $found[1] );
		if ( null !== $duplicate ) {
			// ON stands in front of it.
			$rest = (string) preg_replace( '~\s+ON\s*$~i', '', substr( $rest, 0, $duplicate ) );
		}
		if ( 1 === preg_match( '~^\((?!\s*SELECT\b)([^()]*)\)\s*~i', $rest, $columns ) ) {
			$this->columns = array_map( array( Sql_Tokenizer::class, 'unquote' ), '' === trim( $columns[1] ) ? array() : explode( ',', $columns[1] ) );
			$rest          = substr( $rest, strlen( $columns[0] ) );
		}
		if ( 1 === preg_match( '~^VALUES?\b~i', $rest, $values ) ) {
			$this->rows = Sql_Tokenizer::tuples( substr( $rest, strlen( $values[0] ) ) );
		} elseif ( 1 === preg_match( '~^SET\b~i', $rest ) ) {
			$this->read_set( substr( $rest, 3 ) );
		} else {
			$this->select = $rest;
		}
	}

	/**
	 * @param string $sql What follows SET.
	 */
	private function read_set( string $sql ): void {
		$row = array();
		preg_match_all( '~(?:^|,)\s*`?(\w+)`?\s*=\s*((?:\'[^\'\\\\]*+(?:(?:\\\\.|\'\')[^\'\\\\]*+)*+\'|"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"|\((?:[^()\'"]|\'[^\']*\'|"[^"]*")*\)|[^,\'"(])+)~s', $sql, $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$this->columns[] = $pair[1];
			$row[]           = Sql_Tokenizer::tuples( "($pair[2])" )[0][0] ?? null;
		}
		$this->rows = array( $row );
	}
}
