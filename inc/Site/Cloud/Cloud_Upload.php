<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Content_Signature;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Documents\Media_Upload;
use Templately\Site\Documents\Portable_Document;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Saved_Templates\Saved_Templates;
use Templately\Site\Saved_Templates\Template_File;
use Templately\Site\Styles\Style_Snapshot;

/** Uploads a template: first the media that the hub lacks, then the text. After an interruption the hub deletes unused media within a day. */
final class Cloud_Upload {

	/** Between content and page settings. Neither JSON nor blocks contain it. */
	private const SEPARATOR = "\0";

	private const MEDIA_PER_REQUEST = 200;

	private Client $hub;

	private Profile $profile;

	private Cloud $cloud;

	private Document_Portability $portability;

	private Saved_Templates $templates;

	private Attachment_Index $media;

	private Font_Library $fonts;

	private Content_Signature $signature;

	private Elementor_Styles $styles;

	private string $origin;

	public function __construct( Client $hub, Profile $profile, Cloud $cloud, Document_Portability $portability, Saved_Templates $templates, Attachment_Index $media, Font_Library $fonts, Content_Signature $signature, Elementor_Styles $styles, string $origin ) {
		$this->hub         = $hub;
		$this->profile     = $profile;
		$this->cloud       = $cloud;
		$this->portability = $portability;
		$this->templates   = $templates;
		$this->media       = $media;
		$this->fonts       = $fonts;
		$this->signature   = $signature;
		$this->styles      = $styles;
		$this->origin      = $origin;
	}

	/**
	 * @param array<string, mixed> $args platform, saveTemplate, and those of from_editor().
	 * @return array{left_behind: list<array{name: string, reason: string}>, images: int, bytes: int} What an upload would send, and what it would leave out.
	 * @throws Failure As upload(), except for errors of the hub.
	 */
	public function preview_upload( array $args ): array {
		$template = $this->template( $args );
		$exported = $this->export( $template );
		return array(
			'left_behind' => $exported->left_behind,
			'images'      => count( $exported->media ),
			'bytes'       => strlen( $exported->content ) + array_sum( array_column( $exported->media, 'size' ) ),
		);
	}

	/**
	 * Uploads a template as a new file or as a new version of a file.
	 * @param array<string, mixed> $args platform, saveTemplate (0 for none), those of from_editor(), name, workspace, workspace_id, picture, file_id (0 for a new file) and base.
	 * @return array{file: array<string, mixed>, redirect: string, left_behind: list<array{name: string, reason: string}>}
	 * @throws Failure 400 invalid_file, 401, 403 invalid_permission or invalid_data, 404, 409 elementor_missing or version_conflict, 413 too_large, 422 quota_exceeded, or 503 hub_unreachable. After version_conflict the hub has kept the upload as a version.
	 */
	public function upload( array $args ): array {
		if ( $args['file_id'] > 0 ) {
			$this->cloud->require_may_change();
		}
		$template = $this->template( $args );
		$picture  = self::decode_picture( $args['picture'] );
		$exported = $this->export( $template );
		$file     = $this->profile->request(
			function ( string $token ) use ( $args, $template, $picture, $exported ): array {
				list( $workspace_id, $redirect ) = $this->find_destination( $args['workspace_id'], $args['workspace'], $token );
				$fonts                           = array();
				$look                            = 'gutenberg' === $template->platform ? $this->capture_style( $template->content, $fonts ) : null;
				$this->send_media( $exported, $picture, $fonts, $token );
				$data = array(
					'content'   => $exported->content,
					'signature' => $this->signature->sign( $exported->content ),
					'media'     => array_map(
						static function ( Media_Upload $medium ): array {
							return $medium->to_array();
						},
						$exported->media
					),
					'picture'   => '' === $picture ? '' : hash( 'sha256', $picture ),
					'look'      => $look,
				);
				if ( 'elementor' === $template->platform ) {
					$data['page_settings'] = (object) json_decode( $exported->page_settings, true );
					$data['kit']           = $this->capture_kit( $exported );
				}
				$name = Contract::valid_name( '' === trim( $args['name'] ) ? $template->title : $args['name'] );
				if ( $args['file_id'] > 0 ) {
					$data += array( 'base' => $args['base'] ) + ( '' === trim( $args['name'] ) ? array() : array( 'name' => $name ) );
					return array( $this->hub->send_document( "/files/{$args['file_id']}/versions", $data, $token )->body['file'], $redirect );
				}
				$data += array(
					'platform'     => $template->platform,
					'type'         => substr( $template->type, 0, 20 ),
					'name'         => '' === $name ? __( 'Template', 'templately' ) : $name,
					'origin'       => $this->origin,
					'workspace_id' => $workspace_id,
				);
				return array( $this->hub->send_document( '/files', $data, $token )->body['file'], $redirect );
			}
		);
		$this->record_hashes( $exported );
		if ( $args['saveTemplate'] > 0 ) {
			$this->templates->mark_uploaded( $args['saveTemplate'], (int) $file[0]['id'] );
		}
		return array(
			'file'        => $this->cloud->to_response( array( $file[0] ) )[0],
			'redirect'    => $file[1],
			'left_behind' => $exported->left_behind,
		);
	}

	/** @param array<string, mixed> $args platform, saveTemplate, and those of from_editor(). */
	private function template( array $args ): Template_File {
		$this->templates->require_builder( $args['platform'] );
		$template = $args['saveTemplate'] > 0 ? $this->templates->require_for_upload( $args['saveTemplate'] ) : self::from_editor( $args );
		if ( $template->platform !== $args['platform'] ) {
			throw Failure::not_found();
		}
		if ( 'elementor' === $template->platform ) {
			try {
				$count = ( new Element_Tree( $template->content ) )->count();
			} catch ( Invalid_Elements $unfit ) {
				throw new Failure( 'invalid_file', $unfit->getMessage(), 400 );
			}
		} else {
			Template_File::require_valid_blocks( $template->content );
			$count = strlen( trim( $template->content ) );
		}
		if ( 0 === $count ) {
			throw new Failure( 'invalid_file', self::nothing_to_push(), 400 );
		}
		return $template;
	}

	/**
	 * @param array<string, mixed> $args platform; file_content: JSON of an object for blocks, of the element tree for Elementor; type, source and page_settings for Elementor.
	 * @throws Failure 400 invalid_file, 403 invalid_permission.
	 */
	private static function from_editor( array $args ): Template_File {
		$json = (string) ( $args['file_content'] ?? '' );
		if ( 'elementor' === $args['platform'] ) {
			self::require_source( $args['source'] ?? 0 );
			return new Template_File( 'elementor', '', ( $args['type'] ?? '' ) ?: 'page', '' === $json ? '[]' : $json, (array) json_decode( $args['page_settings'] ?? '', true, 64 ) );
		}
		$data = json_decode( $json, true );
		if ( ! is_array( $data ) || ! is_string( $data['content'] ?? null ) ) {
			throw new Failure( 'invalid_file', self::nothing_to_push(), 400 );
		}
		self::require_source( $data['id'] ?? 0 );
		$type = $data['type'] ?? '';
		return new Template_File( 'gutenberg', is_string( $data['title'] ?? null ) ? sanitize_text_field( $data['title'] ) : '', is_string( $type ) && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,19}$/D', $type ) ? $type : 'section', $data['content'] );
	}

	/**
	 * Throws 403 unless the user may edit the source: a post, or a template of the Site Editor.
	 * @param mixed $id Post id, or theme//slug of a template. 0 for content that is not saved on this site.
	 */
	private static function require_source( $id ): void {
		$is_post = is_int( $id ) || ( is_string( $id ) && ctype_digit( $id ) );
		if ( in_array( $id, array( 0, '', '0', null ), true ) ) {
			return;
		}
		if ( $is_post ? null === get_post( (int) $id ) || ! current_user_can( 'edit_post', (int) $id ) : ! current_user_can( 'edit_theme_options' ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to push this template.', 'templately' ), 403 );
		}
	}

	/** Exports page settings with the content, because they may use the same media. */
	private function export( Template_File $template ): Portable_Document {
		$exported = $this->portability->export_document( $template->content . self::SEPARATOR . Element_Importer::json( $template->settings ) );

		list( $exported->content, $exported->page_settings ) = explode( self::SEPARATOR, $exported->content );
		if ( strlen( $exported->content ) > Contract::MAX_CONTENT_BYTES ) {
			/* translators: %s: size, such as 4 MB. */
			throw new Failure( 'too_large', sprintf( __( 'This template is larger than %s.', 'templately' ), (string) size_format( Contract::MAX_CONTENT_BYTES ) ), 413 );
		}
		return $exported;
	}

	/** @return object Global values that the template uses. Empty without Elementor. */
	private function capture_kit( Portable_Document $exported ): object {
		/** @var list<array<string, mixed>> $elements */
		$elements = json_decode( $exported->content, true, 128 );
		$page     = Element_Importer::page_element( (array) json_decode( $exported->page_settings, true ) );
		return (object) ( Elementor_Plugin::is_active() ? $this->styles->capture( array_merge( array( $page ), $elements ) ) : array() );
	}

	/** @return array{int, string} Workspace id and path of its screen. */
	private function find_destination( int $id, string $slug, string $token ): array {
		if ( 0 === $id && '' === $slug ) {
			return array( 0, 'clouds' );
		}
		$choices = $this->hub->get( '/workspaces/choices', array(), $token, true )->body;
		foreach ( array(
			'own'    => 'clouds/workspace/',
			'shared' => 'clouds/shared-workspace/',
		) as $whose => $screen ) {
			foreach ( $choices[ $whose ] as $workspace ) {
				if ( ( 0 === $id || $workspace['id'] === $id ) && ( '' === $slug || $workspace['slug'] === $slug ) ) {
					return array( (int) $workspace['id'], $screen . $workspace['slug'] );
				}
			}
		}
		throw Failure::not_found();
	}

	/**
	 * @param array<string, string> $fonts Hash to path. Receives the fonts to upload.
	 * @return array<string, mixed>|null See Style_Schema::schema().
	 */
	private function capture_style( string $content, array &$fonts ): ?array {
		$found = array();
		$look  = Style_Snapshot::from_document(
			$content,
			function ( string $slug ) use ( &$found ): ?array {
				$family = $this->fonts->redistributable_files( $slug );
				$faces  = array();
				foreach ( $family['faces'] ?? array() as $face ) {
					$found[ $face['sha256'] . '.woff2' ] = $face;

					$faces[] = array( 'file' => $face['sha256'] . '.woff2' ) + array_intersect_key( $face, array_flip( array( 'weight', 'style', 'unicode_range' ) ) );
				}
				return null === $family ? null : compact( 'faces' ) + $family;
			}
		);
		foreach ( $look['presets']['font-family'] ?? array() as $place => $family ) {
			$named = array_column( array_intersect_key( $found, array_flip( array_column( $family['faces'], 'file' ) ) ), 'path', 'sha256' );
			if ( count( $fonts + $named ) > Style_Schema::MAX_FONTS ) {
				// Keep the font family, but not its files.
				$look['presets']['font-family'][ $place ]['faces'] = array();
			} else {
				$fonts += $named;
			}
		}
		return $look;
	}

	/**
	 * @param string $picture Bytes, or '' for none.
	 * @param array<string, string> $fonts Hash to path.
	 */
	private function send_media( Portable_Document $exported, string $picture, array $fonts, string $token ): void {
		$wanted = array();
		foreach ( $exported->media as $medium ) {
			$wanted[ $medium->sha256 ] = array(
				'sha256' => $medium->sha256,
				'size'   => $medium->size,
				'mime'   => $medium->mime,
			);
		}
		$by_hash = array_column( $exported->media, null, 'sha256' );
		if ( '' !== $picture ) {
			$wanted[ hash( 'sha256', $picture ) ] = array(
				'sha256' => hash( 'sha256', $picture ),
				'size'   => strlen( $picture ),
				'mime'   => ( new Media_File( $picture ) )->mime(),
			);
		}
		foreach ( $fonts as $sha256 => $path ) {
			$wanted[ $sha256 ] = array(
				'sha256' => (string) $sha256,
				'size'   => (int) filesize( $path ),
				'mime'   => 'font/woff2',
			);
		}
		foreach ( array_chunk( array_values( $wanted ), self::MEDIA_PER_REQUEST ) as $some ) {
			foreach ( $this->hub->send( 'POST', '/media/missing', array( 'files' => $some ), $token )->body['missing'] as $sha256 ) {
				try {
					$bytes = isset( $by_hash[ $sha256 ] ) ? Document_Portability::media_bytes( $by_hash[ $sha256 ] ) : ( isset( $fonts[ $sha256 ] ) ? (string) file_get_contents( $fonts[ $sha256 ] ) : $picture ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
				} catch ( Invalid_Media $unfit ) {
					throw new Failure( 'media_changed', __( 'An image of this template was changed or removed in the meantime. Nothing was pushed. Please try again.', 'templately' ), 409 );
				}
				$this->hub->send_bytes( "/media/$sha256", $bytes, $token );
			}
		}
	}

	/** Records the hashes of uploaded media, so that a later insert of the template finds them in the media library. */
	private function record_hashes( Portable_Document $exported ): void {
		$ids   = array_map( 'intval', array_column( $exported->media, 'attachment' ) );
		$known = $this->media->hashes_of( $ids );
		foreach ( $exported->media as $medium ) {
			if ( ( $known[ $medium->attachment ] ?? '' ) !== $medium->sha256 ) {
				$this->media->record_hash( $medium->attachment, $medium->sha256, '' );
			}
		}
	}

	/**
	 * Decodes the picture that the browser took of the template.
	 * @param string $data Base64 or a data URL. '' for none.
	 */
	private static function decode_picture( string $data ): string {
		if ( '' === $data ) {
			return '';
		}
		$bytes = base64_decode( (string) preg_replace( '#^data:image/(?:png|jpeg|webp);base64,#', '', $data ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- an image in JSON.
		try {
			$file = false === $bytes ? null : new Media_File( $bytes );
		} catch ( Invalid_Media $unfit ) {
			$file = null;
		}
		if ( null === $file || ! $file->is_image() ) {
			throw new Failure( 'rest_invalid_param', __( 'The picture is not an image.', 'templately' ), 400, array( 'picture' => __( 'The picture is not an image.', 'templately' ) ) );
		}
		return $file->bytes();
	}

	private static function nothing_to_push(): string {
		return __( 'This template is empty, so there is nothing to push.', 'templately' );
	}
}
