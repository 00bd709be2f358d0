<?php

declare( strict_types=1 );

use Templately\Tests\Shows_Elementor_Templates;

final class Elementor_Guards_Test extends Test_Case {

	use Shows_Elementor_Templates;

	/** @return array<string, mixed> A container with it. */
	private static function shortcode( string $code ): array {
		return self::within( array( 'elType' => 'widget', 'widgetType' => 'shortcode', 'settings' => array( 'shortcode' => $code ) ) );
	}

	public function test_a_header_is_rendered_once_in_its_own_place(): void {
		$this->bring_plugin( "add_filter( 'elementor/frontend/the_content', function ( \$html ) { \$GLOBALS['tly_drawn'] = ( \$GLOBALS['tly_drawn'] ?? 0 ) + 1; return \$html; } ); add_action( 'wp_footer', function () { echo 'drawn-' . ( \$GLOBALS['tly_drawn'] ?? 0 ) . '.'; } ); add_filter( 'pre_render_block', function ( \$html, \$block ) { return isset( \$_GET['theirs'] ) && 'core/template-part' === \$block['blockName'] ? '<p>theirs</p>' : \$html; }, 10, 2 );" );
		$part   = static function ( string $area ): string {
			return "<!-- wp:template-part {\"slug\":\"$area\",\"area\":\"$area\"} /-->";
		};
		$post   = (string) get_permalink( $this->post( 'A post', 0, array( 'post_content' => $part( 'footer' ) . 'Words.' ) ) );
		$page   = $this->page( 'A page' );
		$footer = $this->document( 'footer' );
		$this->show( $footer, 'include/general' );
		$html = $this->fetch( $post );
		$this->assertSame( array( $footer ), self::marks( $html ), 'What is in the words is the theme’s.' );
		$this->assertStringContainsString( 'drawn-1.', $html );
		$header = $this->template( 'header' );
		wp_update_post( array( 'ID' => $header, 'post_content' => "<!-- wp:paragraph --><p>mark-$header.</p><!-- /wp:paragraph -->" . $part( 'footer' ) ) );
		$this->show( $header, 'include/general' );
		$this->assertSame( array( $header, $footer ), self::marks( $this->fetch( $post ) ) );
		$html = $this->fetch( "$post?theirs=1" );
		$this->assertSame( array(), self::marks( $html ) );
		$this->assertStringContainsString( '<p>theirs</p>', $html );
		$body = $this->template( 'single', '', $part( 'footer' ) . $part( 'footer' ) );
		$this->show( $body, 'include/singular/post' );
		$html = $this->fetch( $post );
		$this->assertSame( array( $footer, $footer ), self::marks( $html ) );
		$this->assertStringContainsString( 'drawn-1.', $html );
		$document = $this->document( 'page' );
		$this->show( $document, 'include/singular/page' );
		$this->assertSame( array( $header, $document, $footer ), self::marks( $this->fetch( (string) get_permalink( $page ) ) ) );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$html = $this->fetch( (string) get_permalink( $page ) );
		$this->assertSame( array( $header, $footer ), self::marks( $html ) );
		$this->assertStringContainsString( 'Words of A page.', $html );
	}

	public function test_nesting_is_limited_and_errors_are_cleaned_up(): void {
		$this->bring_plugin( "add_shortcode( 'tly-document', function ( \$given ) { return \\Elementor\\Plugin::\$instance->frontend->get_builder_content_for_display( (int) \$given['id'] ); } ); add_shortcode( 'tly-throws', function () { throw new \\Error( 'tly' ); } ); add_action( 'wp_footer', function () { echo 'current-' . ( \\Elementor\\Plugin::\$instance->documents->get_current() ? 'one' : 'none' ) . '-' . (int) isset( \$GLOBALS['wp_filter']['elementor/frontend/the_content']->callbacks[ PHP_INT_MAX ] ) . (int) isset( \$GLOBALS['wp_filter']['elementor/frontend/builder_content_data']->callbacks[ PHP_INT_MAX ] ) . '.'; } );" );
		$post   = (string) get_permalink( $this->post( 'A post' ) );
		$header = $this->document( 'header', array( self::heading( 'mark-7.' ) ) );
		$footer = $this->document( 'footer', array_fill( 0, 55, self::shortcode( "[tly-document id=\"$header\"]" ) ) );
		$this->show( $footer, 'include/general' );
		$html = $this->fetch( $post );
		$this->assertCount( 50, self::marks( $html ) );
		$this->assertStringContainsString( 'current-none-00.', $html );
		update_post_meta( $footer, '_elementor_data', wp_slash( (string) wp_json_encode( array( self::shortcode( '[tly-throws]' ) ) ) ) );
		delete_post_meta( $footer, '_elementor_element_cache' );
		$html = $this->fetch( $post );
		$this->assertSame( array(), self::marks( $html ) );
		$this->assertStringContainsString( 'current-none-00.', $html );
		wp_delete_post( $footer, true );
		$this->bring_classic_theme( array( 'header.php' => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_title( "hero-", "." ); } ?>' ), 'tly-loop' );
		$body = $this->document( 'single' );
		$this->show( $body, 'include/singular/post' );
		$html = $this->fetch( $post );
		$this->assertSame( array( $body ), self::marks( $html ) );
		$this->assertSame( 1, substr_count( $html, 'hero-A post.' ) );
	}

	public function test_a_template_on_its_own_is_not_a_page(): void {
		$header = $this->document( 'header' );
		$this->show( $header, 'include/general' );
		$seen = function ( string $path ): string {
			return $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'];
		};
		$this->assertStringContainsString( 'wp-admin-bar-templately', $seen( '/' ) );
		$html = $seen( "/?post_type=templately_elementor&p=$header" );
		$this->assertSame( array( $header ), self::marks( $html ) );
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $html );
		$page = $this->page( 'A page' );
		update_post_meta( $page, '_elementor_edit_mode', 'builder' );
		$this->assertStringContainsString( 'path=elementor\/theme-builder', $seen( "/wp-admin/post.php?post=$header&action=elementor" ) );
		$html = $seen( "/wp-admin/post.php?post=$page&action=elementor" );
		$this->assertStringContainsString( 'elementor-editor', $html );
		$this->assertStringNotContainsString( 'path=elementor\/theme-builder', $html );
	}
}
