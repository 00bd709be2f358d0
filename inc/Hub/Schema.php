<?php

declare( strict_types=1 );

namespace Templately\Hub;

use wpdb;

/**
 * The hub's tables. SQL that MariaDB and SQLite read alike: integers for money and time, no enums, no defaults of SQL's own.
 *
 * A shelf is a platform and a type (Catalogue\Shelf), a level is a plan (Plans): one byte each, because the two tables that
 * answer listings repeat them for every term of every item, with the item's downloads, in the order of the listing.
 */
final class Schema {

	private const VERSION = 1;

	private const TABLES = array(
		'accounts'     => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			email varchar(190) NOT NULL,
			password varchar(255) NOT NULL,
			subject varchar(64) NOT NULL,
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
			KEY subject (subject)',
		'tokens'       => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
		'tries'        => 'bucket char(64) NOT NULL,
			tries int(11) NOT NULL,
			since bigint(20) NOT NULL,
			locks int(11) NOT NULL,
			locked_until bigint(20) NOT NULL,
			PRIMARY KEY  (bucket),
			KEY since (since)',
		'items'        => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			shelf tinyint(3) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			downloads int(10) unsigned NOT NULL,
			slug varchar(190) NOT NULL,
			name varchar(190) NOT NULL,
			pack_id bigint(20) unsigned NOT NULL,
			place int(10) unsigned NOT NULL,
			price int(10) unsigned NOT NULL,
			rating int(10) unsigned NOT NULL,
			favourite_count int(10) unsigned NOT NULL,
			thumbnail varchar(80) NOT NULL,
			thumbnail2 varchar(80) NOT NULL,
			thumbnail3 varchar(80) NOT NULL,
			fullsite_import tinyint(1) NOT NULL,
			has_settings tinyint(1) NOT NULL,
			content varchar(64) NOT NULL,
			details longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY slug (shelf,slug),
			KEY popular (shelf,downloads,id),
			KEY popular_in_plan (shelf,level,downloads,id),
			KEY pack (pack_id,place),
			KEY content (content)',
		'terms'        => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			taxonomy varchar(20) NOT NULL,
			slug varchar(190) NOT NULL,
			name varchar(190) NOT NULL,
			details longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY slug (taxonomy,slug)',
		'item_terms'   => 'term bigint(20) NOT NULL,
			shelf tinyint(3) unsigned NOT NULL,
			downloads int(10) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (term,shelf,downloads,item_id),
			KEY item (item_id)',
		'search_terms' => 'term bigint(20) NOT NULL,
			shelf tinyint(3) unsigned NOT NULL,
			downloads int(10) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (term,shelf,downloads,item_id),
			KEY item (item_id)',
		'counts'       => 'term bigint(20) NOT NULL,
			shelf tinyint(3) unsigned NOT NULL,
			level tinyint(3) unsigned NOT NULL,
			total bigint(20) NOT NULL,
			PRIMARY KEY  (term,shelf,level)',
		'contents'     => 'sha256 char(64) NOT NULL,
			body longtext NOT NULL,
			PRIMARY KEY  (sha256)',
		'blobs'        => 'sha256 char(64) NOT NULL,
			name varchar(80) NOT NULL,
			mime varchar(40) NOT NULL,
			size bigint(20) NOT NULL,
			is_public tinyint(1) NOT NULL,
			PRIMARY KEY  (sha256,is_public)',
		'item_blobs'   => 'item_id bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			is_public tinyint(1) NOT NULL,
			PRIMARY KEY  (item_id,sha256,is_public),
			KEY blob_of (sha256,is_public)',
		'downloads'    => 'account_id bigint(20) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			downloaded_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,item_id),
			KEY item (item_id)',
		'purchases'    => 'account_id bigint(20) unsigned NOT NULL,
			item_id bigint(20) unsigned NOT NULL,
			purchased_at bigint(20) NOT NULL,
			PRIMARY KEY  (account_id,item_id),
			KEY item (item_id)',
	);

	/** @var wpdb */
	private $wpdb;

	/** @var State */
	private $state;

	/**
	 * @param wpdb  $wpdb  The connection.
	 * @param State $state Remembers the version.
	 */
	public function __construct( wpdb $wpdb, State $state ) {
		$this->wpdb  = $wpdb;
		$this->state = $state;
	}

	/** Makes or changes the tables where this version of the plugin is newer than they are. */
	public function migrate(): void {
		if ( self::VERSION === $this->state->schema_version() ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate = $this->wpdb->get_charset_collate();
		foreach ( self::TABLES as $name => $columns ) {
			$lines = implode( "\n", array_map( 'trim', explode( "\n", $columns ) ) );
			dbDelta( "CREATE TABLE {$this->wpdb->prefix}templately_$name (\n$lines\n) ENGINE=InnoDB $collate;" );
		}
		$this->state->set_schema_version( self::VERSION );
	}

	/** Removes the tables with all that is in them. */
	public function drop(): void {
		foreach ( array_keys( self::TABLES ) as $name ) {
			$this->wpdb->query( "DROP TABLE IF EXISTS {$this->wpdb->prefix}templately_$name" ); // phpcs:ignore WordPress.DB -- names of this class.
		}
		$this->state->remove();
	}
}
