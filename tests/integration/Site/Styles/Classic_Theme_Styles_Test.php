<?php

declare( strict_types=1 );

use Templately\Site\Styles\Classic_Theme_Styles;
use Templately\Site\Styles\Style_Adapter;
use Templately\Tests\Fetches_Pages;

final class Classic_Theme_Styles_Test extends Test_Case {

	use Fetches_Pages;

	private const ROWS = '.templately-design:is(.is-layout-flex,.is-layout-grid):is(.wp-block-group,.wp-block-columns)::before';

	/** @var bool Another process renders the pages. */
	protected $commits = true;

	protected function tearDown(): void {
		$this->remove_what_was_brought();
		parent::tearDown();
		// WordPress's cache of the theme.
		wp_clean_theme_json_cache();
	}

	/**
	 * Returns a block with a link colour.
	 * @param string $mark  Additional class.
	 * @param string $hover Hover colour; '' for the same.
	 */
	private static function band( string $colour, string $inner, string $mark = '', string $hover = '' ): string {
		$link = array( 'color' => array( 'text' => $colour ) ) + ( '' === $hover ? array() : array( ':hover' => array( 'color' => array( 'text' => $hover ) ) ) );
		$own  = array( 'style' => array( 'elements' => array( 'link' => $link ) ), 'layout' => array( 'type' => 'flex' ) ) + ( '' === $mark ? array() : array( 'className' => $mark ) );
		return '<!-- wp:group ' . serialize_block_attributes( $own ) . ' --><div class="wp-block-group ' . ( '' === $mark ? '' : "$mark " ) . 'has-link-color">' . $inner . '</div><!-- /wp:group -->';
	}

	public function test_marks_outer_containers_and_outer_blocks_with_link_colours(): void {
		$words  = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		$linked = '<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"#112233"}}}}%s} --><p class="%shas-link-color">Words</p><!-- /wp:paragraph -->';
		$html   = '<!-- wp:html {"style":{"elements":{"link":{"color":{"text":"#112233"}}}}} --><div class="x">Words</div><!-- /wp:html -->';
		$group  = static function ( string $attributes, string $class, string $inner ): string {
			return "<!-- wp:group $attributes--><div class=\"{$class}wp-block-group\">$inner</div><!-- /wp:group -->";
		};
		$given  = array(
			'a paragraph'            => array( $words, $words ),
			'one with a link colour' => array( sprintf( $linked, '', '' ), sprintf( $linked, ',"className":"templately-design"', 'templately-design ' ) ),
			'an empty group'         => array( $group( '', '', '' ), $group( '', '', '' ) ),
			'a group with one in it' => array( $group( '', '', $group( '', '', $words ) ), $group( '{"className":"templately-design"} ', 'templately-design ', $group( '', '', $words ) ) ),
			'one that has a class'   => array( $group( '{"className":"x"} ', 'x ', $words ), $group( '{"className":"x templately-design"} ', 'templately-design x ', $words ) ),
			'what takes no class'    => array( $html, $html ),
			'an unknown block'       => array( '<!-- wp:tly/none --><div class="x">' . $words . '</div><!-- /wp:tly/none -->', '<!-- wp:tly/none --><div class="x">' . $words . '</div><!-- /wp:tly/none -->' ),
		);
		foreach ( $given as $what => list( $before, $after ) ) {
			$this->assertSame( array( $after, $words ), Style_Adapter::add_class( array( $before, $words ), Classic_Theme_Styles::CLASS_NAME ), $what );
		}
	}

	public function test_marks_designs_in_classic_themes_only(): void {
		$band   = self::band( '#efe7d8', '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
		$look   = array( 'page' => array(), 'presets' => array() );
		$is     = static function ( ?array $look, string $which ) use ( $band ): bool {
			return false !== strpos( ( new Style_Adapter() )->adapt( array( $band ), $look, $which )['blocks'][0], 'templately-design"}' );
		};
		$marked = static function () use ( $is, $look ): array {
			return array( $is( $look, 'design' ), $is( $look, 'fonts' ), $is( $look, 'site' ), $is( null, 'design' ) );
		};
		$this->assertSame( array( false, false, false, false ), $marked() );
		$this->bring_classic_theme();
		$this->assertSame( array( true, true, true, false ), $marked() );
	}

	public function test_prints_styles_once_and_only_for_marked_blocks(): void {
		$words = '<!-- wp:paragraph --><p><a href="#x">Words</a></p><!-- /wp:paragraph -->';
		$page  = static function ( string $content ): string {
			return (string) get_permalink( (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => wp_slash( $content ) ) ) );
		};
		$ours  = $page( self::band( '#efe7d8', $words, 'templately-design' ) . self::band( '#123456', $words, 'x templately-design y', '#654321' ) . self::band( '#abcdef', $words ) );
		$other = $page( self::band( '#efe7d8', $words ) . self::band( '#123456', $words, 'templately-designs', '#654321' ) );
		$this->assertStringNotContainsString( '.templately-design', $this->fetch( $ours ), 'A theme of blocks.' );

		$this->bring_classic_theme( array( 'page.php' => '<?php get_header(); while ( have_posts() ) { the_post(); the_content(); } get_footer();' ) );
		$css = $this->fetch( $ours );
		$this->assertSame( 1, substr_count( $css, self::ROWS ) );
		$this->assertStringContainsString( '::after{content:none}', $css );
		preg_match_all( '/\.templately-design\.has-link-color\.(wp-elements-\S+) a:where\(:not\(\.wp-element-button,\.(\S+) \.has-link-color a\)\):not\(:focus\)(:hover)?\s*\{\s*color:\s*(#\w+);?\s*\}/', $css, $found, PREG_SET_ORDER );
		$this->assertSame(
			array( array( '', '#efe7d8' ), array( '', '#123456' ), array( ':hover', '#654321' ) ),
			array_map(
				static function ( array $rule ): array {
					return array( $rule[3], $rule[4] );
				},
				$found
			)
		); // phpcs:ignore Generic.Functions.OpeningFunctionBraceKernighanRitchie, Squiz.Functions -- one line.
		foreach ( $found as $rule ) {
			$this->assertSame( $rule[1], $rule[2] );
			$this->assertMatchesRegularExpression( "/class=\"[^\"]*templately-design[^\"]* $rule[1][ \"]/", $css, 'A block of that class is on the page.' );
		}
		$this->assertStringNotContainsString( '.templately', $this->fetch( $other ) );
	}

	/**
	 * @testWith [{"style": {"spacing": {"blockGap": "24px"}}}, ":is(.is-layout-flex,.is-layout-grid){gap:24px 24px;}"]
	 *           [{"style": {"spacing": {"blockGap": "24px"}}}, ">*{margin-block-start:0px;margin-block-end:0px;}"]
	 *           [{"style": {"spacing": {"blockGap": "24px"}}}, ":is(.is-layout-flow,.is-layout-constrained)>*+*{margin-block-start:24px;}"]
	 *           [{"style": {"spacing": {"blockGap": {"top": "8px", "left": "var:preset|spacing|50"}}}}, ":is(.is-layout-flex,.is-layout-grid){gap:8px var(--wp--preset--spacing--50);}"]
	 *           [{"style": {"spacing": {"blockGap": {"top": "8px"}}}}, ":is(.is-layout-flex,.is-layout-grid){gap:8px 8px;}"]
	 *           [{"layout": {"contentSize": "590px"}}, ".is-layout-constrained>:not(.alignwide,.alignfull,.alignleft,.alignright){max-width:590px !important;}"]
	 *           [{"layout": {"contentSize": "590px", "wideSize": "760px"}}, ".is-layout-constrained>.alignwide{max-width:760px !important;}"]
	 * @param array<string, mixed> $attributes
	 */
	public function test_a_block_of_a_design_keeps_its_gap_and_widths( array $attributes, string $rule ): void {
		$html = self::rendered( 'templately-design', $attributes );
		$this->assertSame( 1, preg_match( '/<p class="(templately-[0-9a-f]{8}) templately-design\b/', $html, $found ), $html );
		$css = wp_style_engine_get_stylesheet_from_context( 'block-supports', array( 'prettify' => false ) );
		$this->assertStringContainsString( ":is(.templately-design.$found[1],.templately-design.$found[1]>[class*=__inner-container])$rule", $css );
	}

	public function test_a_design_adapted_to_a_block_theme_keeps_its_gap(): void {
		$this->assertMatchesRegularExpression( '/<p class="templately-[0-9a-f]{8} templately-design\b/', self::rendered( 'templately-theme-older', array( 'style' => array( 'spacing' => array( 'blockGap' => '24px' ) ) ) ) );
	}

	/**
	 * @testWith ["templately-design", {}]
	 *           ["templately-designs", {"style": {"spacing": {"blockGap": "24px"}}}]
	 *           ["templately-design", {"style": {"spacing": {"blockGap": 24}}, "layout": {"contentSize": []}}]
	 * @param array<string, mixed> $attributes
	 */
	public function test_blocks_of_others_and_blocks_without_a_layout_get_no_class( string $class, array $attributes ): void {
		$this->assertDoesNotMatchRegularExpression( '/<p[^>]*templately/', self::rendered( $class, $attributes ) );
	}

	/**
	 * Returns the HTML of a paragraph in a group.
	 * @param array<string, mixed> $attributes The paragraph's.
	 */
	private static function rendered( string $class, array $attributes ): string {
		( new Classic_Theme_Styles() )->register_filters();
		return do_blocks( '<!-- wp:group ' . serialize_block_attributes( array( 'className' => $class ) ) . ' --><div class="wp-block-group"><!-- wp:paragraph ' . ( array() === $attributes ? '' : serialize_block_attributes( $attributes ) ) . ' --><p>x</p><!-- /wp:paragraph --></div><!-- /wp:group -->' );
	}

	public function test_post_editor_has_the_row_styles(): void {
		$post   = get_post( (int) wp_insert_post( array( 'post_title' => 'x' ) ) );
		$styles = static function ( array $context ): string {
			return implode( ' ', array_column( apply_filters( 'block_editor_settings_all', array(), new WP_Block_Editor_Context( $context ) )['styles'] ?? array(), 'css' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter.
		};
		$this->bring_classic_theme();
		( new Classic_Theme_Styles() )->register_filters();
		$this->assertStringContainsString( self::ROWS, $styles( array( 'post' => $post ) ) );
		$this->assertStringNotContainsString( self::ROWS, $styles( array( 'name' => 'core/edit-widgets' ) ) );
	}
}
