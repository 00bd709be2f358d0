<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

final class Collection_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/**
	 * @group ACC-053
	 * @group LIB-057
	 * @group RST-014
	 * @group RST-015
	 * @group RST-030
	 * @group RST-031
	 */
	public function test_favourites_are_added_removed_and_listed(): void {
		$this->act_as( 'editor' );
		$this->sign_in();
		$block = $this->publish( array( 'slug' => 'zeta-block' ) );
		$pack  = $this->publish( array( 'slug' => 'zeta-pack', 'type' => 'packs', 'content' => array(), 'plan' => 'pro' ) );
		$page  = $this->publish( array( 'slug' => 'zeta-page', 'type' => 'pages', 'plan' => 'starter' ) );
		$other = $this->publish( array( 'slug' => 'zeta-other', 'platform' => 'elementor' ) );
		$this->assertSame( array( 'status' => 'success', 'data' => array( 'id' => $block, 'starred' => true, 'favourite_count' => 1 ) ), $this->favour( 'do', $block ) );
		$this->assertSame( array( 'status' => 'success', 'data' => array( 'id' => $block, 'starred' => false, 'favourite_count' => 0 ) ), $this->favour( 'undo', $block ) );
		foreach ( array( array( $block, 'sections' ), array( $pack, 'packs' ), array( $page, 'pages' ), array( $other, 'sections' ) ) as list( $id, $type ) ) {
			$this->favour( 'do', $id, $type );
		}
		$ids = function ( array $query ): array {
			return array_column( $this->answer( 'GET', '/profile/my-favourites', $query )['data'], 'id' );
		};
		$this->assertEqualsCanonicalizing( array( $block, $pack, $page, $other ), $ids( array() ) );
		$this->assertEqualsCanonicalizing( array( $block, $pack, $page ), $ids( array( 'platform' => 'gutenberg' ) ) );
		$this->assertSame( array( $other ), $ids( array( 'platform' => 'elementor', 'itemType' => 'all', 'plan' => 'all', 'page' => 1 ) ) );
		$this->assertSame( array( $pack ), $ids( array( 'itemType' => 'packs' ) ) );
		$this->assertSame( array( $page ), $ids( array( 'itemType' => 'pages' ) ) );
		$this->assertSame( array( $pack ), $ids( array( 'plan' => 'pro' ) ) );
		$this->assertSame( array( $page ), $ids( array( 'plan' => 'starter' ) ) );
		$this->assertSame( array(), $ids( array( 'page' => 2 ) ) );
		$answer = $this->answer( 'GET', '/profile/my-favourites', array( 'itemType' => 'packs' ) );
		$this->assertSame( array( 1, 1, 1, false ), array( $answer['current_page'], $answer['total_page'], $answer['total'], $answer['redirect'] ) );
		$this->assertSame( array( true, 1 ), array( $answer['data'][0]['starred'], $answer['data'][0]['favourite_count'] ) );
		$this->assertSame( 2, $this->answer( 'GET', '/profile/my-favourites', array( 'page' => 2 ) )['current_page'] );
		$this->assertTrue( $this->answer( 'GET', '/items/zeta-page', array( 'platform' => 'gutenberg', 'type' => 'pages' ) )['starred'] );
		foreach ( array( array( 'action' => 'toggle', 'id' => $block, 'itemType' => 'sections' ), array( 'action' => 'do', 'itemType' => 'sections' ), array( 'action' => 'do', 'id' => $block ), array( 'action' => 'do', 'id' => 0, 'itemType' => 'sections' ), array( 'id' => $block, 'itemType' => 'sections' ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/items/favourite', $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
		$this->assertSame( 404, $this->call( 'POST', '/templately/v1/items/favourite', array( 'action' => 'do', 'id' => $block, 'itemType' => 'packs' ) )->get_status() );
	}

	public function test_favourites_are_paged_by_24(): void {
		$this->act_as( 'editor' );
		$this->sign_in();
		$ids = array();
		for ( $number = 0; $number < 25; $number++ ) {
			$ids[] = $this->publish( array( 'slug' => "zeta-$number" ) );
			$this->favour( 'do', $ids[ $number ] );
		}
		$first  = $this->answer( 'GET', '/profile/my-favourites' );
		$second = $this->answer( 'GET', '/profile/my-favourites', array( 'page' => 2 ) );
		$this->assertSame( array( 24, 1, 1, 2, 2, 2 ), array( count( $first['data'] ), count( $second['data'] ), $first['current_page'], $first['total_page'], $second['current_page'], $second['total_page'] ) );
		$this->assertEqualsCanonicalizing( $ids, array_merge( array_column( $first['data'], 'id' ), array_column( $second['data'], 'id' ) ) );
	}

	/** @group S3 */
	public function test_page_items_require_the_read_capability(): void {
		$user = $this->act_as( 'editor' );
		$this->sign_in();
		$page  = $this->publish( array( 'slug' => 'zeta-page', 'type' => 'pages' ) );
		$block = $this->publish( array( 'slug' => 'zeta-block' ) );
		$this->favour( 'do', $page, 'pages' );
		$this->favour( 'do', $block );
		( new WP_User( $user ) )->set_role( 'author' );
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		$this->assertSame( array( $block ), array_column( $this->answer( 'GET', '/profile/my-favourites' )['data'], 'id' ) );
		$this->assertSame( 403, $this->call( 'GET', '/templately/v1/profile/my-favourites', array( 'itemType' => 'pages' ) )->get_status() );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/items/favourite', array( 'action' => 'undo', 'id' => $page, 'itemType' => 'pages' ) )->get_status() );
		$this->assertSame( 404, $this->call( 'POST', '/templately/v1/items/favourite', array( 'action' => 'undo', 'id' => $page, 'itemType' => 'sections' ) )->get_status() );
	}

	/**
	 * @group ACC-076
	 * @group ITM-028
	 * @group ITM-029
	 * @group RST-032
	 * @group RST-033
	 */
	public function test_rating_returns_the_users_and_the_average_rating(): void {
		$pack = $this->publish( array( 'slug' => 'zeta-pack', 'type' => 'packs', 'content' => array() ) );
		$rate = function ( array $more = array() ) use ( $pack ): array {
			return $this->answer( 'POST', '/items/rating', $more + array( 'type_id' => $pack, 'itemType' => 'packs', 'rating' => 2 ) );
		};
		$this->act_as( 'author' );
		$this->assertSame( array(), $this->sign_in()['reviews']['pack'] );
		$rate();
		$this->act_as( 'contributor' );
		$this->sign_in();
		$this->assertEquals( array( 'status' => 'success', 'data' => array( 'reviews' => array( 'pack' => array( $pack => array( 'mine' => 5, 'average' => 3.5 ) ) ) ) ), $rate( array( 'rating' => 5 ) ) );
		$this->assertEquals( array( $pack => array( 'mine' => 5, 'average' => 3.5 ) ), $this->answer( 'GET', '/is-signed' )['user']['reviews']['pack'] );
		$this->assertSame( 3.5, $this->answer( 'GET', '/items/zeta-pack', array( 'platform' => 'gutenberg', 'type' => 'packs' ) )['rating'] );
		foreach ( array( array( 'rating' => 0 ), array( 'rating' => 6 ), array( 'rating' => 3.5 ), array( 'rating' => '4' ), array( 'itemType' => 'pack' ), array( 'type_id' => 0 ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/items/rating', $wrong + array( 'type_id' => $pack, 'itemType' => 'packs', 'rating' => 2 ) )->get_status(), (string) wp_json_encode( $wrong ) );
		}
		$block = $this->publish();
		$this->assertSame( 400, $this->call( 'POST', '/templately/v1/items/rating', array( 'type_id' => $block, 'itemType' => 'sections', 'rating' => 2 ) )->get_status(), 'Only packs.' );
	}

	/**
	 * @group ACC-058
	 * @group ACC-102
	 * @group RST-016
	 */
	public function test_inserts_are_listed_in_the_download_history(): void {
		$user = $this->act_as( 'editor' );
		$this->sign_in();
		$token = ( new Access_Tokens() )->get_own( $user );
		$from  = time();
		for ( $number = 0; $number < 13; $number++ ) {
			$last = $this->publish( array( 'slug' => "zeta-$number", 'name' => "Zeta $number" ) );
			$this->assertSame( 200, $this->ask_hub( 'POST', "/items/$last/downloads", $token ) );
		}
		$response = $this->call( 'GET', '/templately/v1/profile/download-history' );
		$list     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		$this->assertSame( array( 12, '13', '2' ), array( count( $list ), $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] ) );
		$this->assertSame( array( 'item_id', 'name', 'type', 'platform', 'slug', 'thumbnail', 'downloaded_at' ), array_keys( $list[0] ) );
		$this->assertSame( array( $last, 'Zeta 12', 'sections', 'zeta-12' ), array( $list[0]['item_id'], $list[0]['name'], $list[0]['type'], $list[0]['slug'] ) );
		$this->assertContains( strtotime( $list[0]['downloaded_at'] ), range( $from, time() ) );
		$this->assertSame( array( 'zeta-0' ), array_column( $this->answer( 'GET', '/profile/download-history', array( 'page' => 2 ) ), 'slug' ) );
		$this->assertSame( array(), $this->answer( 'GET', '/profile/download-history', array( 'page' => 3 ) ) );
		$this->act_as( 'editor' );
		$this->sign_in();
		$this->assertSame( array(), $this->answer( 'GET', '/profile/download-history' ), 'Their own.' );
	}

	/**
	 * @group ACC-062
	 * @group ACC-063
	 * @group ACC-103
	 * @group LIB-005
	 * @group RST-017
	 * @group RST-018
	 * @group RST-019
	 */
	public function test_purchases_are_listed_by_page_or_completely(): void {
		global $wpdb;
		$this->act_as( 'editor' );
		$account = $this->sign_in()['id'];
		for ( $number = 0; $number < 14; $number++ ) {
			$id = $this->publish( array( 'slug' => "zeta-$number", 'type' => 0 === $number % 2 ? 'sections' : 'pages', 'platform' => 13 === $number ? 'elementor' : 'gutenberg', 'plan' => 3 === $number ? 'pro' : 'free', 'price' => 5 ) );
			$wpdb->insert( $wpdb->prefix . 'templately_purchases', array( 'account_id' => $account, 'item_id' => $id, 'purchased_at' => 1800000000 + $number ) );
		}
		$list  = function ( array $query ): array {
			return $this->answer( 'GET', '/profile/purchased-items', $query );
		};
		$first = $list( array( 'platform' => 'gutenberg' ) );
		$this->assertSame( array( 12, 1, 2, 13, false ), array( count( $first['data'] ), $first['current_page'], $first['total_page'], $first['total'], $first['redirect'] ) );
		$this->assertSame( array( 'item_id', 'name', 'type', 'platform', 'slug', 'thumbnail', 'purchased_at' ), array_keys( $first['data'][0] ) );
		$this->assertSame( array( 'zeta-12', 'sections', gmdate( 'c', 1800000012 ) ), array( $first['data'][0]['slug'], $first['data'][0]['type'], $first['data'][0]['purchased_at'] ) );
		$this->assertSame( array( 'zeta-0' ), array_column( $list( array( 'platform' => 'gutenberg', 'page' => 2 ) )['data'], 'slug' ) );
		$this->assertCount( 13, $list( array( 'platform' => 'gutenberg', 'all' => true, 'page' => 2 ) )['data'] );
		$this->assertSame( array( 'sections', 'pages', 'sections' ), array_slice( array_column( $first['data'], 'type' ), 0, 3 ) );
		$other = $list( array( 'platform' => 'elementor', 'all' => true ) )['data'];
		$this->assertSame( array( 1, 'zeta-13', 'elementor', $id ), array( count( $other ), $other[0]['slug'], $other[0]['platform'], $other[0]['item_id'] ) );
		$this->assertCount( 6, $list( array( 'platform' => 'gutenberg', 'itemType' => 'pages' ) )['data'] );
		$this->assertSame( array( 'zeta-3' ), array_column( $list( array( 'plan' => 'pro' ) )['data'], 'slug' ) );
		$this->assertTrue( $this->answer( 'GET', '/items/zeta-0', array( 'platform' => 'gutenberg', 'type' => 'sections' ) )['isPurchased'] );
		$this->act_as( 'editor' );
		$this->sign_in();
		$this->assertSame( array( 0, false ), array( $list( array() )['total'], $list( array() )['redirect'] ), 'Their own.' );
	}

	/**
	 * @group RST-015
	 * @group RST-019
	 */
	public function test_signed_out_users_are_told_to_sign_in(): void {
		$user  = $this->act_as( 'editor' );
		$empty = array( 'data' => array(), 'current_page' => 1, 'total_page' => 0, 'total' => 0, 'redirect' => true );
		foreach ( array( 'not_signed_in', 'is_signed_failed' ) as $code ) {
			foreach ( array( '/profile/my-favourites', '/profile/purchased-items', '/profile/download-history' ) as $path ) {
				if ( 'is_signed_failed' === $code ) {
					( new Access_Tokens() )->save( $user, 'tly_s_of-another-day' );
				}
				$response = $this->call( 'GET', "/templately/v1$path" );
				if ( '/profile/download-history' === $path ) {
					$this->assertSame( array( 401, $code ), array( $response->get_status(), $response->get_data()['code'] ) );
				} else {
					$this->assertSame( array( 200, $empty ), array( $response->get_status(), (array) $response->get_data() ), $path );
				}
				$this->assertSame( '', ( new Access_Tokens() )->get_own( $user ) );
			}
		}
		foreach ( array( array( '/items/favourite', array( 'action' => 'do', 'id' => 1, 'itemType' => 'packs' ) ), array( '/items/rating', array( 'type_id' => 1, 'rating' => 1, 'itemType' => 'packs' ) ) ) as list( $path, $body ) ) {
			$this->assertSame( array( 401, 'not_signed_in' ), $this->code( $this->call( 'POST', "/templately/v1$path", $body ) ) );
		}
	}

	/** @return array<string, mixed> */
	private function favour( string $action, int $id, string $type = 'sections' ): array {
		return $this->answer( 'POST', '/items/favourite', array( 'action' => $action, 'id' => $id, 'itemType' => $type ) );
	}

	/** @return array{int, string} Status and code. */
	private function code( WP_REST_Response $response ): array {
		return array( $response->get_status(), (string) $response->get_data()['code'] );
	}

	/** @param string $path   Path on the embedded hub. */
	private function ask_hub( string $method, string $path, string $token ): int {
		$transport = new Templately\Site\Hub_Client\In_Process_Transport(
			function (): array {
				return array( $this->hub_services()->controllers(), $this->hub_services()->policy() );
			}
		);
		return $transport->send( new Templately\Site\Hub_Client\Hub_Request( $method, $path, array(), array(), $token ) )->status;
	}
}
