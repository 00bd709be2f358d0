<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Block_Source;
use Templately\Shared\Bundle\Export_Omissions;
use Templately\Site\Documents\Block_Rules;
use WP_HTML_Tag_Processor;
use stdClass;

/**
 * Makes a text of a site one of its pack: what it names by ids and addresses of the site it names by numbers, and addresses that exist
 * nowhere. Block_Importer is the way back.
 */
final class Document_Exporter {

	private const MEDIA = 'https://media.templately.invalid/';
	private const PAGES = 'https://pages.templately.invalid/';

	/** What template parts name as their theme. */
	private const THEME = 'this-theme';

	/** Attributes of WordPress's blocks, or their beginnings, that hold ids of terms. */
	private const TERMS = '/^core\/(?:latest-posts categories|query query\.(?:taxQuery|categoryIds|tagIds)|terms-query termQuery\.(?:include|exclude|parent)$)/';

	/** Rules of attributes that hold ids. */
	private const ID_RULES = array( Block_Rules::MEDIUM_ID, Block_Rules::ELSEWHERE, Block_Rules::FORGOTTEN );

	private Bundle_Ids $numbers;

	private Export_Omissions $left_behind;

	/** @var array<string, string> Slug of a family of fonts to the slug that it has where the pack is imported. */
	private array $families;

	/** @var array<int, true> */
	private array $needs = array();

	private string $where = '';

	/**
	 * @param Bundle_Ids               $numbers     What everything is in the pack.
	 * @param Export_Omissions           $left_behind Notes what does not come along.
	 * @param array<string, string> $families    Slug of a family of fonts to the slug that it has where the pack is imported.
	 */
	public function __construct( Bundle_Ids $numbers, Export_Omissions $left_behind, array $families ) {
		$this->numbers     = $numbers;
		$this->left_behind = $left_behind;
		$this->families    = $families;
	}

	/**
	 * Begins another document.
	 *
	 * @param string $where What it is called.
	 */
	public function begin_document( string $where ): void {
		$this->where = $where;
		$this->needs = array();
	}

	/**
	 * Returns what was named since.
	 *
	 * @return list<int> Numbers, ascending.
	 */
	public function take_needed_ids(): array {
		$needs = array_keys( $this->needs );
		sort( $needs );
		return $needs;
	}

	/**
	 * Notes that something is named.
	 *
	 * @param int $number Its number; 0 for nothing.
	 * @return int The same.
	 */
	public function add_needed_id( int $number ): int {
		if ( $number > 0 ) {
			$this->needs[ $number ] = true;
		}
		return $number;
	}

	/**
	 * Returns serialised blocks as the pack has them.
	 *
	 * @param string $markup Serialised blocks, classic text, or both.
	 */
	public function markup( string $markup ): string {
		$pieces = array();
		foreach ( Block_Markup::split( $markup ) as $block ) {
			foreach ( Block_Source::parse( $block ) as $piece ) {
				$pieces[] = $piece instanceof Block_Source ? (string) $this->block( $piece ) : $this->html( $piece );
			}
			$pieces[] = "\n\n";
		}
		array_pop( $pieces );
		return implode( '', $pieces );
	}

	/**
	 * Returns a text with addresses of the pack.
	 *
	 * @param string $text A text, or an address.
	 */
	public function replace_urls( string $text ): string {
		$home = preg_quote( (string) preg_replace( '#^https?:#', '', untrailingslashit( home_url() ) ), '~' );
		return (string) preg_replace_callback(
			"~https?:$home(?![\\w.:-])(/[^\\s\"'<>)\\\\]*)?~",
			function ( array $found ): string {
				return $this->address( $found[0] );
			},
			$text
		);
	}

	/**
	 * Returns the value of a theme.json, its ids and addresses those of the pack.
	 *
	 * @param array<int|string, mixed> $value Decoded JSON.
	 * @return array<int|string, mixed>
	 */
	public function theme_json( array $value ): array {
		foreach ( $value as $name => $member ) {
			if ( is_array( $member ) ) {
				$value[ $name ] = $this->theme_json( $member );
			} elseif ( is_string( $member ) ) {
				$value[ $name ] = $this->families( $this->replace_urls( $member ) );
			} elseif ( is_int( $member ) && 'id' === $name && isset( $value['url'] ) ) {
				$value[ $name ] = $this->add_needed_id( $this->numbers->post( $member ) );
			}
		}
		return $value;
	}

	/**
	 * Returns Elementor's elements or settings, their ids and addresses those of the pack.
	 *
	 * @param array<int|string, mixed> $value Decoded JSON.
	 * @return array<int|string, mixed>
	 */
	public function elements( array $value ): array {
		$is_atomic = 'image-attachment-id' === ( $value['$$type'] ?? '' );
		$is_medium = isset( $value['url'] ) && is_string( $value['url'] ) && array_key_exists( 'id', $value );
		foreach ( $value as $name => $member ) {
			if ( is_array( $member ) ) {
				$value[ $name ] = $this->elements( $member );
			} elseif ( ( $is_atomic && 'value' === $name ) || ( $is_medium && 'id' === $name && '' !== $member ) ) {
				$number         = $this->add_needed_id( $this->numbers->post( (int) $member ) );
				$value[ $name ] = 0 === $number && ! $is_atomic ? '' : $number;
			} elseif ( is_string( $member ) ) {
				$value[ $name ] = $this->replace_urls( $member );
			}
		}
		return $value;
	}

	/**
	 * @param Block_Source $block A block, which is changed.
	 */
	private function block( Block_Source $block ): Block_Source {
		foreach ( $block->content as $place => $piece ) {
			$block->content[ $place ] = is_string( $piece ) ? $this->html( $piece ) : $this->block( $piece );
		}
		if ( 'core/template-part' === $block->name ) {
			$theme = $block->attributes->theme ?? '';
			if ( '' === $theme || get_stylesheet() === $theme ) {
				$block->attributes->theme = self::THEME;
			}
		}
		$is_term = 'taxonomy' === ( $block->attributes->kind ?? '' );
		$this->walk( $block->attributes, $block->name, '', $is_term );
		return $block;
	}

	/**
	 * @param stdClass|array<mixed> $value   Attributes, or a member of them.
	 * @param string                $block   Full name of their block.
	 * @param string                $path    Where it stands.
	 * @param bool                  $is_term Whether the block is about a term.
	 * @return stdClass|array<mixed>
	 */
	private function walk( $value, string $block, string $path, bool $is_term ) {
		foreach ( (array) $value as $name => $member ) {
			$at = is_array( $value ) ? $path : ltrim( "$path.$name", '.' );
			if ( is_array( $member ) || $member instanceof stdClass ) {
				$member = $this->walk( $member, $block, $at, $is_term );
			} elseif ( is_numeric( $member ) && $this->is_id( $block, $at ) ) {
				$number = $this->number( (int) $member, $is_term || 1 === preg_match( self::TERMS, "$block $at" ), "$block $at" );
				$member = is_string( $member ) ? (string) $number : $number;
			} elseif ( is_string( $member ) ) {
				$member = 'fontFamily' === $name ? $this->families[ $member ] ?? $member : $this->families( $this->replace_urls( $member ) );
			}
			if ( is_array( $value ) ) {
				$value[ $name ] = $member;
			} else {
				$value->$name = $member;
			}
		}
		return $value;
	}

	/**
	 * @param string $block Full name of a block.
	 * @param string $path  One of its attributes.
	 */
	private function is_id( string $block, string $path ): bool {
		for ( $at = $path; '' !== $at; $at = false === strpos( $at, '.' ) ? '' : (string) substr( $at, 0, (int) strrpos( $at, '.' ) ) ) {
			if ( in_array( Block_Rules::rule_for( $block, $at ), self::ID_RULES, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param int    $id      An id of this site.
	 * @param bool   $is_term Whether it is a term's.
	 * @param string $what    Where it stands.
	 * @return int Its number in the pack. An id of what is not in it stays what it is, which is no number of a pack.
	 */
	private function number( int $id, bool $is_term, string $what ): int {
		$number = $is_term ? $this->numbers->term( $id ) : $this->numbers->post( $id );
		if ( 0 === $number && $id > 0 ) {
			$this->left_behind->record( "$what $id", $this->where, Export_Omissions::NOT_EXPORTED );
			return $id;
		}
		return $this->add_needed_id( $number );
	}

	/**
	 * @param string $html HTML of a block.
	 */
	private function html( string $html ): string {
		$html = (string) preg_replace_callback(
			'/\b(wp-image-|data-id=")(\d+)\b/',
			function ( array $found ): string {
				return $found[1] . $this->add_needed_id( $this->numbers->post( (int) $found[2] ) );
			},
			$this->families( $this->replace_urls( $html ) )
		);
		if ( 1 !== preg_match( '/\b(?:wp-image-0|data-id="0")/', $html ) ) {
			return $html;
		}
		// What is not in the pack has no number: elsewhere its id is another picture's.
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$tags->remove_class( 'wp-image-0' );
			if ( '0' === $tags->get_attribute( 'data-id' ) ) {
				$tags->remove_attribute( 'data-id' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * @param string $address An address of this site.
	 */
	private function address( string $address ): string {
		$uploads = trailingslashit( wp_get_upload_dir()['baseurl'] );
		if ( 0 === strpos( set_url_scheme( $address, 'https' ), set_url_scheme( $uploads, 'https' ) ) ) {
			$file                  = (string) preg_replace( '/[?#].*$/', '', substr( set_url_scheme( $address, 'https' ), strlen( set_url_scheme( $uploads, 'https' ) ) ) );
			list( $number, $size ) = $this->numbers->upload( rawurldecode( $file ) );
			if ( $number > 0 ) {
				return self::MEDIA . $this->add_needed_id( $number ) . "/$size/" . wp_basename( $file );
			}
			$this->left_behind->record( $address, $this->where, Export_Omissions::MISSING_FILE );
			return $address;
		}
		$path = trim( (string) preg_replace( '/[?#].*$/', '', substr( set_url_scheme( $address, 'https' ), strlen( set_url_scheme( home_url(), 'https' ) ) ) ), '/' );
		if ( '' === $path && false === strpos( $address, '?' ) ) {
			return self::PAGES . 'home/';
		}
		$number = $this->numbers->post( url_to_postid( $address ) );
		if ( $number > 0 ) {
			// A link is no reason to take a page along.
			return self::PAGES . "$number/";
		}
		$this->left_behind->record( $address, $this->where, Export_Omissions::NOT_EXPORTED );
		return $address;
	}

	/**
	 * @param string $text A text that may name families of fonts by their slugs.
	 */
	private function families( string $text ): string {
		foreach ( $this->families as $here => $there ) {
			$slug = preg_quote( $here, '/' );
			$text = (string) preg_replace( array( "/\\bhas-$slug-font-family\\b/", "/(preset\\|font-family\\||--preset--font-family--)$slug(?![\\w-])/" ), array( "has-$there-font-family", '${1}' . $there ), $text );
		}
		return $text;
	}
}
