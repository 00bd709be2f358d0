<?php

declare( strict_types=1 );

namespace Templately\Hub\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Templately\Shared\Settings\Hub_State;

/**
 * The hub's mails: text and simple HTML that say the same, each with one button.
 */
final class Emails {

	/** Letters of what somebody else wrote. */
	private const LETTERS_OF_OTHERS = 60;

	/** Names of the pages that mails link to. */
	public const VERIFY       = 'verify';
	public const SEND_AGAIN   = 'send-again';
	public const ASK_RESET    = 'ask-reset';
	public const SET_PASSWORD = 'set-password';
	public const LINK         = 'link';
	public const ACCOUNT      = 'account';
	public const INVITATION   = 'invitation';

	/**
	 * Returns the address of a page.
	 *
	 * @param string $name  One of this class's.
	 * @param string $token Token of a mailed link; '' for none.
	 */
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
	 * Asks for proof that an e-mail address belongs to the account. The greeting has no name: the account may be another person's.
	 *
	 * @param string $email   The account's address.
	 * @param string $name    Name of the account, or login name of the WordPress user who owns it.
	 * @param bool   $is_user Whether a WordPress user owns the account.
	 * @return bool Whether the site's mailer took it.
	 */
	public function send_verification( string $email, string $token, string $name, bool $is_user ): bool {
		return $this->send(
			$email,
			'',
			__( 'Confirm your e-mail address', 'templately' ),
			! $is_user
				? array(
					/* translators: 1: name of the site that runs the library, 2: its address, 3: name of a person. */
					sprintf( __( 'somebody signed up at %1$s (%2$s) with this e-mail address and the name “%3$s”.', 'templately' ), self::hub_name(), self::hub_address(), self::of_others( $name ) ),
					__( 'If it was you, open the link, confirm the address and type your password. Then you can insert designs. If you set another password there, everybody who used this account before is signed out.', 'templately' ),
				)
				: array(
					/* translators: 1: login name of a WordPress user, 2: name of the site, 3: its address. */
					sprintf( __( 'the WordPress user “%1$s” of %2$s (%3$s) uses this e-mail address.', 'templately' ), self::of_others( $name ), self::hub_name(), self::hub_address() ),
					__( 'If that is you, open the link in the browser in which you are logged in there, and confirm the address. Then you can take invitations and make an API key.', 'templately' ),
				),
			__( 'Confirm my address', 'templately' ),
			self::url( self::VERIFY, $token ),
			__( 'The link is valid for 7 days. If it was not you, ignore this mail.', 'templately' )
		);
	}

	/**
	 * Mails the link that sets a new password.
	 *
	 * @param string $email      The account's address.
	 * @param string $first_name Name for the greeting; '' for none.
	 * @return bool Whether the site's mailer took it.
	 */
	public function send_password_reset( string $email, string $token, string $first_name ): bool {
		return $this->send(
			$email,
			self::of_others( $first_name ),
			__( 'Set a new password', 'templately' ),
			array(
				/* translators: %s: name of the site that runs the library. */
				sprintf( __( 'somebody asked for a new password for your account at %s.', 'templately' ), self::hub_name() ),
			),
			__( 'Set a new password', 'templately' ),
			self::url( self::SET_PASSWORD, $token ),
			__( 'The link is valid for one hour. If it was not you, ignore this mail: your password stays as it is.', 'templately' )
		);
	}

	/**
	 * Asks whether a WordPress user may use an account without a password.
	 *
	 * @param string $email      The account's address.
	 * @param string $first_name Name for the greeting; '' for none.
	 * @param string $login      The user's login name.
	 * @return bool Whether the site's mailer took it.
	 */
	public function send_account_link( string $email, string $token, string $first_name, string $login ): bool {
		return $this->send(
			$email,
			self::of_others( $first_name ),
			__( 'Link your account', 'templately' ),
			array(
				/* translators: 1: login name of a WordPress user, 2: name of the site, 3: its address. */
				sprintf( __( 'the WordPress user “%1$s” of %2$s (%3$s) wants to use your account there without a password.', 'templately' ), self::of_others( $login ), self::hub_name(), self::hub_address() ),
				__( 'If that is you, open the link in the browser in which you are logged in there. Your password, your API key and all sign-ins from before end.', 'templately' ),
			),
			__( 'Link my account', 'templately' ),
			self::url( self::LINK, $token ),
			__( 'The link is valid for one hour. If it was not you, ignore this mail: nothing changes.', 'templately' )
		);
	}

	/**
	 * Invites somebody into a workspace. Names and titles, which anybody can make up, are cut short and bring no addresses along.
	 *
	 * @param string $inviter Name of who invites; '' where it is not known.
	 * @return bool Whether the site's mailer took it.
	 */
	public function send_invitation( string $email, string $inviter, string $title, string $token ): bool {
		$inviter = self::of_others( $inviter );
		$title   = self::of_others( $title );
		if ( '' === $inviter ) {
			/* translators: 1: name of a workspace, 2: name of the site that runs the library. */
			$text = sprintf( __( 'you are invited to the WorkSpace “%1$s” at %2$s, where people share templates.', 'templately' ), $title, self::hub_name() );
		} else {
			/* translators: 1: name of a person, 2: name of a workspace, 3: name of the site that runs the library. */
			$text = sprintf( __( '%1$s invites you to the WorkSpace “%2$s” at %3$s, where people share templates.', 'templately' ), $inviter, $title, self::hub_name() );
		}
		return $this->send(
			$email,
			'',
			/* translators: %s: name of a workspace. */
			sprintf( __( 'You are invited to “%s”', 'templately' ), $title ),
			array( $text ),
			__( 'Look at the invitation', 'templately' ),
			self::url( self::INVITATION, $token ),
			__( 'The invitation is valid for 7 days. If you do not know who sent it, ignore this mail: nothing happens.', 'templately' )
		);
	}

	/** Says whether the site's mailer refuses at the moment: whether it did not take the last mail. */
	public function is_failing(): bool {
		return 0 !== ( new Hub_State() )->mails_fail_since();
	}

	/**
	 * @param string       $first_name How they are greeted; '' where nobody knows.
	 * @param list<string> $paragraphs What it says.
	 * @param string       $url        Where it leads.
	 * @return bool Whether the site's mailer took it.
	 */
	private function send( string $email, string $first_name, string $subject, array $paragraphs, string $button, string $url, string $note ): bool {
		/* translators: %s: first name. */
		$greeting = '' === $first_name ? __( 'Hello,', 'templately' ) : sprintf( __( 'Hello %s,', 'templately' ), $first_name );
		$text     = implode( "\n\n", array_merge( array( $greeting ), $paragraphs, array( "$button:\n$url", $note ) ) ) . "\n";
		$html     = self::html( $greeting, $paragraphs, $button, $url, $note );
		$add_text = static function ( PHPMailer $mailer ) use ( $text ): void {
			$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		};
		add_action( 'phpmailer_init', $add_text );
		$sent = false;
		try {
			$sent = wp_mail( $email, sprintf( '[%s] %s', self::hub_name(), $subject ), $html, array( 'Content-Type: text/html; charset=UTF-8' ) );
		} finally {
			// A mailer that throws has not sent it either.
			remove_action( 'phpmailer_init', $add_text );
			( new Hub_State() )->record_mail_result( $sent, time() );
		}
		return $sent;
	}

	/**
	 * @param list<string> $paragraphs What it says.
	 * @param string       $url        Where it leads.
	 */
	private static function html( string $greeting, array $paragraphs, string $button, string $url, string $note ): string {
		$html = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body style="margin:0;padding:32px;background:#f2f2f1;color:#1e1e1e;font:400 15px/24px -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,sans-serif"><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">';
		foreach ( array_merge( array( $greeting ), $paragraphs ) as $paragraph ) {
			$html .= '<p style="margin:0 0 16px">' . esc_html( $paragraph ) . '</p>';
		}
		$html .= '<p style="margin:24px 0"><a href="' . esc_url( $url ) . '" style="display:inline-block;padding:10px 16px;border-radius:2px;background:#3858e9;color:#fff;font-weight:500;text-decoration:none">' . esc_html( $button ) . '</a></p>';
		return $html . '<p style="margin:0;color:#5c5c5c;font-size:13px;line-height:20px">' . esc_html( $note ) . '</p></div></body></html>';
	}

	/** Shortens what somebody else wrote, and leaves out what a reader could follow: mails and pages of this site say it in the site's name. */
	public static function of_others( string $text ): string {
		$text = (string) preg_replace( '/[\p{C}\s]+/u', ' ', $text );
		$text = trim( (string) preg_replace( '/\S*(?:\:\/\/|www[.。．｡]|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}|\d+(?:\.\d+){3})\S*/ui', '…', $text ) );
		return mb_strlen( $text ) > self::LETTERS_OF_OTHERS ? mb_substr( $text, 0, self::LETTERS_OF_OTHERS - 1 ) . '…' : $text;
	}

	/** Returns what the site that runs the hub is called. */
	private static function hub_name(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}

	/** Returns the address of the site that runs the hub, as people say it: the one link of a mail is its button. */
	private static function hub_address(): string {
		return (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
	}
}
