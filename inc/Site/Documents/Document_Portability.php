<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Site\Media\Attachment_Index;

/**
 * Replaces URLs and ids of media and pages by placeholders when a document leaves a site, and back when it arrives.
 * A document is a text of blocks or of Elementor's JSON. It is never parsed and reserialized, so everything else keeps
 * its bytes. The number of a placeholder encodes the attachment id, so that the original site finds the attachment
 * again.
 */
final class Document_Portability {

	private const MEDIA = 'https://media.templately.invalid/';
	private const PAGES = 'https://pages.templately.invalid';

	/** Placeholder URLs, with or without JSON escapes. */
	private const OF_MEDIA = 'https:(?:\\\\?/){2}media\.templately\.invalid(?<path>\\\\?/(?<number>\d{1,10})(?!\d)' . Site_Urls::REST . ')';
	private const OF_PAGES = 'https:(?:\\\\?/){2}pages\.templately\.invalid(?:\\\\/|[^"\'\s)\\\\<>])*';

	/** Placeholder numbers start above all ids that a document may contain. RANGE is the largest id supported. */
	private const FIRST = 2000000000;
	private const RANGE = 100000000;

	private const IDS = '(?:id|mediaId|media_id|imageId|image_id|attachmentId|attachment_id|posterId|fileId|backgroundId|thumbnail_id)';

	/** Extensions of files that a page shows or offers for download. */
	private const FILES = '/\.(?:avif|gif|jpe?g|png|webp|svgz?|bmp|tiff?|heic|ico|mp4|m4v|mov|webm|og[gva]|mp3|m4a|wav|flac|pdf|docx?|xlsx?|pptx?|zip)$/i';

	private Attachment_Index $media;

	public function __construct( Attachment_Index $media ) {
		$this->media = $media;
	}

	public function export_document( string $text ): Portable_Document {
		$pattern = Site_Urls::pattern();
		preg_match_all( $pattern, $text, $found );
		$files = array();
		foreach ( array_unique( $found[0] ) as $address ) {
			$file = Site_Urls::upload_path( Site_Urls::unescape( $address ) );
			if ( '' !== $file ) {
				$files[ $file ] = true;
			}
		}
		$known  = $this->find_attachments( array_map( 'strval', array_keys( $files ) ) );
		$media  = array();
		$behind = array();
		foreach ( $known as $file => list( $attachment ) ) {
			if ( isset( $media[ $attachment ] ) || isset( $behind[ $attachment ] ) ) {
				continue;
			}
			$why = count( $media ) >= Contract::MAX_MEDIA ? self::too_many_media() : $this->add_media( $attachment, $text, $media );
			if ( '' !== $why ) {
				$behind[ $attachment ] = self::left_behind( (string) $file, $why );
			}
		}
		foreach ( Element_Tree::numbered_media( $text ) as $attachment ) {
			if ( isset( $media[ $attachment ] ) || isset( $behind[ $attachment ] ) ) {
				continue;
			}
			$why = 'attachment' !== get_post_type( $attachment ) ? self::not_in_library() : ( count( $media ) >= Contract::MAX_MEDIA ? self::too_many_media() : $this->add_media( $attachment, $text, $media ) );
			if ( '' !== $why ) {
				$behind[ $attachment ] = self::left_behind( (string) $attachment, $why );
			}
		}
		foreach ( array_diff_key( $files, $known ) as $file => $yes ) {
			$behind[ $file ] = self::left_behind( (string) $file, self::not_in_library() );
		}
		$packed  = (string) preg_replace_callback(
			$pattern,
			static function ( array $address ) use ( $known, $media, &$behind ): string {
				$plain                     = Site_Urls::unescape( $address[0] );
				$file                      = Site_Urls::upload_path( $plain );
				list( $attachment, $size ) = $known[ $file ] ?? array( 0, '' );
				if ( isset( $media[ $attachment ] ) ) {
					$new = self::MEDIA . $media[ $attachment ]->number . "/$size/" . self::safe_name( $media[ $attachment ]->name ) . Site_Urls::suffix_pattern( $plain );
				} else {
					$rest = Site_Urls::path_below_home( $plain );
					if ( '' === $file && 1 === preg_match( self::FILES, (string) preg_replace( '/[?#].*$/s', '', $rest ) ) ) {
						$behind[ $rest ] = self::left_behind( $rest, self::not_in_library() );
					}
					$new = self::PAGES . $rest;
				}
				return false === strpos( $address[0], '\\/' ) ? $new : str_replace( '/', '\\/', $new );
			},
			$text
		);
		$numbers = array();
		foreach ( $media as $attachment => $medium ) {
			$numbers[ $attachment ] = $medium->number;
		}
		return new Portable_Document( self::replace_ids( $packed, $numbers ), array_values( $media ), array_values( $behind ) );
	}

	/** @return array<int, string> Number to file name of at most 100 characters. */
	public static function find_media( string $text ): array {
		preg_match_all( '#' . self::OF_MEDIA . '#', $text, $found, PREG_SET_ORDER );
		$media = array();
		foreach ( $found as $address ) {
			$path = (string) preg_replace( '/[?#].*$/s', '', str_replace( '\\/', '/', $address['path'] ) );

			$media[ (int) $address['number'] ] = mb_substr( wp_basename( $path ), 0, 100 );
		}
		foreach ( Element_Tree::numbered_media( $text ) as $number ) {
			$media += $number >= self::FIRST ? array( $number => '' ) : array();
		}
		return $media;
	}

	/**
	 * Finds the document's media in this site's media library.
	 * @param list<array<string, mixed>> $media See Cloud_Schema::media().
	 * @return array<int, int> Number to attachment id.
	 */
	public function find_local_attachments( array $media, bool $is_home ): array {
		$ids   = array();
		$by_id = array();
		foreach ( $is_home ? $media : array() as $medium ) {
			$by_id[ (int) $medium['number'] ] = ( (int) $medium['number'] - self::FIRST ) % self::RANGE;
		}
		$own   = $this->media->hashes_of( array_values( $by_id ) );
		$found = $this->media->find( array_map( 'strval', array_column( $media, 'sha256' ) ) );
		foreach ( $media as $medium ) {
			$number = (int) $medium['number'];
			$sha256 = (string) $medium['sha256'];
			if ( isset( $by_id[ $number ] ) && ( $own[ $by_id[ $number ] ] ?? '' ) === $sha256 ) {
				$ids[ $number ] = $by_id[ $number ];
			} elseif ( isset( $found[ $sha256 ] ) ) {
				$ids[ $number ] = $found[ $sha256 ];
			}
		}
		return $ids;
	}

	/**
	 * Replaces placeholders by local media, and by local pages if the document comes from this site.
	 * @param array<int, int> $ids Number to attachment id. Other placeholders stay.
	 */
	public function import_document( string $text, array $ids, bool $is_home ): string {
		if ( $is_home ) {
			$text = self::restore_page_links( $text );
		}
		$text = (string) preg_replace_callback(
			'#' . self::OF_MEDIA . '#',
			static function ( array $found ) use ( $ids ): string {
				if ( ! isset( $ids[ (int) $found['number'] ] ) ) {
					return $found[0];
				}
				$path  = str_replace( '\\/', '/', $found['path'] );
				$parts = explode( '/', (string) preg_replace( '/[?#].*$/s', '', $path ) );
				$new   = self::attachment_url( $ids[ (int) $found['number'] ], $parts[2] ?? '' ) . Site_Urls::suffix_pattern( $path );
				return false === strpos( $found[0], '\\/' ) ? $new : str_replace( '/', '\\/', $new );
			},
			$text
		);
		return self::replace_ids( $text, $ids );
	}

	public static function restore_page_links( string $text ): string {
		$home = untrailingslashit( home_url() );
		return str_replace( array( self::PAGES, str_replace( '/', '\\/', self::PAGES ) ), array( $home, str_replace( '/', '\\/', $home ) ), $text );
	}

	public static function remove_page_links( string $text ): string {
		return (string) preg_replace( '#' . self::OF_PAGES . '#', '#', $text );
	}

	/** @throws Invalid_Media If the file was deleted or changed. */
	public static function media_bytes( Media_Upload $medium ): string {
		$path  = (string) get_attached_file( $medium->attachment );
		$bytes = is_readable( $path ) ? Media_File::from_file( $path )->bytes() : '';
		$bytes = '' === $bytes ? (string) @file_get_contents( $path ) : $bytes; // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- a local file that may disappear.
		if ( hash( 'sha256', $bytes ) !== $medium->sha256 ) {
			throw new Invalid_Media( 'was changed meanwhile.' );
		}
		return $bytes;
	}

	/**
	 * @param array<int, Media_Upload> $media By attachment id.
	 * @return string Why it is left behind. '' if it was added.
	 */
	private function add_media( int $attachment, string $text, array &$media ): string {
		$path = (string) get_attached_file( $attachment );
		if ( ! is_readable( $path ) ) {
			return __( 'Its file is missing.', 'templately' );
		}
		if ( filesize( $path ) > Contract::MAX_MEDIA_BYTES ) {
			return __( 'It is larger than 10 MB.', 'templately' );
		}
		try {
			$looked = Media_File::from_file( $path );
		} catch ( Invalid_Media $unfit ) {
			return __( 'Only images, videos, audio files and PDFs are included. SVG and other files are not.', 'templately' );
		}
		$bytes  = '' === $looked->bytes() ? (string) file_get_contents( $path ) : $looked->bytes(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
		$number = self::FIRST + $attachment;
		// Skip numbers that already occur in the document.
		while ( false !== strpos( $text, (string) $number ) ) {
			$number += self::RANGE;
		}
		$sha256               = hash( 'sha256', $bytes );
		$media[ $attachment ] = new Media_Upload(
			$attachment,
			$number,
			wp_basename( $path ),
			array(
				'sha256' => $sha256,
				'mime'   => $looked->mime(),
				'size'   => strlen( $bytes ),
				'width'  => $looked->width(),
				'height' => $looked->height(),
			)
		);
		return '';
	}

	/**
	 * @param list<string> $files Paths below the uploads folder.
	 * @return array<string, array{int, string}> Path to attachment id and size: 'full', 'original' or, for example, '300x200'.
	 */
	private function find_attachments( array $files ): array {
		$candidates = array();
		foreach ( $files as $file ) {
			$whole               = (string) preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $file );
			$candidates[ $file ] = array_unique( array( $file, $whole, (string) preg_replace( '/(?=\.\w+$)/', '-scaled', $whole ), (string) preg_replace( '/(?=\.\w+$)/', '-rotated', $whole ) ) );
		}
		$attachments = $this->media->find_by_path( array_merge( array(), ...array_values( $candidates ) ) );
		$known       = array();
		foreach ( $candidates as $file => $of ) {
			foreach ( $of as $candidate ) {
				$size = isset( $attachments[ $candidate ] ) ? self::find_size( $attachments[ $candidate ], (string) $candidate, (string) $file ) : '';
				if ( '' !== $size ) {
					$known[ $file ] = array( $attachments[ $candidate ], $size );
					break;
				}
			}
		}
		return $known;
	}

	/** Returns the size that a file is of an attachment. '' if it is none. */
	private static function find_size( int $attachment, string $main, string $file ): string {
		if ( $main === $file ) {
			return 'full';
		}
		$metadata = wp_get_attachment_metadata( $attachment );
		$name     = wp_basename( $file );
		if ( ! is_array( $metadata ) ) {
			return '';
		}
		if ( ( $metadata['original_image'] ?? '' ) === $name ) {
			return 'original';
		}
		foreach ( $metadata['sizes'] ?? array() as $size ) {
			if ( $size['file'] === $name ) {
				return "{$size['width']}x{$size['height']}";
			}
		}
		return '';
	}

	/** Returns the URL of a size, or of the full size if it does not exist. */
	private static function attachment_url( int $attachment, string $size ): string {
		$address  = (string) wp_get_attachment_url( $attachment );
		$metadata = 'full' === $size ? array() : wp_get_attachment_metadata( $attachment );
		$metadata = is_array( $metadata ) ? $metadata : array();
		if ( 'original' === $size && isset( $metadata['original_image'] ) ) {
			return dirname( $address ) . '/' . $metadata['original_image'];
		}
		foreach ( $metadata['sizes'] ?? array() as $one ) {
			if ( "{$one['width']}x{$one['height']}" === $size ) {
				return dirname( $address ) . '/' . $one['file'];
			}
		}
		return $address;
	}

	/** @param array<int, int> $ids */
	private static function replace_ids( string $text, array $ids ): string {
		if ( array() === $ids ) {
			return $text;
		}
		$one = static function ( array $found ) use ( $ids ): string {
			return $found[1] . ( $ids[ (int) $found[2] ] ?? $found[2] );
		};
		$all = static function ( array $found ) use ( $ids ): string {
			return $found[1] . preg_replace_callback(
				'/\d+/',
				static function ( array $number ) use ( $ids ): string {
					return (string) ( $ids[ (int) $number[0] ] ?? $number[0] );
				},
				$found[2]
			);
		};
		// Ids have no leading zero.
		$text = (string) preg_replace_callback( '/(\bwp-image-|\bdata-id=\\\\?")([1-9]\d*+)\b/', $one, $text );
		$text = (string) preg_replace_callback( '/((?:"' . self::IDS . '"|"\$\$type"\s*:\s*"image-attachment-id"\s*,\s*"value")\s*:\s*)([1-9]\d*+)(?=\s*[,}])/', $one, $text );
		$text = (string) preg_replace_callback( '/("ids"\s*:\s*\[)([\d,\s]*+)(?=\])/', $all, $text );
		return (string) preg_replace_callback( '/(\bids=\\\\?")([\d,\s]*+)(?=\\\\?")/', $all, $text );
	}

	private static function safe_name( string $name ): string {
		return 1 === preg_match( '/^[A-Za-z0-9._-]+$/D', $name ) ? $name : 'medium.' . strtolower( (string) preg_replace( '/[^A-Za-z0-9]/', '', pathinfo( $name, PATHINFO_EXTENSION ) ) );
	}

	/** @return array{name: string, reason: string} */
	private static function left_behind( string $file, string $why ): array {
		return array(
			'name'   => mb_substr( wp_basename( (string) preg_replace( '/[?#].*$/s', '', $file ) ), 0, 200 ),
			'reason' => $why,
		);
	}

	private static function too_many_media(): string {
		return __( 'A template can include at most 200 files.', 'templately' );
	}

	private static function not_in_library(): string {
		return __( 'It is not in the media library.', 'templately' );
	}
}
