<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/**
 * Hashes of passwords: Argon2id, or bcrypt where PHP has no Argon2.
 */
final class Password_Hasher {

	/** @var array<string, int> 19 MiB and two passes: the smallest that is advised, so that many people can sign in at once. */
	private static array $argon = array(
		'memory_cost' => 19456,
		'time_cost'   => 2,
		'threads'     => 1,
	);

	/** Hashes a password. */
	public static function hash( string $password ): string {
		return (string) password_hash( self::digest( $password ), self::algorithm(), self::options() );
	}

	/**
	 * Says whether a password is the right one. Takes as long where there is none to compare with, so that time says
	 * nothing about who has an account.
	 *
	 * @param string $hash     Hash of the right one; '' where there is none.
	 */
	public static function verify( string $password, string $hash ): bool {
		if ( '' === $hash ) {
			self::hash( $password );
			return false;
		}
		return password_verify( self::digest( $password ), $hash );
	}

	/**
	 * Says whether a hash was made otherwise than hashes are made now.
	 *
	 * @param string $hash A hash.
	 */
	public static function needs_rehash( string $hash ): bool {
		return password_needs_rehash( $hash, self::algorithm(), self::options() );
	}

	/** Makes any password 64 characters long: bcrypt ignores what comes after the 72nd byte or after a NUL. */
	private static function digest( string $password ): string {
		return base64_encode( hash( 'sha384', $password, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes without NUL.
	}

	/** Returns the best algorithm of this PHP. */
	private static function algorithm(): string {
		return defined( 'PASSWORD_ARGON2ID' ) ? PASSWORD_ARGON2ID : PASSWORD_BCRYPT;
	}

	/**
	 * @return array<string, int>
	 */
	private static function options(): array {
		return defined( 'PASSWORD_ARGON2ID' ) ? self::$argon : array();
	}
}
