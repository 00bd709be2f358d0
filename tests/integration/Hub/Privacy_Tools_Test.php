<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

// phpcs:disable WordPress.DB -- names of tables.

final class Privacy_Tools_Test extends Test_Case {

	use Asks_Hub;
	use Uses_Cloud;

	public function test_exports_an_account_without_secrets_and_erases_it(): void {
		$this->open_hub();
		$id      = $this->a_block( 'taken' )->published();
		$token   = $this->verified_token();
		$account = $this->get_from_hub( 'GET', '/account', null, $token );
		$this->get_from_hub( 'POST', "/items/$id/downloads", array(), $token );
		$other = $this->verified_token();
		$this->get_from_hub( 'POST', '/items/' . $this->a_block( 'of-others' )->published() . '/downloads', array(), $other );
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

	/** Files and copies of others stay. */
	public function test_exports_and_erases_files_in_all_locations(): void {
		global $wpdb;
		$this->open_hub();
		$ada       = $this->verified_token();
		$grace     = $this->verified_token();
		$workspace = $this->make_workspace( $grace, array( $ada => 2 ) );
		$image     = self::image( 3 );
		$this->upload_image( $ada, $image );
		$this->upload_image( $ada, self::image( 4 ) );
		$shared = $this->push( $ada, array( 'name' => 'Shared', 'workspace_id' => $workspace, 'media' => array( self::medium( $image ) ) ) )['id'];
		$thrown = $this->push( $ada, array( 'name' => 'Thrown away', 'content' => 'Her own' ) )['id'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $thrown ) ), $ada );
		$copy   = $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array( $shared ), 'workspace_id' => 0 ), $grace )['files'][0]['id'];
		$email  = $this->get_from_hub( 'GET', '/account', null, $ada )['email'];
		$values = array();
		foreach ( ( $this->hub->privacy_tools()->exporter()['callback'] )( $email, 1 )['data'][0]['data'] as $said ) {
			$values[ $said['name'] ][] = $said['value'];
		}
		$this->assertSame( array( 'Shared, gutenberg, page, 2027-01-15T08:00:00+00:00', 'Thrown away, gutenberg, page, 2027-01-15T08:00:00+00:00' ), $values['Cloud file'] );
		$erase = $this->hub->privacy_tools()->eraser()['callback'];
		$this->assertSame( array( true, true ), array_values( array_intersect_key( $erase( $email, 1 ), array( 'items_removed' => 1, 'done' => 1 ) ) ) );
		$this->assertSame( array( (string) $copy ), $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}templately_cloud_files" ) );
		$this->assertSame( array( '0', '1' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_claims" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_usage" ) ) );
		$this->assertSame( $image, $this->read_bytes( "/files/$copy/media/" . hash( 'sha256', $image ), $grace )->body );
		$this->assert_consistent();
	}

	/** Nobody can sign in in between. */
	public function test_erases_a_large_cloud_in_several_calls(): void {
		global $wpdb;
		$this->open_hub();
		$token = $this->verified_token( 'pro' );
		$email = $this->get_from_hub( 'GET', '/account', null, $token )['email'];
		$first = $this->push( $token )['id'];
		$table = "{$wpdb->prefix}templately_cloud_files";
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_cloud_usage SET files = 601" );
		$row = $wpdb->get_row( "SELECT * FROM $table", ARRAY_A );
		for ( $number = 1; $number <= 600; $number++ ) {
			$wpdb->insert( $table, array( 'id' => $first + $number ) + $row );
		}
		$erase = $this->hub->privacy_tools()->eraser()['callback'];
		$said  = array();
		for ( $page = 1; $page <= 2; $page++ ) {
			$said[] = $erase( $email, $page )['done'];
			$this->assertSame( 401, $this->ask( 'GET', '/files', null, $token )->status );
		}
		$this->assertSame( array( false, true ), $said );
		$this->assertSame( array( '0', '0' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM $table" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_usage" ) ) );
	}

	public function test_erases_files_that_an_earlier_session_adds_meanwhile(): void {
		global $wpdb;
		$this->open_hub();
		$token = $this->verified_token();
		$other = $this->verified_token();
		$email = $this->get_from_hub( 'GET', '/account', null, $token )['email'];
		$mine  = $this->push( $token )['id'];
		$left  = $this->push( $other )['id'];
		$table = "{$wpdb->prefix}templately_cloud_files";
		$row   = $wpdb->get_row( "SELECT * FROM $table WHERE id = $mine", ARRAY_A );
		$late  = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( $wpdb, $table, $row, $left, &$late ): string {
				if ( array() === $late && 1 === preg_match( '/^\s*DELETE FROM \S*templately_accounts/', $sql ) ) {
					$late = array( $left + 1, $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE owner_id = {$row['owner_id']}" ) );
					$wpdb->insert( $table, array( 'id' => $left + 1 ) + $row );
				}
				return $sql;
			}
		);
		$this->assertTrue( ( $this->hub->privacy_tools()->eraser()['callback'] )( $email, 1 )['done'] );
		$this->assertSame( array( $left + 1, '0' ), $late );
		$this->assertSame( array( (string) $left ), $wpdb->get_col( "SELECT id FROM $table" ) );
	}

	public function test_exports_invitations_in_any_spelling_of_the_address(): void {
		$this->open_hub();
		$token = $this->verified_token();
		$this->get_from_hub( 'POST', '/workspaces', array( 'title' => 'Orchard', 'share_with' => array( 'grace@example.org', 'ines@example.org' ) ), $token );
		$said = ( $this->hub->privacy_tools()->exporter()['callback'] )( 'Grace@Example.org', 1 )['data'];
		$this->assertSame( array( array( 'Orchard, 2027-01-15T08:00:00+00:00' ) ), array_map( static fn( array $group ): array => array_column( $group['data'], 'value' ), $said ) );
		$this->assertSame( array(), ( $this->hub->privacy_tools()->exporter()['callback'] )( 'ada2@example.org', 1 )['data'] );
	}

	public function test_erases_queued_mails_of_the_address_only(): void {
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
		$erase = $this->hub->privacy_tools()->eraser()['callback'];
		$this->assertTrue( $erase( 'ADA@example.org', 1 )['items_removed'] );
		$this->assertTrue( $erase( 'Nobody@example.org', 1 )['items_removed'], 'There was a mail.' );
		$this->assertFalse( $erase( 'nobody@example.org', 1 )['items_removed'] );
		$this->assertSame( array( 'grace@example.org' ), $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}templately_mails" ) );
		$this->send_mails();
		$this->assertSame( array( 'grace@example.org' ), array_column( $this->mails, 'to' ) );
	}

	public function test_erases_accounts_with_the_unverified_address(): void {
		$this->open_hub();
		foreach ( array( 'c' => 'grace@example.org', 'd' => 'ines@example.org' ) as $letter => $email ) {
			$this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( $letter, 64 ), 'email' => $email, 'name' => 'Somebody' ) );
		}
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['templately']['callback']; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		$this->assertTrue( $erase( 'Grace@example.org', 1 )['items_removed'] );
		$this->assertSame( 1, $this->rows_of_hub()['accounts'] );
		$this->assertFalse( $erase( 'grace@example.org', 1 )['items_removed'] );
	}

	/** Decision E01. */
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
		// A new user with the same id has another subject, and the address alone grants no access.
		$this->assertNotSame( $made['id'], $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'd', 64 ) ) + $user )['account']['id'] );
	}
}
