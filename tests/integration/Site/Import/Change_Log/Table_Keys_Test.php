<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Change_Log\Unsupported_Statement;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- a table of this file.

/**
 * How rows are found again by what they are told apart by.
 */
final class Table_Keys_Test extends Test_Case {

	/** What tells rows of a table apart: its primary key, or another unique one; no part of a text, and nothing that may be there twice. */
	public function test_what_rows_are_told_apart_by(): void {
		global $wpdb;
		$shapes = new Table_Keys( new Import_Database( $wpdb ) );
		$table  = $wpdb->prefix . 'shaped';
		// SQLite has no keys of a part of a text.
		$part = $wpdb->dbh instanceof mysqli ? 'UNIQUE KEY a_part (word(5)), ' : '';
		$of   = static function ( string $columns ) use ( $wpdb, $shapes, $table ): array {
			$wpdb->query( "CREATE TABLE $table ($columns)" );
			try {
				return array_diff_key( $shapes->get( $table ), array( 'outlives' => true ) );
			} finally {
				$shapes->forget( $table );
				$wpdb->query( "DROP TABLE $table" );
			}
		};
		$this->assertSame(
			array( 'key' => array( 'site', 'place' ), 'unique' => array( array( 'site', 'place' ) ), 'counter' => '', 'columns' => array( 'place', 'word', 'site' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			$of( "place int NOT NULL, word varchar(20) NOT NULL, site int NOT NULL, KEY all_of_it (word), {$part}UNIQUE KEY both_of (site, place)" )
		);
		$this->assertSame(
			array( 'key' => array( 'id' ), 'unique' => array( array( 'id' ), array( 'word' ) ), 'counter' => 'id', 'columns' => array( 'word', 'id' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			$of( 'word varchar(20) NOT NULL, id int NOT NULL AUTO_INCREMENT, PRIMARY KEY (id), UNIQUE KEY word (word)' )
		);
		$this->assertSame( array( 'option_name' ), $shapes->get( $wpdb->options )['key'], 'An option that is made again is the same.' );
		foreach ( array( "word varchar(20) NOT NULL, {$part}KEY word (word)" => "no unique key in $table", '' => "no table $table" ) as $columns => $why ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
			try {
				'' === $columns ? $shapes->get( $table ) : $of( $columns );
				$this->fail( $why );
			} catch ( Unsupported_Statement $unreadable ) {
				$this->assertSame( $why, $unreadable->getMessage() );
			}
		}
	}

	/** Rows of a key of three columns, of one column, and of two: those that were asked for and no others, each under its own key. */
	public function test_rows_are_found_by_their_keys(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'shaped';
		$wpdb->query( "CREATE TABLE $table (site int NOT NULL, name varchar(20) NOT NULL, place int NOT NULL, PRIMARY KEY (site, name, place))" );
		try {
			$all = array( '["1","a","1"]', '["1","a","2"]', '["1","b","1"]', '["2","a","1"]', '["2","a\"\\\\é","7"]', '["2","b","1"]', '["3","c","9"]' );
			foreach ( $all as $key ) {
				$wpdb->insert( $table, array_combine( array( 'site', 'name', 'place' ), json_decode( $key, true ) ) );
			}
			$shapes = new Table_Keys( new Import_Database( $wpdb ) );
			$asked  = array( $all[4], $all[1], $all[0], $all[3], '["1","b","2"]', $all[5] );
			$rows   = $shapes->rows( $table, $asked );
			$this->assertSame( $asked, array_keys( $rows ) );
			foreach ( $asked as $key ) {
				$this->assertSame( '["1","b","2"]' === $key ? null : json_decode( $key, true ), null === $rows[ $key ] ? null : array_values( array_map( 'strval', $rows[ $key ] ) ) );
			}
		} finally {
			$wpdb->query( "DROP TABLE $table" );
		}

		$of    = array_map( static fn( string $title ): int => wp_insert_post( array( 'post_title' => $title ) ), array( 'One', 'Two', 'Three' ) );
		$terms = array( 900000001, 900000002, 900000003 );
		foreach ( $of as $id ) {
			foreach ( $terms as $term ) {
				$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $id, 'term_taxonomy_id' => $term, 'term_order' => $term - 900000000 ) );
			}
		}
		$asked = array( "[\"$of[0]\",\"$terms[0]\"]", "[\"$of[0]\",\"$terms[2]\"]", "[\"$of[1]\",\"$terms[1]\"]", "[\"$of[1]\",\"900000009\"]" );
		$rows  = $shapes->rows( $wpdb->term_relationships, $asked );
		$this->assertSame( $asked, array_keys( $rows ) );
		$this->assertSame( array( '1', '3', '2', null ), array_values( array_map( static fn( ?array $row ): ?string => $row['term_order'] ?? null, $rows ) ) );

		$rows = $shapes->rows( $wpdb->posts, array( (string) $of[2], '999999999', (string) $of[0] ) );
		$this->assertSame( array( $of[2], 0, $of[0] ), array_map( static fn( ?array $row ): int => (int) ( $row['ID'] ?? 0 ), array_values( $rows ) ) );

		// A database that does not tell letters apart finds another row than was asked for.
		$this->assertSame( array( 'BLOGNAME' => null ), $shapes->rows( $wpdb->options, array( 'BLOGNAME' ) ) );
	}
}
