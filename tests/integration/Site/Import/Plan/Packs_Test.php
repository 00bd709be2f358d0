<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Import\Plan\Packs;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * How the bundle of a pack leaves the hub, and comes here.
 *
 * @group S7
 * @group S13
 */
final class Packs_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;

	/** @var string */
	private $file;

	/** @var int */
	private $pack;

	/** @var string */
	private $token;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->hub->signing_key()->ensure();
		$this->file  = self::pack( self::site_manifest(), self::site_entries() );
		$this->pack  = $this->hub->publisher()->publish( Bundle::from_zip( $this->file ) )[0];
		$this->token = $this->verified_token();
	}

	/** Who may take the pack gets its files, whole or in part; who may not gets nothing. */
	public function test_the_hub_hands_a_bundle_out(): void {
		$whole = (string) file_get_contents( $this->file );
		$files = $this->get_from_hub( 'GET', "/items/$this->pack/files", null, $this->token );
		$this->assertSame( array( strlen( $whole ), hash( 'sha256', $whole ) ), array( $files['bundle']['size'], $files['bundle']['sha256'] ) );
		$key = base64_decode( $this->get_from_hub( 'GET', '/hub' )['key'] );
		foreach ( $files as $file ) {
			$this->assertTrue( sodium_crypto_sign_verify_detached( base64_decode( $file['signature'] ), $file['sha256'], $key ) );
		}
		$this->assertSame( $whole, self::request_bytes( $this->transport, new Hub_Request( 'GET', "/items/$this->pack/bundle", array(), null, $this->token ) )->body );
		$manifest = self::request_bytes( $this->transport, new Hub_Request( 'GET', "/items/$this->pack/manifest", array(), null, $this->token ) )->body;
		$this->assertSame( $files['manifest']['sha256'], hash( 'sha256', $manifest ) );
		$this->assertSame( 'The test', json_decode( $manifest, true )['settings']['title'] );
		$this->assertSame( self::png( 10 ), self::request_bytes( $this->transport, new Hub_Request( 'GET', "/items/$this->pack/picture", array(), null, $this->token ) )->body );

		$item = $this->get_from_hub( 'GET', '/items/pages/test-home' )['id'];
		foreach ( array( 'files', 'bundle', 'manifest', 'picture' ) as $name ) {
			$this->assertSame( 401, $this->ask( 'GET', "/items/$this->pack/$name" )->status, $name );
			$this->assertSame( 404, $this->ask( 'GET', "/items/$item/$name", null, $this->token )->status, "A page is no site: $name" );
			$this->assertSame( 404, $this->ask( 'GET', "/items/999999/$name", null, $this->token )->status, $name );
		}
		$paid                 = self::site_manifest();
		$paid['pack']['plan'] = 'pro';
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $paid, self::site_entries() ) ) );
		foreach ( array( 'files', 'bundle', 'manifest', 'picture' ) as $name ) {
			$this->assertSame( 403, $this->ask( 'GET', "/items/$this->pack/$name", null, $this->token )->status, $name );
		}
	}

	/** A hub that lost its key says so, here too: nobody can tell what it hands out from what it does not. */
	public function test_a_hub_without_its_key_says_so(): void {
		$sentence = 'This library has lost its key and cannot deliver full sites. Its owner has to import the exported key or restore the old salts.';
		$packs    = $this->packs();
		update_option( 'templately_hub_key', array( 'pair' => 'other salts' ) + get_option( 'templately_hub_key' ) );
		$refused = $this->ask( 'GET', "/items/$this->pack/files", null, $this->token );
		$this->assertSame( array( 503, 'key_lost', $sentence ), array( $refused->status, $refused->body['code'], $refused->body['message'] ) );
		try {
			$packs->bundle_info( $this->pack );
			$this->fail( 'It came.' );
		} catch ( Failure $failure ) {
			$this->assertSame( $sentence, $failure->getMessage() );
		}
	}

	/** Published again, the old file goes with its last owner, and the new one is handed out. */
	public function test_the_file_is_the_newest(): void {
		global $wpdb;
		$count                         = static function () use ( $wpdb ): int {
			return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_blobs WHERE name LIKE '%.zip'" );
		};
		$manifest                      = self::site_manifest();
		$manifest['pack']['price']     = 0;
		$manifest['settings']['title'] = 'Another';
		$second                        = self::pack( $manifest, self::site_entries() );
		$this->hub->publisher()->publish( Bundle::from_zip( $second ) );
		$this->assertSame( hash_file( 'sha256', $second ), $this->get_from_hub( 'GET', "/items/$this->pack/files", null, $this->token )['bundle']['sha256'] );
		$this->assertSame( 2, $count() );
		$this->clock->now += DAY_IN_SECONDS + 1;
		$this->hub->upkeep();
		$this->assertSame( 1, $count() );
		$this->assertSame( (string) file_get_contents( $second ), self::request_bytes( $this->transport, new Hub_Request( 'GET', "/items/$this->pack/bundle", array(), null, $this->token ) )->body );
	}

	/** The site gets the manifest, then the whole, and goes on where it was stopped. */
	public function test_a_bundle_comes_in_parts(): void {
		$packs = $this->packs();
		$this->assertSame( 'The test', $packs->manifest( $this->pack )->settings()['title'] );
		$file = $packs->bundle_info( $this->pack );
		$path = (string) wp_tempnam( 'bundle' );
		// What another process had fetched before it was ended.
		file_put_contents( $path, substr( (string) file_get_contents( $this->file ), 0, 1000 ) );
		$this->assertTrue( $packs->download_next_part( $this->pack, $file, $path ) );
		$this->assertSame( (string) file_get_contents( $this->file ), (string) file_get_contents( $path ) );
		$this->assertTrue( $packs->download_next_part( $this->pack, $file, $path ), 'Asked again, it is there.' );
	}

	/** Other bytes than the hub signed are removed, not opened. */
	public function test_other_bytes_are_refused(): void {
		$packs = $this->packs();
		$file  = $packs->bundle_info( $this->pack );
		$path  = (string) wp_tempnam( 'bundle' );
		foreach ( array( str_repeat( 'x', 1000 ), str_repeat( 'x', $file['size'] ), str_repeat( 'x', $file['size'] + 1 ) ) as $bytes ) {
			file_put_contents( $path, $bytes );
			$this->assert_failure(
				'damaged_file',
				function () use ( $packs, $file, $path ): void {
					$packs->download_next_part( $this->pack, $file, $path );
				}
			);
			$this->assertFileDoesNotExist( $path );
		}
	}

	/** What is not signed by the key that this site knows is not even asked for. */
	public function test_another_signature_is_refused(): void {
		$forged = function ( array $changes ): Packs {
			return $this->packs( $changes );
		};
		$other  = sodium_crypto_sign_keypair();
		$sign   = static function ( string $text ) use ( $other ): string {
			return base64_encode( sodium_crypto_sign_detached( $text, sodium_crypto_sign_secretkey( $other ) ) );
		};
		$files  = $this->get_from_hub( 'GET', "/items/$this->pack/files", null, $this->token );
		foreach ( array( 'bundle', 'manifest' ) as $name ) {
			foreach ( array(
				array( 'signature' => $sign( $files[ $name ]['sha256'] ) ),
				array( 'signature' => '' ),
				array( 'signature' => 'x' ),
				array( 'sha256' => str_repeat( 'a', 64 ) ),
			) as $change ) {
				$this->assert_failure(
					'invalid_bundle',
					function () use ( $forged, $name, $change ): void {
						$forged( array( $name => $change ) )->bundle_info( $this->pack );
					}
				);
			}
		}
		// A hub that has another key than when this site met it.
		$settings = new Settings();
		$settings->change( array( 'hub_address' => 'https://designs.example' ) );
		$this->packs()->bundle_info( $this->pack );
		$this->assertSame( $this->hub->signing_key()->public_key(), $settings->hub_key() );
		$this->hub->signing_key()->import( base64_encode( $other ) );
		$this->assert_failure(
			'invalid_bundle',
			function (): void {
				$this->packs()->manifest( $this->pack );
			}
		);
		$settings->change( array( 'hub_address' => 'https://other.example' ) );
		$this->assertSame( '', $settings->hub_key(), 'Another address is another hub.' );
		$this->packs()->bundle_info( $this->pack );
	}

	/** The stored key belongs to a remote hub. */
	public function test_only_a_valid_key_of_the_hub_verifies_signatures(): void {
		foreach ( array( 'eA==', '%%', '' ) as $key ) {
			$this->assert_failure(
				'invalid_bundle',
				function () use ( $key ): void {
					$this->packs( array( 'key' => $key ), '/hub' )->bundle_info( $this->pack );
				}
			);
		}
		( new Settings() )->change( array( 'hub_key' => base64_encode( str_repeat( 'k', SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES ) ) ) );
		$this->assertGreaterThan( 0, $this->packs()->bundle_info( $this->pack )['size'] );
	}

	/** A file that is too large is not fetched. */
	public function test_a_signed_file_that_is_no_manifest_is_refused(): void {
		foreach ( array( '{}', '{"schema":2}', 'x', '[1]' ) as $json ) {
			$signed = array(
				'size'      => strlen( $json ),
				'sha256'    => hash( 'sha256', $json ),
				'signature' => $this->hub->signing_key()->sign( hash( 'sha256', $json ) ),
			);
			$this->assert_failure(
				'invalid_bundle',
				function () use ( $signed, $json ): void {
					$this->packs( array( 'manifest' => $signed ), '/files', $json )->manifest( $this->pack );
				}
			);
		}
		$this->assert_failure(
			'invalid_bundle',
			function (): void {
				$this->packs( array( 'manifest' => array( 'size' => 16 * MB_IN_BYTES + 1 ) ) )->manifest( $this->pack );
			}
		);
	}

	public function test_an_ended_session_is_reported_and_fetched_parts_stay(): void {
		$packs = $this->packs();
		$file  = $packs->bundle_info( $this->pack );
		$path  = (string) wp_tempnam( 'bundle' );
		$part  = substr( (string) file_get_contents( $this->file ), 0, 1000 );
		$asks  = array(
			function () use ( $packs ): void {
				$packs->manifest( $this->pack );
			},
			function () use ( $packs ): void {
				$packs->bundle_info( $this->pack );
			},
			function () use ( $packs, $file, $path ): void {
				$packs->download_next_part( $this->pack, $file, $path );
			},
		);
		file_put_contents( $path, $part );
		foreach ( $asks as $ask ) {
			( new Access_Tokens( '' ) )->save( 1, str_repeat( 'x', strlen( $this->token ) ) );
			$this->assert_failure( 'is_signed_failed', $ask );
			$this->assertSame( '', ( new Access_Tokens( '' ) )->get_own( 1 ) );
			$this->assert_failure( 'not_signed_in', $ask );
		}
		$this->assertSame( $part, file_get_contents( $path ) );
	}

	/**
	 * @param string           $code Code of a failure.
	 * @param callable(): void $work What fails.
	 */
	private function assert_failure( string $code, callable $work ): void {
		try {
			$work();
		} catch ( Failure $failure ) {
			$this->assertSame( $code, $failure->error_code() );
			return;
		}
		$this->fail( "No $code." );
	}

	/**
	 * @param array<string, mixed> $changes  What the hub says otherwise.
	 * @param string               $of       Where it says so: how the path ends.
	 * @param string               $manifest What it gives for a manifest; '' for what it has.
	 */
	private function packs( array $changes = array(), string $of = '/files', string $manifest = '' ): Packs {
		$transport = new class( $this->transport, $changes, $of, $manifest ) implements Hub_Transport {
			/** @var Hub_Transport */
			private $inner;

			/** @var array<string, mixed> */
			private $changes;

			/** @var string */
			private $of;

			/** @var string */
			private $manifest;

			/**
			 * @param Hub_Transport        $inner    The hub.
			 * @param array<string, mixed> $changes  What it says otherwise.
			 * @param string               $of       How the path ends.
			 * @param string               $manifest What it gives for a manifest.
			 */
			public function __construct( Hub_Transport $inner, array $changes, string $of, string $manifest ) {
				$this->inner    = $inner;
				$this->changes  = $changes;
				$this->of       = $of;
				$this->manifest = $manifest;
			}

			/** {@inheritDoc} */
			public function send( Hub_Request $request ): Hub_Response {
				$response = $this->inner->send( $request );
				if ( substr( $request->path, -strlen( $this->of ) ) === $this->of ) {
					$response->body = array_replace_recursive( $response->body, $this->changes );
				}
				if ( '' !== $this->manifest && '/manifest' === substr( $request->path, -9 ) ) {
					file_put_contents( $request->into, $this->manifest );
				}
				return $response;
			}

			/** {@inheritDoc} */
			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$settings  = new Settings();
		$state     = new Site_State( $settings );
		$tokens    = new Access_Tokens( $settings->hub_address() );
		wp_set_current_user( 1 );
		$tokens->save( 1, $this->token );
		$client = new Client( $transport );
		return new Packs( $client, new Profile( $client, $tokens, $settings, $state, new Local_Users( $settings, $state ) ), $settings );
	}
}
