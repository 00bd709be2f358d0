<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Rest\Failure;
use WP_HTML_Tag_Processor;

/** Removes what would run or load by itself from HTML and its inline CSS. */
final class Html_Sanitizer {

	/** Attributes with URLs that a browser loads by itself. */
	private const FETCHED = array( 'src', 'poster', 'data', 'background', 'lowsrc', 'dynsrc', 'data-full-url', 'xlink:href', 'classid', 'codebase', 'archive', 'manifest' );

	/** Attributes that run or send something and that no block saves. */
	private const RUNNING = '/^(?:on|data-wp-|srcdoc$|ping$|formaction$|http-equiv$)/';

	/** Elements that are useless without their URL. */
	private const EMPTY_WITHOUT = array( 'IMG', 'SOURCE', 'TRACK', 'EMBED', 'INPUT', 'LINK' );

	/** Tags with no attribute but class, except images, and placeholders of inner blocks: these need no check. */
	private const PLAIN_TAG = '#<(?:!--\w++-\d++--|/?+(?!img\b)[a-z][a-z0-9]*+(?: class="[\w -]*+")?+ ?+/?+)>#i';

	/** Limits the repetitions of the checks. Only an attack nests constructs this deep. */
	private const ROUNDS = 10;

	/** Marks elements to remove. */
	private const MARK = 'data-templately-out';

	/** Possible URLs in CSS. */
	private const IN_CSS = '#(?:[a-z][a-z0-9+.-]*:|[\\\\/]{2})[^\s"\'(),;]+#i';

	private Url_Classifier $addresses;

	private Block_Resources $fetched;

	private Insert_Omissions $left_out;

	public function __construct( Url_Classifier $addresses, Block_Resources $fetched, Insert_Omissions $left_out ) {
		$this->addresses = $addresses;
		$this->fetched   = $fetched;
		$this->left_out  = $left_out;
	}

	/**
	 * Repeats the checks until nothing changes, because removing a part may create a shortcode.
	 * @return string '' if the limit is reached.
	 */
	public function sanitize_block_html( string $name, string $html ): string {
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$left = $this->sanitize_once( $name, $html );
			if ( $left === $html ) {
				return $html;
			}
			$html = $left;
		}
		return '';
	}

	private function sanitize_once( string $name, string $html ): string {
		$html   = $this->escape_shortcodes( $html );
		$others = preg_replace( self::PLAIN_TAG, '', $html );
		if ( null !== $others && false === strpos( $others, '<' ) ) {
			return $this->link_bare_urls( $html );
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$this->sanitize_tag( $name, $tags );
		}
		$left = $tags->get_updated_html();
		if ( $left !== $html ) {
			$left = (string) preg_replace( '/<\w+ ' . self::MARK . '(?:"[^"]*"|\'[^\']*\'|[^>"\'])*>/', '', $left );
		}
		return $this->link_bare_urls( $left );
	}

	private function sanitize_tag( string $name, WP_HTML_Tag_Processor $tags ): void {
		$tag    = (string) $tags->get_tag();
		$medium = 0;
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $attribute ) {
			$value = $tags->get_attribute( $attribute );
			if ( 1 === preg_match( self::RUNNING, $attribute ) ) {
				$tags->remove_attribute( $attribute );
				$this->left_out->add_executable( $name );
				continue;
			}
			if ( ! is_string( $value ) ) {
				continue;
			}
			if ( 'style' === $attribute ) {
				$left = $this->sanitize_style( $name, $value );
			} elseif ( in_array( $attribute, array( 'srcset', 'imagesrcset' ), true ) ) {
				$left = $this->sanitize_srcset( $name, $value );
			} elseif ( in_array( $attribute, self::FETCHED, true ) || ( 'href' === $attribute && ! in_array( $tag, array( 'A', 'AREA' ), true ) ) ) {
				$left = $this->fetched->record_url( $name, $value, in_array( $attribute, array( 'src', 'data', 'href' ), true ) && ! in_array( $tag, array( 'TRACK', 'OBJECT' ), true ) );
				if ( null === $left && in_array( $tag, self::EMPTY_WITHOUT, true ) ) {
					$tags->set_attribute( self::MARK, '' );
				}
				$medium = null === $left || 'src' !== $attribute ? $medium : $this->addresses->find_media( $left );
			} else {
				$left = $this->addresses->normalize_link_url( $value );
			}
			if ( null === $left ) {
				$tags->remove_attribute( $attribute );
			} elseif ( $left !== $value ) {
				$tags->set_attribute( $attribute, $left );
			}
		}
		// The class and data-id must belong to this image, otherwise they name another attachment of this site.
		if ( 'IMG' === $tag && 1 === preg_match( '/(?:^|\s)(wp-image-(\d+))(?:\s|$)/', (string) $tags->get_attribute( 'class' ), $found ) && (int) $found[2] !== $medium ) {
			$tags->remove_class( $found[1] );
		}
		if ( 'IMG' === $tag && null !== $tags->get_attribute( 'data-id' ) && (int) $tags->get_attribute( 'data-id' ) !== $medium ) {
			$tags->remove_attribute( 'data-id' );
		}
	}

	/** Returns null if one of the URLs is refused. */
	private function sanitize_srcset( string $name, string $srcset ): ?string {
		$left = array();
		// Like browsers: a comma ends a URL only before white space and outside brackets.
		preg_match_all( '/[\s,]*+(\S+)((?<!,)(?:\([^)]*+\)?|[^(,])*+)/', $srcset, $candidates, PREG_SET_ORDER );
		foreach ( $candidates as list( , $found, $width ) ) {
			// Browsers read URLs joined by a comma as one, but some plugins split them.
			foreach ( preg_split( '/,(?=https?:|[\\\\\/]{2})/i', rtrim( $found, ',' ) ) ?: array() as $one ) {
				if ( null === $this->fetched->record_url( $name, $one, false ) ) {
					return null;
				}
			}
			$left[] = trim( $this->fetched->record_url( $name, rtrim( $found, ',' ), false ) . ' ' . trim( $width ) );
		}
		return preg_replace( '/\s+/', '', implode( ',', $left ) ) === preg_replace( '/\s+/', '', $srcset ) ? $srcset : implode( ', ', $left );
	}

	/** Sanitizes each declaration of a style attribute. Returns null if none is left. */
	private function sanitize_style( string $name, string $css ): ?string {
		// Semicolons in brackets or quotes do not end a declaration.
		$kept = array();
		preg_match_all( '/(?:"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|\([^)]*\)|[^;"\'(])+|["\'(]/', $css, $declarations );
		if ( array() !== array_intersect( array( '"', "'", '(' ), $declarations[0] ) ) {
			// With unclosed brackets or quotes, check the whole text at once.
			return $this->sanitize_css( $name, $css );
		}
		foreach ( $declarations[0] as $declaration ) {
			$left = $this->sanitize_css( $name, $declaration );
			if ( null !== $left ) {
				$kept[] = $left;
			}
		}
		if ( $kept === $declarations[0] ) {
			return $css;
		}
		return array() === $kept ? null : implode( ';', $kept );
	}

	/** Returns null if the CSS, or a text that may be CSS, must be removed. */
	public function sanitize_css( string $name, string $css ): ?string {
		// Like browsers: decode escapes and ignore tabs and line feeds in URLs. Comments stay, because in quotes they are text.
		$read = preg_replace_callback(
			'/\\\\(?:([0-9a-f]{1,6})\s?|(.))/isu',
			static function ( array $found ): string {
				return isset( $found[2] ) ? $found[2] : (string) mb_chr( (int) hexdec( $found[1] ), 'UTF-8' );
			},
			$css
		);
		if ( null === $read ) {
			return null;
		}
		$read = str_replace( array( "\t", "\n", "\r", "\f" ), '', $read );
		if ( 1 !== preg_match( '/(?:url|src|image|image-set|cross-fade)\(|@import/i', $read ) ) {
			return $css;
		}
		preg_match_all( self::IN_CSS, $read, $found );
		foreach ( $found[0] as $address ) {
			// Before a colon there may also be the name of a property.
			if ( 1 !== preg_match( '#^(?:[a-z][a-z0-9+.-]*:)?[\\\\/]{2}|^(?:https?|ftp|blob|javascript):#i', $address ) ) {
				continue;
			}
			$left = $this->fetched->record_url( $name, $address, false );
			if ( null === $left ) {
				return null;
			}
			$css = str_replace( $address, $left, $css );
		}
		return $css;
	}

	/** Replaces URLs that stand alone on a line by links, because WordPress would embed them. */
	private function link_bare_urls( string $html ): string {
		return false === stripos( $html, 'http' ) ? $html : (string) preg_replace_callback(
			array( '|(<p(?:\s[^>]*)?>\s*)(https?://[^\s<>"]+)(?=\s*</p>)|i', '~<[^>]*+>(*SKIP)(*FAIL)|^(\s*)(https?://[^\s<>"]+)(?=\s*$)~im' ),
			function ( array $found ): string {
				$address = html_entity_decode( $found[2], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				if ( Url_Classifier::FOREIGN !== $this->addresses->classify( $address ) ) {
					return $found[0];
				}
				$this->left_out->add_embed_as_link( Url_Classifier::host( $address ) );
				return $found[1] . '<a href="' . esc_url( $address, array( 'http', 'https' ) ) . '">' . $found[2] . '</a>';
			},
			$html
		);
	}

	/**
	 * Removes shortcodes, which WordPress runs in text and attributes too. [[escaped]] ones stay.
	 * @return string '' if the limit is reached.
	 */
	public function escape_shortcodes( string $text ): string {
		// Removing a shortcode may create another one.
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$before = $text;
			preg_match_all( '@\[/?([^<>&/\[\]\x00-\x20=]++)@', $text, $found );
			$names = array_values( array_filter( array_unique( $found[1] ), 'shortcode_exists' ) );
			if ( array() === $names ) {
				return $text;
			}
			$text = (string) preg_replace_callback(
				'/' . get_shortcode_regex( $names ) . '/',
				static function ( array $found ): string {
					return '[' === $found[1] && ']' === $found[6] ? $found[0] : $found[1] . $found[6];
				},
				$text
			);
			if ( $text === $before ) {
				return $text;
			}
			$this->left_out->add_executable( 'core/shortcode' );
		}
		return '';
	}
}
