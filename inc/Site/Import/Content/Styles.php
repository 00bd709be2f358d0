<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Styles\Global_Styles;
use WP_Theme_JSON;

/** Merges the presets and the theme.json of a pack into the user's global styles. */
final class Styles {

	/** Places in a theme.json by kind of preset. */
	private const PLACES = array(
		'color'         => array( 'color', 'palette' ),
		'gradient'      => array( 'color', 'gradients' ),
		'duotone'       => array( 'color', 'duotone' ),
		'shadow'        => array( 'shadow', 'presets' ),
		'font-size'     => array( 'typography', 'fontSizes' ),
		'font-family'   => array( 'typography', 'fontFamilies' ),
		'spacing'       => array( 'spacing', 'spacingSizes' ),
		'border-radius' => array( 'border', 'radiusSizes' ),
		'dimension'     => array( 'dimensions', 'dimensionSizes' ),
	);

	/** Member of the value by kind of preset. */
	private const VALUES = array(
		'color'       => 'color',
		'gradient'    => 'gradient',
		'duotone'     => 'colors',
		'shadow'      => 'shadow',
		'font-family' => 'fontFamily',
	);

	/**
	 * @param array<string, mixed>|null $look       Presets of the pack.
	 * @param array<string, mixed>      $theme_json Empty for none.
	 * @param array<string, string>     $colours    Chosen values by slug in the pack.
	 * @param array<string, mixed>      $faces      Faces on this site by slug of family in the pack.
	 */
	public static function write( ?array $look, array $theme_json, array $colours, array $faces, Destination $destination ): void {
		$ours   = self::own_addresses( array_replace_recursive( self::of_page( $look ), self::without_css( array_intersect_key( $theme_json, array_flip( array( 'settings', 'styles' ) ) ) ) ), $destination );
		$before = ( new Global_Styles() )->read();
		$merged = array_replace_recursive( $before, $ours );
		foreach ( self::PLACES as $kind => list( $group, $list ) ) {
			$presets = self::presets( $before['settings'][ $group ][ $list ] ?? array() );
			$presets = array_replace( $presets, self::presets( $ours['settings'][ $group ][ $list ] ?? array() ), self::of_look( $kind, $look, $colours, $faces, $destination ) );
			unset( $merged['settings'][ $group ][ $list ] );
			if ( array() !== $presets ) {
				$merged['settings'][ $group ][ $list ]['custom'] = array_values( $presets );
			}
		}
		$safe = WP_Theme_JSON::remove_insecure_properties( array( 'version' => WP_Theme_JSON::LATEST_SCHEMA ) + $merged, 'custom' );
		( new Global_Styles() )->save( $safe );
	}

	/**
	 * @param array<string, mixed>|null $look
	 * @return array<string, mixed> Styles of pages, for a pack without theme.json.
	 */
	private static function of_page( ?array $look ): array {
		$page   = $look['page'] ?? array();
		$styles = array(
			'color'    => array_filter(
				array(
					'background' => $page['background'] ?? '',
					'text'       => $page['text'] ?? '',
				)
			),
			'elements' => ( '' === ( $page['link'] ?? '' ) ? array() : array( 'link' => array( 'color' => array( 'text' => $page['link'] ) ) ) ) + ( $look['elements'] ?? array() ),
			'blocks'   => $look['blocks'] ?? array(),
		);
		return array(
			'styles'   => array_filter( $styles ),
			'settings' => array_filter( array( 'layout' => array_filter( array_intersect_key( $page, array_flip( array( 'contentSize', 'wideSize' ) ) ) ) ) ),
		);
	}

	/**
	 * @param array<string, mixed>|null $look
	 * @param array<string, string>     $colours Chosen values by slug.
	 * @param array<string, mixed>      $faces   Faces by slug of family.
	 * @return array<string, array<string, mixed>> As a theme.json has them, by slug.
	 */
	private static function of_look( string $kind, ?array $look, array $colours, array $faces, Destination $destination ): array {
		$named = array();
		foreach ( $look['presets'][ $kind ] ?? array() as $preset ) {
			$slug  = $destination->preset_slug( $preset['slug'] );
			$value = 'font-family' === $kind ? $preset['stack'] : $preset['value'];
			if ( 'color' === $kind ) {
				$value = $colours[ $preset['slug'] ] ?? $colours[ $slug ] ?? $value;
			}
			$named[ $slug ] = array(
				'name'                          => $preset['name'],
				'slug'                          => $slug,
				self::VALUES[ $kind ] ?? 'size' => $value,
			);
			if ( array() !== ( $faces[ $preset['slug'] ] ?? array() ) ) {
				$named[ $slug ]['fontFace'] = $faces[ $preset['slug'] ];
			}
		}
		return $named;
	}

	/**
	 * @param mixed $presets A list, or lists by origin.
	 * @return array<string, array<string, mixed>> By slug.
	 */
	private static function presets( $presets ): array {
		$presets = is_array( $presets ) ? $presets : array();
		$lists   = wp_is_numeric_array( $presets ) ? array( $presets ) : array( $presets['theme'] ?? array(), $presets['custom'] ?? array() );
		return array_column( array_merge( ...$lists ), null, 'slug' );
	}

	/**
	 * @param array<int|string, mixed> $value
	 * @return array<int|string, mixed> Without custom CSS.
	 */
	private static function without_css( array $value ): array {
		unset( $value['css'] );
		foreach ( $value as $name => $member ) {
			if ( is_array( $member ) ) {
				$value[ $name ] = self::without_css( $member );
			}
		}
		return $value;
	}

	/**
	 * Inserts this site's media and removes values that load from elsewhere or end their declaration: WordPress only checks the first of
	 * several values.
	 * @param array<int|string, mixed> $value
	 * @return array<int|string, mixed>
	 */
	private static function own_addresses( array $value, Destination $destination ): array {
		$own = array();
		foreach ( $value as $name => $member ) {
			if ( is_array( $member ) ) {
				$own[ $name ] = self::own_addresses( $member, $destination );
			} elseif ( is_string( $member ) ) {
				$here = preg_replace_callback(
					'#https://media\.templately\.invalid/fonts/([A-Za-z0-9._-]+)#',
					static function ( array $found ) use ( $destination ): string {
						return $destination->fonts[ $found[1] ] ?? '';
					},
					$member
				);
				$here = (string) preg_replace_callback(
					'#https://media\.templately\.invalid/(\d+)/[^"\'\s)\\\\<>]*#',
					static function ( array $found ) use ( $destination ): string {
						return (string) wp_get_attachment_url( $destination->media[ (int) $found[1] ] ?? 0 );
					},
					(string) $here
				);
				if ( ( 'name' !== $name && 1 === preg_match( '#[<{};]#', $member ) ) || ( $here === $member && 1 === preg_match( '#//|url\(|\\\\#i', $member ) ) ) {
					continue;
				}
				$own[ $name ] = $here;
			} elseif ( is_int( $member ) && $member >= 2000000001 ) {
				$own[ $name ] = $destination->media[ $member ] ?? 0;
			} else {
				$own[ $name ] = $member;
			}
		}
		return $own;
	}
}
