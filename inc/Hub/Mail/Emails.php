<?php

declare( strict_types=1 );

namespace Templately\Hub\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Templately\Shared\Settings\Hub_State;

/** The hub's e-mails, as plain text and simple HTML, with one button each. */
final class Emails {

	/** Maximum letters of a text that other people wrote. */
	private const MAX_USER_TEXT_LETTERS = 60;

	/** Names of the pages that e-mails link to. */
	public const VERIFY       = 'verify';
	public const SEND_AGAIN   = 'send-again';
	public const ASK_RESET    = 'ask-reset';
	public const SET_PASSWORD = 'set-password';
	public const LINK         = 'link';
	public const ACCOUNT      = 'account';
	public const INVITATION   = 'invitation';

	/** @param string $token Token of the link, or ''. */
	public static function url( string $name, string $token = '' ): string {
		return add_query_arg(
			array_filter(
				array(
					'templately-hub' => $name,
					'token'          => $token,
				)
			),
			home_url( '/' )
		);
	}

	/**
	 * Asks to confirm an account's address. The greeting has no name, because the account may belong to another person.
	 * @param string $name Name of the account, or login name of its WordPress user.
	 * @param bool $is_user Whether the account belongs to a WordPress user.
	 */
	public function send_verification( string $email, string $token, string $name, bool $is_user ): bool {
		return $this->send(
			$email,
			'',
			__( 'Confirm your email address', 'templately' ),
			! $is_user
				? array(
					/* translators: 1: name of the site that runs the library, 2: its address, 3: name of a person. */
					sprintf( __( 'Someone signed up at %1$s (%2$s) with this email address and the name “%3$s”.', 'templately' ), self::hub_name(), self::hub_address(), self::sanitize_user_text( $name ) ),
					__( 'If it was you, open the link, confirm your address and enter your password. You can then insert designs. If you set a different password, everyone who used this account before is signed out.', 'templately' ),
				)
				: array(
					/* translators: 1: login name of a WordPress user, 2: name of the site, 3: its address. */
					sprintf( __( 'The WordPress user “%1$s” of %2$s (%3$s) uses this email address.', 'templately' ), self::sanitize_user_text( $name ), self::hub_name(), self::hub_address() ),
					__( 'If that is you, open the link in a browser where you are logged in to that site, and confirm the address. You can then accept invitations and create an API key.', 'templately' ),
				),
			__( 'Confirm my address', 'templately' ),
			self::url( self::VERIFY, $token ),
			__( 'The link is valid for 7 days. If it was not you, ignore this email.', 'templately' )
		);
	}

	public function send_password_reset( string $email, string $token, string $first_name ): bool {
		return $this->send(
			$email,
			self::sanitize_user_text( $first_name ),
			__( 'Set a new password', 'templately' ),
			array(
				/* translators: %s: name of the site that runs the library. */
				sprintf( __( 'Someone requested a new password for your account at %s.', 'templately' ), self::hub_name() ),
			),
			__( 'Set a new password', 'templately' ),
			self::url( self::SET_PASSWORD, $token ),
			__( 'The link is valid for one hour. If it was not you, ignore this email. Your password stays the same.', 'templately' )
		);
	}

	/** Asks whether a WordPress user may use an account without a password. */
	public function send_account_link( string $email, string $token, string $first_name, string $login ): bool {
		return $this->send(
			$email,
			self::sanitize_user_text( $first_name ),
			__( 'Link your account', 'templately' ),
			array(
				/* translators: 1: login name of a WordPress user, 2: name of the site, 3: its address. */
				sprintf( __( 'The WordPress user “%1$s” of %2$s (%3$s) wants to use your account there without a password.', 'templately' ), self::sanitize_user_text( $login ), self::hub_name(), self::hub_address() ),
				__( 'If that is you, open the link in a browser where you are logged in to that site. Your current password and API key will stop working, and you will be signed out everywhere.', 'templately' ),
			),
			__( 'Link my account', 'templately' ),
			self::url( self::LINK, $token ),
			__( 'The link is valid for one hour. If it was not you, ignore this email. Nothing will change.', 'templately' )
		);
	}

	/** Invites an address to a workspace. Names and titles are shortened and stripped of URLs, because anybody can choose them. */
	public function send_invitation( string $email, string $inviter, string $title, string $token ): bool {
		$inviter = self::sanitize_user_text( $inviter );
		$title   = self::sanitize_user_text( $title );
		if ( '' === $inviter ) {
			/* translators: 1: name of a workspace, 2: name of the site that runs the library. */
			$text = sprintf( __( 'You have been invited to the WorkSpace “%1$s” at %2$s, where people share templates.', 'templately' ), $title, self::hub_name() );
		} else {
			/* translators: 1: name of a person, 2: name of a workspace, 3: name of the site that runs the library. */
			$text = sprintf( __( '%1$s has invited you to the WorkSpace “%2$s” at %3$s, where people share templates.', 'templately' ), $inviter, $title, self::hub_name() );
		}
		return $this->send(
			$email,
			'',
			/* translators: %s: name of a workspace. */
			sprintf( __( 'You are invited to “%s”', 'templately' ), $title ),
			array( $text ),
			__( 'View the invitation', 'templately' ),
			self::url( self::INVITATION, $token ),
			__( 'The invitation is valid for 7 days. If you do not know the sender, ignore this email.', 'templately' )
		);
	}

	/** Whether the site's mailer refused the last e-mail. */
	public function is_failing(): bool {
		return 0 !== ( new Hub_State() )->mails_failing_since();
	}

	/** @param list<string> $paragraphs */
	private function send( string $email, string $first_name, string $subject, array $paragraphs, string $button, string $url, string $note ): bool {
		/* translators: %s: first name. */
		$greeting = '' === $first_name ? __( 'Hello,', 'templately' ) : sprintf( __( 'Hello %s,', 'templately' ), $first_name );
		/* translators: 1: name of the site, 2: its address. */
		$footer   = sprintf( __( 'Sent by Templately, the design library of %1$s (%2$s), because this email address was entered there.', 'templately' ), self::hub_name(), self::hub_address() );
		$text     = implode( "\n\n", array_merge( array( $greeting ), $paragraphs, array( "$button:\n$url", $note, "-- \n$footer" ) ) ) . "\n";
		/* translators: %s: name of the site. */
		$sender   = sprintf( __( 'Templately at %s', 'templately' ), self::hub_name() );
		$html     = self::html( $sender, $greeting, $paragraphs, $button, $url, $note, $footer );
		$add_text = static function ( PHPMailer $mailer ) use ( $text ): void {
			$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		};
		$from     = static function () use ( $sender ): string {
			return $sender;
		};
		// Before the default priority, so that a mail plugin of the site keeps the last word.
		add_filter( 'wp_mail_from_name', $from, 9 );
		add_action( 'phpmailer_init', $add_text );
		$sent = false;
		try {
			$sent = wp_mail( $email, sprintf( '[%s] %s', self::hub_name(), $subject ), $html, array( 'Content-Type: text/html; charset=UTF-8' ) );
		} finally {
			// A mailer that throws has not sent the e-mail.
			remove_action( 'phpmailer_init', $add_text );
			remove_filter( 'wp_mail_from_name', $from, 9 );
			( new Hub_State() )->record_mail_result( $sent, time() );
		}
		return $sent;
	}

	/** @param list<string> $paragraphs */
	private static function html( string $sender, string $greeting, array $paragraphs, string $button, string $url, string $note, string $footer ): string {
		$html = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body style="margin:0;padding:32px;background:#f2f2f1;color:#1e1e1e;font:400 15px/24px -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,sans-serif"><p style="max-width:544px;margin:0 auto 16px;font-weight:600">' . esc_html( $sender ) . '</p><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">';
		foreach ( array_merge( array( $greeting ), $paragraphs ) as $paragraph ) {
			$html .= '<p style="margin:0 0 16px">' . esc_html( $paragraph ) . '</p>';
		}
		$html .= '<p style="margin:24px 0"><a href="' . esc_url( $url ) . '" style="display:inline-block;padding:10px 16px;border-radius:2px;background:#3858e9;color:#fff;font-weight:500;text-decoration:none">' . esc_html( $button ) . '</a></p>';
		return $html . '<p style="margin:0;color:#5c5c5c;font-size:13px;line-height:20px">' . esc_html( $note ) . '</p></div><p style="max-width:544px;margin:16px auto 0;text-align:center;color:#5c5c5c;font-size:12px;line-height:18px">' . esc_html( $footer ) . '</p></body></html>';
	}

	/** Shortens a text that other people wrote, and removes URLs: the e-mail speaks in the name of this site. */
	public static function sanitize_user_text( string $text ): string {
		$text = (string) preg_replace( '/[\p{C}\s]+/u', ' ', $text );
		$text = trim( (string) preg_replace( '/\S*(?:\:\/\/|www[.。．｡]|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}|\d+(?:\.\d+){3})\S*/ui', '…', $text ) );
		return mb_strlen( $text ) > self::MAX_USER_TEXT_LETTERS ? mb_substr( $text, 0, self::MAX_USER_TEXT_LETTERS - 1 ) . '…' : $text;
	}

	private static function hub_name(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}

	/** Returns the site's address without a scheme, so that the button is the only link of an e-mail. */
	private static function hub_address(): string {
		return (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
	}
}
