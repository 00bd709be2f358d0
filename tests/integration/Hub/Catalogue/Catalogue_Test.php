<?php

declare( strict_types=1 );

use Templately\Hub\Catalogue\Popularity;
use Templately\Hub\Catalogue\Search_Tokenizer;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Tests\Hub\Asks_Hub;

// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.

final class Catalogue_Test extends Test_Case {

	use Asks_Hub;

	/**
	 * @group ITM-001
	 * @group ITM-002
	 * @group ITM-003
	 * @group ITM-004
	 * @group ITM-005
	 * @group ITM-006
	 * @group ITM-007
	 * @group ITM-009
	 * @group ITM-010
	 * @group LIB-068
	 */
	public function test_an_item_has_all_specified_members(): void {
		$this->open_hub();
		list( $thumbnail, $second, $third, $banner, $one, $other ) = array_map(
			static function ( string $letter ): string {
				return str_repeat( $letter, 64 ) . '.webp';
			},
			str_split( 'abcdef' )
		);
		$this->publish_all(
			$this->a_pack( 'a-pack' )->with( array( 'fullsite_import' => true, 'has_settings' => false ) ),
			$this->a_page( 'a-page' )->in_pack( 'a-pack' )->for_plan( 'starter' )->downloaded( 12 )->tagged( 'Warm', 'Dark' )->with(
				array(
					'price'         => 19.9,
					'rating'        => 4.5,
					'thumbnail'     => $thumbnail,
					'thumbnail2'    => $second,
					'thumbnail3'    => $third,
					'banner'        => $banner,
					'live_url'      => 'https://example.org/live',
					'description'   => '<h2>A page</h2><script>1</script>',
					'categories'    => array(
						array(
							'slug' => 'food',
							'name' => 'Food',
						),
						array(
							'slug' => 'bars',
							'name' => 'Bars',
						),
					),
					'template_type' => array(
						'slug' => 'landing',
						'name' => 'Landing',
					),
					'dependencies'  => array(
						array(
							'slug'   => 'a-shop',
							'name'   => 'A shop',
							'link'   => 'https://example.org/shop',
							'icon'   => 'https://example.org/shop.png',
							'is_pro' => true,
						),
						array(
							'slug'   => 'the-form',
							'name'   => 'The form',
							'link'   => 'https://example.org/form',
							'icon'   => 'https://example.org/form.png',
							'is_pro' => false,
						),
					),
					'screenshots'   => array(
						array(
							'file'   => $one,
							'width'  => 800,
							'height' => 600,
							'alt'    => 'All of it',
						),
						array(
							'file'   => $other,
							'width'  => 390,
							'height' => 844,
							'alt'    => '',
						),
					),
				)
			),
			$this->a_page( 'a-page' )->for_elementor()
		);
		$this->a_pack( 'b-pack' )->with( array( 'fullsite_import' => false, 'has_settings' => true ) )->published();
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->prefix . 'templately_items', array( 'favourite_count' => 7 ), array( 'slug' => 'a-page' ) );
		$item = $this->get_from_hub( 'GET', '/items/pages/a-page' );
		$base = wp_get_upload_dir()['baseurl'] . '/templately/public/';
		$id   = $item['id'];
		$this->assertGreaterThan( 0, $id );
		$this->assertSame( array( 'A Page', 'a-page', 'pages', 'gutenberg', 19.9, 4.5, 12, 7, 'starter' ), array( $item['name'], $item['slug'], $item['type'], $item['platform'], $item['price'], $item['rating'], $item['downloads'], $item['favourite_count'], $item['plan'] ) );
		$this->assertSame( array( $base . 'aa/' . $thumbnail, $base . 'bb/' . $second, $base . 'cc/' . $third, $base . 'dd/' . $banner, 'https://example.org/live' ), array( $item['thumbnail'], $item['thumbnail2'], $item['thumbnail3'], $item['banner'], $item['live_url'] ) );
		$listed = $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'pages' ) )['items'][0];
		$this->assertSame( array( $base . 'aa/' . $thumbnail, $base . 'bb/' . $second, $base . 'cc/' . $third ), array( $listed['thumbnail'], $listed['thumbnail2'], $listed['thumbnail3'] ) );
		$this->assertSame(
			array(
				array(
					'url'    => $base . 'ee/' . $one,
					'width'  => 800,
					'height' => 600,
					'alt'    => 'All of it',
				),
				array(
					'url'    => $base . 'ff/' . $other,
					'width'  => 390,
					'height' => 844,
					'alt'    => '',
				),
			),
			$item['screenshots']
		);
		$this->assertSame( '<h2>A page</h2>1', $item['description'] );
		$this->assertSame( array( false, false ), array( $item['fullsite_import'], $item['has_settings'] ) );
		$ids = $GLOBALS['wpdb']->get_results( "SELECT slug, id FROM {$GLOBALS['wpdb']->prefix}templately_terms", OBJECT_K );
		$this->assertSame( array( array( 'id' => (int) $ids['dark']->id, 'name' => 'Dark' ), array( 'id' => (int) $ids['warm']->id, 'name' => 'Warm' ) ), $item['tags'] );
		$this->assertSame( array( array( 'id' => (int) $ids['bars']->id, 'name' => 'Bars', 'slug' => 'bars' ), array( 'id' => (int) $ids['food']->id, 'name' => 'Food', 'slug' => 'food' ) ), $item['categories'] );
		$this->assertSame( array( 'id' => (int) $ids['landing']->id, 'name' => 'Landing', 'slug' => 'landing' ), $item['template_type'] );
		$this->assertSame(
			array(
				array( 'id' => (int) $ids['a-shop']->id, 'name' => 'A shop', 'slug' => 'a-shop', 'icon' => 'https://example.org/shop.png', 'link' => 'https://example.org/shop', 'is_pro' => true ),
				array( 'id' => (int) $ids['the-form']->id, 'name' => 'The form', 'slug' => 'the-form', 'icon' => 'https://example.org/form.png', 'link' => 'https://example.org/form', 'is_pro' => false ),
			),
			$item['dependencies']
		);
		$this->assertSame( array( 'a-pack', array( 'a-page' ) ), array( $item['pack']['slug'], array_column( $item['pack']['items'], 'slug' ) ) );
		$this->assertSame( array( 'id' => $item['pack']['id'], 'name' => 'A Pack', 'slug' => 'a-pack' ), $listed['pack'], 'In a list too.' );
		$this->assertSame( array( 'type' => 'pages' ), $item['params'] );
		$this->assertSame( array( false, false ), array( $item['isPurchased'], $item['isSubscribed'] ) );
		$this->assertSame(
			array(
				array(
					'platform' => 'elementor',
					'slug'     => 'a-page',
				),
			),
			$item['variations']
		);
		$this->assertSame( array( 'core/paragraph' ), $item['block_types'] );
		$this->publish_all( $this->a_block( 'a-block' ), $this->a_template( 'a-template' )->for_elementor() );
		foreach ( array( 'packs' => 'a-pack', 'sections' => 'a-block', 'templates' => 'a-template' ) as $type => $slug ) {
			$this->assertSame( array( 'type' => $type ), $this->get_from_hub( 'GET', "/items/$type/$slug", 'templates' === $type ? array( 'platform' => 'elementor' ) : null )['params'] );
		}
		$pack = $this->get_from_hub( 'GET', '/items/packs/a-pack' );
		$this->assertSame( array( '', '', '', '', '', array() ), array( $pack['thumbnail'], $pack['thumbnail2'], $pack['thumbnail3'], $pack['banner'], $pack['live_url'], $pack['screenshots'] ), 'None where there is none.' );
		$this->assertSame( array( true, false, null, array( 'a-page' ) ), array( $pack['fullsite_import'], $pack['has_settings'], $pack['pack'], array_column( $pack['items'], 'slug' ) ) );
		$other = $this->get_from_hub( 'GET', '/items/packs/b-pack' );
		$this->assertSame( array( false, true, array() ), array( $other['fullsite_import'], $other['has_settings'], $other['items'] ) );
		$this->assertSame( array( 'a-pack' ), array_column( array_column( $pack['items'], 'pack' ), 'slug' ) );
		$this->assertSame( array(), $item['items'], 'What is in a pack has nothing in it.' );
		$this->a_block( 'of-b' )->in_pack( 'b-pack' )->published();
		foreach ( array( 'a-pack' => array( 'a-page' ), 'b-pack' => array( 'of-b' ) ) as $slug => $within ) {
			$this->assertSame( $within, array_column( $this->get_from_hub( 'GET', "/items/packs/$slug" )['items'], 'slug' ) );
		}
		$this->assertSame( 404, $this->ask( 'GET', '/items/packs/a-page' )->status );
		$this->assertSame( 404, $this->ask( 'GET', '/items/pages/nowhere' )->status );
	}

	/** @group ITM-008 */
	public function test_variations_are_named_items_or_those_with_the_same_slug(): void {
		$this->open_hub();
		$named   = static function ( string $platform, string $slug ): array {
			return array( compact( 'platform', 'slug' ) );
		};
		$nothing = $named( 'elementor', 'not-there' );
		$other   = array( 'platform' => 'elementor' );
		$this->publish_all(
			$this->a_page( 'supper' )->with( array( 'variations' => $named( 'elementor', 'dinner' ) ) ),
			$this->a_page( 'brunch' )->with( array( 'variations' => $nothing ) ),
			$this->a_page( 'lunch' )->with( array( 'variations' => $nothing ) ),
			$this->a_page( 'dinner' )->with( array( 'variations' => $named( 'gutenberg', 'supper' ) ) + $other ),
			$this->a_page( 'supper' )->with( $other ),
			$this->a_page( 'lunch' )->with( $other ),
			$this->a_block( 'brunch' )->with( $other )
		);
		$of = function ( string $platform, string $slug ): array {
			return $this->get_from_hub( 'GET', "/items/pages/$slug", array( 'platform' => $platform ) )['variations'];
		};
		$this->assertSame( $named( 'elementor', 'dinner' ), $of( 'gutenberg', 'supper' ) );
		$this->assertSame( $named( 'gutenberg', 'supper' ), $of( 'elementor', 'dinner' ) );
		$this->assertSame( array(), $of( 'gutenberg', 'brunch' ), 'A block is no form of a page, and what it names is not there.' );
		$this->assertSame( array(), $of( 'gutenberg', 'lunch' ), 'What is named counts alone.' );
		$this->assertSame( $named( 'gutenberg', 'lunch' ), $of( 'elementor', 'lunch' ) );
	}

	/**
	 * @group LIB-068
	 * @group LIB-070
	 */
	public function test_lists_used_terms_with_counts(): void {
		$this->open_hub();
		$landing = array(
			'slug' => 'landing',
			'name' => 'Landing',
		);
		$shop    = array(
			'slug'   => 'shop',
			'name'   => 'Shop',
			'link'   => 'https://example.org/shop',
			'icon'   => 'https://example.org/shop.png',
			'is_pro' => true,
		);
		$this->publish_all(
			$this->a_page( 'one' )->tagged( 'Warm', 'Dark' )->with( array( 'template_type' => $landing, 'dependencies' => array( $shop ) ) ),
			$this->a_block( 'two' )->tagged( 'Warm' )->with( array( 'categories' => array( $landing ) ) )
		);
		$this->assertSame( array( 'Dark' => 1, 'Warm' => 2 ), array_column( $this->get_from_hub( 'GET', '/tags' ), 'count', 'name' ) );
		$this->assertSame( array( 'landing' ), array_column( $this->get_from_hub( 'GET', '/categories' ), 'slug' ) );
		$this->assertSame( array( 'landing' ), array_column( $this->get_from_hub( 'GET', '/template-types', array( 'itemType' => 'pages' ) ), 'slug' ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/template-types', array( 'itemType' => 'sections' ) ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/tags', array( 'platform' => 'elementor' ) ) );
		$dependency = $this->get_from_hub( 'GET', '/dependencies' )[0];
		$this->assertGreaterThan( 0, $dependency['id'] );
		$this->assertEquals( array( 'id' => $dependency['id'], 'count' => 1 ) + $shop, $dependency );
		$this->hub->publisher()->unpublish( 'gutenberg', 'pages', 'one' );
		$this->assertSame( array( 'Warm' ), array_column( $this->get_from_hub( 'GET', '/tags' ), 'name' ) );
	}

	/**
	 * Verified accounts: free items, purchases, and what the plan covers.
	 * @group INS-004
	 * @group INS-006
	 * @group INS-041
	 * @group INS-042
	 * @group ITM-010
	 * @group S14
	 */
	public function test_who_may_insert_an_item(): void {
		global $wpdb;
		$this->open_hub();
		$items = array();
		foreach ( array( 'free' => array(), 'sold' => array( 'price' => 9 ), 'starter' => array( 'plan' => 'starter' ), 'pro' => array( 'plan' => 'pro' ), 'pro-sold' => array( 'plan' => 'pro', 'price' => 9 ) ) as $slug => $more ) {
			$items[ $slug ] = $this->a_block( $slug )->with( $more )->published();
		}
		$may = array(
			'free'             => array( 'free' ),
			'starter_yearly'   => array( 'free', 'starter' ),
			'starter_lifetime' => array( 'free', 'starter' ),
			'pro_yearly'       => array( 'free', 'starter', 'pro', 'pro-sold' ),
			'pro_lifetime'     => array( 'free', 'starter', 'pro', 'pro-sold' ),
		);
		foreach ( $may as $plan => $allowed ) {
			$token = $this->verified_token( $plan );
			foreach ( $items as $slug => $id ) {
				$response = $this->ask( 'GET', "/items/$id/content", null, $token );
				$this->assertSame( in_array( $slug, $allowed, true ) ? 200 : 403, $response->status, "$plan: $slug" );
				if ( 403 === $response->status ) {
					$this->assertSame( 'required_pro_templately', $response->body['code'] );
				}
				// 404 only for accounts that may insert the item.
				$this->assertSame( in_array( $slug, $allowed, true ) ? 404 : 403, $this->ask( 'GET', "/items/$id/media", array( 'sha256' => array( str_repeat( 'a', 64 ) ) ), $token )->status, "$plan: $slug" );
				$item = $this->ask( 'GET', "/items/sections/$slug", null, $token )->body;
				$this->assertSame( in_array( $slug, $allowed, true ) && 'free' !== $slug, $item['isSubscribed'], "$plan: $slug" );
			}
		}
		$buyer = $this->sign_up( array( 'email' => 'buyer@example.org' ) );
		$wpdb->insert( $wpdb->prefix . 'templately_purchases', array( 'account_id' => $buyer['account']['id'], 'item_id' => $items['sold'], 'purchased_at' => 1 ) );
		$response = $this->ask( 'GET', "/items/{$items['sold']}/content", null, $buyer['token'] );
		$this->assertSame( array( 403, 'invalid_data', 'Sorry your account is not verified. Please verify your account to start inserting items.' ), array( $response->status, $response->body['code'], $response->body['message'] ) );
		foreach ( array( 'free', 'sold', 'pro' ) as $slug ) {
			$this->assertSame( 403, $this->ask( 'GET', "/items/{$items[ $slug ]}/content", null, $buyer['token'] )->status, 'Who is not verified takes nothing, not even what is free.' );
			$this->assertSame( 403, $this->ask( 'POST', "/items/{$items[ $slug ]}/downloads", array(), $buyer['token'] )->status, 'Nor does it count.' );
		}
		$this->assertSame( 0, $this->ask( 'GET', '/items/sections/free', null, $buyer['token'] )->body['downloads'] );
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'verified_at' => 1 ), array( 'id' => $buyer['account']['id'] ) );
		$this->assertSame( 200, $this->ask( 'GET', "/items/{$items['sold']}/content", null, $buyer['token'] )->status );
		$this->assertTrue( $this->ask( 'GET', '/items/sections/sold', null, $buyer['token'] )->body['isPurchased'] );
		$list = array( 'platform' => 'gutenberg', 'type' => 'sections' );
		$this->assertSame(
			array( 'sold' ),
			array_column(
				array_filter(
					$this->get_from_hub( 'GET', '/items', $list, $buyer['token'] )['items'],
					static function ( array $item ): bool {
						return $item['isPurchased'];
					}
				),
				'slug'
			)
		);
		$this->assertNotContains( true, array_column( $this->get_from_hub( 'GET', '/items', $list, $token )['items'], 'isPurchased' ), 'Purchases of another account.' );
		$this->assertSame( 403, $this->ask( 'GET', "/items/{$items['pro']}/content", null, $buyer['token'] )->status );
		$this->assertSame( 404, $this->ask( 'GET', '/items/999999999/content', null, $buyer['token'] )->status );
		$this->assertSame( 401, $this->ask( 'GET', "/items/{$items['free']}/content" )->status );
		$this->assertSame( 401, $this->ask( 'GET', "/items/{$items['free']}/content", null, 'tly_s_guessed' )->status );
	}

	/**
	 * Reading content counts nothing.
	 * @group INS-010
	 * @group S15
	 */
	public function test_counts_a_download_once_per_account(): void {
		$this->open_hub();
		$id      = $this->publish_all( $this->a_page( 'taken' )->tagged( 'Warm' )->with( array( 'page_settings' => array( 'template' => 'wide' ) ) ), $this->a_page( 'other' ) )[0];
		$token   = $this->verified_token();
		$rows    = $this->rows_of_hub();
		$content = $this->get_from_hub( 'GET', "/items/$id/content", null, $token );
		$this->assertSame( $rows, $this->rows_of_hub(), 'A read wrote something.' );
		$this->assertSame( array( 'title', 'content', 'media', 'block_types', 'page_settings', 'look', 'fonts' ), array_keys( $content ) );
		$this->assertSame( array( 'template' => 'wide' ), $content['page_settings'] );
		$this->assertNull( $content['look'] );
		for ( $times = 0; $times < 3; $times++ ) {
			$this->assertTrue( $this->get_from_hub( 'POST', "/items/$id/downloads", array(), $token ) );
		}
		$this->get_from_hub( 'POST', "/items/$id/downloads", array(), $this->verified_token() );
		$this->assertSame( 404, $this->ask( 'POST', '/items/999999999/downloads', array(), $token )->status );
		$this->assertSame( 401, $this->ask( 'POST', "/items/$id/downloads", array() )->status );
		$paid = $this->a_page( 'paid' )->for_plan( 'pro' )->for_elementor()->published();
		$this->assertSame( 403, $this->ask( 'POST', "/items/$paid/downloads", array(), $token )->status );
		$query = array(
			'platform' => 'gutenberg',
			'type'     => 'pages',
		);
		$this->assertSame( array( 'other' => 0, 'taken' => 2 ), array_column( $this->get_from_hub( 'GET', '/items', $query )['items'], 'downloads', 'slug' ) );
		$this->hub->upkeep();
		$this->assertSame( array( 'taken' => 2, 'other' => 0 ), array_column( $this->get_from_hub( 'GET', '/items', $query )['items'], 'downloads', 'slug' ), 'Most downloaded first.' );
		$this->assertSame( array( 'taken' ), array_column( $this->get_from_hub( 'GET', '/items', $query + array( 'search' => 'taken' ) )['items'], 'slug' ) );
		$this->assertSame( array( 'taken' ), array_column( $this->get_from_hub( 'GET', '/items', $query + array( 'tags' => array( $this->get_from_hub( 'GET', '/tags' )[0]['id'] ), 'search' => 'warm' ) )['items'], 'slug' ) );
	}

	public function test_a_download_writes_two_rows_and_no_list_table(): void {
		global $wpdb;
		$this->open_hub();
		$id    = $this->a_page( 'taken' )->tagged( 'Warm' )->published();
		$token = $this->verified_token();
		$wrote = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$wrote, $wpdb ): string {
				if ( 1 === preg_match( "/^(INSERT|UPDATE|DELETE)\b.*?{$wpdb->prefix}templately_(\w+)/s", $sql, $found ) ) {
					$wrote[] = $found[2];
				}
				return $sql;
			}
		);
		$this->get_from_hub( 'POST', "/items/$id/downloads", array(), $token );
		$this->assertSame( array( 'answers', 'downloads', 'items', 'answers' ), $wrote );
	}

	public function test_popularity_rises_with_every_twelfth_of_the_downloads(): void {
		global $wpdb;
		$this->assertSame( array( 0, 8, 12, 16, 32, 32, 53, 80, 159, 255 ), array_map( array( Popularity::class, 'from_downloads' ), array( 0, 1, 2, 3, 15, 16, 100, 1023, 1000000, 4294967295 ) ) );
		$this->open_hub();
		$designs = array();
		for ( $number = 0; $number < 20; $number++ ) {
			$designs[] = $this->a_page( "page-$number" )->tagged( 'Warm' )->downloaded( $number )->to_array();
		}
		$ids = $this->hub->publisher()->publish_designs( $designs );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_items SET downloads = 400 - 10 * downloads" );
		do_action( Site_State::UPKEEP ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- a constant of ours.
		$query = array( 'platform' => 'gutenberg', 'type' => 'pages', 'per_page' => 48 );
		foreach ( array( array(), array( 'search' => 'page' ), array( 'tags' => array( $this->get_from_hub( 'GET', '/tags' )[0]['id'] ) ) ) as $more ) {
			$downloads = array_column( $this->get_from_hub( 'GET', '/items', $query + $more )['items'], 'downloads' );
			$places    = array_map( array( Popularity::class, 'from_downloads' ), $downloads );
			$sorted    = $places;
			rsort( $sorted );
			$this->assertCount( 20, $downloads );
			$this->assertSame( $sorted, $places );
		}
		$this->hub->publisher()->publish_designs( $designs );
		foreach ( array( 'item_terms', 'search_terms' ) as $table ) {
			$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_$table t JOIN {$wpdb->prefix}templately_items i ON i.id = t.item_id WHERE t.popularity <> i.popularity" ), $table );
		}
		$this->assertSame( (string) Popularity::from_downloads( 400 ), $wpdb->get_var( "SELECT popularity FROM {$wpdb->prefix}templately_items WHERE id = $ids[0]" ) );
	}

	/** @group P7 */
	public function test_caches_terms_until_the_next_publication(): void {
		global $wpdb;
		$this->open_hub();
		$this->a_page( 'one' )->tagged( 'Warm' )->published();
		$this->assertSame( array( 'Warm' => 1 ), array_column( $this->get_from_hub( 'GET', '/tags' ), 'count', 'name' ) );
		$first = $wpdb->num_queries;
		$this->assertSame( array( 'Warm' => 1 ), array_column( $this->get_from_hub( 'GET', '/tags' ), 'count', 'name' ) );
		$this->assertSame( 0, $wpdb->num_queries - $first );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/tags', array( 'platform' => 'elementor' ) ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/categories' ) );
		$this->a_page( 'two' )->tagged( 'Dark', 'Warm' )->published();
		$this->assertSame( array( 'Dark' => 1, 'Warm' => 2 ), array_column( $this->get_from_hub( 'GET', '/tags' ), 'count', 'name' ) );
		$this->hub->publisher()->unpublish( 'gutenberg', 'pages', 'one' );
		$this->assertSame( array( 'Dark' => 1, 'Warm' => 1 ), array_column( $this->get_from_hub( 'GET', '/tags' ), 'count', 'name' ) );
	}

	public function test_schedules_hourly_upkeep_until_deactivation(): void {
		$state = new Site_State( new Settings() );
		wp_unschedule_hook( Site_State::UPKEEP );
		$state->install();
		$state->install();
		$this->assertSame( 'hourly', wp_get_schedule( Site_State::UPKEEP ) );
		$times = array_filter(
			_get_cron_array(),
			static function ( array $tasks ): bool {
				return isset( $tasks[ Site_State::UPKEEP ] );
			}
		);
		$this->assertCount( 1, $times );
		do_action( 'deactivate_templately/plugin.php' ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		$this->assertFalse( wp_next_scheduled( Site_State::UPKEEP ) );
	}

	public function test_every_response_lists_the_block_types(): void {
		$this->open_hub();
		$this->publish_all(
			$this->a_pack( 'a-pack' ),
			$this->a_page( 'spaced' )->in_pack( 'a-pack' )->downloaded( 9 )->with( array( 'content' => array( "<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:spacer -->\n<div style=\"height:100px\" aria-hidden=\"true\" class=\"wp-block-spacer\"></div>\n<!-- /wp:spacer --></div>\n<!-- /wp:group -->" ) ) ),
			$this->a_page( 'plain' )->in_pack( 'a-pack' ),
			$this->a_page( 'of-elementor' )->for_elementor()
		);
		$types = array( 'spaced' => array( 'core/group', 'core/spacer' ), 'plain' => array( 'core/paragraph' ) );
		$of    = static function ( array $items ): array {
			return array_column( $items, 'block_types', 'slug' );
		};
		$this->assertSame( $types, $of( $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'pages' ) )['items'] ) );
		$pack = $this->get_from_hub( 'GET', '/items/packs/a-pack' );
		$this->assertSame( array(), $pack['block_types'] );
		$this->assertEqualsCanonicalizing( $types, $of( $pack['items'] ) );
		$this->assertEqualsCanonicalizing( $types, $of( $this->get_from_hub( 'GET', '/items/pages/plain' )['pack']['items'] ) );
		$this->assertSame( $types['spaced'], $this->get_from_hub( 'GET', '/items/pages/spaced' )['block_types'] );
		$this->assertSame( array( 'a-pack' => array() ), $of( $this->get_from_hub( 'GET', '/featured-items', array( 'platform' => 'gutenberg' ) )['data'] ) );
		$this->assertSame( array( 'of-elementor' => array( 'container', 'widget:heading' ) ), $of( $this->get_from_hub( 'GET', '/items', array( 'platform' => 'elementor', 'type' => 'pages' ) )['items'] ) );

		// Republished with other blocks.
		$this->a_page( 'spaced' )->downloaded( 9 )->published();
		$this->assertSame( $types['plain'], $of( $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'pages' ) )['items'] )['spaced'] );
	}

	/** @group P7 */
	public function test_signed_in_requests_take_a_fixed_number_of_queries(): void {
		global $wpdb;
		$this->open_hub();
		$designs = array( $this->a_pack( 'a-pack' )->to_array() );
		for ( $number = 0; $number < 30; $number++ ) {
			$designs[] = $this->a_page( "page-$number" )->in_pack( 'a-pack' )->tagged( 'Warm', "Tag $number" )->to_array();
		}
		$this->hub->publisher()->publish_designs( $designs );
		$token = $this->verified_token( 'pro' );
		$list  = array( 'platform' => 'gutenberg', 'type' => 'pages' );
		$tag   = $this->get_from_hub( 'GET', '/tags' )[0]['id'];
		$asked = array(
			array( 5, '/items', $list ),
			array( 5, '/items', $list + array( 'search' => 'page warm' ) ),
			array( 5, '/items', $list + array( 'tags' => array( $tag ), 'activeFilter' => 'free', 'page' => 2, 'per_page' => 1 ) ),
			array( 6, '/items/pages/page-3', array() ),
			array( 6, '/items/packs/a-pack', array() ),
			array( 6, '/account', array() ),
		);
		foreach ( $asked as list( $most, $path, $query ) ) {
			$this->get_from_hub( 'GET', $path, $query, $token );
			$first = $wpdb->num_queries;
			$this->get_from_hub( 'GET', $path, $query, $token );
			$this->assertLessThanOrEqual( $most, $wpdb->num_queries - $first, $path . wp_json_encode( $query ) );
		}
	}

	/** @group S19 */
	public function test_returns_only_the_public_part_of_a_document(): void {
		global $wpdb;
		$this->open_hub();
		$id    = $this->a_block( 'themed' )->published();
		$names = array( 'title', 'content', 'media', 'block_types', 'page_settings', 'look' );
		// Documents of an earlier version contain a second form of their blocks.
		$older = str_replace( '"media":', '"tokens":["Secret"],"media":', (string) gzuncompress( $wpdb->get_var( "SELECT compressed FROM {$wpdb->prefix}templately_contents" ) ) );
		$this->assertStringContainsString( 'Secret', $older );
		$this->assertSame( 1, $wpdb->query( "UPDATE {$wpdb->prefix}templately_contents SET compressed = x'" . bin2hex( gzcompress( $older ) ) . "'" ) ); // phpcs:ignore WordPress.DB -- hexadecimal digits.
		$this->assertSame( array_merge( $names, array( 'fonts' ) ), array_keys( $this->get_from_hub( 'GET', "/items/$id/content", null, $this->verified_token() ) ) );
		$pattern = $this->get_from_hub( 'GET', '/patterns' )['items'][0];
		$this->assertSame( array(), array_diff( array_keys( $pattern ), array( 'id', 'name', 'slug', 'type', 'pack' ), $names ) );
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $pattern ) );
	}

	/** @group S14 */
	public function test_delivers_media_from_private_stored_files_only(): void {
		global $wpdb;
		$this->open_hub();
		$canvas = imagecreatetruecolor( 5, 5 );
		ob_start();
		imagepng( $canvas );
		$bytes = (string) ob_get_clean();
		$kept  = $this->hub->publisher()->store_image( $bytes, 'a.png', false );
		$this->hub->publisher()->store_image( $bytes, 'a.png', true );
		$medium = array( 'id' => 1, 'sha256' => $kept['sha256'], 'mime' => $kept['mime'], 'size' => $kept['size'], 'width' => 5, 'height' => 5, 'name' => 'a.png', 'alt' => '' );
		$id     = $this->a_block( 'pictured' )->with( array( 'media' => array( $medium ) ) )->published();
		$token  = $this->verified_token();
		$this->assertSame( $bytes, self::request_bytes( $this->transport, new Hub_Request( 'GET', "/items/$id/media", array( 'sha256' => array( $kept['sha256'] ) ), null, $token ) )->body );
		$wpdb->delete( $wpdb->prefix . 'templately_blobs', array( 'sha256' => $kept['sha256'], 'is_public' => 0 ) );
		$this->assertSame( 404, $this->ask( 'GET', "/items/$id/media", array( 'sha256' => array( $kept['sha256'] ) ), $token )->status );
	}

	/** Decision E04. */
	public function test_patterns_are_the_most_popular_free_designs(): void {
		$this->open_hub();
		$designs = array( $this->a_block( 'paid' )->for_plan( 'pro' )->downloaded( 99 )->to_array(), $this->a_block( 'sold' )->sold_for( 5 )->downloaded( 99 )->to_array(), $this->a_pack( 'a-pack' )->downloaded( 99 )->to_array() );
		for ( $number = 0; $number < 70; $number++ ) {
			$design    = 0 === $number % 2 ? $this->a_page( "free-$number" ) : $this->a_block( "free-$number" );
			$designs[] = $design->downloaded( $number )->to_array();
		}
		$this->hub->publisher()->publish_designs( $designs );
		$patterns = $this->get_from_hub( 'GET', '/patterns' )['items'];
		$this->assertCount( 60, $patterns );
		$this->assertSame( array( 'free-69', 'free-68' ), array_slice( array_column( $patterns, 'slug' ), 0, 2 ) );
		$this->assertStringContainsString( 'Made for a test', $patterns[0]['content'][0] );
		$this->assertCount( 1, $this->get_from_hub( 'GET', '/featured-items' )['data'] );
	}

	/** @group S1 */
	public function test_refuses_long_or_invalid_texts_by_field(): void {
		$this->open_hub();
		$long = str_repeat( 'a', 1024 * 1024 );
		$rows = $this->rows_of_hub();
		foreach ( array_keys( $this->hub->controllers() ) as $controller ) {
			foreach ( $controller::routes() as $operation => $route ) {
				if ( ! ( $route['open'] ?? false ) || 'GET' === $route['method'] ) {
					continue;
				}
				foreach ( $route['args'] as $name => $schema ) {
					foreach ( array( $long, array( 'x' ), array( 'a' => 'b' ), 1.5, null ) as $value ) {
						$response = $this->ask( $route['method'], $route['path'], array( $name => $value ) );
						$this->assertSame( 400, $response->status, "$operation: $name" );
						$this->assertArrayHasKey( $name, $response->body['data']['fields'], "$operation: $name" );
					}
				}
				$this->assertArrayHasKey( 'stranger', $this->ask( $route['method'], $route['path'], array( 'stranger' => 1 ) )->body['data']['fields'] );
			}
		}
		foreach ( array( 'search' => $long, 'platform' => 'drupal', 'per_page' => 49, 'page' => 0, 'tags' => array( 'x' ) ) as $name => $value ) {
			$this->assertArrayHasKey( $name, $this->ask( 'GET', '/items', array( $name => $value ) )->body['data']['fields'], $name );
		}
		$this->assertSame( $rows, $this->rows_of_hub() );
	}

	public function test_renaming_removes_old_words_from_the_index(): void {
		global $wpdb;
		$this->open_hub();
		$publisher = $this->hub->publisher();
		$this->publish_all( $this->a_pack( 'supper' )->named( 'Candlelight' ), $this->a_page( 'menu' )->named( 'Menu' )->in_pack( 'supper' )->downloaded( 3 ), $this->a_page( 'other' )->named( 'Menu of 2026' ) );
		$this->a_pack( 'supper' )->named( 'Daylight' )->published();
		$query = array( 'platform' => 'gutenberg', 'type' => 'pages' );
		$this->assertSame( array( 'menu' ), array_column( $this->get_from_hub( 'GET', '/items', $query + array( 'search' => 'candlelit' ) )['items'], 'slug' ), 'Six letters are the same.' );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/items', $query + array( 'search' => 'candy' ) )['items'] );
		$id = $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}templately_items WHERE slug = 'menu'" );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_items SET downloads = 90 WHERE id = $id" );
		$this->hub->upkeep();
		$rows = $wpdb->get_col( "SELECT popularity FROM {$wpdb->prefix}templately_search_terms WHERE item_id = $id" );
		$this->assertSame( array_fill( 0, 6, (string) Popularity::from_downloads( 90 ) ), $rows, 'men menu can cand candl candle' );
		$publisher->unpublish( 'gutenberg', 'pages', 'menu' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_search_terms WHERE item_id = $id" ) );
		$this->assertSame( array( 'other' ), array_column( $this->get_from_hub( 'GET', '/items', $query + array( 'search' => 'menu' ) )['items'], 'slug' ) );
	}

	public function test_stores_documents_compressed_and_reports_damage(): void {
		global $wpdb;
		$this->open_hub();
		$text   = "a \\\\ 'b' \"c\" %s ü 🍐 " . str_repeat( 'Repeated words. ', 200 );
		$block  = "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";
		$ids    = $this->publish_all( $this->a_page( 'one' )->with( array( 'content' => array( $block ) ) ), $this->a_page( 'two' )->with( array( 'content' => array( '<!-- wp:separator /-->' ) ) ) );
		$token  = $this->verified_token();
		$stored = $wpdb->get_results( "SELECT i.id, c.sha256, c.compressed FROM {$wpdb->prefix}templately_contents c JOIN {$wpdb->prefix}templately_items i ON i.content = c.sha256", OBJECT_K );
		$this->assertSame( array( $block ), $this->get_from_hub( 'GET', "/items/$ids[0]/content", array(), $token )['content'] );
		$this->assertLessThan( 500, strlen( $stored[ $ids[0] ]->compressed ) );
		$this->assertSame( $stored[ $ids[0] ]->sha256, hash( 'sha256', (string) gzuncompress( $stored[ $ids[0] ]->compressed ) ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_contents SET compressed = x'" . bin2hex( substr( $stored[ $ids[0] ]->compressed, 0, -1 ) ) . "' WHERE sha256 = '{$stored[ $ids[0] ]->sha256}'" ); // phpcs:ignore WordPress.DB -- what the test made.
		$answer = $this->ask( 'GET', "/items/$ids[0]/content", array(), $token );
		$this->assertSame( 500, $answer->status );
		$this->assertSame( array( $ids[1] ), array_column( $this->get_from_hub( 'GET', '/patterns' )['items'], 'id' ), 'The others are there.' );
		$this->assertSame( array( '<!-- wp:separator /-->' ), $this->get_from_hub( 'GET', "/items/$ids[1]/content", array(), $token )['content'] );
	}

	public function test_normalizes_words_and_cuts_prefixes(): void {
		$this->assertSame( array( 'uber', 'strass', 'cafe', '7up' ), Search_Tokenizer::words( 'ÜBER–Straße, Café café «7up»' ) );
		$this->assertSame( array( 'restau' ), Search_Tokenizer::words( 'Restaurantkritiker' ) );
		$this->assertSame( array(), Search_Tokenizer::words( ' … !? ' ) );
		$this->assertSame( Search_Tokenizer::search_keys( 'quin' ), array_values( array_intersect( Search_Tokenizer::index_keys( array( 'quince' ) ), Search_Tokenizer::search_keys( 'quin' ) ) ) );
		$this->assertSame( array(), array_intersect( Search_Tokenizer::index_keys( array( 'quince' ) ), Search_Tokenizer::search_keys( 'qu' ) ) );
		$previous = get_locale();
		switch_to_locale( 'de_DE' );
		$this->assertSame( array( 'munche' ), Search_Tokenizer::words( 'München' ), "Not in $previous alone." );
		restore_previous_locale();
	}
}
