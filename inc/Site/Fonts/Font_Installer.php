<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Capabilities;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;
use Throwable;

/** Installs the fonts of a design in WordPress's font library. */
final class Font_Installer {

	public const CLOUD = 'cloud';

	private Client $hub;

	private Profile $profile;

	private Font_Library $library;

	public function __construct( Client $hub, Profile $profile, Font_Library $library ) {
		$this->hub     = $hub;
		$this->profile = $profile;
		$this->library = $library;
	}

	/**
	 * Installs the font families that this site lacks. Safe to repeat.
	 * @param int $id Id of a hub item, or of a cloud file.
	 * @return array{faces: list<array{family: string, weight: string, style: string, url: string}>, styles_id: int} All faces of the design, and the global styles post, of which the editor may hold an outdated copy.
	 * @throws Failure 401 not_signed_in or is_signed_failed; 502 for a damaged font; 500 on a write error; errors of the hub.
	 * @throws Throwable Of WordPress or other plugins.
	 */
	public function install( int $id, string $origin = '' ): array {
		$is_cloud = self::CLOUD === $origin;
		Capabilities::require_capability( $is_cloud ? 'edit_posts' : Capabilities::BROWSE );
		$families = $this->profile->request(
			function ( string $token ) use ( $id, $is_cloud ): array {
				$document = $is_cloud ? $this->hub->get_document( "/files/$id/content", array(), $token )->body : $this->hub->get( "/items/$id/content", array(), $token, true )->body;
				$families = Design_Fonts::font_families( array( 'content' => (array) $document['content'] ) + $document );
				foreach ( $this->library->missing_families( $families ) as $family ) {
					$this->install_family( $id, $is_cloud, $token, $family );
				}
				return $families;
			}
		);
		return array(
			'faces'     => array_merge( array(), ...array_map( array( $this->library, 'faces' ), array_column( $families, 'name' ) ) ),
			'styles_id' => Theme_Fonts::styles_id(),
		);
	}

	/**
	 * @param list<array{sha256: string, size: int}>                     $files
	 * @param callable( string, array{sha256: string, size: int} ): void $take
	 */
	private function fetch( int $id, bool $is_cloud, string $token, array $files, callable $take ): void {
		foreach ( $is_cloud ? $files : array() as $file ) {
			$this->hub->download_files( "/files/$id/media/{$file['sha256']}", array(), $token, array( $file ), $take );
		}
		if ( ! $is_cloud ) {
			$this->hub->download_files( "/items/$id/media", array( 'sha256' => array_column( $files, 'sha256' ) ), $token, $files, $take );
		}
	}

	/** @param array{name: string, stack: string, licence: string, faces: list<array{sha256: string, size: int, weight: string, style: string, unicode_range: string}>} $family */
	private function install_family( int $id, bool $is_cloud, string $token, array $family ): void {
		$paths = array();
		$files = array_values( array_column( $family['faces'], null, 'sha256' ) );
		try {
			$this->fetch(
				$id,
				$is_cloud,
				$token,
				array_map(
					static function ( array $file ): array {
						return array(
							'sha256' => $file['sha256'],
							'size'   => $file['size'],
						);
					},
					$files
				),
				static function ( string $path, array $file ) use ( &$paths ): void {
					if ( ! Media_File::is_woff2( (string) file_get_contents( $path ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a temporary file.
						throw self::damaged_error();
					}
					$paths[ $file['sha256'] ] = wp_tempnam( 'templately-font' );
					copy( $path, $paths[ $file['sha256'] ] );
				}
			);
			$faces = array();
			foreach ( $family['faces'] as $face ) {
				$faces[] = array( 'path' => $paths[ $face['sha256'] ] ) + $face;
			}
			$this->library->add( $family['name'], $family['stack'], $faces, $family['licence'] );
		} catch ( Failure $failure ) {
			throw 'damaged_file' === $failure->error_code() ? self::damaged_error() : $failure;
		} finally {
			array_map( 'wp_delete_file', array_filter( $paths, 'is_file' ) );
		}
	}

	private static function damaged_error(): Failure {
		return new Failure( 'invalid_font', __( 'A font of this design was not received completely. Nothing was inserted. Please try again.', 'templately' ), 502 );
	}
}
