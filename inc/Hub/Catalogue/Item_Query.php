<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;
use Templately\Shared\Rest\Failure;

/** Criteria of a list. An item matches if it has every tag, included dependency and word, and no excluded term. */
final class Item_Query {

	/** Maximum number of terms and words: each is a join, and databases allow 61. */
	private const MAX = 40;

	public int $shelf;

	/** Plan, or 'all'. */
	public string $plan;

	/** @var list<int> Levels that an item may have, for any plan. */
	private array $levels = array( Plans::FREE, Plans::STARTER, Plans::PRO );

	/** @var list<int> Required terms. */
	public array $terms = array();

	/** @var list<int> Excluded terms. */
	public array $excluded = array();

	/** @var list<int> Keys of required words. */
	public array $words = array();

	/** Whether the search contains no word, so that nothing matches. */
	public bool $finds_nothing = false;

	public int $page;

	public int $per_page;

	/**
	 * @param array<string, mixed> $arguments Arguments of the operation list_items.
	 * @throws Failure 400 for too many terms and words.
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
		if ( count( $this->terms ) + count( $this->excluded ) + count( $this->words ) > self::MAX ) {
			throw new Failure( 'rest_invalid_param', __( 'There are too many filters. Remove some.', 'templately' ), 400 );
		}
		if ( 0 === $this->shelf || array() !== array_intersect( $this->terms, $this->excluded ) ) {
			$this->finds_nothing = true;
		}
	}

	/** Whether the total is stored: the query has no criteria but plans and at most one term. */
	public function has_stored_total(): bool {
		return array() === $this->words && count( $this->terms ) + count( $this->excluded ) <= 1;
	}

	/** @return list<int> Levels that an item may have with a plan. */
	public function levels( string $plan ): array {
		return 'all' === $plan ? $this->levels : array_values( array_intersect( $this->levels, array( Plans::level( $plan ) ) ) );
	}

	/**
	 * Returns a key that is equal for queries with the same result.
	 * @param list<int> $levels
	 */
	public function key( array $levels ): string {
		sort( $this->terms );
		sort( $this->excluded );
		return md5( (string) wp_json_encode( array( $this->shelf, $levels, $this->terms, $this->excluded, $this->words ) ) );
	}
}
