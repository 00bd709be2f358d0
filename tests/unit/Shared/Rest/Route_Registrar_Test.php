<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Hub_Services;
use Templately\Hub\Open_Api_Controller;
use Templately\Plugin;
use Templately\Tests\Schema_Bounds;

/**
 * What all controllers declare: their routes are those that the tables of segments lead to, and let nothing of any size in.
 *
 * @group S1
 */
final class Route_Registrar_Test extends TestCase {

	/** The site's table of segments leads to each route of each module, and to nothing else. */
	public function test_segments_of_the_site(): void {
		$expected = array();
		foreach ( self::modules() as $module ) {
			foreach ( array_keys( $module::controllers() ) as $controller ) {
				foreach ( $controller::routes() as $route ) {
					$expected[ explode( '/', $route['path'] )[1] ][ $module ] = true;
				}
			}
		}
		$this->assertTableLeadsTo( $expected, Plugin::SEGMENTS );
	}

	/** The hub's table of segments leads to each route of each controller, and to nothing else. */
	public function test_segments_of_the_hub(): void {
		$expected = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $route ) {
				$expected[ explode( '/', $route['path'] )[1] ][ $controller ] = true;
			}
		}
		$this->assertTableLeadsTo( $expected, Hub_Services::SEGMENTS );
	}

	/** Every argument of every route has a type, and a size that it does not exceed. */
	public function test_arguments_are_bounded(): void {
		// There is no WordPress here, which has it.
		defined( 'MB_IN_BYTES' ) || define( 'MB_IN_BYTES', 1024 * 1024 ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$checked = 0;
		foreach ( self::controllers() as $controller ) {
			foreach ( $controller::routes() as $operation => $route ) {
				foreach ( $route['args'] ?? array() as $name => $schema ) {
					Schema_Bounds::require_bounded( "$operation.$name", $schema );
					++$checked;
				}
			}
		}
		$this->assertGreaterThan( 100, $checked );
	}

	/** What checks the object of a route can be called. */
	public function test_object_checks_are_public(): void {
		$checked = 0;
		foreach ( self::controllers() as $controller ) {
			foreach ( array_filter( array_column( $controller::routes(), 'object' ) ) as $check ) {
				$this->assertTrue( ( new ReflectionMethod( $controller, $check ) )->isPublic(), "$controller::$check" );
				++$checked;
			}
		}
		$this->assertGreaterThan( 10, $checked );
	}

	/**
	 * @param array<string, array<string, true>> $expected Segment to the classes that have routes there.
	 * @param array<string, list<string>>        $table    The table.
	 */
	private function assertTableLeadsTo( array $expected, array $table ): void {
		$this->assertGreaterThan( 15, count( $expected ) );
		$this->assertEqualsCanonicalizing( array_keys( $expected ), array_keys( $table ) );
		$all = array_values( array_unique( array_merge( ...array_values( $table ) ) ) );
		foreach ( $table as $segment => $classes ) {
			$this->assertEqualsCanonicalizing( array_keys( $expected[ $segment ] ), $classes, (string) $segment );
			$this->assertSame( $classes, array_values( array_intersect( $all, $classes ) ), "The order of $segment is that of the whole table." );
		}
	}

	/**
	 * @return list<string> Classes of all modules.
	 */
	private static function modules(): array {
		$inc = dirname( __DIR__, 4 ) . '/inc/';
		return array_map(
			static function ( string $file ) use ( $inc ): string {
				return 'Templately\\' . str_replace( '/', '\\', substr( $file, strlen( $inc ), -4 ) );
			},
			(array) glob( $inc . 'Site/*/*_Module.php' )
		);
	}

	/**
	 * @return list<string> Classes of the controllers of both halves.
	 */
	private static function controllers(): array {
		$controllers = Open_Api_Controller::CONTROLLERS;
		foreach ( self::modules() as $module ) {
			$controllers = array_merge( $controllers, array_keys( $module::controllers() ) );
		}
		return $controllers;
	}
}
