<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Contract\Account_Schema as Account_Contract;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;

final class Accounts_Controller implements Controller {

	private Accounts $accounts;

	private Email_Links $links;

	public function __construct( Accounts $accounts, Email_Links $links ) {
		$this->accounts = $accounts;
		$this->links    = $links;
	}

	public static function routes(): array {
		$account = Schema::record( Account_Contract::properties() );
		$session = array(
			'token'   => Schema::text(),
			'account' => $account,
		);
		$empty   = array( 'default' => '' );
		$client  = array( 'client' => Schema::text( 64, $empty ) );
		$user    = array(
			'subject' => Schema::required( Schema::text( 64, array( 'minLength' => 32 ) ) ),
			'email'   => Schema::required( Schema::text( 190 ) ),
			'user_id' => Schema::integer( 0, array( 'default' => 0 ) ),
		);
		$sent    = Schema::record( array( 'sent' => Schema::boolean() ) );
		return array(
			'sign_up'             => array(
				'method'   => 'POST',
				'path'     => '/accounts',
				'summary'  => 'Creates an account and logs in.',
				'object'   => false,
				'open'     => true,
				'args'     => array(
					'first_name'      => Schema::text( 200, $empty ),
					'last_name'       => Schema::text( 200, $empty ),
					'email'           => Schema::text( 254, $empty ),
					'password'        => Schema::text( 1000, $empty ),
					'privacy_consent' => Schema::boolean( false ),
					'terms_consent'   => Schema::boolean( false ),
				) + $client,
				'response' => Schema::record( $session ),
				'status'   => 201,
			),
			'log_in'              => array(
				'method'   => 'POST',
				'path'     => '/sessions',
				'summary'  => 'Logs in with e-mail and password, or with an API key.',
				'object'   => false,
				'open'     => true,
				'args'     => array(
					'email'    => Schema::text( 254, $empty ),
					'password' => Schema::text( 1000, $empty ),
					'api_key'  => Schema::text(),
				) + $client,
				'response' => Schema::record( $session ),
			),
			'log_in_local'        => array(
				'method'          => 'POST',
				'path'            => '/sessions/local',
				'summary'         => 'Logs in a WordPress user of the hub\'s own site.',
				'object'          => false,
				'open'            => true,
				'in_process_only' => true,
				'args'            => $user + array(
					'name'       => Schema::text( 250, $empty ),
					'first_name' => Schema::text( 200, $empty ),
					'last_name'  => Schema::text( 200, $empty ),
				),
				'response'        => Schema::record( $session ),
			),
			'link_local'          => array(
				'method'          => 'POST',
				'path'            => '/sessions/local/link',
				'summary'         => 'Links a WordPress user to the account with the same e-mail address, by its password or by e-mail.',
				'object'          => false,
				'open'            => true,
				'in_process_only' => true,
				'args'            => $user + array( 'password' => Schema::text( 1000, $empty ) ) + $client,
				'response'        => Schema::record(
					array(
						'sent'    => Schema::boolean(),
						'token'   => Schema::text(),
						'account' => Schema::nullable( $account ),
					)
				),
			),
			'log_out'             => array(
				'method'   => 'DELETE',
				'path'     => '/sessions/current',
				'summary'  => 'Revokes the token of the request.',
				'object'   => false,
				'scope'    => 'account',
				'response' => Schema::boolean(),
			),
			'get_account'         => array(
				'method'   => 'GET',
				'path'     => '/account',
				'summary'  => 'Retrieves the account of the token.',
				'object'   => false,
				'scope'    => 'account',
				'response' => $account,
			),
			'hide_notice'         => array(
				'method'   => 'POST',
				'path'     => '/account/hide-notice',
				'summary'  => 'Hides the notice of the free plan. Returns the account.',
				'object'   => false,
				'scope'    => 'account',
				'response' => $account,
			),
			'renew_api_key'       => array(
				'method'   => 'POST',
				'path'     => '/account/api-key',
				'summary'  => 'Replaces the API key. Only this response contains the new key.',
				'object'   => false,
				'scope'    => 'account',
				'response' => Schema::record( array( 'api_key' => Schema::text() ) ),
			),
			'resend_verification' => array(
				'method'   => 'POST',
				'path'     => '/verifications',
				'summary'  => 'Resends the e-mail with the verification link. The response is the same for every address.',
				'object'   => false,
				'open'     => true,
				'args'     => array( 'email' => Schema::required( Schema::text( 254 ) ) ) + $client,
				'response' => $sent,
			),
			'request_reset'       => array(
				'method'   => 'POST',
				'path'     => '/password-resets',
				'summary'  => 'Sends an e-mail with a link to reset the password. The response is the same for every address.',
				'object'   => false,
				'open'     => true,
				'args'     => array( 'email' => Schema::required( Schema::text( 254 ) ) ) + $client,
				'response' => $sent,
			),
		);
	}

	public function sign_up( array $arguments ): array {
		return $this->accounts->sign_up( $arguments, $arguments['client'] );
	}

	/** @throws Failure 400 login_error for empty fields. */
	public function log_in( array $arguments ): array {
		$by_key = isset( $arguments['api_key'] ) && '' === $arguments['email'] . $arguments['password'];
		$errors = $by_key ? array( 'api_key' => '' === trim( $arguments['api_key'] ) ? __( 'Please provide a valid API Key.', 'templately' ) : '' ) : array(
			'email'    => '' === trim( $arguments['email'] ) ? Sign_Up_Validator::invalid_email_message() : '',
			'password' => '' === $arguments['password'] ? Sign_Up_Validator::password_empty_message() : '',
		);
		$errors = array_filter( $errors );
		if ( array() !== $errors ) {
			throw new Failure( 'login_error', (string) reset( $errors ), 400, $errors );
		}
		return $by_key ? $this->accounts->log_in_with_key( $arguments['api_key'], $arguments['client'] ) : $this->accounts->log_in( $arguments['email'], $arguments['password'], $arguments['client'] );
	}

	public function log_in_local( array $arguments ): array {
		return $this->accounts->log_in_local( $arguments );
	}

	public function link_local( array $arguments ): array {
		$session = $this->accounts->link_local( $arguments, $arguments['client'] );
		return array(
			'sent'    => null === $session,
			'token'   => $session['token'] ?? '',
			'account' => $session['account'] ?? null,
		);
	}

	public function log_out( array $arguments, Actor $actor ): bool {
		$this->accounts->log_out( $actor );
		return true;
	}

	public function get_account( array $arguments, Actor $actor ): array {
		return $this->accounts->to_response( $this->accounts->account_of( $actor ) );
	}

	public function hide_notice( array $arguments, Actor $actor ): array {
		return $this->accounts->to_response( $this->accounts->hide_notice( $actor ) );
	}

	public function renew_api_key( array $arguments, Actor $actor ): array {
		return array( 'api_key' => $this->accounts->renew_api_key( $actor ) );
	}

	public function resend_verification( array $arguments ): array {
		$this->links->request_verification( $arguments['email'], $arguments['client'] );
		return array( 'sent' => true );
	}

	public function request_reset( array $arguments ): array {
		$this->links->request_reset( $arguments['email'], $arguments['client'] );
		return array( 'sent' => true );
	}
}
