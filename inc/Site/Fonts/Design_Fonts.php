<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

/** Fonts that a design uses and provides files for. */
final class Design_Fonts {

	private const NAME = '/^[A-Za-z0-9 ._-]{1,100}$/D';

	/**
	 * @param array<string, mixed> $document From the hub.
	 * @return list<array{name: string, stack: string, licence: string, size: int, faces: list<array{sha256: string, size: int, weight: string, style: string, unicode_range: string}>}>
	 */
	public static function font_families( array $document ): array {
		$files    = array_column( $document['fonts'] ?? array(), null, 'file' );
		$markup   = implode( '', array_filter( $document['content'], 'is_string' ) );
		$families = array();
		foreach ( $document['look']['presets']['font-family'] ?? array() as $family ) {
			$faces = array();
			foreach ( $family['faces'] as $face ) {
				$file = $files[ $face['file'] ] ?? array();
				if ( 1 === preg_match( '/^[0-9a-f]{64}$/D', (string) ( $file['sha256'] ?? '' ) ) ) {
					$faces[] = array(
						'sha256'        => (string) $file['sha256'],
						'size'          => (int) $file['size'],
						'weight'        => (string) $face['weight'],
						'style'         => (string) $face['style'],
						'unicode_range' => (string) ( $face['unicode_range'] ?? '' ),
					);
				}
			}
			if ( array() !== $faces && 1 === preg_match( self::NAME, $family['name'] ) && self::is_used( $family['slug'], $family['name'], $markup ) ) {
				$families[] = array(
					'name'    => (string) $family['name'],
					'stack'   => (string) $family['stack'],
					'licence' => (string) ( $family['licence'] ?? '' ),
					'size'    => array_sum( array_column( $faces, 'size' ) ),
					'faces'   => $faces,
				);
			}
		}
		return $families;
	}

	private static function is_used( string $slug, string $name, string $markup ): bool {
		$slug = preg_quote( $slug, '/' );
		$name = preg_quote( $name, '/' );
		return 1 === preg_match( "/\"fontFamily\":\"(?:$slug\"|$name,)|preset(?:\\||--)font-family(?:\\||--){$slug}(?![a-z0-9-])/", $markup );
	}
}
