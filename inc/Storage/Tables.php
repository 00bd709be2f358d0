<?php

declare( strict_types=1 );

namespace Templately\Storage;

use RuntimeException;
use Templately\Hub\Catalogue\Words;
use wpdb;

/**
 * The tables of both halves: what they are, and how older ones become that. SQL that MariaDB and SQLite read alike: integers for
 * money and time, no enums, no defaults of SQL's own.
 *
 * All text is compared byte by byte: two addresses, slugs or tokens are the same only if nothing about them differs. What people
 * may write in two ways (an address in capitals) is made one by the code that stores and looks for it.
 *
 * A shelf is a platform and a type (Catalogue\Shelf), a level is a plan (Plans): one byte each, because the two tables that
 * answer listings repeat them for every term of every item, with the item's popularity, in the order of the listing.
 *
 * Who changes a table changes its definition, which is what a new site gets, and adds a step, which brings older sites there. A
 * step may be killed anywhere and begins anew then: it looks at what is there, and does what is left.
 */
final class Tables {

	/** The last step. */
	public const VERSION = 13;

	private const NOTED = 'templately_tables';

	private const DEFINITIONS = array(
		'accounts'      => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			email varchar(190) NULL,
			told_email varchar(190) NOT NULL,
			password varchar(255) NOT NULL,
			subject varchar(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			is_local tinyint(1) NOT NULL,
			first_name varchar(200) NOT NULL,
			last_name varchar(200) NOT NULL,
			plan varchar(40) NOT NULL,
			show_notice tinyint(1) NOT NULL,
			joined_at bigint(20) NOT NULL,
			verified_at bigint(20) NOT NULL,
			consented_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY email (email),
			KEY told_email (told_email),
			KEY subject (subject)',
		'tokens'        => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			account_id bigint(20) unsigned NOT NULL,
			parent_id bigint(20) unsigned NOT NULL,
			kind varchar(20) NOT NULL,
			hash char(64) NOT NULL,
			prefix varchar(20) NOT NULL,
			scopes varchar(190) NOT NULL,
			subject varchar(64) NOT NULL,
			created_at bigint(20) NOT NULL,
			expires_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY hash (hash),
			KEY account (account_id,kind),
			KEY expires_at (expires_at)',
		'tries'         => 'bucket char(64) NOT NULL,
			tries int(11) NOT NULL,
			since bigint(20) NOT NULL,
			locks int(11) NOT NULL,
			locked_until bigint(20) NOT NULL,
			PRIMARY KEY  (bucket),
			KEY since (since)',
		'mails'         => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			kind varchar(20) NOT NULL,
			email varchar(190) NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			subject varchar(64) NOT NULL,
			locale varchar(20) NOT NULL,
			tries int(11) NOT NULL,
			due_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY due_at (due_at)',
		'items'         => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			shelf tinyint(3) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			downloads int(10) unsigned NOT NULL,
			slug varchar(190) NOT NULL,
			name varchar(190) NOT NULL,
			pack_id bigint(20) unsigned NOT NULL,
			place int(10) unsigned NOT NULL,
			price int(10) unsigned NOT NULL,
			rating int(10) unsigned NOT NULL,
			rating_sum int(10) unsigned NOT NULL,
			rating_count int(10) unsigned NOT NULL,
			favourite_count int(10) unsigned NOT NULL,
			thumbnail varchar(80) NOT NULL,
			thumbnail2 varchar(80) NOT NULL,
			thumbnail3 varchar(80) NOT NULL,
			fullsite_import tinyint(1) NOT NULL,
			has_settings tinyint(1) NOT NULL,
			content varchar(64) NOT NULL,
			block_types longtext NOT NULL,
			details longtext NOT NULL,
			popularity tinyint(3) unsigned NOT NULL,
			words longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY slug (shelf,slug),
			KEY pack (pack_id,place),
			KEY content (content),
			KEY popular (shelf,popularity,id),
			KEY popular_in_plan (shelf,level,popularity,id)',
		'terms'         => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			taxonomy varchar(20) NOT NULL,
			slug varchar(190) NOT NULL,
			name varchar(190) NOT NULL,
			details longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY slug (taxonomy,slug)',
		'item_terms'    => 'term bigint(20) NOT NULL,
			shelf tinyint(3) unsigned NOT NULL,
			popularity tinyint(3) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (term,shelf,popularity,item_id),
			KEY item (item_id)',
		'search_terms'  => 'term bigint(20) NOT NULL,
			shelf tinyint(3) unsigned NOT NULL,
			popularity tinyint(3) unsigned NOT NULL,
			item_id int(10) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (term,shelf,popularity,item_id)',
		'counts'        => 'term bigint(20) NOT NULL,
			shelf tinyint(3) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			total bigint(20) NOT NULL,
			PRIMARY KEY  (term,shelf,level)',
		'contents'      => 'sha256 char(64) NOT NULL,
			compressed longblob NOT NULL,
			PRIMARY KEY  (sha256)',
		'blobs'         => 'sha256 char(64) NOT NULL,
			name varchar(80) NOT NULL,
			mime varchar(40) NOT NULL,
			size bigint(20) NOT NULL,
			is_public tinyint(1) NOT NULL,
			kept_at bigint(20) NOT NULL,
			PRIMARY KEY  (sha256,is_public),
			KEY kept_at (kept_at)',
		'item_blobs'    => 'item_id bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			is_public tinyint(1) NOT NULL,
			PRIMARY KEY  (item_id,sha256,is_public),
			KEY blob_of (sha256,is_public)',
		'downloads'     => 'account_id bigint(20) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			downloaded_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,item_id),
			KEY item (item_id)',
		'favourites'    => 'account_id bigint(20) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			favoured_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,item_id),
			KEY item (item_id)',
		'ratings'       => 'account_id bigint(20) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			rating tinyint(3) unsigned NOT NULL,
			rated_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,item_id),
			KEY item (item_id)',
		'purchases'     => 'account_id bigint(20) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			purchased_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,item_id),
			KEY item (item_id)',
		'answers'       => 'key_hash char(64) NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			request_hash char(64) NOT NULL,
			status smallint(5) unsigned NOT NULL,
			body longtext NOT NULL,
			answered_at bigint(20) NOT NULL,
			PRIMARY KEY  (key_hash),
			KEY account (account_id),
			KEY answered_at (answered_at)',
		'orders'        => 'id varchar(190) NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			email varchar(190) NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			is_refunded tinyint(1) NOT NULL,
			ordered_at bigint(20) NOT NULL,
			PRIMARY KEY  (id,item_id),
			KEY email (email),
			KEY account (account_id,item_id)',
		'deliveries'    => 'id char(64) NOT NULL,
			received_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY received_at (received_at)',
		'cloud_files'   => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			owner_id bigint(20) unsigned NOT NULL,
			workspace_id bigint(20) unsigned NOT NULL,
			platform tinyint(3) unsigned NOT NULL,
			type varchar(20) NOT NULL,
			name varchar(190) NOT NULL,
			folded varchar(190) NOT NULL,
			origin varchar(64) NOT NULL,
			version int(10) unsigned NOT NULL,
			versions int(10) unsigned NOT NULL,
			size bigint(20) NOT NULL,
			picture varchar(64) NOT NULL,
			has_look tinyint(1) NOT NULL,
			created_at bigint(20) NOT NULL,
			changed_at bigint(20) NOT NULL,
			changed_by bigint(20) unsigned NOT NULL,
			trashed_at bigint(20) NOT NULL,
			trashed_by bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY mine (owner_id,workspace_id,trashed_at,platform,changed_at,id),
			KEY mine_by_name (owner_id,workspace_id,trashed_at,platform,folded,id),
			KEY place (workspace_id,trashed_at,platform,changed_at,id),
			KEY place_by_name (workspace_id,trashed_at,platform,folded,id),
			KEY trashed_at (trashed_at)',
		'file_versions' => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			file_id bigint(20) unsigned NOT NULL,
			number int(10) unsigned NOT NULL,
			is_conflict tinyint(1) NOT NULL,
			content char(64) NOT NULL,
			size bigint(20) NOT NULL,
			media longtext NOT NULL,
			look longtext NOT NULL,
			picture varchar(64) NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY number (file_id,number),
			KEY content (content)',
		'version_media' => 'version_id bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (version_id,sha256),
			KEY sha256 (sha256),
			KEY account (account_id,sha256)',
		'file_contents' => 'sha256 char(64) NOT NULL,
			compressed longblob NOT NULL,
			PRIMARY KEY  (sha256)',
		'media'         => 'sha256 char(64) NOT NULL,
			name varchar(80) NOT NULL,
			mime varchar(40) NOT NULL,
			size bigint(20) NOT NULL,
			is_public tinyint(1) NOT NULL,
			kept_at bigint(20) NOT NULL,
			PRIMARY KEY  (sha256),
			KEY kept_at (kept_at)',
		'claims'        => 'account_id bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			claimed_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,sha256),
			KEY sha256 (sha256),
			KEY claimed_at (claimed_at)',
		'cloud_usage'   => 'account_id bigint(20) unsigned NOT NULL,
			files int(11) NOT NULL,
			bytes bigint(20) NOT NULL,
			PRIMARY KEY  (account_id)',
		'workspaces'    => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			owner_id bigint(20) unsigned NOT NULL,
			slug varchar(190) NOT NULL,
			title varchar(190) NOT NULL,
			version int(10) unsigned NOT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY slug (slug),
			KEY owner (owner_id,created_at,id)',
		'members'       => 'workspace_id bigint(20) unsigned NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			role tinyint(3) unsigned NOT NULL,
			joined_at bigint(20) NOT NULL,
			PRIMARY KEY  (workspace_id,account_id),
			KEY account (account_id,workspace_id)',
		'invitations'   => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			workspace_id bigint(20) unsigned NOT NULL,
			email varchar(190) NOT NULL,
			role tinyint(3) unsigned NOT NULL,
			token_hash char(64) NOT NULL,
			invited_by bigint(20) unsigned NOT NULL,
			created_at bigint(20) NOT NULL,
			expires_at bigint(20) NOT NULL,
			sends int(10) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY whom (workspace_id,email),
			UNIQUE KEY token_hash (token_hash),
			KEY email (email),
			KEY expires_at (expires_at)',
		'activity'      => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			workspace_id bigint(20) unsigned NOT NULL,
			file_id bigint(20) unsigned NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			verb varchar(20) NOT NULL,
			detail varchar(190) NOT NULL,
			happened_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY workspace (workspace_id,id),
			KEY account (account_id,id),
			KEY happened_at (happened_at)',
		'runs'          => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			uuid char(36) NOT NULL,
			active tinyint(1) NULL,
			status varchar(20) NOT NULL,
			step varchar(40) NOT NULL,
			cursor_pos bigint(20) unsigned NOT NULL,
			fence bigint(20) unsigned NOT NULL,
			owner char(36) NOT NULL,
			conn_id bigint(20) unsigned NOT NULL,
			lease_until bigint(20) unsigned NOT NULL,
			beat bigint(20) unsigned NOT NULL,
			attempts int(10) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			started_at bigint(20) NOT NULL,
			form longtext NOT NULL,
			plan longtext NOT NULL,
			results longtext NOT NULL,
			memory longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY uuid (uuid),
			UNIQUE KEY active (active)',
		'objects'       => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			run_id bigint(20) unsigned NOT NULL,
			source varchar(190) NOT NULL,
			obj_type varchar(40) NOT NULL,
			obj_id bigint(20) unsigned NOT NULL,
			state tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY source (run_id,source),
			KEY object (obj_type,obj_id)',
		'rows'          => 'seq bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			run_id bigint(20) unsigned NOT NULL,
			tbl varchar(64) NOT NULL,
			pk varchar(500) NOT NULL,
			kind varchar(10) NOT NULL,
			before_image longtext NULL,
			after_hash varchar(64) NOT NULL,
			after_image longtext NULL,
			state tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (seq),
			UNIQUE KEY captured (run_id,tbl,pk),
			KEY state (run_id,state)',
		'files'         => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			run_id bigint(20) unsigned NOT NULL,
			source varchar(190) NOT NULL,
			kind varchar(10) NOT NULL,
			path varchar(500) NOT NULL,
			state varchar(10) NOT NULL,
			sha256 varchar(64) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY path (run_id,path),
			KEY source (run_id,source)',
		'log'           => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			run_id bigint(20) unsigned NOT NULL,
			entry longtext NOT NULL,
			PRIMARY KEY  (id),
			KEY run (run_id,id)',
		// Where theme-builder templates show. The first key has all that a page asks for, so that no row is read. Live are those that can win.
		'conditions'   => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			template_id bigint(20) unsigned NOT NULL,
			location varchar(20) NOT NULL,
			is_exclude tinyint(1) NOT NULL,
			name varchar(20) NOT NULL,
			sub_name varchar(48) NOT NULL,
			sub_id bigint(20) unsigned NOT NULL,
			k varchar(90) NOT NULL,
			live tinyint(1) NOT NULL,
			PRIMARY KEY  (id),
			KEY lookup (live,k,template_id,location,is_exclude),
			KEY template_id (template_id)',
	);

	/** @var wpdb */
	private $wpdb;

	/**
	 * @param wpdb $wpdb The connection.
	 */
	public function __construct( wpdb $wpdb ) {
		$this->wpdb = $wpdb;
	}

	/**
	 * Returns the steps from one version to the next.
	 *
	 * @return array<int, callable(): void> Version that a step leads to, in order.
	 */
	private function steps(): array {
		return array(
			2  => function (): void {
				$this->compare_bytes();
			},
			3  => function (): void {
				$this->order_by_popularity();
			},
			4  => function (): void {
				$this->add_column( 'blobs', 'kept_at', 'bigint(20)' );
				$this->define( 'blobs' );
			},
			5  => function (): void {
				$this->tell_addresses_from_proofs();
			},
			6  => function (): void {
				$this->define( 'mails' );
			},
			7  => function (): void {
				$this->tell_block_types_from_details();
			},
			8  => function (): void {
				$this->define( 'answers' );
			},
			9  => function (): void {
				$this->count_ratings();
				$this->define( 'favourites', 'ratings', 'orders', 'deliveries' );
			},
			10 => function (): void {
				$this->define( 'runs', 'objects', 'rows', 'files', 'log' );
			},
			11 => function (): void {
				$this->find_by_first_letters();
				$this->compress_documents();
			},
			12 => function (): void {
				$this->define( 'cloud_files', 'file_versions', 'version_media', 'file_contents', 'media', 'claims', 'cloud_usage', 'workspaces', 'members', 'invitations', 'activity' );
				$this->count_for_all_accounts();
			},
			13 => function (): void {
				$this->define( 'conditions' );
			},
		);
	}

	/** Says whether the tables are those of this version of the plugin. One comparison, without a query. */
	public function are_current(): bool {
		return self::VERSION === (int) get_option( self::NOTED );
	}

	/**
	 * Makes the tables, or brings them up to date. Only one process at a time may do so.
	 *
	 * @param callable(): void $after_each Called when a step is done and noted.
	 *
	 * @throws RuntimeException When the database refuses. What was done is noted; the next call goes on from there.
	 */
	public function migrate( callable $after_each ): void {
		$version = $this->version();
		if ( 0 === $version ) {
			$this->define( ...self::names() );
			$this->note( self::VERSION );
			$after_each();
			return;
		}
		foreach ( $this->steps() as $number => $step ) {
			if ( $number > $version ) {
				$step();
				$this->note( $number );
				$after_each();
			}
		}
	}

	/** Removes the tables with all that is in them. */
	public function drop(): void {
		foreach ( self::names() as $name ) {
			$this->alter( 'DROP TABLE IF EXISTS ' . $this->table( $name ) );
		}
		delete_option( self::NOTED );
	}

	/**
	 * Returns the names of all tables, without prefixes.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::DEFINITIONS );
	}

	/**
	 * Makes tables, or adds columns and keys to them and widens columns. For all else there are steps.
	 *
	 * @param string ...$names Their names.
	 *
	 * @throws RuntimeException When the database refuses.
	 */
	private function define( string ...$names ): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = '' === (string) $this->wpdb->charset ? 'utf8mb4' : $this->wpdb->charset;
		foreach ( $names as $name ) {
			$lines = implode( "\n", array_map( 'trim', explode( "\n", self::DEFINITIONS[ $name ] ) ) );
			// dbDelta says nothing of what failed; wpdb keeps a list.
			$errors = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) );
			dbDelta( "CREATE TABLE {$this->table( $name )} (\n$lines\n) ENGINE=InnoDB DEFAULT CHARACTER SET $charset COLLATE {$charset}_bin;" );
			foreach ( array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), $errors ) as $error ) {
				// It asks for tables that are not there yet.
				if ( 0 !== stripos( ltrim( (string) $error['query'] ), 'DESCRIBE' ) ) {
					throw new RuntimeException( "The database refused a change of the table $name: " . $error['error_str'] );
				}
			}
		}
	}

	/** Step 2: what was compared with accents and letters folded is compared byte by byte. */
	private function compare_bytes(): void {
		// SQLite folds capitals of ASCII only, which the code does before, and cannot be told otherwise.
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli ) {
			return;
		}
		// phpcs:disable WordPress.DB -- nothing else tells.
		foreach ( self::names() as $name ) {
			// Of the table, for columns that come later, and of each column.
			$sql     = 'SELECT TABLE_COLLATION FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s UNION SELECT COLLATION_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s AND COLLATION_NAME IS NOT NULL';
			$folding = preg_grep( '/_bin$/', (array) $this->wpdb->get_col( $this->wpdb->prepare( $sql, $this->table( $name ), $this->table( $name ) ) ), PREG_GREP_INVERT );
			if ( array() !== $folding && false !== $folding ) {
				$charset = explode( '_', (string) reset( $folding ) )[0];
				$this->alter( "ALTER TABLE {$this->table( $name )} CONVERT TO CHARACTER SET $charset COLLATE {$charset}_bin" );
			}
		}
		// phpcs:enable
	}

	/**
	 * Step 3: listings are in the order of popularity, which changes seldom, and no longer of downloads. Every item begins at 0;
	 * the upkeep that follows puts them in order.
	 */
	private function order_by_popularity(): void {
		$this->add_column( 'items', 'popularity', 'tinyint(3) unsigned' );
		foreach ( array( 'popular', 'popular_in_plan' ) as $key ) {
			if ( $this->has_column_in_key( 'items', $key, 'downloads' ) ) {
				$this->alter( "ALTER TABLE {$this->table( 'items' )} DROP KEY $key" );
			}
		}
		// What is defined has every column of today's, and these come with values.
		$this->tell_block_types_from_details();
		$this->count_ratings();
		$this->add_words();
		$this->define( 'items' );
		foreach ( array( 'item_terms', 'search_terms' ) as $name ) {
			if ( $this->has_column( $name, 'downloads' ) ) {
				$this->alter( "UPDATE {$this->table( $name )} SET downloads = 0" );
				$this->alter( "ALTER TABLE {$this->table( $name )} CHANGE COLUMN downloads popularity tinyint(3) unsigned NOT NULL" );
			}
		}
	}

	/**
	 * Adds a column.
	 *
	 * @param string $name   Name of a table.
	 * @param string $column Name of the column.
	 * @param string $type   Its type.
	 * @param string $value  What stands in the rows that are there, as SQL writes it.
	 */
	private function add_column( string $name, string $column, string $type, string $value = '0' ): void {
		if ( ! $this->has_column( $name, $column ) ) {
			// SQLite takes a column for rows that are there only with a default.
			$this->alter( "ALTER TABLE {$this->table( $name )} ADD COLUMN $column $type NOT NULL DEFAULT $value" );
		}
		$this->alter( "ALTER TABLE {$this->table( $name )} CHANGE COLUMN $column $column $type NOT NULL" );
	}

	/**
	 * @param string $name   Name of a table.
	 * @param string $column Name of a column.
	 */
	private function has_column( string $name, string $column ): bool {
		return array() !== $this->wpdb->get_col( "SHOW COLUMNS FROM {$this->table( $name )} LIKE '$column'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
	}

	/**
	 * @param string $name   Name of a table.
	 * @param string $key    Name of a key.
	 * @param string $column Name of a column.
	 */
	private function has_column_in_key( string $name, string $key, string $column ): bool {
		foreach ( (array) $this->wpdb->get_results( "SHOW INDEX FROM {$this->table( $name )}" ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			if ( $key === $row->Key_name && $column === $row->Column_name ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the database's names.
				return true;
			}
		}
		return false;
	}

	/**
	 * Step 5: an account holds an address only where somebody signed up with it or showed that it is theirs; what WordPress said
	 * of its users proved nothing. Plans that the site gave are asked of it each time.
	 */
	private function tell_addresses_from_proofs(): void {
		$accounts = $this->table( 'accounts' );
		$this->add_column( 'accounts', 'told_email', 'varchar(190)', "''" );
		$this->add_column( 'accounts', 'user_id', 'bigint(20) unsigned' );
		$this->define( 'accounts' );
		$this->alter( "ALTER TABLE $accounts MODIFY COLUMN email varchar(190) NULL" );
		$this->alter( "UPDATE $accounts SET told_email = email WHERE told_email = '' AND email IS NOT NULL" );
		$this->alter( "UPDATE $accounts SET email = NULL, verified_at = 0 WHERE is_local = 1 AND password = ''" );
		$this->alter( "UPDATE $accounts SET plan = 'free' WHERE subject <> '' AND plan IN ('starter', 'pro')" );
	}

	/** Step 7: lists say which blocks a design has, without reading its details. */
	private function tell_block_types_from_details(): void {
		$items = $this->table( 'items' );
		if ( ! $this->has_column( 'items', 'block_types' ) ) {
			$this->alter( "ALTER TABLE $items ADD COLUMN block_types longtext NULL" );
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
				$this->alter( (string) $this->wpdb->prepare( $sql, (string) $types ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
			}
		} while ( array() !== $rows );
		$this->alter( "ALTER TABLE $items CHANGE COLUMN block_types block_types longtext NOT NULL" );
	}

	/** Step 9: what people rate an item is kept as a sum and a number of ratings beside it. */
	private function count_ratings(): void {
		$this->add_column( 'items', 'rating_sum', 'int(10) unsigned' );
		$this->add_column( 'items', 'rating_count', 'int(10) unsigned' );
	}

	/** Items say the words by which they are found; nothing where that is not known yet. */
	private function add_words(): void {
		if ( ! $this->has_column( 'items', 'words' ) ) {
			$this->alter( "ALTER TABLE {$this->table( 'items' )} ADD COLUMN words longtext NULL" );
		}
	}

	/**
	 * Step 11: the table of searches has no rows for what a long word has beyond its first letters, and no key by item, because
	 * items say their words. Every search finds what it did all the time.
	 */
	private function find_by_first_letters(): void {
		$items  = $this->table( 'items' );
		$search = $this->table( 'search_terms' );
		$this->add_words();
		do {
			$rows = (array) $this->wpdb->get_results( "SELECT i.id, i.shelf, i.popularity, i.level, i.name, p.name AS pack FROM $items i LEFT JOIN $items p ON p.id = i.pack_id WHERE i.words IS NULL ORDER BY i.id LIMIT 200", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			if ( array() === $rows ) {
				break;
			}
			$texts = array();
			$ids   = implode( ',', array_map( 'intval', array_column( $rows, 'id' ) ) );
			foreach ( (array) $this->wpdb->get_results( "SELECT t.item_id, n.name FROM {$this->table( 'item_terms' )} t JOIN {$this->table( 'terms' )} n ON n.id = t.term WHERE t.item_id IN ($ids)", ARRAY_A ) as $term ) { // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class, and numbers.
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
					$this->alter( "INSERT IGNORE INTO $search (term, shelf, popularity, item_id, level) VALUES " . implode( ', ', $known ) );
				}
				$this->alter( "DELETE FROM $search WHERE item_id = {$row['id']}" . ( array() === $keys ? '' : ' AND term NOT IN (' . implode( ',', $keys ) . ')' ) );
				/** @var literal-string $sql Names of this class, and a number. */
				$sql = "UPDATE $items SET words = %s WHERE id = {$row['id']}";
				$this->alter( (string) $this->wpdb->prepare( $sql, implode( ' ', $words ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
			}
		} while ( true );
		$this->alter( "ALTER TABLE $items CHANGE COLUMN words words longtext NOT NULL" );
		if ( $this->has_column_in_key( 'search_terms', 'item', 'item_id' ) ) {
			$this->alter( "ALTER TABLE $search DROP KEY item" );
		}
		$this->alter( "ALTER TABLE $search CHANGE COLUMN item_id item_id int(10) unsigned NOT NULL" );
	}

	/** Step 11: documents are compressed. */
	private function compress_documents(): void {
		$contents = $this->table( 'contents' );
		if ( ! $this->has_column( 'contents', 'body' ) ) {
			return;
		}
		if ( ! $this->has_column( 'contents', 'compressed' ) ) {
			$this->alter( "ALTER TABLE $contents ADD COLUMN compressed longblob NULL" );
		}
		do {
			$rows = (array) $this->wpdb->get_results( "SELECT sha256, body FROM $contents WHERE compressed IS NULL LIMIT 50" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			foreach ( $rows as $row ) {
				/** @var literal-string $sql Names of this class, and hexadecimal digits. */
				$sql = str_replace( 'BYTES', bin2hex( (string) gzcompress( $row->body ) ), "UPDATE $contents SET compressed = x'BYTES' WHERE sha256 = %s" );
				$this->alter( (string) $this->wpdb->prepare( $sql, $row->sha256 ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
			}
		} while ( array() !== $rows );
		$this->alter( "ALTER TABLE $contents CHANGE COLUMN compressed compressed longblob NOT NULL" );
		$this->alter( "ALTER TABLE $contents DROP COLUMN body" );
	}

	/** Step 12: every account has a row that counts its files, as those have that are made from now on. */
	private function count_for_all_accounts(): void {
		$usage = $this->table( 'cloud_usage' );
		$this->alter( "INSERT INTO $usage (account_id, files, bytes) SELECT id, 0, 0 FROM {$this->table( 'accounts' )} WHERE id NOT IN (SELECT account_id FROM $usage)" );
	}

	/**
	 * @param string $sql A statement without values.
	 *
	 * @throws RuntimeException When the database refuses it.
	 */
	private function alter( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- names of this class.
			throw new RuntimeException( "The database refused: $sql: " . $this->wpdb->last_error );
		}
	}

	/** Returns the version of the tables that are there; 0 for none. */
	private function version(): int {
		// Another process may have been here since this one began.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$noted = get_option( self::NOTED );
		if ( false === $noted ) {
			// The first version stood beside what else the hub remembers.
			$hub   = get_option( 'templately_hub' );
			$noted = is_array( $hub ) ? $hub['schema'] ?? 0 : 0;
		}
		return (int) $noted;
	}

	/**
	 * @param int $version Version to note.
	 *
	 * @throws RuntimeException When the database refuses.
	 */
	private function note( int $version ): void {
		if ( ! update_option( self::NOTED, (string) $version, true ) ) {
			throw new RuntimeException( "The version $version of the tables could not be noted." );
		}
	}

	/**
	 * @param string $name Name without prefixes.
	 */
	private function table( string $name ): string {
		return $this->wpdb->prefix . 'templately_' . $name;
	}
}
