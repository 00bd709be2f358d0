<?php

declare( strict_types=1 );

use Templately\Hooks;
use Templately\Hub\Mail\Mail_Queue;
use Templately\Plugin;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Import\Run\Own_Request;
use Templately\Site\Import\Import_Ajax;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Insertion\Design_Preview;
use Templately\Site\Saved_Templates\Saved_Templates;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Runs_At_Once;

/**
 * The hooks of the plugin name hooks, addresses, post types and options as text: it is the same text as in the classes that own them.
 *
 * @group P14
 */
final class Hooks_Test extends Test_Case {

	use Runs_At_Once;

	/** @var bool Another process registers the commands. */
	protected $commits = true;

	/** What a signed address leads to answers, as does each scheduled task and each call of admin-ajax. */
	public function test_everything_that_is_named_elsewhere_answers(): void {
		foreach ( array( Cloud::DOWNLOAD, Cloud::PICTURE, Cloud::MEDIUM, Cloud::PREVIEW, Saved_Templates::EXPORT, Saved_Templates::PREVIEW, Design_Preview::FILE, Pack_Thumbnails::PICTURE ) as $address ) {
			$this->assertTrue( has_action( "admin_post_templately_$address" ), $address );
		}
		foreach ( array( Mail_Queue::SEND, Site_State::UPKEEP, Site_State::FETCH_PATTERNS, Import_Cron::HOOK ) as $task ) {
			$this->assertTrue( has_action( $task ), $task );
		}
		foreach ( array_keys( self::constant( Import_Ajax::class, 'ACTIONS' ) ) as $action ) {
			$this->assertTrue( has_action( "wp_ajax_templately_$action" ), $action );
			$this->assertFalse( has_action( "wp_ajax_nopriv_templately_$action" ), $action );
		}
	}

	/** Every method that a hook calls by its name is there. */
	public function test_methods_that_are_named_exist(): void {
		foreach ( self::constant( Hooks::class, 'SIGNED_ADDRESSES' ) as list( $module, $method ) ) {
			$this->assertTrue( is_callable( array( ( new Plugin() )->module( $module ), $method ) ), "$module::$method" );
		}
		$source = (string) file_get_contents( dirname( __DIR__, 2 ) . '/inc/Hooks.php' ) . file_get_contents( dirname( __DIR__, 2 ) . '/plugin.php' );
		$this->assertGreaterThan( 12, preg_match_all( '/(?:->on\( \'\S+\', |->method\( )(\w+)::class, \'(\w+)\'/', $source, $found, PREG_SET_ORDER ) );
		foreach ( $found as list( , $module, $method ) ) {
			preg_match( "/^use (\S+\\\\$module);/m", $source, $class_name );
			$this->assertTrue( is_callable( array( ( new Plugin() )->module( $class_name[1] ), $method ) ), "$module::$method" );
		}
	}

	/** The types whose changes wake the theme builder are its own, and both of ours are registered. */
	public function test_post_types(): void {
		$this->assertSame( Theme_Template_Store::POST_TYPES, self::constant( Hooks::class, 'TEMPLATE_TYPES' ) );
		$this->assertTrue( post_type_exists( Theme_Template_Store::OWN_TYPE ) && post_type_exists( Theme_Template_Store::ELEMENTOR_TYPE ) );
	}

	/** Options and headers that hooks read before they load a class have the names that the classes give them. */
	public function test_options(): void {
		$source = (string) file_get_contents( dirname( __DIR__, 2 ) . '/inc/Hooks.php' ) . file_get_contents( dirname( __DIR__, 2 ) . '/plugin.php' );
		$this->assertStringContainsString( "get_option( '" . self::constant( Condition_Store::class, 'OPTION' ) . "' )", $source );
		$this->assertStringContainsString( "\$_SERVER['HTTP_" . strtoupper( strtr( self::constant( Own_Request::class, 'HEADER' ), '-', '_' ) ) . "']", $source );
		$this->assertStringContainsString( "'templately_" . Design_Preview::PAGE . "' === ", $source );
	}

	/** WP-CLI gets all commands, and nothing of them where it does not run. */
	public function test_commands(): void {
		$this->assertSame( array( array( 'templately hub', 'templately conditions', 'templately cloud', 'templately workspace', 'templately pack export', 'templately import', 'templately hub key', 'templately hub pricing', 'templately hub purchase', 'templately pack validate', 'templately pack create', 'templately pack sync', 'templately hub publish' ) ), $this->at_once( 'commands', 1 ) );
	}

	/**
	 * Registers the plugin in a process that is WP-CLI's.
	 *
	 * @return list<string> Names of the commands.
	 */
	public static function commands(): array {
		require_once dirname( __DIR__ ) . '/wp-cli.php';
		( new Plugin() )->register();
		if ( array() !== WP_CLI::$commands ) {
			return array( 'too early' );
		}
		define( 'WP_CLI', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WP-CLI's.
		( new Plugin() )->register();
		return array_keys( WP_CLI::$commands );
	}

	/**
	 * @param class-string $class_name A class.
	 * @return mixed Its value.
	 */
	private static function constant( string $class_name, string $name ) {
		return ( new ReflectionClassConstant( $class_name, $name ) )->getValue();
	}
}
