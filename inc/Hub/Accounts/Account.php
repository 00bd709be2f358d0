<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/** A hub account. It is not a WordPress user. */
final class Account {

	/** Side of the profile photo in pixels, for a high-density display. */
	private const PHOTO_SIZE = 144;

	/** @var array<string, string|null> */
	private array $row;

	/** @var callable( int, string ): string */
	private $plan_of_user;

	/**
	 * @param array<string, string|null> $row
	 * @param callable( int, string ): string $plan_of_user Returns the plan that the site gives a WordPress user, by id and subject.
	 */
	public function __construct( array $row, callable $plan_of_user ) {
		$this->row          = $row;
		$this->plan_of_user = $plan_of_user;
	}

	public function id(): int {
		return (int) $this->row['id'];
	}

	/** Returns the e-mail address in lower case: the verified one, or the unverified one that WordPress reported. */
	public function email(): string {
		return $this->row['email'] ?? (string) $this->row['told_email'];
	}

	/** Whether the address identifies this account. An address reported by WordPress does so only once it is verified. */
	public function has_verified_email(): bool {
		return null !== $this->row['email'];
	}

	public function password(): string {
		return (string) $this->row['password'];
	}

	/** Returns the subject (opaque identifier) of the linked WordPress user, or ''. */
	public function local_user_hash(): string {
		return (string) $this->row['subject'];
	}

	public function user_id(): int {
		return (int) $this->row['user_id'];
	}

	/** Whether the owner has confirmed the address through an e-mail link. */
	public function is_email_verified(): bool {
		return '0' !== $this->row['verified_at'];
	}

	/** Whether the account may insert items: its address is verified, or it belongs to a WordPress user of this site. */
	public function can_insert(): bool {
		return $this->is_email_verified() || '1' === $this->row['is_local'];
	}

	/** Returns the better of the account's own plan and the plan that the site gives its WordPress user. */
	public function plan(): string {
		$own   = (string) $this->row['plan'];
		$given = '' === $this->local_user_hash() ? 'free' : ( $this->plan_of_user )( $this->user_id(), $this->local_user_hash() );
		return Plans::level( $given ) > Plans::level( $own ) ? $given : $own;
	}

	public function level(): int {
		return Plans::level( $this->plan() );
	}

	/** Returns the URL of the owner's avatar, or '' if avatars are disabled. */
	private function photo(): string {
		return get_option( 'show_avatars' ) ? (string) get_avatar_url( $this->email(), array( 'size' => self::PHOTO_SIZE ) ) : '';
	}

	public function name(): string {
		return trim( $this->row['first_name'] . ' ' . $this->row['last_name'] );
	}

	/** @return array{id: int, name: string, profile_photo: string} Fields that other people may see. It runs no query, so it is safe in lists. */
	public function to_public_array(): array {
		return array(
			'id'            => $this->id(),
			'name'          => $this->name(),
			'profile_photo' => $this->photo(),
		);
	}

	/** @return array<string, mixed> API response, without the collection. */
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
