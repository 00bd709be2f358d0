<?php

declare( strict_types=1 );

use Templately\Hub\Mail\Mail_Queue;
use Templately\Shared\Settings\Hub_State;
use Templately\Tests\Hub\Asks_Hub;

/** @group S13 */
final class Mail_Queue_Test extends Test_Case {

	use Asks_Hub;

	public function test_a_request_only_adds_a_row_for_any_address(): void {
		global $wpdb;
		$this->open_hub();
		// Cron uses the real time.
		$this->clock->now = time() - 10;
		$this->sign_up();
		$this->send_mails();
		$this->mails = array();
		wp_clear_scheduled_hook( Mail_Queue::SEND );
		// The first request of an address inserts a counter.
		$this->ask( 'POST', '/password-resets', array( 'email' => 'first@example.org' ) );
		$this->send_mails();
		$costs = array();
		foreach ( array( 'nobody@example.org', 'ada@example.org', 'grace@example.org' ) as $email ) {
			wp_clear_scheduled_hook( Mail_Queue::SEND );
			$statements = array();
			$listen     = static function ( string $sql ) use ( &$statements, $email ): string {
				$statements[] = preg_replace( array( '/[0-9a-f]{64}/', '/\d+/' ), '', str_replace( $email, '', $sql ) );
				return $sql;
			};
			add_filter( 'query', $listen );
			$this->assertSame( 200, $this->ask( 'POST', '/password-resets', array( 'email' => $email ) )->status );
			remove_filter( 'query', $listen );
			$this->assertNotFalse( wp_next_scheduled( Mail_Queue::SEND ) );
			$costs[] = preg_grep( '/templately/', $statements );
		}
		$this->assertSame( array_map( 'array_values', array( $costs[1], $costs[1] ) ), array_map( 'array_values', array( $costs[0], $costs[2] ) ) );
		$this->assertSame( '3', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_mails" ) );
		$this->assertSame( array(), $this->mails );
		do_action( Mail_Queue::SEND ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- ours.
		$this->assertSame( array( 'ada@example.org' ), array_column( $this->mails, 'to' ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_mails" ) );
	}

	public function test_retries_four_times_and_reports_the_failure_for_a_week(): void {
		$this->open_hub();
		$works = false;
		$tries = array();
		add_filter(
			'pre_wp_mail',
			function () use ( &$works, &$tries ): bool {
				$tries[] = $this->clock->now - 1800000000;
				return $works;
			},
			20
		);
		$this->sign_up();
		$outbox = $this->hub->outbox();
		$this->assertSame( 0, $outbox->count_failures() );
		$due  = array( 0, 60, 360, 2160 );
		$gone = 2160 + 7 * DAY_IN_SECONDS;
		foreach ( array( 0, 59, 60, 359, 360, 2159, 2160, 9359, 9360, DAY_IN_SECONDS, $gone - 1, $gone ) as $after ) {
			$this->clock->now = 1800000000 + $after;
			$outbox->send();
			$outbox->send();
			$this->assertSame(
				array_filter(
					$due,
					static function ( int $moment ) use ( $after ): bool {
						return $moment <= $after;
					}
				),
				$tries
			);
			$this->assertSame( $after < $gone ? 1 : 0, $outbox->count_failures(), "$after" );
		}

		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$outbox->send();
		$this->assertSame( 1, $outbox->count_failures() );
		$works             = true;
		$this->clock->now += 60;
		$this->assertNotFalse( wp_next_scheduled( Mail_Queue::SEND, array( 'again' ) ) );
		$outbox->send();
		$this->assertSame( 0, $outbox->count_failures() );
	}

	public function test_later_shutdown_callbacks_still_run(): void {
		$this->open_hub();
		$GLOBALS['wp_filter']['shutdown'] = new WP_Hook(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back after the test.
		$this->sign_up();
		// WordPress continues in its list of priorities.
		add_action( 'shutdown', '__return_null', 1 );
		$called = 0;
		add_action(
			'shutdown',
			static function () use ( &$called ): void {
				++$called;
			},
			21
		);
		do_action( 'shutdown' );
		$this->assertSame( 1, $called );
	}

	/** A process that dies while sending does not lose it. */
	public function test_concurrent_processes_send_a_mail_once(): void {
		$this->open_hub();
		$this->sign_up();
		add_filter(
			'pre_wp_mail',
			function ( $sent ) {
				$this->hub->outbox()->send();
				return $sent;
			},
			5
		);
		$this->send_mails();
		$this->assertCount( 1, $this->mails );

		// Another process claims the row between the two statements.
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		global $wpdb;
		$is_first = true;
		$between  = function ( string $sql ) use ( &$is_first, $wpdb ): string {
			if ( $is_first && 1 === preg_match( '/^UPDATE \S*templately_mails/', $sql ) ) {
				$is_first = false;
				$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}templately_mails SET tries = 1, due_at = %d", $this->clock->now + 60 ) );
			}
			return $sql;
		};
		add_filter( 'query', $between );
		$this->send_mails();
		remove_filter( 'query', $between );
		$this->assertFalse( $is_first );
		$this->assertCount( 1, $this->mails );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_mails" );

		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$die = static function (): bool {
			throw new Error( 'The end' );
		};
		add_filter( 'pre_wp_mail', $die, 1 );
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- the fault is the test's own.
		$this->send_mails();
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- see above.
		remove_filter( 'pre_wp_mail', $die, 1 );
		$this->assertCount( 1, $this->mails );
		$this->assertNotSame( 0, ( new Hub_State() )->mails_failing_since(), 'Site Health says so.' );
		$this->clock->now += 60;
		$this->send_mails();
		$this->assertCount( 2, $this->mails );
		$this->assertSame( 0, ( new Hub_State() )->mails_failing_since() );
	}

	public function test_a_task_sends_two_hundred_mails_oldest_first(): void {
		global $wpdb;
		$this->open_hub();
		$outbox = $this->hub->outbox();
		for ( $number = 0; $number < 203; $number++ ) {
			$outbox->add( 'reset', "nobody-$number@example.org" );
		}
		$this->assertSame( 20, has_action( 'shutdown', array( $outbox, 'schedule' ) ), 'After the answer.' );
		$outbox->send();
		$this->assertSame( array( 'nobody-200@example.org', 'nobody-201@example.org', 'nobody-202@example.org' ), $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}templately_mails ORDER BY id" ) );
		$outbox->send();
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_mails" ) );
	}

	public function test_a_mail_uses_the_language_of_its_request(): void {
		$this->open_hub();
		$before = $GLOBALS['wp_locale_switcher'];
		add_filter(
			'get_available_languages',
			static function (): array {
				return array( 'de_DE' );
			}
		);
		$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back below.
		$GLOBALS['wp_locale_switcher']->init();
		$spoken = array();
		add_filter(
			'pre_wp_mail',
			static function ( $sent ) use ( &$spoken ) {
				$spoken[] = determine_locale();
				return $sent;
			},
			30
		);
		$german = static function (): string {
			return 'de_DE';
		};
		$this->sign_up();
		add_filter( 'pre_determine_locale', $german );
		$this->sign_up( array( 'email' => 'grace@example.org' ) );
		remove_filter( 'pre_determine_locale', $german );
		$this->send_mails();
		$spoken[]                      = determine_locale();
		$GLOBALS['wp_locale_switcher'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		$this->assertSame( array( 'en_US', 'de_DE', 'en_US' ), $spoken );
	}

	public function test_a_mail_has_equal_text_and_html_parts(): void {
		$this->open_hub();
		add_filter(
			'option_blogname',
			static function (): string {
				return 'Shop <i>"</i> & more';
			}
		);
		add_filter(
			'home_url',
			static function ( string $url ): string {
				return $url . '?a="><i>';
			}
		);
		$texts = array();
		$write = static function ( $sent ) use ( &$texts ) {
			require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
			$mailer = new PHPMailer\PHPMailer\PHPMailer();
			do_action_ref_array( 'phpmailer_init', array( &$mailer ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
			$texts[] = $mailer->AltBody; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			return $sent;
		};
		add_filter( 'pre_wp_mail', $write, 5 );
		$this->sign_up();
		$this->send_mails();
		$write( null );
		$this->assertStringNotContainsString( '<i>', $this->mails[0]['message'] );
		$this->assertStringContainsString( 'Shop &lt;i&gt;', $this->mails[0]['message'] );
		$this->assertSame( 1, preg_match( '/href="([^"]*token=[\w-]+)"/', $this->mails[0]['message'], $link ) );
		$this->assertStringContainsString( 'Hello,', $texts[0] );
		$this->assertStringContainsString( '“Ada Lovelace”', $texts[0] );
		$this->assertStringContainsString( 'Shop <i>"</i> & more', $texts[0] );
		preg_match( '/token=([\w-]+)/', $link[1], $token );
		$this->assertStringContainsString( "Confirm my address:\nhttp", $texts[0] );
		$this->assertStringContainsString( "token=$token[1]", $texts[0] );
		$this->assertSame( '', $texts[1] );
	}
}
