<?php

declare( strict_types=1 );

namespace Templately\Site\Profile;

use Templately\Shared\Contract\Account_Schema;
use Templately\Shared\Contract\Pricing_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;

/** Account routes. Errors of /login and /signup have status 200, as the specification requires. */
final class Profile_Controller implements Controller {

	/** Names of sign-up errors in the response; others are listed in signup_errors. */
	private const SIGNUP_ERRORS = array(
		'first_name' => 'first_name_error',
		'last_name'  => 'last_name_error',
		'email'      => 'email_error',
	);

	private Profile $profile;

	public function __construct( Profile $profile ) {
		$this->profile = $profile;
	}

	public static function routes(): array {
		$read   = array(
			'method'     => 'GET',
			'capability' => 'edit_posts',
			'object'     => false,
		);
		$write  = array(
			'method'     => 'POST',
			'capability' => 'edit_posts',
			'object'     => false,
		);
		$answer = Schema::record(
			array(
				'status'            => Schema::enum( array( 'success', 'error', 'sent' ) ),
				'code'              => Schema::text(),
				'user'              => self::user(),
				'message'           => array(
					'type'                 => array( 'string', 'object' ),
					'maxLength'            => 2000,
					'additionalProperties' => Schema::text( 2000 ),
				),
				'additional_errors' => array(
					'type'                 => 'object',
					'additionalProperties' => Schema::text( 2000 ),
				),
			),
			array( 'code', 'user', 'additional_errors' )
		);
		return array(
			'is_signed'     => $read + array(
				'path'     => '/is-signed',
				'summary'  => 'Retrieves the signed-in account.',
				'response' => Schema::record( array( 'user' => Schema::nullable( self::user() ) ) ),
			),
			'log_in'        => $write + array(
				'path'     => '/login',
				'summary'  => 'Logs in with e-mail and password, or with an API key.',
				'args'     => array(
					'email'         => Schema::text( 254 ),
					'password'      => Schema::text( 1000 ),
					'api_key'       => Schema::text(),
					'global_signin' => Schema::boolean( false ),
					'viaAPI'        => Schema::boolean( false ),
					'link'          => Schema::boolean( false ),
				),
				'response' => $answer,
			),
			'log_in_local'  => $write + array(
				'path'     => '/login/local',
				'summary'  => 'Logs the WordPress user in to the embedded hub, or sends an e-mail with a link that connects an existing account with the same address.',
				'args'     => array( 'mail' => Schema::boolean( false ) ),
				'response' => $answer,
			),
			'sign_up'       => $write + array(
				'path'     => '/signup',
				'summary'  => 'Creates an account and logs in.',
				'args'     => array(
					'first_name'       => Schema::text(),
					'last_name'        => Schema::text(),
					'email'            => Schema::text( 254 ),
					'password'         => Schema::text( 1000 ),
					'confirm_password' => Schema::text( 1000 ),
					'privacy_consent'  => Schema::boolean( false ),
					'terms_consent'    => Schema::boolean( false ),
				),
				'response' => $answer,
			),
			'log_out'       => $write + array(
				'path'     => '/logout',
				'summary'  => 'Logs out.',
				'args'     => array( 'isGloballySigned' => Schema::boolean( false ) ),
				'response' => Schema::record(
					array(
						'status'      => Schema::enum( array( 'success' ) ),
						'global_user' => Schema::nullable( self::user() ),
					)
				),
			),
			'sync'          => $write + array(
				'path'     => '/profile/sync',
				'summary'  => 'Refreshes the profile from the hub.',
				'also'     => array( 'GET' ),
				'response' => Schema::record(
					array(
						'status'  => Schema::enum( array( 'success' ) ),
						'user'    => self::user(),
						'message' => Schema::text(),
					)
				),
			),
			'is_verified'   => $write + array(
				'path'     => '/profile/verified',
				'summary'  => 'Checks on the hub whether the e-mail address is verified.',
				'also'     => array( 'GET' ),
				'response' => Schema::boolean(),
			),
			'hide_notice'   => $write + array(
				'path'     => '/profile/hide-notice',
				'summary'  => 'Hides the notice of the free plan.',
				'response' => Schema::record( array( 'user' => self::user() ) ),
			),
			'get_pricing'   => $read + array(
				'path'     => '/pricing',
				'summary'  => 'Retrieves the prices of the plans in US dollars.',
				'response' => Pricing_Schema::plans(),
			),
			'renew_api_key' => $write + array(
				'path'     => '/profile/api-key',
				'summary'  => 'Replaces the API key. Only this response contains the new key.',
				'response' => Schema::record( array( 'api_key' => Schema::text() ) ),
			),
		);
	}

	private static function user(): array {
		return Schema::record(
			Account_Schema::properties() + array(
				'link_account'       => Schema::boolean(),
				'unlink_account'     => Schema::boolean(),
				'is_globally_signed' => Schema::boolean(),
				'signed_as_global'   => Schema::boolean(),
			)
		);
	}

	public function is_signed(): array {
		return array( 'user' => $this->profile->current() );
	}

	public function log_in( array $arguments ): array {
		return $this->answer(
			function () use ( $arguments ): array {
				return $this->profile->log_in( $arguments );
			},
			static function ( Failure $failure ): array {
				return array(
					'code'    => $failure->error_code(),
					'message' => $failure->fields() ?: $failure->getMessage(),
				);
			}
		);
	}

	public function log_in_local( array $arguments ): array {
		if ( $arguments['mail'] ) {
			$this->profile->mail_local_link();
			return array(
				'status'  => 'sent',
				'message' => __( 'We have sent you a link. Open it, then come back and continue.', 'templately' ),
			);
		}
		return $this->answer(
			function (): array {
				return $this->profile->log_in_local();
			},
			static function ( Failure $failure ): array {
				return array(
					'code'    => $failure->error_code(),
					'message' => $failure->getMessage(),
				);
			}
		);
	}

	public function sign_up( array $arguments ): array {
		return $this->answer(
			function () use ( $arguments ): array {
				return $this->profile->sign_up( $arguments );
			},
			static function ( Failure $failure ): array {
				$message = array();
				foreach ( $failure->fields() as $field => $text ) {
					if ( isset( self::SIGNUP_ERRORS[ $field ] ) ) {
						$message[ self::SIGNUP_ERRORS[ $field ] ] = $text;
					} else {
						$message['signup_errors'][ $field ] = $text;
					}
				}
				return array(
					'code'    => $failure->error_code(),
					'message' => $message ?: $failure->getMessage(),
				);
			}
		);
	}

	public function log_out( array $arguments ): array {
		return array(
			'status'      => 'success',
			'global_user' => $this->profile->log_out( $arguments['isGloballySigned'] ),
		);
	}

	/** @throws Failure 401 when not signed in. */
	public function sync(): array {
		$this->profile->require_token();
		return array(
			'status'  => 'success',
			'user'    => $this->profile->current( true ),
			'message' => __( 'Successfully Synced', 'templately' ),
		);
	}

	/** @throws Failure 401 when not signed in. */
	public function is_verified(): bool {
		$this->profile->require_token();
		return (bool) ( $this->profile->current( true )['is_verified'] ?? false );
	}

	public function hide_notice(): array {
		return array( 'user' => $this->profile->hide_notice() );
	}

	public function get_pricing(): array {
		return $this->profile->pricing();
	}

	public function renew_api_key(): array {
		return array( 'api_key' => $this->profile->renew_api_key() );
	}

	/**
	 * Returns the profile, or the error with status 200. Rate limits, missing permissions and an unreachable hub remain HTTP errors.
	 * @param callable(): array<string, mixed>          $work    Signs in and returns the profile.
	 * @param callable( Failure ): array<string, mixed> $refusal Returns code and message of an error.
	 */
	private function answer( callable $work, callable $refusal ): array {
		try {
			return array(
				'status'  => 'success',
				'user'    => $work(),
				'message' => '',
			);
		} catch ( Failure $failure ) {
			if ( ! in_array( $failure->status(), array( 400, 401, 409 ), true ) ) {
				throw $failure;
			}
			return array( 'status' => 'error' ) + $refusal( $failure );
		}
	}
}
