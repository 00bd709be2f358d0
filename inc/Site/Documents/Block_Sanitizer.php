<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Rest\Failure;
use WP_Block_Patterns_Registry;
use stdClass;

/** Applies Block_Rules: removes what runs or loads by itself, and references to another site. Blocks that need no change keep their bytes. */
final class Block_Sanitizer {

	private Url_Classifier $addresses;

	private Insert_Omissions $left_out;

	private Block_Resources $fetched;

	private Html_Sanitizer $html;

	private Local_References $references;

	/** Random prefix of the placeholders for inner blocks, so that content cannot contain it. */
	private string $inner;

	private Editable_Block $block;

	/** @param Local_References|null $references Objects imported with the design, which it may refer to. */
	public function __construct( Url_Classifier $addresses, Insert_Omissions $left_out, ?Local_References $references = null ) {
		$this->addresses  = $addresses;
		$this->left_out   = $left_out;
		$this->references = $references ?? new Local_References();
		$this->fetched    = new Block_Resources( $addresses, $left_out );
		$this->html       = new Html_Sanitizer( $addresses, $this->fetched, $left_out );
		$this->inner      = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * @return string '' if nothing is left.
	 * @throws Failure 502 for media that the design does not have.
	 */
	public function sanitize( string $markup ): string {
		$left = '';
		foreach ( Editable_Block::parse( $markup ) as $piece ) {
			$left .= is_string( $piece ) ? $this->html->sanitize_block_html( 'core/freeform', $piece ) : $this->sanitize_parsed_block( $piece );
		}
		return '' === trim( $left ) ? '' : $left;
	}

	private function sanitize_parsed_block( Editable_Block $block ): string {
		switch ( Block_Rules::rule_for( $block->name, Block_Rules::BLOCK ) ) {
			case Block_Rules::RUNS:
				$this->left_out->add_executable( $block->name );
				return '';
			case Block_Rules::ELSEWHERE:
				if ( $this->references->has( $block ) ) {
					break;
				}
				$this->left_out->add_foreign_reference( $block->name );
				return '';
			case Block_Rules::PATTERN:
				if ( WP_Block_Patterns_Registry::get_instance()->is_registered( (string) ( $block->attributes->slug ?? '' ) ) ) {
					break;
				}
				$this->left_out->add_foreign_reference( $block->name );
				return '';
			case Block_Rules::EMBED:
				return $this->embed_as_link( (string) ( $block->attributes->url ?? '' ) );
		}
		$this->block = $block;
		$this->fetched->begin_block();
		$this->sanitize_attributes( $block->attributes, '' );
		if ( 'core/cover' === $block->name && $this->fetched->is_missing_main_media() ) {
			$this->remove_main_media( $block );
		}
		$this->sanitize_own_html( $block );
		$this->remove_foreign_media_ids( $block->attributes, '' );
		$this->remove_foreign_bindings( $block );
		if ( $this->fetched->is_missing_main_media() && ! $this->remove_main_media( $block ) ) {
			return '';
		}
		foreach ( $block->content as $place => $piece ) {
			if ( $piece instanceof Editable_Block ) {
				$left = $this->sanitize_parsed_block( $piece );
				if ( '' === $left || (string) $piece !== $left ) {
					$block->content[ $place ] = $left;
				}
			}
		}
		return (string) $block;
	}

	/** Sanitizes the block's own HTML as one piece, with placeholders for inner blocks. */
	private function sanitize_own_html( Editable_Block $block ): void {
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
		$left = $this->html->sanitize_block_html( $block->name, $html );
		if ( $left === $html ) {
			return;
		}
		$block->content = array();
		foreach ( preg_split( "/<!--{$this->inner}-(\\d+)-->/", $left, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: array() as $number => $piece ) {
			$block->content[] = 0 === $number % 2 ? $piece : $inner[ (int) $piece ];
		}
	}

	/**
	 * Sanitizes attributes, or the members of one. Changes objects in place.
	 * @param stdClass|array<int, mixed> $members
	 * @param string $path Dotted path with a trailing dot.
	 * @return stdClass|array<int, mixed>
	 */
	private function sanitize_attributes( $members, string $path ) {
		$lists = is_array( $members );
		foreach ( (array) $members as $name => $value ) {
			$at   = $lists ? rtrim( $path, '.' ) : $path . $name;
			$left = $this->sanitize_attribute( $at, $value );
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
	 * @param mixed $value
	 * @return mixed null removes the attribute.
	 */
	private function sanitize_attribute( string $path, $value ) {
		$name = $this->block->name;
		$rule = Block_Rules::rule_for( $name, $path );
		if ( Block_Rules::FORGOTTEN === $rule || Block_Rules::ELSEWHERE === $rule ) {
			if ( in_array( is_object( $value ) ? (array) $value : $value, array( null, '', 0, false, array() ), true ) ) {
				return $value;
			}
			$here = $this->references->local_id( $name, $path, $value );
			if ( null !== $here ) {
				return $here;
			}
			if ( Block_Rules::ELSEWHERE === $rule ) {
				$this->left_out->add_foreign_reference( $name );
			}
			return null;
		}
		if ( ( Block_Rules::FETCHED === $rule || Block_Rules::SUBJECT === $rule ) && ! is_scalar( $value ) && null !== $value ) {
			return $this->sanitize_media_value( $name, $value );
		}
		if ( is_array( $value ) || $value instanceof stdClass ) {
			// An invalid value here would cause a fatal error when WordPress renders the page.
			return 1 === preg_match( '/^style\.typography\.\w+$/D', $path ) ? null : $this->sanitize_attributes( $value, "$path." );
		}
		if ( ! is_string( $value ) || '' === $value ) {
			return $value;
		}
		$host = Url_Classifier::host( $value );
		if ( '' !== $host && ( Block_Rules::FETCHED === $rule || Block_Rules::SUBJECT === $rule || ( 0 !== strpos( $name, 'core/' ) && 1 === preg_match( '/\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm|mp3|ogg|css|js)(?:[?#]|$)/i', $value ) ) ) ) {
			return $this->fetched->record_url( $name, $value, Block_Rules::SUBJECT === $rule );
		}
		$value = '' === $host ? $value : $this->addresses->normalize_link_url( $value );
		// Text may start with a URL.
		if ( '' !== $host && 1 !== preg_match( '/[\s"\'<>\[\]{};]/', $value ) ) {
			return $value;
		}
		if ( null === $this->html->sanitize_css( $name, $value ) ) {
			return null;
		}
		$html = false === strpos( $value, '<' ) ? $value : $this->html->sanitize_block_html( $name, $value );
		return $this->html->escape_shortcodes( $html );
	}

	/**
	 * @param stdClass|array<int, mixed> $value An image, a track, or a list of them.
	 * @return stdClass|array<int, mixed>|null null if one of its URLs is refused.
	 */
	private function sanitize_media_value( string $name, $value ) {
		foreach ( (array) $value as $key => $member ) {
			if ( is_array( $member ) || $member instanceof stdClass ) {
				$left = $this->sanitize_media_value( $name, $member );
			} else {
				$left = is_string( $member ) && '' !== Url_Classifier::host( $member ) ? $this->fetched->record_url( $name, $member, false ) : $member;
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
	 * Removes ids of media that the block does not show: here they would be other attachments. Changes objects in place.
	 * @param stdClass|array<int, mixed> $members
	 * @param string $path Dotted path with a trailing dot.
	 */
	private function remove_foreign_media_ids( $members, string $path ): void {
		foreach ( (array) $members as $name => $value ) {
			if ( $value instanceof stdClass || ( is_array( $value ) && array_filter( $value, 'is_numeric' ) !== $value ) ) {
				$this->remove_foreign_media_ids( $value, is_array( $members ) ? $path : "$path$name." );
				continue;
			}
			$is_background = 'style.background.backgroundImage.' === $path && 'id' === $name;
			if ( ! $members instanceof stdClass || ( ! $is_background && Block_Rules::MEDIUM_ID !== Block_Rules::rule_for( $this->block->name, $path . $name ) ) ) {
				continue;
			}
			$numbers = array_filter( (array) $value, 'is_numeric' );
			if ( array() === $numbers || array() === array_diff( array_map( 'intval', $numbers ), $this->fetched->media() ) ) {
				continue;
			}
			unset( $members->$name );
			if ( 0 !== strpos( $this->block->name, 'core/' ) ) {
				$this->left_out->add_foreign_reference( $this->block->name );
			}
		}
	}

	/** Removes block bindings to data of the design's site. Core's sources for the current post and term are kept. */
	private function remove_foreign_bindings( Editable_Block $block ): void {
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
				$this->left_out->add_foreign_reference( $block->name );
			}
		}
		if ( array() === get_object_vars( $bindings ) ) {
			unset( $block->attributes->metadata->bindings );
		}
	}

	/** @return bool Whether the rest of the block stays. */
	private function remove_main_media( Editable_Block $block ): bool {
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

	private function embed_as_link( string $address ): string {
		if ( Url_Classifier::FOREIGN !== $this->addresses->classify( $address ) || '' === esc_url( $address, array( 'http', 'https' ) ) ) {
			$this->left_out->add_foreign_reference( 'core/embed' );
			return '';
		}
		$this->left_out->add_embed_as_link( Url_Classifier::host( $address ) );
		$url = esc_url( $address, array( 'http', 'https' ) );
		return "<!-- wp:paragraph -->\n<p><a href=\"$url\">" . esc_html( $address ) . "</a></p>\n<!-- /wp:paragraph -->";
	}
}
