<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Fonts\Font_Library;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's font library does.

/**
 * Adds the font families of a pack to WordPress's font library.
 * @phpstan-type Face array{file: string, weight: string, style: string, unicode_range?: string}
 * @phpstan-type Family array{slug: string, name: string, stack: string, faces: list<Face>}
 */
final class Fonts {

	/**
	 * @param Family                                                               $family
	 * @param callable( string, string, string, callable( string ): void ): string $write_file As Files::write().
	 * @return array<int, string> Names of files by place of the face; without invalid files.
	 */
	public static function write_files( Bundle $bundle, array $family, Destination $here, callable $write_file, Insert_Omissions $left_out ): array {
		$files = array();
		foreach ( $family['faces'] as $place => $face ) {
			$bytes = $bundle->entry( $face['file'] );
			if ( ! Media_File::is_woff2( $bytes ) ) {
				$left_out->add( $family['name'], __( 'One of its files is not a font.', 'templately' ) );
				continue;
			}
			$fill            = static function ( string $path ) use ( $bytes ): void {
				file_put_contents( $path, $bytes );
			};
			$files[ $place ] = wp_basename( $write_file( wp_get_font_dir()['path'], Font_Library::file_name( $here->preset_slug( $family['slug'] ), $face ), hash( 'sha256', $bytes ), $fill ) );
		}
		return $files;
	}

	/**
	 * @param Family             $family
	 * @param array<int, string> $files  Return value of write_files().
	 * @return int Id of the family.
	 * @throws Failure 500
	 */
	public static function make( array $family, array $files, Destination $here ): int {
		$post = ( new Font_Library() )->make_family( $family['name'], $here->preset_slug( $family['slug'] ), $family['stack'] );
		foreach ( $files as $place => $file ) {
			( new Font_Library() )->make_face( $post, $family['faces'][ $place ], $file );
		}
		return $post->ID;
	}

	/**
	 * @param Family $family
	 * @return list<array<string, mixed>> As a theme.json has them.
	 */
	public static function faces( int $id, array $family ): array {
		$post = get_post( $id );
		return null === $post ? array() : ( new Font_Library() )->entry( $post, $family['name'] )['fontFace'];
	}

	/**
	 * @param Family $family
	 * @return array<string, string> Addresses by names of files in the pack.
	 */
	public static function addresses( int $id, array $family ): array {
		$key  = static function ( array $face ): string {
			return implode( '|', $face );
		};
		$here = array();
		foreach ( self::faces( $id, $family ) as $face ) {
			$here[ $key( array( $face['fontWeight'] ?? '', $face['fontStyle'] ?? '', $face['unicodeRange'] ?? '' ) ) ] = (string) $face['src'];
		}
		$addresses = array();
		foreach ( $family['faces'] as $face ) {
			$addresses[ wp_basename( $face['file'] ) ] = $here[ $key( array( $face['weight'], $face['style'], $face['unicode_range'] ?? '' ) ) ] ?? '';
		}
		return array_filter( $addresses );
	}
}
