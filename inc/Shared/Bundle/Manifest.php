<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use Generator;
use Templately\Shared\Contract\Style_Schema;

/**
 * What manifest.json says, checked. A bundle of the library alone has no objects: all lists of a site are empty in it.
 *
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-type Content_Object array{id: int, type: string, slug: string, title: string, entry: string, sample: bool, needs: list<int>}
 * @phpstan-type Term array{id: int, taxonomy: string, slug: string, name: string, description: string, parent: int}
 * @phpstan-type Menu_Item array{id: int, title: string, object: int, url: string, parent: int, target: string, classes: list<string>, description: string}
 * @phpstan-type Menu array{id: int, name: string, items: list<Menu_Item>}
 * @phpstan-type Medium array{id: int, file: string, name: string, mime: string, width: int, height: int, alt: string, title: string, caption: string}
 * @phpstan-type Theme array{slug: string, template: string, name: string, version: string, is_block_theme: bool, must_have: bool}
 * @phpstan-type Plugin array{slug: string, plugin_file: string, plugin_original_slug: string, name: string, version: string, link: string, icon: string, is_pro: bool, must_have: bool, blocks: list<string>}
 */
final class Manifest {

	/** The smallest number of an object: what is below it is an id of a site. */
	public const FIRST_NUMBER = 2000000001;

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

	/** @var array<string, mixed> The long lists empty. */
	private array $manifest;

	private Manifest_Text $text;

	/**
	 * @param Manifest_Text $text What manifest.json says, checked.
	 */
	private function __construct( Manifest_Text $text ) {
		$this->manifest = $text->members();
		$this->text     = $text;
	}

	/**
	 * Checks a manifest.
	 *
	 * @param array<string, mixed> $manifest What manifest.json says.
	 *
	 * @throws Invalid_Bundle With the member that is wrong.
	 */
	public static function from_array( array $manifest ): self {
		return self::from_json( Manifest_Text::from_array( $manifest ) );
	}

	/**
	 * Checks a manifest.
	 *
	 * @param Manifest_Text $text What manifest.json says.
	 *
	 * @throws Invalid_Bundle With the member that is wrong.
	 */
	public static function from_json( Manifest_Text $text ): self {
		$manifest = $text->members();
		if ( ! isset( $manifest['made'] ) ) {
			$manifest = $text->to_array();
			Library_Manifest::check( $manifest );
			self::validate_style( $manifest['look'] ?? array( 'presets' => array() ) );
			self::require_own_slugs( $manifest['items'] );
			return new self( $text );
		}
		$fault = Schema_Validator::validation_error( $manifest, '', 'manifest' );
		$fault = '' === $fault ? $text->fault() : $fault;
		if ( '' !== $fault ) {
			throw new Invalid_Bundle( $fault );
		}
		if ( isset( $manifest['look'] ) ) {
			$look  = array_diff_key( $manifest['look'], array_flip( array( 'elements', 'blocks' ) ) );
			$valid = rest_validate_value_from_schema( $look, Style_Schema::schema(), 'look' );
			if ( is_wp_error( $valid ) ) {
				throw new Invalid_Bundle( $valid->get_error_message() );
			}
			self::validate_style( $look );
		}
		self::require_own_slugs( $manifest['items'] ?? array() );
		( new Manifest_References( $text ) )->validate();
		return new self( $text );
	}

	/**
	 * Checks what presets are worth, beyond its schema.
	 *
	 * @param array<string, mixed> $look A look of that schema.
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
	 * Returns what manifest.json says, as it stands there; its content with all members of each object.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return $this->text->to_array();
	}

	/** Returns the number of the schema that it follows. */
	public function schema(): int {
		return $this->manifest['schema'];
	}

	/** Says whether it has the objects of a site, and not the library's documents alone. */
	public function has_site_objects(): bool {
		return isset( $this->manifest['made'] );
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
		return isset( $this->manifest['look'] ) ? array_diff_key( $this->manifest['look'], array_flip( array( 'elements', 'blocks' ) ) ) : null;
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

	/** Returns the entry that has the user's global styles, a theme.json; '' for none. */
	public function styles(): string {
		return $this->has_site_objects() ? (string) ( $this->manifest['styles'] ?? '' ) : '';
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
	 * Reads its posts of all types, templates and navigations among them, parents before children: there may be ten thousand.
	 *
	 * @return Generator<int, Content_Object>
	 */
	public function content(): Generator {
		/** @var Content_Object $one */
		foreach ( $this->has_site_objects() ? $this->text->content() : array() as $place => $one ) {
			yield $place => $one;
		}
	}

	/**
	 * Returns the types of posts of which there are some.
	 *
	 * @return list<string>
	 */
	public function types(): array {
		return $this->has_site_objects() ? array_keys( $this->text->types() ) : array();
	}

	/**
	 * Returns one of its posts of all types.
	 *
	 * @return Content_Object|null
	 */
	public function object( int $number ): ?array {
		/** @var Content_Object|null $one */
		$one = $this->has_site_objects() ? $this->text->content()->find( $number ) : null;
		return $one;
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
		return $this->has_site_objects() ? array_values( $this->manifest['look']['presets']['font-family'] ?? array() ) : array();
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
	 * Returns what its entries are: name, sha256 and size.
	 */
	public function entries(): Packed_List {
		return $this->text->entries();
	}

	/**
	 * Returns what an entry is.
	 *
	 * @return array{name: string, sha256: string, size: int}
	 *
	 * @throws Invalid_Bundle When there is none.
	 */
	public function entry( string $name ): array {
		/** @var array{name: string, sha256: string, size: int}|null $entry */
		$entry = $this->text->entries()->find( $name );
		if ( null === $entry ) {
			throw new Invalid_Bundle( "The bundle has no entry $name." );
		}
		return $entry;
	}

	/** Returns how many bytes its entries have in all. */
	public function total_size(): int {
		return $this->text->size();
	}

	/**
	 * @param string               $name     Name of a member that only bundles of sites have.
	 * @param array<string, mixed> $defaults What the records of a list say where they do not.
	 * @return mixed A list or an object, as the schema says.
	 */
	private function part( string $name, array $defaults = array() ) {
		$part = $this->has_site_objects() ? $this->manifest[ $name ] ?? array() : array();
		return array() === $defaults ? $part : self::filled( $part, $defaults );
	}

	/**
	 * @param list<array<string, mixed>> $records  Records.
	 * @param array<string, mixed>       $defaults What they say where they do not.
	 * @return mixed The records.
	 */
	private static function filled( array $records, array $defaults ) {
		foreach ( $records as $place => $record ) {
			$records[ $place ] = $record + $defaults;
		}
		return $records;
	}

	/**
	 * @param list<array<string, mixed>> $items What the library sells singly.
	 *
	 * @throws Invalid_Bundle When two have one slug.
	 */
	private static function require_own_slugs( array $items ): void {
		$slugs = array_column( $items, 'slug' );
		if ( count( $slugs ) !== count( array_unique( $slugs ) ) ) {
			throw new Invalid_Bundle( 'Two items of the manifest have the same slug.' );
		}
	}
}
