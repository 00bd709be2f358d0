<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Insertion\Design_Preview;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/** @group S3 */
final class Hidden_Library_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/**
	 * Returns calls of the library.
	 * @return array<string, array{string, string, array<string, mixed>}>
	 */
	private static function calls( int $id, int $post ): array {
		$item = array(
			'id'       => $id,
			'platform' => 'gutenberg',
		);
		return array(
			'list'         => array( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'sections' ) ),
			'item'         => array( 'GET', '/items/a-block', array( 'platform' => 'gutenberg', 'type' => 'sections' ) ),
			'counts'       => array( 'GET', '/items-count', array() ),
			'tags'         => array( 'GET', '/tags', array() ),
			'categories'   => array( 'GET', '/categories', array() ),
			'types'        => array( 'GET', '/templateTypes', array() ),
			'dependencies' => array( 'GET', '/dependencies', array() ),
			'featured'     => array( 'GET', '/featured-items', array( 'platform' => 'gutenberg' ) ),
			'favourites'   => array( 'GET', '/profile/my-favourites', array() ),
			'downloads'    => array( 'GET', '/profile/download-history', array() ),
			'purchases'    => array( 'GET', '/profile/purchased-items', array() ),
			'looks'        => array( 'GET', '/fit', $item ),
			'insert'       => array( 'POST', '/insert', array( 'postId' => $post ) + $item ),
		);
	}

	public function test_routes_refuse_hidden_roles_except_administrators(): void {
		$id = $this->publish();
		foreach ( array( 'author', 'contributor', 'administrator' ) as $role ) {
			$user = $this->act_as( $role );
			if ( 'administrator' === $role ) {
				get_user_by( 'id', $user )->add_role( 'author' );
				wp_set_current_user( 0 );
				wp_set_current_user( $user );
			}
			$this->sign_in();
			$post = (int) wp_insert_post(
				array(
					'post_title'  => 'Draft',
					'post_author' => $user,
				)
			);
			foreach ( array( '', 'author', "author\neditor", 'contributor' ) as $hidden ) {
				( new Settings() )->change( array( 'hidden_from' => $hidden ) );
				$is_hidden = 'administrator' !== $role && in_array( $role, explode( "\n", $hidden ), true );
				foreach ( self::calls( $id, $post ) as $name => list( $method, $path, $data ) ) {
					$response = $this->call( $method, "/templately/v1$path", $data );
					$this->assertSame( $is_hidden ? 403 : 200, $response->get_status(), "$role, hidden from “{$hidden}”: $name" );
					if ( $is_hidden ) {
						$this->assertSame( array( 'marketplace_hidden', 'The library is not available for your role on this site. You can still use your own cloud, your workspaces and the templates of this site.' ), array( $response->get_data()['code'], $response->get_data()['message'] ) );
					}
				}
				// Their own cloud is available.
				foreach ( array( '/saved-templates', '/clouds', '/profile' ) as $path ) {
					$this->assertStringNotContainsString( 'marketplace_hidden', (string) wp_json_encode( $this->call( 'GET', "/templately/v1$path", array() )->get_data() ), $path );
				}
				$this->assertSame( 200, $this->call( 'GET', '/templately/v1/saved-templates', array( 'platform' => 'gutenberg' ) )->get_status() );
			}
		}
		// Roles that could never browse get the usual error.
		( new Settings() )->change( array( 'hidden_from' => 'subscriber' ) );
		$this->act_as( 'subscriber' );
		$this->assertSame( 'rest_forbidden', $this->call( 'GET', '/templately/v1/items', array() )->get_data()['code'] );
	}

	public function test_role_names_may_contain_spaces(): void {
		add_role( 'Book Author', 'Book Author', array( 'read' => true, 'edit_posts' => true ) );
		try {
			$this->act_as( 'administrator' );
			$this->assertSame( array( 'Book Author', 'author' ), $this->answer( 'POST', '/settings', array( 'hidden_from' => array( 'Book Author', 'author' ) ) )['hidden_from'] );
			$may = array();
			foreach ( array( 'Book Author', 'author', 'editor' ) as $role ) {
				$this->act_as( $role );
				$may[ $role ] = current_user_can( 'templately_browse' );
			}
			$this->assertSame( array( 'Book Author' => false, 'author' => false, 'editor' => true ), $may );
		} finally {
			remove_role( 'Book Author' );
		}
	}

	public function test_starter_designs_are_hidden_too(): void {
		$this->publish();
		$user = $this->act_as( 'editor' );
		get_user_by( 'id', $user )->add_cap( 'edit_theme_options' );
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		$this->sign_in();
		$codes = array();
		foreach ( array( '', 'editor' ) as $hidden ) {
			( new Settings() )->change( array( 'hidden_from' => $hidden ) );
			$response = $this->call(
				'GET',
				'/templately/v1/templates/designs',
				array(
					'platform' => 'gutenberg',
					'type'     => 'header',
				)
			);
			$codes[]  = array( $response->get_status(), $response->get_data()['code'] ?? '' );
		}
		$this->assertSame( array( array( 200, '' ), array( 403, 'marketplace_hidden' ) ), $codes );
	}

	public function test_pages_and_previews_are_refused_for_hidden_roles(): void {
		$id   = $this->publish();
		$user = $this->act_as( 'editor' );
		$this->sign_in();
		$query = array(
			'id'       => $id,
			'title'    => 'Page',
			'platform' => 'gutenberg',
		);
		$this->assertSame( 200, $this->call( 'POST', '/templately/v1/import/page', $query )->get_status() );
		( new Settings() )->change( array( 'hidden_from' => array( 'editor' ) ) );
		$this->assertSame( 'marketplace_hidden', $this->call( 'POST', '/templately/v1/import/page', $query )->get_data()['code'] ?? '' );
		parse_str( (string) wp_parse_url( Design_Preview::url( $id, 'remote', 'design' ), PHP_URL_QUERY ), $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- set here.
		$said = '';
		add_filter(
			'wp_die_handler',
			static function () use ( &$said ) {
				return static function ( $message ) use ( &$said ): void {
					$said = $message;
				};
			}
		);
		do_action( 'wp', new WP() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- as WordPress does.
		$this->assertStringStartsWith( 'The library is not available for your role', $said );
	}

	public function test_patterns_are_hidden_too(): void {
		$this->publish();
		$names = function ( string $role ): array {
			foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
				if ( 0 === strpos( $pattern['name'], 'templately/' ) ) {
					unregister_block_pattern( $pattern['name'] );
				}
			}
			$this->act_as( $role );
			return preg_grep( '#^templately/#', array_column( $this->call( 'GET', '/wp/v2/block-patterns/patterns', array() )->get_data(), 'name' ) );
		};
		( new Settings() )->change( array( 'hidden_from' => array( 'author' ) ) );
		$this->assertSame( array(), $names( 'author' ) );
		$this->assertContains( 'templately/a-block', $names( 'editor' ) );
	}
}
