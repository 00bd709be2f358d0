<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Change_Log\Three_Way_Merge;

/**
 * What a revert takes out of a shared value, and what it leaves.
 *
 * @group RVT-001
 */
final class Three_Way_Merge_Test extends TestCase {

	/** @return array<string, array{mixed, mixed, mixed, mixed}> Before, after, now, merged. */
	public function values(): array {
		return array(
			'as the import left it'    => array( 1, 2, 2, 1 ),
			'changed since'            => array( 1, 2, 3, 3 ),
			'list, others added'       => array( array( 'a' ), array( 'a', 'ours' ), array( 'a', 'ours', 'theirs' ), array( 'a', 'theirs' ) ),
			'list, we removed'         => array( array( 'a', 'b' ), array( 'a' ), array( 'a', 'theirs' ), array( 'a', 'theirs', 'b' ) ),
			'map, others added'       => array( array( 'x' => 1 ), array( 'x' => 1, 'o' => 2 ), array( 'x' => 1, 'o' => 2, 't' => 3 ), array( 'x' => 1, 't' => 3 ) ), // phpcs:ignore WordPress.Arrays
			'map, we changed'         => array( array( 'x' => 1 ), array( 'x' => 2 ), array( 'x' => 2, 't' => 3 ), array( 'x' => 1, 't' => 3 ) ), // phpcs:ignore WordPress.Arrays
			'map, others changed ours' => array( array( 'x' => 1 ), array( 'x' => 2 ), array( 'x' => 5 ), array( 'x' => 5 ) ),
			'map, others removed'     => array( array( 'x' => 1, 'y' => 1 ), array( 'x' => 1, 'y' => 2 ), array( 'x' => 1 ), array( 'x' => 1 ) ), // phpcs:ignore WordPress.Arrays
			'map, we removed'         => array( array( 'x' => 1, 'y' => 1 ), array( 'x' => 1 ), array( 'x' => 1, 't' => 2 ), array( 'x' => 1, 't' => 2, 'y' => 1 ) ), // phpcs:ignore WordPress.Arrays
			'map in a map'            => array( array( 'm' => array( 'x' => 1 ) ), array( 'm' => array( 'x' => 1, 'o' => 1 ) ), array( 'm' => array( 'x' => 1, 'o' => 1, 't' => 1 ) ), array( 'm' => array( 'x' => 1, 't' => 1 ) ) ), // phpcs:ignore WordPress.Arrays
			'made, others added'      => array( null, array( 'o' => 1 ), array( 'o' => 1, 't' => 1 ), array( 't' => 1 ) ), // phpcs:ignore WordPress.Arrays
		);
	}

	/**
	 * @dataProvider values
	 *
	 * @param mixed $before
	 * @param mixed $after
	 * @param mixed $now
	 * @param mixed $merged
	 */
	public function test_values_are_merged_key_by_key( $before, $after, $now, $merged ): void {
		$this->assertSame( $merged, Three_Way_Merge::merge( $before, $after, $now ) );
	}

	/** The time of a recurring event moves on: it is the same event. */
	public function test_events_are_known_by_hook_and_arguments(): void {
		$event = static fn( string $hook ): array => array( $hook => array( 'key' => array( 'schedule' => 'hourly', 'args' => array() ) ) ); // phpcs:ignore WordPress.Arrays

		$this->assertSame(
			array(
				150       => $event( 'old' ),
				300       => $event( 'theirs' ),
				'version' => 2,
			),
			Three_Way_Merge::merge_cron(
				array( 100 => $event( 'old' ) ),
				array( 100 => $event( 'old' ), 200 => $event( 'ours' ) ), // phpcs:ignore WordPress.Arrays
				array( 150 => $event( 'old' ), 250 => $event( 'ours' ), 300 => $event( 'theirs' ) ) // phpcs:ignore WordPress.Arrays
			)
		);
	}
}
