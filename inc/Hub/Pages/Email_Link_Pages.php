<?php

declare( strict_types=1 );

namespace Templately\Hub\Pages;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Email_Links;
use Templately\Hub\Accounts\Sign_Up_Validator;
use Templately\Hub\Accounts\Token_Store;
use Templately\Hub\Mail\Emails;
use Templately\Hub\Workspaces\Invitation_Acceptance;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;

/**
 * The pages that e-mails link to: /?templately-hub={name}. They belong to the hub's site, even if it serves no other sites. GET
 * changes nothing, because mail scanners open links. The forms need no nonce: each action requires the e-mailed token or is open to
 * everyone.
 * @phpstan-import-type Field from Html_Page
 */
final class Email_Link_Pages {

	private const MAX_NAME_LENGTH = 200;
	private const MAX_TEXT_LENGTH = 1000;

	private const ACCEPT  = 'accept';
	private const DECLINE = 'decline';

	private Email_Links $links;

	private Invitation_Acceptance $acceptance;

	public function __construct( Email_Links $links, Invitation_Acceptance $acceptance ) {
		$this->links      = $links;
		$this->acceptance = $acceptance;
	}

	/** Sends the requested page and ends the request. */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the e-mailed token authorizes the form.
		$name  = self::text( $_GET, 'templately-hub' );
		$token = self::text( $_GET, 'token' );
		$sent  = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? $_POST : null;
		// phpcs:enable
		$this->page( $name, $token, self::text( $_GET, 'email' ), $sent )->send(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only fills the field in.
		exit;
	}

	/** @param array<string, mixed>|null $sent Form data with WordPress's slashes; null on GET. */
	public function page( string $name, string $token, string $email, ?array $sent ): Html_Page {
		// A form includes the token of its page's URL.
		$token = null === $sent ? $token : self::text( $sent, 'token' );
		try {
			switch ( $name ) {
				case Emails::VERIFY:
					return $this->verify( $token, $sent );
				case Emails::SEND_AGAIN:
					return $this->ask( $name, $email, $sent );
				case Emails::ASK_RESET:
					return $this->ask( $name, $email, $sent );
				case Emails::SET_PASSWORD:
					return $this->set_password( $token, $sent );
				case Emails::LINK:
					return $this->link( $token, $sent );
				case Emails::ACCOUNT:
					return $this->account();
				case Emails::INVITATION:
					return $this->invitation( $token, $sent );
				default:
					return ( new Html_Page( __( 'Page not found', 'templately' ), 404 ) )->add_text( Failure::not_found()->getMessage() );
			}
		} catch ( Failure $failure ) {
			// A used link is normal, so its page is not an error page.
			$is_old = 'invalid_link' === $failure->error_code();
			$page   = ( new Html_Page( __( 'Something went wrong', 'templately' ), $is_old ? 200 : $failure->status() ) )->add_error( $failure->getMessage() );
			return $is_old ? $page->add_link( Emails::url( Emails::SET_PASSWORD === $name ? Emails::ASK_RESET : Emails::SEND_AGAIN ), __( 'Request a new link', 'templately' ) ) : $page;
		}
	}

	/** @param array<string, mixed>|null $sent Form data. */
	private function verify( string $token, ?array $sent ): Html_Page {
		list( 'account' => $account, 'subject' => $subject ) = $this->links->read( $token, Token_Store::VERIFY );
		if ( '' !== $subject && ! $this->links->is_current_user( $subject ) ) {
			return $this->log_in_first( Emails::VERIFY, $token, $this->links->login( $account, $subject ) );
		}
		$form   = null === $sent ? $this->names_of( $account ) : self::form_of( $sent );
		$errors = null === $sent || '' !== $subject ? array() : self::errors( $form );
		if ( null !== $sent && array() === $errors ) {
			$is_same = '' === $subject ? $this->links->verify( $token, self::names( $form ), $form['password'] ) : $this->links->verify( $token );
			return ( new Html_Page( __( 'Your address is confirmed', 'templately' ) ) )
				->add_text( $is_same ? __( 'You can go back to your site. An insert that was waiting continues there. Otherwise choose “I\'ve verified & Close”.', 'templately' ) : __( 'You have been signed out everywhere. Go back to your site and sign in with your new password.', 'templately' ) );
		}
		$page = new Html_Page( __( 'Confirm your email address', 'templately' ) );
		if ( '' !== $subject ) {
			/* translators: 1: an e-mail address, 2: login name of a WordPress user. */
			$page->add_text( sprintf( __( 'You are logged in as the WordPress user “%2$s”. Confirm that %1$s is your address.', 'templately' ), $account->email(), Emails::sanitize_user_text( $this->links->login( $account, $subject ) ) ) );
		} else {
			/* translators: %s: an e-mail address. */
			$page->add_text( sprintf( __( 'Confirm that %s is your address. If you signed up yourself, enter the password that you chose, and you stay signed in. Any other password becomes the new one, and everyone who used this account before is signed out.', 'templately' ), $account->email() ) );
		}
		return $page->add_form( Emails::url( Emails::VERIFY ), compact( 'token' ), '' === $subject ? self::fields( $form, $errors, __( 'Password', 'templately' ), __( 'Confirm password', 'templately' ) ) : array(), __( 'Confirm my address', 'templately' ) );
	}

	/** @param array<string, mixed>|null $sent Form data. */
	private function link( string $token, ?array $sent ): Html_Page {
		list( 'account' => $account, 'subject' => $subject ) = $this->links->read( $token, Token_Store::LINK );
		if ( ! $this->links->is_current_user( $subject ) ) {
			return $this->log_in_first( Emails::LINK, $token, $this->links->login( $account, $subject ) );
		}
		if ( null !== $sent ) {
			$this->links->link( $token );
			return ( new Html_Page( __( 'Your account is linked', 'templately' ) ) )->add_text( __( 'Go back to your site and choose “Continue as” again.', 'templately' ) );
		}
		return ( new Html_Page( __( 'Link your account', 'templately' ) ) )
			/* translators: 1: login name of a WordPress user, 2: an e-mail address. */
			->add_text( sprintf( __( 'The WordPress user “%1$s” will use the account of %2$s on this site without a password. Its current password and API key will stop working, and it will be signed out everywhere.', 'templately' ), Emails::sanitize_user_text( $this->links->login( $account, $subject ) ), $account->email() ) )
			->add_form( Emails::url( Emails::LINK ), compact( 'token' ), array(), __( 'Link my account', 'templately' ) );
	}

	/** @param string $login Login name of the WordPress user, or ''. */
	private function log_in_first( string $name, string $token, string $login ): Html_Page {
		return ( new Html_Page( __( 'Log in first', 'templately' ) ) )
			->add_text(
				'' === $login
					? Email_Links::log_in_first_message()
					/* translators: %s: login name of a WordPress user. */
					: sprintf( __( 'This link only works in a browser where the WordPress user “%s” is logged in to this site.', 'templately' ), Emails::sanitize_user_text( $login ) )
			)
			->add_text( __( 'If that is not you, close this page. Nothing has changed.', 'templately' ) )
			->add_link( wp_login_url( Emails::url( $name, $token ), true ), __( 'Log in', 'templately' ) );
	}

	/** @param array<string, mixed>|null $sent Form data. */
	private function set_password( string $token, ?array $sent ): Html_Page {
		$account   = $this->links->read( $token, Token_Store::RESET )['account'];
		$has_names = ! $account->is_email_verified();
		$form      = null === $sent ? $this->names_of( $account ) : self::form_of( $sent );
		$errors    = null === $sent ? array() : self::errors( $form, $has_names );
		if ( null !== $sent && array() === $errors ) {
			$this->links->set_password( $token, $form['password'], $has_names ? self::names( $form ) : array() );
			return ( new Html_Page( __( 'Your password is set', 'templately' ) ) )->add_text( __( 'You have been signed out everywhere. Go back to your site and sign in with your new password.', 'templately' ) );
		}
		return ( new Html_Page( __( 'Set a new password', 'templately' ) ) )
			->add_form( Emails::url( Emails::SET_PASSWORD ), compact( 'token' ), self::fields( $form, $errors, __( 'New password', 'templately' ), __( 'Confirm new password', 'templately' ), $has_names ), __( 'Set the password', 'templately' ) );
	}

	/**
	 * An invitation proves the invited address. If no account has verified the address, the form creates an account, or hands over an
	 * unverified one with a new password: signing up with an address proves nothing.
	 * @param array<string, mixed>|null $sent Form data.
	 */
	private function invitation( string $token, ?array $sent ): Html_Page {
		$answer     = null === $sent ? '' : self::text( $sent, 'answer' );
		$invitation = $this->acceptance->find_by_link( $token );
		if ( null === $invitation ) {
			return ( new Html_Page( __( 'This invitation is no longer valid', 'templately' ) ) )->add_text( __( 'It has been used or withdrawn, or it is older than 7 days. Ask the person who invited you for a new one.', 'templately' ) );
		}
		if ( self::DECLINE === $answer && $this->acceptance->decline_by_link( $token ) ) {
			return ( new Html_Page( __( 'Invitation declined', 'templately' ) ) )->add_text( __( 'You have not joined the WorkSpace. The link no longer works.', 'templately' ) );
		}
		$is_new = null === $invitation['account'];
		$form   = self::form_of( self::ACCEPT === $answer ? (array) $sent : array() );
		$errors = $is_new && self::ACCEPT === $answer ? self::errors( $form ) + self::consent_errors( $form ) : array();
		$title  = Emails::sanitize_user_text( $invitation['title'] );
		if ( self::ACCEPT === $answer && array() === $errors ) {
			$this->acceptance->accept_by_link( $token, $is_new ? self::names( $form ) : array(), $is_new ? $form['password'] : '' );
			return ( new Html_Page( __( 'Welcome', 'templately' ) ) )
				/* translators: %s: name of a workspace. */
				->add_text( sprintf( __( 'You have joined the WorkSpace “%s”.', 'templately' ), $title ) )
				->add_text(
					$is_new
						/* translators: %s: an e-mail address. */
						? sprintf( __( 'Go back to your site and sign in to the library with %s and your password. You will find the WorkSpace in My Clouds, under “Shared with Me”.', 'templately' ), $invitation['email'] )
						: __( 'Go back to your site. You will find it in My Clouds, under “Shared with Me”.', 'templately' )
				)
				/* translators: %s: name of a site. */
				->add_link( home_url( '/' ), sprintf( __( 'Go to %s', 'templately' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) );
		}
		$inviter = Emails::sanitize_user_text( $invitation['invited_by'] );
		/* translators: %s: name of a workspace. */
		$page = new Html_Page( sprintf( __( 'Invitation to “%s”', 'templately' ), $title ) );
		$page->add_text(
			'' === $inviter
				? __( 'You have been invited to share templates in this WorkSpace.', 'templately' )
				/* translators: %s: name of a person. */
				: sprintf( __( '%s has invited you to share templates in this WorkSpace.', 'templately' ), $inviter )
		);
		if ( $is_new ) {
			/* translators: %s: an e-mail address. */
			$page->add_text( sprintf( __( 'You need an account to join. The link in the email confirms that %s is your address.', 'templately' ), $invitation['email'] ) );
			if ( $this->links->has_local_account( $invitation['email'] ) ) {
				$page->add_link( wp_login_url( Emails::url( Emails::INVITATION, $token ), true ), __( 'Are you a WordPress user of this site with that address? Log in to join.', 'templately' ) );
			}
			foreach ( self::consents() as $consent ) {
				$page->add_link( $consent['url'], $consent['link'] );
			}
		}
		return $page
			->add_form( Emails::url( Emails::INVITATION ), compact( 'token' ) + array( 'answer' => self::ACCEPT ), $is_new ? array_merge( self::fields( $form, $errors, __( 'Password', 'templately' ), __( 'Confirm password', 'templately' ) ), self::consent_fields( $form, $errors ) ) : array(), $is_new ? __( 'Create account and join', 'templately' ) : __( 'Accept the invitation', 'templately' ) )
			->add_form( Emails::url( Emails::INVITATION ), compact( 'token' ) + array( 'answer' => self::DECLINE ), array(), __( 'Decline', 'templately' ), true );
	}

	/**
	 * @param array<string, string> $form Values.
	 * @param array<string, string> $errors Field to message.
	 * @return list<Field> Fields for names and password.
	 */
	private static function fields( array $form, array $errors, string $password, string $again, bool $has_names = true ): array {
		$names = array(
			Html_Page::field( 'first_name', __( 'First name', 'templately' ), 'given-name', $form['first_name'], $errors['first_name'] ?? '' ),
			Html_Page::field( 'last_name', __( 'Last name', 'templately' ), 'family-name', $form['last_name'], $errors['last_name'] ?? '' ),
		);
		return array_merge(
			$has_names ? $names : array(),
			array(
				Html_Page::field( 'password', $password, 'new-password', '', $errors['password'] ?? '', __( 'At least 8 characters, with uppercase and lowercase letters and numbers, without double quotes and backslashes.', 'templately' ) ),
				Html_Page::field( 'confirm_password', $again, 'new-password', '', $errors['confirm_password'] ?? '' ),
			)
		);
	}

	/** @return array<string, array{label: string, url: string, link: string}> A text that is linked nowhere needs no consent. */
	private static function consents(): array {
		$links = ( new Settings() )->links();
		$all   = array(
			'privacy_consent' => array(
				'label' => __( 'I agree to the privacy policy.', 'templately' ),
				'url'   => $links['privacy'] ?? get_privacy_policy_url(),
				'link'  => __( 'Read the privacy policy', 'templately' ),
			),
			'terms_consent'   => array(
				'label' => __( 'I agree to the terms of service.', 'templately' ),
				'url'   => $links['terms'] ?? '',
				'link'  => __( 'Read the terms of service', 'templately' ),
			),
		);
		return array_filter( $all, static fn( array $consent ): bool => '' !== $consent['url'] );
	}

	/**
	 * @param array<string, string> $form Values.
	 * @param array<string, string> $errors Field to message.
	 * @return list<Field>
	 */
	private static function consent_fields( array $form, array $errors ): array {
		$fields = array();
		foreach ( self::consents() as $name => $consent ) {
			$fields[] = Html_Page::field( $name, $consent['label'], '', $form[ $name ], $errors[ $name ] ?? '' );
		}
		return $fields;
	}

	/**
	 * @param array<string, string> $form Values.
	 * @return array<string, string> Field to message.
	 */
	private static function errors( array $form, bool $has_names = true ): array {
		return array_filter(
			( $has_names ? Sign_Up_Validator::name_errors( $form ) : array() ) + array(
				'password'         => Sign_Up_Validator::password_error( $form['password'] ),
				'confirm_password' => $form['confirm_password'] === $form['password'] ? '' : __( 'Password not matched!', 'templately' ),
			)
		);
	}

	/**
	 * @param array<string, string> $form Values.
	 * @return array<string, string> Field to message.
	 */
	private static function consent_errors( array $form ): array {
		return array_intersect_key( Sign_Up_Validator::errors( array( 'email' => '' ) + $form ), self::consents() );
	}

	/**
	 * @param array<string, mixed> $sent Form data.
	 * @return array<string, string>
	 */
	private static function form_of( array $sent ): array {
		$form = array();
		foreach ( array( 'first_name', 'last_name', 'password', 'confirm_password', 'privacy_consent', 'terms_consent' ) as $name ) {
			$form[ $name ] = self::text( $sent, $name, 'first_name' === $name || 'last_name' === $name ? self::MAX_NAME_LENGTH : self::MAX_TEXT_LENGTH );
		}
		return $form;
	}

	/** @return array<string, string> */
	private function names_of( Account $account ): array {
		return array_intersect_key( $account->to_array(), array_flip( array( 'first_name', 'last_name' ) ) ) + self::form_of( array() );
	}

	/**
	 * @param array<string, string> $form Values.
	 * @return array<string, string>
	 */
	private static function names( array $form ): array {
		return array_map( 'trim', array_intersect_key( $form, array_flip( array( 'first_name', 'last_name' ) ) ) );
	}

	/** What people can do with their account. Each action starts with an e-mail to its address. */
	private function account(): Html_Page {
		return ( new Html_Page( __( 'Your account', 'templately' ) ) )
			->add_text( __( 'To confirm a change, open the link that we will email you.', 'templately' ) )
			->add_link( Emails::url( Emails::ASK_RESET ), __( 'Set a new password', 'templately' ) )
			->add_link( Emails::url( Emails::SEND_AGAIN ), __( 'Confirm your email address', 'templately' ) );
	}

	/**
	 * Asks for an address, and e-mails a link to it if it is known. The response is the same either way.
	 * @param string $name SEND_AGAIN or ASK_RESET.
	 * @param array<string, mixed>|null $sent Form data.
	 */
	private function ask( string $name, string $email, ?array $sent ): Html_Page {
		$is_reset = Emails::ASK_RESET === $name;
		$email    = null === $sent ? $email : self::text( $sent, 'email' );
		$error    = null === $sent || Sign_Up_Validator::is_email( $email ) ? '' : Sign_Up_Validator::invalid_email_message();
		if ( null !== $sent && '' === $error ) {
			if ( $is_reset ) {
				$this->links->request_reset( $email, null );
			} else {
				$this->links->request_verification( $email, null );
			}
			return ( new Html_Page( __( 'Check your inbox', 'templately' ) ) )->add_text( $is_reset ? __( 'If there is an account with this address, you will receive an email with a link.', 'templately' ) : __( 'If there is an account with this address that is not confirmed yet, you will receive an email with a link.', 'templately' ) );
		}
		return ( new Html_Page( $is_reset ? __( 'Set a new password', 'templately' ) : __( 'Confirm your email address', 'templately' ) ) )
			->add_text( __( 'We will email you a link.', 'templately' ) )
			->add_form( Emails::url( $name ), array(), array( Html_Page::field( 'email', __( 'Email', 'templately' ), 'email', $email, $error ) ), __( 'Send the link', 'templately' ) );
	}

	/**
	 * Returns a value of the request, or '' if it is missing, not a string or too long.
	 * @param array<string, mixed> $values Values with WordPress's slashes.
	 */
	private static function text( array $values, string $name, int $most = self::MAX_TEXT_LENGTH ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) && strlen( $value ) <= $most ? (string) wp_unslash( $value ) : '';
	}
}
