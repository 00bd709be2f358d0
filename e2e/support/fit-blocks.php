<?php
/**
 * Gives blocks other presets, and writes their presets out: $templately_file names JSON with blocks, map and values; with a look, in
 * each look of this site instead.
 *
 * @package Templately
 */

declare( strict_types=1 );

use Templately\Blocks\Block;
use Templately\Blocks\Presets;
use Templately\Contract\Looks;
use Templately\Fit\Fit;

defined( 'ABSPATH' ) || exit;

$templately_given  = json_decode( (string) file_get_contents( $templately_file ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the tests.
$templately_blocks = $templately_given['blocks'];
if ( isset( $templately_given['look'] ) ) {
	$templately_fit = new Fit();
	return array_combine(
		Looks::ALL,
		array_map(
			static function ( string $look ) use ( $templately_fit, $templately_blocks, $templately_given ): array {
				return $templately_fit->dress( $templately_blocks, $templately_given['look'], $look )['blocks'];
			},
			Looks::ALL
		)
	);
}
return array(
	'renamed' => Fit::each(
		$templately_blocks,
		static function ( Block $block ) use ( $templately_given ): void {
			Presets::rename( $block, $templately_given['map'] );
		}
	),
	'valued'  => Fit::each(
		$templately_blocks,
		static function ( Block $block ) use ( $templately_given ): void {
			Fit::without_shadow( $block );
			Presets::to_values( $block, $templately_given['values'] );
		}
	),
);
