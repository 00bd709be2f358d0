<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Media\Media_Importer;
use Throwable;

/**
 * Takes template files in, with the media that came along in their zip: of each template all of it, or nothing.
 *
 * @phpstan-import-type Item from Saved_Templates
 */
final class Template_Import {

	private Saved_Templates $templates;

	private Document_Portability $packing;

	private Media_Importer $media;

	/** @param Document_Portability         $packing   Makes documents this site's. */
	public function __construct( Saved_Templates $templates, Document_Portability $packing, Media_Importer $media ) {
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
		$archive = Template_Archive::is_zip( $bytes ) ? new Template_Archive( $bytes ) : null;
		$media   = new Archive_Media( $archive );
		$items   = array();
		$failed  = array();
		$made    = array();
		$shown   = array();
		try {
			foreach ( null === $archive ? array( __( 'Template', 'templately' ) => $bytes ) : $archive->templates() as $name => $json ) {
				try {
					$file    = self::file( (string) $name, $json );
					$shown  += Document_Portability::find_media( $file->content );
					$brought = $this->bring( $file, $media );
					$items[] = $this->keep( $file, $brought );
					$made    = array_merge( $made, $brought['made'] );
					if ( array() !== $file->dropped ) {
						/* translators: %s: names of settings, such as custom_css, post_status. */
						$failed[] = self::failed( (string) $name, sprintf( __( 'The template came without these page settings: %s.', 'templately' ), wp_html_excerpt( sanitize_text_field( implode( ', ', $file->dropped ) ), 200, '…' ) ) );
					}
				} catch ( Failure $failure ) {
					$failed[] = self::failed( (string) $name, $failure->getMessage() );
				}
			}
			// Of a template that could not be read nobody knows what it shows.
			foreach ( null === $archive || array() !== $failed ? array() : array_diff_key( $archive->media(), $shown ) as $name ) {
				$failed[] = self::failed( $name, __( 'No template in this zip shows it.', 'templately' ) );
			}
		} finally {
			$media->close();
			if ( null !== $archive ) {
				$archive->close();
			}
		}
		if ( array() === $items ) {
			throw new Failure( 'nothing_imported', $failed[0]['message'] ?? Template_File::no_template_message(), 422, array(), array( 'failed' => $failed ) );
		}
		return array(
			'status'      => 'success',
			'items'       => $items,
			'failed'      => $failed,
			'attachments' => $made,
		);
	}

	/**
	 * @param string|null $json What is in it; null where it is damaged.
	 *
	 * @throws Failure 400 for what is no template, or damaged.
	 */
	private static function file( string $name, ?string $json ): Template_File {
		if ( null === $json ) {
			throw new Failure( 'invalid_file', Template_File::damaged_message(), 400 );
		}
		$file = Template_File::parse( $json );
		if ( '' === $file->title ) {
			$file->title = (string) preg_replace( '/\.json$/i', '', sanitize_text_field( $name ) );
		}
		return $file;
	}

	/**
	 * Brings the media that a template shows.
	 *
	 * @return array{ids: array<int, int>, made: list<int>} Number of each to attachment, and the attachments that are new.
	 *
	 * @throws Failure 400 where one is missing, damaged or none; 403, 409 elementor_missing, or 502 as the media library has it.
	 */
	private function bring( Template_File $file, Archive_Media $media ): array {
		$this->templates->require_builder( $file->platform );
		$shown = array();
		foreach ( Document_Portability::find_media( $file->content ) as $number => $name ) {
			$shown[ $number ] = $media->get( $number, $name );
		}
		return $this->media->import_from(
			static function ( array $files, callable $take ) use ( $media ): void {
				foreach ( $files as $file ) {
					$take( $media->path( $file['sha256'] ), $file );
				}
			},
			$shown,
			0
		);
	}

	/**
	 * Makes a template show its media here, and keeps it. Its links to pages of another site lead nowhere.
	 *
	 * @param array{ids: array<int, int>, made: list<int>} $brought Its media, as bring() returned them; what is new goes again where the template cannot stay.
	 * @return Item
	 *
	 * @throws Throwable What went wrong.
	 */
	private function keep( Template_File $file, array $brought ): array {
		try {
			$file->content = Document_Portability::remove_page_links( $this->packing->import_document( $file->content, $brought['ids'], false ) );
			return $this->templates->store( $file );
		} catch ( Throwable $thrown ) {
			$this->media->delete_imported( $brought['made'] );
			throw $thrown;
		}
	}

	/** @return array{name: string, message: string} */
	private static function failed( string $name, string $message ): array {
		return array(
			'name'    => wp_html_excerpt( sanitize_text_field( $name ), 100 ),
			'message' => $message,
		);
	}
}
