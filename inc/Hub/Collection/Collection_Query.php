<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Accounts\Plans;
use Templately\Hub\Catalogue\Catalogue_Section;

/** Criteria of a list of favourites, downloads or purchases. */
final class Collection_Query {

	/** @var list<int> */
	public array $shelves = array();

	/** @var list<int> */
	public array $levels;

	public int $page;

	public int $per_page;

	/** @param array<string, mixed> $arguments platform ('' for all), types (empty for all), plan, page, per_page. */
	public function __construct( array $arguments ) {
		foreach ( array() === $arguments['types'] ? array( '' ) : $arguments['types'] as $type ) {
			$this->shelves = array_merge( $this->shelves, Catalogue_Section::find( $arguments['platform'], $type ) );
		}
		$this->levels   = 'all' === $arguments['plan'] ? array( Plans::FREE, Plans::STARTER, Plans::PRO ) : array( Plans::level( $arguments['plan'] ) );
		$this->page     = $arguments['page'];
		$this->per_page = $arguments['per_page'];
	}
}
