<?php

declare( strict_types=1 );

use Templately\Site\Theme_Builder\Conditions\Request_Facts;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Tests\Tests_Every_Kind_Of_Page;

final class Request_Simulation_Test extends Test_Case {

	use Tests_Every_Kind_Of_Page;

	/** @return array<string, int>|null Keys of the conditions that match it; null for what is no page of this site. */
	private function keys_at( string $address ): ?array {
		$facts = ( new Request_Simulation() )->simulate( $address );
		return null === $facts ? null : $facts->matching_keys();
	}

	public function test_urls_of_other_sites_are_refused(): void {
		foreach ( array( 'http://site.test', 'http://site.test:8080', 'http://site.test/blog' ) as $home ) {
			$say = static function () use ( $home ): string {
				return $home;
			};
			add_filter( 'pre_option_home', $say );
			try {
				$this->assertNotNull( $this->keys_at( "$home/" ), $home );
				$this->assertNotNull( $this->keys_at( str_replace( 'site.test', 'SITE.test', "$home/" ) ), $home );
				foreach ( array( str_replace( 'site.test', 'other.test', "$home/" ), 'http://site.test:8081/blog/', 'http://site.test:8081/' ) as $other ) {
					$this->assertNull( $this->keys_at( $other ), "$home: $other" );
				}
				foreach ( array( 'http://site.test/', 'http://site.test/blogs/', 'http://site.test/about/' ) as $beside ) {
					$this->assertSame( 'http://site.test' === $home, null !== $this->keys_at( $beside ), "$home: $beside" );
				}
			} finally {
				remove_filter( 'pre_option_home', $say );
			}
		}
	}

	public function test_the_current_request_does_not_affect_the_simulation(): void {
		$address = (string) get_permalink( $this->made['plain'] );
		$keys    = $this->keys_at( $address );
		$front   = $this->keys_at( home_url( '/' ) );
		$this->assertArrayHasKey( "singular/post/{$this->made['plain']}", (array) $keys );
		$seen = array();
		add_action(
			'parse_request',
			static function () use ( &$seen ): void {
				$seen[] = array( $_GET, $_POST, $_REQUEST ); // phpcs:ignore WordPress.Security.NonceVerification -- looked at.
			}
		);
		$given                = array( 'page_id' => (string) $this->made['about'], 's' => 'words' );
		$_GET                 = $given;
		$_POST                = $given;
		$_REQUEST             = $given;
		$_SERVER['PATH_INFO'] = '/about/';
		$this->assertSame( $keys, $this->keys_at( $address ) );
		$this->assertSame( $front, $this->keys_at( home_url( '/?unknown=1' ) ) );
		$this->assertSame( array( array( array(), array(), array() ), array( array( 'unknown' => '1' ), array(), array( 'unknown' => '1' ) ) ), $seen );
		$this->assertSame( array( $given, $given, $given, '/about/' ), array( $_GET, $_POST, $_REQUEST, $_SERVER['PATH_INFO'] ) ); // phpcs:ignore WordPress.Security -- looked at.
	}

	/** @group S2 */
	public function test_only_front_end_get_requests_are_simulated(): void {
		wp_set_current_user( 1 );
		$id                                     = $this->made['plain'];
		$_SERVER['REQUEST_METHOD']              = 'POST';
		$_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] = 'DELETE';
		$seen                                   = array();
		add_action(
			'parse_request',
			static function ( WP $wp ) use ( &$seen ): void {
				$seen[] = array( $_SERVER['REQUEST_METHOD'], $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ?? '', $_GET['_method'] ?? '', $wp->query_vars['rest_route'] ?? '' ); // phpcs:ignore WordPress.Security -- looked at.
				unset( $wp->query_vars['rest_route'] );
			},
			PHP_INT_MIN
		);
		$route = "/wp/v2/posts/$id?force=true&_method=DELETE";
		foreach ( array( '/wp-json', '/wp%2Djson', '/%77p-json', '/index.php/wp-json', '//wp-json', '/wp-json/' ) as $base ) {
			$this->assertNull( $this->keys_at( home_url( $base . $route ) ), $base );
		}
		foreach ( array( "/?rest_route=$route", "/?rest%5Froute=$route", "/?rest.route=$route", "/?rest_route[]=$route" ) as $address ) {
			$this->assertNull( $this->keys_at( home_url( str_replace( $route, str_replace( '?', '&', $route ), $address ) ) ), $address );
		}
		$plain = (string) get_permalink( $id );
		$this->assertSame( $this->keys_at( $plain ), $this->keys_at( add_query_arg( '_method', 'DELETE', $plain ) ) );
		$this->assertGreaterThan( 2, count( $seen ) );
		$this->assertSame( array( array( 'GET', '', '', '' ) ), array_values( array_unique( $seen, SORT_REGULAR ) ) );
		$this->assertSame( array( 'POST', 'DELETE' ), array( $_SERVER['REQUEST_METHOD'], $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ) );
		$this->assertInstanceOf( WP_Post::class, get_post( $id ) );
	}

	public function test_non_pages_have_no_locations(): void {
		foreach ( array( home_url( '/favicon.ico' ), get_permalink( $this->made['plain'] ) . 'trackback/' ) as $address ) {
			$facts = ( new Request_Simulation() )->simulate( $address );
			$this->assertNotNull( $facts, $address );
			$this->assertSame( array( false, array() ), array( $facts->has_locations, $facts->matching_keys() ), $address );
		}
		$facts = Request_Facts::from_query( new WP_Query( array( 'post_type' => 'templately_elementor' ) ), array() );
		$this->assertSame( array( false, array() ), array( $facts->has_locations, $facts->matching_keys() ) );
	}

	public function test_handles_missing_authors_hidden_terms_and_equal_names(): void {
		global $wpdb;
		register_taxonomy( 'tly_secret', 'post', array( 'public' => false ) );
		register_post_type( 'tly_same', array( 'public' => true, 'has_archive' => true ) );
		register_taxonomy( 'tly_same', 'tly_same', array( 'public' => true ) );
		try {
			$secret = $this->term( 'Hidden', 'tly_secret' );
			wp_set_object_terms( $this->made['plain'], $secret, 'tly_secret' );
			$wpdb->update( $wpdb->posts, array( 'post_author' => 0 ), array( 'ID' => $this->made['plain'] ) );
			clean_post_cache( $this->made['plain'] );
			$keys = (array) $this->keys_at( (string) get_permalink( $this->made['plain'] ) );
			$this->assertArrayHasKey( "singular/in_category/{$this->made['world']}", $keys );
			$this->assertSame( array(), preg_grep( '#author|tly_secret#', array_keys( $keys ) ) );
			$same  = $this->term( 'Same', 'tly_same' );
			$query = new WP_Query( array( 'tly_same' => 'same' ) );
			$this->assertSame( $same, $query->get_queried_object_id() );
			$keys = Request_Facts::from_query( $query, array() )->matching_keys();
			$this->assertSame( array( 20, 40 ), array( $keys['archive/tly_same'], $keys[ "archive/tly_same/$same" ] ) );
		} finally {
			unregister_taxonomy( 'tly_same' );
			unregister_post_type( 'tly_same' );
			unregister_taxonomy( 'tly_secret' );
		}
	}

	public function test_circular_terms_end(): void {
		global $wpdb;
		$wpdb->update( $wpdb->term_taxonomy, array( 'parent' => $this->made['paris'] ), array( 'term_id' => $this->made['world'] ) );
		clean_term_cache( array( $this->made['world'], $this->made['europe'], $this->made['paris'] ), 'category' );
		$query = new WP_Query( array( 'p' => $this->made['deep'] ) );
		$this->assertSame( $this->made['deep'], $query->get_queried_object_id() );
		$asked = 0;
		add_filter(
			'get_term',
			static function ( $term ) use ( &$asked ) {
				if ( ++$asked > 100 ) {
					throw new LogicException( 'It goes round and round.' );
				}
				return $term;
			}
		);
		$keys = Request_Facts::from_query( $query, array( Request_Facts::TERMS, Request_Facts::ANCESTORS ) )->matching_keys();
		foreach ( array( 'world', 'europe', 'paris' ) as $above ) {
			$this->assertArrayHasKey( "singular/in_category_children/{$this->made[ $above ]}", $keys );
		}
	}
}
