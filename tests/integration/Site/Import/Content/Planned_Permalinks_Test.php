<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Site\Import\Content\Planned_Permalinks;
use Templately\Tests\Makes_Site_Bundles;

/**
 * Addresses that the pages and posts of a pack are going to have: those that WordPress gives them once they are written.
 */
final class Planned_Permalinks_Test extends Test_Case {

	use Makes_Site_Bundles;

	private const HOME    = 2000000001;
	private const ABOUT   = 2000000002;
	private const HISTORY = 2000000003;
	private const FROST   = 2000000004;
	private const DEEP    = 2000000005;
	private const LEFT    = 2000000006;
	private const RIGHT   = 2000000007;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
	}

	/** Home and the front page are the site's address, a page stands behind all its parents, and what does not come has none. */
	public function test_pages(): void {
		$links = self::links( '/%postname%/' );
		$this->assertSame(
			array(
				'home'        => home_url( '/' ),
				self::HOME    => home_url( '/' ),
				self::ABOUT   => home_url( '/about-2/' ),
				self::HISTORY => home_url( '/about-2/history/' ),
				self::DEEP    => home_url( '/about-2/history/deep/' ),
			),
			$links->links_in( self::named( 'home', self::HOME, self::ABOUT, self::HISTORY, self::DEEP, 2000000099 ) )
		);
		$this->assertSame( array(), $links->links_in( 'https://pages.templately.invalid/elsewhere/ https://example.org/2000000002/' ) );
		$this->assertSame( array( '', home_url( '/about-2/' ) ), array( $links->guid( 2000000099 ), $links->guid( self::ABOUT ) ) );
		// Each is the other's parent.
		$this->assertSame( array( self::LEFT => home_url( '/right/left/' ) ), $links->links_in( self::named( self::LEFT ) ) );
	}

	/** A post's day is the one that it was written on. */
	public function test_posts(): void {
		$this->assertSame( array( self::FROST => home_url( '/2024/11/05/first-frost/' ) ), self::links( '/%year%/%monthnum%/%day%/%postname%/' )->links_in( self::named( self::FROST ) ) );
		$this->assertSame( array( self::FROST => home_url( '/archives/904' ) ), self::links( '/archives/%post_id%' )->links_in( self::named( self::FROST ) ) );
		$this->assertSame( array( self::FROST => home_url( '/?p=904' ) ), self::links( '' )->links_in( self::named( self::FROST ) ) );
	}

	/** Where categories or authors are part of it, the short address stands in, for posts alone. */
	public function test_what_is_not_known_yet(): void {
		foreach ( array( '/%category%/%postname%/', '/%author%/%postname%/' ) as $structure ) {
			$this->assertSame(
				array(
					self::FROST => home_url( '/?p=904' ),
					self::ABOUT => home_url( '/about-2/' ),
				),
				self::links( $structure )->links_in( self::named( self::FROST, self::ABOUT ) ),
				$structure
			);
		}
	}

	/**
	 * @param int|string ...$names Numbers, or 'home'.
	 * @return string A text that leads to each, some of them without the slash at the end.
	 */
	private static function named( ...$names ): string {
		$text = '';
		foreach ( $names as $place => $name ) {
			$text .= "<a href=\"https://pages.templately.invalid/$name" . ( $place % 2 ? '' : '/' ) . '">x</a>';
		}
		return $text;
	}

	/**
	 * @param string $structure How the site writes addresses of posts.
	 */
	private static function links( string $structure ): Planned_Permalinks {
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		$manifest = self::site_manifest();
		$entries  = self::site_entries();
		foreach (
			array(
				self::DEEP  => array( 'deep', self::HISTORY ),
				self::LEFT  => array( 'left', self::RIGHT ),
				self::RIGHT => array( 'right', self::LEFT ),
			) as $number => list( $slug, $parent )
		) {
			$manifest['content'][]             = self::content( $number, 'page', $slug, $slug );
			$entries[ "content/$number.json" ] = (string) wp_json_encode(
				array(
					'id'     => $number,
					'type'   => 'page',
					'slug'   => $slug,
					'title'  => $slug,
					'status' => 'publish',
					'parent' => $parent,
				)
			);
		}
		$file   = self::pack( $manifest, $entries );
		$bundle = Bundle::from_zip( $file );
		unlink( $file );
		$slugs = array_column( $manifest['content'], 'slug', 'id' );
		$posts = array();
		foreach ( array_keys( $slugs ) as $number ) {
			$posts[ $number ] = $number - 2000000000 + 900;
		}
		// The site has a page of that name.
		$slugs[ self::ABOUT ] = 'about-2';
		return new Planned_Permalinks(
			$bundle,
			$posts,
			static function ( int $number ) use ( $slugs ): ?string {
				return $slugs[ $number ] ?? null;
			},
			self::HOME
		);
	}
}
