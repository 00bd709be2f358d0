<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Theme_Builder\Conditions\Condition_Pruner;
use Templately\Site\Theme_Builder\Conditions\Resolver;

final class Live_Conditions_Test extends TestCase {

	/** Pages of every kind, with the keys that match them. */
	private const PAGES = array(
		'front with posts' => 'general singular/front_page archive archive/post_archive archive/post archive/paged',
		'static front'     => 'general singular/front_page singular singular/page singular/page/7 singular/by_author singular/by_author/2 singular/page_by_author singular/page_by_author/2',
		'post'             => 'general singular singular/post singular/post/12 singular/by_author singular/by_author/2 singular/post_by_author singular/post_by_author/2 singular/in_category singular/in_category/5 singular/in_category_children singular/in_category_children/4',
		'other post'       => 'general singular singular/post singular/post/13 singular/by_author singular/by_author/3 singular/post_by_author singular/post_by_author/3',
		'child page'       => 'general singular singular/page singular/page/8 singular/child_of singular/any_child_of singular/child_of/7 singular/any_child_of/7 singular/by_author singular/by_author/2 singular/page_by_author singular/page_by_author/2 singular/privacy_policy',
		'category'         => 'general archive archive/category archive/category/5 archive/post archive/child_of_category archive/any_child_of_category archive/child_of_category/4 archive/any_child_of_category/4',
		'author'           => 'general archive archive/author archive/author/2 archive/post',
		'month'            => 'general archive archive/date archive/month archive/post archive/paged',
		'search'           => 'general archive archive/search',
		'nothing'          => 'general singular/not_found404',
	);

	/** @var int */
	private $id = 0;

	/**
	 * @param string ...$texts Conditions: number of a template, a sign, a key, and a location where that is not 'body'.
	 * @return list<array<string, mixed>>
	 */
	private function rows( string ...$texts ): array {
		$rows = array();
		foreach ( $texts as $text ) {
			list( $template, $sign, $key, $location ) = explode( ' ', "$text body" );
			$rows[]                                   = array( 'id' => ++$this->id, 'template_id' => (int) $template, 'location' => $location, 'is_exclude' => '-' === $sign ? 1 : 0, 'sub_name' => explode( '/', "$key/" )[1], 'k' => $key );
		}
		return $rows;
	}

	/**
	 * @param string ...$texts Conditions as rows() takes them.
	 * @return list<string> Those that are live.
	 */
	private function live( string ...$texts ): array {
		$live = array();
		foreach ( Condition_Pruner::filter( $this->rows( ...$texts ) ) as $row ) {
			$live[] = $row['template_id'] . ( 1 === $row['is_exclude'] ? ' - ' : ' + ' ) . $row['k'];
		}
		sort( $live );
		return $live;
	}

	public function test_the_same_include_of_an_older_template_is_pruned(): void {
		$this->assertSame( array( '2 + general' ), $this->live( '1 + general', '2 + general' ) );
		$this->assertSame( array( '1 + general', '2 + general' ), $this->live( '1 + general', '2 + general header' ), 'Another location.' );
		$this->assertSame( array( '1 + general', '2 + general', '2 - singular' ), $this->live( '1 + general', '2 + general', '2 - singular' ) );
		$this->assertSame( array( '2 + general', '2 - singular' ), $this->live( '1 + general', '1 - singular', '2 + general', '2 - singular' ) );
		$this->assertSame( array( '2 + general', '2 - singular' ), $this->live( '1 + general', '1 - singular', '1 - archive/date', '2 + general', '2 - singular' ) );
		$this->assertSame( array( '1 + general', '1 - archive', '2 + general', '2 - singular' ), $this->live( '1 + general', '1 - archive', '2 + general', '2 - singular' ) );
		$this->assertSame( array( '2 + singular/post' ), $this->live( '1 + singular/post', '2 + singular/post', '2 - archive', '2 - singular/not_found404' ) );
		$this->assertSame( array( '1 + archive', '2 + archive', '2 - singular/front_page' ), $this->live( '1 + archive', '2 + archive', '2 - singular/front_page' ) );
	}

	public function test_includes_that_are_always_excluded_are_pruned(): void {
		foreach ( array( 'general', 'singular', 'singular/post', 'singular/post/12' ) as $exclude ) {
			$this->assertSame( array(), $this->live( '1 + singular/post/12', "1 - $exclude" ), $exclude );
		}
		foreach ( array( 'archive', 'singular/page', 'singular/post/13' ) as $exclude ) {
			$this->assertContains( '1 + singular/post/12', $this->live( '1 + singular/post/12', "1 - $exclude" ), $exclude );
		}
		$this->assertSame( array( '1 + singular/front_page', '1 - singular' ), $this->live( '1 + singular/front_page', '1 - singular' ), 'Posts may be on it.' );
		$this->assertSame( array( '1 + singular/not_found404' ), $this->live( '1 + singular/not_found404', '1 - singular' ) );
	}

	public function test_pruning_never_changes_the_winner(): void {
		mt_srand( 20261122 );
		$pages = array();
		foreach ( self::PAGES as $name => $keys ) {
			foreach ( explode( ' ', $keys ) as $key ) {
				$pages[ $name ][ $key ] = 10 * substr_count( $key, '/' );
			}
		}
		$all   = array_keys( array_merge( ...array_values( $pages ) ) );
		$live  = 0;
		$total = 0;
		$won   = array();
		for ( $set = 0; $set < 400; $set++ ) {
			$texts = array();
			for ( $count = mt_rand( 1, 60 ); $count > 0; $count-- ) {
				$template = mt_rand( 1, 9 );
				$texts[]  = $template . ( mt_rand( 0, 3 ) < 1 ? ' - ' : ' + ' ) . $all[ mt_rand( 0, count( $all ) - 1 ) ] . ' ' . array( 'header', 'footer', 'body' )[ $template % 3 ];
			}
			$rows   = $this->rows( ...array_unique( $texts ) );
			$few    = Condition_Pruner::filter( $rows );
			$live  += count( $few );
			$total += count( $rows );
			foreach ( $pages as $name => $keys ) {
				$expected = Resolver::resolve( $keys, $rows );
				$found    = Resolver::resolve( $keys, $few, false, false );
				foreach ( array( 'header', 'footer', 'body' ) as $location ) {
					$winner = $expected[ $location ]->winner ?? 0;
					$this->assertSame( $winner, $found[ $location ]->winner ?? 0, "Set $set, $name, $location" );
					$won[ "$name " . ( $winner > 0 ? 'one' : 'none' ) ] = true;
				}
			}
		}
		$this->assertCount( 2 * count( $pages ), $won );
		$this->assertLessThan( $total * 0.9, $live );
	}
}
