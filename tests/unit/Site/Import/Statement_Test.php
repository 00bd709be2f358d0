<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Change_Log\Insert_Statement;
use Templately\Site\Import\Change_Log\Schema_Statement;
use Templately\Site\Import\Change_Log\Sql_Tokenizer;
use Templately\Site\Import\Change_Log\Unsupported_Statement;
use Templately\Site\Import\Change_Log\Write_Statement;

/**
 * What capture understands of the statements that plugins send.
 */
final class Statement_Test extends TestCase {

	/** The word that a statement begins with, behind comments, brackets and blanks; none for what only reads. */
	public function test_verbs(): void {
		foreach ( array(
			'SELECT 1'                                => '',
			" \n insert INTO a VALUES (1)"            => 'INSERT',
			'/* UPDATE */ DELETE FROM a'              => 'DELETE',
			'/* a */ /*!40000 ALTER TABLE a */'       => 'ALTER',
			'/*M!100100 DROP TABLE a */'              => 'DROP',
			"-- UPDATE a\n REPLACE INTO a VALUES (1)" => 'REPLACE',
			"# x\nSTART TRANSACTION"                  => 'START',
			'(SELECT 1)'                              => '',
			'SHOW TABLES'                             => '',
			'Updated'                                 => '',
			'CREATE TABLE a (b int)'                  => 'CREATE',
		) as $sql => $verb ) {
			$this->assertSame( $verb, Write_Statement::verb( $sql ), $sql );
		}
		// All that changes something, or the transaction, in whatever letters.
		foreach ( array( 'INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'CREATE', 'DROP', 'ALTER', 'TRUNCATE', 'RENAME', 'START', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE', 'LOCK', 'UNLOCK', 'SET', 'LOAD', 'CALL', 'WITH', 'EXECUTE', 'OPTIMIZE', 'ANALYZE', 'REPAIR' ) as $verb ) {
			$this->assertSame( array( $verb, $verb ), array( Write_Statement::verb( "$verb a" ), Write_Statement::verb( strtolower( $verb ) ) ) );
		}
	}

	/** Words in quotes, comments and brackets are no words of the statement. */
	public function test_words(): void {
		$this->assertSame( array( 'UPDATE', 'A', 'SET', 'B', 'WHERE', 'E', 'IN' ), array_column( Sql_Tokenizer::keywords( "UPDATE a SET b = 'x WHERE ''y\\' LIMIT' /* ORDER */ WHERE e IN (SELECT 1 LIMIT 2) -- LIMIT\n" ), 0 ) );
	}

	/** The rows of an UPDATE are found by its own tables, condition, order and limit. */
	public function test_updates(): void {
		$this->assertSame( array( array( 'wp_posts', 'SELECT * FROM `wp_posts` WHERE `ID` = 5', true ) ), self::found( Write_Statement::updated( "UPDATE `wp_posts` SET `post_title` = 'WHERE it is' WHERE `ID` = 5" ) ) );
		$this->assertSame( array( array( 'wp_a', 'SELECT * FROM wp_a ORDER BY b DESC LIMIT 3', true ) ), self::found( Write_Statement::updated( 'UPDATE LOW_PRIORITY IGNORE wp_a SET c = 1 ORDER BY b DESC LIMIT 3;' ) ) );
		$this->assertSame( array( array( 'wp_a', 'SELECT * FROM wp_a LIMIT 3', true ) ), self::found( Write_Statement::updated( 'UPDATE wp_a SET c = 1 LIMIT 3' ) ) );
		$this->assertSame( array( array( 'wp_meta', 'SELECT DISTINCT `m`.* FROM wp_meta m JOIN wp_posts AS p ON p.ID = m.post_id WHERE p.x = 1', false ) ), self::found( Write_Statement::updated( 'UPDATE wp_meta m JOIN wp_posts AS p ON p.ID = m.post_id SET m.v = 2 WHERE p.x = 1' ) ) );
		$this->assertSame( array( 'wp_a', 'wp_b' ), array_column( Write_Statement::updated( 'UPDATE wp_a a, wp_b b SET a.x = 1, b.y = 2 WHERE a.id = b.id' ), 'table' ) );
		$this->assertSame( array( 'wp_a', 'wp_b' ), array_column( Write_Statement::updated( 'UPDATE wp_a a, wp_b b SET x = 1 WHERE a.id = b.id' ), 'table' ) );
	}

	/** The rows of a DELETE are found likewise, with joins, aliases and USING. */
	public function test_deletions(): void {
		$this->assertSame( array( array( 'wp_a', 'SELECT * FROM wp_a WHERE x = 1 ORDER BY y LIMIT 2', true ) ), self::found( Write_Statement::deleted( 'DELETE FROM wp_a WHERE x = 1 ORDER BY y LIMIT 2' ) ) );
		$this->assertSame( array( array( 'wp_a', 'SELECT * FROM `wp_a` ', true ) ), self::found( Write_Statement::deleted( 'DELETE FROM `wp_a`' ) ) );
		$this->assertSame( array( array( 'wp_o', 'SELECT DISTINCT `a`.* FROM wp_o a, wp_o b WHERE a.x = b.x', false ), array( 'wp_o', 'SELECT DISTINCT `b`.* FROM wp_o a, wp_o b WHERE a.x = b.x', false ) ), self::found( Write_Statement::deleted( 'DELETE a, b FROM wp_o a, wp_o b WHERE a.x = b.x' ) ) );
		$this->assertSame( array( 'wp_m' ), array_column( Write_Statement::deleted( 'DELETE FROM m USING wp_m m INNER JOIN wp_p p ON p.ID = m.post_id WHERE p.ID = 1' ), 'table' ) );
		$this->assertSame( array( 'wp_m' ), array_column( Write_Statement::deleted( 'DELETE m.* FROM wp_m AS m INNER JOIN wp_p p USING (id) WHERE p.ID = 1' ), 'table' ) );
	}

	/** What is not understood says so. */
	public function test_unreadable(): void {
		foreach ( array( 'UPDATE other.wp_a SET b = 1', 'UPDATE wp_a' ) as $sql ) {
			try {
				Write_Statement::updated( $sql );
				$this->fail( $sql );
			} catch ( Unsupported_Statement $unreadable ) {
				$this->addToAssertionCount( 1 );
			}
		}
		foreach ( array( 'CREATE VIEW a AS SELECT 1', 'DROP TABLE other.a', 'DROP TABLE a, other.b', 'CREATE TABLE IF NOT EXISTS "a" (b int)', 'TRUNCATE "a"', 'RENAME TABLE a TO "b"', 'ALTER TABLE a EXCHANGE PARTITION b WITH TABLE c' ) as $sql ) {
			try {
				new Schema_Statement( $sql, 'site' );
				$this->fail( $sql );
			} catch ( Unsupported_Statement $unreadable ) {
				$this->addToAssertionCount( 1 );
			}
		}
	}

	/** An INSERT tells its table, columns and values; expressions are known to be unknown. */
	public function test_insertions(): void {
		$one = new Insert_Statement( "INSERT INTO `wp_a` (`x`, `y`) VALUES ('it''s', NULL), ('a\\'b\\\\', -3.5), (NOW(), CONCAT('a', 'b'))" );
		$this->assertSame( array( 'wp_a', array( 'x', 'y' ), array( array( "it's", null ), array( "a'b\\", '-3.5' ), array( false, false ) ), false ), array( $one->table, $one->columns, $one->rows, $one->may_meet ) );
		$this->assertTrue( ( new Insert_Statement( 'INSERT IGNORE INTO wp_a VALUES (1)' ) )->may_meet );
		$this->assertTrue( ( new Insert_Statement( 'REPLACE wp_a VALUES (1)' ) )->may_meet );
		$met = new Insert_Statement( "INSERT INTO wp_a (x) VALUES ('ON DUPLICATE KEY') ON DUPLICATE KEY UPDATE x = VALUES(x), y = (SELECT 1)" );
		$this->assertSame( array( array( array( 'ON DUPLICATE KEY' ) ), true ), array( $met->rows, $met->may_meet ) );
		$this->assertFalse( ( new Insert_Statement( "INSERT INTO wp_a (x) VALUES ('ON DUPLICATE KEY')" ) )->may_meet );
		$set = new Insert_Statement( "INSERT INTO wp_a SET x = 'a, b = c', `y` = 5, z = (1 + 2)" );
		$this->assertSame( array( array( 'x', 'y', 'z' ), array( array( 'a, b = c', '5', false ) ) ), array( $set->columns, $set->rows ) );
		$from = new Insert_Statement( 'INSERT INTO wp_a (x) SELECT y FROM wp_b WHERE z = 1' );
		$this->assertSame( array( array( 'x' ), null, 'SELECT y FROM wp_b WHERE z = 1' ), array( $from->columns, $from->rows, $from->select ) );
	}

	/** A change of a table tells which are made, shaped or emptied. */
	public function test_definitions(): void {
		foreach ( array(
			'CREATE TABLE IF NOT EXISTS wp_a (b int)'    => array( array( 'wp_a' ), array(), array() ),
			'CREATE UNIQUE INDEX b ON wp_a (b)'          => array( array(), array( 'wp_a' ), array() ),
			'DROP INDEX b ON wp_a'                       => array( array(), array( 'wp_a' ), array() ),
			'ALTER TABLE wp_a ADD COLUMN b int, ADD INDEX c (b)' => array( array(), array( 'wp_a' ), array() ),
			'ALTER TABLE `wp_a` DROP INDEX `b`'          => array( array(), array( 'wp_a' ), array() ),
			'ALTER TABLE wp_a DROP COLUMN b'             => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a MODIFY b bigint'           => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a CHANGE COLUMN `b` `c` bigint' => array( array(), array(), array( 'wp_a' ) ),
			"ALTER TABLE wp_a ADD b varchar(9) DEFAULT 'CHANGE'" => array( array(), array( 'wp_a' ), array() ),
			'ALTER TABLE wp_a RENAME TO wp_b'            => array( array( 'wp_b' ), array(), array( 'wp_a' ) ),
			'RENAME TABLE wp_a TO wp_b, wp_c TO wp_d'    => array( array( 'wp_b', 'wp_d' ), array(), array( 'wp_a', 'wp_c' ) ),
			'DROP TABLE IF EXISTS `wp_a`, wp_b'          => array( array(), array(), array( 'wp_a', 'wp_b' ) ),
			'TRUNCATE TABLE wp_a'                        => array( array(), array(), array( 'wp_a' ) ),
			'TRUNCATE wp_a NOWAIT;'                      => array( array(), array(), array( 'wp_a' ) ),
			'CREATE TABLE wp_a LIKE wp_b'                => array( array( 'wp_a' ), array(), array() ),
			'CREATE TABLE wp_a AS SELECT * FROM wp_b'    => array( array( 'wp_a' ), array(), array() ),
			'CREATE OR REPLACE TABLE wp_a (b int)'       => array( array( 'wp_a' ), array(), array( 'wp_a' ) ),
			'CREATE TABLE `wp-a` (b int)'                => array( array( 'wp-a' ), array(), array() ),
			'CREATE OR REPLACE INDEX b ON `site`.`wp_a` (b)' => array( array(), array( 'wp_a' ), array() ),
			'DROP TABLES site.wp_a, `site` . `wp_b` CASCADE' => array( array(), array(), array( 'wp_a', 'wp_b' ) ),
			"DROP /* a, b */ TABLE # c\n wp_a -- d"      => array( array(), array(), array( 'wp_a' ) ),
			'/*!50000 DROP TABLE */ /*M! IF EXISTS */ wp_a' => array( array(), array(), array( 'wp_a' ) ),
			'RENAME TABLE IF EXISTS site.wp_a WAIT 3 TO site.wp_b' => array( array( 'wp_b' ), array(), array( 'wp_a' ) ),
			'ALTER ONLINE IGNORE TABLE wp_a ADD UNIQUE KEY b (b)' => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a ADD b int, RENAME AS wp_b' => array( array( 'wp_b' ), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a NOWAIT ADD CONSTRAINT b UNIQUE (b), DISABLE KEYS' => array( array(), array( 'wp_a' ), array() ),
			'ALTER TABLE wp_a ADD (b decimal(9, 2), c int)' => array( array(), array( 'wp_a' ), array() ),
			'ALTER TABLE wp_a ADD CONSTRAINT b CHECK (b > 1)' => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a ADD PRIMARY KEY (b)'       => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a ALTER COLUMN b SET DEFAULT 5' => array( array(), array(), array( 'wp_a' ) ),
			'ALTER TABLE wp_a RENAME COLUMN b TO c'      => array( array(), array(), array( 'wp_a' ) ),
			"ALTER TABLE wp_a COMMENT = 'ADD b, c'"      => array( array(), array(), array( 'wp_a' ) ),
		) as $sql => $expected ) {
			$statement = new Schema_Statement( $sql, 'site' );
			$this->assertSame( $expected, array( $statement->made, $statement->shaped, $statement->emptied ), $sql );
		}
		foreach ( array(
			'CREATE TEMPORARY TABLE IF NOT EXISTS a (b int)' => array( true, false ),
			'CREATE OR REPLACE TEMPORARY TABLE a (b int)' => array( true, false ),
			'DROP TEMPORARY TABLE IF EXISTS a, b'         => array( true, false ),
			'CREATE TABLE /*!32312 IF NOT EXISTS */ a (b int)' => array( false, true ),
			'CREATE TABLE a (b int)'                      => array( false, false ),
			'DROP TABLE IF EXISTS a, b'                   => array( false, false ),
		) as $sql => $expected ) {
			$statement = new Schema_Statement( $sql );
			$this->assertSame( $expected, array( $statement->is_temporary, $statement->is_optional ), $sql );
		}
	}

	/**
	 * @param list<array{table: string, select: string, is_plain: bool, set: string}> $targets What a statement touches.
	 * @return list<array{string, string, bool}>
	 */
	private static function found( array $targets ): array {
		return array_map(
			static function ( array $target ): array {
				return array( $target['table'], $target['select'], $target['is_plain'] );
			},
			$targets
		);
	}
}
