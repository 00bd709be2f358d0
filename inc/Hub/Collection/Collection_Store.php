<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Catalogue\Catalogue_Section;
use Templately\Hub\Files\Blob_Folders;
use Templately\Shared\Database\Database;

/** Reads an account's favourites, downloads and purchases, newest first. */
final class Collection_Store {

	public const FAVOURITES = 'favourites';
	public const DOWNLOADS  = 'downloads';
	public const PURCHASES  = 'purchases';

	/** Column with the time in each table. */
	private const WHEN = array(
		self::FAVOURITES => 'favoured_at',
		self::DOWNLOADS  => 'downloaded_at',
		self::PURCHASES  => 'purchased_at',
	);

	private Database $database;

	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/** @return array{total: int, records: list<array<string, mixed>>} Records have item_id, name, type, platform, slug, thumbnail, and the time (ISO 8601) in WHEN's column. */
	public function page( string $what, int $account_id, Collection_Query $query ): array {
		$from  = "FROM {{$what}} c JOIN {items} i ON i.id = c.item_id WHERE c.account_id = %d AND i.shelf IN (" . Database::ids_list( $query->shelves ) . ') AND i.level IN (' . implode( ',', $query->levels ) . ')';
		$total = $this->database->get_integers( "SELECT COUNT(*) $from", $account_id )[0];
		$when  = self::WHEN[ $what ];
		$rows  = $this->database->get_results(
			"SELECT i.id, i.shelf, i.name, i.slug, i.thumbnail, c.$when AS at $from ORDER BY c.$when DESC, c.item_id DESC LIMIT %d OFFSET %d",
			$account_id,
			$query->per_page,
			( $query->page - 1 ) * $query->per_page
		);
		return array(
			'total'   => $total,
			'records' => array_map(
				static function ( array $row ) use ( $when ): array {
					return array(
						'item_id'   => (int) $row['id'],
						'name'      => $row['name'],
						'type'      => Catalogue_Section::type( (int) $row['shelf'] ),
						'platform'  => Catalogue_Section::platform( (int) $row['shelf'] ),
						'slug'      => $row['slug'],
						'thumbnail' => Blob_Folders::url( $row['thumbnail'] ),
						$when       => gmdate( 'c', (int) $row['at'] ),
					);
				},
				$rows
			),
		);
	}

	/** @return list<int> */
	public function ids( string $what, int $account_id, int $most ): array {
		return $this->database->get_integers( "SELECT item_id FROM {{$what}} WHERE account_id = %d ORDER BY " . self::WHEN[ $what ] . ' DESC, item_id DESC LIMIT %d', $account_id, $most );
	}

	public function count( string $what, int $account_id ): int {
		return $this->database->get_integers( "SELECT COUNT(*) FROM {{$what}} WHERE account_id = %d", $account_id )[0];
	}
}
