<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Change_Log\Partial_Batch;
use Templately\Site\Import\Change_Log\Row_Writer;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- the journal's own tables, and rows of this file.

/**
 * What the first part of a chunk left is made whole with the second, or taken back; all else stays as it is.
 */
final class Partial_Batch_Test extends Test_Case {

	/** Numbers of two runs. */
	private const RUN   = 900000001;
	private const OTHER = 900000002;

	/** @var Partial_Batch */
	private $half;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$database   = new Import_Database( $GLOBALS['wpdb'] );
		$this->half = new Partial_Batch( $database, new Row_Writer( $database, new Table_Keys( $database ) ) );
		// What an earlier chunk wrote, and another run.
		self::note( 'early', Change_Store::DUE );
		self::note( 'other', Change_Store::HALF, self::OTHER );
		self::make( 'early', 1 );
		self::make( 'other', Partial_Batch::OBJECT, self::OTHER );
	}

	/** Half is what came since, rows and objects, until it is made whole; what only a half chunk needs goes then. */
	public function test_is_made_whole(): void {
		$last = $this->half->positions();
		self::note( 'late', Change_Store::DUE );
		self::note( 'reverted', Change_Store::REVERTED );
		self::note( '#found 1', Change_Store::HALF, self::RUN, Change_Store::FOUND );
		self::note( '#found 2', Change_Store::HALF, self::OTHER, Change_Store::FOUND );
		self::make( 'late', 1 );
		self::make( 'reused', 4 );
		$others = array( 'other 0', '#found 2 0' );
		$this->half->mark_partial( self::RUN, $last );
		$this->assertSame( array( array( 'early 1', 'late 0', 'reverted 2', '#found 1 0' ), $others ), array( self::entries(), self::entries( self::OTHER ) ) );
		$this->assertSame( array( array( 'early 1', 'late 5', 'reused 4' ), array( 'other 5' ) ), array( self::objects(), self::objects( self::OTHER ) ) );
		$this->half->complete( self::RUN );
		$this->assertSame( array( array( 'early 1', 'late 1', 'reverted 2' ), $others ), array( self::entries(), self::entries( self::OTHER ) ) );
		$this->assertSame( array( array( 'early 1', 'late 1', 'reused 4' ), array( 'other 5' ) ), array( self::objects(), self::objects( self::OTHER ) ) );
	}

	/** Its rows are put back, the newest first, and forgotten with its objects; what it found again is what the earlier chunk left; tables stay noted. */
	public function test_is_taken_back(): void {
		global $wpdb;
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'made_up_added', 'option_value' => 'new' ) );
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'made_up_early', 'option_value' => 'new' ) );
		self::note( 'made_up_early', Change_Store::DUE );
		$noted = (int) $wpdb->insert_id;
		self::note( 'made_up_added', Change_Store::HALF );
		self::note( 'gone', Change_Store::HALF, self::RUN, Change_Store::ROW, array( 'id' => '7' ), 'made_up_gone' );
		self::note( '#schema', Change_Store::HALF, self::RUN, Change_Store::SHAPE );
		self::note( "#found $noted", Change_Store::HALF, self::RUN, Change_Store::FOUND, array( 'option_name' => 'made_up_early', 'option_value' => 'found', 'autoload' => 'off' ) );
		// One row in place of another, which there can be once only.
		$row = array( 'term_taxonomy_id' => '900000001', 'term_id' => '900000001', 'taxonomy' => 'made_up', 'description' => 'old', 'parent' => '0', 'count' => '0' );
		$wpdb->insert( $wpdb->term_taxonomy, array( 'term_taxonomy_id' => '900000002', 'description' => 'new' ) + $row );
		self::note( '900000001', Change_Store::HALF, self::RUN, Change_Store::ROW, $row, $wpdb->term_taxonomy );
		self::note( '900000002', Change_Store::HALF, self::RUN, Change_Store::ROW, null, $wpdb->term_taxonomy );
		self::make( 'late', Partial_Batch::OBJECT );

		$this->half->undo( self::RUN );
		$this->assertSame( array( array( 'early 1', 'made_up_early 1', '#schema 1' ), array( 'other 0' ) ), array( self::entries(), self::entries( self::OTHER ) ) );
		$this->assertSame( array( array( 'early 1' ), array( 'other 5' ) ), array( self::objects(), self::objects( self::OTHER ) ) );
		$this->assertSame( array( 'made_up_early found' ), $wpdb->get_col( "SELECT CONCAT(option_name, ' ', option_value) FROM $wpdb->options WHERE option_name LIKE 'made\\_up\\_%'" ) );
		$this->assertSame( array( '900000001 old' ), $wpdb->get_col( "SELECT CONCAT(term_taxonomy_id, ' ', description) FROM $wpdb->term_taxonomy WHERE taxonomy = 'made_up'" ) );
		$this->assertSame( array( 'hash of #found', '{"left":"#found"}' ), $wpdb->get_row( "SELECT after_hash, after_image FROM {$wpdb->prefix}templately_rows WHERE seq = $noted", ARRAY_N ) );
	}

	/**
	 * Notes a row.
	 *
	 * @param string                     $key   Its key.
	 * @param int                        $state Of the entry.
	 * @param int                        $run   Its run.
	 * @param string                     $kind  Of the entry.
	 * @param array<string, string>|null $row   As it was.
	 * @param string                     $table Its table; '' for the options.
	 */
	private static function note( string $key, int $state, int $run = self::RUN, string $kind = Change_Store::ROW, ?array $row = null, string $table = '' ): void {
		global $wpdb;
		$name = explode( ' ', $key )[0];
		$wpdb->insert(
			"{$wpdb->prefix}templately_rows",
			array( 'run_id' => $run, 'tbl' => '' === $table ? $wpdb->options : $table, 'pk' => $key, 'kind' => $kind, 'before_image' => null === $row ? null : wp_json_encode( $row ), 'after_hash' => "hash of $name", 'after_image' => wp_json_encode( array( 'left' => $name ) ), 'state' => $state )
		);
	}

	/**
	 * Notes an object.
	 *
	 * @param string $source What it was made of.
	 * @param int    $state  Of the object.
	 * @param int    $run    Its run.
	 */
	private static function make( string $source, int $state, int $run = self::RUN ): void {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}templately_objects", array( 'run_id' => $run, 'source' => $source, 'obj_type' => 'page', 'obj_id' => 7, 'state' => $state ) );
	}

	/**
	 * Returns what the journal holds.
	 *
	 * @param int $run Of which run.
	 * @return list<string> Key and state.
	 */
	private static function entries( int $run = self::RUN ): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT CONCAT(pk, ' ', state) FROM {$wpdb->prefix}templately_rows WHERE run_id = $run ORDER BY seq" );
	}

	/**
	 * Returns what the map holds.
	 *
	 * @param int $run Of which run.
	 * @return list<string> Source and state.
	 */
	private static function objects( int $run = self::RUN ): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT CONCAT(source, ' ', state) FROM {$wpdb->prefix}templately_objects WHERE run_id = $run ORDER BY id" );
	}
}
