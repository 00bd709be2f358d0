<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Settings\Hub_State;

/**
 * Publishes the designs that come with the plugin: at activation, and again when they have changed.
 */
final class Starter_Catalogue {

	private Publisher $publisher;

	private Hub_State $state;

	private string $folder;

	public function __construct( Publisher $publisher, Hub_State $state, string $folder ) {
		$this->publisher = $publisher;
		$this->state     = $state;
		$this->folder    = $folder;
	}

	/**
	 * Publishes what has changed. Where nothing has, this reads one small file and makes no query. Where it was stopped, it goes on
	 * with the next pack.
	 *
	 * @param callable(): void $after_each Called when a pack is published.
	 * @return bool Whether something was published.
	 *
	 * @throws Invalid_Bundle When a bundle is not right.
	 */
	public function publish_changes( callable $after_each ): bool {
		$index = $this->folder . '/index.json';
		$list  = is_file( $index ) ? json_decode( (string) file_get_contents( $index ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		if ( ! is_array( $list ) || ! is_string( $list['hash'] ?? null ) || $list['hash'] === $this->state->starter_hash() ) {
			return false;
		}
		// The newest stands first among equals, so the last to be published is the first of the list.
		$done = $this->state->starter_packs( $list['hash'] );
		foreach ( array_reverse( $list['packs'] ) as $pack ) {
			if ( in_array( $pack['slug'], $done, true ) ) {
				continue;
			}
			$this->publisher->publish( Bundle::from_zip( $this->folder . '/' . $pack['bundle'] ), $this->folder . '/' . untrailingslashit( $pack['thumbnails'] ) );
			$this->state->add_starter_pack( $list['hash'], $pack['slug'] );
			$after_each();
		}
		$this->state->set_starter_hash( $list['hash'] );
		return true;
	}
}
