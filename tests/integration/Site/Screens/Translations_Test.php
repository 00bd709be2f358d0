<?php

declare( strict_types=1 );

use Templately\Site\Screens\Translations;
use Templately\Tests\Calls_Rest;

final class Translations_Test extends Test_Case {

	use Calls_Rest;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_determine_locale',
			static function (): string {
				return 'de_DE';
			}
		);
		// Reset WordPress's cache of missing translations.
		unset( $GLOBALS['l10n']['templately'] );
		WP_Translation_Controller::get_instance()->set_locale( 'de_DE' );
	}

	protected function tearDown(): void {
		unload_textdomain( 'templately', true );
		WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
		parent::tearDown();
	}

	public function test_messages_are_translated_on_first_use(): void {
		$this->act_as( '' );
		$this->assertFalse( is_textdomain_loaded( 'templately' ) );
		$answer = $this->call( 'GET', '/templately/v1/items' );
		$this->assertSame( 401, $answer->get_status() );
		$this->assertSame( 'Du bist leider nicht berechtigt, das zu tun.', $answer->get_data()['message'] );
		$this->assertTrue( is_textdomain_loaded( 'templately' ) );
	}

	public function test_urls_change_with_locale_and_version(): void {
		$address = (string) Translations::address( 'de_DE' );
		$this->assertStringContainsString( 'locale=de_DE', $address );
		$this->assertStringContainsString( 'ver=' . TEMPLATELY_VERSION, $address );
		foreach ( array( 'en_US', 'en_GB', 'xx_XX', '../de_DE' ) as $locale ) {
			$this->assertNull( Translations::address( $locale ) );
		}
	}

	public function test_foreign_translation_files_are_ignored(): void {
		$folder = WP_LANG_DIR . '/plugins';
		$source = 'build/admin.js';
		$json   = (string) wp_json_encode( array( 'locale_data' => array( 'messages' => array( '' => array(), 'Templately' => array( 'Theirs' ) ) ) ) );
		$files  = array();
		wp_mkdir_p( $folder );
		foreach ( array( 'de_DE', 'fr_FR' ) as $locale ) {
			$files[ "$folder/templately-$locale.l10n.php" ]                    = "<?php return array( 'messages' => array( 'Templately' => 'Theirs', 'You are not allowed to do that.' => 'Theirs', 'Sorry, you are not allowed to do that.' => 'Theirs' ) );";
			$files[ "$folder/templately-$locale-templately-admin.json" ]       = $json;
			$files[ "$folder/templately-$locale-app.json" ]                    = $json;
			$files[ "$folder/templately-$locale-" . md5( $source ) . '.json' ] = $json;
		}
		try {
			foreach ( $files as $file => $content ) {
				file_put_contents( $file, $content );
			}
			foreach ( array( 'de_DE', 'fr_FR' ) as $locale ) {
				remove_all_filters( 'pre_determine_locale' );
				add_filter(
					'pre_determine_locale',
					static function () use ( $locale ): string {
						return $locale;
					}
				);
				unload_textdomain( 'templately', true );
				unset( $GLOBALS['l10n']['templately'], $GLOBALS['wp_scripts'] );
				$GLOBALS['wp_textdomain_registry'] = new WP_Textdomain_Registry();
				$GLOBALS['wp_textdomain_registry']->set_custom_path( 'templately', Translations::folder() );
				WP_Translation_Controller::get_instance()->set_locale( $locale );
				$this->act_as( '' );
				$message = $this->call( 'GET', '/templately/v1/items' )->get_data()['message'];
				$this->assertSame( 'de_DE' === $locale ? 'Du bist leider nicht berechtigt, das zu tun.' : 'Sorry, you are not allowed to do that.', $message );

				wp_enqueue_script( 'templately-admin', plugins_url( $source, TEMPLATELY_FILE ), array(), '1', true );
				wp_set_script_translations( 'templately-admin', 'templately', Translations::folder() );
				$texts = (string) load_script_textdomain( 'templately-admin', 'templately', Translations::folder() );
				$this->assertStringNotContainsString( 'Theirs', $texts );
				// There is no French translation.
				if ( 'de_DE' === $locale ) {
					$this->assertStringContainsString( '"lang":"de', $texts );
					$this->assertNotNull( Translations::address( $locale ) );
				} else {
					$this->assertSame( '', $texts );
					$this->assertNull( Translations::address( $locale ) );
				}
			}
		} finally {
			array_map( 'unlink', array_keys( $files ) );
		}
	}
}
