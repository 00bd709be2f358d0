<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

use WP_Post;
use WP_Query;
use WP_Term;
use WP_User_Query;

/** Searches and labels the posts, terms and users that conditions refer to. */
final class Condition_Targets {

	/** Limits the search results. */
	public const MAX = 20;

	/** Limits the further queries when a user may not read the posts found. */
	private const MAX_QUERIES = 10;

	/** Post statuses that templates are made for. */
	private const STATES = array( 'publish', 'private', 'future', 'draft', 'pending', 'inherit' );

	private Condition_Types $types;

	/** @var array<string, array<int, true>> Ids by control that do not exist. WordPress would query them again. */
	private array $missing = array();

	/** @var array<int, string> User id to display name. */
	private array $users = array();

	public function __construct( Condition_Types $types ) {
		$this->types = $types;
	}

	/** Returns why a condition has no effect on this site. '' if it is valid. */
	public function validation_error( Condition $condition ): string {
		if ( '' === $condition->sub_name ) {
			return in_array( $condition->name, Condition::NAMES, true ) ? '' : self::unavailable_message( $condition->name );
		}
		$sub = $this->types->sub_condition( $condition->name, $condition->sub_name );
		if ( null === $sub ) {
			return self::unavailable_message( $condition->sub_name );
		}
		return 0 === $condition->sub_id || null !== $this->title( $sub['control'], $sub['of'], $condition->sub_id ) ? '' : self::missing_message( $sub['control'] );
	}

	/** Returns the title of what the condition's id refers to: '' if it does not exist, '#' and the id for posts the user may not read. */
	public function label( Condition $condition ): string {
		$sub = 0 === $condition->sub_id ? null : $this->types->sub_condition( $condition->name, $condition->sub_name );
		return null === $sub ? '' : (string) $this->title( $sub['control'], $sub['of'], $condition->sub_id );
	}

	/** @param list<Condition> $conditions */
	public function prime_caches( array $conditions ): void {
		$ids = array_fill_keys( Condition_Types::CONTROLS, array() );
		foreach ( $conditions as $condition ) {
			$control = 0 === $condition->sub_id ? '' : (string) ( $this->types->sub_condition( $condition->name, $condition->sub_name )['control'] ?? '' );
			if ( '' !== $control ) {
				$ids[ $control ][] = $condition->sub_id;
			}
		}
		if ( array() !== $ids['post'] ) {
			_prime_post_caches( $ids['post'], false, false );
			$this->record_missing( 'post', 'posts', $ids['post'] );
		}
		if ( array() !== $ids['term'] ) {
			_prime_term_caches( $ids['term'], false );
			$this->record_missing( 'term', 'terms', $ids['term'] );
		}
		if ( array() !== $ids['author'] ) {
			foreach ( get_users(
				array(
					'include' => $ids['author'],
					'fields'  => array( 'ID', 'display_name' ),
					'blog_id' => 0,
				)
			) as $user ) {
				$this->users[ (int) $user->ID ] = (string) $user->display_name;
			}
			$this->missing['author'] = array_fill_keys( array_diff( $ids['author'], array_keys( $this->users ) ), true );
		}
	}

	/** @param list<int> $ids */
	private function record_missing( string $control, string $group, array $ids ): void {
		$this->missing[ $control ] = array_filter(
			array_fill_keys( $ids, true ),
			static function ( int $id ) use ( $group ): bool {
				return false === wp_cache_get( $id, $group );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return list<array{value: int, label: string}> */
	public function search( string $control, string $of, string $text ): array {
		switch ( $control ) {
			case 'post':
				return self::posts( '' === $of ? array_keys( array_filter( Condition_Types::post_types(), array( self::class, 'is_hierarchical' ) ) ) : array( $of ), $text );
			case 'term':
				return self::terms( $of, $text );
			default:
				return self::users( $text );
		}
	}

	private static function is_hierarchical( \WP_Post_Type $type ): bool {
		return $type->hierarchical;
	}

	/** Returns null if the target does not exist. */
	private function title( string $control, string $of, int $id ): ?string {
		if ( isset( $this->missing[ $control ][ $id ] ) ) {
			return null;
		}
		if ( 'post' === $control ) {
			$post     = get_post( $id );
			$is_there = $post instanceof WP_Post && ( '' === $of ? isset( Condition_Types::post_types()[ $post->post_type ] ) : $of === $post->post_type ) && 'trash' !== $post->post_status;
			return $is_there ? self::title_or_id( self::is_readable( $post ) ? get_the_title( $post ) : '', $id ) : null;
		}
		if ( 'term' === $control ) {
			$term = get_term( $id, $of );
			return $term instanceof WP_Term ? self::path( $term ) : null;
		}
		if ( 'author' !== $control ) {
			return null;
		}
		if ( ! isset( $this->users[ $id ] ) ) {
			$user = get_userdata( $id );
			if ( false === $user ) {
				return null;
			}
			$this->users[ $id ] = $user->display_name;
		}
		return self::title_or_id( $this->users[ $id ], $id );
	}

	/** Checks whether the current user may read a post. Managing templates does not permit seeing the titles of unpublished posts. */
	public static function is_readable( WP_Post $post ): bool {
		return is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID );
	}

	private static function title_or_id( string $title, int $id ): string {
		$text = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
		return '' === $text ? "#$id" : $text;
	}

	/** Returns a term's name preceded by its ancestors. */
	private static function path( WP_Term $term ): string {
		$names = array( self::title_or_id( $term->name, $term->term_id ) );
		foreach ( $term->parent > 0 ? get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) : array() as $id ) {
			$parent = get_term( $id, $term->taxonomy );
			if ( $parent instanceof WP_Term ) {
				array_unshift( $names, self::title_or_id( $parent->name, $id ) );
			}
		}
		return implode( ' / ', $names );
	}

	/**
	 * @param list<string> $types
	 * @return list<array{value: int, label: string}>
	 */
	private static function posts( array $types, string $text ): array {
		$found = array();
		for ( $look = 1; $look <= self::MAX_QUERIES; $look++ ) {
			$query = new WP_Query(
				array(
					'post_type'              => $types,
					'post_status'            => self::STATES,
					's'                      => $text,
					'search_columns'         => array( 'post_title' ),
					'posts_per_page'         => self::MAX, // phpcs:ignore WordPress.WP.PostsPerPage -- 20.
					'paged'                  => $look,
					'no_found_rows'          => true,
					'ignore_sticky_posts'    => true,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				)
			);
			foreach ( (array) $query->posts as $post ) {
				if ( $post instanceof WP_Post && self::is_readable( $post ) ) {
					$found[] = array(
						'value' => $post->ID,
						'label' => self::title_or_id( get_the_title( $post ), $post->ID ),
					);
				}
			}
			if ( count( $found ) >= self::MAX || count( (array) $query->posts ) < self::MAX ) {
				break;
			}
		}
		return array_slice( $found, 0, self::MAX );
	}

	/** @return list<array{value: int, label: string}> */
	private static function terms( string $taxonomy, string $text ): array {
		$terms = get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'name__like' => $text,
				'hide_empty' => false,
				'number'     => self::MAX,
			)
		);
		$found = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$found[] = array(
					'value' => $term->term_id,
					'label' => self::path( $term ),
				);
			}
		}
		return $found;
	}

	/** @return list<array{value: int, label: string}> */
	private static function users( string $text ): array {
		// WP_User_Query treats * as a wildcard.
		$text = trim( $text, '* ' );
		if ( '' === $text ) {
			return array();
		}
		$query = new WP_User_Query(
			array(
				'search'         => "*$text*",
				'search_columns' => array( 'display_name', 'user_nicename' ),
				'capability'     => 'edit_posts',
				'number'         => self::MAX,
				'orderby'        => 'display_name',
				'fields'         => array( 'ID', 'display_name' ),
				'count_total'    => false,
			)
		);
		$found = array();
		foreach ( $query->get_results() as $user ) {
			$found[] = array(
				'value' => (int) $user->ID,
				'label' => self::title_or_id( (string) $user->display_name, (int) $user->ID ),
			);
		}
		return $found;
	}

	/** @param string $what Name of the post type or taxonomy. */
	private static function unavailable_message( string $what ): string {
		/* translators: %s: name of a condition, such as in_genre. */
		return sprintf( __( '“%s” does not exist on this site at the moment, so this condition has no effect.', 'templately' ), $what );
	}

	private static function missing_message( string $control ): string {
		switch ( $control ) {
			case 'post':
				return __( 'The page or post of this condition does not exist or has another type.', 'templately' );
			case 'term':
				return __( 'The term of this condition does not exist or has another taxonomy.', 'templately' );
			case 'author':
				return __( 'The user of this condition does not exist.', 'templately' );
		}
		return __( 'This condition has no options.', 'templately' );
	}
}
