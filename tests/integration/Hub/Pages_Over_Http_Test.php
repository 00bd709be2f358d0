<?php

declare( strict_types=1 );

/**
 * Pages that e-mails link to: no framing, no scripts, no caching.
 * @group S12
 */
final class Pages_Over_Http_Test extends Test_Case {

	/** @var bool Another process answers. */
	protected $commits = true;

	public function test_every_page_sends_security_headers(): void {
		foreach ( array( 'ask-reset', 'send-again', 'verify', 'set-password', 'link', 'account', 'invitation' ) as $page ) {
			$answer = $this->http( 'GET', "/?templately-hub=$page&token=x" );
			$policy = $answer['headers']['content-security-policy'] ?? '';
			$this->assertMatchesRegularExpression( "/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/", $policy, $page );
			$this->assertStringNotContainsString( '<script', $answer['body'], $page );
			$this->assertStringContainsString( 'no-store', $answer['headers']['cache-control'] ?? '', $page );
			$this->assertSame( 'no-referrer', $answer['headers']['referrer-policy'] ?? '', $page );
			$this->assertSame( 'nosniff', $answer['headers']['x-content-type-options'] ?? '', $page );
			$this->assertSame( 'text/html; charset=utf-8', strtolower( $answer['headers']['content-type'] ?? '' ), $page );
			$this->assertSame( 200, $answer['status'], $page );
		}
		$this->assertSame( 404, $this->http( 'GET', '/?templately-hub=nowhere' )['status'] );
	}

	/** Mail scanners open links. */
	public function test_a_get_request_changes_nothing(): void {
		global $wpdb;
		foreach ( array( 'ask-reset', 'send-again', 'verify', 'set-password', 'link', 'invitation' ) as $page ) {
			$answer = $this->http( 'GET', "/?templately-hub=$page&email=ada%40example.org&token=x&password=Passw0rd&confirm_password=Passw0rd" );
			$this->assertStringNotContainsString( 'Check your inbox', $answer['body'], $page );
		}
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_mails" ) );
	}
}
