<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Contract\Style_Schema;

/** Adapts a design's presets to the site. Text, images, order and blocks stay, except for what a classic theme would display wrongly. */
final class Style_Adapter {

	/** Heading size if the fonts were not measured: sites mostly have wider fonts than designs. */
	private const UNMEASURED = 0.85;

	private ?Site_Presets $site = null;

	/**
	 * @param list<string>              $blocks Serialised top-level blocks.
	 * @param array<string, mixed>|null $look   Style of the document; null leaves the blocks unchanged.
	 * @param float|null                $scale  Size ratio between the site's and the design's heading font.
	 * @return array{blocks: list<string>, kept: int} "kept" counts texts over images that keep the design's colour.
	 */
	public function adapt( array $blocks, ?array $look, string $which, ?float $scale = null ): array {
		if ( null === $look ) {
			return array(
				'blocks' => $blocks,
				'kept'   => 0,
			);
		}
		if ( Classic_Theme_Widths::is_classic_theme() ) {
			$blocks = Classic_Theme_Widths::widen_blocks( $blocks );
		}
		$dressed = $this->adapt_presets( $blocks, new Design_Presets( $look ), $which, $scale );
		if ( Classic_Theme_Styles::is_needed() ) {
			$dressed['blocks'] = self::add_class( $dressed['blocks'], Classic_Theme_Styles::CLASS_NAME );
		}
		return $dressed;
	}

	/**
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @param float|null   $scale  Size ratio between the site's and the design's heading font.
	 * @return array{blocks: list<string>, kept: int}
	 */
	private function adapt_presets( array $blocks, Design_Presets $design, string $which, ?float $scale ): array {
		if ( Style_Schema::DESIGN === $which ) {
			return array(
				'blocks' => self::walk_blocks(
					$blocks,
					static function ( Editable_Block $block ) use ( $design ): void {
						self::remove_shadow( $block );
						Preset_References::replace_with_values( $block, $design->values );
					}
				),
				'kept'   => 0,
			);
		}
		$this->site = $this->site ?? Site_Presets::from_site();
		$scale      = $scale ?? self::UNMEASURED;
		if ( Style_Schema::SITE === $which ) {
			$adapted           = ( new Site_Styler( $design, $this->site, $scale ) )->adapt( $blocks );
			$adapted['blocks'] = self::add_class( $adapted['blocks'], Theme_Palettes::class_name() );
			return $adapted;
		}
		return array(
			'blocks' => self::walk_blocks(
				$blocks,
				function ( Editable_Block $block ) use ( $design, $scale ): void {
					$this->use_site_fonts( $block, $design, $scale );
				}
			),
			'kept'   => 0,
		);
	}

	/**
	 * Adds a class to top-level blocks with inner blocks or with a link colour.
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return list<string>
	 */
	public static function add_class( array $blocks, string $name ): array {
		return array_map(
			static function ( string $markup ) use ( $name ): string {
				$pieces = Editable_Block::parse( $markup );
				foreach ( $pieces as $piece ) {
					if ( $piece instanceof Editable_Block && ( array() !== $piece->inner_blocks() || isset( $piece->attributes->style->elements->link ) ) ) {
						$piece->add_custom_class( $name );
					}
				}
				return implode( '', $pieces );
			},
			$blocks
		);
	}

	/**
	 * Changes blocks and then their inner blocks.
	 * @param list<string>                   $blocks Serialised blocks.
	 * @param callable( Editable_Block ): void $change Changes one block.
	 * @return list<string>
	 */
	public static function walk_blocks( array $blocks, callable $change ): array {
		return array_map(
			static function ( string $markup ) use ( $change ): string {
				$pieces = Editable_Block::parse( $markup );
				self::walk( $pieces, $change );
				return implode( '', $pieces );
			},
			$blocks
		);
	}

	/**
	 * @param list<string|Editable_Block>      $pieces
	 * @param callable( Editable_Block ): void $change
	 */
	private static function walk( array $pieces, callable $change ): void {
		foreach ( $pieces as $piece ) {
			if ( $piece instanceof Editable_Block ) {
				$change( $piece );
				self::walk( $piece->content, $change );
			}
		}
	}

	/**
	 * Removes a block's font family in favour of the site's. Text in the design's heading font that is no heading uses the site's heading
	 * font.
	 * @param string[] $families Slugs of the site's font families.
	 */
	public static function remove_font_family( Editable_Block $block, Design_Presets $design, array $families ): void {
		$family = get_object_vars( $block->attributes )['fontFamily'] ?? null;
		if ( $design->is_heading( $family ) && 'core/heading' !== $block->name && in_array( 'heading', $families, true ) ) {
			Preset_References::rename( $block, array( 'font-family' => array( $family => 'heading' ) ) );
		} elseif ( is_string( $family ) && isset( $design->families[ $family ] ) ) {
			Preset_References::remove_preset( $block, 'fontFamily' );
		}
	}

	/** Removes a preset shadow. WordPress does not allow users without unfiltered_html to write its value. */
	public static function remove_shadow( Editable_Block $block ): void {
		$shadow = $block->attributes->style->shadow ?? null;
		if ( ! is_string( $shadow ) || 1 !== preg_match( '/^var:preset\|shadow\|(.+)$/', $shadow, $found ) ) {
			return;
		}
		unset( $block->attributes->style->shadow );
		if ( array() === (array) $block->attributes->style ) {
			unset( $block->attributes->style );
		}
		foreach ( $block->content as $place => $piece ) {
			if ( is_string( $piece ) ) {
				$piece                    = str_replace( 'box-shadow:var(--wp--preset--shadow--' . _wp_to_kebab_case( $found[1] ) . ')', '', $piece );
				$block->content[ $place ] = str_replace( array( ' style=""', 'style=";', ';;' ), array( '', 'style="', ';' ), $piece );
			}
		}
	}

	private function use_site_fonts( Editable_Block $block, Design_Presets $design, float $scale ): void {
		$values = $design->values;
		unset( $values['font-family'] );
		$family = get_object_vars( $block->attributes )['fontFamily'] ?? null;
		if ( $design->is_heading( $family ) ) {
			$values['font-size'] = self::scaled( $values['font-size'] ?? array(), $scale );
		}
		self::remove_font_family( $block, $design, null === $this->site ? array() : $this->site->families );
		self::remove_shadow( $block );
		Preset_References::replace_with_values( $block, $values );
	}

	/**
	 * @param array<string, mixed> $sizes CSS value by slug.
	 * @return array<string, string>
	 */
	public static function scaled( array $sizes, float $scale ): array {
		return array_map(
			static function ( $size ) use ( $scale ): string {
				return Css_Length::scale( (string) $size, $scale );
			},
			$sizes
		);
	}
}
