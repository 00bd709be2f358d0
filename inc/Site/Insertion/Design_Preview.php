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

/**
 * A design as a page of this site, before it is inserted: for who may insert it, in the theme's template, in each look. It is cleaned
 * exactly where an insert by the same user cleans it. Nothing is written and nothing brought: what the site lacks of its media and fonts goes through it.
 */
final class Design_Preview {

	/** What the page is called, and a medium or a font in it. */
	public const PAGE = 'design_page';
	public const FILE = 'design_file';

	/** Bytes of a file that goes through this site: it is in memory. */
	private const LARGEST = 20 * MB_IN_BYTES;

	private Client $hub;

	private Profile $profile;

	private Media_Importer $media;

	private Block_Importer $builder;

	private Style_Adapter $fit;

	private Font_Library $fonts;

	private Cloud_Design_Source $cloud;

	/**
	 * @param Block_Importer  $builder Makes documents this site's.
	 * @param Style_Adapter            $fit     Dresses documents for this site.
	 * @param Font_Library   $fonts   WordPress's fonts.
	 * @param Cloud_Design_Source  $cloud   People's own designs.
	 */
	public function __construct( Client $hub, Profile $profile, Media_Importer $media, Block_Importer $builder, Style_Adapter $fit, Font_Library $fonts, Cloud_Design_Source $cloud ) {
		$this->hub     = $hub;
		$this->profile = $profile;
		$this->media   = $media;
		$this->builder = $builder;
		$this->fit     = $fit;
		$this->fonts   = $fonts;
		$this->cloud   = $cloud;
	}

	/**
	 * Returns where whoever is asking can look at a design.
	 *
	 * @param int    $id     Item of the hub, or file of the cloud.
	 * @param string $origin Which of them, as Insertion::content() takes it.
	 * @param string $look   One of Looks::ALL.
	 * @param bool   $fonts  Whether in fonts of the design, too, that this site lacks: as it is once they are installed.
	 */
	public static function url( int $id, string $origin, string $look, bool $fonts = false ): string {
		return Signed_Url::create_for_page( self::PAGE, compact( 'id', 'origin', 'look' ) + array( 'fonts' => (int) $fonts ), Signed_Url::IN_A_LIST );
	}

	/**
	 * Lets WordPress show a design in place of the page that was asked for.
	 *
	 * @param int    $id     Item of the hub, or file of the cloud.
	 * @param string $look   One of Looks::ALL.
	 * @param bool   $fonts  Whether in fonts that this site lacks, where whoever is asking may install them.
	 *
	 * @throws Failure As Insertion::content(), but for what media need.
	 */
	public function render( int $id, string $origin, string $look, bool $fonts ): void {
		$is_cloud = Insertion::CLOUD === $origin;
		Capabilities::require_capability( $is_cloud ? 'edit_posts' : Capabilities::BROWSE );
		try {
			$document = $is_cloud ? $this->cloud->document( $id ) : $this->hub->get( "/items/$id/content", array(), $this->profile->require_token(), true )->body;
			$dressed  = $this->fit->adapt( $this->builder->validate( $document['content'] ), $document['look'] ?? null, $look );
			$blocks   = $this->builder->sanitize( $dressed['blocks'], $document['media'], new Insert_Omissions(), false, null, $is_cloud && $document['is_trusted'] )['blocks'];
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		if ( array() === $blocks ) {
			throw new Failure( 'nothing_left', __( 'Nothing of this design can be shown on this site: all of it is loaded from elsewhere.', 'templately' ), 422 );
		}
		Preview_Page::render_in_theme(
			(string) $document['title'],
			$is_cloud ? $this->cloud->with_preview_media( $blocks, $id, $document ) : $this->shown( $blocks, $id, $document ),
			Page_Templates::choose( (string) ( $document['page_settings']['template'] ?? '' ) ),
			$fonts && Style_Schema::DESIGN === $look && current_user_can( Font_Library::CAPABILITY ) ? $this->faces( $id, $document, $is_cloud ) : ''
		);
	}

	/**
	 * Sends a medium or a font of an item to the browser.
	 *
	 * @param string $sha256 Hash of the file.
	 * @param int    $size   Its bytes.
	 *
	 * @throws Failure 401, 403, 404, 413 for one that is too large to be looked at, 502 for what is neither, or 503 hub_unreachable.
	 */
	public function send_file( int $id, string $sha256, int $size ): void {
		Capabilities::require_capability( Capabilities::BROWSE );
		if ( $size > self::LARGEST ) {
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
		Signed_Url::send_content( '', $mime, $bytes, Signed_Url::IN_A_LIST );
	}

	/**
	 * @param list<string>         $blocks   Blocks that were cleaned.
	 * @param array<string, mixed> $document Its document.
	 * @return string Serialised blocks, with media of this site, and others by addresses of this site.
	 *
	 * @throws Failure 502 when a block uses what the item does not have.
	 */
	private function shown( array $blocks, int $id, array $document ): string {
		$addresses = array();
		foreach ( $this->builder->find_media( $blocks, $document['media'] ) as $number => $medium ) {
			$addresses[ $number ] = self::file( $id, $medium );
		}
		return implode( "\n\n", $this->builder->localise( $blocks, $this->media->find_local_media( $document['media'] ) + $addresses, new Insert_Omissions() ) );
	}

	/**
	 * @param array<string, mixed> $document Its document.
	 * @param bool                 $is_cloud Whether it is a file of the cloud.
	 * @return string CSS of its fonts that this site lacks. What stands in it was checked against Looks::schema(), the names by Design_Fonts.
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
						Signed_Url::IN_A_LIST
					)
				) : self::file( $id, $face );
				$css  .= "@font-face{font-family:\"{$family['name']}\";font-weight:{$face['weight']};font-style:{$face['style']};$range" . 'src:url("' . $file . '") format("woff2")}';
			}
		}
		return $css;
	}

	/**
	 * @param array<string, mixed> $file A medium or a face.
	 * @return string Where it goes through this site: a path.
	 */
	private static function file( int $id, array $file ): string {
		$arguments = array(
			'id'     => $id,
			'sha256' => (string) $file['sha256'],
			'size'   => (int) $file['size'],
		);
		return wp_make_link_relative( Signed_Url::create( self::FILE, $arguments, Signed_Url::IN_A_LIST ) );
	}
}
