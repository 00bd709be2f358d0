<?php

declare( strict_types=1 );

use Templately\Hub\Publishing\Pack_Command;
use Templately\Shared\Bundle\Bundle;
use Templately\Tests\Hub\Asks_Hub;

/** @group S7 */
final class Theme_Bundle_Test extends Test_Case {

	use Asks_Hub;

	private const FIXTURE = '/packages/starter-catalogue/src/test/fixture-theme';

	/** @var list<string> */
	private $directories;

	protected function setUp(): void {
		parent::setUp();
		$this->directories = $GLOBALS['wp_theme_directories'];
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		WP_CLI::$lines = array();
	}

	protected function tearDown(): void {
		foreach ( array( 'stylesheet', 'template', 'stylesheet_root', 'template_root' ) as $option ) {
			remove_all_filters( "pre_option_$option" );
		}
		$GLOBALS['wp_theme_directories'] = $this->directories; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as it was.
		delete_site_transient( 'theme_roots' );
		wp_clean_themes_cache();
		restore_previous_locale();
		wp_set_template_globals();
		wp_clean_theme_json_cache();
		parent::tearDown();
	}

	/** The fixture has one of everything. The catalogue's build for Node is tested with the same file. */
	public function test_a_theme_becomes_the_same_pack_as_in_the_build_for_node(): void {
		$expected = json_decode( (string) file_get_contents( dirname( TEMPLATELY_FILE ) . '/packages/starter-catalogue/src/test/fixture-bundle.json' ), true );
		$this->assertEquals( $expected, self::entries( self::create( dirname( TEMPLATELY_FILE ) . self::FIXTURE ) ) );
		$this->assertStringNotContainsString( 'site.logo', implode( "\n", WP_CLI::$lines ) );
	}

	public function test_what_no_pack_has_is_left_out_and_named(): void {
		$theme = self::theme(
			array(
				'pack.json'            => '{"schema":1,"site":{"logo":"leaf.webp"}}',
				'patterns/remote.php'  => self::pattern( 'remote', '<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/x.png" alt=""/></figure><!-- /wp:image -->' ),
				'patterns/unknown.php' => self::pattern( 'unknown', '<!-- wp:other/thing /-->' ),
				'patterns/broken.php'  => self::pattern( 'broken', '<?php no_such_function(); ?>' ),
				'patterns/loose.php'   => self::pattern( 'loose', '<!-- wp:paragraph {"textColor":"missing"} --><p class="has-missing-color has-text-color"><a href="/nowhere/">x</a></p><!-- /wp:paragraph -->' ),
			)
		);
		$file  = self::create( $theme );
		$said  = implode( "\n", WP_CLI::$lines );
		foreach ( array( 'remote is left out: it loads src="https://elsewhere.example/x.png.', 'unknown is left out: the block other/thing is unknown.', 'The pattern broken is left out: Call to undefined function no_such_function()', 'loose uses the color missing, which the theme does not define.', 'loose links to /nowhere/, which is no page of the pack.', 'site.logo of pack.json: assets/images/leaf.webp is missing' ) as $sentence ) {
			$this->assertStringContainsString( $sentence, $said );
		}
		$documents = preg_grep( '/^documents/', array_keys( self::entries( $file ) ) );
		$this->assertSame( array( 'loose' ), array_values( array_intersect( array( 'remote', 'unknown', 'broken', 'loose' ), preg_replace( '#^documents/leaf-(.*)\.json$#', '$1', $documents ) ) ) );
		$this->assertStringContainsString( 'style="color:currentColor"><a href="#">', self::entries( $file )['documents/leaf-loose.json']['blocks'][0] );
	}

	/** Real themes have pages without post types, links to other sites, radius presets, and pictures with the extension of another type. */
	public function test_a_theme_from_elsewhere_becomes_a_pack_that_can_be_published(): void {
		$png  = (string) file_get_contents( ABSPATH . 'wp-includes/images/media/default.png' );
		$file = self::create(
			self::theme(
				array(
					'theme.json'             => '{"version":3,"settings":{"color":{"palette":[{"slug":"ink","name":"Ink","color":"#112233"}],"gradients":[{"slug":"dusk","name":"Dusk","gradient":"linear-gradient(0deg, var(--wp--preset--color--ink) 0%, #ffffff 100%)"}]},"border":{"radiusSizes":[{"slug":"sm","name":"Small","size":"8px"}]},"shadow":{"presets":[{"slug":"soft","name":"Soft","shadow":"0 0 50px rgb(10, 10, 10, 0.1);"}]}}}',
					'assets/images/sky.webp' => $png,
					'patterns/landing.php'   => "<?php\n/**\n * Title: Landing\n * Slug: leaf/landing\n * Block Types: core/post-content\n */\n?>\n<!-- wp:group {\"style\":{\"border\":{\"radius\":\"var:preset|border-radius|sm\"}},\"gradient\":\"dusk\",\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group has-dusk-gradient-background has-background\" style=\"border-radius:var(--wp--preset--border-radius--sm)\"><!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"<?php echo esc_url( get_stylesheet_directory_uri() ); ?>/assets/images/sky.webp\" alt=\"\"/></figure>\n<!-- /wp:image --></div>\n<!-- /wp:group -->",
					'patterns/follow.php'    => self::pattern( 'follow', "<!-- wp:social-links -->\n<ul class=\"wp-block-social-links\"><!-- wp:social-link {\"url\":\"https://elsewhere.example\",\"service\":\"mastodon\"} /--></ul>\n<!-- /wp:social-links -->\n\n<!-- wp:navigation -->\n<!-- wp:navigation-submenu {\"label\":\"More\",\"url\":\"https://elsewhere.example\"} -->\n<!-- wp:navigation-link {\"label\":\"Blog\",\"url\":\"https://elsewhere.example\"} /-->\n<!-- /wp:navigation-submenu -->\n<!-- /wp:navigation -->" ),
					'patterns/posts.php'     => str_replace( 'Title:', "Block Types: core/query\n * Title:", self::pattern( 'posts', "<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph -->" ) ),
				)
			)
		);

		$bundle = Bundle::from_zip( $file );
		$this->open_hub();
		$this->hub->publisher()->publish( $bundle );

		$manifest = $bundle->manifest()->to_array();
		$this->assertSame( array( 'leaf-landing' => 'pages', 'leaf-follow' => 'sections', 'leaf-posts' => 'sections' ), array_column( $manifest['items'], 'type', 'slug' ) );
		$this->assertSame( array( 'sky.png', 'image/png' ), array( $manifest['media'][0]['name'], $manifest['media'][0]['mime'] ) );
		$this->assertSame( array( 'linear-gradient(0deg, #112233 0%, #ffffff 100%)', '8px', '0 0 50px rgb(10, 10, 10, 0.1)' ), array( $manifest['look']['presets']['gradient'][0]['value'], $manifest['look']['presets']['border-radius'][0]['value'], $manifest['look']['presets']['shadow'][0]['value'] ) );
	}

	public function test_a_theme_without_patterns_is_refused(): void {
		$this->expectExceptionMessage( 'The theme leaf has no patterns in its folder patterns/ that people can insert.' );
		self::create( self::theme( array() ) );
	}

	public function test_fonts_come_with_a_licence_only(): void {
		self::leave_sizes_out();
		$pack = dirname( TEMPLATELY_FILE ) . '/packages/starter-catalogue/packs/vesper-quince';
		$with = Bundle::from_zip( self::create( $pack ) );
		$this->assertSame( array( 2, 1 ), array_map( 'count', array_column( $with->manifest()->fonts(), 'faces' ) ) );
		$this->assertTrue( $with->has( 'fonts/OFL-cormorant.txt' ) );
	}

	/** Another site has no such style: its colors come as the block's own. */
	public function test_a_block_style_comes_as_attributes(): void {
		$file = self::create(
			self::theme(
				array(
					'theme.json'        => '{"version":3,"settings":{"color":{"palette":[{"slug":"ink","name":"Ink","color":"#112233"},{"slug":"paper","name":"Paper","color":"#fffef0"}]}}}',
					'styles/dark.json'  => '{"version":3,"title":"Dark","slug":"section-1","blockTypes":["core/group"],"styles":{"color":{"background":"var:preset|color|ink","text":"var:preset|color|paper"},"elements":{"link":{"color":{"text":"var:preset|color|paper"}}},"blocks":{"core/separator":{"color":{"text":"currentColor"}}}}}',
					'patterns/dark.php' => self::pattern( 'dark', "<!-- wp:group {\"className\":\"wide is-style-section-1\",\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group wide is-style-section-1\"><!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->" ),
				)
			)
		);
		$this->assertSame(
			"<!-- wp:group {\"layout\":{\"type\":\"constrained\"},\"className\":\"wide\",\"textColor\":\"paper\",\"backgroundColor\":\"ink\",\"style\":{\"elements\":{\"link\":{\"color\":{\"text\":\"var:preset|color|paper\"}},\"heading\":{\"color\":{\"text\":\"var:preset|color|paper\"}}}}} -->\n<div class=\"wp-block-group wide has-paper-color has-text-color has-ink-background-color has-background has-link-color\"><!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->",
			self::entries( $file )['documents/leaf-dark.json']['blocks'][0]
		);
		$this->assertContains( 'The blocks of the block style section-1 are left out.', WP_CLI::$lines );
	}

	/** Headings and links may have a color of their own in another theme, and text styles are missing there. */
	public function test_inherited_colors_and_text_styles_come_as_attributes(): void {
		$file = self::create(
			self::theme(
				array(
					'theme.json'          => '{"version":3,"settings":{"color":{"palette":[{"slug":"paper","name":"Paper","color":"#fffef0"}]}},"styles":{"elements":{"link":{"color":{"text":"currentColor"}}}}}',
					'styles/display.json' => '{"version":3,"title":"Display","slug":"text-display","blockTypes":["core/heading","core/paragraph"],"styles":{"typography":{"fontSize":"3rem","lineHeight":"1.2"}}}',
					'patterns/band.php'   => self::pattern( 'band', "<!-- wp:group {\"textColor\":\"paper\",\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group has-paper-color has-text-color\"><!-- wp:paragraph {\"className\":\"is-style-text-display\",\"style\":{\"typography\":{\"lineHeight\":\"1\"}}} -->\n<p class=\"is-style-text-display\" style=\"line-height:1\">x</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->" ),
				)
			)
		);
		$this->assertSame(
			"<!-- wp:group {\"textColor\":\"paper\",\"layout\":{\"type\":\"constrained\"},\"style\":{\"elements\":{\"heading\":{\"color\":{\"text\":\"var:preset|color|paper\"}},\"link\":{\"color\":{\"text\":\"var:preset|color|paper\"}}}}} -->\n<div class=\"has-link-color wp-block-group has-paper-color has-text-color\"><!-- wp:paragraph {\"style\":{\"typography\":{\"lineHeight\":\"1\",\"fontSize\":\"3rem\"}}} -->\n<p style=\"line-height:1;font-size:3rem\">x</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->",
			self::entries( $file )['documents/leaf-band.json']['blocks'][0]
		);
	}

	public function test_a_text_style_sets_a_preset_font_size_unless_the_block_has_one(): void {
		$file = self::create(
			self::theme(
				array(
					'theme.json'          => '{"version":3,"settings":{"typography":{"fontSizes":[{"slug":"tiny","name":"Tiny","size":"1rem"},{"slug":"huge","name":"Huge","size":"3rem"}]}}}',
					'styles/display.json' => '{"version":3,"title":"Display","slug":"text-display","blockTypes":["core/paragraph"],"styles":{"typography":{"fontSize":"var:preset|font-size|huge"}}}',
					'patterns/sizes.php'  => self::pattern( 'sizes', "<!-- wp:paragraph {\"className\":\"is-style-text-display\"} -->\n<p class=\"is-style-text-display\">x</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph {\"className\":\"is-style-text-display\",\"fontSize\":\"tiny\"} -->\n<p class=\"is-style-text-display has-tiny-font-size\">x</p>\n<!-- /wp:paragraph -->" ),
				)
			)
		);
		$this->assertSame(
			array(
				"<!-- wp:paragraph {\"fontSize\":\"huge\"} -->\n<p class=\"has-huge-font-size\">x</p>\n<!-- /wp:paragraph -->",
				"<!-- wp:paragraph {\"fontSize\":\"tiny\"} -->\n<p class=\"has-tiny-font-size\">x</p>\n<!-- /wp:paragraph -->",
			),
			self::entries( $file )['documents/leaf-sizes.json']['blocks']
		);
	}

	public function test_text_styles_of_the_theme_come_as_attributes_of_headings_and_outermost_containers(): void {
		$file = self::create(
			self::theme(
				array(
					'theme.json'         => '{"version":3,"settings":{"typography":{"fontSizes":[{"slug":"2xl","name":"Huge","size":"3rem"}]}},"styles":{"typography":{"fontSize":"var(--wp--preset--font-size--2xl)","fontFamily":"var:preset|font-family|none","lineHeight":"var(--wp--custom--line)","letterSpacing":"1px"},"elements":{"heading":{"typography":{"letterSpacing":"2px","fontWeight":"700"}},"h3":{"typography":{"letterSpacing":"3px"}}}}}',
					'patterns/texts.php' => self::pattern( 'texts', "<!-- wp:cover {\"style\":{\"typography\":{\"letterSpacing\":\"0\"}}} -->\n<div class=\"wp-block-cover\" style=\"letter-spacing:0\"><!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:heading {\"level\":3,\"style\":{\"typography\":{\"fontWeight\":\"300\"}}} -->\n<h3 class=\"wp-block-heading\" style=\"font-weight:300\">x</h3>\n<!-- /wp:heading --></div>\n<!-- /wp:group --></div>\n<!-- /wp:cover -->" ),
				)
			)
		);
		$slug = self::entries( $file )['manifest.json']['look']['presets']['font-size'][0]['slug'];
		$this->assertNotSame( '2xl', $slug, 'Packs cannot have this slug.' );
		$blocks = parse_blocks( self::entries( $file )['documents/leaf-texts.json']['blocks'][0] );
		$cover  = $blocks[0]['attrs'];
		ksort( $cover['style']['typography'] );
		$this->assertSame( array( 'fontStyle' => 'normal', 'fontWeight' => '400', 'letterSpacing' => '0' ), $cover['style']['typography'] );
		$this->assertSame( array( $slug, null ), array( $cover['fontSize'] ?? null, $cover['fontFamily'] ?? null ) );
		$this->assertSame( array(), $blocks[0]['innerBlocks'][0]['attrs'], 'The group inside inherits.' );
		$heading = $blocks[0]['innerBlocks'][0]['innerBlocks'][0]['attrs']['style']['typography'];
		ksort( $heading );
		$this->assertSame( array( 'fontStyle' => 'normal', 'fontWeight' => '300', 'letterSpacing' => '3px' ), $heading );
	}

	public function test_headings_with_a_color_in_the_theme_do_not_inherit(): void {
		$file = self::create(
			self::theme(
				array(
					'theme.json'        => '{"version":3,"styles":{"elements":{"heading":{"color":{"text":"#112233"}}}}}',
					'patterns/band.php' => self::pattern( 'band', "<!-- wp:group {\"style\":{\"color\":{\"text\":\"#fffef0\"}},\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group has-text-color\" style=\"color:#fffef0\"></div>\n<!-- /wp:group -->" ),
				)
			)
		);
		$this->assertStringContainsString( '"style":{"color":{"text":"#fffef0"},"elements":{"link":{"color":{"text":"#fffef0"}}}},"layout"', self::entries( $file )['documents/leaf-band.json']['blocks'][0] );
	}

	public function test_a_theme_of_wordpress_becomes_a_pack(): void {
		self::leave_sizes_out();
		$bundle = Bundle::from_zip( self::create( 'twentytwentyfive' ) );
		$types  = array_count_values( array_column( $bundle->manifest()->to_array()['items'], 'type' ) );
		$this->assertSame( array( 'pages' => 12, 'sections' => 45, 'templates' => 13 ), $types );
		$this->assertStringNotContainsString( 'is left out: it', implode( "\n", WP_CLI::$lines ) );
	}

	public function test_a_folder_without_a_block_theme_is_refused(): void {
		$this->expectExceptionMessage( '/nowhere is no block theme' );
		( new Pack_Command( '__return_null', '__return_null' ) )->create( array( '/nowhere' ) );
	}

	/** Makes no smaller pictures, which takes seconds and is tested with the small fixture. */
	private static function leave_sizes_out(): void {
		add_filter( 'wp_image_editors', '__return_empty_array' );
	}

	/** @return string The bundle. */
	private static function create( string $theme ): string {
		$file = wp_tempnam( 'pack' );
		( new Pack_Command( '__return_null', '__return_null' ) )->create( array( $theme, $file ) );
		return $file;
	}

	/** @return array<string, mixed> Decoded entries by name. The manifest lacks who made it, and hashes. */
	private static function entries( string $file ): array {
		$bundle  = Bundle::from_zip( $file );
		$entries = array( 'manifest.json' => array_diff_key( json_decode( $bundle->manifest_json(), true ), array( 'made' => 0, 'entries' => 0 ) ) );
		foreach ( array_keys( $bundle->manifest()->entries() ) as $entry ) {
			if ( '.json' === substr( $entry, -5 ) ) {
				$entries[ $entry ] = $bundle->json( $entry );
			}
		}
		return $entries;
	}

	/**
	 * @param array<string, string> $more Files by path.
	 * @return string Folder of a theme.
	 */
	private static function theme( array $more ): string {
		$folder = get_temp_dir() . wp_unique_id( 'themes-' ) . '/leaf';
		foreach ( $more + array( 'style.css' => "/*\nTheme Name: Leaf\n*/", 'theme.json' => '{"version":3}', 'templates/index.html' => '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ) as $file => $text ) {
			wp_mkdir_p( dirname( "$folder/$file" ) );
			file_put_contents( "$folder/$file", $text );
		}
		return $folder;
	}

	private static function pattern( string $name, string $markup ): string {
		return "<?php\n/**\n * Title: $name\n * Slug: leaf/$name\n */\n?>\n$markup";
	}
}
