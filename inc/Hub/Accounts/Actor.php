<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/**
 * Who sends a request to the hub: the account of its bearer token, or nobody. WordPress users mean nothing here.
 */
final class Actor {

	/** How an actor stands: without an account, with one whose address was not shown to be theirs, or with any other. */
	public const NOBODY     = 'nobody';
	public const UNVERIFIED = 'unverified';
	public const VERIFIED   = 'verified';

	private ?Account $account = null;

	/** @var list<string> */
	private array $scopes;

	private int $token_id;

	/**
	 * @param Account|null $account  Account, as it was when the token was looked up; null for nobody.
	 * @param list<string> $scopes   What the token allows.
	 */
	public function __construct( ?Account $account, array $scopes, int $token_id ) {
		$this->account  = $account;
		$this->scopes   = $scopes;
		$this->token_id = $token_id;
	}

	/** Returns who sends a request without a valid token. */
	public static function anonymous(): self {
		return new self( null, array(), 0 );
	}

	/** Returns the account; null for nobody. */
	public function account(): ?Account {
		return $this->account;
	}

	/** Returns the account's id; 0 for nobody. */
	public function account_id(): int {
		return null === $this->account ? 0 : $this->account->id();
	}

	/** Returns how the actor stands: one of this class's. */
	public function standing(): string {
		if ( null === $this->account ) {
			return self::NOBODY;
		}
		return $this->account->can_insert() ? self::VERIFIED : self::UNVERIFIED;
	}

	/** Returns the level of the account's plan; nobody has a free one. */
	public function level(): int {
		return null === $this->account ? Plans::FREE : $this->account->level();
	}

	/**
	 * Returns what the token allows.
	 *
	 * @return list<string>
	 */
	public function scopes(): array {
		return $this->scopes;
	}

	/** Returns the token; 0 for nobody. */
	public function token_id(): int {
		return $this->token_id;
	}
}
