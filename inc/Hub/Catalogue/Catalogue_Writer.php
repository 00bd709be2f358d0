<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;
use Templately\Hub\Files\Blob_Store;
use Templately\Hub\Files\Document_Store;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Database\Database;

/**
 * Writes validated designs in one transaction: rows, terms, search index, counts, documents, and the use of files. An item keeps its
 * id, downloads and rating when a design with the same platform, type and slug is written again.
 * @phpstan-type Design array{
 *   platform: string, type: string, slug: string, name: string, plan: string, pack: string, place: int,
 *   price: int, rating: int, downloads: int, thumbnail: string, thumbnail2: string, thumbnail3: string,
 *   fullsite_import: bool, has_settings: bool, content: string, body: string, block_types: list<string>,
 *   details: array<string, mixed>,
 *   terms: array<string, list<array{slug: string, name: string, details: array<string, mixed>}>>,
 *   blobs: list<array{string, int}>
 * }
 */
final class Catalogue_Writer {

	private Database $database;

	private Term_Store $terms;

	private Item_Counts $counts;

	private Search_Index $search;

	private Document_Store $contents;

	private Blob_Store $blobs;

	public function __construct( Database $database, Term_Store $terms, Item_Counts $counts, Search_Index $search, Document_Store $contents, Blob_Store $blobs ) {
		$this->database = $database;
		$this->terms    = $terms;
		$this->counts   = $counts;
		$this->search   = $search;
		$this->contents = $contents;
		$this->blobs    = $blobs;
	}

	/** Blocks other writers of items until the transaction ends. Must be the transaction's first statement. */
	public function lock(): void {
		$this->counts->lock();
	}

	/**
	 * Writes designs, packs before their contents.
	 * @param list<Design> $designs At most some hundreds.
	 * @return list<int> Ids in the same order.
	 */
	public function write( array $designs ): array {
		return $this->database->transaction(
			function () use ( $designs ): array {
				$this->lock();
				$this->blobs->lock( array_merge( ...array_column( $designs, 'blobs' ) ) );
				$packs = array();
				$rest  = array();
				foreach ( $designs as $design ) {
					if ( 'packs' === $design['type'] ) {
						$packs[] = $design;
					} else {
						$rest[] = $design;
					}
				}
				$ids = $this->write_some( $packs ) + $this->write_some( $rest );
				return array_map(
					static function ( array $design ) use ( $ids ): int {
						return $ids[ Catalogue_Section::number( $design['platform'], $design['type'] ) . '/' . $design['slug'] ];
					},
					$designs
				);
			}
		);
	}

	/** @param list<int> $ids */
	public function remove( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		$this->database->transaction(
			function () use ( $ids ): void {
				$this->lock();
				$list  = Database::ids_list( $ids );
				$items = $this->database->get_results( "SELECT content FROM {items} WHERE id IN ($list)" );
				$this->remove_from_index( $ids );
				foreach ( array(
					'items'      => 'id',
					'downloads'  => 'item_id',
					'favourites' => 'item_id',
					'ratings'    => 'item_id',
					'purchases'  => 'item_id',
				) as $table => $column ) {
					$this->database->query( "DELETE FROM {{$table}} WHERE $column IN ($list)" );
				}
				$this->contents->delete_unused( array_column( $items, 'content' ) );
			}
		);
	}

	/**
	 * @param list<Design> $designs No design may contain another.
	 * @return array<string, int> 'shelf/slug' to id.
	 */
	private function write_some( array $designs ): array {
		if ( array() === $designs ) {
			return array();
		}
		$old   = $this->existing( $designs );
		$packs = $this->packs( $designs );
		$this->remove_from_index( array_column( $old, 'id' ) );
		$this->contents->store( array_column( $designs, 'body', 'content' ) );
		$this->write_rows( $designs, $packs );
		$items = $this->existing( $designs );
		$this->index( $designs, $items, $this->terms->upsert( self::terms_of( $designs ) ), $packs );
		$this->contents->delete_unused( array_column( $old, 'content' ) );
		return array_column( $items, 'id', 'key' );
	}

	/**
	 * @param list<Design> $designs
	 * @return array<string, array{key: string, id: int, popularity: int, content: string}> By 'shelf/slug'.
	 */
	private function existing( array $designs ): array {
		$slugs = array();
		foreach ( $designs as $design ) {
			$slugs[ Catalogue_Section::number( $design['platform'], $design['type'] ) ][] = $design['slug'];
		}
		$found = array();
		foreach ( $slugs as $shelf => $of_shelf ) {
			foreach ( $this->database->get_results( "SELECT id, slug, popularity, content FROM {items} WHERE shelf = $shelf AND slug IN (" . $this->database->strings_list( $of_shelf ) . ')' ) as $row ) {
				$key           = "$shelf/{$row['slug']}";
				$found[ $key ] = array(
					'key'        => $key,
					'id'         => (int) $row['id'],
					'popularity' => (int) $row['popularity'],
					'content'    => $row['content'],
				);
			}
		}
		return $found;
	}

	/**
	 * @param list<Design> $designs
	 * @return array<string, array{id: int, name: string}> 'platform/slug' of their packs.
	 */
	private function packs( array $designs ): array {
		$packs = array();
		foreach ( $designs as $design ) {
			$key = $design['platform'] . '/' . $design['pack'];
			if ( '' === $design['pack'] || isset( $packs[ $key ] ) ) {
				continue;
			}
			$row = $this->database->get_row( 'SELECT id, name FROM {items} WHERE shelf = %d AND slug = %s', Catalogue_Section::number( $design['platform'], 'packs' ), $design['pack'] );
			if ( null === $row ) {
				throw new Invalid_Bundle( "There is no pack {$design['pack']}." );
			}
			$packs[ $key ] = array(
				'id'   => (int) $row['id'],
				'name' => $row['name'],
			);
		}
		return $packs;
	}

	/**
	 * @param list<Design> $designs
	 * @param array<string, array{id: int, name: string}> $packs
	 */
	private function write_rows( array $designs, array $packs ): void {
		$rows = array();
		foreach ( $designs as $design ) {
			$rows[] = array(
				Catalogue_Section::number( $design['platform'], $design['type'] ),
				Plans::level( $design['plan'] ),
				$design['downloads'],
				Popularity::from_downloads( $design['downloads'] ),
				$design['slug'],
				$design['name'],
				$packs[ $design['platform'] . '/' . $design['pack'] ]['id'] ?? 0,
				$design['place'],
				$design['price'],
				$design['rating'],
				0,
				0,
				0,
				$design['thumbnail'],
				$design['thumbnail2'],
				$design['thumbnail3'],
				(int) $design['fullsite_import'],
				(int) $design['has_settings'],
				$design['content'],
				implode( ' ', $design['block_types'] ),
				(string) wp_json_encode( $design['details'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				self::words( $design, $packs ),
			);
		}
		$columns = array( 'shelf', 'level', 'downloads', 'popularity', 'slug', 'name', 'pack_id', 'place', 'price', 'rating', 'rating_sum', 'rating_count', 'favourite_count', 'thumbnail', 'thumbnail2', 'thumbnail3', 'fullsite_import', 'has_settings', 'content', 'block_types', 'details', 'words' );
		$changes = array();
		foreach ( array_diff( $columns, array( 'shelf', 'slug', 'downloads', 'popularity', 'rating', 'rating_sum', 'rating_count', 'favourite_count' ) ) as $column ) {
			$changes[] = "$column = VALUES($column)";
		}
		$this->database->insert_many( 'items', $columns, $rows, implode( ', ', $changes ) );
	}

	/**
	 * Adds items to the search index and the counts.
	 * @param list<Design> $designs
	 * @param array<string, array{id: int, popularity: int, ...}> $items Rows by 'shelf/slug'.
	 * @param array<string, array<string, int>> $terms Taxonomy to slug to id.
	 * @param array<string, array{id: int, name: string}> $packs
	 */
	private function index( array $designs, array $items, array $terms, array $packs ): void {
		$of_terms = array();
		$to_find  = array();
		$of_blobs = array();
		$counts   = array();
		foreach ( $designs as $design ) {
			$shelf = Catalogue_Section::number( $design['platform'], $design['type'] );
			$item  = $items[ "$shelf/{$design['slug']}" ];
			$level = Plans::level( $design['plan'] );
			$ids   = array( Item_Counts::ALL );
			foreach ( self::terms_of( array( $design ) ) as $taxonomy => $of_taxonomy ) {
				foreach ( array_keys( $of_taxonomy ) as $slug ) {
					$ids[] = $terms[ $taxonomy ][ $slug ];
				}
			}
			foreach ( array_unique( $ids ) as $term ) {
				$key            = "$term $shelf $level";
				$counts[ $key ] = ( $counts[ $key ] ?? 0 ) + 1;
				if ( Item_Counts::ALL !== $term ) {
					$of_terms[] = array( $term, $shelf, $item['popularity'], $item['id'], $level );
				}
			}
			$to_find[] = array(
				'id'         => $item['id'],
				'shelf'      => $shelf,
				'popularity' => $item['popularity'],
				'level'      => $level,
				'words'      => self::words( $design, $packs ),
			);
			foreach ( $design['blobs'] as list( $hash, $is_public ) ) {
				$of_blobs[] = array( $item['id'], $hash, $is_public );
			}
		}
		// Rows are stored in the order of the primary key.
		sort( $of_terms );
		$this->database->insert_many( 'item_terms', array( 'term', 'shelf', 'popularity', 'item_id', 'level' ), $of_terms );
		$this->search->add( $to_find );
		$this->database->insert_many( 'item_blobs', array( 'item_id', 'sha256', 'is_public' ), $of_blobs, 'ignore' );
		$this->counts->increment( $counts );
	}

	/** @param list<int> $ids */
	private function remove_from_index( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		$list   = Database::ids_list( $ids );
		$counts = array();
		$rows   = array_merge(
			$this->database->get_results( 'SELECT ' . Item_Counts::ALL . " AS term, shelf, level FROM {items} WHERE id IN ($list)" ),
			$this->database->get_results( "SELECT term, shelf, level FROM {item_terms} WHERE item_id IN ($list)" )
		);
		foreach ( $rows as $row ) {
			$key            = "{$row['term']} {$row['shelf']} {$row['level']}";
			$counts[ $key ] = ( $counts[ $key ] ?? 0 ) - 1;
		}
		$this->counts->increment( $counts );
		$this->database->query( "DELETE FROM {item_terms} WHERE item_id IN ($list)" );
		$this->search->remove( $ids );
		$this->database->query( "DELETE FROM {item_blobs} WHERE item_id IN ($list)" );
	}

	/**
	 * @param Design $design
	 * @param array<string, array{id: int, name: string}> $packs
	 * @return string Words to search, separated by spaces.
	 */
	private static function words( array $design, array $packs ): string {
		$texts = array( $design['name'], $packs[ $design['platform'] . '/' . $design['pack'] ]['name'] ?? '' );
		foreach ( self::terms_of( array( $design ) ) as $of_taxonomy ) {
			array_push( $texts, ...array_column( $of_taxonomy, 'name' ) );
		}
		return implode( ' ', Search_Tokenizer::words( implode( ' ', $texts ) ) );
	}

	/**
	 * @param list<Design> $designs
	 * @return array<string, array<string, array{slug: string, name: string, details: array<string, mixed>}>>
	 */
	private static function terms_of( array $designs ): array {
		$terms = array();
		foreach ( $designs as $design ) {
			foreach ( $design['terms'] as $taxonomy => $of_taxonomy ) {
				foreach ( $of_taxonomy as $term ) {
					$terms[ $taxonomy ][ $term['slug'] ] = $term;
				}
			}
		}
		return $terms;
	}
}
