<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

final class Starter_Designs_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/** @var bool Other processes use the database. */
	protected $commits = true;

	public function test_offers_designs_of_a_remote_hub_or_reports_its_failure(): void {
		$admin = $this->act_as( 'administrator' );
		$this->publish( array( 'type' => 'templates', 'slug' => 'tly-own', 'name' => 'Own', 'template_type' => array( 'slug' => 'category', 'name' => 'Category' ) ) );
		$names = function () use ( $admin ): array {
			return array_column( (array) json_decode( $this->http( 'GET', '/wp-json/templately/v1/templates/designs?type=category', null, $admin )['body'], true ), 'pack', 'name' );
		};
		// Of the pack that these sites have.
		$starter = array( 'Journal, one part of it' => 'Vesper & Quince' );
		$this->assertEquals( array( 'Own' => '' ) + $starter, $names() );
		( new Settings() )->change( array( 'hub_address' => (string) getenv( 'TEMPLATELY_HUB_URL' ) ) );
		$this->assertEquals( $starter, $names() );
		( new Settings() )->change( array( 'hub_address' => 'http://localhost:1' ) );
		$answer = $this->http( 'GET', '/wp-json/templately/v1/templates/designs?type=footer', null, $admin );
		$this->assertSame( array( 503, 'hub_unreachable' ), array( $answer['status'], json_decode( $answer['body'], true )['code'] ) );
	}
}
