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

/**
 * Brings the media of a design into the media library, each once: all of them, or none.
 *
 * Only the originals: the smaller sizes are made afterwards through WordPress's own post-process route, so that nobody
 * waits for twenty resizes, and no picture is decoded in the request.
 */
final class Media_Importer {

	private const LARGEST_IMAGE = 10 * MB_IN_BYTES;

	/** Media asked for in one call: their hashes stand in its address. */
	private const ASKED_AT_ONCE = 40;

	/** Pixels that the pictures of one insert have in all: what decoding them takes of a server. */
	private const MOST_PIXELS = 40000000;

	private Client $hub;

	private Attachment_Index $media;

	public function __construct( Client $hub, Attachment_Index $media ) {
		$this->hub   = $hub;
		$this->media = $media;
	}

	/**
	 * Returns what is in the media library already.
	 *
	 * @param list<array<string, mixed>> $media Media of an item.
	 * @return array<int, int> Id of a medium in the item to attachment.
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
	 * Makes sure that each medium is in the media library.
	 *
	 * @param array<int, array<string, mixed>> $media   Media of the item, by the id they have in it.
	 * @param int                              $post_id Post they are for; 0 for none.
	 * @return array{ids: array<int, int>, made: list<int>} Attachment for each id of the item, and those that are new.
	 *
	 * @throws Failure 403 when media are missing and the caller may not upload, or this site does not take their kind; what the hub refused; 502 for what is no medium or too much; 500 when it cannot be written.
	 * @throws Throwable What WordPress threw while it kept one.
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
	 * Makes sure that each medium is in the media library, wherever it comes from.
	 *
	 * @param callable( list<array{sha256: string, size: int}>, callable( string, array{sha256: string, size: int} ): void ): void $fetch Fetches some, and hands each to what takes it.
	 * @param array<int, array<string, mixed>> $media   Media, by the id they have in their document.
	 * @param int                              $post_id Post they are for; 0 for none.
	 * @return array{ids: array<int, int>, made: list<int>} As bring().
	 *
	 * @throws Failure As bring().
	 * @throws Throwable What WordPress threw while it kept one.
	 */
	public function import_from( callable $fetch, array $media, int $post_id ): array {
		$wanted  = array_column( $media, null, 'sha256' );
		$here    = $this->media->find( array_map( 'strval', array_keys( $wanted ) ) );
		$missing = array_diff_key( $wanted, $here );
		if ( array() !== $missing && ! current_user_can( 'upload_files' ) ) {
			throw new Failure( 'invalid_permission', __( 'This design has images, and your role may not upload files. Nothing was inserted.', 'templately' ), 403 );
		}
		$made   = array();
		$pixels = 0;
		$bring  = function ( string $path, array $file ) use ( $missing, $post_id, &$made, &$here, &$pixels ): void {
			$medium  = $missing[ $file['sha256'] ];
			$looked  = $this->looked_at( $path, $medium );
			$pixels += $looked->pixels();
			if ( $pixels > self::MOST_PIXELS ) {
				throw new Failure( 'too_many_pixels', __( 'The pictures of this design are too large for one insert. Nothing was inserted.', 'templately' ), 502 );
			}
			$made[]                  = $this->sideload( $looked, $path, $medium, $post_id );
			$here[ $file['sha256'] ] = end( $made );
		};
		try {
			array_walk( $missing, array( $this, 'require_fitting' ) );
			foreach ( array_chunk( $missing, self::ASKED_AT_ONCE ) as $some ) {
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
			throw $thrown instanceof Failure && 'damaged_file' === $thrown->error_code() ? self::not_whole() : $thrown;
		}
		$ids = array();
		foreach ( $media as $id => $medium ) {
			$ids[ $id ] = $here[ $medium['sha256'] ];
		}
		return compact( 'ids', 'made' );
	}

	/**
	 * Deletes media again that an insert brought which then failed.
	 *
	 * @param list<int> $made What bring() made.
	 */
	public function delete_imported( array $made ): void {
		foreach ( $made as $id ) {
			try {
				wp_delete_attachment( $id, true );
			} catch ( Throwable $thrown ) {
				// Who asked is told what went wrong before; the others are to go all the same.
				unset( $thrown );
			}
		}
	}

	/**
	 * @param array<string, mixed> $medium What the item says of a medium.
	 *
	 * @throws Failure 403 for one that is larger than this site takes any, before it is fetched; 502 for one that is empty.
	 */
	private function require_fitting( array $medium ): void {
		if ( $medium['size'] < 1 ) {
			throw self::not_whole();
		}
		if ( $medium['size'] > max( self::LARGEST_IMAGE, wp_max_upload_size() ) ) {
			throw self::not_taken( (string) $medium['name'], sanitize_mime_type( (string) $medium['mime'] ) );
		}
	}

	/**
	 * @param string               $path   Where a medium lies.
	 * @param array<string, mixed> $medium What the item says of it.
	 *
	 * @throws Failure 502 for what is no medium, 403 for one that this site does not take.
	 */
	private function looked_at( string $path, array $medium ): Media_File {
		try {
			$file = Media_File::from_bytes( $path );
		} catch ( Invalid_Media $unfit ) {
			throw self::not_whole();
		}
		if ( $medium['size'] > ( $file->is_image() ? self::LARGEST_IMAGE : wp_max_upload_size() ) || ! in_array( $file->mime(), get_allowed_mime_types(), true ) ) {
			throw self::not_taken( (string) $medium['name'], $file->mime() );
		}
		return $file;
	}

	/** Says that this site does not take a medium. */
	private static function not_taken( string $name, string $mime ): Failure {
		return new Failure(
			'file_not_allowed',
			sprintf(
				/* translators: 1: name of a file, 2: its type, such as video/mp4. */
				__( 'This site does not take a file of this design: %1$s (%2$s). Nothing was inserted.', 'templately' ),
				sanitize_file_name( $name ),
				$mime
			),
			403
		);
	}

	/**
	 * @param string               $path    Where it lies, until it is taken from there.
	 * @param array<string, mixed> $medium  What the item says of it.
	 * @param int                  $post_id Post it is for; 0 for none.
	 *
	 * @throws Failure 500 when it cannot be written.
	 * @throws Throwable What else went wrong: that the temporary folder cannot be written, or what a plugin threw. Nothing of it is here then.
	 */
	private function sideload( Media_File $file, string $path, array $medium, int $post_id ): int {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$name    = sanitize_title( pathinfo( (string) $medium['name'], PATHINFO_FILENAME ) );
		$name    = '' === $name ? 'image' : $name;
		$turned  = static function ( $metadata ) {
			// Browsers turn a picture as its file says. Rotated, it would be decoded and coded anew while somebody waits.
			return is_array( $metadata ) ? array( 'orientation' => 0 ) + $metadata : $metadata;
		};
		$cover   = static function ( $metadata ) {
			// A cover inside a sound or a film would become another attachment, of bytes that nobody looked at.
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
		// Whatever others make of it.
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
	 * Puts a file into the media library as media_handle_sideload() does, but for the words in pictures' metadata: there are none
	 * left, and looking for them WordPress reads a film whole.
	 *
	 * @param array{name: string, tmp_name: string} $file    What comes.
	 * @param int                                   $post_id Post it is for; 0 for none.
	 *
	 * @throws Failure 500 when it cannot be written; what of it is there by then is to be removed.
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

	/** Says that a medium is not what the item says of it. */
	private static function not_whole(): Failure {
		return new Failure( 'invalid_image', __( 'An image of this design did not arrive whole. Nothing was inserted. Please try again.', 'templately' ), 502 );
	}
}
