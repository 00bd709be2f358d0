<?php

declare( strict_types=1 );

namespace Templately\Conditions;

use WP_Post;
use WP_Term;

/**
 * Finds real pages of this site that a condition could be about.
 *
 * @phpstan-type Sample array{title: string, url: string}
 */
final class Sample_Pages {

	/** Pages for one condition, at the most. */
	private const MOST = 10;

	/** @var Condition_Config */
	private $config;

	/**
	 * @param Condition_Config $config Which conditions there are.
	 */
	public function __construct( Condition_Config $config ) {
		$this->config = $config;
	}

	/**
	 * Returns pages that a condition may match; whether it does, the resolver says.
	 *
	 * @param Condition $condition Condition.
	 * @return list<Sample>
	 */
	public function of( Condition $condition ): array {
		switch ( $condition->name ) {
			case 'archive':
				return $this->archives( $condition );
			case 'singular':
				return $this->singles( $condition );
			default:
				return array_merge( array( self::front_page() ), $this->singles( new Condition( 'include', 'singular' ) ), $this->archives( new Condition( 'include', 'archive' ) ), array( self::nowhere() ) );
		}
	}

	/**
	 * @param Condition $condition Condition of single entries.
	 * @return list<Sample>
	 */
	private function singles( Condition $condition ): array {
		$sub = $this->config->sub( 'singular', $condition->sub_name );
		$id  = $condition->sub_id;
		switch ( $condition->sub_name ) {
			case '':
				$found = array();
				foreach ( array_keys( Condition_Config::post_types() ) as $type ) {
					array_push( $found, ...array_slice( self::posts( array( 'post_type' => $type ) ), 0, 3 ) );
				}
				return $found;
			case 'front_page':
				return array( self::front_page() );
			case 'privacy_policy':
				$url = get_privacy_policy_url();
				return '' === $url ? array() : array( self::sample( __( 'Privacy policy page', 'templately' ), $url ) );
			case 'not_found404':
				return array( self::nowhere() );
			case 'by_author':
				return self::posts( array( 'post_type' => array_keys( Condition_Config::post_types() ) ) + ( $id > 0 ? array( 'author' => $id ) : array() ) );
			case 'child_of':
			case 'any_child_of':
				return self::posts( array( 'post_type' => array_keys( Condition_Config::post_types() ) ) + ( $id > 0 ? array( 'post_parent__in' => 'child_of' === $condition->sub_name ? array( $id ) : self::below( $id ) ) : array( 'post_parent__not_in' => array( 0 ) ) ) );
		}
		if ( null === $sub ) {
			return array();
		}
		if ( 'post' === $sub['control'] ) {
			return self::posts( array( 'post_type' => $sub['of'] ) + ( $id > 0 ? array( 'post__in' => array( $id ) ) : array() ) );
		}
		if ( 'author' === $sub['control'] ) {
			return self::posts( array( 'post_type' => substr( $condition->sub_name, 0, -strlen( '_by_author' ) ) ) + ( $id > 0 ? array( 'author' => $id ) : array() ) );
		}
		$is_below = "in_{$sub['of']}_children" === $condition->sub_name;
		$terms    = $id > 0 ? ( $is_below ? (array) get_term_children( $id, $sub['of'] ) : array( $id ) ) : array_column( self::terms( $sub['of'], array() ), 'term_id' );
		return self::posts(
			array(
				'post_type' => 'any',
				'tax_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- somebody asks for it.
					array(
						'taxonomy'         => $sub['of'],
						'terms'            => array_merge( array( 0 ), array_slice( $terms, 0, 100 ) ),
						'include_children' => false,
					),
				),
			)
		);
	}

	/**
	 * @param Condition $condition Condition of archives.
	 * @return list<Sample>
	 */
	private function archives( Condition $condition ): array {
		$sub    = $this->config->sub( 'archive', $condition->sub_name );
		$id     = $condition->sub_id;
		$latest = self::latest();
		$dates  = array();
		if ( null !== $latest ) {
			list( $year, $month, $day ) = array_map( 'intval', explode( '-', substr( $latest->post_date, 0, 10 ) ) );

			$dates = array(
				'year'  => self::sample( sprintf( '%04d', $year ), get_year_link( $year ) ),
				'month' => self::sample( sprintf( '%04d-%02d', $year, $month ), get_month_link( $year, $month ) ),
				'day'   => self::sample( sprintf( '%04d-%02d-%02d', $year, $month, $day ), get_day_link( $year, $month, $day ) ),
			);
		}
		switch ( $condition->sub_name ) {
			case '':
				$found = array_merge( self::archive_of( 'post' ), self::authors( 0 ), array_values( $dates ), array( self::search() ) );
				foreach ( array_keys( Condition_Config::post_types() ) as $type ) {
					$found = array_merge( $found, 'post' === $type ? array() : self::archive_of( $type ) );
					foreach ( array_keys( Condition_Config::taxonomies( $type ) ) as $taxonomy ) {
						array_push( $found, ...array_slice( self::links( self::terms( $taxonomy, array() ) ), 0, 2 ) );
					}
				}
				return $found;
			case 'author':
				return self::authors( $id );
			case 'date':
				return array_values( $dates );
			case 'year':
			case 'month':
			case 'day':
				return isset( $dates[ $condition->sub_name ] ) ? array( $dates[ $condition->sub_name ] ) : array();
			case 'search':
				return array( self::search() );
			case 'paged':
				return array_map(
					static function ( array $sample ): array {
						return self::sample( $sample['title'], user_trailingslashit( trailingslashit( $sample['url'] ) . 'page/2' ) );
					},
					$GLOBALS['wp_rewrite']->using_permalinks() ? self::archive_of( 'post' ) : array()
				);
		}
		if ( null === $sub ) {
			return array();
		}
		if ( '' === $sub['control'] ) {
			$type  = (string) preg_replace( '/_archive$/', '', $condition->sub_name );
			$found = self::archive_of( $type );
			foreach ( $type === $condition->sub_name ? array_keys( Condition_Config::taxonomies( $type ) ) : array() as $taxonomy ) {
				$found = array_merge( $found, self::links( self::terms( $taxonomy, array() ) ) );
			}
			return $found;
		}
		$of = array();
		if ( $id > 0 ) {
			$of = "child_of_{$sub['of']}" === $condition->sub_name ? array( 'parent' => $id ) : ( "any_child_of_{$sub['of']}" === $condition->sub_name ? array( 'child_of' => $id ) : array( 'include' => array( $id ) ) );
		}
		return self::links( self::terms( $sub['of'], $of ) );
	}

	/**
	 * @param array<string, mixed> $query As get_posts() takes it.
	 * @return list<Sample>
	 */
	private static function posts( array $query ): array {
		$found = array();
		$posts = get_posts(
			$query + array(
				'post_type'        => 'page',
				'post_status'      => array( 'publish', 'inherit' ),
				'numberposts'      => self::MOST,
				'suppress_filters' => true,
			)
		);
		foreach ( $posts as $post ) {
			// A file is as private as what it belongs to.
			if ( $post instanceof WP_Post && Chosen::is_readable( $post ) ) {
				$found[] = self::sample( get_the_title( $post ), (string) get_permalink( $post ) );
			}
		}
		return $found;
	}

	/**
	 * @param int $id A post.
	 * @return list<int> It, and all below it that have something below them.
	 */
	private static function below( int $id ): array {
		$found = array( $id );
		$level = array( $id );
		while ( array() !== $level ) {
			/** @var list<int> $next */
			$next  = get_posts(
				array(
					'post_type'       => 'any',
					'post_parent__in' => $level,
					'fields'          => 'ids',
					'numberposts'     => 100,
				)
			);
			$level = array_values( array_diff( array_map( 'intval', $next ), $found ) );
			$found = array_merge( $found, $level );
		}
		return $found;
	}

	/**
	 * @param string               $taxonomy Taxonomy.
	 * @param array<string, mixed> $query    As get_terms() takes it.
	 * @return list<WP_Term>
	 */
	private static function terms( string $taxonomy, array $query ): array {
		$terms = get_terms(
			$query + array(
				'taxonomy'   => $taxonomy,
				'number'     => self::MOST,
				'hide_empty' => false,
				'orderby'    => 'count',
				'order'      => 'DESC',
			)
		);
		return is_array( $terms ) ? array_values(
			array_filter(
				$terms,
				static function ( $term ): bool {
					return $term instanceof WP_Term;
				}
			)
		) : array();
	}

	/**
	 * @param list<WP_Term> $terms Terms.
	 * @return list<Sample>
	 */
	private static function links( array $terms ): array {
		$found = array();
		foreach ( $terms as $term ) {
			$link = get_term_link( $term );
			if ( is_string( $link ) ) {
				$found[] = self::sample( $term->name, $link );
			}
		}
		return $found;
	}

	/**
	 * @param int $id Author; 0 for any.
	 * @return list<Sample>
	 */
	private static function authors( int $id ): array {
		$found = array();
		foreach ( $id > 0 ? array_filter( array( get_userdata( $id ) ) ) : get_users(
			array(
				'has_published_posts' => array( 'post' ),
				'number'              => self::MOST,
			)
		) as $user ) {
			$found[] = self::sample( $user->display_name, get_author_posts_url( (int) $user->ID ) );
		}
		return $found;
	}

	/**
	 * @param string $type Post type.
	 * @return list<Sample> Its archive, where it has one.
	 */
	private static function archive_of( string $type ): array {
		$link = get_post_type_archive_link( $type );
		$of   = get_post_type_object( $type );
		return false === $link || null === $of ? array() : array( self::sample( $of->labels->name, $link ) );
	}

	/** Returns the newest post. */
	private static function latest(): ?WP_Post {
		$posts = get_posts( array( 'numberposts' => 1 ) );
		return ( $posts[0] ?? null ) instanceof WP_Post ? $posts[0] : null;
	}

	/**
	 * @return Sample
	 */
	private static function front_page(): array {
		return self::sample( __( 'Front page', 'templately' ), home_url( '/' ) );
	}

	/**
	 * @return Sample
	 */
	private static function search(): array {
		return self::sample( __( 'Search results', 'templately' ), (string) get_search_link( 'a' ) );
	}

	/**
	 * @return Sample An address where nothing is.
	 */
	private static function nowhere(): array {
		return self::sample( __( '404 page', 'templately' ), home_url( user_trailingslashit( '/templately-nothing-is-here' ) ) );
	}

	/**
	 * @param string $title Title.
	 * @param string $url   Address.
	 * @return Sample
	 */
	private static function sample( string $title, string $url ): array {
		$text  = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
		$title = '' === $text ? (string) wp_make_link_relative( $url ) : $text;
		return compact( 'title', 'url' );
	}
}
