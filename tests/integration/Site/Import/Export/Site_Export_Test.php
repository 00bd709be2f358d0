<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Site\Import\Export\Export_Command;
use Templately\Site\Import\Run\Run;
use Templately\Site\Styles\Global_Styles;
use Templately\Tests\Fullsite_Import\Exports_Sites;

/**
 * A site becomes a pack, and the pack that site again.
 */
final class Site_Export_Test extends Test_Case {

	use Exports_Sites;

	/** @var bool */
	protected $commits = true;

	/** @var array<string, int> What the site has, by a name. */
	private $here = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 4 ) . '/wp-cli.php';
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		self::empty_site();
		$this->make_site();
	}

	/** What is exported and imported into an emptied site is exported the same again, and what no pack has is named. */
	public function test_a_site_comes_back_from_its_pack(): void {
		$first    = self::export();
		$bundle   = Bundle::from_zip( $first );
		$manifest = $bundle->manifest();
		$this->assertSame(
			array( 'wp_block' => 1, 'wp_navigation' => 1, 'wp_template_part' => 1, 'wp_template' => 1, 'page' => 4, 'post' => 2 ),
			array_count_values( array_column( $manifest->content(), 'type' ) )
		);
		$this->assertSame( array( 2, 1, 'Pear & tree', 'Since 1911', 'twentytwentyfive' ), array( count( $manifest->media() ), count( $manifest->menus() ), $manifest->settings()['title'], $manifest->settings()['tagline'], $manifest->theme()['slug'] ) );
		$text = '';
		foreach ( array_keys( $manifest->entries() ) as $entry ) {
			$text .= '.json' === substr( $entry, -5 ) ? $bundle->entry( $entry ) : '';
		}
		$this->assertStringNotContainsString( home_url(), stripslashes( $text ), 'No address of the site.' );
		$this->assertStringNotContainsString( 'Nobody may read this', $text );
		$left = array_map(
			static function ( array $part ): string {
				return implode( ', ', $part );
			},
			$manifest->omissions()
		);
		$this->assertEqualsCanonicalizing(
			array( 'Secret, page, private', 'Notes, media, unknown_type', 'Lost picture, media, missing_file', 'colour, page: meta, not_exported', '1, comments, not_exported', 'search-3, sidebar beside, not_exported', 'CSS, styles, foreign_setting', 'CSS, theme, foreign_setting' ),
			$left
		);

		self::empty_site();
		$run = self::import_pack( $first );
		$this->assertSame( array( Run::DONE, array() ), array( $run->status, $run->results['left_out'] ) );
		$home = get_post( (int) get_option( 'page_on_front' ) );
		$pear = (int) get_option( 'site_logo' );
		$this->assertSame( array( 'home', 'Pear' ), array( $home->post_name, get_the_title( $pear ) ) );
		$this->assertStringContainsString( 'class="wp-image-' . $pear . '"', $home->post_content );
		$this->assertStringContainsString( (string) wp_get_attachment_image_src( $pear, 'medium' )[0], $home->post_content );
		$this->assertStringContainsString( 'href="' . get_permalink( get_page_by_path( 'about/history' ) ) . '"', $home->post_content );

		$second                 = self::export();
		list( $before, $after ) = array( self::content_of( $first ), self::content_of( $second ) );
		foreach ( $before as $name => $content ) {
			$this->assertSame( $content, $after[ $name ] ?? null, $name );
		}
		$this->assertSame( array_keys( $before ), array_keys( $after ) );
	}

	/** What is chosen comes with what it names, and nothing else does. */
	public function test_a_choice_comes_with_what_it_names(): void {
		$titles  = static function ( Bundle $bundle ): array {
			return array_merge( array_column( $bundle->manifest()->content(), 'title' ), array_column( $bundle->manifest()->media(), 'name' ), array_column( $bundle->manifest()->terms(), 'slug' ), array_column( $bundle->manifest()->menus(), 'name' ) );
		};
		$history = Bundle::from_zip( self::export( array( 'posts' => (string) $this->here['history'] ) ) );
		$this->assertSame( array( 'About', 'History' ), $titles( $history ), 'With its parent.' );
		$this->assertSame( array( '', array( 'title' => 'Pear & tree', 'tagline' => 'Since 1911' ) ), array( $history->manifest()->styles(), $history->manifest()->settings() ) );

		$frost = Bundle::from_zip( self::export( array( 'posts' => (string) $this->here['frost'] ) ) );
		$this->assertSame( array( 'First frost', 'pear.png', 'orchard', 'old-trees' ), $titles( $frost ), 'With its picture, its term, and the term above.' );

		$header = Bundle::from_zip( self::export( array( 'kinds' => 'wp_template_part, styles' ) ) );
		$this->assertSame( array( 'Main', 'Header', 'About', 'History', 'frost.png' ), $titles( $header ), 'With its navigation, the pages in it, and the picture behind the styles.' );
		$this->assertSame( 'styles.json', $header->manifest()->styles() );

		$this->assertSame( array( 'Orchard menu' ), array_slice( $titles( Bundle::from_zip( self::export( array( 'kinds' => 'menu' ) ) ) ), -1 ) );
		$this->assertSame( array( 'frost.png', 'pear.png' ), $titles( Bundle::from_zip( self::export( array( 'kinds' => 'media' ) ) ) ) );
	}

	/** An id of a picture that is not in the pack is none of it: on another site it would be another picture's. */
	public function test_pictures_that_are_not_in_the_pack(): void {
		$picture = static function ( int $id ): string {
			return "<img class=\"alignleft wp-image-$id\" data-id=\"$id\" src=\"https://elsewhere.example/$id.png\" alt=\"\"/>";
		};
		$id      = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'gallery', 'post_title' => 'Gallery', 'post_content' => $picture( 987654 ) . $picture( $this->here['pear'] ) ) );
		$pack    = Bundle::from_zip( self::export( array( 'posts' => (string) $id ) ) );
		$number  = $pack->manifest()->media()[0]['id'];
		$content = $pack->document( $pack->manifest()->content()[0]['entry'] )['content'];
		$this->assertStringContainsString( '<img class="alignleft"  src="https://elsewhere.example/987654.png" alt=""/>', $content );
		$this->assertStringContainsString( "<img class=\"alignleft wp-image-$number\" data-id=\"$number\" src=\"https://elsewhere.example/{$this->here['pear']}.png\" alt=\"\"/>", $content );
	}

	public function test_an_invalid_choice_is_refused_and_an_existing_pack_stays(): void {
		$file = wp_tempnam( 'pack' );
		file_put_contents( $file, 'An older pack.' );
		$refused = array(
			'There is nothing of the kind comments in a pack.' => array( $file, array( 'kinds' => 'page,comments' ) ),
			'There is no 999999 that a pack could have' => array( $file, array( 'posts' => '999999' ) ),
			'There is no ' . $this->here['secret'] . ' that' => array( $file, array( 'posts' => (string) $this->here['secret'] ) ),
			'12x is no id.'                             => array( $file, array( 'posts' => '12x' ) ),
			'Say what the pack is called'               => array( $file, array( 'slug' => 'My pack' ) ),
			'/nowhere/pack.zip cannot be written.'      => array( '/nowhere/pack.zip', array() ),
		);
		foreach ( $refused as $said => list( $into, $options ) ) {
			try {
				( new Export_Command( self::service() ) )( array( $into ), $options );
				$this->fail( "It was exported: $said" );
			} catch ( DomainException $error ) {
				$this->assertStringContainsString( $said, $error->getMessage() );
			}
		}
		$this->assertSame( array( 'An older pack.', false ), array( file_get_contents( $file ), file_exists( "$file.part" ) ) );
	}

	/** Makes a site with something of each kind, and with what no pack has. */
	private function make_site(): void {
		update_option( 'blogname', 'Pear &amp; tree' );
		update_option( 'blogdescription', 'Since 1911' );
		update_option( 'posts_per_page', 7 );
		update_option( 'default_comment_status', 'closed' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%year%/%postname%/' );
		$this->here['pear']  = self::picture( 'pear', 'Pear', 400 );
		$this->here['frost'] = self::picture( 'frost', 'Frost', 8 );
		$lost                = self::picture( 'lost', 'Lost picture', 8 );
		unlink( get_attached_file( $lost ) );
		wp_insert_attachment( array( 'post_title' => 'Notes', 'post_mime_type' => 'text/plain', 'post_status' => 'inherit' ), '2024/01/notes.txt' );
		update_option( 'site_logo', $this->here['pear'] );
		update_option( 'site_icon', $this->here['frost'] );

		$orchard   = wp_insert_term( 'Orchard', 'category', array( 'slug' => 'orchard', 'description' => 'All <em>trees</em>' ) )['term_id'];
		$trees     = wp_insert_term( 'Old trees', 'category', array( 'slug' => 'old-trees', 'parent' => $orchard ) )['term_id'];
		$paragraph = static function ( string $html ): string {
			return "<!-- wp:paragraph -->\n<p>$html</p>\n<!-- /wp:paragraph -->";
		};
		$page      = function ( string $name, array $fields ) use ( $paragraph ): int {
			$this->here[ $name ] = wp_insert_post( wp_slash( $fields + array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => ucfirst( $name ), 'post_content' => $paragraph( ucfirst( $name ) ), 'post_date' => '2024-03-04 05:06:07' ) ) );
			return $this->here[ $name ];
		};
		$about     = $page( 'about', array( 'menu_order' => 3, 'meta_input' => array( 'colour' => 'green' ) ) );
		$history   = $page( 'history', array( 'post_parent' => $about, 'post_status' => 'publish', 'post_excerpt' => 'Of "it" \\ all' ) );
		$page( 'draft', array( 'post_status' => 'draft' ) );
		$page( 'secret', array( 'post_password' => 'x', 'post_title' => 'Secret', 'post_content' => $paragraph( 'Nobody may read this' ) ) );
		$call   = $page( 'call', array( 'post_type' => 'wp_block' ) );
		$medium = wp_get_attachment_image_src( $this->here['pear'], 'medium' )[0];
		$image  = '<!-- wp:image {"id":' . $this->here['pear'] . ',"sizeSlug":"medium"} -->' . "\n<figure class=\"wp-block-image size-medium\"><img src=\"$medium\" alt=\"A pear\" class=\"wp-image-{$this->here['pear']}\"/></figure>\n<!-- /wp:image -->";
		$query  = '<!-- wp:query {"queryId":1,"query":{"perPage":3,"postType":"post","taxQuery":{"category":[' . $trees . ']}}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->";
		$home   = $page( 'home', array( 'post_content' => implode( "\n\n", array( $image, $paragraph( '<a href="' . get_permalink( $history ) . '">History</a> and <a href="' . home_url( '/' ) . '">home</a>' ), $query, "<!-- wp:block {\"ref\":$call} /-->", '<!-- wp:paragraph {"fontFamily":"pear-tree-serif"} -->' . "\n<p class=\"has-pear-tree-serif-font-family\">Set</p>\n<!-- /wp:paragraph -->" ) ) ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		$frost               = $page( 'first-frost', array( 'post_type' => 'post', 'post_title' => 'First frost', 'post_category' => array( $trees ), 'comment_status' => 'open', 'meta_input' => array( '_thumbnail_id' => $this->here['pear'], 'footnotes' => '[]' ) ) );
		$this->here['frost'] = $frost;
		$page( 'note', array( 'post_type' => 'post', 'post_category' => array( $orchard ), 'post_status' => 'private' ) );
		stick_post( $frost );
		set_post_format( $this->here['note'], 'aside' );
		wp_insert_comment( array( 'comment_post_ID' => $frost, 'comment_content' => 'Cold.', 'comment_approved' => '1' ) );

		$main   = $page( 'main', array( 'post_type' => 'wp_navigation', 'post_content' => '<!-- wp:navigation-link {"label":"History","type":"page","id":' . $history . ',"url":"' . get_permalink( $history ) . '","kind":"post-type"} /-->' ) );
		$header = $page( 'header', array( 'post_type' => 'wp_template_part', 'post_content' => "<!-- wp:site-title /-->\n\n<!-- wp:navigation {\"ref\":$main} /-->" ) );
		$single = $page( 'single', array( 'post_type' => 'wp_template', 'post_content' => "<!-- wp:template-part {\"slug\":\"header\"} /-->\n\n<!-- wp:post-content /-->" ) );
		wp_set_object_terms( $header, 'twentytwentyfive', 'wp_theme' );
		wp_set_object_terms( $header, 'header', 'wp_template_part_area' );
		wp_set_object_terms( $single, 'twentytwentyfive', 'wp_theme' );

		$menu = wp_create_nav_menu( 'Orchard menu' );
		$top  = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'About us', 'menu-item-object-id' => $about, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish', 'menu-item-classes' => 'wide' ) );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Trees', 'menu-item-object-id' => $trees, 'menu-item-object' => 'category', 'menu-item-type' => 'taxonomy', 'menu-item-status' => 'publish', 'menu-item-parent-id' => $top ) );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Elsewhere', 'menu-item-url' => 'https://elsewhere.example/', 'menu-item-type' => 'custom', 'menu-item-status' => 'publish', 'menu-item-target' => '_blank' ) );
		register_nav_menu( 'top', 'Top' );
		set_theme_mod( 'nav_menu_locations', array( 'top' => $menu ) );
		register_sidebar( array( 'id' => 'beside', 'name' => 'Beside' ) );
		update_option( 'widget_block', array( 4 => array( 'content' => $paragraph( '<a href="' . get_permalink( $about ) . '">About</a>' ) ), '_multiwidget' => 1 ) );
		update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'beside' => array( 'block-4', 'search-3' ) ) );

		wp_mkdir_p( wp_get_font_dir()['path'] );
		file_put_contents( wp_get_font_dir()['path'] . '/serif.woff2', 'wOF2' . pack( 'N2', 0x00010000, 64 ) . str_repeat( 'y', 52 ) );
		// As WordPress keeps them of who may not write any HTML.
		( new Global_Styles() )->save(
			array(
				'settings' => array(
					'color'      => array( 'palette' => array( 'custom' => array( array( 'slug' => 'bark', 'name' => 'Bark', 'color' => '#3b2f2a' ) ) ) ),
					'typography' => array( 'fontFamilies' => array( 'custom' => array( array( 'slug' => 'pear-tree-serif', 'name' => 'Pear Serif', 'fontFamily' => 'Pear Serif, serif', 'fontFace' => array( array( 'fontFamily' => 'Pear Serif', 'fontStyle' => 'normal', 'fontWeight' => '400', 'src' => wp_get_font_dir()['url'] . '/serif.woff2' ) ) ) ) ) ),
				),
				'styles'   => array(
					'css'        => 'body{}',
					'color'      => array( 'text' => 'var(--wp--preset--color--bark)' ),
					'background' => array( 'backgroundImage' => array( 'url' => wp_get_attachment_url( (int) get_option( 'site_icon' ) ) ) ),
					'elements'   => array( 'heading' => array( 'typography' => array( 'fontFamily' => 'var(--wp--preset--font-family--pear-tree-serif)' ) ) ),
				),
			)
		);
		wp_update_custom_css_post( 'body{}' );
	}
}
