<?php

declare( strict_types=1 );

use Templately\Tests\Leaves_Foreign_Parts_Out;

/** @group S11 */
final class Html_Sanitizer_Test extends Test_Case {

	use Leaves_Foreign_Parts_Out;

	private const FROM_EVIL = 'It would be loaded from evil.example.';
	private const RUNS      = 'It could run code or load external content.';

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
	 * Asserts what is left of the HTML of a block.
	 * @param string $expected HTML that is left.
	 */
	private function assert_left( string $expected, string $html, string $said ): void {
		$block = "<!-- wp:html -->\n%s\n<!-- /wp:html -->";
		$left  = self::left_of( sprintf( $block, $html ) );
		$this->assertSame( array( sprintf( $block, $expected ), '' === $said ? '' : "Custom HTML: $said" ), array( $left[0], self::said( $left[1] ) ), $html );
	}

	public function test_attributes_with_resource_urls_are_removed(): void {
		foreach ( array( 'src', 'srcset', 'poster', 'data', 'background', 'lowsrc', 'dynsrc', 'data-full-url', 'xlink:href', 'imagesrcset', 'classid', 'codebase', 'archive', 'manifest', 'href', 'SRC' ) as $name ) {
			$this->assert_left( '<div >Stays</div>', "<div $name=\"https://evil.example/x\">Stays</div>", self::FROM_EVIL );
			foreach ( array( self::$medium, '/a.png' ) as $own ) {
				$this->assert_left( "<div $name=\"$own\">Stays</div>", "<div $name=\"$own\">Stays</div>", '' );
			}
		}
		foreach ( array( 'a', 'area' ) as $tag ) {
			$this->assert_left( "<$tag href=\"https://evil.example/x\">", "<$tag href=\"https://evil.example/x\">", '' );
			$this->assert_left( "<$tag href=\"#\">", "<$tag href=\"https://hub.example.org/x\">", '' );
			$this->assert_left( "<$tag href=\"https://media.templately.invalid/7/medium\">", "<$tag href=\"//media.templately.invalid/7/x.png\">", '' );
		}
	}

	public function test_executable_attributes_are_removed(): void {
		foreach ( array( 'onclick', 'onbeforematch', 'data-wp-bind--src', 'srcdoc', 'ping', 'formaction', 'http-equiv', 'ONERROR' ) as $name ) {
			$this->assert_left( '<div >Stays</div>', "<div $name=\"x\">Stays</div>", self::RUNS );
			$this->assert_left( '<div >Stays</div>', "<div $name>Stays</div>", self::RUNS );
		}
		foreach ( array( 'data-wpx', 'srcdocs', 'pinged', 'formactions', 'title' ) as $name ) {
			$this->assert_left( "<div $name=\"x\">Stays</div>", "<div $name=\"x\">Stays</div>", '' );
		}
	}

	public function test_elements_are_removed_with_their_required_url(): void {
		foreach ( array( 'img', 'source', 'track', 'embed', 'input' ) as $tag ) {
			$this->assert_left( '<p>Stays</p>', "<p>Stays</p><$tag alt=\"a > b\" src=\"https://evil.example/x\">", self::FROM_EVIL );
		}
		$this->assert_left( '<p>Stays</p>', '<p>Stays</p><link href="https://evil.example/x" title=\'a > b\'/>', self::FROM_EVIL );
		$this->assert_left( '<video ></video>', '<video src="https://evil.example/x"></video>', self::FROM_EVIL );
	}

	public function test_a_block_is_removed_with_its_main_media_only(): void {
		foreach ( array( 'img src', 'embed data', 'link href' ) as $tag ) {
			$this->assertSame( '', self::left_of( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><$tag=\"https://evil.example/x\"></figure>\n<!-- /wp:image -->" )[0], $tag );
		}
		$medium = self::$medium;
		foreach ( array( 'file' => '<object data="https://evil.example/x"></object>', 'video' => '<track src="https://evil.example/x">', 'audio' => '<p srcset="https://evil.example/x"></p>' ) as $name => $html ) {
			$left = self::left_of( "<!-- wp:$name {\"id\":7} -->\n<div><video src=\"$medium\"></video>$html</div>\n<!-- /wp:$name -->" )[0];
			$this->assertStringStartsWith( "<!-- wp:$name {\"id\":7} -->\n<div><video src=\"$medium\"></video>", $left, $name );
			$this->assertStringNotContainsString( 'evil', $left, $name );
		}
	}

	public function test_covers_lose_only_their_background(): void {
		foreach ( array( '<video class="wp-block-cover__video-background" src="https://evil.example/a.mp4"></video>', "<figure class=\"wp-block-cover__video-background wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://evil.example/a.mp4\n</div></figure>", '<figure class="wp-block-cover__embed-background">https://evil.example/a.mp4</figure>', '<div role="img" class="wp-block-cover__image-background" style="background-image:url(https://evil.example/a.mp4)"></div>' ) as $html ) {
			$left = self::left_of( "<!-- wp:cover {\"url\":\"https://evil.example/a.mp4\",\"dimRatio\":50} -->\n<div class=\"wp-block-cover\">$html<p>Stays</p></div>\n<!-- /wp:cover -->" );
			$this->assertSame( array( "<!-- wp:cover {\"dimRatio\":50} -->\n<div class=\"wp-block-cover\"><p>Stays</p></div>\n<!-- /wp:cover -->", 'Cover: ' . self::FROM_EVIL ), array( $left[0], self::said( $left[1] ) ), $html );
		}
	}

	public function test_classes_and_ids_of_foreign_attachments_are_removed(): void {
		$medium = self::$medium;
		$this->assert_left( "<img src=\"$medium\" class=\"wp-image-7 a\" data-id=\"7\">", "<img src=\"$medium\" class=\"wp-image-7 a\" data-id=\"7\">", '' );
		$this->assert_left( "<img src=\"$medium\" class=\"a\" >", "<img src=\"$medium\" class=\"wp-image-8 a\" data-id=\"8\">", '' );
		$this->assert_left( '<img src="/a.png"  >', '<img src="/a.png" class="wp-image-7" data-id="7">', '' );
	}

	public function test_each_url_of_a_srcset_is_checked(): void {
		$medium = self::$medium;
		foreach ( array( "$medium 1x, https://evil.example/b.png 2x", "$medium,https://evil.example/b.png", "$medium 1x,HTTPS://evil.example/b.png 2x", "$medium 1x,//evil.example/b.png 2x", "$medium 1x,/\\evil.example/b.png 2x", "$medium 1x,\\/evil.example/b.png 2x", "$medium 1x(,),ftp://evil.example/b.png", "$medium,, , //evil.example/b.png", "https://evil.example/b.png 2x,\n$medium" ) as $several ) {
			foreach ( array( 'srcset', 'imagesrcset' ) as $name ) {
				$this->assert_left( '<div >Stays</div>', "<div $name=\"$several\">Stays</div>", self::FROM_EVIL );
			}
		}
		foreach ( array( $medium, "$medium 300w,\n  $medium 600w", "/a,b.png 1x,$medium 2x" ) as $own ) {
			$this->assert_left( "<img srcset=\"$own\">", "<img srcset=\"$own\">", '' );
		}
		$this->assert_left( "<img srcset=\"https://media.templately.invalid/7/medium 300w, $medium 600w\">", "<img srcset=\"//media.templately.invalid/7/a.png 300w, $medium 600w\">", '' );
	}

	/**
	 * Returns CSS with what is left of it; null for nothing.
	 * @return list<array{string, string|null, string}>
	 */
	public function css(): array {
		$medium = self::$medium;
		$rows   = array(
			array( "color:red;background:url($medium)", "color:red;background:url($medium)", '' ),
			array( "background:url($medium)/* https://example.com/ */", null, 'It would be loaded from example.com.' ),
			array( 'background:url(data:image/png;base64,AA==);color:red', 'background:url(data:image/png;base64,AA==);color:red', '' ),
			array( 'background:url(/a.png)', 'background:url(/a.png)', '' ),
			array( 'margin:calc(1px + 2px);color:rgb(1,2,3)', 'margin:calc(1px + 2px);color:rgb(1,2,3)', '' ),
			array( 'background:url(//media.templately.invalid/7/a.png)', 'background:url(https://media.templately.invalid/7/medium)', '' ),
			array( 'background:url(//evil.example/a;color:b.png);margin:0', 'margin:0', self::FROM_EVIL ),
			array( 'background:url(&quot;//evil.example/a;b.png&quot;);margin:0', 'margin:0', self::FROM_EVIL ),
			array( 'background:url(//evil.example/a.png', null, self::FROM_EVIL ),
			array( 'background:url(&quot;//evil.example/a.png', null, self::FROM_EVIL ),
			array( 'background:url(&quot;/*&quot;),url(//evil.example/a.png),url(&quot;*/&quot;)', null, self::FROM_EVIL ),
			array( 'background:url(https:evil.example/a.png)', null, self::FROM_EVIL ),
			array( 'background:url(ftp:evil.example/a.png)', null, self::FROM_EVIL ),
			array( 'background:url(/\\5c evil.example/a.png)', null, self::FROM_EVIL ),
			array( 'background:url(blob:https://evil.example/a)', null, 'It would be loaded from another site.' ),
			array( 'background:url(javascript:x)', null, 'It would be loaded from another site.' ),
			array( 'color:red;background:U\\RL(//evil.example/a.png)', 'color:red', self::FROM_EVIL ),
			array( "background:url('/\t/evil.example/a.png')", null, self::FROM_EVIL ),
			array( "background:url('/\n/evil.example/a.png')", null, self::FROM_EVIL ),
			array( "background:url('/\\\n/evil.example/a.png')", null, self::FROM_EVIL ),
			array( "background:url('/\\9 /evil.example/a.png')", null, self::FROM_EVIL ),
			array( 'background:url(//' . wp_parse_url( home_url(), PHP_URL_HOST ) . '\\3002 evil.example/a.png)', null, 'It would be loaded from ' . wp_parse_url( home_url(), PHP_URL_HOST ) . '.evil.example.' ),
			array( 'background:u\\000072 l(//evil.example/a.png)', null, self::FROM_EVIL ),
		);
		foreach ( array( 'src', 'image', 'image-set', 'cross-fade', '-webkit-image-set', 'URL' ) as $function ) {
			$rows[] = array( "background:$function('//evil.example/a.png' 1x);margin:0", 'margin:0', self::FROM_EVIL );
		}
		return $rows;
	}

	/** @dataProvider css */
	public function test_css_resources_are_removed( string $css, ?string $expected, string $said ): void {
		$this->assert_left( null === $expected ? '<p >Stays</p>' : "<p style=\"$expected\">Stays</p>", "<p style=\"$css\">Stays</p>", $said );
	}

	public function test_style_attributes_of_blocks_are_checked(): void {
		foreach ( array( 'background:url(https:evil.example/a.png)', 'url(\\2f\\2f evil.example/a.png)', 'url(//evil.example/a.png)', '@import "//evil.example/a.css"', '@IMPORT "//evil.example/a.css"', '@\\69mport "//evil.example/a.css"', "url('/\t/evil.example/a.png')" ) as $css ) {
			$left = self::left_of( '<!-- wp:paragraph ' . serialize_block_attributes( array( 'style' => array( 'css' => $css ), 'align' => 'left' ) ) . ' /-->' );
			$this->assertSame( array( '<!-- wp:paragraph {"style":{},"align":"left"} /-->', 'Paragraph: ' . self::FROM_EVIL ), array( $left[0], self::said( $left[1] ) ), $css );
		}
		$own = '<!-- wp:paragraph {"style":{"css":"color:rgb(1,2,3);background:url(/a.png)"}} /-->';
		$this->assertSame( array( $own, array() ), self::left_of( $own ) );
	}

	public function test_texts_that_start_with_a_url_are_sanitized(): void {
		$attributes = '<!-- wp:acme/card %s /-->';
		foreach ( array( 'https://other.example/ [gallery ids=1]' => array( 'https://other.example/ ', 'Shortcode: ' . self::RUNS ), '//other.example/<img src="https://evil.example/a.png">b' => array( '//other.example/b', 'acme/card: ' . self::FROM_EVIL ), 'https://other.example/[gallery]' => array( 'https://other.example/', 'Shortcode: ' . self::RUNS ) ) as $text => list( $expected, $said ) ) {
			$left = self::left_of( sprintf( $attributes, serialize_block_attributes( array( 'text' => $text ) ) ) );
			$this->assertSame( array( array( 'text' => $expected ), $said ), array( parse_blocks( $left[0] )[0]['attrs'], self::said( $left[1] ) ), $text );
		}
		$address = sprintf( $attributes, '{"text":"https://other.example/an-image(1).html?a=1"}' );
		$this->assertSame( array( $address, array() ), self::left_of( $address ) );
	}

	public function test_html_outside_blocks_is_sanitized(): void {
		$this->assertSame( '<p>Stays</p>', self::left_of( '<p>Stays</p><img src="https://evil.example/a.png">' )[0] );
		$this->assertSame( '', self::left_of( "<!-- wp:rss {\"feedURL\":\"/feed\"} /-->\n\n" )[0] );
	}

	public function test_embeds_become_links_or_are_removed(): void {
		$left = self::left_of( '<!-- wp:embed {"url":"https://other.example/a_\u0022\u003cb\u003e"} /-->' );
		$this->assertSame( "<!-- wp:paragraph -->\n<p><a href=\"https://other.example/a_b\">https://other.example/a_&quot;&lt;b&gt;</a></p>\n<!-- /wp:paragraph -->", $left[0] );
		foreach ( array( 'https://hub.example.org/x', 'javascript:alert(1)', 'ftp://other.example/x', '/here', '' ) as $url ) {
			$left = self::left_of( '<!-- wp:embed ' . serialize_block_attributes( array( 'url' => $url ) ) . ' /-->' );
			$this->assertSame( array( '', 'Embed: It refers to content that only the original site has.' ), array( $left[0], self::said( $left[1] ) ), $url );
		}
	}

	public function test_bare_urls_become_links_unless_local(): void {
		$linked = 'It would embed other.example. It was replaced by a link.';
		$url    = 'https://other.example/?a=1&amp;b=2';
		$link   = "<a href=\"https://other.example/?a=1&#038;b=2\">$url</a>";
		foreach ( array( "x\n\r$url\ny" => "x\n\r$link\ny", "<p>$url</p>" => "<p>$link</p>", "<p class=\"a\">\n$url\n</p>" => "<p class=\"a\">\n$link\n</p>", "x\n $url \ny" => "x\n $link \ny", $url => $link ) as $html => $expected ) {
			$left = self::left_of( "<!-- wp:html -->\n$html\n<!-- /wp:html -->" );
			$this->assertSame( array( "<!-- wp:html -->\n$expected\n<!-- /wp:html -->", "Embed: $linked" ), array( $left[0], self::said( $left[1] ) ), $html );
		}
		$own = home_url( '/a-page/' );
		foreach ( array( "<b title=\"x\n$url\ny\">x</b>", "<p>$own</p>", "x\n$own\ny", "<p>See $url</p>", "x $url\ny" ) as $html ) {
			$this->assert_left( $html, $html, '' );
		}
	}

	public function test_shortcodes_are_removed_everywhere(): void {
		$left = self::left_of( '<!-- wp:acme/card {"text":"Stays [gallery ids=1]","more":"[unknown] [[gallery]]"} /-->' );
		$this->assertSame( array( '<!-- wp:acme/card {"text":"Stays ","more":"[unknown] [[gallery]]"} /-->', 'Shortcode: ' . self::RUNS ), array( $left[0], self::said( $left[1] ) ) );
		// Removing a shortcode can create another one.
		add_shortcode( 'acme-outer', '__return_empty_string' );
		add_shortcode( 'acme-inner', '__return_empty_string' );
		foreach ( array( '[acme[acme-inner]-inner ids=1]', '[acme[acme-inner]-outer ids=1]', '[acme-out[acme-in[acme-outer]ner]er]' ) as $nested ) {
			$left = self::left_of( '<!-- wp:acme/card ' . serialize_block_attributes( array( 'text' => "Stays $nested" ) ) . ' /-->' );
			$this->assertSame( array( '<!-- wp:acme/card {"text":"Stays "} /-->', 'Shortcode: ' . self::RUNS ), array( $left[0], self::said( $left[1] ) ), $nested );
		}
		// Removing an image can create a shortcode, too.
		$left = self::left_of( "<!-- wp:html -->\n<p>[acme<img src=\"https://evil.example/a.png\">-outer ids=1]</p>\n<!-- /wp:html -->" );
		$this->assertSame( "<!-- wp:html -->\n<p></p>\n<!-- /wp:html -->", $left[0] );
		// Deeply nested shortcodes are removed completely and quickly.
		$often = str_repeat( '[acme', 5000 ) . str_repeat( '-outer]', 5000 );
		$left  = self::left_of( '<!-- wp:acme/card ' . serialize_block_attributes( array( 'text' => "Stays $often" ) ) . ' /-->' );
		$this->assertSame( '<!-- wp:acme/card {"text":""} /-->', $left[0] );
		remove_shortcode( 'acme-outer' );
		remove_shortcode( 'acme-inner' );
	}
}
