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

/**
 * Turns a design of Elementor into elements of this site.
 */
final class Element_Insertion {

	private Client $hub;

	private Profile $profile;

	private Media_Importer $media;

	private Element_Importer $elements;

	private Block_Importer $blocks;

	/** @param Element_Importer $elements Makes elements this site's. */
	public function __construct( Client $hub, Profile $profile, Media_Importer $media, Element_Importer $elements, Block_Importer $blocks ) {
		$this->hub      = $hub;
		$this->profile  = $profile;
		$this->media    = $media;
		$this->elements = $elements;
		$this->blocks   = $blocks;
	}

	/**
	 * Returns the elements of a design, with ids of their own and their media in the media library.
	 *
	 * @param callable( list<string> ): void $require Throws a Failure where this site does not have all of some types of elements: 'container', 'widget:heading'. Called before a medium is brought.
	 * @return list<array<string, mixed>>
	 *
	 * @throws Failure 401 not_signed_in or is_signed_failed, what the hub refused, 403 for media that the caller may not add, 422 not_for_this_site or what $require threw, 502 for content that is not sound.
	 */
	public function elements( int $item_id, callable $require ): array {
		Capabilities::require_capability( Capabilities::BROWSE );
		$token = $this->profile->require_token();
		try {
			$document = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$checked  = $this->elements->validate( $document['content'], $document['media'] );
			$require( $checked['types'] );
			$used     = $this->blocks->find_media( array( Element_Importer::json( $checked['elements'] ) ), $document['media'] );
			$brought  = $this->media->import( $item_id, $used, $token, 0 );
			$elements = $this->elements->localise( $checked['elements'], $brought['ids'] );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		// One of many: where it fails, nothing is lost but that.
		$this->hub->send_after_response( 'POST', "/items/$item_id/downloads", array(), $token );
		return $elements;
	}
}
