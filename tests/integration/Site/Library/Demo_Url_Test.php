<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Library\Demo_Url;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/**
 * @group ITM-018
 * @group A18
 */
final class Demo_Url_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	public function test_only_allowed_hosts_are_shown(): void {
		$own     = home_url( '/demo/?x=1#top' );
		$allowed = static function ( string $hub, string $address ): bool {
			$answer = ( new Demo_Url( $hub ) )->sanitize( $address );
			self::assertContains( $answer, array( '', $address ) );
			return '' !== $answer;
		};
		foreach ( array( 'https://hub.example/', 'https://hub.example/demo/?page=1#top', 'https://HUB.example/demo', $own ) as $address ) {
			$this->assertTrue( $allowed( 'https://hub.example', $address ), $address );
		}
		$this->assertTrue( $allowed( '', $own ) );
		$this->assertFalse( $allowed( '', 'https://hub.example/demo' ), 'Of a hub that is not this site\'s.' );
		foreach (
			array(
				'',
				'/demo',
				'//hub.example/demo',
				'http://hub.example/demo',
				'https://hub.example.evil.test/',
				'https://evil.test/?https://hub.example/',
				'https://evil.test#@hub.example/',
				'https://hub.example@evil.test/',
				'https://jo:word@hub.example/',
				str_replace( '://', '://jo:word@', $own ),
				str_replace( '://', '://:word@', $own ),
				'https://hub.example:8443/',
				'https://hub.example\\@evil.test/',
				"https://hub.example\t.evil.test/",
				' https://hub.example/',
				'javascript://hub.example/%0aalert(1)',
				'javascript:alert(1)',
				'data:text/html,x',
				'ftp://hub.example/',
				'https://hub.example/demo\\..\\other',
				"https://hub.example/de\tmo",
				"https://hub.example/demo\0",
				'https://hub.example/de mo',
			) as $address
		) {
			$this->assertFalse( $allowed( 'https://hub.example', $address ), $address );
		}
		add_filter(
			'templately_demo_hosts',
			static function (): array {
				return array( 'demos.example' );
			}
		);
		$this->assertTrue( $allowed( 'https://hub.example', 'https://demos.example/one' ) );
		$this->assertFalse( $allowed( 'https://hub.example', 'http://demos.example/one' ) );
		$this->assertFalse( $allowed( 'https://hub.example', 'https://other.example/one' ) );
	}

	public function test_plain_http_is_only_for_local_sites(): void {
		$hub = 'http://127.0.0.1:9';
		$this->assertSame( 'local' === wp_get_environment_type() ? "$hub/demo" : '', ( new Demo_Url( $hub ) )->sanitize( "$hub/demo" ) );
		$this->assertSame( '', ( new Demo_Url( 'http://192.168.0.7' ) )->sanitize( 'http://192.168.0.7/demo' ) );
	}

	public function test_the_route_omits_disallowed_demos(): void {
		$this->act_as( 'editor' );
		foreach ( array( home_url( '/demo' ) => home_url( '/demo' ), 'https://elsewhere.example/demo' => '' ) as $live => $shown ) {
			$this->publish( array( 'slug' => 'lively', 'live_url' => $live ) );
			$item = $this->answer( 'GET', '/items/lively', array( 'platform' => 'gutenberg', 'type' => 'sections' ) );
			$this->assertSame( $shown, $item['live_url'] );
		}
	}
}
