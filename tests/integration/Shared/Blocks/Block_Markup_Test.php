<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Markup;

final class Block_Markup_Test extends Test_Case {

	private const PARAGRAPH = "<!-- wp:paragraph {\"align\":\"center\"} -->\n<p class=\"has-text-align-center\">One<br>two</p>\n<!-- /wp:paragraph -->";

	public function test_validates_exactly_one_block(): void {
		$sound = array( self::PARAGRAPH, '<!-- wp:spacer {"height":"4px"} /-->', "<!-- wp:group -->\n<div class=\"wp-block-group\">" . self::PARAGRAPH . "</div>\n<!-- /wp:group -->" );
		foreach ( $sound as $markup ) {
			$this->assertSame( '', Block_Markup::validation_error( $markup ), $markup );
		}
		$unsound = array( '', 'text', '<p>html</p>', "<!-- wp:paragraph --><p>\xC3\x28</p><!-- /wp:paragraph -->", '<!-- wp:paragraph --><p>never closed</p>', self::PARAGRAPH . '<!-- /wp:group -->', '<!-- wp:paragraph {"broken -->x<!-- /wp:paragraph -->', '<!-- wp:paragraph [1] -->x<!-- /wp:paragraph -->', self::PARAGRAPH . ' and text', self::PARAGRAPH . self::PARAGRAPH );
		foreach ( $unsound as $markup ) {
			$this->assertNotSame( '', Block_Markup::validation_error( $markup ), $markup );
		}
		$this->assertSame( 'closes group, which is not open', Block_Markup::validation_error( '<!-- wp:group --><!-- wp:paragraph --><p>x</p><!-- /wp:group --><!-- /wp:paragraph -->' ) );
		$this->assertSame( 'does not close group, paragraph', Block_Markup::validation_error( '<!-- wp:group --><!-- wp:paragraph --><p>x</p>' ) );
	}

	public function test_lists_block_types_including_inner_blocks(): void {
		$this->assertSame( array( 'core/group', 'core/paragraph', 'x/y' ), Block_Markup::block_types( '<!-- wp:group -->' . self::PARAGRAPH . '<!-- wp:x/y /--><!-- /wp:group -->' ) );
	}

	/**
	 * @group S11
	 * @dataProvider rightful_markup
	 */
	public function test_keeps_the_bytes_of_allowed_markup( string $content ): void {
		$this->assertSame( '', Block_Markup::validation_error( $content ) );
		$this->assertSame( $content, Block_Markup::sanitize( $content ) );
	}

	/** @return array<string, array{string}> */
	public function rightful_markup(): array {
		$paragraph = static function ( string $html, string $attributes = '' ): array {
			return array( "<!-- wp:paragraph $attributes-->\n<p>$html</p>\n<!-- /wp:paragraph -->" );
		};
		return array(
			'a paragraph'                  => array( self::PARAGRAPH ),
			'a void element, a style'      => array( '<!-- wp:image {"id":3} -->' . "\n" . '<figure class="wp-block-image"><img src="https://example.org/a.webp" alt="" class="wp-image-3" style="aspect-ratio:4/5;object-fit:cover"/></figure>' . "\n<!-- /wp:image -->" ),
			'spaces in a style'            => $paragraph( '<em style="color: red ; top:1px;">x</em>' ),
			'a highlight'                  => $paragraph( '<mark style="background-color:rgba(0, 0, 0, 0);color:#ff0000" class="has-inline-color">x</mark>' ),
			'colours of today'             => $paragraph( '<mark style="background-color:hsl(120deg 75% 25% / 60%);color:color-mix(in srgb, rgb(1,2,3) 50%, #fff)">x</mark>' ),
			'a shadow'                     => $paragraph( '<em style="box-shadow:6px 6px 0px -3px rgba(255, 255, 255, 1), 6px 6px rgba(0, 0, 0, 1)">x</em>' ),
			'a group with others in it'    => array( "<!-- wp:group -->\n<div class=\"wp-block-group\">" . self::PARAGRAPH . "\n\n" . self::PARAGRAPH . "</div>\n<!-- /wp:group -->" ),
			'a name with an ampersand'     => $paragraph( 'x', '{"metadata":{"name":"Food & Drink"}} ' ),
			'the same, as WordPress does'  => $paragraph( 'x', '{"metadata":{"name":"Food \u0026 Drink"}} ' ),
			'comparisons in a name'        => $paragraph( 'x', '{"metadata":{"name":"1 < 2 > 0 <3"}} ' ),
			'a placeholder'                => $paragraph( 'x', '{"placeholder":"a<b and c \u003c"} ' ),
			'an address'                   => array( '<!-- wp:navigation-link {"label":"R&D","url":"https://example.org/?a=1&copy=2&lt=3","kind":"custom"} /-->' ),
			'an embed'                     => array( '<!-- wp:embed {"url":"https://example.org/watch?v=1&t=2"} -->' . "\n<figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://example.org/watch?v=1&amp;t=2\n</div></figure>\n<!-- /wp:embed -->" ),
			'markup in an attribute'       => array( '<!-- wp:post-terms {"prefix":"<strong>In:</strong> <br>"} /-->' ),
			'a pattern\'s bound attribute' => $paragraph( 'x', '{"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"a"}}}}} ' ),
			'empty objects'                => $paragraph( 'x', '{"style":{},"a":[],"c":null} ' ),
			'entities without an end'      => $paragraph( 'R&D &copy 2024 1 < 2 & 3 > 2' ),
			'a list that was numbered'     => array( '<!-- wp:list {"start":3,"reversed":true} -->' . "\n" . '<ul reversed start="3" class="wp-block-list"></ul>' . "\n<!-- /wp:list -->" ),
			'a shadow of text'             => $paragraph( '<em style="text-shadow:1px 1px 2px rgba(0, 0, 0, 0.5)">x</em>' ),
			'angles in an attribute'       => $paragraph( '<em title="1 &lt; 2 &gt; 0">x</em>' ),
			'angles in a comment'          => array( "<!-- wp:more -->\n<!--more 1 < 2 > 0-->\n<!-- /wp:more -->" ),
			'a comment'                    => array( "<!-- wp:more -->\n<!--more Read on & on-->\n<!-- /wp:more -->" ),
			'a formula'                    => array( '<!-- wp:group --><math display="block"><mi>x</mi><mo stretchy="false">=</mo><mn>1</mn></math><!-- /wp:group -->' ),
			'a text area'                  => array( '<!-- wp:html --><textarea rows="2">x & y</textarea><!-- /wp:html -->' ),
			'words before a colon'         => array( '<!-- wp:post-terms {"prefix":"JavaScript: "} /-->' ),
			'addresses that run nowhere'   => array( '<!-- wp:a/b {"a":"data:image/png;base64,AA==","b":"Data: one, two","c":"https://example.org/javascript:x","d":"tel:1"} /-->' ),
			'a PDF of the design'          => array( '<!-- wp:file {"id":3} --><div class="wp-block-file"><object class="wp-block-file__embed" data="https://media.templately.invalid/3/menu.pdf" type="application/pdf" style="width:100%;height:600px" aria-label="Menu"></object></div><!-- /wp:file -->' ),
		);
	}

	/** @group S11 */
	public function test_encodes_angle_brackets_in_attributes_only(): void {
		$html = '<!-- wp:html --><i title="1 < 2" class="a">3 > 2</i><b title=\'>"\' lang = "<>" hidden>x</b><!-- more > < --> a < b <!-- /wp:html -->';
		$safe = '<!-- wp:html --><i title="1 &lt; 2" class="a">3 > 2</i><b title=\'&gt;"\' lang = "&lt;&gt;" hidden>x</b><!-- more > < --> a < b <!-- /wp:html -->';
		$text = '<!-- wp:a/b {"a":{"b":["\u003ci title=\u00221 \u003e 0\u0022\u003ex\u003c/i\u003e"]},"c":{},"d":[]} /-->';
		$said = '<!-- wp:a/b {"a":{"b":["\u003ci title=\u00221 \u0026gt; 0\u0022\u003ex\u003c/i\u003e"]},"c":{},"d":[]} /-->';
		$this->assertSame( array( $safe, $safe, $said, $said ), array( Block_Markup::encode_attribute_brackets( $html ), Block_Markup::sanitize( $html ), Block_Markup::encode_attribute_brackets( $text ), Block_Markup::sanitize( $text ) ) );
		// Unfinished tags are no tags.
		foreach ( array( '<i title="a > b', '<i title=a<b>x</i>', '<!-- 1 < 2 > 0 -->' ) as $other ) {
			$this->assertSame( $other, Block_Markup::encode_attribute_brackets( $other ) );
		}
		$this->assertSame( '<!-- &lt;i title=">">&lt;/i> --!><i title="&gt;">', Block_Markup::encode_attribute_brackets( '<!-- <i title=">"></i> --!><i title=">">' ) );
		$this->assertSame( '<!--><i title="&gt;">', Block_Markup::encode_attribute_brackets( '<!--><i title=">">' ) );
	}

	/**
	 * Checks core's parser, the editor's parser, and a browser with and without delimiters.
	 * @group S11
	 * @dataProvider hostile_markup
	 */
	public function test_removes_hostile_markup( string $content ): void {
		$cleaned = Block_Markup::sanitize( $content );
		$this->assertNotSame( $content, $cleaned );
		$this->assertSame( $cleaned, Block_Markup::sanitize( $cleaned ), 'What was cleaned is clean.' );
		$texts = array();
		foreach ( parse_blocks( $cleaned ) as $block ) {
			$names = array_keys( $block['attrs'] );
			array_walk_recursive(
				$block['attrs'],
				static function ( $text ) use ( &$texts ): void {
					$texts[] = $text;
				}
			);
			foreach ( $texts as $text ) {
				$this->assertDoesNotMatchRegularExpression( '/^(?:javascript|vbscript|data:(?!image)[a-z]+\/)/i', (string) preg_replace( '/[\x00-\x20]/', '', html_entity_decode( (string) $text, ENT_QUOTES | ENT_HTML5 ) ) );
			}
			$this->assertNotContains( $block['attrs']['tagName'] ?? '', array( 'script' ) );
			array_push( $texts, '">', ...$names );
		}
		// A plugin's block could print its strings next to each other.
		foreach ( array( $cleaned, (string) preg_replace( '/<!--.*?-->/s', '', $cleaned ), implode( '', $texts ) . '>' ) as $html ) {
			$processor = new WP_HTML_Tag_Processor( $html );
			while ( $processor->next_token() ) {
				$this->assertDoesNotMatchRegularExpression( '/^(SCRIPT|BASE|IFRAME|SVG|FORM|INPUT|BODY|HTML|STYLE|OBJECT)$/', (string) $processor->get_tag() );
				foreach ( (array) $processor->get_attribute_names_with_prefix( '' ) as $name ) {
					$this->assertStringStartsNotWith( 'on', $name );
					$this->assertDoesNotMatchRegularExpression( '/^\s*javascript:/i', (string) $processor->get_attribute( $name ) );
				}
			}
			$this->assertFalse( $processor->paused_at_incomplete_token() );
		}
	}

	/** @return array<string, array{string}> */
	public function hostile_markup(): array {
		$html   = static function ( string $html ): array {
			return array( "<!-- wp:html -->\n$html\n<!-- /wp:html -->" );
		};
		$handle = 'onerror=alert(1)';
		$script = '\u003cscript\u003ealert(1)\u003c/script\u003e';
		return array(
			'a script'                          => $html( '<script>alert(1)</script>' ),
			'a handler'                         => $html( '<img src="x" onerror="alert(1)">' ),
			'a javascript link'                 => $html( '<a href="javascript:alert(1)">x</a>' ),
			'a javascript link in entities'     => $html( '<a href="&#106;avascript&colon;alert(1)">x</a>' ),
			'a frame'                           => $html( '<iframe src="https://example.org"></iframe>' ),
			'an SVG'                            => $html( '<svg onload="alert(1)"></svg>' ),
			'a form'                            => $html( '<form action="/"><input></form>' ),
			'attributes of the body'            => $html( '<body onload=alert(1)><p>x</p>' ),
			'attributes of the document'        => $html( '<html onclick=alert(1)><p>x</p>' ),
			'attributes of a second body'       => $html( '<p>x</p><body onload=alert(1)>' ),
			'a tag that swallows the next'      => array( '<!-- wp:html --><svg onload=alert(1) x="><!-- /wp:html --><!-- wp:paragraph --><p class="a">x</p><!-- /wp:paragraph -->' ),
			'a tag that swallows an inner one'  => array( '<!-- wp:group --><div title="<!-- wp:spacer /-->" onmouseover=alert(1)>x</div><!-- /wp:group -->' ),
			'a tag that the next one ends'      => array( "<!-- wp:html --><img src=x $handle <!-- /wp:html --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->" ),
			'a tag in two halves'               => array( "<!-- wp:html --><<!-- /wp:html --><!-- wp:html -->img src=x $handle><!-- /wp:html -->" ),
			'a closing tag in two halves'       => array( '<!-- wp:html --><p>x</<!-- wp:spacer /-->script>' . "</p><img src=x $handle><!-- /wp:html -->" ),
			'a comment that never ends'         => array( "<!-- wp:html --><!-- <!-- /wp:html --><!-- wp:html --> <img src=x $handle> --><!-- /wp:html -->" ),
			'a comment that ends at once'       => $html( "<!--> <img src=x $handle> -->" ),
			'a comment that ends with !'        => $html( "<!-- --!> <img src=x $handle> -->" ),
			'a comment in an open text area'    => array( "<!-- wp:html --><textarea><!-- /wp:html --><!-- wp:html --><!-- </textarea><img src=x $handle> --><!-- /wp:html --><!-- wp:html --></textarea><!-- /wp:html -->" ),
			'an attribute in an open text area' => array( "<!-- wp:html --><textarea><!-- /wp:html --><!-- wp:html --><b title=\"</textarea><img src=x $handle>\">x</b><!-- /wp:html --><!-- wp:html --></textarea><!-- /wp:html -->" ),
			'a comment in attributes'           => array( "<!-- wp:paragraph {\"x\":\"--><img src=x $handle>\"} --><p>x</p><!-- /wp:paragraph -->" ),
			'attributes after a comment'        => array( "<!-- wp:post-terms {\"x\":\"-->\",\"prefix\":\"$script\"} /-->" ),
			'attributes around a comment'       => array( "<!-- wp:post-terms {\"x\":\"<!--\",\"prefix\":\"$script\"} /-->" ),
			'a delimiter in an address'         => array( "<!-- wp:html --><a href=\"<!-- /wp:html -->\" title=\"<img src=x $handle>\">x</a>" ),
			'a space of other parsers'          => array( "<!-- wp:html --><!--\u{a0}wp:post-terms {\"prefix\":\"$script\"} /--><!-- /wp:html -->" ),
			'a script in attributes'            => array( "<!-- wp:post-terms {\"prefix\":\"$script\"} /-->" ),
			'a script in nested attributes'     => array( "<!-- wp:a/b {\"a\":[{\"b\":\"$script\"}]} /-->" ),
			'a script beside a number'          => array( "<!-- wp:post-terms {\"prefix\":\"$script\",\"a\":1e400} /-->" ),
			'an address of a plugin\'s block'   => array( '<!-- wp:a/b {"a":[{"b":" java\u0009script:alert(1)"}]} /-->' ),
			'an address in entities'            => array( '<!-- wp:a/b {"b":"&#x6a;avascript&colon;alert(1)"} /-->' ),
			'an address behind an address'      => array( '<!-- wp:a/b {"b":"javascript:vbscript&#58;alert(1)"} /-->' ),
			'an address of a block'             => array( '<!-- wp:cover {"url":"javascript:alert(1)"} /-->' ),
			'a page of its own as an address'   => array( '<!-- wp:a/b {"b":"data:application/xhtml+xml,x"} /-->' ),
			'a script in a name'                => array( "<!-- wp:a/b {\"$script\":1} /-->" ),
			'half a tag in attributes'          => array( "<!-- wp:a/b {\"before\":\"x\\u003cimg\",\"title\":\" src=x $handle\"} /-->" ),
			'less of a tag in attributes'       => array( "<!-- wp:a/b {\"before\":\"x\\u003c\",\"title\":\"img src=x $handle\"} /-->" ),
			'half a handler in attributes'      => array( "<!-- wp:post-terms {\"prefix\":\"x\\u003cimg src=x $handle \"} /-->" ),
			'half a script in attributes'       => array( '<!-- wp:post-terms {"prefix":"x\u003cscript "} /-->' ),
			'half a tag behind another'         => array( '<!-- wp:post-terms {"prefix":"x\u003c\u003cbase "} /-->' ),
			'a tag of a template part'          => array( '<!-- wp:template-part {"slug":"a","tagName":"script"} /-->' ),
			'attributes no PHP reads, deep'     => array( "<!-- wp:post-terms {\"prefix\":\"$script\",\"a\":" . str_repeat( '[', 600 ) . str_repeat( ']', 600 ) . '} /-->' ),
			'attributes no PHP reads, names'    => array( "<!-- wp:post-terms {\"\\u0000a\":1,\"prefix\":\"$script\"} /-->" ),
			'attributes no PHP reads, letters'  => array( "<!-- wp:post-terms {\"a\":\"\\ud800\",\"prefix\":\"$script\"} /-->" ),
			'a title that is none in MathML'    => $html( "<math><mtext></mtext><title>a <img src=x $handle </title></math>" ),
			'a text area none in MathML'        => $html( "<math><textarea>a <img src=x $handle </textarea></math>" ),
			'CDATA in MathML'                   => $html( "<math><![CDATA[><img src=x $handle>]]></math>" ),
			'a script in a colour'              => $html( '<p style="color:rgb(1,2,3);background:url(javascript:alert(1))">x</p>' ),
			'an expression in a style'          => $html( '<p style="width:expression(alert(1))">x</p>' ),
		);
	}

	/** @group S11 */
	public function test_cleaning_one_block_keeps_the_bytes_of_others(): void {
		$right = '<!-- wp:navigation-link {"label":"R&D","url":"/?a=1&b=2"} /--><!-- wp:html --><img src="/a.png" alt=""/><!-- /wp:html -->';
		$this->assertSame( $right . '<!-- wp:html -->alert(1)<!-- /wp:html -->', Block_Markup::sanitize( $right . '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->' ) );
	}

	/** @group S11 */
	public function test_runs_in_linear_time(): void {
		$pieces = array( self::PARAGRAPH, '<!-- wp:a {', '<!-- wp:a {"x":"', '<!--', '<!-- wp:a -->', '<a ', '<', '<b id=a>', '<b>x</b>', '<p style="color:rgb(', '<mark style="color:rgb(1,2,3)">', '<!-- wp:a {"x":"\u003c"} /-->', 'x ' );
		foreach ( $pieces as $piece ) {
			$time = array( 30000 => INF, 120000 => INF );
			// CPU time in milliseconds. Quadratic code would take 16 times as long for 4 times the length, in every attempt.
			for ( $try = 0; $try < 20 && ! ( $time[120000] < 8 * $time[30000] + 50 ); $try++ ) {
				foreach ( $time as $length => $best ) {
					$markup = str_repeat( $piece, intdiv( $length, strlen( $piece ) ) ) . '-->';
					$before = getrusage();
					Block_Markup::validation_error( $markup );
					Block_Markup::sanitize( $markup );
					$after           = getrusage();
					$time[ $length ] = min( $best, 1000 * ( $after['ru_utime.tv_sec'] - $before['ru_utime.tv_sec'] ) + ( $after['ru_utime.tv_usec'] - $before['ru_utime.tv_usec'] ) / 1000 );
				}
			}
			$this->assertLessThan( 8 * $time[30000] + 50, $time[120000], $piece );
		}
	}
}
