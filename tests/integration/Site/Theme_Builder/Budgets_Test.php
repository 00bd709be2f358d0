<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Resolver;
use Templately\Site\Theme_Builder\Rendering\Resolved_Templates;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Sample;
use Templately\Tests\Tests_Every_Kind_Of_Page;

final class Budgets_Test extends Test_Case {

	use Tests_Every_Kind_Of_Page;

	public function test_queries_per_page_are_limited(): void {
		$hooks = static function (): array {
			return array( has_filter( 'single_template_hierarchy' ), has_filter( 'render_block_data' ), has_filter( 'template_include' ), has_action( 'get_header' ) );
		};
		add_filter( 'wp_using_themes', '__return_true' );
		$none = $hooks();
		$this->template( 'single' );
		wp_load_alloptions();
		$this->look_at( $this->made['deep'] );
		$queries = $GLOBALS['wpdb']->num_queries;
		do_action( 'wp', $GLOBALS['wp'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->assertSame( array( 0, $none ), array( $GLOBALS['wpdb']->num_queries - $queries, $hooks() ) );

		$this->marked( 'single', 'include/singular/post' );
		$this->marked( 'header', 'include/general' );
		$this->assertSame( array( 1, 2 ), $this->queries_of( $this->made['deep'] ) );
		$this->assertSame( array( 1, 2 ), $this->queries_of( $this->made['ada'] ) );
		$this->marked( 'page', "include/singular/any_child_of/{$this->made['about']}" );
		$this->assertSame( array( 1, 4 ), $this->queries_of( $this->made['ada'] ), 'Two levels above it.' );
		$this->assertSame( array( 1, 3 ), $this->queries_of( $this->made['team'] ), 'One level above it.' );
		$this->assertSame( array( 1, 2 ), $this->queries_of( $this->made['about'] ) );
		add_filter( 'wp_using_themes', '__return_false', 11 );
		do_action( 'wp', $GLOBALS['wp'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->assertSame( $none, $hooks() );
		remove_filter( 'wp_using_themes', '__return_false', 11 );
		do_action( 'wp', $GLOBALS['wp'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->assertNotSame( $none, $hooks() );
	}

	public function test_five_hundred_templates_stay_within_the_limits(): void {
		global $wpdb;
		$this->marked( 'header', "include/singular/any_child_of/{$this->made['about']}" );
		$this->marked( 'footer', 'include/singular/in_category' );
		$this->assertSame( array( 'ancestors', 'terms' ), get_option( 'templately_tb' )['need'] );
		$this->make_many( 500, 2000 );
		$autoloaded = $wpdb->get_results( "SELECT option_name, LENGTH(option_value) AS bytes FROM $wpdb->options WHERE option_name LIKE 'templately%' AND autoload IN ('yes', 'on', 'auto', 'auto-on')", OBJECT_K );
		$this->assertArrayHasKey( 'templately_tb', $autoloaded );
		$this->assertLessThanOrEqual( 1024, array_sum( array_column( $autoloaded, 'bytes' ) ) );
		$this->assertSame( array( 1, 2 ), $this->queries_of( $this->made['plain'] ) );
		wp_cache_flush();
		wp_load_alloptions();
		wp_get_current_user();
		current_user_can( 'edit_theme_options' );
		rest_get_server();
		$queries = $wpdb->num_queries;
		$list    = $this->answer( 'GET', '/templates/theme', array( 'page' => 3 ) );
		$this->assertLessThanOrEqual( 8, $wpdb->num_queries - $queries );
		$this->assertSame( array( 20, 25, 500 ), array( count( $list['items'] ), $list['total_page'], $list['total'] ) );
		$all  = $this->assert_rows_decide();
		$live = $this->storage()->find_matching( $this->keys_of( $this->made['plain'] ) );
		$this->assertLessThanOrEqual( 1000, array_sum( $this->storage()->locations() ) );
		$this->assertContains( '1', array_column( $live, 'is_exclude' ) );
		$this->assertCount( 2000, $all );
		$this->assertLessThan(
			count(
				array_filter(
					$all,
					function ( array $row ): bool {
						return isset( $this->keys_of( $this->made['plain'] )[ $row['k'] ] );
					}
				)
			),
			count( $live )
		);
	}

	/** @group faults */
	public function test_ten_thousand_rows_are_resolved_in_the_database(): void {
		$count = Sample::size( 5000, 10000 );
		$this->make_many( 500, $count );
		$keys = $this->keys_of( $this->made['plain'] );
		$best = array();
		$out  = array();
		foreach ( $GLOBALS['wpdb']->get_results( "SELECT template_id, is_exclude, k FROM {$GLOBALS['wpdb']->prefix}templately_conditions WHERE live = 1", ARRAY_A ) as $row ) {
			if ( '1' === $row['is_exclude'] && isset( $keys[ $row['k'] ] ) ) {
				$out[ $row['template_id'] ] = true;
			}
			$best[ $row['template_id'] ] = max( $best[ $row['template_id'] ] ?? -1, '0' === $row['is_exclude'] ? $keys[ $row['k'] ] ?? -1 : -1 );
		}
		$this->assertGreaterThan( 1000, array_sum( $this->storage()->locations() ) );
		$rows = $this->storage()->find_matching( $keys );
		$this->assertSame( array( array( '0' ), count( $rows ) ), array( array_values( array_unique( array_column( $rows, 'is_exclude' ) ) ), count( array_unique( array_column( $rows, 'template_id' ) ) ) ) );
		foreach ( $rows as $row ) {
			$this->assertArrayNotHasKey( $row['template_id'], $out );
			$this->assertSame( $best[ $row['template_id'] ], $keys[ $row['k'] ], $row['k'] );
		}
		$this->assertSame( array( 1, 2 ), $this->queries_of( $this->made['plain'] ) );
		$this->assertCount( $count, $this->assert_rows_decide() );
	}

	/**
	 * Says that what is not asked for can never win: with all rows the winner is the same, on any page.
	 * @return list<array<string, string>> All rows.
	 */
	private function assert_rows_decide(): array {
		$all = array_merge( ...array_values( $this->storage()->find_by_templates( range( 1, 100000 ) ) ) );
		foreach ( array( 'plain', 'deep', 'about', 'team', 'book' ) as $name ) {
			$keys = $this->keys_of( $this->made[ $name ] );
			$few  = Resolver::resolve( $keys, $this->storage()->find_matching( $keys ) );
			foreach ( Resolver::resolve( $keys, $all ) as $location => $outcome ) {
				$this->assertSame( $outcome->winner, $few[ $location ]->winner ?? 0, "$name $location" );
			}
		}
		return $all;
	}

	private function look_at( int $post ): void {
		$query = new WP_Query( array( 'p' => $post, 'post_type' => get_post_type( $post ) ) );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- each test has its own.
		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;
		// phpcs:enable
		$query->get_queried_object();
		get_page_template_slug( $post );
	}

	/** @return array{int, int} Queries until all winners on its page are known: for conditions, and in all. The posts that win are one of them. */
	private function queries_of( int $post ): array {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$this->look_at( $post );
		$queries = $wpdb->num_queries;
		$asked   = 0;
		$count   = static function ( string $sql ) use ( &$asked ): string {
			$asked += (int) ( false !== strpos( $sql, 'templately_conditions' ) );
			return $sql;
		};
		add_filter( 'query', $count );
		$winners = new Resolved_Templates( $this->storage() );
		foreach ( array( 'header', 'body', 'footer', 'body' ) as $location ) {
			$winners->template_for( $location );
		}
		remove_filter( 'query', $count );
		return array( $asked, $wpdb->num_queries - $queries );
	}

	/** @return array<string, int> Keys of the conditions that match its page. */
	private function keys_of( int $post ): array {
		$this->look_at( $post );
		return Templately\Site\Theme_Builder\Conditions\Request_Facts::from_query( $GLOBALS['wp_the_query'], array( 'terms', 'ancestors' ) )->matching_keys();
	}

	/** Adds many templates with conditions. */
	private function make_many( int $templates, int $rows ): void {
		global $wpdb;
		mt_srand( 7 );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_conditions" );
		$ids = $wpdb->get_col( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_templately_template_type' ORDER BY post_id" );
		for ( $count = count( $ids ); $count < $templates; $count++ ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => "many-$count", 'post_content' => 'x', 'post_title' => "Many $count", 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
			$ids[] = (string) $wpdb->insert_id;
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $wpdb->insert_id, 'meta_key' => '_templately_template_type', 'meta_value' => 'single' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- an insert.
		}
		$keys   = array_merge( array_keys( $this->keys_of( $this->made['plain'] ) ), array_keys( $this->keys_of( $this->made['team'] ) ), array( 'archive', 'archive/category', 'archive/author' ) );
		$values = array();
		for ( $count = 0; $count < $rows; $count++ ) {
			$id       = (int) $ids[ $count % $templates ];
			$key      = mt_rand( 0, 3 ) > 0 ? $keys[ mt_rand( 0, count( $keys ) - 1 ) ] : 'singular/post/' . mt_rand( 100000, 200000 );
			$parts    = explode( '/', "$key//" );
			$location = array( 'body', 'body', 'header', 'footer' )[ $id % 4 ];
			$values[] = $wpdb->prepare( '(%d, %s, %d, %s, %s, %d, %s, 0)', $id, $location, mt_rand( 0, 9 ) < 2 ? 1 : 0, $parts[0], $parts[1], (int) $parts[2], $key );
		}
		foreach ( array_chunk( $values, 500 ) as $some ) {
			$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_conditions (template_id, location, is_exclude, name, sub_name, sub_id, k, live) VALUES " . implode( ', ', $some ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
		}
		$this->storage()->on_template_change( (int) $ids[0], false );
	}

	private function storage(): Condition_Store {
		return new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
	}
}
