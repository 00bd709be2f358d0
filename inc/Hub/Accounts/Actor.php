<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/** The account that sends a request to the hub, identified by its bearer token. WordPress users have no meaning here. */
final class Actor {

	/** Values of standing(). */
	public const ANONYMOUS  = 'anonymous';
	public const UNVERIFIED = 'unverified';
	public const VERIFIED   = 'verified';

	private ?Account $account = null;

	/** @var list<string> */
	private array $scopes;

	private int $token_id;

	/**
	 * @param Account|null $account Account when the token was read; null for an anonymous request.
	 * @param list<string> $scopes Scopes of the token.
	 */
	public function __construct( ?Account $account, array $scopes, int $token_id ) {
		$this->account  = $account;
		$this->scopes   = $scopes;
		$this->token_id = $token_id;
	}

	public static function anonymous(): self {
		return new self( null, array(), 0 );
	}

	public function account(): ?Account {
		return $this->account;
	}

	/** Returns the account's id, or 0 for an anonymous request. */
	public function account_id(): int {
		return null === $this->account ? 0 : $this->account->id();
	}

	public function standing(): string {
		if ( null === $this->account ) {
			return self::ANONYMOUS;
		}
		return $this->account->can_insert() ? self::VERIFIED : self::UNVERIFIED;
	}

	/** Returns the plan level. Anonymous requests have the free level. */
	public function level(): int {
		return null === $this->account ? Plans::FREE : $this->account->level();
	}

	/** @return list<string> */
	public function scopes(): array {
		return $this->scopes;
	}

	/** Returns the token's id, or 0 for an anonymous request. */
	public function token_id(): int {
		return $this->token_id;
	}
}
