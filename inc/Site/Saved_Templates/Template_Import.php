<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Media\Media_Importer;
use Throwable;

/**
 * Imports template files with their media. Each template is imported completely or not at all.
 * @phpstan-import-type Item from Saved_Templates
 */
final class Template_Import {

	private Saved_Templates $templates;

	private Document_Portability $portability;

	private Media_Importer $media;

	public function __construct( Saved_Templates $templates, Document_Portability $portability, Media_Importer $media ) {
		$this->templates   = $templates;
		$this->portability = $portability;
		$this->media       = $media;
	}

	/**
	 * Imports a template file, or all those of a zip. Reports faulty ones and imports the rest.
	 * @return array{status: string, items: list<Item>, failed: list<array{name: string, message: string}>, attachments: list<int>} attachments: the newly imported media.
	 * @throws Failure 400 or 413 for an invalid zip, 403 invalid_permission, 422 nothing_imported with the first reason.
	 */
	public function import( string $bytes ): array {
		Saved_Templates::require_may_save();
		$archive     = Template_Archive::is_zip( $bytes ) ? new Template_Archive( $bytes ) : null;
		$media       = new Archive_Media( $archive );
		$items       = array();
		$failed      = array();
		$attachments = array();
		$used        = array();
		try {
			foreach ( null === $archive ? array( __( 'Template', 'templately' ) => $bytes ) : $archive->templates() as $name => $json ) {
				try {
					$file        = self::parse( (string) $name, $json );
					$used       += self::find_media( $file );
					$imported    = $this->import_media( $file, $media );
					$items[]     = $this->save( $file, $imported );
					$attachments = array_merge( $attachments, $imported['made'] );
					if ( array() !== $file->dropped ) {
						/* translators: %s: names of settings, such as custom_css, post_status. */
						$failed[] = self::failed( (string) $name, sprintf( __( 'The template was imported without these page settings: %s.', 'templately' ), wp_html_excerpt( sanitize_text_field( implode( ', ', $file->dropped ) ), 200, '…' ) ) );
					}
				} catch ( Failure $failure ) {
					$failed[] = self::failed( (string) $name, $failure->getMessage() );
				}
			}
			// If a template could not be read, the media it uses are unknown.
			foreach ( null === $archive || array() !== $failed ? array() : array_diff_key( $archive->media(), $used ) as $name ) {
				$failed[] = self::failed( $name, __( 'No template in this zip uses it.', 'templately' ) );
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
			'attachments' => $attachments,
		);
	}

	/** @param string|null $json null for a damaged entry. */
	private static function parse( string $name, ?string $json ): Template_File {
		if ( null === $json ) {
			throw new Failure( 'invalid_file', Template_File::damaged_message(), 400 );
		}
		$file = Template_File::parse( $json );
		if ( '' === $file->title ) {
			$file->title = (string) preg_replace( '/\.json$/i', '', sanitize_text_field( $name ) );
		}
		return $file;
	}

	/** @return array{ids: array<int, int>, made: list<int>} Number to attachment, and the newly created attachments. */
	private function import_media( Template_File $file, Archive_Media $media ): array {
		$this->templates->require_builder( $file->platform );
		$used = array();
		foreach ( self::find_media( $file ) as $number => $name ) {
			$used[ $number ] = $media->get( $number, $name );
		}
		return $this->media->import_from(
			static function ( array $files, callable $take ) use ( $media ): void {
				foreach ( $files as $file ) {
					$take( $media->path( $file['sha256'] ), $file );
				}
			},
			$used,
			0
		);
	}

	/**
	 * Saves a template with local media and without links to pages of other sites. Deletes the new media if that fails.
	 * @param array{ids: array<int, int>, made: list<int>} $imported Return value of bring().
	 * @return Item
	 */
	private function save( Template_File $file, array $imported ): array {
		try {
			$file->content  = $this->localise( $file->content, $imported['ids'] );
			$file->settings = (array) json_decode( $this->localise( self::settings_json( $file ), $imported['ids'] ), true );
			return $this->templates->store( $file );
		} catch ( Throwable $thrown ) {
			$this->media->delete_imported( $imported['made'] );
			throw $thrown;
		}
	}

	/** @param array<int, int> $ids Number to attachment. */
	private function localise( string $text, array $ids ): string {
		return Document_Portability::remove_page_links( $this->portability->import_document( $text, $ids, false ) );
	}

	/** @return array<int, string> Number to file name. */
	private static function find_media( Template_File $file ): array {
		return Document_Portability::find_media( $file->content ) + Document_Portability::find_media( self::settings_json( $file ) );
	}

	private static function settings_json( Template_File $file ): string {
		return (string) wp_json_encode( $file->settings, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** @return array{name: string, message: string} */
	private static function failed( string $name, string $message ): array {
		return array(
			'name'    => wp_html_excerpt( sanitize_text_field( $name ), 100 ),
			'message' => $message,
		);
	}
}
