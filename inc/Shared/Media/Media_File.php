<?php

declare( strict_types=1 );

namespace Templately\Shared\Media;

use Avifinfo\Parser;

/** Checks an image, video, audio or PDF file by its content, never by its name, before anything decodes or stores it. Removes the metadata of images. */
final class Media_File {

	public const ENDINGS = array(
		'image/avif'      => 'avif',
		'image/gif'       => 'gif',
		'image/jpeg'      => 'jpg',
		'image/png'       => 'png',
		'image/webp'      => 'webp',
		'video/mp4'       => 'mp4',
		'video/quicktime' => 'mov',
		'video/webm'      => 'webm',
		'video/ogg'       => 'ogv',
		'audio/mpeg'      => 'mp3',
		'audio/ogg'       => 'ogg',
		'audio/wav'       => 'wav',
		'audio/flac'      => 'flac',
		'application/pdf' => 'pdf',
	);

	private const MAX_SIDE = 12000;

	/** Code that a server might execute. Random data contains <?= in one of a few hundred files, so an expression must follow. */
	private const SERVER_CODE = '/<\?php|<\?=\s*[$\w("\']{4}/i';

	/** Code that a browser might execute. Allowed in metadata of images, because XMP is XML. */
	private const BROWSER_CODE = '/<script|<!doctype|<html|<svg/i';

	private const SVG = '/\A(?:\xEF\xBB\xBF|\s|<[?!][^>]*>)*+<svg[\s>]/i';

	/** Size of the parts in which large files are read, and their overlap, in bytes. */
	private const PIECE  = 1048576;
	private const SHARED = 64;

	private const HEAD = 300;

	private const WOFF2_HEADER_BYTES = 48;

	private string $bytes;

	private string $mime;

	private int $width = 0;

	private int $height = 0;

	/** @throws Invalid_Media */
	public function __construct( string $bytes ) {
		$this->mime = self::type_of( $bytes );
		if ( '' === $this->mime && 1 === preg_match( self::SVG, substr( $bytes, 0, 4096 ) ) ) {
			throw new Invalid_Media( 'is an SVG image, which can carry scripts: use AVIF, GIF, JPEG, PNG or WebP.' );
		}
		if ( '' === $this->mime ) {
			throw new Invalid_Media( 'is no AVIF, GIF, JPEG, PNG or WebP image, no video, no audio and no PDF.' );
		}
		if ( 1 === preg_match( self::SERVER_CODE, $bytes ) ) {
			throw new Invalid_Media( 'has code in it.' );
		}
		$this->bytes = $this->is_image() ? $this->picture( $bytes ) : $bytes;
	}

	/**
	 * Checks a file without loading it completely. Only images are loaded, to remove their metadata.
	 * @return self For other files bytes() is ''; use the file itself.
	 * @throws Invalid_Media
	 */
	public static function from_file( string $path ): self {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- reads in parts, which WP_Filesystem cannot do.
		$head = (string) file_get_contents( $path, false, null, 0, self::PIECE );
		$mime = self::type_of( $head );
		if ( '' === $mime || 0 === strpos( $mime, 'image/' ) ) {
			return new self( (string) file_get_contents( $path ) );
		}
		$file = fopen( $path, 'rb' );
		$end  = '';
		while ( false !== $file && ! feof( $file ) ) {
			$piece = $end . fread( $file, self::PIECE );
			if ( 1 === preg_match( self::SERVER_CODE, $piece ) ) {
				throw new Invalid_Media( 'has code in it.' );
			}
			// Code can span two parts, with white space in between.
			$end = substr( (string) preg_replace( '/\s+/', ' ', $piece ), -self::SHARED );
		}
		// phpcs:enable
		$found        = new self( substr( $head, 0, self::HEAD ) );
		$found->bytes = '';
		return $found;
	}

	public function bytes(): string {
		return $this->bytes;
	}

	/** Returns a key of ENDINGS. */
	public function mime(): string {
		return $this->mime;
	}

	public function is_image(): bool {
		return 0 === strpos( $this->mime, 'image/' );
	}

	/** In pixels; 0 if it is no image. */
	public function width(): int {
		return $this->width;
	}

	/** In pixels; 0 if it is no image. */
	public function height(): int {
		return $this->height;
	}

	public function pixels(): int {
		return $this->width * $this->height;
	}

	private function picture( string $bytes ): string {
		list( $this->width, $this->height ) = self::size( $bytes, $this->mime );
		if ( $this->width < 1 || $this->height < 1 || $this->width > self::MAX_SIDE || $this->height > self::MAX_SIDE ) {
			throw new Invalid_Media( 'is no whole image.' );
		}
		$picture = Image_Metadata::strip( $bytes, $this->mime );
		if ( 1 === preg_match( self::BROWSER_CODE, $picture['kept'] . "\n" . $picture['behind'] ) ) {
			throw new Invalid_Media( 'has code in it.' );
		}
		return $picture['kept'];
	}

	/** Tells whether the bytes are one complete WOFF2 font: its header holds the length of the file. */
	public static function is_woff2( string $bytes ): bool {
		return strlen( $bytes ) > self::WOFF2_HEADER_BYTES && 0 === strncmp( $bytes, 'wOF2', 4 ) && array( 1 => strlen( $bytes ) ) === unpack( 'N', $bytes, 8 );
	}

	/** @return array{int, int} Width and height; zeros if unknown. */
	private static function size( string $bytes, string $mime ): array {
		if ( 'image/avif' === $mime ) {
			// PHP before 8.2 cannot read AVIF sizes.
			require_once ABSPATH . WPINC . '/class-avif-info.php';
			$handle = fopen( 'php://temp', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
			if ( false === $handle ) {
				return array( 0, 0 );
			}
			fwrite( $handle, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
			rewind( $handle );
			$parser = new Parser( $handle );
			$found  = $parser->parse_ftyp() && $parser->parse_file() ? $parser->features->primary_item_features : array();
			fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
			return array( (int) ( $found['width'] ?? 0 ), (int) ( $found['height'] ?? 0 ) );
		}
		$size = @getimagesizefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a broken image has no size.
		return false === $size || $size['mime'] !== $mime ? array( 0, 0 ) : array( $size[0], $size[1] );
	}

	private static function type_of( string $bytes ): string {
		$signatures = array(
			'image/jpeg'      => '/\A\xFF\xD8\xFF/',
			'image/png'       => '/\A\x89PNG\r\n\x1A\n/',
			'image/gif'       => '/\AGIF8[79]a/',
			'image/webp'      => '/\ARIFF.{4}WEBP/s',
			'image/avif'      => '/\A.{4}ftypavi[fs]/s',
			'video/quicktime' => '/\A.{4}ftypqt  /s',
			'video/mp4'       => '/\A.{4}ftyp(?:iso[m2-9]|mp4[12]|avc1|M4V|MSNV|dash|f4v )/s',
			'audio/mpeg'      => '/\A(?:ID3|\xFF[\xFB\xF3\xF2]|.{4}ftypM4[AB] )/s',
			'video/webm'      => '/\A\x1A\x45\xDF\xA3.{0,60}webm/s',
			'video/ogg'       => '/\AOggS.{20,200}\x80theora/s',
			'audio/ogg'       => '/\AOggS/',
			'audio/wav'       => '/\ARIFF.{4}WAVE/s',
			'audio/flac'      => '/\AfLaC/',
			'application/pdf' => '/\A%PDF-\d/',
		);
		foreach ( $signatures as $mime => $signature ) {
			if ( 1 === preg_match( $signature, substr( $bytes, 0, self::HEAD ) ) ) {
				return $mime;
			}
		}
		return '';
	}
}
