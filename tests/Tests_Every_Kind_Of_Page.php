<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** A site with every kind of page for each test, with an administrator in the test process. */
trait Tests_Every_Kind_Of_Page {

	use Calls_Rest;
	use Has_Every_Kind_Of_Page;

	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		parent::setUp();
		$this->act_as( 'administrator' );
		$this->make_every_kind();
	}

	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->unmake_books();
		parent::tearDown();
	}
}
