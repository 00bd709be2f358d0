<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Contract\Workspaces as Contract;
use Templately\Messages as Shared_Messages;

/**
 * What is said to people about workspaces.
 */
final class Messages extends Shared_Messages {

	/** Says that the account is not verified. */
	public static function not_verified(): string {
		return __( 'Sorry your account is not verified. Please verify your account to use WorkSpaces.', 'templately' );
	}

	/** Says that something is the owner's to do. */
	public static function owner_only(): string {
		return __( 'Only the owner of this WorkSpace can do that.', 'templately' );
	}

	/** Says that viewers only read. */
	public static function viewers_read(): string {
		return __( 'You can read in this WorkSpace. Its owner can make you an editor.', 'templately' );
	}

	/** Says that an owner cannot leave. */
	public static function owner_stays(): string {
		return __( 'This WorkSpace is yours. Hand it over to an editor first, or delete it.', 'templately' );
	}

	/** Says that a title is missing. */
	public static function title_missing(): string {
		return __( 'Give the WorkSpace a name.', 'templately' );
	}

	/**
	 * Says that something is no address.
	 *
	 * @param string $email What was given.
	 */
	public static function no_address( string $email ): string {
		/* translators: %s: what somebody typed. */
		return sprintf( __( '“%s” is no e-mail address.', 'templately' ), $email );
	}

	/** Says that somebody else has saved the workspace meanwhile. */
	public static function changed_meanwhile(): string {
		return __( 'This WorkSpace was changed meanwhile. Look at it again, then save.', 'templately' );
	}

	/** Says that somebody has as many workspaces as there can be. */
	public static function too_many(): string {
		/* translators: %s: number of workspaces. */
		return sprintf( __( 'You have %s WorkSpaces, which is as many as there can be. Delete one first.', 'templately' ), number_format_i18n( Contract::MOST ) );
	}

	/** Says that somebody else has as many workspaces as there can be. */
	public static function owns_too_many(): string {
		/* translators: %s: number of workspaces. */
		return sprintf( __( 'They have %s WorkSpaces, which is as many as there can be. Nothing was handed over.', 'templately' ), number_format_i18n( Contract::MOST ) );
	}

	/** Says that a workspace is full of people. */
	public static function too_many_people(): string {
		/* translators: %s: number of people. */
		return sprintf( __( 'A WorkSpace has room for %s people, those who are invited included. Nobody was invited.', 'templately' ), number_format_i18n( Contract::MOST_PEOPLE ) );
	}

	/**
	 * Says that somebody has invited many people today.
	 *
	 * @param int $most How many there can be in a day.
	 */
	public static function too_many_invitations( int $most ): string {
		/* translators: %s: number of invitations. */
		return sprintf( __( 'You can send %s invitations a day. Nobody was invited by this: try again tomorrow, or with fewer people.', 'templately' ), number_format_i18n( $most ) );
	}

	/**
	 * Says that somebody was invited a moment ago.
	 *
	 * @param string $email   Their address.
	 * @param int    $minutes Minutes that have to lie between two mails.
	 */
	public static function invited_just_now( string $email, int $minutes ): string {
		/* translators: 1: an e-mail address, 2: number of minutes. */
		return sprintf( __( 'An invitation for %1$s was sent a moment ago. Wait %2$d minutes before you send another one.', 'templately' ), $email, $minutes );
	}

	/**
	 * Says that somebody got an invitation as often as anybody gets mails in a day.
	 *
	 * @param string $email Their address.
	 * @param int    $most  How many mails.
	 */
	public static function invited_often_today( string $email, int $most ): string {
		/* translators: 1: an e-mail address, 2: number of mails. */
		return sprintf( __( 'We have sent this invitation to %1$s %2$d times today, which is as often as we write to anybody in a day. The link in the last mail is still good. Send it again tomorrow.', 'templately' ), $email, $most );
	}

	/** Says that an invitation was sent often enough. */
	public static function sent_often(): string {
		return __( 'This invitation was sent several times already. It also waits under WorkSpaces for whoever signs in with that address.', 'templately' );
	}

	/** Says that a workspace is handed over to editors only. */
	public static function editors_only(): string {
		return __( 'A WorkSpace can be handed over to one of its editors. Make them an editor first.', 'templately' );
	}

	/** Says that an account's address has to be confirmed before an invitation is taken. */
	public static function unproven_address(): string {
		return __( 'Please confirm first that your e-mail address is yours: we have sent you a link.', 'templately' );
	}
}
