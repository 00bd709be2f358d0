<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use Templately\Blocks\Markup;
use Templately\Contract\Looks;
use Templately\Fit\Fit;
use Templately\Hub_Client\Client;
use Templately\Profile\Profile;
use Templately\Rest\Failure;
use Templately\Storage\Chosen_Look;
use Templately\Storage\Settings;

/**
 * Turns an item of the hub into something of this site: blocks for the open editor, or a draft page.
 *
 * What comes from a hub is hostile until it was looked at: it must be sound block markup, passes KSES whoever asked for it,
 * and keeps no address of the hub.
 */
final class Insertion {

	/** @var Client */
	private $hub;

	/** @var Profile */
	private $profile;

	/** @var Incoming_Media */
	private $media;

	/** @var Localised_Document */
	private $documents;

	/** @var Fit */
	private $fit;

	/** @var Chosen_Look */
	private $chosen;

	/** @var Settings */
	private $settings;

	/**
	 * @param Client             $hub       The hub.
	 * @param Profile            $profile   Who is asking.
	 * @param Incoming_Media     $media     Brings media here.
	 * @param Localised_Document $documents Puts this site's media into documents.
	 * @param Fit                $fit       Dresses documents for this site.
	 * @param Chosen_Look        $chosen    In which look people want them.
	 * @param Settings           $settings  The plugin's settings.
	 */
	public function __construct( Client $hub, Profile $profile, Incoming_Media $media, Localised_Document $documents, Fit $fit, Chosen_Look $chosen, Settings $settings ) {
		$this->hub       = $hub;
		$this->profile   = $profile;
		$this->media     = $media;
		$this->documents = $documents;
		$this->fit       = $fit;
		$this->chosen    = $chosen;
		$this->settings  = $settings;
	}

	/**
	 * Returns an item's blocks, ready for an editor of this site.
	 *
	 * @param int    $item_id  Item of the hub.
	 * @param string $platform 'gutenberg'; for 'elementor' there is no editor here yet.
	 * @param int    $post_id  Post that its media are for; 0 for none.
	 * @param array{look?: string, scale?: float, keep_links?: bool} $wish Look, which is remembered, and size of titles in the site's family; without, what was chosen last. Whether links to other pages of its pack are kept for Pack_Links; else they lead nowhere.
	 * @return array{content: list<string>, look: string, kept: int, page_settings: array{template: string}, cleaned: bool, attachments: list<int>, left_out: list<array{what: string, why: string}>, title: string}
	 *
	 * @throws Failure 400 platform_not_supported, 401 not_signed_in or is_signed_failed, 403 invalid_data, required_pro_templately or invalid_permission, 422 where nothing of it may come here, 502 for content that is not sound.
	 */
	public function content( int $item_id, string $platform, int $post_id, array $wish = array() ): array {
		self::require_editor( $platform );
		$token    = $this->profile->require_token();
		$look     = $wish['look'] ?? $this->look();
		$left_out = new Left_Out();
		try {
			$document = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$sound    = array_map( array( $this, 'require_sound' ), array_values( $document['content'] ) );
			$dressed  = $this->fit->dress( $sound, $document['look'] ?? null, $look, $wish['scale'] ?? null );
			$blocks   = $dressed['blocks'];
			$cleaned  = array_map( array( Markup::class, 'clean' ), $blocks );
			$own      = $this->documents->without_foreign_parts( $wish['keep_links'] ?? false ? array_map( array( Pack_Links::class, 'keep' ), $cleaned ) : $cleaned, $document['media'], $left_out );
			if ( array() === $own ) {
				throw new Failure( 'nothing_left', __( 'Nothing of this design can be used on this site: all of it is loaded from elsewhere. Nothing was inserted.', 'templately' ), 422 );
			}
			$used    = $this->documents->media_in( implode( "\n", $own ), $document['media'] );
			$brought = $this->media->bring( $item_id, $used, $token, $post_id );
		} catch ( Failure $failure ) {
			throw $this->profile->ended( $failure );
		}
		if ( isset( $wish['look'] ) ) {
			$this->chosen->keep( get_current_user_id(), $look );
		}
		// One of many: where it fails, nothing is lost but that.
		$this->hub->change_afterwards( 'POST', "/items/$item_id/downloads", array(), $token );
		$localised = array();
		foreach ( $own as $block ) {
			$localised[] = $this->documents->localise( $block, $brought['ids'], $left_out );
		}
		return array(
			'content'       => array_values( array_diff( $localised, array( '' ) ) ),
			'look'          => $look,
			'kept'          => $dressed['kept'],
			'page_settings' => array( 'template' => (string) $document['page_settings']['template'] ),
			'cleaned'       => $cleaned !== $blocks,
			'attachments'   => $brought['made'],
			'left_out'      => $left_out->parts(),
			'title'         => (string) $document['title'],
		);
	}

	/**
	 * Makes a draft page of an item.
	 *
	 * @param int    $item_id  Item of the hub.
	 * @param string $platform 'gutenberg'.
	 * @param string $title    Title of the page.
	 * @param array{look?: string, scale?: float, keep_links?: bool} $wish As content() takes it.
	 * @return array{id: int, edit_link: string, elementor_edit_link: string, visit: string, attachments: list<int>, left_out: list<array{what: string, why: string}>}
	 *
	 * @throws Failure As content(); 500 when WordPress could not save the page.
	 */
	public function page( int $item_id, string $platform, string $title, array $wish = array() ): array {
		$document = $this->content( $item_id, $platform, 0, $wish );
		$id       = wp_insert_post(
			array(
				'post_type'     => 'page',
				'post_status'   => 'draft',
				'post_title'    => wp_slash( $title ),
				'post_content'  => wp_slash( implode( "\n\n", $document['content'] ) ),
				// A template that this theme does not have would be refused.
				'page_template' => Page_Templates::best( $document['page_settings']['template'] ) ?: 'default',
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			$this->media->take_back( $document['attachments'] );
			throw new Failure( 'page_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		return array(
			'id'                  => $id,
			'edit_link'           => (string) get_edit_post_link( $id, 'raw' ),
			'elementor_edit_link' => '',
			'visit'               => (string) get_preview_post_link( $id ),
			'attachments'         => $document['attachments'],
			'left_out'            => $document['left_out'],
		);
	}

	/**
	 * Returns an item's blocks in each look, to be looked at: nothing is written, no medium is brought, and no download is counted.
	 *
	 * @param int    $item_id  Item of the hub.
	 * @param string $platform 'gutenberg'.
	 * @return array{looks: array<string, array{content: list<string>, kept: int}>|null} Null where all looks are the same.
	 *
	 * @throws Failure As content(), but for what media need.
	 */
	public function looks( int $item_id, string $platform ): array {
		self::require_editor( $platform );
		$token = $this->profile->require_token();
		try {
			$document = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$sound    = array_map( array( $this, 'require_sound' ), array_values( $document['content'] ) );
			if ( ! isset( $document['look'] ) ) {
				return array( 'looks' => null );
			}
			$ids   = $this->media->here( $document['media'] );
			$looks = array();
			foreach ( Looks::ALL as $look ) {
				$dressed = $this->fit->dress( $sound, $document['look'], $look );
				$own     = $this->documents->without_foreign_parts( array_map( array( Markup::class, 'clean' ), $dressed['blocks'] ), $document['media'], new Left_Out() );
				$preview = array();
				foreach ( $own as $block ) {
					$preview[] = $this->documents->preview( $block, $ids );
				}
				$looks[ $look ] = array(
					'content' => array_values( array_diff( $preview, array( '' ) ) ),
					'kept'    => $dressed['kept'],
				);
			}
			return array( 'looks' => $looks );
		} catch ( Failure $failure ) {
			throw $this->profile->ended( $failure );
		}
	}

	/** Returns the look in which this person has designs inserted. */
	public function look(): string {
		$chosen = $this->chosen->of( get_current_user_id() );
		$look   = '' === $chosen ? $this->settings->look() : $chosen;
		return in_array( $look, Looks::ALL, true ) ? $look : Looks::DESIGN;
	}

	/**
	 * @param string $platform Builder of an item.
	 *
	 * @throws Failure 400 platform_not_supported for one that has no editor here.
	 */
	private static function require_editor( string $platform ): void {
		if ( 'gutenberg' !== $platform ) {
			throw new Failure( 'platform_not_supported', Messages::no_elementor(), 400 );
		}
	}

	/**
	 * @param mixed $block One serialised top-level block.
	 *
	 * @throws Failure 502 when it is anything else.
	 */
	private function require_sound( $block ): string {
		if ( ! is_string( $block ) || '' !== Markup::fault( $block ) ) {
			throw new Failure( 'invalid_content', Messages::damaged(), 502 );
		}
		return $block;
	}
}
