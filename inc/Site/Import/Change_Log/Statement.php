<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * Reads what an SQL statement changes. Pure.
 * @phpstan-type Insertion array{table: string, columns: list<string>, rows: list<list<string|null|false>>|null, select: string, may_meet: bool}
 * @phpstan-type Definition array{made: list<string>, shaped: array<string, list<string>>, changed: list<string>}
 */
final class Statement {

	private const TEXT = '\'[^\'\\\\]*+(?:(?:\\\\.|\'\')[^\'\\\\]*+)*+\'|"[^"\\\\]*+(?:(?:\\\\.|"")[^"\\\\]*+)*+"';

	private const COMMENT = '/\*.*?\*/|--(?=\s)[^\n]*+|\#[^\n]*+';

	private const TOKEN = '~' . self::TEXT . '|`[^`]*+`|[(),=]|[\w$.+\x80-\xff-]+|[^\s\w]~s';

	/** A group in brackets, and the word or comma that makes it a list of tables. */
	private const GROUP = '~(^|,|\bJOIN\b|\bFROM\b)?\s*+(\((?:' . self::TEXT . '|`[^`]*+`|[^()\'"`]++|(?2))*+\))~i';

	/** Name of a table, also behind the name of its database. */
	private const NAME = '(?:`[^`]+`|[\w$\x80-\xff]+)(?:\s*\.\s*(?:`[^`]+`|[\w$\x80-\xff]+))?+';

	private const TAIL = array( 'WHERE', 'ORDER', 'LIMIT' );

	private const ESCAPES = array(
		'n' => "\n",
		'r' => "\r",
		't' => "\t",
		'0' => "\0",
		'Z' => "\x1a",
		'b' => "\x08",
	);

	/** First word in capitals; '' for others, such as a SELECT in brackets. */
	public string $verb;

	private string $sql;

	private bool $is_clean = false;

	/** @var array<int, string>|null Words in capitals outside of quotes and brackets, by offset. */
	private ?array $words = null;

	public function __construct( string $sql ) {
		$this->sql  = $sql;
		$this->verb = 1 === preg_match( '~^(?:\s++|(?!/\*M?!)(?:' . self::COMMENT . '))*+(?:/\*M?!\d*\s*+)?([A-Za-z]++)~s', $sql, $found ) ? strtoupper( $found[1] ) : '';
	}

	/**
	 * @return list<array{table: string, select: string}> SELECTs of the rows that an UPDATE or DELETE can change.
	 * @throws Unreadable_Statement
	 */
	public function selects(): array {
		if ( 'UPDATE' === $this->verb ) {
			$set     = $this->position( 0, 'SET' );
			$end     = $this->position( $set, ...self::TAIL );
			$from    = (string) preg_replace( '/^UPDATE\s+(LOW_PRIORITY\s+)?(IGNORE\s+)?/i', '', substr( $this->text(), 0, $set ) );
			$tables  = self::tables( $from );
			$named   = array_unique( array_column( $this->pairs( substr( $this->text(), $set + 3, $end - $set - 3 ) ), 0 ) );
			$aliases = in_array( '', $named, true ) ? array_keys( $tables ) : array_intersect( array_keys( $tables ), $named );
		} else {
			$at    = $this->position( 0, 'FROM' );
			$end   = $this->position( $at, ...self::TAIL );
			$using = $this->position( $at, 'USING' );
			$named = trim( (string) preg_replace( '/^DELETE\s+((LOW_PRIORITY|QUICK|IGNORE)\s+)*/i', '', substr( $this->text(), 0, $at ) ) );
			$from  = substr( $this->text(), $at + 4, $end - $at - 4 );
			// After JOIN, USING belongs to the join.
			if ( '' === $named && $using < min( $this->position( $at, 'JOIN' ), $end ) ) {
				$named = substr( $this->text(), $at + 4, $using - $at - 4 );
				$from  = substr( $this->text(), $using + 5, $end - $using - 5 );
			}
			$tables  = self::tables( $from );
			$aliases = '' === $named ? array_keys( $tables ) : array_map( array( self::class, 'name' ), explode( ',', str_replace( '.*', '', $named ) ) );
		}
		$selects = array();
		foreach ( $aliases as $alias ) {
			$table = $tables[ $alias ] ?? (string) $alias;
			if ( '' !== $table ) {
				$selects[] = array(
					'table'  => $table,
					'select' => ( 1 === count( $tables ) ? 'SELECT *' : "SELECT DISTINCT `$alias`.*" ) . ' FROM ' . trim( $from ) . ' ' . substr( $this->text(), $end ),
				);
			}
		}
		return $selects;
	}

	/** @return array<string, string|null|false> Values of an UPDATE by column; false for an expression. */
	public function assignments(): array {
		$set = $this->position( 0, 'SET' );
		return array_column( $this->pairs( substr( $this->text(), $set + 3, $this->position( $set, ...self::TAIL ) - $set - 3 ) ), 2, 1 );
	}

	/**
	 * Reads an INSERT or REPLACE. No columns means all of the table; false means an expression; rows are null where a SELECT stands in
	 * their place.
	 * @return Insertion
	 * @throws Unreadable_Statement
	 */
	public function insertion(): array {
		if ( 1 !== preg_match( '~^(?:INSERT|REPLACE)\s+(?:(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY)\s+)?(IGNORE\s+)?(?:INTO\s+)?+(' . self::NAME . ')\s*~i', $this->text(), $found ) ) {
			throw new Unreadable_Statement( $this->verb );
		}
		$start     = strlen( $found[0] );
		$duplicate = $this->position( $start, 'DUPLICATE', 'CONFLICT' );
		$rest      = (string) preg_replace( '~\s+ON\s*$~i', '', substr( $this->text(), $start, $duplicate - $start ) );
		$columns   = array();
		if ( 1 === preg_match( '~^\((?!\s*SELECT\b)([^()]*)\)\s*~i', $rest, $list ) ) {
			$columns = '' === trim( $list[1] ) ? array() : array_map( array( self::class, 'name' ), explode( ',', $list[1] ) );
			$rest    = substr( $rest, strlen( $list[0] ) );
		}
		$rows = null;
		if ( 1 === preg_match( '~^VALUES?\b~i', $rest, $values ) ) {
			$rows = self::tuples( substr( $rest, strlen( $values[0] ) ) );
		} elseif ( 1 === preg_match( '~^SET\b~i', $rest ) ) {
			$pairs   = $this->pairs( substr( $rest, 3 ) );
			$columns = array_column( $pairs, 1 );
			$rows    = array( array_column( $pairs, 2 ) );
		}
		return array(
			'table'    => self::name( $found[2] ),
			'columns'  => $columns,
			'rows'     => $rows,
			'select'   => null === $rows ? $rest : '',
			'may_meet' => '' !== $found[1] || 'REPLACE' === $this->verb || $duplicate < strlen( $this->text() ),
		);
	}

	/** Says whether a definition is about a temporary table. */
	public function is_temporary(): bool {
		return 1 === preg_match( '~^(?:CREATE\s+(?:OR\s+REPLACE\s+)?|DROP\s+)TEMPORARY\s~i', $this->text() );
	}

	/**
	 * Reads a definition: tables that are made; columns and keys that are added, as ALTER TABLE … DROP names them; tables that lose or
	 * change something.
	 * @return Definition
	 * @throws Unreadable_Statement For views, triggers, procedures, new names of tables, tables of another database.
	 */
	public function definition(): array {
		$name   = self::NAME;
		$sql    = $this->text();
		$change = array(
			'made'    => array(),
			'shaped'  => array(),
			'changed' => array(),
		);
		if ( 1 === preg_match( "~^CREATE\s+(OR\s+REPLACE\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?+($name)~i", $sql, $found ) ) {
			$change['made']    = array( self::name( $found[2] ) );
			$change['changed'] = '' === $found[1] ? array() : $change['made'];
		} elseif ( 1 === preg_match( "~^CREATE\s+(?:OR\s+REPLACE\s+)?(?:(?:UNIQUE|FULLTEXT|SPATIAL)\s+)?INDEX\s+(?:IF\s+NOT\s+EXISTS\s+)?+($name)\s+(?:USING\s+\w+\s+)?ON\s+($name)~i", $sql, $found ) ) {
			$change['shaped'] = array( self::name( $found[2] ) => array( 'KEY `' . self::name( $found[1] ) . '`' ) );
		} elseif ( 1 === preg_match( "~^DROP\s+INDEX\s+(?:IF\s+EXISTS\s+)?+$name\s+ON\s+($name)~i", $sql, $found ) ) {
			$change['changed'] = array( self::name( $found[1] ) );
		} elseif ( 1 === preg_match( "~^(?:DROP\s+TABLES?|TRUNCATE(?:\s+TABLE)?+)\s+(?:IF\s+EXISTS\s+)?+($name(?:\s*,\s*$name)*+)~i", $sql, $found ) ) {
			$change['changed'] = array_map( array( self::class, 'name' ), explode( ',', $found[1] ) );
		} elseif ( 1 === preg_match( "~^ALTER\s+(?:ONLINE\s+)?(?:IGNORE\s+)?TABLE\s+(?:IF\s+EXISTS\s+)?+($name)(?:\s+(?:WAIT\s+\d+|NOWAIT))?\s*+(.*)$~is", $sql, $found ) ) {
			$change = array_replace( $change, self::alteration( self::name( $found[1] ), $found[2] ) );
		} elseif ( 1 !== preg_match( '~^(?:ANALYZE|CHECK|FLUSH|OPTIMIZE|REPAIR)\b~i', $sql ) ) {
			throw new Unreadable_Statement( (string) preg_replace( '/^(\w+\s+\w+).*/s', '$1', $sql ) );
		}
		return $change;
	}

	/** Looks outside of quotes and brackets. */
	public function has_word( string ...$words ): bool {
		return $this->position( 0, ...$words ) < strlen( $this->text() );
	}

	/** @return array{shaped: array<string, list<string>>, changed: list<string>} */
	private static function alteration( string $table, string $clauses ): array {
		$name  = self::NAME;
		$added = array();
		$other = array();
		foreach ( self::split( $clauses ) as $clause ) {
			if ( 1 === preg_match( '~^RENAME\s+(?!(?:COLUMN|INDEX|KEY)\s)~i', $clause ) ) {
				throw new Unreadable_Statement( 'RENAME' );
			}
			if ( 1 === preg_match( "~^ADD\s+(?:CONSTRAINT\s+($name)\s+)?(?:(?:UNIQUE|FULLTEXT|SPATIAL)(?:\s+(?:INDEX|KEY))?|INDEX|KEY)(?:\s+IF\s+NOT\s+EXISTS)?(?:\s+(?!USING\b)($name))?\s*(?:USING\s+\w+\s*)?\(\s*($name)~i", $clause, $found ) ) {
				// A key without a name gets the name of its first column.
				$added[] = 'KEY `' . self::name( $found[2] ?: $found[1] ?: $found[3] ) . '`';
			} elseif ( 1 === preg_match( '~^ADD\s+(?:COLUMN\s*)?+(?:IF\s+NOT\s+EXISTS\s*)?+\((.*)\)$~is', $clause, $found ) ) {
				foreach ( self::split( $found[1] ) as $column ) {
					$added[] = 'COLUMN `' . self::name( (string) strtok( $column, " \t\r\n" ) ) . '`';
				}
			} elseif ( 1 === preg_match( "~^ADD\s+(?!(?:PRIMARY|FOREIGN|CONSTRAINT|CHECK|PARTITION|PERIOD|SYSTEM)\b)(?:COLUMN\s+)?+(?:IF\s+NOT\s+EXISTS\s+)?+($name)\s~i", $clause, $found ) ) {
				$added[] = 'COLUMN `' . self::name( $found[1] ) . '`';
			} elseif ( 1 !== preg_match( '~^(?:$|(?:DISABLE|ENABLE)\s+KEYS\b|(?:ALGORITHM|LOCK|AUTO_INCREMENT)\b)~i', $clause ) ) {
				$other = array( $table );
			}
		}
		return array(
			'shaped'  => array() === $added ? array() : array( $table => $added ),
			'changed' => $other,
		);
	}

	/** Returns the statement without comments, but with what stands in comments for some versions of the database. */
	private function text(): string {
		if ( ! $this->is_clean ) {
			$sql = preg_replace_callback(
				'~' . self::TEXT . '|`[^`]*+`|' . self::COMMENT . '~s',
				static function ( array $token ): string {
					if ( 1 === preg_match( '~^/\*M?!\d*(.*)\*/$~s', $token[0], $found ) ) {
						return " $found[1] ";
					}
					return in_array( $token[0][0], array( '/', '-', '#' ), true ) ? ' ' : $token[0];
				},
				$this->sql
			);
			if ( null === $sql ) {
				throw new Unreadable_Statement( 'a long statement' );
			}
			$this->sql      = trim( $sql, "; \t\r\n" );
			$this->is_clean = true;
		}
		return $this->sql;
	}

	/** @return int Offset of the first word outside of quotes and brackets; the statement's length where there is none. */
	private function position( int $after, string ...$wanted ): int {
		if ( null === $this->words ) {
			$this->words = array();
			$depth       = 0;
			foreach ( self::tokens( $this->text() ) as list( $token, $at ) ) {
				$depth += '(' === $token ? 1 : ( ')' === $token ? -1 : 0 );
				if ( 0 === $depth && ctype_alpha( $token ) ) {
					$this->words[ $at ] = strtoupper( $token );
				}
			}
		}
		foreach ( $this->words as $at => $word ) {
			if ( $at >= $after && in_array( $word, $wanted, true ) ) {
				return $at;
			}
		}
		return strlen( $this->text() );
	}

	/** @return list<array{string, int}> Tokens with their offsets. */
	private static function tokens( string $sql ): array {
		if ( false === preg_match_all( self::TOKEN, $sql, $tokens, PREG_OFFSET_CAPTURE ) ) {
			throw new Unreadable_Statement( 'a long statement' );
		}
		return $tokens[0];
	}

	/** @return array<string, string> Tables of a FROM or UPDATE by alias; '' for a SELECT in the place of a table. */
	private static function tables( string $from ): array {
		$from = self::flatten( $from );
		preg_match_all( '~(?:^|,|\bJOIN\b)\s*(' . self::NAME . ')(?:\s+(?:AS\s+)?(?!(?:JOIN|INNER|LEFT|RIGHT|CROSS|ON|USING|STRAIGHT_JOIN|NATURAL|SET|WHERE|FORCE|USE|IGNORE|PARTITION)\b)(`[^`]+`|\w+))?~i', $from, $found, PREG_SET_ORDER );
		$tables = array();
		foreach ( $found as $one ) {
			$table = self::name( $one[1] );

			$tables[ isset( $one[2] ) ? self::name( $one[2] ) : $table ] = '0derived' === $table ? '' : $table;
		}
		if ( array() === array_filter( $tables ) ) {
			throw new Unreadable_Statement( 'no table' );
		}
		return $tables;
	}

	/** Replaces groups in brackets: lists of tables by their contents, SELECTs by a mark, others by nothing. */
	private static function flatten( string $from ): string {
		return (string) preg_replace_callback(
			self::GROUP,
			static function ( array $found ): string {
				if ( null === $found[1] ) {
					return ' ';
				}
				return $found[1] . ' ' . ( 1 === preg_match( '~^\(\s*SELECT\b~i', $found[2] ) ? '0derived' : self::flatten( substr( $found[2], 1, -1 ) ) ) . ' ';
			},
			trim( $from ),
			-1,
			$count,
			PREG_UNMATCHED_AS_NULL
		);
	}

	/** @return list<list<string|null|false>> */
	private static function tuples( string $sql ): array {
		$rows = array();
		foreach ( self::split( $sql ) as $tuple ) {
			// MySQL allows an alias after a tuple.
			$rows[] = array_map( array( self::class, 'value' ), self::split( (string) preg_replace( '~^\(|\)[^)]*$~', '', $tuple ) ) );
		}
		return $rows;
	}

	/** @return list<array{string, string, string|null|false}> Table or alias ('' for none), column, value. */
	private function pairs( string $sql ): array {
		$pairs = array();
		foreach ( self::split( $sql ) as $pair ) {
			if ( 1 !== preg_match( '~^(?:(`[^`]+`|\w+)\s*\.\s*)?(`[^`]+`|[\w$\x80-\xff]+)\s*=\s*~', $pair, $found ) ) {
				throw new Unreadable_Statement( 'SET' );
			}
			$pairs[] = array( trim( $found[1], '`' ), trim( $found[2], '`' ), self::value( substr( $pair, strlen( $found[0] ) ) ) );
		}
		return $pairs;
	}

	/**
	 * Splits a list at commas outside of quotes and brackets.
	 * @return list<string>
	 */
	private static function split( string $list ): array {
		$parts = array();
		$from  = 0;
		$depth = 0;
		foreach ( self::tokens( $list ) as list( $token, $at ) ) {
			$depth += '(' === $token ? 1 : ( ')' === $token ? -1 : 0 );
			if ( ',' === $token && 0 === $depth ) {
				$parts[] = trim( substr( $list, $from, $at - $from ) );
				$from    = $at + 1;
			}
		}
		$parts[] = trim( substr( $list, $from ) );
		return $parts;
	}

	/** @return string|null|false False for an expression. */
	private static function value( string $text ) {
		if ( 1 !== count( self::tokens( $text ) ) ) {
			return false;
		}
		if ( "'" === $text[0] || '"' === $text[0] ) {
			return (string) preg_replace_callback(
				"/\\\\(.)|$text[0]$text[0]/s",
				static function ( array $found ): string {
					return isset( $found[1] ) ? self::ESCAPES[ $found[1] ] ?? $found[1] : $found[0][0];
				},
				substr( $text, 1, -1 )
			);
		}
		return 0 === strcasecmp( $text, 'NULL' ) ? null : ( is_numeric( $text ) ? $text : false );
	}

	private static function name( string $written ): string {
		preg_match_all( '~`[^`]+`|[^\s.`]+~', $written, $parts );
		if ( 1 !== count( $parts[0] ) ) {
			throw new Unreadable_Statement( 'a table of another database' );
		}
		return trim( $parts[0][0], '`' );
	}
}
