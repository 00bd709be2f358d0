<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Connection;

/**
 * Tests and debug information for Site Health. Contains nothing secret.
 * @phpstan-type Finding array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
 */
final class Site_Health {

	private const HUB = 'templately_hub';

	private Settings $settings;

	private Connection $hub;

	/** @var callable(): array{since: int, failures: int} */
	private $mail_failures;

	/** @param callable(): array{since: int, failures: int} $mail_failures since: timestamp since which the embedded hub cannot send mail, or 0. failures: number of unsent mails. */
	public function __construct( Settings $settings, Connection $hub, callable $mail_failures ) {
		$this->settings      = $settings;
		$this->hub           = $hub;
		$this->mail_failures = $mail_failures;
	}

	/**
	 * Adds the tests. The one that calls a remote hub is asynchronous.
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		foreach ( array( 'salts', 'mails', 'cron' ) as $name ) {
			$tests['direct'][ "templately_$name" ] = array(
				'label' => __( 'Templately', 'templately' ),
				'test'  => array( $this, "test_$name" ),
			);
		}
		if ( '' !== $this->settings->hub_address() ) {
			$tests['async'][ self::HUB ] = array(
				'label'             => __( 'Templately', 'templately' ),
				'test'              => self::HUB,
				'async_direct_test' => array( $this, 'test_hub' ),
			);
		}
		return $tests;
	}

	/** Ajax callback of the asynchronous test. */
	public function send_hub_test(): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error( null, 403 );
		}
		wp_send_json_success( $this->test_hub() );
	}

	/**
	 * Sessions are encrypted with the site's salts, which must not be stored next to them in the database.
	 * @return Finding
	 */
	public function test_salts(): array {
		if ( self::are_salts_in_files() ) {
			return self::finding( 'salts', true, __( 'Library sessions are encrypted with keys outside the database', 'templately' ), __( 'A copy of the database is not enough to read them.', 'templately' ) );
		}
		return self::finding( 'salts', false, __( 'Library sessions are encrypted with keys in the database', 'templately' ), __( 'Anyone with a copy of the database can read them. Define AUTH_KEY and AUTH_SALT in wp-config.php. All users must then sign in again.', 'templately' ) );
	}

	/**
	 * Without mail, users cannot verify their address or reset their password.
	 * @return Finding
	 */
	public function test_mails(): array {
		list( 'since' => $since, 'failures' => $failures ) = ( $this->mail_failures )();
		if ( 0 === $since && 0 === $failures ) {
			return self::finding( 'mails', true, __( 'The library can send email', 'templately' ), __( 'No email of the library has failed recently.', 'templately' ) );
		}
		if ( 0 === $since ) {
			/* translators: %d: number of mails. */
			return self::finding( 'mails', false, __( 'Some emails of the library could not be sent', 'templately' ), sprintf( _n( '%d email could not be sent in the last few days, although others were. Its recipient can request a new one.', '%d emails could not be sent in the last few days, although others were. Their recipients can request new ones.', $failures, 'templately' ), $failures ) );
		}
		/* translators: %s: date and time. */
		return self::finding( 'mails', false, __( 'The library cannot send email', 'templately' ), sprintf( __( 'Emails of the library have failed since %s, so users cannot confirm their address or reset their password. Check how this site sends email.', 'templately' ), self::date( $since ) ) );
	}

	/**
	 * Without cron, a remote hub's patterns are not fetched and scheduled tasks never run.
	 * @return Finding
	 */
	public function test_cron(): array {
		$late = self::oldest_overdue_task( time() - HOUR_IN_SECONDS );
		if ( 0 === $late ) {
			return self::finding( 'cron', true, __( 'The library’s scheduled tasks run', 'templately' ), __( 'No task of the library is more than an hour late.', 'templately' ) );
		}
		/* translators: %s: date and time. */
		return self::finding( 'cron', false, __( 'The library’s scheduled tasks do not run', 'templately' ), sprintf( __( 'A task has been waiting since %s. If DISABLE_WP_CRON is set, the server must call wp-cron.php every few minutes.', 'templately' ), self::date( $late ) ) );
	}

	/** @return Finding */
	public function test_hub(): array {
		$address = $this->settings->hub_address();
		try {
			$answers = ! $this->hub->client()->get( '/counts', array(), '', true )->stale;
		} catch ( Failure $failure ) {
			$answers = false;
		}
		if ( $answers ) {
			/* translators: %s: address of another site. */
			return self::finding( 'hub', true, __( 'The library’s hub responds', 'templately' ), sprintf( __( 'Designs come from %s.', 'templately' ), $address ) );
		}
		/* translators: %s: address of another site. */
		return self::finding( 'hub', false, __( 'The library’s hub does not respond', 'templately' ), sprintf( __( 'Designs come from %s, which cannot be reached or does not serve other sites. Previously loaded designs are still shown, but nothing can be inserted.', 'templately' ), $address ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $information
	 * @return array<string, array<string, mixed>>
	 */
	public function add_debug_information( array $information ): array {
		$yes   = static function ( bool $is ): string {
			return $is ? __( 'Yes', 'templately' ) : __( 'No', 'templately' );
		};
		$mails = ( $this->mail_failures )();
		$late  = self::oldest_overdue_task( time() - HOUR_IN_SECONDS );

		$information['templately'] = array(
			'label'  => __( 'Templately', 'templately' ),
			'fields' => array(
				'version' => array(
					'label' => __( 'Version', 'templately' ),
					'value' => TEMPLATELY_VERSION,
				),
				'hub'     => array(
					'label' => __( 'Designs come from', 'templately' ),
					'value' => '' === $this->settings->hub_address() ? __( 'this site', 'templately' ) : $this->settings->hub_address(),
				),
				'serves'  => array(
					'label' => __( 'Serves other sites', 'templately' ),
					'value' => $yes( $this->settings->serves_other_sites() ),
					'debug' => $this->settings->serves_other_sites(),
				),
				'salts'   => array(
					'label' => __( 'Keys are stored outside the database', 'templately' ),
					'value' => $yes( self::are_salts_in_files() ),
					'debug' => self::are_salts_in_files(),
				),
				'mails'   => array(
					'label' => __( 'Emails have failed since', 'templately' ),
					'value' => 0 === $mails['since'] ? '–' : self::date( $mails['since'] ),
					'debug' => $mails['since'],
				),
				'unsent'  => array(
					'label' => __( 'Emails that could not be sent', 'templately' ),
					'value' => $mails['failures'],
				),
				'cron'    => array(
					'label' => __( 'Tasks have been waiting since', 'templately' ),
					'value' => 0 === $late ? '–' : self::date( $late ),
					'debug' => $late,
				),
			),
		);
		return $information;
	}

	/** Checks whether wp-config.php defines the salts. Otherwise WordPress stores them in the database. */
	private static function are_salts_in_files(): bool {
		return defined( 'AUTH_KEY' ) && defined( 'AUTH_SALT' ) && wp_salt( 'auth' ) === constant( 'AUTH_KEY' ) . constant( 'AUTH_SALT' );
	}

	/** Returns the due time of the oldest overdue task of this plugin. 0 if there is none. */
	private static function oldest_overdue_task( int $limit ): int {
		$late = array();
		foreach ( _get_cron_array() as $due => $hooks ) {
			if ( $due < $limit && array() !== preg_grep( '/^templately_/', array_keys( $hooks ) ) ) {
				$late[] = (int) $due;
			}
		}
		return array() === $late ? 0 : min( $late );
	}

	private static function date( int $at ): string {
		return (string) wp_date( 'Y-m-d H:i', $at );
	}

	/** @return Finding */
	private static function finding( string $test, bool $is_good, string $label, string $description ): array {
		return array(
			'label'       => $label,
			'status'      => $is_good ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'Templately', 'templately' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => '',
			'test'        => "templately_$test",
		);
	}
}
