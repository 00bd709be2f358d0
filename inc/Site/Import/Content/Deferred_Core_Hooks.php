<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

/**
 * WordPress's own listeners of a post's publication whose work is the same for all posts: taken off while many are written, and
 * done once afterwards. Listeners of others stay.
 */
final class Deferred_Core_Hooks {

	/** Name of a hook, and of the function that WordPress has on it. */
	private const TAKEN_OFF = array(
		array( 'transition_post_status', '_update_term_count_on_transition_post_status', 3 ),
		array( 'transition_post_status', '__clear_multi_author_cache', 1 ),
		array( 'transition_post_status', 'block_core_calendar_update_has_published_post_on_transition_post_status', 3 ),
		// Nobody is told of posts that were written long ago on another site.
		array( 'publish_post', '_publish_post_hook', 1 ),
	);

	/** What is done afterwards. */
	private const AFTERWARDS = array( '__clear_multi_author_cache', 'block_core_calendar_update_has_published_posts' );

	/**
	 * Does some work without them.
	 *
	 * @param callable(): void $work Writes posts. What it changes of terms is counted once, at its end.
	 */
	public static function run_without_core_hooks( callable $work ): void {
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
