<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Tests\Leaves_Foreign_Parts_Out;

/**
 * Attacks from the insert to the rendered page, where WordPress's content filters run after sanitizing.
 * @group S11
 */
final class Hostile_Documents_Test extends Test_Case {

	use Leaves_Foreign_Parts_Out;

	private const HANDLER = 'onmouseover=alert(1)';

	protected function setUp(): void {
		parent::setUp();
		// WordPress was loaded inside a function, so its globals must be set here.
		add_shortcode( 'gallery', 'gallery_shortcode' );
	}

	protected function tearDown(): void {
		remove_shortcode( 'gallery' );
		parent::tearDown();
	}

	/**
	 * Inserts a block, as any person does.
	 * @param string $markup Serialised block, whose design has medium 7.
	 * @return string What the page has of it; '' where it is refused.
	 */
	private static function inserted( string $markup ): string {
		$builder = new Block_Importer( new Settings() );
		$here    = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), '2026/01/pear.png' );
		try {
			$own = $builder->sanitize( $builder->validate( array( $markup ) ), array( array( 'id' => 7 ) ), new Insert_Omissions() );
			return implode( '', $builder->localise( $own['blocks'], array( 7 => $here ), new Insert_Omissions() ) );
		} catch ( Failure $failure ) {
			return '';
		}
	}

	/**
	 * Returns what runs, or is fetched from elsewhere, in some HTML.
	 * @param string $html HTML, as a browser has it.
	 * @return list<string>
	 */
	private static function hostile( string $html ): array {
		$found     = array();
		$processor = new WP_HTML_Tag_Processor( $html );
		while ( $processor->next_tag() ) {
			$tag = (string) $processor->get_tag();
			if ( in_array( $tag, array( 'SCRIPT', 'IFRAME', 'BASE', 'EMBED', 'META', 'LINK', 'SVG', 'FORM' ), true ) ) {
				$found[] = "<$tag>";
			}
			foreach ( (array) $processor->get_attribute_names_with_prefix( '' ) as $name ) {
				$value = preg_replace( '/[\x00-\x20]+/', '', (string) $processor->get_attribute( $name ) );
				if ( 0 === strpos( $name, 'on' ) ) {
					$found[] = "$name of <$tag>";
				}
				if ( 1 === preg_match( '/^(?:javascript|vbscript|data:text)/i', (string) $value ) || ( in_array( $name, array( 'src', 'srcset', 'style', 'poster' ), true ) && false !== strpos( (string) $value, 'evil' ) ) ) {
					$found[] = "$value in $name of <$tag>";
				}
			}
		}
		if ( 1 === preg_match( '/\[gallery|^\s*https:..evil/m', $html ) ) {
			$found[] = 'a shortcode or an embed';
		}
		return $found;
	}

	/**
	 * Returns what a block of a plugin could make of the texts in a block's attributes, and the editor of a block that it does not know.
	 */
	private static function texts( string $markup ): string {
		$texts = '';
		foreach ( parse_blocks( $markup ) as $block ) {
			array_walk_recursive(
				$block['attrs'],
				static function ( $text ) use ( &$texts ): void {
					$texts .= do_blocks( (string) $text ) . '<a href="' . str_replace( '"', '&quot;', (string) $text ) . '">x</a>';
				}
			);
		}
		return $texts;
	}

	/**
	 * Returns documents, each one block.
	 * @return array<string, array{string}>
	 */
	public function documents(): array {
		$html      = static function ( string $html ): array {
			return array( "<!-- wp:html -->\n$html\n<!-- /wp:html -->" );
		};
		$attribute = static function ( array $attributes, string $name = 'post-terms' ): array {
			return array( "<!-- wp:$name " . serialize_block_attributes( $attributes ) . ' /-->' );
		};
		$handler   = self::HANDLER;
		$image     = "<img src=x $handler>";
		return array(
			'quotes that are made typographic'    => $html( "<p><a title=\"> x\" href=\"/\">y</a><b title=\" $handler \">x</b></p>" ),
			'the same, single ones'               => $html( "<p><a title='> x' href='/'>y</a><b title=' $handler '>x</b></p>" ),
			'an image that is loaded later'       => $html( "<img alt=\"<img $handler x=\" src=\"/a.png\">" ),
			'the same in an attribute of a block' => $attribute( array( 'prefix' => "<img alt=\"<img $handler x=\" src=\"/a.png\">" ) ),
			'quotes in an attribute of a block'   => $attribute( array( 'prefix' => "<a title='> x' href='/'>y</a><b title=' $handler '>x</b>" ) ),
			'a script that a shortcode divides'   => $html( '<[gallery]script>alert(1)<[gallery]/script>' ),
			'a handler behind a shortcode'        => $html( "<[gallery]img src=x $handler>" ),
			'the same in an attribute'            => $attribute( array( 'prefix' => "<[gallery]img src=x $handler>" ) ),
			'a shortcode that a script divides'   => $html( 'x [gal<script>1</script>lery ids=1]' ),
			'a shortcode behind an address'       => $attribute( array( 'prefix' => '//x/ [gallery ids=1]' ) ),
			'a picture behind an address'         => $attribute( array( 'prefix' => '//x/ <img src="https://evil.example/a.png">' ) ),
			'a number without end'                => array( '<!-- wp:post-terms {"prefix":"\u003cscript\u003ealert(1)\u003c/script\u003e","a":1e400} /-->' ),
			'a number without end, a shortcode'   => array( '<!-- wp:post-terms {"prefix":"[gallery ids=1]","a":1e400} /-->' ),
			'a tab in an address'                 => $html( "<div style=\"background-image:url('/\t/evil.example/a.png')\">x</div>" ),
			'a line feed in an address'           => $html( "<div style=\"background-image:url('/\n/evil.example/a.png')\">x</div>" ),
			'a link of a plugin\'s block'         => $attribute( array( 'url' => 'javascript:alert(1)' ), 'acme/card' ),
			'the same, spaces'                    => $attribute( array( 'url' => " \x01java\tscript:alert(1)" ), 'acme/card' ),
			'the same, entities'                  => $attribute( array( 'url' => '&#106;avascript&colon;alert(1)' ), 'acme/card' ),
			'the same, twice'                     => $attribute( array( 'url' => 'javascript:javascript:alert(1)' ), 'acme/card' ),
			'a page in an address'                => $attribute( array( 'url' => 'data:text/html,<script>alert(1)</script>' ), 'acme/card' ),
			'a link among others'                 => $attribute( array( 'links' => array( array( 'to' => 'vbscript:x' ) ) ), 'acme/card' ),
			'a link of WordPress\'s block'        => $attribute( array( 'url' => 'javascript:alert(1)', 'label' => 'x' ), 'navigation-link' ),
			'a comment as a block\'s text'        => $attribute( array( 'originalUndelimitedContent' => '<!-- wp:post-terms {"prefix":"\u003cscript\u003ealert(1)\u003c/script\u003e"} /-->' ), 'missing' ),
			'an address alone on its line'        => $html( "x\n\rhttps://evil.example/a\ny" ),
			'a list in place of a typeface'       => $attribute( array( 'style' => array( 'typography' => array( 'fontFamily' => array( 'x' ), 'textDecoration' => array( 'a' => 'x' ) ) ) ), 'site-title' ),
		);
	}

	/** @dataProvider documents */
	public function test_nothing_runs_in_a_page( string $markup ): void {
		$left            = self::inserted( $markup );
		$id              = wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => $left ) ) );
		$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as on its page.
		setup_postdata( $GLOBALS['post'] );
		$this->assertSame( array(), self::hostile( $left ), $left );
		$this->assertSame( array(), self::hostile( self::texts( $left ) ), $left );
		$shown = (string) apply_filters( 'the_content', $left );
		wp_reset_postdata();
		$this->assertSame( array(), self::hostile( $shown ), $shown );
	}
}
