<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Database;
use Templately\Storage\Clock;

/**
 * Rows of accounts.
 */
final class Account_Store {

	/** @var Database */
	private $database;

	/** @var Clock */
	private $clock;

	/**
	 * @param Database $database The hub's tables.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Returns an account.
	 *
	 * @param int $id Its id.
	 */
	public function find( int $id ): ?Account {
		return self::account( 0 === $id ? null : $this->database->row( 'SELECT * FROM {accounts} WHERE id = %d', $id ) );
	}

	/**
	 * Returns the account of an address.
	 *
	 * @param string $email An e-mail address.
	 */
	public function by_email( string $email ): ?Account {
		return self::account( $this->database->row( 'SELECT * FROM {accounts} WHERE email = %s', self::normal( $email ) ) );
	}

	/**
	 * Returns the account of a WordPress user.
	 *
	 * @param string $subject The user's opaque name.
	 */
	public function by_subject( string $subject ): ?Account {
		return self::account( '' === $subject ? null : $this->database->row( 'SELECT * FROM {accounts} WHERE subject = %s', $subject ) );
	}

	/**
	 * Makes an account.
	 *
	 * @param array<string, int|string> $columns Columns that are not empty.
	 * @return Account|null Null where the address is taken.
	 */
	public function create( array $columns ): ?Account {
		$row          = $columns + array(
			'email'        => '',
			'password'     => '',
			'subject'      => '',
			'is_local'     => 0,
			'first_name'   => '',
			'last_name'    => '',
			'plan'         => 'free',
			'show_notice'  => 1,
			'joined_at'    => $this->clock->now(),
			'verified_at'  => 0,
			'consented_at' => 0,
		);
		$row['email'] = self::normal( (string) $row['email'] );
		// The unique key decides when two come at once.
		$is_new = 1 === $this->database->insert_many( 'accounts', array_keys( $row ), array( array_values( $row ) ), 'ignore' );
		return $is_new ? $this->by_email( $row['email'] ) : null;
	}

	/**
	 * Changes an account.
	 *
	 * @param int                       $id      Its id.
	 * @param array<string, int|string> $columns Column to value.
	 */
	public function change( int $id, array $columns ): void {
		$changes = array();
		foreach ( $columns as $column => $value ) {
			$changes[] = $column . ( is_int( $value ) ? ' = %d' : ' = %s' );
		}
		$this->database->write( 'UPDATE {accounts} SET ' . implode( ', ', $changes ) . ' WHERE id = %d', ...array_merge( array_values( $columns ), array( $id ) ) );
	}

	/**
	 * Notes that somebody has shown that the address is theirs.
	 *
	 * @param int $id The account.
	 */
	public function verify( int $id ): void {
		$this->database->write( 'UPDATE {accounts} SET verified_at = %d WHERE id = %d AND verified_at = 0', $this->clock->now(), $id );
	}

	/**
	 * Returns what an account took out of the library and when.
	 *
	 * @param int $id The account.
	 * @return list<array{name: string, at: int}>
	 */
	public function downloads( int $id ): array {
		return array_map(
			static function ( array $row ): array {
				return array(
					'name' => $row['name'],
					'at'   => (int) $row['downloaded_at'],
				);
			},
			$this->database->rows( 'SELECT i.name, d.downloaded_at FROM {downloads} d JOIN {items} i ON i.id = d.item_id WHERE d.account_id = %d ORDER BY d.downloaded_at DESC LIMIT 1000', $id )
		);
	}

	/**
	 * Removes an account with all that is its own. What was bought stays in the books, under a number that is nobody any more.
	 *
	 * @param int $id The account.
	 */
	public function remove( int $id ): void {
		$this->database->transaction(
			function () use ( $id ): void {
				foreach ( array(
					'tokens'    => 'account_id',
					'downloads' => 'account_id',
					'accounts'  => 'id',
				) as $table => $column ) {
					$this->database->write( "DELETE FROM {{$table}} WHERE $column = %d", $id );
				}
			}
		);
	}

	/**
	 * Writes an address the one way it is stored and looked for.
	 *
	 * @param string $email An e-mail address.
	 */
	public static function normal( string $email ): string {
		return strtolower( trim( $email ) );
	}

	/**
	 * @param array<string, string>|null $row Row, if there is one.
	 */
	private static function account( ?array $row ): ?Account {
		return null === $row ? null : new Account( $row );
	}
}
