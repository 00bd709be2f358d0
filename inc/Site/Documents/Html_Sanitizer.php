<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Rest\Failure;
use WP_HTML_Tag_Processor;

/**
 * Takes out of HTML, and of CSS in it, what would run or be fetched by itself on this site.
 */
final class Html_Sanitizer {

	/** Attributes of HTML whose address a browser fetches by itself, on any element. */
	private const FETCHED = array( 'src', 'poster', 'data', 'background', 'lowsrc', 'dynsrc', 'data-full-url', 'xlink:href', 'classid', 'codebase', 'archive', 'manifest' );

	/** Attributes that do something by themselves and that no block saves. */
	private const RUNNING = '/^(?:on|data-wp-|srcdoc$|ping$|formaction$|http-equiv$)/';

	/** Elements that are nothing without their address. */
	private const EMPTY_WITHOUT = array( 'IMG', 'SOURCE', 'TRACK', 'EMBED', 'INPUT', 'LINK' );

	/** A tag of any element but a picture that has a class at the most, or what stands for an inner block: nothing of it is looked at. */
	private const PLAIN_TAG = '#<(?:!--\w++-\d++--|/?+(?!img\b)[a-z][a-z0-9]*+(?: class="[\w -]*+")?+ ?+/?+)>#i';

	/** How often what was changed is looked at again. Nobody who means well puts one thing into another as often. */
	private const ROUNDS = 10;

	/** Marks an element that is taken out. */
	private const MARK = 'data-templately-out';

	/** Addresses that a text in CSS could name. */
	private const IN_CSS = '#(?:[a-z][a-z0-9+.-]*:|[\\\\/]{2})[^\s"\'(),;]+#i';

	private Url_Classifier $addresses;

	private Block_Resources $fetched;

	private Insert_Omissions $left_out;

	/** @param Block_Resources $fetched   What the block that is looked at fetches by itself. */
	public function __construct( Url_Classifier $addresses, Block_Resources $fetched, Insert_Omissions $left_out ) {
		$this->addresses = $addresses;
		$this->fetched   = $fetched;
		$this->left_out  = $left_out;
	}

	/**
	 * Looks at the HTML that is a block's own, until nothing of it goes: what stood around a picture may be a shortcode now.
	 *
	 * @param string $name Full name of the block that it is in.
	 * @param string $html HTML.
	 * @return string '' where there is no end of it.
	 */
	public function sanitize_block_html( string $name, string $html ): string {
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$left = $this->looked_at( $name, $html );
			if ( $left === $html ) {
				return $html;
			}
			$html = $left;
		}
		return '';
	}

	/**
	 * @param string $name Full name of the block that it is in.
	 * @param string $html HTML.
	 */
	private function looked_at( string $name, string $html ): string {
		$html   = $this->escape_shortcodes( $html );
		$others = preg_replace( self::PLAIN_TAG, '', $html );
		if ( null !== $others && false === strpos( $others, '<' ) ) {
			return $this->without_bare_embeds( $html );
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$this->tag( $name, $tags );
		}
		$left = $tags->get_updated_html();
		if ( $left !== $html ) {
			$left = (string) preg_replace( '/<\w+ ' . self::MARK . '(?:"[^"]*"|\'[^\']*\'|[^>"\'])*>/', '', $left );
		}
		return $this->without_bare_embeds( $left );
	}

	/** @param string                $name Full name of the block that it is in. */
	private function tag( string $name, WP_HTML_Tag_Processor $tags ): void {
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
				$left = $this->declarations( $name, $value );
			} elseif ( in_array( $attribute, array( 'srcset', 'imagesrcset' ), true ) ) {
				$left = $this->srcset( $name, $value );
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
		// The class names an attachment: here, another picture's than this one.
		if ( 'IMG' === $tag && 1 === preg_match( '/(?:^|\s)(wp-image-(\d+))(?:\s|$)/', (string) $tags->get_attribute( 'class' ), $found ) && (int) $found[2] !== $medium ) {
			$tags->remove_class( $found[1] );
		}
		if ( 'IMG' === $tag && null !== $tags->get_attribute( 'data-id' ) && (int) $tags->get_attribute( 'data-id' ) !== $medium ) {
			$tags->remove_attribute( 'data-id' );
		}
	}

	/**
	 * @param string $name   Full name of the block that it is in.
	 * @return string|null Null where one of them goes.
	 */
	private function srcset( string $name, string $srcset ): ?string {
		$left = array();
		// As a browser does: a comma ends an address only where white space follows, and brackets hide one.
		preg_match_all( '/[\s,]*+(\S+)((?<!,)(?:\([^)]*+\)?|[^(,])*+)/', $srcset, $candidates, PREG_SET_ORDER );
		foreach ( $candidates as list( , $found, $width ) ) {
			// Two without white space are one to a browser, and what a plugin takes for two.
			foreach ( preg_split( '/,(?=https?:|[\\\\\/]{2})/i', rtrim( $found, ',' ) ) ?: array() as $one ) {
				if ( null === $this->fetched->record_url( $name, $one, false ) ) {
					return null;
				}
			}
			$left[] = trim( $this->fetched->record_url( $name, rtrim( $found, ',' ), false ) . ' ' . trim( $width ) );
		}
		return preg_replace( '/\s+/', '', implode( ',', $left ) ) === preg_replace( '/\s+/', '', $srcset ) ? $srcset : implode( ', ', $left );
	}

	/**
	 * Looks at the declarations of a style attribute, each for itself: only those that name such an address go.
	 *
	 * @param string $name Full name of the block that it is in.
	 * @return string|null Null where none of them may stay.
	 */
	private function declarations( string $name, string $css ): ?string {
		// A semicolon in brackets or quotes ends nothing.
		$kept = array();
		preg_match_all( '/(?:"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|\([^)]*\)|[^;"\'(])+|["\'(]/', $css, $declarations );
		if ( array() !== array_intersect( array( '"', "'", '(' ), $declarations[0] ) ) {
			// What does not end, a browser ends.
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

	/**
	 * Looks at CSS, or at what may be some.
	 *
	 * @param string $name Full name of the block that it is in.
	 * @return string|null Null where nothing of it may stay.
	 */
	public function sanitize_css( string $name, string $css ): ?string {
		// As a browser reads it: escapes decoded, and tabs and line feeds left out of addresses. A comment stays in: in quotes, what looks like one is none.
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
			// What stands before a colon may be the name of a property.
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

	/**
	 * WordPress embeds what an address alone on its line names, unless that line is in a tag. A link to it does not.
	 *
	 * @param string $html HTML.
	 */
	private function without_bare_embeds( string $html ): string {
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
	 * WordPress runs shortcodes wherever they stand, also in text and in attributes. One in double brackets is text.
	 *
	 * @param string $text HTML or text.
	 * @return string '' where there is no end of them.
	 */
	public function escape_shortcodes( string $text ): string {
		// What was around a shortcode may be one now, also another one.
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
