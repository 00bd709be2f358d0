<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

final class Collection_Test extends Test_Case {

	use Asks_Hub;

	/** @var array<string, int> Slug to id. */
	private $ids = array();

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ids = array(
			'a-pack'       => $this->a_pack( 'a-pack' )->published(),
			'b-pack'       => $this->a_pack( 'b-pack' )->for_plan( 'pro' )->with( array( 'rating' => 4.4 ) )->published(),
			'a-page'       => $this->a_page( 'a-page' )->for_plan( 'starter' )->with( array( 'thumbnail' => str_repeat( 'a', 64 ) . '.webp' ) )->published(),
			'a-block'      => $this->a_block( 'a-block' )->published(),
			'of-elementor' => $this->a_page( 'of-elementor' )->for_elementor()->published(),
		);
	}

	/**
	 * @group LIB-057
	 * @group S15
	 */
	public function test_setting_a_favourite_is_idempotent_and_counted(): void {
		$token = $this->verified_token();
		$other = $this->verified_token();
		$this->assertSame( array( 'id' => $this->ids['a-page'], 'starred' => true, 'favourite_count' => 1 ), $this->star( 'a-page', true, $token ) );
		$this->assertSame( 1, $this->star( 'a-page', true, $token )['favourite_count'] );
		$this->assertSame( 2, $this->star( 'a-page', true, $other )['favourite_count'] );
		$this->assertSame( 1, $this->star( 'a-block', true, $other )['favourite_count'] );
		$this->assertSame( array( 'id' => $this->ids['a-page'], 'starred' => false, 'favourite_count' => 1 ), $this->star( 'a-page', false, $token ) );
		$this->assertSame( 1, $this->star( 'a-page', false, $token )['favourite_count'], 'Not twice.' );
		// Accounts see their own favourites, anonymous users see none.
		foreach ( array( array( $token, false ), array( $other, true ), array( '', false ) ) as list( $who, $starred ) ) {
			$item = $this->get_from_hub( 'GET', '/items/pages/a-page', null, $who );
			$this->assertSame( array( $starred, 1 ), array( $item['starred'], $item['favourite_count'] ) );
			$item = $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'pages' ), $who )['items'][0];
			$this->assertSame( array( $starred, 1 ), array( $item['starred'], $item['favourite_count'] ) );
		}
	}

	/**
	 * @group S4
	 * @group S14
	 */
	public function test_refuses_missing_items_wrong_types_and_anonymous_users(): void {
		$token = $this->verified_token();
		$this->assertSame( 404, $this->ask( 'PUT', '/items/99999/favourite', array( 'type' => 'packs', 'starred' => true ), $token )->status );
		$this->assertSame( 404, $this->ask( 'PUT', "/items/{$this->ids['a-page']}/favourite", array( 'type' => 'packs', 'starred' => true ), $token )->status );
		$this->assertSame( 404, $this->ask( 'PUT', '/items/99999/rating', array( 'type' => 'packs', 'rating' => 3 ), $token )->status );
		$this->assertSame( 404, $this->ask( 'PUT', "/items/{$this->ids['a-page']}/rating", array( 'type' => 'packs', 'rating' => 3 ), $token )->status );
		$this->assertSame( 400, $this->ask( 'PUT', "/items/{$this->ids['a-page']}/rating", array( 'type' => 'pages', 'rating' => 3 ), $token )->status );
		foreach ( array( '', 'tly_s_guessed' ) as $nobody ) {
			$this->assertSame( 401, $this->ask( 'PUT', "/items/{$this->ids['a-page']}/favourite", array( 'type' => 'pages', 'starred' => true ), $nobody )->status );
			$this->assertSame( 401, $this->ask( 'PUT', "/items/{$this->ids['a-pack']}/rating", array( 'type' => 'packs', 'rating' => 3 ), $nobody )->status );
			foreach ( array( 'favourites', 'downloads', 'purchases' ) as $list ) {
				$this->assertSame( 401, $this->ask( 'GET', "/account/$list", null, $nobody )->status );
			}
		}
		$this->assertSame( array( 0, 0 ), array( $this->rows( 'favourites' ), $this->rows( 'ratings' ) ) );
		// An unverified account may do this.
		$this->assertSame( 1, $this->star( 'a-block', true, $this->sign_up()['token'] )['favourite_count'] );
	}

	public function test_limits_the_number_of_favourites(): void {
		global $wpdb;
		$token   = $this->verified_token();
		$account = $this->get_from_hub( 'GET', '/account', null, $token )['id'];
		$values  = array();
		for ( $number = 1; $number < 2000; $number++ ) {
			$values[] = "($account, " . ( 1000000 + $number ) . ', 1)';
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_favourites (account_id, item_id, favoured_at) VALUES " . implode( ',', $values ) );
		$this->assertSame( 1, $this->star( 'a-page', true, $token )['favourite_count'] );
		$response = $this->ask( 'PUT', "/items/{$this->ids['a-block']}/favourite", array( 'type' => 'sections', 'starred' => true ), $token );
		$this->assertSame( array( 422, 'too_many_favourites' ), array( $response->status, $response->body['code'] ) );
		$this->assertSame( 0, $this->get_from_hub( 'GET', '/items/sections/a-block' )['favourite_count'] );
		$this->assertSame( 1, $this->star( 'a-page', true, $token )['favourite_count'], 'What is there can be said again.' );
		$this->star( 'a-page', false, $token );
		$this->assertSame( 1, $this->star( 'a-block', true, $token )['favourite_count'] );
		$this->assertCount( 2000, $this->get_from_hub( 'GET', '/account', null, $token )['starred'] );
	}

	/**
	 * Before the first one it is the published rating.
	 * @group ITM-028
	 * @group ITM-029
	 * @group ACC-076
	 */
	public function test_a_rating_is_the_average_of_all_accounts(): void {
		list( $one, $two, $three ) = array( $this->verified_token(), $this->verified_token(), $this->verified_token() );
		$pack                      = $this->ids['b-pack'];
		$rating                    = function ( string $token = '' ): float {
			return (float) $this->get_from_hub( 'GET', '/items/packs/b-pack', null, $token )['rating'];
		};
		$this->assertSame( 4.4, $rating() );
		$this->assertEquals( array( 'pack' => array( $pack => array( 'mine' => 5, 'average' => 5 ) ) ), $this->rate( $pack, 5, $one ) );
		$this->assertEquals( array( 'pack' => array( $pack => array( 'mine' => 2, 'average' => 3.5 ) ) ), $this->rate( $pack, 2, $two ) );
		$this->assertEquals( array( 'pack' => array( $pack => array( 'mine' => 1, 'average' => 2.7 ) ) ), $this->rate( $pack, 1, $three ) );
		$this->assertEquals( array( 'pack' => array( $pack => array( 'mine' => 1, 'average' => 2.7 ) ) ), $this->rate( $pack, 1, $three ), 'Said again, it counts once.' );
		$this->assertEquals( array( 'pack' => array( $pack => array( 'mine' => 4, 'average' => 2.3 ) ) ), $this->rate( $pack, 4, $one ), 'A later one takes the place of the earlier.' );
		$this->assertSame( array( 2.3, 2.3 ), array( $rating(), $rating( $one ) ) );
		$this->rate( $this->ids['a-pack'], 3, $one );
		$this->assertEquals( array( $pack => array( 'mine' => 4, 'average' => 2.3 ), $this->ids['a-pack'] => array( 'mine' => 3, 'average' => 3 ) ), $this->get_from_hub( 'GET', '/account', null, $one )['reviews']['pack'] );
		$this->assertSame( array( $pack ), array_keys( $this->get_from_hub( 'GET', '/account', null, $two )['reviews']['pack'] ) );
		foreach ( array( 0, 6, -1, 4.5, '5', null ) as $wrong ) {
			$this->assertSame( 400, $this->ask( 'PUT', "/items/$pack/rating", array( 'type' => 'packs', 'rating' => $wrong ), $one )->status, (string) wp_json_encode( $wrong ) );
		}
		// A republished pack keeps its ratings.
		$this->a_pack( 'b-pack' )->for_plan( 'pro' )->with( array( 'rating' => 1.1 ) )->published();
		$this->assertSame( 2.3, $rating() );
	}

	/**
	 * @group ACC-052
	 * @group ACC-053
	 * @group ACC-054
	 * @group RST-014
	 */
	public function test_lists_favourites_newest_first_with_filters(): void {
		$token = $this->verified_token();
		$other = $this->verified_token();
		foreach ( array( 'a-page', 'b-pack', 'of-elementor', 'a-block', 'a-pack' ) as $slug ) {
			$this->star( $slug, true, $token );
			++$this->clock->now;
		}
		$this->star( 'a-page', true, $other );
		$slugs = function ( array $query, string $who = '' ) use ( $token ): array {
			return array_column( $this->get_from_hub( 'GET', '/account/favourites', $query, $who ?: $token )['items'], 'slug' );
		};
		$this->assertSame( array( 'a-pack', 'a-block', 'of-elementor', 'b-pack', 'a-page' ), $slugs( array() ) );
		$this->assertSame( array( 'a-page' ), $slugs( array(), $other ) );
		$this->assertSame( array( 'a-pack', 'a-block', 'b-pack', 'a-page' ), $slugs( array( 'platform' => 'gutenberg' ) ) );
		$this->assertSame( array( 'of-elementor' ), $slugs( array( 'platform' => 'elementor' ) ) );
		$this->assertSame( array( 'a-pack', 'b-pack' ), $slugs( array( 'types' => array( 'packs' ) ) ) );
		$this->assertSame( array( 'of-elementor', 'a-page' ), $slugs( array( 'types' => array( 'pages' ) ) ) );
		$this->assertSame( array( 'a-pack', 'a-block', 'b-pack' ), $slugs( array( 'types' => array( 'packs', 'sections' ) ) ) );
		$this->assertSame( array( 'a-page' ), $slugs( array( 'plan' => 'starter' ) ) );
		$this->assertSame( array( 'b-pack' ), $slugs( array( 'plan' => 'pro' ) ) );
		$this->assertSame( array( 'a-pack', 'a-block' ), $slugs( array( 'per_page' => 2 ) ) );
		$this->assertSame( array( 'of-elementor', 'b-pack' ), $slugs( array( 'per_page' => 2, 'page' => 2 ) ) );
		$page = $this->get_from_hub( 'GET', '/account/favourites', array( 'per_page' => 2, 'page' => 3 ), $token );
		$this->assertSame( array( array( 'a-page' ), 3, 3, 5, true ), array( array_column( $page['items'], 'slug' ), $page['current_page'], $page['total_page'], $page['total'], $page['items'][0]['starred'] ) );
		$this->assertSame( array(), $slugs( array( 'page' => 9 ) ) );
		// An unpublished item is no favourite any more.
		$this->hub->publisher()->unpublish( 'gutenberg', 'packs', 'a-pack' );
		$this->assertSame( array( 'a-block', 'of-elementor', 'b-pack', 'a-page' ), $slugs( array() ) );
		$this->assertSame( 5, $this->rows( 'favourites' ) );
	}

	/**
	 * @group ACC-058
	 * @group ACC-102
	 */
	public function test_lists_downloads_by_last_time(): void {
		$token = $this->verified_token( 'pro' );
		foreach ( array( 'a-page', 'a-block', 'a-page', 'of-elementor' ) as $slug ) {
			$this->get_from_hub( 'POST', "/items/{$this->ids[ $slug ]}/downloads", array(), $token );
			$this->clock->now += 60;
		}
		$page = $this->get_from_hub( 'GET', '/account/downloads', null, $token );
		$this->assertSame( array( 'of-elementor', 'a-page', 'a-block' ), array_column( $page['items'], 'slug' ) );
		$this->assertSame(
			array(
				'item_id'       => $this->ids['a-page'],
				'name'          => 'A Page',
				'type'          => 'pages',
				'platform'      => 'gutenberg',
				'slug'          => 'a-page',
				'thumbnail'     => wp_get_upload_dir()['baseurl'] . '/templately/public/aa/' . str_repeat( 'a', 64 ) . '.webp',
				'downloaded_at' => gmdate( 'c', 1800000120 ),
			),
			$page['items'][1]
		);
		$this->assertSame( '', $page['items'][2]['thumbnail'], 'None where there is none.' );
		$this->assertSame( array( 1, 1, 3 ), array( $page['current_page'], $page['total_page'], $page['total'] ) );
		$this->assertSame( array( 'a-block' ), array_column( $this->get_from_hub( 'GET', '/account/downloads', array( 'per_page' => 2, 'page' => 2 ), $token )['items'], 'slug' ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/account/downloads', null, $this->verified_token() )['items'] );
	}

	/** @group ACC-077 */
	public function test_the_account_contains_its_own_collection(): void {
		global $wpdb;
		$session = $this->sign_up_and_verify();
		$token   = $session['token'];
		$other   = $this->verified_token();
		$nothing = array( 'reviews' => array( 'pack' => array() ), 'starred' => array(), 'purchasedItems' => array(), 'downloads' => 0, 'favourites' => 0 );
		$this->assertSame( $nothing, array_intersect_key( $session['account'], $nothing ) );
		foreach ( array( 'a-page', 'a-block', 'a-pack' ) as $slug ) {
			$this->star( $slug, true, $token );
			++$this->clock->now;
		}
		$this->star( 'a-page', false, $token );
		foreach ( array( 'a-block', 'of-elementor' ) as $slug ) {
			$this->get_from_hub( 'POST', "/items/{$this->ids[ $slug ]}/downloads", array(), $token );
		}
		$wpdb->insert( $wpdb->prefix . 'templately_purchases', array( 'account_id' => $session['account']['id'], 'item_id' => $this->ids['b-pack'], 'purchased_at' => 5 ) );
		$this->rate( $this->ids['a-pack'], 4, $token );
		$expected = array(
			'reviews'        => array( 'pack' => array( $this->ids['a-pack'] => array( 'mine' => 4, 'average' => 4 ) ) ),
			'starred'        => array( $this->ids['a-pack'], $this->ids['a-block'] ),
			'purchasedItems' => array( $this->ids['b-pack'] ),
			'downloads'      => 2,
			'favourites'     => 2,
		);
		$this->assertEquals( $expected, array_intersect_key( $this->get_from_hub( 'GET', '/account', null, $token ), $expected ) );
		$this->assertEquals( $nothing, array_intersect_key( $this->get_from_hub( 'GET', '/account', null, $other ), $nothing ) );
		$again = $this->get_from_hub( 'POST', '/sessions', array_intersect_key( self::form(), array_flip( array( 'email', 'password', 'client' ) ) ) );
		$this->assertEquals( $expected, array_intersect_key( $again['account'], $expected ), 'Signing in says it too.' );
	}

	public function test_erasing_restores_counts_and_exporting_includes_everything(): void {
		global $wpdb;
		$token = $this->verified_token();
		$other = $this->verified_token();
		$this->star( 'a-page', true, $token );
		$this->star( 'a-block', true, $token );
		$this->star( 'a-block', true, $other );
		$this->rate( $this->ids['b-pack'], 5, $token );
		$this->rate( $this->ids['b-pack'], 2, $other );
		$this->get_from_hub( 'POST', "/items/{$this->ids['a-block']}/downloads", array(), $token );
		$account = $this->get_from_hub( 'GET', '/account', null, $token );
		$wpdb->insert( $wpdb->prefix . 'templately_purchases', array( 'account_id' => $account['id'], 'item_id' => $this->ids['b-pack'], 'purchased_at' => 1800000000 ) );
		$values = array();
		foreach ( $this->hub->privacy_tools()->exporter()['callback']( $account['email'] )['data'][0]['data'] as $value ) {
			$values[ $value['name'] ][] = $value['value'];
		}
		$at = gmdate( 'c', 1800000000 );
		$this->assertSame(
			array( array( "A Block, $at" ), array( "A Block, $at", "A Page, $at" ), array( "B Pack, 5, $at" ), array( "B Pack, $at" ) ),
			array( $values['Download'], $values['Favourite'], $values['Rating'], $values['Purchase'] )
		);
		$this->hub->privacy_tools()->eraser()['callback']( $account['email'] );
		$this->assertSame( array( 1, 1 ), array( $this->rows( 'favourites' ), $this->rows( 'ratings' ) ) );
		$this->assertSame( array( 0, 1, 2.0 ), array( $this->get_from_hub( 'GET', '/items/pages/a-page' )['favourite_count'], $this->get_from_hub( 'GET', '/items/sections/a-block' )['favourite_count'], (float) $this->get_from_hub( 'GET', '/items/packs/b-pack' )['rating'] ) );
	}

	/** @group P7 */
	public function test_lists_take_a_fixed_number_of_queries(): void {
		global $wpdb;
		$token = $this->verified_token( 'pro' );
		foreach ( array( 'a-pack', 'a-page', 'a-block', 'b-pack' ) as $slug ) {
			$this->star( $slug, true, $token );
			$this->get_from_hub( 'POST', "/items/{$this->ids[ $slug ]}/downloads", array(), $token );
		}
		foreach ( array( array( 5, '/account/favourites', 4 ), array( 3, '/account/downloads', 4 ), array( 3, '/account/purchases', 0 ) ) as list( $most, $path, $count ) ) {
			$first = $wpdb->num_queries;
			$this->assertCount( $count, $this->get_from_hub( 'GET', $path, null, $token )['items'] );
			$this->assertSame( $most, $wpdb->num_queries - $first, $path );
		}
	}

	/** @return array<string, mixed> */
	private function star( string $slug, bool $starred, string $token ): array {
		$type = array( 'a-pack' => 'packs', 'b-pack' => 'packs', 'a-block' => 'sections' )[ $slug ] ?? 'pages';
		return $this->get_from_hub( 'PUT', "/items/{$this->ids[ $slug ]}/favourite", compact( 'type', 'starred' ), $token );
	}

	/** @return array<string, mixed> */
	private function rate( int $id, int $rating, string $token ): array {
		return $this->get_from_hub( 'PUT', "/items/$id/rating", array( 'type' => 'packs', 'rating' => $rating ), $token );
	}

	private function rows( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_$table" );
	}
}
