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
		foreach ( array( 'ask-reset', 'send-again', 'verify', 'set-password', 'link', 'account' ) as $page ) {
			$answer = $this->http( 'GET', "/?templately-hub=$page&token=x" );
			$policy = $answer['headers']['content-security-policy'] ?? '';
			$this->assertMatchesRegularExpression( "/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/", $policy, $page );
			$this->assertStringNotContainsString( '<script', $answer['body'], $page );
			$this->assertStringContainsString( 'no-store', $answer['headers']['cache-control'] ?? '', $page );
			$this->assertSame( 'no-referrer', $answer['headers']['referrer-policy'] ?? '', $page );
		}
	}
}
