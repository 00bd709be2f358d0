<?php

declare( strict_types=1 );

namespace Templately\Templates;

use Templately\Cloud\Packing;
use Templately\Insertion\Incoming_Media;
use Templately\Media\Media_File;
use Templately\Media\Unfit_Media;
use Templately\Rest\Failure;
use Throwable;

/**
 * Takes template files in, with the media that came along in their zip: of each template all of it, or nothing.
 *
 * @phpstan-import-type Item from Saved_Templates
 */
final class Template_Import {

	/** @var Saved_Templates */
	private $templates;

	/** @var Packing */
	private $packing;

	/** @var Incoming_Media */
	private $media;

	/**
	 * @param Saved_Templates $templates Templates of this site.
	 * @param Packing         $packing   Makes documents this site's.
	 * @param Incoming_Media  $media     Brings media here.
	 */
	public function __construct( Saved_Templates $templates, Packing $packing, Incoming_Media $media ) {
		$this->templates = $templates;
		$this->packing   = $packing;
		$this->media     = $media;
	}

	/**
	 * Takes files in: one, or several in a zip. What is wrong in one of several is named, and the others come.
	 *
	 * @param string $bytes A file of a builder, or a zip of such.
	 * @return array{status: string, items: list<Item>, failed: list<array{name: string, message: string}>, attachments: list<int>} With the media that are new.
	 *
	 * @throws Failure 403 invalid_permission, 400 or 413 for a zip that may not come in, 422 with the first reason where nothing came.
	 */
	public function import( string $bytes ): array {
		Saved_Templates::require_may_save();
		$archive = Template_Archive::is_one( $bytes ) ? new Template_Archive( $bytes ) : null;
		$items   = array();
		$failed  = array();
		$made    = array();
		$shown   = array();
		try {
			foreach ( null === $archive ? array( __( 'Template', 'templately' ) => $bytes ) : $archive->templates() as $name => $json ) {
				try {
					$file    = self::file( (string) $name, $json );
					$shown  += Packing::media_in( $file->content );
					$brought = $this->bring( $file, $archive );
					$items[] = $this->keep( $file, $brought );
					$made    = array_merge( $made, $brought );
				} catch ( Failure $failure ) {
					$failed[] = self::failed( (string) $name, $failure->getMessage() );
				}
			}
			// Of a template that could not be read nobody knows what it shows.
			foreach ( null === $archive || array() !== $failed ? array() : array_diff_key( $archive->media(), $shown ) as $name ) {
				$failed[] = self::failed( $name, __( 'No template in this zip shows it.', 'templately' ) );
			}
		} finally {
			if ( null !== $archive ) {
				$archive->close();
			}
		}
		if ( array() === $items ) {
			throw new Failure( 'nothing_imported', $failed[0]['message'] ?? Messages::no_template(), 422, array(), array( 'failed' => $failed ) );
		}
		return array(
			'status'      => 'success',
			'items'       => $items,
			'failed'      => $failed,
			'attachments' => $made,
		);
	}

	/**
	 * @param string      $name What the file is called.
	 * @param string|null $json What is in it; null where it is damaged.
	 *
	 * @throws Failure 400 for what is no template, or damaged.
	 */
	private static function file( string $name, ?string $json ): Template_File {
		if ( null === $json ) {
			throw new Failure( 'invalid_file', Messages::damaged(), 400 );
		}
		$file = Template_File::read( $json );
		if ( '' === $file->title ) {
			$file->title = (string) preg_replace( '/\.json$/i', '', sanitize_text_field( $name ) );
		}
		return $file;
	}

	/**
	 * Brings the media that a template shows, and makes it show them. Its links to pages of another site lead nowhere.
	 *
	 * @param Template_File         $file    The template, whose content changes.
	 * @param Template_Archive|null $archive What it came in; null where it came alone.
	 * @return list<int> Attachments that are new.
	 *
	 * @throws Failure 400 where one is missing, damaged or none; 403, 409 elementor_missing, or 502 as the media library has it.
	 */
	private function bring( Template_File $file, ?Template_Archive $archive ): array {
		$this->templates->require_builder( $file->platform );
		$media = array();
		$paths = array();
		try {
			foreach ( Packing::media_in( $file->content ) as $number => $name ) {
				$bytes = null === $archive ? null : $archive->medium( $number );
				if ( null === $bytes ) {
					/* translators: %s: name of a file. */
					throw new Failure( 'media_missing', sprintf( null === $archive ? __( 'It shows media that are not in this file, such as %s. Import the zip that it came in.', 'templately' ) : __( 'It shows a file that is missing in this zip, or damaged: %s', 'templately' ), $name ), 400 );
				}
				$sha256           = hash( 'sha256', $bytes );
				$paths[ $sha256 ] = $paths[ $sha256 ] ?? wp_tempnam( 'templately' );
				$media[ $number ] = array(
					'id'     => $number,
					'sha256' => $sha256,
					'size'   => strlen( $bytes ),
					'name'   => $name,
					'mime'   => self::written( $paths[ $sha256 ], $bytes, $name ),
					'alt'    => '',
				);
			}
			$brought = $this->media->bring_from(
				static function ( array $files, callable $take ) use ( $paths ): void {
					foreach ( $files as $file ) {
						$take( $paths[ $file['sha256'] ], $file );
					}
				},
				$media,
				0
			);
		} finally {
			array_map( 'wp_delete_file', $paths );
		}
		$file->content = Packing::without_pages( $this->packing->unpack( $file->content, $brought['ids'], false ) );
		return $brought['made'];
	}

	/**
	 * Writes a medium to where it is looked at, whatever its name says.
	 *
	 * @param string $path  A temporary file.
	 * @param string $bytes What is in it.
	 * @param string $name  What it is called.
	 * @return string Its type.
	 *
	 * @throws Failure 400 for what is no medium, 500 where it cannot be written.
	 */
	private static function written( string $path, string $bytes, string $name ): string {
		if ( strlen( $bytes ) !== file_put_contents( $path, $bytes ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
			throw new Failure( 'not_saved', Messages::not_saved(), 500 );
		}
		try {
			return Media_File::in( $path )->mime();
		} catch ( Unfit_Media $unfit ) {
			/* translators: %s: name of a file. */
			throw new Failure( 'invalid_file', sprintf( __( 'It shows a file that is no image, film, sound or PDF, or is damaged: %s', 'templately' ), $name ), 400 );
		}
	}

	/**
	 * @param Template_File $file    A template.
	 * @param list<int>     $brought Attachments that came with it, which go again where it cannot stay.
	 * @return Item
	 *
	 * @throws Throwable What went wrong.
	 */
	private function keep( Template_File $file, array $brought ): array {
		try {
			return $this->templates->keep( $file );
		} catch ( Throwable $thrown ) {
			$this->media->take_back( $brought );
			throw $thrown;
		}
	}

	/**
	 * @param string $name    Name of a file.
	 * @param string $message Why it did not come.
	 * @return array{name: string, message: string}
	 */
	private static function failed( string $name, string $message ): array {
		return array(
			'name'    => wp_html_excerpt( sanitize_text_field( $name ), 100 ),
			'message' => $message,
		);
	}
}
