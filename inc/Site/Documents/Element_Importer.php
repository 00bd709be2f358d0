<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;

/**
 * Converts a hub's Elementor elements for this site. A design that would run or load something from elsewhere is refused
 * as a whole: unlike blocks, widgets may not work without one of their settings.
 * @phpstan-type Element array<string, mixed>
 */
final class Element_Importer {

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * @param array<mixed> $content Decoded elements from the hub.
	 * @param list<array<string, mixed>> $media All media of the design.
	 * @return array{elements: list<Element>, types: list<string>} The elements with normalised URLs, and their types ('container', 'widget:heading').
	 * @throws Failure 422 not_for_this_site, 502 invalid_content.
	 */
	public function validate( array $content, array $media ): array {
		try {
			$tree = new Element_Tree( self::json( $content ) );
		} catch ( Invalid_Elements $unfit ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		if ( 0 === $tree->count() || array() !== $tree->list_removals() ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		$left_out  = new Insert_Omissions();
		$addresses = $this->url_classifier( array_map( 'intval', array_column( $media, 'id' ) ) );
		$parts     = new Element_Settings_Sanitizer( $addresses, $left_out );
		$elements  = array_map( array( $parts, 'sanitize' ), array_values( $content ) );
		foreach ( $left_out->all() as $part ) {
			throw new Failure( 'not_for_this_site', sprintf( /* translators: 1: name of a widget, 2: a sentence that says why. */ __( 'This design cannot be used on this site because of its widget “%1$s”. %2$s', 'templately' ), $part['what'], $part['why'] ), 422 );
		}
		return array(
			'elements' => $elements,
			'types'    => $tree->types(),
		);
	}

	/**
	 * Inserts local media and gives each element a new id.
	 * @param list<Element> $elements Validated elements.
	 * @param array<int, int> $ids Media id in the design to attachment id.
	 * @return list<Element>
	 * @throws Failure 502 if a hub address would remain or an attachment has no URL.
	 */
	public function localise( array $elements, array $ids ): array {
		$addresses = array_map(
			static function ( int $id ): string {
				return (string) wp_get_attachment_url( $id );
			},
			$ids
		);
		$taken     = array();
		$own       = array();
		foreach ( $elements as $element ) {
			$own[] = self::localise_element( $element, $ids, $addresses, $taken );
		}
		if ( in_array( '', $addresses, true ) || $this->url_classifier( array() )->has_hub_url( self::json( $own ) ) ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		return $own;
	}

	/**
	 * Encodes elements without escaping slashes, so that URLs can be searched.
	 * @param array<mixed> $elements
	 */
	public static function json( array $elements ): string {
		return (string) wp_json_encode( $elements, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * @param array<mixed> $value An element or a setting.
	 * @param array<int, int> $ids Media id in the design to attachment id.
	 * @param array<int, string> $addresses Media id in the design to URL.
	 * @param array<string, true> $taken Element ids in use.
	 * @return array<mixed>
	 */
	private static function localise_element( array $value, array $ids, array $addresses, array &$taken ): array {
		$medium = isset( $value['url'] ) && is_string( $value['url'] ) && array_key_exists( 'id', $value ) && 1 === preg_match( Block_Importer::MEDIA, $value['url'], $found ) ? (int) $found[1] : 0;
		foreach ( $value as $key => $member ) {
			if ( is_array( $member ) ) {
				$value[ $key ] = self::localise_element( $member, $ids, $addresses, $taken );
			} elseif ( is_string( $member ) ) {
				$value[ $key ] = preg_replace_callback(
					Block_Importer::MEDIA,
					static function ( array $found ) use ( $addresses ): string {
						return $addresses[ (int) $found[1] ] ?? $found[0];
					},
					$member
				);
			}
		}
		if ( $medium > 0 ) {
			$value['id'] = $ids[ $medium ] ?? '';
		}
		if ( isset( $value['elType'] ) ) {
			do {
				// The format of Elementor's own ids.
				$id = substr( bin2hex( random_bytes( 4 ) ), 0, 7 );
			} while ( isset( $taken[ $id ] ) );
			$taken[ $id ] = true;
			$value['id']  = $id;
		}
		return $value;
	}

	/** @param list<int> $media Media ids of the design. */
	private function url_classifier( array $media ): Url_Classifier {
		return new Url_Classifier( $media, $this->settings->hub_address() );
	}
}
