<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Shared\Rest\Client_Ip;

/** @group S13 */
final class Client_Ip_Test extends TestCase {

	/**
	 * @dataProvider requests
	 * @param mixed $remote REMOTE_ADDR.
	 * @param mixed $forwarded X-Forwarded-For; null for none.
	 * @param list<string> $proxies Trusted proxies.
	 */
	public function test_finds_the_client_behind_trusted_proxies( string $expected, $remote, $forwarded = null, array $proxies = array() ): void {
		$this->assertSame( $expected, Client_Ip::from_server( array( 'REMOTE_ADDR' => $remote, 'HTTP_X_FORWARDED_FOR' => $forwarded ), $proxies ) );
	}

	/** @return array<string, list<mixed>> */
	public function requests(): array {
		$proxies = array( '10.0.0.2', '10.0.0.3', '::1' );
		return array(
			'IPv4'                            => array( 'c0000207', '192.0.2.7' ),
			'IPv4 in IPv6'                    => array( 'c0000207', '::ffff:192.0.2.7' ),
			'IPv4 in IPv6, in hexadecimal'    => array( 'c0000207', '::FFFF:c000:207' ),
			'another one of these'            => array( 'c0000208', '::ffff:192.0.2.8' ),
			'IPv6'                            => array( '20010db800000001', '2001:db8:0:1::5' ),
			'IPv6 of the same network'        => array( '20010db800000001', '2001:db8:0:1:ffff::6' ),
			'nobody'                          => array( '', null ),
			'no address'                      => array( '', 'unknown' ),
			'a list'                          => array( '', array( '192.0.2.7' ) ),
			'no proxy is believed by default' => array( '0a000002', '10.0.0.2', '192.0.2.7' ),
			'another one is not'              => array( '0a000004', '10.0.0.4', '192.0.2.7', $proxies ),
			'a proxy is'                      => array( 'c0000207', '10.0.0.2', '192.0.2.7', $proxies ),
			'a proxy in IPv6 form is'         => array( 'c0000207', '::ffff:10.0.0.2', '192.0.2.7', $proxies ),
			'what a caller wrote is not'      => array( 'c0000207', '10.0.0.2', '198.51.100.1, 192.0.2.7', $proxies ),
			'two proxies'                     => array( 'c0000207', '10.0.0.2', '198.51.100.1, 192.0.2.7,10.0.0.3', $proxies ),
			'a proxy that says nothing'       => array( '0a000002', '10.0.0.2', null, $proxies ),
			'a proxy that says what is none'  => array( '0a000002', '10.0.0.2', '192.0.2.7, unknown', $proxies ),
			'a proxy that says a list'        => array( '0a000002', '10.0.0.2', array( '192.0.2.7' ), $proxies ),
			'a proxy named in IPv6 form'      => array( 'c0000207', '10.0.0.2', '192.0.2.7', array( '::ffff:10.0.0.2' ) ),
			'a proxy named by a word'         => array( '0a000002', '10.0.0.2', '192.0.2.7', array( 'proxy' ) ),
			'no address, and such a proxy'    => array( '', 'unknown', '192.0.2.7', array( 'proxy' ) ),
			'a proxy on this machine'         => array( 'c0000207', '::1', '192.0.2.7', $proxies ),
		);
	}
}
