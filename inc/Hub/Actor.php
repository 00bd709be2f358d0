<?php

declare( strict_types=1 );

namespace Templately\Hub;

/**
 * Who sends a request to the hub: the account of its bearer token, or nobody. WordPress users mean nothing here.
 */
final class Actor {

	/** @var int */
	private $account_id;

	/** @var list<string> */
	private $scopes;

	/** @var int */
	private $token_id;

	/**
	 * @param int          $account_id Account; 0 for nobody.
	 * @param list<string> $scopes     What the token allows.
	 * @param int          $token_id   The token.
	 */
	public function __construct( int $account_id, array $scopes, int $token_id ) {
		$this->account_id = $account_id;
		$this->scopes     = $scopes;
		$this->token_id   = $token_id;
	}

	/** Returns who sends a request without a valid token. */
	public static function nobody(): self {
		return new self( 0, array(), 0 );
	}

	/** Returns the account; 0 for nobody. */
	public function account_id(): int {
		return $this->account_id;
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
