<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Kit;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;
use Templately\Site\Theme_Builder\Template_Types;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/**
 * Converts the Elementor documents and the kit of a pack for this site.
 * @phpstan-import-type Kit_Values from Kit
 */
final class Elementor_Content {

	private const LIBRARY = 'elementor_library';

	/** Theme templates of Elementor Pro with another name in the theme builder. */
	private const THEME_TYPES = array(
		'single-post'    => 'single',
		'single-page'    => 'page',
		'error-404'      => '404',
		'search-results' => 'search',
	);

	/** Types that are saved templates, although the theme builder has the same names. */
	private const SAVED_TYPES = array( 'page', 'section', 'container' );

	private Element_Importer $importer;

	private Elementor_Styles $styles;

	private Kit_Store $kits;

	private Display_Conditions $conditions;

	/** @var array{string, Kit_Values|null}|null Path of a bundle, and its global classes and variables. */
	private ?array $kit = null;

	public function __construct( Element_Importer $importer, Elementor_Styles $styles, Kit_Store $kits, Display_Conditions $conditions ) {
		$this->importer   = $importer;
		$this->styles     = $styles;
		$this->kits       = $kits;
		$this->conditions = $conditions;
	}

	/**
	 * Returns the post type of an object: headers, footers and other theme templates belong to the theme builder, because Elementor's are
	 * only shown by Elementor Pro.
	 * @param array<string, mixed> $object   Its part of the plan.
	 * @param array<string, mixed> $document Its document.
	 */
	public static function post_type( array $object, array $document ): string {
		return self::LIBRARY === $object['kind'] && '' !== self::theme_type( $document ) ? Theme_Template_Store::ELEMENTOR_TYPE : $object['kind'];
	}

	/**
	 * @param array<string, mixed> $object   Its part of the plan.
	 * @param array<string, mixed> $document Its document.
	 * @return array<string, mixed> Post meta of a document with elements. Empty for one without.
	 * @throws Failure 409 without Elementor, 403, 422 or 502 for elements that this site does not accept.
	 */
	public function meta( array $object, array $document, Bundle $bundle, Destination $here, Insert_Omissions $left_out ): array {
		if ( array() === ( $document['elements'] ?? array() ) ) {
			return array();
		}
		Elementor_Plugin::require_supported();
		$content   = self::with_links( array( $document['elements'], $document['page_settings'] ?? array() ), $here );
		$validated = $this->importer->validate( $content[0], $here->listed_media(), $content[1] );
		foreach ( Elementor_Plugin::unknown_widgets( $validated['types'] ) as $name ) {
			$left_out->add( $name, __( 'Elementor does not know this widget on this site, so it shows nothing.', 'templately' ) );
		}
		$elements = $this->styles->adapt( $validated['elements'], $this->classes( $bundle ), '' );
		Elementor_Plugin::require_valid_elements( $elements );
		$elements = $this->importer->localise( array_merge( array( Element_Importer::page_element( $validated['settings'] ) ), $elements ), $here->media );
		$settings = array_shift( $elements )['settings'] ?? array();
		$template = (string) ( $settings['template'] ?? $document['template'] ?? '' );
		$type     = self::LIBRARY === $object['kind'] ? self::theme_type( $document ) : '';
		return array_filter(
			array(
				'_elementor_edit_mode'     => 'builder',
				'_elementor_version'       => (string) constant( 'ELEMENTOR_VERSION' ),
				'_elementor_template_type' => self::document_type( $object, $document ),
				'_elementor_data'          => (string) wp_json_encode( $elements ),
				'_elementor_page_settings' => $settings,
				'_wp_page_template'        => 'page' === $object['kind'] ? sanitize_file_name( $template ) : '',
				Theme_Template_Store::META => $type,
			)
		);
	}

	/**
	 * Sets the type of a saved template, or where a theme template is shown.
	 * @param array<string, mixed> $object   Its part of the plan.
	 * @param array<string, mixed> $document Its document.
	 */
	public function finish( int $id, array $object, array $document, Destination $here, Insert_Omissions $left_out ): void {
		$post_type = get_post_type( $id );
		if ( Theme_Template_Store::ELEMENTOR_TYPE === $post_type ) {
			$this->conditions->write( $id, self::theme_type( $document ), $document, $here, $left_out );
		} elseif ( self::LIBRARY === $post_type && taxonomy_exists( 'elementor_library_type' ) ) {
			wp_set_object_terms( $id, self::document_type( $object, $document ), 'elementor_library_type' );
		}
	}

	/**
	 * Merges the pack's global colors and fonts into the site's kit.
	 * @param array<string, string> $colours Id of a color to the value that was chosen in its place.
	 * @throws Failure 409 without Elementor, 502 for an invalid kit.
	 */
	public function write_kit( Bundle $bundle, array $colours ): void {
		$entry = $bundle->manifest()->kit()['settings'] ?? '';
		if ( '' === $entry ) {
			return;
		}
		Elementor_Plugin::require_supported();
		$settings = $bundle->json( $entry );
		$valid    = array();
		foreach ( array_intersect( Kit_Store::LISTS, array_keys( $settings ) ) as $list ) {
			$kind           = false === strpos( $list, 'color' ) ? 'typography' : 'colors';
			$valid[ $list ] = self::validate( array( $kind => $settings[ $list ] ) )[ $kind ] ?? array();
			foreach ( $valid[ $list ] as $place => $row ) {
				if ( 'colors' === $kind && isset( $colours[ $row['_id'] ] ) ) {
					$valid[ $list ][ $place ]['color'] = $colours[ $row['_id'] ];
				}
			}
		}
		$this->kits->merge( $valid );
	}

	/** @return Kit_Values|null The pack's global classes and variables, which documents write out. */
	private function classes( Bundle $bundle ): ?array {
		$key = $bundle->path();
		if ( null === $this->kit || $this->kit[0] !== $key ) {
			$entries   = $bundle->manifest()->kit();
			$read      = static function ( string $name ) use ( $entries, $bundle ): ?array {
				return isset( $entries[ $name ] ) ? $bundle->json( $entries[ $name ] ) : null;
			};
			$this->kit = array(
				$key,
				self::validate(
					array(
						'classes'   => $read( 'classes' ),
						'variables' => $read( 'variables' ),
					)
				),
			);
		}
		return $this->kit[1];
	}

	/**
	 * @param array<string, mixed> $kit
	 * @return Kit_Values|null
	 * @throws Failure 502 invalid_bundle.
	 */
	private static function validate( array $kit ): ?array {
		try {
			return Kit::validate( $kit );
		} catch ( Invalid_Elements $unfit ) {
			throw new Failure( 'invalid_bundle', $unfit->getMessage(), 502 );
		}
	}

	/** @param array<string, mixed> $document */
	private static function theme_type( array $document ): string {
		$type = self::type( $document );
		$type = self::THEME_TYPES[ $type ] ?? $type;
		return ! in_array( self::type( $document ), self::SAVED_TYPES, true ) && null !== ( new Template_Types() )->get( $type ) ? $type : '';
	}

	/**
	 * @param array<string, mixed> $object   Its part of the plan.
	 * @param array<string, mixed> $document Its document.
	 */
	private static function document_type( array $object, array $document ): string {
		if ( self::LIBRARY !== $object['kind'] ) {
			return 'wp-' . $object['kind'];
		}
		return '' === self::theme_type( $document ) ? self::type( $document ) : Theme_Template_Store::DOCUMENT;
	}

	/** @param array<string, mixed> $document */
	private static function type( array $document ): string {
		$type = $document['meta']['_elementor_template_type'] ?? '';
		return is_string( $type ) && 1 === preg_match( '/^[a-z0-9][a-z0-9_-]{0,39}$/D', $type ) ? $type : 'page';
	}

	/**
	 * Replaces placeholder URLs of pages by their URLs on this site.
	 * @param array<mixed> $value
	 * @return array<mixed>
	 */
	private static function with_links( array $value, Destination $here ): array {
		foreach ( $value as $key => $member ) {
			if ( is_array( $member ) ) {
				$value[ $key ] = self::with_links( $member, $here );
			} elseif ( is_string( $member ) ) {
				foreach ( $here->links_in( "\"$member\"" ) as $name => $address ) {
					$member = (string) preg_replace( '#https://pages\.templately\.invalid/' . preg_quote( (string) $name, '#' ) . '/?(?=["\']|$)#', $address, $member );
				}
				$value[ $key ] = $member;
			}
		}
		return $value;
	}
}
