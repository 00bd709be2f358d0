<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use WP_HTML_Decoder;
use WP_HTML_Tag_Processor;

/**
 * WordPress's KSES, without its side effects.
 *
 * KSES spells what it lets through anew, and an editor takes another spelling for a broken block. So bytes stay as they are where
 * a browser reads the same tokens in both: never where only a tidied tree is the same, which has lost an unfinished tag or an
 * attribute of <body>.
 */
final class Kses {

	/** Whose content a browser reads otherwise than the tag processor, or otherwise by where they stand. */
	private const SPECIAL = array( 'IFRAME', 'MATH', 'NOEMBED', 'NOFRAMES', 'NOSCRIPT', 'PLAINTEXT', 'SCRIPT', 'SELECT', 'STYLE', 'SVG', 'TEMPLATE', 'TEXTAREA', 'TITLE', 'XMP' );

	/** Whose tag does something without attributes of its own, or changes the page around it. */
	private const ACTIVE = array( 'BASE', 'BODY', 'EMBED', 'FORM', 'FRAME', 'FRAMESET', 'HEAD', 'HTML', 'INPUT', 'LINK', 'META', 'OBJECT' );

	/** A function of CSS that names colours: the editor's own highlight has one, and not every WordPress knows them all. */
	private const COLOUR = '/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|(?:repeating-)?(?:linear|radial|conic)-gradient)\((?:[\w\s.,%#\/+-]++|\([\w\s.,%#\/+-]*+\))*+\)/i';

	/** Attributes that the editor writes and KSES does not know, or not in every WordPress. A list that was numbered once keeps its numbers. */
	private const ATTRIBUTES = array(
		'details' => array( 'name' ),
		'ul'      => array( 'reversed', 'start' ),
	);

	/** Properties of CSS that the editor writes and KSES does not know, or not in every WordPress. */
	private const PROPERTIES = array( 'text-shadow', 'text-indent', 'writing-mode' );

	/** What stands in a comment that is a block's delimiter, to whoever calls more characters white space than PHP does. */
	public const BLOCK = '[^A-Za-z<>]*+wp:';

	/** What could become a tag by what follows. */
	private const UNFINISHED = '#<[/!?]?$#D';

	/** A comment, or a tag to its end, as a browser reads them. */
	private const TAG = '#<!--(?:-?>|.*?(?:--!?>|\z))|<(/?[a-z][^ \t\f\r\n/>]*+(?:[ \t\f\r\n/]++|(?:=[^ \t\f\r\n/>=]*+|[^ \t\f\r\n/>=]++)(?:[ \t\f\r\n]*+=[ \t\f\r\n]*+(?:"[^"]*+(?:"|\z)|\'[^\']*+(?:\'|\z)|(?!["\'])[^ \t\f\r\n>]*+))?+)*+)(?:>|\z)#is';

	/** The beginning of an address that runs, less what a browser leaves out of it. */
	private const RUNNING = '#^(?:javascript|vbscript|livescript|mocha):|^data:(?!(?:image|audio|video|font)/)[a-z]+/#i';

	/** Characters of a name, an address, a placeholder at the most. */
	private const SHORT = 2000;

	/** How a token of text begins. */
	private const TEXT = '#text ';

	/** @var array<string, mixed> Elements and their attributes, as KSES takes them. */
	private array $allowed;

	/** Regular expression: a tag of an allowed element with a class at the most. KSES has nothing to do there. */
	private string $plain_tag;

	/** Asks WordPress and its plugins what is allowed. */
	public function __construct() {
		$this->allowed = wp_kses_allowed_html( 'post' );
		foreach ( self::ATTRIBUTES as $name => $attributes ) {
			$this->allowed[ $name ] = array_merge( (array) ( $this->allowed[ $name ] ?? array() ), array_fill_keys( $attributes, true ) );
		}
		$core = $this->allowed['object']['data']['value_callback'] ?? null;
		if ( null !== $core ) {
			// A design's own PDF may be shown in a page, as core lets one of the media library.
			$this->allowed['object']['data']['value_callback'] = static function ( string $url ) use ( $core ): bool {
				return 1 === preg_match( '#^https://media\.templately\.invalid/\d+/[A-Za-z0-9._-]+\.pdf$#D', $url ) || $core( $url );
			};
		}
		$names = array();
		foreach ( $this->allowed as $name => $attributes ) {
			if ( ! empty( $attributes['class'] ) && ! in_array( strtoupper( $name ), self::SPECIAL, true ) ) {
				$names[] = preg_quote( $name, '#' );
			}
		}
		$this->plain_tag = '#</?(?:' . implode( '|', $names ) . ')(?: class="[\w -]*+")?+ ?+/?+>#';
	}

	/**
	 * Takes out of HTML what somebody without unfiltered_html may not write.
	 *
	 * @param string $html HTML, without delimiters of blocks.
	 * @return string The same bytes where a browser would read the same in the cleaned HTML.
	 */
	public function clean_html( string $html ): string {
		$html = self::without_delimiters( $html );
		if ( $this->is_plain( $html ) ) {
			return $html;
		}
		$cleaned = $this->filter( $html );
		// What follows in the page could finish a tag that is begun here.
		$tokens = 1 === preg_match( self::UNFINISHED, $html ) ? null : self::tokens( $html );
		return null !== $tokens && self::tokens( $cleaned ) === $tokens ? self::encode_attribute_brackets( $html ) : $cleaned;
	}

	/**
	 * Takes out of a text in a block's attributes what somebody without unfiltered_html may not write. Many such texts are no HTML:
	 * names, addresses, placeholders. So spelling never matters here, tags alone do.
	 *
	 * @param string $text       The text, as JSON says it.
	 * @param bool   $is_escaped Whether it is of a block that never writes two texts side by side into a page.
	 */
	public function clean_text( string $text, bool $is_escaped ): string {
		$text = self::without_delimiters( $text );
		if ( $this->is_plain( $text ) ) {
			return $text;
		}
		$markup = $text;
		if ( $is_escaped && strlen( $text ) <= self::SHORT && 1 === preg_match( '#<(?:[a-z][a-z0-9]*)?(?:[\s<][^=>"\'`]*)?$#iD', $text, $found ) ) {
			// 'a<b' begins a tag without attributes, which finishes nothing and hides nothing.
			preg_match_all( '#<([a-z][a-z0-9]*)#', strtolower( $found[0] ), $names );
			if ( array() === array_intersect( array_map( 'strtoupper', $names[1] ), array_merge( self::SPECIAL, self::ACTIVE ) ) ) {
				$markup = substr( $text, 0, -strlen( $found[0] ) );
			}
		}
		$tags = 1 === preg_match( self::UNFINISHED, $markup ) ? null : self::tags( $markup );
		return null !== $tags && self::tags( $this->filter( $markup ) ) === $tags ? self::encode_attribute_brackets( $text ) : $this->filter( $text );
	}

	/**
	 * Takes the scheme off an address that would run, however it is spelled: what shows it may not look.
	 *
	 * @param string $text What may be an address.
	 */
	public static function clean_url( string $text ): string {
		while ( 1 === preg_match( self::RUNNING, (string) preg_replace( '/[\x00-\x20]+/', '', WP_HTML_Decoder::decode_attribute( $text ) ) ) ) {
			$rest = (string) preg_replace( '/^.*?(?::|&colon;|&#0*58;?|&#x0*3a;?)/is', '', $text );
			$text = $rest === $text ? '' : $rest;
		}
		return $text;
	}

	/**
	 * Writes < and > in attributes as entities, where they stand as they are: WordPress's own filters of a page (typographic quotes,
	 * pictures that are loaded later) take them for the bounds of a tag, and to KSES one ends at the first of them. In comments, tags.
	 *
	 * @param string $html HTML.
	 * @return string HTML that a browser reads as the same.
	 */
	public static function encode_attribute_brackets( string $html ): string {
		return (string) preg_replace_callback(
			self::TAG,
			static function ( array $found ): string {
				if ( '!' === $found[0][1] ) {
					// What another block leaves open may swallow the beginning of a comment: then its tags are some.
					return '<' . preg_replace( '#<(?=[a-z/!?])#i', '&lt;', substr( $found[0], 1 ) );
				}
				// One that does not end is none.
				return '>' !== substr( $found[0], -1 ) || false === strpbrk( $found[1] ?? '', '<>' ) ? $found[0] : (string) preg_replace_callback(
					'/=[ \t\f\r\n]*+("[^"]++"|\'[^\']++\')/',
					static function ( array $value ): string {
						return str_replace( array( '<', '>' ), array( '&lt;', '&gt;' ), $value[0] );
					},
					$found[0]
				);
			},
			$html
		);
	}

	/**
	 * A comment that another parser could take for a block's delimiter is none that was looked into.
	 *
	 * @param string $text HTML or text.
	 */
	private static function without_delimiters( string $text ): string {
		return (string) preg_replace( '/<!--(?=' . self::BLOCK . ')/', '', $text );
	}

	/**
	 * Says what KSES takes out of some HTML, in the words of whoever wrote it.
	 *
	 * @param string $html HTML.
	 * @return list<string> Such as '<script>', 'onclick of <p>' or 'position:fixed in a style of <p>'; [] where only its spelling is at fault.
	 */
	public function list_removals( string $html ): array {
		return array_values( array_unique( array_diff( self::features( $html ), self::features( $this->filter( $html ) ) ) ) );
	}

	/**
	 * @param string $html HTML.
	 * @return list<string> What could be said to be too much in it.
	 */
	private static function features( string $html ): array {
		$features  = array();
		$processor = new WP_HTML_Tag_Processor( $html );
		while ( $processor->next_token() ) {
			$name = strtolower( (string) $processor->get_tag() );
			if ( '#tag' !== $processor->get_token_type() ) {
				continue;
			}
			$features[] = "<$name>";
			foreach ( (array) $processor->get_attribute_names_with_prefix( '' ) as $attribute ) {
				$value = $processor->get_attribute( $attribute );
				foreach ( 'style' === $attribute && is_string( $value ) ? self::declarations( $value ) : array() as $declaration ) {
					$features[] = "$declaration in a style of <$name>";
				}
				$features[] = 'style' === $attribute ? "a style of <$name>" : "$attribute of <$name>";
				if ( is_string( $value ) && 1 === preg_match( '/^\s*[a-z]+:/i', $value, $protocol ) ) {
					$features[] = trim( $protocol[0] ) . " in $attribute of <$name>";
				}
			}
		}
		if ( $processor->paused_at_incomplete_token() ) {
			$features[] = 'a tag or a comment that does not end';
		}
		return $features;
	}

	/**
	 * @param string $html HTML.
	 * @return list<string>|null Its tokens but for the text; null as tokens().
	 */
	private static function tags( string $html ): ?array {
		$tokens = self::tokens( $html );
		return null === $tokens ? null : array_values(
			array_filter(
				$tokens,
				static function ( string $token ): bool {
					return 0 !== strpos( $token, self::TEXT );
				}
			)
		);
	}

	/**
	 * @param string $html HTML or text.
	 * @return bool Whether it has no tags but the plainest, and no control characters.
	 */
	private function is_plain( string $html ): bool {
		$others = preg_replace( $this->plain_tag, '', $html );
		return null !== $others && false === strpos( $others, '<' ) && 1 !== preg_match( '/[\x00-\x08\x0B\x0C\x0E-\x1F]/', $html );
	}

	/** @param string $html HTML. */
	private function filter( string $html ): string {
		// Attributes of blocks have been looked at one by one, and core's parser is not linear.
		$had_filter = remove_filter( 'pre_kses', 'wp_pre_kses_block_attributes', 10 );
		add_filter( 'safecss_filter_attr_allow_css', array( self::class, 'allow_colors' ), 10, 2 );
		add_filter( 'safe_style_css', array( self::class, 'allow_properties' ) );
		// What looks like a tag in a comment is none.
		$html = (string) preg_replace_callback(
			'/<!--(?!-?>)((?:[^-]++|-(?!-!?>))*+)-->/',
			static function ( array $found ): string {
				return '<!--' . str_replace( '<', '&lt;', $found[1] ) . '-->';
			},
			self::encode_attribute_brackets( $html )
		);
		try {
			// What is no tag to a browser, or no whole one, is text. (To KSES, '1 < 2 and 3 > 2' has a tag in it.)
			return wp_kses( (string) preg_replace( '#<(?:(?![a-z/!?])|(?=[^<>]*+(?:<|$)))#iD', '&lt;', $html ), $this->allowed );
		} finally {
			remove_filter( 'safecss_filter_attr_allow_css', array( self::class, 'allow_colors' ), 10 );
			remove_filter( 'safe_style_css', array( self::class, 'allow_properties' ) );
			if ( $had_filter ) {
				add_filter( 'pre_kses', 'wp_pre_kses_block_attributes', 10, 3 );
			}
		}
	}

	/**
	 * Lets properties through that the editor writes and some KSES does not know.
	 *
	 * @internal
	 *
	 * @param list<string> $properties Properties of CSS.
	 * @return list<string>
	 */
	public static function allow_properties( array $properties ): array {
		return array_merge( $properties, self::PROPERTIES );
	}

	/**
	 * Lets colours through in styles.
	 *
	 * @internal
	 *
	 * @param bool   $is_allowed Whether KSES lets a declaration through.
	 * @param string $css        What KSES has no name for in it.
	 */
	public static function allow_colors( bool $is_allowed, string $css ): bool {
		$rest = preg_replace( self::COLOUR, '', $css );
		return $is_allowed || ( null !== $rest && 0 === preg_match( '%[\\\\(&=}]|/\*%', $rest ) );
	}

	/**
	 * Reads HTML as a browser does.
	 *
	 * @param string $html HTML.
	 * @return list<string>|null A line for each token; null where it ends inside a token, or where a browser could read it otherwise.
	 */
	private static function tokens( string $html ): ?array {
		$tokens     = array();
		$text       = '';
		$is_special = false;
		$openers    = 0;
		$processor  = new WP_HTML_Tag_Processor( $html );
		while ( $processor->next_token() ) {
			$type = $processor->get_token_type();
			if ( '#text' === $type ) {
				$text .= $processor->get_modifiable_text();
				continue;
			}
			if ( '' !== $text ) {
				$tokens[] = self::TEXT . self::plain( $text );
				$text     = '';
			}
			++$openers;
			if ( '#tag' === $type ) {
				$name       = (string) $processor->get_tag();
				$is_special = $is_special || in_array( $name, self::SPECIAL, true );
				$tokens[]   = $processor->is_tag_closer() ? "</$name>" : self::tag( $processor, $name );
				// A line feed at the beginning is not shown.
				$inner = $processor->is_tag_closer() ? '' : ltrim( $processor->get_modifiable_text(), "\n" );
				if ( '' !== $inner ) {
					$tokens[] = self::TEXT . self::plain( $inner );
				}
				$openers += in_array( $name, array( 'TEXTAREA', 'TITLE' ), true ) && ! $processor->is_tag_closer() ? 1 : 0;
			} elseif ( '#comment' === $type && WP_HTML_Tag_Processor::COMMENT_AS_HTML_COMMENT === $processor->get_comment_type() ) {
				$tokens[] = '<!-- ' . self::plain( $processor->get_modifiable_text() );
			} else {
				return null;
			}
		}
		if ( '' !== $text ) {
			$tokens[] = self::TEXT . self::plain( $text );
		}
		// In and around such elements, what is text to one reader can be a tag to another: there, nothing may look like one.
		if ( $processor->paused_at_incomplete_token() || ( $is_special && substr_count( $html, '<' ) !== $openers ) ) {
			return null;
		}
		return $tokens;
	}

	private static function tag( WP_HTML_Tag_Processor $processor, string $name ): string {
		$attributes = array();
		foreach ( (array) $processor->get_attribute_names_with_prefix( '' ) as $attribute ) {
			$value = $processor->get_attribute( $attribute );
			$value = is_string( $value ) ? $value : '';
			if ( 'style' === $attribute ) {
				// KSES drops the semicolon at the end, and spaces and line feeds between declarations.
				$value = implode( ';', self::declarations( $value ) );
			}
			$attributes[ $attribute ] = $attribute . '="' . str_replace( '"', '&quot;', $value ) . '"';
		}
		ksort( $attributes );
		return "<$name " . implode( ' ', $attributes ) . '>';
	}

	/** @return list<string> Its declarations, as KSES tells them apart. */
	private static function declarations( string $style ): array {
		return array_values( array_diff( array_map( 'trim', explode( ';', str_replace( array( "\r", "\n", "\t" ), '', $style ) ) ), array( '' ) ) );
	}

	/** Reads a text once more, for KSES writes '&copy 2024' as '&amp;copy 2024'. No text becomes a tag by that. */
	private static function plain( string $text ): string {
		return false === strpos( $text, '&' ) ? $text : WP_HTML_Decoder::decode_text_node( $text );
	}
}
