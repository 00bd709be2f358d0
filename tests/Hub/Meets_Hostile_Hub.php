<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Insertion\Insertion;
use Templately\Site\Library\Library;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile;
use Templately\Tests\Cloud_Services;
use Templately\Tests\Runs_Servers;

/** A real server on loopback that responds as the test wants. */
trait Meets_Hostile_Hub {

	use Runs_Servers;

	/** @var string Address of the hostile hub. */
	protected $hostile = '';

	/** @var resource|null */
	private $hostile_process = null;

	/** @var string What the hub answers lies here. */
	protected $answers_file = '';

	protected function start_hostile_hub(): void {
		$this->answers_file = wp_tempnam( 'hostile' );
		$this->set_responses( array() );
		list( $this->hostile_process, $port ) = $this->start_server(
			static function ( int $port ): array {
				return array( PHP_BINARY, '-S', "localhost:$port", __DIR__ . '/hostile-hub.php' );
			},
			'/dev/null',
			array( 'HOSTILE_ANSWERS' => $this->answers_file )
		);
		// WordPress accepts this name as local even if external requests are blocked.
		$this->hostile = "http://localhost:$port";
	}

	protected function stop_hostile_hub(): void {
		if ( null !== $this->hostile_process ) {
			proc_terminate( $this->hostile_process );
			proc_close( $this->hostile_process );
		}
		$this->hostile_process = null;
		wp_delete_file( $this->answers_file );
	}

	/** @param list<array{string, int, list<string>, mixed}> $answers Pattern of a path, status, headers, body. */
	protected function set_responses( array $answers ): void {
		file_put_contents( $this->answers_file, wp_json_encode( $answers ) );
	}

	protected function hostile_client(): Client {
		return new Client( new Http_Transport( $this->hostile, self::response_validator() ) );
	}

	protected function hostile_library(): Library {
		return new Library( $this->hostile_client(), new Access_Tokens(), new Settings() );
	}

	protected function hostile_insertion(): Insertion {
		return Cloud_Services::insertion( $this->hostile_client() );
	}

	protected function hostile_profile(): Profile {
		( new Settings() )->change( array( 'hub_address' => $this->hostile ) );
		return self::profile_with( $this->hostile_client(), new Access_Tokens( $this->hostile ) );
	}

	private static function profile_with( Client $hub, Access_Tokens $tokens ): Profile {
		$settings = new Settings();
		$state    = new Site_State( $settings );
		return new Profile( $hub, $tokens, $settings, $state, new Local_Users( $settings, $state ) );
	}

	/** @return array<string, mixed> Item with the same text in every text member. */
	protected static function hostile_item( string $text ): array {
		$dependency = array(
			'id'     => 1,
			'name'   => $text,
			'slug'   => $text,
			'icon'   => $text,
			'link'   => $text,
			'is_pro' => false,
		);
		$term       = array(
			'id'   => 1,
			'name' => $text,
			'slug' => $text,
		);
		$summary    = array(
			'id'              => 1,
			'name'            => $text,
			'slug'            => 'a-block',
			'type'            => 'sections',
			'platform'        => 'gutenberg',
			'price'           => 0,
			'plan'            => 'free',
			'rating'          => 0,
			'downloads'       => 0,
			'favourite_count' => 0,
			'thumbnail'       => $text,
			'thumbnail2'      => $text,
			'thumbnail3'      => $text,
			'fullsite_import' => false,
			'has_settings'    => false,
			'starred'         => false,
			'isPurchased'     => false,
			'isSubscribed'    => false,
			'params'          => array( 'type' => 'sections' ),
			'dependencies'    => array( $dependency ),
			'template_type'   => $term,
			'block_types'     => array( 'core/image' ),
			'pack'            => null,
		);
		return $summary + array(
			'banner'      => $text,
			'live_url'    => $text,
			'screenshots' => array(
				array(
					'url'    => $text,
					'width'  => 1,
					'height' => 1,
					'alt'    => $text,
				),
			),
			'description' => $text,
			'tags'        => array( array( 'id' => 1, 'name' => $text ) ),
			'categories'  => array( $term ),
			'items'       => array( $summary ),
			'variations'  => array(),
		);
	}

	/** @return array{'@bytes': string} Body that is no JSON. */
	protected static function bytes( string $bytes ): array {
		return array( '@bytes' => base64_encode( $bytes ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- in a file of JSON.
	}

	/**
	 * @param string $image Bytes of the image.
	 * @return list<array{string, int, list<string>, mixed}> Responses with the same text everywhere.
	 */
	protected static function hostile_responses( string $text, string $image ): array {
		$item  = self::hostile_item( $text );
		$hash  = hash( 'sha256', $image );
		$media = array(
			'id'     => 7,
			'sha256' => $hash,
			'mime'   => substr( $text, 0, 40 ),
			'size'   => strlen( $image ),
			'width'  => 1,
			'height' => 1,
			'name'   => substr( $text, 0, 100 ),
			'alt'    => $text,
			'url'    => $text,
		);
		$html  = esc_attr( $text );
		$json  = str_replace( '--', '\u002d\u002d', (string) wp_json_encode( $text, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT ) );
		return array(
			array( '#/media$#', 200, array(), self::bytes( $image ) ),
			array(
				'#/content#',
				200,
				array(),
				array(
					'title'         => $text,
					'content'       => array(
						"<!-- wp:image {\"id\":7} -->\n<figure class=\"wp-block-image\"><img src=\"https://media.templately.invalid/7/a.png\" alt=\"$html\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->",
						"<!-- wp:image {\"href\":$json} -->\n<figure class=\"wp-block-image\"><img src=\"$html\" alt=\"\"/></figure>\n<!-- /wp:image -->",
					),
					'media'         => array( $media ),
					'block_types'   => array( 'core/image' ),
					'page_settings' => array( 'template' => $text ),
				),
			),
			array( '#/items/#', 200, array(), $item ),
			array(
				'#/items#',
				200,
				array(),
				array(
					'items'           => array( $item ),
					'current_page'    => 1,
					'total_page'      => 1,
					'total'           => 1,
					'total_is_capped' => false,
					'plan_totals'     => array( 'all' => array( 'total' => 1, 'total_is_capped' => false ) ),
					'next'            => $text,
				),
			),
			array( '#/featured-items#', 200, array(), array( 'data' => array( $item ) ) ),
			array( '#/dependencies#', 200, array(), $item['dependencies'] ),
			array( '#/(tags|categories|template-types)#', 200, array(), array( array( 'id' => 1, 'name' => $text, 'slug' => $text ) ) ),
			array( '#/account#', 400, array(), array( 'code' => $text, 'message' => $text, 'data' => array( 'status' => 400, 'fields' => array( 'email' => $text ), 'url' => $text ) ) ),
		);
	}
}
