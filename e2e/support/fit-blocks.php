<?php
/**
 * Gives blocks other presets, and writes their presets out: $templately_file names JSON with blocks, map and values; with a look, in
 * each look of this site instead.
 *
 * @package Templately
 */

declare( strict_types=1 );

use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Contract\Style_Schema;
use Templately\Site\Styles\Style_Adapter;

defined( 'ABSPATH' ) || exit;

$templately_given  = json_decode( (string) file_get_contents( $templately_file ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the tests.
$templately_blocks = $templately_given['blocks'];
if ( isset( $templately_given['look'] ) ) {
	$templately_fit = new Style_Adapter();
	return array_combine(
		Style_Schema::ALL,
		array_map(
			static function ( string $look ) use ( $templately_fit, $templately_blocks, $templately_given ): array {
				return $templately_fit->adapt( $templately_blocks, $templately_given['look'], $look )['blocks'];
			},
			Style_Schema::ALL
		)
	);
}
return array(
	'renamed' => Style_Adapter::walk_blocks(
		$templately_blocks,
		static function ( Editable_Block $block ) use ( $templately_given ): void {
			Preset_References::rename( $block, $templately_given['map'] );
		}
	),
	'valued'  => Style_Adapter::walk_blocks(
		$templately_blocks,
		static function ( Editable_Block $block ) use ( $templately_given ): void {
			Style_Adapter::remove_shadow( $block );
			Preset_References::replace_with_values( $block, $templately_given['values'] );
		}
	),
);
