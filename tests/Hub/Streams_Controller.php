<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Event_Stream;
use Templately\Shared\Rest\Schema;

/**
 * A domain of the hub that tells events and takes bytes.
 */
final class Streams_Controller implements Controller {

	/** {@inheritDoc} */
	public static function routes(): array {
		return array(
			'ticks'  => array(
				'method'   => 'GET',
				'path'     => '/ticks',
				'summary'  => 'Tells what happens.',
				'object'   => false,
				'scope'    => 'account',
				'response' => Schema::events( Schema::record( array( 'what' => Schema::text() ) ) ),
			),
			'parcel' => array(
				'method'   => 'POST',
				'path'     => '/parcels/(?P<id>\d+)',
				'summary'  => 'Takes bytes.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => array(
					'id'    => Schema::required( Schema::integer( 1 ) ),
					'bytes' => Schema::required( Schema::bytes( 1000 ) ),
				),
				'response' => Schema::text(),
			),
		);
	}

	/** Tells two events; the second when somebody has heard the first. */
	public function ticks(): Event_Stream {
		return new Event_Stream(
			static function ( callable $send ): void {
				$send( 'tick', array( 'what' => 'first' ), '1' );
				for ( $until = time() + 1800; ! is_file( get_temp_dir() . 'templately-heard' ) && time() < $until; ) {
					usleep( 10000 );
					clearstatcache();
				}
				$send( 'tick', array( 'what' => "second\nline" ), "2\nevent: end" );
			}
		);
	}

	/**
	 * Takes bytes.
	 *
	 * @param array<string, mixed> $arguments Checked arguments.
	 */
	public function parcel( array $arguments ): string {
		return $arguments['id'] . ' ' . hash( 'sha256', $arguments['bytes'] );
	}
}
