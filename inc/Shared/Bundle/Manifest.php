<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use Templately\Shared\Contract\Style_Schema;

/**
 * A checked manifest.json. A bundle for the library alone has no objects of a site: those lists are empty.
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-type Content_Object array{id: int, type: string, slug: string, title: string, entry: string, sample: bool, needs: list<int>}
 * @phpstan-type Term array{id: int, taxonomy: string, slug: string, name: string, description: string, parent: int}
 * @phpstan-type Menu_Item array{id: int, title: string, object: int, url: string, parent: int, target: string, classes: list<string>, description: string}
 * @phpstan-type Menu array{id: int, name: string, items: list<Menu_Item>}
 * @phpstan-type Medium array{id: int, file: string, name: string, mime: string, width: int, height: int, alt: string, title: string, caption: string, sizes: list<array{file: string, width: int, height: int}>}
 * @phpstan-type Theme array{slug: string, template: string, name: string, version: string, is_block_theme: bool, must_have: bool}
 * @phpstan-type Plugin array{slug: string, plugin_file: string, plugin_original_slug: string, name: string, version: string, link: string, icon: string, is_pro: bool, must_have: bool, blocks: list<string>}
 */
final class Manifest {

	/** Smaller numbers are ids of a site. */
	public const FIRST_NUMBER = 2000000001;

	public const MAX_BYTES = 4 * 1024 * 1024;

	/** More objects would take an import too long. */
	public const MAX_OBJECTS = 2000;

	private const CONTENT_OBJECT = array( 'sample' => false );

	private const TERM = array(
		'description' => '',
		'parent'      => 0,
	);

	private const MENU_ITEM = array(
		'object'      => 0,
		'url'         => '',
		'parent'      => 0,
		'target'      => '',
		'classes'     => array(),
		'description' => '',
	);

	private const MEDIUM = array(
		'sizes'   => array(),
		'title'   => '',
		'caption' => '',
	);

	private const PLUGIN = array(
		'version' => '',
		'link'    => '',
		'icon'    => '',
		'is_pro'  => false,
		'blocks'  => array(),
	);

	/** @var array<string, mixed> */
	private array $manifest;

	/** @var array<int, Content_Object>|null By number; filled by object(). */
	private ?array $content = null;

	/** @param array<string, mixed> $manifest */
	private function __construct( array $manifest ) {
		$this->manifest = $manifest;
	}

	/** @throws Invalid_Bundle Names the wrong member. */
	public static function from_json( string $json ): self {
		$manifest = strlen( $json ) > self::MAX_BYTES ? null : json_decode( $json, true, 128 );
		if ( ! is_array( $manifest ) ) {
			throw new Invalid_Bundle( 'manifest.json is no JSON object of at most 4 MB.' );
		}
		return self::from_array( $manifest );
	}

	/**
	 * @param array<mixed> $manifest
	 * @throws Invalid_Bundle Names the wrong member.
	 */
	public static function from_array( array $manifest ): self {
		$error = Schema_Validator::validation_error( $manifest, '', 'manifest' );
		if ( '' !== $error ) {
			throw new Invalid_Bundle( $error );
		}
		/** @var array<string, mixed> $manifest It matches the schema. */
		if ( isset( $manifest['look'] ) ) {
			$style = self::without_elements( $manifest['look'] );
			$valid = rest_validate_value_from_schema( $style, Style_Schema::schema(), 'look' );
			if ( is_wp_error( $valid ) ) {
				throw new Invalid_Bundle( $valid->get_error_message() );
			}
			self::validate_style( $style );
		}
		( new References( $manifest ) )->validate();
		return new self( $manifest );
	}

	/**
	 * Checks the slugs of presets.
	 * @param array<string, mixed> $look Matches Style_Schema.
	 * @throws Invalid_Bundle
	 */
	public static function validate_style( array $look ): void {
		foreach ( $look['presets'] as $kind => $presets ) {
			$slugs = array_column( $presets, 'slug' );
			foreach ( $slugs as $slug ) {
				if ( _wp_to_kebab_case( $slug ) !== $slug ) {
					throw new Invalid_Bundle( "The look has the $kind $slug, of which WordPress would make " . _wp_to_kebab_case( $slug ) . '.' );
				}
			}
			if ( count( $slugs ) !== count( array_unique( $slugs ) ) ) {
				throw new Invalid_Bundle( "The look has two presets of the kind $kind with the same slug." );
			}
		}
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return $this->manifest;
	}

	/** Says whether it has content or settings of a site, or only documents for the library. */
	public function has_site_objects(): bool {
		return array() !== $this->part( 'content' ) || array() !== $this->settings();
	}

	/** Counts content, terms, media and menus. */
	public function object_count(): int {
		return count( $this->part( 'content' ) ) + count( $this->part( 'terms' ) ) + count( $this->part( 'media' ) ) + count( $this->part( 'menus' ) );
	}

	/** Returns 'gutenberg' or 'elementor'. */
	public function platform(): string {
		return $this->manifest['platform'];
	}

	/** @return array<string, mixed> With slug, name and plan; empty for none. */
	public function pack(): array {
		return $this->manifest['pack'] ?? array();
	}

	/** @return array<string, mixed>|null The look without elements and blocks, as in Style_Schema. */
	public function style(): ?array {
		return isset( $this->manifest['look'] ) ? self::without_elements( $this->manifest['look'] ) : null;
	}

	/** @return array<string, mixed>|null */
	public function full_style(): ?array {
		return $this->manifest['look'] ?? null;
	}

	/** @return Theme|null */
	public function theme(): ?array {
		return $this->manifest['theme'] ?? null;
	}

	/** @return list<Plugin> In the order of installation. */
	public function plugins(): array {
		$plugins = $this->part( 'plugins', self::PLUGIN );
		foreach ( $plugins as $place => $plugin ) {
			$plugins[ $place ] += array( 'plugin_original_slug' => $plugin['slug'] );
		}
		return $plugins;
	}

	/** @return array<string, mixed> By name, with numbers of objects. */
	public function settings(): array {
		return $this->part( 'settings' );
	}

	/** @return array{settings?: string, variables?: string|null, classes?: string|null} Entries of Elementor's kit. */
	public function kit(): array {
		return $this->manifest['kit'] ?? array();
	}

	/** Returns the entry with the theme.json; '' for none. */
	public function styles(): string {
		return (string) ( $this->manifest['styles'] ?? '' );
	}

	/** @return list<Term> Parents before children. */
	public function terms(): array {
		return $this->part( 'terms', self::TERM );
	}

	/** @return list<Content_Object> */
	public function content(): array {
		return $this->part( 'content', self::CONTENT_OBJECT );
	}

	/** @return list<string> */
	public function types(): array {
		return array_values( array_unique( array_column( $this->part( 'content' ), 'type' ) ) );
	}

	/** @return Content_Object|null */
	public function object( int $number ): ?array {
		if ( null === $this->content ) {
			$this->content = array_column( $this->content(), null, 'id' );
		}
		return $this->content[ $number ] ?? null;
	}

	/** @return list<Menu> */
	public function menus(): array {
		$menus = $this->part( 'menus' );
		foreach ( $menus as $place => $menu ) {
			$menus[ $place ]['items'] = self::filled( $menu['items'], self::MENU_ITEM );
		}
		return $menus;
	}

	/** @return list<Medium> */
	public function media(): array {
		return $this->part( 'media', self::MEDIUM );
	}

	/** @return list<array{slug: string, name: string, stack: string, faces: list<array{file: string, weight: string, style: string, unicode_range?: string}>, ...}> */
	public function fonts(): array {
		return array_values( $this->manifest['look']['presets']['font-family'] ?? array() );
	}

	/** @return list<Left_Behind_Part> */
	public function omissions(): array {
		return $this->part( 'left_out' );
	}

	/** @return array<string, array{sha256: string, size: int}> */
	public function entries(): array {
		return $this->manifest['entries'];
	}

	/**
	 * @return array{sha256: string, size: int}
	 * @throws Invalid_Bundle
	 */
	public function entry( string $name ): array {
		if ( ! isset( $this->manifest['entries'][ $name ] ) ) {
			throw new Invalid_Bundle( "The bundle has no entry $name." );
		}
		return $this->manifest['entries'][ $name ];
	}

	public function total_size(): int {
		return array_sum( array_column( $this->manifest['entries'], 'size' ) );
	}

	/**
	 * @param array<string, mixed> $defaults Members that records may lack.
	 * @return mixed
	 */
	private function part( string $name, array $defaults = array() ) {
		return self::filled( $this->manifest[ $name ] ?? array(), $defaults );
	}

	/**
	 * @param array<string, mixed> $look
	 * @return array<string, mixed>
	 */
	private static function without_elements( array $look ): array {
		return array_diff_key( $look, array_flip( array( 'elements', 'blocks' ) ) );
	}

	/**
	 * @param array<mixed>         $records
	 * @param array<string, mixed> $defaults
	 * @return mixed
	 */
	private static function filled( array $records, array $defaults ) {
		foreach ( array() === $defaults ? array() : $records as $place => $record ) {
			$records[ $place ] = $record + $defaults;
		}
		return $records;
	}
}
