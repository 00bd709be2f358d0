<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Kses;

/**
 * What KSES leaves of HTML and of texts, also where a plugin allows more than WordPress does.
 *
 * @group S11
 */
final class Kses_Test extends Test_Case {

	/** Whose content a browser reads otherwise than the tag processor, or otherwise by where they stand. */
	private const SPECIAL = array( 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'xmp' );

	/** Whose tag does something by itself. */
	private const ACTIVE = array( 'base', 'body', 'embed', 'form', 'frame', 'frameset', 'head', 'html', 'input', 'link', 'meta', 'object' );

	/** In an element that readers may read otherwise, nothing keeps its bytes that looks like a tag to one of them. */
	public function test_elements_with_another_content(): void {
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
		// What never ends swallows what follows: nothing of it is compared.
		$this->assertStringNotContainsString( 'onerror', $kses->clean_html( '<textarea>x<img src=y onerror=z()>' ) );
	}

	/** What begins a tag at the very end could be finished by what follows it in the page: it is written as text. */
	public function test_what_begins_a_tag_at_the_end(): void {
		$kses = new Kses();
		foreach ( array( '<', '</', '<!', '<?' ) as $end ) {
			$this->assertSame( 'a ' . str_replace( '<', '&lt;', $end ), $kses->clean_html( "a $end" ) );
		}
		$this->assertSame( 'a < b', $kses->clean_html( 'a < b' ) );
	}

	/** Half a tag in a text is a text, unless what follows it in a page would be swallowed or obeyed. */
	public function test_half_a_tag_in_a_text(): void {
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

	/** Control characters go. */
	public function test_control_characters(): void {
		$kses = new Kses();
		foreach ( array_merge( range( 1, 8 ), array( 11, 12 ), range( 14, 31 ) ) as $code ) {
			$given = 'a' . chr( $code ) . 'b';
			$this->assertSame( 'ab', $kses->clean_html( $given ), "$code" );
			$this->assertSame( '<i>ab</i>', $kses->clean_html( "<i>$given</i>" ), "$code" );
		}
		$this->assertSame( "a\t\r\nb", $kses->clean_html( "a\t\r\nb" ) );
		$this->assertSame( 'a &lt;b c', $kses->clean_html( 'a <b c' ), 'What is no whole tag is text, and stays readable.' );
	}

	/** What the editor writes stays, also where WordPress is one that does not know it yet. */
	public function test_what_older_wordpress_does_not_know(): void {
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

	/** A PDF is shown where it is the design's own or of this site's media. */
	public function test_pdfs(): void {
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

	/** A colour is let through, and nothing that hides behind one. */
	public function test_colours(): void {
		$colour = 'color:rgba(1, 2, 3, 0.5)';
		$this->assertTrue( Kses::allow_colors( false, $colour ) );
		$this->assertTrue( Kses::allow_colors( true, 'x(' ) );
		foreach ( array( '\\', '(', '&', '=', '}', '/*', 'url(x)' ) as $sign ) {
			$this->assertFalse( Kses::allow_colors( false, $colour . $sign ), $sign );
		}
	}

	/** Where a plugin allows more elements than PHP can look for at once, none passes unseen. */
	public function test_more_elements_than_can_be_looked_for(): void {
		add_filter(
			'wp_kses_allowed_html',
			static function ( array $allowed ): array {
				for ( $number = 0; $number < 9000; $number++ ) {
					$allowed[ "x-element-$number" ] = array( 'class' => true );
				}
				return $allowed;
			}
		);
		// A site goes on after the warning, where a test would throw it.
		set_error_handler( '__return_true', E_WARNING ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- as on a site.
		try {
			$kses = new Kses();
			$this->assertSame( array( '<p>x</p>', '<x-element-7>x</x-element-7>' ), array( $kses->clean_html( '<p onclick="x()">x</p>' ), $kses->clean_html( '<x-element-7>x</x-element-7>' ) ) );
			$this->assertStringNotContainsString( '<script', $kses->clean_text( 'a<script>x()</script>', true ) );
		} finally {
			restore_error_handler();
		}
	}

	/** WordPress is as it was before. */
	public function test_filters_are_put_back(): void {
		Block_Markup::sanitize( '<!-- wp:html --><p style="color:rgb(1,2,3)" onclick="x()">x</p><!-- /wp:html -->' );
		$this->assertSame( 10, has_filter( 'pre_kses', 'wp_pre_kses_block_attributes' ) );
		$this->assertFalse( has_filter( 'safecss_filter_attr_allow_css', array( Kses::class, 'allow_colors' ) ) );
		$this->assertFalse( has_filter( 'safe_style_css', array( Kses::class, 'allow_properties' ) ) );
	}

	/** Markup that becomes another one however often it is cleaned is none that may stay. */
	public function test_what_is_never_clean(): void {
		add_filter(
			'pre_kses',
			static function ( string $html ): string {
				return $html . '<i title="a">x</i>';
			}
		);
		$this->assertSame( '', Block_Markup::sanitize( '<!-- wp:html --><p onclick="x()">x</p><!-- /wp:html -->' ) );
	}
}
