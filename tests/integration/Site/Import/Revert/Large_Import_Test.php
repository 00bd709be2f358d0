<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Revert\Conflict_Detection;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.SlowDBQuery -- names and numbers of this file; a query of a test.

/**
 * Conflict detection reads posts and metas in pages, and misses none at their edges.
 */
final class Large_Import_Test extends Test_Case {

	/** Posts: more than twice as many as are read at once. */
	private const POSTS = 450;

	/** Metas of the first of them, likewise. */
	private const METAS = 450;

	/** Bytes of the content of each. */
	private const BYTES = 20000;

	private const RUN = 900001;

	public function test_edits_at_the_edges_of_pages_are_found(): void {
		global $wpdb;
		$edited    = array( 0, 99, 100, 101, 399, 400, self::POSTS - 1 );
		$posts     = $this->make_posts( 'Made' );
		$others    = $this->make_posts( 'Other' );
		$relations = array_slice( $posts, 0, 410 );
		$category  = self::factory_term( 'Much' );
		foreach ( array_chunk( $relations, 205 ) as $some ) {
			$wpdb->query( "INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id) VALUES " . implode( ',', array_map( static fn( int $id ): string => "($id, $category)", $some ) ) );
		}
		$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ',', array_fill( 0, self::METAS, "($posts[2], 'one', 'as it was')" ) ) );
		$metas = array_map( 'intval', $wpdb->get_col( "SELECT meta_id FROM $wpdb->postmeta WHERE post_id = $posts[2] ORDER BY meta_id" ) );
		$this->note( 'posts', 'ID', $posts );
		$this->note( 'postmeta', 'meta_id', $metas );
		$this->note( 'terms', 'term_id', array( (int) $wpdb->get_var( "SELECT term_id FROM $wpdb->term_taxonomy WHERE term_taxonomy_id = $category" ) ) );
		$this->note( 'term_taxonomy', 'term_taxonomy_id', array( $category ) );
		foreach ( $relations as $id ) {
			$this->insert_entry( 'term_relationships', (string) wp_json_encode( array( (string) $id, (string) $category ) ), array( 'object_id' => (string) $id, 'term_taxonomy_id' => (string) $category, 'term_order' => '0' ) );
		}
		$this->assertSame( array(), $this->decide()['kept'] );

		foreach ( $edited as $place ) {
			$wpdb->query( "UPDATE $wpdb->posts SET post_title = 'Mine' WHERE ID = {$posts[ $place ]}" );
		}
		// The last one's metas; a post that somebody else made, the last of them, names one more.
		$wpdb->query( "UPDATE $wpdb->postmeta SET meta_value = 'mine' WHERE meta_id = " . end( $metas ) );
		$wpdb->query( "UPDATE $wpdb->posts SET post_parent = $posts[7] WHERE ID = " . end( $others ) );
		$kept     = array_column( $this->decide()['kept'], 'why', 'id' );
		$expected = array_fill_keys( array_map( 'strval', array_merge( array_map( static fn( int $place ): int => $posts[ $place ], $edited ), array( $posts[2] ) ) ), 'edited' ) + array( (string) $posts[7] => 'needed' );
		// The category is used by what stays.
		unset( $kept[ (string) $wpdb->get_var( "SELECT term_id FROM $wpdb->term_taxonomy WHERE term_taxonomy_id = $category" ) ] );
		ksort( $kept );
		ksort( $expected );
		$this->assertSame( $expected, $kept );

		// All rows of what stays, and no others: eight posts and one more, 450 metas, the term's two rows, what is in it of those.
		$this->assertCount( 9 + self::METAS + 2 + 8, $this->decide()['seqs'] );
	}

	public function test_needs_no_more_memory_for_more_posts(): void {
		if ( ! function_exists( 'memory_reset_peak_usage' ) ) {
			$this->markTestSkipped( 'PHP tells how much memory something needed since 8.2.' );
		}
		$this->note( 'posts', 'ID', $this->make_posts( 'Made' ) );
		$this->make_posts( 'Other' );
		$this->decide();
		gc_collect_cycles();
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$this->decide();
		$this->assertLessThan( self::POSTS * self::BYTES, memory_get_peak_usage() - $before );
	}

	/**
	 * @return array{seqs: list<int>, kept: list<array{type: string, id: string, title: string, why: string}>, gone: list<int>}
	 */
	private function decide(): array {
		$database = new Connection( $GLOBALS['wpdb'] );
		return ( new Conflict_Detection( $database, new Change_Log( $database ), self::RUN ) )->decide( 0 );
	}

	/**
	 * @param string $title Their title.
	 * @return list<int> Ids of posts.
	 */
	private function make_posts( string $title ): array {
		global $wpdb;
		$content = str_repeat( 'word ', intdiv( self::BYTES, 5 ) );
		$before  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
		foreach ( array_chunk( range( 1, self::POSTS ), 50 ) as $some ) {
			$wpdb->query( "INSERT INTO $wpdb->posts (post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_status, post_type, post_modified_gmt) VALUES " . implode( ',', array_fill( 0, count( $some ), "('$title', '$content', '', '', '', '', 'publish', 'post', '2024-01-01 00:00:00')" ) ) );
		}
		return array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ID > $before ORDER BY ID" ) );
	}

	/**
	 * @param string $name A term's name.
	 * @return int Number of its taxonomy row.
	 */
	private static function factory_term( string $name ): int {
		return (int) ( (array) wp_insert_term( $name, 'category' ) )['term_taxonomy_id'];
	}

	/**
	 * Records rows as the import left them.
	 *
	 * @param string $name   Table without prefix.
	 * @param string $column Its key.
	 * @param int[]  $ids    Keys.
	 */
	private function note( string $name, string $column, array $ids ): void {
		global $wpdb;
		foreach ( array_chunk( $ids, 100 ) as $some ) {
			foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}$name WHERE $column IN (" . implode( ',', $some ) . ')', ARRAY_A ) as $row ) {
				$this->insert_entry( $name, Change_Log::encode_key( (string) $row[ $column ] ), $row );
			}
		}
	}

	/**
	 * @param string                     $name Table without prefix.
	 * @param string                     $key  The row's key.
	 * @param array<string, string|null> $row  The row.
	 */
	private function insert_entry( string $name, string $key, array $row ): void {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}templately_changes",
			array(
				'run_id'       => self::RUN,
				'kind'         => 'row',
				'target'       => $wpdb->prefix . $name,
				'row_key'      => $key,
				'before_image' => null,
				'after_hash'   => Row_Image::hash( $name, $row ),
				'state'        => Change_Log::RECORDED,
			)
		);
	}
}
