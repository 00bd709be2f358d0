<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/**
 * Routes of the library.
 *
 * @group RST-001
 * @group RST-002
 * @group RST-003
 */
final class Library_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/**
	 * A page of items, with what chooses it.
	 *
	 * @group RST-025
	 * @group RST-027
	 * @group LIB-002
	 */
	public function test_items(): void {
		$this->act_as( 'editor' );
		$this->publish(
			array(
				'slug'      => 'quince-hero',
				'name'      => 'Quince hero',
				'plan'      => 'pro',
				'price'     => 12,
				'downloads' => 5000000,
			)
		);
		$query = array(
			'plan'           => 'pro',
			'platform'       => 'gutenberg',
			'type'           => 'sections',
			'page'           => 1,
			'search'         => 'quince hero',
			'include_search' => true,
			'filtering'      => true,
		);
		$page  = $this->answer( 'GET', '/items', $query );
		$this->assertSame( 'quince-hero', $page['items'][0]['slug'] );
		$this->assertSame( 12, $page['items'][0]['price'] );
		$this->assertSame( 1, $page['current_page'] );
		$this->assertSame( array( 1, 1, false, false ), array( $page['total'], $page['total_page'], $page['total_is_capped'], $page['stale'] ) );
		$response = $this->call( 'GET', '/templately/v1/items', $query );
		$this->assertSame( '1', $response->get_headers()['X-WP-Total'] );
		$this->assertSame( '1', $response->get_headers()['X-WP-TotalPages'] );
		$this->assertSame( array(), $this->answer( 'GET', '/items', array( 'plan' => 'starter' ) + $query )['items'] );
		// A filtered list takes the search term only where it is asked to.
		$this->assertGreaterThan( 0, $this->answer( 'GET', '/items', array( 'search' => 'zzzzzz', 'include_search' => false ) + $query )['total'] );
		$this->assertSame( 0, $this->answer( 'GET', '/items', array( 'search' => 'zzzzzz' ) + $query )['total'] );
		foreach ( array( 'packs', 'pages', 'sections' ) as $type ) {
			$this->answer( 'GET', '/items', compact( 'type' ) );
		}
		$this->answer(
			'GET',
			'/items',
			array(
				'type'     => 'templates',
				'platform' => 'elementor',
			)
		);
	}

	/**
	 * One item, with all that its screen shows.
	 *
	 * @group RST-028
	 */
	public function test_item(): void {
		$this->act_as( 'editor' );
		$this->publish(
			array(
				'slug'         => 'quince-hero',
				'description'  => '<p>Lit by <em>one</em> fire.</p>',
				'dependencies' => array(
					array(
						'slug'        => 'woocommerce',
						'name'        => 'WooCommerce',
						'link'        => 'https://example.org/',
						'icon'        => '',
						'is_pro'      => false,
						'plugin_file' => 'woocommerce/woocommerce.php',
					),
				),
			)
		);
		$query = array(
			'platform' => 'gutenberg',
			'type'     => 'sections',
			'plan'     => 'all',
		);
		$item  = $this->answer( 'GET', '/items/quince-hero', $query );
		$this->assertSame( 'quince-hero', $item['slug'] );
		$this->assertSame( '<p>Lit by <em>one</em> fire.</p>', $item['description'] );
		$this->assertSame( array( 'core/paragraph' ), $item['block_types'] );
		$this->assertFalse( $item['dependencies'][0]['is_active'] );
		$this->assertSame( 404, $this->call( 'GET', '/templately/v1/items/no-such-item', $query )->get_status() );
	}

	/**
	 * Counts and lists.
	 *
	 * @group RST-020
	 * @group RST-021
	 * @group RST-023
	 * @group RST-024
	 * @group RST-029
	 * @group RST-034
	 * @group LIB-009
	 * @group LIB-068
	 * @group LIB-070
	 */
	public function test_counts_and_lists(): void {
		$this->act_as( 'editor' );
		$before = $this->answer( 'GET', '/items-count' );
		$this->publish(
			array(
				'slug'          => 'counted-hero',
				'plan'          => 'starter',
				'tags'          => array( 'Candlelight' ),
				'categories'    => array(
					array(
						'slug' => 'food-restaurant',
						'name' => 'Food & Restaurant',
					),
				),
				'template_type' => array(
					'slug' => 'hero',
					'name' => 'Hero',
				),
				'dependencies'  => array(
					array(
						'slug'        => 'woocommerce',
						'name'        => 'WooCommerce',
						'link'        => 'https://example.org/',
						'icon'        => '',
						'is_pro'      => false,
						'plugin_file' => 'woocommerce/woocommerce.php',
					),
				),
			)
		);
		$after = $this->answer( 'GET', '/items-count' );
		foreach ( array( 'total', 'starter' ) as $plan ) {
			$this->assertSame( $before['gutenberg']['sections'][ $plan ] + 1, $after['gutenberg']['sections'][ $plan ] );
		}
		$this->assertSame( $before['gutenberg']['sections']['pro'], $after['gutenberg']['sections']['pro'] );
		$this->assertSame( $before['elementor'], $after['elementor'] );

		$this->assertContains( 'Candlelight', array_column( $this->answer( 'GET', '/tags' ), 'name' ) );
		$categories = array_column( $this->answer( 'GET', '/categories' ), null, 'slug' );
		$this->assertSame( 'Food & Restaurant', $categories['food-restaurant']['name'] );
		$this->assertGreaterThan( 0, $categories['food-restaurant']['id'] );
		$types = array_column( $this->answer( 'GET', '/templateTypes', array( 'itemType' => 'sections' ) ), null, 'slug' );
		$this->assertSame( 'Hero', $types['hero']['name'] );
		$dependencies = array_column( $this->answer( 'GET', '/dependencies' ), null, 'slug' );
		$this->assertEqualsCanonicalizing( array( 'id', 'name', 'slug', 'link', 'icon', 'is_pro', 'is_active' ), array_diff( array_keys( $dependencies['woocommerce'] ), array( 'count' ) ) );
		$this->assertIsArray( $this->answer( 'GET', '/featured-items', array( 'platform' => 'gutenberg' ) )['data'] );
	}

	/** The list of pages asks for the product's own read capability. */
	public function test_pages_ask_for_the_read_capability(): void {
		$this->act_as( 'author' );
		$this->assertSame( 403, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'pages' ) )->get_status() );
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'sections' ) )->get_status() );
		$this->act_as( 'editor' );
		$this->assertTrue( current_user_can( 'templately_read' ) );
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'pages' ) )->get_status() );
	}
}
