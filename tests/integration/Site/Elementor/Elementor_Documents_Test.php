<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Elementor\Elementor_Documents;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Tests\Calls_Rest;

/** Without Elementor. */
final class Elementor_Documents_Test extends Test_Case {

	use Calls_Rest;

	public function test_documents_need_the_capability_of_their_post_type(): void {
		$this->act_as( 'contributor' );
		register_post_type( 'elementor_library', array( 'capability_type' => 'page' ) );
		$create = array(
			static function (): void {
				Elementor_Documents::create_page( 'A page', array(), array(), '' );
			},
			static function (): void {
				Elementor_Documents::create_template( 'A template', array(), array() );
			},
		);
		foreach ( $create as $try ) {
			try {
				$try();
				$this->fail( 'It was created.' );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 'invalid_permission', 403 ), array( $failure->error_code(), $failure->status() ) );
			}
		}
		unregister_post_type( 'elementor_library' );
	}

	/** @group INS-008 */
	public function test_missing_elementor_is_an_error(): void {
		$this->expectExceptionMessage( 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.' );
		Elementor_Plugin::require_supported();
	}
}
