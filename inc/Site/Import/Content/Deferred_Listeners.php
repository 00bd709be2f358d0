<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

/** Removes WordPress's listeners that would count terms at each post, and store a revision of a draft that gets its content. */
final class Deferred_Listeners {

	private const TAKEN_OFF = array(
		'transition_post_status' => '_update_term_count_on_transition_post_status',
		'post_updated'           => 'wp_save_post_revision',
	);

	/**
	 * Restores the listeners afterwards. Plugins can have removed them before.
	 * @param callable(): void $work
	 */
	public static function run( callable $work ): void {
		$off = array();
		foreach ( self::TAKEN_OFF as $hook => $listener ) {
			if ( remove_action( $hook, $listener ) ) {
				$off[ $hook ] = $listener;
			}
		}
		wp_defer_term_counting( true );
		try {
			$work();
		} finally {
			foreach ( $off as $hook => $listener ) {
				add_action( $hook, $listener, 10, 3 );
			}
			wp_defer_term_counting( false );
		}
	}
}
