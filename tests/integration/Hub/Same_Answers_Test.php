<?php

declare( strict_types=1 );

use Templately\Hub\Hub_Services;
use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Hub_Client\In_Process_Transport;

/**
 * The in-process hub and the hub over HTTP return equal responses.
 * @group S17
 * @group P11
 */
final class Same_Answers_Test extends Test_Case {

	/** @var bool Another process has to see it. */
	protected $commits = true;

	public function test_both_transports_return_the_same_responses(): void {
		$hub = new Hub_Services( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ), new Clock() );
		( new Settings() )->change( array( 'serves' => true ) );
		$ids    = $hub->publisher()->publish_designs( self::designs() );
		$over   = array(
			'in process' => new In_Process_Transport(
				static function () use ( $hub ): array {
					return array( $hub->controllers(), $hub->policy() );
				}
			),
			'over HTTP'  => new Http_Transport( home_url(), self::response_validator() ),
		);
		$answer = array();
		foreach ( $over as $name => $transport ) {
			$answer[ $name ] = $this->call_every_route( $transport, $ids );
		}
		foreach ( $answer['in process'] as $call => $expected ) {
			$this->assertSame( $expected, $answer['over HTTP'][ $call ], $call );
		}
		$this->assertCount( count( $answer['in process'] ), $answer['over HTTP'] );
	}

	/** Also a hub of another API version. */
	public function test_a_hub_that_serves_no_sites_is_reported(): void {
		( new Settings() )->change( array( 'serves' => false ) );
		$this->expectException( Failure::class );
		$this->expectExceptionMessage( 'The library cannot be reached right now.' );
		( new Http_Transport( home_url(), self::response_validator() ) )->send( new Hub_Request( 'GET', '/counts' ) );
	}

	/**
	 * @param list<int> $ids Items: a free one, one for pro, a pack.
	 * @return array<string, array{int, mixed}> Call to status and body.
	 */
	private function call_every_route( Hub_Transport $transport, array $ids ): array {
		$said = array();
		$ask  = static function ( string $method, string $path, ?array $data = null, string $token = '' ) use ( $transport, &$said ) {
			$is_read  = in_array( $method, array( 'GET', 'DELETE' ), true );
			$response = $transport->send( new Hub_Request( $method, $path, $is_read ? (array) $data : array(), $is_read ? null : $data, $token, 'en_US' ) );

			$said[ count( $said ) . " $method $path " . wp_json_encode( $data ) ] = array( $response->status, self::without_random_values( $response->body ) );
			return $response->body;
		};
		$form = array(
			'first_name'      => 'Zoë',
			'last_name'       => 'Müller-Ünal',
			'email'           => 'zoe@example.org',
			'password'        => 'Passw0rd!',
			'privacy_consent' => true,
			'terms_consent'   => true,
			'client'          => 'contract',
		);
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}templately_accounts WHERE email = 'zoe@example.org'" ); // phpcs:ignore WordPress.DB -- a literal.
		foreach ( array( 'DELETE FROM {favourites}', 'DELETE FROM {ratings}', 'UPDATE {items} SET favourite_count = 0, rating_sum = 0, rating_count = 0' ) as $sql ) {
			$GLOBALS['wpdb']->query( (string) preg_replace( '/\{(\w+)\}/', "{$GLOBALS['wpdb']->prefix}templately_$1", $sql ) ); // phpcs:ignore WordPress.DB -- literals.
		}
		$ask( 'POST', '/accounts', array( 'first_name' => '' ) + $form );
		$ask( 'POST', '/accounts', array( 'stranger' => 1 ) + $form );
		$ask( 'POST', '/accounts', array( 'email' => str_repeat( 'a', 300 ) ) + $form );
		$token = $ask( 'POST', '/accounts', $form )['token'];
		$ask( 'POST', '/accounts', $form );
		$ask( 'POST', '/accounts', array() );
		$ask( 'POST', '/sessions', array( 'email' => 'zoe@example.org', 'password' => 'wrong', 'client' => 'contract' ) );
		$ask( 'POST', '/sessions', array( 'email' => 'zoe@example.org', 'password' => 'Passw0rd!', 'client' => 'contract' ) );
		$ask( 'POST', '/sessions', array( 'api_key' => 'tly_k_wrong', 'client' => 'contract' ) );
		$ask( 'GET', '/account', null, $token );
		$ask( 'GET', '/account', null, 'tly_s_wrong' );
		$ask( 'GET', '/account' );
		$ask( 'GET', '/account', array( 'stranger' => 1 ), $token );
		$ask( 'GET', "/items/$ids[0]/content", null, $token );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}templately_accounts SET verified_at = 1 WHERE email = 'zoe@example.org'" ); // phpcs:ignore WordPress.DB -- a literal.
		$ask( 'GET', "/items/$ids[0]/content", null, $token );
		$ask( 'GET', "/items/$ids[1]/content", null, $token );
		$ask( 'GET', '/items/999999999/content', null, $token );
		$ask( 'GET', "/items/$ids[0]/media", array( 'sha256' => array( str_repeat( 'a', 64 ) ) ), $token );
		$ask( 'GET', "/items/$ids[2]/picture", null, $token );
		$ask( 'GET', "/items/$ids[2]/picture" );
		foreach ( array( array( 'type' => 'sections', 'starred' => true ), array( 'type' => 'packs', 'starred' => true ), array( 'starred' => 'yes' ) ) as $body ) {
			$ask( 'PUT', "/items/$ids[0]/favourite", $body, $token );
		}
		$ask( 'PUT', "/items/$ids[0]/favourite", array( 'type' => 'sections', 'starred' => true ) );
		foreach ( array( 4, 6, '4' ) as $rating ) {
			$ask( 'PUT', "/items/$ids[2]/rating", array( 'type' => 'packs', 'rating' => $rating ), $token );
		}
		foreach ( array( 'favourites', 'downloads', 'purchases' ) as $list ) {
			$ask( 'GET', "/account/$list", array( 'platform' => 'gutenberg', 'types' => array( 'sections', 'packs' ), 'plan' => 'all', 'page' => 1 ), $token );
			$ask( 'GET', "/account/$list", array( 'page' => 0 ), $token );
		}
		$ask( 'GET', '/account', null, $token );
		foreach ( array( array(), array( 'platform' => 'gutenberg', 'type' => 'sections', 'search' => 'contract ünique' ), array( 'search' => 'ab' ), array( 'page' => 'x' ), array( 'per_page' => 1, 'platform' => 'gutenberg', 'type' => 'sections', 'page' => 2 ), array( 'tags' => array( 1, 'x' ) ), array( 'nothing' => '' ) ) as $query ) {
			$ask( 'GET', '/items', $query );
		}
		$ask( 'GET', '/items/sections/contract-free' );
		$ask( 'GET', '/items/sections/contract-none' );
		foreach ( array( '/counts', '/tags', '/categories', '/template-types', '/dependencies', '/featured-items', '/patterns', '/openapi.json' ) as $path ) {
			$ask( 'GET', $path );
		}
		$ask( 'POST', '/verifications', array( 'email' => 'zoe@example.org', 'client' => 'contract' ) );
		$ask( 'POST', '/password-resets', array( 'email' => 'nobody@example.org', 'client' => 'contract' ) );
		$key = $ask( 'POST', '/account/api-key', array(), $token )['api_key'];
		$ask( 'GET', '/account', null, $key );
		$ask( 'DELETE', '/sessions/current', null, $token );
		$ask( 'DELETE', '/sessions/current', null, $token );
		return $said;
	}

	/**
	 * Replaces values that differ in each response.
	 * @param mixed $body
	 * @return mixed
	 */
	private static function without_random_values( $body ) {
		if ( is_array( $body ) ) {
			foreach ( $body as $name => $value ) {
				$body[ $name ] = in_array( $name, array( 'token', 'api_key', 'joined', 'downloads' ), true ) && is_scalar( $value ) ? gettype( $value ) : self::without_random_values( $value );
			}
			if ( isset( $body['email'], $body['id'] ) ) {
				$body['id'] = 'id';
			}
		}
		return $body;
	}

	/** @return list<array<string, mixed>> A free design, one for pro, and a pack. */
	private static function designs(): array {
		$design = array(
			'platform'  => 'gutenberg',
			'type'      => 'sections',
			'tags'      => array( 'Contract' ),
			'downloads' => 900000,
			'content'   => array( "<!-- wp:paragraph -->\n<p>“Contract” — ünïcode 😀 & <strong>markup</strong></p>\n<!-- /wp:paragraph -->" ),
		);
		return array(
			$design + array(
				'slug' => 'contract-free',
				'name' => 'Contract ünique “free”',
			),
			$design + array(
				'slug' => 'contract-pro',
				'name' => 'Contract pro',
				'plan' => 'pro',
			),
			array(
				'type'    => 'packs',
				'slug'    => 'contract-pack',
				'name'    => 'Contract pack',
				'content' => array(),
			) + $design,
		);
	}
}
