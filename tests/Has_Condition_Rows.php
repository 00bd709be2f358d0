<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * What a page is and which conditions there are, written down by hand.
 *
 * @phpstan-type Row array{template_id: int, location: string, is_exclude: int, k: string}
 */
trait Has_Condition_Rows {

	/** @var array<string, int> What a post in a category is: key to rank. */
	private static $keys = array(
		'general'                => 0,
		'singular'               => 10,
		'singular/by_author'     => 15,
		'singular/post'          => 20,
		'singular/in_category'   => 21,
		'singular/by_author/2'   => 30,
		'singular/in_category/5' => 32,
		'singular/post/12'       => 40,
	);

	/**
	 * @param bool   $exclude  Whether it excludes.
	 * @return Row
	 */
	private static function row( int $template, string $key, bool $exclude = false, string $location = 'body' ): array {
		return array( 'template_id' => $template, 'location' => $location, 'is_exclude' => $exclude ? 1 : 0, 'k' => $key );
	}
}
