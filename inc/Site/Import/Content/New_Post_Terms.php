<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Import\Change_Log\New_Rows;
use WP_Term;

/**
 * Adds new posts to their terms, as wp_insert_post() does.
 *
 * @phpstan-type Fields array<string, mixed>
 */
final class New_Post_Terms {

	private New_Rows $rows;

	/**
	 * @param New_Rows $rows Adds rows.
	 */
	public function __construct( New_Rows $rows ) {
		$this->rows = $rows;
	}

	/**
	 * Returns the terms that a post gets.
	 *
	 * @param Fields $postarr Its fields, as wp_insert_post() takes them, slashed and sanitized.
	 * @param string $type    Its type.
	 * @param string $status  Its status.
	 * @return array<string, list<int|string>> Terms by taxonomy, as wp_insert_post() would set them, one call each.
	 */
	public function of( array $postarr, string $type, string $status ): array {
		$terms = array();
		if ( is_object_in_taxonomy( $type, 'category' ) ) {
			$categories = array_filter( (array) ( $postarr['post_category'] ?? array() ) );
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
			$needs_one         = array() === $categories && ( 'post' === $type || in_array( $type, (array) apply_filters( 'default_category_post_types', array() ), true ) );
			$terms['category'] = $needs_one ? array( $this->rows->default_term( 'category' ) ) : $categories;
		}
		$given = (array) ( $postarr['tax_input'] ?? array() );
		foreach ( 'auto-draft' === $status ? array() : get_object_taxonomies( $type, 'objects' ) as $taxonomy => $about ) {
			if ( ! empty( $about->default_term ) ) {
				$given[ $taxonomy ] = array_filter( (array) ( $given[ $taxonomy ] ?? array() ) );
				$default            = $this->rows->default_term( (string) $taxonomy );
				if ( array() === $given[ $taxonomy ] && isset( $terms[ $taxonomy ] ) && array() !== $terms[ $taxonomy ] ) {
					$given[ $taxonomy ] = $terms[ $taxonomy ];
				} elseif ( array() === $given[ $taxonomy ] && $default > 0 ) {
					$given[ $taxonomy ] = array( $default );
				}
			}
		}
		foreach ( $given as $taxonomy => $of_taxonomy ) {
			$about = get_taxonomy( (string) $taxonomy );
			if ( false !== $about && current_user_can( $about->cap->assign_terms ) ) {
				$terms[ $taxonomy ] = array_filter( (array) $of_taxonomy );
			}
		}
		foreach ( $terms as $taxonomy => $of_taxonomy ) {
			$terms[ $taxonomy ] = is_taxonomy_hierarchical( (string) $taxonomy ) ? array_values( array_unique( array_map( 'intval', $of_taxonomy ) ) ) : array_values( $of_taxonomy );
		}
		return $terms;
	}

	/**
	 * Adds a new post to terms. In one statement, where nobody listens between two of them. What is in them is counted at the end of the
	 * import: a count that is not stored yet would make others wait.
	 *
	 * @param int                             $id    The post.
	 * @param array<string, list<int|string>> $terms Ids of terms that are here, by taxonomy.
	 * @param bool                            $waits Whether its rows wait for those of others.
	 * @return array<string, list<int>> What is going to be read of them: group of the cache to ids.
	 */
	public function set( int $id, array $terms, bool $waits ): array {
		$numbers = array();
		$here    = array();
		$read    = array();
		foreach ( $terms as $taxonomy => $of_taxonomy ) {
			$numbers[ $taxonomy ] = array();
			$here[ $taxonomy ]    = array();
			foreach ( $of_taxonomy as $term_id ) {
				$term = get_term( (int) $term_id, (string) $taxonomy );
				if ( $term instanceof WP_Term ) {
					$numbers[ $taxonomy ][] = $term->term_taxonomy_id;
					$here[ $taxonomy ][]    = $term->term_id;
				}
			}
		}
		$all         = array_values( array_unique( array_merge( array(), ...array_values( $numbers ) ) ) );
		$is_listened = New_Post_Listeners::is_between_terms();
		if ( array() !== $all && ! $is_listened ) {
			$waits ? $this->rows->wait_with_terms( $id, $all ) : $this->rows->terms( $id, $all );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		foreach ( $numbers as $taxonomy => $of_taxonomy ) {
			foreach ( $is_listened ? array_unique( $of_taxonomy ) : array() as $number ) {
				do_action( 'add_term_relationship', $id, (string) $number, $taxonomy );
				$this->rows->terms( $id, array( $number ) );
				do_action( 'added_term_relationship', $id, (string) $number, $taxonomy );
			}
			wp_cache_delete( $id, $taxonomy . '_relationships' );
			$read[ $taxonomy . '_relationships' ] = array_values( array_unique( $here[ $taxonomy ] ) );
			wp_cache_set_terms_last_changed();
			do_action( 'set_object_terms', $id, $terms[ $taxonomy ], array_map( 'strval', $of_taxonomy ), $taxonomy, false, array() );
		}
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		return $read;
	}
}
