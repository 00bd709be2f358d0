<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;

/**
 * Makes elements of Elementor, as a hub hands them out, this site's. What would run, or be loaded from elsewhere, is not taken out of a
 * design as it is of blocks: the design is refused, for nobody could say what a widget is without one of its settings.
 *
 * @phpstan-type Element array<string, mixed>
 */
final class Element_Importer {

	private Settings $settings;

	/**
	 * @param Settings $settings The plugin's settings.
	 */
	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Checks the elements of a design.
	 *
	 * @param array<mixed>               $content Decoded elements, as the hub sent them.
	 * @param list<array<string, mixed>> $media   All media of the design.
	 * @return array{elements: list<Element>, types: list<string>} The same with addresses in one spelling, and their types: 'container', 'widget:heading'.
	 *
	 * @throws Failure 502 for what is no sound tree, or uses a medium that the design does not have; 422 not_for_this_site with what would be loaded from elsewhere.
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
		$addresses = $this->addresses( array_map( 'intval', array_column( $media, 'id' ) ) );
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
	 * Puts this site's media in, and gives each element an id of its own.
	 *
	 * @param list<Element>   $elements Elements that were checked.
	 * @param array<int, int> $ids      Id of a medium in the design to attachment.
	 * @return list<Element>
	 *
	 * @throws Failure 502 where an address of the hub would have stayed, or WordPress has none for a medium.
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
			$own[] = self::localised( $element, $ids, $addresses, $taken );
		}
		if ( in_array( '', $addresses, true ) || $this->addresses( array() )->has_hub_url( self::json( $own ) ) ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		return $own;
	}

	/**
	 * Returns elements as one text, in which addresses stand as they are.
	 *
	 * @param array<mixed> $elements Elements.
	 */
	public static function json( array $elements ): string {
		return (string) wp_json_encode( $elements, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * @param array<mixed>        $value     An element, or a setting that has others in it.
	 * @param array<int, int>     $ids       Id of a medium in the design to attachment.
	 * @param array<int, string>  $addresses Likewise, to its address.
	 * @param array<string, true> $taken     Ids that elements have; is added to.
	 * @return array<mixed>
	 */
	private static function localised( array $value, array $ids, array $addresses, array &$taken ): array {
		$medium = isset( $value['url'] ) && is_string( $value['url'] ) && array_key_exists( 'id', $value ) && 1 === preg_match( Block_Importer::MEDIA, $value['url'], $found ) ? (int) $found[1] : 0;
		foreach ( $value as $key => $member ) {
			if ( is_array( $member ) ) {
				$value[ $key ] = self::localised( $member, $ids, $addresses, $taken );
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
				// As Elementor's own: seven hexadecimal digits.
				$id = substr( bin2hex( random_bytes( 4 ) ), 0, 7 );
			} while ( isset( $taken[ $id ] ) );
			$taken[ $id ] = true;
			$value['id']  = $id;
		}
		return $value;
	}

	/**
	 * @param list<int> $media Ids of the design's media.
	 */
	private function addresses( array $media ): Url_Classifier {
		return new Url_Classifier( $media, $this->settings->hub_address() );
	}
}
