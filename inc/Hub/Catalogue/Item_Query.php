<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;
use Templately\Shared\Rest\Failure;

/**
 * What a listing asks for. Every tag, every included dependency and every word must be there; no excluded one may be.
 */
final class Item_Query {

	/** Terms and words that are looked for at once: each is a table of the statement, and databases take 61 at the most. */
	private const MOST = 40;

	public int $shelf;

	/** Plan that is wanted; 'all' for any. */
	public string $plan;

	/** @var list<int> Levels that an item may have, whatever plan is wanted. */
	private array $levels = array( Plans::FREE, Plans::STARTER, Plans::PRO );

	/** @var list<int> Terms an item must have. */
	public array $terms = array();

	/** @var list<int> Terms an item must not have. */
	public array $excluded = array();

	/** @var list<int> Keys of words an item must have. */
	public array $words = array();

	/** Whether a search was given in which there is no word: nothing is found. */
	public bool $finds_nothing = false;

	public int $page;

	public int $per_page;

	/**
	 * @param array<string, mixed> $arguments Checked arguments of the operation list_items.
	 *
	 * @throws Failure 400 for more terms and words than can be looked for at once.
	 */
	public function __construct( array $arguments ) {
		$this->shelf    = Catalogue_Section::number( $arguments['platform'], $arguments['type'] );
		$this->page     = $arguments['page'];
		$this->per_page = $arguments['per_page'];
		$this->plan     = $arguments['plan'];
		if ( '' !== $arguments['activeFilter'] ) {
			$this->levels = 'free' === $arguments['activeFilter'] ? array( Plans::FREE ) : array( Plans::STARTER, Plans::PRO );
		}
		$one            = array( $arguments['category_id'] ?? 0, $arguments['template_type_id'] ?? 0 );
		$this->terms    = array_values( array_unique( array_filter( array_merge( $one, $arguments['tags'] ?? array(), $arguments['include'] ?? array() ) ) ) );
		$this->excluded = array_values( array_unique( $arguments['exclude'] ?? array() ) );
		$search         = trim( $arguments['search'] ?? '' );
		if ( '' !== $search ) {
			$this->words         = Search_Tokenizer::search_keys( $search );
			$this->finds_nothing = array() === $this->words;
		}
		if ( count( $this->terms ) + count( $this->excluded ) + count( $this->words ) > self::MOST ) {
			throw new Failure( 'rest_invalid_param', __( 'These are too many filters at once. Take some away.', 'templately' ), 400 );
		}
		if ( 0 === $this->shelf || array() !== array_intersect( $this->terms, $this->excluded ) ) {
			$this->finds_nothing = true;
		}
	}

	/** Says whether the total is among the counts that are kept: nothing but the shelf and its plans, or one term besides. */
	public function has_stored_total(): bool {
		return array() === $this->words && count( $this->terms ) + count( $this->excluded ) <= 1;
	}

	/**
	 * Returns the levels that an item may have with one of the plans.
	 *
	 * @param string $plan Plan; 'all' for any.
	 * @return list<int>
	 */
	public function levels( string $plan ): array {
		return 'all' === $plan ? $this->levels : array_values( array_intersect( $this->levels, array( Plans::level( $plan ) ) ) );
	}

	/**
	 * Returns a key that is the same for queries that find the same items in the same order.
	 *
	 * @param list<int> $levels Levels that are looked for.
	 */
	public function key( array $levels ): string {
		sort( $this->terms );
		sort( $this->excluded );
		return md5( (string) wp_json_encode( array( $this->shelf, $levels, $this->terms, $this->excluded, $this->words ) ) );
	}
}
