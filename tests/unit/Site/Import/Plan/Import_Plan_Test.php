<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Plan\Import_Plan;

/**
 * A plan is stored and read without a change.
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

	/** A plan is the same after it was stored as JSON. */
	public function test_a_plan_is_kept_as_it_was_made(): void {
		$plan = Import_Plan::from_array( json_decode( (string) json_encode( self::whole() ), true ) );
		$this->assertSame( self::whole(), $plan->to_array() );
		$this->assertSame( array( 2000000002 ), array_column( $plan->objects( 'media', 'font' ), 'number' ) );
		$this->assertCount( 2, $plan->objects() );
		$this->assertSame( 12, $plan->object_by_number( 2000000002 )['target'] );
		$this->assertNull( $plan->object_by_number( 2000000003 ) );
		$this->assertSame( 9, $plan->settings()[0]['value'] );
		$this->assertSame( array( 4000000, 20, 'gutenberg' ), array( $plan->disk_bytes(), $plan->to_array()['seconds'], $plan->platform() ) );
		$this->assertNull( Import_Plan::from_array( array( 'theme' => null ) + self::whole() )->theme() );
	}

	/** Objects are found by kind, and counted. */
	public function test_objects_by_kind(): void {
		$plan  = Import_Plan::from_array( self::whole() );
		$kinds = array_column( self::whole()['objects'], 'kind' );
		foreach ( array( array(), array( $kinds[0] ), array( $kinds[1] ), array_reverse( $kinds ), array( 'font' ) ) as $some ) {
			$expected = array_filter(
				self::whole()['objects'],
				static function ( array $object ) use ( $some ): bool {
					return array() === $some || in_array( $object['kind'], $some, true );
				}
			);
			$this->assertSame( array( array_values( $expected ), count( $expected ) ), array( $plan->objects( ...$some ), $plan->count( ...$some ) ) );
		}
	}

	public function test_another_theme_and_other_plugins_change_nothing_else_of_a_plan(): void {
		$plan    = Import_Plan::from_array( self::whole() );
		$plugins = array( array( 'slug' => 'other' ) + self::whole()['plugins'][0], self::whole()['plugins'][0] );
		$theme   = array( 'slug' => 'other' ) + self::whole()['theme'];
		foreach ( array( array( null, array() ), array( $theme, $plugins ) ) as list( $one, $others ) ) {
			$this->assertSame( array_replace( self::whole(), array( 'theme' => $one, 'plugins' => $others ) ), $plan->with_dependencies( $one, $others )->to_array() );
		}
		$this->assertSame( self::whole(), $plan->to_array() );
	}
}
