<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Site\Media\Attachment_Index;

/**
 * Changes the addresses in a document when it leaves a site, and when it comes to one: of its media, with the ids beside them,
 * and of the site's pages. A document is one text, of blocks or of Elementor's JSON, which is never parsed and written again:
 * what is no address of the site keeps its bytes.
 *
 * The number of a medium says which attachment it was, so that the site from which it came finds it again.
 */
final class Document_Portability {

	private const MEDIA = 'https://media.templately.invalid/';
	private const PAGES = 'https://pages.templately.invalid';

	/** Addresses of both in a packed document, with the escapes of JSON or without. */
	private const OF_MEDIA = 'https:(?:\\\\?/){2}media\.templately\.invalid(?<path>\\\\?/(?<number>\d{1,10})(?!\d)' . Site_Urls::REST . ')';
	private const OF_PAGES = 'https:(?:\\\\?/){2}pages\.templately\.invalid(?:\\\\/|[^"\'\s)\\\\<>])*';

	/** Where numbers begin, beyond all ids that a document could mean, and how far ids reach. */
	private const FIRST = 2000000000;
	private const RANGE = 100000000;

	/** Names of members whose numbers are ids of media. */
	private const IDS = '(?:id|mediaId|media_id|imageId|image_id|attachmentId|attachment_id|posterId|fileId|backgroundId|thumbnail_id)';

	/** Endings of files that a page shows or hands out. */
	private const FILES = '/\.(?:avif|gif|jpe?g|png|webp|svgz?|bmp|tiff?|heic|ico|mp4|m4v|mov|webm|og[gva]|mp3|m4a|wav|flac|pdf|docx?|xlsx?|pptx?|zip)$/i';

	private Attachment_Index $media;

	public function __construct( Attachment_Index $media ) {
		$this->media = $media;
	}

	/** Makes a document ready to leave. */
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
		$known  = $this->known( array_map( 'strval', array_keys( $files ) ) );
		$media  = array();
		$behind = array();
		foreach ( $known as $file => list( $attachment ) ) {
			if ( isset( $media[ $attachment ] ) || isset( $behind[ $attachment ] ) ) {
				continue;
			}
			$why = count( $media ) >= Contract::MOST_MEDIA ? __( 'At most 200 files travel with a template.', 'templately' ) : $this->add( $attachment, $text, $media );
			if ( '' !== $why ) {
				$behind[ $attachment ] = self::behind( (string) $file, $why );
			}
		}
		foreach ( array_diff_key( $files, $known ) as $file => $yes ) {
			$behind[ $file ] = self::behind( (string) $file, self::not_in_library() );
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
						$behind[ $rest ] = self::behind( $rest, self::not_in_library() );
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
		return new Portable_Document( self::with_ids( $packed, $numbers ), array_values( $media ), array_values( $behind ) );
	}

	/**
	 * Returns the media that a document shows.
	 *
	 * @param string $text A packed document, or a part of one.
	 * @return array<int, string> Number to the name of its file, cut where it is long.
	 */
	public static function find_media( string $text ): array {
		preg_match_all( '#' . self::OF_MEDIA . '#', $text, $found, PREG_SET_ORDER );
		$media = array();
		foreach ( $found as $address ) {
			$path = (string) preg_replace( '/[?#].*$/s', '', str_replace( '\\/', '/', $address['path'] ) );

			$media[ (int) $address['number'] ] = mb_substr( wp_basename( $path ), 0, 100 );
		}
		return $media;
	}

	/**
	 * Returns which attachments of this site a document's media are, where they are here.
	 *
	 * @param list<array<string, mixed>> $media   Media of the document, as Contract\Cloud::media() has them.
	 * @param bool                       $is_home Whether it came from this site.
	 * @return array<int, int> Number to attachment.
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
	 * Makes a document, or a part of one, this site's.
	 *
	 * @param array<int, int> $ids     Number of a medium to attachment; others keep their address.
	 * @param bool            $is_home Whether it came from this site, so that its pages are here.
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
				$new   = self::address( $ids[ (int) $found['number'] ], $parts[2] ?? '' ) . Site_Urls::suffix_pattern( $path );
				return false === strpos( $found[0], '\\/' ) ? $new : str_replace( '/', '\\/', $new );
			},
			$text
		);
		return self::with_ids( $text, $ids );
	}

	/**
	 * Puts this site's pages in.
	 *
	 * @param string $text A document, or a part of one, that was packed on this site.
	 */
	public static function restore_page_links( string $text ): string {
		$home = untrailingslashit( home_url() );
		return str_replace( array( self::PAGES, str_replace( '/', '\\/', self::PAGES ) ), array( $home, str_replace( '/', '\\/', $home ) ), $text );
	}

	/**
	 * Makes links to pages of the site that a document came from lead nowhere.
	 *
	 * @param string $text A packed document, or a part of one.
	 */
	public static function remove_page_links( string $text ): string {
		return (string) preg_replace( '#' . self::OF_PAGES . '#', '#', $text );
	}

	/**
	 * Returns what is sent of a medium.
	 *
	 * @throws Invalid_Media When its file is gone, or another one than it was.
	 */
	public static function media_bytes( Media_Upload $medium ): string {
		$path  = (string) get_attached_file( $medium->attachment );
		$bytes = is_readable( $path ) ? Media_File::from_bytes( $path )->bytes() : '';
		$bytes = '' === $bytes ? (string) @file_get_contents( $path ) : $bytes; // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- a file of this site, which may go at any moment.
		if ( hash( 'sha256', $bytes ) !== $medium->sha256 ) {
			throw new Invalid_Media( 'was changed meanwhile.' );
		}
		return $bytes;
	}

	/**
	 * Adds an attachment to what travels.
	 *
	 * @param array<int, Media_Upload> $media      Media so far, by attachment; it is added there.
	 * @return string Why it stays behind; '' where it does not.
	 */
	private function add( int $attachment, string $text, array &$media ): string {
		$path = (string) get_attached_file( $attachment );
		if ( ! is_readable( $path ) ) {
			return __( 'Its file is gone.', 'templately' );
		}
		if ( filesize( $path ) > Contract::BIGGEST_MEDIA ) {
			return __( 'It is larger than 10 MB.', 'templately' );
		}
		try {
			$looked = Media_File::from_bytes( $path );
		} catch ( Invalid_Media $unfit ) {
			return __( 'Files of this kind stay on this site: images, films, sounds and PDFs travel, SVG and others do not.', 'templately' );
		}
		$bytes  = '' === $looked->bytes() ? (string) file_get_contents( $path ) : $looked->bytes(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
		$number = self::FIRST + $attachment;
		// A number that the document has already would be taken for the medium.
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
	 * Finds which attachments some files are, and in which size.
	 *
	 * @param list<string> $files Paths below the uploads.
	 * @return array<string, array{int, string}> Path to attachment and 'full', 'original' or such as '300x200'.
	 */
	private function known( array $files ): array {
		$candidates = array();
		foreach ( $files as $file ) {
			$whole               = (string) preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $file );
			$candidates[ $file ] = array_unique( array( $file, $whole, (string) preg_replace( '/(?=\.\w+$)/', '-scaled', $whole ), (string) preg_replace( '/(?=\.\w+$)/', '-rotated', $whole ) ) );
		}
		$attachments = $this->media->find_by_path( array_merge( array(), ...array_values( $candidates ) ) );
		$known       = array();
		foreach ( $candidates as $file => $of ) {
			foreach ( $of as $candidate ) {
				$size = isset( $attachments[ $candidate ] ) ? self::size( $attachments[ $candidate ], (string) $candidate, (string) $file ) : '';
				if ( '' !== $size ) {
					$known[ $file ] = array( $attachments[ $candidate ], $size );
					break;
				}
			}
		}
		return $known;
	}

	/** @return string In which size it is that; '' for none. */
	private static function size( int $attachment, string $main, string $file ): string {
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

	/**
	 * @param string $size       'full', 'original', or such as '300x200'.
	 * @return string Its address in that size, or in its own where there is none.
	 */
	private static function address( int $attachment, string $size ): string {
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

	/**
	 * Changes the ids beside addresses: in classes, in attributes and settings, in galleries. Only those that are known.
	 *
	 * @param array<int, int> $ids  Id to id.
	 */
	private static function with_ids( string $text, array $ids ): string {
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
		// A number with a zero before it is no id.
		$text = (string) preg_replace_callback( '/(\bwp-image-|\bdata-id=\\\\?")([1-9]\d*+)\b/', $one, $text );
		$text = (string) preg_replace_callback( '/((?:"' . self::IDS . '"|"\$\$type"\s*:\s*"image-attachment-id"\s*,\s*"value")\s*:\s*)([1-9]\d*+)(?=\s*[,}])/', $one, $text );
		$text = (string) preg_replace_callback( '/("ids"\s*:\s*\[)([\d,\s]*+)(?=\])/', $all, $text );
		return (string) preg_replace_callback( '/(\bids=\\\\?")([\d,\s]*+)(?=\\\\?")/', $all, $text );
	}

	private static function safe_name( string $name ): string {
		return 1 === preg_match( '/^[A-Za-z0-9._-]+$/D', $name ) ? $name : 'medium.' . strtolower( (string) preg_replace( '/[^A-Za-z0-9]/', '', pathinfo( $name, PATHINFO_EXTENSION ) ) );
	}

	/**
	 * @param string $file Path of a file.
	 * @return array{name: string, reason: string}
	 */
	private static function behind( string $file, string $why ): array {
		return array(
			'name'   => mb_substr( wp_basename( (string) preg_replace( '/[?#].*$/s', '', $file ) ), 0, 200 ),
			'reason' => $why,
		);
	}

	/** Says that a file lies among the uploads, and no attachment has it. */
	private static function not_in_library(): string {
		return __( 'It is not in the media library.', 'templately' );
	}
}
