<?php

declare( strict_types=1 );

use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What an import writes of a pack.
 *
 * @group oldest
 */
final class Content_Step_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** @var bool An import commits. */
	protected $commits = true;

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
		$logo    = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), 'logo.png' );
		$run     = self::import(
			self::site_manifest(),
			self::site_entries(),
			array(
				'logo'      => array( 'id' => $logo ),
				'logo_size' => 320,
			)
		);
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

		$this->assertSame( array( 'The pear tree', 'Since 1911', $logo, 'page', $by_slug['page home']->ID ), array( get_option( 'blogname' ), get_option( 'blogdescription' ), (int) get_option( 'site_logo' ), get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) ) );
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

	public function test_links_lead_to_a_page_whose_slug_was_taken(): void {
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_name' => 'about' ) );

		self::import( self::site_manifest(), self::site_entries() );

		$this->assertStringContainsString( 'href="' . home_url( '/about-2/history/' ) . '"', get_page_by_path( 'home' )->post_content );
	}

	/**
	 * @group IMP-056
	 * @group IMP-057
	 * @group IMP-058
	 */
	public function test_results_count_planned_and_made_objects_and_give_reasons_for_the_rest(): void {
		$results = self::import( self::site_manifest(), self::site_entries() )->results;
		$this->assertSame( array( 'total' => 3, 'succeed' => 3, 'failed' => array() ), $results['post_types']['page'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 'total' => 3, 'succeed' => 2, 'failed' => array( array( 'what' => 'code.png', 'why' => 'This site does not accept it: it is not an image, video, audio file or PDF that is allowed here.' ) ) ), $results['post_types']['media'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 3, 2 ), array( $results['post_types']['term']['total'], $results['post_types']['term']['succeed'] ) );
		$this->assertSame( array( 1, 1 ), array( $results['post_types']['menu']['succeed'], $results['post_types']['font']['succeed'] ) );
		$one = array( 'total' => 1, 'succeed' => 1, 'failed' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertEquals( array( 'wp_template' => $one, 'wp_template_part' => $one ), $results['template_types'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertEqualsCanonicalizing( array( 'term', 'media', 'page', 'post', 'wp_block', 'wp_navigation', 'menu', 'font' ), array_keys( $results['post_types'] ) );
		$this->assertContains( array( 'what' => 'Lost kind', 'why' => 'This site does not have this taxonomy.' ), $results['left_out'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
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

	/** A pack that brings no style leaves the user's as it stands, to the byte. */
	public function test_the_style_of_who_gets_none_stays(): void {
		global $wpdb;
		$id   = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$mine = '{ "version": 3, "isGlobalStylesUserThemeJSON": true, "settings": {"color":{"palette":{"custom":[]}}}, "styles": {"color":{"text":"#111111"}} }';
		$wpdb->update( $wpdb->posts, array( 'post_content' => $mine ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$plan            = self::plan_of( self::site_manifest() )->to_array();
		$plan['objects'] = array_values( array_filter( $plan['objects'], static function ( array $one ): bool { return 'font' !== $one['kind']; } ) ); // phpcs:ignore -- one question.
		$bundle          = self::pack( array_diff_key( self::site_manifest(), array( 'look' => 1, 'styles' => 1 ) ), array_diff_key( self::site_entries(), array( 'styles.json' => 1, 'fonts/pear-400.woff2' => 1 ) ) );
		$this->assertSame( Run::DONE, self::import_site( Import_Plan::from_array( $plan ), array(), $bundle )->status );
		clean_post_cache( $id );
		$this->assertSame( $mine, get_post( $id )->post_content );
	}

	/** WordPress's own listeners are restored. */
	public function test_plugins_listen_to_each_post_and_no_pings_are_sent(): void {
		$heard  = array();
		$during = array();
		remove_action( 'post_updated', 'wp_save_post_revision' );
		update_option( 'default_pingback_flag', 1 );
		add_action(
			'transition_post_status',
			static function ( string $now, string $before, WP_Post $post ) use ( &$heard, &$during ): void {
				if ( 'post' === $post->post_type ) {
					$during = array( has_action( 'transition_post_status', '_update_term_count_on_transition_post_status' ), wp_defer_term_counting() );
				}
				$heard[] = "$post->post_type $post->post_name $before $now";
			},
			10,
			3
		);
		$written = array();
		add_action(
			'wp_after_insert_post',
			static function ( int $id, WP_Post $post ) use ( &$written ): void {
				$written[] = $post->post_name;
			},
			10,
			2
		);
		self::import( self::site_manifest(), self::site_entries() );
		$this->assertContains( 'post first-frost new draft', $heard );
		$this->assertContains( 'post first-frost draft publish', $heard );
		$this->assertContains( 'first-frost', $written, 'Also those that wait until it is whole.' );
		$this->assertContains( 'page history draft private', $heard );
		$this->assertSame( 10, has_action( 'transition_post_status', '_update_term_count_on_transition_post_status' ) );
		$post = get_posts( array( 'name' => 'first-frost' ) )[0];
		$this->assertFalse( metadata_exists( 'post', $post->ID, '_pingme' ) );
		$this->assertSame( home_url( "/?p=$post->ID" ), $post->guid );
		$this->assertFalse( wp_defer_term_counting() );
		$this->assertSame( array( false, true ), $during, 'Once for all, not at each post.' );
		$this->assertFalse( has_action( 'post_updated', 'wp_save_post_revision' ), 'A plugin had removed it.' );
		$late = wp_insert_post( array( 'post_title' => 'Later', 'post_status' => 'publish', 'post_category' => array( get_term_by( 'slug', 'old-trees', 'category' )->term_id ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( 2, get_term_by( 'slug', 'old-trees', 'category' )->count, 'They are told all that they were told before.' );
		wp_delete_post( $late, true );
	}

	public function test_existing_templates_are_overwritten_and_existing_terms_are_used(): void {
		$mine = array();
		foreach ( array( 'wp_template_part' => 'header', 'wp_template' => 'page' ) as $type => $slug ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
			$mine[ $type ] = wp_insert_post( array( 'post_type' => $type, 'post_name' => $slug, 'post_status' => 'publish', 'post_content' => 'old' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			wp_set_object_terms( $mine[ $type ], 'twentytwentyfive', 'wp_theme' );
		}
		$term    = wp_insert_term( 'My orchard', 'category', array( 'slug' => 'orchard' ) )['term_id'];
		$other   = wp_insert_term( 'Of another parent', 'category', array( 'slug' => 'old-trees' ) )['term_id'];
		$entries = self::site_entries();

		$entries['content/2000000021.json'] = (string) wp_json_encode( array( 'excerpt' => 'a \\ "b"' ) + json_decode( $entries['content/2000000021.json'], true ) );
		$run                                = self::import( self::site_manifest(), $entries, array( 'logo_size' => 320 ) );
		$this->assertSame( 'a \\ "b"', get_post( $mine[ json_decode( $entries['content/2000000021.json'], true )['type'] ] )->post_excerpt );
		$this->assertStringContainsString( '<!-- wp:site-logo {"width":211} /-->', get_post( $mine['wp_template_part'] )->post_content, 'Without a chosen logo it is as wide as the pack has it.' );
		$this->assertStringContainsString( '<!-- wp:post-content /-->', get_post( $mine['wp_template'] )->post_content );
		$this->assertCount( 1, get_block_templates( array( 'slug__in' => array( 'header' ) ), 'wp_template_part' ) );
		$this->assertCount( 1, get_posts( array( 'post_type' => 'wp_template', 'name' => 'page', 'post_status' => 'any' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$made = get_term_by( 'name', 'Old trees', 'category' );
		$this->assertSame( array( 'My orchard', $term, 'Of another parent' ), array( get_term( $term )->name, $made->parent, get_term( $other )->name ) );
		$this->assertSame( array(), array_intersect( self::made( $run ), $mine ), 'They are not the import\'s.' );
		$this->assertSame( array( (string) $made->term_id ), self::terms( $run, 'category' ) );
	}

	/** Terms say what they say to the sign; who is refused is named, and markup in reasons is not. */
	public function test_terms(): void {
		$manifest = self::site_manifest();
		array_push(
			$manifest['terms'],
			array( 'id' => 2000000034, 'taxonomy' => 'post_tag', 'slug' => 'cold', 'name' => 'Cold \\ days', 'description' => 'a \\ b' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000035, 'taxonomy' => 'post_tag', 'slug' => 'colder', 'name' => 'Colder', 'parent' => 2000000034 ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			// Two that are one to WordPress, by address and by name; one that a plugin says is here; one in a site that takes HTML.
			array( 'id' => 2000000151, 'taxonomy' => 'post_tag', 'slug' => 'twice', 'name' => 'Twice' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000152, 'taxonomy' => 'post_tag', 'slug' => 'twice', 'name' => 'Two times' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000153, 'taxonomy' => 'post_tag', 'slug' => 'plum-tree', 'name' => 'Plums' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000154, 'taxonomy' => 'post_tag', 'slug' => 'plums', 'name' => 'More plums' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000155, 'taxonomy' => 'post_tag', 'slug' => 'same', 'name' => 'The same' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000156, 'taxonomy' => 'post_tag', 'slug' => 'html', 'name' => 'HTML', 'description' => '<script>x</script><b>y</b>' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000037, 'taxonomy' => 'nowhere', 'slug' => 'none', 'name' => 'Of no kind' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			array( 'id' => 2000000036, 'taxonomy' => 'post_tag', 'slug' => 'bad', 'name' => '<b>Bad</b> ' . str_repeat( 'x', 180 ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		);
		$here = wp_insert_term( 'Here', 'post_tag' )['term_id'];
		remove_filter( 'pre_term_description', 'wp_filter_kses' );
		add_filter(
			'pre_insert_term',
			static function ( string $name ) use ( $here ) {
				if ( 'The same' === $name ) {
					return new WP_Error( 'term_exists', 'It is here.', $here );
				}
				return 0 === strpos( $name, 'Bad' ) ? new WP_Error( 'no', '<em>No</em>. ' . str_repeat( 'x', 500 ) ) : $name;
			}
		);
		$run    = self::import( $manifest, self::site_entries() );
		$cold   = get_term_by( 'slug', 'cold', 'post_tag' );
		$colder = get_term_by( 'slug', 'colder', 'post_tag' );
		$names  = wp_list_pluck( get_terms( array( 'taxonomy' => 'post_tag', 'slug' => array( 'twice', 'twice-2', 'plum-tree', 'plums' ), 'hide_empty' => false, 'orderby' => 'name' ) ), 'name' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 'Plums', 'Twice' ), array_values( $names ) );
		$this->assertSame( 'x<b>y</b>', get_term_by( 'slug', 'html', 'post_tag' )->description );
		$this->assertContains( $here, self::import_module()->runs()->items( $run )->ids( 'term' ) );
		$this->assertSame( array( 'Cold \\ days', 'a \\ b', 0 ), array( $cold->name, $cold->description, $colder->parent ), 'Tags have no parents.' );
		$this->assertContains( array( 'what' => 'Of no kind', 'why' => 'This site does not have this taxonomy.' ), $run->results['left_out'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$bad = array_values( array_filter( $run->results['left_out'], static function ( array $part ): bool { return 0 === strpos( $part['what'], 'Bad' ); } ) ); // phpcs:ignore -- one question.
		$this->assertSame( array( array( 'what' => 'Bad ' . str_repeat( 'x', 180 ), 'why' => 'No. ' . str_repeat( 'x', 296 ) ) ), $bad ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/** Posts say no more than they say: what cannot be written is named, what is for others does not come, and what a plugin changed is told. */
	public function test_posts(): void {
		$manifest                           = self::site_manifest();
		$entries                            = self::site_entries();
		$change                             = static function ( int $number, array $change ) use ( &$entries ): void {
			$entries[ "content/$number.json" ] = (string) wp_json_encode( $change + json_decode( $entries[ "content/$number.json" ], true ) );
		};
		$manifest['content'][]              = self::content( 2000000005, 'post', 'second', 'Second' );
		$manifest['content'][]              = self::content( 2000000006, 'page', 'broken', 'Broken' );
		$manifest['content'][]              = self::content( 2000000023, 'wp_template_part', 'aside', 'Aside' );
		$manifest['terms'][]                = array( 'id' => 2000000034, 'taxonomy' => 'category', 'slug' => 'frosts', 'name' => 'Cold nights' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$entries['content/2000000005.json'] = $entries['content/2000000004.json'];
		$entries['content/2000000006.json'] = $entries['content/2000000002.json'];
		$entries['content/2000000023.json'] = $entries['content/2000000011.json'];
		$change( 2000000005, array( 'id' => 2000000005, 'slug' => 'second', 'title' => 'Second', 'terms' => array( 2000000032, 2000000034 ), 'sticky' => false, 'thumbnail' => 0, 'template' => 'wide', 'meta' => array( 'footnotes' => 7 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$change( 2000000006, array( 'id' => 2000000006, 'slug' => 'broken', 'title' => 'Broken', 'content' => "<!-- wp:group -->\n<div class=\"wp-block-group\">" ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$change( 2000000023, array( 'id' => 2000000023, 'type' => 'wp_template_part', 'slug' => 'aside', 'title' => 'Aside' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$change( 2000000002, array( 'sticky' => true, 'format' => 'aside', 'content' => "<!-- wp:paragraph -->\n<p><a href=\"https://pages.templately.invalid/2000000099/\">Gone</a></p>\n<!-- /wp:paragraph -->" ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		add_filter(
			'wp_insert_post_data',
			static function ( array $data ): array {
				return 'history' === $data['post_name'] ? array( 'post_content' => $data['post_content'] . ' Bought here.' ) + $data : $data;
			}
		);
		$run     = self::import( $manifest, $entries );
		$about   = get_page_by_path( 'about' );
		$second  = get_posts( array( 'name' => 'second' ) )[0];
		$changed = array( 'what' => 'History', 'why' => 'Another plugin changed it while it was saved.' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 'what' => 'Broken', 'why' => 'This design is damaged. Nothing was inserted.' ), $run->results['post_types']['page']['failed'][0] ?? array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 4, 3, 2, 2 ), array( $run->results['post_types']['page']['total'], $run->results['post_types']['page']['succeed'], $run->results['post_types']['post']['succeed'], $run->results['template_types']['wp_template_part']['succeed'] ), 'The rest comes.' );
		$this->assertSame( array( $changed ), array_values( array_filter( $run->results['left_out'], static function ( array $part ) use ( $changed ): bool { return $part['why'] === $changed['why']; } ) ) ); // phpcs:ignore -- one question.
		$this->assertStringContainsString( '<a href="#">Gone</a>', $about->post_content );
		$this->assertSame( array( false, false ), array( is_sticky( $about->ID ), is_sticky( $second->ID ) ) );
		$this->assertFalse( get_post_format( $about->ID ) );
		$this->assertSame( array( 'frosts', 'old-trees' ), self::sorted( wp_list_pluck( get_the_terms( $second, 'category' ), 'slug' ) ) );
		foreach ( array( 'footnotes', '_thumbnail_id', '_wp_page_template' ) as $key ) {
			$this->assertFalse( metadata_exists( 'post', $second->ID, $key ), $key );
		}
		$this->assertSame( WP_TEMPLATE_PART_AREA_UNCATEGORIZED, get_block_template( 'twentytwentyfive//aside', 'wp_template_part' )->area );
	}

	/** Each face of each family comes with its own file, one that is no font does without, and a theme.json may name them all. */
	public function test_fonts(): void {
		$manifest             = self::site_manifest();
		$entries              = self::site_entries();
		$face                 = static function ( string $file, string $weight, string $style ): array {
			return compact( 'weight', 'style' ) + array( 'file' => "fonts/$file.woff2" );
		};
		$families             = &$manifest['look']['presets']['font-family'];
		$families[0]['faces'] = array( $face( 'bad', '300', 'normal' ), $face( 'pear-400', '400', 'normal' ), $face( 'pear-700', '700', 'italic' ) );
		$families[1]          = array( 'slug' => 'sans', 'name' => 'Pear Sans', 'stack' => 'Pear Sans, sans-serif', 'faces' => array( $face( 'sans', '500', 'normal' ) ) ) + $families[0]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.

		$entries['fonts/bad.woff2']      = 'no font';
		$entries['fonts/pear-700.woff2'] = 'wOF2' . pack( 'N2', 0x00010000, 65 ) . str_repeat( 'y', 53 );
		$entries['fonts/sans.woff2']     = 'wOF2' . pack( 'N2', 0x00010000, 66 ) . str_repeat( 'z', 54 );
		$source                          = 'https://media.templately.invalid/fonts/';
		$entries['styles.json']          = (string) wp_json_encode(
			array(
				'version'         => 3,
				'title'           => 'Pears',
				'patterns'        => array( 'a/pattern' ),
				'customTemplates' => array( array( 'name' => 'wide', 'title' => 'Wide' ) ),
				'settings'        => array(
					'typography' => array(
						'fontFamilies' => array(
							array( 'slug' => 'mix', 'name' => 'Mix', 'fontFamily' => 'Mix', 'fontFace' => array( array( 'fontFamily' => 'Mix', 'fontWeight' => '400', 'fontStyle' => 'normal', 'src' => array( $source . 'pear-700.woff2', $source . 'sans.woff2' ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
						),
					),
				),
			)
		);
		$run                             = self::import( $manifest, $entries );
		$address                         = wp_get_font_dir()['url'] . '/pear-tree-';
		$style                           = json_decode( get_post( WP_Theme_JSON_Resolver::get_user_global_styles_post_id() )->post_content, true );
		$this->assertSame( array(), array_diff( array_keys( $style ), array( 'version', 'isGlobalStylesUserThemeJSON', 'settings', 'styles' ) ) );
		$written = $style['settings']['typography']['fontFamilies']['custom'];
		$faces   = array();
		foreach ( $written as $family ) {
			foreach ( $family['fontFace'] as $one ) {
				$faces[ $family['slug'] ][] = array( $one['fontWeight'], $one['fontStyle'], (array) $one['src'] );
			}
		}
		$this->assertEqualsCanonicalizing( array( 'mix', 'pear-tree-serif', 'pear-tree-sans' ), array_keys( $faces ) );
		$this->assertSame( array( array( '400', 'normal', array( "{$address}serif-700-italic.woff2", "{$address}sans-500-normal.woff2" ) ) ), $faces['mix'] );
		$this->assertEqualsCanonicalizing( array( array( '400', 'normal', array( "{$address}serif-400-normal.woff2" ) ), array( '700', 'italic', array( "{$address}serif-700-italic.woff2" ) ) ), $faces['pear-tree-serif'] );
		$this->assertSame( array( array( '500', 'normal', array( "{$address}sans-500-normal.woff2" ) ) ), $faces['pear-tree-sans'] );
		foreach ( array( 'serif-400-normal' => 'pear-400', 'serif-700-italic' => 'pear-700', 'sans-500-normal' => 'sans' ) as $here => $file ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- three of them.
			$this->assertSame( $entries[ "fonts/$file.woff2" ], file_get_contents( wp_get_font_dir()['path'] . "/pear-tree-$here.woff2" ) );
		}
		$this->assertSame( array( 2, 2 ), array( $run->results['post_types']['font']['total'], $run->results['post_types']['font']['succeed'] ) );
		$this->assertCount( 3, get_posts( array( 'post_type' => 'wp_font_face', 'numberposts' => -1 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/** Menus get free names, say what they say to the sign, and come without the item or the menu that WordPress refuses. */
	public function test_menus(): void {
		$manifest                      = self::site_manifest();
		$item                          = static function ( int $id, string $title ): array {
			return compact( 'id', 'title' ) + array( 'url' => 'https://example.org/' );
		};
		$manifest['menus'][0]['name']  = '<i>Second</i> \\ menu';
		$manifest['menus'][0]['items'] = array( $item( 2000000042, 'Bad' ), $item( 2000000043, 'A \\ "b"' ), array( 'title' => 'Last', 'parent' => 2000000043 ) + $item( 2000000044, '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$manifest['menus'][1]          = array( 'id' => 2000000045, 'name' => 'Refused', 'items' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		foreach ( array( 'Second \\\\ menu', 'Second \\\\ menu 2' ) as $name ) {
			wp_create_nav_menu( $name );
		}
		add_filter(
			'wp_insert_post_empty_content',
			static function ( bool $is_empty, array $post ): bool {
				return $is_empty || 'Bad' === $post['post_title'];
			},
			10,
			2
		);
		add_filter(
			'pre_insert_term',
			static function ( string $name ) {
				return 'Refused' === $name ? new WP_Error( 'no', 'No menu of that name.' ) : $name;
			}
		);
		// WordPress takes the post that is being shown for that of no number.
		$GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'Shown', 'post_status' => 'publish' ) ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride, WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- as on a page of the site.
		$run             = self::import( $manifest, self::site_entries() );
		unset( $GLOBALS['post'] );
		$menu  = wp_get_nav_menu_object( 'Second \\ menu 3' );
		$items = wp_get_nav_menu_items( $menu );
		$this->assertSame( 'Second \\ menu 3', $menu->name, 'WordPress finds it by its address too.' );
		$this->assertSame(
			array( array( 'A \\ "b"', 'custom', 'https://example.org/', '0' ), array( 'Last', 'custom', 'https://example.org/', (string) $items[0]->ID ) ),
			array_map( static function ( $item ): array { return array( $item->title, $item->type, $item->url, $item->menu_item_parent ); }, $items ) // phpcs:ignore -- one table.
		);
		$this->assertContains( 'Second \\ menu: Bad', array_column( $run->results['left_out'], 'what' ) );
		$this->assertSame( array( 'total' => 2, 'succeed' => 1, 'failed' => array( array( 'what' => 'Refused', 'why' => 'No menu of that name.' ) ) ), $run->results['post_types']['menu'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/** A picture gets a readable name and title, and loses its author; cron makes the sizes that the pack does not bring. */
	public function test_media(): void {
		$manifest = self::site_manifest();
		$entries  = self::site_entries();
		$plain    = self::image( 400, 300 );
		$text     = "tEXtAuthor\0Somebody";

		$entries['media/pear.png']          = substr( $plain, 0, 33 ) . pack( 'N', strlen( $text ) - 4 ) . $text . pack( 'N', crc32( $text ) ) . substr( $plain, 33 );
		$manifest['media'][0]               = array( 'name' => 'Old-Pear.tree.PNG', 'width' => 400, 'height' => 300 ) + $manifest['media'][0]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$manifest['media'][1]['name']       = '-.png';
		$entries['content/2000000001.json'] = str_replace( 'full\/pear.png', 'full\/Old-Pear.tree.PNG', $entries['content/2000000001.json'] );
		add_image_size( 'tpl-strip', 200, 50, true );
		self::import( $manifest, $entries );
		$pear  = get_post( (int) get_option( 'site_logo' ) );
		$frost = get_post( get_post_thumbnail_id( get_posts( array( 'name' => 'first-frost' ) )[0] ) );
		$file  = wp_get_original_image_path( $pear->ID );
		$this->assertSame( array( 'Old Pear.tree', 'old-pear-tree.png', 'inherit', get_current_user_id() ), array( $pear->post_title, wp_basename( $file ), $pear->post_status, (int) $pear->post_author ) );
		$this->assertSame( wp_upload_dir()['url'] . '/old-pear-tree.png', $pear->guid );
		$this->assertSame( 'file.png', wp_basename( (string) wp_get_original_image_path( $frost->ID ) ) );
		$this->assertStringNotContainsString( 'Somebody', (string) file_get_contents( $file ) );
		$this->assertSame( array( 400, 300, array() ), array_values( array_intersect_key( wp_get_attachment_metadata( $pear->ID ), array( 'width' => 1, 'height' => 1, 'sizes' => 1 ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertIsInt( wp_next_scheduled( 'templately_make_image_sizes', array( $pear->ID ) ) );
		do_action( 'templately_make_image_sizes', $pear->ID ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		remove_image_size( 'tpl-strip' );
		$sizes = wp_get_attachment_metadata( $pear->ID )['sizes'];
		$this->assertSame( array( 200, 50 ), array( $sizes['tpl-strip']['width'], $sizes['tpl-strip']['height'] ) );
	}

	/** Sizes that the pack brings are the attachment's at once; wrong ones are left to cron. */
	public function test_ready_made_sizes(): void {
		$manifest                          = self::site_manifest();
		$entries                           = self::site_entries();
		$size                              = static function ( int $width, int $height ): array {
			return array( 'file' => "media/pear-{$width}x$height.png", 'width' => $width, 'height' => $height ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		};
		$manifest['media'][0]              = array( 'width' => 400, 'height' => 300, 'sizes' => array( $size( 300, 225 ), $size( 150, 150 ), $size( 77, 77 ) ) ) + $manifest['media'][0]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$entries['media/pear.png']         = self::image( 400, 300 );
		$entries['media/pear-300x225.png'] = self::image( 300, 225 );
		$entries['media/pear-150x150.png'] = self::image( 150, 149 );
		$entries['media/pear-77x77.png']   = self::image( 77, 77 );
		self::import( $manifest, $entries );
		$pear = (int) get_option( 'site_logo' );
		$data = wp_get_attachment_metadata( $pear );
		$this->assertSame( array( 'medium' ), array_keys( $data['sizes'] ) );
		$this->assertSame( array( 300, 225, 'image/png' ), array( $data['sizes']['medium']['width'], $data['sizes']['medium']['height'], $data['sizes']['medium']['mime-type'] ) );
		$this->assertSame( $entries['media/pear-300x225.png'], file_get_contents( dirname( (string) get_attached_file( $pear ) ) . '/' . $data['sizes']['medium']['file'] ) );
		$this->assertSame( array(), (array) glob( dirname( (string) get_attached_file( $pear ) ) . '/pear-77x77*' ) );
		$this->assertIsInt( wp_next_scheduled( 'templately_make_image_sizes', array( $pear ) ) );
	}

	public function test_two_pictures_of_one_name_keep_their_own_sizes(): void {
		$manifest = self::site_manifest();
		$entries  = self::site_entries();
		foreach ( array( 'pear' => 400, 'frost' => 600 ) as $name => $width ) {
			$place                            = 'pear' === $name ? 0 : 1;
			$manifest['media'][ $place ]      = array( 'name' => 'pear.png', 'width' => $width, 'height' => 300, 'sizes' => array( array( 'file' => "media/$name-300.png", 'width' => 300, 'height' => 90000 / $width ) ) ) + $manifest['media'][ $place ];
			$entries[ "media/$name.png" ]     = self::image( $width, 300 );
			$entries[ "media/$name-300.png" ] = self::image( 300, 90000 / $width );
		}

		self::import( $manifest, $entries );

		$pear  = (int) get_option( 'site_logo' );
		$frost = get_post_thumbnail_id( get_posts( array( 'name' => 'first-frost' ) )[0] );
		foreach ( array( 'pear' => $pear, 'frost' => $frost ) as $name => $id ) {
			$file = (string) get_attached_file( $id );
			$this->assertSame( $entries[ "media/$name.png" ], file_get_contents( $file ), $name );
			$size = wp_get_attachment_metadata( $id )['sizes']['medium']['file'];
			$this->assertSame( pathinfo( $file, PATHINFO_FILENAME ) . '-300', explode( 'x', $size )[0] );
			$this->assertSame( $entries[ "media/$name-300.png" ], file_get_contents( dirname( $file ) . "/$size" ), $name );
		}
		$this->assertSame( array( 'pear.png', 'pear-1.png' ), array( wp_basename( (string) get_attached_file( $pear ) ), wp_basename( (string) get_attached_file( $frost ) ) ) );
	}

	/**
	 * Titles, excerpts and footnotes are HTML too: what may not come is taken out whoever imports, what may keeps its bytes.
	 *
	 * @group S11
	 */
	public function test_html_beside_documents(): void {
		$entries  = self::site_entries();
		$change   = static function ( int $number, array $change ) use ( &$entries ): void {
			$entries[ "content/$number.json" ] = (string) wp_json_encode( $change + json_decode( $entries[ "content/$number.json" ], true ) );
		};
		$image    = '<img src="https://evil.example/x.png">';
		$rightful = array( 'title' => 'Us & <em>them</em>, 1 < 2 \\ "3"', 'excerpt' => 'A <a href="/b">link</a> & more' );
		$notes    = '[{"content":"A <em>note<\/em> & more","id":"a-1"}]';
		$change( 2000000002, $rightful );
		$change( 2000000003, array( 'title' => "History<script>x</script><i onclick=\"x()\">y</i>$image", 'excerpt' => "Old <b title=\">\" onclick=x()>trees</b> [gallery]$image" ) );
		$change( 2000000004, array( 'excerpt' => 'Cold [gallery]', 'meta' => array( 'footnotes' => $notes ) ) );
		$manifest                           = self::site_manifest();
		$manifest['content'][]              = self::content( 2000000005, 'post', 'second', 'Second' );
		$wrong                              = array(
			array( 'id' => 'a-1', 'content' => "<script>x</script>Said <b onclick=x()>so</b>$image", 'more' => $image ),
			array( 'id' => 'B">1', 'content' => 'Two' ),
			array( 'id' => 7, 'content' => 'Three' ),
			'four',
		);
		$entries['content/2000000005.json'] = $entries['content/2000000004.json'];
		$change( 2000000005, array( 'id' => 2000000005, 'slug' => 'second', 'title' => 'Second', 'excerpt' => 'Second https://pages.templately.invalid/2000000002/', 'sticky' => false, 'meta' => array( 'footnotes' => (string) wp_json_encode( $wrong ) ) ) );
		add_shortcode( 'gallery', 'gallery_shortcode' );
		$results = self::import( $manifest, $entries )->results;
		remove_shortcode( 'gallery' );
		$about    = get_page_by_path( 'about' );
		$history  = get_page_by_path( 'about/history' );
		$notes_of = static function ( string $slug ): string {
			return (string) get_post_meta( get_posts( array( 'name' => $slug ) )[0]->ID, 'footnotes', true );
		};
		$this->assertSame( $rightful, array( 'title' => $about->post_title, 'excerpt' => $about->post_excerpt ) );
		$this->assertSame( array( 'Historyx<i>y</i>', 'Old <b title="&gt;">trees</b> ' ), array( $history->post_title, $history->post_excerpt ) );
		$this->assertSame( array( 'Cold ', 'Second #' ), array( get_posts( array( 'name' => 'first-frost' ) )[0]->post_excerpt, get_posts( array( 'name' => 'second' ) )[0]->post_excerpt ) );
		$this->assertSame( $notes, $notes_of( 'first-frost' ) );
		$this->assertSame( array( array( 'id' => 'a-1', 'content' => 'xSaid <b>so</b>' ), array( 'id' => 'b1', 'content' => 'Two' ) ), json_decode( $notes_of( 'second' ), true ) );
		$this->assertContains( 'It would be loaded from evil.example.', array_column( $results['left_out'], 'why' ) );
	}

	public function test_forbidden_content_is_left_out_or_made_harmless(): void {
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
				'kind'         => array( array( 'what' => 'dot.gif', 'why' => 'This site does not accept files of the type image/gif.' ) ),
				'font'         => array( array( 'what' => 'Pear Serif', 'why' => 'One of its files is not a font.' ) ),
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
		$run    = self::begin_site( self::plan_of( $manifest ), $form );
		$bundle = self::pack( $manifest, $entries );
		copy( $bundle, Working_Folder::ensure( $run ) . '/' . Step_Context::BUNDLE );
		unlink( $bundle );
		for ( $ticks = 0; $ticks < 40 && $run->is_active(); $ticks++ ) {
			$run = $module->runner()->run_batch( $run, PHP_INT_MAX );
		}
		self::assertSame( '', implode( "\n", array_column( array_filter( $module->runs()->log( $run, 0 ), static function ( array $entry ): bool { return 'error' === $entry['action']; } ), 'message' ) ) ); // phpcs:ignore -- one question.
		Working_Folder::remove( $run );
		return $run;
	}

	/**
	 * @param Run    $run      A run.
	 * @param string $taxonomy A taxonomy.
	 * @return list<string> Terms of it that the run made.
	 */
	private static function terms( Run $run, string $taxonomy ): array {
		$ids = self::import_module()->runs()->items( $run )->made( 'term' );
		return array_map( 'strval', array() === $ids ? array() : get_terms( array( 'taxonomy' => $taxonomy, 'include' => $ids, 'hide_empty' => false, 'fields' => 'ids' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/**
	 * @param Run $run A run.
	 * @return list<int> Posts that it made.
	 */
	private static function made( Run $run ): array {
		global $wpdb;
		return array_map( static fn( string $key ): int => (int) json_decode( $key )[0], $wpdb->get_col( "SELECT DISTINCT row_key FROM {$wpdb->prefix}templately_changes WHERE run_id = $run->id AND target = '$wpdb->posts' AND before_image IS NULL" ) ); // phpcs:ignore WordPress.DB -- the test's own question.
	}

	/** @return list<string> */
	private static function files(): array {
		$files = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_get_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = $file->getPathname();
		}
		return $files;
	}

	/** Draws a PNG. */
	private static function image( int $width, int $height ): string {
		ob_start();
		imagepng( imagecreatetruecolor( $width, $height ) );
		return (string) ob_get_clean();
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
