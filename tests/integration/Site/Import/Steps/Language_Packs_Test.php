<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Own_Site;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Makes_Site_Bundles;

/**
 * A site in another language: WordPress's upgraders bring the translations of what they install, and of whatever else has some.
 */
final class Language_Packs_Test extends Test_Case {

	use Has_Plugin_Directory;
	use Makes_Site_Bundles;
	use Own_Site;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->assertDirectoryDoesNotExist( WP_LANG_DIR );
		$this->open_site_of_an_administrator();
		// WordPress fetches none below a folder that Git has made, as that of these tests may be.
		add_filter( 'automatic_updates_is_vcs_checkout', '__return_false' );
		// The languages that a site has are those of WordPress itself.
		self::put( 'de_DE.mo', 'WordPress, auf Deutsch.' );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		File_Tree::remove( WP_LANG_DIR );
		$this->stop_directory();
		wp_clean_update_cache();
		parent::tearDown();
	}

	/**
	 * With the texts of their scripts and their folder.
	 *
	 * @group RVT-001
	 */
	public function test_translations_of_the_theme_and_the_plugin_come_with_the_import_and_go_with_the_revert(): void {
		global $wpdb;
		$noted  = array();
		$before = self::dump_site();
		add_filter(
			'upgrader_pre_download',
			static function ( $answer, $package ) use ( $wpdb, &$noted ) {
				if ( false !== strpos( (string) $package, '/translation/theme/' ) ) {
					$noted = $wpdb->get_col( "SELECT target FROM {$wpdb->prefix}templately_changes WHERE target LIKE 'content:languages%' ORDER BY target" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
				}
				return $answer;
			},
			10,
			2
		);
		$run = $this->import();
		// Before they come: the process may end while they do.
		$this->assertSame( array( 'content:languages/themes', 'content:languages/themes/tly-theme-de_DE.l10n.php', 'content:languages/themes/tly-theme-de_DE.mo', 'content:languages/themes/tly-theme-de_DE.po' ), $noted );
		$this->assertSame( array( Run::DONE, 'tly-theme' ), array( $run->status, get_stylesheet() ) );
		$this->assertSame(
			array(
				'plugins/tly-callout-de_DE-' . md5( 'tly-callout' ) . '.json',
				'plugins/tly-callout-de_DE.l10n.php',
				'plugins/tly-callout-de_DE.mo',
				'plugins/tly-callout-de_DE.po',
				'themes/tly-theme-de_DE-' . md5( 'tly-theme' ) . '.json',
				'themes/tly-theme-de_DE.l10n.php',
				'themes/tly-theme-de_DE.mo',
				'themes/tly-theme-de_DE.po',
			),
			self::translations()
		);
		self::take_back( $run );
		self::assert_site_is( $before );
	}

	/** A revert could not restore them. */
	public function test_existing_and_other_translations_are_not_updated(): void {
		self::put( 'themes/tly-theme-de_DE.mo', 'An older one.' );
		self::put( 'plugins/tly-callout-de_DE-' . str_repeat( 'a', 32 ) . '.json', '{"of":"somebody"}' );
		self::put( 'themes/tly-theme-de_DE_formal.mo', 'Of somebody, too.' );
		$before = self::dump_site();
		$there  = self::translations();
		$run    = $this->import();
		$this->assertSame( array( Run::DONE, 'tly-theme' ), array( $run->status, get_stylesheet() ) );
		$this->assertSame( $there, self::translations() );
		$this->assertSame( 'An older one.', file_get_contents( WP_LANG_DIR . '/themes/tly-theme-de_DE.mo' ) );
		self::take_back( $run );
		self::assert_site_is( $before );
	}

	/** Imports, with a theme and a plugin that are not here. */
	private function import(): Run {
		$plan = array(
			'theme'   => self::planned_theme( 'tly-theme', Import_Plan::MISSING ),
			'plugins' => array( self::planned_plugin( 'tly-callout', false ) ),
		);
		return self::import_site( Import_Plan::from_array( $plan + self::plan_of( self::site_manifest() )->to_array() ) );
	}

	/**
	 * Takes it back.
	 *
	 * @param Run $run The import.
	 */
	private static function take_back( Run $run ): void {
		$run = self::revert_site( $run );
		self::assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
	}

	/**
	 * Returns the files of themes' and plugins' languages.
	 *
	 * @return list<string> Below the folder of languages.
	 */
	private static function translations(): array {
		return array_map(
			static function ( string $path ): string {
				return substr( $path, strlen( WP_LANG_DIR ) + 1 );
			},
			glob( WP_LANG_DIR . '/*/*' ) ?: array()
		);
	}

	/**
	 * Writes a file of a language.
	 *
	 * @param string $name  Its path below the folder of languages.
	 * @param string $bytes Its bytes.
	 */
	private static function put( string $name, string $bytes ): void {
		wp_mkdir_p( dirname( WP_LANG_DIR . "/$name" ) );
		file_put_contents( WP_LANG_DIR . "/$name", $bytes );
	}
}
