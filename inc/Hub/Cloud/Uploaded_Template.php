<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Kit;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Failure;

/** The contents of a version: one unparsed text, its media, style and thumbnail. */
final class Uploaded_Template {

	public string $content;

	/** Identifies the text to the site that uploaded it; '' for none. */
	public string $signature;

	/** @var list<array<string, int|string>> As Cloud_Schema::media(). */
	public array $media;

	/** JSON of the style, or of the kit and page settings of an Elementor template. ''. if there is none. */
	public string $look;

	/** Hash of an image, or ''. */
	public string $picture;

	/** @var list<string> Hashes of the style's fonts. */
	private array $fonts;

	/**
	 * @param string $platform 'gutenberg' or 'elementor'.
	 * @param array<string, mixed> $arguments content, signature, media, look, kit and page_settings (optional; the last two as JSON), picture.
	 * @throws Failure 413 too_large, 400 for an empty or invalid text.
	 */
	public function __construct( string $platform, array $arguments ) {
		$this->content   = $arguments['content'];
		$this->signature = $arguments['signature'];
		$this->media     = $arguments['media'];
		$look            = 'elementor' === $platform ? self::elementor_context( $arguments ) : $arguments['look'] ?? null;
		$this->look      = null === $look ? '' : (string) wp_json_encode( $look, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$this->picture   = $arguments['picture'];
		$this->fonts     = array_values( self::fonts_of_style( $arguments['look'] ?? array() ) );
		if ( count( $this->fonts ) > Style_Schema::MAX_FONTS || count( $this->fonts ) < count( self::faces_of( $arguments['look'] ?? array() ) ) ) {
			throw new Failure( 'rest_invalid_param', self::invalid_font_message(), 400, array( 'look' => self::invalid_font_message() ) );
		}
		if ( strlen( $this->content ) > Contract::MAX_CONTENT_BYTES ) {
			throw new Failure( 'too_large', sprintf( /* translators: %s: size, such as 4 MB. */ __( 'This template is larger than %s.', 'templately' ), (string) size_format( Contract::MAX_CONTENT_BYTES ) ), 413 );
		}
		if ( '' === trim( $this->content ) ) {
			throw new Failure( 'rest_invalid_param', self::content_empty(), 400, array( 'content' => self::content_empty() ) );
		}
		// The original text is stored: decoding and encoding it would turn {} into [].
		if ( 'elementor' === $platform ) {
			self::require_tree( $this->content );
		}
	}

	/**
	 * @param array<string, mixed> $arguments kit and page_settings as JSON, both optional.
	 * @return array{kit: array<string, mixed>|null, page_settings: array<string, mixed>}|null null if both are empty.
	 * @throws Failure 400 for an invalid kit. Unsafe page settings are removed.
	 */
	private static function elementor_context( array $arguments ): ?array {
		try {
			$kit = Kit::validate( (array) json_decode( $arguments['kit'] ?? '', true, 64 ) );
		} catch ( Invalid_Elements $unfit ) {
			throw new Failure( 'rest_invalid_param', $unfit->getMessage(), 400, array( 'kit' => $unfit->getMessage() ) );
		}
		$page_settings = ( new Page_Settings( (array) json_decode( $arguments['page_settings'] ?? '', true, 64 ) ) )->kept;
		return null === $kit && array() === $page_settings ? null : compact( 'kit', 'page_settings' );
	}

	/** Requires a valid tree of elements. It may contain unfiltered HTML, because each site sanitizes what it inserts. */
	private static function require_tree( string $content ): void {
		try {
			new Element_Tree( $content );
		} catch ( Invalid_Elements $unfit ) {
			$why = __( 'This is not an Elementor template.', 'templately' ) . ' ' . $unfit->getMessage();
			throw new Failure( 'rest_invalid_param', $why, 400, array( 'content' => $why ) );
		}
	}

	/** Returns its key in Document_Store. */
	public function hash(): string {
		return hash( 'sha256', $this->content );
	}

	public function size(): int {
		return strlen( $this->content );
	}

	/**
	 * @param array<mixed> $look As Style_Schema::schema().
	 * @return array<string, string> File name to hash. Other file names are left out.
	 */
	public static function fonts_of_style( array $look ): array {
		$fonts = array();
		foreach ( self::faces_of( $look ) as $file ) {
			if ( 1 === preg_match( '/^([0-9a-f]{64})\.woff2$/D', $file, $found ) ) {
				$fonts[ $file ] = $found[1];
			}
		}
		return $fonts;
	}

	/**
	 * @param array<mixed> $look As Style_Schema::schema().
	 * @return list<string> Distinct files of its font faces.
	 */
	private static function faces_of( array $look ): array {
		$files = array();
		foreach ( $look['presets']['font-family'] ?? array() as $family ) {
			$files = array_merge( $files, array_column( $family['faces'], 'file' ) );
		}
		return array_values( array_unique( $files ) );
	}

	/** @return list<string> Hashes. */
	public function fonts(): array {
		return $this->fonts;
	}

	/** @return list<string> Hashes of media, thumbnail and fonts. Distinct, in order. */
	public function required_hashes(): array {
		$hashes = array_unique( array_filter( array_merge( array_map( 'strval', array_column( $this->media, 'sha256' ) ), array( $this->picture ), $this->fonts ) ) );
		sort( $hashes );
		return $hashes;
	}

	public static function invalid_font_message(): string {
		return __( 'A font of this template is invalid or larger than 2 MB.', 'templately' );
	}

	private static function content_empty(): string {
		return __( 'This template is empty.', 'templately' );
	}
}
