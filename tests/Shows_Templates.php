<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Templates of the theme builder, and the pages that they show on, as visitors see them: an administrator is signed in, addresses are
 * names, and the theme is one of blocks, which it is again afterwards.
 */
trait Shows_Templates {

	use Calls_Rest;
	use Builds_Themes;
	use Fetches_Pages;

	/** @var int */
	private $admin = 0;

	/** Makes the site so. */
	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->commits = true;
		parent::setUp();
		$this->admin = $this->act_as( 'administrator' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
		switch_theme( 'twentytwentyfive' );
	}

	/** Makes it as it was. */
	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		switch_theme( 'twentytwentyfive' );
		$this->remove_what_was_brought();
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
	}

	/** @return list<int> The templates that say so on it, in order. */
	private static function marks( string $html ): array {
		preg_match_all( '/mark-(\d+)\./', $html, $found );
		return array_map( 'intval', $found[1] );
	}
}
