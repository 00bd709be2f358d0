<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Bundle\Export_Omissions;
use Templately\Site\Documents\Block_Rules;
use WP_HTML_Tag_Processor;
use stdClass;

/** Replaces ids and addresses in documents of a site by numbers and addresses of the pack. Block_Importer does the reverse. */
final class Document_Exporter {

	private const MEDIA = 'https://media.templately.invalid/';
	private const PAGES = 'https://pages.templately.invalid/';

	private const THEME = 'this-theme';

	/** Attributes with ids of terms, or the beginnings of their names. */
	private const TERMS = '/^core\/(?:latest-posts categories|query query\.(?:taxQuery|categoryIds|tagIds)|terms-query termQuery\.(?:include|exclude|parent)$)/';

	private const ID_RULES = array( Block_Rules::MEDIUM_ID, Block_Rules::ELSEWHERE, Block_Rules::FORGOTTEN );

	private Bundle_Ids $numbers;

	private Export_Omissions $left_behind;

	/** @var array<string, string> Slugs of font families in the pack by slug here. */
	private array $families;

	/** @var array<int, true> */
	private array $needs = array();

	private string $where = '';

	/** @param array<string, string> $families Slugs of font families in the pack by slug here. */
	public function __construct( Bundle_Ids $numbers, Export_Omissions $left_behind, array $families ) {
		$this->numbers     = $numbers;
		$this->left_behind = $left_behind;
		$this->families    = $families;
	}

	public function begin_document( string $where ): void {
		$this->where = $where;
		$this->needs = array();
	}

	/** @return list<int> Numbers that the document has named, ascending. */
	public function take_needed_ids(): array {
		$needs = array_keys( $this->needs );
		sort( $needs );
		return $needs;
	}

	/**
	 * @param int $number 0 for nothing.
	 * @return int The same number.
	 */
	public function add_needed_id( int $number ): int {
		if ( $number > 0 ) {
			$this->needs[ $number ] = true;
		}
		return $number;
	}

	public function markup( string $markup ): string {
		$pieces = array();
		foreach ( Block_Markup::split( $markup ) as $block ) {
			foreach ( Editable_Block::parse( $block ) as $piece ) {
				$pieces[] = $piece instanceof Editable_Block ? (string) $this->block( $piece ) : $this->html( $piece );
			}
			$pieces[] = "\n\n";
		}
		array_pop( $pieces );
		return implode( '', $pieces );
	}

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
	 * @param array<int|string, mixed> $value
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
	 * Replaces ids and addresses in Elementor's elements or settings.
	 * @param array<int|string, mixed> $value
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

	private function block( Editable_Block $block ): Editable_Block {
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
	 * @param stdClass|array<mixed> $value Attributes, or a member of them.
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

	private function is_id( string $block, string $path ): bool {
		for ( $at = $path; '' !== $at; $at = false === strpos( $at, '.' ) ? '' : (string) substr( $at, 0, (int) strrpos( $at, '.' ) ) ) {
			if ( in_array( Block_Rules::rule_for( $block, $at ), self::ID_RULES, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return int An id without a number stays: numbers of packs are higher. */
	private function number( int $id, bool $is_term, string $what ): int {
		$number = $is_term ? $this->numbers->term( $id ) : $this->numbers->post( $id );
		if ( 0 === $number && $id > 0 ) {
			$this->left_behind->record( "$what $id", $this->where, Export_Omissions::NOT_EXPORTED );
			return $id;
		}
		return $this->add_needed_id( $number );
	}

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
		// On another site this id is another picture.
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$tags->remove_class( 'wp-image-0' );
			if ( '0' === $tags->get_attribute( 'data-id' ) ) {
				$tags->remove_attribute( 'data-id' );
			}
		}
		return $tags->get_updated_html();
	}

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
			// A link does not require the page.
			return self::PAGES . "$number/";
		}
		$this->left_behind->record( $address, $this->where, Export_Omissions::NOT_EXPORTED );
		return $address;
	}

	private function families( string $text ): string {
		foreach ( $this->families as $here => $there ) {
			$slug = preg_quote( $here, '/' );
			$text = (string) preg_replace( array( "/\\bhas-$slug-font-family\\b/", "/(preset\\|font-family\\||--preset--font-family--)$slug(?![\\w-])/" ), array( "has-$there-font-family", '${1}' . $there ), $text );
		}
		return $text;
	}
}
