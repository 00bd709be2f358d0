<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Plans;

/**
 * An account of the marketplace. It is no WordPress user.
 */
final class Account {

	/** @var array<string, string> */
	private $row;

	/**
	 * @param array<string, string> $row Row of the accounts table.
	 */
	public function __construct( array $row ) {
		$this->row = $row;
	}

	/** Returns its id. */
	public function id(): int {
		return (int) $this->row['id'];
	}

	/** Returns its e-mail address, in small letters. */
	public function email(): string {
		return $this->row['email'];
	}

	/** Returns the hash of its password; '' where it has none. */
	public function password(): string {
		return $this->row['password'];
	}

	/** Returns the opaque name of the WordPress user it belongs to; '' for none. */
	public function subject(): string {
		return $this->row['subject'];
	}

	/** Says whether a WordPress user's first click made it, so that its plan is the site's to say. */
	public function is_local(): bool {
		return '1' === $this->row['is_local'];
	}

	/** Says whether somebody has shown that the address is theirs. */
	public function is_verified(): bool {
		return '0' !== $this->row['verified_at'];
	}

	/** Returns the name of its plan. */
	public function plan(): string {
		return $this->row['plan'];
	}

	/** Returns the level of its plan. */
	public function level(): int {
		return Plans::level( $this->row['plan'] );
	}

	/**
	 * Returns what the API says about it.
	 *
	 * @return array<string, mixed>
	 */
	public function record(): array {
		return array(
			'id'            => $this->id(),
			'name'          => trim( $this->row['first_name'] . ' ' . $this->row['last_name'] ),
			'first_name'    => $this->row['first_name'],
			'last_name'     => $this->row['last_name'],
			'email'         => $this->email(),
			'joined'        => gmdate( 'c', (int) $this->row['joined_at'] ),
			'is_verified'   => $this->is_verified(),
			'profile_photo' => '',
			'plan'          => $this->plan(),
			'show_notice'   => '1' === $this->row['show_notice'],
		);
	}
}
