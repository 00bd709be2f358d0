<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/**
 * @group RST-002
 * @group RST-003
 */
final class Library_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/**
	 * @group RST-025
	 * @group RST-027
	 * @group LIB-002
	 */
	public function test_lists_items_with_filters(): void {
		$this->act_as( 'editor' );
		$this->publish(
			array(
				'slug'      => 'zephyrine-hero',
				'name'      => 'Zephyrine hero',
				'plan'      => 'pro',
				'price'     => 12,
				'downloads' => 5000000,
			)
		);
		$this->publish( array( 'slug' => 'zephyrine-starter', 'name' => 'Zephyrine starter', 'plan' => 'starter', 'downloads' => 4000000 ) );
		$this->publish( array( 'slug' => 'zephyrine-page', 'name' => 'Zephyrine page', 'plan' => 'pro', 'type' => 'pages' ) );
		$this->publish( array( 'slug' => 'zephyrine-other', 'name' => 'Zephyrine other', 'plan' => 'pro', 'platform' => 'elementor' ) );
		$query = array(
			'plan'           => 'pro',
			'platform'       => 'gutenberg',
			'type'           => 'sections',
			'page'           => 1,
			'search'         => 'zephyrine',
			'include_search' => true,
			'filtering'      => true,
		);
		$page  = $this->answer( 'GET', '/items', $query );
		$this->assertSame( array( 'zephyrine-hero' ), array_column( $page['items'], 'slug' ) );
		$this->assertSame( 12, $page['items'][0]['price'] );
		$this->assertSame( 1, $page['current_page'] );
		$this->assertSame( array( 1, 1, false, false ), array( $page['total'], $page['total_page'], $page['total_is_capped'], $page['stale'] ) );
		$response = $this->call( 'GET', '/templately/v1/items', $query );
		$this->assertSame( '1', $response->get_headers()['X-WP-Total'] );
		$this->assertSame( '1', $response->get_headers()['X-WP-TotalPages'] );
		$this->publish( array( 'slug' => 'zephyrine-pack', 'name' => 'Zephyrine pack', 'plan' => 'pro', 'type' => 'packs', 'content' => array() ) );
		$this->publish( array( 'slug' => 'zephyrine-template', 'name' => 'Zephyrine template', 'plan' => 'pro', 'type' => 'templates', 'platform' => 'elementor' ) );
		foreach ( array( 'zephyrine-starter' => array( 'plan' => 'starter' ), 'zephyrine-page' => array( 'type' => 'pages' ), 'zephyrine-pack' => array( 'type' => 'packs' ), 'zephyrine-other' => array( 'platform' => 'elementor' ), 'zephyrine-template' => array( 'platform' => 'elementor', 'type' => 'templates' ) ) as $slug => $other ) {
			$this->assertSame( array( $slug ), array_column( $this->answer( 'GET', '/items', $other + $query )['items'], 'slug' ), $slug );
		}
		$this->assertSame( array( 'zephyrine-hero', 'zephyrine-starter' ), array_column( $this->answer( 'GET', '/items', array( 'plan' => 'all' ) + $query )['items'], 'slug' ) );
		$this->assertSame( array(), $this->answer( 'GET', '/items', array( 'page' => 2 ) + $query )['items'] );
		$this->assertSame( 2, $this->answer( 'GET', '/items', array( 'page' => 2 ) + $query )['current_page'] );
		// A filtered list ignores the search term unless include_search is set.
		$this->assertGreaterThan( 0, $this->answer( 'GET', '/items', array( 'search' => 'zzzzzz', 'include_search' => false ) + $query )['total'] );
		$this->assertSame( 0, $this->answer( 'GET', '/items', array( 'search' => 'zzzzzz' ) + $query )['total'] );
		$this->assertSame( 0, $this->answer( 'GET', '/items', array( 'search' => 'zzzzzz', 'filtering' => false, 'include_search' => false ) + $query )['total'] );
	}

	/** @group ACC-004 */
	public function test_all_plans_see_all_items(): void {
		$this->publish( array( 'slug' => 'zephyrine-pro', 'name' => 'Zephyrine pro', 'plan' => 'pro', 'price' => 12 ) );
		$this->publish( array( 'slug' => 'zephyrine-starter', 'name' => 'Zephyrine starter', 'plan' => 'starter', 'price' => 3 ) );
		$this->publish( array( 'slug' => 'zephyrine-free', 'name' => 'Zephyrine free' ) );
		$seen = array();
		foreach ( array( 'author' => 'free', 'administrator' => 'pro' ) as $role => $plan ) {
			$this->act_as( $role );
			$this->assertStringContainsString( $plan, $this->sign_in()['plan'] );
			$slugs = array_column( $this->answer( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'sections', 'search' => 'zephyrine' ) )['items'], 'slug' );
			sort( $slugs );
			$seen[ $role ] = array();
			foreach ( $slugs as $slug ) {
				$item                   = $this->answer( 'GET', "/items/$slug", array( 'platform' => 'gutenberg', 'type' => 'sections' ) );
				$seen[ $role ][ $slug ] = array_intersect_key( $item, array_flip( array( 'name', 'price', 'plan', 'description', 'thumbnail', 'screenshots', 'live_url' ) ) );
			}
		}
		$this->assertSame( array( 'zephyrine-free', 'zephyrine-pro', 'zephyrine-starter' ), array_keys( $seen['author'] ) );
		$this->assertSame( $seen['administrator'], $seen['author'] );
		$this->assertSame( array( 0, 12, 3 ), array_column( $seen['author'], 'price' ) );
	}

	/** @group P7 */
	public function test_a_list_takes_at_most_five_queries(): void {
		global $wpdb;
		$this->act_as( 'administrator' );
		$this->publish( array( 'slug' => 'zephyrine-hero', 'name' => 'Zephyrine hero' ) );
		foreach ( array( array( 'activeFilter' => 'free' ), array( 'search' => 'zephyrine hero' ) ) as $more ) {
			$query = $more + array( 'platform' => 'gutenberg', 'type' => 'sections' );
			$taken = array();
			foreach ( array( 'signed out', 'signed in' ) as $who ) {
				if ( 'signed in' === $who ) {
					$this->sign_in();
				}
				$this->answer( 'GET', '/items', $query );
				$first = $wpdb->num_queries;
				$this->assertNotEmpty( $this->answer( 'GET', '/items', $query )['items'], $who );
				$taken[ $who ] = $wpdb->num_queries - $first;
			}
			$this->answer( 'POST', '/logout' );
			$this->assertGreaterThan( 0, min( $taken ) );
			$this->assertLessThanOrEqual( 5, max( $taken ), (string) wp_json_encode( $taken ) );
		}
	}

	/**
	 * @group RST-025
	 * @group RST-027
	 */
	public function test_the_second_page_continues_the_first(): void {
		$this->act_as( 'editor' );
		// Equally popular items are sorted by date.
		for ( $number = 48; $number >= 0; $number-- ) {
			$this->publish( array( 'slug' => "paged-$number", 'name' => "Paged thing $number", 'downloads' => 900 - $number ) );
		}
		$query = array( 'platform' => 'gutenberg', 'type' => 'sections', 'search' => 'paged thing' );
		$first = $this->answer( 'GET', '/items', $query );
		$this->assertSame( array( 'paged-0', 'paged-23' ), array( $first['items'][0]['slug'], $first['items'][23]['slug'] ) );
		$this->assertSame( array( 24, 49, 3 ), array( count( $first['items'] ), $first['total'], $first['total_page'] ) );
		$second = $this->answer( 'GET', '/items', array( 'page' => 2 ) + $query )['items'];
		$this->assertSame( array( 24, 'paged-24', 'paged-47' ), array( count( $second ), $second[0]['slug'], $second[23]['slug'] ) );
		$this->assertSame( array( 'paged-48' ), array_column( $this->answer( 'GET', '/items', array( 'page' => 3 ) + $query )['items'], 'slug' ) );
	}

	/** @group RST-028 */
	public function test_returns_an_items_details(): void {
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
		foreach ( array( 'starter', 'pro' ) as $plan ) {
			$this->assertSame( $item, $this->answer( 'GET', '/items/quince-hero', array( 'plan' => $plan ) + $query ), 'The item is the same in every list.' );
		}
		$this->assertSame( 400, $this->call( 'GET', '/templately/v1/items/quince-hero', array( 'plan' => 'gold' ) + $query )->get_status() );
		$this->assertSame( '<p>Lit by <em>one</em> fire.</p>', $item['description'] );
		$this->assertSame( array( 'core/paragraph' ), $item['block_types'] );
		$this->assertFalse( $item['dependencies'][0]['is_active'] );
		$this->assertSame( 404, $this->call( 'GET', '/templately/v1/items/no-such-item', $query )->get_status() );
		// Types and builders have separate slugs.
		$this->publish( array( 'slug' => 'quince-hero', 'type' => 'pages', 'name' => 'A page' ) );
		$this->publish( array( 'slug' => 'quince-hero', 'platform' => 'elementor', 'name' => 'An other' ) );
		foreach ( array( 'A page' => array( 'type' => 'pages' ), 'An other' => array( 'platform' => 'elementor' ), 'A block' => array() ) as $name => $of ) {
			$this->assertSame( $name, $this->answer( 'GET', '/items/quince-hero', $of + $query )['name'] );
		}
		// The defaults are packs and Elementor.
		$this->publish( array( 'slug' => 'quince-hero', 'platform' => 'elementor', 'type' => 'packs', 'name' => 'A pack', 'content' => array() ) );
		$this->assertSame( 'A pack', $this->answer( 'GET', '/items/quince-hero' )['name'] );
	}

	/**
	 * @group RST-020
	 * @group RST-021
	 * @group RST-023
	 * @group RST-029
	 * @group LIB-009
	 * @group LIB-068
	 * @group LIB-070
	 */
	public function test_returns_counts_and_terms(): void {
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

		foreach ( array( '/tags', '/dependencies' ) as $path ) {
			$list = $this->answer( 'GET', $path );
			$this->assertSame( range( 0, count( $list ) - 1 ), array_keys( $list ), "$path is a list." );
		}
		$this->assertSame( 400, $this->call( 'GET', '/templately/v1/tags', array( 'search' => 'Candle' ) )->get_status() );
		$this->assertContains( 'Candlelight', array_column( $this->answer( 'GET', '/tags' ), 'name' ) );
		$categories = array_column( $this->answer( 'GET', '/categories' ), null, 'slug' );
		$this->assertSame( 'Food & Restaurant', $categories['food-restaurant']['name'] );
		$this->assertGreaterThan( 0, $categories['food-restaurant']['id'] );
		// Without filters, all builders and types.
		$this->publish( array( 'slug' => 'counted-other', 'platform' => 'elementor', 'type' => 'pages', 'categories' => array( array( 'slug' => 'of-elementor', 'name' => 'Of Elementor' ) ) ) );
		$counts = $this->answer( 'GET', '/items-count' );
		$this->assertSame( $after['gutenberg'], $counts['gutenberg'] );
		$this->assertSame( $after['elementor']['pages']['total'] + 1, $counts['elementor']['pages']['total'] );
		foreach ( array( 'packs', 'sections' ) as $type ) {
			$this->assertSame( $after['elementor'][ $type ], $counts['elementor'][ $type ] );
		}
		$list = $this->answer( 'GET', '/categories' );
		$this->assertSame( range( 0, count( $list ) - 1 ), array_keys( $list ), 'A list.' );
		foreach ( array( 'food-restaurant', 'of-elementor' ) as $slug ) {
			$this->assertContains( $slug, array_column( $list, 'slug' ) );
		}
	}

	/** @group RST-024 */
	public function test_item_types_have_their_own_template_types(): void {
		$this->act_as( 'editor' );
		$this->publish( array( 'slug' => 'a-hearth', 'template_type' => array( 'slug' => 'hearth', 'name' => 'Hearth' ) ) );
		$this->publish( array( 'slug' => 'a-cellar', 'type' => 'pages', 'template_type' => array( 'slug' => 'cellar', 'name' => 'Cellar' ) ) );
		foreach ( array( 'sections' => array( 'hearth', 'Hearth', 'cellar' ), 'pages' => array( 'cellar', 'Cellar', 'hearth' ) ) as $type => list( $slug, $name, $other ) ) {
			$types = $this->answer( 'GET', '/templateTypes', array( 'itemType' => $type ) );
			$this->assertSame( range( 0, count( $types ) - 1 ), array_keys( $types ), 'A list.' );
			$types = array_column( $types, null, 'slug' );
			$this->assertSame( $name, $types[ $slug ]['name'] );
			$this->assertGreaterThan( 0, $types[ $slug ]['id'] );
			$this->assertArrayNotHasKey( $other, $types );
		}
		$this->assertNotContains( 'cellar', array_column( $this->answer( 'GET', '/templateTypes', array( 'itemType' => 'packs' ) ), 'slug' ) );
		$all = array_column( $this->answer( 'GET', '/templateTypes' ), 'slug' );
		$this->assertSame( array(), array_diff( array( 'cellar', 'hearth' ), $all ), 'All types by default.' );
		$this->assertSame( array(), $this->answer( 'GET', '/templateTypes', array( 'itemType' => 'templates', 'platform' => 'elementor' ) ) );
		$this->assertEqualsCanonicalizing( array( '404', 'archive', 'footer', 'header', 'page', 'search', 'single' ), array_column( $this->answer( 'GET', '/templateTypes', array( 'itemType' => 'templates' ) ), 'slug' ) );
		$this->assertSame( 400, $this->call( 'GET', '/templately/v1/templateTypes', array( 'itemType' => 'rooms' ) )->get_status() );
	}

	/**
	 * @group RST-023
	 * @group LIB-070
	 */
	public function test_dependencies_tell_whether_they_are_active(): void {
		$this->act_as( 'editor' );
		$plugin = static function ( string $slug, bool $is_pro ): array {
			return array(
				'slug'        => $slug,
				'name'        => ucfirst( $slug ),
				'link'        => "https://example.org/$slug",
				'icon'        => "https://example.org/$slug.png",
				'is_pro'      => $is_pro,
				'plugin_file' => "$slug/$slug.php",
			);
		};
		$this->publish( array( 'slug' => 'needs-two', 'dependencies' => array( $plugin( 'larder', true ), $plugin( 'pantry', false ), $plugin( 'pantry-plus', false ) ) ) );
		$this->publish( array( 'slug' => 'needs-another', 'platform' => 'elementor', 'type' => 'packs', 'content' => array(), 'dependencies' => array( $plugin( 'cellar', false ) ) ) );
		// A similar plugin name does not match.
		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'pantry/pantry.php', 'larder-pro/larder.php', 'my-larder/larder.php', 'larder.php', 'Larder/larder.php' ) ) );
		$needs = array( $plugin( 'larder', true ), $plugin( 'pantry', false ), $plugin( 'pantry-plus', false ) );
		$this->publish( array( 'slug' => 'a-store', 'type' => 'packs', 'content' => array(), 'downloads' => 9000000, 'dependencies' => $needs ) );
		$this->publish( array( 'slug' => 'in-store', 'pack' => 'a-store', 'dependencies' => $needs ) );
		$this->publish( array( 'slug' => 'beside', 'pack' => 'a-store', 'dependencies' => $needs ) );
		$pack  = $this->answer( 'GET', '/items/a-store', array( 'platform' => 'gutenberg', 'type' => 'packs' ) );
		$in    = $this->answer( 'GET', '/items/in-store', array( 'platform' => 'gutenberg', 'type' => 'sections' ) );
		$lists = array(
			'of a pack'     => $pack['dependencies'],
			'of one in it'  => array_column( $pack['items'], null, 'slug' )['in-store']['dependencies'],
			'of its pack'   => $in['pack']['dependencies'],
			'of one ahead'  => array_column( $this->answer( 'GET', '/featured-items', array( 'platform' => 'gutenberg' ) )['data'], null, 'slug' )['a-store']['dependencies'],
			'of another'    => array_column( $in['pack']['items'], null, 'slug' )['beside']['dependencies'],
			'of all items'  => $this->answer( 'GET', '/dependencies' ),
			'of one'        => $this->answer( 'GET', '/items/needs-two', array( 'platform' => 'gutenberg', 'type' => 'sections' ) )['dependencies'],
			'of one listed' => array_column( $this->answer( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'sections', 'search' => 'a block' ) )['items'], null, 'slug' )['needs-two']['dependencies'],
		);
		$this->assertContains( 'cellar', array_column( $lists['of all items'], 'slug' ), 'All builders by default.' );
		foreach ( $lists as $which => $list ) {
			foreach ( array( 'larder' => array( true, false ), 'pantry' => array( false, true ), 'pantry-plus' => array( false, false ) ) as $slug => list( $is_pro, $is_active ) ) {
				$found = array_column( $list, null, 'slug' )[ $slug ];
				$this->assertGreaterThan( 0, $found['id'], $which );
				$this->assertEquals(
					array(
						'id'        => $found['id'],
						'name'      => ucfirst( $slug ),
						'slug'      => $slug,
						'link'      => "https://example.org/$slug",
						'icon'      => "https://example.org/$slug.png",
						'is_pro'    => $is_pro,
						'is_active' => $is_active,
					),
					array_diff_key( $found, array( 'count' => 1 ) ),
					"$which: $slug"
				);
			}
			$this->assertNotSame( array_column( $list, 'id', 'slug' )['larder'], array_column( $list, 'id', 'slug' )['pantry'] );
		}
	}

	/** @group RST-034 */
	public function test_featured_packs_are_ordered_by_downloads(): void {
		$this->act_as( 'editor' );
		$this->publish( array( 'slug' => 'first-pack', 'type' => 'packs', 'content' => array(), 'downloads' => 8000000 ) );
		$this->publish( array( 'slug' => 'second-pack', 'type' => 'packs', 'content' => array(), 'downloads' => 7000000 ) );
		$this->publish( array( 'slug' => 'no-pack', 'downloads' => 9000000 ) );
		$this->publish( array( 'slug' => 'other-pack', 'type' => 'packs', 'platform' => 'elementor', 'content' => array(), 'downloads' => 8000000 ) );
		$featured = $this->answer( 'GET', '/featured-items', array( 'platform' => 'gutenberg' ) );
		$this->assertSame( array( 'data' ), array_keys( $featured ) );
		$this->assertSame( array( 'first-pack', 'second-pack' ), array_slice( array_column( $featured['data'], 'slug' ), 0, 2 ) );
		$this->assertSame( array( 'packs' ), array_values( array_unique( array_column( $featured['data'], 'type' ) ) ) );
		$this->assertSame( array( 'gutenberg' ), array_values( array_unique( array_column( $featured['data'], 'platform' ) ) ) );
		foreach ( array( array( 'platform' => 'elementor' ), array() ) as $query ) {
			$others = $this->answer( 'GET', '/featured-items', $query )['data'];
			$this->assertSame( array( 'other-pack', 'elementor' ), array( $others[0]['slug'], implode( ' ', array_unique( array_column( $others, 'platform' ) ) ) ), 'Elementor is the default.' );
		}
	}

	/** @group SHL-027 */
	public function test_listing_pages_requires_templately_read(): void {
		$author = get_userdata( $this->act_as( 'author' ) );
		$this->assertSame( 403, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'pages' ) )->get_status() );
		$author->add_cap( 'templately_read' );
		wp_set_current_user( 0 );
		wp_set_current_user( $author->ID );
		$this->assertFalse( current_user_can( 'edit_pages' ) );
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'pages' ) )->get_status() );
		$this->act_as( 'author' );
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'sections' ) )->get_status() );
		$this->act_as( 'editor' );
		$this->assertTrue( current_user_can( 'templately_read' ) );
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'type' => 'pages' ) )->get_status() );
	}
}
