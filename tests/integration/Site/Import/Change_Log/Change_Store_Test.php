<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- the journal's own table, and rows of this file.

/**
 * What the journal holds of the rows that it is told of: the first image of each, what the run left, and nothing that was taken back.
 */
final class Change_Store_Test extends Test_Case {

	/** Numbers of two runs. */
	private const RUN   = 900000001;
	private const OTHER = 900000002;

	/** @var Change_Store */
	private $journal;

	/** @var list<string> What was written into the journal's table. */
	private $written = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$database      = new Import_Database( $wpdb );
		$this->journal = new Change_Store( $database, new Table_Keys( $database ), new Row_Image( $database ) );
		$this->journal->open( self::RUN );
		foreach ( array( 'one', 'two', 'three' ) as $name ) {
			$wpdb->insert( $wpdb->options, array( 'option_name' => "made_up_$name", 'option_value' => 'now', 'autoload' => 'off' ) );
		}
		add_action(
			'templately_import_boundary',
			function ( string $sql ): void {
				if ( 0 === strpos( $sql, 'INSERT' ) ) {
					$this->written[] = $sql;
				}
			}
		);
	}

	/** What one run has noted and not written is none of the next, which keeps anew what the first has kept. */
	public function test_runs_are_apart(): void {
		$this->touch( 'one', 'before' );
		$this->journal->save_with_hashes();
		$this->touch( 'two', 'before' );
		$this->journal->open( self::OTHER );
		$this->touch( 'one', 'between' );
		$this->journal->save_with_hashes();
		$this->assertSame( array( 'one before', 'one between' ), $this->images() );
		$this->assertSame( self::OTHER, $this->journal->run_id() );
	}

	/** Rows that are nobody's are not kept; nor is anything of what was forgotten, which is kept when it is touched again. */
	public function test_what_is_forgotten(): void {
		global $wpdb;
		$this->journal->record_row( $wpdb->options, '_transient_made_up', null );
		$this->journal->record_row( $wpdb->options, 'templately_made_up', null );
		$this->journal->save_with_hashes();
		$this->assertSame( array(), $this->images() );
		$this->touch( 'one', 'before' );
		$this->journal->forget();
		$this->journal->save_with_hashes();
		$this->assertSame( array(), $this->images() );
		$this->touch( 'one', 'before' );
		$this->journal->save_with_hashes();
		// The transaction is taken back, and with it what it wrote.
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows" );
		$this->journal->forget();
		$this->touch( 'one', 'again' );
		$this->journal->write_ahead();
		$this->assertSame( array( 'one again' ), $this->images() );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows" );
		$this->journal->forget();
		$this->touch( 'one', 'a third time' );
		$this->journal->write_ahead();
		$this->assertSame( array( 'one a third time' ), $this->images() );
	}

	/** What was a row when its transaction ended is what the run left, whatever becomes of it while others are written. */
	public function test_what_the_run_left(): void {
		global $wpdb;
		$this->touch( 'one', 'before' );
		$this->journal->save_with_hashes();
		$left = $this->hash( 'one' );
		$this->assertSame( 64, strlen( $left ) );
		$wpdb->update( $wpdb->options, array( 'option_value' => 'edited' ), array( 'option_name' => 'made_up_one' ) );
		$this->touch( 'two', 'before' );
		$this->journal->save_with_hashes();
		$this->assertSame( $left, $this->hash( 'one' ) );
		$this->assertNotSame( $left, $this->hash( 'two' ) );
		$this->touch( 'one', 'edited' );
		$this->journal->save_with_hashes();
		$this->assertNotSame( $left, $this->hash( 'one' ) );
		$this->assertSame( array( 'one before', 'two before' ), $this->images() );
	}

	/** Ahead of a statement nobody knows what a row will be, so that it has no hash yet; what is written ahead once is not again. */
	public function test_what_is_written_ahead(): void {
		$this->touch( 'one', 'before' );
		$this->journal->write_ahead();
		$this->assertSame( array( '', 1 ), array( $this->hash( 'one' ), count( $this->written ) ) );
		$this->journal->write_ahead();
		$this->touch( 'two', 'before' );
		$this->journal->write_ahead();
		$this->assertSame( array( 2, false ), array( count( $this->written ), strpos( $this->written[1], 'made_up_one' ) ) );
		$this->journal->save_with_hashes();
		$this->assertSame( array( 64, 64 ), array( strlen( $this->hash( 'one' ) ), strlen( $this->hash( 'two' ) ) ) );
		// Touched again, it may become something else.
		$this->touch( 'one', 'now' );
		$this->journal->write_ahead();
		$this->assertSame( '', $this->hash( 'one' ) );
	}

	/** After the end of all transactions each row is written as it is touched, once. */
	public function test_what_is_written_late(): void {
		$this->touch( 'one', 'before' );
		$this->journal->write_after_commit();
		$this->touch( 'two', 'before' );
		$this->journal->write_after_commit();
		$this->journal->write_after_commit();
		$this->assertSame( array( array( 'one before', 'two before' ), '', 2 ), array( $this->images(), $this->hash( 'one' ), count( $this->written ) ) );
	}

	/** At the end it is looked at: what is there, and what is not. What is known already, or is another run's, stays as it is. */
	public function test_what_is_looked_at_in_the_end(): void {
		global $wpdb;
		$this->journal->open( self::OTHER );
		$this->touch( 'one', 'before' );
		$this->journal->write_after_commit();
		$this->journal->open( self::RUN );
		$this->touch( 'three', 'before' );
		$this->journal->save_with_hashes();
		$known = $this->hash( 'three' );
		$this->touch( 'one', 'before' );
		$this->touch( 'two', 'before' );
		$this->journal->write_after_commit();
		$wpdb->delete( $wpdb->options, array( 'option_name' => 'made_up_two' ) );
		$wpdb->update( $wpdb->options, array( 'option_value' => 'edited' ), array( 'option_name' => 'made_up_three' ) );
		$this->journal->complete( self::RUN );
		$images = new Row_Image( new Import_Database( $wpdb ) );
		$row    = $wpdb->get_row( "SELECT * FROM $wpdb->options WHERE option_name = 'made_up_one'", ARRAY_A );
		$this->assertSame( array( $images->hash( $wpdb->options, $row ), $images->hash( $wpdb->options, null ), $known ), array( $this->hash( 'one' ), $this->hash( 'two' ), $this->hash( 'three' ) ) );
		$this->journal->open( self::OTHER );
		$this->assertSame( '', $this->hash( 'one' ) );
	}

	/** Back at a savepoint nothing is kept of what came after it; a row that is touched again is kept as it was; a point that is gone is none. */
	public function test_back_at_a_savepoint(): void {
		global $wpdb;
		$this->journal->save( 'a' );
		$this->touch( 'one', 'before' );
		$this->journal->roll_back_to( 'a' );
		$this->journal->save_with_hashes();
		$this->assertSame( array(), $this->images() );

		$wpdb->query( 'SAVEPOINT a' );
		$this->journal->save( 'a' );
		$this->touch( 'one', 'before' );
		$this->journal->save( 'b' );
		$wpdb->query( 'ROLLBACK TO SAVEPOINT a' );
		$this->journal->roll_back_to( 'a' );
		$this->touch( 'one', 'again' );
		// The database refuses that: b went with the way back to a.
		$this->journal->roll_back_to( 'b' );
		$this->journal->save_with_hashes();
		$this->assertSame( array( 'one again' ), $this->images() );
		$this->assertSame( 64, strlen( $this->hash( 'one' ) ) );
		// So did all with the end of their transaction, however it ended.
		foreach ( array( 'two' => 'save_with_hashes', 'three' => 'forget' ) as $name => $end ) {
			$this->journal->save( 'c' );
			$this->journal->$end();
			$this->touch( $name, 'before' );
			$this->journal->roll_back_to( 'c' );
			$this->journal->save_with_hashes();
		}
		$this->assertSame( array( 'one again', 'two before', 'three before' ), $this->images() );
	}

	/** Of a row that an earlier chunk has changed, one that may be taken back alone keeps what it found first, and changes nothing of what was kept. */
	public function test_what_a_part_found(): void {
		global $wpdb;
		$this->journal->open( self::OTHER );
		$this->touch( 'two', 'of another run' );
		$this->journal->save_with_hashes();
		$this->journal->open( self::RUN );
		$this->touch( 'one', 'before' );
		$this->touch( 'three', 'before' );
		$this->journal->save_with_hashes();
		$left                 = $this->hash( 'one' );
		list( $noted, $last ) = $wpdb->get_row( "SELECT MIN(seq), MAX(seq) FROM {$wpdb->prefix}templately_rows WHERE run_id = " . self::RUN, ARRAY_N );
		$this->journal->allow_partial( (int) $last );
		$this->touch( 'one', 'found' );
		$this->touch( 'two', 'found' );
		// A database may find another than was asked for.
		$this->touch( 'three ', 'of another name' );
		$this->touch( 'THREE', 'of another name' );
		$this->journal->save( 'a' );
		$this->touch( 'one', 'later' );
		$this->journal->save( 'b' );
		$this->journal->write_ahead();
		$this->assertSame( '', $this->hash( 'one' ) );
		$this->journal->save_with_hashes();
		$this->assertSame( 64, strlen( $this->hash( 'one' ) ) );
		$this->assertSame( array( 'two of another run', 'one before', 'three before' ), array_slice( $this->images(), 0, 3 ) );
		$this->assertSame( array( array( "#found $noted", 'found', $left, (string) Change_Store::HALF ) ), $wpdb->get_results( "SELECT pk, kind, after_hash, state FROM {$wpdb->prefix}templately_rows WHERE kind = 'found'", ARRAY_N ) );
		$this->assertContains( "#found $noted found", $this->images() );
		$this->assertContains( 'two found', $this->images() );
	}

	/** A part that is done again keeps what it finds then. */
	public function test_what_a_part_finds_again(): void {
		$this->touch( 'one', 'before' );
		$this->journal->save_with_hashes();
		$this->journal->allow_partial( PHP_INT_MAX );
		$this->touch( 'one', 'found' );
		$this->journal->save( 'a' );
		$this->journal->forget();
		$this->journal->allow_partial( PHP_INT_MAX );
		$this->touch( 'one', 'found again' );
		$this->journal->write_ahead();
		$this->assertStringEndsWith( ' found again', $this->images()[1] );
	}

	/** What is kept of a table goes by its run, whether it is written yet or not. */
	public function test_tables(): void {
		$this->journal->record_table( 'made_up', Change_Store::MADE, null );
		$this->assertSame( array( true, false ), array( $this->journal->has_created_table( 'made_up' ), $this->journal->has_created_table( 'another' ) ) );
		$this->journal->save_with_hashes();
		$this->assertTrue( $this->journal->has_created_table( 'made_up' ) );
		$this->assertSame( array( true, false ), array( $this->journal->has( 'made_up', Change_Store::MADE ), $this->journal->has( 'made_up', Change_Store::COPY ) ) );
		// Only rows are put back as a part found them.
		$this->journal->allow_partial( PHP_INT_MAX );
		$this->journal->record_table( 'made_up', Change_Store::MADE, null );
		$this->journal->save_with_hashes();
		$this->journal->allow_partial( PHP_INT_MAX );
		$this->journal->record_table( 'made_up', Change_Store::MADE, null );
		$this->journal->save( 'a' );
		$this->journal->record_table( 'made_up', Change_Store::SHAPE, array( 'KEY a' => 'KEY a (a)' ) );
		$this->journal->save_with_hashes();
		$this->assertSame( array( 'made_up #table', 'made_up #schema' ), $this->images() );
		$this->journal->open( self::OTHER );
		$this->assertFalse( $this->journal->has_created_table( 'made_up' ) );
	}

	/** Rows of a table that is gone before its transaction ends are kept with no hash, and hold up no others. */
	public function test_a_table_that_is_gone(): void {
		$this->journal->record_row( 'made_up_gone', '7', array( 'id' => '7' ) );
		$this->touch( 'one', 'before' );
		$this->journal->save_with_hashes();
		$this->assertSame( array( 'made_up_gone 7', 'one before' ), $this->images() );
		$this->assertSame( 64, strlen( $this->hash( 'one' ) ) );
	}

	/** Statements stay short enough for the database, however much the rows hold. */
	public function test_much_is_written_in_parts(): void {
		foreach ( array( 'one', 'two', 'three' ) as $name ) {
			$this->touch( $name, str_repeat( 'x', 300 * KB_IN_BYTES ) );
		}
		$this->journal->save_with_hashes();
		$this->assertCount( 2, $this->written );
		$this->assertLessThan( 700 * KB_IN_BYTES, max( array_map( 'strlen', $this->written ) ) );
		$this->assertCount( 3, $this->images() );
	}

	/** Of what is not understood fifty are told, by their beginnings, and each once. */
	public function test_what_is_not_understood(): void {
		for ( $i = 1; $i <= 51; $i++ ) {
			$this->journal->record_unsupported( "$i " . str_repeat( 'x', 400 ) );
		}
		$all = $this->journal->take_unsupported();
		$this->assertSame( array( 50, '1 ' . str_repeat( 'x', 298 ), '50 ' ), array( count( $all ), $all[0], substr( $all[49], 0, 3 ) ) );
		$this->assertSame( array(), $this->journal->take_unsupported() );
		$this->journal->record_unsupported( 'again' );
		$this->assertSame( array( 'again' ), $this->journal->take_unsupported() );
	}

	/**
	 * @param string $name  Of an option.
	 * @param string $value As it was.
	 */
	private function touch( string $name, string $value ): void {
		global $wpdb;
		$this->journal->record_row( $wpdb->options, "made_up_$name", array( 'option_id' => '1', 'option_name' => "made_up_$name", 'option_value' => $value, 'autoload' => 'off' ) );
	}

	/**
	 * Returns what the table holds, in the order of its rows.
	 *
	 * @return list<string> Key and what was there: the option's value, or else the row's table and key.
	 */
	private function images(): array {
		global $wpdb;
		return array_map(
			static function ( array $entry ): string {
				$image = json_decode( (string) $entry['before_image'], true );
				return isset( $image['option_value'] ) ? str_replace( 'made_up_', '', $entry['pk'] ) . " {$image['option_value']}" : "{$entry['tbl']} {$entry['pk']}";
			},
			$wpdb->get_results( "SELECT tbl, pk, before_image FROM {$wpdb->prefix}templately_rows ORDER BY seq", ARRAY_A )
		);
	}

	/**
	 * Returns the hash that stands for an option.
	 *
	 * @param string $name Of the option.
	 */
	private function hash( string $name ): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT after_hash FROM {$wpdb->prefix}templately_rows WHERE pk = 'made_up_$name' AND run_id = " . $this->journal->run_id() );
	}
}
