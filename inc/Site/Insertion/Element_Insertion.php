<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Http\Capabilities;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Profile\Profile;

/** Converts Elementor designs of the hub into elements of this site. */
final class Element_Insertion {

	private Client $hub;

	private Profile $profile;

	private Media_Importer $media;

	private Element_Importer $elements;

	private Block_Importer $blocks;

	public function __construct( Client $hub, Profile $profile, Media_Importer $media, Element_Importer $elements, Block_Importer $blocks ) {
		$this->hub      = $hub;
		$this->profile  = $profile;
		$this->media    = $media;
		$this->elements = $elements;
		$this->blocks   = $blocks;
	}

	/**
	 * Returns a design's elements with new ids, after importing their media.
	 * @param callable( list<string> ): void $require Receives the element types ('container', 'widget:heading') before media are imported. Throws a Failure if this site lacks one.
	 * @return list<array<string, mixed>>
	 * @throws Failure 401 not_signed_in or is_signed_failed, 403 if the user may not upload media, 422 not_for_this_site, 502 for invalid content, or the hub's refusal.
	 */
	public function elements( int $item_id, callable $require ): array {
		Capabilities::require_capability( Capabilities::BROWSE );
		$token = $this->profile->require_token();
		try {
			$document  = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$validated = $this->elements->validate( $document['content'], $document['media'] );
			$require( $validated['types'] );
			$used     = $this->blocks->find_media( array( Element_Importer::json( $validated['elements'] ) ), $document['media'] );
			$imported = $this->media->import( $item_id, $used, $token, 0 );
			$elements = $this->elements->localise( $validated['elements'], $imported['ids'] );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		// Counting the download may fail: the insert is more important.
		$this->hub->send_after_response( 'POST', "/items/$item_id/downloads", array(), $token );
		return $elements;
	}
}
