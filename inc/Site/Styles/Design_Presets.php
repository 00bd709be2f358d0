<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Preset_References;

/**
 * What a design's presets are worth: the look that came with its document.
 */
final class Design_Presets {

	/** @var array<string, string> Slug to opaque colour. */
	public array $colours = array();

	/** @var array<string, array<string|list<string>>> Kind to slug to value, families as lists of their names. */
	public array $values = array();

	/** @var array<string, string> Slug of a family to what it is for: 'heading', 'body' or 'mono'. */
	public array $families = array();

	/** Slug of the space at the window's edge; '' for none. */
	public string $edge;

	/**
	 * @param array<string, mixed> $look As Contract\Looks::schema() has it.
	 */
	public function __construct( array $look ) {
		$this->edge = (string) ( $look['page']['edge'] ?? '' );
		foreach ( $look['presets'] ?? array() as $kind => $presets ) {
			foreach ( $presets as $preset ) {
				$slug  = (string) $preset['slug'];
				$value = $preset['value'] ?? $preset['stack'] ?? '';
				if ( is_array( $value ) !== ( 'duotone' === $kind ) ) {
					continue;
				}
				$this->values[ $kind ][ $slug ] = $value;
				if ( isset( $preset['gap'] ) ) {
					$this->values[ Preset_References::GAP ][ $slug ] = $preset['gap'];
				}
				if ( isset( $preset['role'] ) ) {
					$this->families[ $slug ] = $preset['role'];
				}
			}
		}
		$this->colours = array_filter( array_map( array( Color::class, 'hex' ), $this->values['color'] ?? array() ) );
	}

	/**
	 * Says whether a family is the one of titles.
	 *
	 * @param mixed $family Slug of a family.
	 */
	public function is_heading( $family ): bool {
		return is_string( $family ) && 'heading' === ( $this->families[ $family ] ?? '' );
	}
}
