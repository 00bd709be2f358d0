<?php

declare( strict_types=1 );

use Templately\Tests\Has_Foreign_Plugins;
use Templately\Tests\Shows_Templates;

/** Uses the real Polylang from POLYLANG_DIR, and is skipped without it. */
final class Polylang_Test extends Test_Case {

	use Has_Foreign_Plugins;
	use Shows_Templates {
		setUp as private set_up_site;
		tearDown as private tear_down_site;
	}

	protected function setUp(): void {
		$this->set_up_site();
		if ( ! is_readable( getenv( 'POLYLANG_DIR' ) . '/vendor/autoload.php' ) ) {
			$this->markTestSkipped( 'Polylang is not here: POLYLANG_DIR names its folder, as its release has it or after “composer dump-autoload --no-dev” in it.' );
		}
	}

	protected function tearDown(): void {
		$this->remove_foreign_plugins();
		$this->tear_down_site();
	}

	public function test_conditions_apply_in_both_languages(): void {
		$news  = $this->term( 'News' );
		$neues = $this->term( 'Neues' );
		$post  = $this->post( 'A post', $news );
		$other = $this->post( 'Ein Beitrag', $neues );
		$page  = $this->page( 'A page' );
		$seite = $this->page( 'Eine Seite' );
		$this->bring_languages( array( array( $post, $other ), array( $page, $seite ) ), array( $news, $neues ) );
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
			$seen[ $path ] = self::marks( $html );
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

	public function test_static_pages_are_recognised_in_both_languages(): void {
		$post     = $this->post( 'A post' );
		$other    = $this->post( 'Ein Beitrag' );
		$start    = $this->page( 'Start' );
		$anfang   = $this->page( 'Anfang' );
		$blog     = $this->page( 'Blog' );
		$beitrage = $this->page( 'Beitraege' );
		$privacy  = $this->page( 'Privacy' );
		$about    = $this->page( 'About' );
		$schutz   = $this->page( 'Datenschutz' );
		$this->bring_languages( array( array( $post, $other ), array( $start, $anfang ), array( $blog, $beitrage ), array( $privacy, $schutz ), array( $about, $this->page( 'Wir' ) ) ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'wp_page_for_privacy_policy', $privacy );
		$answer = $this->http( 'POST', '/wp-json/wp/v2/settings', array( 'page_on_front' => $start, 'page_for_posts' => $blog ), $this->admin );
		$this->assertSame( 200, $answer['status'], substr( $answer['body'], 0, 500 ) );
		wp_cache_flush();
		$front   = $this->marked( 'front-page', 'include/singular/front_page' );
		$posts   = $this->marked( 'archive', 'include/archive/post_archive' );
		$policy  = $this->marked( 'page', 'include/singular/privacy_policy' );
		$page    = $this->marked( 'page', 'include/singular/page' );
		$general = $this->marked( '404', 'include/general' );
		$home    = untrailingslashit( (string) get_option( 'home' ) );
		foreach ( array( false, true ) as $is_home ) {
			$answer = $this->http( 'POST', '/wp-json/pll/v1/settings', array( 'redirect_lang' => $is_home ), $this->admin );
			$this->assertSame( 200, $answer['status'], substr( $answer['body'], 0, 500 ) );
			delete_transient( 'pll_languages_list' );
			delete_option( 'rewrite_rules' );
			$expected = array(
				'/'                               => $front,
				$is_home ? '/de/' : '/de/anfang/' => $front,
				'/blog/'                          => $posts,
				'/de/beitraege/'                  => $posts,
				'/privacy/'                       => $policy,
				'/de/datenschutz/'                => $policy,
				'/about/'                         => $page,
				'/de/ein-beitrag/'                => $general,
			);
			foreach ( $expected as $path => $template ) {
				$this->assertSame( array( array( $template ), $template ), array( self::marks( $this->fetch( $home . $path ) ), $this->explained( $home . $path ) ), $path );
			}
			$this->assertSame( $front, $this->explained( "$home/de/" ) );
		}
	}

	/** @return int The body that shows there, as programs are told. */
	private function explained( string $address ): int {
		$answer = $this->http( 'GET', '/wp-json/wp-abilities/v1/abilities/templately/explain-template/run?' . http_build_query( array( 'input' => array( 'url' => $address ) ) ), null, $this->admin );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		return array_column( json_decode( $answer['body'], true ), 'winner', 'location' )['body']['template_id'] ?? 0;
	}

	/**
	 * Turns Polylang on, with English and German, and says which entries are translations of each other, as an administrator would in its
	 * screens.
	 * @param list<array{int, int}> $posts Posts, the English one first.
	 * @param array{int, int}|null $terms Terms, the English one first; null for none.
	 */
	private function bring_languages( array $posts, ?array $terms = null ): void {
		$this->bring_plugin(
			'if ( isset( $_GET["tly-translate"] ) ) {
				foreach ( ' . wp_json_encode( $posts ) . ' as $pair ) {
					pll_set_post_language( $pair[0], "en" );
					pll_set_post_language( $pair[1], "de" );
					pll_save_post_translations( array( "en" => $pair[0], "de" => $pair[1] ) );
				}
				foreach ( array_filter( array( ' . wp_json_encode( $terms ) . ' ) ) as $pair ) {
					pll_set_term_language( $pair[0], "en" );
					pll_set_term_language( $pair[1], "de" );
					pll_save_term_translations( array( "en" => $pair[0], "de" => $pair[1] ) );
				}
				flush_rewrite_rules( false );
				exit( "translated" );
			}'
		);
		$this->bring_foreign_plugin( 'polylang', (string) getenv( 'POLYLANG_DIR' ) );
		foreach ( array( 'en_US', 'de_DE' ) as $locale ) {
			$answer = $this->http( 'POST', '/wp-json/pll/v1/languages', array( 'locale' => $locale ), $this->admin );
			$this->assertSame( 200, $answer['status'], substr( $answer['body'], 0, 500 ) );
		}
		$this->assertSame( 'translated', $this->fetch( home_url( '/?tly-translate=1' ) ) );
	}
}
