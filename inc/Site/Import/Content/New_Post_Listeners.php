<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Closure;
use ReflectionFunction;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/**
 * Who listens while new posts are written.
 */
final class New_Post_Listeners {

	/** Listeners of WordPress's own that do the same once as for each of many metas. */
	private const METAS_CHANGED = 'wp_cache_set_posts_last_changed';

	/**
	 * Hooks of a post whose listeners could see that rows are not there yet, with those of WordPress's own that do not look. Those that do
	 * look are taken off by Deferred_Core_Hooks. A % stands for the type, a $ for the status.
	 */
	private const BLIND = array(
		'all'                          => array(),
		'wp_insert_post_empty_content' => array(),
		'wp_insert_post_parent'        => array( 'wp_check_post_hierarchy_for_loops' ),
		'wp_insert_post_data'          => array( '_wp_customize_changeset_filter_insert_post_data' ),
		'pre_wp_unique_post_slug'      => array( 'wp_filter_wp_template_unique_post_slug' ),
		'wp_unique_post_slug'          => array(),
		'pre_post_insert'              => array(),
		'add_term_relationship'        => array(),
		'added_term_relationship'      => array(),
		'set_object_terms'             => array(),
		'update_post_metadata'         => array(),
		'add_post_metadata'            => array(),
		'get_post_metadata'            => array(),
		'add_post_meta'                => array(),
		'added_post_meta'              => array( self::METAS_CHANGED ),
		'clean_post_cache'             => array(),
		'clean_page_cache'             => array(),
		'transition_post_status'       => array( '_transition_post_status', '_wp_auto_add_pages_to_menu', '_wp_customize_publish_changeset', '_wp_keep_alive_customize_changeset_dependent_auto_drafts' ),
		'new_to_$'                     => array(),
		'$_%'                          => array( '_delete_option_fresh_site', '_future_post_hook' ),
		'save_post_%'                  => array(),
		'save_post'                    => array( 'delete_get_calendar_cache' ),
		'wp_insert_post'               => array(),
		'wp_after_insert_post'         => array( 'wp_save_post_revision_on_insert' ),
	);

	/** Statuses that a post may get, whichever it was given. */
	private const STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private' );

	/**
	 * Says whether nobody could see that the rows of posts wait for those of others.
	 *
	 * @param string[] $types Types of the posts.
	 */
	public static function is_unseen( array $types ): bool {
		global $wp_filter;
		// Where WordPress adds pages to a menu, it writes other posts between them.
		if ( in_array( 'page', $types, true ) && Site_State::adds_pages_to_menus() ) {
			return false;
		}
		foreach ( self::BLIND as $pattern => $own ) {
			foreach ( self::hooks( $pattern, $types ) as $hook ) {
				foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
					foreach ( array_column( $callbacks, 'function' ) as $listener ) {
						// The hooks of this plugin look at templates alone.
						$is_blind = self::is_ours( $listener ) && array() === array_intersect( $types, Theme_Template_Store::POST_TYPES );
						if ( ! $is_blind && ! in_array( $listener, $own, true ) ) {
							return false;
						}
					}
				}
			}
		}
		return true;
	}

	/**
	 * Tells whether a listener is a closure or a method of this plugin.
	 *
	 * @param callable $listener A listener.
	 */
	private static function is_ours( $listener ): bool {
		if ( $listener instanceof Closure ) {
			$scope = ( new ReflectionFunction( $listener ) )->getClosureScopeClass();
			$class = null === $scope ? '' : $scope->getName();
		} else {
			$class = is_array( $listener ) && is_object( $listener[0] ) ? get_class( $listener[0] ) : '';
		}
		return 0 === strpos( $class, 'Templately\\' );
	}

	/** Says whether others listen between two metas of a post. */
	public static function is_between_metas(): bool {
		return false !== has_action( 'add_post_meta' ) || self::has_others( 'added_post_meta', self::METAS_CHANGED ) || false !== has_filter( 'update_post_metadata' ) || false !== has_filter( 'add_post_metadata' );
	}

	/** Says whether somebody listens between two terms of a post. */
	public static function is_between_terms(): bool {
		return false !== has_action( 'add_term_relationship' ) || false !== has_action( 'added_term_relationship' );
	}

	/**
	 * @param string   $pattern A key of BLIND.
	 * @param string[] $types   Types of posts.
	 * @return list<string> The hooks that it stands for.
	 */
	private static function hooks( string $pattern, array $types ): array {
		$hooks = array();
		foreach ( $types as $type ) {
			foreach ( self::STATUSES as $status ) {
				$hooks[] = strtr( $pattern, array( '%' => $type, '$' => $status ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
			}
		}
		return array_values( array_unique( $hooks ) );
	}

	/**
	 * @param string $hook A hook.
	 * @param string $own  WordPress's own listener.
	 * @return bool Whether others listen too.
	 */
	private static function has_others( string $hook, string $own ): bool {
		global $wp_filter;
		$count = 0;
		foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
			$count += count( $callbacks );
		}
		return $count > ( false === has_action( $hook, $own ) ? 0 : 1 );
	}
}
