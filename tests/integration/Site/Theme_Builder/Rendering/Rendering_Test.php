<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Rendering\Block_Theme_Renderer;
use Templately\Site\Theme_Builder\Rendering\Elementor_Renderer;
use Templately\Site\Theme_Builder\Rendering\Html_Region_Replacer;
use Templately\Site\Theme_Builder\Rendering\Resolved_Templates;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Shows_Templates;

final class Rendering_Test extends Test_Case {

	use Shows_Templates;

	public function test_templates_that_cannot_show_give_way_to_the_next(): void {
		$post   = (string) get_permalink( $this->post( 'A post' ) );
		$wide   = $this->marked( 'single', 'include/general' );
		$winner = $this->marked( 'single', 'include/singular/post' );
		$this->assertSame( array( $winner ), self::marks( $this->fetch( $post ) ) );
		$content = get_post( $winner )->post_content;
		wp_update_post( array( 'ID' => $winner, 'post_content' => " \n" ) );
		$this->assertSame( array( $wide ), self::marks( $this->fetch( $post ) ) );
		wp_update_post( array( 'ID' => $winner, 'post_content' => $content ) );
		$this->assertSame( array( $winner ), self::marks( $this->fetch( $post ) ) );
		wp_update_post( array( 'ID' => $winner, 'post_status' => 'draft' ) );
		$this->assertSame( array( $wide ), self::marks( $this->fetch( $post ) ) );
		wp_update_post( array( 'ID' => $winner, 'post_status' => 'publish' ) );
		// Directly in the database, without hooks.
		foreach ( array( array( 'draft', $wide ), array( 'publish', $winner ) ) as list( $status, $shows ) ) {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => $status ), array( 'ID' => $winner ) );
			$this->assertSame( array( $shows ), self::marks( $this->fetch( $post ) ), $status );
		}
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->posts, array( 'ID' => $winner ) );
		$this->assertSame( array( $wide ), self::marks( $this->fetch( $post ) ) );
		wp_trash_post( $wide );
		$page = $this->fetch( $post );
		$this->assertSame( array(), self::marks( $page ) );
		$this->assertStringContainsString( 'Words of A post.', $page );
		$this->assertSame( array(), get_option( 'templately_tb' ) );
	}

	public function test_the_newer_of_two_equal_templates_wins_unless_excluded(): void {
		$first  = $this->post( 'First' );
		$second = $this->post( 'Second' );
		$older  = $this->marked( 'single', 'include/singular/post' );
		$newer  = $this->marked( 'single', 'include/singular/post' );
		$this->assertSame( array( array( $newer ), array( $newer ) ), array_map( array( self::class, 'marks' ), array_values( $this->fetch_all( array( get_permalink( $first ), get_permalink( $second ) ) ) ) ) );
		$this->show( $newer, 'include/singular/post', "exclude/singular/post/$first" );
		$this->assertSame( array( array( $older ), array( $newer ) ), array_map( array( self::class, 'marks' ), array_values( $this->fetch_all( array( get_permalink( $first ), get_permalink( $second ) ) ) ) ) );
		$newest = $this->marked( 'single', 'include/singular/post' );
		$this->assertSame( array( $newest ), self::marks( $this->fetch( (string) get_permalink( $first ) ) ) );
		wp_delete_post( $newest, true );
		$this->assertSame( array( array( $older ), array( $newer ) ), array_map( array( self::class, 'marks' ), array_values( $this->fetch_all( array( get_permalink( $first ), get_permalink( $second ) ) ) ) ) );
	}

	public function test_parts_replace_the_themes_once(): void {
		$part   = static function ( string $slug, string $more = '' ): string {
			return "<!-- wp:template-part {\"slug\":\"$slug\"$more} /-->";
		};
		$post   = $this->post( 'A post', 0, array( 'post_content' => $part( 'header', ',"area":"header"' ) . ' Words.' ) );
		$page   = (string) get_permalink( $post );
		$header = $this->template( 'header' );
		$slug   = get_post( $header )->post_name;
		wp_update_post( array( 'ID' => $header, 'post_content' => "<!-- wp:paragraph --><p>mark-$header.</p><!-- /wp:paragraph -->" . $part( $slug ) . $part( 'header', ',"area":"header"' ) ) );
		$own = $this->fetch( $page );
		$this->show( $header, 'include/general' );
		$html = $this->fetch( $page );
		$this->assertSame( array( $header ), self::marks( $html ) );
		$this->assertSame( substr_count( $own, 'wp-block-site-title' ), substr_count( $html, 'wp-block-site-title' ), 'The theme’s own header, within ours and in what was written, is the theme’s.' );
		$body = $this->template( 'single', '', $part( 'header', ',"theme":"twentytwentyfour"' ) . '<!-- wp:paragraph --><p>mark-1.</p><!-- /wp:paragraph -->' . $part( 'footer', ',"theme":"twentytwentyfour"' ) );
		$this->show( $body, 'include/singular' );
		$html = $this->fetch( $page );
		$this->assertSame( array( $header, 1 ), self::marks( $html ) );
		$this->assertStringContainsString( '<footer', $html );
		$footer = $this->marked( 'footer', 'include/general' );
		$this->assertSame( array( $header, 1, $footer ), self::marks( $this->fetch( $page ) ) );
		wp_update_post( array( 'ID' => $header, 'post_content' => '<!-- wp:html --> <!-- /wp:html -->' ) );
		$html = $this->fetch( $page );
		$this->assertSame( array( 1, $footer ), self::marks( $html ) );
		$this->assertMatchesRegularExpression( '#<header[^>]*wp-block-template-part((?!</header>).)*wp-block-site-title#s', $html );
	}

	public function test_page_templates_beat_general_conditions(): void {
		$page = $this->page( 'A page' );
		$url  = (string) get_permalink( $page );
		$wide = $this->marked( 'page', 'include/singular/page' );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$html = $this->fetch( $url );
		$this->assertSame( array(), self::marks( $html ) );
		$this->assertStringContainsString( 'Words of A page.', $html );
		update_post_meta( $page, '_wp_page_template', 'page-that-is-gone' );
		$this->assertSame( array( $wide ), self::marks( $this->fetch( $url ) ) );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$one = $this->marked( 'page', "include/singular/page/$page" );
		$this->assertSame( array( $one ), self::marks( $this->fetch( $url ) ) );
	}

	public function test_feeds_embeds_and_previews(): void {
		$post   = $this->post( 'A post' );
		$secret = $this->post( 'A secret', 0, array( 'post_password' => 'sesame' ) );
		$draft  = $this->post( 'A draft', 0, array( 'post_status' => 'draft' ) );
		$url    = (string) get_permalink( $post );
		$same   = array( 'feed' => home_url( '/feed/' ), 'embed' => "{$url}embed/", 'comments' => "{$url}feed/", 'robots' => home_url( '/robots.txt' ) );
		$clean  = static function ( array $pages ): array {
			return (array) preg_replace( '/-share-[a-z-]+\d+-\d+|[0-9a-f]{10,}|<lastBuildDate>.*?<|secret=(&quot;)?\w+/', '', $pages );
		};
		$before = $clean( $this->fetch_all( $same ) );
		$body   = $this->template( 'single' );
		wp_update_post( array( 'ID' => $body, 'post_content' => "<!-- wp:paragraph --><p>mark-$body.</p><!-- /wp:paragraph --><!-- wp:post-content /-->" ) );
		$this->show( $body, 'include/general' );
		$this->assertSame( $before, $clean( $this->fetch_all( $same ) ) );
		$html = $this->fetch( (string) get_permalink( $secret ) );
		$this->assertSame( array( $body ), self::marks( $html ) );
		$this->assertStringContainsString( 'post-password-form', $html );
		$this->assertStringNotContainsString( 'Words of A secret.', $html );
		$this->assertStringContainsString( 'Words of A post.', $this->fetch( $url ) );
		$preview = $this->http( 'GET', "/?p=$draft&preview=true", null, $this->admin )['body'];
		$this->assertSame( array( $body ), self::marks( $preview ) );
		$this->assertStringContainsString( 'Words of A draft.', $preview );
		$preview = $this->http( 'GET', "/?p=$draft&preview=true" )['body'];
		$this->assertSame( array( $body ), self::marks( $preview ) );
		$this->assertStringNotContainsString( 'Words of A draft.', $preview );
		$slug    = get_post( $body )->post_name;
		$winners = new Resolved_Templates( new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ) );
		$blocks  = new Block_Theme_Renderer( $winners, new Elementor_Renderer( $winners ) );
		$found   = $blocks->add_template( array(), array( 'slug__in' => array( 'single', $slug ) ), 'wp_template' );
		$this->assertSame( array( $slug ), array_column( $found, 'slug' ) );
		$this->assertSame( $found, $blocks->add_template( $found, array( 'slug__in' => array( $slug ) ), 'wp_template' ) );
		$this->assertSame( array( array(), array() ), array( $blocks->add_template( array(), array( 'slug__in' => array( 'single' ) ), 'wp_template' ), $blocks->add_template( array(), array( 'slug__in' => array( $slug ) ), 'wp_template_part' ) ) );
		$theme = $this->http( 'GET', '/a-post/?wp_theme_preview=twentytwentyfour', null, $this->admin )['body'];
		$this->assertSame( array( $body ), self::marks( $theme ) );
		$this->assertStringContainsString( 'twentytwentyfour', $theme );
		$lookup = json_decode( $this->http( 'GET', '/wp-json/wp/v2/templates/lookup?slug=single', null, $this->admin )['body'], true );
		$this->assertSame( 'single', $lookup['slug'] );
		$this->bring_plugin( "add_action( 'rest_api_init', function () { register_rest_route( 'tly-test', '/look', array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => function () { do_action( 'wp', \$GLOBALS['wp'] ); return array( has_filter( 'single_template_hierarchy' ) ); } ) ); } );" );
		$this->assertSame( '[false]', $this->http( 'GET', '/wp-json/tly-test/look' )['body'] );
	}

	public function test_templates_follow_a_theme_switch(): void {
		$post   = (string) get_permalink( $this->post( 'A post' ) );
		$header = $this->marked( 'header', 'include/general' );
		$body   = $this->template( 'single' );
		wp_update_post( array( 'ID' => $body, 'post_content' => '<!-- wp:template-part {"slug":"header","theme":"twentytwentyfive"} /-->' . "<!-- wp:paragraph --><p>mark-$body.</p><!-- /wp:paragraph -->" ) );
		$this->show( $body, 'include/singular' );
		$others = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => 'by-hand', 'post_status' => 'publish', 'post_content' => 'x' ) );
		wp_set_object_terms( $others, 'twentytwentyfive', 'wp_theme' );
		for ( $count = 0; $count < 30; $count++ ) {
			( new Theme_Template_Store() )->create( 'single', '', 'More', 'x', false );
		}
		foreach ( array( 'twentytwentyfour', 'twentytwentyfive' ) as $theme ) {
			$from    = get_stylesheet();
			$queries = $GLOBALS['wpdb']->num_queries;
			( new Theme_Template_Store() )->move_to_theme( $theme );
			$this->assertLessThanOrEqual( 19, $GLOBALS['wpdb']->num_queries - $queries );
			( new Theme_Template_Store() )->move_to_theme( $from );
			$slug = get_post( $body )->post_name;
			$this->assertSame( array( $from, null ), array( get_block_template( "$from//$slug" )->theme, get_block_template( "$theme//$slug" ) ) );
			switch_theme( $theme );
			$this->assertSame( array( $theme, null ), array( get_block_template( "$theme//$slug" )->theme, get_block_template( "$from//$slug" ) ) );
			$this->assertSame( array( $theme ), wp_list_pluck( (array) get_the_terms( $header, 'wp_theme' ), 'name' ) );
			$this->assertSame( array( $header, $body ), self::marks( $this->fetch( $post ) ), $theme );
			$this->assertSame( array( $theme ), wp_get_object_terms( $body, 'wp_theme', array( 'fields' => 'names' ) ) );
			$this->assertNotNull( get_block_template( "$theme//" . get_post( $body )->post_name ) );
			$this->assertSame( 32, array_sum( array_column( (array) get_terms( array( 'taxonomy' => 'wp_theme', 'name' => $theme ) ), 'count' ) ) - ( 'twentytwentyfive' === $theme ? 1 : 0 ) );
			$this->assertSame( array( 'twentytwentyfive' ), wp_get_object_terms( $others, 'wp_theme', array( 'fields' => 'names' ) ), 'Other people’s stay where they are.' );
		}
	}

	public function test_previewed_themes_change_nothing(): void {
		$post   = $this->post( 'A post' );
		$url    = (string) get_permalink( $post );
		$header = $this->marked( 'header', 'include/general' );
		$body   = $this->marked( 'single', 'include/singular' );
		$hand   = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => 'by-hand', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>mark-0.</p><!-- /wp:paragraph -->' ) );
		wp_set_object_terms( $hand, 'twentytwentyfive', 'wp_theme' );
		$this->show( $hand, "include/singular/post/$post" );
		$stored = static function () use ( $header, $body, $hand ): array {
			wp_cache_flush();
			return array( get_option( 'templately_tb' ), array_map( 'get_the_terms', array( $header, $body, $hand ), array_fill( 0, 3, 'wp_theme' ) ), $GLOBALS['wpdb']->get_results( "SELECT * FROM {$GLOBALS['wpdb']->prefix}templately_conditions ORDER BY id" ) );
		};
		$before = $stored();
		$this->assertSame( array( 'twentytwentyfive', 1 ), array( $before[0]['theme'], $before[0]['loc']['header'] ) );
		$this->assertSame( array( 0 ), self::marks( $this->fetch( $url ) ) );
		$this->bring_plugin( "foreach ( array( 'stylesheet', 'template' ) as \$option ) { add_filter( 'pre_option_' . \$option, function () { return isset( \$_GET['look'] ) ? 'twentytwentyfour' : false; } ); }" );
		$this->assertStringContainsString( 'themes/twentytwentyfour/', $this->fetch( "$url?look=1" ) );
		$this->assertEquals( $before, $stored() );
		$this->assertSame( array( 0 ), self::marks( $this->fetch( $url ) ) );
		$other = static function (): string {
			return 'twentytwentyfour';
		};
		add_filter( 'pre_option_stylesheet', $other );
		wp_update_post( array( 'ID' => $body, 'post_title' => 'Another title' ) );
		remove_filter( 'pre_option_stylesheet', $other );
		$this->assertEquals( $before, $stored() );
	}

	public function test_classic_themes_keep_everything_but_header_and_footer(): void {
		$post   = (string) get_permalink( $this->post( 'A post' ) );
		$blocks = $this->marked( 'single', 'include/singular' );
		wp_update_post( array( 'ID' => $blocks, 'post_content' => '<!-- wp:template-part {"slug":"header"} /-->' . get_post( $blocks )->post_content . '<!-- wp:post-title /-->' ) );
		$this->bring_classic_theme();
		$html = $this->fetch( $post );
		$this->assertSame( array( $blocks ), self::marks( $html ) );
		$this->assertSame( 1, preg_match_all( '/<h2[^>]*>A post</', $html ) );
		foreach ( array( 'theme-header', 'theme-hero', 'theme-footer', 'name="viewport"', 'class="wp-singular', 'id="wrapper"' ) as $kept ) {
			$this->assertStringContainsString( $kept, $html );
		}
		$this->assertStringNotContainsString( 'theme-body', $html );
		$this->assertStringNotContainsString( 'unavailable', $html );
		$listed = array_column( $this->answer( 'GET', '/templates/theme' )['items'], null, 'id' )[ $blocks ];
		$this->assertSame( array( '', 'It was made for a block theme. Here it is shown without its header and footer. To edit it, activate a block theme.' ), array( $listed['edit_link'], $listed['note'] ) );

		$header = $this->marked( 'header', 'include/general' );
		$footer = $this->marked( 'footer', 'include/general' );
		$body   = $this->marked( 'single', 'include/singular/post' );
		$this->assertSame( array( 'wp_template_part', 'wp_template_part', 'templately_template' ), array_map( 'get_post_type', array( $header, $footer, $body ) ) );
		$edit = $this->answer( 'GET', '/conditions', array( 'template_id' => $body ) )['template']['edit_link'];
		$this->assertSame( 200, $this->http( 'GET', str_replace( home_url(), '', $edit ), null, $this->admin )['status'] );
		$this->assertStringContainsString( "post.php?post=$body&action=edit", $edit );
		$html = $this->fetch( $post );
		$this->assertSame( array( $header, $body, $footer ), self::marks( $html ) );
		foreach ( array( 'theme-hero', 'name="viewport"', 'id="wrapper"', '<dialog><header>dialog</header></dialog>', 'article-footer', '<!-- <header>decoy</header> -->', 'var a = "<header>decoy</header>"' ) as $kept ) {
			$this->assertStringContainsString( $kept, $html );
		}
		foreach ( array( 'theme-header', 'theme-footer', 'theme-body', 'inner', 'templately-here' ) as $gone ) {
			$this->assertStringNotContainsString( $gone, $html );
		}
		$this->assertSame( 1, substr_count( $html, '</html>' ) );
		$front = $this->fetch( home_url( '/' ) );
		$this->assertSame( array( $header, $footer ), self::marks( $front ) );
		$this->assertStringContainsString( 'theme-body', $front );
		$this->assertSame( array(), self::marks( $this->fetch( "{$post}embed/" ) ), 'Embeds keep their own.' );
		$content = get_post( $body )->post_content;
		wp_update_post( array( 'ID' => $body, 'post_content' => '<!-- wp:template-part {"slug":"header"} /-->' ) );
		$html = $this->fetch( $post );
		$this->assertSame( array( $header, $footer ), self::marks( $html ) );
		$this->assertStringContainsString( 'theme-body', $html );
		wp_update_post( array( 'ID' => $body, 'post_content' => $content ) );
		switch_theme( 'twentytwentyfive' );
		$this->assertSame( array( $body ), self::marks( $this->fetch( $post ) ) );
	}

	public function test_page_templates_and_named_headers_of_classic_themes(): void {
		$this->bring_classic_theme(
			array(
				'own.php'         => "<?php /* Template Name: Own */ get_header( 'shop', array( 'word' => 'given' ) ); echo 'own-body'; get_footer();",
				'header-shop.php' => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><header>shop</header><?php echo "shop-{$args[\'word\']}"; ?>',
			),
			'tly-own'
		);
		$page   = $this->page( 'A page' );
		$url    = (string) get_permalink( $page );
		$header = $this->marked( 'header', 'include/general' );
		$body   = $this->marked( 'page', 'include/singular/page' );
		update_post_meta( $page, '_wp_page_template', 'own.php' );
		$html = $this->fetch( $url );
		$this->assertSame( array( $header ), self::marks( $html ) );
		$this->assertStringContainsString( 'own-body', $html );
		$this->assertStringContainsString( 'shop-given', $html );
		$this->assertStringNotContainsString( '<header>shop', $html );
		update_post_meta( $page, '_wp_page_template', 'gone.php' );
		$this->assertSame( array( $header, $body ), self::marks( $this->fetch( $url ) ) );
	}

	public function test_classic_themes_without_header_elements(): void {
		$this->bring_classic_theme(
			array(
				'header.php' => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body <?php body_class(); ?>><?php wp_body_open(); ?><div class="top">theme-header</div>',
				'footer.php' => '<div class="end">theme-footer</div><?php wp_footer(); ?></body></html>',
			),
			'tly-bare'
		);
		$header = $this->marked( 'header', 'include/general' );
		$footer = $this->marked( 'footer', 'include/general' );
		$html   = (string) preg_replace( '/\s+/', ' ', $this->fetch( home_url( '/' ) ) );
		$this->assertMatchesRegularExpression( "#<body.*mark-$header\..*theme-header.*theme-body.*theme-footer.*mark-$footer\..*</body>#", $html );
		$this->assertSame( array( $header, $footer ), self::marks( $html ) );
		$this->bring_classic_theme(
			array(
				'functions.php' => "<?php add_action( 'after_setup_theme', function () { add_theme_support( 'block-templates' ); add_theme_support( 'block-template-parts' ); } );",
				'header.php'    => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><?php block_template_part( "header" ); block_template_part( "sidebar" ); ?>',
				'footer.php'    => '<?php wp_footer(); ?></body></html>',
			),
			'tly-hybrid'
		);
		$html = $this->fetch( home_url( '/' ) );
		$this->assertSame( array( $header, $footer ), self::marks( $html ), 'Where the theme prints it, and nowhere else.' );
		$this->assertStringContainsString( 'theme-body', $html );
		foreach (
			array(
				'<div>theme-logo</div><?php block_template_part( "header" ); ?><header>theme-header</header>' => array( '', 'theme-header' ),
				'<header id="masthead"><?php block_template_part( "header" ); ?></header>' => array( '', 'masthead' ),
				'<div>theme-logo</div>' => array( '<?php block_template_part( "header" ); ?>', 'theme-logo' ),
				'<?php get_block_template( get_stylesheet() . "//header", "wp_template_part" ); ?><header>gone</header>' => array( '', '' ),
			) as $in_header => list( $in_body, $kept )
		) {
			$before = '' === $kept ? '<?php get_block_template( get_stylesheet() . "//header", "wp_template_part" ); ?>' : '';
			$this->bring_classic_theme(
				array(
					'functions.php' => '<?php',
					'header.php'    => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body>' . ( '' === $kept ? '<header>gone</header>' : $in_header ),
					'index.php'     => "$before<?php get_header(); ?>$in_body<main>theme-body</main><?php get_footer();",
					'footer.php'    => '<footer>gone</footer><?php wp_footer(); ?></body></html>',
				),
				'tly-hybrid-' . md5( $in_header )
			);
			$html = $this->fetch( home_url( '/' ) );
			$this->assertSame( array( $header, $footer ), self::marks( $html ), $in_header );
			$this->assertStringContainsString( $kept, $html );
			$this->assertStringNotContainsString( 'gone', $html );
		}
		$this->bring_plugin( "register_block_type( 'tly/asks', array( 'render_callback' => function () { ob_start(); block_template_part( 'header' ); return ob_get_clean(); } ) );" );
		wp_update_post( array( 'ID' => $header, 'post_content' => get_post( $header )->post_content . '<!-- wp:tly/asks /-->' ) );
		$this->bring_classic_theme( array( 'index.php' => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><?php block_template_part( "header" ); ?><main>theme-body</main><?php block_footer_area(); wp_footer(); ?></body></html>' ), 'tly-alone' );
		$this->assertSame( array( $header, $footer ), self::marks( $this->fetch( home_url( '/' ) ) ) );
		wp_update_post( array( 'ID' => $header, 'post_content' => '<!-- wp:html --> <!-- /wp:html -->' ) );
		$this->bring_classic_theme( array(), 'tly-plain' );
		$html = $this->fetch( home_url( '/' ) );
		$this->assertSame( array( $footer ), self::marks( $html ) );
		$this->assertStringContainsString( 'theme-header', $html );
	}

	public function test_a_body_keeps_the_themes_header_footer_and_loop(): void {
		$this->bring_plugin( "register_block_type( 'tly/one-step', array( 'render_callback' => function () { the_post(); return ''; } ) );" );
		$this->bring_classic_theme( array( 'header.php' => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><header>gone</header><?php while ( have_posts() ) { the_post(); the_title( "hero-", "." ); } ?>' ), 'tly-loop' );
		$this->post( 'First' );
		$this->post( 'Second' );
		$header = $this->marked( 'header', 'include/general' );
		$body   = $this->marked( 'archive', 'include/archive' );
		$own    = '<!-- wp:template-part ' . wp_json_encode( array( 'slug' => get_post( $header )->post_name ) ) . ' /-->';
		wp_update_post( array( 'ID' => $body, 'post_content' => $own . get_post( $body )->post_content . '<!-- wp:tly/one-step /-->' ) );
		$html = $this->fetch( home_url( '/' ) );
		$this->assertSame( array( $header, $body ), self::marks( $html ) );
		preg_match_all( '/hero-(First|Second)\./', $html, $found );
		$this->assertSame( array( 'First', 'Second' ), array_values( array_intersect( array( 'First', 'Second' ), $found[1] ) ) );
	}

	public function test_themes_with_support_print_parts_themselves(): void {
		$this->bring_classic_theme(
			array(
				'functions.php' => "<?php add_action( 'after_setup_theme', function () { add_theme_support( 'templately-header-footer' ); } );",
				'header.php'    => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><div class="bar"><?php if ( has_action( "templately_header" ) ) { do_action( "templately_header" ); } else { echo "theme-header"; } ?></div><header>theme-hero</header>',
				'footer.php'    => '<footer>theme-footer</footer><?php do_action( "templately_footer" ); wp_footer(); ?></body></html>',
			),
			'tly-offers'
		);
		$header = $this->marked( 'header', 'include/singular' );
		$footer = $this->marked( 'footer', 'include/general' );
		$html   = $this->fetch( (string) get_permalink( $this->post( 'A post' ) ) );
		$this->assertSame( array( $header, $footer ), self::marks( $html ) );
		$this->assertMatchesRegularExpression( "#class=\"bar\"><header[^>]*>\s*<p[^>]*>mark-$header\.#", $html );
		foreach ( array( 'theme-header' => 0, 'theme-hero' => 1, 'theme-footer' => 1 ) as $text => $times ) {
			$this->assertSame( $times, substr_count( $html, $text ), $text );
		}
		$html = $this->fetch( home_url( '/' ) );
		$this->assertSame( array( $footer ), self::marks( $html ) );
		$this->assertStringContainsString( 'theme-header', $html );
	}

	public function test_site_editor_templates_show_under_their_theme(): void {
		$news = $this->term( 'News' );
		$this->post( 'A post', $news );
		$make   = static function ( string $type, string $slug, string $area = '' ): int {
			$id = (int) wp_insert_post( array( 'post_type' => $type, 'post_name' => $slug, 'post_title' => "My $slug", 'post_status' => 'publish', 'post_content' => '' ) );
			wp_set_object_terms( $id, 'twentytwentyfive', 'wp_theme' );
			if ( '' !== $area ) {
				wp_set_object_terms( $id, $area, 'wp_template_part_area' );
			}
			wp_update_post( array( 'ID' => $id, 'post_content' => ( '' === $area ? '<!-- wp:template-part {"slug":"header"} /-->' : '' ) . "<!-- wp:paragraph --><p>mark-$id.</p><!-- /wp:paragraph -->" ) );
			return $id;
		};
		$index  = $make( 'wp_template', 'index' );
		$custom = $make( 'wp_template', 'wp-custom-template-landing' );
		$genre  = $make( 'wp_template', 'taxonomy-category-news' );
		$header = $make( 'wp_template_part', 'my-header', 'header' );
		$side   = $make( 'wp_template_part', 'my-side', 'uncategorized' );
		$other  = $make( 'wp_template', 'other' );
		wp_set_object_terms( $other, 'twentytwentyfour', 'wp_theme' );
		$listed = function (): array {
			$short = array();
			foreach ( $this->answer( 'GET', '/templates/theme' )['items'] as $item ) {
				$short[ $item['id'] ] = "{$item['type']} {$item['location']} " . ( '' === $item['edit_link'] ? '-' : '+' ) . " {$item['note']}";
			}
			ksort( $short );
			return $short;
		};
		$this->assertSame( array( $index => 'archive body + ', $custom => 'page body + ', $genre => 'taxonomy-category body + ', $header => 'header header + ' ), $listed() );
		$this->assertSame( 4, $this->answer( 'GET', '/templates/theme' )['total'] );
		$this->assertSame( array( 404, 404 ), array( $this->call( 'GET', '/templately/v1/conditions', array( 'template_id' => $side ) )->get_status(), $this->call( 'POST', '/templately/v1/save-conditions', self::body( $side, 'include/general' ) )->get_status() ) );
		$this->show( $header, 'include/general' );
		$this->show( $index, 'include/archive/category' );
		$this->show( $custom, 'include/singular/not_found404' );
		$seen = function ( array $addresses ): array {
			return array_values( array_map( array( self::class, 'marks' ), $this->fetch_all( $addresses ) ) );
		};
		wp_delete_post( $genre, true );
		$pages = array( (string) get_term_link( $news ), home_url( '/nothing-here/' ) );
		$this->assertSame( array( array( $header, $index ), array( $header, $custom ) ), $seen( $pages ), 'The theme has an archive, which is nearer.' );
		$single = $make( 'wp_template', 'single' );
		$nearer = $make( 'wp_template', 'single-post' );
		$post   = array( home_url( '/a-post/' ) );
		$this->assertSame( array( array( $header, $nearer ) ), $seen( $post ) );
		$this->show( $single, 'include/singular/post' );
		$this->assertSame( array( array( $header, $single ) ), $seen( $post ) );
		wp_delete_post( $single, true );
		wp_delete_post( $nearer, true );
		// The theme is switched directly in the database.
		switch_theme( 'twentytwentyfour' );
		$this->assertSame( array( array(), array() ), $seen( $pages ) );
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
		$this->assertSame( array( array( $header, $index ), array( $header, $custom ) ), $seen( $pages ) );
		wp_cache_flush();
		$ours = $this->marked( 'footer', 'include/general' );
		switch_theme( 'twentytwentyfour' );
		$this->assertSame( array( array( $ours ), array( $ours ) ), $seen( $pages ) );
		$note = 'It was made in the Site Editor for another theme and is shown only with that theme.';
		$this->assertSame( array( $index => "archive body - $note", $custom => "page body - $note", $header => "header header - $note", $other => 'page body + ', $ours => 'footer footer + ' ), $listed() );
		$this->assertSame( array( 'include/general' ), array_column( array_column( $this->answer( 'GET', '/templates/theme' )['items'], 'conditions', 'id' )[ $header ], 'condition' ) );
		switch_theme( 'twentytwentyfive' );
		$this->assertSame( array( array( $header, $index ), array( $header, $custom ) ), $seen( $pages ) );
		wp_delete_post( $index, true );
		$this->assertSame( array( $header, $ours ), $seen( $pages )[0] );
		$this->assertSame( '0', $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}templately_conditions WHERE template_id = $index" ) );
	}

	public function test_site_editor_templates_of_taxonomies_with_hyphens(): void {
		register_taxonomy( 'event-type', 'post', array( 'public' => true ) );
		register_taxonomy( 'event', 'post', array( 'public' => true ) );
		$types = array();
		foreach ( array( 'taxonomy-event-type', 'taxonomy-event-type-fair', 'taxonomy-event-fair', 'taxonomy-gone-type', 'taxonomy' ) as $slug ) {
			$id = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => $slug, 'post_status' => 'publish', 'post_content' => 'x' ) );
			wp_set_object_terms( $id, 'twentytwentyfive', 'wp_theme' );
			$types[ $slug ] = ( new Theme_Template_Store() )->type( $id );
		}
		unregister_taxonomy( 'event' );
		unregister_taxonomy( 'event-type' );
		$this->assertSame( array( 'taxonomy-event-type' => 'taxonomy-event-type', 'taxonomy-event-type-fair' => 'taxonomy-event-type', 'taxonomy-event-fair' => 'taxonomy-event', 'taxonomy-gone-type' => 'archive', 'taxonomy' => 'archive' ), $types );
	}

	public function test_language_prefixes_do_not_change_the_match(): void {
		$this->bring_plugin( "add_rewrite_tag( '%lang%', '(de|pt-br)' ); add_rewrite_rule( '^(de|pt-br)/category/([^/]+)/?\$', 'index.php?lang=\$matches[1]&category_name=\$matches[2]', 'top' ); add_rewrite_rule( '^(de|pt-br)/?\$', 'index.php?lang=\$matches[1]', 'top' ); add_rewrite_rule( '^(de|pt-br)/([^/]+)/?\$', 'index.php?lang=\$matches[1]&name=\$matches[2]', 'top' ); add_filter( 'redirect_canonical', '__return_false' ); add_filter( 'home_url', function ( \$url, \$path ) { return preg_match( '#^/(de|pt-br)(/|\$)#', \$_SERVER['REQUEST_URI'] ?? '', \$in ) && '' === trim( (string) \$path, '/' ) ? \$url . \$in[1] . '/' : \$url; }, 10, 2 );" );
		$news  = $this->term( 'News' );
		$here  = $this->post( 'A post', $news );
		$there = $this->post( 'Ein Beitrag', $news );
		$front = $this->marked( 'front-page', 'include/singular/front_page' );
		$post  = $this->marked( 'single', 'include/singular/post', "exclude/singular/post/$there" );
		$term  = $this->marked( 'category', "include/archive/category/$news" );
		$other = $this->marked( 'single', "include/singular/post/$there" );
		// Generate the rewrite rules first.
		delete_option( 'rewrite_rules' );
		$this->fetch( home_url( '/' ) );
		$pages     = array( '/' => $front, '/de/' => $front, '/?lang=de' => $front, '/pt-br/' => $front, '/a-post/' => $post, '/de/a-post/' => $post, '/a-post/?lang=pt-br' => $post, '/pt-br/category/news/' => $term, '/category/news/?lang=de' => $term, '/de/ein-beitrag/' => $other );
		$addresses = array();
		foreach ( array_keys( $pages ) as $path ) {
			$addresses[ $path ] = untrailingslashit( (string) get_option( 'home' ) ) . $path;
		}
		$seen = $this->fetch_all( $addresses );
		foreach ( $pages as $path => $template ) {
			$this->assertSame( array( $template ), self::marks( $seen[ $path ] ), $path );
		}
		$this->assertGreaterThan( 0, $here );
	}

	public function test_pages_without_conditions_need_no_queries(): void {
		$this->bring_plugin( "\$GLOBALS['tly_asked'] = 0; add_filter( 'query', function ( \$sql ) { \$GLOBALS['tly_asked'] += (int) ( false !== strpos( \$sql, 'templately_' ) ); return \$sql; } ); add_action( 'shutdown', function () { echo \"asked-{\$GLOBALS['tly_asked']}.\"; } );" );
		$asked = function (): array {
			preg_match_all( '/asked-(\d+)\./', implode( '', $this->fetch_all( array( home_url( '/' ), home_url( '/nothing-here/' ), home_url( '/a-post/' ) ) ) ), $found );
			return $found[1];
		};
		$this->post( 'A post' );
		foreach ( array( 'twentytwentyfive', '' ) as $theme ) {
			if ( '' === $theme ) {
				$this->bring_classic_theme();
			}
			$this->template( 'header' );
			$this->assertSame( array( '0', '0', '0' ), $asked(), $theme );
			$id = $this->marked( 'header', 'include/general' );
			$this->assertSame( array( '1', '1', '1' ), $asked(), $theme );
			wp_delete_post( $id, true );
		}
	}

	public function test_header_and_footer_elements_are_found(): void {
		$this->assertSame( '<body><div>OWN</div><header>second</header>', Html_Region_Replacer::replace_header( '<body><div><header a="</header>">x<header>y</header></header></div><header>second</header>', 'OWN' ) );
		$this->assertSame( '<header>before</header><body><main><header>in main</header></main>OWN', Html_Region_Replacer::replace_header( '<header>before</header><body><main><header>in main</header></main><header>x</header>', 'OWN' ) );
		$this->assertSame( '</main><footer>first</footer>OWN</div>', Html_Region_Replacer::replace_footer( '</main><footer>first</footer><footer>x</footer></div>', 'OWN' ) );
		$this->assertSame( 'OWN<aside><footer>in aside</footer></aside>', Html_Region_Replacer::replace_footer( '<footer>x</footer><aside><footer>in aside</footer></aside>', 'OWN' ) );
		foreach ( array( '', '<body><div>none</div>', '<body><header>never closed', '<body><article><header>x</header></article>', '<body><!-- <header>x</header> -->', '<body><script>"<header>x</header>"</script>', '<body><template><header>x</header></template>' ) as $without ) {
			$this->assertNull( Html_Region_Replacer::replace_header( $without, 'OWN' ), $without );
		}
		$this->assertSame( array( 17, 5 ), array( Html_Region_Replacer::body_start( '<html><body a="">x' ), Html_Region_Replacer::body_start( 'plain' ) ) );
		$this->assertSame( array( 1, 5 ), array( Html_Region_Replacer::body_end( 'x</body></html>' ), Html_Region_Replacer::body_end( 'plain' ) ) );
	}
}
