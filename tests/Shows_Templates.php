<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Shows theme-builder templates on pages to visitors. Logs in an administrator, uses pretty permalinks and a block theme, and restores them. */
trait Shows_Templates {

	use Calls_Rest;
	use Builds_Themes;
	use Fetches_Pages;

	/** @var int */
	private $admin = 0;

	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->commits = true;
		parent::setUp();
		$this->admin = $this->act_as( 'administrator' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
		switch_theme( 'twentytwentyfive' );
	}

	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		switch_theme( 'twentytwentyfive' );
		$this->remove_what_was_brought();
		parent::tearDown();
	}

	/** @return list<int> Ids of the templates whose marks are on the page, in order. */
	private static function marks( string $html ): array {
		preg_match_all( '/mark-(\d+)\./', $html, $found );
		return array_map( 'intval', $found[1] );
	}
}
