<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Conditions\Resolver;
use Templately\Tests\Has_Condition_Rows;

/** @phpstan-import-type Row from Has_Condition_Rows */
final class Resolver_Test extends TestCase {

	use Has_Condition_Rows;

	/**
	 * @param list<Row> $rows Rows.
	 * @return array{int, string, int, list<string>} Winner, its key and rank, and 'id why' of the others.
	 */
	private static function body( array $rows, bool $chosen = false ): array {
		$outcome = Resolver::resolve( self::$keys, $rows, $chosen )['body'] ?? new Resolution();
		return array(
			$outcome->winner,
			$outcome->key,
			$outcome->rank,
			array_map(
				static function ( array $lost ): string {
					return "{$lost['template_id']} {$lost['why']} {$lost['key']}";
				},
				$outcome->lost
			),
		);
	}

	public function test_the_most_specific_condition_wins(): void {
		$rows = array( self::row( 9, 'general' ), self::row( 3, 'singular/in_category/5' ), self::row( 7, 'singular/post' ) );
		$lost = array( '7 outranked singular/post', '9 outranked general' );
		$this->assertSame( array( 3, 'singular/in_category/5', 32, $lost ), self::body( $rows ) );
		$this->assertSame( array( 3, 'singular/in_category/5', 32, $lost ), self::body( array_reverse( $rows ) ) );
	}

	public function test_the_best_condition_of_a_template_counts(): void {
		$this->assertSame(
			array( 3, 'singular/post/12', 40, array( '9 outranked singular/in_category/5' ) ),
			self::body( array( self::row( 3, 'general' ), self::row( 3, 'singular/post/12' ), self::row( 3, 'singular' ), self::row( 9, 'singular/in_category/5' ) ) )
		);
	}

	public function test_the_newer_of_equal_templates_wins(): void {
		$rows = array( self::row( 10, 'singular/post' ), self::row( 9, 'singular/post' ), self::row( 2, 'singular/post' ) );
		foreach ( array( $rows, array_reverse( $rows ) ) as $some ) {
			$this->assertSame( array( 10, 'singular/post', 20, array( '9 older singular/post', '2 older singular/post' ) ), self::body( $some ) );
		}
	}

	public function test_any_matching_exclude_removes_its_template(): void {
		$this->assertSame(
			array( 4, 'general', 0, array( '8 excluded general' ) ),
			self::body( array( self::row( 8, 'singular/post/12' ), self::row( 8, 'general', true ), self::row( 4, 'general' ) ) )
		);
		$this->assertSame(
			array( 8, 'singular/post/12', 40, array() ),
			self::body( array( self::row( 8, 'singular/post/12' ), self::row( 8, 'singular/page', true ) ) )
		);
		$this->assertSame( array( 8, 'general', 0, array() ), self::body( array( self::row( 8, 'general' ), self::row( 9, 'general', true ) ) ) );
	}

	public function test_nothing_shows_without_a_match(): void {
		$this->assertSame( array( 0, '', 0, array() ), self::body( array( self::row( 8, 'archive' ), self::row( 9, 'singular/post/13' ), self::row( 7, 'general', true ) ) ) );
		$this->assertSame( array(), Resolver::resolve( self::$keys, array() ) );
	}

	public function test_locations_are_resolved_independently(): void {
		$outcomes = Resolver::resolve( self::$keys, array( self::row( 1, 'general', false, 'header' ), self::row( 2, 'singular', false, 'footer' ), self::row( 3, 'singular/post' ), self::row( 4, 'general', false, 'footer' ) ) );
		ksort( $outcomes );
		$this->assertSame(
			array( 'body' => 3, 'footer' => 2, 'header' => 1 ),
			array_map(
				static function ( Resolution $outcome ): int {
					return $outcome->winner;
				},
				$outcomes
			)
		);
	}

	public function test_a_page_template_beats_all_but_conditions_for_the_page(): void {
		$rows = array( self::row( 3, 'singular/in_category/5' ), self::row( 2, 'general' ) );
		$this->assertSame( array( 0, '', 0, array( '3 chosen singular/in_category/5', '2 chosen general' ) ), self::body( $rows, true ) );
		$this->assertSame( 3, Resolver::resolve( self::$keys, $rows, true )['body']->behind_choice );
		$rows[] = self::row( 1, 'singular/post/12' );
		$this->assertSame( array( 1, 'singular/post/12', 40, array( '3 outranked singular/in_category/5', '2 outranked general' ) ), self::body( $rows, true ) );
		$this->assertSame( 0, Resolver::resolve( self::$keys, $rows, true )['body']->behind_choice );
		$this->assertSame( 5, Resolver::resolve( self::$keys, array( self::row( 5, 'general', false, 'header' ) ), true )['header']->winner );
	}
}
