<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Change_Log\Statement;
use Templately\Site\Import\Change_Log\Unreadable_Statement;

/**
 * What the change log reads from the statements that plugins send.
 *
 * @group IMP-029
 */
final class Statement_Test extends TestCase {

	/** @testWith ["SELECT 1", "SELECT"]
	 *            [" \n insert INTO a VALUES (1)", "INSERT"]
	 *            ["/* UPDATE *\/ DELETE FROM a", "DELETE"]
	 *            ["/* a *\/ /*!40000 ALTER TABLE a *\/", "ALTER"]
	 *            ["/*M!100100 DROP TABLE a *\/", "DROP"]
	 *            ["-- UPDATE a\n REPLACE INTO a VALUES (1)", "REPLACE"]
	 *            ["# x\nSTART TRANSACTION", "START"]
	 *            ["(SELECT 1)", ""]
	 *            ["Updated", "UPDATED"]
	 */
	public function test_a_statement_tells_its_first_word( string $sql, string $verb ): void {
		$this->assertSame( $verb, ( new Statement( str_replace( '*\/', '*/', $sql ) ) )->verb );
	}

	/** @return array<string, array{string, list<array{string, string}>}> Statement, then table and SELECT of each target. */
	public function changes(): array {
		return array(
			'update'                               => array( "UPDATE `wp_posts` SET `post_title` = 'WHERE it is' WHERE `ID` = 5", array( array( 'wp_posts', 'SELECT * FROM `wp_posts` WHERE `ID` = 5' ) ) ),
			'update with order and limit'          => array( 'UPDATE LOW_PRIORITY IGNORE wp_a SET c = 1 ORDER BY b DESC LIMIT 3;', array( array( 'wp_a', 'SELECT * FROM wp_a ORDER BY b DESC LIMIT 3' ) ) ),
			'update of all'                        => array( 'UPDATE wp_a SET c = 1', array( array( 'wp_a', 'SELECT * FROM wp_a ' ) ) ),
			'update with words in its text'        => array( "UPDATE a SET b = 'x WHERE ''y\\' LIMIT' /* ORDER */ WHERE e IN (SELECT 1 LIMIT 2) -- LIMIT\n", array( array( 'a', 'SELECT * FROM a WHERE e IN (SELECT 1 LIMIT 2)' ) ) ),
			'update with a join'                   => array( 'UPDATE wp_meta m JOIN wp_posts AS p ON p.ID = COALESCE(m.post_id, p.x) SET m.v = 2 WHERE p.x = 1', array( array( 'wp_meta', 'SELECT DISTINCT `m`.* FROM wp_meta m JOIN wp_posts AS p ON p.ID = COALESCE(m.post_id, p.x) WHERE p.x = 1' ) ) ),
			'update of two'                        => array( 'UPDATE wp_a a, wp_b b SET a.x = 1, b.y = 2 WHERE a.id = b.id', array( array( 'wp_a', 'SELECT DISTINCT `a`.* FROM wp_a a, wp_b b WHERE a.id = b.id' ), array( 'wp_b', 'SELECT DISTINCT `b`.* FROM wp_a a, wp_b b WHERE a.id = b.id' ) ) ),
			'update of unnamed tables'             => array( 'UPDATE wp_a a, wp_b b SET a.x = 1, y = 1 WHERE a.id = b.id', array( array( 'wp_a', 'SELECT DISTINCT `a`.* FROM wp_a a, wp_b b WHERE a.id = b.id' ), array( 'wp_b', 'SELECT DISTINCT `b`.* FROM wp_a a, wp_b b WHERE a.id = b.id' ) ) ),
			'update with a SELECT as a table'      => array( 'UPDATE t1 JOIN ( SELECT id, x FROM t3 LIMIT 3) t2 ON t1.id = t2.id SET t1.y = 5', array( array( 't1', 'SELECT DISTINCT `t1`.* FROM t1 JOIN ( SELECT id, x FROM t3 LIMIT 3) t2 ON t1.id = t2.id ' ) ) ),
			'update with tables in brackets'       => array( 'UPDATE (wp_a a LEFT JOIN wp_b b ON (a.x = b.x)) SET a.y = 1', array( array( 'wp_a', 'SELECT DISTINCT `a`.* FROM (wp_a a LEFT JOIN wp_b b ON (a.x = b.x)) ' ) ) ),
			'delete'                               => array( 'DELETE FROM wp_a WHERE x = 1 ORDER BY y LIMIT 2', array( array( 'wp_a', 'SELECT * FROM wp_a WHERE x = 1 ORDER BY y LIMIT 2' ) ) ),
			'delete of all'                        => array( 'DELETE FROM `wp_a`', array( array( 'wp_a', 'SELECT * FROM `wp_a` ' ) ) ),
			'delete from a table joined to itself' => array( 'DELETE a, b FROM wp_o a, wp_o b WHERE a.x = b.x', array( array( 'wp_o', 'SELECT DISTINCT `a`.* FROM wp_o a, wp_o b WHERE a.x = b.x' ), array( 'wp_o', 'SELECT DISTINCT `b`.* FROM wp_o a, wp_o b WHERE a.x = b.x' ) ) ),
			'delete with USING'                    => array( 'DELETE FROM m USING wp_m m INNER JOIN wp_p p ON p.ID = m.post_id WHERE p.ID = 1', array( array( 'wp_m', 'SELECT DISTINCT `m`.* FROM wp_m m INNER JOIN wp_p p ON p.ID = m.post_id WHERE p.ID = 1' ) ) ),
			'delete with a join that has USING'    => array( 'DELETE m.* FROM wp_m AS m INNER JOIN wp_p p USING (id, x) WHERE p.ID = 1', array( array( 'wp_m', 'SELECT DISTINCT `m`.* FROM wp_m AS m INNER JOIN wp_p p USING (id, x) WHERE p.ID = 1' ) ) ),
		);
	}

	/**
	 * @dataProvider changes
	 *
	 * @param list<array{string, string}> $expected
	 */
	public function test_the_rows_of_a_change_are_found_by_its_own_tables_and_conditions( string $sql, array $expected ): void {
		$this->assertSame( $expected, array_map( 'array_values', ( new Statement( $sql ) )->selects() ) );
	}

	/** @testWith ["UPDATE other.wp_a SET b = 1"]
	 *            ["UPDATE wp_a"]
	 *            ["DELETE FROM (SELECT 1)"]
	 */
	public function test_a_change_that_cannot_be_read_says_so( string $sql ): void {
		$this->expectException( Unreadable_Statement::class );
		( new Statement( $sql ) )->selects();
	}

	public function test_assignments_tell_values_and_that_an_expression_has_none(): void {
		$statement = new Statement( "UPDATE a SET a.`b` = 'it''s', c = -3.5, d = NULL, e = e + 1, f = (SELECT 1), g = CONCAT('x', 'y') WHERE h = 1" );

		$this->assertSame( array( 'b' => "it's", 'c' => '-3.5', 'd' => null, 'e' => false, 'f' => false, 'g' => false ), $statement->assignments() ); // phpcs:ignore WordPress.Arrays
	}

	/** @return array<string, array{string, list<string>, list<list<string|null|false>>|null, string, bool}> Statement, columns, rows, SELECT, whether it may meet rows. */
	public function insertions(): array {
		return array(
			'rows'                           => array( "INSERT INTO `wp_a` (`x`, `y`) VALUES ('it''s', NULL), ('a\\'b\\\\\\n', -3.5), (NOW(), CONCAT('a', 'b'))", array( 'x', 'y' ), array( array( "it's", null ), array( "a'b\\\n", '-3.5' ), array( false, false ) ), '', false ),
			'all columns, ignored'           => array( 'INSERT IGNORE INTO wp_a VALUES (1)', array(), array( array( '1' ) ), '', true ),
			'replace'                        => array( 'REPLACE wp_a VALUES (1)', array(), array( array( '1' ) ), '', true ),
			'or update'                      => array( "INSERT INTO wp_a (x) VALUES ('ON DUPLICATE KEY') ON DUPLICATE KEY UPDATE x = VALUES(x), y = (SELECT 1)", array( 'x' ), array( array( 'ON DUPLICATE KEY' ) ), '', true ),
			'text that looks like or update' => array( "INSERT INTO wp_a (x) VALUES ('ON DUPLICATE KEY')", array( 'x' ), array( array( 'ON DUPLICATE KEY' ) ), '', false ),
			'set'                            => array( "INSERT INTO wp_a SET x = 'a, b = c', `y` = 5, z = (1 + 2)", array( 'x', 'y', 'z' ), array( array( 'a, b = c', '5', false ) ), '', false ),
			'select'                         => array( 'INSERT INTO wp_a (x) SELECT y FROM wp_b WHERE z = 1', array( 'x' ), null, 'SELECT y FROM wp_b WHERE z = 1', false ),
			'select in brackets or update'   => array( 'INSERT INTO wp_a (SELECT y FROM wp_b) ON DUPLICATE KEY UPDATE x = 1', array(), null, '(SELECT y FROM wp_b)', true ),
		);
	}

	/**
	 * @dataProvider insertions
	 *
	 * @param list<string>                       $columns
	 * @param list<list<string|null|false>>|null $rows
	 */
	public function test_an_insertion_tells_its_columns_and_rows( string $sql, array $columns, ?array $rows, string $select, bool $may_meet ): void {
		$this->assertSame( array( 'wp_a', $columns, $rows, $select, $may_meet ), array_values( ( new Statement( $sql ) )->insertion() ) );
	}

	public function test_a_text_of_some_megabytes_is_read(): void {
		$text = str_repeat( "x\\'y''z -- /* \n", 200000 );

		$this->assertSame( strlen( $text ) - 400000, strlen( (string) ( new Statement( "INSERT INTO a (b) VALUES ('$text')" ) )->insertion()['rows'][0][0] ) );
	}

	/** @return array<string, array{list<string>, array<string, list<string>>, list<string>}> Statement: made, shaped, changed. */
	public function definitions(): array {
		$all = array();
		foreach ( array(
			'CREATE TABLE IF NOT EXISTS wp_a (b int)'   => array( array( 'wp_a' ), array(), array() ),
			'CREATE TABLE wp_a LIKE wp_b'               => array( array( 'wp_a' ), array(), array() ),
			'CREATE TABLE `wp-a` (b int)'               => array( array( 'wp-a' ), array(), array() ),
			'CREATE OR REPLACE TABLE wp_a (b int)'      => array( array( 'wp_a' ), array(), array( 'wp_a' ) ),
			'CREATE UNIQUE INDEX b ON wp_a (b)'         => array( array(), array( 'wp_a' => array( 'KEY `b`' ) ), array() ),
			'ALTER TABLE wp_a ADD COLUMN b int, ADD INDEX c (b)' => array( array(), array( 'wp_a' => array( 'COLUMN `b`', 'KEY `c`' ) ), array() ),
			'ALTER TABLE wp_a ADD UNIQUE KEY (b), ADD KEY IF NOT EXISTS `d` (e(10))' => array( array(), array( 'wp_a' => array( 'KEY `b`', 'KEY `d`' ) ), array() ),
			'ALTER TABLE wp_a NOWAIT ADD CONSTRAINT b UNIQUE (c), DISABLE KEYS' => array( array(), array( 'wp_a' => array( 'KEY `b`' ) ), array() ),
			'ALTER TABLE wp_a ADD (b decimal(9, 2), c int)' => array( array(), array( 'wp_a' => array( 'COLUMN `b`', 'COLUMN `c`' ) ), array() ),
			"ALTER TABLE wp_a ADD b varchar(9) DEFAULT 'CHANGE' AFTER c" => array( array(), array( 'wp_a' => array( 'COLUMN `b`' ) ), array() ),
			'ALTER TABLE wp_a ADD b int, DROP COLUMN c' => array( array(), array( 'wp_a' => array( 'COLUMN `b`' ) ), array( 'wp_a' ) ),
			'ALTER TABLE `wp_a` DROP INDEX `b`'         => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE `wp_a`ADD UNIQUE( `b` )'       => array( array(), array( 'wp_a' => array( 'KEY `b`' ) ), array() ),
			'DROP INDEX `b` ON `wp_a`'                  => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a MODIFY b bigint'          => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a CHANGE COLUMN `b` `c` bigint' => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a ADD CONSTRAINT b CHECK (b > 1)' => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a ADD PRIMARY KEY (b)'      => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a RENAME COLUMN b TO c'     => array( array(), array(), array( 'wp_a' ) ),
			"ALTER TABLE wp_a COMMENT = 'ADD b, c'"     => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a AUTO_INCREMENT = 5'       => array( array(), array(), array() ),
			'DROP TABLE IF EXISTS `wp_a`, wp_b'         => array( array(), array(), array( 'wp_a', 'wp_b' ) ),
			"DROP /* a, b */ TABLE # c\n wp_a -- d"     => array( array(), array(), array( 'wp_a' ) ),
			'/*!50000 DROP TABLE */ /*M! IF EXISTS */ wp_a' => array( array(), array(), array( 'wp_a' ) ),
			'TRUNCATE wp_a;'                            => array( array(), array(), array( 'wp_a' ) ),
			'OPTIMIZE TABLE wp_a'                       => array( array(), array(), array() ),
		) as $sql => $expected ) {
			$all[ $sql ] = array_merge( array( $sql ), $expected );
		}
		return $all;
	}

	/**
	 * @dataProvider definitions
	 *
	 * @param list<string>                $made
	 * @param array<string, list<string>> $shaped
	 * @param list<string>                $changed
	 */
	public function test_a_definition_tells_what_becomes_of_tables( string $sql, array $made, array $shaped, array $changed ): void {
		$this->assertSame( array( $made, $shaped, $changed ), array_values( ( new Statement( $sql ) )->definition() ) );
	}

	/** @testWith ["CREATE VIEW a AS SELECT 1"]
	 *            ["DROP TABLE other.a"]
	 *            ["CREATE TABLE IF NOT EXISTS \"a\" (b int)"]
	 *            ["RENAME TABLE a TO b"]
	 *            ["ALTER TABLE a RENAME b"]
	 *            ["GRANT ALL ON *.* TO a"]
	 */
	public function test_a_definition_that_cannot_be_read_says_so( string $sql ): void {
		$this->expectException( Unreadable_Statement::class );
		( new Statement( $sql ) )->definition();
	}

	/** @testWith ["CREATE TEMPORARY TABLE IF NOT EXISTS a (b int)", true]
	 *            ["CREATE OR REPLACE TEMPORARY TABLE a (b int)", true]
	 *            ["DROP TEMPORARY TABLE IF EXISTS a, b", true]
	 *            ["CREATE TABLE temporary_a (b int)", false]
	 */
	public function test_a_temporary_table_is_known( string $sql, bool $is_temporary ): void {
		$this->assertSame( $is_temporary, ( new Statement( $sql ) )->is_temporary() );
	}
}
