<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** A site that shows templates with the real Elementor. */
trait Shows_Elementor_Templates {

	use Has_Elementor;
	use Shows_Templates {
		setUp as private set_up_site;
		tearDown as private tear_down_site;
	}

	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->set_up_site();
		$this->bring_elementor();
	}

	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->remove_elementor();
		$this->tear_down_site();
	}
}
