<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/** Checks that each number of a manifest means one object, and that named objects, entries and plugins exist. */
final class References {

	/** @var array<string, mixed> */
	private array $manifest;

	/** @var array<int, string> Kinds by number: a type of content, 'term taxonomy', 'menu', 'menu item' or 'media'. */
	private array $kinds = array();

	/** @param array<string, mixed> $manifest Matches the schema. */
	public function __construct( array $manifest ) {
		$this->manifest = $manifest;
	}

	/** @throws Invalid_Bundle */
	public function validate(): void {
		foreach ( $this->part( 'media' ) as $medium ) {
			$this->number( $medium['id'], 'media' );
			if ( ! isset( $this->manifest['entries'][ $medium['file'] ] ) ) {
				throw new Invalid_Bundle( "The medium {$medium['file']} is missing." );
			}
			foreach ( $medium['sizes'] ?? array() as $size ) {
				$this->require_entry( $size['file'], "The medium {$medium['file']}" );
			}
		}
		$this->check_terms();
		$needed = array();
		foreach ( $this->part( 'content' ) as $place => $one ) {
			$this->number( $one['id'], $one['type'] );
			$this->require_entry( $one['entry'], "The {$one['type']} {$one['slug']}" );
			$needed += array_fill_keys( $one['needs'], $place );
		}
		$this->check_menus();
		foreach ( array_diff_key( $needed, $this->kinds ) as $number => $place ) {
			$one = $this->manifest['content'][ $place ];
			throw new Invalid_Bundle( "The {$one['type']} {$one['slug']} needs $number, which is not in the bundle." );
		}
		$this->check_settings();
		$this->check_items();
		if ( is_string( $this->manifest['styles'] ?? null ) ) {
			$this->require_entry( $this->manifest['styles'], 'The styles' );
		}
		foreach ( $this->manifest['look']['presets']['font-family'] ?? array() as $family ) {
			foreach ( $family['faces'] as $face ) {
				$this->require_entry( $face['file'], "The family {$family['name']}" );
			}
		}
	}

	private function check_terms(): void {
		foreach ( $this->part( 'terms' ) as $term ) {
			$parent = $term['parent'] ?? 0;
			if ( 0 !== $parent && ( $this->kinds[ $parent ] ?? '' ) !== "term {$term['taxonomy']}" ) {
				throw new Invalid_Bundle( "The term {$term['slug']} has the parent $parent, which is no term of {$term['taxonomy']} before it." );
			}
			$this->number( $term['id'], "term {$term['taxonomy']}" );
		}
	}

	private function check_menus(): void {
		foreach ( $this->part( 'menus' ) as $menu ) {
			$this->number( $menu['id'], 'menu' );
			$before = array( 0 => true );
			foreach ( $menu['items'] as $item ) {
				$object = $item['object'] ?? 0;
				$kind   = $this->kinds[ $object ] ?? '';
				if ( 0 !== $object && ! in_array( $kind, array( 'page', 'post' ), true ) && 0 !== strpos( $kind, 'term ' ) ) {
					throw new Invalid_Bundle( "The menu {$menu['name']} leads to $object, which is no page, post or term of the bundle." );
				}
				if ( ! isset( $before[ $item['parent'] ?? 0 ] ) ) {
					throw new Invalid_Bundle( "The menu {$menu['name']} has the item {$item['id']} before its parent." );
				}
				$this->number( $item['id'], 'menu item' );
				$before[ $item['id'] ] = true;
			}
		}
	}

	private function check_settings(): void {
		$settings = $this->part( 'settings' );
		$named    = array(
			'logo'        => array( 'media', $settings['logo'] ?? 0 ),
			'icon'        => array( 'media', $settings['icon'] ?? 0 ),
			'custom_logo' => array( 'media', $settings['theme_mods']['custom_logo'] ?? 0 ),
			'front_page'  => array( 'page', $settings['front_page'] ?? 0 ),
			'posts_page'  => array( 'page', $settings['posts_page'] ?? 0 ),
		);
		foreach ( $settings['menu_locations'] ?? array() as $place => $menu ) {
			$named[ "menu location $place" ] = array( 'menu', $menu );
		}
		foreach ( $named as $name => list( $kind, $number ) ) {
			if ( 0 !== $number && ( $this->kinds[ $number ] ?? '' ) !== $kind ) {
				throw new Invalid_Bundle( "The setting $name names $number, which is no $kind of the bundle." );
			}
		}
	}

	private function check_items(): void {
		$plugins = array_column( $this->part( 'plugins' ), 'slug' );
		$items   = $this->part( 'items' );
		foreach ( $items as $item ) {
			if ( isset( $item['document'] ) ) {
				$this->require_entry( $item['document'], "The item {$item['slug']}" );
			} elseif ( ! isset( $item['object'] ) ) {
				throw new Invalid_Bundle( "The item {$item['slug']} has neither a document nor an object." );
			}
			if ( isset( $item['object'] ) && ! in_array( $this->kinds[ $item['object'] ] ?? 'media', array( 'page', 'post', 'wp_block', 'wp_template', 'wp_template_part', 'elementor_library' ), true ) ) {
				throw new Invalid_Bundle( "The item {$item['slug']} is the object {$item['object']}, which is no content of the bundle." );
			}
		}
		if ( count( $items ) !== count( array_unique( array_column( $items, 'slug' ) ) ) ) {
			throw new Invalid_Bundle( 'Two items of the manifest have the same slug.' );
		}
		$packs = isset( $this->manifest['pack'] ) ? array( $this->manifest['pack'] ) : array();
		foreach ( array_merge( $packs, $items ) as $design ) {
			$unknown = array_diff( $design['dependencies'] ?? array(), $plugins );
			if ( array() !== $unknown ) {
				throw new Invalid_Bundle( "{$design['slug']} needs the plugin " . reset( $unknown ) . ', of which the manifest says nothing.' );
			}
		}
	}

	private function number( int $number, string $kind ): void {
		if ( isset( $this->kinds[ $number ] ) ) {
			throw new Invalid_Bundle( "Two objects of the manifest have the number $number." );
		}
		$this->kinds[ $number ] = $kind;
	}

	private function require_entry( string $entry, string $whose ): void {
		if ( ! isset( $this->manifest['entries'][ $entry ] ) ) {
			throw new Invalid_Bundle( "$whose names the entry $entry, which is not in the bundle." );
		}
	}

	/** @return array<mixed> */
	private function part( string $name ): array {
		return $this->manifest[ $name ] ?? array();
	}
}
