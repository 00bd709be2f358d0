<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Finds sample pages to test conditions on: the front page, the newest entries, and archives. Finds none for date
 * archives and further pages of archives.
 * @phpstan-type Sample array{title: string, url: string}
 */
final class Sample_Pages {

	/** Limits the pages per condition. */
	private const MAX = 10;

	private Condition_Types $types;

	public function __construct( Condition_Types $types ) {
		$this->types = $types;
	}

	/** @return list<Sample> Pages that a condition may match. */
	public function find( Condition $condition ): array {
		if ( 'general' === $condition->name ) {
			return array_merge( array( self::front_page() ), $this->entries( '', 0 ), $this->archives( '', 0 ), array( self::missing_page() ) );
		}
		return 'archive' === $condition->name ? $this->archives( $condition->sub_name, $condition->sub_id ) : $this->entries( $condition->sub_name, $condition->sub_id );
	}

	/** @return list<Sample> */
	private function entries( string $name, int $id ): array {
		$types = array_keys( Condition_Types::post_types() );
		switch ( $name ) {
			case '':
				$found = array();
				foreach ( $types as $type ) {
					array_push( $found, ...array_slice( self::posts( array( 'post_type' => $type ) ), 0, 3 ) );
				}
				return $found;
			case 'front_page':
				return array( self::front_page() );
			case 'not_found404':
				return array( self::missing_page() );
			case 'privacy_policy':
				$url = get_privacy_policy_url();
				return '' === $url ? array() : array( self::sample( __( 'Privacy policy page', 'templately' ), $url ) );
		}
		$sub = $this->types->sub_condition( 'singular', $name );
		if ( null === $sub ) {
			return array();
		}
		if ( 'term' === $sub['control'] ) {
			$tax_query = array( array( 'taxonomy' => $sub['of'] ) + ( $id > 0 ? array( 'terms' => $id ) : array( 'operator' => 'EXISTS' ) ) );
			return self::posts( array( 'post_type' => $types ) + compact( 'tax_query' ) );
		}
		$named = array( 'author' => $id );
		if ( 'post' === $sub['control'] ) {
			$named = '' === $sub['of'] ? array( 'post_parent' => $id ) : array( 'post__in' => array( $id ) );
		}
		$type = '' === $sub['of'] ? (string) preg_replace( '/_by_author$/', '', $name ) : $sub['of'];
		return self::posts( array( 'post_type' => in_array( $type, $types, true ) ? $type : $types ) + ( $id > 0 ? $named : array() ) );
	}

	/** @return list<Sample> */
	private function archives( string $name, int $id ): array {
		$sub = $this->types->sub_condition( 'archive', $name );
		if ( '' === $name ) {
			$types = array_map( array( self::class, 'archive_of_type' ), array_keys( Condition_Types::post_types() ) );
			return array_merge( ...$types, ...array( $this->archives( 'author', 0 ), $this->archives( 'search', 0 ) ) );
		}
		if ( null === $sub ) {
			return array();
		}
		if ( 'search' === $name ) {
			return array( self::sample( __( 'Search results', 'templately' ), (string) get_search_link( 'a' ) ) );
		}
		if ( 'author' === $sub['control'] ) {
			$user = get_userdata( $id > 0 ? $id : (int) current( array_column( get_posts( array( 'numberposts' => 1 ) ), 'post_author' ) ) );
			return $user instanceof WP_User ? array( self::sample( $user->display_name, get_author_posts_url( $user->ID ) ) ) : array();
		}
		return 'term' === $sub['control'] ? self::terms( $sub['of'], 0 === $id ? array() : array( $sub['of'] === $name ? 'include' : 'child_of' => $id ) ) : self::archive_of_type( (string) preg_replace( '/_archive$/', '', $name ) );
	}

	/**
	 * @param array<string, mixed> $query Arguments of get_posts().
	 * @return list<Sample>
	 */
	private static function posts( array $query ): array {
		$found = array();
		$posts = get_posts(
			$query + array(
				'post_type'        => 'page',
				'post_status'      => array( 'publish', 'inherit' ),
				'numberposts'      => self::MAX, // phpcs:ignore WordPress.WP.PostsPerPage -- 10.
				'suppress_filters' => true,
			)
		);
		foreach ( $posts as $post ) {
			// The permissions of an attachment depend on its parent.
			if ( $post instanceof WP_Post && Condition_Targets::is_readable( $post ) ) {
				$found[] = self::sample( get_the_title( $post ), (string) get_permalink( $post ) );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, mixed> $query Arguments of get_terms().
	 * @return list<Sample> Term archives, those with the most entries first.
	 */
	private static function terms( string $taxonomy, array $query ): array {
		$found = array();
		$terms = get_terms(
			$query + array(
				'taxonomy'   => $taxonomy,
				'number'     => self::MAX,
				'hide_empty' => false,
				'orderby'    => 'count',
				'order'      => 'DESC',
			)
		);
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$link = $term instanceof WP_Term ? get_term_link( $term ) : null;
			if ( is_string( $link ) ) {
				$found[] = self::sample( $term->name, $link );
			}
		}
		return $found;
	}

	/** @return list<Sample> */
	private static function archive_of_type( string $name ): array {
		$link = get_post_type_archive_link( $name );
		$type = get_post_type_object( $name );
		return false === $link || null === $type ? array() : array( self::sample( $type->labels->name, $link ) );
	}

	/** @return Sample */
	private static function front_page(): array {
		return self::sample( __( 'Front page', 'templately' ), home_url( '/' ) );
	}

	/** @return Sample */
	private static function missing_page(): array {
		return self::sample( __( '404 page', 'templately' ), home_url( user_trailingslashit( '/templately-nothing-is-here' ) ) );
	}

	/** @return Sample */
	private static function sample( string $title, string $url ): array {
		$text  = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
		$title = '' === $text ? (string) wp_make_link_relative( $url ) : $text;
		return compact( 'title', 'url' );
	}
}
