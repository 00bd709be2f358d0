<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Throwable;
use WP_Font_Utils;
use WP_Post;
use WP_Theme;

/** WordPress's font library: families and faces are posts, their files are in the fonts folder. Theme_Fonts activates them in a theme. */
final class Font_Library {

	public const CAPABILITY = 'edit_theme_options';

	/** Meta key of families that came with a design; they are activated again after a theme switch. */
	private const OURS = '_templately_font';

	/** Meta key of a face's licence. A family can have faces from elsewhere. */
	private const LICENCE = '_templately_font_licence';

	private const FREE = '/^(?:OFL-1\.[01](?:-(?:no-)?RFN)?|Apache-2\.0|Ubuntu-font-1\.0|UFL-1\.0|CC0-1\.0|MIT)$/Di';

	/**
	 * @template Family of array{name: string}
	 * @param list<Family> $families
	 * @return list<Family> Those that this site lacks.
	 */
	public function missing_families( array $families ): array {
		$here = array();
		foreach ( (array) wp_get_global_settings( array( 'typography', 'fontFamilies' ) ) as $of_origin ) {
			foreach ( (array) $of_origin as $family ) {
				foreach ( $family['fontFace'] ?? array() as $face ) {
					$here[ strtolower( trim( (string) ( $face['fontFamily'] ?? '' ), '"\' ' ) ) ] = true;
				}
			}
		}
		return array_values(
			array_filter(
				$families,
				static function ( array $family ) use ( $here ): bool {
					return ! isset( $here[ strtolower( $family['name'] ) ] );
				}
			)
		);
	}

	/**
	 * Adds a family, or its missing faces, and activates it in the current theme.
	 * @param list<array{path: string, weight: string, style: string, unicode_range: string}> $faces With the paths of their files, which are moved.
	 * @throws Failure 500 on a write error. Nothing remains then.
	 * @throws Throwable Of other plugins. Nothing remains then.
	 */
	public function add( string $name, string $stack, array $faces, string $licence = '' ): void {
		$slug   = sanitize_title( $name );
		$family = $this->family( $slug );
		$before = null === $family ? array() : $this->faces_of( $family );
		$is_new = null === $family;
		$file   = '';
		try {
			$family = $family ?? $this->make_family( $name, $slug, $stack, array( self::OURS => '1' ) );
			$titles = array_column( $before, 'post_title' );
			foreach ( $faces as $face ) {
				if ( ! in_array( WP_Font_Utils::get_font_face_slug( self::settings( $name, $face ) ), $titles, true ) ) {
					$file = self::move_file( $face['path'], self::file_name( $slug, $face ) );
					$this->make_face( $family, $face, $file, array_filter( array( self::LICENCE => $licence ) ) );
				}
			}
			self::activate( wp_get_theme(), array( $this->entry( $family, $name ) ) );
		} catch ( Throwable $thrown ) {
			// The last file may not belong to a face yet.
			'' === $file || wp_delete_file( wp_get_font_dir()['path'] . "/$file" );
			$this->undo_add( $slug, $is_new, array_column( $before, 'ID' ) );
			throw $thrown instanceof Failure ? self::write_error() : $thrown;
		}
	}

	/**
	 * Removes what an interrupted add() has created.
	 * @param bool  $is_new Whether add() created the family.
	 * @param int[] $before Ids of older faces.
	 */
	private function undo_add( string $slug, bool $is_new, array $before ): void {
		$family = $this->family( $slug );
		if ( null === $family ) {
			return;
		}
		foreach ( $this->faces_of( $family ) as $face ) {
			in_array( $face->ID, $before, true ) || wp_delete_post( $face->ID, true );
		}
		if ( $is_new ) {
			wp_delete_post( $family->ID, true );
		}
	}

	/**
	 * @param array<string, string> $meta
	 * @throws Failure 500 on a write error.
	 */
	public function make_family( string $name, string $slug, string $stack, array $meta = array() ): WP_Post {
		return $this->insert_post(
			array(
				'post_type'    => 'wp_font_family',
				'post_title'   => $name,
				'post_name'    => $slug,
				'post_content' => array( 'fontFamily' => WP_Font_Utils::sanitize_font_family( $stack ) ),
				'meta_input'   => $meta,
			)
		);
	}

	/**
	 * @param array{weight: string, style: string, unicode_range?: string} $face
	 * @param string                                                       $file Path relative to the fonts folder.
	 * @param array<string, string>                                        $meta
	 * @throws Failure 500 on a write error.
	 */
	public function make_face( WP_Post $family, array $face, string $file, array $meta = array() ): WP_Post {
		$settings = self::settings( $family->post_title, $face );
		$title    = WP_Font_Utils::get_font_face_slug( $settings );
		return $this->insert_post(
			array(
				'post_type'    => 'wp_font_face',
				'post_parent'  => $family->ID,
				'post_title'   => $title,
				'post_name'    => sanitize_title( $title ),
				'post_content' => $settings + array( 'src' => wp_get_font_dir()['url'] . "/$file" ),
				// WordPress deletes this file with the face.
				'meta_input'   => array( '_wp_font_face_file' => $file ) + $meta,
			)
		);
	}

	/**
	 * Returns the files of a family that may be redistributed: those whose recorded licence allows it and is the same for all. Neither
	 * WordPress nor the file itself stores the licence.
	 * @return array{licence: string, faces: list<array{path: string, sha256: string, size: int, weight: string, style: string, unicode_range: string}>}|null
	 */
	public function redistributable_files( string $slug ): ?array {
		$family  = $this->family( $slug );
		$licence = '';
		$faces   = array();
		foreach ( null === $family ? array() : $this->faces_of( $family ) as $face ) {
			$of_face = (string) get_metadata( 'post', $face->ID, self::LICENCE, true );
			if ( 1 !== preg_match( self::FREE, $of_face ) || ! in_array( $licence, array( '', $of_face ), true ) ) {
				continue;
			}
			$licence  = $of_face;
			$settings = (array) json_decode( $face->post_content, true );
			$path     = wp_get_font_dir()['path'] . '/' . get_metadata( 'post', $face->ID, '_wp_font_face_file', true );
			$bytes    = is_file( $path ) && filesize( $path ) <= Style_Schema::MAX_FONT_BYTES ? (string) file_get_contents( $path ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
			if ( Media_File::is_woff2( $bytes ) ) {
				$faces[] = array(
					'path'          => $path,
					'sha256'        => hash( 'sha256', $bytes ),
					'size'          => strlen( $bytes ),
					'weight'        => (string) ( $settings['fontWeight'] ?? '400' ),
					'style'         => (string) ( $settings['fontStyle'] ?? 'normal' ),
					'unicode_range' => (string) ( $settings['unicodeRange'] ?? '' ),
				);
			}
		}
		return '' === $licence ? null : compact( 'licence', 'faces' );
	}

	/** @param array{weight: string, style: string} $face */
	public static function file_name( string $slug, array $face ): string {
		return sanitize_file_name( "$slug-{$face['weight']}-{$face['style']}.woff2" );
	}

	/** @return list<array{family: string, weight: string, style: string, url: string}> Faces of a family for the CSS of a page. */
	public function faces( string $name ): array {
		$family = $this->family( sanitize_title( $name ) );
		$faces  = array();
		foreach ( null === $family ? array() : $this->entry( $family, $name )['fontFace'] as $face ) {
			$faces[] = array(
				'family' => $name,
				'weight' => (string) ( $face['fontWeight'] ?? '400' ),
				'style'  => (string) ( $face['fontStyle'] ?? 'normal' ),
				'url'    => (string) ( is_array( $face['src'] ) ? reset( $face['src'] ) : $face['src'] ),
			);
		}
		return $faces;
	}

	/** Activates fonts of designs in a new theme, if they were active in the old one. */
	public function copy_to_theme( WP_Theme $to, WP_Theme $from ): void {
		$ours  = array_column(
			get_posts(
				array(
					'post_type'   => 'wp_font_family',
					'numberposts' => 100,
					'meta_key'    => self::OURS, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- few posts, only when a theme is switched.
				)
			),
			'post_name'
		);
		$shown = array() === $ours ? array() : Theme_Fonts::font_families( $from );
		$shown = array_filter(
			$shown,
			static function ( array $family ) use ( $ours ): bool {
				return in_array( $family['slug'] ?? '', $ours, true );
			}
		);
		if ( array() !== $shown ) {
			self::activate( $to, array_values( $shown ) );
		}
	}

	public function activate_family( WP_Post $family ): void {
		self::activate( wp_get_theme(), array( $this->entry( $family, $family->post_title ) ) );
	}

	/** @param list<array<string, mixed>> $families As in global styles. */
	private static function activate( WP_Theme $theme, array $families ): void {
		if ( ! Theme_Fonts::add( $theme, $families ) ) {
			throw self::write_error();
		}
	}

	private function family( string $slug ): ?WP_Post {
		$found = get_posts(
			array(
				'post_type'   => 'wp_font_family',
				'name'        => $slug,
				'numberposts' => 1,
			)
		);
		return $found[0] ?? null;
	}

	/** @return list<WP_Post> */
	private function faces_of( WP_Post $family ): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => 'wp_font_face',
					'post_parent' => $family->ID,
					'numberposts' => 100,
					'orderby'     => 'ID',
					'order'       => 'ASC',
				)
			)
		);
	}

	/** @return array{name: string, slug: string, fontFamily: string, fontFace: list<array<string, mixed>>} Family in the format of global styles. */
	public function entry( WP_Post $family, string $name ): array {
		$settings = (array) json_decode( $family->post_content, true );
		return array(
			'name'       => $name,
			'slug'       => $family->post_name,
			'fontFamily' => (string) ( $settings['fontFamily'] ?? $name ),
			'fontFace'   => array_map(
				static function ( WP_Post $face ): array {
					return (array) json_decode( $face->post_content, true );
				},
				$this->faces_of( $family )
			),
		);
	}

	/** @param array<string, mixed> $post Unslashed; the content is an array. */
	private function insert_post( array $post ): WP_Post {
		$post['post_content'] = (string) wp_json_encode( $post['post_content'] );

		$id   = wp_insert_post( wp_slash( array( 'post_status' => 'publish' ) + $post ), true );
		$made = is_wp_error( $id ) ? null : get_post( $id );
		if ( null === $made ) {
			throw new Failure( 'font_not_saved', is_wp_error( $id ) ? wp_strip_all_tags( $id->get_error_message() ) : '', 500 );
		}
		return $made;
	}

	/** Moves a font file to the fonts folder and returns its path relative to it. */
	private static function move_file( string $path, string $name ): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = array(
			'name'     => $name,
			'tmp_name' => $path,
		);
		add_filter( 'upload_dir', '_wp_filter_font_directory' );
		add_filter( 'upload_mimes', array( WP_Font_Utils::class, 'get_allowed_font_mime_types' ) );
		try {
			$kept = wp_handle_sideload(
				$file,
				array(
					'test_form' => false,
					'mimes'     => WP_Font_Utils::get_allowed_font_mime_types(),
				)
			);
		} finally {
			remove_filter( 'upload_mimes', array( WP_Font_Utils::class, 'get_allowed_font_mime_types' ) );
			remove_filter( 'upload_dir', '_wp_filter_font_directory' );
		}
		if ( ! isset( $kept['file'] ) ) {
			throw self::write_error();
		}
		return ltrim( str_replace( wp_get_font_dir()['path'], '', $kept['file'] ), '/' );
	}

	/**
	 * @param array{weight: string, style: string, unicode_range?: string} $face
	 * @return array<string, string> In the format of core's font faces.
	 */
	private static function settings( string $name, array $face ): array {
		return array_filter(
			array(
				'fontFamily'   => $name,
				'fontWeight'   => $face['weight'],
				'fontStyle'    => $face['style'],
				'unicodeRange' => $face['unicode_range'] ?? '',
			)
		);
	}

	private static function write_error(): Failure {
		return new Failure( 'font_not_saved', __( 'The fonts of this design could not be saved on this site. Nothing was inserted.', 'templately' ), 500 );
	}
}
