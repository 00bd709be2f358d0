<?php

declare( strict_types=1 );

namespace Templately\Site\Elementor;

use Elementor\Core\Frontend\Performance;
use Elementor\Plugin;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Kit;
use Templately\Shared\Rest\Failure;

/**
 * Collects the global colors, fonts, classes and variables that elements use, and adapts elements to the site: "as designed" writes the
 * design's values into the elements, "my site's style" keeps references to Elementor's four roles and to what the site has by name.
 * @phpstan-import-type Kit_Values from Kit
 * @phpstan-type Element array<string, mixed>
 */
final class Elementor_Styles {

	private const ROLES = array( 'primary', 'secondary', 'text', 'accent' );

	private const REFERENCE = '#^globals/(colors|typography)\?id=([A-Za-z0-9_-]+)$#D';

	private Kit_Store $kits;

	public function __construct( Kit_Store $kits ) {
		$this->kits = $kits;
	}

	/** Returns the style for Elementor, which has no separate style for fonts. */
	public static function style( string $look ): string {
		return Style_Schema::SITE === $look ? Style_Schema::SITE : Style_Schema::DESIGN;
	}

	/**
	 * @param list<Element> $elements
	 * @return Kit_Values|null Site's values that elements use, by default or by name.
	 */
	public function capture( array $elements ): ?array {
		$used = array();
		self::walk(
			$elements,
			static function ( array $settings, array $defaults ) use ( &$used ): array {
				foreach ( $defaults + (array) ( $settings['__globals__'] ?? array() ) as $reference ) {
					$used[ (string) $reference ] = true;
				}
				return $settings;
			}
		);
		$snapshots = (array) apply_filters( 'elementor/template_library/export/build_snapshots', array(), $elements, 0, array( 'content' => $elements ) ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		$kit       = array(
			'classes'   => $snapshots['global_classes'] ?? null,
			'variables' => $snapshots['global_variables'] ?? null,
		);
		foreach ( $this->kits->rows() as $list => $rows ) {
			$kit[ $list ] = array();
			foreach ( $rows as $row ) {
				if ( isset( $used[ "globals/$list?id={$row['_id']}" ] ) ) {
					$kit[ $list ][] = $row;
				}
			}
		}
		try {
			return Kit::validate( $kit );
		} catch ( Invalid_Elements $invalid ) {
			// Values that other sites would refuse stay here.
			return null;
		}
	}

	/**
	 * @param list<Element> $elements
	 * @param Kit_Values|null $kit null: the elements stay unchanged.
	 * @return list<Element>
	 * @throws Failure 422 not_for_this_site.
	 */
	public function adapt( array $elements, ?array $kit, string $look ): array {
		if ( null === $kit ) {
			return $elements;
		}
		$is_designed = Style_Schema::DESIGN === self::style( $look );
		$values      = array(
			'colors'     => array_column( $kit['colors'], null, '_id' ),
			'typography' => array_column( $kit['typography'], null, '_id' ),
		);
		$elements    = self::walk(
			$elements,
			static function ( array $settings, array $defaults ) use ( $values, $is_designed ): array {
				foreach ( ( $is_designed ? $defaults : array() ) + (array) ( $settings['__globals__'] ?? array() ) as $name => $reference ) {
					$settings = self::write_out( $settings, (string) $name, (string) $reference, $values, $is_designed );
				}
				return $settings;
			}
		);
		$snapshots   = array_filter(
			array(
				'global_classes'   => $kit['classes'],
				'global_variables' => $kit['variables'],
			)
		);
		if ( array() === $snapshots ) {
			return $elements;
		}
		$process = static function ( string $mode ) use ( $elements, $snapshots ): array {
			return array_values( (array) apply_filters( 'elementor/template_library/import/process_content', array( 'content' => $elements ), $mode, $snapshots, null )['content'] ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		};
		$written = $process( 'keep_flatten' );
		$json    = (string) wp_json_encode( $written );
		foreach ( array_keys( (array) ( $kit['classes']['items'] ?? array() ) + (array) ( $kit['variables']['data'] ?? array() ) ) as $id ) {
			if ( false !== strpos( $json, "\"$id\"" ) ) {
				// Elementor before 4.0, or with these features off, leaves them as they are and shows no style.
				throw new Failure( 'not_for_this_site', __( 'This design needs Elementor’s global classes, which are turned off or too old on this site.', 'templately' ), 422 );
			}
		}
		// Matching creates the classes that the site lacks.
		return $is_designed || ! current_user_can( 'manage_options' ) ? $written : $process( 'match_site' );
	}

	/**
	 * Replaces a reference to a global value by the value.
	 * @param array<string, mixed> $settings
	 * @param array<string, array<string, array<string, mixed>>> $values By list and id.
	 * @return array<string, mixed>
	 */
	private static function write_out( array $settings, string $name, string $reference, array $values, bool $is_designed ): array {
		if ( 1 !== preg_match( self::REFERENCE, $reference, $found ) || ( ! $is_designed && in_array( $found[2], self::ROLES, true ) ) || ! isset( $values[ $found[1] ][ $found[2] ] ) ) {
			return $settings;
		}
		$row = $values[ $found[1] ][ $found[2] ];
		unset( $settings['__globals__'][ $name ] );
		if ( array() === ( $settings['__globals__'] ?? null ) ) {
			unset( $settings['__globals__'] );
		}
		if ( 'colors' === $found[1] ) {
			$settings[ $name ] = (string) ( $row['color'] ?? '' );
			return $settings;
		}
		// 'title_typography' of a row is 'typography_…' in the kit.
		$group = (string) preg_replace( '/_typography$/D', '', $name );
		foreach ( $row as $key => $value ) {
			if ( 0 === strpos( (string) $key, 'typography_' ) ) {
				$settings[ $group . substr( (string) $key, strlen( 'typography' ) ) ] = $value;
			}
		}
		return $settings;
	}

	/**
	 * Changes the settings of all elements, and of rows in their lists.
	 * @param list<Element> $elements
	 * @param callable( array<string, mixed>, array<string, string> ): array<string, mixed> $change Receives settings, and the global values that they use by default.
	 * @return list<Element>
	 */
	private static function walk( array $elements, callable $change ): array {
		foreach ( $elements as $place => $element ) {
			$settings = (array) ( $element['settings'] ?? array() );
			foreach ( $settings as $name => $value ) {
				if ( is_array( $value ) && wp_is_numeric_array( $value ) && is_array( $value[0] ?? null ) ) {
					foreach ( $value as $key => $row ) {
						$settings[ $name ][ $key ] = is_array( $row ) ? $change( $row, array() ) : $row;
					}
				}
			}
			$element['settings'] = $change( $settings, array_diff_key( self::default_globals( (string) ( $element['widgetType'] ?? '' ) ), $settings, (array) ( $settings['__globals__'] ?? array() ) ) );
			$element['elements'] = self::walk( $element['elements'] ?? array(), $change );
			$elements[ $place ]  = $element;
		}
		return $elements;
	}

	/** @return array<string, string> Setting to the global value that a widget uses for it unless it is set. */
	private static function default_globals( string $widget ): array {
		static $known = array();
		if ( ! isset( $known[ $widget ] ) ) {
			$known[ $widget ] = array();
			$type             = '' === $widget ? null : Plugin::$instance->widgets_manager->get_widget_types( $widget );
			if ( null !== $type ) {
				// Elementor leaves style controls out otherwise.
				Performance::set_use_style_controls( true );
				try {
					foreach ( (array) $type->get_controls() as $name => $control ) {
						if ( is_string( $control['global']['default'] ?? null ) && '' !== $control['global']['default'] ) {
							$known[ $widget ][ (string) $name ] = $control['global']['default'];
						}
					}
				} finally {
					Performance::set_use_style_controls( false );
				}
			}
		}
		return $known[ $widget ];
	}
}
