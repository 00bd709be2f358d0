<?php

declare( strict_types=1 );

use Templately\Site\Documents\Url_Classifier;

/** @group S11 */
final class Url_Classifier_Test extends Test_Case {

	/**
	 * Returns addresses, and whose they are.
	 * @return array<string, array{string, string, string}> Address, one of Addresses, its host.
	 */
	public function addresses(): array {
		return array(
			'relative'                       => array( 'a.png', Url_Classifier::HERE, '' ),
			'nothing'                        => array( '', Url_Classifier::HERE, '' ),
			'an anchor'                      => array( '#a', Url_Classifier::HERE, '' ),
			'a path'                         => array( '/a//b', Url_Classifier::HERE, '' ),
			'data'                           => array( 'data:image/png;base64,AA==', Url_Classifier::HERE, '' ),
			'data that looks like a host'    => array( 'data://evil.example/a', Url_Classifier::HERE, '' ),
			'mail'                           => array( 'mailto:ada@evil.example', Url_Classifier::NONE, '' ),
			'a program'                      => array( 'javascript:x', Url_Classifier::NONE, '' ),
			'http'                           => array( 'http://evil.example/', Url_Classifier::FOREIGN, 'evil.example' ),
			'http without slashes'           => array( 'http:evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'https without slashes'          => array( 'https:evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'https with many'                => array( 'https:////evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'ftp'                            => array( 'ftp:evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'a socket'                       => array( 'ws:evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'a safe socket'                  => array( 'wss:evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'an unknown scheme with a host'  => array( 'acme://evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'capitals'                       => array( 'HTTPS:EVIL.Example', Url_Classifier::FOREIGN, 'evil.example' ),
			'without a scheme'               => array( '//evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'three slashes'                  => array( '///evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'backslashes'                    => array( '\\\\evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'one of each'                    => array( '/\\evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'a space before'                 => array( ' //evil.example', Url_Classifier::FOREIGN, 'evil.example' ),
			'a control character before'     => array( "\x01//evil.example", Url_Classifier::FOREIGN, 'evil.example' ),
			'a tabulator within'             => array( "/\t/evil.example", Url_Classifier::FOREIGN, 'evil.example' ),
			'a line feed within'             => array( "/\n/evil.example", Url_Classifier::FOREIGN, 'evil.example' ),
			'a carriage return within'       => array( "ht\rtps:evil.example", Url_Classifier::FOREIGN, 'evil.example' ),
			'a user'                         => array( 'https://ada:x@evil.example/', Url_Classifier::FOREIGN, 'evil.example' ),
			'a port'                         => array( 'https://evil.example:8443/', Url_Classifier::FOREIGN, 'evil.example' ),
			'percents'                       => array( 'https://evil%2eexample/', Url_Classifier::FOREIGN, 'evil.example' ),
			'an ideographic full stop'       => array( "https://evil\u{3002}example/", Url_Classifier::FOREIGN, 'evil.example' ),
			'a wide full stop'               => array( "https://evil\u{FF0E}example/", Url_Classifier::FOREIGN, 'evil.example' ),
			'a small full stop'              => array( "https://evil\u{FF61}example/", Url_Classifier::FOREIGN, 'evil.example' ),
			'a soft hyphen'                  => array( "https://ev\u{AD}il.example/", Url_Classifier::FOREIGN, 'evil.example' ),
			'a full stop at the end'         => array( 'https://evil.example./', Url_Classifier::FOREIGN, 'evil.example' ),
			'no host'                        => array( 'https://', Url_Classifier::FOREIGN, '?' ),
			'a question mark after the host' => array( 'https://evil.example?a/b', Url_Classifier::FOREIGN, 'evil.example' ),
			'an anchor after the host'       => array( 'https://evil.example#a/b', Url_Classifier::FOREIGN, 'evil.example' ),
			'a medium'                       => array( 'https://media.templately.invalid/7/a.png', Url_Classifier::MEDIUM, 'media.templately.invalid' ),
			'no medium of that host'         => array( 'https://media.templately.invalid/pear', Url_Classifier::HUB, 'media.templately.invalid' ),
			'a page of the design'           => array( 'https://pages.templately.invalid/menus', Url_Classifier::HUB, 'pages.templately.invalid' ),
			'the name itself'                => array( 'https://templately.invalid/', Url_Classifier::HUB, 'templately.invalid' ),
			'a name that ends like it'       => array( 'https://nottemplately.invalid/', Url_Classifier::FOREIGN, 'nottemplately.invalid' ),
			'a name that begins like it'     => array( 'https://templately.invalid.example/', Url_Classifier::FOREIGN, 'templately.invalid.example' ),
			'the hub'                        => array( 'http://hub.example.org:81/a', Url_Classifier::HUB, 'hub.example.org' ),
			'no medium of another host'      => array( 'https://evil.example/7/a.png', Url_Classifier::FOREIGN, 'evil.example' ),
		);
	}

	/** @dataProvider addresses */
	public function test_classifies_urls_in_all_spellings( string $address, string $kind, string $host ): void {
		$addresses = new Url_Classifier( array( 7 ), 'https://Hub.example.org' );
		$this->assertSame( array( $kind, $host ), array( $addresses->classify( $address ), Url_Classifier::host( $address ) ) );
		$this->assertSame( Url_Classifier::MEDIUM === $kind ? 7 : 0, $addresses->find_media( $address ) );
		$this->assertSame( in_array( $kind, array( Url_Classifier::MEDIUM, Url_Classifier::HERE ), true ) ? $address : null, $addresses->normalize_resource_url( $address ) );
		$this->assertSame( Url_Classifier::HUB === $kind ? '#' : $address, $addresses->normalize_link_url( $address ) );
	}

	public function test_internationalised_hosts_are_compared_in_ascii(): void {
		if ( ! function_exists( 'idn_to_ascii' ) ) {
			$this->markTestSkipped( 'This PHP has no intl.' );
		}
		$this->assertSame( 'xn--mller-kva.example', Url_Classifier::host( 'https://Müller.example/' ) );
		$this->assertSame( 'evil.example', Url_Classifier::host( 'https://ｅｖｉｌ.example/' ) );
	}

	public function test_lookalike_dots_are_recognised_without_intl(): void {
		$code = 'require ' . var_export( dirname( __DIR__, 4 ) . '/inc/autoload.php', true ) . '; foreach ( array( "evil\u{3002}example", "evil\u{FF0E}example", "evil\u{FF61}example", "ev\u{AD}il.example" ) as $host ) { echo Templately\Site\Documents\Url_Classifier::host( "https://$host/" ), " "; }'; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- to another process.
		$this->assertSame( str_repeat( 'evil.example ', 4 ), shell_exec( escapeshellarg( PHP_BINARY ) . ' -n -r ' . escapeshellarg( $code ) ) );
	}

	public function test_media_urls_are_normalised(): void {
		$addresses = new Url_Classifier( array( 7 ), '' );
		$expected  = 'https://media.templately.invalid/7/medium';
		$this->assertSame( array( $expected, $expected ), array( $addresses->normalize_resource_url( '//media.templately.invalid/7/a.png' ), $addresses->normalize_link_url( '//media.templately.invalid/7/a.png' ) ) );
	}

	public function test_home_site_and_upload_urls_are_local_unless_the_hubs(): void {
		$hosts = array( 'home' => 'shop.example', 'siteurl' => 'wp.shop.example', 'uploads' => 'files.shop.example' );
		foreach ( array( 'home', 'siteurl' ) as $option ) {
			add_filter(
				"option_$option",
				static function () use ( $hosts, $option ): string {
					return "https://$hosts[$option]";
				},
				99
			);
		}
		add_filter(
			'upload_dir',
			static function ( array $folder ) use ( $hosts ): array {
				return array( 'baseurl' => "https://{$hosts['uploads']}/up" ) + $folder;
			}
		);
		foreach ( $hosts as $host ) {
			$this->assertSame( Url_Classifier::HERE, ( new Url_Classifier( array(), '' ) )->classify( "http://$host/a.png" ), $host );
			$this->assertSame( Url_Classifier::HUB, ( new Url_Classifier( array(), "https://$host" ) )->classify( "http://$host/a.png" ), $host );
			$this->assertSame( Url_Classifier::FOREIGN, ( new Url_Classifier( array(), '' ) )->classify( "http://$host.evil.example/a.png" ), $host );
		}
	}

	public function test_hub_urls_are_found_in_any_spelling(): void {
		$addresses = new Url_Classifier( array(), 'https://hub.example.org' );
		foreach ( array( '//hub.example.org', 'http:\/\/HUB.example.org\/x', "//hub\u{3002}example\u{FF0E}org", "//hub\u{FF61}example.org", '//pages.templately.invalid', '//ada@hub.example.org/', 'https%3A%2F%2Fhub.example.org', '&#x2f;&#x2f;hub.example.org', '\u002f\u002Fhub.example.org', 'https%253A%252F%252Fhub.example.org', '//media.templately.invalid', 'x//templately.invalid' ) as $text ) {
			$this->assertTrue( $addresses->has_hub_url( "a $text b" ), $text );
		}
		foreach ( array( '//hub.example.org.au', '//hub.example.organic', '//hub.example.org-x', '//another-hub.example.org', 'hub.example.org', 'templately.invalid', '//other.example/@hub.example.org' ) as $text ) {
			$this->assertFalse( $addresses->has_hub_url( "a $text b" ), $text );
		}
		$this->assertFalse( ( new Url_Classifier( array(), '' ) )->has_hub_url( 'a // b //? c' ) );
	}
}
