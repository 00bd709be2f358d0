<?php

declare( strict_types=1 );

namespace Templately\Storage;

use WP_Post;
use WP_Query;

/**
 * The theme-builder templates of this site: WordPress's own templates and template parts that were made here, and, for bodies under
 * themes without block templates, posts of a type of their own. What marks them is their type of template, in meta.
 */
final class Theme_Posts {

	/** Post type of bodies under themes that have no block templates. */
	public const OWN_TYPE = 'templately_template';

	/** Post types that templates have. */
	public const POST_TYPES = array( 'wp_template', 'wp_template_part', self::OWN_TYPE );

	/** Templates on one page of the list. */
	public const PER_PAGE = 20;

	private const META = '_templately_template_type';

	/**
	 * Returns a template's type.
	 *
	 * @param int $id Post.
	 * @return string Such as 'header' or 'single-book'; '' for what is no template of ours.
	 */
	public function type( int $id ): string {
		return in_array( get_post_type( $id ), self::POST_TYPES, true ) ? (string) get_post_meta( $id, self::META, true ) : '';
	}

	/**
	 * Makes a template.
	 *
	 * @param string $type    Type of the template.
	 * @param string $area    'header', 'footer', or '' for a body.
	 * @param string $title   Its title.
	 * @param string $content Its blocks.
	 * @param bool   $is_own  Whether a body becomes a post of the own type.
	 * @return int The post; 0 where WordPress did not save it.
	 */
	public function create( string $type, string $area, string $title, string $content, bool $is_own ): int {
		$post_type = '' !== $area ? 'wp_template_part' : ( $is_own ? self::OWN_TYPE : 'wp_template' );
		$id        = wp_insert_post(
			array(
				'post_type'    => $post_type,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( $title ),
				'post_name'    => $this->free_slug( $type ),
				'post_content' => wp_slash( $content ),
				'post_author'  => get_current_user_id(),
				'meta_input'   => array(
					self::META         => $type,
					// Else WordPress offers it in the template list of every page.
					'is_wp_suggestion' => true,
				),
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			return 0;
		}
		// Given with the post, terms are passed over where nobody is signed in, and the template would be found nowhere.
		if ( self::OWN_TYPE !== $post_type ) {
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		}
		if ( '' !== $area ) {
			wp_set_object_terms( $id, $area, 'wp_template_part_area' );
		}
		return $id;
	}

	/**
	 * Returns a page of all templates, the newest first.
	 *
	 * @param int $page Its number, from 1.
	 * @return array{posts: list<WP_Post>, total: int}
	 */
	public function page( int $page ): array {
		$query = new WP_Query(
			array(
				'post_type'              => self::POST_TYPES,
				'post_status'            => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'posts_per_page'         => self::PER_PAGE,
				'paged'                  => $page,
				'orderby'                => 'ID',
				'order'                  => 'DESC',
				'meta_key'               => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- what marks them.
				'update_post_term_cache' => false,
			)
		);
		/** @var list<WP_Post> $posts */
		$posts = $query->posts;
		return array(
			'posts' => $posts,
			'total' => (int) $query->found_posts,
		);
	}

	/**
	 * Binds all templates to another theme. WordPress's own belong to one, and vanish with it. Few statements, however many there are.
	 *
	 * @param string $theme Slug of the theme.
	 */
	public function rebind( string $theme ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- WordPress has no function that moves many posts from one term to another.
		/** @var list<array{object_id: string, term_taxonomy_id: string}> $bound */
		$bound = (array) $wpdb->get_results( $wpdb->prepare( "SELECT r.object_id, r.term_taxonomy_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id AND p.post_type IN ('wp_template', 'wp_template_part') JOIN $wpdb->term_relationships r ON r.object_id = p.ID JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'wp_theme' JOIN $wpdb->terms t ON t.term_id = x.term_id AND t.name <> %s WHERE m.meta_key = %s", $theme, self::META ), ARRAY_A );
		if ( array() === $bound ) {
			return;
		}
		$term = term_exists( $theme, 'wp_theme' );
		$term = is_array( $term ) ? $term : wp_insert_term( $theme, 'wp_theme' );
		if ( is_wp_error( $term ) ) {
			return;
		}
		$to = (int) $term['term_taxonomy_id'];
		foreach ( array_unique( array_column( $bound, 'term_taxonomy_id' ) ) as $from ) {
			$ids = array();
			foreach ( $bound as $row ) {
				if ( $row['term_taxonomy_id'] === $from ) {
					$ids[] = (int) $row['object_id'];
				}
			}
			foreach ( array_chunk( $ids, 1000 ) as $some ) {
				$wpdb->query( "UPDATE $wpdb->term_relationships SET term_taxonomy_id = $to WHERE term_taxonomy_id = " . (int) $from . ' AND object_id IN (' . implode( ',', $some ) . ')' );
			}
		}
		// phpcs:enable
		// With that, WordPress forgets what it found by terms.
		wp_update_term_count_now( array_map( 'intval', array_unique( array_merge( array( $to ), array_column( $bound, 'term_taxonomy_id' ) ) ) ), 'wp_theme' );
		foreach ( $bound as $row ) {
			wp_cache_delete( (int) $row['object_id'], 'wp_theme_relationships' );
		}
	}

	/**
	 * Returns a slug that no template of any theme has: templates move from theme to theme.
	 *
	 * @param string $type Type of the template.
	 */
	private function free_slug( string $type ): string {
		do {
			$slug  = "templately-$type-" . bin2hex( random_bytes( 4 ) );
			$taken = get_posts(
				array(
					'post_type'   => self::POST_TYPES,
					'name'        => $slug,
					'post_status' => 'any',
					'fields'      => 'ids',
				)
			);
		} while ( array() !== $taken );
		return $slug;
	}
}
