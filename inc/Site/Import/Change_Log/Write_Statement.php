<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * What a statement changes: how to read the rows that an UPDATE or DELETE is going to touch. Pure.
 */
final class Write_Statement {

	/** Words with which statements begin that change something, or the transaction. */
	private const VERBS = 'INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|TRUNCATE|RENAME|START|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|LOCK|UNLOCK|SET|LOAD|CALL|WITH|EXECUTE|OPTIMIZE|ANALYZE|REPAIR';

	/** What is sent in place of a statement that must not be. */
	public const NOTHING = 'SELECT 0';

	private const TAIL = array( 'WHERE', 'ORDER', 'LIMIT' );

	/**
	 * Returns the word that a statement begins with, in capitals; '' where it only reads.
	 *
	 * @param string $sql A statement.
	 */
	public static function verb( string $sql ): string {
		return 1 === preg_match( '~^(?:/\*M?!\d*\s*)?(' . self::VERBS . ')\b~i', Sql_Tokenizer::trim( $sql ), $found ) ? strtoupper( $found[1] ) : '';
	}

	/**
	 * Returns SELECTs that find the rows which an UPDATE changes.
	 *
	 * @param string $sql An UPDATE.
	 * @return list<array{table: string, select: string, is_plain: bool, set: string}> Whether rows can be locked as they are read; and what follows SET.
	 *
	 * @throws Unsupported_Statement When it is not understood.
	 */
	public static function updated( string $sql ): array {
		$sql   = rtrim( Sql_Tokenizer::trim( $sql ), "; \t\r\n" );
		$words = Sql_Tokenizer::keywords( $sql );
		$set   = Sql_Tokenizer::find( $words, array( 'SET' ) );
		if ( null === $set ) {
			throw new Unsupported_Statement( 'UPDATE without SET' );
		}
		$from   = trim( (string) preg_replace( '/^UPDATE\s+(LOW_PRIORITY\s+)?(IGNORE\s+)?/i', '', substr( $sql, 0, $set ) ) );
		$end    = Sql_Tokenizer::find( $words, self::TAIL, $set );
		$tail   = null === $end ? '' : substr( $sql, $end );
		$change = null === $end ? substr( $sql, $set + 3 ) : substr( $sql, $set + 3, $end - $set - 3 );
		$tables = self::references( $from );
		$found  = array();
		foreach ( $tables as $alias => $table ) {
			$is_plain = 1 === count( $tables );
			// Of a join, the tables that SET names; all where it names none.
			if ( ! $is_plain && false !== strpos( $change, '.' ) && 1 !== preg_match( '~(?:^|,)\s*`?' . preg_quote( $alias, '~' ) . '`?\s*\.~i', $change ) ) {
				continue;
			}
			$found[] = array(
				'table'    => $table,
				'select'   => 'SELECT ' . ( $is_plain ? '*' : "DISTINCT `$alias`.*" ) . " FROM $from $tail",
				'is_plain' => $is_plain,
				'set'      => $change,
			);
		}
		return $found;
	}

	/**
	 * Returns SELECTs that find the rows which a DELETE removes.
	 *
	 * @param string $sql A DELETE.
	 * @return list<array{table: string, select: string, is_plain: bool, set: string}>
	 *
	 * @throws Unsupported_Statement When it is not understood.
	 */
	public static function deleted( string $sql ): array {
		$sql   = rtrim( Sql_Tokenizer::trim( $sql ), "; \t\r\n" );
		$words = Sql_Tokenizer::keywords( $sql );
		$from  = Sql_Tokenizer::find( $words, array( 'FROM' ) );
		if ( null === $from ) {
			throw new Unsupported_Statement( 'DELETE without FROM' );
		}
		$using = Sql_Tokenizer::find( $words, array( 'USING' ), $from );
		$join  = Sql_Tokenizer::find( $words, array( 'JOIN' ), $from );
		$end   = Sql_Tokenizer::find( $words, self::TAIL, $from ) ?? strlen( $sql );
		$tail  = substr( $sql, $end );
		$named = trim( (string) preg_replace( '/^DELETE\s+((LOW_PRIORITY|QUICK|IGNORE)\s+)*/i', '', substr( $sql, 0, $from ) ) );
		// USING of a join belongs to that join.
		$is_using = null !== $using && ( null === $join || $using < $join );
		if ( '' === $named && ! $is_using ) {
			$rest  = trim( substr( $sql, $from + 4, $end - $from - 4 ) );
			$table = self::references( $rest );
			return array(
				array(
					'table'    => (string) reset( $table ),
					'select'   => "SELECT * FROM $rest $tail",
					'is_plain' => true,
					'set'      => '',
				),
			);
		}
		if ( $is_using ) {
			$named = substr( $sql, $from + 4, $using - $from - 4 );
			$rest  = substr( $sql, $using + 5, $end - $using - 5 );
		} else {
			$rest = substr( $sql, $from + 4, $end - $from - 4 );
		}
		$rest   = trim( $rest );
		$tables = self::references( $rest );
		$found  = array();
		foreach ( explode( ',', $named ) as $alias ) {
			$alias   = Sql_Tokenizer::unquote( str_replace( '.*', '', $alias ) );
			$found[] = array(
				'table'    => $tables[ $alias ] ?? $alias,
				'select'   => "SELECT DISTINCT `$alias`.* FROM $rest $tail",
				'is_plain' => false,
				'set'      => '',
			);
		}
		return $found;
	}

	/**
	 * Returns the tables that a FROM or UPDATE names.
	 *
	 * @param string $from What stands there.
	 * @return array<string, string> Alias to table.
	 *
	 * @throws Unsupported_Statement When there is none, or one of another database.
	 */
	private static function references( string $from ): array {
		preg_match_all( '~(?:^|,|\bJOIN\b)\s*(?:\(\s*)?`?(\w+)`?(\s*\.)?(?:\s+(?:AS\s+)?(?!(?:JOIN|INNER|LEFT|RIGHT|CROSS|ON|USING|STRAIGHT_JOIN|NATURAL|SET|WHERE|FORCE|USE|IGNORE)\b)`?(\w+)`?)?~i', $from, $found, PREG_SET_ORDER );
		$tables = array();
		foreach ( $found as $one ) {
			if ( 0 === strcasecmp( $one[1], 'SELECT' ) ) {
				continue;
			}
			if ( '' !== trim( $one[2] ?? '' ) ) {
				throw new Unsupported_Statement( 'a table of another database' );
			}
			$alias = $one[3] ?? '';

			$tables[ '' === $alias ? $one[1] : $alias ] = $one[1];
		}
		if ( array() === $tables ) {
			throw new Unsupported_Statement( 'no table' );
		}
		return $tables;
	}
}
