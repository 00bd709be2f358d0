<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Rest\Failure;
use Templately\Site\Cloud\Cloud_Documents;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Documents\Url_Classifier;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;

/**
 * Prepares cloud files for inserting. A document that the current user uploaded from this site is inserted unchanged if
 * they have unfiltered_html (see Cloud_Documents::is_trusted()). All others are sanitized like designs of the library,
 * even the user's own.
 * @phpstan-type Document array{title: string, content: list<string>, media: list<array<string, mixed>>, look: array<string, mixed>|null, fonts: list<array{file: string, sha256: string, size: int}>, is_home: bool, is_trusted: bool}
 */
final class Cloud_Design_Source {

	private Client $hub;

	private Profile $profile;

	private Cloud_Documents $documents;

	private Document_Portability $portability;

	public function __construct( Client $hub, Profile $profile, Cloud_Documents $documents, Document_Portability $portability ) {
		$this->hub         = $hub;
		$this->profile     = $profile;
		$this->documents   = $documents;
		$this->portability = $portability;
	}

	/**
	 * @return Document File in the format of library designs. Without a look if it comes from this site: the site already has its presets.
	 * @throws Failure 400 platform_not_supported, 401, 404, or 503 hub_unreachable.
	 */
	public function document( int $id ): array {
		$document = $this->documents->get( $id );
		if ( 'gutenberg' !== $document['file']['platform'] ) {
			throw new Failure( 'platform_not_supported', Insertion::no_elementor_message(), 400 );
		}
		$is_home = $this->documents->is_from_this_site( $document );
		return array(
			'title'      => (string) $document['file']['name'],
			'content'    => Block_Markup::split( $is_home ? Document_Portability::restore_page_links( $document['content'] ) : $document['content'] ),
			'media'      => Cloud_Documents::media( $document ),
			'look'       => $is_home ? null : $document['look'],
			// Files from this site use fonts that are installed here.
			'fonts'      => $is_home ? array() : $document['fonts'] ?? array(),
			'is_home'    => $is_home,
			'is_trusted' => $this->documents->is_trusted( $document ),
		);
	}

	/**
	 * Returns an Elementor file in the format of library designs.
	 * @return array{title: string, content: array<mixed>, settings: array<mixed>, kit: array<mixed>|null, media: list<array<string, mixed>>, is_home: bool, is_trusted: bool}
	 * @throws Failure 400 platform_not_supported, 401, 404, or 503 hub_unreachable.
	 */
	public function elementor_document( int $id ): array {
		$document = $this->documents->get( $id );
		if ( 'elementor' !== $document['file']['platform'] ) {
			throw new Failure( 'platform_not_supported', __( 'Block templates cannot be inserted with Elementor.', 'templately' ), 400 );
		}
		$is_home = $this->documents->is_from_this_site( $document );
		return array(
			'title'      => (string) $document['file']['name'],
			'content'    => (array) json_decode( $is_home ? Document_Portability::restore_page_links( $document['content'] ) : $document['content'], true, 128 ),
			'settings'   => (array) ( $document['page_settings'] ?? array() ),
			// The site has the values of its own documents.
			'kit'        => $is_home ? null : $document['kit'] ?? null,
			'media'      => Cloud_Documents::media( $document ),
			'is_home'    => $is_home,
			'is_trusted' => $this->documents->is_trusted( $document ),
		);
	}

	/**
	 * Finds the design's media that are already in the media library.
	 * @param array{media: list<array<string, mixed>>, is_home: bool} $document
	 * @return array<int, int> Media number to attachment id.
	 */
	public function find_local_media( array $document ): array {
		return $this->portability->find_local_attachments( $document['media'], $document['is_home'] );
	}

	/**
	 * @param list<string> $blocks
	 * @param array{media: list<array<string, mixed>>} $document
	 * @return array<int, array<string, mixed>> By media number.
	 * @throws Failure 502 if a block uses media that the design does not have.
	 */
	public function find_media( array $blocks, array $document ): array {
		$by_number = array_column( $document['media'], null, 'number' );
		$used      = array();
		foreach ( Document_Portability::find_media( implode( "\n", $blocks ) ) as $number => $name ) {
			if ( ! isset( $by_number[ $number ] ) ) {
				throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
			}
			$used[ $number ] = $by_number[ $number ];
		}
		return $used;
	}

	/** @return callable( list<array{sha256: string, size: int}>, callable( string, array{sha256: string, size: int} ): void ): void */
	public function media_fetcher( int $id ): callable {
		return function ( array $files, callable $take ) use ( $id ): void {
			$this->profile->request(
				function ( string $token ) use ( $id, $files, $take ): void {
					foreach ( $files as $file ) {
						$this->hub->download_files( "/files/$id/media/{$file['sha256']}", array(), $token, array( $file ), $take );
					}
				}
			);
		};
	}

	/**
	 * @param list<string> $blocks Sanitized blocks.
	 * @param Document $document
	 * @return string Serialized blocks.
	 */
	public function with_preview_media( array $blocks, int $id, array $document ): string {
		return $this->documents->with_preview_media( $blocks, $id, $document['media'], $document['is_home'] );
	}

	/**
	 * Inserts local media, and removes links to pages of other sites.
	 * @param list<string> $blocks
	 * @param array<int, int> $ids Media number to attachment id.
	 * @param array{is_home: bool} $document
	 * @return list<string>
	 */
	public function localise( array $blocks, array $ids, array $document ): array {
		$localised = array();
		foreach ( $blocks as $block ) {
			$localised[] = Document_Portability::remove_page_links( $this->portability->import_document( $block, $ids, $document['is_home'] ) );
		}
		return $localised;
	}
}
