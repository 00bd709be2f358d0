<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Contract\Style_Schema;
use Templately\Site\Styles\Classic_Theme_Styles;
use Templately\Site\Styles\Classic_Theme_Widths;
use Templately\Site\Styles\Color;
use Templately\Site\Styles\Css_Length;
use Templately\Site\Styles\Design_Presets;
use Templately\Site\Styles\Site_Presets;
use Templately\Site\Styles\Site_Styler;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Theme_Palettes;

final class Style_Adapter_Test extends Test_Case {

	private const SIZES = array(
		'medium'   => 'clamp(1rem, 1rem + 1vw, 1.125rem)',
		'large'    => '1.375rem',
		'x-large'  => '2rem',
		'xx-large' => 'clamp(2.15rem, 3vw, 3rem)',
	);

	private const SPACES = array(
		'30' => '20px',
		'50' => 'clamp(30px, 5vw, 50px)',
		'80' => 'clamp(70px, 10vw, 140px)',
	);

	/** @var array<string, mixed> Manifest of the starter pack. */
	private static $manifest;

	/** @var array<string, list<string>> Blocks by slug of an item. */
	private static $documents = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$bundle         = Bundle::from_zip( dirname( TEMPLATELY_FILE ) . '/build/catalogue/vesper-quince.zip' );
		self::$manifest = $bundle->manifest()->to_array();
		foreach ( self::$manifest['items'] as $item ) {
			self::$documents[ $item['slug'] ] = json_decode( $bundle->entry( $item['document'] ), true )['blocks'];
		}
	}

	/**
	 * @param array<string, string> $colours By slug.
	 * @param array<string, mixed>  $styles  As in theme.json.
	 */
	private static function site( array $colours, array $styles = array() ): Site_Presets {
		return new Site_Presets( $colours, self::SIZES, self::SPACES, array( 'body', 'heading' ), $styles );
	}

	/**
	 * @param string $slug Slug of an item.
	 * @return array{blocks: list<string>, kept: int}
	 */
	private static function dressed( string $slug, Site_Presets $site ): array {
		return ( new Site_Styler( new Design_Presets( self::$manifest['look'] ), $site, 0.85 ) )->adapt( self::$documents[ $slug ] );
	}

	/**
	 * Finds text and its background without any class of the plugin.
	 * @param list<array<string, mixed>> $blocks  Parsed blocks.
	 * @param array<string, string>      $palette The site's.
	 * @param string                     $back    Background colour; '' for an image.
	 * @return list<array{string, string, string}> Text colour, background colour, name of the block.
	 */
	private static function pairs( array $blocks, array $palette, string $words, string $back ): array {
		$pairs = array();
		foreach ( $blocks as $block ) {
			$own        = $block['attrs'];
			$here_words = $palette[ $own['textColor'] ?? '' ] ?? $own['style']['color']['text'] ?? $words;
			$here_back  = 'core/separator' === $block['blockName'] ? $back : ( $palette[ $own['backgroundColor'] ?? '' ] ?? $own['style']['color']['background'] ?? $back );
			if ( 'core/cover' === $block['blockName'] ) {
				$here_back = isset( $own['customGradient'] ) ? '' : ( $palette[ $own['overlayColor'] ?? '' ] ?? $own['customOverlayColor'] ?? '' );
			}
			$html = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
			if ( '' !== trim( wp_strip_all_tags( $html ) ) || ( null !== $block['blockName'] && '' === $html ) ) {
				$size     = self::SIZES[ $own['fontSize'] ?? '' ] ?? (string) ( $own['style']['typography']['fontSize'] ?? '0px' );
				$least    = 1 === preg_match( '/([\d.]+)(px|rem)/', $size, $found ) ? (float) $found[1] * ( 'rem' === $found[2] ? 16 : 1 ) : 0;
				$is_large = $least >= 24;
				$pairs[]  = array( $here_words, $here_back, $is_large ? 'large words' : (string) $block['blockName'] );
				$link     = str_replace( 'var:preset|color|', '', $own['style']['elements']['link']['color']['text'] ?? '' );
				if ( '' !== $link ) {
					$pairs[] = array( $palette[ $link ] ?? $link, $here_back, $is_large ? 'large words' : "links in {$block['blockName']}" );
				}
			}
			$pairs = array_merge( $pairs, self::pairs( $block['innerBlocks'], $palette, $here_words, $here_back ) );
		}
		return $pairs;
	}

	/**
	 * Requires a contrast of 4.5 : 1, or 3 : 1 for text of at least 24 px in every window.
	 * @param list<string> $blocks Serialised blocks.
	 * @param string       $which  For the message.
	 */
	private function assert_readable( array $blocks, Site_Presets $site, string $which ): int {
		$pairs = self::pairs( parse_blocks( implode( '', $blocks ) ), $site->colours, $site->text, $site->background );
		foreach ( $pairs as list( $words, $back, $name ) ) {
			if ( '' !== $back ) {
				$this->assertGreaterThanOrEqual( 'large words' === $name ? 3 : 4.5, Color::contrast( $words, $back ), "$name: $words on $back. $which" );
			}
		}
		return count( $pairs );
	}

	public function test_no_preset_of_the_design_is_left_in_any_look(): void {
		$slugs = array();
		foreach ( self::$manifest['look']['presets'] as $presets ) {
			$slugs = array_merge( $slugs, array_column( $presets, 'slug' ) );
		}
		$any  = implode( '|', $slugs );
		$fit  = new Style_Adapter();
		$text = static function ( array $blocks ): string {
			return (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( implode( ' ', $blocks ) ) );
		};
		foreach ( self::$documents as $slug => $blocks ) {
			foreach ( Style_Schema::ALL as $look ) {
				$dressed = $fit->adapt( $blocks, self::$manifest['look'], $look )['blocks'];
				$markup  = implode( "\n\n", $dressed );
				$this->assertSame( 0, preg_match( "/var:preset\|[a-z-]+\|(?:$any)\"|--wp--preset--[a-z-]+--(?:$any)\)|has-(?:$any)-(?:color|background-color|border-color|font-size|font-family)|\"(?:textColor|backgroundColor|overlayColor|borderColor|fontSize|fontFamily)\":\"(?:$any)\"/", $markup, $found ), "$slug, $look: " . ( $found[0] ?? '' ) );
				$this->assertSame( $markup, Block_Markup::sanitize( $markup ), "$slug, $look, is not what WordPress leaves as it is." );
				$this->assertSame( $text( $blocks ), $text( $dressed ), "$slug, $look, has other words." );
				$this->assertSame( Block_Markup::block_types( implode( '', $blocks ) ), Block_Markup::block_types( $markup ) );
			}
		}
	}

	public function test_each_style_uses_its_own_fonts_and_colours(): void {
		$fit = new Style_Adapter();
		$in  = function ( string $look, ?float $scale = null ) use ( $fit ): string {
			return implode( '', $fit->adapt( self::$documents['vesper-quince-hero'], self::$manifest['look'], $look, $scale )['blocks'] );
		};
		$this->assertStringContainsString( 'font-size:clamp(54px, 7.4vw, 108px);font-family:Cormorant, Times New Roman, Georgia, serif', $in( 'design' ) );
		$this->assertStringContainsString( 'color:#efe7d8', $in( 'design' ) );
		$this->assertStringContainsString( 'letter-spacing:-0.03em', $in( 'design' ) );
		$this->assertStringNotContainsString( 'Cormorant', $in( 'fonts' ) );
		$this->assertStringContainsString( 'font-size:clamp(45.9px, 6.29vw, 91.8px)', $in( 'fonts' ) );
		$this->assertStringContainsString( 'font-size:clamp(27px, 3.7vw, 54px)', $in( 'fonts', 0.5 ) );
		$this->assertStringContainsString( 'font-size:17px', $in( 'fonts', 0.5 ), 'Text has its size.' );
		$this->assertStringContainsString( 'letter-spacing:-0.03em', $in( 'fonts' ) );
		$this->assertStringContainsString( '#efe7d8', $in( 'fonts' ) );
		$this->assertStringNotContainsString( '#efe7d8', $in( 'site' ) );
		$this->assertStringNotContainsString( 'letter-spacing', $in( 'site' ) );
		$this->assertStringContainsString( 'has-accent-1-background-color', $in( 'site' ) );
	}

	public function test_documents_without_a_style_stay_unchanged(): void {
		$blocks = array( "<!-- wp:paragraph {\"textColor\":\"soot\",  \"fontSize\":\"title\"} -->\n<p class=\"has-soot-color\">x</p>\n<!-- /wp:paragraph -->" );
		foreach ( Style_Schema::ALL as $look ) {
			$this->assertSame( $blocks, ( new Style_Adapter() )->adapt( $blocks, null, $look )['blocks'] );
			$this->assertSame( $blocks, ( new Style_Adapter() )->adapt( $blocks, array( 'page' => array(), 'presets' => array() ), $look )['blocks'] );
		}
	}

	public function test_text_is_readable_in_the_colours_of_core_themes(): void {
		$palettes = 0;
		foreach ( array( 'twentytwentyfive', 'twentytwentyfour' ) as $theme ) {
			$folder = get_theme_root() . "/$theme";
			foreach ( array_merge( array( "$folder/theme.json" ), glob( "$folder/styles/{,colors/}*.json", GLOB_BRACE ) ?: array() ) as $file ) {
				$json    = json_decode( (string) file_get_contents( $file ), true );
				$palette = array_column( $json['settings']['color']['palette'] ?? array(), 'color', 'slug' );
				if ( array() === $palette ) {
					continue;
				}
				++$palettes;
				$site = self::site( $palette, array( 'color' => $json['styles']['color'] ?? array( 'background' => 'var:preset|color|base' ) ) );
				foreach ( array( 'vesper-quince-private-table', 'vesper-quince-book', 'vesper-quince-long-table' ) as $slug ) {
					$this->assertGreaterThan( 2, $this->assert_readable( self::dressed( $slug, $site )['blocks'], $site, "$slug in " . basename( $file ) ) );
				}
			}
		}
		$this->assertGreaterThanOrEqual( 10, $palettes );
	}

	/** Two ends and random colours, or pastels without ends. */
	public function test_text_is_readable_in_any_colours(): void {
		$seed = 20261122;
		mt_srand( $seed );
		$colour = static function ( int $from, int $to ): string {
			return sprintf( '#%02x%02x%02x', mt_rand( $from, $to ), mt_rand( $from, $to ), mt_rand( $from, $to ) );
		};
		for ( $round = 0; $round < 100; $round++ ) {
			$is_hostile = 0 === $round % 4;
			$palette    = $is_hostile ? array() : array(
				'base'     => $colour( 215, 255 ),
				'contrast' => $colour( 0, 60 ),
			);
			for ( $more = mt_rand( $is_hostile ? 1 : 0, 6 ); $more > 0; $more-- ) {
				$palette[ "accent-$more" ] = $is_hostile ? $colour( 90, 230 ) : $colour( 0, 255 );
			}
			$is_dark = ! $is_hostile && 1 === $round % 3;
			$site    = self::site(
				$palette,
				array(
					'color' => array(
						'background' => 'var(--wp--preset--color--' . ( $is_hostile ? 'accent-1' : ( $is_dark ? 'contrast' : 'base' ) ) . ')',
						'text'       => $is_hostile ? '#000000' : 'var:preset|color|' . ( $is_dark ? 'base' : 'contrast' ),
					),
				)
			);
			$slug    = array( 'vesper-quince-book', 'vesper-quince-long-table', 'vesper-quince-menu-card' )[ $round % 3 ];
			$this->assert_readable( self::dressed( $slug, $site )['blocks'], $site, "Seed $seed, round $round: " . wp_json_encode( $palette ) );
		}
	}

	public function test_dark_stays_dark_and_surfaces_differ(): void {
		$light = array(
			'base'     => '#ffffff',
			'contrast' => '#111111',
			'accent-1' => '#ffee58',
			'accent-3' => '#503aa8',
			'accent-4' => '#686868',
			'clear'    => '#ffffff00',
			'mixed'    => 'color-mix(in srgb, currentColor 20%, transparent)',
		);
		$on    = static function ( string $background, string $text ): array {
			return array(
				'color' => array(
					'background' => "var:preset|color|$background",
					'text'       => "var:preset|color|$text",
				),
			);
		};
		foreach ( array( array( 'base', 'contrast' ), array( 'contrast', 'base' ) ) as list( $background, $text ) ) {
			$site = self::site( $light, $on( $background, $text ) );
			$this->assertSame( array( 'contrast', 'base' ), $site->ends );
			$this->assertArrayNotHasKey( 'mixed', $site->colours );
			$this->assertArrayNotHasKey( 'clear', $site->colours );
			$this->assertStringContainsString( 'has-contrast-background-color', self::dressed( 'vesper-quince-statement', $site )['blocks'][0] );
			$this->assertStringContainsString( 'has-base-background-color', self::dressed( 'vesper-quince-growers', $site )['blocks'][0] );
			$this->assertStringContainsString( '"overlayColor":"accent-1"', self::dressed( 'vesper-quince-long-table', $site )['blocks'][0] );
		}
	}

	public function test_text_over_an_image_keeps_its_lightness(): void {
		$bright = self::dressed( 'vesper-quince-hero', self::site( array( 'base' => '#ffffff', 'contrast' => '#111111' ) ) );
		$this->assertStringContainsString( '"text":"#ffffff"', $bright['blocks'][0], 'A value: another theme or variation may have a dark color by this name.' );
		$this->assertSame( 0, $bright['kept'] );
		$dull = self::dressed( 'vesper-quince-hero', self::site( array( 'base' => '#b0b0b0', 'contrast' => '#111111' ) ) );
		$this->assertStringContainsString( '"text":"#efe7d8"', $dull['blocks'][0] );
		$this->assertGreaterThan( 0, $dull['kept'] );
	}

	/** Within a fifth a size becomes the site's; otherwise it stays, scaled. */
	public function test_uses_close_font_sizes_and_spacing_of_the_site(): void {
		$site = self::site( array( 'base' => '#ffffff', 'contrast' => '#111111' ), array( 'spacing' => array( 'padding' => array( 'left' => 'var:preset|spacing|30' ) ) ) );
		$card = implode( '', self::dressed( 'vesper-quince-menu-card', $site )['blocks'] );
		$this->assertStringContainsString( '"fontSize":"medium"', $card, '16 px is 18 px here.' );
		$this->assertStringContainsString( 'font-size:clamp(34px, 4.25vw, 64.6px)', $card, '64.6 px is not 48 px.' );
		$this->assertStringContainsString( '"right":"var:preset|spacing|30"', $card, 'The edge is the site’s.' );
		$this->assertStringContainsString( '"top":"var:preset|spacing|80"', $card, '115 px is 140 px here.' );
		$none = implode( '', self::dressed( 'vesper-quince-menu-card', new Site_Presets( array(), array(), array(), array(), array() ) )['blocks'] );
		$this->assertStringContainsString( 'padding-right:clamp(20px, 5vw, 72px)', $none );
		$this->assertStringContainsString( 'font-size:16px', $none );
	}

	public function test_a_line_over_an_image_has_a_value_that_stays_when_the_colors_of_the_site_change(): void {
		$look  = array(
			'page'    => array(),
			'presets' => array( 'color' => array( array( 'slug' => 'bone', 'name' => 'Bone', 'value' => '#efe7d8' ) ) ),
		);
		$cover = '<!-- wp:cover {"url":"https://site.example/x.webp","dimRatio":0} --><div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="https://site.example/x.webp"/><div class="wp-block-cover__inner-container"><!-- wp:group {"borderColor":"bone"} --><div class="wp-block-group has-border-color has-bone-border-color"></div><!-- /wp:group --></div></div><!-- /wp:cover -->';
		$this->assertMatchesRegularExpression( '/"border":\{"color":"#[0-9a-f]{6}"/', ( new Style_Adapter() )->adapt( array( $cover ), $look, 'site' )['blocks'][0] );
	}

	public function test_fixed_lengths_of_a_site_do_not_replace_those_that_narrow_with_the_window(): void {
		$site = new Site_Presets( array(), array( 'huge' => '64px' ), array( '70' => '72px' ), array(), array() );
		$card = implode( '', self::dressed( 'vesper-quince-menu-card', $site )['blocks'] );
		$this->assertStringContainsString( 'font-size:clamp(34px, 4.25vw, 64.6px)', $card );
		$this->assertStringContainsString( 'padding-right:clamp(20px, 5vw, 72px)', $card );
	}

	public function test_considers_background_colours_of_the_theme(): void {
		$blocks = array( '<!-- wp:quote {"textColor":"bone"} --><blockquote class="wp-block-quote has-bone-color has-text-color">x</blockquote><!-- /wp:quote -->' );
		$style  = static function ( array $styles ) use ( $blocks ): string {
			$site = self::site( array( 'base' => '#ffffff', 'contrast' => '#111111' ), $styles );
			return ( new Site_Styler( new Design_Presets( self::$manifest['look'] ), $site, 1 ) )->adapt( $blocks )['blocks'][0];
		};
		$dark   = array( 'color' => array( 'background' => 'var:preset|color|contrast', 'text' => 'var:preset|color|base' ) );
		$this->assertStringContainsString( '"textColor":"base"', $style( $dark ) );
		$this->assertStringContainsString( '"textColor":"contrast"', $style( $dark + array( 'blocks' => array( 'core/quote' => array( 'color' => array( 'background' => 'var(--wp--preset--color--base)' ) ) ) ) ) );
	}

	public function test_lines_stay_visible(): void {
		$line  = '<!-- wp:group {"backgroundColor":"bone","textColor":"soot"} --><div class="wp-block-group has-soot-color has-bone-background-color has-text-color has-background"><!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|%1$s","width":"1px"}}}} --><div class="wp-block-group" style="border-top-color:var(--wp--preset--color--%1$s);border-top-width:1px"></div><!-- /wp:group --></div><!-- /wp:group -->';
		$white = array(
			'base'     => '#ffffff',
			'contrast' => '#111111',
		);
		$dark  = array(
			'base'     => '#1b1b1b',
			'contrast' => '#f0f0f0',
		);
		$given = array(
			'near white, as in Twenty Twenty-Five' => array( $white + array( 'accent-5' => '#fbfaf3' ), 'linen', '/^#[0-9a-f]{6}$/', 1.3 ),
			'a grey of its own'                    => array( $white + array( 'line' => '#d0d0d0' ), 'linen', '/^line$/', 1.3 ),
			'a dark site'                          => array( $dark, 'linen', '/^#[0-9a-f]{6}$/', 1.3 ),
			// Invisible in the design as well.
			'bone on bone'                         => array( $white, 'bone', '/^base$/', 1.0 ),
		);
		foreach ( $given as $name => list( $colours, $slug, $expected, $seen ) ) {
			$blocks = ( new Site_Styler( new Design_Presets( self::$manifest['look'] ), self::site( $colours ), 1.0 ) )->adapt( array( sprintf( $line, $slug ) ) )['blocks'];
			$outer  = parse_blocks( $blocks[0] )[0];
			$border = str_replace( 'var:preset|color|', '', $outer['innerBlocks'][0]['attrs']['style']['border']['top']['color'] );
			$this->assertMatchesRegularExpression( $expected, $border, $name );
			$contrast = Color::contrast( $colours[ $border ] ?? $border, $colours[ $outer['attrs']['backgroundColor'] ] );
			$this->assertGreaterThanOrEqual( $seen, $contrast, $name );
			$this->assertLessThan( 2, $contrast, "$name: a line is quiet." );
		}
		$this->assertSame( array( '#ffffff', '#000000' ), array( Color::mix_until_contrast( '#ffffff', '#000000', 1.0 ), Color::mix_until_contrast( '#ffffff', '#000000', 22.0 ) ) );
	}

	public function test_widens_full_width_blocks_in_classic_themes(): void {
		$group  = static function ( array $attributes, string $inner ): string {
			return '<!-- wp:group ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-group' . ( isset( $attributes['align'] ) ? " align{$attributes['align']}" : '' ) . '">' . $inner . '</div><!-- /wp:group -->';
		};
		$column = '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:heading --><h2 class="wp-block-heading">One room</h2><!-- /wp:heading --></div><!-- /wp:column --></div><!-- /wp:columns -->';
		$wide   = str_replace( array( 'wp:columns -->', 'class="wp-block-columns"' ), array( 'wp:columns {"align":"wide"} -->', 'class="alignwide wp-block-columns"' ), $column );
		$wide   = str_replace( '<!-- /wp:columns {"align":"wide"} -->', '<!-- /wp:columns -->', $wide );
		$words  = '<!-- wp:paragraph --><p>From six</p><!-- /wp:paragraph -->';
		$full   = array( 'align' => 'full' );
		$flex   = array( 'layout' => array( 'type' => 'flex' ) );
		$narrow = array(
			'layout' => array(
				'type'        => 'constrained',
				'contentSize' => '640px',
			),
		);
		$text   = array( 'layout' => array( 'type' => 'constrained' ) );
		$wordy  = array(
			'layout' => array(
				'type'        => 'constrained',
				'contentSize' => '1296px',
			),
		);
		$stack  = static function ( string $inner ): string {
			return '<!-- wp:group {"align":"wide","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} --><div class="wp-block-group alignwide">' . $inner . '</div><!-- /wp:group -->';
		};
		$cover  = static function ( string $inner ): string {
			return '<!-- wp:cover {"align":"full"} --><div class="wp-block-cover alignfull"><span aria-hidden="true" class="wp-block-cover__background"></span><div class="wp-block-cover__inner-container">' . $inner . '</div></div><!-- /wp:cover -->';
		};
		$given  = array(
			array( $group( $full, $column ), $group( $full, $wide ) ),
			// A widened block widens its content as well.
			array( $group( $full, $group( array(), $column ) ), $group( $full, str_replace( array( '{}', 'class="wp-block-group"' ), array( '{"align":"wide"}', 'class="alignwide wp-block-group"' ), $group( array(), $wide ) ) ) ),
			// A paragraph cannot be wide, so a stack around all is.
			array( $group( $full, $words . $column ), $group( $full, $stack( $words . $column ) ) ),
			array( $cover( $words . $column ), $cover( $stack( $words . $column ) ) ),
			array( $group( $full + $wordy, $words ), $group( $full + $wordy, $stack( $words ) ) ),
			// The content of a group inside it would be narrow again.
			array( $group( $full, $words . $group( array(), $words ) ), $group( $full, $stack( $words . $group( array(), $stack( $words ) ) ) ) ),
			array( $group( $full, $words . $group( array(), $column ) ), $group( $full, $stack( $words . $group( array(), $wide ) ) ) ),
			array( $group( $full, $words . $group( $flex, $words ) ), $group( $full, $stack( $words . $group( $flex, $words ) ) ) ),
			array( $group( $full, $words . $group( $narrow, $words ) ), $group( $full, $stack( $words . $group( $narrow, $words ) ) ) ),
			// A block with its own alignment keeps its place beside the text.
			array( $group( $full, $words . $group( array( 'align' => 'right' ), $column ) ), null ),
			// The design wants text width.
			array( $group( $full + $text, $words . $column ), null ),
			array( $group( $full + $flex, $column ), null ),
			array( $group( $full + $narrow, $column ), null ),
			array( $group( array(), $column ), null ),
			array( $group( $full, $group( array( 'align' => 'left' ), $column ) ), null ),
		);
		foreach ( $given as $number => list( $blocks, $expected ) ) {
			$this->assertSame( array( $expected ?? $blocks ), Classic_Theme_Widths::widen_blocks( array( $blocks ) ), "Number $number" );
		}
		$look    = array( 'page' => array(), 'presets' => array() );
		$classic = static function (): string {
			return 'tly-classic-without-theme-json';
		};
		$this->assertSame( array( $given[0][0] ), ( new Style_Adapter() )->adapt( array( $given[0][0] ), $look, Style_Schema::DESIGN )['blocks'], 'A theme of blocks.' );
		add_filter( 'stylesheet', $classic );
		add_filter( 'template', $classic );
		$knew_wide = current_theme_supports( 'align-wide' );
		try {
			foreach ( array( false, true ) as $knows_wide ) {
				$knows_wide ? add_theme_support( 'align-wide' ) : remove_theme_support( 'align-wide' );
				foreach ( Style_Schema::ALL as $which ) {
					$marked = Style_Schema::SITE === $which ? Style_Adapter::add_class( array( $given[0][ (int) $knows_wide ] ), Theme_Palettes::class_name() ) : array( $given[0][ (int) $knows_wide ] );
					$this->assertSame( Style_Adapter::add_class( $marked, Classic_Theme_Styles::CLASS_NAME ), ( new Style_Adapter() )->adapt( array( $given[0][0] ), $look, $which )['blocks'], $which );
				}
			}
		} finally {
			$knew_wide ? add_theme_support( 'align-wide' ) : remove_theme_support( 'align-wide' );
			remove_filter( 'stylesheet', $classic );
			remove_filter( 'template', $classic );
		}
	}

	public function test_chooses_a_background_for_inherited_text(): void {
		$site   = self::site(
			array(
				'base'     => '#ffffff',
				'contrast' => '#111111',
			),
			array(
				'color' => array(
					'background' => 'var:preset|color|base',
					'text'       => 'var:preset|color|contrast',
				),
			)
		);
		$blocks = array( '<!-- wp:group {"backgroundColor":"soot"} --><div class="wp-block-group has-soot-background-color has-background"><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --></div><!-- /wp:group -->' );
		$style  = new Site_Styler( new Design_Presets( self::$manifest['look'] ), $site, 1 );
		$this->assertStringContainsString( '"backgroundColor":"base"', $style->adapt( $blocks )['blocks'][0] );
	}

	public function test_reads_and_scales_lengths(): void {
		$this->assertSame( 76.0, Css_Length::largest( 'clamp(40px, 5vw, 76px)' ) );
		$this->assertSame( 40.0, Css_Length::smallest( 'clamp(40px, 5vw, 76px)' ) );
		$this->assertSame( 104.0, Css_Length::largest( 'min(6.5rem, 8vw)' ) );
		$this->assertSame( 18.0, Css_Length::largest( '18' ) );
		$this->assertSame( 0.0, Css_Length::largest( '' ) );
		$this->assertSame( 'clamp(20px, 2.5vw, 38px)', Css_Length::scale( 'clamp(40px, 5vw, 76px)', 0.5 ) );
	}

	public function test_reads_opaque_colours_only(): void {
		$this->assertSame( '#aabbcc', Color::hex( ' #ABC ' ) );
		$this->assertSame( '#112233', Color::hex( '#112233ff' ) );
		$this->assertSame( '#0a141e', Color::hex( 'rgb(10, 20, 30)' ) );
		$this->assertSame( array( '', '', '', '' ), array_map( array( Color::class, 'hex' ), array( '#11223380', 'rgba(0,0,0,.5)', 'color-mix( in srgb, red, blue )', null ) ) );
		$this->assertEqualsWithDelta( 21.0, Color::contrast( '#000000', '#ffffff' ), 0.001 );
		$this->assertEqualsWithDelta( 4.54, Color::contrast( '#767676', '#ffffff' ), 0.005 );
		foreach ( array( '#8a6f9e', '#777777', '#ff0000' ) as $hex ) {
			$this->assertGreaterThanOrEqual( 4.5, Color::contrast( Color::readable_color_on( $hex ), $hex ) );
		}
	}
}
