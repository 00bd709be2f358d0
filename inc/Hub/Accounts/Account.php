<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/**
 * An account of the marketplace. It is no WordPress user.
 */
final class Account {

	/** Width and height of the photo, in pixels: twice what a screen shows. */
	private const PHOTO_SIZE = 144;

	/** @var array<string, string|null> */
	private array $row;

	/** @var callable( int, string ): string */
	private $plan_of_user;

	/**
	 * @param array<string, string|null>      $row          Row of the accounts table.
	 * @param callable( int, string ): string $plan_of_user Says which plan the site gives to a WordPress user, by id and subject.
	 */
	public function __construct( array $row, callable $plan_of_user ) {
		$this->row          = $row;
		$this->plan_of_user = $plan_of_user;
	}

	/** Returns its id. */
	public function id(): int {
		return (int) $this->row['id'];
	}

	/** Returns its e-mail address, in small letters: the one it holds, else the one that was told. */
	public function email(): string {
		return $this->row['email'] ?? (string) $this->row['told_email'];
	}

	/** Says whether the address leads to this account. One that WordPress told does not, before it is proven. */
	public function has_verified_email(): bool {
		return null !== $this->row['email'];
	}

	/** Returns the hash of its password; '' where it has none. */
	public function password(): string {
		return (string) $this->row['password'];
	}

	/** Returns the opaque name of the WordPress user it belongs to; '' for none. */
	public function local_user_hash(): string {
		return (string) $this->row['subject'];
	}

	/** Returns the id of that WordPress user; 0 for none. */
	public function user_id(): int {
		return (int) $this->row['user_id'];
	}

	/** Says whether somebody has shown, by a mailed link, that the address is theirs. */
	public function is_email_verified(): bool {
		return '0' !== $this->row['verified_at'];
	}

	/** Says whether it may insert: its address is proven, or its entry is a WordPress user of this site (decision E01). */
	public function can_insert(): bool {
		return $this->is_email_verified() || '1' === $this->row['is_local'];
	}

	/** Returns the name of its plan: its own, or the one that the site gives to its WordPress user, whichever is better. */
	public function plan(): string {
		$own   = (string) $this->row['plan'];
		$given = '' === $this->local_user_hash() ? 'free' : ( $this->plan_of_user )( $this->user_id(), $this->local_user_hash() );
		return Plans::level( $given ) > Plans::level( $own ) ? $given : $own;
	}

	/** Returns the level of its plan. */
	public function level(): int {
		return Plans::level( $this->plan() );
	}

	/** Returns the address of its owner's picture, as WordPress knows it by their address; '' where the site shows none. */
	private function photo(): string {
		return get_option( 'show_avatars' ) ? (string) get_avatar_url( $this->email(), array( 'size' => self::PHOTO_SIZE ) ) : '';
	}

	/** Returns what its owner is called. */
	public function name(): string {
		return trim( $this->row['first_name'] . ' ' . $this->row['last_name'] );
	}

	/**
	 * Returns what the API says about it to other people. It asks nothing, so lists may have many.
	 *
	 * @return array{id: int, name: string, profile_photo: string}
	 */
	public function to_public_array(): array {
		return array(
			'id'            => $this->id(),
			'name'          => $this->name(),
			'profile_photo' => $this->photo(),
		);
	}

	/**
	 * Returns what the API says about it, but for what it has collected.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array(
			'id'            => $this->id(),
			'name'          => $this->name(),
			'first_name'    => $this->row['first_name'],
			'last_name'     => $this->row['last_name'],
			'email'         => $this->email(),
			'joined'        => gmdate( 'c', (int) $this->row['joined_at'] ),
			'is_verified'   => $this->can_insert(),
			'profile_photo' => $this->photo(),
			'plan'          => $this->plan(),
			'show_notice'   => '1' === $this->row['show_notice'],
		);
	}
}
