<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/** Hashes passwords with Argon2id, or with bcrypt if PHP lacks Argon2. */
final class Password_Hasher {

	/** @var array<string, int> 19 MiB and two passes: the OWASP minimum, so that many people can sign in at the same time. */
	private static array $argon = array(
		'memory_cost' => 19456,
		'time_cost'   => 2,
		'threads'     => 1,
	);

	public static function hash( string $password ): string {
		return (string) password_hash( self::digest( $password ), self::algorithm(), self::options() );
	}

	/**
	 * Compares a password with a hash. Takes the same time without a hash, so that timing does not reveal which accounts exist.
	 * @param string $hash Hash, or '' if there is no account.
	 */
	public static function verify( string $password, string $hash ): bool {
		if ( '' === $hash ) {
			self::hash( $password );
			return false;
		}
		return password_verify( self::digest( $password ), $hash );
	}

	public static function needs_rehash( string $hash ): bool {
		return password_needs_rehash( $hash, self::algorithm(), self::options() );
	}

	/** Returns a digest of 64 characters: bcrypt ignores everything after byte 72 and after a NUL. */
	private static function digest( string $password ): string {
		return base64_encode( hash( 'sha384', $password, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes without NUL.
	}

	private static function algorithm(): string {
		return defined( 'PASSWORD_ARGON2ID' ) ? PASSWORD_ARGON2ID : PASSWORD_BCRYPT;
	}

	/** @return array<string, int> */
	private static function options(): array {
		return defined( 'PASSWORD_ARGON2ID' ) ? self::$argon : array();
	}
}
