<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;

/**
 * Converts a hub's Elementor elements for this site. A design that would run or load something from elsewhere is refused
 * as a whole: unlike blocks, widgets may not work without one of their settings.
 * @phpstan-type Element array<string, mixed>
 * @phpstan-type Elements array{elements: list<Element>, settings: array<string, mixed>, types: list<string>}
 */
final class Element_Importer {

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * @param array<mixed> $content Decoded elements from the hub.
	 * @param list<array<string, mixed>> $media All media of the design.
	 * @param array<mixed> $settings Page settings of the design. Unsafe ones are removed.
	 * @param bool $is_trusted Keep elements that could run or load something, see Cloud_Documents::is_trusted().
	 * @return Elements The elements with normalised URLs, and their types ('container', 'widget:heading').
	 * @throws Failure 403 widget_not_allowed, 422 not_for_this_site, 502 invalid_content.
	 */
	public function validate( array $content, array $media, array $settings = array(), bool $is_trusted = false ): array {
		try {
			$tree = new Element_Tree( self::json( $content ) );
		} catch ( Invalid_Elements $unfit ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		if ( 0 === $tree->count() ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		foreach ( $is_trusted ? array() : $tree->list_removals() as $removal ) {
			throw self::not_usable( 'widget_not_allowed', (string) preg_replace( '/^widget:/', '', $removal['what'] ), $removal['why'], 403 );
		}
		$left_out  = new Insert_Omissions();
		$addresses = $this->url_classifier( array_map( 'intval', array_column( $media, 'id' ) ) );
		$parts     = new Element_Settings_Sanitizer( $addresses, $left_out );
		$elements  = $is_trusted ? array_values( $content ) : array_map( array( $parts, 'sanitize' ), array_values( $content ) );
		$page      = $parts->sanitize( self::page_element( ( new Page_Settings( $settings ) )->kept ) );
		foreach ( $left_out->all() as $part ) {
			throw self::not_usable( 'not_for_this_site', $part['what'], $part['why'], 422 );
		}
		return array(
			'elements' => $elements,
			'settings' => $page['settings'],
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
		$own       = array();
		foreach ( $elements as $element ) {
			$own[] = self::localise_element( $element, $ids, $addresses );
		}
		if ( in_array( '', $addresses, true ) ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		return $this->finish( $own );
	}

	/**
	 * Gives each element a new id.
	 * @param list<Element> $elements Elements with local media.
	 * @return list<Element>
	 * @throws Failure 502 if a hub address would remain.
	 */
	public function finish( array $elements ): array {
		if ( $this->url_classifier( array() )->has_hub_url( self::json( $elements ) ) ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
		return self::with_new_ids( $elements );
	}

	/**
	 * Wraps page settings in an element, which is checked and localised like the others.
	 * @param array<string, mixed> $settings
	 * @return Element
	 */
	public static function page_element( array $settings ): array {
		return array(
			'id'       => 'page',
			'elType'   => 'page',
			'settings' => $settings,
			'elements' => array(),
		);
	}

	/**
	 * @param list<Element> $elements
	 * @return list<Element>
	 */
	public static function with_new_ids( array $elements ): array {
		foreach ( $elements as $place => $element ) {
			// The format of Elementor's own ids.
			$element['id']       = substr( bin2hex( random_bytes( 4 ) ), 0, 7 );
			$element['elements'] = self::with_new_ids( $element['elements'] ?? array() );
			// Elementor renames the local styles of atomic elements, which contain the id.
			$elements[ $place ] = apply_filters( 'elementor/document/element/replace_id', $element ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		}
		return $elements;
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
	 * @return array<mixed>
	 */
	private static function localise_element( array $value, array $ids, array $addresses ): array {
		if ( 'image-attachment-id' === ( $value['$$type'] ?? '' ) ) {
			$value['value'] = $ids[ (int) $value['value'] ] ?? null;
			return $value;
		}
		$medium = isset( $value['url'] ) && is_string( $value['url'] ) && array_key_exists( 'id', $value ) && 1 === preg_match( Block_Importer::MEDIA, $value['url'], $found ) ? (int) $found[1] : 0;
		foreach ( $value as $key => $member ) {
			if ( is_array( $member ) ) {
				$value[ $key ] = self::localise_element( $member, $ids, $addresses );
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
		return $value;
	}

	private static function not_usable( string $code, string $widget, string $why, int $status ): Failure {
		/* translators: 1: name of a widget, 2: a sentence that says why. */
		return new Failure( $code, sprintf( __( 'This design cannot be used on this site because of its widget “%1$s”. %2$s', 'templately' ), $widget, $why ), $status );
	}

	/** @param list<int> $media Media ids of the design. */
	private function url_classifier( array $media ): Url_Classifier {
		return new Url_Classifier( $media, $this->settings->hub_address() );
	}
}
