<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Rows of conditions, and the keys of a page, written by hand.
 * @phpstan-type Row array{template_id: int, location: string, is_exclude: int, k: string}
 */
trait Has_Condition_Rows {

	/** @var array<string, int> Rank by key, for a post in a category. */
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

	/** @return Row */
	private static function row( int $template, string $key, bool $exclude = false, string $location = 'body' ): array {
		return array( 'template_id' => $template, 'location' => $location, 'is_exclude' => $exclude ? 1 : 0, 'k' => $key );
	}
}
