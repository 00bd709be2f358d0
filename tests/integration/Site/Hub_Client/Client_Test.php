<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;

/**
 * What is asked of a transport.
 */
final class Client_Test extends Test_Case {

	/** What is large may take its time on the way up and on the way down; a person waits for nothing else that long. */
	public function test_time_for_what_is_large(): void {
		$line   = new class() implements Hub_Transport {

			/** @var list<array{string, float}> Path and seconds of each call. */
			public $asked = array();

			/** {@inheritDoc} */
			public function send( Hub_Request $request ): Hub_Response {
				$this->asked[] = array( "$request->method $request->path", $request->seconds );
				return new Hub_Response( 200, array() );
			}

			/** {@inheritDoc} */
			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$client = new Client( $line );
		$client->send_bytes( '/media/film', 'bytes', 'token' );
		$client->send_document( '/files', array( 'content' => 'text' ), 'token' );
		$client->get_document( '/files/1/content', array(), 'token' );
		$client->download( '/files/1/picture', 'token', 100 );
		$client->send( 'POST', '/files/move', array(), 'token' );
		$client->get( '/files', array(), 'token' );
		$this->assertSame(
			array(
				array( 'POST /media/film', 60.0 ),
				array( 'POST /files', 60.0 ),
				array( 'GET /files/1/content', 60.0 ),
				array( 'GET /files/1/picture', 60.0 ),
				array( 'POST /files/move', 10.0 ),
				array( 'GET /files', 10.0 ),
			),
			$line->asked
		);
	}
}
