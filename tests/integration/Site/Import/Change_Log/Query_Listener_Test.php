<?php

declare( strict_types=1 );

use Templately\Tests\Fullsite_Import\Has_Change_Log;
use Templately\Tests\Fullsite_Import\Site_Dump;

// phpcs:disable WordPress.DB -- statements as plugins send them.

/**
 * What the change log records of each statement, and that a revert makes the site what it was.
 *
 * @group IMP-029
 */
final class Query_Listener_Test extends Test_Case {

	use Has_Change_Log;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->begin_log();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->end_log();
		parent::tearDown();
	}

	/**
	 * Statements, and the entries of each.
	 *
	 * @return array<string, array{list<string>, list<string>}>
	 */
	public function statements(): array {
		return array(
			'insert, numbered'               => array( array( "INSERT INTO {fruit} (kind) VALUES ('fig')" ), array( 'row fruit ["4"] made' ) ),
			'insert, numbered as NULL'       => array( array( "INSERT INTO {fruit} (id, kind) VALUES (NULL, 'fig')" ), array( 'row fruit ["4"] made' ) ),
			'insert, id given'               => array( array( "INSERT INTO {fruit} (ID, kind) VALUES (40, 'fig')" ), array( 'row fruit ["40"] made' ) ),
			'insert of several rows'         => array( array( "INSERT INTO {fruit} (kind) VALUES ('fig'), ('kiwi')" ), array( 'row fruit ["4"] made', 'row fruit ["5"] made' ) ),
			'two inserts in a row'           => array( array( "INSERT INTO {notes} (text) VALUES ('für')", "INSERT INTO {notes} (text) VALUES ('b')" ), array( 'row notes ["2"] made', 'row notes ["3"] made' ) ),
			'insert that is refused'         => array( array( "INSERT INTO {fruit} (kind) VALUES ('pear')" ), array() ),
			'insert, ignored'                => array( array( "INSERT IGNORE INTO {fruit} (kind) VALUES ('pear')" ), array() ),
			'insert, partly ignored'         => array( array( "INSERT IGNORE INTO {fruit} (kind, shelf) VALUES ('pear', 0), ('fig', 0)" ), array( 'row fruit 5 made' ) ),
			'insert with SET'                => array( array( "INSERT INTO {fruit} SET kind = 'it''s', n = 5" ), array( 'row fruit ["4"] made' ) ),
			'insert or update, new'          => array( array( "INSERT INTO {fruit} (shelf, kind, n) VALUES (0, 'fig', 1) ON DUPLICATE KEY UPDATE n = n + 1" ), array( 'row fruit ["4"] made' ) ),
			'insert or update, there'        => array( array( "INSERT INTO {fruit} (shelf, kind, n) VALUES (0, 'pear', 1) ON DUPLICATE KEY UPDATE n = n + 1" ), array( 'row fruit ["2"] changed' ) ),
			'insert or update, both'         => array( array( "INSERT INTO {fruit} (shelf, kind, n) VALUES (0, 'pear', 1), (0, 'fig', 1) ON DUPLICATE KEY UPDATE n = n + 1" ), array( 'row fruit ["2"] changed', 'row fruit 5 made' ) ),
			'replace'                        => array( array( "REPLACE INTO {fruit} (shelf, kind, n) VALUES (0, 'pear', 9)" ), array( 'row fruit ["2"] deleted', 'row fruit ["4"] made' ) ),
			'insert from a SELECT'           => array( array( "INSERT INTO {notes} (text) SELECT CONCAT('from ', kind) FROM {fruit}" ), array( 'row notes ["2"] made', 'row notes ["3"] made', 'row notes ["4"] made' ) ),
			'insert with keys from a SELECT' => array( array( 'INSERT INTO {fruit} (shelf, kind) SELECT 7, kind FROM {fruit} WHERE n > 1 ON DUPLICATE KEY UPDATE n = 1' ), array( 'row fruit 4 made', 'row fruit 5 made' ) ),
			'update'                         => array( array( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" ), array( 'row fruit ["2"] changed' ) ),
			'update to the same'             => array( array( "UPDATE {fruit} SET n = 2 WHERE kind = 'pear'" ), array() ),
			'update of none'                 => array( array( "UPDATE {fruit} SET n = 2 WHERE kind = 'none'" ), array() ),
			'update with ORDER and LIMIT'    => array( array( 'UPDATE {fruit} SET n = n + 10 ORDER BY n DESC LIMIT 1' ), array( 'row fruit ["3"] changed' ) ),
			'update with a join'             => array( array( "UPDATE {fruit} f INNER JOIN {notes} o ON o.id = f.id SET f.n = f.n + 10 WHERE o.text = 'first'" ), array( 'row fruit ["1"] changed' ) ),
			'update with a SELECT as table'  => array( array( 'UPDATE {fruit} f JOIN ( SELECT id FROM {fruit} WHERE n > 1 LIMIT 1 ) d ON d.id = f.id SET f.n = 50' ), array( 'row fruit ["2"] changed' ) ),
			'update of the key'              => array( array( "UPDATE {fruit} SET ID = 90 WHERE kind = 'pear'" ), array( 'row fruit ["2"] deleted', 'row fruit ["90"] made' ) ),
			'update of a unique value'       => array( array( "UPDATE {fruit} SET kind = 'moved' WHERE kind = 'pear'" ), array( 'row fruit ["2"] changed' ) ),
			'delete'                         => array( array( "DELETE FROM {fruit} WHERE kind = 'pear'" ), array( 'row fruit ["2"] deleted' ) ),
			'delete with ORDER and LIMIT'    => array( array( 'DELETE FROM {fruit} ORDER BY id LIMIT 1' ), array( 'row fruit ["1"] deleted' ) ),
			'delete with a join'             => array( array( "DELETE f FROM {fruit} f LEFT JOIN {notes} o ON o.id = 99 WHERE f.kind = 'plum' AND o.id IS NULL" ), array( 'row fruit ["3"] deleted' ) ),
			'delete from two'                => array( array( "DELETE a, b FROM {fruit} a, {fruit} b WHERE a.kind = 'apple' AND b.kind = 'plum'" ), array( 'row fruit ["1"] deleted', 'row fruit ["3"] deleted' ) ),
			'transaction, stored'            => array( array( 'START TRANSACTION', "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'", 'COMMIT' ), array( 'row fruit ["2"] changed' ) ),
			'transaction, rolled back'       => array( array( 'START TRANSACTION', "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'", 'ROLLBACK' ), array() ),
			'transaction, half rolled back'  => array( array( 'START TRANSACTION', "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'", 'SAVEPOINT s', "UPDATE {fruit} SET n = 7 WHERE kind = 'plum'", 'ROLLBACK TO SAVEPOINT s', 'COMMIT' ), array( 'row fruit ["2"] changed' ) ),
			'transaction in a transaction'   => array( array( 'START TRANSACTION', "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'", 'START TRANSACTION', "UPDATE {fruit} SET n = 7 WHERE kind = 'plum'", 'ROLLBACK' ), array( 'row fruit ["2"] changed' ) ),
			'bytes that are no text'         => array( array( "INSERT INTO {notes} (text) VALUES (x'ff00fe')", "UPDATE {notes} SET text = 'x' WHERE id = 1" ), array( 'row notes ["2"] made', 'row notes ["1"] changed' ) ),
			'table made'                     => array( array( 'CREATE TABLE {made} (id int NOT NULL, PRIMARY KEY (id))', 'INSERT INTO {made} VALUES (1), (2)', 'DELETE FROM {made} WHERE id = 1' ), array( 'table made' ) ),
			'table that is there'            => array( array( 'CREATE TABLE IF NOT EXISTS {fruit} (id int NOT NULL, PRIMARY KEY (id))' ), array() ),
			'column added'                   => array( array( 'ALTER TABLE {fruit} ADD COLUMN sort int NOT NULL DEFAULT 0' ), array( 'shape fruit ["COLUMN `sort`"]' ) ),
			'key added'                      => array( array( 'ALTER TABLE {fruit} ADD INDEX n (n)' ), array( 'shape fruit ["KEY `n`"]' ) ),
			'column added, then written'     => array( array( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'", 'ALTER TABLE {fruit} ADD COLUMN sort int NOT NULL DEFAULT 0', "UPDATE {fruit} SET sort = 7 WHERE kind = 'pear'", "INSERT INTO {fruit} (kind, sort) VALUES ('fig', 3)" ), array( 'row fruit ["2"] changed', 'shape fruit ["COLUMN `sort`"]', 'row fruit ["2"] changed', 'row fruit ["4"] made' ) ),
			'an option'                      => array( array( "INSERT INTO {options} (option_name, option_value) VALUES ('made_up', '1')", "UPDATE {options} SET option_value = '2' WHERE option_name = 'made_up'", "DELETE FROM {options} WHERE option_name = 'made_up'" ), array( 'row options ["made_up"] made', 'row options ["made_up"] changed', 'row options ["made_up"] deleted' ) ),
			'what is left out'               => array( array( "INSERT INTO {options} (option_name, option_value) VALUES ('_transient_x', '1'), ('templately_x', '1')", "INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (1, 'session_tokens', '')" ), array() ),
		);
	}

	/**
	 * @dataProvider statements
	 *
	 * @param list<string> $statements
	 * @param list<string> $entries
	 */
	public function test_a_statement_is_recorded_and_reverted( array $statements, array $entries ): void {
		global $wpdb;
		$wpdb->suppress_errors();
		$before = Site_Dump::take();

		foreach ( $statements as $sql ) {
			$this->send( $sql );
		}
		$this->log->end();

		// After IGNORE or ON DUPLICATE KEY the two databases give different ids.
		$recorded = preg_replace( '/^(row fruit) \["(\d)"\]( made)$/', in_array( 'row fruit 5 made', $entries, true ) || in_array( 'row fruit 4 made', $entries, true ) ? '$1 n$3' : '$0', $this->recorded() );
		$this->assertSame( preg_replace( '/^(row fruit) \d( made)$/', '$1 n$2', $entries ), $recorded );
		$this->assertSame( array(), $this->log->unrecorded() );
		$this->assertSame( array(), $this->revert_log() );
		$this->assertSame( $before, Site_Dump::take() );
	}
}
