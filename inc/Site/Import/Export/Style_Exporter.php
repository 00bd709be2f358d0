<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Media\Media_File;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of this site.

/**
 * The user's global styles of a site, for its pack: families of fonts that have files here stand in the look, with their files, and all
 * else in a theme.json.
 */
final class Style_Exporter {

	/** @var array<int|string, mixed> Without those families, and without CSS that somebody wrote by hand. */
	private array $styles;

	/** @var list<array<string, mixed>> Families, as a look has them. */
	private array $families = array();

	/** @var array<string, string> Entry to file. */
	private array $files = array();

	/** @var array<string, string> Slug of a family here to its slug where the pack is imported. */
	private array $slugs = array();

	/**
	 * @param array<string, mixed> $styles      The user's global styles: settings and styles.
	 * @param string               $pack        Slug of the pack.
	 * @param Export_Omissions          $left_behind Notes what does not come along.
	 */
	public function __construct( array $styles, string $pack, Export_Omissions $left_behind ) {
		$this->styles = self::without_css( $styles, $left_behind );
		$custom       = $this->styles['settings']['typography']['fontFamilies']['custom'] ?? array();
		$stay         = array();
		foreach ( is_array( $custom ) ? $custom : array() as $family ) {
			$family = (array) $family;
			$slug   = (string) ( $family['slug'] ?? '' );
			$own    = (string) preg_replace( '/^' . preg_quote( $pack, '/' ) . '-/', '', $slug );
			$faces  = $this->faces( $own, $family, $left_behind );
			if ( array() === $faces ) {
				unset( $family['fontFace'] );
				$stay[] = $family;
				continue;
			}
			$this->families[] = array(
				'slug'    => $own,
				'name'    => (string) $family['name'],
				'stack'   => str_replace( '"', "'", (string) $family['fontFamily'] ),
				'role'    => Style_Schema::font_role( $slug, (string) $family['fontFamily'], (array) ( $this->styles['styles'] ?? array() ) ),
				'licence' => null,
				'faces'   => $faces,
			);

			$this->slugs[ $slug ] = "$pack-$own";
		}
		unset( $this->styles['settings']['typography']['fontFamilies'] );
		if ( array() !== $stay ) {
			$this->styles['settings']['typography']['fontFamilies']['custom'] = $stay;
		}
	}

	/**
	 * Returns the styles, as they are here.
	 *
	 * @return array<int|string, mixed>
	 */
	public function styles(): array {
		return array_filter( $this->styles );
	}

	/**
	 * Returns the look of the pack: its fonts. Documents of a site have no other presets that a theme of that name lacks.
	 *
	 * @return array<string, mixed>|null
	 */
	public function look(): ?array {
		return array() === $this->families ? null : array(
			'page'    => (object) array(),
			'presets' => array( 'font-family' => $this->families ),
		);
	}

	/**
	 * Returns the files of its fonts.
	 *
	 * @return array<string, string> Entry to file.
	 */
	public function files(): array {
		return $this->files;
	}

	/**
	 * Returns what its families are called where the pack is imported.
	 *
	 * @return array<string, string> Slug here to slug there.
	 */
	public function slugs(): array {
		return $this->slugs;
	}

	/**
	 * @param string               $slug        Slug of a family in the pack, by which its files are called.
	 * @param array<string, mixed> $family      Family of a theme.json.
	 * @param Export_Omissions          $left_behind Notes what does not come along.
	 * @return list<array<string, string>> Its faces, as a look has them.
	 */
	private function faces( string $slug, array $family, Export_Omissions $left_behind ): array {
		$folder = wp_get_font_dir();
		$faces  = array();
		foreach ( (array) ( $family['fontFace'] ?? array() ) as $face ) {
			$face    = (array) $face;
			$sources = array_filter( (array) ( $face['src'] ?? array() ), 'is_string' );
			$name    = wp_basename( (string) reset( $sources ) );
			$path    = $folder['path'] . "/$name";
			$entry   = "fonts/$slug-" . ( count( $faces ) + 1 ) . '.woff2';
			if ( ! is_file( $path ) || 1 !== preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug ) || ! Media_File::is_woff2( (string) file_get_contents( $path ) ) ) {
				$left_behind->record( (string) ( $family['name'] ?? $name ), 'fonts', Export_Omissions::MISSING_FILE );
				continue;
			}
			$this->files[ $entry ] = $path;
			$faces[]               = array_filter(
				array(
					'file'          => $entry,
					'weight'        => (string) ( $face['fontWeight'] ?? '400' ),
					'style'         => (string) ( $face['fontStyle'] ?? 'normal' ),
					'unicode_range' => (string) ( $face['unicodeRange'] ?? '' ),
				)
			);
		}
		return $faces;
	}

	/**
	 * @param array<int|string, mixed> $value       Decoded JSON.
	 * @param Export_Omissions              $left_behind Notes what does not come along.
	 * @return array<int|string, mixed>
	 */
	private static function without_css( array $value, Export_Omissions $left_behind ): array {
		if ( isset( $value['css'] ) ) {
			$left_behind->record( 'CSS', 'styles', Export_Omissions::FOREIGN_SETTING );
			unset( $value['css'] );
		}
		foreach ( $value as $name => $member ) {
			$value[ $name ] = is_array( $member ) ? self::without_css( $member, $left_behind ) : $member;
		}
		return $value;
	}
}
