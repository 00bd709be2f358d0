<?php

declare( strict_types=1 );

use Templately\Screens\Translations;
use Templately\Tests\Calls_Rest;

/**
 * The server speaks the reader's language, from files of the plugin's own, and reads them when it speaks.
 */
final class Translations_Test extends Test_Case {

	use Calls_Rest;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_determine_locale',
			static function (): string {
				return 'de_DE';
			}
		);
		// As WordPress begins: where English was asked for before, it takes a domain for one without texts.
		unset( $GLOBALS['l10n']['templately'] );
		WP_Translation_Controller::get_instance()->set_locale( 'de_DE' );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		unload_textdomain( 'templately', true );
		WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
		parent::tearDown();
	}

	/** A refusal is said in German; until then nothing was read. */
	public function test_a_message_is_german(): void {
		$this->act_as( '' );
		$this->assertFalse( is_textdomain_loaded( 'templately' ) );
		$answer = $this->call( 'GET', '/templately/v1/items' );
		$this->assertSame( 401, $answer->get_status() );
		$this->assertSame( 'Du bist leider nicht berechtigt, das zu tun.', $answer->get_data()['message'] );
		$this->assertTrue( is_textdomain_loaded( 'templately' ) );
	}

	/** A language that is there has an address, which changes with locale and version; others have none. */
	public function test_addresses(): void {
		$address = (string) Translations::address( 'de_DE' );
		$this->assertStringContainsString( 'locale=de_DE', $address );
		$this->assertStringContainsString( 'ver=' . TEMPLATELY_VERSION, $address );
		foreach ( array( 'en_US', 'en_GB', 'xx_XX', '../de_DE' ) as $locale ) {
			$this->assertNull( Translations::address( $locale ) );
		}
	}
}
