<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use stdClass;
use Templately\Blocks\Block;
use Templately\Rest\Failure;
use WP_Block_Patterns_Registry;
use WP_HTML_Tag_Processor;

/**
 * Takes out of a design what would run or be fetched by itself on this site, and what means something of another site, as
 * Block_Rules says. Blocks that have nothing of it keep their bytes.
 */
final class Foreign_Parts {

	/** Attributes of HTML whose address a browser fetches by itself, on any element. */
	private const FETCHED = array( 'src', 'poster', 'data', 'background', 'lowsrc', 'dynsrc', 'data-full-url', 'xlink:href', 'classid', 'codebase', 'archive', 'manifest' );

	/** Attributes that do something by themselves and that no block saves. */
	private const RUNNING = '/^(?:on|data-wp-|srcdoc$|ping$|formaction$|http-equiv$)/';

	/** Elements that are nothing without their address. */
	private const EMPTY_WITHOUT = array( 'IMG', 'SOURCE', 'TRACK', 'EMBED', 'INPUT', 'LINK' );

	/** Marks an element that is taken out. */
	private const MARK = 'data-templately-out';

	/** Addresses that a text in CSS could name. */
	private const IN_CSS = '#(?:[a-z][a-z0-9+.-]*:|[\\\\/]{2})[^\s"\'(),;]+#i';

	/** @var Addresses */
	private $addresses;

	/** @var Left_Out */
	private $left_out;

	/** @var string Stands, with a number, for an inner block while the HTML around it is looked at; nobody can know it. */
	private $inner;

	/** @var Block The block that is looked at. */
	private $block;

	/** @var string Host of what the block is about and cannot have; '' where it lost nothing. */
	private $lost = '';

	/** @var array<int, int> Media that the block shows. */
	private $media = array();

	/**
	 * @param Addresses $addresses Tells whose an address is.
	 * @param Left_Out  $left_out  Notes what is left out.
	 */
	public function __construct( Addresses $addresses, Left_Out $left_out ) {
		$this->addresses = $addresses;
		$this->left_out  = $left_out;
		$this->inner     = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Takes them out of one top-level block.
	 *
	 * @param string $markup Serialised block.
	 * @return string '' where nothing is left.
	 *
	 * @throws Failure 502 for a medium that the design does not have.
	 */
	public function without( string $markup ): string {
		$left = '';
		foreach ( Block::parse( $markup ) as $piece ) {
			$left .= is_string( $piece ) ? $this->html( 'core/freeform', $piece ) : $this->looked_at( $piece );
		}
		return '' === trim( $left ) ? '' : $left;
	}

	/**
	 * @param Block $block A block, which is changed.
	 * @return string What is to stand in its place.
	 */
	private function looked_at( Block $block ): string {
		switch ( Block_Rules::of( $block->name, Block_Rules::BLOCK ) ) {
			case Block_Rules::RUNS:
				$this->left_out->running( $block->name );
				return '';
			case Block_Rules::ELSEWHERE:
				$this->left_out->of_another_site( $block->name );
				return '';
			case Block_Rules::PATTERN:
				if ( WP_Block_Patterns_Registry::get_instance()->is_registered( (string) ( $block->attributes->slug ?? '' ) ) ) {
					break;
				}
				$this->left_out->of_another_site( $block->name );
				return '';
			case Block_Rules::EMBED:
				return $this->link_to( (string) ( $block->attributes->url ?? '' ) );
		}
		$this->block = $block;
		$this->media = array();
		$this->lost  = '';
		$this->members( $block->attributes, '' );
		if ( 'core/cover' === $block->name && $this->has_lost() ) {
			$this->without_subject( $block );
		}
		$this->own_html( $block );
		$this->ids( $block->attributes, '' );
		$this->bindings( $block );
		if ( $this->has_lost() && ! $this->without_subject( $block ) ) {
			return '';
		}
		foreach ( $block->content as $place => $piece ) {
			if ( $piece instanceof Block ) {
				$left = $this->looked_at( $piece );
				if ( '' === $left || (string) $piece !== $left ) {
					$block->content[ $place ] = $left;
				}
			}
		}
		return (string) $block;
	}

	/**
	 * Looks at the HTML that is a block's own, in one piece.
	 *
	 * @param Block $block The block.
	 */
	private function own_html( Block $block ): void {
		$html  = '';
		$inner = array();
		foreach ( $block->content as $piece ) {
			if ( is_string( $piece ) ) {
				$html .= $piece;
			} else {
				$html   .= "<!--{$this->inner}-" . count( $inner ) . '-->';
				$inner[] = $piece;
			}
		}
		$left = $this->html( $block->name, $html );
		if ( $left === $html ) {
			return;
		}
		$block->content = array();
		foreach ( preg_split( "/<!--{$this->inner}-(\\d+)-->/", $left, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: array() as $number => $piece ) {
			$block->content[] = 0 === $number % 2 ? $piece : $inner[ (int) $piece ];
		}
	}

	/**
	 * @param string $name Full name of the block that it is in.
	 * @param string $html HTML.
	 */
	private function html( string $name, string $html ): string {
		$html = $this->without_shortcodes( $html );
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

	/**
	 * @param string                $name Full name of the block that it is in.
	 * @param WP_HTML_Tag_Processor $tags At a tag.
	 */
	private function tag( string $name, WP_HTML_Tag_Processor $tags ): void {
		$tag    = (string) $tags->get_tag();
		$medium = 0;
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $attribute ) {
			$value = $tags->get_attribute( $attribute );
			if ( 1 === preg_match( self::RUNNING, $attribute ) ) {
				$tags->remove_attribute( $attribute );
				$this->left_out->running( $name );
				continue;
			}
			if ( ! is_string( $value ) ) {
				continue;
			}
			if ( 'style' === $attribute ) {
				$left = $this->css( $name, $value, true );
			} elseif ( in_array( $attribute, array( 'srcset', 'imagesrcset' ), true ) ) {
				$left = $this->srcset( $name, $value );
			} elseif ( in_array( $attribute, self::FETCHED, true ) || ( 'href' === $attribute && ! in_array( $tag, array( 'A', 'AREA' ), true ) ) ) {
				$left = $this->fetched( $name, $value, in_array( $attribute, array( 'src', 'data', 'href' ), true ) && ! in_array( $tag, array( 'TRACK', 'OBJECT' ), true ) );
				if ( null === $left && in_array( $tag, self::EMPTY_WITHOUT, true ) ) {
					$tags->set_attribute( self::MARK, '' );
				}
				$medium = null === $left || 'src' !== $attribute ? $medium : $this->addresses->medium( $left );
			} else {
				$left = $this->addresses->followed( $value );
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
	 * @param string $name       Full name of the block that it is in.
	 * @param string $address    Address that is fetched by itself.
	 * @param bool   $is_subject Whether the block may be nothing without it.
	 * @return string|null Null where it goes.
	 */
	private function fetched( string $name, string $address, bool $is_subject ): ?string {
		$left = $this->addresses->fetched( $address );
		if ( null === $left ) {
			$host = Addresses::HUB === $this->addresses->kind( $address ) ? '' : Addresses::host( $address );
			$this->left_out->from_elsewhere( $name, $host );
			$this->lost = $is_subject && '' === $this->lost ? ( '' === $host ? '?' : $host ) : $this->lost;
			return null;
		}
		$medium = $this->addresses->medium( $left );
		if ( 0 !== $medium ) {
			$this->media[ $medium ] = $medium;
		}
		return $left;
	}

	/**
	 * @param string $name   Full name of the block that it is in.
	 * @param string $srcset Addresses with their widths.
	 * @return string|null Null where one of them goes.
	 */
	private function srcset( string $name, string $srcset ): ?string {
		$left = array();
		foreach ( preg_split( '/,\s+|,(?=https?:|\/\/)/i', $srcset ) ?: array() as $candidate ) {
			$parts   = preg_split( '/\s+/', trim( $candidate ), 2 ) ?: array( '' );
			$address = $this->fetched( $name, $parts[0], false );
			if ( null === $address ) {
				return null;
			}
			$left[] = trim( $address . ' ' . ( $parts[1] ?? '' ) );
		}
		return preg_replace( '/\s+/', '', implode( ',', $left ) ) === preg_replace( '/\s+/', '', $srcset ) ? $srcset : implode( ', ', $left );
	}

	/**
	 * @param string $name            Full name of the block that it is in.
	 * @param string $css             CSS.
	 * @param bool   $is_declarations Whether it is of a style attribute: then only what names the address goes.
	 * @return string|null Null where nothing of it may stay.
	 */
	private function css( string $name, string $css, bool $is_declarations ): ?string {
		if ( $is_declarations ) {
			// A semicolon in brackets or quotes ends nothing.
			$kept = array();
			preg_match_all( '/(?:"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|\([^)]*\)|[^;"\'(])+|["\'(]/', $css, $declarations );
			if ( array() !== array_intersect( array( '"', "'", '(' ), $declarations[0] ) ) {
				// What does not end, a browser ends.
				return $this->css( $name, $css, false );
			}
			foreach ( $declarations[0] as $declaration ) {
				$left = $this->css( $name, $declaration, false );
				if ( null !== $left ) {
					$kept[] = $left;
				}
			}
			$whole = count( $kept ) === count( $declarations[0] );
			if ( $whole && $kept === $declarations[0] ) {
				return $css;
			}
			return array() === $kept ? null : implode( ';', $kept );
		}
		// As a browser reads it: escapes decoded. A comment stays in: in quotes, what looks like one is none.
		$read = (string) preg_replace_callback(
			'/\\\\(?:([0-9a-f]{1,6})\s?|(.))/is',
			static function ( array $found ): string {
				return isset( $found[2] ) ? $found[2] : ( hexdec( $found[1] ) < 128 ? chr( (int) hexdec( $found[1] ) ) : '?' );
			},
			$css
		);
		if ( 1 !== preg_match( '/(?:url|src|image|image-set|cross-fade)\(|@import/i', $read ) ) {
			return $css;
		}
		preg_match_all( self::IN_CSS, $read, $found );
		foreach ( $found[0] as $address ) {
			// What stands before a colon may be the name of a property.
			if ( 1 !== preg_match( '#^(?:[a-z][a-z0-9+.-]*:)?[\\\\/]{2}|^(?:https?|ftp|blob|javascript):#i', $address ) ) {
				continue;
			}
			$left = $this->fetched( $name, $address, false );
			if ( null === $left ) {
				return null;
			}
			$css = str_replace( $address, $left, $css );
		}
		return $css;
	}

	/**
	 * Looks at a block's attributes, or at the members of one.
	 *
	 * @param stdClass|array<int, mixed> $members Attributes; an object is changed in place.
	 * @param string                     $path    Where they are, with a point at its end.
	 * @return stdClass|array<int, mixed>
	 */
	private function members( $members, string $path ) {
		$lists = is_array( $members );
		foreach ( (array) $members as $name => $value ) {
			$at   = $lists ? rtrim( $path, '.' ) : $path . $name;
			$left = $this->member( $at, $value );
			if ( $lists ) {
				$members[ $name ] = $left;
			} elseif ( null === $left && null !== $value ) {
				unset( $members->$name );
			} else {
				$members->$name = $left;
			}
		}
		return $lists ? array_values( array_diff_key( $members, array_filter( $members, 'is_null' ) ) ) : $members;
	}

	/**
	 * @param string $path  Where an attribute is.
	 * @param mixed  $value Its value.
	 * @return mixed What is left of it; null for nothing.
	 */
	private function member( string $path, $value ) {
		$name = $this->block->name;
		$rule = Block_Rules::of( $name, $path );
		if ( Block_Rules::FORGOTTEN === $rule || Block_Rules::ELSEWHERE === $rule ) {
			if ( in_array( is_object( $value ) ? (array) $value : $value, array( null, '', 0, false, array() ), true ) ) {
				return $value;
			}
			if ( Block_Rules::ELSEWHERE === $rule ) {
				$this->left_out->of_another_site( $name );
			}
			return null;
		}
		if ( ( Block_Rules::FETCHED === $rule || Block_Rules::SUBJECT === $rule ) && ! is_scalar( $value ) && null !== $value ) {
			return $this->picture( $name, $value );
		}
		if ( is_array( $value ) || $value instanceof stdClass ) {
			return $this->members( $value, "$path." );
		}
		if ( ! is_string( $value ) || '' === $value ) {
			return $value;
		}
		$host = Addresses::host( $value );
		if ( '' !== $host && ( Block_Rules::FETCHED === $rule || Block_Rules::SUBJECT === $rule || ( 0 !== strpos( $name, 'core/' ) && 1 === preg_match( '/\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm|mp3|ogg|css|js)(?:[?#]|$)/i', $value ) ) ) ) {
			return $this->fetched( $name, $value, Block_Rules::SUBJECT === $rule );
		}
		if ( '' !== $host ) {
			return $this->addresses->followed( $value );
		}
		if ( 1 === preg_match( '/\(|@import/i', $value ) && 1 === preg_match( '#//|\\\\|:#', $value ) && null === $this->css( $name, $value, false ) ) {
			return null;
		}
		$html = false === strpos( $value, '<' ) ? $value : $this->html( $name, $value );
		return $this->without_shortcodes( $html );
	}

	/**
	 * @param string                     $name  Full name of the block.
	 * @param stdClass|array<int, mixed> $value A picture, a track, or a list of such.
	 * @return stdClass|array<int, mixed>|null Null where one of its addresses goes.
	 */
	private function picture( string $name, $value ) {
		foreach ( (array) $value as $key => $member ) {
			if ( is_array( $member ) || $member instanceof stdClass ) {
				$left = $this->picture( $name, $member );
			} else {
				$left = is_string( $member ) && '' !== Addresses::host( $member ) ? $this->fetched( $name, $member, false ) : $member;
			}
			if ( null === $left && null !== $member ) {
				return null;
			}
			if ( is_array( $value ) ) {
				$value[ $key ] = $left;
			} else {
				$value->$key = $left;
			}
		}
		return $value;
	}

	/**
	 * Takes out ids of media that the block does not show: they would mean other ones here.
	 *
	 * @param stdClass|array<int, mixed> $members Attributes; an object is changed in place.
	 * @param string                     $path    Where they are, with a point at its end.
	 */
	private function ids( $members, string $path ): void {
		foreach ( (array) $members as $name => $value ) {
			if ( $value instanceof stdClass || ( is_array( $value ) && array_filter( $value, 'is_numeric' ) !== $value ) ) {
				$this->ids( $value, is_array( $members ) ? $path : "$path$name." );
				continue;
			}
			$is_background = 'style.background.backgroundImage.' === $path && 'id' === $name;
			if ( ! $members instanceof stdClass || ( ! $is_background && Block_Rules::MEDIUM_ID !== Block_Rules::of( $this->block->name, $path . $name ) ) ) {
				continue;
			}
			$numbers = array_filter( (array) $value, 'is_numeric' );
			if ( array() === $numbers || array() === array_diff( array_map( 'intval', $numbers ), $this->media ) ) {
				continue;
			}
			unset( $members->$name );
			if ( 0 !== strpos( $this->block->name, 'core/' ) ) {
				$this->left_out->of_another_site( $this->block->name );
			}
		}
	}

	/**
	 * Takes out connections of attributes to data that the design's own site has: WordPress's own sources know every post, others
	 * know their site.
	 *
	 * @param Block $block The block.
	 */
	private function bindings( Block $block ): void {
		$bindings = $block->attributes->metadata->bindings ?? null;
		if ( ! $bindings instanceof stdClass ) {
			return;
		}
		$is_menu = in_array( $block->name, array( 'core/navigation-link', 'core/navigation-submenu' ), true );
		foreach ( get_object_vars( $bindings ) as $attribute => $binding ) {
			$source = is_object( $binding ) ? (string) ( $binding->source ?? '' ) : '';
			if ( ! $is_menu && in_array( $source, array( 'core/post-data', 'core/post-meta', 'core/term-data' ), true ) ) {
				continue;
			}
			unset( $bindings->$attribute );
			if ( 0 !== strpos( $source, 'core/' ) ) {
				$this->left_out->of_another_site( $block->name );
			}
		}
		if ( array() === get_object_vars( $bindings ) ) {
			unset( $block->attributes->metadata->bindings );
		}
	}

	/** Says whether the block cannot have what it is about. */
	private function has_lost(): bool {
		return '' !== $this->lost;
	}

	/**
	 * Decides what becomes of a block that lost what it shows.
	 *
	 * @param Block $block The block.
	 * @return bool Whether the rest of it stays.
	 */
	private function without_subject( Block $block ): bool {
		$gone = array(
			'core/cover'      => array( array( 'url', 'id', 'backgroundType', 'poster', 'alt', 'sizeSlug' ), '#<(video|div|figure)\b[^>]*\bwp-block-cover__(?:image|video|embed)-background\b[^>]*>.*?</\1>#s' ),
			'core/media-text' => array( array( 'mediaId', 'mediaType', 'mediaUrl', 'mediaAlt' ), '#(?<=<figure class="wp-block-media-text__media">).*?(?=</figure>)#s' ),
		)[ $block->name ] ?? null;
		if ( null === $gone ) {
			return ! in_array( Block_Rules::SUBJECT, Block_Rules::OF_BLOCKS[ $block->name ] ?? array(), true );
		}
		foreach ( $gone[0] as $attribute ) {
			unset( $block->attributes->$attribute );
		}
		foreach ( $block->content as $place => $piece ) {
			if ( is_string( $piece ) ) {
				$block->content[ $place ] = (string) preg_replace( $gone[1], '', $piece );
			}
		}
		return true;
	}

	/**
	 * Returns a link in place of an embed.
	 *
	 * @param string $address What was embedded.
	 */
	private function link_to( string $address ): string {
		if ( Addresses::FOREIGN !== $this->addresses->kind( $address ) || '' === esc_url( $address, array( 'http', 'https' ) ) ) {
			$this->left_out->of_another_site( 'core/embed' );
			return '';
		}
		$this->left_out->linked( Addresses::host( $address ) );
		$url = esc_url( $address, array( 'http', 'https' ) );
		return "<!-- wp:paragraph -->\n<p><a href=\"$url\">" . esc_html( $address ) . "</a></p>\n<!-- /wp:paragraph -->";
	}

	/**
	 * WordPress embeds what an address alone on its line names. A link to it does not.
	 *
	 * @param string $html HTML.
	 */
	private function without_bare_embeds( string $html ): string {
		return (string) preg_replace_callback(
			array( '|(<p(?:\s[^>]*)?>\s*)(https?://[^\s<>"]+)(?=\s*</p>)|i', '|^([ \t]*)(https?://[^\s<>"]+)(?=\s*$)|im' ),
			function ( array $found ): string {
				$address = html_entity_decode( $found[2], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				if ( Addresses::FOREIGN !== $this->addresses->kind( $address ) ) {
					return $found[0];
				}
				$this->left_out->linked( Addresses::host( $address ) );
				return $found[1] . '<a href="' . esc_url( $address, array( 'http', 'https' ) ) . '">' . $found[2] . '</a>';
			},
			$html
		);
	}

	/**
	 * WordPress runs shortcodes wherever they stand, also in text and in attributes. One in double brackets is text.
	 *
	 * @param string $text HTML or text.
	 */
	private function without_shortcodes( string $text ): string {
		preg_match_all( '@\[/?([^<>&/\[\]\x00-\x20=]++)@', $text, $found );
		$names = array_values( array_filter( array_unique( $found[1] ), 'shortcode_exists' ) );
		if ( array() === $names ) {
			return $text;
		}
		do {
			// What was around a shortcode may be one now.
			$before = $text;
			$text   = (string) preg_replace_callback(
				'/' . get_shortcode_regex( $names ) . '/',
				static function ( array $found ): string {
					return '[' === $found[1] && ']' === $found[6] ? $found[0] : $found[1] . $found[6];
				},
				$text
			);
			if ( $text !== $before ) {
				$this->left_out->running( 'core/shortcode' );
			}
		} while ( $text !== $before );
		return $text;
	}
}
