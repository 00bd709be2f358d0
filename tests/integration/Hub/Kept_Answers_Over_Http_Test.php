<?php

declare( strict_types=1 );

use Templately\Shared\Clock;
use Templately\Shared\Rest\Idempotency_Key;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Resilient_Transport;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Loses_Answers;
use Templately\Tests\Hub\Things_Controller;

// phpcs:disable WordPress.WP.AlternativeFunctions -- many requests at once, and lines that break.

/**
 * Writes with an Idempotency-Key over real HTTP: concurrent, repeated after a lost response, and through a site.
 * @group S15
 */
final class Kept_Answers_Over_Http_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Loses_Answers;

	/** @var bool Other processes answer. */
	protected $commits = true;

	/** @var string */
	private $token = '';

	/** Serves a hub with Things_Controller. */
	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->clock->now = time();
		$this->token      = $this->verified_token();
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents(
			self::mu_plugin(),
			"<?php add_action( 'rest_api_init', static function ( \$server ) {
	require_once " . var_export( dirname( __DIR__, 2 ) . '/Hub/Things_Controller.php', true ) . ";
	\$hub = new Templately\\Hub\\Hub_Services( \$GLOBALS['wpdb'], new Templately\\Shared\\Database\\Transaction( \$GLOBALS['wpdb'] ), new Templately\\Shared\\Clock() );
	( new Templately\\Shared\\Rest\\Route_Registrar( 'templately-hub/v1', \$hub->policy() ) )->register( \$server, array_merge( \$hub->controllers(), array( new Templately\\Tests\\Hub\\Things_Controller() ) ) );
} );"
		);
	}

	protected function tearDown(): void {
		unlink( self::mu_plugin() );
		parent::tearDown();
	}

	public function test_concurrent_writes_with_one_key_run_once(): void {
		for ( $round = 1; $round <= 4; $round++ ) {
			$answers = $this->send_at_once( array_fill( 0, 4, "key-$round" ) );
			$this->assertSame( array( sprintf( '201 {"number":%d,"size":0.5,"more":{}}', $round ) ), array_values( array_unique( $answers ) ), 'Round ' . $round );
			$this->assertSame( $round, Things_Controller::all() );
		}
		$this->send_at_once( array( 'own-1', 'own-2', 'own-3', 'own-4' ) );
		$this->assertSame( 8, Things_Controller::all() );
	}

	public function test_a_client_that_disconnects_gets_the_response_on_retry(): void {
		$line = stream_socket_client( 'tcp://' . preg_replace( '#^https?://#', '', home_url() ) );
		$this->assertNotFalse( $line );
		fwrite( $line, "POST /wp-json/templately-hub/v1/things/here HTTP/1.1\r\nHost: " . wp_parse_url( home_url(), PHP_URL_HOST ) . "\r\nAuthorization: Bearer $this->token\r\nIdempotency-Key: key-1\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}" );
		fclose( $line );
		for ( $until = time() + self::PATIENCE; 0 === Things_Controller::all() && time() < $until; ) {
			usleep( 20000 );
		}
		$this->assertSame( array( '201 {"number":1,"size":0.5,"more":{}}' ), $this->send_at_once( array( 'key-1' ) ) );
		$this->assertSame( 1, Things_Controller::all() );
	}

	/** Not writes of routes that store no responses. */
	public function test_a_site_retries_writes_with_the_same_key(): void {
		global $wpdb;
		$id                               = $this->a_page( 'taken' )->published();
		list( $address, $requests, $end ) = $this->drop_responses( 1 );
		$client                           = new Client( new Resilient_Transport( new Http_Transport( $address, self::response_validator() ), new Response_Cache( $address ), new Clock(), self::response_validator() ) );
		try {
			$this->assertTrue( $client->send( 'POST', "/items/$id/downloads", array(), $this->token )->body );
			$this->assertSame( array( '1', '1' ), array( $wpdb->get_var( "SELECT downloads FROM {$wpdb->prefix}templately_items WHERE slug = 'taken'" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_answers" ) ) );
			$this->assertCount( 2, $requests() );
			$this->assertCount( 1, array_unique( preg_replace( '/^.*Idempotency-Key: (\S+).*$/is', '$1', $requests() ) ) );
		} finally {
			$end();
		}
		list( $address, $requests, $end ) = $this->drop_responses( 1 );
		$client                           = new Client( new Resilient_Transport( new Http_Transport( $address, self::response_validator() ), new Response_Cache( $address ), new Clock(), self::response_validator() ) );
		try {
			$client->send( 'POST', '/account/api-key', array(), $this->token );
			$this->fail( 'It was sent again.' );
		} catch ( Templately\Shared\Rest\Failure $failure ) {
			$this->assertSame( 'hub_unreachable', $failure->error_code() );
			$this->assertCount( 1, $requests() );
		} finally {
			$end();
		}
	}

	public function test_a_repeated_insert_counts_once(): void {
		global $wpdb;
		$user = $this->act_as( 'author' );
		$this->sign_in();
		$id     = $this->a_page( 'taken' )->published();
		$post   = wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft', 'post_author' => $user ) );
		$query  = array( 'id' => $id, 'postId' => $post, 'platform' => 'gutenberg' );
		$counts = array();
		foreach ( array( 'key-1', 'key-1', 'key-2' ) as $sent => $key ) {
			$answer = $this->http( 'POST', '/wp-json/templately/v1/insert', $query, $user, array( "Idempotency-Key: $key" ) );
			$this->assertSame( 200, $answer['status'], $answer['body'] );
			// The download is counted after the response.
			$count = static function () use ( $wpdb ): array {
				return array( (int) $wpdb->get_var( "SELECT downloads FROM {$wpdb->prefix}templately_items WHERE slug = 'taken'" ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_answers" ) );
			};
			for ( $until = time() + self::PATIENCE; $count()[0] < 1 + (int) ( 2 === $sent ) && time() < $until; ) {
				usleep( 20000 );
			}
			usleep( 300000 );
			$counts[] = $count();
			// As if it could be counted again.
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_downloads" );
		}
		$this->assertSame( array( array( 1, 1 ), array( 1, 1 ), array( 2, 2 ) ), $counts );
		$this->assertSame( 400, $this->http( 'POST', '/wp-json/templately/v1/insert', $query, $user, array( 'Idempotency-Key: with space' ) )['status'] );
	}

	public function test_all_writes_of_a_request_use_its_key(): void {
		$key   = new Idempotency_Key();
		$heard = array( $key->current() );
		try {
			$key->run_with(
				'outer',
				static function () use ( $key, &$heard ): void {
					$key->run_with(
						'inner',
						static function () use ( $key, &$heard ): void {
							$heard[] = $key->current();
						}
					);
					$heard[] = $key->current();
					throw new DomainException( 'It failed.' );
				}
			);
		} catch ( DomainException $exception ) {
			$heard[] = $key->current();
		}
		$this->assertSame( array( '', 'inner', 'outer', '' ), $heard );
	}

	/**
	 * @param list<string> $keys
	 * @return list<string> Status and body of each response.
	 */
	private function send_at_once( array $keys ): array {
		$many    = curl_multi_init();
		$handles = array();
		foreach ( $keys as $key ) {
			$handle = curl_init( home_url( '/wp-json/templately-hub/v1/things/here' ) );
			curl_setopt_array(
				$handle,
				array(
					CURLOPT_POST           => true,
					CURLOPT_POSTFIELDS     => '{}',
					CURLOPT_RETURNTRANSFER => true,
					CURLOPT_HTTPHEADER     => array( "Authorization: Bearer $this->token", "Idempotency-Key: $key", 'Content-Type: application/json' ),
				)
			);
			curl_multi_add_handle( $many, $handle );
			$handles[] = $handle;
		}
		do {
			curl_multi_exec( $many, $running );
			curl_multi_select( $many, 1 );
		} while ( $running > 0 );
		return array_map(
			static function ( $handle ): string {
				return curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ) . ' ' . curl_multi_getcontent( $handle );
			},
			$handles
		);
	}

	/** Path of the plugin that adds Things_Controller to this site's hub. */
	private static function mu_plugin(): string {
		return WPMU_PLUGIN_DIR . '/templately-things.php';
	}
}
