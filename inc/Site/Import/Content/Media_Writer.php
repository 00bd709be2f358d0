<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Media\Attachment_Index as Kept_Media;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's uploads are.

/**
 * Brings the media of a pack into the media library: the file, its attachment, and then the smaller sizes, each of which may be
 * the last thing that a process does.
 *
 * @phpstan-import-type Planned from Import_Plan
 * @phpstan-import-type Medium from \Templately\Shared\Bundle\Manifest
 */
final class Media_Writer {

	private Kept_Media $media;

	/**
	 * @param Kept_Media $media Notes what an attachment contains.
	 */
	public function __construct( Kept_Media $media ) {
		$this->media = $media;
	}

	/**
	 * Brings one. What cannot be brought is named in the results.
	 *
	 * @param Step_Context    $work        What the step has to work with.
	 * @param Planned $object      What the plan says of it.
	 * @param Medium  $medium      What the manifest says of it.
	 * @param int     $next_cursor Where the step goes on from.
	 */
	public function write( Step_Context $work, array $object, array $medium, int $next_cursor ): void {
		$source = Objects::source( $object['number'] );
		if ( 0 !== $work->map()->id( $source ) ) {
			$work->run_batch( $next_cursor, '__return_null' );
			return;
		}
		if ( Import_Plan::REUSE === $object['action'] ) {
			$work->run_batch(
				$next_cursor,
				static function () use ( $work, $source, $object ): void {
					$work->map()->record( $source, 'attachment', $object['target'], true );
				}
			);
			return;
		}
		try {
			list( $path, $mime ) = $this->file( $work, $source, $medium );
		} catch ( Invalid_Media $unfit ) {
			$this->leave_out( $work, $object, __( 'It is no picture, film, sound or PDF that this site takes.', 'templately' ), $next_cursor );
			return;
		} catch ( Failure $failure ) {
			if ( 507 === $failure->status() ) {
				throw $failure;
			}
			$this->leave_out( $work, $object, $failure->getMessage(), $next_cursor );
			return;
		}
		$sha256 = $work->bundle()->manifest()->entry( $medium['file'] )['sha256'];
		$work->run_batch(
			$next_cursor,
			function () use ( $work, $source, $object, $medium, $path, $mime, $sha256 ): void {
				require_once ABSPATH . 'wp-admin/includes/image.php';
				$uploads = wp_upload_dir( null, false );
				$id      = wp_insert_attachment(
					wp_slash(
						array(
							'post_title'     => '' === $medium['title'] ? ucfirst( str_replace( '-', ' ', pathinfo( $medium['name'], PATHINFO_FILENAME ) ) ) : sanitize_text_field( $medium['title'] ),
							'post_excerpt'   => wp_kses_post( $medium['caption'] ),
							'post_mime_type' => $mime,
							'post_status'    => 'inherit',
							'post_author'    => get_current_user_id(),
							'guid'           => $uploads['url'] . '/' . wp_basename( $path ),
						)
					),
					$path,
					0,
					true
				);
				if ( is_wp_error( $id ) ) {
					$work->add_result( 'failed', Objects::failed( $object, $id->get_error_message() ) );
					return;
				}
				$this->media->record_hash( $id, $sha256, $medium['alt'] );
				$work->map()->record( $source, 'attachment', $id );
			}
		);
	}

	/**
	 * Makes the smaller sizes of a picture that was brought, and notes what WordPress keeps of it.
	 *
	 * @param Step_Context    $work        What the step has to work with.
	 * @param Planned $object      What the plan says of it.
	 * @param int     $next_cursor Where the step goes on from.
	 */
	public function make_sizes( Step_Context $work, array $object, int $next_cursor ): void {
		$id = $work->map()->id( Objects::source( $object['number'] ) );
		if ( $id > 0 && Import_Plan::REUSE !== $object['action'] ) {
			require_once ABSPATH . 'wp-admin/includes/image.php';
			require_once ABSPATH . 'wp-admin/includes/media.php';
			$path = (string) get_attached_file( $id );
			$work->files()->record_expected_all( File_Log::FILE, self::sizes( $path ) );
			$metadata = $work->run_file_action(
				static function () use ( $id, $path ): array {
					return self::made_sizes( $id, $path );
				}
			);
			$work->run_batch(
				$next_cursor,
				static function () use ( $id, $metadata ): void {
					wp_update_attachment_metadata( $id, $metadata );
				}
			);
			return;
		}
		$work->run_batch( $next_cursor, '__return_null' );
	}

	/**
	 * Makes the smaller sizes. WordPress stores what it knows of a picture after each of them, to go on from there: that is not stored
	 * here, since what was begun is begun again.
	 *
	 * @param int    $id   The attachment.
	 * @param string $path Its file.
	 * @return array<string, mixed> What is to be stored of it.
	 */
	private static function made_sizes( int $id, string $path ): array {
		$held = null;
		$hold = static function ( $is_done, $post_id, $name, $value ) use ( $id, &$held ) {
			if ( null !== $is_done || (int) $post_id !== $id || '_wp_attachment_metadata' !== $name ) {
				return $is_done;
			}
			$held = $value;
			return true;
		};
		$tell = static function ( $value, $post_id, $name ) use ( $id, &$held ) {
			return null === $held || (int) $post_id !== $id || '_wp_attachment_metadata' !== $name ? $value : array( $held );
		};
		add_filter( 'update_post_metadata', $hold, 10, 4 );
		add_filter( 'get_post_metadata', $tell, 10, 3 );
		try {
			/** @var mixed $made Others may answer anything. */
			$made = wp_generate_attachment_metadata( $id, $path );
			$made = is_array( $made ) ? $made : wp_get_attachment_metadata( $id, true );
			return is_array( $made ) ? $made : array();
		} finally {
			remove_filter( 'update_post_metadata', $hold, 10 );
			remove_filter( 'get_post_metadata', $tell, 10 );
		}
	}

	/**
	 * @param Step_Context   $work   What the step has to work with.
	 * @param string $source What the map calls it.
	 * @param Medium $medium What the manifest says of it.
	 * @return array{string, string} Its path and its type.
	 *
	 * @throws Invalid_Media When it is nothing that may be kept.
	 * @throws Failure 403 for a kind that this site does not take; 507 when it cannot be written.
	 */
	private function file( Step_Context $work, string $source, array $medium ): array {
		$copy = $work->folder() . '/medium';
		$into = fopen( $copy, 'wb' );
		if ( false === $into ) {
			throw new Failure( 'file_not_written', __( 'A file cannot be written. Is the disk full?', 'templately' ), 507 );
		}
		try {
			$work->bundle()->extract_entry( $medium['file'], $into );
		} finally {
			fclose( $into );
		}
		try {
			$looked = Media_File::from_file( $copy );
			if ( ! in_array( $looked->mime(), get_allowed_mime_types(), true ) ) {
				/* translators: %s: type of a file, such as video/mp4. */
				throw new Failure( 'file_not_allowed', sprintf( __( 'This site takes no files of the type %s.', 'templately' ), $looked->mime() ), 403 );
			}
			if ( '' !== $looked->bytes() && strlen( $looked->bytes() ) !== file_put_contents( $copy, $looked->bytes() ) ) {
				throw new Failure( 'file_not_written', __( 'A file cannot be written. Is the disk full?', 'templately' ), 507 );
			}
			$name = sanitize_title( pathinfo( $medium['name'], PATHINFO_FILENAME ) );
			$path = $work->write_file(
				$source,
				wp_upload_dir( null, false )['path'],
				( '' === $name ? 'file' : $name ) . '.' . Media_File::ENDINGS[ $looked->mime() ],
				(string) hash_file( 'sha256', $copy ),
				static function ( string $into ) use ( $copy ): void {
					copy( $copy, $into );
				}
			);
			return array( $path, $looked->mime() );
		} finally {
			wp_delete_file( $copy );
		}
	}

	/**
	 * @param Step_Context    $work        What the step has to work with.
	 * @param Planned $object      What the plan says of it.
	 * @param string  $why         A sentence.
	 * @param int     $next_cursor Where the step goes on from.
	 */
	private function leave_out( Step_Context $work, array $object, string $why, int $next_cursor ): void {
		$work->run_batch(
			$next_cursor,
			static function () use ( $work, $object, $why ): void {
				$work->add_result( 'failed', Objects::failed( $object, $why ) );
			}
		);
	}

	/**
	 * Returns the files that WordPress is going to make of a picture.
	 *
	 * @param string $path Its file.
	 * @return list<string>
	 */
	private static function sizes( string $path ): array {
		$measure = wp_getimagesize( $path );
		if ( false === $measure ) {
			return array();
		}
		list( $width, $height ) = $measure;
		$ending                 = pathinfo( $path, PATHINFO_EXTENSION );
		$other                  = Media_File::ENDINGS[ wp_get_image_editor_output_format( $path, (string) $measure['mime'] )[ $measure['mime'] ] ?? '' ] ?? $ending;
		$names                  = array( 'scaled', 'rotated' );
		foreach ( wp_get_registered_image_subsizes() as $size ) {
			$made = image_resize_dimensions( $width, $height, $size['width'], $size['height'], $size['crop'] );
			if ( false !== $made ) {
				$names[] = "{$made[4]}x{$made[5]}";
			}
		}
		$stem  = substr( $path, 0, -strlen( ".$ending" ) );
		$files = $other === $ending ? array() : array( "$stem.$other" );
		foreach ( array_unique( $names ) as $name ) {
			foreach ( array_unique( array( $ending, $other ) ) as $one ) {
				$files[] = "$stem-$name.$one";
			}
		}
		return $files;
	}
}
