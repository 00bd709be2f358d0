<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Import\Change_Log\New_Rows;

/**
 * The rows of new posts that wait for those of others, and what listeners are still to be told of them.
 */
final class Waiting_Rows {

	private New_Rows $rows;

	/** @var list<array{int, string, mixed}> Metas that wait: post, name and value. */
	private array $untold = array();

	/**
	 * What waited for a transaction that was taken back waits no longer.
	 *
	 * @param New_Rows $rows Adds rows.
	 */
	public function __construct( New_Rows $rows ) {
		$this->rows = $rows;
		$rows->forget();
	}

	/**
	 * Has the metas of a post wait.
	 *
	 * @param int                                $id    The post.
	 * @param list<array{string, mixed, string}> $metas Names and values; what else is in them is not looked at.
	 * @param list<array{string, string}>        $rows  The same, as they are stored.
	 */
	public function add_metas( int $id, array $metas, array $rows ): void {
		foreach ( $metas as list( $name, $value ) ) {
			$this->untold[] = array( $id, $name, $value );
		}
		$this->rows->wait_with_metas( $id, $rows );
	}

	/** Writes all that waits. Before anything else looks at posts, and at the end. */
	public function write(): void {
		$untold       = $this->untold;
		$this->untold = array();
		foreach ( $this->rows->write_waiting() as $place => $number ) {
			list( $id, $name, $value ) = $untold[ $place ];
			do_action( 'added_post_meta', $number, $id, $name, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		}
	}
}
