<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;

/** Stores tokens of 256 random bits. Only a hash is stored, with a prefix that tells people which kind a token is. */
final class Token_Store {

	public const SESSION = 'session';
	public const API_KEY = 'api_key';
	public const VERIFY  = 'verify';
	public const RESET   = 'reset';
	public const LINK    = 'link';

	/** Lifetime in seconds; 0 means until revoked. */
	private const LIFETIMES = array(
		self::SESSION => 365 * DAY_IN_SECONDS,
		self::API_KEY => 0,
		self::VERIFY  => 7 * DAY_IN_SECONDS,
		self::RESET   => HOUR_IN_SECONDS,
		self::LINK    => HOUR_IN_SECONDS,
	);

	private const PREFIXES = array(
		self::SESSION => 'tly_s_',
		self::API_KEY => 'tly_k_',
		self::VERIFY  => 'tly_v_',
		self::RESET   => 'tly_r_',
		self::LINK    => 'tly_l_',
	);

	/** Kinds that are valid in an Authorization header, and their scopes. */
	private const SCOPES = array(
		self::SESSION => 'account',
		self::API_KEY => 'account',
	);

	private Database $database;

	private Clock $clock;

	private Account_Store $accounts;

	public function __construct( Database $database, Clock $clock, Account_Store $accounts ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->accounts = $accounts;
	}

	/**
	 * @param int $parent_id Token that this one was created with and ends with, or 0.
	 * @param string $subject Subject of a link, or ''.
	 */
	public function create( int $account_id, string $kind, int $parent_id = 0, string $subject = '' ): string {
		$now    = $this->clock->now();
		$secret = rtrim( strtr( base64_encode( random_bytes( 32 ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes in an address.
		$token  = self::PREFIXES[ $kind ] . $secret;
		$this->database->query( 'DELETE FROM {tokens} WHERE expires_at > 0 AND expires_at <= %d', $now );
		$this->database->insert(
			'tokens',
			array(
				'account_id' => $account_id,
				'parent_id'  => $parent_id,
				'kind'       => $kind,
				'hash'       => self::hash( $token ),
				'prefix'     => substr( $token, 0, 10 ),
				'scopes'     => self::SCOPES[ $kind ] ?? '',
				'subject'    => $subject,
				'created_at' => $now,
				'expires_at' => 0 === self::LIFETIMES[ $kind ] ? 0 : $now + self::LIFETIMES[ $kind ],
			)
		);
		return $token;
	}

	public function actor( string $bearer ): Actor {
		foreach ( array_keys( self::SCOPES ) as $kind ) {
			$row = $this->row( 'SELECT a.*, t.id AS token_id, t.scopes AS token_scopes FROM {tokens} t JOIN {accounts} a ON a.id = t.account_id', $bearer, $kind );
			if ( null !== $row ) {
				return new Actor( $this->accounts->from_row( $row ), explode( ' ', $row['token_scopes'] ), (int) $row['token_id'] );
			}
		}
		return Actor::anonymous();
	}

	/** @return array<string, string>|null Row of a valid token. */
	public function find( string $token, string $kind ): ?array {
		return $this->row( 'SELECT t.* FROM {tokens} t', $token, $kind );
	}

	/**
	 * @param string $select SQL before WHERE; t is the alias of the tokens.
	 * @return array<string, string>|null
	 */
	private function row( string $select, string $token, string $kind ): ?array {
		// The prefix is the kind, so a token of another kind needs no query.
		if ( 0 !== strpos( $token, self::PREFIXES[ $kind ] ) ) {
			return null;
		}
		// A replica may lag behind a token that was just created or revoked.
		$this->database->read_from_primary();
		return $this->database->get_row( "$select WHERE t.hash = %s AND t.kind = %s AND (t.expires_at = 0 OR t.expires_at > %d)", self::hash( $token ), $kind, $this->clock->now() );
	}

	/** @return array<string, string>|null Row; null if the token is invalid or another request was faster. */
	public function consume( string $token, string $kind ): ?array {
		$row = $this->find( $token, $kind );
		return null !== $row && 1 === $this->database->query( 'DELETE FROM {tokens} WHERE id = %d', (int) $row['id'] ) ? $row : null;
	}

	/** Revokes a token and the tokens created with it. */
	public function revoke( int $id ): void {
		$this->database->query( 'DELETE FROM {tokens} WHERE id = %d OR (parent_id = %d AND parent_id > 0)', $id, $id );
	}

	/** @param string $kind Kind to revoke, with the tokens created with it; '' for all. */
	public function revoke_all( int $account_id, string $kind = '' ): void {
		if ( '' === $kind ) {
			$this->database->query( 'DELETE FROM {tokens} WHERE account_id = %d', $account_id );
			return;
		}
		foreach ( $this->database->get_integers( 'SELECT id FROM {tokens} WHERE account_id = %d AND kind = %s', $account_id, $kind ) as $id ) {
			$this->revoke( $id );
		}
	}

	/** A token has 256 random bits, so a fast hash is sufficient. */
	private static function hash( string $token ): string {
		return hash( 'sha256', $token );
	}
}
