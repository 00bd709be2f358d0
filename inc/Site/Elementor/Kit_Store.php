<?php

declare( strict_types=1 );

namespace Templately\Site\Elementor;

use Elementor\Plugin;

/** Reads and writes the global colors and fonts of the site's active kit. */
final class Kit_Store {

	/** The four lists: two of Elementor's roles, two of the site's own rows. */
	public const LISTS = array( 'system_colors', 'custom_colors', 'system_typography', 'custom_typography' );

	private const SETTINGS = '_elementor_page_settings';

	/** @return array{colors: list<array<string, mixed>>, typography: list<array<string, mixed>>} Rows of colors and fonts, with Elementor's defaults. */
	public function rows(): array {
		$lists = $this->lists();
		return array(
			'colors'     => array_merge( $lists['system_colors'], $lists['custom_colors'] ),
			'typography' => array_merge( $lists['system_typography'], $lists['custom_typography'] ),
		);
	}

	/** @return array<string, list<array<string, mixed>>> Rows by list, with Elementor's defaults. */
	public function lists(): array {
		$kit   = Plugin::$instance->kits_manager->get_active_kit();
		$lists = array();
		foreach ( self::LISTS as $list ) {
			$lists[ $list ] = array_values( array_filter( (array) $kit->get_settings( $list ), 'is_array' ) );
		}
		return $lists;
	}

	/** @return array<string, mixed> Stored settings of the active kit, without defaults. */
	public function settings(): array {
		$settings = get_post_meta( $this->id(), self::SETTINGS, true );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Merges settings into the active kit. Rows with the id of an existing row replace it; all other rows stay. A kit of its own would
	 * take the site's own rows away from the pages that use them.
	 * @param array<string, mixed> $settings
	 */
	public function merge( array $settings ): void {
		$here = $this->settings();
		foreach ( self::LISTS as $list ) {
			if ( isset( $settings[ $list ] ) ) {
				$existing          = $here[ $list ] ?? $this->lists()[ $list ];
				$settings[ $list ] = array_values( array_replace( array_column( $existing, null, '_id' ), array_column( $settings[ $list ], null, '_id' ) ) );
			}
		}
		update_post_meta( $this->id(), self::SETTINGS, wp_slash( $settings + $here ) );
	}

	private function id(): int {
		return (int) Plugin::$instance->kits_manager->get_active_id();
	}
}
