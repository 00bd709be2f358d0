<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Content;

use Templately\Fullsite_Import\Work;
use Templately\Rest\Failure;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's font library does.

/**
 * Puts the families of a pack into WordPress's font library.
 */
final class Fonts {

	/** The first bytes of a woff2 file. */
	private const WOFF2 = 'wOF2';

	/**
	 * Brings one family with its faces.
	 *
	 * @param Work                 $work        What the step has to work with.
	 * @param array<string, mixed> $family      Family of the look: slug, name, stack and faces.
	 * @param Destination          $destination Knows what the family is called here.
	 * @param int                  $next_cursor Where the step goes on from.
	 */
	public function write( Work $work, array $family, Destination $destination, int $next_cursor ): void {
		$slug  = $destination->presets['font-family'][ $family['slug'] ];
		$faces = array();
		$files = array();
		foreach ( $family['faces'] as $place => $face ) {
			$file = $this->file( $work, "font:{$family['slug']}:$place", $slug, $face, $family );
			if ( '' !== $file ) {
				$files[ wp_basename( $face['file'] ) ] = wp_get_font_dir()['url'] . '/' . wp_basename( $file );
				$faces[]                               = array(
					'fontFamily' => $family['name'],
					'fontStyle'  => $face['style'],
					'fontWeight' => $face['weight'],
					'src'        => array( wp_get_font_dir()['url'] . '/' . wp_basename( $file ) ),
				) + ( isset( $face['unicode_range'] ) ? array( 'unicodeRange' => $face['unicode_range'] ) : array() );
			}
		}
		$work->chunk(
			$next_cursor,
			static function () use ( $work, $family, $slug, $faces, $files ): void {
				if ( 0 !== $work->map()->id( "font:{$family['slug']}" ) ) {
					return;
				}
				$parent = self::insert(
					array(
						'post_type'    => 'wp_font_family',
						'post_title'   => $family['name'],
						'post_name'    => $slug,
						'post_content' => array(
							'name'       => $family['name'],
							'slug'       => $slug,
							'fontFamily' => $family['stack'],
						),
					)
				);
				foreach ( $faces as $face ) {
					self::insert(
						array(
							'post_type'    => 'wp_font_face',
							'post_title'   => \WP_Font_Utils::get_font_face_slug( $face ),
							'post_name'    => sanitize_title( "$slug {$face['fontWeight']} {$face['fontStyle']}" ),
							'post_parent'  => $parent,
							'post_content' => $face,
							'meta_input'   => array( '_wp_font_face_file' => wp_basename( $face['src'][0] ) ),
						)
					);
				}
				$work->map()->note( "font:{$family['slug']}", 'wp_font_family', $parent );
				$work->remember( 'fonts', $files + (array) $work->recall( 'fonts' ) );
				$work->remember( 'faces', array( $family['slug'] => $faces ) + (array) $work->recall( 'faces' ) );
			}
		);
	}

	/**
	 * @param Work                 $work   What the step has to work with.
	 * @param string               $source What the file is called.
	 * @param string               $slug   Slug of the family here.
	 * @param array<string, mixed> $face   Face of the look.
	 * @param array<string, mixed> $family Its family.
	 * @return string The file; '' where it is no font, which the results say.
	 *
	 * @throws Failure 507 when it cannot be written.
	 */
	private function file( Work $work, string $source, string $slug, array $face, array $family ): string {
		$bytes = $work->bundle()->entry( $face['file'] );
		if ( self::WOFF2 !== substr( $bytes, 0, 4 ) ) {
			$work->note_result( 'left_out', Objects::left_out( $family['name'], __( 'One of its files is no font.', 'templately' ) ) );
			return '';
		}
		return $work->file(
			$source,
			wp_get_font_dir()['path'],
			sanitize_file_name( "$slug-{$face['weight']}-{$face['style']}.woff2" ),
			hash( 'sha256', $bytes ),
			static function ( string $into ) use ( $bytes ): void {
				file_put_contents( $into, $bytes );
			}
		);
	}

	/**
	 * @param array<string, mixed> $fields As wp_insert_post() takes them, not slashed; the content is an array.
	 * @return int The post.
	 *
	 * @throws Failure 500 with what WordPress said.
	 */
	private static function insert( array $fields ): int {
		$fields['post_content'] = (string) wp_json_encode( $fields['post_content'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$id                     = wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish' ) ), true );
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'font_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		return $id;
	}
}
