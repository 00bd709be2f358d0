<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Run\Files;
use Templately\Site\Media\Attachment_Index;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's uploads are.

/**
 * Adds the media of a pack to the media library, with the image sizes of the pack. Cron makes other sizes of this site.
 * @phpstan-import-type Medium from \Templately\Shared\Bundle\Manifest
 * @phpstan-type Written array{path: string, mime: string, sizes: array<string, array{file: string, width: int, height: int, mime-type: string, filesize: int}>}
 */
final class Media {

	public const MAKE_SIZES = 'templately_make_image_sizes';

	/**
	 * Writes a file with the sizes that this site uses.
	 * @param Medium                                                               $medium
	 * @param string                                                               $folder     A private folder.
	 * @param callable( string, string, string, callable( string ): void ): string $write_file As Files::write().
	 * @return Written Sizes by name.
	 * @throws Failure 422 or 403 for files that this site refuses; 507 when a file cannot be written.
	 */
	public static function write_files( Bundle $bundle, array $medium, string $folder, callable $write_file ): array {
		$stem = sanitize_title( pathinfo( $medium['name'], PATHINFO_FILENAME ) );
		$stem = '' === $stem ? 'file' : $stem;
		try {
			list( $path, $mime ) = self::write( $bundle, $medium['file'], $stem, $folder, $write_file );
		} catch ( Invalid_Media $invalid ) {
			throw new Failure( 'invalid_media', __( 'This site does not accept it: it is not an image, video, audio file or PDF that is allowed here.', 'templately' ), 422 );
		}
		// The name may have got a number.
		$stem  = pathinfo( $path, PATHINFO_FILENAME );
		$ready = array();
		foreach ( $medium['sizes'] as $size ) {
			$ready[ "{$size['width']}x{$size['height']}" ] = $size['file'];
		}
		$written = array();
		$sizes   = array();
		foreach ( self::wanted_sizes( $path ) as $name => list( $width, $height ) ) {
			$dimensions = "{$width}x$height";
			if ( ! isset( $ready[ $dimensions ] ) ) {
				continue;
			}
			try {
				$written[ $dimensions ] = $written[ $dimensions ] ?? self::write( $bundle, $ready[ $dimensions ], "$stem-$dimensions", $folder, $write_file, array( $width, $height ) );
			} catch ( Invalid_Media $invalid ) {
				// Cron makes this size.
				continue;
			}
			list( $file, $type ) = $written[ $dimensions ];
			$sizes[ $name ]      = array(
				'file'      => wp_basename( $file ),
				'width'     => $width,
				'height'    => $height,
				'mime-type' => $type,
				'filesize'  => (int) filesize( $file ),
			);
		}
		return compact( 'path', 'mime', 'sizes' );
	}

	/**
	 * @param Medium  $medium
	 * @param Written $files  Return value of write_files().
	 * @return int Attachment.
	 * @throws Failure 500
	 */
	public static function make( array $medium, string $sha256, array $files ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$title = sanitize_text_field( $medium['title'] );
		$id    = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => '' === $title ? ucfirst( str_replace( '-', ' ', pathinfo( $medium['name'], PATHINFO_FILENAME ) ) ) : $title,
					'post_excerpt'   => wp_kses_post( $medium['caption'] ),
					'post_mime_type' => $files['mime'],
					'post_status'    => 'inherit',
					'post_author'    => get_current_user_id(),
					'guid'           => wp_upload_dir( null, false )['url'] . '/' . wp_basename( $files['path'] ),
				)
			),
			$files['path'],
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'attachment_not_saved', $id->get_error_message(), 500 );
		}
		( new Attachment_Index() )->record_hash( $id, $sha256, $medium['alt'] );
		$measure = wp_getimagesize( $files['path'] );
		if ( false !== $measure ) {
			$metadata = array(
				'width'      => $measure[0],
				'height'     => $measure[1],
				'file'       => _wp_relative_upload_path( $files['path'] ),
				'filesize'   => (int) filesize( $files['path'] ),
				'sizes'      => $files['sizes'],
				'image_meta' => wp_read_image_metadata( $files['path'] ) ?: array(),
			);
			wp_update_attachment_metadata( $id, $metadata );
		}
		if ( false === $measure || array() !== wp_get_missing_image_subsizes( $id ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::MAKE_SIZES, array( $id ) );
		}
		return $id;
	}

	/** Makes missing sizes of an image, or the metadata of a film, a sound or a PDF. For cron. */
	public static function make_sizes( int $id ): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$path = (string) get_attached_file( $id );
		if ( wp_attachment_is_image( $id ) ) {
			wp_update_image_subsizes( $id );
		} elseif ( is_file( $path ) ) {
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
		}
	}

	/**
	 * @param string                                                               $name       Without ending.
	 * @param callable( string, string, string, callable( string ): void ): string $write_file As Files::write().
	 * @param array{int, int}|null                                                 $measure    Required width and height.
	 * @return array{string, string} Path and MIME type.
	 */
	private static function write( Bundle $bundle, string $entry, string $name, string $folder, callable $write_file, ?array $measure = null ): array {
		$copy = "$folder/medium";
		$file = fopen( $copy, 'wb' );
		if ( false === $file ) {
			throw Files::not_written();
		}
		try {
			try {
				$bundle->extract_entry( $entry, $file );
			} finally {
				fclose( $file );
			}
			$media = Media_File::from_file( $copy );
			if ( null !== $measure && array( $media->width(), $media->height() ) !== $measure ) {
				throw new Invalid_Media( "$entry has other dimensions." );
			}
			if ( ! in_array( $media->mime(), get_allowed_mime_types(), true ) ) {
				/* translators: %s: type of a file, such as video/mp4. */
				throw new Failure( 'file_not_allowed', sprintf( __( 'This site does not accept files of the type %s.', 'templately' ), $media->mime() ), 403 );
			}
			if ( '' !== $media->bytes() && strlen( $media->bytes() ) !== file_put_contents( $copy, $media->bytes() ) ) {
				throw Files::not_written();
			}
			$fill  = static function ( string $path ) use ( $copy ): void {
				copy( $copy, $path );
			};
			$name .= '.' . Media_File::ENDINGS[ $media->mime() ];
			// WordPress adds a number to each new name that looks like a size.
			$keep = static function ( string $unique, string $ending, string $folder ) use ( $name, $measure ): string {
				return null === $measure || file_exists( "$folder/$name" ) ? $unique : $name;
			};
			add_filter( 'wp_unique_filename', $keep, 10, 3 );
			try {
				$path = $write_file( wp_upload_dir( null, false )['path'], $name, (string) hash_file( 'sha256', $copy ), $fill );
			} finally {
				remove_filter( 'wp_unique_filename', $keep, 10 );
			}
			return array( $path, $media->mime() );
		} finally {
			wp_delete_file( $copy );
		}
	}

	/** @return array<string, array{int, int}> Width and height by name of size; without sizes cropped at an edge, which packs lack. */
	private static function wanted_sizes( string $path ): array {
		$measure = wp_getimagesize( $path );
		$wanted  = array();
		if ( false === $measure ) {
			return array();
		}
		foreach ( wp_get_registered_image_subsizes() as $name => $size ) {
			$resized = is_bool( $size['crop'] ) ? image_resize_dimensions( $measure[0], $measure[1], $size['width'], $size['height'], $size['crop'] ) : false;
			if ( false !== $resized ) {
				$wanted[ $name ] = array( (int) $resized[4], (int) $resized[5] );
			}
		}
		return $wanted;
	}
}
