<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Rest\Failure;

/**
 * Writes the terms of a pack, parents before children. A term that the site has is used.
 *
 * @phpstan-import-type Term from \Templately\Shared\Bundle\Manifest
 */
final class Terms {

	/**
	 * Finds the same term on this site.
	 *
	 * @param Term $term A term of the manifest.
	 * @return int Its id; 0 for none.
	 */
	public function find( array $term, Destination $here ): int {
		$parent = self::parent( $term, $here );
		$found  = term_exists( $term['slug'], $term['taxonomy'], $parent > 0 ? $parent : null );
		return is_array( $found ) ? (int) $found['term_id'] : 0;
	}

	/**
	 * Makes a term. Where WordPress knows one of the same name, that is used.
	 *
	 * @param Term $term A term of the manifest.
	 * @return int Its id.
	 *
	 * @throws Failure 404 for a taxonomy that this site lacks; 500 with the message of WordPress.
	 */
	public function make( array $term, Destination $here ): int {
		if ( ! taxonomy_exists( $term['taxonomy'] ) ) {
			throw new Failure( 'taxonomy_not_found', __( 'This site has no such kind of terms.', 'templately' ), 404 );
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
	 * @param Term $term A term of the manifest.
	 * @return int<0, max>
	 */
	private static function parent( array $term, Destination $here ): int {
		return is_taxonomy_hierarchical( $term['taxonomy'] ) ? max( 0, $here->terms[ $term['parent'] ] ?? 0 ) : 0;
	}
}
