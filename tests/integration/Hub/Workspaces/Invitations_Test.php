<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

/** @group S13 */
final class Invitations_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;

	/** @var array{token: string, id: int, email: string} */
	private $ada;

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ada = $this->person( 'Ada' );
		$this->send_mails();
		$this->mails = array();
	}

	/**
	 * Neither response nor queries reveal whether an address has an account.
	 * @group WSP-061
	 */
	public function test_treats_known_and_unknown_addresses_alike(): void {
		$this->person( 'Bob' );
		$this->person( 'Eve', false );
		$this->send_mails();
		$this->mails = array();
		$costs       = array();
		$said        = array();
		// The inviter's first invitation inserts a counter.
		$this->invite( $this->workspace( $this->ada ), 'zoe@example.org' );
		foreach ( array( 'bob@example.org', 'nil@example.org', 'eve@example.org' ) as $email ) {
			$team       = $this->workspace( $this->ada );
			$statements = array();
			$listen     = static function ( string $sql ) use ( &$statements, $email ): string {
				$statements[] = preg_replace( array( '/team-[0-9a-f]{8}|[0-9a-f]{64}/', '/\d+/', '/IN \([^)]*\)/' ), '', str_replace( $email, '', $sql ) );
				return $sql;
			};
			add_filter( 'query', $listen );
			$answer = $this->invite( $team, $email );
			remove_filter( 'query', $listen );
			$costs[] = array_values( preg_grep( '/templately/', $statements ) );
			$said[]  = array_diff_key( end( $answer['invitations'] ), array( 'id' => 0, 'email' => 0 ) );
			$this->assertSame( array(), $answer['people'] );
		}
		$this->assertSame( array( $costs[0], $costs[0] ), array( $costs[1], $costs[2] ) );
		$this->assertSame( array( $said[0], $said[0] ), array( $said[1], $said[2] ) );
		$this->assertSame( array(), $this->mails, 'Mails are written after the response.' );
		$this->send_mails();
		$this->assertSame( array( 'zoe@example.org', 'bob@example.org', 'nil@example.org', 'eve@example.org' ), array_column( $this->mails, 'to' ) );
	}

	public function test_the_mail_names_inviter_and_workspace_without_foreign_links(): void {
		global $wpdb;
		update_option( 'blogname', 'Pears & "Plums"' );
		$this->workspace( $this->ada, 'Team <b>& friends</b>', array( 'bob@example.org' ) );
		$this->send_mails();
		$mail = end( $this->mails );
		$this->assertStringStartsWith( '[Pears & "Plums"] You are invited to “Team <b>& friends</b>”', $mail['subject'] );
		$this->assertMatchesRegularExpression( '/ at Pears &amp; (?:"|&quot;|&\\#034;)Plums(?:"|&quot;|&\\#034;), where people/', $mail['message'] );
		$this->assertStringContainsString( 'Ada Tester has invited you to the WorkSpace “Team &lt;b&gt;&amp; friends&lt;/b&gt;”', $mail['message'] );
		$this->assertSame( 1, substr_count( $mail['message'], '<a href' ) );
		$this->assertMatchesRegularExpression( '#templately-hub=invitation&(amp;|\#038;)token=tly_i_[0-9a-f]{64}"#', $mail['message'] );
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'first_name' => 'Win at casino.example', 'last_name' => 'http://evil.example/x now' ), array( 'id' => $this->ada['id'] ) );
		$this->workspace( $this->ada, 'Your prize: https://evil.example/?a=1 www.evil.example mail me@evil.example ' . str_repeat( '長', 100 ), array( 'cy@example.org' ) );
		$this->send_mails();
		$mail = end( $this->mails );
		$text = $mail['subject'] . wp_strip_all_tags( $mail['message'] );
		$this->assertStringNotContainsString( 'evil', $text );
		$this->assertStringNotContainsString( 'casino', $text );
		$this->assertStringContainsString( 'Win at … … now has invited you', $text );
		$this->assertStringContainsString( '“Your prize: … … mail … ' . str_repeat( '長', 36 ) . '…”', $mail['subject'] );
	}

	public function test_stores_only_the_hash_of_the_token(): void {
		global $wpdb;
		$this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$kept = static function () use ( $wpdb ): string {
			return (string) wp_json_encode( array( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_invitations" ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_mails" ) ) );
		};
		$this->assertStringNotContainsString( 'tly_i_', $kept() );
		$token = $this->mailed_token();
		$this->assertStringContainsString( hash( 'sha256', $token ), $kept() );
		$this->assertStringNotContainsString( $token, $kept() );
		$this->assertStringNotContainsString( substr( $token, 6 ), $kept() );
	}

	/**
	 * Others learn nothing of the invitation.
	 * @group S14
	 */
	public function test_the_invited_account_accepts_once(): void {
		$bob  = $this->person( 'Bob' );
		$cy   = $this->person( 'Cy' );
		$eve  = $this->person( 'Eve', false );
		$team = $this->workspace( $this->ada, 'Team', array( 'bob@example.org', 'eve@example.org' ) );
		$ids  = array_column( $team['invitations'], 'id' );
		$mine = $this->waiting( $bob );
		$this->assertSame( array( array( 'id' => $ids[0], 'workspace' => array( 'title' => 'Team' ), 'invited_by' => array( 'name' => 'Ada Tester' ), 'role' => 'editor', 'expires_at' => '2027-01-22T08:00:00+00:00' ) ), $mine );
		$this->assertSame( array( array(), array() ), array( $this->waiting( $cy ), $this->waiting( $this->ada ) ) );
		$mails = $this->rows_in( 'mails' );
		foreach ( array( 'accept', 'decline' ) as $answer ) {
			$this->refused( 404, 'not_found', "/invitations/$ids[0]/$answer", $cy );
			$this->refused( 404, 'not_found', "/invitations/$ids[0]/$answer", $this->ada );
			$this->refused( 404, 'not_found', "/invitations/99999/$answer", $bob );
		}
		$this->assertSame( $mails, $this->rows_in( 'mails' ), 'Verified accounts get no verification mail.' );
		// An unverified account sees no invitations and gets a verification mail.
		$this->assertSame( array( 'invitations' => array(), 'proven' => false ), $this->get_from_hub( 'GET', '/invitations', null, $eve['token'] ) );
		$this->assertTrue( $this->get_from_hub( 'GET', '/invitations', null, $bob['token'] )['proven'] );
		$this->send_mails();
		$this->mails = array();
		foreach ( array( $ids[1], $ids[0], 99999 ) as $id ) {
			$this->refused( 403, 'unproven_address', "/invitations/$id/accept", $eve );
		}
		$this->refused( 403, 'unproven_address', "/invitations/$ids[1]/decline", $eve );
		$this->send_mails();
		$this->assertSame( array( 'eve@example.org' ), array_values( array_unique( array_column( $this->mails, 'to' ) ) ) );
		$this->assertStringContainsString( 'Confirm your email address', $this->mails[0]['subject'] );
		$this->assertSame( 200, $this->verify( $this->mailed_token() )->status() );

		$there = $this->get_from_hub( 'POST', "/invitations/$ids[0]/accept", array(), $bob['token'] )['workspace'];
		$this->assertSame( array( $team['id'], true, 'editor' ), array( $there['id'], $there['shared'], $there['role'] ) );
		$this->refused( 404, 'not_found', "/invitations/$ids[0]/accept", $bob );
		$this->assertSame( array(), $this->waiting( $bob ) );
		$this->assertSame( array( 'id' => $ids[1] ), $this->get_from_hub( 'POST', "/invitations/$ids[1]/decline", array(), $eve['token'] ) );
		$this->refused( 404, 'not_found', "/invitations/$ids[1]/accept", $eve );
		$seen = $this->workspace_as( $team, $this->ada );
		$this->assertSame( array( array( 'Bob Tester' ), array() ), array( array_column( $seen['people'], 'name' ), $seen['invitations'] ) );
	}

	public function test_an_invitation_of_a_member_is_used_without_changing_the_role(): void {
		global $wpdb;
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $this->ada );
		$this->add_members( $team, $this->ada, array( 'viewer' => $bob ) );
		$invitations = "{$wpdb->prefix}templately_invitations";
		foreach ( array( array( $this->ada, 'owner' ), array( $bob, 'viewer' ) ) as list( $who, $role ) ) {
			$wpdb->insert( $invitations, array( 'workspace_id' => $team['id'], 'email' => $who['email'], 'role' => 2, 'token_hash' => $role, 'invited_by' => $this->ada['id'], 'created_at' => 1, 'expires_at' => $this->clock->now() + 60, 'sends' => 1, 'next_hash' => '', 'mail_state' => 0 ) );
			$this->assertSame( $role, $this->get_from_hub( 'POST', "/invitations/$wpdb->insert_id/accept", array(), $who['token'] )['workspace']['role'] );
		}
		$seen = $this->workspace_as( $team, $this->ada );
		$this->assertSame( array( array( 'viewer' ), array() ), array( array_column( $seen['people'], 'role' ), $seen['invitations'] ) );
		$this->assertSame( 1, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_activity WHERE verb = 'joined'" ) );
	}

	public function test_an_invitation_withdrawn_meanwhile_cannot_be_answered(): void {
		global $wpdb;
		$bob         = $this->person( 'Bob' );
		$invitations = "{$wpdb->prefix}templately_invitations";
		foreach ( array( 'accept' => 'SELECT role', 'decline' => 'DELETE' ) as $answer => $begins ) {
			$team     = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
			$id       = $team['invitations'][0]['id'];
			$withdraw = static function ( string $sql ) use ( $wpdb, $invitations, $begins, $id, &$withdraw ): string {
				if ( 1 === preg_match( "/^$begins FROM `?$invitations`? WHERE id = $id/", $sql ) ) {
					remove_filter( 'query', $withdraw );
					$wpdb->query( "DELETE FROM $invitations WHERE id = $id" );
				}
				return $sql;
			};
			add_filter( 'query', $withdraw );
			$this->refused( 404, 'not_found', "/invitations/$id/$answer", $bob );
			$this->assertFalse( has_filter( 'query', $withdraw ), $answer );
			$this->assertSame( array(), $this->workspace_as( $team, $this->ada )['people'] );
		}
	}

	public function test_declining_keeps_other_invitations(): void {
		$bob = $this->person( 'Bob' );
		$this->workspace( $this->ada, 'First', array( 'bob@example.org' ) );
		$second = $this->workspace( $this->ada, 'Second', array( 'bob@example.org' ) )['invitations'][0]['id'];
		$third  = $this->workspace( $this->ada, 'Third', array( 'bob@example.org' ) );
		$this->get_from_hub( 'POST', "/invitations/$second/decline", array(), $bob['token'] );
		$this->assertSame( array( 'Third', 'First' ), array_column( array_column( $this->waiting( $bob ), 'workspace' ), 'title' ) );
		// Likewise after a removal by address.
		$this->get_from_hub( 'PATCH', "/workspaces/{$third['id']}", array( 'remove' => array( 'bob@example.org' ) ), $this->ada['token'] );
		$this->assertSame( array( 'First' ), array_column( array_column( $this->waiting( $bob ), 'workspace' ), 'title' ) );
	}

	public function test_an_unverified_address_accepts_nothing(): void {
		$local = $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'a', 64 ), 'user_id' => 7, 'email' => 'bob@example.org', 'name' => 'Not Bob', 'first_name' => '', 'last_name' => '' ) );
		$team  = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$token = $this->mailed_token();
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/invitations', null, $local['token'] )['invitations'] );
		$this->assertSame( 403, $this->ask( 'POST', "/invitations/{$team['invitations'][0]['id']}/accept", array(), $local['token'] )->status );
		$page = $this->page( $token, 'accept' );
		$this->assertStringContainsString( 'Create account and join', $page->html() );
		$this->assertStringContainsString( 'Are you a WordPress user of this site with that address?', $page->html() );
		$this->assertSame( array(), $this->workspace_as( $team, $this->ada )['people'] );
	}

	public function test_the_emailed_page_accepts_once_on_submit(): void {
		global $wpdb;
		$bob    = $this->person( 'Bob' );
		$team   = $this->workspace( $this->ada, 'Team <i>', array( 'bob@example.org' ) );
		$token  = $this->mailed_token();
		$rows   = function () use ( $wpdb ): string {
			return (string) wp_json_encode( array( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_invitations" ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_members" ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_activity" ) ) );
		};
		$before = $rows();
		for ( $times = 0; $times < 3; $times++ ) {
			$page = $this->page( $token );
			$this->assertSame( 200, $page->status() );
			$this->assertStringContainsString( '<h1>Invitation to “Team &lt;i&gt;”</h1>', $page->html() );
			$this->assertStringContainsString( 'Ada Tester has invited you', $page->html() );
			$this->assertSame( 2, substr_count( $page->html(), '<form method="post"' ) );
		}
		foreach ( array( '', 'nonsense', '1' ) as $answer ) {
			$this->assertStringContainsString( 'Accept the invitation', $this->page( $token, $answer )->html() );
		}
		foreach ( array( '', 'tly_i_', 'tly_i_' . str_repeat( '0', 64 ), substr( $token, 6 ), hash( 'sha256', $token ), strtoupper( $token ), "$token " ) as $wrong ) {
			$this->assertStringContainsString( 'This invitation is no longer valid', $this->page( $wrong, 'accept' )->html(), $wrong );
		}
		$this->assertSame( $before, $rows() );
		$this->assertStringContainsString( 'You have joined the WorkSpace “Team &lt;i&gt;”.', $this->page( $token, 'accept' )->html() );
		$this->assertSame( 'editor', $this->workspace_as( $team, $bob )['role'] );
		$after = $rows();
		foreach ( array( null, 'accept', 'decline' ) as $answer ) {
			$this->assertStringContainsString( 'This invitation is no longer valid', $this->page( $token, $answer )->html() );
		}
		$this->assertSame( $after, $rows() );
	}

	public function test_an_unverified_account_cannot_use_the_link(): void {
		$eve   = $this->person( 'Bob', false );
		$team  = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$token = $this->mailed_token();
		$page  = $this->page( $token, 'accept' );
		$this->assertStringContainsString( 'Create account and join', $page->html() );
		$this->assertStringNotContainsString( 'You have a WordPress user', $page->html() );
		$this->assertStringNotContainsString( 'Accept the invitation', $page->html() );
		$this->assertSame( array( array(), 1 ), array( $this->workspace_as( $team, $this->ada )['people'], count( $this->workspace_as( $team, $this->ada )['invitations'] ) ) );
		$this->ask( 'POST', '/verification-mails', array( 'email' => 'bob@example.org' ) );
		$this->get_from_hub( 'POST', '/accounts', array( 'email' => 'other@example.org' ) + self::form() );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->prefix . 'templately_accounts', array( 'verified_at' => 1 ), array( 'id' => $eve['id'] ) );
		$this->assertStringContainsString( 'You have joined the WorkSpace', $this->page( $token, 'accept' )->html() );
	}

	public function test_anybody_with_the_link_can_decline(): void {
		$team  = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$token = $this->mailed_token();
		$this->assertStringContainsString( 'Invitation declined', $this->page( $token, 'decline' )->html() );
		$this->assertSame( array(), $this->workspace_as( $team, $this->ada )['invitations'] );
		$this->assertStringContainsString( 'This invitation is no longer valid', $this->page( $token, 'accept' )->html() );
	}

	/** Their mails are not sent. */
	public function test_withdrawn_expired_and_orphaned_invitations_are_invalid(): void {
		$bob = $this->person( 'Bob' );
		$this->send_mails();
		$ways = array(
			'withdrawn by id'   => function ( array $team ): void {
				$this->get_from_hub( 'DELETE', "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}", null, $this->ada['token'] );
			},
			'withdrawn by mail' => function ( array $team ): void {
				$this->get_from_hub( 'PATCH', "/workspaces/{$team['id']}", array( 'remove' => array( 'bob@example.org' ) ), $this->ada['token'] );
			},
			'workspace deleted' => function ( array $team ): void {
				$this->get_from_hub( 'DELETE', "/workspaces/{$team['id']}", null, $this->ada['token'] );
			},
			'expired'           => function (): void {
				$this->clock->now += 7 * DAY_IN_SECONDS;
			},
		);
		foreach ( $ways as $name => $end ) {
			$this->clock->now += DAY_IN_SECONDS;
			$team              = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
			$token             = $this->mailed_token();
			$this->clock->now += 7 * DAY_IN_SECONDS - 1;
			$this->assertCount( 1, $this->waiting( $bob ), $name );
			$this->assertStringContainsString( 'Accept the invitation', $this->page( $token )->html(), $name );
			$this->clock->now -= 7 * DAY_IN_SECONDS - 1;
			$end( $team );
			$this->assertSame( array(), $this->waiting( $bob ), $name );
			$this->assertStringContainsString( 'This invitation is no longer valid', $this->page( $token, 'accept' )->html(), $name );
			$this->refused( 404, 'not_found', "/invitations/{$team['invitations'][0]['id']}/accept", $bob );
			if ( 'workspace deleted' !== $name ) {
				$this->assertSame( array( array(), array() ), array( $this->workspace_as( $team, $this->ada )['people'], $this->workspace_as( $team, $this->ada )['invitations'] ), $name );
			}
		}
		$this->mails = array();
		$team        = $this->workspace( $this->ada, 'Team', array( 'nil@example.org' ) );
		$this->get_from_hub( 'DELETE', "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}", null, $this->ada['token'] );
		$this->send_mails();
		$this->assertSame( array(), $this->mails );
		$this->hub->upkeep();
		$this->assertSame( 0, $this->rows_in( 'invitations' ) );
		// Expired before its mail was sent, or with a reused id.
		global $wpdb;
		$this->workspace( $this->ada, 'Late', array( 'nil@example.org' ) );
		$this->clock->now += 7 * DAY_IN_SECONDS;
		$this->send_mails();
		$this->workspace( $this->ada, 'Another', array( 'nil@example.org' ) );
		$this->assertSame( 1, $wpdb->query( "UPDATE {$wpdb->prefix}templately_invitations SET email = 'other@example.org' WHERE expires_at > {$this->clock->now}" ) );
		$this->send_mails();
		$this->assertSame( array(), $this->mails );
	}

	public function test_deletes_expired_invitations_unless_resent_meanwhile(): void {
		global $wpdb;
		$table = "{$wpdb->prefix}templately_invitations";
		$row   = array( 'workspace_id' => 1, 'role' => 2, 'invited_by' => 1, 'created_at' => 1, 'sends' => 1, 'next_hash' => '', 'mail_state' => 0 );
		foreach ( range( 1, 202 ) as $number ) {
			$wpdb->insert( $table, $row + array( 'email' => "p$number@example.org", 'token_hash' => "h$number", 'expires_at' => 202 === $number ? $this->clock->now() + 1 : $this->clock->now() - $number ) );
		}
		$again = static function ( string $sql ) use ( $wpdb, $table, &$again ): string {
			if ( 1 === preg_match( "/^DELETE FROM `?$table`? WHERE id IN/", $sql ) ) {
				remove_filter( 'query', $again );
				$wpdb->query( "UPDATE $table SET expires_at = expires_at + 1000 WHERE email = 'p7@example.org'" );
			}
			return $sql;
		};
		add_filter( 'query', $again );
		$this->hub->upkeep();
		$this->assertSame( array( 'p7@example.org', 'p202@example.org' ), $wpdb->get_col( "SELECT email FROM $table ORDER BY id" ) );
	}

	/** The new mail invalidates the earlier link and renews the seven days. */
	public function test_resends_after_ten_minutes_up_to_three_times(): void {
		$this->person( 'Bob' );
		$team              = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$path              = "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}/resend";
		$first             = $this->mailed_token();
		$this->clock->now += 599;
		$early             = $this->refused( 429, 'too_many_tries', $path, $this->ada );
		$this->assertSame( 'An invitation for bob@example.org was sent a moment ago. Wait 10 minutes before you send another one.', $early['message'] );
		++$this->clock->now;
		$again = $this->get_from_hub( 'POST', $path, array(), $this->ada['token'] )['workspace']['invitations'][0];
		$this->assertSame( array( '2027-01-15T08:00:00+00:00', '2027-01-22T08:10:00+00:00' ), array( $again['invited_at'], $again['expires_at'] ) );
		// The earlier link stays valid until the next mail is written.
		$this->assertStringContainsString( 'Accept the invitation', $this->page( $first )->html() );
		$second = $this->mailed_token();
		$this->assertStringContainsString( 'no longer valid', $this->page( $first )->html() );
		$this->assertStringContainsString( 'Accept the invitation', $this->page( $second )->html() );
		for ( $times = 2; $times <= 3; $times++ ) {
			$this->clock->now += DAY_IN_SECONDS;
			$this->get_from_hub( 'POST', $path, array(), $this->ada['token'] );
		}
		$this->clock->now += DAY_IN_SECONDS;
		$this->refused( 422, 'sent_often', $path, $this->ada );
		$this->refused( 404, 'not_found', "/workspaces/{$team['id']}/invitations/99999/resend", $this->ada );
	}

	/** Reports the limit only if all mails were the owner's own. */
	public function test_sends_no_more_than_three_mails_a_day_to_an_address(): void {
		foreach ( array( 'Bob', 'Cy' ) as $name ) {
			$this->person( $name );
		}
		$this->send_mails();
		$this->mails = array();
		$team        = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$path        = "/workspaces/{$team['id']}/invitations/{$team['invitations'][0]['id']}/resend";
		$this->send_mails();
		for ( $mails = 2; $mails <= 3; $mails++ ) {
			$this->clock->now += HOUR_IN_SECONDS;
			$this->get_from_hub( 'POST', $path, array(), $this->ada['token'] );
			$this->send_mails();
			$this->assertCount( $mails, $this->mails );
		}
		$last              = $this->mailed_token();
		$before            = $this->workspace_as( $team, $this->ada )['invitations'];
		$this->clock->now += 22 * HOUR_IN_SECONDS - 1;
		$this->assertSame( 'We have sent this invitation to bob@example.org 3 times today, which is the daily limit. The link in the last email is still valid. Send it again tomorrow.', $this->refused( 429, 'too_many_tries', $path, $this->ada )['message'] );
		$this->send_mails();
		$this->assertSame( array( 3, $before ), array( count( $this->mails ), $this->workspace_as( $team, $this->ada )['invitations'] ) );
		$this->assertStringContainsString( 'Accept the invitation', $this->page( $last )->html() );
		++$this->clock->now;
		$this->get_from_hub( 'POST', $path, array(), $this->ada['token'] );
		$next = $this->mailed_token();
		$this->assertCount( 4, $this->mails );
		$this->assertStringContainsString( 'no longer valid', $this->page( $last )->html() );
		$this->assertStringContainsString( 'Accept the invitation', $this->page( $next )->html() );

		$mine  = $this->workspace( $this->ada, 'Mine', array( 'cy@example.org' ) );
		$first = $this->mailed_token();
		foreach ( array( 'Dora', 'Eli' ) as $name ) {
			$this->workspace( $this->person( $name ), "Of $name", array( 'cy@example.org' ) );
		}
		$this->send_mails();
		$count             = count( $this->mails );
		$this->clock->now += HOUR_IN_SECONDS;
		$this->assertSame( gmdate( 'c', $this->clock->now + 7 * DAY_IN_SECONDS ), $this->get_from_hub( 'POST', "/workspaces/{$mine['id']}/invitations/{$mine['invitations'][0]['id']}/resend", array(), $this->ada['token'] )['workspace']['invitations'][0]['expires_at'] );
		$this->send_mails();
		$this->assertCount( $count, $this->mails );
		$this->assertStringContainsString( 'Accept the invitation', $this->page( $first )->html() );
	}

	/**
	 * An expired one cannot be resent.
	 * @group S14
	 */
	public function test_an_invitation_belongs_to_its_workspace(): void {
		global $wpdb;
		$cy    = $this->person( 'Cy' );
		$team  = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$id    = $team['invitations'][0]['id'];
		$other = $this->workspace( $this->ada, 'Other' );
		$his   = $this->workspace( $cy, 'His' );
		$this->send_mails();
		$this->mails       = array();
		$this->clock->now += HOUR_IN_SECONDS;
		foreach ( array( array( $other, $this->ada ), array( $his, $cy ) ) as list( $workspace, $who ) ) {
			$this->refused( 404, 'not_found', "/workspaces/{$workspace['id']}/invitations/$id/resend", $who );
			$this->assertSame( 404, $this->ask( 'DELETE', "/workspaces/{$workspace['id']}/invitations/$id", null, $who['token'] )->status );
		}
		$this->assertSame( array_column( $team['invitations'], 'expires_at' ), array_column( $this->workspace_as( $team, $this->ada )['invitations'], 'expires_at' ) );
		$this->clock->now += 7 * DAY_IN_SECONDS;
		$this->refused( 404, 'not_found', "/workspaces/{$team['id']}/invitations/$id/resend", $this->ada );
		$this->send_mails();
		$this->assertSame( array( array(), '1' ), array( $this->mails, $wpdb->get_var( "SELECT sends FROM {$wpdb->prefix}templately_invitations WHERE id = $id" ) ) );
	}

	public function test_withdrawing_does_not_reset_limits(): void {
		$team = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$path = "/workspaces/{$team['id']}";
		$this->get_from_hub( 'PATCH', $path, array( 'remove' => array( 'bob@example.org' ) ), $this->ada['token'] );
		$answer = $this->ask( 'PATCH', $path, array( 'share_with' => array( 'cy@example.org', 'bob@example.org' ) ), $this->ada['token'] );
		$this->assertSame( array( 429, 'too_many_tries' ), array( $answer->status, $answer->body['code'] ) );
		$this->assertSame( array(), $this->workspace_as( $team, $this->ada )['invitations'] );
		$this->clock->now += 600;
		$this->assertSame( array( 'bob@example.org' ), array_column( $this->invite( $team, 'bob@example.org' )['invitations'], 'email' ) );
	}

	public function test_inviting_members_or_invited_addresses_changes_nothing(): void {
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $this->ada, 'Team', array( 'cy@example.org' ) );
		$this->add_members( $team, $this->ada, array( 'viewer' => $bob ) );
		$this->send_mails();
		$before            = $this->workspace_as( $team, $this->ada )['invitations'];
		$this->mails       = array();
		$this->clock->now += HOUR_IN_SECONDS;
		$now               = $this->get_from_hub( 'PATCH', "/workspaces/{$team['id']}", array( 'share_with' => array( 'BOB@example.org', 'Cy@example.org', 'ada@example.org' ) ), $this->ada['token'] )['workspace'];
		$this->send_mails();
		$this->assertSame( array(), $this->mails );
		$this->assertSame( array( array( 'viewer' ), $before ), array( array_column( $now['people'], 'role' ), $now['invitations'] ) );
	}

	/** Fifty a day from a person, all of a request or none; three a day to an address, silently. */
	public function test_limits_mails_per_person_and_address(): void {
		$emails = static function ( string $name, int $many ): array {
			return array_map(
				static function ( int $number ) use ( $name ): string {
					return "$name$number@example.org";
				},
				range( 1, $many )
			);
		};
		$this->workspace( $this->ada, 'One', $emails( 'a', 49 ) );
		$two    = $this->workspace( $this->ada, 'Two' );
		$answer = $this->ask( 'PATCH', "/workspaces/{$two['id']}", array( 'share_with' => $emails( 'b', 2 ) ), $this->ada['token'] );
		$this->assertSame( array( 429, 'too_many_invitations', 'You can send 50 invitations a day. No invitations were sent. Try again tomorrow or with fewer people.' ), array( $answer->status, $answer->body['code'], $answer->body['message'] ) );
		$this->assertSame( 49, $this->rows_in( 'invitations' ) );
		$this->invite( $two, 'b1@example.org' );
		$this->assertSame( 429, $this->ask( 'PATCH', "/workspaces/{$two['id']}", array( 'share_with' => array( 'b2@example.org' ) ), $this->ada['token'] )->status );
		$this->clock->now += DAY_IN_SECONDS;
		$this->invite( $two, 'b2@example.org' );

		$this->send_mails();
		$this->mails = array();
		foreach ( array( 'Bob', 'Cy', 'Dora', 'Eli', 'Fay' ) as $name ) {
			$team = $this->workspace( $this->person( $name ), "Of $name", array( 'target@example.org' ) );
			$this->assertCount( 1, $team['invitations'] );
			$this->send_mails();
		}
		$this->assertCount( 3, array_keys( array_column( $this->mails, 'to' ), 'target@example.org', true ) );
		$target = $this->person( 'Target' );
		$this->assertCount( 5, $this->waiting( $target ), 'All of them wait in the account.' );
	}

	public function test_limits_members_and_invitations_to_a_hundred(): void {
		global $wpdb;
		$bob  = $this->person( 'Bob' );
		$team = $this->workspace( $this->ada );
		$this->add_members( $team, $this->ada, array( $bob ) );
		$rows = array();
		for ( $number = 1; $number <= 98; $number++ ) {
			$rows[] = "({$team['id']}, 'p$number@example.org', 2, '" . hash( 'sha256', "$number" ) . "', 1, 1, {$this->clock->now} + 5, 1, '', 0)";
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_invitations (workspace_id, email, role, token_hash, invited_by, created_at, expires_at, sends, next_hash, mail_state) VALUES " . implode( ',', $rows ) );
		$answer = $this->ask( 'PATCH', "/workspaces/{$team['id']}", array( 'share_with' => array( 'x@example.org', 'y@example.org' ) ), $this->ada['token'] );
		$this->assertSame( array( 422, 'too_many_people' ), array( $answer->status, $answer->body['code'] ) );
		$this->assertCount( 99, $this->invite( $team, 'x@example.org' )['invitations'] );
		// An expired invitation does not count.
		$this->clock->now += 5;
		$this->assertSame( array( 'x@example.org', 'y@example.org' ), array_column( $this->invite( $team, 'y@example.org' )['invitations'], 'email' ) );
	}

	/**
	 * @param array<string, mixed> $workspace Workspace of Ada.
	 * @return array<string, mixed>
	 */
	private function invite( array $workspace, string $email ): array {
		return $this->get_from_hub( 'PATCH', "/workspaces/{$workspace['id']}", array( 'share_with' => array( $email ) ), $this->ada['token'] )['workspace'];
	}

	/**
	 * @param array<string, mixed> $who Person.
	 * @return list<array<string, mixed>> Pending invitations.
	 */
	private function waiting( array $who ): array {
		return $this->get_from_hub( 'GET', '/invitations', null, $who['token'] )['invitations'];
	}

	/** @param string|null $answer What its form sends; null where it is only opened. */
	private function page( string $token, ?string $answer = null ): Templately\Hub\Pages\Html_Page {
		return null === $answer ? $this->hub->email_link_pages()->page( 'invitation', $token, '', null ) : $this->hub->email_link_pages()->page( 'invitation', '', '', compact( 'token', 'answer' ) );
	}

	/**
	 * @param array<string, mixed> $who Person.
	 * @return array<string, mixed> The body.
	 */
	private function refused( int $status, string $code, string $path, array $who ): array {
		$answer = $this->ask( 'POST', $path, array(), $who['token'] );
		$this->assertSame( array( $status, $code ), array( $answer->status, $answer->body['code'] ?? '' ), "$path " . wp_json_encode( $answer->body ) );
		return $answer->body;
	}

	private function rows_in( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_$table" );
	}
}
