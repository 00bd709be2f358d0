<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * A site with a page of every kind for each test, asked by its administrator within the test's own process.
 */
trait Tests_Every_Kind_Of_Page {

	use Calls_Rest;
	use Has_Every_Kind_Of_Page;

	/** Makes the site so. */
	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		parent::setUp();
		$this->act_as( 'administrator' );
		$this->make_every_kind();
	}

	/** Makes it as it was. */
	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->unmake_books();
		parent::tearDown();
		// Which structure addresses have is remembered.
		$GLOBALS['wp_rewrite']->init();
	}
}
