<?php

declare( strict_types=1 );

use Templately\Site\Theme_Builder\Conditions\Request_Facts;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Tests\Tests_Every_Kind_Of_Page;

final class Request_Facts_Test extends Test_Case {

	use Tests_Every_Kind_Of_Page;

	public function test_each_kind_of_page_matches_exactly_its_conditions(): void {
		$before = $this->globals();
		$this->check( $this->kinds() );
		$this->make_front_static();
		$this->check( $this->kinds_with_static_front() );
		$this->assertSame( $before, $this->globals() );
	}

	public function test_unneeded_facts_are_not_computed(): void {
		$of = function ( int $post, array $needs ): array {
			wp_cache_flush();
			$query = new WP_Query( array( 'p' => $post, 'post_type' => 'any' ) );
			$query->get_queried_object();
			get_page_template_slug( $post );
			$count = $GLOBALS['wpdb']->num_queries;
			$keys  = array_keys( Request_Facts::from_query( $query, $needs )->matching_keys() );
			return array( $GLOBALS['wpdb']->num_queries - $count, count( preg_grep( '#/in_#', $keys ) ), count( preg_grep( '#children/|any_child_of/#', $keys ) ) );
		};
		$this->assertSame( array( 0, 0, 0 ), $of( $this->made['deep'], array() ) );
		$this->assertSame( array( 0, 0, 0 ), $of( $this->made['ada'], array( Request_Facts::TERMS ) ) );
		list( $queries, $terms, $above ) = $of( $this->made['deep'], array( Request_Facts::TERMS ) );
		$this->assertSame( array( 5, 0 ), array( $terms, $above ) );
		$this->assertLessThanOrEqual( 1, $queries );
		list( $with, $terms, $above ) = $of( $this->made['deep'], array( Request_Facts::TERMS, Request_Facts::ANCESTORS ) );
		$this->assertSame( array( 7, 2 ), array( $terms, $above ) );
		$this->assertLessThanOrEqual( $queries + 2, $with, 'A query a level.' );
		$this->assertSame( array( 2, 0, 2 ), $of( $this->made['ada'], array( Request_Facts::ANCESTORS ) ) );
	}

	public function test_other_urls_have_no_facts(): void {
		$visit = new Request_Simulation();
		foreach ( array( 'https://example.org/', home_url( '/wp-json/wp/v2/posts' ), home_url( '/?rest_route=/wp/v2/posts' ), admin_url( 'edit.php' ), home_url( '/wp-login.php' ), home_url( '/wp-content/uploads/a.png' ), '//example.org/', 'http://', '' ) as $address ) {
			$this->assertNull( $visit->simulate( $address ), $address );
		}
		foreach ( array( home_url( '/feed/' ), get_permalink( $this->made['plain'] ) . 'embed/', home_url( '/robots.txt' ), get_permalink( $this->made['plain'] ) . 'feed/' ) as $address ) {
			$facts = $visit->simulate( $address );
			$this->assertNotNull( $facts, $address );
			$this->assertSame( array( false, array() ), array( $facts->has_locations, $facts->matching_keys() ), $address );
		}
		$facts = $visit->simulate( '/plain/' );
		$this->assertNotNull( $facts );
		$this->assertArrayHasKey( "singular/post/{$this->made['plain']}", $facts->matching_keys() );
	}

	public function test_urls_are_translated_with_wpml(): void {
		$this->make_front_static();
		$english = array( 'page_on_front' => $this->made['start'], 'page_for_posts' => $this->made['blog'], 'wp_page_for_privacy_policy' => $this->made['rules'] );
		$german  = array_map( array( $this, 'page' ), array( 'page_on_front' => 'Anfang', 'page_for_posts' => 'Beitraege', 'wp_page_for_privacy_policy' => 'Datenschutz' ) );
		$same    = array( 'en' => array_combine( $german, $english ), 'de' => array_combine( $english, $german ) );
		$default = 'en';
		$GLOBALS['wp']->add_query_var( 'lang' );
		$visit = new Request_Simulation();
		$kind  = static function ( string $address ) use ( $visit ): array {
			return array_values( preg_grep( '#^(singular/(front_page|privacy_policy|page/\d+)|archive/post_archive|general)$#', array_keys( $visit->simulate( $address )->matching_keys() ) ) );
		};
		$this->assertSame( array( 'general', 'singular/front_page', "singular/page/{$english['page_on_front']}" ), $kind( home_url( '/' ) ) );
		$this->assertSame( array( 'general', "singular/page/{$german['page_on_front']}" ), $kind( get_permalink( $german['page_on_front'] ) . '?lang=de' ) );
		add_filter(
			'wpml_object_id',
			static function ( int $id, string $type, bool $itself, string $language ) use ( $same ): int {
				return 'page' === $type ? $same[ $language ][ $id ] ?? ( $itself ? $id : 0 ) : 0;
			},
			10,
			4
		);
		add_filter(
			'wpml_default_language',
			static function () use ( &$default ): string {
				return $default;
			}
		);
		foreach ( array( 'en', 'de' ) as $default ) {
			$of = 'en' === $default ? $english : $german;
			$this->assertSame( array( 'general', 'singular/front_page', "singular/page/{$of['page_on_front']}" ), $kind( home_url( '/' ) ), $default );
			foreach ( array( 'en' => $english, 'de' => $german ) as $language => $of ) {
				foreach ( array( home_url( "/?lang=$language" ), get_permalink( $of['page_on_front'] ) . "?lang=$language" ) as $address ) {
					$this->assertSame( array( 'general', 'singular/front_page', "singular/page/{$of['page_on_front']}" ), $kind( $address ), "$default $address" );
				}
				$this->assertSame( array( 'general', 'archive/post_archive' ), $kind( get_permalink( $of['page_for_posts'] ) . "?lang=$language" ), "$default $language" );
				$this->assertSame( array( 'general', "singular/page/{$of['wp_page_for_privacy_policy']}", 'singular/privacy_policy' ), $kind( get_permalink( $of['wp_page_for_privacy_policy'] ) . "?lang=$language" ), "$default $language" );
			}
		}
		$this->assertSame(
			$english,
			array_map(
				static function ( string $option ): int {
					return (int) get_option( $option );
				},
				array_combine( array_keys( $english ), array_keys( $english ) )
			)
		);
	}

	/** @param array<string, array{string, list<string>}> $kinds Kinds of pages. */
	private function check( array $kinds ): void {
		$visit = new Request_Simulation();
		foreach ( $kinds as $kind => list( $address, $keys ) ) {
			$facts = $visit->simulate( $address );
			$this->assertNotNull( $facts, $kind );
			$this->assertTrue( $facts->has_locations, $kind );
			$found = $facts->matching_keys();
			$this->assertEqualsCanonicalizing( $keys, array_keys( $found ), $kind );
			$ranks  = array_map(
				static function ( string $key ) use ( $found ): int {
					return $found[ $key ];
				},
				$keys
			);
			$sorted = $ranks;
			rsort( $sorted );
			$this->assertSame( $sorted, $ranks, $kind );
		}
	}

	/** @return array<string, mixed> What a visit must not change. */
	private function globals(): array {
		return array( 'get' => $_GET, 'uri' => $_SERVER['REQUEST_URI'] ?? null, 'wp' => spl_object_id( $GLOBALS['wp'] ), 'query' => spl_object_id( $GLOBALS['wp_query'] ), 'main' => spl_object_id( $GLOBALS['wp_the_query'] ), 'post' => $GLOBALS['post'] ?? null, 'buffers' => ob_get_level() ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- kept, not used.
	}
}
