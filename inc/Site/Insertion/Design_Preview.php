<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Page_Templates;
use Templately\Site\Documents\Preview_Page;
use Templately\Site\Fonts\Design_Fonts;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Http\Capabilities;
use Templately\Site\Http\Signed_Url;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Profile\Profile;
use Templately\Site\Styles\Style_Adapter;

/** Previews a design as a page of this site, sanitized as inserting it would for the same user. Writes nothing; passes missing media through from the hub. */
final class Design_Preview {

	/** Actions of signed URLs: the page, and a media file or font in it. */
	public const PAGE = 'design_page';
	public const FILE = 'design_file';

	/** Limits the bytes of a passed-through file, which is held in memory. */
	private const MAX_BYTES = 20 * MB_IN_BYTES;

	private Client $hub;

	private Profile $profile;

	private Media_Importer $media;

	private Block_Importer $importer;

	private Style_Adapter $style_adapter;

	private Font_Library $fonts;

	private Cloud_Design_Source $cloud;

	public function __construct( Client $hub, Profile $profile, Media_Importer $media, Block_Importer $importer, Style_Adapter $style_adapter, Font_Library $fonts, Cloud_Design_Source $cloud ) {
		$this->hub           = $hub;
		$this->profile       = $profile;
		$this->media         = $media;
		$this->importer      = $importer;
		$this->style_adapter = $style_adapter;
		$this->fonts         = $fonts;
		$this->cloud         = $cloud;
	}

	/**
	 * @param string $origin Insertion::CLOUD for a cloud file.
	 * @param bool $fonts Show the design's own fonts, even those not installed here.
	 */
	public static function url( int $id, string $origin, string $look, bool $fonts = false ): string {
		return Signed_Url::create_for_page( self::PAGE, compact( 'id', 'origin', 'look' ) + array( 'fonts' => (int) $fonts ), Signed_Url::LIST_LIFETIME );
	}

	/**
	 * Makes WordPress render the design instead of the requested page.
	 * @param bool $fonts Show fonts not installed here, if the user may install them.
	 * @throws Failure As Insertion::insert(), except for errors of importing media.
	 */
	public function render( int $id, string $origin, string $look, bool $fonts ): void {
		$is_cloud = Insertion::CLOUD === $origin;
		Capabilities::require_capability( $is_cloud ? 'edit_posts' : Capabilities::BROWSE );
		try {
			$document = $is_cloud ? $this->cloud->document( $id ) : $this->hub->get( "/items/$id/content", array(), $this->profile->require_token(), true )->body;
			$adapted  = $this->style_adapter->adapt( $this->importer->validate( $document['content'] ), Style_Schema::DESIGN === $look ? self::with_variables( $document['look'] ?? null ) : $document['look'] ?? null, $look );
			$blocks   = $this->importer->sanitize( $adapted['blocks'], $document['media'], new Insert_Omissions(), false, null, $is_cloud && $document['is_trusted'] )['blocks'];
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		if ( array() === $blocks ) {
			throw new Failure( 'nothing_left', __( 'This design cannot be shown on this site because all of its content is loaded from elsewhere.', 'templately' ), 422 );
		}
		Preview_Page::render_in_theme(
			(string) $document['title'],
			$is_cloud ? $this->cloud->with_preview_media( $blocks, $id, $document ) : $this->shown( $blocks, $id, $document ),
			Page_Templates::choose( (string) ( $document['page_settings']['template'] ?? '' ) ),
			$fonts && Style_Schema::DESIGN === $look && current_user_can( Font_Library::CAPABILITY ) ? $this->faces( $id, $document, $is_cloud ) : ''
		);
	}

	/**
	 * Sends a media file or a font of an item to the browser.
	 * @throws Failure 401, 403, 404, 413 too_large, 502 damaged_file, or 503 hub_unreachable.
	 */
	public function send_file( int $id, string $sha256, int $size ): void {
		Capabilities::require_capability( Capabilities::BROWSE );
		if ( $size > self::MAX_BYTES ) {
			throw new Failure( 'too_large', __( 'This file is too large for a preview.', 'templately' ), 413 );
		}
		$bytes = '';
		try {
			$this->hub->download_files(
				"/items/$id/media",
				array( 'sha256' => array( $sha256 ) ),
				$this->profile->require_token(),
				array( compact( 'sha256', 'size' ) ),
				static function ( string $path ) use ( &$bytes ): void {
					$bytes = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
				}
			);
			if ( Media_File::is_woff2( $bytes ) ) {
				$mime = 'font/woff2';
			} else {
				$file  = new Media_File( $bytes );
				$mime  = $file->mime();
				$bytes = $file->bytes();
			}
		} catch ( Invalid_Media $unfit ) {
			throw new Failure( 'damaged_file', Failure::unknown_error(), 502 );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		Signed_Url::send_content( '', $mime, $bytes, Signed_Url::LIST_LIFETIME );
	}

	/**
	 * @param list<string> $blocks Sanitized blocks.
	 * @param array<string, mixed> $document
	 * @return string Serialized blocks with local media where available, otherwise passed-through media.
	 */
	private function shown( array $blocks, int $id, array $document ): string {
		$addresses = array();
		foreach ( $this->importer->find_media( $blocks, $document['media'] ) as $number => $medium ) {
			$addresses[ $number ] = self::file( $id, $medium );
		}
		return implode( "\n\n", $this->importer->localise( $blocks, $this->media->find_local_media( $document['media'] ) + $addresses, new Insert_Omissions() ) );
	}

	/**
	 * Makes each colour of a design a CSS variable, so that the full-site import can preview other colours.
	 * @param array<string, mixed>|null $look In the format of Style_Schema::schema().
	 * @return array<string, mixed>|null
	 */
	private static function with_variables( ?array $look ): ?array {
		foreach ( $look['presets']['color'] ?? array() as $place => $colour ) {
			$look['presets']['color'][ $place ]['value'] = "var(--templately-color-{$colour['slug']},{$colour['value']})";
		}
		return $look;
	}

	/**
	 * Returns the CSS of fonts that this site lacks. Values are validated by Style_Schema, family names by Design_Fonts.
	 * @param array<string, mixed> $document
	 */
	private function faces( int $id, array $document, bool $is_cloud ): string {
		$css = '';
		foreach ( $this->fonts->missing_families( Design_Fonts::font_families( $document ) ) as $family ) {
			foreach ( $family['faces'] as $face ) {
				$range = '' === $face['unicode_range'] ? '' : "unicode-range:{$face['unicode_range']};";
				$file  = $is_cloud ? wp_make_link_relative(
					Signed_Url::create(
						Cloud::MEDIUM,
						array(
							'id'     => $id,
							'sha256' => $face['sha256'],
						),
						Signed_Url::LIST_LIFETIME
					)
				) : self::file( $id, $face );
				$css  .= "@font-face{font-family:\"{$family['name']}\";font-weight:{$face['weight']};font-style:{$face['style']};$range" . 'src:url("' . $file . '") format("woff2")}';
			}
		}
		return $css;
	}

	/**
	 * Returns the path that passes a file through this site.
	 * @param array<string, mixed> $file A media file or a font face.
	 */
	private static function file( int $id, array $file ): string {
		$arguments = array(
			'id'     => $id,
			'sha256' => (string) $file['sha256'],
			'size'   => (int) $file['size'],
		);
		return wp_make_link_relative( Signed_Url::create( self::FILE, $arguments, Signed_Url::LIST_LIFETIME ) );
	}
}
