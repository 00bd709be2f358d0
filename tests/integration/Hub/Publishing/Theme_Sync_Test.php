<?php

declare( strict_types=1 );

use Templately\Hub\Publishing\Pack_Command;

/** @group S7 */
final class Theme_Sync_Test extends Test_Case {

	/** @var string */
	private $folder;

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		wp_set_current_user( 1 );
		$this->folder = get_theme_root() . '/fixture-theme';
		wp_mkdir_p( $this->folder );
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		copy_dir( dirname( TEMPLATELY_FILE ) . '/packages/starter-catalogue/src/test/fixture-theme', $this->folder );
		wp_clean_themes_cache();
		switch_theme( 'fixture-theme' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_filesystem']->delete( $this->folder, true );
		parent::tearDown();
		wp_clean_themes_cache();
		wp_clean_theme_json_cache();
	}

	public function test_an_edited_template_comes_back_into_its_file(): void {
		$page  = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About', 'post_name' => 'about' ) );
		$about = wp_json_encode( get_permalink( $page ), JSON_UNESCAPED_SLASHES );
		$menu  = wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_content' => "<!-- wp:navigation-link {\"label\":\"About\",\"type\":\"page\",\"id\":$page,\"url\":$about,\"kind\":\"post-type\"} /-->" ) );
		$this->edit( 'wp_template_part', 'header', "<!-- wp:navigation {\"ref\":$menu,\"textColor\":\"ink\"} /-->" );
		$image = get_stylesheet_directory_uri() . '/assets/images/leaf.webp';
		$this->edit( 'wp_template', 'index', "<!-- wp:template-part {\"slug\":\"header\",\"theme\":\"fixture-theme\"} /-->\n\n<!-- wp:image {\"id\":7,\"sizeSlug\":\"full\"} -->\n<figure class=\"wp-block-image size-full\"><img src=\"$image\" alt=\"\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->\n\n<!-- wp:paragraph -->\n<p><a href=\"" . home_url( '/about/' ) . "\">x</a></p>\n<!-- /wp:paragraph -->" );
		$this->sync();

		$path = (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ) . ( wp_parse_url( (string) get_permalink( $page ), PHP_URL_QUERY ) ? '?' . wp_parse_url( (string) get_permalink( $page ), PHP_URL_QUERY ) : '' );
		$this->assertSame( "<!-- wp:navigation {\"textColor\":\"ink\"} -->\n<!-- wp:navigation-link {\"label\":\"About\",\"url\":\"$path\",\"kind\":\"custom\"} /-->\n<!-- /wp:navigation -->\n", $this->file( 'parts/header.html' ) );
		$this->assertSame( "<!-- wp:pattern {\"slug\":\"fixture-theme/hidden-index\"} /-->\n", $this->file( 'templates/index.html' ) );
		$this->assertStringEndsWith( "?>\n<!-- wp:template-part {\"slug\":\"header\"} /-->\n\n<!-- wp:image {\"sizeSlug\":\"full\"} -->\n<figure class=\"wp-block-image size-full\"><img src=\"<?php echo esc_url( get_theme_file_uri( 'assets/images/leaf.webp' ) ); ?>\" alt=\"\"/></figure>\n<!-- /wp:image -->\n\n<!-- wp:paragraph -->\n<p><a href=\"/about/\">x</a></p>\n<!-- /wp:paragraph -->\n", $this->file( 'patterns/hidden-index.php' ) );
		$this->assertSame( array( 'theme', 'theme' ), array( get_block_template( 'fixture-theme//index' )->source, get_block_template( 'fixture-theme//header', 'wp_template_part' )->source ) );
	}

	public function test_edited_styles_come_back_into_theme_json(): void {
		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme(), true );
		$json = array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'settings' => array( 'color' => array( 'palette' => array( 'theme' => array( array( 'slug' => 'ink', 'name' => 'Ink', 'color' => '#000000' ) ), 'custom' => array( array( 'slug' => 'moss', 'name' => 'Moss', 'color' => '#446633' ) ) ) ) ), 'styles' => array( 'color' => array( 'text' => 'var:preset|color|moss' ) ) );
		wp_update_post( array( 'ID' => $post['ID'], 'post_content' => wp_slash( wp_json_encode( $json ) ) ) );
		wp_clean_theme_json_cache();
		$this->sync();

		$theme = json_decode( $this->file( 'theme.json' ), true );
		$this->assertSame( array( array( 'ink', 'moss' ), '#000000' ), array( array_column( $theme['settings']['color']['palette'], 'slug' ), $theme['settings']['color']['palette'][0]['color'] ) );
		$this->assertSame( array( 'background' => 'var:preset|color|paper', 'text' => 'var:preset|color|moss' ), $theme['styles']['color'] );
		$this->assertStringStartsWith( "{\n\t\"\$schema\"", $this->file( 'theme.json' ) );
		$this->assertNull( get_post( $post['ID'] ) );
	}

	private function sync(): void {
		WP_CLI::$lines = array();
		( new Pack_Command( '__return_null', '__return_null' ) )->sync();
	}

	private function file( string $name ): string {
		return (string) file_get_contents( "$this->folder/$name" );
	}

	private function edit( string $type, string $slug, string $markup ): void {
		$id = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => ucfirst( $slug ), 'post_content' => wp_slash( $markup ) ) );
		wp_set_post_terms( $id, 'fixture-theme', 'wp_theme' );
		if ( 'wp_template_part' === $type ) {
			wp_set_post_terms( $id, 'header', 'wp_template_part_area' );
		}
	}
}
