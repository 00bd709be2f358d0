<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use WP_HTML_Decoder;
use WP_HTML_Tag_Processor;

/**
 * Applies WordPress's KSES to block content without its side effects.
 * KSES normalises the notation of what it allows, and the editor reports blocks in another notation as invalid. So the original bytes stay
 * if a browser reads the same tokens in both. Comparing parsed trees would not be enough: they lack unfinished tags and attributes of
 * <body>.
 */
final class Kses {

	/** Elements whose content browsers parse differently from WP_HTML_Tag_Processor, or depending on their parent. */
	private const SPECIAL = array( 'IFRAME', 'MATH', 'NOEMBED', 'NOFRAMES', 'NOSCRIPT', 'PLAINTEXT', 'SCRIPT', 'SELECT', 'STYLE', 'SVG', 'TEMPLATE', 'TEXTAREA', 'TITLE', 'XMP' );

	/** Elements that have an effect without attributes, or change the page around them. */
	private const ACTIVE = array( 'BASE', 'BODY', 'EMBED', 'FORM', 'FRAME', 'FRAMESET', 'HEAD', 'HTML', 'INPUT', 'LINK', 'META', 'OBJECT' );

	/** CSS colour and gradient functions. The editor's highlight writes them, and KSES of some WordPress versions does not know all. */
	private const COLOUR = '/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|(?:repeating-)?(?:linear|radial|conic)-gradient)\((?:[\w\s.,%#\/+-]++|\([\w\s.,%#\/+-]*+\))*+\)/i';

	/** Attributes that the editor writes and KSES of some WordPress versions rejects. */
	private const ATTRIBUTES = array(
		'details' => array( 'name' ),
		'ul'      => array( 'reversed', 'start' ),
	);

	/** CSS properties that the editor writes and KSES of some WordPress versions rejects. */
	private const PROPERTIES = array( 'text-shadow', 'text-indent', 'writing-mode' );

	/** Start of a comment that some parser could take for a block delimiter, whatever it counts as white space. */
	public const BLOCK = '[^A-Za-z<>]*+wp:';

	private const UNFINISHED = '#<[/!?]?$#D';

	/** Comment or complete tag, as browsers parse them. */
	private const TAG = '#<!--(?:-?>|.*?(?:--!?>|\z))|<(/?[a-z][^ \t\f\r\n/>]*+(?:[ \t\f\r\n/]++|(?:=[^ \t\f\r\n/>=]*+|[^ \t\f\r\n/>=]++)(?:[ \t\f\r\n]*+=[ \t\f\r\n]*+(?:"[^"]*+(?:"|\z)|\'[^\']*+(?:\'|\z)|(?!["\'])[^ \t\f\r\n>]*+))?+)*+)(?:>|\z)#is';

	/** Start of a URL that executes code, after removing white space. */
	private const RUNNING = '#^(?:javascript|vbscript|livescript|mocha):|^data:(?!(?:image|audio|video|font)/)[a-z]+/#i';

	/** Maximum length of names, URLs and placeholders. */
	private const MAX_TEXT_LENGTH = 2000;

	private const TEXT = '#text ';

	/** @var array<string, mixed> Allowed HTML, as for wp_kses(). */
	private array $allowed;

	/** Matches tags of allowed elements with no attribute but a class, which KSES leaves unchanged. */
	private string $plain_tag;

	public function __construct() {
		$this->allowed = wp_kses_allowed_html( 'post' );
		foreach ( self::ATTRIBUTES as $name => $attributes ) {
			$this->allowed[ $name ] = array_merge( (array) ( $this->allowed[ $name ] ?? array() ), array_fill_keys( $attributes, true ) );
		}
		$core = $this->allowed['object']['data']['value_callback'] ?? null;
		if ( null !== $core ) {
			// Allow PDFs of designs in object elements, as core allows those of the media library.
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

	/** Removes from HTML what users without unfiltered_html may not write. Keeps the bytes if a browser reads the result in the same way. */
	public function clean_html( string $html ): string {
		$html = self::without_delimiters( $html );
		if ( $this->is_plain( $html ) ) {
			return $html;
		}
		$cleaned = $this->filter( $html );
		// Later content could complete an unfinished tag.
		$tokens = 1 === preg_match( self::UNFINISHED, $html ) ? null : self::tokens( $html );
		return null !== $tokens && self::tokens( $cleaned ) === $tokens ? self::encode_attribute_brackets( $html ) : $cleaned;
	}

	/**
	 * Cleans a string of a block's attributes. Many are not HTML but names, URLs or placeholders, so only tags count, not the notation.
	 * @param bool $is_escaped Whether the block never prints two strings next to each other without escaping.
	 */
	public function clean_text( string $text, bool $is_escaped ): string {
		$text = self::without_delimiters( $text );
		if ( $this->is_plain( $text ) ) {
			return $text;
		}
		$markup = $text;
		if ( $is_escaped && strlen( $text ) <= self::MAX_TEXT_LENGTH && 1 === preg_match( '#<(?:[a-z][a-z0-9]*)?(?:[\s<][^=>"\'`]*)?$#iD', $text, $found ) ) {
			// 'a<b' starts a tag without attributes, which neither completes nor hides anything.
			preg_match_all( '#<([a-z][a-z0-9]*)#', strtolower( $found[0] ), $names );
			if ( array() === array_intersect( array_map( 'strtoupper', $names[1] ), array_merge( self::SPECIAL, self::ACTIVE ) ) ) {
				$markup = substr( $text, 0, -strlen( $found[0] ) );
			}
		}
		$tags = 1 === preg_match( self::UNFINISHED, $markup ) ? null : self::tags( $markup );
		return null !== $tags && self::tags( $this->filter( $markup ) ) === $tags ? self::encode_attribute_brackets( $text ) : $this->filter( $text );
	}

	public static function clean_url( string $text ): string {
		while ( 1 === preg_match( self::RUNNING, (string) preg_replace( '/[\x00-\x20]+/', '', WP_HTML_Decoder::decode_attribute( $text ) ) ) ) {
			$rest = (string) preg_replace( '/^.*?(?::|&colon;|&#0*58;?|&#x0*3a;?)/is', '', $text );
			$text = $rest === $text ? '' : $rest;
		}
		return $text;
	}

	/** Encodes < and > in attributes, and < in comments, because content filters and KSES mistake them for the bounds of a tag. */
	public static function encode_attribute_brackets( string $html ): string {
		return (string) preg_replace_callback(
			self::TAG,
			static function ( array $found ): string {
				if ( '!' === $found[0][1] ) {
					// If an earlier block is unfinished, a browser may read the comment's tags.
					return '<' . preg_replace( '#<(?=[a-z/!?])#i', '&lt;', substr( $found[0], 1 ) );
				}
				// An unfinished tag is no tag.
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

	/** Breaks comments that another parser could take for block delimiters. */
	private static function without_delimiters( string $text ): string {
		return (string) preg_replace( '/<!--(?=' . self::BLOCK . ')/', '', $text );
	}

	/** @return list<string> What KSES removes, such as '<script>', 'onclick of <p>' or 'position:fixed in a style of <p>'. */
	public function list_removals( string $html ): array {
		return array_values( array_unique( array_diff( self::features( $html ), self::features( $this->filter( $html ) ) ) ) );
	}

	/** @return list<string> Everything that KSES might remove. */
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

	/** @return list<string>|null The tokens without text; null as in tokens(). */
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

	private function is_plain( string $html ): bool {
		$others = preg_replace( $this->plain_tag, '', $html );
		return null !== $others && false === strpos( $others, '<' ) && 1 !== preg_match( '/[\x00-\x08\x0B\x0C\x0E-\x1F]/', $html );
	}

	private function filter( string $html ): string {
		// Block attributes are cleaned separately, and core's parser does not run in linear time.
		$had_filter = remove_filter( 'pre_kses', 'wp_pre_kses_block_attributes', 10 );
		add_filter( 'safecss_filter_attr_allow_css', array( self::class, 'allow_colors' ), 10, 2 );
		add_filter( 'safe_style_css', array( self::class, 'allow_properties' ) );
		// Text in comments that looks like tags.
		$html = (string) preg_replace_callback(
			'/<!--(?!-?>)((?:[^-]++|-(?!-!?>))*+)-->/',
			static function ( array $found ): string {
				return '<!--' . str_replace( '<', '&lt;', $found[1] ) . '-->';
			},
			self::encode_attribute_brackets( $html )
		);
		try {
			// Anything that is no complete tag for browsers is text. KSES would see a tag in '1 < 2 and 3 > 2'.
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
	 * Filter: safe_style_css.
	 * @internal
	 * @param list<string> $properties
	 * @return list<string>
	 */
	public static function allow_properties( array $properties ): array {
		return array_merge( $properties, self::PROPERTIES );
	}

	/**
	 * Allows colour functions. Filter: safecss_filter_attr_allow_css.
	 * @internal
	 * @param string $css Part of a declaration that KSES does not recognise.
	 */
	public static function allow_colors( bool $is_allowed, string $css ): bool {
		$rest = preg_replace( self::COLOUR, '', $css );
		return $is_allowed || ( null !== $rest && 0 === preg_match( '%[\\\\(&=}]|/\*%', $rest ) );
	}

	/** @return list<string>|null Tokens as a browser sees them. Null if the last one is unfinished or browsers could parse it differently. */
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
				// A leading line feed is not rendered.
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
		// In and around special elements a browser may see tags where the processor sees text, so nothing else may look like a tag.
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
				// KSES removes the trailing semicolon and white space between declarations.
				$value = implode( ';', self::declarations( $value ) );
			}
			$attributes[ $attribute ] = $attribute . '="' . str_replace( '"', '&quot;', $value ) . '"';
		}
		ksort( $attributes );
		return "<$name " . implode( ' ', $attributes ) . '>';
	}

	/** @return list<string> As KSES splits them. */
	private static function declarations( string $style ): array {
		return array_values( array_diff( array_map( 'trim', explode( ';', str_replace( array( "\r", "\n", "\t" ), '', $style ) ) ), array( '' ) ) );
	}

	/** Decodes entities once more, because KSES writes '&copy 2024' as '&amp;copy 2024'. This cannot create tags. */
	private static function plain( string $text ): string {
		return false === strpos( $text, '&' ) ? $text : WP_HTML_Decoder::decode_text_node( $text );
	}
}
