<?php

declare( strict_types=1 );

use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\Object_Map;

/**
 * What objects of a pack became on this site, for each import by itself.
 */
final class Object_Map_Test extends Test_Case {

	/** Another import of the same pack has its own; what is noted again is what it became last. */
	public function test_each_import_has_its_own(): void {
		global $wpdb;
		$map   = new Object_Map( new Import_Database( $wpdb ), 900003 );
		$other = new Object_Map( new Import_Database( $wpdb ), 900004 );
		$map->record( 'object:1', 'post', 11 );
		$map->record_all( array( 'object:2' => array( 'post', 12, true ), "o'b\\ject" => array( 'term', 13, false ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$map->record_all( array() );
		$this->assertEquals( array( 'object:1' => 11, 'object:2' => 12, "o'b\\ject" => 13 ), $map->ids( array( 'object:1', 'object:2', "o'b\\ject", 'object:3' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 11, 0, true, false ), array( $map->id( 'object:1' ), $map->id( 'object:3' ), $map->has( 'object:2' ), $map->has( 'object:3' ) ) );
		$this->assertSame( array(), $other->ids( array( 'object:1', 'object:2' ) ) );
		$other->record( 'object:1', 'post', 21 );
		$map->record( 'object:2', 'post', 14 );
		$this->assertSame( array( 11, 14, 21 ), array( $map->id( 'object:1' ), $map->id( 'object:2' ), $other->id( 'object:1' ) ) );
		$this->assertSame( array( '1', '1', '1', '1' ), $wpdb->get_col( "SELECT state FROM {$wpdb->prefix}templately_objects WHERE run_id IN (900003, 900004)" ) );
	}

	/** The terms of an import are those that it made or used, and those that its posts are in: none of what has the same number, or is another's. */
	public function test_terms(): void {
		global $wpdb;
		$term  = static function ( string $name ): int {
			return wp_insert_term( $name, 'category' )['term_id'];
		};
		$terms = array_map( $term, array( 'Made', 'Used', 'Of a post', 'Of another import', 'Of a post of its', 'Of a picture' ) );
		$post  = static function ( int $term_id ): int {
			return wp_insert_post( array( 'post_title' => 'In a term', 'post_status' => 'publish', 'post_category' => array( $term_id ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		};
		$map   = new Object_Map( new Import_Database( $wpdb ), 900003 );
		$map->record( 'object:2', 'term', $terms[1], true );
		$map->record( 'object:1', 'term', $terms[0] );
		$map->record( 'object:3', 'post', $post( $terms[2] ), true );
		$map->record( 'object:4', 'post', $post( $terms[2] ) );
		$map->record( 'object:5', 'plugin', $post( $terms[5] ) );
		$other = new Object_Map( new Import_Database( $wpdb ), 900004 );
		$other->record( 'object:1', 'term', $terms[3] );
		$other->record( 'object:2', 'post', $post( $terms[4] ) );
		$this->assertSame( array_slice( $terms, 0, 3 ), $map->terms() );
	}
}
