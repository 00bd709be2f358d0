<?php

declare( strict_types=1 );

use Templately\Blocks\Markup;

/**
 * Serialised blocks.
 */
final class Markup_Test extends Test_Case {

	private const PARAGRAPH = "<!-- wp:paragraph {\"align\":\"center\"} -->\n<p class=\"has-text-align-center\">One<br>two</p>\n<!-- /wp:paragraph -->";

	/** What is exactly one whole block has no fault. */
	public function test_soundness(): void {
		$sound = array( self::PARAGRAPH, '<!-- wp:spacer {"height":"4px"} /-->', "<!-- wp:group -->\n<div class=\"wp-block-group\">" . self::PARAGRAPH . "</div>\n<!-- /wp:group -->" );
		foreach ( $sound as $markup ) {
			$this->assertSame( '', Markup::fault( $markup ), $markup );
		}
		$unsound = array( '', 'text', '<p>html</p>', "<!-- wp:paragraph --><p>\xC3\x28</p><!-- /wp:paragraph -->", '<!-- wp:paragraph --><p>never closed</p>', self::PARAGRAPH . '<!-- /wp:group -->', '<!-- wp:paragraph {"broken -->x<!-- /wp:paragraph -->', '<!-- wp:paragraph [1] -->x<!-- /wp:paragraph -->', self::PARAGRAPH . ' and text', self::PARAGRAPH . self::PARAGRAPH );
		foreach ( $unsound as $markup ) {
			$this->assertNotSame( '', Markup::fault( $markup ), $markup );
		}
	}

	/** Names of all types of blocks, inner ones too. */
	public function test_block_types(): void {
		$this->assertSame( array( 'core/group', 'core/paragraph', 'x/y' ), Markup::block_types( '<!-- wp:group -->' . self::PARAGRAPH . '<!-- wp:x/y /--><!-- /wp:group -->' ) );
	}

	/**
	 * What KSES only spells otherwise keeps its bytes; what it takes out is gone.
	 *
	 * @group S11
	 */
	public function test_cleaning(): void {
		$same = array(
			self::PARAGRAPH,
			'<!-- wp:image {"id":3} -->' . "\n" . '<figure class="wp-block-image"><img src="https://example.org/a.webp" alt="" class="wp-image-3" style="aspect-ratio:4/5;object-fit:cover"/></figure>' . "\n<!-- /wp:image -->",
		);
		foreach ( $same as $content ) {
			$this->assertSame( $content, Markup::clean( $content ) );
		}
		$hostile = array( '<script>alert(1)</script>', '<img src="x" onerror="alert(1)">', '<a href="javascript:alert(1)">x</a>', '<iframe src="https://example.org"></iframe>', '<svg onload="alert(1)"></svg>', '<form action="/"><input></form>' );
		foreach ( $hostile as $html ) {
			$cleaned = Markup::clean( "<!-- wp:html -->\n$html\n<!-- /wp:html -->" );
			$this->assertStringNotContainsString( $html, $cleaned );
			$this->assertDoesNotMatchRegularExpression( '/<(script|iframe|svg|form|input)|onerror|onload|javascript:/', $cleaned );
		}
	}

	/** Attributes change; blocks that have nothing to change keep their bytes. */
	public function test_changing_attributes(): void {
		$other   = '<!-- wp:group {"style":{},  "layout":{"type":"flex"}} --><!-- /wp:group -->';
		$changed = Markup::change_attributes(
			$other . '<!-- wp:spacer {"height":"4px","style":{}} /-->',
			static function ( stdClass $attributes ): void {
				if ( isset( $attributes->height ) ) {
					$attributes->height = '8px';
				}
			}
		);
		$this->assertSame( $other . '<!-- wp:spacer {"height":"8px","style":{}} /-->', $changed );
	}
}
