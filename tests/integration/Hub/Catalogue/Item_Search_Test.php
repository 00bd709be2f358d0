<?php

declare( strict_types=1 );

use Templately\Hub\Catalogue\Popularity;
use Templately\Hub\Catalogue\Search_Tokenizer;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Sample;

/** Compares lists with a search through all items. */
final class Item_Search_Test extends Test_Case {

	use Asks_Hub;

	private const WORDS = array( 'Quince', 'Pear', 'Pearl', 'Café', 'Kaffee', 'Straße', 'Ünder', 'Menu', 'Home', 'ux', 'Restaurantkritiker', 'Меню' );

	/** @var list<array<string, mixed>> What was published, in the order in which it was. */
	private $designs = array();

	/** @var array<string, array<string, int>> Taxonomy to name to id. */
	private $terms = array();

	private function publish_random( int $count ): void {
		$this->open_hub();
		mt_srand( 20261121 );
		for ( $number = 0; $number < $count; $number++ ) {
			$platform        = self::one_of( array( 'gutenberg', 'gutenberg', 'elementor' ) );
			$this->designs[] = array(
				'platform'      => $platform,
				'type'          => self::one_of( 'elementor' === $platform ? array( 'packs', 'pages', 'sections', 'templates' ) : array( 'packs', 'pages', 'pages', 'sections' ) ),
				'slug'          => "random-$number",
				'name'          => implode( ' ', self::some_of( self::WORDS, 3 ) ) . " $number",
				'plan'          => self::one_of( array( 'free', 'starter', 'pro' ) ),
				'downloads'     => mt_rand( 0, 40 ),
				'tags'          => self::some_of( array( 'Dark', 'Light', 'Serif' ), 2 ),
				'categories'    => self::terms_named( self::some_of( array( 'Food', 'Art' ), 1 ) ),
				'dependencies'  => self::terms_named( self::some_of( array( 'Shop', 'Forms' ), 2 ) ),
				'template_type' => mt_rand( 0, 1 ) ? self::terms_named( array( self::one_of( array( 'Landing', 'Contact' ) ) ) )[0] : null,
				'content'       => 'elementor' === $platform ? Templately\Tests\Sample_Content::of( $platform ) : array( '<!-- wp:spacer /-->' ),
			);
		}
		$this->hub->publisher()->publish_designs( $this->designs );
		foreach ( array( 'tags', 'categories', 'dependencies', 'template-types' ) as $route ) {
			$this->terms[ $route ] = array_column( $this->get_from_hub( 'GET', "/$route" ), 'id', 'name' );
		}
	}

	/**
	 * Order, totals, a fixed number of queries, and no writes, for every filter and 400 combinations (`npm test`: 50).
	 * @group faults
	 * @group LIB-002
	 * @group LIB-004
	 * @group P7
	 */
	public function test_lists_equal_a_brute_force_search(): void {
		global $wpdb;
		$this->publish_random( Sample::size( 150, 300 ) );
		$before  = $this->rows_of_hub();
		$queries = array();
		foreach ( array( 'Dark', 'Serif' ) as $tag ) {
			$queries[] = array( 'tags' => array( $tag ) );
		}
		foreach ( array( array( 'category' => 'Food' ), array( 'template_type' => 'Landing' ), array( 'include' => array( 'Shop' ) ), array( 'exclude' => array( 'Shop' ) ), array( 'search' => 'pea' ), array( 'search' => 'CAFE' ), array( 'search' => 'strasse' ), array( 'search' => 'меню' ), array( 'search' => 'quince pearl' ), array( 'search' => 'nothing' ), array( 'search' => '!!!' ), array( 'activeFilter' => 'free' ), array( 'activeFilter' => 'pro' ) ) as $query ) {
			$queries[] = $query;
		}
		$random = Sample::size( 50, 400 );
		for ( $number = 0; $number < $random; $number++ ) {
			$queries[] = self::random_query();
		}
		foreach ( $queries as $query ) {
			$query += array(
				'platform' => self::one_of( array( 'gutenberg', 'elementor' ) ),
				'type'     => self::one_of( array( 'packs', 'pages', 'sections', 'templates' ) ),
			);
			$found  = $this->brute_force( $query );
			$first  = $wpdb->num_queries;
			$page   = $this->get_from_hub( 'GET', '/items', $this->with_ids( $query ) + array( 'per_page' => 5 ) );
			$said   = (string) wp_json_encode( $query, JSON_UNESCAPED_UNICODE );
			$this->assertLessThanOrEqual( 4, $wpdb->num_queries - $first, $said );
			$this->assertSame( array_slice( $found, 0, 5 ), array_column( $page['items'], 'slug' ), $said );
			$this->assertSame( array(), array_diff( array_column( $page['items'], 'platform' ), array( $query['platform'] ) ), $said );
			$this->assertSame( array(), array_diff( array_column( $page['items'], 'type' ), array( $query['type'] ) ), $said );
			$this->assertSame( count( $found ), $page['total'], $said );
			$this->assertSame( (int) ceil( count( $found ) / 5 ), $page['total_page'], $said );
			$this->assertFalse( $page['total_is_capped'], $said );
			$this->assertSame( $this->brute_totals( $query ), $page['plan_totals'], $said );
			// The second page, those around the middle (read from the end), and the last one.
			$last = (int) ceil( count( $found ) / 5 );
			foreach ( array_unique( array( 2, intdiv( $last, 2 ), intdiv( $last, 2 ) + 1, $last, $last + 1 ) ) as $number ) {
				if ( $number > 1 ) {
					$page = $this->get_from_hub( 'GET', '/items', $this->with_ids( $query ) + array( 'per_page' => 5, 'page' => $number ) );
					$this->assertSame( array_slice( $found, 5 * ( $number - 1 ), 5 ), array_column( $page['items'], 'slug' ), "$said, page $number" );
				}
			}
		}
		$this->assertSame( $before, $this->rows_of_hub(), 'A read wrote something.' );
	}

	/**
	 * Beyond its end it is empty.
	 * @group LIB-003
	 * @group LIB-073
	 * @group LIB-075
	 */
	public function test_a_list_has_the_specified_defaults(): void {
		$this->open_hub();
		$designs = array();
		for ( $number = 0; $number < 30; $number++ ) {
			$designs[] = $this->a_pack( "pack-$number" )->for_elementor()->to_array();
		}
		$this->hub->publisher()->publish_designs( $designs );
		$page = $this->get_from_hub( 'GET', '/items' );
		$this->assertCount( 24, $page['items'] );
		$this->assertSame( array( 1, 2, 30 ), array( $page['current_page'], $page['total_page'], $page['total'] ) );
		$this->assertSame( 'pack-29', $page['items'][0]['slug'], 'Among equals the newest comes first.' );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/items', array( 'page' => 3 ) )['items'] );
		$this->assertSame( 0, $this->get_from_hub( 'GET', '/items', array( 'type' => 'pages' ) )['total_page'] );
	}

	public function test_counts_combinations_up_to_a_thousand(): void {
		$this->open_hub();
		$designs = ( function (): iterable {
			for ( $number = 0; $number < 1010; $number++ ) {
				yield $this->a_block( "many-$number" )->tagged( 'One', 'Two' )->downloaded( 10 )->to_array();
			}
			for ( $number = 0; $number < 3; $number++ ) {
				yield $this->a_block( "many-of-pro-$number" )->tagged( 'One', 'Two' )->for_plan( 'pro' )->to_array();
				yield $this->a_block( "many-of-starter-$number" )->tagged( 'One', 'Two' )->for_plan( 'starter' )->downloaded( $number > 0 ? 100 : 0 )->to_array();
			}
		} )();
		$this->hub->publisher()->publish_designs( $designs );
		$tags  = array_column( $this->get_from_hub( 'GET', '/tags' ), 'id', 'name' );
		$query = array(
			'platform' => 'gutenberg',
			'type'     => 'sections',
		);
		foreach ( array( array( 'search' => 'many' ), array( 'tags' => array_values( $tags ) ) ) as $more ) {
			$page = $this->get_from_hub( 'GET', '/items', $query + $more );
			$this->assertSame( array( 1000, true, 42 ), array( $page['total'], $page['total_is_capped'], $page['total_page'] ) );
			$this->assertCount( 16, $this->get_from_hub( 'GET', '/items', $query + $more + array( 'page' => 42 ) )['items'] );
			$this->assertSame( array(), $this->get_from_hub( 'GET', '/items', $query + $more + array( 'page' => 43 ) )['items'] );
			// The first thousand contain two starter items and no pro item; only a query with the plan knows more.
			$many    = array( 'total' => 1000, 'total_is_capped' => true );
			$starter = array( 'total' => 2, 'total_is_capped' => true );
			$this->assertSame( array( 'all' => $many, 'starter' => $starter ), $page['plan_totals'] );
			$page = $this->get_from_hub( 'GET', '/items', $query + $more + array( 'plan' => 'pro' ) );
			$this->assertSame( array( 3, 3, false ), array( count( $page['items'] ), $page['total'], $page['total_is_capped'] ) );
			$this->assertSame( array( 'all' => $many, 'starter' => $starter, 'pro' => array( 'total' => 3, 'total_is_capped' => false ) ), $page['plan_totals'] );
		}
		$page = $this->get_from_hub( 'GET', '/items', $query + array( 'tags' => array( $tags['One'] ) ) );
		$this->assertSame( array( 1016, false ), array( $page['total'], $page['total_is_capped'] ), 'One filter has an exact total.' );
	}

	public function test_refuses_short_searches_and_accepts_any_characters(): void {
		$this->open_hub();
		$response = $this->ask( 'GET', '/items', array( 'search' => 'ab' ) );
		$this->assertSame( 400, $response->status );
		$this->assertArrayHasKey( 'search', $response->body['data']['fields'] );
		foreach ( array( "'; DROP TABLE", '100%', '____', '%%%', '\\\\\\', "x\u{0}yz", '😀😀😀', '{items}' ) as $search ) {
			$this->assertSame( 0, $this->get_from_hub( 'GET', '/items', array( 'search' => $search ) )['total'], $search );
		}
	}

	public function test_publishing_invalidates_cached_lists(): void {
		$this->open_hub();
		$query = array(
			'platform' => 'gutenberg',
			'type'     => 'sections',
			'search'   => 'kept',
		);
		$this->assertSame( 0, $this->get_from_hub( 'GET', '/items', $query )['total'] );
		$this->a_block( 'kept-one' )->published();
		$this->assertSame( 1, $this->get_from_hub( 'GET', '/items', $query )['total'] );
		$this->hub->publisher()->unpublish( 'gutenberg', 'sections', 'kept-one' );
		$this->assertSame( 0, $this->get_from_hub( 'GET', '/items', $query )['total'] );
	}

	/**
	 * Counts every item, per plan.
	 * @param array<string, mixed> $query Names instead of ids.
	 * @return array<string, array{total: int, total_is_capped: bool}>
	 */
	private function brute_totals( array $query ): array {
		$totals = array();
		foreach ( array( 'all', 'starter', 'pro' ) as $plan ) {
			$totals[ $plan ] = array(
				'total'           => count( $this->brute_force( 'all' === $plan ? array_diff_key( $query, array( 'plan' => '' ) ) : array( 'plan' => $plan ) + $query ) ),
				'total_is_capped' => false,
			);
		}
		return $totals;
	}

	/**
	 * @param array<string, mixed> $query Names instead of ids.
	 * @return list<string> Slugs.
	 */
	private function brute_force( array $query ): array {
		$found = array();
		foreach ( $this->designs as $number => $design ) {
			$has = array_merge( $design['tags'], array_column( $design['categories'], 'name' ), array_column( $design['dependencies'], 'name' ), array_column( array_filter( array( $design['template_type'] ) ), 'name' ) );
			$fit = $design['platform'] === $query['platform'] && $design['type'] === $query['type'];
			if ( isset( $query['plan'] ) ) {
				$fit = $fit && $design['plan'] === $query['plan'];
			}
			if ( isset( $query['activeFilter'] ) ) {
				$fit = $fit && ( 'free' === $design['plan'] ) === ( 'free' === $query['activeFilter'] );
			}
			$wanted = array_merge( (array) ( $query['category'] ?? array() ), (array) ( $query['template_type'] ?? array() ), $query['tags'] ?? array(), $query['include'] ?? array() );
			$fit    = $fit && array() === array_diff( $wanted, $has ) && array() === array_intersect( $query['exclude'] ?? array(), $has );
			if ( isset( $query['search'] ) ) {
				$words = Search_Tokenizer::words( $design['name'] . ' ' . implode( ' ', $has ) );
				$fit   = $fit && array() !== Search_Tokenizer::words( $query['search'] );
				foreach ( Search_Tokenizer::words( $query['search'] ) as $word ) {
					$fit = $fit && array() !== array_filter(
						$words,
						static function ( string $of_item ) use ( $word ): bool {
							return mb_strlen( $word ) < 3 ? $word === $of_item : 0 === strpos( $of_item, $word );
						}
					);
				}
			}
			if ( $fit ) {
				$found[ $number ] = Popularity::from_downloads( $design['downloads'] );
			}
		}
		uksort(
			$found,
			static function ( int $one, int $other ) use ( $found ): int {
				return array( $found[ $other ], $other ) <=> array( $found[ $one ], $one );
			}
		);
		return array_map(
			static function ( int $number ): string {
				return "random-$number";
			},
			array_keys( $found )
		);
	}

	/**
	 * @param array<string, mixed> $query Names instead of ids.
	 * @return array<string, mixed>
	 */
	private function with_ids( array $query ): array {
		foreach ( array( 'tags' => 'tags', 'include' => 'dependencies', 'exclude' => 'dependencies' ) as $argument => $route ) {
			if ( isset( $query[ $argument ] ) ) {
				$query[ $argument ] = array_values( array_intersect_key( $this->terms[ $route ], array_flip( $query[ $argument ] ) ) );
			}
		}
		foreach ( array( 'category' => 'categories', 'template_type' => 'template-types' ) as $argument => $route ) {
			if ( isset( $query[ $argument ] ) ) {
				$query[ $argument . '_id' ] = $this->terms[ $route ][ $query[ $argument ] ];
				unset( $query[ $argument ] );
			}
		}
		return $query;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function random_query(): array {
		$all = array(
			'plan'          => self::one_of( array( 'starter', 'pro' ) ),
			'activeFilter'  => self::one_of( array( 'free', 'pro' ) ),
			'category'      => self::one_of( array( 'Food', 'Art' ) ),
			'template_type' => self::one_of( array( 'Landing', 'Contact' ) ),
			'tags'          => self::some_of( array( 'Dark', 'Light', 'Serif' ), 2 ),
			'include'       => self::some_of( array( 'Shop', 'Forms' ), 2 ),
			'exclude'       => self::some_of( array( 'Shop', 'Forms' ), 2 ),
			'search'        => self::one_of( array( 'que', 'quin', 'pea', 'pear', 'caf', 'menu home', 'ux dark', 'str', 'shop', 'restaurantkrit', 'меню' ) ),
		);
		return array_filter( array_intersect_key( $all, array_flip( self::some_of( array_keys( $all ), 4 ) ) ) );
	}

	/**
	 * @param list<mixed> $values
	 * @return mixed
	 */
	private static function one_of( array $values ) {
		return $values[ mt_rand( 0, count( $values ) - 1 ) ];
	}

	/**
	 * @param list<string> $values
	 * @return list<string>
	 */
	private static function some_of( array $values, int $most ): array {
		$some = array();
		for ( $count = mt_rand( 0, $most ); $count > 0; $count-- ) {
			$some[] = self::one_of( $values );
		}
		return array_values( array_unique( $some ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<array{slug: string, name: string}>
	 */
	private static function terms_named( array $names ): array {
		return array_map(
			static function ( string $name ): array {
				return array(
					'slug' => strtolower( $name ),
					'name' => $name,
				);
			},
			$names
		);
	}

	public function test_refuses_more_filters_than_a_database_joins(): void {
		$this->open_hub();
		$ask = function ( int $count, string $search = '' ): Templately\Site\Hub_Client\Hub_Response {
			$tags = range( 1, $count );
			return $this->ask(
				'GET',
				'/items',
				array(
					'platform' => 'gutenberg',
					'type'     => 'sections',
					'search'   => $search,
					'tags'     => array_slice( $tags, 0, 20 ),
					'include'  => array_slice( $tags, 20, 20 ),
					'exclude'  => array_map(
						static function ( int $id ): int {
							return $id + 100;
						},
						array_slice( $tags, 40 )
					),
				)
			);
		};
		$this->assertSame( 200, $ask( 40 )->status );
		$this->assertSame( 200, $ask( 38, 'two words' )->status );
		$this->assertSame( 400, $ask( 39, 'two words' )->status );
		$refused = $ask( 41 );
		$this->assertSame( array( 400, 'There are too many filters. Remove some.' ), array( $refused->status, $refused->body['message'] ) );
	}
}
