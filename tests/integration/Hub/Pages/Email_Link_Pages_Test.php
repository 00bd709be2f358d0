<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Rate_Limiter;
use Templately\Hub\Pages\Html_Page;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Tests\Hub\Asks_Hub;

/** @group S12 */
final class Email_Link_Pages_Test extends Test_Case {

	use Asks_Hub;

	public function test_escapes_all_values(): void {
		update_option( 'blogname', 'Shop <i1>' );
		add_filter(
			'option_blogname',
			static function (): string {
				return 'Shop <i1>';
			}
		);
		$page = ( new Html_Page( 'Title <i2>' ) )->add_text( 'Say <i3>' )->add_error( 'Warn <i4>' )->add_link( 'https://example.org/?a="><i5>', 'Lead <i6>' )->add_link( 'javascript:alert(1)', 'Evil' )
			->add_form( 'https://example.org/?b="><i7>', array( 'n"><i8>' => 'v"><i9>' ), array( Html_Page::field( 'f"><i10>', 'Label <i11>', 'email', 'x"><i12>', 'Error <i13>', 'Hint <i14>' ) ), 'Button <i15>' );
		$html = $page->html();
		$this->assertDoesNotMatchRegularExpression( '/<i\d|javascript:|<script/', $html );
		foreach ( array( 'Shop', 'Title', 'Say', 'Warn', 'Lead', 'Label', 'Error', 'Hint', 'Button' ) as $text ) {
			$this->assertMatchesRegularExpression( "/$text &lt;i\d+&gt;/", $html );
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$this->assertTrue( $tags->next_tag( 'form' ) );
		$this->assertSame( array( 'post', 'https://example.org/?b=i7' ), array( $tags->get_attribute( 'method' ), preg_replace( '/[^\w:\/.?=]/', '', (string) $tags->get_attribute( 'action' ) ) ) );
		$this->assertTrue( $tags->next_tag( 'input' ) );
		$this->assertSame( array( 'hidden', 'n"><i8>', 'v"><i9>' ), array( $tags->get_attribute( 'type' ), $tags->get_attribute( 'name' ), $tags->get_attribute( 'value' ) ) );
		$this->assertTrue( $tags->next_tag( 'input' ) );
		$this->assertSame( array( 'email', 'f"><i10>', 'x"><i12>' ), array( $tags->get_attribute( 'type' ), $tags->get_attribute( 'name' ), $tags->get_attribute( 'value' ) ) );
	}

	public function test_reads_form_fields_without_slashes_and_with_a_limit(): void {
		$this->open_hub();
		$this->sign_up_and_verify();
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$token = $this->mailed_token();
		$pages = $this->hub->email_link_pages();
		$this->assertSame( 2, substr_count( $pages->page( 'set-password', $token, '', null )->html(), 'type="password"' ) );
		foreach ( array( array( 'x' ), 5, str_repeat( 'Aa1', 334 ) ) as $value ) {
			$html = $pages->page( 'set-password', '', '', array( 'token' => $token, 'password' => $value, 'confirm_password' => $value ) )->html();
			$this->assertStringContainsString( 'Password cannot be empty.', $html );
		}
		$this->assertStringContainsString( 'This link is no longer valid.', $pages->page( 'verify', '', '', array( 'token' => array( $token ) ) )->html() );
		$pages->page( 'set-password', '', '', wp_slash( array( 'token' => $token, 'password' => "O'Passw0rd", 'confirm_password' => "O'Passw0rd" ) ) );
		$this->assertSame( 200, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => "O'Passw0rd" ) )->status );
	}

	/** Too many requests return status 429. */
	public function test_a_used_link_is_no_error_and_offers_a_new_one(): void {
		$this->open_hub();
		foreach ( array( 'verify' => 'send-again', 'link' => 'send-again', 'set-password' => 'ask-reset' ) as $name => $next ) {
			$page = $this->hub->email_link_pages()->page( $name, 'tly_v_used', '', null );
			$this->assertSame( 200, $page->status() );
			$this->assertStringContainsString( "templately-hub=$next\"", $page->html() );
		}
		$this->make_hub( '192.0.2.7' );
		$counted = new Rate_Limiter( new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $this->clock, bin2hex( (string) inet_pton( '192.0.2.7' ) ) );
		for ( $asked = 0; $asked < 200; $asked++ ) {
			$counted->require_ip_attempt( 'verify' );
		}
		$page = $this->hub->email_link_pages()->page( 'send-again', '', '', array( 'email' => 'ada@example.org' ) );
		$this->assertSame( 429, $page->status() );
		$this->assertStringContainsString( 'Too many attempts.', $page->html() );
		$this->assertStringNotContainsString( 'Request a new link', $page->html() );
	}

	public function test_each_page_requests_its_own_email(): void {
		$this->open_hub();
		$this->sign_up();
		$this->send_mails();
		foreach ( array( 'send-again' => 'Confirm your email address', 'ask-reset' => 'Set a new password' ) as $name => $subject ) {
			$this->mails = array();
			$this->hub->email_link_pages()->page( $name, '', '', array( 'email' => 'ada@example.org' ) );
			$this->send_mails();
			$this->assertCount( 1, $this->mails );
			$this->assertStringContainsString( $subject, $this->mails[0]['subject'] );
		}
	}
}
