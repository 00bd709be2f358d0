<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Row_Writer;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- rows as the journal has them.

/**
 * Rows become what they were, whatever became of their table or their number since.
 */
final class Row_Writer_Test extends Test_Case {

	/** A column that is gone is not written; the others are, in a row that is there and in one that is not. */
	public function test_a_column_that_is_gone(): void {
		global $wpdb;
		$writer = self::writer();
		$there  = wp_insert_term( 'There', 'category' )['term_id'];
		$row    = $wpdb->get_row( "SELECT * FROM $wpdb->terms WHERE term_id = $there", ARRAY_A );
		$before = array( 'name' => 'Before', 'colour' => 'green' ) + $row; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$writer->restore( $wpdb->terms, (string) $there, $before );
		$this->assertSame( array( 'name' => 'Before' ) + $row, array_merge( array( 'name' => '' ), $wpdb->get_row( "SELECT * FROM $wpdb->terms WHERE term_id = $there", ARRAY_A ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$writer->restore( $wpdb->terms, '999999', array( 'term_id' => '999999' ) + $before ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( 'Before', $wpdb->get_var( "SELECT name FROM $wpdb->terms WHERE term_id = 999999" ) );
		$writer->restore( $wpdb->terms, '999999', null );
		$this->assertNull( $wpdb->get_var( "SELECT name FROM $wpdb->terms WHERE term_id = 999999" ) );
	}

	/** An option that was removed, or removed and made again, is what it was, under any number: its old one may be another's now. */
	public function test_the_number_of_an_option(): void {
		global $wpdb;
		$number = static function ( string $name ) use ( $wpdb ): string {
			return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM $wpdb->options WHERE option_name = %s", $name ) );
		};
		add_option( 'writer_other', 'other' );
		$before = array( 'option_id' => $number( 'writer_other' ), 'option_name' => 'writer_option', 'option_value' => 'before', 'autoload' => 'off' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		foreach ( array( false, true ) as $is_there ) {
			delete_option( 'writer_option' );
			$is_there && add_option( 'writer_option', 'again' );
			self::writer()->restore( $wpdb->options, 'writer_option', $before );
			$this->assertSame( array( 'before', 'off' ), $wpdb->get_row( "SELECT option_value, autoload FROM $wpdb->options WHERE option_name = 'writer_option'", ARRAY_N ) );
			$this->assertSame( 'other', $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_id = {$before['option_id']}" ) );
		}
	}

	/** Returns what writes rows. */
	private static function writer(): Row_Writer {
		global $wpdb;
		$database = new Import_Database( $wpdb );
		return new Row_Writer( $database, new Table_Keys( $database ) );
	}
}
