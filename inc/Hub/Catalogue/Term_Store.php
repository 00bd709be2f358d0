<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Database\Database;

/**
 * Tags, categories, template types and dependencies.
 * @phpstan-type Term array{slug: string, name: string, details?: array<string, mixed>}
 */
final class Term_Store {

	public const TAG           = 'tag';
	public const CATEGORY      = 'category';
	public const TEMPLATE_TYPE = 'template_type';
	public const DEPENDENCY    = 'dependency';

	private Database $database;

	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * @param list<int> $shelves Numbers of sections.
	 * @return list<array<string, mixed>> Terms of a taxonomy that are in use, by name, with the number of items.
	 */
	public function find_used( string $taxonomy, array $shelves ): array {
		$rows = $this->database->get_results(
			'SELECT t.id, t.taxonomy, t.slug, t.name, t.details, SUM(c.total) AS total FROM {terms} t JOIN {counts} c ON c.term = t.id AND c.shelf IN (' . Database::ids_list( $shelves ) . ')
			WHERE t.taxonomy = %s GROUP BY t.id, t.taxonomy, t.slug, t.name, t.details HAVING SUM(c.total) > 0 ORDER BY t.name, t.id LIMIT 500',
			$taxonomy
		);
		return array_map(
			static function ( array $row ): array {
				return self::record( $row ) + array( 'count' => (int) $row['total'] );
			},
			$rows
		);
	}

	/**
	 * @param list<int> $item_ids
	 * @param string[] $taxonomies
	 * @return array<int, array<string, list<array<string, mixed>>>> Item to taxonomy to terms.
	 */
	public function find_by_items( array $item_ids, array $taxonomies ): array {
		if ( array() === $item_ids ) {
			return array();
		}
		$found = array();
		// A LEFT JOIN without conditions on terms, so that no database starts at the terms.
		$rows = $this->database->get_results(
			'SELECT i.item_id, t.id, t.taxonomy, t.slug, t.name, t.details FROM {item_terms} i LEFT JOIN {terms} t ON t.id = i.term
			WHERE i.item_id IN (' . Database::ids_list( $item_ids ) . ') ORDER BY t.name, t.id'
		);
		foreach ( $rows as $row ) {
			if ( ! in_array( $row['taxonomy'], $taxonomies, true ) ) {
				continue;
			}
			$found[ (int) $row['item_id'] ][ $row['taxonomy'] ][] = self::record( $row );
		}
		return $found;
	}

	/**
	 * @param array<string, array<string, Term>> $terms Taxonomy to slug to term.
	 * @return array<string, array<string, int>> Taxonomy to slug to id.
	 */
	public function upsert( array $terms ): array {
		$ids = array();
		foreach ( $terms as $taxonomy => $of_taxonomy ) {
			if ( array() === $of_taxonomy ) {
				continue;
			}
			$rows = array();
			foreach ( $of_taxonomy as $slug => $term ) {
				$rows[] = array( $taxonomy, (string) $slug, $term['name'], (string) wp_json_encode( $term['details'] ?? array() ) );
			}
			$this->database->insert_many( 'terms', array( 'taxonomy', 'slug', 'name', 'details' ), $rows, 'name = VALUES(name), details = VALUES(details)' );
			foreach ( array_chunk( array_map( 'strval', array_keys( $of_taxonomy ) ), 500 ) as $slugs ) {
				foreach ( $this->database->get_results( 'SELECT id, slug FROM {terms} WHERE taxonomy = %s AND slug IN (' . $this->database->strings_list( $slugs ) . ')', $taxonomy ) as $row ) {
					$ids[ $taxonomy ][ $row['slug'] ] = (int) $row['id'];
				}
			}
		}
		return $ids;
	}

	/**
	 * @param array<string, string> $row
	 * @return array<string, mixed> Fields of this taxonomy.
	 */
	private static function record( array $row ): array {
		$record = array(
			'id'   => (int) $row['id'],
			'name' => $row['name'],
		);
		if ( self::TAG === $row['taxonomy'] ) {
			return $record;
		}
		$record['slug'] = $row['slug'];
		if ( self::DEPENDENCY === $row['taxonomy'] ) {
			$details          = (array) json_decode( $row['details'], true );
			$record['icon']   = (string) ( $details['icon'] ?? '' );
			$record['link']   = (string) ( $details['link'] ?? '' );
			$record['is_pro'] = (bool) ( $details['is_pro'] ?? false );
		}
		return $record;
	}
}
