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
use Templately\Site\Hub_Client\In_Process_Transport;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Plan\Packs;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Steps\Download_Step;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Publishes_Designs;

/**
 * The list of imports shows how each pack looked, whatever became of the hub.
 */
final class Pack_Thumbnails_Test extends Test_Case {

	use Calls_Rest;
	use Imports;
	use Makes_Bundles;
	use Publishes_Designs;

	/** @var bool Another process sends them. */
	protected $commits = true;

	/** @var int */
	private $admin;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->hub_services()->signing_key()->ensure();
		$this->admin = $this->act_as( 'administrator' );
		$this->sign_in();
	}

	/**
	 * Publishes a pack.
	 *
	 * @param string $slug      Its slug.
	 * @param string $thumbnail Its picture.
	 * @return int Its id.
	 */
	private function publish_pack( string $slug, string $thumbnail ): int {
		$manifest                 = self::site_manifest();
		$manifest['pack']['slug'] = $slug;
		foreach ( array_keys( $manifest['items'] ) as $place ) {
			$manifest['items'][ $place ]['slug'] .= "-$slug";
		}
		return $this->hub_services()->publisher()->publish( Bundle::from_zip( self::pack( $manifest, array( 'thumbnails/one.png' => $thumbnail ) + self::site_entries() ) ) )[0];
	}

	/**
	 * Returns the packs of the embedded hub.
	 *
	 * @param (callable( string ): void)|null $instead Writes what comes in place of a picture, to a path; null for what the hub has.
	 */
	private function packs( ?callable $instead = null ): Packs {
		$hub       = $this->hub_services();
		$transport = new class( new In_Process_Transport( static function () use ( $hub ): array { return array( $hub->controllers(), $hub->policy() ); } ), $instead ) implements Hub_Transport { // phpcs:ignore Generic.Functions.OpeningFunctionBraceKernighanRitchie, Squiz.Functions -- one line.
			/** @var Hub_Transport */
			private $inner;

			/** @var callable|null */
			private $instead;

			/**
			 * @param Hub_Transport $inner   The hub.
			 * @param callable|null $instead Writes what comes in place of a picture.
			 */
			public function __construct( Hub_Transport $inner, ?callable $instead ) {
				$this->inner   = $inner;
				$this->instead = $instead;
			}

			/** {@inheritDoc} */
			public function send( Hub_Request $request ): Hub_Response {
				if ( null === $this->instead || '/picture' !== substr( $request->path, -8 ) ) {
					return $this->inner->send( $request );
				}
				( $this->instead )( $request->into );
				return new Hub_Response( 200, null );
			}

			/** {@inheritDoc} */
			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$settings  = new Settings();
		$state     = new Site_State( $settings );
		$client    = new Client( $transport );
		return new Packs( $client, new Profile( $client, new Access_Tokens(), $settings, $state, new Local_Users( $settings, $state ) ), $settings );
	}

	/**
	 * Imports a pack as far as it is fetched.
	 *
	 * @param int           $id      The pack.
	 * @param callable|null $instead As packs() takes it.
	 */
	private function import( int $id, ?callable $instead = null ): Run {
		$plan  = array( 'pack' => array( 'id' => $id, 'slug' => "pack-$id", 'name' => "Pack $id" ) ) + self::plan()->to_array();
		$packs = $this->packs( $instead );
		$plan  = Import_Plan::from_array( $plan );

		$plan->manifest = $packs->manifest_hash( $id );
		$steps          = array( 'download' => new Download_Step( $packs, new Pack_Thumbnails( new Connection( $GLOBALS['wpdb'] ), $packs ) ) );
		return self::finish( self::services()->runs()->create( array(), $plan, self::services( $steps )->runner()->items( $plan ), $this->admin ), $steps );
	}

	/** Returns what the list of imports says of each pack's picture, by the pack's name. */
	private function list_files(): array {
		$listed = array();
		foreach ( $this->answer( 'GET', '/fullsite-import/runs' ) as $run ) {
			$this->assertSame( $run['picture'], $this->answer( 'GET', "/fullsite-import/runs/{$run['uuid']}" )['picture'] );
			$listed[ $run['pack']['name'] ] = $run['picture'];
		}
		return $listed;
	}

	/**
	 * Opens an address as a browser does.
	 *
	 * @param string $address The address.
	 * @param int    $user    Whose browser.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private function open( string $address, int $user ): array {
		return $this->http( 'GET', substr( $address, strlen( home_url() ) ), null, $user );
	}

	/** Each import has its own pack's picture, also when the hub has the pack no more, and for who may import alone. */
	public function test_each_import_has_the_picture_of_its_pack(): void {
		global $wpdb;
		$pictures = array( self::png( 11 ), self::png( 77 ) );
		$packs    = array( $this->publish_pack( 'pears', $pictures[0] ), $this->publish_pack( 'plums', $pictures[1] ) );
		foreach ( $packs as $pack ) {
			$this->assertSame( Run::DONE, $this->import( $pack )->status );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_items" );
		$listed = $this->list_files();
		$this->assertSame( array( "Pack $packs[1]", "Pack $packs[0]" ), array_keys( $listed ) );
		foreach ( $packs as $place => $pack ) {
			$sent = $this->open( $listed[ "Pack $pack" ], $this->admin );
			$this->assertSame( array( 200, 'image/png', $pictures[ $place ] ), array( $sent['status'], $sent['headers']['content-type'], $sent['body'] ) );
			$this->assertSame( 'nosniff', $sent['headers']['x-content-type-options'] );
			$this->assertStringContainsString( 'private', $sent['headers']['cache-control'] );
			$this->assertStringContainsString( "default-src 'none'", $sent['headers']['content-security-policy'] );
		}
		$one = $listed[ "Pack $packs[0]" ];
		$this->assertSame( 403, $this->open( $one, $this->act_as( 'administrator' ) )['status'], 'It is an address of one person.' );
		$this->assertSame( 403, $this->open( (string) preg_replace( '/run=\d+/', 'run=' . self::services()->runs()->all()->current()->id, $one ), $this->admin )['status'] );
		get_user_by( 'id', $this->admin )->set_role( 'editor' );
		$this->assertSame( 403, $this->open( $one, $this->admin )['status'] );
		get_user_by( 'id', $this->admin )->set_role( 'administrator' );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET picture_type = NULL, picture = NULL" );
		$this->assertSame( 404, $this->open( $one, $this->admin )['status'] );
	}

	public function test_a_missing_large_or_invalid_picture_stops_no_import(): void {
		global $wpdb;
		$pack  = $this->publish_pack( 'pears', self::png( 11 ) );
		$large = static function ( int $bytes ): callable {
			return static function ( string $into ) use ( $bytes ): void {
				// What follows a PNG belongs to nothing, and is cut off when it is kept.
				file_put_contents( $into, str_pad( self::png( 5 ), $bytes, 'x' ) );
			};
		};
		$write = static function ( string $bytes ): callable {
			return static function ( string $into ) use ( $bytes ): void {
				file_put_contents( $into, $bytes );
			};
		};
		$none  = array(
			'no bytes'  => $write( '' ),
			'a script'  => $write( '<script>alert(1)</script>' ),
			'an SVG'    => $write( '<svg xmlns="http://www.w3.org/2000/svg"/>' ),
			'a PDF'     => $write( '%PDF-1.4 x' ),
			'too large' => $large( MB_IN_BYTES + 1 ),
			'away'      => static function (): void {
				throw new Failure( 'hub_unreachable', '', 503 );
			},
		);
		foreach ( $none as $what => $instead ) {
			$this->assertSame( Run::DONE, $this->import( $pack, $instead )->status, $what );
			$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_runs WHERE picture_type IS NOT NULL" ), $what );
			$this->assertSame( '', $this->list_files()[ "Pack $pack" ], $what );
		}
		$this->import( $pack, $large( MB_IN_BYTES ) );
		$this->assertSame( self::png( 5 ), $this->open( (string) $this->answer( 'GET', '/fullsite-import/runs' )[0]['picture'], $this->admin )['body'] );
	}
}
