<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Database\Connection;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Plan\Packs;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Steps\Download_Step;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * A pack that is not what was signed, or not what its manifest says, ends an import before anything of it is written.
 *
 * @group S7
 */
final class Signed_Bundles_Test extends Test_Case {

	use Imports;
	use Makes_Bundles;

	private const NOT_OURS = 'This pack is damaged, or not from the library that this site knows. Nothing was imported.';
	private const NO_WHOLE = 'The pack was not received completely. Please try again.';

	/** @var bool */
	protected $commits = true;

	/** @var string The hub's pair of keys. */
	private $pair;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->pair = sodium_crypto_sign_keypair();
	}

	public function test_a_signed_pack_is_imported(): void {
		$this->assertSame( array( Run::DONE, '' ), $this->import( self::pack( self::site_manifest(), self::site_entries() ) ) );
	}

	/** A pack that comes in two parts is asked after once: both are of what was signed then. */
	public function test_a_pack_in_parts(): void {
		$asked = array();
		$this->assertSame( array( Run::DONE, '' ), $this->import( self::pack( self::site_manifest(), array( 'media/pear.png' => random_bytes( 9 * MB_IN_BYTES ) ) + self::site_entries() ), array(), $asked ) );
		$this->assertSame( array( 'files' => 1, 'bundle' => 2 ), array_intersect_key( array_count_values( array_map( 'basename', $asked ) ), array( 'bundle' => true, 'files' => true ) ) );
	}

	/**
	 * Returns packs that are signed, and say one thing and have another.
	 *
	 * @return array<string, array{callable( ZipArchive, array<string, mixed> ): void}>
	 */
	public function spoilt(): array {
		$says = static function ( callable $change ): array {
			return array(
				static function ( ZipArchive $zip, array $manifest ) use ( $change ): void {
					$change( $manifest );
					$zip->addFromString( 'manifest.json', (string) wp_json_encode( $manifest ) );
				},
			);
		};
		return array(
			'other bytes'      => array(
				static function ( ZipArchive $zip ): void {
					$zip->addFromString( 'media/pear.png', strrev( self::site_entries()['media/pear.png'] ) );
				},
			),
			'one more entry'   => array(
				static function ( ZipArchive $zip ): void {
					$zip->addFromString( 'media/stray.png', 'x' );
				},
			),
			'one entry less'   => array(
				static function ( ZipArchive $zip ): void {
					$zip->deleteName( 'media/pear.png' );
				},
			),
			'another size'     => $says(
				static function ( array &$manifest ): void {
					++$manifest['entries']['media/pear.png']['size'];
				}
			),
			'another sha256'   => $says(
				static function ( array &$manifest ): void {
					$manifest['entries']['media/pear.png']['sha256'] = hash( 'sha256', 'pear' );
				}
			),
			'no sha256'        => $says(
				static function ( array &$manifest ): void {
					unset( $manifest['entries']['media/pear.png']['sha256'] );
				}
			),
			'another manifest' => $says(
				static function ( array &$manifest ): void {
					$manifest['content'][0]['type'] = 5;
				}
			),
		);
	}

	/**
	 * @dataProvider spoilt
	 *
	 * @param callable( ZipArchive, array<string, mixed> ): void $spoil Changes an honest pack.
	 */
	public function test_what_its_manifest_does_not_say_is_refused( callable $spoil ): void {
		$manifest = json_decode( Bundle::from_zip( self::pack( self::site_manifest(), self::site_entries() ) )->manifest_json(), true );
		$file     = self::pack(
			self::site_manifest(),
			self::site_entries(),
			static function ( ZipArchive $zip ) use ( $spoil, $manifest ): void {
				$spoil( $zip, $manifest );
			}
		);
		$this->assertSame( array( Run::FAILED, self::NOT_OURS ), $this->import( $file ) );
	}

	public function test_a_pack_without_the_signature_of_the_hub_is_not_fetched(): void {
		$file  = self::pack( self::site_manifest(), self::site_entries() );
		$other = self::pack( array_replace_recursive( self::site_manifest(), array( 'settings' => array( 'title' => 'Another' ) ) ), self::site_entries() );
		$sign  = $this->signs( $this->pair );
		foreach ( array(
			'none'             => '',
			'no base64'        => '%%%',
			'too short'        => base64_encode( 'signed' ),
			'of another key'   => ( $this->signs( sodium_crypto_sign_keypair() ) )( (string) hash_file( 'sha256', $file ) ),
			'of another pack'  => $sign( (string) hash_file( 'sha256', $other ) ),
			'of other letters' => $sign( strtoupper( (string) hash_file( 'sha256', $file ) ) ),
		) as $name => $signature ) {
			$asked = array();
			$this->assertSame( array( Run::FAILED, self::NOT_OURS ), $this->import( $file, array( 'signature' => $signature ), $asked ), $name );
			$this->assertNotContains( '/items/7/bundle', $asked, $name );
		}
	}

	public function test_other_bytes_than_the_signed_ones_are_deleted_unread(): void {
		$file   = self::pack( self::site_manifest(), self::site_entries() );
		$sha256 = (string) hash_file( 'sha256', $file );
		$signed = array(
			'sha256'    => $sha256,
			'signature' => ( $this->signs( $this->pair ) )( $sha256 ),
		);
		$whole  = (string) file_get_contents( $file );
		foreach ( array( str_repeat( 'x', strlen( $whole ) ), substr_replace( $whole, 'x', -1 ) ) as $bytes ) {
			$path = (string) wp_tempnam( 'bundle' );
			file_put_contents( $path, $bytes );
			$this->assertSame( array( Run::FAILED, self::NO_WHOLE ), $this->import( $path, $signed + array( 'size' => strlen( $whole ) ) ) );
		}
	}

	/** The manifest that a plan is made of is what was signed as the manifest, to the byte. */
	public function test_a_plan_is_made_of_what_was_signed(): void {
		$json = Bundle::from_zip( self::pack( self::site_manifest(), self::site_entries() ) )->manifest_json();
		$file = $this->file( $json );
		$this->assertSame( 'The test', $this->packs( array( 'manifest' => $file ), $json )->manifest( 7 )->settings()['title'] );
		foreach ( array(
			'other bytes'   => array( 'damaged_file', $file, str_replace( 'The test', 'The pest', $json ) ),
			'not signed'    => array( 'invalid_bundle', array( 'signature' => '' ) + $file, $json ),
			'another key'   => array( 'invalid_bundle', array( 'signature' => ( $this->signs( sodium_crypto_sign_keypair() ) )( $file['sha256'] ) ) + $file, $json ),
			'signed, wrong' => array( 'invalid_bundle', $this->file( '{"schema":2}' ), '{"schema":2}' ),
		) as $name => list( $code, $signed, $bytes ) ) {
			try {
				$this->packs( array( 'manifest' => $signed ), $bytes )->manifest( 7 );
				$this->fail( "$name: it came." );
			} catch ( Failure $failure ) {
				$this->assertSame( $code, $failure->error_code(), $name );
			}
		}
	}

	/**
	 * Imports a pack, as far as fetching it and looking at it goes; nothing of one that was refused stays in the working folder.
	 *
	 * @param string               $path    The pack's file.
	 * @param array<string, mixed> $changes What the hub says otherwise of it.
	 * @param list<string>         $asked   Gets the paths that were asked for.
	 * @param string|null          $manifest Sha256 of the manifest that the plan was made of; null for the bundle's own.
	 * @return array{string, string} Status of the run, and what it says of its end.
	 */
	private function import( string $path, array $changes = array(), array &$asked = array(), ?string $manifest = null ): array {
		$bytes = (string) file_get_contents( $path );
		$plan  = self::plan();

		$plan->manifest = $manifest ?? self::manifest_hash( $path );

		$packs = $this->packs( array( 'bundle' => $changes + $this->file( $bytes ) ), $bytes, $asked );
		$steps = array( 'download' => new Download_Step( $packs, new Pack_Thumbnails( new Connection( $GLOBALS['wpdb'] ), $packs ) ) );
		$run   = self::finish( self::services()->runs()->create( array(), $plan, self::services( $steps )->runner()->items( $plan ), 1 ), $steps );
		$log   = self::services()->runs()->log( $run, 0 );
		$files = array();
		foreach ( Run::FAILED === $run->status ? array( Step_Context::BUNDLE, Step_Context::BUNDLE . '.part' ) : array() as $name ) {
			$files = array_merge( $files, (array) glob( wp_get_upload_dir()['basedir'] . "/templately-imports/*/$name" ) );
		}
		$this->assertSame( array(), $files );
		if ( Run::FAILED === $run->status ) {
			self::revert( $run );
		}
		return array( $run->status, Run::FAILED === $run->status ? end( $log )['message'] : '' );
	}

	/** Two packs of the hub, each validly signed: neither comes under the other's manifest, though the bundle is whole. */
	public function test_bundle_and_manifest_are_of_one_pack(): void {
		$pear  = self::pack( self::site_manifest(), self::site_entries() );
		$apple = self::pack( array_replace_recursive( self::site_manifest(), array( 'settings' => array( 'title' => 'Another' ) ) ), self::site_entries() );
		$none  = array();
		foreach ( array( array( $pear, $apple ), array( $apple, $pear ) ) as list( $one, $other ) ) {
			$json  = Bundle::from_zip( $one )->manifest_json();
			$packs = $this->packs( array( 'manifest' => $this->file( $json ) ), $json );
			$this->assertSame( array( Run::DONE, '' ), $this->import( $one, array(), $none, $packs->manifest_hash( 7 ) ) );
			$this->assertSame( array( Run::FAILED, self::NOT_OURS ), $this->import( $other, array(), $none, $packs->manifest_hash( 7 ) ) );
		}
		$this->assertSame( array( Run::FAILED, self::NOT_OURS ), $this->import( $pear, array(), $none, '' ) );
	}

	/**
	 * Returns the sha256 of a bundle's manifest.
	 *
	 * @param string $path The bundle.
	 */
	private static function manifest_hash( string $path ): string {
		$zip = new ZipArchive();
		return true === $zip->open( $path ) ? hash( 'sha256', (string) $zip->getFromName( 'manifest.json' ) ) : '';
	}

	/**
	 * Returns what the hub says of a file.
	 *
	 * @param string $bytes Its bytes.
	 * @return array{size: int, sha256: string, signature: string}
	 */
	private function file( string $bytes ): array {
		$sha256 = hash( 'sha256', $bytes );
		return array(
			'size'      => strlen( $bytes ),
			'sha256'    => $sha256,
			'signature' => ( $this->signs( $this->pair ) )( $sha256 ),
		);
	}

	/**
	 * @param string $pair A pair of keys.
	 * @return callable( string ): string Signs a text.
	 */
	private function signs( string $pair ): callable {
		return static function ( string $text ) use ( $pair ): string {
			return base64_encode( sodium_crypto_sign_detached( $text, sodium_crypto_sign_secretkey( $pair ) ) );
		};
	}

	/**
	 * Returns what fetches packs from a hub that has one file.
	 *
	 * @param array<string, array<string, mixed>> $says  What it says of bundle and manifest; of the other one something that is signed.
	 * @param string                              $bytes What it hands out.
	 * @param list<string>                        $asked Gets the paths that were asked for.
	 */
	private function packs( array $says, string $bytes, array &$asked = array() ): Packs {
		$other     = $this->file( 'x' );
		$transport = new class( $says + array( 'bundle' => $other, 'manifest' => $other ), $bytes, base64_encode( sodium_crypto_sign_publickey( $this->pair ) ), $asked ) implements Hub_Transport {
			/** @var array<string, mixed> */
			private $says;

			/** @var string */
			private $bytes;

			/** @var string */
			private $key;

			/** @var list<string> */
			private $asked;

			/**
			 * @param array<string, mixed> $says  Of its files.
			 * @param string               $bytes What it hands out.
			 * @param string               $key   Its key.
			 * @param list<string>         $asked Gets the paths.
			 */
			public function __construct( array $says, string $bytes, string $key, array &$asked ) {
				$this->says  = $says;
				$this->bytes = $bytes;
				$this->key   = $key;
				$this->asked = &$asked;
			}

			/** {@inheritDoc} */
			public function send( Hub_Request $request ): Hub_Response {
				$this->asked[] = $request->path;
				if ( '' === $request->into ) {
					return new Hub_Response( 200, '/hub' === $request->path ? array( 'key' => $this->key ) : $this->says );
				}
				if ( $request->from >= strlen( $this->bytes ) ) {
					return new Hub_Response( 416, array( 'code' => 'no_such_part', 'message' => 'There is no more.' ) );
				}
				file_put_contents( $request->into, substr( $this->bytes, $request->from, $request->most ) );
				return new Hub_Response( 206, null );
			}

			/** {@inheritDoc} */
			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$settings  = new Settings();
		$state     = new Site_State( $settings );
		$tokens    = new Access_Tokens( $settings->hub_address() );
		$tokens->save( 1, str_repeat( 'x', 43 ) );
		$client = new Client( $transport );
		return new Packs( $client, new Profile( $client, $tokens, $settings, $state, new Local_Users( $settings, $state ) ), $settings );
	}
}
