<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

/** Removes WordPress's listeners while posts are published; their work is done once afterwards, or not at all. Listeners of plugins stay. */
final class Deferred_Listeners {

	private const TAKEN_OFF = array(
		array( 'transition_post_status', '_update_term_count_on_transition_post_status', 3 ),
		array( 'transition_post_status', '__clear_multi_author_cache', 1 ),
		array( 'transition_post_status', 'block_core_calendar_update_has_published_post_on_transition_post_status', 3 ),
		// No pings for posts that were published on another site.
		array( 'publish_post', '_publish_post_hook', 1 ),
		// No revision of a draft that gets its content.
		array( 'post_updated', 'wp_save_post_revision', 1 ),
	);

	private const AFTERWARDS = array( '__clear_multi_author_cache', 'block_core_calendar_update_has_published_posts' );

	/**
	 * Counts terms once, after the work.
	 * @param callable(): void $work
	 */
	public static function run( callable $work ): void {
		$off = array();
		foreach ( self::TAKEN_OFF as list( $hook, $function, $arguments ) ) {
			$priority = has_action( $hook, $function );
			if ( is_int( $priority ) && remove_action( $hook, $function, $priority ) ) {
				$off[] = array( $hook, $function, $priority, $arguments );
			}
		}
		wp_defer_term_counting( true );
		try {
			$work();
		} finally {
			foreach ( $off as list( $hook, $function, $priority, $arguments ) ) {
				add_action( $hook, $function, $priority, $arguments );
			}
			wp_defer_term_counting( false );
		}
		array_map( 'call_user_func', array_filter( self::AFTERWARDS, 'is_callable' ) );
	}
}
