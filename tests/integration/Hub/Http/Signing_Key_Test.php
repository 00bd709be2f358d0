<?php

declare( strict_types=1 );

use Templately\Hub\Http\Signing_Key;
use Templately\Shared\Secret_Box;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode, WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- keys as text.

final class Signing_Key_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		( new Signing_Key() )->remove();
	}

	public function test_installation_creates_the_key_once(): void {
		$key = new Signing_Key();
		$this->assertSame( array( '', '', false ), array( $key->public_key(), $key->fingerprint(), $key->can_sign() ) );
		$module = new Templately\Hub\Hub_Module( $GLOBALS['wpdb'], new Templately\Shared\Database\Transaction( $GLOBALS['wpdb'] ), new Templately\Shared\Clock(), new Templately\Shared\Settings\Settings(), new Templately\Tests\Hub\Settable_Users(), '__return_null' );
		$module->publish( '__return_null' );
		$made = $key->public_key();
		$this->assertSame( 32, strlen( (string) base64_decode( $made, true ) ) );
		$this->assertSame( hash( 'sha256', (string) base64_decode( $made, true ) ), $key->fingerprint() );
		$this->assertSame( $key->fingerprint(), ( new Templately\Shared\Settings\Settings() )->hub_id(), 'The site stores by it.' );
		$module->publish( '__return_null' );
		$this->assertSame( $made, $key->public_key() );
		$key->remove();
		$key->ensure();
		$this->assertNotSame( $made, $key->public_key() );
	}

	public function test_signatures_verify_with_the_public_key(): void {
		$key = new Signing_Key();
		$key->ensure();
		$public    = (string) base64_decode( $key->public_key(), true );
		$signature = (string) base64_decode( $key->sign( 'A bundle.' ), true );
		$this->assertTrue( sodium_crypto_sign_verify_detached( $signature, 'A bundle.', $public ) );
		$this->assertFalse( sodium_crypto_sign_verify_detached( $signature, 'A bundle!', $public ) );
	}

	public function test_stores_the_private_part_encrypted_and_not_autoloaded(): void {
		global $wpdb;
		$key = new Signing_Key();
		$key->ensure();
		$row = $wpdb->get_row( "SELECT option_value, autoload FROM {$wpdb->options} WHERE option_name = 'templately_hub_key'" );
		$this->assertContains( $row->autoload, array( 'off', 'no' ) );
		$pair = (string) base64_decode( $key->export(), true );
		$this->assertSame( 96, strlen( $pair ) );
		foreach ( array( $pair, substr( $pair, 0, 32 ), base64_encode( substr( $pair, 0, 32 ) ), bin2hex( substr( $pair, 0, 32 ) ) ) as $secret ) {
			$this->assertStringNotContainsString( $secret, $row->option_value );
		}
		$stored = get_option( 'templately_hub_key' );
		$this->assertSame( $pair, ( new Secret_Box( 'templately signing key' ) )->decrypt( $stored['pair'], 'hub' ) );
		$this->assertSame( '', ( new Secret_Box( 'templately account token' ) )->decrypt( $stored['pair'], 'hub' ), 'Another purpose.' );
		$this->assertSame( '', ( new Secret_Box( 'templately signing key' ) )->decrypt( $stored['pair'], 'site' ), 'Another place.' );
	}

	/** The id of the hub stays the same. */
	public function test_cannot_sign_after_the_salts_changed_until_it_is_imported(): void {
		$key = new Signing_Key();
		$key->ensure();
		$exported = $key->export();
		$name     = $key->fingerprint();
		add_filter( 'salt', 'strrev' );
		$key->ensure();
		$this->assertSame( array( $name, false ), array( $key->fingerprint(), $key->can_sign() ) );
		try {
			$key->sign( 'A bundle.' );
			$this->fail( 'It signed.' );
		} catch ( RuntimeException $exception ) {
			$this->assertStringContainsString( 'cannot be decrypted', $exception->getMessage() );
		}
		$key->import( "$exported\n" );
		$this->assertSame( array( $name, true, $exported ), array( $key->fingerprint(), $key->can_sign(), $key->export() ) );
	}

	public function test_imports_complete_keys_only(): void {
		$key = new Signing_Key();
		$key->ensure();
		$before = $key->export();
		$pair   = (string) base64_decode( $before, true );
		foreach ( array( '', 'a key', base64_encode( substr( $pair, 0, -1 ) ), base64_encode( $pair . 'x' ), base64_encode( substr( $pair, 0, 64 ) . random_bytes( 32 ) ) ) as $wrong ) {
			try {
				$key->import( $wrong );
				$this->fail( "It was taken: $wrong" );
			} catch ( RuntimeException $exception ) {
				$this->assertSame( 'This is not a valid library key.', $exception->getMessage() );
			}
			$this->assertSame( $before, $key->export() );
		}
	}
}
