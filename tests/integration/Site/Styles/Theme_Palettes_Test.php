<?php

declare( strict_types=1 );

use Templately\Shared\Contract\Style_Schema;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Theme_Palettes;
use Templately\Tests\Fetches_Pages;

final class Theme_Palettes_Test extends Test_Case {

	use Fetches_Pages;

	private const LOOK = array(
		'page'    => array(),
		'presets' => array(
			'color' => array(
				array(
					'slug'  => 'soot',
					'name'  => 'Soot',
					'value' => '#14110e',
				),
				array(
					'slug'  => 'bone',
					'name'  => 'Bone',
					'value' => '#efe7d8',
				),
			),
		),
	);

	private const BAND = '<!-- wp:group {"backgroundColor":"soot","textColor":"bone"} --><div class="wp-block-group has-bone-color has-soot-background-color has-text-color has-background"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

	/** @var bool Another process renders the pages. */
	protected $commits = true;

	protected function tearDown(): void {
		$this->remove_what_was_brought();
		delete_option( 'templately_theme_palettes' );
		parent::tearDown();
		// WordPress's cache of the theme.
		wp_clean_theme_json_cache();
	}

	private static function adapted( string $look ): string {
		return ( new Style_Adapter() )->adapt( array( self::BAND ), self::LOOK, $look )['blocks'][0];
	}

	public function test_marks_designs_in_the_style_of_the_site_only(): void {
		$this->assertStringContainsString( '"className":"templately-theme-twentytwentyfive"', self::adapted( Style_Schema::SITE ) );
		$this->assertStringNotContainsString( 'templately-theme', self::adapted( Style_Schema::DESIGN ) );
		$this->assertStringNotContainsString( 'templately-theme', self::adapted( Style_Schema::FONTS ) );
	}

	public function test_a_design_keeps_the_colours_of_its_theme_in_another_theme_only(): void {
		$page = (string) get_permalink( (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => wp_slash( self::adapted( Style_Schema::SITE ) ) ) ) );
		$this->assertStringNotContainsString( '.templately-theme-', $this->fetch( $page ), 'The theme is active.' );
		$this->bring_classic_theme( array( 'page.php' => '<?php get_header(); while ( have_posts() ) { the_post(); the_content(); } get_footer();' ) );
		$css = $this->fetch( $page );
		$this->assertStringContainsString( '.templately-theme-twentytwentyfive{--wp--preset--color--base:#ffffff;--wp--preset--color--contrast:#111111;', $css );
		$this->assertStringContainsString( '.templately-theme-twentytwentyfive .has-contrast-background-color{background-color:#111111!important}', $css );
		$this->assertStringContainsString( '{background-color:#ffffff;color:#111111}', $css, 'The colors of the page.' );
	}

	public function test_post_editor_has_the_colours_of_inactive_themes(): void {
		$post = get_post( (int) wp_insert_post( array( 'post_title' => 'x' ) ) );
		$this->save_palettes( array( 'older', get_stylesheet() ) );
		$css = implode( ' ', array_column( Theme_Palettes::add_editor_styles( array(), new WP_Block_Editor_Context( array( 'post' => $post ) ) )['styles'], 'css' ) );
		$this->assertStringContainsString( '.templately-theme-older{--wp--preset--color--base-2:#123456;}', $css );
		$this->assertStringNotContainsString( get_stylesheet(), $css );
	}

	public function test_only_editors_of_posts_with_such_designs_read_the_palettes(): void {
		$this->save_palettes( array( 'older' ) );
		$css = static function ( string $class ): string {
			$post = get_post( (int) wp_insert_post( array( 'post_title' => 'x', 'post_content' => "<!-- wp:group {\"className\":\"$class\"} --><div class=\"wp-block-group $class\"></div><!-- /wp:group -->" ) ) );
			return (string) wp_json_encode( apply_filters( 'block_editor_settings_all', array(), new WP_Block_Editor_Context( array( 'post' => $post ) ) ) );
		};
		$this->assertStringContainsString( '.templately-theme-older', $css( 'templately-theme-older' ) );
		$this->assertStringNotContainsString( '.templately-theme-older', $css( 'other' ) );
	}

	public function test_saves_the_current_colours_of_a_theme_and_keeps_those_of_earlier_themes(): void {
		$this->save_palettes( array( 'older', get_stylesheet() ) );
		$this->assertSame( 'next', Theme_Palettes::save_palette( 'next' ) );
		$saved = get_option( 'templately_theme_palettes' );
		$this->assertSame( '#ffffff', $saved[ get_stylesheet() ]['colors']['base'] );
		$this->assertSame( self::palette(), $saved['older'] );
	}

	public function test_colours_are_enqueued_for_inactive_themes_only(): void {
		$this->save_palettes( array( 'older', get_stylesheet() ) );
		foreach ( array( 'older' => true, get_stylesheet() => false, 'unknown' => false ) as $theme => $is_enqueued ) {
			Theme_Palettes::enqueue_palette( array( 'attrs' => array( 'className' => "templately-theme-$theme" ) ) );
			$this->assertSame( $is_enqueued, wp_style_is( "templately-theme-$theme" ), $theme );
		}
		wp_dequeue_style( 'templately-theme-older' );
	}

	public function test_colours_apply_to_borders_and_not_to_the_page_of_blocks_with_a_background_of_their_own(): void {
		$this->save_palettes( array( 'older' ) );
		$css = Theme_Palettes::add_editor_styles( array(), new WP_Block_Editor_Context( array( 'post' => get_post( (int) wp_insert_post( array( 'post_title' => 'x' ) ) ) ) ) )['styles'][0]['css'];
		$this->assertStringContainsString( '.templately-theme-older .has-base-2-border-color{border-color:#123456!important}', $css );
		$this->assertStringContainsString( ':where(.templately-theme-older:not([style*=background-color])){background-color:#123456;color:#ffffff}', $css );
	}

	public function test_the_site_editor_gets_no_colours_of_inactive_themes(): void {
		$this->save_palettes( array( 'older' ) );
		$this->assertSame( array(), Theme_Palettes::add_editor_styles( array(), new WP_Block_Editor_Context( array( 'name' => 'core/edit-site' ) ) ) );
	}

	/** @return array{colors: array<string, string>, background: string, text: string} */
	private static function palette(): array {
		return array(
			'colors'     => array( 'base2' => '#123456' ),
			'background' => '#123456',
			'text'       => '#ffffff',
		);
	}

	/** @param list<string> $themes */
	private function save_palettes( array $themes ): void {
		update_option( 'templately_theme_palettes', array_fill_keys( $themes, self::palette() ) );
	}
}
