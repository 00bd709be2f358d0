<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Rest\Failure;

/** Tells whose a URL in a design is, in any spelling: media or a page of the design, the hub's, this site's or another site's. */
final class Url_Classifier {

	public const HERE    = 'here';
	public const MEDIUM  = 'medium';
	public const HUB     = 'hub';
	public const FOREIGN = 'foreign';
	/** Not a URL, or one without a host: text, an anchor, an email address. */
	public const NONE = 'none';

	private const MEDIA_HOST = 'media.templately.invalid';

	/** @var list<int> */
	private array $media;

	private string $hub;

	/** @var string[]|null This site's hosts. null until needed: most texts contain no URL. */
	private ?array $own = null;

	/** Lowercase URL of the uploads folder without a scheme. */
	private string $uploads = '';

	private bool $may_lack;

	/**
	 * @param list<int> $media Media ids of the design.
	 * @param string $hub_address URL of a remote hub. '' for the embedded hub.
	 * @param bool $may_lack Treat URLs of unknown media as the hub's instead of failing.
	 */
	public function __construct( array $media, string $hub_address, bool $may_lack = false ) {
		$this->media    = $media;
		$this->may_lack = $may_lack;
		$this->hub      = '' === $hub_address ? '' : self::split( $hub_address )['host'];
	}

	/** Returns one of this class's constants. */
	public function classify( string $address ): string {
		list( 'scheme' => $scheme, 'host' => $host ) = self::split( $address );
		if ( '' === $host ) {
			return in_array( $scheme, array( '', 'data' ), true ) ? self::HERE : self::NONE;
		}
		if ( self::MEDIA_HOST === $host && 0 !== $this->find_media( $address ) ) {
			return self::MEDIUM;
		}
		if ( 1 === preg_match( '/(?:^|\.)templately\.invalid$/', $host ) || ( '' !== $this->hub && $host === $this->hub ) ) {
			return self::HUB;
		}
		return in_array( $host, $this->own_hosts(), true ) ? self::HERE : self::FOREIGN;
	}

	public function has_media( int $id ): bool {
		return in_array( $id, $this->media, true );
	}

	/**
	 * Returns the media id in a URL. 0 if there is none.
	 * @throws Failure 502 for unknown media, unless $may_lack.
	 */
	public function find_media( string $address ): int {
		list( 'host' => $host, 'path' => $path ) = self::split( $address );
		if ( self::MEDIA_HOST !== $host || 1 !== preg_match( '#^/+(\d{1,10})(?:/|$)#', $path, $found ) ) {
			return 0;
		}
		if ( ! in_array( (int) $found[1], $this->media, true ) ) {
			if ( $this->may_lack ) {
				return 0;
			}
			throw new Failure( 'invalid_content', self::damaged_message(), 502 );
		}
		return (int) $found[1];
	}

	/** Returns the normalised form of a URL that a page loads by itself. null unless it is this site's or the design's. */
	public function normalize_resource_url( string $address ): ?string {
		$kind = $this->classify( $address );
		if ( self::MEDIUM === $kind ) {
			return $this->normalize_media_url( $address );
		}
		return self::HERE === $kind ? $address : null;
	}

	/** Returns the normalised form of a URL that visitors follow. '#' for the hub's. */
	public function normalize_link_url( string $address ): string {
		$kind = $this->classify( $address );
		if ( self::MEDIUM === $kind ) {
			return $this->normalize_media_url( $address );
		}
		return self::HUB === $kind ? '#' : $address;
	}

	/** Returns the host of a URL as a browser reads it. '' if it has none. */
	public static function host( string $address ): string {
		return self::split( $address )['host'];
	}

	public function has_hub_url( string $text ): bool {
		for ( $round = 0; $round < 3; $round++ ) {
			$plain = strtolower(
				strtr(
					$text,
					array(
						'\\'       => '',
						"\u{3002}" => '.',
						"\u{FF0E}" => '.',
						"\u{FF61}" => '.',
					)
				)
			);
			if ( false !== strpos( $plain, '//' ) ) {
				$this->own_hosts();
				// Local uploads are allowed, even if the hub has the same host on another port or path.
				$plain = str_replace( $this->uploads, '//uploads/', $plain );
			}
			if ( 1 === preg_match( '#//[^\s/"\'<>]*templately\.invalid#', $plain ) || ( '' !== $this->hub && 1 === preg_match( '#//(?:[^\s/"\'<>@]*@)?' . preg_quote( $this->hub, '#' ) . '(?![\w.-])#', $plain ) ) ) {
				return true;
			}
			$decoded = (string) preg_replace_callback(
				'/\\\\u([0-9a-f]{4})/i',
				static function ( array $found ): string {
					return hexdec( $found[1] ) < 128 ? chr( (int) hexdec( $found[1] ) ) : $found[0];
				},
				$text
			);
			$decoded = html_entity_decode( rawurldecode( $decoded ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			if ( $decoded === $text ) {
				return false;
			}
			$text = $decoded;
		}
		return false;
	}

	private function normalize_media_url( string $address ): string {
		$usual = 'https://' . self::MEDIA_HOST . '/' . $this->find_media( $address ) . '/';
		return 0 === strpos( $address, $usual ) ? $address : $usual . 'medium';
	}

	/** @return string[] */
	private function own_hosts(): array {
		if ( null === $this->own ) {
			$uploads       = wp_upload_dir( null, false )['baseurl'];
			$this->own     = array_map( array( self::class, 'host' ), array( home_url(), site_url(), $uploads ) );
			$this->uploads = strtolower( (string) preg_replace( '#^https?:#i', '', trailingslashit( $uploads ) ) );
		}
		return $this->own;
	}

	/**
	 * Parses a URL like a browser.
	 * @return array{scheme: string, host: string, path: string} Lowercase, except the path.
	 */
	private static function split( string $address ): array {
		$address = str_replace( '\\', '/', (string) preg_replace( '/[\t\n\r]+/', '', trim( $address, "\0..\x20" ) ) );
		preg_match( '#^(?:([a-z][a-z0-9+.-]*):)?(.*)$#is', $address, $found );
		$scheme = strtolower( $found[1] ?? '' );
		$rest   = $found[2] ?? '';
		$host   = '';
		$path   = $rest;
		if ( in_array( $scheme, array( 'http', 'https', 'ftp', 'ws', 'wss' ), true ) || ( 0 === strpos( $rest, '//' ) && 'data' !== $scheme ) ) {
			$rest = ltrim( $rest, '/' );
			$host = substr( $rest, 0, strcspn( $rest, '/?#' ) );
			$path = substr( $rest, strlen( $host ) );
			$host = rawurldecode( (string) preg_replace( '/^.*@|:\d*$/', '', $host ) );
			$host = strtr(
				$host,
				array(
					"\u{3002}" => '.',
					"\u{FF0E}" => '.',
					"\u{FF61}" => '.',
					"\u{AD}"   => '',
				)
			);
			if ( function_exists( 'idn_to_ascii' ) && 1 === preg_match( '/[^\x00-\x7F]/', $host ) ) {
				$ascii = idn_to_ascii( $host, IDNA_DEFAULT, INTL_IDNA_VARIANT_UTS46 );
				$host  = false === $ascii ? $host : $ascii;
			}
			$host = strtolower( rtrim( $host, '.' ) );
			$host = '' === $host ? '?' : $host;
		}
		return compact( 'scheme', 'host', 'path' );
	}

	public static function damaged_message(): string {
		return __( 'This design is damaged. Nothing was inserted.', 'templately' );
	}
}
