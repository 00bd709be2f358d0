<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Content;

use Templately\Fullsite_Import\Work;

/**
 * Brings the terms of a pack: those that are here already are used.
 */
final class Terms {

	/**
	 * Writes some terms, parents before children. To be called within a chunk.
	 *
	 * @param Work                       $work  What the step has to work with.
	 * @param list<array<string, mixed>> $terms Terms of the manifest.
	 */
	public function write( Work $work, array $terms ): void {
		foreach ( $terms as $term ) {
			$source = Objects::source( (int) $term['id'] );
			if ( 0 !== $work->map()->id( $source ) ) {
				continue;
			}
			if ( ! taxonomy_exists( $term['taxonomy'] ) ) {
				$work->note_result( 'left_out', Objects::left_out( $term['name'], __( 'This site has no such kind of terms.', 'templately' ) ) );
				continue;
			}
			$parent = 0 === (int) ( $term['parent'] ?? 0 ) || ! is_taxonomy_hierarchical( $term['taxonomy'] ) ? 0 : $work->map()->id( Objects::source( (int) $term['parent'] ) );
			$here   = term_exists( $term['slug'], $term['taxonomy'], $parent > 0 ? $parent : null );
			if ( is_array( $here ) ) {
				$work->map()->note( $source, 'term', (int) $here['term_id'], true );
				continue;
			}
			$made = wp_insert_term(
				wp_slash( sanitize_text_field( $term['name'] ) ),
				$term['taxonomy'],
				array(
					'slug'        => $term['slug'],
					'description' => wp_slash( wp_kses_post( (string) ( $term['description'] ?? '' ) ) ),
					'parent'      => max( 0, $parent ),
				)
			);
			if ( is_wp_error( $made ) ) {
				$same = (int) $made->get_error_data( 'term_exists' );
				if ( $same > 0 ) {
					$work->map()->note( $source, 'term', $same, true );
				} else {
					$work->note_result( 'left_out', Objects::left_out( $term['name'], $made->get_error_message() ) );
				}
				continue;
			}
			$work->map()->note( $source, 'term', (int) $made['term_id'] );
		}
	}
}
