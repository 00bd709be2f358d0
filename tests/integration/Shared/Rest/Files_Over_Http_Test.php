<?php

declare( strict_types=1 );

use Templately\Hub\Files\Blob_Folders;
use Templately\Hub\Files\Blob_Store;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Hub_State;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Resilient_Transport;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Loses_Answers;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.PHP.DevelopmentFunctions -- large files
// and raw HTTP; table names.

/** Downloads, event streams and binary uploads over real HTTP. */
final class Files_Over_Http_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Loses_Answers;

	private const FILM = 40 * MB_IN_BYTES;

	/** @var bool Another process answers. */
	protected $commits = true;

	/** @var string */
	private $token = '';

	/** @var string File in which the other process records its memory usage. */
	private $memory = '';

	/** Runs a hub with a route that sends events and one that receives a binary body. */
	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->clock->now = time();
		$this->token      = $this->verified_token();
		$this->memory     = wp_tempnam( 'memory' );
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents(
			self::mu_plugin(),
			"<?php add_action( 'rest_api_init', static function ( \$server ) {
	require_once " . var_export( dirname( __DIR__, 3 ) . '/Hub/Streams_Controller.php', true ) . ";
	\$hub = new Templately\\Hub\\Hub_Services( \$GLOBALS['wpdb'], new Templately\\Shared\\Database\\Transaction( \$GLOBALS['wpdb'] ), new Templately\\Shared\\Clock() );
	( new Templately\\Shared\\Rest\\Route_Registrar( 'templately-hub/v1', \$hub->policy() ) )->register( \$server, array_merge( \$hub->controllers(), array( new Templately\\Tests\\Hub\\Streams_Controller() ) ) );
} );
ob_start();
register_shutdown_function( static function () { file_put_contents( " . var_export( $this->memory, true ) . ', memory_get_peak_usage() ); } );'
		);
	}

	protected function tearDown(): void {
		unlink( self::mu_plugin() );
		unlink( $this->memory );
		parent::tearDown();
	}

	/**
	 * A video of 40 MB is imported over an unstable connection. It resumes after the last part; neither side uses more than
	 * 8 MB of memory.
	 * @group S15
	 */
	public function test_resumes_a_large_download_with_little_memory(): void {
		list( $id, $film ) = $this->publish_film();
		$this->act_as( 'administrator' );
		add_filter(
			'upload_size_limit',
			static function (): int {
				return 100 * MB_IN_BYTES;
			}
		);
		$this->http( 'GET', '/wp-json/templately-hub/v1/counts' );
		$idle                             = (int) file_get_contents( $this->memory );
		list( $address, $requests, $end ) = $this->drop_responses( 2, '/media' );
		$media                            = new Media_Importer( $this->client( $address ), new Attachment_Index() );
		$wanted                           = $this->get_from_hub( 'GET', "/items/$id/content", null, $this->token )['media'];
		// Not counted: what WordPress loads at the first upload.
		require_once ABSPATH . 'wp-admin/includes/media.php';
		wp_read_video_metadata( $film );
		$base = memory_get_usage();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		try {
			$brought = $media->import( $id, array_column( $wanted, null, 'id' ), $this->token, 0 );
			$took    = memory_get_peak_usage() - $base;
			$path    = (string) get_attached_file( $brought['ids'][7] );
			$this->assertSame( hash_file( 'sha256', $film ), hash_file( 'sha256', $path ) );
			$this->assertSame( 'video/mp4', get_post_mime_type( $brought['ids'][7] ) );
			$parts = preg_replace( '/^.*\r\nRange: (\S+)\r\n.*$/is', '$1', $requests() );
			$this->assertSame( array( 'bytes=0-8388607', 'bytes=0-8388607', 'bytes=0-8388607', 'bytes=8388608-16777215', 'bytes=16777216-25165823', 'bytes=25165824-33554431', 'bytes=33554432-41943039' ), $parts );
			if ( function_exists( 'memory_reset_peak_usage' ) ) {
				$this->assertLessThan( 8 * MB_IN_BYTES, $took, 'Of the site.' );
			}
			$this->assertLessThan( 8 * MB_IN_BYTES, (int) file_get_contents( $this->memory ) - $idle, 'Of the hub.' );
			$media->delete_imported( $brought['made'] );
		} finally {
			$end();
			unlink( $film );
		}
	}

	public function test_serves_ranges_of_a_file(): void {
		$id    = $this->publish_three();
		$whole = 'firstsecondthird';
		foreach ( array(
			''              => array( 200, $whole, null ),
			'bytes=0-'      => array( 206, $whole, 'bytes 0-15/16' ),
			'bytes=0-0'     => array( 206, 'f', 'bytes 0-0/16' ),
			'bytes=3-12'    => array( 206, 'stsecondth', 'bytes 3-12/16' ),
			'bytes=5-10'    => array( 206, 'second', 'bytes 5-10/16' ),
			'bytes=11-999'  => array( 206, 'third', 'bytes 11-15/16' ),
			'bytes=-4'      => array( 206, 'hird', 'bytes 12-15/16' ),
			'bytes=-99'     => array( 206, $whole, 'bytes 0-15/16' ),
			'bytes=1-2,4-5' => array( 200, $whole, null ),
			'bytes=-'       => array( 200, $whole, null ),
			'lines=1-2'     => array( 200, $whole, null ),
		) as $range => list( $status, $bytes, $says ) ) {
			$answer = $this->media( $id, array_filter( array( '' === $range ? '' : "Range: $range" ) ) );
			$this->assertSame( array( $status, $bytes, $says, (string) strlen( $bytes ) ), array( $answer['status'], $answer['body'], $answer['headers']['content-range'] ?? null, $answer['headers']['content-length'] ), $range );
		}
		foreach ( array( 'bytes=16-', 'bytes=7-3', 'bytes=-0' ) as $range ) {
			$answer = $this->media( $id, array( "Range: $range" ) );
			$this->assertSame( array( 416, 'range_not_satisfiable' ), array( $answer['status'], json_decode( $answer['body'], true )['code'] ), $range );
		}
		$answer = $this->media( $id );
		$this->assertSame(
			array( 'application/octet-stream', 'bytes', 'attachment; filename="media.bin"', 'nosniff', "sandbox; default-src 'none'", 'no-store, private' ),
			array( $answer['headers']['content-type'], $answer['headers']['accept-ranges'], $answer['headers']['content-disposition'], $answer['headers']['x-content-type-options'], $answer['headers']['content-security-policy'], $answer['headers']['cache-control'] )
		);
		$etag = $answer['headers']['etag'];
		$this->assertMatchesRegularExpression( '/^"[0-9a-f]{64}"$/', $etag );
		$this->assertSame( array( 304, '' ), array_values( array_intersect_key( $this->media( $id, array( "If-None-Match: \"x\", $etag" ) ), array( 'status' => 1, 'body' => 1 ) ) ) );
		$this->assertSame( 'f', $this->media( $id, array( 'Range: bytes=0-0', "If-Range: $etag" ) )['body'] );
		$this->assertSame( $whole, $this->media( $id, array( 'Range: bytes=0-0', 'If-Range: "another"' ) )['body'], 'A part of other bytes is no part of these.' );
		$this->assertNotSame( $etag, $this->media( $id, array(), array( 'third', 'second', 'first' ) )['headers']['etag'] );
		$this->assertSame( 'thirdsecondfirst', $this->media( $id, array(), array( 'third', 'second', 'first' ) )['body'] );
		$this->assertSame( 404, $this->media( $id, array(), array( 'first', 'fourth' ) )['status'] );
		$head = $this->http( 'HEAD', $this->media_path( $id, array( 'first' ) ), null, 0, array( "Authorization: Bearer $this->token" ) );
		$this->assertSame( array( 200, '5', '' ), array( $head['status'], $head['headers']['content-length'], $head['body'] ) );
	}

	/** Earlier files stay imported. */
	public function test_rejects_files_with_other_content(): void {
		$id  = $this->publish_three();
		$all = array_map( array( self::class, 'said_of' ), array( 'first', 'second', 'third' ) );
		$got = array();
		$this->client( home_url() )->download_files( "/items/$id/media", array( 'sha256' => array_column( $all, 'sha256' ) ), $this->token, $all, self::into( $got ) );
		$this->assertSame( array( 'first', 'second', 'third' ), $got );
		foreach ( array(
			'other bytes' => array( $all[0], array( 'sha256' => $all[2]['sha256'] ) + $all[1], $all[2] ),
			'fewer'       => array( $all[0], $all[1], array( 'size' => 4 ) + $all[2] ),
			'more'        => array( $all[0], $all[1], array( 'size' => 6 ) + $all[2] ),
		) as $what => $said ) {
			$got = array();
			try {
				$this->client( home_url() )->download_files( "/items/$id/media", array( 'sha256' => array_column( $all, 'sha256' ) ), $this->token, $said, self::into( $got ) );
				$this->fail( $what );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 'damaged_file', 502 ), array( $failure->error_code(), $failure->status() ), $what );
			}
			$this->assertNotContains( 'third', $got, $what );
		}
		try {
			$this->client( home_url() )->download_files( "/items/$id/media", array( 'sha256' => array( $all[0]['sha256'] ) ), 'tly_s_guessed', array( $all[0] ), self::into( $got ) );
			$this->fail( 'It was sent to somebody else.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'invalid_token', 401 ), array( $failure->error_code(), $failure->status() ) );
		}
		$this->assertSame( array(), glob( get_temp_dir() . 'templately-*.tmp' ), 'Nothing is left in the temporary folder.' );
	}

	public function test_sends_events_immediately(): void {
		$line = stream_socket_client( 'tcp://' . preg_replace( '#^https?://#', '', home_url() ) );
		$this->assertNotFalse( $line );
		fwrite( $line, "GET /wp-json/templately-hub/v1/ticks HTTP/1.0\r\nHost: localhost\r\nAuthorization: Bearer $this->token\r\n\r\n" );
		$heard = '';
		while ( false === strpos( $heard, 'first' ) && ! feof( $line ) ) {
			$heard .= fread( $line, 8192 );
		}
		// The route waits for this.
		$this->assertStringNotContainsString( 'second', $heard );
		touch( get_temp_dir() . 'templately-heard' );
		$heard .= stream_get_contents( $line );
		unlink( get_temp_dir() . 'templately-heard' );
		list( $headers, $body ) = explode( "\r\n\r\n", $heard, 2 );
		$this->assertMatchesRegularExpression( '#content-type: text/event-stream; charset=utf-8#i', $headers );
		$this->assertMatchesRegularExpression( '#cache-control: no-store#i', $headers );
		$this->assertMatchesRegularExpression( '#x-accel-buffering: no#i', $headers );
		$this->assertSame( "id: 1\nevent: tick\ndata: {\"what\":\"first\"}\n\nid: 2 event: end\nevent: tick\ndata: {\"what\":\"second\\nline\"}\n\n", $body );
	}

	public function test_accepts_a_binary_body_up_to_its_limit(): void {
		$bytes = random_bytes( 1000 );
		$send  = function ( string $body, string $type = 'application/octet-stream' ): array {
			$answer = wp_remote_post( home_url( '/wp-json/templately-hub/v1/parcels/7' ), array( 'headers' => array( 'Authorization' => "Bearer $this->token", 'Content-Type' => $type ), 'body' => $body ) );
			return array( wp_remote_retrieve_response_code( $answer ), json_decode( wp_remote_retrieve_body( $answer ), true ) );
		};
		$this->assertSame( array( 200, '7 ' . hash( 'sha256', $bytes ) ), $send( $bytes ) );
		list( $status, $said ) = $send( $bytes . 'x' );
		$this->assertSame( array( 413, 'too_large', 'This file is larger than 1,000 B.' ), array( $status, $said['code'], $said['message'] ) );
		foreach ( array( array( '{}', 'application/json' ), array( '', 'application/octet-stream' ), array( 'a=b', 'application/x-www-form-urlencoded' ) ) as list( $body, $type ) ) {
			list( $status, $said ) = $send( $body, $type );
			$this->assertSame( array( 400, 'bytes' ), array( $status, key( $said['data']['fields'] ) ), $type );
		}
		$this->assertSame( 401, wp_remote_retrieve_response_code( wp_remote_post( home_url( '/wp-json/templately-hub/v1/parcels/7' ), array( 'body' => str_repeat( 'x', 2000 ) ) ) ) );
	}

	/** @group S15 */
	public function test_does_not_read_a_body_that_is_too_large(): void {
		$this->http( 'GET', '/wp-json/templately-hub/v1/counts' );
		$idle = (int) file_get_contents( $this->memory );
		$body = str_repeat( 'x', Argument_Validator::MAX_BODY_BYTES + 1 );
		foreach ( array(
			'bytes'           => array( '/wp-json/templately-hub/v1/parcels/7', 'application/octet-stream', '1,000 B' ),
			'by a question'   => array( '/?rest_route=/templately-hub/v1/parcels/7', 'application/octet-stream', '1,000 B' ),
			'what is no file' => array( '/wp-json/templately-hub/v1/sessions', 'application/json', '50 MB' ),
		) as $what => list( $path, $type, $most ) ) {
			$answer = wp_remote_post( home_url( $path ), array( 'headers' => array( 'Authorization' => "Bearer $this->token", 'Content-Type' => $type ), 'body' => $body ) );
			$said   = json_decode( wp_remote_retrieve_body( $answer ), true );
			$this->assertSame( array( 413, 'too_large', "This file is larger than $most." ), array( wp_remote_retrieve_response_code( $answer ), $said['code'] ?? '', $said['message'] ?? '' ), $what );
			$this->assertLessThan( 8 * MB_IN_BYTES, (int) file_get_contents( $this->memory ) - $idle, $what );
		}
		// Permissions come first, and other routes belong to WordPress.
		foreach ( array( '/wp-json/templately-hub/v1/parcels/7' => 401, '/wp-json/wp/v2/settings' => 400 ) as $path => $status ) {
			$this->assertSame( $status, wp_remote_retrieve_response_code( wp_remote_post( home_url( $path ), array( 'headers' => array( 'Content-Type' => 'application/json' ), 'body' => $body ) ) ), $path );
		}
		$this->assertGreaterThan( strlen( $body ), (int) file_get_contents( $this->memory ) );
	}

	/** @group S15 */
	public function test_measures_a_chunked_body(): void {
		$this->http( 'GET', '/wp-json/templately-hub/v1/counts' );
		$idle  = (int) file_get_contents( $this->memory );
		$bytes = random_bytes( 1000 );
		$large = Argument_Validator::MAX_BODY_BYTES + 1;
		$this->assertSame( array( 200, '7 ' . hash( 'sha256', $bytes ) ), $this->send_in_chunks( '/wp-json/templately-hub/v1/parcels/7', 'application/octet-stream', array( substr( $bytes, 0, 300 ), substr( $bytes, 300 ) ) ) );
		foreach ( array(
			'bytes'           => array( '/wp-json/templately-hub/v1/parcels/7', 'application/octet-stream', '1,000 B', $large ),
			'by a question'   => array( '/?rest_route=/templately-hub/v1/parcels/7', 'application/octet-stream', '1,000 B', $large ),
			'what is no file' => array( '/wp-json/templately-hub/v1/sessions', 'application/json', '50 MB', $large ),
			'a little'        => array( '/wp-json/templately-hub/v1/parcels/7', 'application/octet-stream', '1,000 B', 1001 ),
			// Other routes accept as much.
			'much'            => array( '/wp-json/templately-hub/v1/parcels/7', 'application/octet-stream', '1,000 B', 20000001 ),
		) as $what => list( $path, $type, $most, $size ) ) {
			list( $status, $said ) = $this->send_in_chunks( $path, $type, array_merge( array_fill( 0, intdiv( $size, 1000000 ), str_repeat( 'x', 1000000 ) ), array( str_repeat( 'x', $size % 1000000 ) ) ) );
			$this->assertSame( array( 413, 'too_large', "This file is larger than $most." ), array( $status, $said['code'] ?? '', $said['message'] ?? '' ), $what );
			$this->assertLessThan( 8 * MB_IN_BYTES, (int) file_get_contents( $this->memory ) - $idle, $what );
		}
	}

	/**
	 * @param string       $path   Path on this site.
	 * @param list<string> $chunks None is empty.
	 * @return array{int, mixed} Status and body.
	 */
	private function send_in_chunks( string $path, string $type, array $chunks ): array {
		$line = stream_socket_client( 'tcp://' . wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), $code, $message, self::PATIENCE );
		$this->assertNotFalse( $line );
		stream_set_timeout( $line, self::PATIENCE );
		fwrite( $line, "POST $path HTTP/1.1\r\nHost: " . wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ) . "\r\nAuthorization: Bearer $this->token\r\nContent-Type: $type\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n" );
		foreach ( $chunks as $chunk ) {
			fwrite( $line, dechex( strlen( $chunk ) ) . "\r\n$chunk\r\n" );
		}
		fwrite( $line, "0\r\n\r\n" );
		$heard = (string) stream_get_contents( $line );
		fclose( $line );
		$this->assertSame( 1, preg_match( '#^HTTP/1\.\d (\d+).*?\r\n\r\n(.*)$#s', $heard, $found ), $heard );
		return array( (int) $found[1], json_decode( $found[2], true ) );
	}

	/**
	 * @param list<string> $got Receives the content of each file.
	 * @return callable( string, array<string, mixed> ): void
	 */
	private static function into( array &$got ): callable {
		return static function ( string $path ) use ( &$got ): void {
			$got[] = (string) file_get_contents( $path );
		};
	}

	/** @return array{sha256: string, size: int} */
	private static function said_of( string $bytes ): array {
		return array( 'sha256' => hash( 'sha256', $bytes ), 'size' => strlen( $bytes ) );
	}

	private function client( string $address ): Client {
		return new Client( new Resilient_Transport( new Http_Transport( $address, self::response_validator() ), new Response_Cache( $address ), new Clock(), self::response_validator() ) );
	}

	private function blobs(): Blob_Store {
		global $wpdb;
		return new Blob_Store( new Database( $wpdb, new Transaction( $wpdb ) ), new Blob_Folders( new Hub_State() ), $this->clock, 'blobs', array( 'item_blobs' ) );
	}

	/** Publishes an item with three files. */
	private function publish_three(): int {
		$media = array();
		foreach ( array( 'first', 'second', 'third' ) as $number => $bytes ) {
			$this->blobs()->store( $bytes, 'application/pdf', false );
			$media[] = self::said_of( $bytes ) + array( 'id' => $number + 1, 'mime' => 'application/pdf', 'width' => 0, 'height' => 0, 'name' => "$bytes.pdf", 'alt' => '' );
		}
		return $this->publish_with( $media );
	}

	/**
	 * Publishes an item with a video.
	 * @return array{int, string} Id, and path of the video.
	 * @return array{int, string} Its id, and where the film lies.
	 */
	private function publish_film(): array {
		$path = wp_tempnam( 'film' );
		$film = "\0\0\0\x18ftypisom\0\0\2\0isomiso2";
		// In fragments, because WordPress reads up to a quarter of the memory limit of a single-piece file.
		for ( $number = 0; $number < 40; $number++ ) {
			$size  = MB_IN_BYTES - ( 0 === $number ? 24 : 0 );
			$film .= pack( 'N', $size ) . 'mdat' . str_repeat( chr( $number ), $size - 8 );
		}
		file_put_contents( $path, $film );
		$this->blobs()->store( $film, 'video/mp4', false );
		$said = self::said_of( $film );
		unset( $film );
		return array( $this->publish_with( array( $said + array( 'id' => 7, 'mime' => 'video/mp4', 'width' => 0, 'height' => 0, 'name' => 'film.mp4', 'alt' => '' ) ) ), $path );
	}

	/** @param list<array<string, mixed>> $media */
	private function publish_with( array $media ): int {
		global $wpdb;
		$id      = $this->a_block( 'with-media' )->published();
		$content = (string) $wpdb->get_var( "SELECT content FROM {$wpdb->prefix}templately_items WHERE id = $id" );
		$body    = json_decode( (string) gzuncompress( $wpdb->get_var( "SELECT compressed FROM {$wpdb->prefix}templately_contents WHERE sha256 = '$content'" ) ), true );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_contents SET compressed = x'" . bin2hex( gzcompress( wp_json_encode( array( 'media' => $media ) + $body ) ) ) . "' WHERE sha256 = '$content'" ); // phpcs:ignore WordPress.DB -- hexadecimal digits.
		return $id;
	}

	/**
	 * @param list<string> $headers
	 * @param list<string> $files Content of the requested files.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private function media( int $id, array $headers = array(), array $files = array( 'first', 'second', 'third' ) ): array {
		return $this->http( 'GET', $this->media_path( $id, $files ), null, 0, array_merge( $headers, array( "Authorization: Bearer $this->token" ) ) );
	}

	/** @param list<string> $files Content of the requested files. */
	private function media_path( int $id, array $files ): string {
		return "/wp-json/templately-hub/v1/items/$id/media?" . http_build_query( array( 'sha256' => array_column( array_map( array( self::class, 'said_of' ), $files ), 'sha256' ) ) );
	}

	/** Plugin that adds routes to this site's hub. */
	private static function mu_plugin(): string {
		return WPMU_PLUGIN_DIR . '/templately-streams.php';
	}
}
