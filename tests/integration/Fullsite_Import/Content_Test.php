<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Run;
use Templately\Fullsite_Import\Work;
use Templately\Fullsite_Import\Working_Folder;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What an import writes of a pack.
 */
final class Content_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** @var list<string> Files that were in uploads before. */
	private $before = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		wp_clean_theme_json_cache();
		$this->before = self::files();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( array_diff( self::files(), $this->before ) as $file ) {
			unlink( $file );
		}
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/** The site is there as the pack has it, with its own addresses, ids and presets. */
	public function test_a_site_is_written(): void {
		$run     = self::import( self::site_manifest(), self::site_entries(), array( 'logo_size' => 320 ) );
		$by_slug = array();
		foreach ( get_posts( array( 'post_type' => array( 'page', 'post', 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part', 'attachment' ), 'post_status' => 'any', 'numberposts' => -1, 'post__in' => self::made( $run ) ) ) as $post ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- one question.
			$by_slug[ "$post->post_type $post->post_name" ] = $post;
		}
		$pear    = $by_slug['attachment pear'];
		$history = $by_slug['page history'];
		$this->assertSame( Run::DONE, $run->status );

		$button = '<!-- wp:buttons -->' . "\n" . '<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"pear-tree-leaf"} -->' . "\n" . '<div class="wp-block-button"><a class="wp-block-button__link has-pear-tree-leaf-background-color has-background wp-element-button" href="' . home_url( '/about/history/' ) . '">History</a></div>' . "\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->";
		$image  = "<!-- wp:image {\"id\":$pear->ID} -->\n<figure class=\"wp-block-image\"><img src=\"" . wp_get_attachment_url( $pear->ID ) . "\" alt=\"A pear\" class=\"wp-image-$pear->ID\"/></figure>\n<!-- /wp:image -->";
		$this->assertSame( "$image\n\n$button\n\n<!-- wp:block {\"ref\":{$by_slug['wp_block call']->ID}} /-->", $by_slug['page home']->post_content );
		$this->assertStringContainsString( '<a href="' . home_url( '/' ) . '">Home</a>', $by_slug['page about']->post_content );
		$this->assertSame( array( $by_slug['page about']->ID, 4, 'private', get_current_user_id() ), array( $history->post_parent, $history->menu_order, $history->post_status, (int) $history->post_author ) );
		$this->assertStringContainsString( '1911 \\ by "hand"', $history->post_content );
		$this->assertSame( home_url( '/about/history/' ), get_permalink( $history ) );
		$this->assertSame( '<!-- wp:navigation-link {"label":"History","type":"page","id":' . $history->ID . ',"url":"' . home_url( '/about/history/' ) . '","kind":"post-type"} /-->', $by_slug['wp_navigation main']->post_content );

		$post = $by_slug['post first-frost'];
		$this->assertSame( array( '2024-11-05 06:07:08', 'It was cold.', 'closed', 'publish' ), array( $post->post_date, $post->post_excerpt, $post->comment_status, $post->post_status ) );
		$this->assertSame( array( 'old-trees' ), wp_list_pluck( get_the_terms( $post, 'category' ), 'slug' ) );
		$this->assertSame( 'orchard', get_term( get_the_terms( $post, 'category' )[0]->parent )->slug );
		$this->assertSame( 1, get_term_by( 'slug', 'old-trees', 'category' )->count );
		$this->assertSame( $by_slug['attachment frost']->ID, get_post_thumbnail_id( $post ) );
		$this->assertTrue( is_sticky( $post->ID ) );
		$this->assertSame( '[]', get_post_meta( $post->ID, 'footnotes', true ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, '_evil_option' ) );

		$header = get_block_template( 'twentytwentyfive//header', 'wp_template_part' );
		$this->assertSame( array( 'custom', 'header', "<!-- wp:site-logo {\"width\":320} /-->\n\n<!-- wp:navigation {\"ref\":{$by_slug['wp_navigation main']->ID}} /-->" ), array( $header->source, $header->area, $header->content ) );
		$this->assertSame( "<!-- wp:template-part {\"slug\":\"header\",\"theme\":\"twentytwentyfive\",\"area\":\"header\"} /-->\n\n<!-- wp:post-content /-->", get_block_template( 'twentytwentyfive//page', 'wp_template' )->content );

		$this->assertSame( array( 'The pear tree', 'Since 1911', $pear->ID, 'page', $by_slug['page home']->ID ), array( get_option( 'blogname' ), get_option( 'blogdescription' ), (int) get_option( 'site_logo' ), get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) ) );
		$this->assertSame( 'A pear', get_post_meta( $pear->ID, '_wp_attachment_image_alt', true ) );
		$this->assertSame( array( 8, 8 ), array_slice( wp_get_attachment_image_src( $pear->ID, 'full' ), 1, 2 ) );

		$menu  = wp_get_nav_menu_object( 'Orchard menu' );
		$items = wp_get_nav_menu_items( $menu );
		$this->assertSame( array( array( 'History', 'page', 0 ), array( 'Old trees', 'category', $items[0]->ID ), array( 'Us', 'custom', 0 ) ), array_map( static function ( $item ): array { return array( $item->title, $item->object, (int) $item->menu_item_parent ); }, $items ) ); // phpcs:ignore -- one table.
		$this->assertSame( array( $history->ID, home_url( '/about/' ) ), array( (int) $items[0]->object_id, $items[2]->url ) );
		foreach ( $by_slug as $one ) {
			$this->assertStringNotContainsString( 'templately.invalid', $one->post_content, $one->post_name );
		}
	}

	/**
	 * Results count what was to come and what came, and say why the rest did not.
	 *
	 * @group IMP-056
	 * @group IMP-057
	 * @group IMP-058
	 */
	public function test_results_are_exact(): void {
		$results = self::import( self::site_manifest(), self::site_entries() )->results;
		$this->assertSame( array( 'total' => 3, 'succeed' => 3, 'failed' => array() ), $results['post_types']['page'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 'total' => 3, 'succeed' => 2, 'failed' => array( array( 'what' => 'code.png', 'why' => 'It is no picture, film, sound or PDF that this site takes.' ) ) ), $results['post_types']['media'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 3, 2 ), array( $results['post_types']['term']['total'], $results['post_types']['term']['succeed'] ) );
		$this->assertSame( array( 1, 1 ), array( $results['post_types']['menu']['succeed'], $results['post_types']['font']['succeed'] ) );
		$this->assertSame( array( 'wp_template', 'wp_template_part' ), self::sorted( array_keys( $results['template_types'] ) ) );
		$this->assertContains( array( 'what' => 'Lost kind', 'why' => 'This site has no such kind of terms.' ), $results['left_out'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertContains( 'Home: Image', array_column( $results['left_out'], 'what' ) );
		$this->assertSame( array( 'plugins' => array( 'total' => 0, 'succeed' => 0, 'failed' => array() ), 'theme' => array( 'success' => true ) ), $results['dependency_data'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/** The pack's presets and style are the user's, above what was there; what somebody wrote by hand in it is not. */
	public function test_the_style_is_merged(): void {
		$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true,"settings":{"color":{"palette":{"custom":[{"slug":"mine","name":"Mine","color":"#123456"}]}}},"styles":{"color":{"text":"#111111"},"spacing":{"blockGap":"9px"}}}' ),
			)
		);
		wp_clean_theme_json_cache();
		self::import( self::site_manifest(), self::site_entries(), array( 'color' => '{"leaf":"#00aa55","bark":"not a colour"}' ) );
		$styles = json_decode( get_post( $id )->post_content, true );
		$this->assertSame( array( array( 'mine', '#123456' ), array( 'pear-tree-bark', '#3b2f2a' ), array( 'pear-tree-leaf', '#00aa55' ) ), array_map( static function ( array $colour ): array { return array( $colour['slug'], $colour['color'] ); }, $styles['settings']['color']['palette']['custom'] ) ); // phpcs:ignore -- one table.
		$this->assertSame( array( '9px', 'var(--wp--preset--color--pear-tree-bark)', '#fffaf0', '700px' ), array( $styles['styles']['spacing']['blockGap'], $styles['styles']['color']['text'], $styles['styles']['color']['background'], $styles['settings']['layout']['contentSize'] ) );
		$this->assertArrayNotHasKey( 'css', $styles['styles'] );
		$family = $styles['settings']['typography']['fontFamilies']['custom'][0];
		$this->assertSame( array( 'pear-tree-serif', 'Pear Serif, Georgia, serif', '400' ), array( $family['slug'], $family['fontFamily'], $family['fontFace'][0]['fontWeight'] ) );
		$this->assertSame( array( wp_get_font_dir()['url'] . '/pear-tree-serif-400-normal.woff2' ), (array) $family['fontFace'][0]['src'] );
		$this->assertFileExists( wp_get_font_dir()['path'] . '/pear-tree-serif-400-normal.woff2' );
		$library = get_posts( array( 'post_type' => 'wp_font_family', 'name' => 'pear-tree-serif' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 'Pear Serif' ), wp_list_pluck( $library, 'post_title' ) );
		$this->assertSame( array( 'pear-tree-serif-400-normal.woff2' ), array_map( static function ( $face ) { return get_post_meta( $face->ID, '_wp_font_face_file', true ); }, get_posts( array( 'post_type' => 'wp_font_face', 'post_parent' => $library[0]->ID ) ) ) ); // phpcs:ignore -- one table.
	}

	/** Nobody is told of posts that were written elsewhere; listeners of others hear of each, and WordPress's own are back. */
	public function test_others_hear_of_each_post_and_nobody_is_pinged(): void {
		$heard  = array();
		$during = array();
		delete_option( 'wp_calendar_block_has_published_posts' );
		set_transient( 'is_multi_author', 1 );
		remove_action( 'transition_post_status', '__clear_multi_author_cache' );
		update_option( 'default_pingback_flag', 1 );
		add_action(
			'transition_post_status',
			static function ( string $now, string $before, WP_Post $post ) use ( &$heard, &$during ): void {
				if ( 'post' === $post->post_type ) {
					$during = array( has_action( 'transition_post_status', '_update_term_count_on_transition_post_status' ), has_action( 'transition_post_status', 'block_core_calendar_update_has_published_post_on_transition_post_status' ), has_action( 'publish_post', '_publish_post_hook' ), wp_defer_term_counting() );
				}
				$heard[] = "$post->post_type $post->post_name $before $now";
			},
			10,
			3
		);
		$listeners = array( '_update_term_count_on_transition_post_status', '__clear_multi_author_cache' );
		$places    = static function () use ( $listeners ): array {
			return array_map(
				static function ( string $listener ) {
					return has_action( 'transition_post_status', $listener );
				},
				$listeners
			);
		};
		$before    = $places();
		self::import( self::site_manifest(), self::site_entries() );
		$this->assertContains( 'post first-frost new publish', $heard );
		$this->assertContains( 'page history new private', $heard );
		$this->assertSame( $before, $places() );
		$this->assertSame( 5, has_action( 'publish_post', '_publish_post_hook' ) );
		$post = get_posts( array( 'name' => 'first-frost' ) )[0];
		$this->assertFalse( metadata_exists( 'post', $post->ID, '_pingme' ) );
		$this->assertSame( home_url( '/first-frost/' ), $post->guid );
		$this->assertFalse( wp_defer_term_counting() );
		$this->assertSame( array( false, false, false, true ), $during, 'Once for all, not at each post.' );
		$this->assertFalse( has_action( 'transition_post_status', '__clear_multi_author_cache' ), 'What somebody took off stays off.' );
		$this->assertSame( array( '1', false ), array( (string) get_option( 'wp_calendar_block_has_published_posts' ), get_transient( 'is_multi_author' ) ), 'What they would have done is done.' );
	}

	/** A template that somebody changed is written over, and not doubled; a picture and a term that are here serve. */
	public function test_what_is_here_is_used(): void {
		$part = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'header', 'post_status' => 'publish', 'post_content' => 'old', 'tax_input' => array( 'wp_theme' => array( 'twentytwentyfive' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		wp_set_object_terms( $part, 'twentytwentyfive', 'wp_theme' );
		$term = wp_insert_term( 'My orchard', 'category', array( 'slug' => 'orchard' ) )['term_id'];
		self::import( self::site_manifest(), self::site_entries() );
		$this->assertStringContainsString( '<!-- wp:site-logo', get_post( $part )->post_content );
		$this->assertCount( 1, get_block_templates( array( 'slug__in' => array( 'header' ) ), 'wp_template_part' ) );
		$this->assertSame( array( 'My orchard', $term ), array( get_term( $term )->name, get_term_by( 'slug', 'old-trees', 'category' )->parent ) );
	}

	/** What may not come is left out or made harmless, what may comes as what it is here. */
	public function test_what_may_not_come_does_not(): void {
		register_nav_menu( 'first', 'First' );
		register_sidebar( array( 'id' => 'one' ) );
		wp_create_nav_menu( 'Orchard menu' );
		$evil      = 'https://evil.example/x.png';
		$paragraph = static function ( string $html ): string {
			return "<!-- wp:paragraph -->\n<p>$html</p>\n<!-- /wp:paragraph -->";
		};
		$manifest  = self::site_manifest();
		$entries   = self::site_entries();
		$change    = static function ( int $number, array $change ) use ( &$entries ): void {
			$entries[ "content/$number.json" ] = (string) wp_json_encode( $change + json_decode( $entries[ "content/$number.json" ], true ) );
		};
		$change( 2000000002, array( 'content' => $paragraph( 'Safe<script>alert(1)</script>' ) . "\n\n<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"$evil\" alt=\"\"/></figure>\n<!-- /wp:image -->", 'template' => '../other/tall', 'terms' => array( 2000000034 ) ) );
		$change( 2000000004, array( 'format' => 'aside', 'terms' => array( 2000000032, 2000000034 ), 'status' => 'draft' ) );
		$manifest['terms'][0]['description'] = '<script>x</script>Trees <em>here</em>';
		$manifest['terms'][]                 = array( 'id' => 2000000034, 'taxonomy' => 'post_tag', 'slug' => 'cold', 'name' => 'Cold' );
		array_push(
			$manifest['menus'][0]['items'],
			array( 'id' => 2000000045, 'title' => '<b>Bold</b>', 'url' => 'javascript:alert(1)', 'target' => '_blank', 'classes' => array( 'wide', 'a"b' ), 'description' => '<script>x</script>Said' ),
			array( 'id' => 2000000046, 'title' => 'Gone', 'url' => 'https://pages.templately.invalid/2000000099/' )
		);
		// What a file is, its bytes say.
		$manifest['media'][1]     = array( 'name' => 'frost.jpg', 'mime' => 'image/jpeg' ) + $manifest['media'][1];
		$manifest['media'][]      = array( 'id' => 2000000054, 'file' => 'media/dot.gif', 'name' => 'dot.gif', 'mime' => 'image/gif' ) + $manifest['media'][0];
		$entries['media/dot.gif'] = (string) base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a picture.
		add_filter(
			'upload_mimes',
			static function ( array $kinds ): array {
				unset( $kinds['gif'] );
				return $kinds;
			}
		);
		$manifest['media'][0]['caption'] = '<script>x</script>Ripe';
		$manifest['media'][0]['title']   = '<b>Pear</b>';
		$manifest['settings']           += array(
			'icon'           => 2000000052,
			'posts_page'     => 2000000002,
			'theme_mods'     => array( 'custom_logo' => 2000000051 ),
			'menu_locations' => array( 'first' => 2000000041 ),
			'sidebars'       => array( 'one' => array( $paragraph( 'Wide<script>alert(1)</script>' ) ) ),
		);
		$entries['fonts/pear-400.woff2'] = '<?php echo 1;';
		$entries['styles.json']          = (string) wp_json_encode(
			array(
				'version' => 3,
				'styles'  => array(
					'background' => array( 'backgroundImage' => array( 'url' => 'https://media.templately.invalid/2000000051/full/pear.png', 'id' => 2000000051 ) ),
					'blocks'     => array( 'core/group' => array( 'css' => 'x{}', 'background' => array( 'backgroundImage' => array( 'url' => $evil ) ), 'color' => array( 'text' => '#222222' ) ) ),
				),
			)
		);

		$page    = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine' ) );
		$results = self::import( $manifest, $entries, array( 'logo' => array( 'id' => $page ) ) )->results;
		$about   = get_page_by_path( 'about' );
		$post    = get_posts( array( 'name' => 'first-frost', 'post_status' => 'draft' ) )[0];
		$pear    = get_posts( array( 'post_type' => 'attachment', 'name' => 'pear' ) )[0];
		$frost   = get_posts( array( 'post_type' => 'attachment', 'name' => 'frost' ) )[0];
		$items   = array_slice( wp_get_nav_menu_items( 'Orchard menu 2' ), 3 );
		$style   = json_decode( get_post( WP_Theme_JSON_Resolver::get_user_global_styles_post_id() )->post_content, true )['styles'];
		$widgets = get_option( 'widget_block' );
		$this->assertSame(
			array(
				'document'     => $paragraph( 'Safealert(1)' ),
				'template'     => 'othertall',
				'of a page'    => false,
				'format'       => 'aside',
				'tags'         => array( 'cold' ),
				'description'  => 'xTrees <em>here</em>',
				'item'         => array( 'Bold', '', '_blank', array( 'wide', 'ab' ), 'xSaid' ),
				'item of none' => home_url( '/' ),
				'caption'      => 'xRipe',
				'title'        => 'Pear',
				'icon'         => $frost->ID,
				'posts page'   => $about->ID,
				'logos'        => array( $pear->ID, $pear->ID ),
				'location'     => wp_get_nav_menu_object( 'Orchard menu 2' )->term_id,
				'widget'       => $paragraph( 'Widealert(1)' ),
				'file'         => array( 'frost.png', 'image/png', hash( 'sha256', $entries['media/frost.png'] ) ),
				'kind'         => array( array( 'what' => 'dot.gif', 'why' => 'This site takes no files of the type image/gif.' ) ),
				'font'         => array( array( 'what' => 'Pear Serif', 'why' => 'One of its files is no font.' ) ),
				'font files'   => array(),
				'background'   => array( 'url' => wp_get_attachment_url( $pear->ID ) ),
				'group'        => array( 'color' => array( 'text' => '#222222' ) ),
			),
			array(
				'document'     => $about->post_content,
				'template'     => get_post_meta( $about->ID, '_wp_page_template', true ),
				'of a page'    => get_the_terms( $about, 'post_tag' ),
				'format'       => get_post_format( $post ),
				'tags'         => wp_list_pluck( get_the_terms( $post, 'post_tag' ) ?: array(), 'slug' ),
				'description'  => get_term_by( 'slug', 'orchard', 'category' )->description,
				'item'         => array( $items[0]->title, $items[0]->url, $items[0]->target, array_values( array_filter( $items[0]->classes ) ), $items[0]->description ),
				'item of none' => $items[1]->url,
				'caption'      => $pear->post_excerpt,
				'title'        => $pear->post_title,
				'icon'         => (int) get_option( 'site_icon' ),
				'posts page'   => (int) get_option( 'page_for_posts' ),
				'logos'        => array( (int) get_option( 'site_logo' ), (int) get_theme_mod( 'custom_logo' ) ),
				'location'     => get_nav_menu_locations()['first'] ?? 0,
				'widget'       => $widgets[ (int) substr( (string) ( get_option( 'sidebars_widgets' )['one'][0] ?? '' ), 6 ) ]['content'] ?? '',
				'file'         => array( wp_basename( (string) get_attached_file( $frost->ID ) ), $frost->post_mime_type, get_post_meta( $frost->ID, '_templately_sha256', true ) ),
				'kind'         => array_values( array_filter( $results['post_types']['media']['failed'], static function ( array $part ): bool { return 'dot.gif' === $part['what']; } ) ), // phpcs:ignore -- one question.
				'font'         => array_values( array_filter( $results['left_out'], static function ( array $part ): bool { return 'Pear Serif' === $part['what']; } ) ), // phpcs:ignore -- one question.
				'font files'   => (array) glob( wp_get_font_dir()['path'] . '/pear-tree-*' ),
				'background'   => $style['background']['backgroundImage'] ?? array(),
				'group'        => $style['blocks']['core/group'] ?? array(),
			)
		);
	}

	/**
	 * Imports a bundle with all that it has.
	 *
	 * @param array<string, mixed>  $manifest What its manifest says.
	 * @param array<string, string> $entries  Its entries.
	 * @param array<string, mixed>  $form     What was chosen in the wizard.
	 */
	private static function import( array $manifest, array $entries, array $form = array() ): Run {
		$module = self::import_module();
		$run    = $module->runs()->create( $form, self::plan_of( $manifest ), 1 );
		$bundle = self::pack( $manifest, $entries );
		copy( $bundle, Working_Folder::make( $run ) . '/' . Work::BUNDLE );
		unlink( $bundle );
		for ( $ticks = 0; $ticks < 40 && $run->is_active(); $ticks++ ) {
			$run = $module->runner()->tick( $run, time() + 20 );
		}
		self::assertSame( '', implode( "\n", array_column( array_filter( $module->runs()->log( $run, 0 ), static function ( array $entry ): bool { return 'error' === $entry['action']; } ), 'message' ) ) ); // phpcs:ignore -- one question.
		Working_Folder::remove( $run );
		return $run;
	}

	/**
	 * @param Run $run A run.
	 * @return list<int> Posts that it made.
	 */
	private static function made( Run $run ): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( "SELECT obj_id FROM {$wpdb->prefix}templately_objects WHERE run_id = $run->id AND obj_type IN ('post', 'attachment')" ) ); // phpcs:ignore WordPress.DB -- the test's own question.
	}

	/** @return list<string> */
	private static function files(): array {
		$files = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_get_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = $file->getPathname();
		}
		return $files;
	}

	/**
	 * @param list<string> $list A list.
	 * @return list<string>
	 */
	private static function sorted( array $list ): array {
		sort( $list );
		return $list;
	}
}
