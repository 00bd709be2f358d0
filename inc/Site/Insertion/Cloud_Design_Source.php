<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Rest\Failure;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Cloud\Cloud_Documents;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Documents\Url_Classifier;
use Templately\Site\Hub_Client\Client;

/**
 * Prepares files of the cloud for an insert. A document that the current user pushed from this site comes back to the byte, if they
 * have unfiltered_html; Documents::is_trusted() decides. Any other is cleaned like designs of the library, whoever owns the file.
 *
 * @phpstan-type Document array{title: string, content: list<string>, media: list<array<string, mixed>>, look: array<string, mixed>|null, fonts: list<array{file: string, sha256: string, size: int}>, is_home: bool, is_trusted: bool}
 */
final class Cloud_Design_Source {

	private Client $hub;

	private Cloud $cloud;

	private Cloud_Documents $documents;

	private Document_Portability $packing;

	/** @param Document_Portability   $packing   Makes documents this site's. */
	public function __construct( Client $hub, Cloud $cloud, Cloud_Documents $documents, Document_Portability $packing ) {
		$this->hub       = $hub;
		$this->cloud     = $cloud;
		$this->documents = $documents;
		$this->packing   = $packing;
	}

	/**
	 * Returns a file as the library hands out its designs.
	 *
	 * @return Document Without a look where it comes from this site: its presets are this site's.
	 *
	 * @throws Failure 401, 404, 400 platform_not_supported, or 503 hub_unreachable.
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
			// At home they are here.
			'fonts'      => $is_home ? array() : $document['fonts'] ?? array(),
			'is_home'    => $is_home,
			'is_trusted' => $this->documents->is_trusted( $document ),
		);
	}

	/**
	 * Returns the media of a design that are in the media library already.
	 *
	 * @param Document $document What document() returned.
	 * @return array<int, int> Number to attachment.
	 */
	public function find_local_media( array $document ): array {
		return $this->packing->find_local_attachments( $document['media'], $document['is_home'] );
	}

	/**
	 * Returns the media that blocks show, by their numbers.
	 *
	 * @param list<string> $blocks   Blocks of the design.
	 * @param Document     $document What document() returned.
	 * @return array<int, array<string, mixed>>
	 *
	 * @throws Failure 502 when a block uses what the design does not have.
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

	/**
	 * Returns what fetches media of a file.
	 *
	 * @return callable( list<array{sha256: string, size: int}>, callable( string, array{sha256: string, size: int} ): void ): void
	 */
	public function media_fetcher( int $id ): callable {
		return function ( array $files, callable $take ) use ( $id ): void {
			$this->cloud->request(
				function ( string $token ) use ( $id, $files, $take ): void {
					foreach ( $files as $file ) {
						$this->hub->download_files( "/files/$id/media/{$file['sha256']}", array(), $token, array( $file ), $take );
					}
				}
			);
		};
	}

	/**
	 * Makes blocks of a file something to look at.
	 *
	 * @param list<string> $blocks   Blocks that were cleaned.
	 * @param Document     $document What document() returned.
	 * @return string Serialised blocks.
	 */
	public function with_preview_media( array $blocks, int $id, array $document ): string {
		return $this->documents->with_preview_media( $blocks, $id, $document['media'], $document['is_home'] );
	}

	/**
	 * Puts this site's media in; links to pages of another site lead nowhere.
	 *
	 * @param list<string>    $blocks   Blocks of the design.
	 * @param array<int, int> $ids      Number of a medium to attachment.
	 * @param Document        $document What document() returned.
	 * @return list<string>
	 */
	public function localise( array $blocks, array $ids, array $document ): array {
		$localised = array();
		foreach ( $blocks as $block ) {
			$localised[] = Document_Portability::remove_page_links( $this->packing->import_document( $block, $ids, $document['is_home'] ) );
		}
		return $localised;
	}
}
