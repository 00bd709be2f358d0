<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Tests\Leaves_Foreign_Parts_Out;

/** @group S11 */
final class Block_Importer_Test extends Test_Case {

	use Leaves_Foreign_Parts_Out;

	/** @var string Address of this site's attachment. */
	private $url = '';

	/** @var int The attachment that medium 7 became. */
	private $here = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->here = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), '2026/01/pear.png' );
		$this->url  = (string) wp_get_attachment_url( $this->here );
	}

	/** @return array{string, string} What it becomes, and what is said. */
	private function localised( string $markup ): array {
		$left_out = new Insert_Omissions();
		$local    = ( new Block_Importer( new Settings() ) )->localise( array( $markup ), array( 7 => $this->here ), $left_out );
		return array( implode( '', $local ), self::said( $left_out->all() ) );
	}

	public function test_validate_refuses_content_with_one_invalid_block(): void {
		$builder = new Block_Importer( new Settings() );
		$blocks  = array( '<!-- wp:separator /-->', '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->' );
		$this->assertSame( $blocks, $builder->validate( array( 'a' => $blocks[0], 'b' => $blocks[1] ) ) );
		foreach ( array( '<!-- wp:paragraph --><p>a</p>', 7, null, array( $blocks[0] ) ) as $damaged ) {
			try {
				$builder->validate( array( $blocks[0], $damaged ) );
				$this->fail( (string) wp_json_encode( $damaged ) );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 'invalid_content', 502 ), array( $failure->error_code(), $failure->status() ) );
			}
		}
	}

	public function test_sanitize_tells_kses_from_omissions_and_keeps_clean_blocks(): void {
		add_shortcode( 'acme', '__return_empty_string' );
		$builder = new Block_Importer( new Settings() );
		$sound   = '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->';
		$runs    = '<!-- wp:paragraph --><p onclick="x()">b</p><!-- /wp:paragraph -->';
		$link    = '<!-- wp:paragraph --><p><a href="https://pages.templately.invalid/menus/">c</a></p><!-- /wp:paragraph -->';
		foreach (
			array(
				array( array( $sound ), array( $sound ), false, '' ),
				array( array( $runs, $sound ), array( '<!-- wp:paragraph --><p>b</p><!-- /wp:paragraph -->', $sound ), true, '' ),
				// Removing a shortcode can create a tag: then the whole block is removed.
				array( array( '<!-- wp:html --><[acme]script>1<[acme]/script><!-- /wp:html -->', $sound ), array( $sound ), true, "Shortcode: It could run code or load external content.\nClassic: It could run code or load external content." ),
				array( array( $sound, '<!-- wp:rss /-->' ), array( $sound ), false, 'RSS: It could run code or load external content.' ),
			) as list( $given, $left, $is_filtered, $said )
		) {
			$left_out = new Insert_Omissions();
			$this->assertSame( array( 'blocks' => $left, 'is_filtered' => $is_filtered ), $builder->sanitize( $given, array(), $left_out ) );
			$this->assertSame( $said, self::said( $left_out->all() ) );
		}
		remove_shortcode( 'acme' );
		$this->assertStringNotContainsString( 'menus', implode( '', $builder->sanitize( array( $link ), array(), new Insert_Omissions() )['blocks'] ) );
		$this->assertStringContainsString( 'menus', implode( '', $builder->sanitize( array( $link ), array(), new Insert_Omissions(), true )['blocks'] ) );
	}

	public function test_create_page_saves_a_draft_or_reports_the_error(): void {
		$builder = new Block_Importer( new Settings() );
		$blocks  = array( '<!-- wp:paragraph --><p>a \\ "b"</p><!-- /wp:paragraph -->', '<!-- wp:separator /-->' );
		$page    = get_post( $builder->create_page( 'Bread \\ Butter', $blocks, 'no-such-template' ) );
		$this->assertSame( array( 'page', 'draft', 'Bread \\ Butter', implode( "\n\n", $blocks ) ), array( $page->post_type, $page->post_status, $page->post_title, $page->post_content ) );
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		$this->expectException( Failure::class );
		$this->expectExceptionMessage( 'Content, title, and excerpt are empty.' );
		$builder->create_page( 'Bread', $blocks, '' );
	}

	public function test_localise_maps_media_ids_and_urls_and_nothing_else(): void {
		$medium = self::$medium;
		$given  = "<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:image {\"id\":7} -->\n<figure class=\"wp-block-image\"><img src=\"$medium\" alt=\"\" class=\"wp-image-7\" data-id=\"7\"/></figure>\n<!-- /wp:image --></div>\n<!-- /wp:group -->";
		$this->assertSame( array( strtr( $given, array( $medium => $this->url, '"id":7' => "\"id\":$this->here", 'wp-image-7' => "wp-image-$this->here", 'data-id="7"' => "data-id=\"$this->here\"" ) ), '' ), $this->localised( $given ) );
		foreach (
			array(
				array( array( 'src' => $medium, 'id' => 7 ), array( 'src' => $this->url, 'id' => $this->here ) ),
				array( array( 'src' => $medium, 'imageId' => '7', 'columns' => 7, 'id' => 8 ), array( 'src' => $this->url, 'imageId' => (string) $this->here, 'columns' => 7, 'id' => 8 ) ),
				array( array( 'imageId' => 7 ), array( 'imageId' => $this->here ) ),
				array( array( 'id' => 7 ), array( 'id' => 7 ) ),
				array( array( 'a' => array( array( 'src' => $medium, 'id' => 7 ) ) ), array( 'a' => array( array( 'src' => $this->url, 'id' => $this->here ) ) ) ),
				array( array( 'text' => "<a href=\"https://pages.templately.invalid/menus/\">A</a> $medium" ), array( 'text' => "<a href=\"#\">A</a> $this->url" ) ),
			) as list( $attributes, $expected )
		) {
			list( $local, $said ) = $this->localised( '<!-- wp:acme/card ' . wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES ) . ' /-->' );
			$this->assertSame( array( $expected, '' ), array( parse_blocks( $local )[0]['attrs'], $said ) );
		}
	}

	public function test_blocks_with_hub_urls_are_left_out_and_reported(): void {
		$where = 'It would be loaded from another site.';
		$this->assertSame( array( '', "acme/card: $where" ), $this->localised( '<!-- wp:acme/card {"text":"//media.templately.invalid/pear"} /-->' ) );
		$this->assertSame( array( '', "Classic: $where" ), $this->localised( '<p>//media.templately.invalid/pear</p>' ) );
	}

	public function test_blocks_with_deleted_attachments_are_left_out_and_reported(): void {
		wp_delete_attachment( $this->here, true );
		$medium = self::$medium;
		$this->assertSame( array( '', 'Image: It would be loaded from another site.' ), $this->localised( "<!-- wp:image {\"id\":7} -->\n<figure class=\"wp-block-image\"><img src=\"$medium\" alt=\"\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->" ) );
	}

	public function test_find_media_returns_used_media_and_refuses_unknown_ones(): void {
		$builder = new Block_Importer( new Settings() );
		$media   = array( array( 'id' => 7, 'name' => 'pear.png' ), array( 'id' => 8, 'name' => 'plum.png' ) );
		$this->assertSame( array( 7 => $media[0] ), $builder->find_media( array( 'a ' . self::$medium, 'b ' . self::$medium ), $media ) );
		$this->expectException( Failure::class );
		$this->expectExceptionMessage( 'This design is damaged. Nothing was inserted.' );
		$builder->find_media( array( 'https://media.templately.invalid/9/plum.png' ), $media );
	}

	public function test_omissions_are_unique_and_limited(): void {
		$left_out = new Insert_Omissions();
		for ( $number = 0; $number < 60; $number++ ) {
			$left_out->add_executable( "acme/block-$number" );
			$left_out->add_executable( "acme/block-$number" );
		}
		$this->assertCount( 50, $left_out->all() );
		$this->assertSame( 'acme/block-49', $left_out->all()[49]['what'] );
		$left_out = new Insert_Omissions();
		$left_out->add_external_resource( 'acme/' . str_repeat( 'x', 200 ), str_repeat( 'y', 400 ) );
		$this->assertSame( array( 100, 300 ), array_map( 'strlen', array_values( $left_out->all()[0] ) ) );
		$left_out->add_external_resource( 'core/image', '?' );
		$this->assertSame( array( 'what' => 'Image', 'why' => 'It would be loaded from another site.' ), $left_out->all()[1] );
	}
}
