<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;

final class Client_Test extends Test_Case {

	public function test_large_transfers_have_a_longer_time_limit(): void {
		$line   = new class() implements Hub_Transport {

			/** @var list<array{string, float}> Path and time limit of each request. */
			public $asked = array();

			public function send( Hub_Request $request ): Hub_Response {
				$this->asked[] = array( "$request->method $request->path", $request->seconds );
				return new Hub_Response( 200, array() );
			}

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
