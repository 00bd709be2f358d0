<?php
/**
 * Publishes a share of the active theme's patterns that the inserter offers in an editor, as the library's first ones; returns
 * their ids and names, what was refused, and how many such patterns there are in all.
 *
 * Takes $templately_screen ('post-editor', 'site-editor'), $templately_share and $templately_shares: share 2 of 4 has every
 * fourth pattern from the third on.
 *
 * References to other patterns are resolved, pictures of the theme become media of the design. What they are in the theme
 * stays as it is but for that: spelling, deprecated attributes, presets.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

global $wpdb;
$templately_hub   = new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Templately\Shared\Clock() );
$templately_theme = get_template_directory_uri() . '/';
$templately_all   = array();
$templately_count = 0;

foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $templately_pattern ) {
	if ( 0 !== strpos( $templately_pattern['name'], get_template() . '/' ) || false === ( $templately_pattern['inserter'] ?? true ) ) {
		continue;
	}
	// What is meant for templates is not offered in posts.
	if ( ( empty( $templately_pattern['templateTypes'] ) ? 'post-editor' : 'site-editor' ) !== $templately_screen ) {
		continue;
	}
	++$templately_count;
	if ( ( $templately_count - 1 ) % $templately_shares !== $templately_share ) {
		continue;
	}
	$templately_media   = array();
	$templately_publish = static function ( array $block ) use ( &$templately_publish, &$templately_media, $templately_hub, $templately_theme ): array {
		$html = $block['innerHTML'] . wp_json_encode( $block['attrs'], JSON_UNESCAPED_SLASHES );
		if ( preg_match_all( '#' . preg_quote( $templately_theme, '#' ) . '([^"\'\s)\\\\?]+)#', $html, $found, PREG_SET_ORDER ) ) {
			foreach ( $found as list( $url, $file ) ) {
				$path = get_template_directory() . "/$file";
				$size = (array) getimagesize( $path );
				$kept = $templately_hub->publisher()->store_image( (string) file_get_contents( $path ), basename( $file ), false ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the theme.

				$templately_media[ $url ] = $templately_media[ $url ] ?? array(
					'id'     => 1000 + count( $templately_media ),
					'sha256' => $kept['sha256'],
					'mime'   => $kept['mime'],
					'size'   => $kept['size'],
					'width'  => $size[0],
					'height' => $size[1],
					'name'   => basename( $file ),
					'alt'    => '',
				);
			}
			$id    = $templately_media[ $found[0][0] ]['id'];
			$local = static function ( string $text ) use ( $templately_media ): string {
				foreach ( $templately_media as $url => $one ) {
					$text = str_replace( $url, "https://media.templately.invalid/{$one['id']}/{$one['name']}", $text );
				}
				return $text;
			};
			// What the editor itself would write for an image of the media library.
			$with_class = static function ( string $html ) use ( $id, $local, $block ): string {
				if ( ! in_array( $block['blockName'], array( 'core/image', 'core/cover', 'core/media-text' ), true ) ) {
					return $local( $html );
				}
				$image = new WP_HTML_Tag_Processor( $html );
				if ( $image->next_tag( 'img' ) ) {
					$image->add_class( "wp-image-$id" . ( 'core/media-text' === $block['blockName'] ? ' size-full' : '' ) );
				}
				return $local( $image->get_updated_html() );
			};
			if ( in_array( $block['blockName'], array( 'core/image', 'core/cover' ), true ) ) {
				$block['attrs']['id'] = $id;
			} elseif ( 'core/media-text' === $block['blockName'] ) {
				$block['attrs']['mediaId'] = $id;
			}
			$block['attrs'] = map_deep(
				$block['attrs'],
				static function ( $value ) use ( $local ) {
					return is_string( $value ) ? $local( $value ) : $value;
				}
			);
			foreach ( $block['innerContent'] as $place => $piece ) {
				$block['innerContent'][ $place ] = null === $piece ? null : $with_class( $piece );
			}
		}
		$block['innerBlocks'] = array_map( $templately_publish, $block['innerBlocks'] );
		return $block;
	};

	$templately_content = array();
	foreach ( resolve_pattern_blocks( parse_blocks( $templately_pattern['content'] ) ) as $templately_block ) {
		if ( null !== $templately_block['blockName'] ) {
			$templately_content[] = serialize_block( $templately_publish( $templately_block ) );
		}
	}
	$templately_all[] = array(
		'platform'  => 'gutenberg',
		'type'      => 'sections',
		'slug'      => str_replace( '/', '-', $templately_pattern['name'] ),
		// A word that no other has, to be found by.
		'name'      => sprintf( 'Theme%03d %s', $templately_count, $templately_pattern['title'] ),
		'downloads' => 9000000 - $templately_count,
		'content'   => $templately_content,
		'media'     => array_values( $templately_media ),
	);
}

$templately_refused = array();
foreach ( $templately_all as $templately_place => $templately_design ) {
	try {
		$templately_all[ $templately_place ]['id'] = $templately_hub->publisher()->publish_designs( array( $templately_design ) )[0];
	} catch ( Templately\Shared\Bundle\Invalid_Bundle $templately_refusal ) {
		$templately_refused[] = $templately_refusal->getMessage();
	}
}

return array(
	'designs' => array_map(
		static function ( array $design ): array {
			return array_intersect_key( $design, array_flip( array( 'id', 'name' ) ) );
		},
		$templately_all
	),
	'refused' => $templately_refused,
	'count'   => $templately_count,
);
