<?php

declare( strict_types=1 );

namespace Templately\Hub\Members;

use Templately\Hub\Accounts\Actor;

/**
 * Who may do what to a workspace and to its people: the table that decides, and nothing else does. Its facts were read before; it
 * reads none. What may be done to the files in it is File_Permissions's.
 */
final class Workspace_Permissions {

	public const GRANTED = 'granted';

	/** They know of it, and may not do that. */
	public const NOT_ALLOWED = 'not allowed';

	/** Nothing is said of it. */
	public const NOT_THERE = 'not there';

	/** The account's address was not shown to be theirs. */
	public const NOT_VERIFIED = 'not verified';

	/** Roles: of nobody in it, of a member who reads, of one who adds files, and of the one whose it is. */
	public const NONE   = '';
	public const VIEWER = 'viewer';
	public const EDITOR = 'editor';
	public const OWNER  = 'owner';

	/** What is done. */
	public const SEE      = 'see';
	public const ACTIVITY = 'activity';
	public const LEAVE    = 'leave';
	public const SAVE     = 'save';
	public const INVITE   = 'invite';
	public const PEOPLE   = 'people';
	public const TRANSFER = 'transfer';
	public const DELETE   = 'delete';

	private const TABLE = array(
		self::NONE   => array(
			self::SEE      => self::NOT_THERE,
			self::ACTIVITY => self::NOT_THERE,
			self::LEAVE    => self::NOT_THERE,
			self::SAVE     => self::NOT_THERE,
			self::INVITE   => self::NOT_THERE,
			self::PEOPLE   => self::NOT_THERE,
			self::TRANSFER => self::NOT_THERE,
			self::DELETE   => self::NOT_THERE,
		),
		self::VIEWER => array(
			self::SEE      => self::GRANTED,
			self::ACTIVITY => self::NOT_ALLOWED,
			self::LEAVE    => self::GRANTED,
			self::SAVE     => self::NOT_ALLOWED,
			self::INVITE   => self::NOT_ALLOWED,
			self::PEOPLE   => self::NOT_ALLOWED,
			self::TRANSFER => self::NOT_ALLOWED,
			self::DELETE   => self::NOT_ALLOWED,
		),
		self::EDITOR => array(
			self::SEE      => self::GRANTED,
			self::ACTIVITY => self::GRANTED,
			self::LEAVE    => self::GRANTED,
			self::SAVE     => self::NOT_ALLOWED,
			self::INVITE   => self::NOT_ALLOWED,
			self::PEOPLE   => self::NOT_ALLOWED,
			self::TRANSFER => self::NOT_ALLOWED,
			self::DELETE   => self::NOT_ALLOWED,
		),
		self::OWNER  => array(
			self::SEE      => self::GRANTED,
			self::ACTIVITY => self::GRANTED,
			// A workspace has somebody whose it is: they hand it over first.
			self::LEAVE    => self::NOT_ALLOWED,
			self::SAVE     => self::GRANTED,
			self::INVITE   => self::GRANTED,
			self::PEOPLE   => self::GRANTED,
			self::TRANSFER => self::GRANTED,
			self::DELETE   => self::GRANTED,
		),
	);

	/** Who has shown no address reads, goes and tidies up, and reaches nobody else. */
	private const UNVERIFIED = array( self::SEE, self::ACTIVITY, self::LEAVE, self::PEOPLE, self::DELETE );

	/**
	 * Decides.
	 *
	 * @param string $verb     One of this class's.
	 * @param string $role     The actor's in the workspace, one of this class's.
	 * @param string $standing Of the actor, one of Actor's.
	 * @return string GRANTED, NOT_ALLOWED, NOT_THERE or NOT_VERIFIED.
	 */
	public static function check( string $verb, string $role, string $standing ): string {
		if ( Actor::NOBODY === $standing ) {
			return self::NOT_THERE;
		}
		$answer = self::TABLE[ $role ][ $verb ];
		return self::GRANTED === $answer && Actor::UNVERIFIED === $standing && ! in_array( $verb, self::UNVERIFIED, true ) ? self::NOT_VERIFIED : $answer;
	}

	/**
	 * Decides who may make a workspace.
	 *
	 * @param string $standing Of the actor, one of Actor's.
	 * @return string GRANTED or NOT_VERIFIED.
	 */
	public static function check_create( string $standing ): string {
		return Actor::VERIFIED === $standing ? self::GRANTED : self::NOT_VERIFIED;
	}

	/**
	 * Decides who may take an invitation, or turn it down: the account that its address leads to, once a mailed link has shown that
	 * the address is theirs. What WordPress says of its users is not enough (decision E01).
	 *
	 * @param bool $is_address Whether the invitation's address is the account's.
	 * @param bool $is_proven  Whether the address leads to the account, and was shown to be theirs.
	 * @return string GRANTED, NOT_THERE or NOT_VERIFIED.
	 */
	public static function check_answer( bool $is_address, bool $is_proven ): string {
		// Who has not shown that the address is theirs does not even learn whether it is invited.
		if ( ! $is_proven ) {
			return self::NOT_VERIFIED;
		}
		return $is_address ? self::GRANTED : self::NOT_THERE;
	}
}
