<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;

/**
 * The hub's tokens of this site.
 *
 * @group S5
 */
final class Access_Tokens_Test extends Test_Case {

	use Calls_Rest;

	/** A token comes back for whom it was kept, and lies encrypted. */
	public function test_a_token_comes_back(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$tokens->save( $user, 'canary-token' );
		$this->assertSame( 'canary-token', $tokens->token( $user ) );
		$this->assertSame( '', $tokens->token( $other ) );
		$this->assertStringNotContainsString( 'canary', (string) wp_json_encode( get_user_meta( $user ) ) );
	}

	/** Every bit of what is stored counts. */
	public function test_a_flipped_bit_is_refused(): void {
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

	/** The same token lies as other bytes each time, and the same bytes in another spelling are no token. */
	public function test_what_is_stored_has_one_form(): void {
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

	/** The key is made of the site's salts for signing in, and of no others; what all share is read where it is asked for alone. */
	public function test_the_key_is_made_of_the_salts(): void {
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

	/** A token moved to another user's row does not decrypt. */
	public function test_a_token_is_bound_to_its_user(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'administrator' );
		$tokens = new Access_Tokens();
		$tokens->save( $user, 'canary-token' );
		$key = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account';
		update_user_meta( $other, $key, get_user_meta( $user, $key, true ) );
		$this->assertSame( '', $tokens->token( $other ) );
	}

	/** Signing in at a second hub takes nothing away at the first, and neither ever sees the other's token. */
	public function test_each_hub_has_its_own(): void {
		$user = $this->act_as( 'author' );
		$hubs = array( '' => new Access_Tokens(), 'a' => new Access_Tokens( 'https://a.example' ), 'b' => new Access_Tokens( 'https://b.example' ) );
		foreach ( $hubs as $name => $tokens ) {
			$tokens->save( $user, "own-$name" );
			$tokens->save_shared( "shared-$name" );
		}
		foreach ( $hubs as $name => $tokens ) {
			$this->assertSame( array( "own-$name", "shared-$name" ), array( $tokens->get_own( $user ), $tokens->get_shared() ) );
		}
		// Not even when it lies in the other's row.
		$prefix = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account_';
		update_user_meta( $user, $prefix . substr( hash( 'sha256', 'https://b.example' ), 0, 16 ), get_user_meta( $user, $prefix . substr( hash( 'sha256', 'https://a.example' ), 0, 16 ), true ) );
		$this->assertSame( array( 'own-a', '' ), array( $hubs['a']->get_own( $user ), $hubs['b']->get_own( $user ) ) );

		$hubs['a']->delete_all_of_hub();
		$this->assertSame( array( '', '', 'own-', 'shared-b' ), array( $hubs['a']->get_own( $user ), $hubs['a']->get_shared(), $hubs['']->get_own( $user ), $hubs['b']->get_shared() ) );
		Access_Tokens::delete_all();
		$this->assertSame( array(), preg_grep( '/templately_account/', array_keys( get_user_meta( $user ) ) ) );
		$this->assertSame( '', $hubs['']->get_shared() . $hubs['b']->get_shared() );
	}

	/** A copy of the site under another address is signed out; the site itself stays signed in when it changes to https. */
	public function test_a_copy_of_the_site_is_signed_out(): void {
		$user   = $this->act_as( 'author' );
		$tokens = new Access_Tokens();
		$home   = 'http://shop.example/site';
		// Also where wp-config.php says it.
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

	/**
	 * One account can be shared by all; one's own comes before it.
	 *
	 * @group ACC-007
	 */
	public function test_all_share_an_account(): void {
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
