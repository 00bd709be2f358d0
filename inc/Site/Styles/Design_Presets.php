<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Preset_References;

/** Values of a design's presets, from the style that came with its document. */
final class Design_Presets {

	/** @var array<string, string> Opaque colours by slug. */
	public array $colours = array();

	/** @var array<string, array<string|list<string>>> Values by kind and slug. */
	public array $values = array();

	/** @var array<string, string> Role of a font family ('heading', 'body' or 'mono') by slug. */
	public array $families = array();

	/** Slug of the spacing at the window's edge, or ''. */
	public string $edge;

	/** @param array<string, mixed> $look In the format of Style_Schema::schema(). */
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

	/** @param mixed $family Slug of a font family. */
	public function is_heading( $family ): bool {
		return is_string( $family ) && 'heading' === ( $this->families[ $family ] ?? '' );
	}
}
