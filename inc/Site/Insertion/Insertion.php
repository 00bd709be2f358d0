<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Page_Templates;
use Templately\Site\Elementor\Elementor_Documents;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Fonts\Design_Fonts;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Http\Capabilities;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Profile\Profile;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Style_Preference;

/**
 * Converts items of the hub into blocks for the open editor, or into a draft page.
 * Content from a hub is untrusted, even for administrators: it must be valid block markup, is sanitized and loses all hub
 * addresses. The only exception is a cloud document with this site's signature for the current user (see
 * Cloud_Design_Source).
 */
final class Insertion {

	public const CLOUD = 'cloud';

	private Client $hub;

	private Profile $profile;

	private Media_Importer $media;

	private Block_Importer $importer;

	private Style_Adapter $style_adapter;

	private Font_Library $fonts;

	private Style_Preference $preference;

	private Settings $settings;

	private Cloud_Design_Source $cloud;

	private Element_Insertion $elements;

	public function __construct( Client $hub, Profile $profile, Media_Importer $media, Block_Importer $importer, Style_Adapter $style_adapter, Font_Library $fonts, Style_Preference $preference, Settings $settings, Cloud_Design_Source $cloud, Element_Insertion $elements ) {
		$this->hub           = $hub;
		$this->profile       = $profile;
		$this->media         = $media;
		$this->importer      = $importer;
		$this->style_adapter = $style_adapter;
		$this->fonts         = $fonts;
		$this->preference    = $preference;
		$this->settings      = $settings;
		$this->cloud         = $cloud;
		$this->elements      = $elements;
	}

	/**
	 * Returns an item's blocks, or Elementor elements as JSON, for the editor, after importing their media.
	 * @param int $post_id Parent post of imported media. 0 for none.
	 * @param array{origin?: string, look?: string, scale?: float, keep_links?: bool} $options origin: 'cloud' for a cloud file. look: style, saved as the user's preference, which is also the default. scale: size of titles in the site's font family. keep_links: keep links to other pages of the pack for Pack_Page_Links.
	 * @return array{content: list<string>, look: string|null, kept: int, page_settings: array{template: string, settings?: object}, cleaned: bool, attachments: list<int>, left_out: list<array{what: string, why: string}>, title: string}
	 * @throws Failure 400 platform_not_supported, 401 not_signed_in or is_signed_failed, 403 invalid_data, required_pro_templately or invalid_permission, 422 nothing_left, 502 for invalid content. For Elementor see Element_Insertion.
	 */
	public function insert( int $item_id, string $platform, int $post_id, array $options = array() ): array {
		if ( 'elementor' === $platform ) {
			$design = $this->insert_elements( $item_id, $post_id, $options );
			return array(
				'content'       => array_map(
					static function ( array $element ): string {
						return Element_Importer::json( $element );
					},
					$design['elements']
				),
				'look'          => $design['look'],
				'kept'          => 0,
				'page_settings' => array(
					'template' => $design['template'],
					'settings' => (object) $design['settings'],
				),
				'cleaned'       => false,
				'attachments'   => $design['attachments'],
				'left_out'      => array(),
				'title'         => $design['title'],
			);
		}
		if ( self::CLOUD === ( $options['origin'] ?? '' ) ) {
			return $this->content_of_file( $item_id, $post_id, $options );
		}
		Capabilities::require_capability( Capabilities::BROWSE );
		$token    = $this->profile->require_token();
		$look     = $options['look'] ?? $this->current_style();
		$left_out = new Insert_Omissions();
		try {
			$document  = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$adapted   = $this->style_adapter->adapt( $this->importer->validate( $document['content'] ), $document['look'] ?? null, $look, $options['scale'] ?? null );
			$sanitized = $this->importer->sanitize( $adapted['blocks'], $document['media'], $left_out, $options['keep_links'] ?? false );
			if ( array() === $sanitized['blocks'] ) {
				throw new Failure( 'nothing_left', __( 'This design cannot be used on this site because all of its content is loaded from elsewhere. Nothing was inserted.', 'templately' ), 422 );
			}
			$used     = $this->importer->find_media( $sanitized['blocks'], $document['media'] );
			$imported = $this->media->import( $item_id, $used, $token, $post_id );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		if ( isset( $options['look'] ) ) {
			$this->preference->set( get_current_user_id(), $look );
		}
		// Counting the download may fail: the insert is more important.
		$this->hub->send_after_response( 'POST', "/items/$item_id/downloads", array(), $token );
		return array(
			'content'       => $this->importer->localise( $sanitized['blocks'], $imported['ids'], $left_out ),
			'look'          => isset( $document['look'] ) ? $look : null,
			'kept'          => $adapted['kept'],
			'page_settings' => array( 'template' => (string) $document['page_settings']['template'] ),
			'cleaned'       => $sanitized['is_filtered'],
			'attachments'   => $imported['made'],
			'left_out'      => $left_out->all(),
			'title'         => (string) $document['title'],
		);
	}

	/**
	 * @param int $post_id Parent post of imported media. 0 for none.
	 * @param array{look?: string, scale?: float, keep_links?: bool, origin?: string} $options See insert().
	 * @return array{content: list<string>, look: string|null, kept: int, page_settings: array{template: string}, cleaned: bool, attachments: list<int>, left_out: list<array{what: string, why: string}>, title: string}
	 */
	private function content_of_file( int $file_id, int $post_id, array $options ): array {
		$document  = $this->cloud->document( $file_id );
		$left_out  = new Insert_Omissions();
		$look      = $options['look'] ?? $this->current_style();
		$validated = $this->importer->validate( $document['content'] );
		// A document from this site has no look: the site already has its presets.
		$adapted   = $this->style_adapter->adapt( $validated, $document['look'], $look, $options['scale'] ?? null );
		$sanitized = $this->importer->sanitize( $adapted['blocks'], $document['media'], $left_out, false, null, $document['is_trusted'] );
		if ( array() === $sanitized['blocks'] ) {
			throw new Failure( 'nothing_left', __( 'This design cannot be used on this site because all of its content is loaded from elsewhere. Nothing was inserted.', 'templately' ), 422 );
		}
		$here     = $this->cloud->find_local_media( $document );
		$missing  = array_diff_key( $this->cloud->find_media( $sanitized['blocks'], $document ), $here );
		$imported = $this->media->import_from( $this->cloud->media_fetcher( $file_id ), $missing, $post_id );
		if ( isset( $options['look'] ) ) {
			$this->preference->set( get_current_user_id(), $look );
		}
		$content = $this->cloud->localise( $sanitized['blocks'], $here + $imported['ids'], $document );
		return array(
			'content'       => $document['is_trusted'] ? $content : $this->importer->remove_hub_urls( $content, $left_out ),
			'look'          => isset( $document['look'] ) ? $look : null,
			'kept'          => $adapted['kept'],
			'page_settings' => array( 'template' => '' ),
			'cleaned'       => $sanitized['is_filtered'],
			'attachments'   => $imported['made'],
			'left_out'      => $left_out->all(),
			'title'         => (string) $document['title'],
		);
	}

	/**
	 * @param array{origin?: string, look?: string, scale?: float, keep_links?: bool} $options See insert().
	 * @return array{id: int, edit_link: string, elementor_edit_link: string, visit: string, attachments: list<int>, left_out: list<array{what: string, why: string}>}
	 * @throws Failure As insert(). 500 if WordPress could not save the page.
	 */
	public function create_page( int $item_id, string $platform, string $title, array $options = array() ): array {
		if ( 'elementor' === $platform ) {
			return $this->create_elementor_page( $item_id, $title, $options );
		}
		$document = $this->insert( $item_id, $platform, 0, $options );
		try {
			$id = $this->importer->create_page( $title, $document['content'], $document['page_settings']['template'] );
		} catch ( Failure $failure ) {
			$this->media->delete_imported( $document['attachments'] );
			throw $failure;
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
	 * Imports an item into Elementor's saved templates.
	 * @param array{origin?: string, look?: string} $options See insert().
	 * @return array{id: int, edit_link: string, visit: string, attachments: list<int>}
	 * @throws Failure As Element_Insertion and Elementor_Documents.
	 */
	public function create_saved_template( int $item_id, array $options = array() ): array {
		$design = $this->insert_elements( $item_id, 0, $options );
		$id     = $this->save_elements(
			$design['attachments'],
			static function () use ( $design ): int {
				return Elementor_Documents::create_template( $design['title'], $design['elements'], $design['settings'] );
			}
		);
		if ( self::CLOUD !== ( $options['origin'] ?? '' ) ) {
			( new Template_Store() )->set_library_item( $id, $item_id );
		}
		return array(
			'id'          => $id,
			'edit_link'   => Elementor_Documents::edit_url( $id ),
			'visit'       => (string) get_permalink( $id ),
			'attachments' => $design['attachments'],
		);
	}

	/**
	 * @param array{origin?: string, look?: string} $options See insert().
	 * @return array{id: int, edit_link: string, elementor_edit_link: string, visit: string, attachments: list<int>, left_out: list<array{what: string, why: string}>}
	 */
	private function create_elementor_page( int $item_id, string $title, array $options ): array {
		$design = $this->insert_elements( $item_id, 0, $options );
		$id     = $this->save_elements(
			$design['attachments'],
			static function () use ( $title, $design ): int {
				return Elementor_Documents::create_page( $title, $design['elements'], $design['settings'], Page_Templates::existing( $design['template'] ) );
			}
		);
		return array(
			'id'                  => $id,
			'edit_link'           => (string) get_edit_post_link( $id, 'raw' ),
			'elementor_edit_link' => Elementor_Documents::edit_url( $id ),
			'visit'               => (string) get_preview_post_link( $id ),
			'attachments'         => $design['attachments'],
			'left_out'            => array(),
		);
	}

	/**
	 * @param array{origin?: string, look?: string} $options See insert().
	 * @return array{title: string, elements: list<array<string, mixed>>, settings: array<string, mixed>, template: string, look: string|null, attachments: list<int>}
	 */
	private function insert_elements( int $item_id, int $post_id, array $options ): array {
		$look   = Elementor_Styles::style( $options['look'] ?? $this->current_style() );
		$design = self::CLOUD === ( $options['origin'] ?? '' ) ? $this->elements->from_cloud( $item_id, $post_id, $look ) : $this->elements->from_library( $item_id, $post_id, $look );
		if ( isset( $options['look'] ) ) {
			$this->preference->set( get_current_user_id(), $options['look'] );
		}
		return $design;
	}

	/**
	 * Deletes the imported media if saving fails.
	 * @param list<int> $attachments
	 * @param callable(): int $save
	 */
	private function save_elements( array $attachments, callable $save ): int {
		try {
			return $save();
		} catch ( Failure $failure ) {
			$this->media->delete_imported( $attachments );
			throw $failure;
		}
	}

	/**
	 * Returns preview URLs of an item in each style. Writes nothing and counts no download.
	 * @return array{look: string, page: string, looks: array<string, array{page: string, kept: int}>|null, fonts: list<array{name: string, licence: string, size: int}>, page_with_fonts: string} look and page: the user's preferred style and its preview. looks: all previews, null if they do not differ. fonts: missing fonts that the user may install. page_with_fonts: preview with those fonts, or ''.
	 * @throws Failure As insert(), except for errors of importing media.
	 */
	public function preview_urls( int $item_id, string $platform, string $origin = '' ): array {
		if ( 'elementor' === $platform ) {
			// Elementor only renders saved documents.
			return array(
				'look'            => Elementor_Styles::style( $this->current_style() ),
				'page'            => '',
				'looks'           => null,
				'fonts'           => array(),
				'page_with_fonts' => '',
			);
		}
		Capabilities::require_capability( self::CLOUD === $origin ? 'edit_posts' : Capabilities::BROWSE );
		$token = $this->profile->require_token();
		try {
			$document  = self::CLOUD === $origin ? $this->cloud->document( $item_id ) : $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$validated = $this->importer->validate( $document['content'] );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		$looks = array();
		foreach ( isset( $document['look'] ) ? Style_Schema::ALL : array() as $look ) {
			$looks[ $look ] = array(
				'page' => Design_Preview::url( $item_id, $origin, $look ),
				'kept' => $this->style_adapter->adapt( $validated, $document['look'], $look )['kept'],
			);
		}
		$fonts = array() === $looks ? array() : $this->installable_fonts( $document );
		return array(
			'look'            => $this->current_style(),
			'page'            => Design_Preview::url( $item_id, $origin, $this->current_style() ),
			'looks'           => array() === $looks ? null : $looks,
			'fonts'           => $fonts,
			'page_with_fonts' => array() === $fonts ? '' : Design_Preview::url( $item_id, $origin, Style_Schema::DESIGN, true ),
		);
	}

	/**
	 * @param array<string, mixed> $document
	 * @return list<array{name: string, licence: string, size: int}> Design's missing fonts, if the user may install fonts.
	 */
	private function installable_fonts( array $document ): array {
		$fonts = current_user_can( Font_Library::CAPABILITY ) ? $this->fonts->missing_families( Design_Fonts::font_families( $document ) ) : array();
		return array_map(
			static function ( array $family ): array {
				return array(
					'name'    => $family['name'],
					'licence' => $family['licence'],
					'size'    => $family['size'],
				);
			},
			$fonts
		);
	}

	public function current_style(): string {
		return $this->preference->current( $this->settings->default_style() );
	}

	public static function no_elementor_message(): string {
		return __( 'Elementor templates cannot be inserted here.', 'templately' );
	}
}
