<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Tests\Hub\Meets_Hostile_Hub;

/** @group S19 */
final class Hostile_Files_Test extends Test_Case {

	use Meets_Hostile_Hub;

	/** @var string Path of the file that the hub sends. */
	private $sent = '';

	/** @var string Path of the received file. */
	private $into = '';

	protected function setUp(): void {
		parent::setUp();
		$this->start_hostile_hub();
		$this->sent = wp_tempnam( 'sent' );
		$this->into = wp_tempnam( 'into' );
	}

	protected function tearDown(): void {
		$this->stop_hostile_hub();
		wp_delete_file( $this->sent );
		wp_delete_file( $this->into );
		parent::tearDown();
	}

	/** The extra byte reveals that the file is too long. */
	public function test_writes_at_most_one_byte_more_than_requested(): void {
		foreach ( array( 10 => 65536, 100000 => 100001 ) as $most => $written ) {
			$this->assertSame( 200, $this->part( 0, $most, 200, array(), str_repeat( 'x', 300000 ) )->status );
			$this->assertSame( $written, strlen( (string) file_get_contents( $this->into ) ), "$most" );
		}
	}

	public function test_refuses_other_or_incomplete_parts(): void {
		$this->assertSame( 206, $this->part( 5, 5, 206, array( 'Content-Range: bytes 5-9/10' ), 'later' )->status );
		$this->assertSame( 'later', file_get_contents( $this->into ) );
		$this->assertSame( 206, $this->part( 0, 5, 206, array( 'Content-Range: bytes 0-4/10' ), 'first' )->status );
		$this->assertSame( 200, $this->part( 0, 10, 200, array(), 'firstlater' )->status );
		foreach ( array(
			'the whole'       => array( 5, 200, array(), 'firstlater' ),
			'another part'    => array( 5, 206, array( 'Content-Range: bytes 0-4/10' ), 'first' ),
			'a later one'     => array( 0, 206, array( 'Content-Range: bytes 5-9/10' ), 'later' ),
			'half of it'      => array( 5, 206, array( 'Content-Range: bytes 5-9/10' ), 'late' ),
			'nobody says'     => array( 5, 206, array(), 'later' ),
			'another measure' => array( 5, 206, array( 'Content-Range: lines 5-9/10' ), 'later' ),
		) as $what => list( $from, $status, $headers, $bytes ) ) {
			try {
				$this->part( $from, 5, $status, $headers, $bytes );
				$this->fail( $what );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 503, 'hub_unreachable' ), array( $failure->status(), $failure->error_code() ), $what );
			}
		}
	}

	/**
	 * Requests a part of a file.
	 * @param int          $from    Offset.
	 * @param int          $most    Length.
	 * @param list<string> $headers Headers of the response.
	 * @param string       $bytes   Body of the response.
	 */
	private function part( int $from, int $most, int $status, array $headers, string $bytes ): Hub_Response {
		file_put_contents( $this->sent, $bytes );
		$this->set_responses( array( array( '#.#', $status, array_merge( array( 'Content-Type: application/octet-stream' ), $headers ), array( '@file' => $this->sent ) ) ) );
		$request       = new Hub_Request( 'GET', '/items/1/media', array( 'sha256' => array( str_repeat( 'a', 64 ) ) ), null, 'a-token' );
		$request->into = $this->into;
		$request->from = $from;
		$request->most = $most;
		return ( new Http_Transport( $this->hostile, self::response_validator() ) )->send( $request );
	}
}
