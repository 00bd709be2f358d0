<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Fetches_Pages;
use Templately\Tests\Has_Elementor;

final class Idle_Pages_Test extends Test_Case {

	use Calls_Rest;
	use Fetches_Pages;
	use Has_Elementor;

	/** Pages without the plugin. */
	private const IDLE = array( '/', '/hello-world/', '/wp-admin/index.php', '/wp-admin/edit.php', '/wp-admin/upload.php', '/wp-admin/tools.php', '/wp-admin/users.php' );

	private const EDITOR = '/wp-admin/post-new.php?post_type=page';

	/** @var bool Another process handles the requests. */
	protected $commits = true;

	/** @var int */
	protected $admin = 0;

	protected function tearDown(): void {
		$this->remove_what_was_brought();
		$this->remove_elementor();
		parent::tearDown();
	}

	/** @dataProvider people */
	public function test_other_pages_need_no_queries_and_editors_at_most_two( bool $is_signed_in ): void {
		$this->print_queries();
		$user = $this->act_as( 'administrator' );
		if ( $is_signed_in ) {
			$this->sign_in();
		}
		foreach ( self::IDLE as $path ) {
			$this->assertStringNotContainsString( '/plugins/templately/', $this->html( $path, $user ), $path );
		}
		$this->assertStringNotContainsString( 'templately', $this->html( '/', 0 ) );
		$this->assertStringContainsString( '/plugins/templately/', $this->html( self::EDITOR, $user ) );

		$pages   = array_merge( self::IDLE, array( self::EDITOR ) );
		$with    = $this->queries( $pages, $user );
		$without = $this->queries_without_plugin( $pages, $user );
		$this->assertStringNotContainsString( '/plugins/templately/', $this->html( self::EDITOR, $user ) );
		$this->assertLessThanOrEqual( 2, $with[ self::EDITOR ] - $without[ self::EDITOR ] );
		unset( $with[ self::EDITOR ], $without[ self::EDITOR ] );
		$this->assertSame( $without, $with );
	}

	/** @dataProvider people */
	public function test_elementors_editor_needs_at_most_two_queries( bool $is_signed_in ): void {
		$this->print_queries();
		$this->admin = $this->act_as( 'administrator' );
		if ( $is_signed_in ) {
			$this->sign_in();
		}
		$this->bring_elementor();
		$page    = '/wp-admin/post.php?action=elementor&post=' . wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A page' ) );
		$with    = $this->queries( array( $page ), $this->admin );
		$without = $this->queries_without_plugin( array( $page ), $this->admin );
		$this->assertStringNotContainsString( 'templately', $this->html( $page, $this->admin ) );
		$this->assertLessThanOrEqual( 2, $with[ $page ] - $without[ $page ] );
	}

	/** @return array<string, array{bool}> Name to arguments. */
	public function people(): array {
		return array(
			'signed out' => array( false ),
			'signed in'  => array( true ),
		);
	}

	public function test_autoloaded_options_are_below_one_kilobyte(): void {
		$bytes = 0;
		foreach ( wp_load_alloptions() as $name => $value ) {
			$bytes += 0 === strpos( $name, 'templately' ) ? strlen( $name . $value ) : 0;
		}
		$this->assertGreaterThan( 0, $bytes );
		$this->assertLessThan( 1024, $bytes );
	}

	/** Lets each page end with its number of queries. */
	private function print_queries(): void {
		$this->bring_plugin( "foreach ( array( 'wp_footer', 'admin_print_footer_scripts' ) as \$hook ) { add_action( \$hook, static function () { printf( '<!-- %d queries -->', get_num_queries() ); }, PHP_INT_MAX ); }" );
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, int>
	 */
	private function queries_without_plugin( array $paths, int $user ): array {
		update_option( 'active_plugins', array_values( array_diff( (array) get_option( 'active_plugins' ), array( 'templately/plugin.php' ) ) ) );
		return $this->queries( $paths, $user );
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, int> Path to how many queries the page costs.
	 */
	private function queries( array $paths, int $user ): array {
		$queries = array();
		foreach ( $paths as $path ) {
			// Fill WordPress's own caches.
			$this->html( $path, $user );
			$this->assertSame( 1, preg_match( '/<!-- (\d+) queries -->/', $this->html( $path, $user ), $found ), $path );
			$queries[ $path ] = (int) $found[1];
		}
		return $queries;
	}

	private function html( string $path, int $user ): string {
		$answer = $this->http( 'GET', $path, null, $user, array( 'Accept: text/html' ) );
		$this->assertSame( 200, $answer['status'], $path );
		return $answer['body'];
	}
}
