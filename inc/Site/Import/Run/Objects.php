<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * What the objects of a pack are called in the map and in results.
 */
final class Objects {

	/**
	 * Returns what the map calls an object.
	 *
	 * @param int $number Its number in the pack.
	 */
	public static function source( int $number ): string {
		return "object:$number";
	}

	/**
	 * Returns what results say of something that was left out.
	 *
	 * @param string $what Its name.
	 * @param string $why  A sentence.
	 * @return array{what: string, why: string}
	 */
	public static function left_out( string $what, string $why ): array {
		return array(
			'what' => wp_html_excerpt( wp_strip_all_tags( $what ), 200 ),
			'why'  => wp_html_excerpt( wp_strip_all_tags( $why ), 300 ),
		);
	}

	/**
	 * Returns what results say of an object that could not be brought.
	 *
	 * @param array<string, mixed> $object What the plan says of it.
	 * @param string               $why    A sentence.
	 * @return array{number: int, what: string, why: string}
	 */
	public static function failed( array $object, string $why ): array {
		return array( 'number' => (int) $object['number'] ) + self::left_out( (string) $object['title'], $why );
	}
}
