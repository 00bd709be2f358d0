<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;

/** Invitations whose e-mail fails. */
final class Invitation_Mails_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;

	/** @var array{token: string, id: int, email: string} */
	private $ada;

	/** @var list<string> Addresses that the mailer refuses; '*' for all. */
	private $refused = array();

	/** @var bool Whether it throws then. */
	private $throws = false;

	/** @var list<string> Tokens of mails that were refused. */
	private $lost = array();

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ada = $this->person( 'Ada' );
		$this->send_mails();
		$this->mails = array();
		add_filter(
			'pre_wp_mail',
			function ( $sent, array $mail ) {
				if ( array() === array_intersect( array( '*', $mail['to'] ), $this->refused ) ) {
					return $sent;
				}
				array_pop( $this->mails );
				preg_match( '/[?&;]token=([\w-]+)/', $mail['message'], $found );
				$this->lost[] = $found[1];
				if ( $this->throws ) {
					throw new RuntimeException( 'A mailer that throws.' );
				}
				return false;
			},
			20,
			2
		);
	}

	public function test_the_earlier_link_stays_valid_until_the_next_mail_is_sent(): void {
		foreach ( array( false, true ) as $throws ) {
			$this->throws  = $throws;
			$this->refused = array();
			$team          = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
			$this->assertSame( array( 'waiting' ), $this->states( $team ) );
			$first = $this->mailed_token();
			$this->assertSame( array( 'sent' ), $this->states( $team ) );
			$this->clock->now += HOUR_IN_SECONDS;
			$this->refused     = array( '*' );
			$this->get_from_hub( 'POST', "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}/resend", array(), $this->ada['token'] );
			foreach ( array( 0, 60, 300, 1800 ) as $try => $pause ) {
				$this->clock->now += $pause;
				$this->assertSame( array( 'waiting' ), $this->states( $team ), "$try" );
				$this->send_quietly( $throws );
				$this->assertCount( $try + 1, $this->lost, "$try" );
				$this->assertTrue( $this->is_good( $first ), "$try" );
			}
			$this->assertSame( array( 'failed' ), $this->states( $team ) );
			// A mail that the mailer refused may have arrived.
			$this->assertTrue( $this->is_good( end( $this->lost ) ) );
			$this->clock->now += DAY_IN_SECONDS;
			$this->refused     = array();
			$again             = $this->get_from_hub( 'POST', "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}/resend", array(), $this->ada['token'] )['workspace']['invitations'];
			$this->assertSame( array( 'waiting' ), array_column( $again, 'mail' ) );
			$this->assertTrue( $this->is_good( $first ) );
			$second = $this->mailed_token();
			$this->assertNotContains( $second, array_merge( array( $first ), $this->lost ) );
			$this->assertSame( array( true, false, false ), array( $this->is_good( $second ), $this->is_good( $first ), $this->is_good( end( $this->lost ) ) ) );
			$this->assertSame( array( 'sent' ), $this->states( $team ) );
			$this->clock->now += DAY_IN_SECONDS;
			$this->lost        = array();
		}
	}

	/** Of two that are sent at the same time. */
	public function test_the_link_of_the_later_mail_is_valid(): void {
		global $wpdb;
		$team              = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$first             = $this->mailed_token();
		$later             = 'tly_i_' . str_repeat( 'b', 64 );
		$this->clock->now += HOUR_IN_SECONDS;
		$this->get_from_hub( 'POST', "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}/resend", array(), $this->ada['token'] );
		add_filter(
			'pre_wp_mail',
			static function ( $sent ) use ( $wpdb, $later ) {
				$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}templately_invitations SET next_hash = %s", hash( 'sha256', $later ) ) );
				return $sent;
			},
			30
		);
		$this->send_mails();
		$this->assertSame( array( true, true ), array( $this->is_good( $first ), $this->is_good( $later ) ) );
	}

	public function test_the_owner_sees_the_state_of_each_mail(): void {
		$bob           = $this->person( 'Bob' );
		$this->refused = array( 'cy@example.org' );
		$team          = $this->workspace( $this->ada, 'Team', array( 'bob@example.org', 'cy@example.org', 'dora@example.org' ) );
		$this->send_mails();
		$this->assertSame( array( 'sent', 'waiting', 'sent' ), $this->states( $team ) );
		$this->get_from_hub( 'POST', "/invitations/{$team['invitations'][0]['id']}/accept", array(), $bob['token'] );
		$this->assertSame( array(), $this->workspace_as( $team, $bob )['invitations'] );
		$this->refused     = array();
		$this->clock->now += 60;
		$this->send_mails();
		$this->assertSame( array( 'sent', 'sent' ), $this->states( $team ) );
	}

	/**
	 * The limit of an address reveals nothing about mails of others.
	 * @group S13
	 */
	public function test_a_suppressed_mail_looks_like_any_other(): void {
		$team = null;
		foreach ( array( 'Bob', 'Cy', 'Dora' ) as $name ) {
			$this->workspace( $this->person( $name ), "Of $name", array( 'target@example.org' ) );
			$this->send_mails();
		}
		$this->refused = array( '*' );
		$team          = $this->workspace( $this->ada, 'Team', array( 'free@example.org', 'target@example.org' ) );
		foreach ( array( 0, 60, 300, 1800 ) as $pause ) {
			$this->clock->now += $pause;
			$this->assertSame( array( 'waiting', 'waiting' ), $this->states( $team ) );
			$this->send_mails();
		}
		$this->assertSame( array( 'failed', 'failed' ), $this->states( $team ) );

		$this->refused = array();
		$eli           = $this->person( 'Eli' );
		$this->send_mails();
		$this->mails = array();
		// A written mail shows whether the mailer works.
		$other = $this->workspace( $eli, 'Other', array( 'free@example.org', 'target@example.org' ) );
		$this->send_mails();
		$this->assertSame( array( 'sent', 'sent' ), array_column( $this->workspace_as( $other, $eli )['invitations'], 'mail' ) );
		$this->assertSame( array( 'free@example.org' ), array_column( $this->mails, 'to' ) );

		// Suppressed at the first and the second attempt.
		$this->refused = array( '*' );
		$late          = $this->workspace( $eli, 'Late', array( 'more@example.org', 'target@example.org' ) );
		$this->send_mails();
		$this->assertSame( array( 'waiting', 'waiting' ), array_column( $this->workspace_as( $late, $eli )['invitations'], 'mail' ) );
		$this->refused     = array();
		$this->mails       = array();
		$this->clock->now += 60;
		$this->send_mails();
		$this->assertSame( array( 'sent', 'sent' ), array_column( $this->workspace_as( $late, $eli )['invitations'], 'mail' ) );
		$this->assertSame( array( 'more@example.org' ), array_column( $this->mails, 'to' ) );

		// In any order, up to the last attempt.
		$this->clock->now += DAY_IN_SECONDS;
		foreach ( array( 'a' => array( 60 ), 'b' => array( 60, 300, 1800 ) ) as $round => $pauses ) {
			$this->refused     = array();
			$this->clock->now += 2 * DAY_IN_SECONDS;
			foreach ( array( 'Fay', 'Gus', 'Hal' ) as $name ) {
				$this->workspace( $this->person( "$name$round" ), "Of $name", array( 'target@example.org' ) );
				$this->send_mails();
			}
			$this->refused = array( '*' );
			$first         = $this->workspace( $eli, 'First', array( 'target@example.org', 'last@example.org' ) );
			foreach ( $pauses as $pause ) {
				$this->send_mails();
				$this->assertSame( array( 'waiting', 'waiting' ), array_column( $this->workspace_as( $first, $eli )['invitations'], 'mail' ) );
				$this->clock->now += $pause;
			}
			$this->refused = array();
			$this->mails   = array();
			$this->send_mails();
			$this->assertSame( array( 'sent', 'sent' ), array_column( $this->workspace_as( $first, $eli )['invitations'], 'mail' ), $round );
			$this->assertSame( array( 'last@example.org' ), array_column( $this->mails, 'to' ) );
		}
	}

	/**
	 * @param array<string, mixed> $workspace Workspace of Ada.
	 * @return list<string> States of its invitations' mails.
	 */
	private function states( array $workspace ): array {
		return array_column( $this->workspace_as( $workspace, $this->ada )['invitations'], 'mail' );
	}

	private function is_good( string $token ): bool {
		return false !== strpos( $this->hub->email_link_pages()->page( 'invitation', $token, '', null )->html(), 'Invitation to “' );
	}

	/** @param bool $throws Whether the mailer throws, which is logged. */
	private function send_quietly( bool $throws ): void {
		$log = ini_set( 'error_log', $throws ? (string) wp_tempnam( 'log' ) : (string) ini_get( 'error_log' ) ); // phpcs:ignore WordPress.PHP.IniSet -- else the log is the test's output.
		$this->send_mails();
		ini_set( 'error_log', (string) $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
	}
}
