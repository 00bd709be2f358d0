<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Catalogue\Search_Tokenizer;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Database\Database;

/** Rows of files. Each file is in one location: its owner's My Clouds (workspace 0), or a workspace. Trashed files keep their location. */
final class File_Store {

	private const TRASH_LIFETIME = 30 * DAY_IN_SECONDS;

	/** The numbers are stored: never change one. */
	private const PLATFORMS = array(
		'gutenberg' => 1,
		'elementor' => 2,
	);

	/** Column and direction of each order. Normalized names sort without regard to case and punctuation. */
	private const ORDERS = array(
		'date' => array( 'changed_at', 'DESC' ),
		'name' => array( 'folded', 'ASC' ),
		'size' => array( 'size', 'DESC' ),
	);

	private Database $database;

	private Clock $clock;

	private Account_Store $accounts;

	public function __construct( Database $database, Clock $clock, Account_Store $accounts ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->accounts = $accounts;
	}

	/**
	 * @param int[] $ids
	 * @return array<int, array<string, string>> By id, in the order of the ids. Unknown ids are left out.
	 */
	public function find( array $ids ): array {
		$rows = array();
		foreach ( $this->database->get_results( 'SELECT * FROM {cloud_files} WHERE id IN (' . Database::ids_list( $ids ) . ') ORDER BY id' ) as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		return array_filter( $rows, array( $this, 'is_available' ) );
	}

	/**
	 * @param int[] $ids
	 * @return array<string> Names of a workspace's files outside the trash. By id.
	 */
	public function names_in( int $workspace_id, array $ids ): array {
		return array_column( $this->database->get_results( 'SELECT id, name FROM {cloud_files} WHERE id IN (' . Database::ids_list( $ids ) . ') AND workspace_id = %d AND trashed_at = 0', $workspace_id ), 'name', 'id' );
	}

	/**
	 * Reads rows of files and locks them until the transaction ends.
	 * @param int[] $ids
	 * @return array<int, array<string, string>> By id, in the order of the ids. Unknown ids are left out.
	 */
	public function lock( array $ids ): array {
		$rows = array();
		sort( $ids );
		// One by one: with IN ( … ) the database reads a small table as a whole, and locks each row that it passes.
		foreach ( $ids as $id ) {
			$row = $this->database->get_row( 'SELECT * FROM {cloud_files} WHERE id = %d FOR UPDATE', $id );
			if ( null !== $row && $this->is_available( $row ) ) {
				$rows[ $id ] = $row;
			}
		}
		return $rows;
	}

	/**
	 * @param int $account_id Owner of the files outside workspaces.
	 * @return array{total: int, rows: list<array<string, string>>} Page of files in two queries. Indexes cover every search except for names with characters that are not part of a word.
	 */
	public function page( File_Query $query, int $account_id ): array {
		$is_trash = Contract::TRASH === $query->place;
		$order    = $is_trash ? array( 'trashed_at', 'DESC' ) : self::ORDERS[ $query->sort ];
		if ( Contract::WORKSPACE === $query->place ) {
			$where  = 'workspace_id = %d AND trashed_at = 0';
			$values = array( $query->workspace_id );
		} elseif ( $is_trash ) {
			$where  = 'owner_id = %d AND trashed_at > %d';
			$values = array( $account_id, $this->oldest_in_trash() );
		} else {
			$where  = 'owner_id = %d AND workspace_id = 0 AND trashed_at = 0';
			$values = array( $account_id );
		}
		if ( '' !== $query->platform ) {
			$where   .= ' AND platform = %d';
			$values[] = self::PLATFORMS[ $query->platform ];
		}
		if ( '' !== $query->type ) {
			$where   .= ' AND type = %s';
			$values[] = $query->type;
		}
		if ( '' !== $query->name ) {
			// The index has normalized names. SQLite's "=" ignores case here, so INSTR in both directions compares exactly.
			$where .= ' AND owner_id = %d AND folded = %s AND INSTR(name, %s) > 0 AND INSTR(%s, name) > 0';
			array_push( $values, $account_id, self::folded( $query->name ), $query->name, $query->name );
		}
		$words = Search_Tokenizer::whole_words( $query->search );
		foreach ( $words as $word ) {
			$where   .= ' AND INSTR(folded, %s) > 0';
			$values[] = $word;
		}
		// The search has characters that are not part of a word, such as emoji.
		if ( array() === $words && '' !== trim( $query->search ) ) {
			$where   .= ' AND INSTR(name, %s) > 0';
			$values[] = trim( $query->search );
		}
		list( $column, $direction ) = $order;

		$total = $this->database->get_integers( "SELECT COUNT(*) FROM {cloud_files} WHERE $where", ...$values )[0];
		$ids   = "SELECT id FROM {cloud_files} WHERE $where ORDER BY $column $direction, id DESC LIMIT %d OFFSET %d";
		$rows  = $this->database->get_results( "SELECT f.* FROM ($ids) page JOIN {cloud_files} f ON f.id = page.id ORDER BY f.$column $direction, f.id DESC", ...array_merge( $values, array( $query->per_page, ( $query->page - 1 ) * $query->per_page ) ) );
		return compact( 'total', 'rows' );
	}

	/** @return list<array{id: int, name: string, platform: string, type: string, last_modified: string}> The account's files that changed last. */
	public function activity( int $account_id ): array {
		$shown = array();
		foreach ( $this->database->get_results( 'SELECT id, name, platform, type, changed_at FROM {cloud_files} WHERE owner_id = %d AND trashed_at = 0 ORDER BY changed_at DESC, id DESC LIMIT %d', $account_id, Contract::MAX_ACTIVITY ) as $row ) {
			$shown[] = array(
				'id'            => (int) $row['id'],
				'name'          => $row['name'],
				'platform'      => self::platform_name( $row ),
				'type'          => $row['type'],
				'last_modified' => gmdate( 'c', (int) $row['changed_at'] ),
			);
		}
		return $shown;
	}

	/**
	 * @param array<string, int|string> $columns owner_id, workspace_id, platform (a number), type, name, origin, size, picture, has_look.
	 * @return array<string, string> Row.
	 */
	public function add( array $columns ): array {
		$now = $this->clock->now();
		$row = $columns + array(
			'folded'     => self::folded( (string) $columns['name'] ),
			'version'    => 1,
			'versions'   => 1,
			'created_at' => $now,
			'changed_at' => $now,
			'trashed_at' => 0,
		);
		return array_map( 'strval', array( 'id' => $this->database->insert( 'cloud_files', $row ) ) + $row );
	}

	/**
	 * @param array<string, string> $row Locked row.
	 * @param array<string, int|string> $columns Column to value.
	 * @return array<string, string> New row.
	 */
	public function change( array $row, array $columns ): array {
		if ( isset( $columns['name'] ) ) {
			$columns['folded'] = self::folded( (string) $columns['name'] );
		}
		$changes = array();
		foreach ( $columns as $column => $value ) {
			$changes[] = $column . ( is_int( $value ) ? ' = %d' : ' = %s' );
		}
		$this->database->query( 'UPDATE {cloud_files} SET ' . implode( ', ', $changes ) . ' WHERE id = %d', ...array_merge( array_values( $columns ), array( (int) $row['id'] ) ) );
		return array_map( 'strval', $columns ) + $row;
	}

	/** Returns the timestamp before which trashed files are deleted. */
	public function oldest_in_trash(): int {
		return $this->clock->now() - self::TRASH_LIFETIME;
	}

	public static function platform( string $platform ): int {
		return self::PLATFORMS[ $platform ];
	}

	/** @param array<string, string> $row */
	public static function platform_name( array $row ): string {
		return (string) array_search( (int) $row['platform'], self::PLATFORMS, true );
	}

	/**
	 * @param array<array<string, string>> $rows
	 * @return list<array<string, mixed>> API response.
	 */
	public function to_response( array $rows ): array {
		$people  = $this->accounts->find_public( array_values( array_unique( array_map( 'intval', array_column( $rows, 'owner_id' ) ) ) ) );
		$records = array();
		foreach ( $rows as $row ) {
			$records[] = array(
				'id'            => (int) $row['id'],
				'my_cloud_id'   => (int) $row['id'],
				'name'          => $row['name'],
				'slug'          => self::slug( $row ),
				'owner'         => $people[ (int) $row['owner_id'] ] ?? array(
					'id'            => (int) $row['owner_id'],
					'name'          => '',
					'profile_photo' => '',
				),
				'workspace_id'  => (int) $row['workspace_id'],
				'platform'      => self::platform_name( $row ),
				'type'          => $row['type'],
				'origin'        => $row['origin'],
				'last_modified' => gmdate( 'c', (int) $row['changed_at'] ),
				'version'       => (int) $row['version'],
				'versions'      => (int) $row['versions'],
				'size'          => (int) $row['size'],
				'has_picture'   => '' !== $row['picture'],
				'has_look'      => 1 === (int) $row['has_look'],
				'trashed_at'    => '0' === $row['trashed_at'] ? '' : gmdate( 'c', (int) $row['trashed_at'] ),
			);
		}
		return $records;
	}

	/**
	 * Whether a file can be used: after its time in the trash it counts as deleted, even if the task has not run yet.
	 * @param array<string, string> $row
	 */
	private function is_available( array $row ): bool {
		return 0 === (int) $row['trashed_at'] || (int) $row['trashed_at'] > $this->oldest_in_trash();
	}

	private static function folded( string $name ): string {
		return mb_substr( implode( ' ', Search_Tokenizer::whole_words( $name ) ), 0, Contract::MAX_NAME_LENGTH );
	}

	/**
	 * @param array<string, string> $row
	 * @return string Unique ASCII name for URLs.
	 */
	private static function slug( array $row ): string {
		$ascii = trim( (string) preg_replace( '/%[0-9a-f]{2}|-{2,}/', '-', sanitize_title( $row['name'] ) ), '-' );
		return ( '' === $ascii ? 'file' : (string) preg_replace( '/-{2,}/', '-', substr( $ascii, 0, 150 ) ) ) . '-' . $row['id'];
	}
}
