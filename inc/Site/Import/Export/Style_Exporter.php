<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Media\Media_File;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of this site.

/** Exports global styles: font families with files go to the look, all else to a theme.json. */
final class Style_Exporter {

	/** @var array<int|string, mixed> Without those families and custom CSS. */
	private array $styles;

	/** @var list<array<string, mixed>> As a look has them. */
	private array $families = array();

	/** @var array<string, string> Files by entry. */
	private array $files = array();

	/** @var array<string, string> Slugs of families in the pack by slug here. */
	private array $slugs = array();

	/** @param array<string, mixed> $styles Settings and styles. */
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

	/** @return array<int|string, mixed> */
	public function styles(): array {
		return array_filter( $this->styles );
	}

	/**
	 * Documents of a site have no other presets than fonts that a theme of that name lacks.
	 * @return array<string, mixed>|null
	 */
	public function look(): ?array {
		return array() === $this->families ? null : array(
			'page'    => (object) array(),
			'presets' => array( 'font-family' => $this->families ),
		);
	}

	/** @return array<string, string> Files of the fonts by entry. */
	public function font_files(): array {
		return $this->files;
	}

	/** @return array<string, string> Slugs of families in the pack by slug here. */
	public function slugs(): array {
		return $this->slugs;
	}

	/**
	 * @param array<string, mixed> $family As in a theme.json.
	 * @return list<array<string, string>> As a look has them.
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
	 * @param array<int|string, mixed> $value
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
