<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Fullsite_Import\Plan;

/**
 * A plan is kept as it was made, and nothing else is taken for one.
 */
final class Plan_Test extends TestCase {

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
			'action' => Plan::CREATE,
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
						'action' => Plan::REUSE,
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
				'state'     => Plan::MISSING,
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
		$plan = Plan::from_array( json_decode( (string) json_encode( self::whole() ), true ) );
		$this->assertSame( self::whole(), $plan->to_array() );
		$this->assertSame( array( 2000000002 ), array_column( $plan->objects( 'media', 'font' ), 'number' ) );
		$this->assertCount( 2, $plan->objects() );
		$this->assertSame( 12, $plan->object( 2000000002 )['target'] );
		$this->assertNull( $plan->object( 2000000003 ) );
		$this->assertSame( 9, $plan->settings()[0]['value'] );
		$this->assertSame( array( 4000000, 20, 'gutenberg' ), array( $plan->disk(), $plan->seconds(), $plan->platform() ) );
		$this->assertNull( Plan::from_array( array( 'theme' => null ) + self::whole() )->theme() );
	}

	/** A member that is missing, is one too many or has another type is refused, wherever it stands. */
	public function test_what_is_no_plan_is_refused(): void {
		$wrong = array();
		foreach ( self::whole() as $name => $value ) {
			$wrong[ "no $name" ]      = array_diff_key( self::whole(), array( $name => true ) );
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
		$this->assertCount( 67, $wrong );
		foreach ( $wrong as $case => $plan ) {
			try {
				Plan::from_array( $plan );
			} catch ( InvalidArgumentException $refusal ) {
				$this->addToAssertionCount( 1 );
				continue;
			}
			$this->fail( "$case was taken." );
		}
	}
}
