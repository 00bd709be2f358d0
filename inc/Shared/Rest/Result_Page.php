<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** One page of a list. */
final class Result_Page {

	/** @var list<array<string, mixed>> */
	private array $items;

	private int $total;

	private int $current_page;

	private int $per_page;

	/** @var array<string, mixed> */
	private array $extra;

	private bool $is_list = false;

	/**
	 * @param list<array<string, mixed>> $items
	 * @param int                        $current_page From 1.
	 * @param array<string, mixed>       $extra        More members of the body.
	 */
	public function __construct( array $items, int $total, int $current_page, int $per_page, array $extra = array() ) {
		$this->items        = $items;
		$this->total        = $total;
		$this->current_page = $current_page;
		$this->per_page     = max( 1, $per_page );
		$this->extra        = $extra;
	}

	/** Makes the body a plain list. The totals remain in the headers. */
	public function as_bare_list(): self {
		$page          = clone $this;
		$page->is_list = true;
		return $page;
	}

	public function total(): int {
		return $this->total;
	}

	public function total_page(): int {
		return (int) ceil( $this->total / $this->per_page );
	}

	/** @return array<int|string, mixed> */
	public function body(): array {
		return $this->is_list ? $this->items : array(
			'items'        => $this->items,
			'current_page' => $this->current_page,
			'total_page'   => $this->total_page(),
			'total'        => $this->total,
		) + $this->extra;
	}
}
