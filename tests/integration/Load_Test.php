<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;

/**
 * What the plugin adds to requests, counted: files of ours, and memory at the end of a request beside the same request without the
 * plugin. PHP's own server keeps compiled files (opcache), so the second answer is what counts. Never time.
 *
 * @group P14
 * @group any-database
 */
final class Load_Test extends Test_Case {

	use Builds_Themes;
	use Calls_Rest;

	private const TYPES = '/wp-json/wp/v2/types';
	private const ITEMS = '/wp-json/templately/v1/items?platform=gutenberg';

	/** Files of ours at the most, and MB above the same request without the plugin; null where it is about the plugin. */
	private const MOST = array(
		'/'                                           => array( 12, 0.3 ),
		'/hello-world/'                               => array( 12, 0.3 ),
		'/wp-admin/index.php'                         => array( 12, 0.3 ),
		'/wp-admin/edit.php'                          => array( 12, 0.3 ),
		self::TYPES                                   => array( 15, 0.3 ),
		'/wp-json/'                                   => array( 15, 0.3 ),
		'/wp-json/wp/v2/posts?_embed=1'               => array( 15, 0.3 ),
		'/wp-json/wp/v2/templates'                    => array( 15, 0.3 ),
		'/wp-json/wp/v2/settings'                     => array( 15, 0.3 ),
		'/wp-json/wp/v2/global-styles/themes/twentytwentyfive' => array( 15, 0.3 ),
		'/wp-json/wp/v2/block-patterns/patterns'      => array( 55, null ),
		'/wp-admin/post-new.php'                      => array( 40, null ),
		self::ITEMS                                   => array( 110, null ),
		'/wp-json/templately/v1/is-signed'            => array( 110, null ),
		'/wp-json/templately/v1/clouds'               => array( 110, null ),
		'/wp-json/templately/v1/workspaces'           => array( 110, null ),
		'/wp-json/templately/v1/fullsite-import/runs' => array( 110, null ),
		'/wp-json/templately/v1/templates/theme?platform=gutenberg' => array( 110, null ),
	);

	/** @var bool Another process answers. */
	protected $commits = true;

	/** @var int */
	private $admin = 0;

	/** @var string File into which a request writes what it loaded. */
	private $note = '';

	/** Has every request note what it loaded, and leave the plugin out where a header says so. */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = $this->act_as( 'administrator' );
		$this->http( 'GET', '/wp-admin/index.php', null, $this->admin );
		$this->note = wp_tempnam( 'load' );
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents(
			self::mu_plugin(),
			'<?php
			if ( isset( $_SERVER["HTTP_X_WITHOUT"] ) ) {
				add_filter( "option_active_plugins", function ( $plugins ) {
					return array_values( array_diff( $plugins, array( "templately/plugin.php" ) ) );
				} );
			}
			isset( $_SERVER["HTTP_X_NOTE"] ) && register_shutdown_function( function () {
				$memory = memory_get_usage();
				$ours   = defined( "TEMPLATELY_FILE" ) ? dirname( TEMPLATELY_FILE ) : "-";
				$files  = preg_grep( "#^" . preg_quote( $ours, "#" ) . "/(plugin\.php|inc/)#", get_included_files() );
				file_put_contents( ' . "'$this->note'" . ', json_encode( array( "files" => array_values( $files ), "memory" => $memory ) ) );
			} );'
		);
	}

	protected function tearDown(): void {
		unlink( self::mu_plugin() );
		unlink( $this->note );
		parent::tearDown();
	}

	/**
	 * Returns how the site is set up.
	 *
	 * @return array<string, array{bool, bool, bool, bool}> Whether it has the embedded hub, whether the administrator is signed in to that, whether templates have conditions, and whether a stranger asks.
	 */
	public function sites(): array {
		return array(
			'embedded hub'             => array( true, false, false, false ),
			'embedded hub, signed in'  => array( true, true, false, false ),
			'embedded hub, conditions' => array( true, false, true, false ),
			'embedded hub, a stranger' => array( true, false, false, true ),
			'remote hub'               => array( false, false, false, false ),
		);
	}

	/**
	 * Each request loads as few files as its kind may, and takes little memory.
	 *
	 * @dataProvider sites
	 *
	 * @param bool $is_embedded    Whether the site has the embedded hub.
	 * @param bool $is_signed_in   Whether somebody is signed in to it.
	 * @param bool $has_conditions Whether templates have conditions.
	 * @param bool $is_stranger    Whether a stranger asks.
	 */
	public function test_what_requests_load( bool $is_embedded, bool $is_signed_in, bool $has_conditions, bool $is_stranger ): void {
		if ( $is_signed_in ) {
			$this->sign_in();
		}
		if ( $has_conditions ) {
			$this->marked( 'header', 'include/singular/post' );
		}
		( new Settings() )->change( array( 'hub_address' => $is_embedded ? '' : (string) getenv( 'TEMPLATELY_HUB_URL' ) ) );
		$too_much = array();
		$counted  = array();
		foreach ( self::MOST as $path => list( $most_files, $most_memory ) ) {
			$with      = $this->measure( $path, $is_stranger, array() );
			$memory    = null === $most_memory ? 0 : ( $with['memory'] - $this->memory_without( $path, $is_stranger ) ) / MB_IN_BYTES;
			$counted[] = sprintf( '%3d files, %+.2f MB: %s', count( $with['files'] ), $memory, $path );
			// Nothing is made for a call that is refused.
			$most_files = $is_stranger ? min( $most_files, 30 ) : $most_files;
			if ( $has_conditions && false === strpos( $path, 'wp-' ) ) {
				// The plugin resolves which templates the page has.
				$most_files  = 17;
				$most_memory = null;
			}
			if ( count( $with['files'] ) > $most_files || ( null !== $most_memory && $memory > $most_memory ) ) {
				$too_much[] = end( $counted ) . "\n" . implode( "\n", $with['files'] );
			}
		}
		if ( '' !== (string) getenv( 'TEMPLATELY_SHOW_LOAD' ) ) {
			fwrite( STDERR, $this->dataName() . "\n" . implode( "\n", $counted ) . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a terminal.
		}
		$this->assertSame( array(), $too_much );
	}

	/** Returns the memory of a request without the plugin, which is the same however the site is set up. */
	private function memory_without( string $path, bool $is_stranger ): int {
		static $memory = array();
		if ( ! isset( $memory[ $path ][ (int) $is_stranger ] ) ) {
			$without = $this->measure( $path, $is_stranger, array( 'X-Without: 1' ) );
			$this->assertSame( array(), $without['files'] );
			$memory[ $path ][ (int) $is_stranger ] = $without['memory'];
		}
		return $memory[ $path ][ (int) $is_stranger ];
	}

	/**
	 * Asks twice: what is compiled, or made to be kept, at the first time does not count.
	 *
	 * @param string       $path        Path of the site.
	 * @param bool         $is_stranger Whether a stranger asks.
	 * @param list<string> $headers     Headers.
	 * @return array{files: list<string>, memory: int}
	 */
	private function measure( string $path, bool $is_stranger, array $headers ): array {
		for ( $time = 1; $time <= 2; $time++ ) {
			$answer = $this->http( 'GET', $path, null, $is_stranger ? 0 : $this->admin, array_merge( $headers, array( 'X-Note: 1' ) ) );
			$this->assertContains( $answer['status'], $is_stranger ? array( 200, 302, 400, 401, 404 ) : array( 200, 401, 404 ), "$path: " . substr( $answer['body'], 0, 300 ) );
		}
		return json_decode( (string) file_get_contents( $this->note ), true );
	}

	/** Returns the file of what a plugin would be. */
	private static function mu_plugin(): string {
		return WPMU_PLUGIN_DIR . '/templately-load-test.php';
	}
}
