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
		// A plugin's block could write its texts side by side, or each as an address; core's write each inside an element.
		$is_core = 0 === strpos( (string) $block['blockName'], 'core/' );
		$links   = array_map(
			static function ( string $text ): string {
				return '<a href="' . str_replace( '"', '&quot;', $text ) . '">x</a>';
			},
			preg_grep( '/:|&colon/i', $is_core ? array() : $of_block )
		);
		$texts   = array_merge( $texts, $is_core ? $of_block : array( implode( '', $of_block ) ), $links, $templately_texts( $block['innerBlocks'] ) );
	}
	return $texts;
};

$templately_builder  = new Templately\Site\Documents\Block_Importer( new Templately\Shared\Settings\Settings() );
$templately_inserted = static function ( string $document ) use ( $templately_builder ): string {
	try {
		return implode( "\n\n", $templately_builder->sanitize( $templately_builder->validate( Templately\Shared\Blocks\Block_Markup::split( $document ) ), array(), new Templately\Site\Documents\Insert_Omissions() )['blocks'] );
	} catch ( Templately\Shared\Rest\Failure $templately_refused ) {
		return Templately\Shared\Blocks\Block_Markup::sanitize( $document );
	}
};

return array_map(
	static function ( string $document ) use ( $templately_texts, $templately_inserted ): array {
		$cleaned = Templately\Shared\Blocks\Block_Markup::sanitize( $document );
		// As the editor has it, and as a page has it once it is inserted (which takes shortcodes out), which is without delimiters, and after WordPress's filters.
		$page     = (string) preg_replace( '#<!--\s+/?wp:.*?-->#s', '', false === strpos( $document, '[' ) ? $cleaned : $templately_inserted( $document ) );
		$readings = array( $cleaned, wp_filter_content_tags( wptexturize( $page ), 'the_content' ) );
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
