<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;

/** @group S5 */
final class Access_Tokens_Test extends Test_Case {

	use Calls_Rest;

	public function test_returns_a_saved_token_and_stores_it_encrypted(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$tokens->save( $user, 'canary-token' );
		$this->assertSame( 'canary-token', $tokens->token( $user ) );
		$this->assertSame( '', $tokens->token( $other ) );
		$this->assertStringNotContainsString( 'canary', (string) wp_json_encode( get_user_meta( $user ) ) );
	}

	public function test_refuses_a_token_with_a_flipped_bit(): void {
		$user   = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$tokens->save( $user, 'canary-token' );
		$key    = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account';
		$stored = (string) base64_decode( (string) get_user_meta( $user, $key, true ), true );
		$bits   = 8 * strlen( $stored );
		for ( $bit = 0; $bit < $bits; $bit++ ) {
			$flipped              = $stored;
			$flipped[ $bit >> 3 ] = chr( ord( $flipped[ $bit >> 3 ] ) ^ ( 1 << ( $bit & 7 ) ) );
			update_user_meta( $user, $key, base64_encode( $flipped ) );
			$this->assertSame( '', $tokens->token( $user ), "bit $bit" );
		}
	}

	/** Several base64 texts decode to the same bytes; only one is accepted. */
	public function test_encrypts_with_a_new_nonce_and_accepts_canonical_base64_only(): void {
		$user   = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$key    = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account';
		$tokens->save( $user, 'canary-token' );
		$stored = (string) get_user_meta( $user, $key, true );
		$tokens->save( $user, 'canary-token' );
		$this->assertNotSame( $stored, get_user_meta( $user, $key, true ) );
		update_user_meta( $user, $key, $stored );
		$this->assertSame( 'canary-token', $tokens->token( $user ) );
		$this->assertStringEndsWith( '==', $stored );
		$last   = substr( $stored, -3, 1 );
		$others = array( ' ' . $stored, substr_replace( $stored, "\n", 20, 0 ), rtrim( $stored, '=' ), strtr( $stored, '+/', '-_' ) . ' ', substr( $stored, 0, -3 ) . chr( ord( $last ) + 1 ) . '==', '', 'x', base64_encode( str_repeat( 'x', 24 ) ) );
		foreach ( $others as $other ) {
			update_user_meta( $user, $key, $other );
			$this->assertSame( '', $tokens->token( $user ), $other );
		}
	}

	/** The shared token is read only when needed. */
	public function test_the_key_depends_on_the_auth_salts_only(): void {
		$changed = '';
		add_filter(
			'salt',
			static function ( string $salt, string $scheme ) use ( &$changed ): string {
				return $scheme === $changed ? "another $salt" : $salt;
			},
			10,
			2
		);
		$user   = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$tokens->save( $user, 'own' );
		$tokens->save_shared( 'shared' );
		foreach ( array( 'nonce' => 'ownshared', 'secure_auth' => 'ownshared', 'auth' => '', '' => 'ownshared' ) as $changed => $expected ) {
			$this->assertSame( $expected, $tokens->get_own( $user ) . $tokens->get_shared(), $changed );
		}
		$this->assertArrayNotHasKey( 'templately_global_account', wp_load_alloptions( true ) );
		// Another site of the network has its own.
		global $wpdb;
		update_user_meta( $user, "{$wpdb->base_prefix}2_templately_account", 'of another site' );
		Access_Tokens::delete_all();
		$this->assertSame( array( '', 'of another site' ), array( $tokens->get_own( $user ), get_user_meta( $user, "{$wpdb->base_prefix}2_templately_account", true ) ) );
	}

	public function test_a_token_is_bound_to_its_user(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'administrator' );
		$tokens = new Access_Tokens();
		$tokens->save( $user, 'canary-token' );
		$key = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account';
		update_user_meta( $other, $key, get_user_meta( $user, $key, true ) );
		$this->assertSame( '', $tokens->token( $other ) );
	}

	public function test_each_hub_has_its_own_tokens(): void {
		$user = $this->act_as( 'author' );
		$hubs = array( '' => new Access_Tokens(), 'a' => new Access_Tokens( 'https://a.example' ), 'b' => new Access_Tokens( 'https://b.example' ) );
		foreach ( $hubs as $name => $tokens ) {
			$tokens->save( $user, "own-$name" );
			$tokens->save_shared( "shared-$name" );
		}
		foreach ( $hubs as $name => $tokens ) {
			$this->assertSame( array( "own-$name", "shared-$name" ), array( $tokens->get_own( $user ), $tokens->get_shared() ) );
		}
		// Not even if it is in the other user's row.
		$prefix = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account_';
		update_user_meta( $user, $prefix . substr( hash( 'sha256', 'https://b.example' ), 0, 16 ), get_user_meta( $user, $prefix . substr( hash( 'sha256', 'https://a.example' ), 0, 16 ), true ) );
		$this->assertSame( array( 'own-a', '' ), array( $hubs['a']->get_own( $user ), $hubs['b']->get_own( $user ) ) );

		$hubs['a']->delete_all_of_hub();
		$this->assertSame( array( '', '', 'own-', 'shared-b' ), array( $hubs['a']->get_own( $user ), $hubs['a']->get_shared(), $hubs['']->get_own( $user ), $hubs['b']->get_shared() ) );
		Access_Tokens::delete_all();
		$this->assertSame( array(), preg_grep( '/templately_account/', array_keys( get_user_meta( $user ) ) ) );
		$this->assertSame( '', $hubs['']->get_shared() . $hubs['b']->get_shared() );
	}

	/** A move to https keeps the sign-in. */
	public function test_a_copy_of_the_site_is_signed_out(): void {
		$user   = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$home   = 'http://shop.example/site';
		// Also if wp-config.php defines it.
		add_filter(
			'option_home',
			static function () use ( &$home ): string {
				return $home;
			},
			99
		);
		$tokens->save( $user, 'own' );
		$tokens->save_shared( 'shared' );
		foreach ( array( 'https://shop.example/site' => 'ownshared', 'http://staging.shop.example/site' => '', 'http://shop.example' => '', 'http://shop.example/site/' => 'ownshared' ) as $home => $expected ) {
			$this->assertSame( $expected, $tokens->get_own( $user ) . $tokens->get_shared(), $home );
		}
	}

	/** @group ACC-007 */
	public function test_own_account_takes_precedence_over_the_shared_one(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$tokens->save_shared( 'shared' );
		$tokens->save( $user, 'own' );
		$this->assertTrue( $tokens->is_shared() );
		$this->assertSame( 'own', $tokens->token( $user ) );
		$this->assertSame( 'shared', $tokens->token( $other ) );
		$tokens->delete_all_of_hub();
		$this->assertSame( '', $tokens->token( $user ) . $tokens->token( $other ) );
	}
}
