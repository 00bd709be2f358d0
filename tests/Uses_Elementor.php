<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Tests with Elementor and the embedded hub, over HTTP, as a signed-in administrator. */
trait Uses_Elementor {

	use Calls_Rest;
	use Has_Elementor;
	use Publishes_Designs;

	/** @var int */
	protected $admin = 0;

	protected function setUp(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		// Another process answers.
		$this->commits = true;
		parent::setUp();
		$this->admin = $this->act_as( 'administrator' );
		$this->sign_in();
		$this->bring_elementor();
	}

	protected function tearDown(): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPUnit's.
		$this->remove_elementor();
		parent::tearDown();
	}

	/**
	 * Calls our API and requires an error.
	 * @param array<string, mixed> $data
	 * @return array{int, string, string} Status, code and message.
	 */
	protected function refused( string $path, array $data, int $user = 0 ): array {
		$answer = $this->http( 'POST', "/wp-json/templately/v1$path", $data, 0 === $user ? $this->admin : $user );
		$body   = json_decode( $answer['body'], true );
		return array( $answer['status'], $body['code'] ?? '', $body['message'] ?? '' );
	}

	protected function elementor_page(): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Target', 'post_status' => 'draft', 'post_author' => $this->admin ) );
	}
}
