<?php
/**
 * Cleans documents in bulk, and says in which ways a browser meets each of them: $templately_file names a JSON list of documents.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$templately_texts = static function ( array $blocks ) use ( &$templately_texts ): array {
	$texts = array();
	foreach ( $blocks as $block ) {
		$of_block = array();
		array_walk_recursive(
			$block['attrs'],
			static function ( $text, $name ) use ( &$of_block ): void {
				$of_block[] = (string) $name;
				$of_block[] = is_scalar( $text ) ? (string) $text : '';
			}
		);
		// A plugin's block could write its texts side by side; core's write each inside an element.
		$is_core = 0 === strpos( (string) $block['blockName'], 'core/' );
		$texts   = array_merge( $texts, $is_core ? $of_block : array( implode( '', $of_block ) ), $templately_texts( $block['innerBlocks'] ) );
	}
	return $texts;
};

return array_map(
	static function ( string $document ) use ( $templately_texts ): array {
		$cleaned = Templately\Blocks\Markup::clean( $document );
		// As a page has it, which is without delimiters, and as the editor has it.
		$readings = array( $cleaned, (string) preg_replace( '#<!--\s+/?wp:.*?-->#s', '', $cleaned ) );
		foreach ( $templately_texts( parse_blocks( $cleaned ) ) as $text ) {
			if ( false !== strpos( $text, '<' ) ) {
				$readings[] = "$text</span> title=\"x\">";
			}
		}
		return array(
			'isSame'   => $cleaned === $document,
			'readings' => array_values( array_unique( $readings ) ),
		);
	},
	json_decode( (string) file_get_contents( $templately_file ), true ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the tests.
);
