<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Contract\Cloud as Contract;
use Templately\Rest\Failure;

/**
 * What a version of a file holds, as it was pushed: one text, which nobody takes apart, the media that it names, its look and its
 * picture.
 */
final class Pushed_Template {

	/** How deep an Elementor tree may be. */
	private const DEEPEST = 128;

	/** @var string */
	public $content;

	/** @var list<array<string, int|string>> Members of Contract\Cloud::media(). */
	public $media;

	/** @var string JSON; '' for none. */
	public $look;

	/** @var string Hash of an image; '' for none. */
	public $picture;

	/**
	 * @param string               $platform  'gutenberg' or 'elementor'.
	 * @param array<string, mixed> $arguments content, media, look (null or left out for none), picture.
	 *
	 * @throws Failure 413 too_large, 400 for a text that is empty or no tree.
	 */
	public function __construct( string $platform, array $arguments ) {
		$this->content = $arguments['content'];
		$this->media   = $arguments['media'];
		$this->look    = isset( $arguments['look'] ) ? (string) wp_json_encode( $arguments['look'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : '';
		$this->picture = $arguments['picture'];
		if ( strlen( $this->content ) > Contract::BIGGEST_CONTENT ) {
			throw new Failure( 'too_large', Messages::too_large( Contract::BIGGEST_CONTENT ), 413 );
		}
		if ( '' === trim( $this->content ) ) {
			throw new Failure( 'rest_invalid_param', Messages::content_empty(), 400, array( 'content' => Messages::content_empty() ) );
		}
		// Its text is what is kept: decoded and written again, each {} of it would be a [].
		if ( 'elementor' === $platform && ! is_array( json_decode( $this->content, true, self::DEEPEST ) ) ) {
			throw new Failure( 'rest_invalid_param', Messages::content_broken(), 400, array( 'content' => Messages::content_broken() ) );
		}
	}

	/** Returns its address among contents. */
	public function hash(): string {
		return hash( 'sha256', $this->content );
	}

	/** Returns its bytes. */
	public function size(): int {
		return strlen( $this->content );
	}

	/**
	 * Returns the hashes of all that it needs: its media, and its picture.
	 *
	 * @return list<string> Each once, in their order.
	 */
	public function hashes(): array {
		$hashes = array_unique( array_filter( array_merge( array_map( 'strval', array_column( $this->media, 'sha256' ) ), array( $this->picture ) ) ) );
		sort( $hashes );
		return $hashes;
	}
}
