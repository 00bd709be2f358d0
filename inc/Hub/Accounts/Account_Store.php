<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;

final class Account_Store {

	private Database $database;

	private Clock $clock;

	/** @var callable( int, string ): string */
	private $plan_of_user;

	/** @var callable( int, string ): void */
	private $on_proven;

	/** @var callable( int ): void */
	private $on_removed;

	/**
	 * @param callable( int, string ): string $plan_of_user Returns the plan that the site gives a WordPress user, by id and subject.
	 * @param callable( int, string ): void $on_proven Called with the id and address of an account once its address is verified.
	 * @param callable( int ): void $on_removed Called with an account's id in the transaction that removes it.
	 */
	public function __construct( Database $database, Clock $clock, callable $plan_of_user, callable $on_proven, callable $on_removed ) {
		$this->database     = $database;
		$this->clock        = $clock;
		$this->plan_of_user = $plan_of_user;
		$this->on_proven    = $on_proven;
		$this->on_removed   = $on_removed;
	}

	public function find( int $id ): ?Account {
		return $this->optional( 0 === $id ? null : $this->database->get_row( 'SELECT * FROM {accounts} WHERE id = %d', $id ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Account> Id to account. Unknown ids are left out.
	 */
	public function find_all( array $ids ): array {
		$accounts = array();
		foreach ( array() === $ids ? array() : $this->database->get_results( 'SELECT * FROM {accounts} WHERE id IN (' . Database::ids_list( array_unique( $ids ) ) . ')' ) as $row ) {
			$accounts[ (int) $row['id'] ] = $this->from_row( $row );
		}
		return $accounts;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array{id: int, name: string, profile_photo: string}> Id to public fields. Unknown ids are left out.
	 */
	public function find_public( array $ids ): array {
		return array_map(
			static function ( Account $account ): array {
				return $account->to_public_array();
			},
			$this->find_all( $ids )
		);
	}

	/** Returns the account with this verified address. */
	public function by_email( string $email ): ?Account {
		return $this->optional( $this->database->get_row( 'SELECT * FROM {accounts} WHERE email = %s', self::normalize_email( $email ) ) );
	}

	/** Returns the account to e-mail about an address: the verified one, otherwise the newest one for which WordPress reported it. */
	public function find_by_email_for_mail( string $email ): ?Account {
		return $this->by_email( $email ) ?? $this->optional( $this->database->get_row( 'SELECT * FROM {accounts} WHERE told_email = %s AND email IS NULL AND is_local = 1 ORDER BY id DESC LIMIT 1', self::normalize_email( $email ) ) );
	}

	/** @return list<Account> Every account with this address, verified or not. */
	public function find_all_by_email( string $email ): array {
		return array_map( array( $this, 'from_row' ), $this->database->get_results( 'SELECT * FROM {accounts} WHERE email = %s OR (told_email = %s AND email IS NULL) ORDER BY id', self::normalize_email( $email ), self::normalize_email( $email ) ) );
	}

	public function by_subject( string $subject ): ?Account {
		return $this->optional( '' === $subject ? null : $this->database->get_row( 'SELECT * FROM {accounts} WHERE subject = %s ORDER BY id LIMIT 1', $subject ) );
	}

	/**
	 * @param array<string, int|string> $columns Further columns.
	 * @return Account|null Null if the address is taken.
	 */
	public function create( string $email, array $columns ): ?Account {
		$email = self::normalize_email( $email );
		// The unique key decides between concurrent requests.
		$is_added = $this->add(
			array(
				'email'      => $email,
				'told_email' => $email,
			) + $columns
		);
		return $is_added ? $this->by_email( $email ) : null;
	}

	/**
	 * Creates the account of a WordPress user, or returns the existing one. The address stays unverified.
	 * @param array<string, int|string> $columns Further columns.
	 */
	public function create_local( string $subject, string $email, array $columns ): Account {
		$this->add(
			array(
				'subject'    => $subject,
				'told_email' => self::normalize_email( $email ),
				'is_local'   => 1,
			) + $columns
		);
		$account = $this->by_subject( $subject );
		assert( null !== $account );
		$this->database->query( 'DELETE FROM {accounts} WHERE subject = %s AND id > %d', $subject, $account->id() );
		return $account;
	}

	/**
	 * @param array<string, int|string> $columns
	 * @return bool False if the address is taken.
	 */
	private function add( array $columns ): bool {
		$row = $columns + array(
			'told_email'   => '',
			'password'     => '',
			'subject'      => '',
			'user_id'      => 0,
			'is_local'     => 0,
			'first_name'   => '',
			'last_name'    => '',
			'plan'         => 'free',
			'show_notice'  => 1,
			'joined_at'    => $this->clock->now(),
			'verified_at'  => 0,
			'consented_at' => 0,
		);
		return 1 === $this->database->insert_many( 'accounts', array_keys( $row ), array( array_values( $row ) ), 'ignore' );
	}

	/** @param array<string, int|string> $columns */
	public function change( int $id, array $columns ): void {
		$changes = array();
		foreach ( $columns as $column => $value ) {
			$changes[] = $column . ( is_int( $value ) ? ' = %d' : ' = %s' );
		}
		$this->database->query( 'UPDATE {accounts} SET ' . implode( ', ', $changes ) . ' WHERE id = %d', ...array_merge( array_values( $columns ), array( $id ) ) );
	}

	/**
	 * Marks the address as verified. Accounts that had it unverified lose it and are signed out.
	 * @param array<string, int|string> $columns Columns to change as well, such as names.
	 * @return bool False if another account has verified the address already.
	 */
	public function mark_email_verified( Account $account, array $columns = array() ): bool {
		return $this->database->transaction(
			function () use ( $account, $columns ): bool {
				$holder = $this->by_email( $account->email() );
				if ( null !== $holder && $holder->id() !== $account->id() ) {
					if ( $holder->is_email_verified() ) {
						return false;
					}
					$this->database->query( "UPDATE {accounts} SET email = NULL, password = '' WHERE id = %d", $holder->id() );
					$this->database->query( 'DELETE FROM {tokens} WHERE account_id = %d', $holder->id() );
				}
				$this->database->query( 'UPDATE {accounts} SET email = %s WHERE id = %d AND email IS NULL', $account->email(), $account->id() );
				$this->database->query( 'UPDATE {accounts} SET verified_at = %d WHERE id = %d AND verified_at = 0', $this->clock->now(), $account->id() );
				( $this->on_proven )( $account->id(), $account->email() );
				if ( array() !== $columns ) {
					$this->change( $account->id(), $columns );
				}
				return true;
			}
		);
	}

	/**
	 * Verifies the address and keeps one way to sign in (or none), because another person may have created the account.
	 * @param string $password Hash of the password to keep, or ''.
	 * @param string $subject Subject of the WordPress user to keep, or ''.
	 * @param array<string, int|string> $columns Columns to change as well, such as names.
	 * @return bool False if another account has verified the address already. Nothing changes in that case.
	 */
	public function hand_over( Account $account, string $password, string $subject, array $columns = array() ): bool {
		return $this->database->transaction(
			function () use ( $account, $password, $subject, $columns ): bool {
				if ( ! $this->mark_email_verified( $account, $columns ) ) {
					return false;
				}
				$this->reset_credentials( $account->id(), $password, $subject );
				return true;
			}
		);
	}

	/**
	 * Ends all tokens and keys, and replaces the password and the linked WordPress user.
	 * @param string $password Hash of the password to keep, or ''.
	 * @param string $subject Subject of the WordPress user to keep, or ''.
	 */
	public function reset_credentials( int $id, string $password, string $subject ): void {
		$this->database->transaction(
			function () use ( $id, $password, $subject ): void {
					$this->database->query( "UPDATE {accounts} SET subject = '', user_id = 0, is_local = 0 WHERE subject = %s AND subject <> '' AND id <> %d", $subject, $id );
				$this->database->query( 'UPDATE {accounts} SET password = %s, subject = %s, user_id = 0, is_local = 0 WHERE id = %d', $password, $subject, $id );
				$this->database->query( 'DELETE FROM {tokens} WHERE account_id = %d', $id );
			}
		);
	}

	/** Removes an account and its data. Purchases are kept for the accounts under an id that no longer refers to a person. */
	public function remove( int $id ): void {
		$this->database->transaction(
			function () use ( $id ): void {
				( $this->on_removed )( $id );
				$this->database->query( 'DELETE FROM {tokens} WHERE account_id = %d', $id );
				$this->database->query( 'DELETE FROM {accounts} WHERE id = %d', $id );
			}
		);
	}

	public static function normalize_email( string $email ): string {
		return strtolower( trim( $email ) );
	}

	/** @param array<string, string|null> $row */
	public function from_row( array $row ): Account {
		return new Account( $row, $this->plan_of_user );
	}

	/** @param array<string, string|null>|null $row */
	private function optional( ?array $row ): ?Account {
		return null === $row ? null : $this->from_row( $row );
	}
}
