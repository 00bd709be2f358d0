<?php

declare( strict_types=1 );

use PHPMailer\PHPMailer\PHPMailer;
use Templately\Hub\Mail\Emails;

/** What every e-mail of the hub carries: sender, footer and a part in plain text. */
final class Emails_Test extends Test_Case {

	public function test_an_email_names_its_sender_and_says_in_both_parts_who_sent_it(): void {
		update_option( 'blogname', 'Quince & Co' );
		$sent = null;
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$sent ): void {
				$sent = clone $mailer;
			},
			99
		);
		add_filter( 'wp_mail_from', static fn(): string => 'library@example.org' );

		( new Emails() )->send_invitation( 'ada@example.org', 'Mara', 'Client work', 'token-1' );

		$this->assertInstanceOf( PHPMailer::class, $sent );
		$this->assertSame( 'Templately at Quince & Co', $sent->FromName ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		$this->assertStringContainsString( '>Templately at Quince &amp; Co</p>', $sent->Body ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$footer = 'Sent by Templately, the design library of Quince & Co (' . preg_replace( '#^https?://#', '', home_url() ) . '), because this email address was entered there.';
		$this->assertStringContainsString( esc_html( $footer ), $sent->Body ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$this->assertStringEndsWith( "-- \n$footer\n", $sent->AltBody ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$this->assertSame( 'WordPress', apply_filters( 'wp_mail_from_name', 'WordPress' ), 'Other e-mails of the site keep their sender.' );
	}
}
