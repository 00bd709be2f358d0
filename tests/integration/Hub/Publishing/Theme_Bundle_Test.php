<?php

declare( strict_types=1 );

use Templately\Hub\Publishing\Pack_Command;
use Templately\Shared\Bundle\Bundle;

/** @group S7 */
final class Theme_Bundle_Test extends Test_Case {

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
	}

	public function test_what_no_pack_has_is_left_out_and_named(): void {
		$theme = self::theme(
			array(
				'patterns/remote.php'  => self::pattern( 'remote', '<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/x.png" alt=""/></figure><!-- /wp:image -->' ),
				'patterns/unknown.php' => self::pattern( 'unknown', '<!-- wp:other/thing /-->' ),
				'patterns/broken.php'  => self::pattern( 'broken', '<?php no_such_function(); ?>' ),
				'patterns/loose.php'   => self::pattern( 'loose', '<!-- wp:paragraph {"textColor":"missing"} --><p class="has-missing-color has-text-color"><a href="/nowhere/">x</a></p><!-- /wp:paragraph -->' ),
			)
		);
		$file  = self::create( $theme );
		$said  = implode( "\n", WP_CLI::$lines );
		foreach ( array( 'remote is left out: it loads src="https://elsewhere.example/x.png.', 'unknown is left out: the block other/thing is unknown.', 'The pattern broken is left out: Call to undefined function no_such_function()', 'loose uses the color missing, which the theme does not define.', 'loose links to /nowhere/, which is no page of the pack.' ) as $sentence ) {
			$this->assertStringContainsString( $sentence, $said );
		}
		$documents = preg_grep( '/^documents/', array_keys( self::entries( $file ) ) );
		$this->assertSame( array( 'loose' ), array_values( array_intersect( array( 'remote', 'unknown', 'broken', 'loose' ), preg_replace( '#^documents/leaf-(.*)\.json$#', '$1', $documents ) ) ) );
		$this->assertStringContainsString( 'style="color:currentColor"><a href="#">', self::entries( $file )['documents/leaf-loose.json']['blocks'][0] );
	}

	public function test_fonts_come_with_a_licence_only(): void {
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
			"<!-- wp:group {\"layout\":{\"type\":\"constrained\"},\"className\":\"wide\",\"textColor\":\"paper\",\"backgroundColor\":\"ink\",\"style\":{\"elements\":{\"link\":{\"color\":{\"text\":\"var:preset|color|paper\"}}}}} -->\n<div class=\"has-paper-color has-text-color has-ink-background-color has-background has-link-color wp-block-group wide\"><!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->",
			self::entries( $file )['documents/leaf-dark.json']['blocks'][0]
		);
		$this->assertContains( 'The blocks of the block style section-1 are left out.', WP_CLI::$lines );
	}

	public function test_a_theme_of_wordpress_becomes_a_pack(): void {
		$bundle = Bundle::from_zip( self::create( 'twentytwentyfive' ) );
		$types  = array_count_values( array_column( $bundle->manifest()->to_array()['items'], 'type' ) );
		$this->assertSame( array( 'pages' => 8, 'sections' => 40, 'templates' => 13 ), $types );
		$this->assertStringNotContainsString( 'is left out: it', implode( "\n", WP_CLI::$lines ) );
	}

	public function test_a_folder_without_a_block_theme_is_refused(): void {
		$this->expectExceptionMessage( '/nowhere is no block theme' );
		( new Pack_Command( '__return_null', '__return_null' ) )->create( array( '/nowhere' ) );
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
