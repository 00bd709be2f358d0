<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Content_Signature;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Preview_Page;
use Templately\Site\Http\Signed_Url;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;
use Templately\Site\Saved_Templates\Template_File;
use Templately\Site\Styles\Style_Adapter;
use Throwable;
use ZipArchive;

/** Downloads and previews the content of cloud files. Methods throw a Failure: 401, 404, or 503 hub_unreachable. */
final class Cloud_Documents {

	private Client $hub;

	private Profile $profile;

	private Document_Portability $portability;

	private Block_Importer $importer;

	private Style_Adapter $style_adapter;

	private Content_Signature $signature;

	private string $origin;

	public function __construct( Client $hub, Profile $profile, Document_Portability $portability, Block_Importer $importer, Style_Adapter $style_adapter, Content_Signature $signature, string $origin ) {
		$this->hub           = $hub;
		$this->profile       = $profile;
		$this->portability   = $portability;
		$this->importer      = $importer;
		$this->style_adapter = $style_adapter;
		$this->signature     = $signature;
		$this->origin        = $origin;
	}

	/**
	 * @param int $version 0 for the newest version.
	 * @return array<string, mixed> See Cloud_Schema::content().
	 */
	public function get( int $id, int $version = 0 ): array {
		return $this->profile->request(
			function ( string $token ) use ( $id, $version ): array {
				return $this->hub->get_document( "/files/$id/content", $version > 0 ? compact( 'version' ) : array(), $token )->body;
			}
		);
	}

	/**
	 * Checks whether the current user uploaded exactly this document from this site and has unfiltered_html. Such a document
	 * is shown and inserted unchanged; all others are sanitized.
	 * @param array<string, mixed> $document Return value of get().
	 */
	public function is_trusted( array $document ): bool {
		return $this->signature->verify( $document['signature'], $document['content'] );
	}

	/**
	 * Checks whether a document comes from this site. Without a valid signature, trusts the hub's word.
	 * @param array<string, mixed> $document Return value of get().
	 */
	public function is_from_this_site( array $document ): bool {
		return $this->is_trusted( $document ) || $this->origin === $document['file']['origin'];
	}

	/** @return array{file_name: string, fileURL: string} */
	public function download_info( int $id ): array {
		return array(
			'file_name' => self::name( $this->get( $id ) ),
			'fileURL'   => Signed_Url::create( Cloud::DOWNLOAD, compact( 'id' ), Signed_Url::LIFETIME ),
		);
	}

	/**
	 * Writes a file to a temporary path, in its builder's format, or zipped if it has media. Media are never held in memory.
	 * @return array{name: string, mime: string, path: string} The caller deletes the file.
	 * @throws Throwable Failure 500 not_saved or 502 damaged_file, or any error while writing.
	 */
	public function write_file( int $id ): array {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$document  = $this->get( $id );
		$json      = self::to_template_file( $document )->to_json();
		$has_media = array() !== $document['media'];
		$path      = wp_tempnam( 'templately' );
		try {
			if ( $has_media ) {
				$this->zip( $document, $json, $path );
			} elseif ( false === file_put_contents( $path, $json ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
				throw self::not_written();
			}
		} catch ( Throwable $thrown ) {
			wp_delete_file( $path );
			throw $thrown;
		}
		return array(
			'name' => self::name( $document ),
			'mime' => $has_media ? 'application/zip' : 'application/json',
			'path' => $path,
		);
	}

	public function send_download( int $id ): void {
		$file = $this->write_file( $id );
		try {
			Signed_Url::send_file( $file['name'], $file['mime'], $file['path'] );
		} finally {
			wp_delete_file( $file['path'] );
		}
	}

	/** @param int $version 0 for the newest version. */
	public function preview_url( int $id, int $version ): string {
		return Signed_Url::create( Cloud::PREVIEW, compact( 'id', 'version' ), Signed_Url::LIST_LIFETIME );
	}

	/**
	 * Sends a page that shows a version of a file as inserting it would look for this user.
	 * @param int $version 0 for the newest version.
	 * @throws Failure Also 409 no_preview for Elementor templates, 502 for a damaged document.
	 */
	public function preview( int $id, int $version ): void {
		$document = $this->get( $id, $version );
		if ( 'gutenberg' !== $document['file']['platform'] ) {
			throw new Failure( 'no_preview', __( 'Elementor templates cannot be previewed here.', 'templately' ), 409 );
		}
		$blocks    = $this->importer->validate( Block_Markup::split( $document['content'] ) );
		$is_home   = $this->is_from_this_site( $document );
		$adapted   = $this->style_adapter->adapt( $blocks, $is_home ? null : $document['look'], Style_Schema::DESIGN );
		$sanitized = $this->importer->sanitize( $adapted['blocks'], self::media( $document ), new Insert_Omissions(), false, null, $this->is_trusted( $document ) );
		Preview_Page::send( (string) $document['file']['name'], $this->with_preview_media( $sanitized['blocks'], $id, $document['media'], $is_home ) );
	}

	/**
	 * Points media placeholders in blocks to signed URLs, so that media missing on this site show as well.
	 * @param list<string> $blocks Sanitized blocks.
	 * @param list<array<string, mixed>> $media
	 * @return string Serialized blocks.
	 */
	public function with_preview_media( array $blocks, int $id, array $media, bool $is_home ): string {
		$hashes = array_column( $media, 'sha256', 'number' );
		$shown  = (string) preg_replace_callback(
			'#https:(?:\\\\?/){2}media\.templately\.invalid\\\\?/(\d{1,10})(?!\d)[^"\'\s()<>&|]*#',
			static function ( array $found ) use ( $id, $hashes ): string {
				$sha256 = $hashes[ (int) $found[1] ] ?? '';
				return '' === $sha256 ? '#' : esc_url( Signed_Url::create( Cloud::MEDIUM, compact( 'id', 'sha256' ), Signed_Url::LIST_LIFETIME ) );
			},
			$this->portability->import_document( implode( "\n\n", $blocks ), $this->portability->find_local_attachments( $media, $is_home ), $is_home )
		);
		return str_replace( 'https://pages.templately.invalid', '#', $shown );
	}

	/**
	 * @param array<string, mixed> $document Return value of get().
	 * @return list<array<string, mixed>> Document's media in the format of library designs.
	 */
	public static function media( array $document ): array {
		$media = array();
		foreach ( $document['media'] as $medium ) {
			$media[] = array( 'id' => $medium['number'] ) + $medium + array( 'alt' => '' );
		}
		return $media;
	}

	/** @param array<string, mixed> $document Return value of get(). */
	public static function to_template_file( array $document ): Template_File {
		return new Template_File( $document['file']['platform'], $document['file']['name'], $document['file']['type'], $document['content'], (array) ( $document['page_settings'] ?? array() ) );
	}

	/** @param array<string, mixed> $document Return value of get(). */
	private function zip( array $document, string $json, string $path ): void {
		$id        = (int) $document['file']['id'];
		$temporary = array();
		$zip       = new ZipArchive();
		$is_whole  = true === $zip->open( $path, ZipArchive::OVERWRITE );
		if ( ! $is_whole ) {
			throw self::not_written();
		}
		try {
			$is_whole = $zip->addFromString( self::to_template_file( $document )->name(), $json );
			$this->profile->request(
				function ( string $token ) use ( $document, $id, $zip, &$temporary, &$is_whole ): void {
					foreach ( $document['media'] as $medium ) {
						$file = array(
							'sha256' => (string) $medium['sha256'],
							'size'   => (int) $medium['size'],
						);
						$name = $medium['number'] . '.' . Media_File::ENDINGS[ $medium['mime'] ];
						$this->hub->download_files(
							"/files/$id/media/{$medium['sha256']}",
							array(),
							$token,
							array( $file ),
							static function ( string $from ) use ( $zip, $name, &$temporary, &$is_whole ): void {
								// ZipArchive reads the file when it is closed, so the file must stay until then.
								$to          = wp_tempnam( 'templately' );
								$temporary[] = $to;
								$is_whole    = $is_whole && rename( $from, $to ) && $zip->addFile( $to, $name ) && $zip->setCompressionName( $name, ZipArchive::CM_STORE );
							}
						);
					}
				}
			);
			$is_whole = $zip->close() && $is_whole;
		} catch ( Throwable $thrown ) {
			// Otherwise PHP would write the archive when the object is destroyed.
			$zip->unchangeAll();
			throw $thrown;
		} finally {
			array_map( 'wp_delete_file', $temporary );
		}
		if ( ! $is_whole ) {
			throw self::not_written();
		}
	}

	private static function not_written(): Failure {
		return new Failure( 'not_saved', Failure::unknown_error(), 500 );
	}

	/** @param array<string, mixed> $document Return value of get(). */
	private static function name( array $document ): string {
		$name = self::to_template_file( $document )->name();
		return array() === $document['media'] ? $name : (string) preg_replace( '/\.json$/', '.zip', $name );
	}
}
