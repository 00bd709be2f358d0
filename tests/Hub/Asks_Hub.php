<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Hub\Hub_Services;
use Templately\Hub\Pages\Html_Page;
use Templately\Shared\Database\Schema_Migrator;
use Templately\Shared\Database\Transaction;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Hub_Client\In_Process_Transport;

/** Calls an empty embedded hub as the site half does, at a time that the test sets. */
trait Asks_Hub {

	/** @var Settable_Clock */
	protected $clock;

	/** @var Hub_Services */
	protected $hub;

	/** @var In_Process_Transport */
	private $transport;

	/** @var Settable_Users WordPress users of the hub's site. */
	protected $users;

	/** @var list<array<string, mixed>> Mails that were sent. */
	protected $mails = array();

	/** Creates an empty hub. Call this first in each test; the former content is restored afterwards. */
	protected function open_hub(): void {
		global $wpdb;
		foreach ( Schema_Migrator::names() as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_$table" ); // phpcs:ignore WordPress.DB -- names of tables.
		}
		$this->clock = new Settable_Clock( 1800000000 );
		$this->mails = array();
		$this->users = new Settable_Users();
		$this->make_hub();
		add_filter(
			'pre_wp_mail',
			function ( $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	/**
	 * Creates the hub as a new request would.
	 * @param string $from IP address of the request; '' keeps the current one.
	 */
	protected function make_hub( string $from = '' ): void {
		global $wpdb;
		if ( '' !== $from ) {
			$_SERVER['REMOTE_ADDR'] = $from;
		}
		$this->hub       = new Hub_Services(
			$wpdb,
			new Transaction( $wpdb ),
			$this->clock,
			$this->users
		);
		$this->transport = new In_Process_Transport(
			function (): array {
				return array( $this->hub->controllers(), $this->hub->policy() );
			}
		);
	}

	/**
	 * @param string $path Below templately-hub/v1.
	 * @param array<string, mixed>|null $data Query of a GET, otherwise the JSON body.
	 * @param string $token Bearer token; '' for anonymous.
	 * @param string $key Idempotency key; '' for a new one.
	 */
	protected function ask( string $method, string $path, ?array $data = null, string $token = '', string $key = '' ): Hub_Response {
		$is_read = in_array( $method, array( 'GET', 'DELETE' ), true );
		$request = new Hub_Request( $method, $path, $is_read ? (array) $data : array(), $is_read ? null : (array) $data, $token, get_locale() );
		if ( '' !== $key ) {
			$request->idempotency_key = $key;
		}
		return $this->transport->send( $request );
	}

	/** @return Hub_Response With the bytes as body, unless it is an error. */
	protected static function request_bytes( Hub_Transport $transport, Hub_Request $request ): Hub_Response {
		$request->into = wp_tempnam( 'bytes' );
		$request->most = 64 * MB_IN_BYTES;
		$response      = $transport->send( $request );
		if ( $response->is_success() ) {
			$response->body = (string) file_get_contents( $request->into );
		}
		wp_delete_file( $request->into );
		return $response;
	}

	/**
	 * Sends a request that must succeed.
	 * @param array<string, mixed>|null $data Query or JSON body.
	 * @return mixed The body.
	 */
	protected function get_from_hub( string $method, string $path, ?array $data = null, string $token = '' ) {
		$response = $this->ask( $method, $path, $data, $token );
		$this->assertTrue( $response->is_success(), "$method $path: " . wp_json_encode( $response->body ) );
		return $response->body;
	}

	/**
	 * @param array<string, mixed> $more Changed members of form().
	 * @return array{token: string, account: array<string, mixed>}
	 */
	protected function sign_up( array $more = array() ): array {
		return $this->get_from_hub( 'POST', '/accounts', $more + self::form() );
	}

	/** Signs up a verified account with a plan. */
	protected function verified_token( string $plan = 'free' ): string {
		global $wpdb;
		$session = $this->sign_up( array( 'email' => "$plan-" . wp_rand() . '@example.org' ) );
		$wpdb->update(
			$wpdb->prefix . 'templately_accounts',
			array(
				'plan'        => $plan,
				'verified_at' => 1,
			),
			array( 'id' => $session['account']['id'] )
		);
		return $session['token'];
	}

	/**
	 * Signs up and follows the e-mailed link.
	 * @param array<string, mixed> $more Changed members of form().
	 * @return array{token: string, account: array<string, mixed>}
	 */
	protected function sign_up_and_verify( array $more = array() ): array {
		$session = $this->sign_up( $more );
		$this->assertStringContainsString( 'Your address is confirmed', $this->verify( $this->mailed_token() )->html() );
		return $session;
	}

	/**
	 * Confirms an address with the password of the sign-up.
	 * @param array<string, string> $more Changed fields.
	 */
	protected function verify( string $token, array $more = array() ): Html_Page {
		$password = $more['password'] ?? self::form()['password'];
		return $this->hub->email_link_pages()->page(
			'verify',
			'',
			'',
			wp_slash(
				$more + array(
					'token'            => $token,
					'first_name'       => 'Ada',
					'last_name'        => 'Lovelace',
					'password'         => $password,
					'confirm_password' => $password,
				)
			)
		);
	}

	/** @return array<string, mixed> Valid sign-up form. */
	protected static function form(): array {
		return array(
			'first_name'      => 'Ada',
			'last_name'       => 'Lovelace',
			'email'           => 'ada@example.org',
			'password'        => 'Passw0rd!',
			'privacy_consent' => true,
			'terms_consent'   => true,
			'client'          => 'site-1',
		);
	}

	/** Sends queued mails and returns the token in the last one. */
	protected function mailed_token(): string {
		$this->send_mails();
		$this->assertNotEmpty( $this->mails, 'No mail was sent.' );
		$this->assertSame( 1, preg_match( '/[?&;]token=([\w-]+)/', end( $this->mails )['message'], $found ) );
		return $found[1];
	}

	protected function send_mails(): void {
		$this->hub->outbox()->send();
	}

	protected function a_pack( string $slug ): Design_Builder {
		return new Design_Builder( $this->hub->publisher(), 'packs', $slug );
	}

	protected function a_page( string $slug ): Design_Builder {
		return new Design_Builder( $this->hub->publisher(), 'pages', $slug );
	}

	protected function a_block( string $slug ): Design_Builder {
		return new Design_Builder( $this->hub->publisher(), 'sections', $slug );
	}

	protected function a_template( string $slug ): Design_Builder {
		return new Design_Builder( $this->hub->publisher(), 'templates', $slug );
	}

	/** @return list<int> Ids of the items. */
	protected function publish_all( Design_Builder ...$designs ): array {
		return Design_Builder::publish( $this->hub->publisher(), ...$designs );
	}

	/** @return array<string, int> Number of rows by table. */
	protected function rows_of_hub(): array {
		global $wpdb;
		$rows = array();
		foreach ( array( 'accounts', 'tokens', 'items', 'terms', 'item_terms', 'search_terms', 'counts', 'contents', 'blobs', 'item_blobs', 'downloads', 'favourites', 'ratings' ) as $table ) {
			$rows[ $table ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_$table" ); // phpcs:ignore WordPress.DB -- names of this list.
		}
		return $rows;
	}
}
