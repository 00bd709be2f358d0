<?php

declare( strict_types=1 );

use Templately\Site\Theme_Builder\Conditions\Resolver;
use Templately\Tests\Has_Condition_Rows;
use Templately\Tests\Sample;

/**
 * Compares the resolver with a slow reference implementation.
 * @group faults
 * @phpstan-import-type Row from Has_Condition_Rows
 */
final class Random_Conditions_Test extends Test_Case {

	use Has_Condition_Rows;

	/** `npm test` runs a sample. */
	public function test_random_sets_resolve_as_in_a_reference_implementation(): void {
		mt_srand( 20260922 );
		$sets    = Sample::size( 300, 5000 );
		$keys    = array_keys( self::$keys );
		$all     = array_merge( $keys, array( 'archive', 'singular/page', 'singular/post/13', 'singular/in_category/6' ) );
		$winners = array();
		for ( $set = 0; $set < $sets; $set++ ) {
			$rows = array();
			for ( $count = mt_rand( 0, 30 ); $count > 0; $count-- ) {
				$template = mt_rand( 1, 12 );
				$rows[]   = self::row( $template, $all[ mt_rand( 0, count( $all ) - 1 ) ], mt_rand( 0, 5 ) < 1, array( 'header', 'footer', 'body' )[ $template % 3 ] );
			}
			$chosen = 0 === mt_rand( 0, 3 );
			$found  = Resolver::resolve( self::$keys, $rows, $chosen );
			foreach ( array( 'header', 'footer', 'body' ) as $location ) {
				$expected = self::obvious( $rows, $location, $chosen );
				$winner   = isset( $found[ $location ] ) ? $found[ $location ]->winner : 0;
				$this->assertSame( $expected, $winner, "Set $set, $location" );
				$winners[ $winner ] = true;
			}
		}
		$this->assertCount( 13, $winners, 'Each template wins somewhere, and somewhere none.' );
	}

	/**
	 * The rules as a person would apply them: strike out who is excluded, then go down from the highest rank and take the first.
	 * @param list<Row> $rows     Rows.
	 */
	private static function obvious( array $rows, string $location, bool $chosen ): int {
		$out = array();
		foreach ( $rows as $row ) {
			if ( 1 === $row['is_exclude'] && in_array( $row['k'], array_keys( self::$keys ), true ) ) {
				$out[] = $row['template_id'];
			}
		}
		for ( $rank = 50; $rank >= 0; $rank-- ) {
			for ( $template = 20; $template > 0; $template-- ) {
				foreach ( $rows as $row ) {
					if ( $row['template_id'] === $template && $row['location'] === $location && 0 === $row['is_exclude'] && ! in_array( $template, $out, true ) && ( self::$keys[ $row['k'] ] ?? -1 ) === $rank ) {
						return $chosen && 'body' === $location && $rank < 40 ? 0 : $template;
					}
				}
			}
		}
		return 0;
	}
}
