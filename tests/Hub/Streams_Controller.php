<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Event_Stream;
use Templately\Shared\Rest\Schema;

/** Hub controller that streams events and accepts bytes. */
final class Streams_Controller implements Controller {

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

	/** Sends a second event when the client has received the first. */
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

	/** @param array<string, mixed> $arguments Validated arguments. */
	public function parcel( array $arguments ): string {
		return $arguments['id'] . ' ' . hash( 'sha256', $arguments['bytes'] );
	}
}
