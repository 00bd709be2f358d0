<?php

declare( strict_types=1 );

use Templately\Storage\Account_Tokens;
use Templately\Tests\Calls_Rest;

/**
 * The hub's tokens of this site.
 *
 * @group S5
 */
final class Account_Tokens_Test extends Test_Case {

	use Calls_Rest;

	/** A token comes back for whom it was kept, and lies encrypted. */
	public function test_a_token_comes_back(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'author' );
		$tokens = new Account_Tokens();
		$tokens->keep( $user, 'canary-token' );
		$this->assertSame( 'canary-token', $tokens->token( $user ) );
		$this->assertSame( '', $tokens->token( $other ) );
		$this->assertStringNotContainsString( 'canary', (string) wp_json_encode( get_user_meta( $user ) ) );
	}

	/** Every bit of what is stored counts. */
	public function test_a_flipped_bit_is_refused(): void {
		$user   = $this->act_as( 'author' );
		$tokens = new Account_Tokens();
		$tokens->keep( $user, 'canary-token' );
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

	/** A token moved to another user's row does not decrypt. */
	public function test_a_token_is_bound_to_its_user(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'administrator' );
		$tokens = new Account_Tokens();
		$tokens->keep( $user, 'canary-token' );
		$key = $GLOBALS['wpdb']->get_blog_prefix() . 'templately_account';
		update_user_meta( $other, $key, get_user_meta( $user, $key, true ) );
		$this->assertSame( '', $tokens->token( $other ) );
	}

	/**
	 * One account can be shared by all; one's own comes before it.
	 *
	 * @group ACC-007
	 */
	public function test_all_share_an_account(): void {
		$user   = $this->act_as( 'author' );
		$other  = $this->act_as( 'author' );
		$tokens = new Account_Tokens();
		$tokens->keep_shared( 'shared' );
		$tokens->keep( $user, 'own' );
		$this->assertTrue( $tokens->is_shared() );
		$this->assertSame( 'own', $tokens->token( $user ) );
		$this->assertSame( 'shared', $tokens->token( $other ) );
		$tokens->forget_all();
		$this->assertSame( '', $tokens->token( $user ) . $tokens->token( $other ) );
	}
}
