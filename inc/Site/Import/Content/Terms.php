<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Rest\Failure;

/**
 * Writes the terms of a pack, parents before children, or uses those of the site.
 * @phpstan-import-type Term from \Templately\Shared\Bundle\Manifest
 */
final class Terms {

	/**
	 * @param Term $term
	 * @return int Id of the same term on this site; 0 for none.
	 */
	public static function find( array $term, Destination $here ): int {
		$parent = self::parent( $term, $here );
		$found  = term_exists( $term['slug'], $term['taxonomy'], $parent > 0 ? $parent : null );
		return is_array( $found ) ? (int) $found['term_id'] : 0;
	}

	/**
	 * Makes a term, or returns one of the same name.
	 * @param Term $term
	 * @throws Failure 404 for a taxonomy that this site lacks; 500.
	 */
	public static function make( array $term, Destination $here ): int {
		if ( ! taxonomy_exists( $term['taxonomy'] ) ) {
			throw new Failure( 'taxonomy_not_found', __( 'This site does not have this taxonomy.', 'templately' ), 404 );
		}
		$made = wp_insert_term(
			wp_slash( sanitize_text_field( $term['name'] ) ),
			$term['taxonomy'],
			array(
				'slug'        => $term['slug'],
				'description' => wp_slash( wp_kses_post( $term['description'] ) ),
				'parent'      => self::parent( $term, $here ),
			)
		);
		if ( is_wp_error( $made ) ) {
			$same = (int) $made->get_error_data( 'term_exists' );
			if ( $same > 0 ) {
				return $same;
			}
			throw new Failure( 'term_not_saved', $made->get_error_message(), 500 );
		}
		return (int) $made['term_id'];
	}

	/**
	 * @param Term $term
	 * @return int<0, max>
	 */
	private static function parent( array $term, Destination $here ): int {
		return is_taxonomy_hierarchical( $term['taxonomy'] ) ? max( 0, $here->terms[ $term['parent'] ] ?? 0 ) : 0;
	}
}
