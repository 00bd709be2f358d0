<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Accounts\Token_Store;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Failure;
use Templately\Tests\Hub\Asks_Hub;

/** @group S18 */
final class Account_Store_Test extends Test_Case {

	use Asks_Hub;

	/** @var array<string, int|string> What the site says of a WordPress user. */
	private const USER = array(
		'subject'    => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
		'email'      => 'grace@example.org',
		'name'       => 'Grace H.',
		'first_name' => 'Grace',
		'last_name'  => 'Hopper',
		'user_id'    => 7,
	);

	private function store(): Account_Store {
		$database = new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
		return new Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' );
	}

	private function tokens(): Token_Store {
		return new Token_Store( new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $this->clock, $this->store() );
	}

	/** @group ACC-001 */
	public function test_a_user_has_one_free_account(): void {
		$this->open_hub();
		$this->sign_up();
		$this->assertNull( $this->store()->by_subject( '' ) );
		$first  = $this->store()->create_local( 'a user', 'Grace@example.org', array() );
		$second = $this->store()->create_local( 'a user', 'other@example.org', array() );
		$this->assertSame( array( $first->id(), 'grace@example.org' ), array( $second->id(), $second->email() ) );
		$own = $this->store()->by_email( 'ada@example.org' );
		$this->assertNotNull( $own );
		$this->assertSame( array( 'free', 'free' ), array( $own->to_array()['plan'], $first->to_array()['plan'] ) );
		$this->assertSame( 2, $this->rows_of_hub()['accounts'] );
	}

	public function test_linking_an_account_unlinks_the_former_one(): void {
		$this->open_hub();
		$had = $this->get_from_hub( 'POST', '/sessions/local', self::USER )['account']['id'];
		$own = $this->sign_up_and_verify()['account']['id'];
		$this->assertGreaterThan( $had, $own );
		$link = array_intersect_key( self::USER, array_flip( array( 'subject', 'user_id' ) ) ) + array( 'email' => 'ada@example.org', 'password' => self::form()['password'] );
		$this->assertSame( $own, $this->get_from_hub( 'POST', '/sessions/local/link', $link )['account']['id'] );
		$this->assertSame( $own, $this->get_from_hub( 'POST', '/sessions/local', self::USER )['account']['id'] );
		$this->assertFalse( $this->store()->find( $had )->can_insert(), 'It is no WordPress user’s any more.' );
	}

	public function test_uses_the_better_of_the_own_and_the_given_plan(): void {
		global $wpdb;
		$this->open_hub();
		$token                    = $this->get_from_hub( 'POST', '/sessions/local', self::USER )['token'];
		$other                    = $this->sign_up()['token'];
		$plan                     = function ( string $of ): string {
			return $this->get_from_hub( 'GET', '/account', null, $of )['plan'];
		};
		$this->users->plans['0 '] = 'pro';
		$this->assertSame( 'free', $plan( $other ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = 'starter_yearly'" );
		$name = '7 ' . self::USER['subject'];
		foreach ( array( 'free' => 'starter_yearly', 'pro' => 'pro' ) as $given => $expected ) {
			$this->users->plans[ $name ] = $given;
			$this->assertSame( $expected, $plan( $token ), $given );
		}
	}

	/** API keys have no lifetime. */
	public function test_tokens_end_with_their_account_parent_or_lifetime(): void {
		global $wpdb;
		$this->open_hub();
		$id     = $this->sign_up()['account']['id'];
		$tokens = $this->tokens();
		$rows   = function (): int {
			return $this->rows_of_hub()['tokens'];
		};
		$this->assertSame( 1, $rows() );
		$tokens->create( $id, Token_Store::RESET );
		$tokens->create( $id, Token_Store::API_KEY );
		$this->clock->now += HOUR_IN_SECONDS;
		$tokens->create( $id, Token_Store::LINK );
		$this->assertSame( 3, $rows(), 'The session, the key, the new one.' );
		$tokens->revoke( 0 );
		$this->assertSame( 3, $rows() );

		$link    = $tokens->create( $id, Token_Store::LINK );
		$between = static function ( string $sql ) use ( $wpdb, &$between ): string {
			if ( 1 === preg_match( '/^DELETE FROM \S*templately_tokens/', $sql ) ) {
				remove_filter( 'query', $between );
				$wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- the statement itself.
			}
			return $sql;
		};
		add_filter( 'query', $between );
		$this->assertNull( $tokens->consume( $link, Token_Store::LINK ), 'Another request has used it.' );

		$other = $this->sign_up( array( 'email' => 'other@example.org' ) );
		$this->store()->remove( $id );
		$this->assertSame( 1, $rows() );
		$this->assertSame( 200, $this->ask( 'GET', '/account', null, $other['token'] )->status );
	}

	public function test_removing_an_account_removes_its_data_only(): void {
		global $wpdb;
		$this->open_hub();
		$ada    = $this->sign_up()['account']['id'];
		$grace  = $this->sign_up( array( 'email' => 'grace@example.org' ) )['account']['id'];
		$tables = array(
			'downloads'   => array( 'item_id' => 1, 'downloaded_at' => 1 ),
			'answers'     => array( 'request_hash' => str_repeat( 'b', 64 ), 'status' => 200, 'body' => '{"email":"ada@example.org"}', 'answered_at' => 1 ),
			'claims'      => array( 'sha256' => str_repeat( 'c', 64 ), 'claimed_at' => 1 ),
			'cloud_usage' => array( 'files' => 1, 'bytes' => 2 ),
		);
		foreach ( $tables as $table => $row ) {
			foreach ( array( $ada, $grace ) as $id ) {
				$key = 'answers' === $table ? array( 'key_hash' => hash( 'sha256', (string) $id ) ) : array();
				$this->assertSame( 1, $wpdb->insert( "{$wpdb->prefix}templately_$table", array( 'account_id' => $id ) + $key + $row ) );
			}
		}
		$this->hub->privacy_tools()->erase( 'ada@example.org' );
		foreach ( array_merge( array_keys( $tables ), array( 'tokens' ) ) as $table ) {
			$this->assertSame( array( (string) $grace ), $wpdb->get_col( "SELECT account_id FROM {$wpdb->prefix}templately_$table" ), $table ); // phpcs:ignore WordPress.DB -- names of the tests.
		}
	}

	public function test_handing_over_keeps_one_way_to_sign_in(): void {
		global $wpdb;
		$this->open_hub();
		$ways = array(
			array( 'a hash', '' ),
			array( '', 'another user' ),
		);
		foreach ( $ways as $number => list( $password, $subject ) ) {
			$id = $this->store()->create_local( "user $number", "grace-$number@example.org", array( 'user_id' => 7, 'password' => 'an older hash' ) )->id();
			$this->tokens()->create( $id, Token_Store::API_KEY );
			$this->tokens()->create( $id, Token_Store::SESSION );
			$this->store()->reset_credentials( $id, $password, $subject );
			$this->assertSame(
				array( 'password' => $password, 'subject' => $subject, 'user_id' => '0', 'is_local' => '0' ),
				$wpdb->get_row( $wpdb->prepare( "SELECT password, subject, user_id, is_local FROM {$wpdb->prefix}templately_accounts WHERE id = %d", $id ), ARRAY_A )
			);
			$this->assertSame( 0, $this->rows_of_hub()['tokens'] );
		}
	}

	public function test_an_anonymous_actor_has_no_account(): void {
		$this->open_hub();
		$this->expectException( Failure::class );
		$this->hub->accounts()->account_of( Actor::anonymous() );
	}
}
