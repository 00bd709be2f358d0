<?php

declare( strict_types=1 );

namespace Templately\Site\Media;

use RuntimeException;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\Client;
use Throwable;
use WP_Error;

/** Imports media of a design into the media library: all or none, each once. The browser requests image sizes later by core's post-process route. */
final class Media_Importer {

	private const MAX_IMAGE_BYTES = 10 * MB_IN_BYTES;

	/** Media per request; their hashes are part of the URL. */
	private const MEDIA_PER_REQUEST = 40;

	/** Pixels of all images of one insert, to limit the server's work. */
	private const MAX_PIXELS = 40000000;

	private Client $hub;

	private Attachment_Index $media;

	public function __construct( Client $hub, Attachment_Index $media ) {
		$this->hub   = $hub;
		$this->media = $media;
	}

	/**
	 * @param list<array<string, mixed>> $media
	 * @return array<int, int> Attachment id by the medium's id in the item.
	 */
	public function find_local_media( array $media ): array {
		$found = $this->media->find( array_map( 'strval', array_column( $media, 'sha256' ) ) );
		$ids   = array();
		foreach ( $media as $medium ) {
			if ( isset( $found[ (string) $medium['sha256'] ] ) ) {
				$ids[ (int) $medium['id'] ] = $found[ (string) $medium['sha256'] ];
			}
		}
		return $ids;
	}

	/**
	 * @param array<int, array<string, mixed>> $media By their id in the item.
	 * @return array{ids: array<int, int>, made: list<int>} Attachment ids by id in the item, and the new ones.
	 * @throws Failure 403 when uploads or the file type are not allowed; 502 for damaged or too large media; 500 on a write error; errors of the hub.
	 * @throws Throwable Of WordPress or other plugins.
	 */
	public function import( int $item_id, array $media, string $token, int $post_id ): array {
		return $this->import_from(
			function ( array $files, callable $take ) use ( $item_id, $token ): void {
				$this->hub->download_files( "/items/$item_id/media", array( 'sha256' => array_column( $files, 'sha256' ) ), $token, $files, $take );
			},
			$media,
			$post_id
		);
	}

	/**
	 * Imports media from any source.
	 * @param callable( list<array{sha256: string, size: int}>, callable( string, array{sha256: string, size: int} ): void ): void $fetch Downloads files and passes each to the callback.
	 * @param array<int, array<string, mixed>>                                                                                     $media By their id in the document.
	 * @return array{ids: array<int, int>, made: list<int>}
	 * @throws Failure As import().
	 * @throws Throwable Of WordPress or other plugins.
	 */
	public function import_from( callable $fetch, array $media, int $post_id ): array {
		$wanted  = array_column( $media, null, 'sha256' );
		$here    = $this->media->find( array_map( 'strval', array_keys( $wanted ) ) );
		$missing = array_diff_key( $wanted, $here );
		if ( array() !== $missing && ! current_user_can( 'upload_files' ) ) {
			throw new Failure( 'invalid_permission', __( 'This design has images, but your role cannot upload files. Nothing was inserted.', 'templately' ), 403 );
		}
		$made   = array();
		$pixels = 0;
		$bring  = function ( string $path, array $file ) use ( $missing, $post_id, &$made, &$here, &$pixels ): void {
			$medium  = $missing[ $file['sha256'] ];
			$looked  = $this->checked_file( $path, $medium );
			$pixels += $looked->pixels();
			if ( $pixels > self::MAX_PIXELS ) {
				throw new Failure( 'too_many_pixels', __( 'The images of this design are too large to insert at once. Nothing was inserted.', 'templately' ), 502 );
			}
			$made[]                  = $this->sideload( $looked, $path, $medium, $post_id );
			$here[ $file['sha256'] ] = end( $made );
		};
		try {
			array_walk( $missing, array( $this, 'require_size' ) );
			foreach ( array_chunk( $missing, self::MEDIA_PER_REQUEST ) as $some ) {
				$files = array();
				foreach ( $some as $medium ) {
					$files[] = array(
						'sha256' => (string) $medium['sha256'],
						'size'   => (int) $medium['size'],
					);
				}
				$fetch( $files, $bring );
			}
		} catch ( Throwable $thrown ) {
			$this->delete_imported( $made );
			throw $thrown instanceof Failure && 'damaged_file' === $thrown->error_code() ? self::damaged_error() : $thrown;
		}
		$ids = array();
		foreach ( $media as $id => $medium ) {
			$ids[ $id ] = $here[ $medium['sha256'] ];
		}
		return compact( 'ids', 'made' );
	}

	/** @param list<int> $made New attachments of a failed insert. */
	public function delete_imported( array $made ): void {
		foreach ( $made as $id ) {
			try {
				wp_delete_attachment( $id, true );
			} catch ( Throwable $thrown ) {
				// Report the original error, and delete the others.
				unset( $thrown );
			}
		}
	}

	/** @param array<string, mixed> $medium */
	private function require_size( array $medium ): void {
		if ( $medium['size'] < 1 ) {
			throw self::damaged_error();
		}
		if ( $medium['size'] > max( self::MAX_IMAGE_BYTES, wp_max_upload_size() ) ) {
			throw self::not_allowed_error( (string) $medium['name'], sanitize_mime_type( (string) $medium['mime'] ) );
		}
	}

	/** @param array<string, mixed> $medium */
	private function checked_file( string $path, array $medium ): Media_File {
		try {
			$file = Media_File::from_file( $path );
		} catch ( Invalid_Media $unfit ) {
			throw self::damaged_error();
		}
		if ( $medium['size'] > ( $file->is_image() ? self::MAX_IMAGE_BYTES : wp_max_upload_size() ) || ! in_array( $file->mime(), get_allowed_mime_types(), true ) ) {
			throw self::not_allowed_error( (string) $medium['name'], $file->mime() );
		}
		return $file;
	}

	private static function not_allowed_error( string $name, string $mime ): Failure {
		return new Failure(
			'file_not_allowed',
			sprintf(
				/* translators: 1: name of a file, 2: its type, such as video/mp4. */
				__( 'This site does not accept a file of this design: %1$s (%2$s). Nothing was inserted.', 'templately' ),
				sanitize_file_name( $name ),
				$mime
			),
			403
		);
	}

	/**
	 * @param string               $path Moved from there.
	 * @param array<string, mixed> $medium
	 */
	private function sideload( Media_File $file, string $path, array $medium, int $post_id ): int {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$name    = sanitize_title( pathinfo( (string) $medium['name'], PATHINFO_FILENAME ) );
		$name    = '' === $name ? 'image' : $name;
		$turned  = static function ( $metadata ) {
			// Browsers apply the orientation. Rotating would decode and encode the image while the user waits.
			return is_array( $metadata ) ? array( 'orientation' => 0 ) + $metadata : $metadata;
		};
		$cover   = static function ( $metadata ) {
			// WordPress would import the cover of a video or audio file as an unchecked attachment.
			return is_array( $metadata ) ? array_diff_key( $metadata, array( 'image' => true ) ) : $metadata;
		};
		$filters = array(
			'intermediate_image_sizes_advanced' => '__return_empty_array',
			'fallback_intermediate_image_sizes' => '__return_empty_array',
			'big_image_size_threshold'          => '__return_false',
			'image_editor_output_format'        => '__return_empty_array',
			'wp_read_image_metadata'            => $turned,
			'wp_read_video_metadata'            => $cover,
			'wp_read_audio_metadata'            => $cover,
		);
		foreach ( $filters as $filter => $callback ) {
			add_filter( $filter, $callback, 99 );
		}
		$kept   = array();
		$notice = static function ( array $upload ) use ( &$kept ): array {
			$kept[] = $upload;
			return $upload;
		};
		// Before and after other plugins, which may change the file.
		add_filter( 'wp_handle_upload', $notice, PHP_INT_MIN );
		add_filter( 'wp_handle_upload', $notice, PHP_INT_MAX );
		try {
			if ( '' !== $file->bytes() && strlen( $file->bytes() ) !== file_put_contents( $path, $file->bytes() ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents -- a temporary file.
				throw new RuntimeException( 'The temporary folder cannot be written.' );
			}
			$id = self::attach(
				array(
					'name'     => $name . '.' . Media_File::ENDINGS[ $file->mime() ],
					'tmp_name' => $path,
				),
				$post_id,
				ucfirst( str_replace( '-', ' ', $name ) )
			);
			$this->media->record_hash( $id, (string) $medium['sha256'], (string) $medium['alt'] );
			return $id;
		} catch ( Throwable $thrown ) {
			foreach ( $kept as $upload ) {
				$this->delete_imported( $this->media->find_by_url( $upload['url'] ) );
				wp_delete_file( $upload['file'] );
			}
			throw $thrown;
		} finally {
			remove_filter( 'wp_handle_upload', $notice, PHP_INT_MIN );
			remove_filter( 'wp_handle_upload', $notice, PHP_INT_MAX );
			foreach ( $filters as $filter => $callback ) {
				remove_filter( $filter, $callback, 99 );
			}
		}
	}

	/**
	 * Adds a file to the media library. Like media_handle_sideload(), but without reading titles from metadata, for which WordPress loads
	 * whole videos into memory.
	 * @param array{name: string, tmp_name: string} $file
	 */
	private static function attach( array $file, int $post_id, string $title ): int {
		$post = get_post( $post_id );
		$kept = wp_handle_sideload( $file, array( 'test_form' => false ), null === $post || (int) $post->post_date < 1 ? null : $post->post_date );
		$id   = isset( $kept['error'] ) ? new WP_Error( 'upload_error', $kept['error'] ) : wp_insert_attachment(
			array(
				'post_mime_type' => $kept['type'],
				'guid'           => $kept['url'],
				'post_title'     => $title,
				'post_content'   => '',
			),
			$kept['file'],
			$post_id,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'image_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $kept['file'] ) );
		return $id;
	}

	private static function damaged_error(): Failure {
		return new Failure( 'invalid_image', __( 'An image of this design was not received completely. Nothing was inserted. Please try again.', 'templately' ), 502 );
	}
}
