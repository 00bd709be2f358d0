<?php

declare( strict_types=1 );

use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Fetches_Pages;
use Templately\Tests\Has_Foreign_Plugins;

/**
 * Templates on a site in two languages, which the real Polylang makes. It is taken from POLYLANG_DIR; without, this is skipped.
 */
final class Polylang_Test extends Test_Case {

	use Calls_Rest;
	use Builds_Themes;
	use Fetches_Pages;
	use Has_Foreign_Plugins;

	/** @var bool Pages are asked for over HTTP. */
	protected $commits = true;

	/** @var int */
	private $admin = 0;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = $this->act_as( 'administrator' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
		switch_theme( 'twentytwentyfive' );
		if ( ! is_readable( getenv( 'POLYLANG_DIR' ) . '/vendor/autoload.php' ) ) {
			$this->markTestSkipped( 'Polylang is not here: POLYLANG_DIR names its folder, as its release has it or after “composer dump-autoload --no-dev” in it.' );
		}
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->remove_foreign_plugins();
		$this->remove_what_was_brought();
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
	}

	/** Conditions mean the same in every language, an id means the entry of one; what people search for is found in both. */
	public function test_two_languages(): void {
		$news  = $this->term( 'News' );
		$neues = $this->term( 'Neues' );
		$post  = $this->post( 'A post', $news );
		$other = $this->post( 'Ein Beitrag', $neues );
		$page  = $this->page( 'A page' );
		$seite = $this->page( 'Eine Seite' );
		// What an administrator would say in its screens, said by its functions.
		$this->bring_plugin( "if ( isset( \$_GET['tly-translate'] ) ) { foreach ( array( 'en' => array( $post, $page, $news ), 'de' => array( $other, $seite, $neues ) ) as \$lang => \$ids ) { pll_set_post_language( \$ids[0], \$lang ); pll_set_post_language( \$ids[1], \$lang ); pll_set_term_language( \$ids[2], \$lang ); } pll_save_post_translations( array( 'en' => $post, 'de' => $other ) ); pll_save_post_translations( array( 'en' => $page, 'de' => $seite ) ); pll_save_term_translations( array( 'en' => $news, 'de' => $neues ) ); flush_rewrite_rules( false ); exit( 'translated' ); }" );
		$this->bring_foreign_plugin( 'polylang', (string) getenv( 'POLYLANG_DIR' ) );
		foreach ( array( 'en_US', 'de_DE' ) as $locale ) {
			$answer = $this->http( 'POST', '/wp-json/pll/v1/languages', array( 'locale' => $locale ), $this->admin );
			$this->assertSame( 200, $answer['status'], substr( $answer['body'], 0, 500 ) );
		}
		$this->assertSame( 'translated', $this->fetch( home_url( '/?tly-translate=1' ) ) );
		$header   = $this->marked( 'header', 'include/general' );
		$front    = $this->marked( 'front-page', 'include/singular/front_page' );
		$single   = $this->marked( 'single', 'include/singular/post' );
		$german   = $this->marked( 'single', "include/singular/post/$other" );
		$category = $this->marked( 'category', 'include/archive/category' );
		$neue     = $this->marked( 'category', "include/archive/category/$neues" );
		$in       = $this->marked( 'page', 'include/singular/page', "exclude/singular/page/$seite" );
		$nothing  = $this->marked( '404', 'include/singular/not_found404' );
		foreach ( array( $header, $front, $single, $german, $category, $neue, $in, $nothing ) as $id ) {
			$this->assertGreaterThan( 0, $id );
		}
		$expected = array(
			'/'                    => array( $front ),
			'/de/'                 => array( $front ),
			'/a-post/'             => array( $single ),
			'/de/ein-beitrag/'     => array( $german ),
			'/category/news/'      => array( $category ),
			'/de/category/neues/'  => array( $neue ),
			'/a-page/'             => array( $in ),
			'/de/eine-seite/'      => array( $header ),
			'/de/nothing-is-here/' => array( $nothing ),
		);
		$home     = untrailingslashit( (string) get_option( 'home' ) );
		$seen     = array();
		foreach ( $this->fetch_all(
			array_combine(
				array_keys( $expected ),
				array_map(
					static function ( string $path ) use ( $home ): string {
						return $home . $path;
					},
					array_keys( $expected )
				)
			)
		) as $path => $html ) {
			preg_match_all( '/mark-(\d+)\./', $html, $found );
			$seen[ $path ] = array_map( 'intval', $found[1] );
			$this->assertStringContainsString( 0 === strpos( $path, '/de/' ) ? 'lang="de-DE"' : 'lang="en-US"', $html, $path );
		}
		$this->assertSame( $expected, $seen );
		foreach ( array( 'A post' => $post, 'Ein Bei' => $other ) as $text => $id ) {
			$found = json_decode( $this->http( 'GET', '/wp-json/templately/v1/autocomplete-condition?' . http_build_query( array( 'name' => 'singular', 'sub_name' => 'post', 'control' => 'post', 'query' => $text ) ), null, $this->admin )['body'], true );
			$this->assertSame( array( $id ), array_column( $found, 'value' ), $text );
		}
		$list = json_decode( $this->http( 'GET', '/wp-json/templately/v1/templates/theme', null, $this->admin )['body'], true );
		$this->assertSame( 8, $list['total'] );
	}
}
