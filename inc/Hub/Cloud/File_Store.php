<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Catalogue\Search_Tokenizer;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Database\Database;

/**
 * Rows of files. Each lies in exactly one place: its owner's My Clouds, which is workspace 0, or one workspace; whoever trashes it
 * leaves it there, so that it can be restored.
 */
final class File_Store {

	/** Days that a file stays in the trash. */
	private const KEPT_IN_TRASH = 30 * DAY_IN_SECONDS;

	/** Never renumber: the numbers are stored. */
	private const PLATFORMS = array(
		'gutenberg' => 1,
		'elementor' => 2,
	);

	private Database $database;

	private Clock $clock;

	private Account_Store $accounts;

	/** @param Database      $database The hub's tables. */
	public function __construct( Database $database, Clock $clock, Account_Store $accounts ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->accounts = $accounts;
	}

	/**
	 * Returns rows of files, as they are at this moment.
	 *
	 * @param int[] $ids Their ids.
	 * @return array<int, array<string, string>> Id to row, in the order of ids, of those that are there.
	 */
	public function find( array $ids ): array {
		$rows = array();
		foreach ( $this->database->get_results( 'SELECT * FROM {cloud_files} WHERE id IN (' . Database::ids_list( $ids ) . ') ORDER BY id' ) as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		return array_filter( $rows, array( $this, 'is_there' ) );
	}

	/**
	 * Returns the names of files that lie in a workspace, but for those in the trash.
	 *
	 * @param int[] $ids          The files.
	 * @return array<string> By id.
	 */
	public function names_in( int $workspace_id, array $ids ): array {
		return array_column( $this->database->get_results( 'SELECT id, name FROM {cloud_files} WHERE id IN (' . Database::ids_list( $ids ) . ') AND workspace_id = %d AND trashed_at = 0', $workspace_id ), 'name', 'id' );
	}

	/**
	 * Returns rows of files, and lets nobody else change them until the transaction ends.
	 *
	 * @param int[] $ids Their ids.
	 * @return array<int, array<string, string>> Id to row, in the order of ids, of those that are there.
	 */
	public function lock( array $ids ): array {
		$rows = array();
		sort( $ids );
		// One by one: for IN ( … ) a small table is read whole, and every row that is passed stays locked.
		foreach ( $ids as $id ) {
			$row = $this->database->get_row( 'SELECT * FROM {cloud_files} WHERE id = %d FOR UPDATE', $id );
			if ( null !== $row && $this->is_there( $row ) ) {
				$rows[ $id ] = $row;
			}
		}
		return $rows;
	}

	/**
	 * Returns a page of files, the last changed first, in two queries. What is looked for, but for names with signs that are in no word,
	 * stands in the keys by which they are found.
	 *
	 * @param int        $account_id Whose, unless they are those of a workspace.
	 * @return array{total: int, rows: list<array<string, string>>}
	 */
	public function page( File_Query $query, int $account_id ): array {
		$is_trash = Contract::TRASH === $query->place;
		$order    = $is_trash ? 'trashed_at' : 'changed_at';
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
			// What is folded stands in the keys. Equal to SQLite are texts that differ in case: what is in each other is not.
			$where .= ' AND owner_id = %d AND folded = %s AND INSTR(name, %s) > 0 AND INSTR(%s, name) > 0';
			array_push( $values, $account_id, self::folded( $query->name ), $query->name, $query->name );
		}
		$words = Search_Tokenizer::whole_words( $query->search );
		foreach ( $words as $word ) {
			$where   .= ' AND INSTR(folded, %s) > 0';
			$values[] = $word;
		}
		// Who looks for a sign that is in no word, such as a picture of one.
		if ( array() === $words && '' !== trim( $query->search ) ) {
			$where   .= ' AND INSTR(name, %s) > 0';
			$values[] = trim( $query->search );
		}
		$total = $this->database->get_integers( "SELECT COUNT(*) FROM {cloud_files} WHERE $where", ...$values )[0];
		$ids   = "SELECT id FROM {cloud_files} WHERE $where ORDER BY $order DESC, id DESC LIMIT %d OFFSET %d";
		$rows  = $this->database->get_results( "SELECT f.* FROM ($ids) page JOIN {cloud_files} f ON f.id = page.id ORDER BY f.$order DESC, f.id DESC", ...array_merge( $values, array( $query->per_page, ( $query->page - 1 ) * $query->per_page ) ) );
		return compact( 'total', 'rows' );
	}

	/**
	 * Adds a file.
	 *
	 * @param array<string, int|string> $columns owner_id, workspace_id, platform (a number), type, name, origin, size, picture, has_look.
	 * @return array<string, string> Its row.
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
	 * Changes a file whose row this transaction has.
	 *
	 * @param array<string, string>     $row     Its row.
	 * @param array<string, int|string> $columns Column to value.
	 * @return array<string, string> The row as it is now.
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

	/**
	 * Returns the moment up to which the trash is emptied, in seconds since 1970.
	 */
	public function oldest_in_trash(): int {
		return $this->clock->now() - self::KEPT_IN_TRASH;
	}

	/** Returns a platform as rows have it. */
	public static function platform( string $platform ): int {
		return self::PLATFORMS[ $platform ];
	}

	/**
	 * Returns the name of a file's platform.
	 *
	 * @param array<string, string> $row Its row.
	 */
	public static function platform_name( array $row ): string {
		return (string) array_search( (int) $row['platform'], self::PLATFORMS, true );
	}

	/**
	 * Returns what the API says of files.
	 *
	 * @param array<array<string, string>> $rows Their rows.
	 * @return list<array<string, mixed>>
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
	 * Says whether a file is to be had: what has lain in the trash for its time is not, whether it was removed by now or not.
	 *
	 * @param array<string, string> $row Its row.
	 */
	private function is_there( array $row ): bool {
		return 0 === (int) $row['trashed_at'] || (int) $row['trashed_at'] > $this->oldest_in_trash();
	}

	private static function folded( string $name ): string {
		return mb_substr( implode( ' ', Search_Tokenizer::whole_words( $name ) ), 0, Contract::LONGEST_NAME );
	}

	/**
	 * @param array<string, string> $row Row of a file.
	 * @return string A name for addresses: of ASCII, and of no other file.
	 */
	private static function slug( array $row ): string {
		$ascii = trim( (string) preg_replace( '/%[0-9a-f]{2}|-{2,}/', '-', sanitize_title( $row['name'] ) ), '-' );
		return ( '' === $ascii ? 'file' : (string) preg_replace( '/-{2,}/', '-', substr( $ascii, 0, 150 ) ) ) . '-' . $row['id'];
	}
}
