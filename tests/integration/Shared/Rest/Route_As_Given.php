<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Schema;

/** A controller with one route that a test defines. */
final class Route_As_Given implements Templately\Shared\Rest\Controller {

	/** @var array<string, mixed> */
	private static $route = array();

	/** @param array<string, mixed> $route Changes to a minimal route. */
	public function __construct( array $route ) {
		self::$route = $route;
	}

	public static function routes(): array {
		return array(
			'get_thing' => self::$route + array(
				'method'   => 'GET',
				'path'     => '/things/(?P<id>\d+)',
				'summary'  => 'A thing.',
				'args'     => array( 'id' => Schema::required( Schema::integer( 1 ) ) ),
				'response' => Schema::boolean(),
			),
		);
	}

	/**
	 * Allows thing 1 only.
	 * @param array<string, mixed> $arguments
	 */
	public function can_see_thing( array $arguments ): bool {
		return 1 === $arguments['id'];
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @throws RuntimeException For thing 666.
	 */
	public function get_thing( array $arguments ): bool {
		if ( 666 === $arguments['id'] ) {
			throw new RuntimeException( 'The thing 666 is broken.' );
		}
		return true;
	}
}
