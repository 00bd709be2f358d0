<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Kit;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Documents\Url_Classifier;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Http\Capabilities;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Profile\Profile;

/**
 * Converts Elementor designs of the hub and the cloud into elements of this site.
 * @phpstan-import-type Elements from Element_Importer
 * @phpstan-import-type Kit_Values from Kit
 * @phpstan-type Design array{title: string, elements: list<array<string, mixed>>, settings: array<string, mixed>, template: string, look: string|null, attachments: list<int>}
 */
final class Element_Insertion {

	private Client $hub;

	private Profile $profile;

	private Media_Importer $media;

	private Element_Importer $elements;

	private Block_Importer $blocks;

	private Cloud_Design_Source $cloud;

	private Elementor_Styles $styles;

	public function __construct( Client $hub, Profile $profile, Media_Importer $media, Element_Importer $elements, Block_Importer $blocks, Cloud_Design_Source $cloud, Elementor_Styles $styles ) {
		$this->hub      = $hub;
		$this->profile  = $profile;
		$this->media    = $media;
		$this->elements = $elements;
		$this->blocks   = $blocks;
		$this->cloud    = $cloud;
		$this->styles   = $styles;
	}

	/**
	 * @param int $post_id Parent post of imported media. 0 for none.
	 * @param string $look See Elementor_Styles::style().
	 * @return Design Library design with new element ids, after importing its media.
	 * @throws Failure 401 not_signed_in or is_signed_failed, 403 if the user may not upload media, 409 elementor_missing or elementor_outdated, 422 missing_widgets or not_for_this_site, 502 for invalid content, or the hub's refusal.
	 */
	public function from_library( int $item_id, int $post_id, string $look ): array {
		Elementor_Plugin::require_supported();
		Capabilities::require_capability( Capabilities::BROWSE );
		$token = $this->profile->require_token();
		try {
			$document  = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$validated = $this->elements->validate( $document['content'], $document['media'], (array) ( $document['page_settings']['settings'] ?? array() ) );
			Elementor_Plugin::require_known_widgets( $validated['types'] );
			$kit      = self::kit( $document['kit'] ?? null );
			$elements = $this->adapt( $validated, $kit, $look );
			$json     = Element_Importer::json( $elements );
			$used     = $this->blocks->find_media( array( $json ), $document['media'] ) + array_intersect_key( array_column( $document['media'], null, 'id' ), array_flip( Element_Tree::numbered_media( $json ) ) );
			$imported = $this->media->import( $item_id, $used, $token, $post_id );
			$design   = $this->design( $document['title'], $this->elements->localise( $elements, $imported['ids'] ), $document['page_settings']['template'], null === $kit ? null : $look, $imported['made'] );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		// Counting the download may fail: the insert is more important.
		$this->hub->send_after_response( 'POST', "/items/$item_id/downloads", array(), $token );
		return $design;
	}

	/**
	 * @return Design Cloud file like from_library().
	 * @throws Failure As from_library(). Also 403 widget_not_allowed.
	 */
	public function from_cloud( int $file_id, int $post_id, string $look ): array {
		Elementor_Plugin::require_supported();
		$document  = $this->cloud->elementor_document( $file_id );
		$validated = $this->elements->validate( $document['content'], $document['media'], $document['settings'], $document['is_trusted'] );
		Elementor_Plugin::require_known_widgets( $validated['types'] );
		$kit      = self::kit( $document['kit'] );
		$json     = Element_Importer::json( $this->adapt( $validated, $kit, $look ) );
		$here     = $this->cloud->find_local_media( $document );
		$missing  = array_diff_key( $this->cloud->find_media( array( $json ), $document ), $here );
		$imported = $this->media->import_from( $this->cloud->media_fetcher( $file_id ), $missing, $post_id );
		/** @var list<array<string, mixed>> $own */
		$own = json_decode( $this->cloud->localise( array( $json ), $here + $imported['ids'], $document )[0], true, 128 );
		return $this->design( $document['title'], $document['is_trusted'] ? Element_Importer::with_new_ids( $own ) : $this->elements->finish( $own ), '', null === $kit ? null : $look, $imported['made'] );
	}

	/**
	 * @param mixed $kit From the hub.
	 * @return Kit_Values|null
	 * @throws Failure 502 invalid_content.
	 */
	private static function kit( $kit ): ?array {
		try {
			return is_array( $kit ) ? Kit::validate( $kit ) : null;
		} catch ( Invalid_Elements $unfit ) {
			throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
		}
	}

	/**
	 * @param Elements $design
	 * @param Kit_Values|null $kit
	 * @return list<array<string, mixed>> The first one has the page settings.
	 */
	private function adapt( array $design, ?array $kit, string $look ): array {
		return $this->styles->adapt( array_merge( array( Element_Importer::page_element( $design['settings'] ) ), $design['elements'] ), $kit, $look );
	}

	/**
	 * @param list<array<string, mixed>> $elements The first one has the page settings.
	 * @param list<int> $attachments
	 * @return Design
	 * @throws Failure 422 not_for_this_site. The attachments are deleted.
	 */
	private function design( string $title, array $elements, string $template, ?string $look, array $attachments ): array {
		$settings = array_shift( $elements )['settings'] ?? array();
		$template = '' === $template ? (string) ( $settings['template'] ?? '' ) : $template;
		unset( $settings['template'] );
		try {
			Elementor_Plugin::require_valid_elements( $elements );
		} catch ( Failure $failure ) {
			$this->media->delete_imported( $attachments );
			throw $failure;
		}
		return compact( 'title', 'elements', 'settings', 'template', 'look', 'attachments' );
	}
}
