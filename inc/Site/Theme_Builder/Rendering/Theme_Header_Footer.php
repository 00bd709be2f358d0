<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

final class Theme_Header_Footer {

	/** Wraps content in the theme's header and footer parts, inside one group, because themes put gaps between top-level blocks. */
	public static function wrap( string $content ): string {
		$known = wp_get_theme_data_template_parts();
		$parts = array();
		foreach ( array( 'header', 'footer' ) as $area ) {
			$slugs = array_map( 'strval', array_keys( wp_list_filter( $known, array( 'area' => $area ) ) ) );
			$slug  = in_array( $area, $slugs, true ) || array() === $slugs ? $area : $slugs[0];

			$parts[ $area ] = null === get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' ) ? '' : get_comment_delimited_block_content(
				'core/template-part',
				array(
					'slug'    => $slug,
					'area'    => $area,
					'tagName' => $area,
				),
				''
			);
		}
		$group = array(
			'style'  => array( 'spacing' => array( 'blockGap' => '0' ) ),
			'layout' => array( 'type' => 'default' ),
		);
		return get_comment_delimited_block_content( 'core/group', $group, "\n<div class=\"wp-block-group\">" . implode( "\n\n", array_filter( array( $parts['header'], $content, $parts['footer'] ) ) ) . "</div>\n" );
	}
}
