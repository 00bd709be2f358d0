<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Bundle_Writer;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;

/** Exports the global colors, fonts, classes and variables of Elementor's kit. */
final class Kit_Exporter {

	private Kit_Store $kits;

	private Elementor_Styles $styles;

	public function __construct( Kit_Store $kits, Elementor_Styles $styles ) {
		$this->kits   = $kits;
		$this->styles = $styles;
	}

	/**
	 * Adds the kit's entries to a bundle.
	 * @param list<array<string, mixed>> $elements All elements of the pack.
	 * @return array{settings: string, variables: string|null, classes: string|null}|null Member of the manifest. null without Elementor.
	 */
	public function write( Bundle_Writer $bundle, array $elements ): ?array {
		if ( ! Elementor_Plugin::is_active() ) {
			return null;
		}
		$used    = $this->styles->capture( $elements );
		$entries = array(
			'settings'  => $this->kits->lists(),
			'variables' => $used['variables'] ?? null,
			'classes'   => $used['classes'] ?? null,
		);
		$kit     = array(
			'settings'  => '',
			'variables' => null,
			'classes'   => null,
		);
		foreach ( array_filter( $entries, 'is_array' ) as $name => $values ) {
			$kit[ $name ] = "kit/$name.json";
			$bundle->add( $kit[ $name ], (string) wp_json_encode( $values, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		}
		return $kit;
	}

	/** @return list<array{id: string, name: string, value: string}> Elementor's four colors, which an import can change. */
	public function colors(): array {
		$colors = array();
		foreach ( Elementor_Plugin::is_active() ? $this->kits->lists()['system_colors'] : array() as $row ) {
			if ( 1 === preg_match( '/^#[0-9a-fA-F]{3,8}$/D', (string) ( $row['color'] ?? '' ) ) ) {
				$colors[] = array(
					'id'    => (string) $row['_id'],
					'name'  => (string) $row['title'],
					'value' => $row['color'],
				);
			}
		}
		return $colors;
	}
}
