<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;
use Templately\Tests\Schema_Bounds;

final class Argument_Validator_Test extends Test_Case {

	private const ROUTE = '/things/(?P<id>\d+)';

	/**
	 * @param array<string, mixed> $query Query arguments.
	 * @return array<string, mixed>
	 */
	private function check( string $method, array $query, string $body = '', string $type = 'application/json' ): array {
		$request = new WP_REST_Request( $method, '/x/v1/things/5' );
		$request->set_url_params( array( 'id' => '5' ) );
		$request->set_query_params( $query );
		if ( '' !== $body ) {
			$request->set_header( 'Content-Type', $type );
			$request->set_body( $body );
		}
		$route = array(
			'method' => $method,
			'path'   => self::ROUTE,
			'args'   => array(
				'id'    => Schema::required( Schema::integer( 1 ) ),
				'name'  => Schema::text( 10 ),
				'count' => Schema::integer( 0, array( 'default' => 3 ) ),
				'on'    => Schema::boolean(),
				'list'  => Schema::list_of( Schema::integer( 1 ), 3 ),
				'map'   => Schema::record( array( 'a' => Schema::text( 5 ) ) ),
				'open'  => Schema::map_of( Schema::integer( 0, array( 'maximum' => 9 ) ), 2 ),
				'tree'  => Schema::raw_json( 40 ),
				'rows'  => Schema::raw_json( 40, 'array' ),
				'aside' => Schema::in_query( Schema::boolean( false ) ),
			),
		);
		return Argument_Validator::from_request( $route, $request );
	}

	public function test_returns_arguments_with_defaults_and_types(): void {
		$this->assertSame( array( 'id' => 5, 'name' => 'a', 'count' => 3, 'aside' => false ), $this->check( 'POST', array(), '{"name":"a"}' ) );
		$this->assertTrue( $this->check( 'POST', array( 'aside' => '1' ), '{}' )['aside'], 'Of a write too, an argument can stand in the address, if it says so.' );
		$this->assertSame( 7, $this->check( 'GET', array( 'count' => '7', '_locale' => 'user' ) )['count'] );
		$this->assertSame( array( 1, 2 ), $this->check( 'GET', array( 'list' => array( '1', '2' ) ) )['list'] );
	}

	public function test_a_body_can_repeat_an_argument_of_the_path(): void {
		foreach ( array( '{"id":5}', '{"id":"5"}' ) as $body ) {
			$this->assertSame( 5, $this->check( 'POST', array(), $body )['id'] );
		}
	}

	public function test_reports_a_body_that_php_dropped_as_too_large(): void {
		$request = new WP_REST_Request( 'POST', '/x/v1/things' );
		$request->set_header( 'Content-Type', 'application/octet-stream' );
		$route = array(
			'method' => 'POST',
			'path'   => '/things',
			'args'   => array( 'bytes' => Schema::required( Schema::bytes( 10 ) ) ),
		);
		foreach ( array( '10' => 400, '11' => 413 ) as $length => $status ) {
			$request->set_header( 'Content-Length', (string) $length );
			try {
				Argument_Validator::from_request( $route, $request );
				$this->fail( 'There are no bytes.' );
			} catch ( Failure $failure ) {
				$this->assertSame( $status, $failure->status() );
			}
		}
	}

	public function test_reports_the_limit_of_php_if_it_is_lower(): void {
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		if ( $most < 1 || $most > Argument_Validator::MAX_BODY_BYTES ) {
			$this->markTestSkipped( 'PHP takes as much of a POST here as we do: post_max_size is 0, or more than 50 MB.' );
		}
		foreach ( array( 'application/octet-stream' => array( 'bytes' => Schema::required( Schema::bytes( Argument_Validator::MAX_BODY_BYTES ) ) ), 'application/json' => array( 'name' => Schema::required( Schema::text() ) ) ) as $type => $args ) {
			$request = new WP_REST_Request( 'POST', '/x/v1/things' );
			$request->set_header( 'Content-Type', $type );
			foreach ( array( $most => 400, $most + 1 => 413 ) as $length => $status ) {
				$request->set_header( 'Content-Length', (string) $length );
				try {
					Argument_Validator::from_request( array( 'method' => 'POST', 'path' => '/things', 'args' => $args ), $request );
					$this->fail( 'There is nothing.' );
				} catch ( Failure $failure ) {
					$this->assertSame( $status, $failure->status(), $type );
					$this->assertSame( 413 === $status, 'This file is larger than ' . size_format( $most ) . '.' === $failure->getMessage(), $failure->getMessage() );
				}
			}
			// PHP has accepted the body of this process.
			$request->set_header( 'Content-Length', '' );
			$request->set_body( 'application/json' === $type ? '{"name":"a"}' : str_repeat( 'x', $most + 1 ) );
			$this->assertCount( 1, Argument_Validator::from_request( array( 'method' => 'POST', 'path' => '/things', 'args' => $args ), $request ) );
		}
	}

	public function test_passes_raw_json_and_open_objects_unchanged(): void {
		$given = $this->check( 'POST', array(), '{"tree": {"a":{}, "n":1.0},"rows":[ [] ],"open":{"x":1,"y":2}}' );
		$this->assertSame( '{"a":{}, "n":1.0}', $given['tree'] );
		$this->assertSame( '[ [] ]', $given['rows'] );
		$this->assertSame( array( 'x' => 1, 'y' => 2 ), $given['open'] );
		$this->assertSame( '{}', $this->check( 'POST', array(), '{"tree":{}}' )['tree'] );
	}

	/**
	 * Returns refused requests and the field that the error names.
	 * @return array<string, array{string, array<string, mixed>, string, string, 4?: string}>
	 */
	public function refused(): array {
		return array(
			'unknown key'             => array( 'POST', array(), '{"other":1}', 'other' ),
			'key in the address'      => array( 'POST', array( 'name' => 'a' ), '{}', 'name' ),
			'not in the address'      => array( 'POST', array(), '{"aside":true}', 'aside' ),
			'not in the body'         => array( 'POST', array( 'aside' => 'maybe' ), '{}', 'aside' ),
			'shadowed id'             => array( 'POST', array(), '{"id":9}', 'id' ),
			'id with a zero'          => array( 'POST', array(), '{"id":"05"}', 'id' ),
			'a list of the id'        => array( 'POST', array(), '{"id":[5]}', 'id' ),
			'id in body and query'    => array( 'POST', array( 'id' => '5' ), '{"id":5}', 'id' ),
			'shadowed by query'       => array( 'GET', array( 'id' => '9' ), '', 'id' ),
			'a string'                => array( 'POST', array(), '"abc"', 'body' ),
			'a list'                  => array( 'POST', array(), '[1,2]', 'body' ),
			'broken JSON'             => array( 'POST', array(), '{"name":', 'body' ),
			'a form'                  => array( 'POST', array(), 'name=a', 'body', 'application/x-www-form-urlencoded' ),
			'JSON under a wrong name' => array( 'POST', array(), '{"name":"a"}', 'body', 'text/plain' ),
			'wrong type'              => array( 'POST', array(), '{"count":"7"}', 'count' ),
			'wrong type in list'      => array( 'POST', array(), '{"list":["1"]}', 'list' ),
			'list for string'         => array( 'POST', array(), '{"name":["a"]}', 'name' ),
			'too long'                => array( 'POST', array(), '{"name":"' . str_repeat( 'x', 1048576 ) . '"}', 'name' ),
			'too many'                => array( 'POST', array(), '{"list":[1,2,3,4]}', 'list' ),
			'unknown member'          => array( 'POST', array(), '{"map":{"a":"x","b":1}}', 'map' ),
			'list for raw object'     => array( 'POST', array(), '{"tree":[]}', 'tree' ),
			'object for raw list'     => array( 'POST', array(), '{"rows":{}}', 'rows' ),
			'text for raw JSON'       => array( 'POST', array(), '{"tree":"{}"}', 'tree' ),
			'too much raw JSON'       => array( 'POST', array(), '{"tree":{"a":"' . str_repeat( 'x', 40 ) . '"}}', 'tree' ),
			'too many members'        => array( 'POST', array(), '{"open":{"x":1,"y":2,"z":3}}', 'open' ),
			'wrong open member'       => array( 'POST', array(), '{"open":{"x":"1"}}', 'open' ),
			'open member too large'   => array( 'POST', array(), '{"open":{"x":10}}', 'open' ),
			'body of a GET'           => array( 'GET', array(), '{"name":"a"}', 'name' ),
			'method override'         => array( 'POST', array( '_method' => 'GET' ), '{}', '_method' ),
		);
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $query Query arguments.
	 */
	public function test_names_the_invalid_field( string $method, array $query, string $body, string $field, string $type = 'application/json' ): void {
		try {
			$this->check( $method, $query, $body, $type );
			$this->fail( 'Nothing was refused.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 400, $failure->status() );
			$this->assertArrayHasKey( $field, $failure->fields() );
		}
	}

	public function test_refuses_a_method_in_the_query(): void {
		foreach ( array( 'GET', 'POST' ) as $method ) {
			try {
				$this->check( $method, array( '_method' => 'DELETE' ) );
				$this->fail( 'Nothing was refused.' );
			} catch ( Failure $failure ) {
				$this->assertSame( array( '_method' => 'The method cannot be given in the URL.' ), $failure->fields() );
			}
		}
	}

	public function test_unbounded_schema_throws(): void {
		$unbounded = array(
			array( 'type' => 'string' ),
			array(),
			array(
				'type'  => 'array',
				'items' => array( 'type' => 'integer' ),
			),
			array( 'type' => 'object' ),
			Schema::text() + array( 'sanitize_callback' => 'trim' ),
			Schema::list_of( array( 'type' => 'string' ) ),
			Schema::map_of( array( 'type' => 'string' ) ),
			array_diff_key( Schema::map_of( Schema::text() ), array( 'maxProperties' => 0 ) ),
			array_diff_key( Schema::raw_json( 5 ), array( 'maxLength' => 0 ) ),
			array( 'type' => 'string' ) + Schema::raw_json( 5 ),
			Schema::bytes( Argument_Validator::MAX_BODY_BYTES + 1 ),
		);
		foreach ( $unbounded as $schema ) {
			try {
				Schema_Bounds::require_bounded( 'x', $schema );
				$this->fail( 'Accepted: ' . wp_json_encode( $schema ) );
			} catch ( LogicException $exception ) {
				$this->addToAssertionCount( 1 );
			}
		}
	}
}
