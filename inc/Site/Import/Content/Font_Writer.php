<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's font library does.

/**
 * Puts the families of a pack into WordPress's font library: their files first, each noted before it is there.
 *
 * @phpstan-type Face array{file: string, weight: string, style: string, unicode_range?: string}
 */
final class Font_Writer {

	private Font_Library $library;

	/**
	 * @param Font_Library $library WordPress's fonts.
	 */
	public function __construct( Font_Library $library ) {
		$this->library = $library;
	}

	/**
	 * Brings one family with its faces.
	 *
	 * @param Step_Context                 $work        What the step has to work with.
	 * @param array<string, mixed> $family      Family of the look: slug, name, stack and faces.
	 * @param Reference_Resolver          $destination Knows what the family is called here.
	 * @param int                  $next_cursor Where the step goes on from.
	 */
	public function write( Step_Context $work, array $family, Reference_Resolver $destination, int $next_cursor ): void {
		$slug  = $destination->preset_slug( $family['slug'] );
		$files = array();
		foreach ( $family['faces'] as $place => $face ) {
			$files[ $place ] = wp_basename( $this->file( $work, "font:{$family['slug']}:$place", $slug, $face, $family ) );
		}
		$files = array_filter( $files );
		$work->run_batch(
			$next_cursor,
			function () use ( $work, $family, $slug, $files ): void {
				if ( 0 !== $work->map()->id( "font:{$family['slug']}" ) ) {
					return;
				}
				$post      = $this->library->make_family( $family['name'], $slug, $family['stack'] );
				$addresses = array();
				foreach ( $files as $place => $file ) {
					$this->library->make_face( $post, $family['faces'][ $place ], $file );
					$addresses[ wp_basename( $family['faces'][ $place ]['file'] ) ] = wp_get_font_dir()['url'] . "/$file";
				}
				$work->map()->record( "font:{$family['slug']}", 'wp_font_family', $post->ID );
				$work->set_memory( 'fonts', $addresses + (array) $work->get_memory( 'fonts' ) );
				$work->set_memory( 'faces', array( $family['slug'] => $this->library->entry( $post, $family['name'] )['fontFace'] ) + (array) $work->get_memory( 'faces' ) );
			}
		);
	}

	/**
	 * @param Step_Context                 $work   What the step has to work with.
	 * @param string               $source What the file is called.
	 * @param string               $slug   Slug of the family here.
	 * @param Face                 $face   Face of the look.
	 * @param array<string, mixed> $family Its family.
	 * @return string The file; '' where it is no font, which the results say.
	 *
	 * @throws Failure 507 when it cannot be written.
	 */
	private function file( Step_Context $work, string $source, string $slug, array $face, array $family ): string {
		$bytes = $work->bundle()->entry( $face['file'] );
		if ( ! Media_File::is_woff2( $bytes ) ) {
			$work->add_result( 'left_out', Objects::left_out( $family['name'], __( 'One of its files is no font.', 'templately' ) ) );
			return '';
		}
		return $work->write_file(
			$source,
			wp_get_font_dir()['path'],
			Font_Library::file_name( $slug, $face ),
			hash( 'sha256', $bytes ),
			static function ( string $into ) use ( $bytes ): void {
				file_put_contents( $into, $bytes );
			}
		);
	}
}
