<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Run\Import_Plan;

/**
 * A plan is kept as it was made, and nothing else is taken for one.
 */
final class Import_Plan_Test extends TestCase {

	/**
	 * Returns a plan with something in each list.
	 *
	 * @return array<string, mixed>
	 */
	private static function whole(): array {
		$message = array(
			'code'    => 'x',
			'message' => 'X.',
		);
		$object  = array(
			'number' => 2000000001,
			'kind'   => 'page',
			'title'  => 'Home',
			'slug'   => 'home',
			'action' => Import_Plan::CREATE,
			'target' => 0,
			'note'   => '',
			'needs'  => array( 2000000002 ),
			'sample' => false,
		);
		return array(
			'pack'     => array(
				'id'   => 7,
				'slug' => 'test-pack',
				'name' => 'Test pack',
			),
			'platform' => 'gutenberg',
			'objects'  => array(
				$object,
				array_replace(
					$object,
					array(
						'number' => 2000000002,
						'kind'   => 'media',
						'action' => Import_Plan::REUSE,
						'target' => 12,
						'needs'  => array(),
					)
				),
			),
			'settings' => array(
				array(
					'name'   => 'posts_per_page',
					'value'  => 9,
					'before' => '10',
					'after'  => '9',
				),
			),
			'theme'    => array(
				'slug'      => 'twentytwentyfour',
				'name'      => 'Twenty Twenty-Four',
				'must_have' => true,
				'state'     => Import_Plan::MISSING,
			),
			'plugins'  => array(
				array(
					'name'                 => 'Shop',
					'slug'                 => 'shop',
					'plugin_file'          => 'shop/shop.php',
					'plugin_original_slug' => 'shop',
					'icon'                 => '',
					'link'                 => '',
					'is_pro'               => false,
					'installed'            => true,
					'active'               => false,
					'mustHave'             => true,
				),
			),
			'disk'     => 4000000,
			'seconds'  => 20,
			'blockers' => array( $message ),
			'notes'    => array( $message ),
			'left_out' => array(
				array(
					'what'  => 'comments',
					'where' => '',
					'why'   => 'not_exported',
				),
			),
		);
	}

	/** What is read says the same again, after JSON too. */
	public function test_a_plan_is_kept_as_it_was_made(): void {
		$plan = Import_Plan::from_array( json_decode( (string) json_encode( self::whole() ), true ) );
		$this->assertSame( self::whole(), $plan->to_array() );
		$this->assertSame( array( 2000000002 ), array_column( $plan->objects( 'media', 'font' ), 'number' ) );
		$this->assertCount( 2, $plan->objects() );
		$this->assertSame( 12, $plan->object_by_number( 2000000002 )['target'] );
		$this->assertNull( $plan->object_by_number( 2000000003 ) );
		$this->assertSame( 9, $plan->settings()[0]['value'] );
		$this->assertSame( array( 4000000, 20, 'gutenberg' ), array( $plan->disk_bytes(), $plan->seconds(), $plan->platform() ) );
		$this->assertNull( Import_Plan::from_array( array( 'theme' => null ) + self::whole() )->theme() );
	}

	/** What is kept says the same, and so does what an older version kept; an object that is none is refused in either. */
	public function test_a_plan_is_kept_packed(): void {
		$plan   = Import_Plan::from_array( self::whole() );
		$stored = json_decode( (string) json_encode( $plan->to_storage() ), true );
		$this->assertSame( array_keys( self::whole() ), array_keys( $stored ) );
		$this->assertCount( 1, $stored['objects'] );
		$this->assertSame( self::whole(), Import_Plan::from_array( $stored )->to_array() );
		$this->assertSame( array( 0, 0 ), array( Import_Plan::from_array( array( 'objects' => array() ) + $stored )->count(), count( Import_Plan::from_array( array( 'objects' => array() ) + $stored )->to_storage()['objects'] ) ) );
		foreach ( array( array( 'x' ), array( $stored['objects'][0], 'x' ), array( $stored['objects'][0], 7 ), array( 'a' => $stored['objects'][0] ), array( base64_encode( (string) gzdeflate( '[["x","page","","","create",0,"",[],false]]' ) ) ) ) as $case => $objects ) {
			try {
				Import_Plan::from_array( array( 'objects' => $objects ) + $stored );
				$this->fail( "$case" );
			} catch ( InvalidArgumentException $refusal ) {
				$this->assertStringStartsWith( 'The plan', $refusal->getMessage() );
			}
		}
	}

	/** Objects by kind, by place and by number, and how many there are. */
	public function test_objects_are_read_one_by_one(): void {
		$plan  = Import_Plan::from_array( self::whole() );
		$kinds = array_column( self::whole()['objects'], 'kind' );
		foreach ( array( array(), array( $kinds[0] ), array( $kinds[1] ), array_reverse( $kinds ), array( 'font' ) ) as $some ) {
			$expected = array_filter(
				self::whole()['objects'],
				static function ( array $object ) use ( $some ): bool {
					return array() === $some || in_array( $object['kind'], $some, true );
				}
			);
			$this->assertSame( $expected, iterator_to_array( $plan->each( ...$some ) ) );
			$this->assertSame( array( array_values( $expected ), count( $expected ) ), array( $plan->objects( ...$some ), $plan->count( ...$some ) ) );
		}
		$this->assertSame( array( 0 ), iterator_to_array( $plan->indexes_of_kind( $kinds[0] ), false ) );
		$this->assertSame( self::whole()['objects'][1], $plan->object_at( 1 ) );
	}

	/** Another theme and other plugins change nothing else. */
	public function test_a_plan_with_others(): void {
		$plan    = Import_Plan::from_array( self::whole() );
		$plugins = array( array( 'slug' => 'other' ) + self::whole()['plugins'][0], self::whole()['plugins'][0] );
		$theme   = array( 'slug' => 'other' ) + self::whole()['theme'];
		foreach ( array( array( null, array() ), array( $theme, $plugins ) ) as list( $one, $others ) ) {
			$this->assertSame( array_replace( self::whole(), array( 'theme' => $one, 'plugins' => $others ) ), $plan->with_dependencies( $one, $others )->to_array() );
		}
		$this->assertSame( self::whole(), $plan->to_array() );
	}

	/** Two thousand objects that were read and are looked at need some dozens of bytes each; as arrays, many hundreds. */
	public function test_a_plan_needs_little_memory(): void {
		$objects = array();
		for ( $number = 2000000001; $number <= 2000002000; $number++ ) {
			$objects[] = array( 'number' => $number, 'slug' => "post-$number", 'title' => "Post $number", 'needs' => array( $number - 1, 2000000001 + $number % 50 ) ) + self::whole()['objects'][0];
		}
		$stored = json_encode( Import_Plan::from_array( array( 'objects' => $objects ) + self::whole() )->to_storage() );
		unset( $objects );
		$before = memory_get_usage();
		$plan   = Import_Plan::from_array( json_decode( (string) $stored, true ) );
		foreach ( $plan->each() as $object ) {
			$plan->object_by_number( $object['number'] );
		}
		unset( $object );
		$this->assertLessThan( 2000 * 80, memory_get_usage() - $before );
		$this->assertSame( 'post-2000002000', $plan->object_by_number( 2000002000 )['slug'] );
	}

	/** A member that is missing, is one too many or has another type is refused, wherever it stands. */
	public function test_what_is_no_plan_is_refused(): void {
		$wrong = array();
		foreach ( self::whole() as $name => $value ) {
			$wrong[ "no $name" ]      = array_diff_key( self::whole(), array( $name => true ) );
			$wrong[ "renamed $name" ] = $wrong[ "no $name" ] + array( 'more' => $value );
			$wrong[ "another $name" ] = array( $name => true ) + self::whole();
			foreach ( is_array( $value ) ? $value[0] ?? $value : array() as $member => $inner ) {
				$record                = $value[0] ?? $value;
				$record[ $member ]     = is_int( $inner ) ? 'x' : 1;
				$more                  = ( $value[0] ?? $value ) + array( 'more' => 1 );
				$wrong[ "$name.more" ] = array( $name => isset( $value[0] ) ? array( $more ) : $more ) + self::whole();
				if ( 'value' !== $member ) {
					$wrong[ "$name.$member" ] = array( $name => isset( $value[0] ) ? array( $record ) : $record ) + self::whole();
				}
			}
		}
		$wrong['more'] = self::whole() + array( 'more' => 1 );
		$this->assertCount( 78, $wrong );
		foreach ( $wrong as $case => $plan ) {
			try {
				Import_Plan::from_array( $plan );
			} catch ( InvalidArgumentException $refusal ) {
				$this->addToAssertionCount( 1 );
				continue;
			}
			$this->fail( "$case was taken." );
		}
	}
}
