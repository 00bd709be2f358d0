<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Hub_Services;
use Templately\Hub\Open_Api_Controller;
use Templately\Plugin;
use Templately\Tests\Schema_Bounds;

/** @group S1 */
final class Route_Registrar_Test extends TestCase {

	public function test_site_segments_match_all_routes(): void {
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

	public function test_hub_segments_match_all_routes(): void {
		$expected = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $route ) {
				$expected[ explode( '/', $route['path'] )[1] ][ $controller ] = true;
			}
		}
		$this->assertTableLeadsTo( $expected, Hub_Services::SEGMENTS );
	}

	public function test_arguments_are_bounded(): void {
		// Defined by WordPress, which is not loaded here.
		defined( 'MB_IN_BYTES' ) || define( 'MB_IN_BYTES', 1024 * 1024 ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's constant.
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
	 * @param array<string, array<string, true>> $expected Classes with routes by segment.
	 * @param array<string, list<string>>        $table
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

	/** @return list<string> */
	private static function modules(): array {
		$inc = dirname( __DIR__, 4 ) . '/inc/';
		return array_map(
			static function ( string $file ) use ( $inc ): string {
				return 'Templately\\' . str_replace( '/', '\\', substr( $file, strlen( $inc ), -4 ) );
			},
			(array) glob( $inc . 'Site/*/*_Module.php' )
		);
	}

	/** @return list<string> */
	private static function controllers(): array {
		$controllers = Open_Api_Controller::CONTROLLERS;
		foreach ( self::modules() as $module ) {
			$controllers = array_merge( $controllers, array_keys( $module::controllers() ) );
		}
		return $controllers;
	}
}
