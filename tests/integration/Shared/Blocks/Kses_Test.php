<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Kses;

/** @group S11 */
final class Kses_Test extends Test_Case {

	/** Elements that browsers parse differently from WP_HTML_Tag_Processor, or depending on their parent. */
	private const SPECIAL = array( 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'xmp' );

	/** Elements that have an effect on their own. */
	private const ACTIVE = array( 'base', 'body', 'embed', 'form', 'frame', 'frameset', 'head', 'html', 'input', 'link', 'meta', 'object' );

	/** In such elements nothing that looks like a tag to some parser may keep its bytes. */
	public function test_cleans_elements_with_special_content(): void {
		add_filter(
			'wp_kses_allowed_html',
			static function ( array $allowed ): array {
				return $allowed + array_fill_keys( self::SPECIAL, array( 'class' => true ) );
			}
		);
		$kses = new Kses();
		$this->assertSame( '<p>1 < 2</p>', $kses->clean_html( '<p>1 < 2</p>' ) );
		foreach ( self::SPECIAL as $name ) {
			$this->assertStringNotContainsString( '1 <', $kses->clean_html( "<$name>1 < 2</$name>" ), $name );
		}
		// An unfinished element swallows what follows.
		$this->assertStringNotContainsString( 'onerror', $kses->clean_html( '<textarea>x<img src=y onerror=z()>' ) );
	}

	public function test_escapes_an_unfinished_tag_at_the_end(): void {
		$kses = new Kses();
		foreach ( array( '<', '</', '<!', '<?' ) as $end ) {
			$this->assertSame( 'a ' . str_replace( '<', '&lt;', $end ), $kses->clean_html( "a $end" ) );
		}
		$this->assertSame( 'a < b', $kses->clean_html( 'a < b' ) );
	}

	public function test_keeps_harmless_unfinished_tags_in_strings(): void {
		$kses = new Kses();
		foreach ( array( 'x<b ', 'x<b', 'a<b and c<i ' ) as $text ) {
			$this->assertSame( $text, $kses->clean_text( $text, true ) );
			$this->assertNotSame( $text, $kses->clean_text( $text, false ), 'Of a block that may write two texts side by side.' );
		}
		foreach ( array_merge( self::SPECIAL, self::ACTIVE ) as $name ) {
			foreach ( array( "x<$name ", 'x<' . strtoupper( $name ), "x<b <$name " ) as $text ) {
				$this->assertNotSame( $text, $kses->clean_text( $text, true ), $text );
			}
		}
		$long = str_repeat( 'a', 2000 ) . '<b';
		$this->assertNotSame( $long, $kses->clean_text( $long, true ), 'That is no name and no address.' );
		foreach ( array( 'x<b y=', 'x<b "', "x<b '", 'x<b `' ) as $text ) {
			$this->assertNotSame( $text, $kses->clean_text( $text, true ), $text );
		}
	}

	public function test_removes_control_characters(): void {
		$kses = new Kses();
		foreach ( array_merge( range( 1, 8 ), array( 11, 12 ), range( 14, 31 ) ) as $code ) {
			$given = 'a' . chr( $code ) . 'b';
			$this->assertSame( 'ab', $kses->clean_html( $given ), "$code" );
			$this->assertSame( '<i>ab</i>', $kses->clean_html( "<i>$given</i>" ), "$code" );
		}
		$this->assertSame( "a\t\r\nb", $kses->clean_html( "a\t\r\nb" ) );
		$this->assertSame( 'a &lt;b c', $kses->clean_html( 'a <b c' ), 'What is no whole tag is text, and stays readable.' );
	}

	public function test_keeps_editor_markup_that_older_wordpress_rejects(): void {
		add_filter(
			'safe_style_css',
			static function ( array $properties ): array {
				return array_diff( $properties, array( 'text-shadow', 'text-indent', 'writing-mode' ) );
			},
			5
		);
		add_filter(
			'wp_kses_allowed_html',
			static function ( array $allowed ): array {
				unset( $allowed['details']['name'], $allowed['ul']['start'], $allowed['ul']['reversed'] );
				return $allowed;
			}
		);
		$kses = new Kses();
		foreach ( array( '<p style="text-indent:1em">x</p>', '<p style="writing-mode:vertical-rl">x</p>', '<p style="text-shadow:1px 1px red">x</p>', '<details name="a"><summary>x</summary></details>', '<ul start="3">x</ul>', '<ul reversed>x</ul>' ) as $html ) {
			$this->assertSame( $html, $kses->clean_html( $html ) );
		}
		add_filter(
			'wp_kses_allowed_html',
			static function ( array $allowed ): array {
				return $allowed + array( 'x-y' => array() );
			}
		);
		$this->assertSame( '<x-y>x</x-y>', ( new Kses() )->clean_html( '<x-y class="a">x</x-y>' ) );
	}

	public function test_allows_pdfs_of_the_design_and_the_site_only(): void {
		$kses = new Kses();
		$show = static function ( string $url ): string {
			return "<object data=\"$url\" type=\"application/pdf\"></object>";
		};
		foreach ( array( 'https://media.templately.invalid/3/menu.pdf', wp_upload_dir()['baseurl'] . '/menu.pdf' ) as $own ) {
			$this->assertSame( $show( $own ), $kses->clean_html( $show( $own ) ) );
		}
		foreach ( array( 'https://evil.example/menu.pdf', 'https://media.templately.invalid/3/menu.html', 'https://media.templately.invalid.evil.example/3/menu.pdf', 'https://media.templately.invalid/menu.pdf' ) as $other ) {
			$this->assertStringNotContainsString( $other, $kses->clean_html( $show( $other ) ) );
		}
	}

	public function test_allows_colours_but_nothing_hidden_in_them(): void {
		$colour = 'color:rgba(1, 2, 3, 0.5)';
		$this->assertTrue( Kses::allow_colors( false, $colour ) );
		$this->assertTrue( Kses::allow_colors( true, 'x(' ) );
		foreach ( array( '\\', '(', '&', '=', '}', '/*', 'url(x)' ) as $sign ) {
			$this->assertFalse( Kses::allow_colors( false, $colour . $sign ), $sign );
		}
	}

	public function test_cleans_everything_if_too_many_elements_are_allowed(): void {
		add_filter(
			'wp_kses_allowed_html',
			static function ( array $allowed ): array {
				for ( $number = 0; $number < 9000; $number++ ) {
					$allowed[ "x-element-$number" ] = array( 'class' => true );
				}
				return $allowed;
			}
		);
		// A site continues after this warning; PHPUnit would throw it.
		set_error_handler( '__return_true', E_WARNING ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- see above.
		try {
			$kses = new Kses();
			$this->assertSame( array( '<p>x</p>', '<x-element-7>x</x-element-7>' ), array( $kses->clean_html( '<p onclick="x()">x</p>' ), $kses->clean_html( '<x-element-7>x</x-element-7>' ) ) );
			$this->assertStringNotContainsString( '<script', $kses->clean_text( 'a<script>x()</script>', true ) );
		} finally {
			restore_error_handler();
		}
	}

	public function test_restores_filters(): void {
		Block_Markup::sanitize( '<!-- wp:html --><p style="color:rgb(1,2,3)" onclick="x()">x</p><!-- /wp:html -->' );
		$this->assertSame( 10, has_filter( 'pre_kses', 'wp_pre_kses_block_attributes' ) );
		$this->assertFalse( has_filter( 'safecss_filter_attr_allow_css', array( Kses::class, 'allow_colors' ) ) );
		$this->assertFalse( has_filter( 'safe_style_css', array( Kses::class, 'allow_properties' ) ) );
	}

	public function test_rejects_markup_that_never_becomes_clean(): void {
		add_filter(
			'pre_kses',
			static function ( string $html ): string {
				return $html . '<i title="a">x</i>';
			}
		);
		$this->assertSame( '', Block_Markup::sanitize( '<!-- wp:html --><p onclick="x()">x</p><!-- /wp:html -->' ) );
	}
}
