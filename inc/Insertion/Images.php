<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use RuntimeException;
use Templately\Hub_Client\Hub;
use Templately\Messages;
use Templately\Rest\Failure;
use Templately\Storage\Media;

/**
 * Brings the images of a design into the media library, each once.
 *
 * Only the originals: the smaller sizes are made afterwards through WordPress's own post-process route, so that nobody
 * waits for twenty resizes.
 */
final class Images {

	private const LARGEST = 10 * MB_IN_BYTES;

	private const EXTENSIONS = array(
		'image/webp' => 'webp',
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/avif' => 'avif',
	);

	/** @var Hub */
	private $hub;

	/** @var Media */
	private $media;

	/**
	 * @param Hub   $hub   The hub.
	 * @param Media $media Images that are here already.
	 */
	public function __construct( Hub $hub, Media $media ) {
		$this->hub   = $hub;
		$this->media = $media;
	}

	/**
	 * Makes sure that each image is in the media library.
	 *
	 * @param int                                $item_id Item that has them.
	 * @param array<int, array<string, mixed>>   $images  Media of the item, by the id they have in it.
	 * @param string                             $token   Bearer token.
	 * @param int                                $post_id Post they are for; 0 for none.
	 * @return array{ids: array<int, int>, made: list<int>} Attachment for each id of the item, and those that are new.
	 *
	 * @throws Failure 403 when images are missing and the caller may not upload; what the hub refused; 502 for an image that is none.
	 */
	public function bring( int $item_id, array $images, string $token, int $post_id ): array {
		$here = $this->media->find( array_values( array_unique( array_column( $images, 'sha256' ) ) ) );
		$made = array();
		foreach ( $images as $image ) {
			if ( isset( $here[ $image['sha256'] ] ) ) {
				continue;
			}
			if ( ! current_user_can( 'upload_files' ) ) {
				throw new Failure( 'invalid_permission', Messages::no_uploads(), 403 );
			}
			$here[ $image['sha256'] ] = $this->sideload( $item_id, $image, $token, $post_id );
			$made[]                   = $here[ $image['sha256'] ];
		}
		$ids = array();
		foreach ( $images as $id => $image ) {
			$ids[ $id ] = $here[ $image['sha256'] ];
		}
		return compact( 'ids', 'made' );
	}

	/**
	 * @param int                  $item_id Item that has the image.
	 * @param array<string, mixed> $image   One of its media.
	 * @param string               $token   Bearer token.
	 * @param int                  $post_id Post it is for; 0 for none.
	 * @return int The attachment.
	 *
	 * @throws Failure 502 for an image that is none, 500 when it cannot be written.
	 */
	private function sideload( int $item_id, array $image, string $token, int $post_id ): int {
		$hash  = $image['sha256'];
		$file  = $this->hub->get( "/items/$item_id/media/$hash", array(), $token, true )->body;
		$bytes = base64_decode( (string) $file['data'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- bytes in JSON.
		$size  = is_string( $bytes ) && strlen( $bytes ) <= self::LARGEST && hash( 'sha256', $bytes ) === $hash ? getimagesizefromstring( $bytes ) : false;
		// The type is what the bytes are, never what somebody says.
		$extension = self::EXTENSIONS[ $size['mime'] ?? '' ] ?? '';
		if ( false === $bytes || '' === $extension ) {
			throw new Failure( 'invalid_image', __( 'An image of this design did not arrive whole. Nothing was inserted. Please try again.', 'templately' ), 502 );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$name = sanitize_title( pathinfo( (string) $image['name'], PATHINFO_FILENAME ) );
		$path = wp_tempnam( $name );
		try {
			if ( '' === $path || strlen( $bytes ) !== file_put_contents( $path, $bytes ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents -- a temporary file.
				throw new RuntimeException( 'The temporary folder cannot be written.' );
			}
			add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', 99 );
			add_filter( 'big_image_size_threshold', '__return_false', 99 );
			$id = media_handle_sideload(
				array(
					'name'     => ( '' === $name ? 'image' : $name ) . ".$extension",
					'tmp_name' => $path,
				),
				$post_id,
				null,
				array( 'post_title' => ucfirst( str_replace( '-', ' ', $name ) ) )
			);
		} finally {
			remove_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', 99 );
			remove_filter( 'big_image_size_threshold', '__return_false', 99 );
			if ( is_file( $path ) ) {
				wp_delete_file( $path );
			}
		}
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'image_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		$this->media->note( $id, $hash, (string) $image['alt'] );
		return $id;
	}
}
