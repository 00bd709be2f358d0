<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use wpdb;

// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- one question for a thousand names, which no function of WordPress asks.

/**
 * Finds by their names, many at once, what a site has already.
 */
final class Existing_Objects {

	/** Names in one question; where there are more, all of a site that has no more rows than that are read instead. */
	private const AT_ONCE = 1000;
	private const READ    = 20000;

	private wpdb $wpdb;

	/** Reads from this site's tables. */
	public function __construct() {
		global $wpdb;
		$this->wpdb = $wpdb;
	}

	/**
	 * Returns which slugs are taken.
	 *
	 * @param string       $type  Type of posts.
	 * @param list<string> $slugs Slugs.
	 * @return array<string, int> Slug to the post that has it. Pages share theirs with attachments.
	 */
	public function posts( string $type, array $slugs ): array {
		$types = 'page' === $type ? array( 'page', 'attachment' ) : array( $type );
		return $this->found( 'SELECT post_name AS name, ID AS id FROM ' . $this->wpdb->posts . ' WHERE post_type IN ( ' . $this->texts( $types ) . " ) AND post_status <> 'auto-draft'", 'post_name', $slugs );
	}

	/**
	 * Returns the templates or template parts that a theme has in the database.
	 *
	 * @param string       $type  'wp_template' or 'wp_template_part'.
	 * @param string       $theme Slug of the theme.
	 * @param list<string> $slugs Slugs.
	 * @return array<string, int> Slug to post.
	 */
	public function templates( string $type, string $theme, array $slugs ): array {
		$posts = $this->wpdb->posts;
		return $this->found( "SELECT p.post_name AS name, p.ID AS id FROM $posts p JOIN {$this->wpdb->term_relationships} r ON r.object_id = p.ID JOIN {$this->wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'wp_theme' JOIN {$this->wpdb->terms} t ON t.term_id = x.term_id AND t.slug = " . $this->texts( array( sanitize_title( $theme ) ) ) . ' WHERE p.post_type = ' . $this->texts( array( $type ) ) . " AND p.post_status = 'publish'", 'p.post_name', $slugs );
	}

	/**
	 * Returns the terms of a taxonomy.
	 *
	 * @param string       $taxonomy Taxonomy.
	 * @param list<string> $slugs    Slugs.
	 * @return array<string, int> Slug to term.
	 */
	public function terms( string $taxonomy, array $slugs ): array {
		return $this->found( "SELECT t.slug AS name, t.term_id AS id FROM {$this->wpdb->terms} t JOIN {$this->wpdb->term_taxonomy} x ON x.term_id = t.term_id AND x.taxonomy = " . $this->texts( array( $taxonomy ) ) . ' WHERE 1 = 1', 't.slug', $slugs );
	}

	/**
	 * @param string       $sql    A SELECT of name and id with its conditions.
	 * @param string       $column Column of the name.
	 * @param list<string> $names  Names.
	 * @return array<string, int> Name, as it was asked for, to the first id that has it.
	 */
	private function found( string $sql, string $column, array $names ): array {
		$names = array_values( array_unique( $names ) );
		$rows  = count( $names ) > self::AT_ONCE ? $this->rows( "$sql ORDER BY id LIMIT " . ( self::READ + 1 ) ) : null;
		if ( null === $rows || count( $rows ) > self::READ ) {
			$rows = array();
			foreach ( array_chunk( $names, self::AT_ONCE ) as $some ) {
				array_push( $rows, ...$this->rows( "$sql AND $column IN ( " . $this->texts( $some ) . ' ) ORDER BY id' ) );
			}
		}
		$found = array();
		foreach ( $rows as $row ) {
			// Databases differ in what they hold to be equal.
			$name           = mb_strtolower( $row['name'] );
			$found[ $name ] = $found[ $name ] ?? (int) $row['id'];
		}
		$ids = array();
		foreach ( $names as $name ) {
			$id = $found[ mb_strtolower( $name ) ] ?? 0;
			if ( $id > 0 ) {
				$ids[ $name ] = $id;
			}
		}
		return $ids;
	}

	/**
	 * @param string $sql A SELECT of name and id.
	 * @return list<array{name: string, id: string}>
	 */
	private function rows( string $sql ): array {
		/** @var list<array{name: string, id: string}> $rows */
		$rows = (array) $this->wpdb->get_results( $sql, ARRAY_A );
		return $rows;
	}

	/**
	 * @param list<string> $texts Texts.
	 * @return string As a list of SQL.
	 */
	private function texts( array $texts ): string {
		return "'" . implode( "', '", (array) esc_sql( $texts ) ) . "'";
	}
}
