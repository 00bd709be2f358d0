<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Contract\Style_Schema;

/** Captures the values of a document's presets, so that another site can show it as it looks here. */
final class Style_Snapshot {

	/** Path in the settings and name of the value, by kind of preset. */
	private const PLACES = array(
		'color'         => array( array( 'color', 'palette' ), 'color' ),
		'gradient'      => array( array( 'color', 'gradients' ), 'gradient' ),
		'duotone'       => array( array( 'color', 'duotone' ), 'colors' ),
		'shadow'        => array( array( 'shadow', 'presets' ), 'shadow' ),
		'font-size'     => array( array( 'typography', 'fontSizes' ), 'size' ),
		'font-family'   => array( array( 'typography', 'fontFamilies' ), 'fontFamily' ),
		'spacing'       => array( array( 'spacing', 'spacingSizes' ), 'size' ),
		'border-radius' => array( array( 'border', 'radiusSizes' ), 'size' ),
		'dimension'     => array( array( 'dimensions', 'dimensionSizes' ), 'size' ),
	);

	private const ORIGINS = array( 'default', 'theme', 'custom' );

	/**
	 * @param callable|null $fonts Takes the slug of a font family and returns its licence and faces if they may be redistributed, else null.
	 * @return array<string, mixed>|null In the format of Style_Schema::schema(); null if the document uses no presets.
	 */
	public static function from_document( string $content, ?callable $fonts = null ): ?array {
		$schema  = Style_Schema::schema()['properties']['presets']['properties'];
		$fits    = static function ( ?array $entry, string $kind ) use ( $schema ): bool {
			return null !== $entry && true === rest_validate_value_from_schema( $entry, $schema[ $kind ]['items'], 'preset' );
		};
		$styles  = wp_get_global_styles();
		$presets = array();
		$stacks  = null === $fonts ? array() : self::first_of_stacks( $content );
		foreach ( self::used( $content ) + ( array() === $stacks ? array() : array( 'font-family' => array() ) ) as $kind => $slugs ) {
			foreach ( self::presets( $kind ) as $slug => $preset ) {
				$is_named = in_array( (string) $slug, $slugs, true );
				$entry    = $is_named || ( 'font-family' === $kind && in_array( (string) $slug, $stacks, true ) ) ? self::entry( $kind, $preset, $styles, $fonts ) : null;
				// A family whose files are not valid for other sites goes without them.
				if ( isset( $entry['faces'] ) && ! $fits( $entry, $kind ) ) {
					$entry['faces'] = array();
				}
				// A font that is used by name only needs its files.
				if ( ! $is_named && array() === ( $entry['faces'] ?? array() ) ) {
					continue;
				}
				// Skip presets that are not valid for other sites.
				if ( $fits( $entry, $kind ) ) {
					$presets[ $kind ][] = $entry;
				}
			}
		}
		return array() === $presets ? null : array(
			'page'    => self::page( $styles ),
			'presets' => $presets,
		);
	}

	/** @return list<string> Slugs of fonts that blocks use by name, as inserted designs do. */
	private static function first_of_stacks( string $content ): array {
		preg_match_all( '/"fontFamily":"([A-Za-z0-9 ._-]{1,100}),/', $content, $found );
		return array_values( array_unique( array_map( 'sanitize_title', $found[1] ) ) );
	}

	/** @return array<string, list<string>> Slugs of used presets by kind. */
	private static function used( string $content ): array {
		$used = array();
		Style_Adapter::walk_blocks(
			Block_Markup::split( $content ),
			static function ( Editable_Block $block ) use ( &$used ): void {
				foreach ( Preset_References::list_presets( $block ) as $kind => $slugs ) {
					$used[ $kind ] = array_values( array_unique( array_merge( $used[ $kind ] ?? array(), $slugs ) ) );
				}
			}
		);
		return array_intersect_key( $used, self::PLACES );
	}

	/** @return array<string, array<string, mixed>> Presets by slug, as in the settings. */
	private static function presets( string $kind ): array {
		$origins = wp_get_global_settings( self::PLACES[ $kind ][0] );
		$presets = array();
		foreach ( self::ORIGINS as $origin ) {
			foreach ( is_array( $origins ) && is_array( $origins[ $origin ] ?? null ) ? $origins[ $origin ] : array() as $preset ) {
				if ( is_array( $preset ) && is_string( $preset['slug'] ?? null ) ) {
					$presets[ $preset['slug'] ] = $preset;
				}
			}
		}
		return $presets;
	}

	/**
	 * @param array<string, mixed> $preset As in the settings.
	 * @param array<string, mixed> $styles Global styles.
	 * @param callable|null        $fonts  As in from_document().
	 * @return array<string, mixed>|null
	 */
	private static function entry( string $kind, array $preset, array $styles, ?callable $fonts ): ?array {
		$value = $preset[ self::PLACES[ $kind ][1] ] ?? null;
		$named = array(
			'slug' => (string) $preset['slug'],
			'name' => mb_substr( is_string( $preset['name'] ?? null ) ? $preset['name'] : (string) $preset['slug'], 0, 200 ),
		);
		if ( 'font-size' === $kind ) {
			// clamp() for fluid sizes, as in the site's CSS.
			$value = wp_get_typography_font_size_value( $preset );
		}
		if ( 'font-family' !== $kind ) {
			return null === $value ? null : $named + array( 'value' => is_array( $value ) ? array_values( $value ) : (string) $value );
		}
		$files = null === $fonts ? null : $fonts( (string) $preset['slug'] );
		return $named + array(
			'stack'   => (string) preg_replace( '/["\']/', '', (string) $value ),
			'role'    => Style_Schema::font_role( (string) $preset['slug'], (string) $value, $styles ),
			'licence' => $files['licence'] ?? null,
			// No files without a known licence.
			'faces'   => $files['faces'] ?? array(),
		);
	}

	/**
	 * @param array<string, mixed> $styles Global styles.
	 * @return array<string, string>
	 */
	private static function page( array $styles ): array {
		$layout = wp_get_global_settings( array( 'layout' ) );
		$layout = is_array( $layout ) ? $layout : array();
		$page   = array(
			'background'  => self::colour( $styles['color']['background'] ?? '' ),
			'text'        => self::colour( $styles['color']['text'] ?? '' ),
			'link'        => self::colour( $styles['elements']['link']['color']['text'] ?? '' ),
			'contentSize' => $layout['contentSize'] ?? '',
			'wideSize'    => $layout['wideSize'] ?? '',
		);
		$schema = Style_Schema::schema()['properties']['page']['properties'];
		return array_filter(
			$page,
			static function ( $value, string $name ) use ( $schema ): bool {
				return is_string( $value ) && '' !== $value && true === rest_validate_value_from_schema( $value, $schema[ $name ], $name );
			},
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** @param mixed $css Colour or preset reference. */
	private static function colour( $css ): string {
		if ( is_string( $css ) && 1 === preg_match( '/^(?:var:preset\|color\||var\(--wp--preset--color--)([A-Za-z0-9_-]+)\)?$/', $css, $found ) ) {
			return (string) ( self::presets( 'color' )[ $found[1] ]['color'] ?? '' );
		}
		return is_string( $css ) ? $css : '';
	}
}
