<?php

declare( strict_types=1 );

namespace Templately\Hub\Pages;

use Templately\Hub\Accounts\Mailed_Links;
use Templately\Hub\Accounts\Messages;
use Templately\Hub\Accounts\Sign_Up_Form;
use Templately\Hub\Accounts\Tokens;
use Templately\Hub\Workspaces\Arrivals;
use Templately\Rest\Failure;

/**
 * The pages that mails link to: /?templately-hub={name}. They are of the hub's site, work whether or not it serves other
 * sites, change nothing on GET, because mail scanners open links, and act by their button.
 *
 * Their forms carry no nonce: what they can do, the mailed token allows, or anybody may.
 */
final class Pages {

	public const VERIFY       = 'verify';
	public const SEND_AGAIN   = 'send-again';
	public const ASK_RESET    = 'ask-reset';
	public const SET_PASSWORD = 'set-password';
	public const LINK         = 'link';
	public const ACCOUNT      = 'account';
	public const INVITATION   = 'invitation';

	/** What the form of an invitation says. */
	private const ACCEPT  = 'accept';
	private const DECLINE = 'decline';

	/** @var Mailed_Links */
	private $links;

	/** @var Arrivals */
	private $arrivals;

	/**
	 * @param Mailed_Links $links    What the links of accounts do.
	 * @param Arrivals     $arrivals What those of invitations do.
	 */
	public function __construct( Mailed_Links $links, Arrivals $arrivals ) {
		$this->links    = $links;
		$this->arrivals = $arrivals;
	}

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

	/** Answers the request with the page it asks for, and ends it. */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- see above.
		$name  = self::text( $_GET, 'templately-hub' );
		$token = self::text( $_GET, 'token' );
		$sent  = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? $_POST : null;
		// phpcs:enable
		$this->page( $name, $token, self::text( $_GET, 'email' ), $sent )->show(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only fills the field in.
		exit;
	}

	/**
	 * Returns a page, after doing what its form asks for.
	 *
	 * @param string                    $name  Name of the page.
	 * @param string                    $token Token in the address.
	 * @param string                    $email E-mail in the address.
	 * @param array<string, mixed>|null $sent  What its form sent, with WordPress's slashes; null on GET.
	 */
	public function page( string $name, string $token, string $email, ?array $sent ): Page {
		try {
			switch ( $name ) {
				case self::VERIFY:
					return $this->verify( $token, $sent );
				case self::SEND_AGAIN:
					return $this->ask( $name, $email, $sent );
				case self::ASK_RESET:
					return $this->ask( $name, $email, $sent );
				case self::SET_PASSWORD:
					return $this->set_password( $token, $sent );
				case self::LINK:
					return $this->link( $token, $sent );
				case self::ACCOUNT:
					return $this->account();
				case self::INVITATION:
					return $this->invitation( $token, $sent );
				default:
					return ( new Page( __( 'Page not found', 'templately' ), 404 ) )->say( Messages::not_found() );
			}
		} catch ( Failure $failure ) {
			// A link that was used is nobody's mistake: its page is a page like any other.
			$is_old = 'invalid_link' === $failure->error_code();
			$page   = ( new Page( __( 'That did not work', 'templately' ), $is_old ? 200 : $failure->status() ) )->warn( $failure->getMessage() );
			return $is_old ? $page->lead_to( self::url( self::SET_PASSWORD === $name ? self::ASK_RESET : self::SEND_AGAIN ), __( 'Ask for a new link', 'templately' ) ) : $page;
		}
	}

	/**
	 * @param string                    $token Token in the address.
	 * @param array<string, mixed>|null $sent  What the form sent.
	 */
	private function verify( string $token, ?array $sent ): Page {
		if ( null !== $sent ) {
			$this->links->verify( self::text( $sent, 'token' ) );
			return ( new Page( __( 'Your address is confirmed', 'templately' ) ) )->say( __( 'You can go back to your site and insert designs. Choose “I\'ve verified & Close” there.', 'templately' ) );
		}
		$this->require_usable( $token, Tokens::VERIFY );
		return ( new Page( __( 'Confirm your e-mail address', 'templately' ) ) )
			->say( __( 'One click, and your account can insert designs.', 'templately' ) )
			->form( self::url( self::VERIFY ), array( 'token' => $token ), array(), __( 'Confirm my address', 'templately' ) );
	}

	/**
	 * @param string                    $token Token in the address.
	 * @param array<string, mixed>|null $sent  What the form sent.
	 */
	private function link( string $token, ?array $sent ): Page {
		if ( null !== $sent ) {
			$this->links->link( self::text( $sent, 'token' ) );
			return ( new Page( __( 'Your account is linked', 'templately' ) ) )->say( __( 'Go back to your site and choose “Continue as” once more.', 'templately' ) );
		}
		$this->require_usable( $token, Tokens::LINK );
		return ( new Page( __( 'Link your account', 'templately' ) ) )
			->say( __( 'The WordPress user with your e-mail address will use your account on this site without a password.', 'templately' ) )
			->form( self::url( self::LINK ), array( 'token' => $token ), array(), __( 'Link my account', 'templately' ) );
	}

	/**
	 * @param string                    $token Token in the address.
	 * @param array<string, mixed>|null $sent  What the form sent.
	 */
	private function set_password( string $token, ?array $sent ): Page {
		$token    = null === $sent ? $token : self::text( $sent, 'token' );
		$errors   = array();
		$password = null === $sent ? '' : self::text( $sent, 'password' );
		$this->require_usable( $token, Tokens::RESET );
		if ( null !== $sent ) {
			$errors = array_filter(
				array(
					'password'         => Sign_Up_Form::password_error( $password ),
					'confirm_password' => self::text( $sent, 'confirm_password' ) === $password ? '' : Messages::password_not_matched(),
				)
			);
			if ( array() === $errors ) {
				$this->links->set_password( $token, $password );
				return ( new Page( __( 'Your password is set', 'templately' ) ) )->say( __( 'You were signed out everywhere. Go back to your site and sign in with the new password.', 'templately' ) );
			}
		}
		$fields = array(
			new Field( 'password', __( 'New password', 'templately' ), 'new-password', '', $errors['password'] ?? '', __( 'At least 8 characters with uppercase, lowercase and numbers; no double quote and no backslash.', 'templately' ) ),
			new Field( 'confirm_password', __( 'New password again', 'templately' ), 'new-password', '', $errors['confirm_password'] ?? '' ),
		);
		return ( new Page( __( 'Set a new password', 'templately' ) ) )
			->form( self::url( self::SET_PASSWORD ), array( 'token' => $token ), $fields, __( 'Set the password', 'templately' ) );
	}

	/**
	 * An invitation is for the account that has shown that its address is theirs. Where there is none yet, the link stays good until
	 * there is: to sign up with an address shows nothing, so whoever did that before gets nowhere.
	 *
	 * @param string                    $token Token in the address.
	 * @param array<string, mixed>|null $sent  What a form sent.
	 */
	private function invitation( string $token, ?array $sent ): Page {
		$token      = null === $sent ? $token : self::text( $sent, 'token' );
		$answer     = null === $sent ? '' : self::text( $sent, 'answer' );
		$invitation = $this->arrivals->of_link( $token );
		if ( null === $invitation ) {
			return ( new Page( __( 'This invitation is no longer valid', 'templately' ) ) )->say( __( 'It was used or withdrawn, or it is older than 7 days. Ask whoever invited you for a new one.', 'templately' ) );
		}
		if ( self::DECLINE === $answer && $this->arrivals->decline_by_link( $token ) ) {
			return ( new Page( __( 'The invitation is declined', 'templately' ) ) )->say( __( 'You are not in the WorkSpace, and the link works no more.', 'templately' ) );
		}
		if ( self::ACCEPT === $answer && null !== $invitation['account'] ) {
			$this->arrivals->join( $invitation['id'], $invitation['account'] );
			return ( new Page( __( 'Welcome', 'templately' ) ) )
				/* translators: %s: name of a workspace. */
				->say( sprintf( __( 'You are in the WorkSpace “%s” now.', 'templately' ), $invitation['title'] ) )
				->say( __( 'Go back to your site: it is under My Clouds, in “Shared with Me”.', 'templately' ) );
		}
		/* translators: %s: name of a workspace. */
		$page = new Page( sprintf( __( 'Invitation to “%s”', 'templately' ), $invitation['title'] ) );
		$page->say(
			'' === $invitation['invited_by']
				? __( 'You are invited to share templates in this WorkSpace.', 'templately' )
				/* translators: %s: name of a person. */
				: sprintf( __( '%s invites you to share templates in this WorkSpace.', 'templately' ), $invitation['invited_by'] )
		);
		if ( null === $invitation['account'] ) {
			/* translators: %s: an e-mail address. */
			$page->say( sprintf( __( 'No account has confirmed the address %s yet. Sign up on your site with it, or sign in there, and confirm it by the link that we mail you. Then open this page again.', 'templately' ), $invitation['email'] ) )
				->lead_to( add_query_arg( 'email', rawurlencode( $invitation['email'] ), self::url( self::SEND_AGAIN ) ), __( 'Send me the link that confirms my address', 'templately' ) );
		} else {
			$page->form( self::url( self::INVITATION ), compact( 'token' ) + array( 'answer' => self::ACCEPT ), array(), __( 'Accept the invitation', 'templately' ) );
		}
		return $page->form( self::url( self::INVITATION ), compact( 'token' ) + array( 'answer' => self::DECLINE ), array(), __( 'Decline', 'templately' ), true );
	}

	/** What people can do with their account here: each begins with a mail to its address. */
	private function account(): Page {
		return ( new Page( __( 'Your account', 'templately' ) ) )
			->say( __( 'Whatever you change here is confirmed by a link that we mail to you.', 'templately' ) )
			->lead_to( self::url( self::ASK_RESET ), __( 'Set a new password', 'templately' ) )
			->lead_to( self::url( self::SEND_AGAIN ), __( 'Confirm your e-mail address', 'templately' ) );
	}

	/**
	 * Asks for an address, and mails a link to it if it is known. Says the same either way.
	 *
	 * @param string                    $name  SEND_AGAIN or ASK_RESET.
	 * @param string                    $email E-mail in the address.
	 * @param array<string, mixed>|null $sent  What the form sent.
	 */
	private function ask( string $name, string $email, ?array $sent ): Page {
		$is_reset = self::ASK_RESET === $name;
		$email    = null === $sent ? $email : self::text( $sent, 'email' );
		$error    = null === $sent || Sign_Up_Form::is_email( $email ) ? '' : Messages::invalid_email();
		if ( null !== $sent && '' === $error ) {
			if ( $is_reset ) {
				$this->links->request_reset( $email, null );
			} else {
				$this->links->request_verification( $email, null );
			}
			return ( new Page( __( 'Look into your mailbox', 'templately' ) ) )->say( $is_reset ? __( 'If there is an account with this address, a mail with a link is on its way.', 'templately' ) : __( 'If there is an account with this address that is not confirmed yet, a mail with a link is on its way.', 'templately' ) );
		}
		return ( new Page( $is_reset ? __( 'Set a new password', 'templately' ) : __( 'Confirm your e-mail address', 'templately' ) ) )
			->say( __( 'We mail you a link.', 'templately' ) )
			->form( self::url( $name ), array(), array( new Field( 'email', __( 'E-mail', 'templately' ), 'email', $email, $error ) ), __( 'Send the link', 'templately' ) );
	}

	/**
	 * @param string $token Token in the address.
	 * @param string $kind  One of Tokens.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	private function require_usable( string $token, string $kind ): void {
		if ( ! $this->links->is_usable( $token, $kind ) ) {
			throw new Failure( 'invalid_link', Messages::link_not_valid(), 400 );
		}
	}

	/**
	 * @param array<string, mixed> $values What the request brings, with WordPress's slashes.
	 * @param string               $name   Name of a value.
	 * @return string Its text; '' for anything else, and for what is longer than any field.
	 */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) && strlen( $value ) <= 1000 ? (string) wp_unslash( $value ) : '';
	}
}
