<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;

/**
 * WordPress's own privacy tools.
 */
final class Privacy_Test extends Test_Case {

	use Asks_Hub;

	/** An account is exported without anything secret, and erased with all that is its own. */
	public function test_export_and_erase(): void {
		$this->open_hub();
		$id      = $this->hub->publisher()->publish_designs( array( self::design_of( 'sections', 'taken' ) ) )[0];
		$token   = $this->verified_token();
		$account = $this->get_from_hub( 'GET', '/account', null, $token );
		$this->get_from_hub( 'POST', "/items/$id/downloads", array(), $token );
		$other = $this->verified_token();
		$this->get_from_hub( 'POST', '/items/' . $this->hub->publisher()->publish_designs( array( self::design_of( 'sections', 'of-others' ) ) )[0] . '/downloads', array(), $other );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['templately']['callback']; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		$values = wp_list_pluck( $export( $account['email'], 1 )['data'][0]['data'], 'value' );
		$this->assertSame( array( 'Ada Lovelace', $account['email'], '2027-01-15T08:00:00+00:00', 'free', 'Taken, 2027-01-15T08:00:00+00:00' ), $values );
		$this->assertSame( array(), $export( 'nobody@example.org', 1 )['data'] );
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['templately']['callback']; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		$this->assertTrue( $erase( strtoupper( $account['email'] ), 1 )['items_removed'] );
		$this->assertFalse( $erase( $account['email'], 1 )['items_removed'] );
		$this->assertSame( array( 401, 200 ), array( $this->ask( 'GET', '/account', null, $token )->status, $this->ask( 'GET', '/account', null, $other )->status ) );
		$rows = $this->rows_of_hub();
		$this->assertSame( array( 1, 1 ), array( $rows['accounts'], $rows['downloads'] ) );
	}

	/** What waits to be sent to an address goes with it: of an account, and of somebody who has none; nobody else's. */
	public function test_waiting_mails_are_erased(): void {
		global $wpdb;
		$this->open_hub();
		$this->sign_up();
		$this->sign_up( array( 'email' => 'grace@example.org' ) );
		$this->ask( 'POST', '/password-resets', array( 'email' => 'nobody@example.org' ) );
		$this->send_mails();
		$this->mails = array();
		foreach ( array( 'ada', 'grace', 'nobody' ) as $name ) {
			$this->ask( 'POST', '/password-resets', array( 'email' => "$name@example.org" ) );
		}
		$erase = $this->hub->privacy()->eraser()['callback'];
		$this->assertTrue( $erase( 'ADA@example.org', 1 )['items_removed'] );
		$this->assertTrue( $erase( 'Nobody@example.org', 1 )['items_removed'], 'There was a mail.' );
		$this->assertFalse( $erase( 'nobody@example.org', 1 )['items_removed'] );
		$this->assertSame( array( 'grace@example.org' ), $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}templately_mails" ) );
		$this->send_mails();
		$this->assertSame( array( 'grace@example.org' ), array_column( $this->mails, 'to' ) );
	}

	/** Removing a WordPress user keeps their account (decision E01). */
	public function test_an_account_outlives_its_wordpress_user(): void {
		$this->open_hub();
		$id   = (int) wp_insert_user(
			array(
				'user_login' => 'grace',
				'user_pass'  => wp_generate_password(),
				'user_email' => 'grace@example.org',
			)
		);
		$user = array(
			'subject' => str_repeat( 'c', 64 ),
			'email'   => 'grace@example.org',
			'name'    => 'Grace',
		);
		$made = $this->get_from_hub( 'POST', '/sessions/local', $user )['account'];
		wp_delete_user( $id );
		$this->assertSame( $made['id'], $this->get_from_hub( 'POST', '/sessions/local', $user )['account']['id'] );
		// A reused id is another person: their subject differs, and the address alone opens nothing.
		$this->assertNotSame( $made['id'], $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'd', 64 ) ) + $user )['account']['id'] );
	}
}
