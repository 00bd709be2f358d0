<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/**
 * A step made of functions, one an item. A function that returns false is called again.
 */
final class Made_Up_Step implements Step {

	/** @var list<callable( Step_Context, array<string, mixed> ): mixed> */
	private array $items;

	private string $kind;

	/** @param list<callable( Step_Context, array<string, mixed> ): mixed> $items Functions; they may take the item by reference. */
	public function __construct( array $items, string $kind = 'made-up' ) {
		$this->items = $items;
		$this->kind  = $kind;
	}

	public function items( string $name, Import_Plan $plan ): array {
		$items = array();
		foreach ( $this->items as $number => $unused ) {
			$items[] = array(
				'kind'   => $this->kind,
				'number' => $number,
				'title'  => "Item $number",
			);
		}
		return $items;
	}

	public function run( Step_Context $context, array &$item ): bool {
		return false !== call_user_func_array( $this->items[ $item['number'] ], array( $context, &$item ) );
	}
}
