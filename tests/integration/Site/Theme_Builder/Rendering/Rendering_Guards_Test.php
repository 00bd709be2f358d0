<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Rendering\Classic_Theme_Renderer;
use Templately\Site\Theme_Builder\Rendering\Elementor_Renderer;
use Templately\Site\Theme_Builder\Rendering\Html_Region_Replacer;
use Templately\Site\Theme_Builder\Rendering\Resolved_Templates;
use Templately\Site\Theme_Builder\Rendering\Template_Part_Finder;
use Templately\Tests\Shows_Templates;

final class Rendering_Guards_Test extends Test_Case {

	use Shows_Templates;

	private const HEAD = '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body>';

	public function test_a_header_is_printed_once_without_traces(): void {
		$this->bring_plugin( "add_action( 'wp_footer', function () { echo 'template-' . ( \$GLOBALS['_wp_current_template_id'] ?? 'none' ) . '.'; } );" );
		$post = $this->post( 'A post', 0, array( 'post_content' => '<!-- wp:template-part {"slug":"tly-in-words"} /-->' ) );
		$this->bring_classic_theme(
			array(
				'header.php' => self::HEAD . '<div>theme-top</div>',
				'index.php'  => '<?php get_header(); get_header(); wp_body_open(); echo "theme-body"; get_footer();',
				'canvas.php' => '',
			),
			'tly-twice'
		);
		$header = $this->marked( 'header', 'include/general' );
		$html   = $this->fetch( home_url( '/' ) );
		$this->assertSame( array( $header ), self::marks( $html ) );
		$this->assertStringNotContainsString( 'templately-here', $html );
		$part = (int) wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'tly-in-words', 'post_title' => 'In words', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>part-in-words</p><!-- /wp:paragraph -->' ) );
		wp_set_object_terms( $part, 'tly-twice', 'wp_theme' );
		$body = $this->template( 'single' );
		wp_update_post( array( 'ID' => $body, 'post_content' => "<!-- wp:paragraph --><p>mark-$body.</p><!-- /wp:paragraph --><!-- wp:post-content /-->" ) );
		$this->show( $body, 'include/singular/post' );
		$html = $this->fetch( (string) get_permalink( $post ) );
		$this->assertSame( array( $header, $body ), self::marks( $html ) );
		$this->assertStringContainsString( 'part-in-words', $html, 'What people wrote shows as it does elsewhere.' );
		$this->assertStringContainsString( 'template-none.', $html );
		// Emptied directly in the database.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => '' ), array( 'ID' => $body ) );
		$html = $this->http( 'GET', '/a-post/', null, $this->admin, array( 'Accept: text/html' ) )['body'];
		$this->assertStringContainsString( 'theme-body', $html );
		$this->assertSame( array( $header ), self::marks( $html ) );
	}

	public function test_simulations_keep_the_pages_status(): void {
		$this->bring_plugin( "add_action( 'template_redirect', function () { if ( isset( \$_GET['asks'] ) ) { \$facts = ( new \\Templately\\Site\\Theme_Builder\\Conditions\\Request_Simulation() )->simulate( home_url( '/nothing-is-here/' ) ); \$GLOBALS['tly_asked'] = implode( ' ', array_keys( \$facts->matching_keys() ) ); } } ); add_action( 'wp_footer', function () { echo 'asked-' . ( \$GLOBALS['tly_asked'] ?? '' ) . '.'; } );" );
		foreach ( array( '/?asks=1' => 200, '/nothing-there/?asks=1' => 404 ) as $path => $status ) {
			$answer = $this->http( 'GET', $path );
			$this->assertStringContainsString( 'asked-general singular/not_found404.', $answer['body'] );
			$this->assertSame( $status, $answer['status'], $path );
		}
	}

	public function test_foreign_parts_are_not_replaced(): void {
		$this->bring_classic_theme( array(), 'tly-supplied' );
		$header                  = $this->marked( 'header', 'include/general' );
		$supply                  = static function ( ?WP_Block_Template $theirs ): array {
			$winners = new Resolved_Templates( new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ) );
			$found   = ( new Classic_Theme_Renderer( $winners, new Elementor_Renderer( $winners ) ) )->provide_template_part( $theirs, get_stylesheet() . '//header', 'wp_template_part' );
			return array( $found, $winners->locations_not_shown() );
		};
		$GLOBALS['wp_the_query'] = new WP_Query( array( 'p' => $this->post( 'A post' ) ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- what is looked at.
		list( $ours, $gave_way ) = $supply( null );
		$this->assertInstanceOf( WP_Block_Template::class, $ours );
		$this->assertSame( array( $header, array() ), array( $ours->wp_id, $gave_way ) );
		$theirs = new WP_Block_Template();
		$this->assertSame( array( $theirs, array() ), $supply( $theirs ) );
		wp_set_object_terms( $header, 'tly-another', 'wp_theme' );
		$this->assertSame( array( null, array() ), $supply( null ) );
	}

	public function test_custom_page_templates_are_ignored_when_finding_parts(): void {
		$part  = '<!-- wp:template-part {"slug":"header","area":"header"} /-->';
		$words = '<!-- wp:paragraph --><p>.</p><!-- /wp:paragraph -->';
		$this->bring_block_theme( array( 'index' => $part, 'page' => $words ), 'tly-names-page' );
		$this->assertStringEndsWith( ': Pages.', Template_Part_Finder::warning( 'header' ) );
		$this->bring_block_theme( array( 'index' => $part, 'landing' => $words, 'page-bare' => $words ), 'tly-names-other' );
		$folder = get_stylesheet_directory();
		$json   = (array) json_decode( (string) file_get_contents( "$folder/theme.json" ), true );
		file_put_contents( "$folder/theme.json", (string) wp_json_encode( array( 'customTemplates' => array( array( 'name' => 'page-bare', 'title' => 'Bare', 'postTypes' => array( 'page' ) ) ) ) + $json ) );
		wp_clean_theme_json_cache();
		WP_Theme_JSON_Resolver::clean_cached_data();
		$this->assertSame( '', Template_Part_Finder::warning( 'header' ) );
	}

	public function test_closing_tags_without_an_opening_are_ignored(): void {
		$this->assertSame( '<body></header><div>x</div>OWN', Html_Region_Replacer::replace_header( '<body></header><div>x</div><header>y</header>', 'OWN' ) );
		$this->assertNull( Html_Region_Replacer::replace_footer( '</footer><div>x</div>', 'OWN' ) );
	}
}
