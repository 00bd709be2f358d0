<?php

declare( strict_types=1 );

use Templately\Bundle\Manifest;
use Templately\Fullsite_Import\Plan;
use Templately\Storage\Import\Database;
use Templately\Tests\Makes_Site_Bundles;

/**
 * A site with tables of an engine that knows no transactions: what an import writes by half could not be taken back.
 */
final class Old_Tables_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** Each table that an import writes into, without prefix. */
	private const WRITTEN = array( 'options', 'postmeta', 'posts', 'term_relationships', 'term_taxonomy', 'termmeta', 'terms' );

	/** @var bool To change a table ends a transaction. */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		if ( ! ( new Database( $GLOBALS['wpdb'] ) )->is_mysql() ) {
			$this->markTestSkipped( 'SQLite has one engine.' );
		}
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( self::WRITTEN as $name ) {
			self::make( $name, 'InnoDB' );
		}
		self::make( 'comments', 'InnoDB' );
		parent::tearDown();
	}

	/** The plan names such tables and is not begun; with each of them as it has to be, nothing stands in its way. */
	public function test_the_plan_names_them(): void {
		global $wpdb;
		// Nothing is written there.
		self::make( 'comments', 'MyISAM' );
		$this->assertSame( array(), $this->blockers() );
		foreach ( self::WRITTEN as $name ) {
			self::make( $name, 'MyISAM' );
			$this->assertSame( array( array( 'no_transactions', "The database keeps what is written by half in these tables: {$wpdb->$name}. An import that is interrupted could not be taken back. Whoever looks after the database can convert them to InnoDB." ) ), $this->blockers(), $name );
			self::make( $name, 'InnoDB' );
		}
		self::make( 'posts', 'Aria' );
		self::make( 'options', 'MyISAM' );
		$this->assertStringContainsString( ": $wpdb->options, $wpdb->posts. An", $this->blockers()[0][1] );
	}

	/**
	 * Returns what stands in the way of a pack.
	 *
	 * @return list<array{string, string}> Code and sentence.
	 */
	private function blockers(): array {
		$entries = array();
		foreach ( self::site_entries() as $name => $bytes ) {
			$entries[ $name ] = array( 'sha256' => hash( 'sha256', $bytes ), 'size' => strlen( $bytes ) );
		}
		$plan = self::import_module()->planner()->of( Manifest::from_array( self::site_manifest() + compact( 'entries' ) ), array() );
		return array_map( 'array_values', $plan->blockers() );
	}

	/**
	 * @param string $name   Table without prefix.
	 * @param string $engine Engine that it gets.
	 */
	private static function make( string $name, string $engine ): void {
		global $wpdb;
		$wpdb->query( "ALTER TABLE {$wpdb->$name} ENGINE=$engine" ); // phpcs:ignore WordPress.DB.PreparedSQL -- words of this test.
	}
}
