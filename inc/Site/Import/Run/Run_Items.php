<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Database\Connection;

/**
 * The items of a run in order. An item is one object or action, the unit of work, repetition and failure.
 * @phpstan-type Item array{id: int, step: string, kind: string, number: int, title: string, state: string, attempts: int, mark: int, object_id: int, note: string}
 */
final class Run_Items {

	public const DUE      = 'due';
	public const STARTED  = 'started';
	public const DONE     = 'done';
	public const REUSED   = 'reused';
	public const LEFT_OUT = 'left_out';

	/** Items of one INSERT. */
	private const AT_ONCE = 200;

	private Connection $database;

	private int $run_id;

	public function __construct( Connection $database, int $run_id ) {
		$this->database = $database;
		$this->run_id   = $run_id;
	}

	/** @return array{kind: string, number: int, title: string} For Step::items(). */
	public static function item( string $kind, int $number = 0, string $title = '' ): array {
		return compact( 'kind', 'number', 'title' );
	}

	/** @param list<array{step: string, kind: string, number: int, title: string}> $items */
	public function add( array $items ): void {
		foreach ( array_chunk( $items, self::AT_ONCE, true ) as $some ) {
			$rows = array();
			foreach ( $some as $position => $item ) {
				$title  = wp_html_excerpt( wp_strip_all_tags( $item['title'] ), 190 );
				$rows[] = '(' . $this->database->list( array( $this->run_id, $position, $item['step'], $item['kind'], $item['number'], $title, self::DUE, 0, 0, 0, '' ) ) . ')';
			}
			$this->database->write( "INSERT INTO {$this->table()} (run_id, position, step, kind, number, title, state, attempts, mark, object_id, note) VALUES " . implode( ',', $rows ) );
		}
	}

	/** @return Item|null First unfinished item. */
	public function next(): ?array {
		return $this->items( "state IN ('due', 'started') ORDER BY position LIMIT 1" )[0] ?? null;
	}

	/** @param Item $item */
	public function start( array $item, int $mark ): void {
		$this->database->write( "UPDATE {$this->table()} SET state = 'started', attempts = attempts + 1, mark = $mark WHERE id = {$item['id']}" );
	}

	/**
	 * Stores that a part of the item is done; the next slice continues it.
	 * @param Item $item
	 */
	public function pause( array $item ): void {
		$this->database->write( "UPDATE {$this->table()} SET state = 'due', attempts = 0, note = {$this->database->quote( $item['note'] )} WHERE id = {$item['id']}" );
	}

	/** @param Item $item With its state, object and note. */
	public function finish( array $item ): void {
		$this->database->write( "UPDATE {$this->table()} SET state = {$this->database->quote( $item['state'] )}, object_id = {$item['object_id']}, note = {$this->database->quote( $item['note'] )} WHERE id = {$item['id']}" );
	}

	public function retry(): void {
		$this->database->write( "UPDATE {$this->table()} SET attempts = 0 WHERE run_id = $this->run_id AND state IN ('due', 'started')" );
	}

	/** @return array<int, int> Ids of objects on this site by number in the pack. */
	public function ids( string ...$kinds ): array {
		return $this->object_ids( "state IN ('done', 'reused')", $kinds );
	}

	/** @return array<int, int> Ids of objects that the import made, by number in the pack. */
	public function made( string ...$kinds ): array {
		return $this->object_ids( "state = 'done'", $kinds );
	}

	/** @return list<Item> */
	public function in_state( string ...$states ): array {
		return $this->items( "state IN ({$this->database->list( $states )}) ORDER BY position" );
	}

	/** @return array<string, int> Number of items by step, in order. */
	public function count_by_step(): array {
		/** @var array<string, string> $counts */
		$counts = array_column( $this->database->rows( "SELECT step, COUNT(*) AS items FROM {$this->table()} WHERE run_id = $this->run_id GROUP BY step ORDER BY MIN(position)" ), 'items', 'step' );
		return array_map( 'intval', $counts );
	}

	public function percent( string $step ): int {
		$counts = $this->database->rows( "SELECT COUNT(*) AS items, SUM(CASE WHEN state IN ('due', 'started') THEN 0 ELSE 1 END) AS finished FROM {$this->table()} WHERE run_id = $this->run_id AND step = {$this->database->quote( $step )}" )[0];
		return (int) floor( 100 * (int) $counts['finished'] / max( 1, (int) $counts['items'] ) );
	}

	/**
	 * @param array<string> $kinds None for all.
	 * @return array<int, int>
	 */
	private function object_ids( string $states, array $kinds ): array {
		$of  = array() === $kinds ? '' : " AND kind IN ({$this->database->list( $kinds )})";
		$ids = array();
		foreach ( $this->database->rows( "SELECT number, object_id FROM {$this->table()} WHERE run_id = $this->run_id AND $states AND object_id > 0$of ORDER BY position" ) as $row ) {
			$ids[ (int) $row['number'] ] = (int) $row['object_id'];
		}
		return $ids;
	}

	/** @return list<Item> */
	private function items( string $condition ): array {
		return array_map(
			static function ( array $row ): array {
				/** @var Item $item */
				$item = array(
					'id'        => (int) $row['id'],
					'number'    => (int) $row['number'],
					'attempts'  => (int) $row['attempts'],
					'mark'      => (int) $row['mark'],
					'object_id' => (int) $row['object_id'],
				) + array_map( 'strval', $row );
				return $item;
			},
			$this->database->rows( "SELECT id, step, kind, number, title, state, attempts, mark, object_id, note FROM {$this->table()} WHERE run_id = $this->run_id AND $condition" )
		);
	}

	private function table(): string {
		return $this->database->table( 'run_items' );
	}
}
