<?php

declare( strict_types=1 );

namespace Templately\Storage;

use Templately\Hub\Catalogue\Words;
use wpdb;

/**
 * How older tables become those of Table_Definitions. A step may be killed anywhere and begins anew then: it looks at what is
 * there, and does what is left.
 */
final class Table_Steps {

	/** @var wpdb */
	private $wpdb;

	/** @var Table_Changes */
	private $changes;

	/**
	 * @param wpdb          $wpdb    The connection.
	 * @param Table_Changes $changes Changes tables.
	 */
	public function __construct( wpdb $wpdb, Table_Changes $changes ) {
		$this->wpdb    = $wpdb;
		$this->changes = $changes;
	}

	/**
	 * Returns the steps from one version to the next.
	 *
	 * @return array<int, callable(): void> Version that a step leads to, in order.
	 */
	public function all(): array {
		return array(
			2  => function (): void {
				$this->compare_bytes();
			},
			3  => function (): void {
				$this->order_by_popularity();
			},
			4  => function (): void {
				$this->changes->add_column( 'blobs', 'kept_at', 'bigint(20)' );
				$this->changes->define( 'blobs' );
			},
			5  => function (): void {
				$this->tell_addresses_from_proofs();
			},
			6  => function (): void {
				$this->changes->define( 'mails' );
			},
			7  => function (): void {
				$this->tell_block_types_from_details();
			},
			8  => function (): void {
				$this->changes->define( 'answers' );
			},
			9  => function (): void {
				$this->count_ratings();
				$this->changes->define( 'favourites', 'ratings', 'orders', 'deliveries' );
			},
			10 => function (): void {
				$this->changes->define( 'runs', 'objects', 'rows', 'files', 'log' );
			},
			11 => function (): void {
				$this->find_by_first_letters();
				$this->compress_documents();
			},
			12 => function (): void {
				$this->changes->define( 'cloud_files', 'file_versions', 'version_media', 'file_contents', 'media', 'claims', 'cloud_usage', 'workspaces', 'members', 'invitations', 'activity' );
				$this->count_for_all_accounts();
			},
			13 => function (): void {
				$this->changes->define( 'conditions' );
			},
			14 => function (): void {
				$this->list_files_by_keys_alone();
			},
			15 => function (): void {
				$this->changes->add_column( 'invitations', 'next_hash', 'char(64)', "''" );
				$this->changes->add_column( 'invitations', 'mail_state', 'tinyint(3) unsigned' );
				$this->changes->define( 'invitations' );
			},
			16 => function (): void {
				$this->changes->define( 'run_pictures' );
			},
			17 => function (): void {
				$this->leave_doers_to_activity();
			},
			18 => function (): void {
				$this->changes->add_column( 'file_versions', 'signature', 'varchar(64)', "''" );
			},
		);
	}

	/** Step 2: what was compared with accents and letters folded is compared byte by byte. */
	private function compare_bytes(): void {
		// SQLite folds capitals of ASCII only, which the code does before, and cannot be told otherwise.
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli ) {
			return;
		}
		// phpcs:disable WordPress.DB -- nothing else tells.
		foreach ( array_keys( Table_Definitions::ALL ) as $name ) {
			// Of the table, for columns that come later, and of each column.
			$sql     = 'SELECT TABLE_COLLATION FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s UNION SELECT COLLATION_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s AND COLLATION_NAME IS NOT NULL';
			$folding = preg_grep( '/_bin$/', (array) $this->wpdb->get_col( $this->wpdb->prepare( $sql, $this->changes->table( $name ), $this->changes->table( $name ) ) ), PREG_GREP_INVERT );
			if ( array() !== $folding && false !== $folding ) {
				$charset = explode( '_', (string) reset( $folding ) )[0];
				$this->changes->alter( "ALTER TABLE {$this->changes->table( $name )} CONVERT TO CHARACTER SET $charset COLLATE {$charset}_bin" );
			}
		}
		// phpcs:enable
	}

	/**
	 * Step 3: listings are in the order of popularity, which changes seldom, and no longer of downloads. Every item begins at 0;
	 * the upkeep that follows puts them in order.
	 */
	private function order_by_popularity(): void {
		$this->changes->add_column( 'items', 'popularity', 'tinyint(3) unsigned' );
		foreach ( array( 'popular', 'popular_in_plan' ) as $key ) {
			if ( $this->changes->has_column_in_key( 'items', $key, 'downloads' ) ) {
				$this->changes->alter( "ALTER TABLE {$this->changes->table( 'items' )} DROP KEY $key" );
			}
		}
		// What is defined has every column of today's, and these come with values.
		$this->tell_block_types_from_details();
		$this->count_ratings();
		$this->add_words();
		$this->changes->define( 'items' );
		foreach ( array( 'item_terms', 'search_terms' ) as $name ) {
			if ( $this->changes->has_column( $name, 'downloads' ) ) {
				$this->changes->alter( "UPDATE {$this->changes->table( $name )} SET downloads = 0" );
				$this->changes->alter( "ALTER TABLE {$this->changes->table( $name )} CHANGE COLUMN downloads popularity tinyint(3) unsigned NOT NULL" );
			}
		}
	}

	/**
	 * Step 5: an account holds an address only where somebody signed up with it or showed that it is theirs; what WordPress said
	 * of its users proved nothing. Plans that the site gave are asked of it each time.
	 */
	private function tell_addresses_from_proofs(): void {
		$accounts = $this->changes->table( 'accounts' );
		$this->changes->add_column( 'accounts', 'told_email', 'varchar(190)', "''" );
		$this->changes->add_column( 'accounts', 'user_id', 'bigint(20) unsigned' );
		$this->changes->define( 'accounts' );
		$this->changes->alter( "ALTER TABLE $accounts MODIFY COLUMN email varchar(190) NULL" );
		$this->changes->alter( "UPDATE $accounts SET told_email = email WHERE told_email = '' AND email IS NOT NULL" );
		$this->changes->alter( "UPDATE $accounts SET email = NULL, verified_at = 0 WHERE is_local = 1 AND password = ''" );
		$this->changes->alter( "UPDATE $accounts SET plan = 'free' WHERE subject <> '' AND plan IN ('starter', 'pro')" );
	}

	/** Step 7: lists say which blocks a design has, without reading its details. */
	private function tell_block_types_from_details(): void {
		$items = $this->changes->table( 'items' );
		if ( ! $this->changes->has_column( 'items', 'block_types' ) ) {
			$this->changes->alter( "ALTER TABLE $items ADD COLUMN block_types longtext NULL" );
		}
		do {
			$rows = (array) $this->wpdb->get_results( "SELECT id, details FROM $items WHERE block_types IS NULL ORDER BY id LIMIT 500" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			$ids  = array();
			foreach ( $rows as $row ) {
				$details = (array) json_decode( $row->details, true );
				$types   = implode( ' ', (array) ( $details['block_types'] ?? array() ) );

				$ids[ $types ][] = (int) $row->id;
			}
			foreach ( $ids as $types => $of_types ) {
				/** @var literal-string $sql Names of this class, and numbers. */
				$sql = str_replace( 'IDS', implode( ',', $of_types ), "UPDATE $items SET block_types = %s WHERE id IN (IDS)" );
				$this->changes->alter( (string) $this->wpdb->prepare( $sql, (string) $types ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
			}
		} while ( array() !== $rows );
		$this->changes->alter( "ALTER TABLE $items CHANGE COLUMN block_types block_types longtext NOT NULL" );
	}

	/** Step 9: what people rate an item is kept as a sum and a number of ratings beside it. */
	private function count_ratings(): void {
		$this->changes->add_column( 'items', 'rating_sum', 'int(10) unsigned' );
		$this->changes->add_column( 'items', 'rating_count', 'int(10) unsigned' );
	}

	/** Items say the words by which they are found; nothing where that is not known yet. */
	private function add_words(): void {
		if ( ! $this->changes->has_column( 'items', 'words' ) ) {
			$this->changes->alter( "ALTER TABLE {$this->changes->table( 'items' )} ADD COLUMN words longtext NULL" );
		}
	}

	/**
	 * Step 11: the table of searches has no rows for what a long word has beyond its first letters, and no key by item, because
	 * items say their words. Every search finds what it did all the time.
	 */
	private function find_by_first_letters(): void {
		$items  = $this->changes->table( 'items' );
		$search = $this->changes->table( 'search_terms' );
		$this->add_words();
		do {
			$rows = (array) $this->wpdb->get_results( "SELECT i.id, i.shelf, i.popularity, i.level, i.name, p.name AS pack FROM $items i LEFT JOIN $items p ON p.id = i.pack_id WHERE i.words IS NULL ORDER BY i.id LIMIT 200", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			if ( array() === $rows ) {
				break;
			}
			$texts = array();
			$ids   = implode( ',', array_map( 'intval', array_column( $rows, 'id' ) ) );
			foreach ( (array) $this->wpdb->get_results( "SELECT t.item_id, n.name FROM {$this->changes->table( 'item_terms' )} t JOIN {$this->changes->table( 'terms' )} n ON n.id = t.term WHERE t.item_id IN ($ids)", ARRAY_A ) as $term ) { // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class, and numbers.
				$texts[ (int) $term['item_id'] ][] = $term['name'];
			}
			foreach ( $rows as $row ) {
				$words = Words::words( implode( ' ', array_merge( array( $row['name'], (string) $row['pack'] ), $texts[ (int) $row['id'] ] ?? array() ) ) );
				$keys  = Words::keys_of_words( $words );
				$known = array();
				foreach ( $keys as $key ) {
					$known[] = "($key, {$row['shelf']}, {$row['popularity']}, {$row['id']}, {$row['level']})";
				}
				if ( array() !== $known ) {
					$this->changes->alter( "INSERT IGNORE INTO $search (term, shelf, popularity, item_id, level) VALUES " . implode( ', ', $known ) );
				}
				$this->changes->alter( "DELETE FROM $search WHERE item_id = {$row['id']}" . ( array() === $keys ? '' : ' AND term NOT IN (' . implode( ',', $keys ) . ')' ) );
				/** @var literal-string $sql Names of this class, and a number. */
				$sql = "UPDATE $items SET words = %s WHERE id = {$row['id']}";
				$this->changes->alter( (string) $this->wpdb->prepare( $sql, implode( ' ', $words ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
			}
		} while ( true );
		$this->changes->alter( "ALTER TABLE $items CHANGE COLUMN words words longtext NOT NULL" );
		if ( $this->changes->has_column_in_key( 'search_terms', 'item', 'item_id' ) ) {
			$this->changes->alter( "ALTER TABLE $search DROP KEY item" );
		}
		$this->changes->alter( "ALTER TABLE $search CHANGE COLUMN item_id item_id int(10) unsigned NOT NULL" );
	}

	/** Step 11: documents are compressed. */
	private function compress_documents(): void {
		$contents = $this->changes->table( 'contents' );
		if ( ! $this->changes->has_column( 'contents', 'body' ) ) {
			return;
		}
		if ( ! $this->changes->has_column( 'contents', 'compressed' ) ) {
			$this->changes->alter( "ALTER TABLE $contents ADD COLUMN compressed longblob NULL" );
		}
		do {
			$rows = (array) $this->wpdb->get_results( "SELECT sha256, body FROM $contents WHERE compressed IS NULL LIMIT 50" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			foreach ( $rows as $row ) {
				/** @var literal-string $sql Names of this class, and hexadecimal digits. */
				$sql = str_replace( 'BYTES', bin2hex( (string) gzcompress( $row->body ) ), "UPDATE $contents SET compressed = x'BYTES' WHERE sha256 = %s" );
				$this->changes->alter( (string) $this->wpdb->prepare( $sql, $row->sha256 ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
			}
		} while ( array() !== $rows );
		$this->changes->alter( "ALTER TABLE $contents CHANGE COLUMN compressed compressed longblob NOT NULL" );
		$this->changes->alter( "ALTER TABLE $contents DROP COLUMN body" );
	}

	/** Step 12: every account has a row that counts its files, as those have that are made from now on. */
	private function count_for_all_accounts(): void {
		$usage = $this->changes->table( 'cloud_usage' );
		$this->changes->alter( "INSERT INTO $usage (account_id, files, bytes) SELECT id, 0, 0 FROM {$this->changes->table( 'accounts' )} WHERE id NOT IN (SELECT account_id FROM $usage)" );
	}

	/** Step 14: a list of files is found in its order, filtered and counted without a look at the files. */
	private function list_files_by_keys_alone(): void {
		foreach ( array( 'mine', 'place', 'mine_by_name', 'place_by_name' ) as $key ) {
			if ( $this->changes->has_column_in_key( 'cloud_files', $key, 'platform' ) && ! $this->changes->has_column_in_key( 'cloud_files', $key, 'type' ) ) {
				$this->changes->alter( "ALTER TABLE {$this->changes->table( 'cloud_files' )} DROP KEY $key" );
			}
		}
		$this->changes->define( 'cloud_files' );
	}

	/** Step 17: who changed a file, or put it in the trash, is told by what happened in its workspace alone. */
	private function leave_doers_to_activity(): void {
		foreach ( array( 'changed_by', 'trashed_by' ) as $column ) {
			if ( $this->changes->has_column( 'cloud_files', $column ) ) {
				$this->changes->alter( "ALTER TABLE {$this->changes->table( 'cloud_files' )} DROP COLUMN $column" );
			}
		}
	}
}
