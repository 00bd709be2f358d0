<?php

declare( strict_types=1 );

namespace Templately\Hub\Members;

use Templately\Hub\Accounts\Actor;

/** Decides who may do what with a workspace and its members. The caller supplies the facts. File_Permissions decides about files. */
final class Workspace_Permissions {

	public const GRANTED = 'granted';

	/** The actor may see the workspace, but not perform the action. */
	public const NOT_ALLOWED = 'not allowed';

	/** The response does not reveal that the workspace exists. */
	public const NOT_THERE = 'not there';

	/** The account's address is not verified. */
	public const NOT_VERIFIED = 'not verified';

	/** Roles. NONE is for accounts that are not members. */
	public const NONE   = '';
	public const VIEWER = 'viewer';
	public const EDITOR = 'editor';
	public const OWNER  = 'owner';

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
			// A workspace always has an owner, who must transfer it before leaving.
			self::LEAVE    => self::NOT_ALLOWED,
			self::SAVE     => self::GRANTED,
			self::INVITE   => self::GRANTED,
			self::PEOPLE   => self::GRANTED,
			self::TRANSFER => self::GRANTED,
			self::DELETE   => self::GRANTED,
		),
	);

	/** Actions of an account whose address is not verified. None of them reaches other people. */
	private const UNVERIFIED = array( self::SEE, self::ACTIVITY, self::LEAVE, self::PEOPLE, self::DELETE );

	/** @return string GRANTED, NOT_ALLOWED, NOT_THERE or NOT_VERIFIED. */
	public static function check( string $verb, string $role, string $standing ): string {
		if ( Actor::ANONYMOUS === $standing ) {
			return self::NOT_THERE;
		}
		$answer = self::TABLE[ $role ][ $verb ];
		return self::GRANTED === $answer && Actor::UNVERIFIED === $standing && ! in_array( $verb, self::UNVERIFIED, true ) ? self::NOT_VERIFIED : $answer;
	}

	/** @return string GRANTED or NOT_VERIFIED. */
	public static function check_create( string $standing ): string {
		return Actor::VERIFIED === $standing ? self::GRANTED : self::NOT_VERIFIED;
	}

	/**
	 * Decides who may accept or decline an invitation: the account that has verified the invited address. An address reported by
	 * WordPress is not enough.
	 * @param bool $is_proven Whether the account has verified it.
	 * @return string GRANTED, NOT_THERE or NOT_VERIFIED.
	 */
	public static function check_answer( bool $is_address, bool $is_proven ): string {
		// The response does not even reveal whether an unverified address is invited.
		if ( ! $is_proven ) {
			return self::NOT_VERIFIED;
		}
		return $is_address ? self::GRANTED : self::NOT_THERE;
	}
}
