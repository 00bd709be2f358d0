<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use WP_Post;
use WP_Query;
use WP_Term;
use WP_User;

/** The condition keys that match a request. Reads a given query instead of global conditionals, so that it also works for simulated requests. */
final class Request_Facts {

	/** Facts that may cost queries. Computed only if a condition needs them. */
	public const TERMS     = 'terms';
	public const ANCESTORS = 'ancestors';

	/** Whether the request has a header, body and footer. Feeds, embeds and templates have none. */
	public bool $has_locations = true;

	/** Page template chosen for the page itself. '' for none. */
	public string $chosen = '';

	/** @var array<string, int> Matching condition keys to their ranks. */
	private array $keys = array();

	/**
	 * @param WP_Query $query A main query that has run, after handle_404().
	 * @param list<string> $needs TERMS, ANCESTORS.
	 */
	public static function from_query( WP_Query $query, array $needs ): self {
		$facts = new self();
		// A template shown in its own editor is not a page.
		if ( Theme_Template_Store::ELEMENTOR_TYPE === $query->get( 'post_type' ) || $query->is_feed() || $query->is_embed() || $query->is_robots() || $query->is_favicon() || $query->is_trackback() ) {
			$facts->has_locations = false;
			return $facts;
		}
		$facts->add( 'general' );
		if ( $query->is_404() ) {
			$facts->add( 'singular/not_found404' );
			return $facts;
		}
		if ( $query->is_front_page() ) {
			$facts->add( 'singular/front_page' );
		}
		$post = $query->is_singular() ? $query->get_queried_object() : null;
		if ( $post instanceof WP_Post ) {
			$facts->add_singular( $query, $post, $needs );
		} elseif ( $query->is_archive() || $query->is_home() || $query->is_search() ) {
			$facts->add_archive( $query, $needs );
		}
		return $facts;
	}

	/** @return array<string, int> Key to rank. */
	public function matching_keys(): array {
		return $this->keys;
	}

	/** @param list<string> $needs */
	private function add_singular( WP_Query $query, WP_Post $post, array $needs ): void {
		$this->chosen = (string) get_page_template_slug( $post );
		$this->add( 'singular' );
		$this->add( 'singular/{type}', $post->post_type );
		$this->add( 'singular/{type}/{id}', $post->post_type, $post->ID );
		if ( $query->is_privacy_policy() ) {
			$this->add( 'singular/privacy_policy' );
		}
		$author = (int) $post->post_author;
		if ( $author > 0 ) {
			$this->add( 'singular/by_author' );
			$this->add( 'singular/by_author/{id}', '', $author );
			$this->add( 'singular/{type}_by_author', $post->post_type );
			$this->add( 'singular/{type}_by_author/{id}', $post->post_type, $author );
		}
		if ( $post->post_parent > 0 ) {
			$this->add( 'singular/child_of' );
			$this->add( 'singular/any_child_of' );
			$this->add( 'singular/child_of/{id}', '', (int) $post->post_parent );
			foreach ( in_array( self::ANCESTORS, $needs, true ) ? get_post_ancestors( $post ) : array() as $ancestor ) {
				$this->add( 'singular/any_child_of/{id}', '', (int) $ancestor );
			}
		}
		if ( in_array( self::TERMS, $needs, true ) ) {
			$this->add_terms( $post, $needs );
		}
	}

	/** @param list<string> $needs */
	private function add_terms( WP_Post $post, array $needs ): void {
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy => $of ) {
			$terms   = $of->public ? get_the_terms( $post, $taxonomy ) : false;
			$parents = array();
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$this->add( 'singular/in_{taxonomy}', $taxonomy );
				$this->add( 'singular/in_{taxonomy}/{id}', $taxonomy, $term->term_id );
				if ( $term->parent > 0 ) {
					$this->add( 'singular/in_{taxonomy}_children', $taxonomy );
					$parents[] = $term->parent;
				}
			}
			foreach ( in_array( self::ANCESTORS, $needs, true ) ? self::with_ancestors( $parents, $taxonomy ) : array() as $ancestor ) {
				$this->add( 'singular/in_{taxonomy}_children/{id}', $taxonomy, $ancestor );
			}
		}
	}

	/** @param list<string> $needs */
	private function add_archive( WP_Query $query, array $needs ): void {
		$this->add( 'archive' );
		$of     = array();
		$object = $query->get_queried_object();
		if ( $query->is_paged() ) {
			$this->add( 'archive/paged' );
		}
		if ( $query->is_search() ) {
			$this->add( 'archive/search' );
		}
		if ( $query->is_home() ) {
			$this->add( 'archive/{type}_archive', 'post' );
			$of[] = 'post';
		}
		if ( $query->is_post_type_archive() ) {
			foreach ( (array) $query->get( 'post_type' ) as $type ) {
				$this->add( 'archive/{type}_archive', (string) $type );
				$of[] = (string) $type;
			}
		}
		if ( $query->is_author() ) {
			$this->add( 'archive/author' );
			$this->add( 'archive/author/{id}', '', $object instanceof WP_User ? $object->ID : (int) $query->get( 'author' ) );
			$of[] = 'post';
		}
		if ( $query->is_date() ) {
			$this->add( 'archive/date' );
			$of[] = 'post';
			// Only one of them: for WordPress a day is also within a month and a year.
			if ( $query->is_day() ) {
				$this->add( 'archive/day' );
			} elseif ( $query->is_month() ) {
				$this->add( 'archive/month' );
			} elseif ( $query->is_year() ) {
				$this->add( 'archive/year' );
			}
		}
		if ( $object instanceof WP_Term ) {
			$this->add_term( $object, $needs );
			$taxonomy = get_taxonomy( $object->taxonomy );
			$of       = array_merge( $of, false === $taxonomy ? array() : (array) $taxonomy->object_type );
		}
		foreach ( array_unique( $of ) as $type ) {
			$this->add( 'archive/{type}', (string) $type );
		}
	}

	/** @param list<string> $needs */
	private function add_term( WP_Term $term, array $needs ): void {
		$this->add( 'archive/{taxonomy}', $term->taxonomy );
		$this->add( 'archive/{taxonomy}/{id}', $term->taxonomy, $term->term_id );
		if ( $term->parent > 0 ) {
			$this->add( 'archive/child_of_{taxonomy}', $term->taxonomy );
			$this->add( 'archive/any_child_of_{taxonomy}', $term->taxonomy );
			$this->add( 'archive/child_of_{taxonomy}/{id}', $term->taxonomy, $term->parent );
			foreach ( in_array( self::ANCESTORS, $needs, true ) ? self::with_ancestors( array( $term->parent ), $term->taxonomy ) : array() as $ancestor ) {
				$this->add( 'archive/any_child_of_{taxonomy}/{id}', $term->taxonomy, $ancestor );
			}
		}
	}

	/**
	 * @param list<int> $terms
	 * @return list<int> Terms and their ancestors. One query per level, unless cached.
	 */
	private static function with_ancestors( array $terms, string $taxonomy ): array {
		$found = array();
		$level = array_unique( $terms );
		while ( array() !== $level ) {
			$found = array_merge( $found, $level );
			_prime_term_caches( $level, false );
			$next = array();
			foreach ( $level as $id ) {
				$term = get_term( $id, $taxonomy );
				if ( $term instanceof WP_Term && $term->parent > 0 ) {
					$next[] = $term->parent;
				}
			}
			// Ends even if parents form a circle.
			$level = array_values( array_diff( array_unique( $next ), $found ) );
		}
		return $found;
	}

	/** @param string $of Post type or taxonomy in the form. */
	private function add( string $form, string $of = '', int $id = 0 ): void {
		$key  = str_replace( array( '{type}', '{taxonomy}', '{id}' ), array( $of, $of, (string) $id ), $form );
		$rank = Specificity::rank( $form );
		// A post type and a taxonomy may have the same name.
		$this->keys[ $key ] = max( $rank, $this->keys[ $key ] ?? 0 );
	}
}
