<?php

declare( strict_types=1 );

/**
 * The pages that mails link to stand alone: in no frame of another site, with no script, and in nobody's cache.
 *
 * @group S12
 */
final class Pages_Over_Http_Test extends Test_Case {

	/** @var bool Another process answers. */
	protected $commits = true;

	/** Every page says so, and one that does not exist is none of them. */
	public function test_headers(): void {
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

	/** A GET changes nothing, whatever stands in its address: programs that look into mails open links. */
	public function test_a_get_changes_nothing(): void {
		global $wpdb;
		foreach ( array( 'ask-reset', 'send-again', 'verify', 'set-password', 'link', 'invitation' ) as $page ) {
			$answer = $this->http( 'GET', "/?templately-hub=$page&email=ada%40example.org&token=x&password=Passw0rd&confirm_password=Passw0rd" );
			$this->assertStringNotContainsString( 'Check your inbox', $answer['body'], $page );
		}
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_mails" ) );
	}
}
