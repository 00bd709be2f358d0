<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use Templately\Shared\Contract\Style_Schema;

/**
 * A checked manifest.json. A bundle for the library alone has no objects of a site: those lists are empty.
 *
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

	/** The smallest number of an object. Smaller numbers are ids of a site. */
	public const FIRST_NUMBER = 2000000001;

	/** The largest manifest in bytes. */
	public const MAX_BYTES = 4 * 1024 * 1024;

	/** An import handles each object by itself: a pack with more of them would take too long. */
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

	/** @param array<string, mixed> $manifest A checked manifest. */
	private function __construct( array $manifest ) {
		$this->manifest = $manifest;
	}

	/**
	 * Decodes and checks a manifest.
	 *
	 * @throws Invalid_Bundle With the member that is wrong.
	 */
	public static function from_json( string $json ): self {
		$manifest = strlen( $json ) > self::MAX_BYTES ? null : json_decode( $json, true, 128 );
		if ( ! is_array( $manifest ) ) {
			throw new Invalid_Bundle( 'manifest.json is no JSON object of at most 4 MB.' );
		}
		return self::from_array( $manifest );
	}

	/**
	 * Checks a manifest.
	 *
	 * @param array<mixed> $manifest A decoded manifest.json.
	 *
	 * @throws Invalid_Bundle With the member that is wrong.
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
	 * Checks the slugs of presets, which the schema does not.
	 *
	 * @param array<string, mixed> $look Matches Style_Schema.
	 *
	 * @throws Invalid_Bundle With the preset that is wrong.
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

	/**
	 * Returns the decoded manifest.json.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return $this->manifest;
	}

	/** Tells whether it has content or settings of a site, or only documents for the library. */
	public function has_site_objects(): bool {
		return array() !== $this->part( 'content' ) || array() !== $this->settings();
	}

	/** Counts what an import writes one by one: content, terms, media and menus. */
	public function object_count(): int {
		return count( $this->part( 'content' ) ) + count( $this->part( 'terms' ) ) + count( $this->part( 'media' ) ) + count( $this->part( 'menus' ) );
	}

	/** Returns 'gutenberg' or 'elementor'. */
	public function platform(): string {
		return $this->manifest['platform'];
	}

	/**
	 * Returns how the library shows the whole.
	 *
	 * @return array<string, mixed> With slug, name and plan; empty where it is no pack.
	 */
	public function pack(): array {
		return $this->manifest['pack'] ?? array();
	}

	/**
	 * Returns what presets of the items' documents are worth.
	 *
	 * @return array<string, mixed>|null Looks::schema(), less elements and blocks; null where nobody says.
	 */
	public function style(): ?array {
		return isset( $this->manifest['look'] ) ? self::without_elements( $this->manifest['look'] ) : null;
	}

	/**
	 * Returns the same with what it says of elements and blocks.
	 *
	 * @return array<string, mixed>|null
	 */
	public function full_style(): ?array {
		return $this->manifest['look'] ?? null;
	}

	/**
	 * Returns the theme that the site was made with.
	 *
	 * @return Theme|null
	 */
	public function theme(): ?array {
		return $this->manifest['theme'] ?? null;
	}

	/**
	 * Returns its plugins, in the order of their installation.
	 *
	 * @return list<Plugin>
	 */
	public function plugins(): array {
		$plugins = $this->part( 'plugins', self::PLUGIN );
		foreach ( $plugins as $place => $plugin ) {
			$plugins[ $place ] += array( 'plugin_original_slug' => $plugin['slug'] );
		}
		return $plugins;
	}

	/**
	 * Returns the settings that it brings, by name.
	 *
	 * @return array<string, mixed> Those of the schema; numbers of objects where they name some.
	 */
	public function settings(): array {
		return $this->part( 'settings' );
	}

	/**
	 * Returns the entries that have Elementor's kit.
	 *
	 * @return array{settings?: string, variables?: string|null, classes?: string|null} Empty for none.
	 */
	public function kit(): array {
		return $this->manifest['kit'] ?? array();
	}

	/** Returns the entry that has the user's global styles, a theme.json; '' for none. */
	public function styles(): string {
		return (string) ( $this->manifest['styles'] ?? '' );
	}

	/**
	 * Returns its terms, parents before children.
	 *
	 * @return list<Term>
	 */
	public function terms(): array {
		return $this->part( 'terms', self::TERM );
	}

	/**
	 * Returns its posts of all types, templates and navigations among them.
	 *
	 * @return list<Content_Object>
	 */
	public function content(): array {
		return $this->part( 'content', self::CONTENT_OBJECT );
	}

	/**
	 * Returns the types of its content.
	 *
	 * @return list<string>
	 */
	public function types(): array {
		return array_values( array_unique( array_column( $this->part( 'content' ), 'type' ) ) );
	}

	/**
	 * Finds an object of its content.
	 *
	 * @return Content_Object|null
	 */
	public function object( int $number ): ?array {
		if ( null === $this->content ) {
			$this->content = array_column( $this->content(), null, 'id' );
		}
		return $this->content[ $number ] ?? null;
	}

	/**
	 * Returns its classic menus, items in their order.
	 *
	 * @return list<Menu>
	 */
	public function menus(): array {
		$menus = $this->part( 'menus' );
		foreach ( $menus as $place => $menu ) {
			$menus[ $place ]['items'] = self::filled( $menu['items'], self::MENU_ITEM );
		}
		return $menus;
	}

	/**
	 * Returns its media.
	 *
	 * @return list<Medium>
	 */
	public function media(): array {
		return $this->part( 'media', self::MEDIUM );
	}

	/**
	 * Returns its font families with their faces, whose files are entries.
	 *
	 * @return list<array{slug: string, name: string, stack: string, faces: list<array{file: string, weight: string, style: string, unicode_range?: string}>, ...}>
	 */
	public function fonts(): array {
		return array_values( $this->manifest['look']['presets']['font-family'] ?? array() );
	}

	/**
	 * Returns what the site has that it was made of, and the bundle has not.
	 *
	 * @return list<Left_Behind_Part>
	 */
	public function omissions(): array {
		return $this->part( 'left_out' );
	}

	/**
	 * Returns its entries by name.
	 *
	 * @return array<string, array{sha256: string, size: int}>
	 */
	public function entries(): array {
		return $this->manifest['entries'];
	}

	/**
	 * Returns an entry.
	 *
	 * @return array{sha256: string, size: int}
	 *
	 * @throws Invalid_Bundle When there is none.
	 */
	public function entry( string $name ): array {
		if ( ! isset( $this->manifest['entries'][ $name ] ) ) {
			throw new Invalid_Bundle( "The bundle has no entry $name." );
		}
		return $this->manifest['entries'][ $name ];
	}

	/** Returns the bytes of all entries. */
	public function total_size(): int {
		return array_sum( array_column( $this->manifest['entries'], 'size' ) );
	}

	/**
	 * @param array<string, mixed> $defaults Members that records of a list may lack.
	 * @return mixed A list or an object, as the schema says.
	 */
	private function part( string $name, array $defaults = array() ) {
		return self::filled( $this->manifest[ $name ] ?? array(), $defaults );
	}

	/**
	 * @param array<string, mixed> $look The look of a manifest.
	 * @return array<string, mixed> The part that Style_Schema describes.
	 */
	private static function without_elements( array $look ): array {
		return array_diff_key( $look, array_flip( array( 'elements', 'blocks' ) ) );
	}

	/**
	 * @param array<mixed>         $records  Records.
	 * @param array<string, mixed> $defaults Members that they may lack.
	 * @return mixed The records with all members.
	 */
	private static function filled( array $records, array $defaults ) {
		foreach ( array() === $defaults ? array() : $records as $place => $record ) {
			$records[ $place ] = $record + $defaults;
		}
		return $records;
	}
}
