<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- no function of WordPress looks up many names at once.

/** Finds posts, templates and terms of this site by many slugs at once. */
final class Existing_Objects {

	private const NAMES_PER_QUERY = 1000;

	/**
	 * @param list<string> $slugs
	 * @return array<string, int> Posts by slug. Pages share slugs with attachments.
	 */
	public static function posts( string $type, array $slugs ): array {
		global $wpdb;
		$types = self::texts( 'page' === $type ? array( 'page', 'attachment' ) : array( $type ) );
		return self::found( "SELECT post_name AS name, ID AS id FROM $wpdb->posts WHERE post_type IN ( $types ) AND post_status <> 'auto-draft'", 'post_name', $slugs );
	}

	/**
	 * @param string       $type  'wp_template' or 'wp_template_part'.
	 * @param list<string> $slugs
	 * @return array<string, int> Posts of the theme's templates by slug.
	 */
	public static function templates( string $type, string $theme, array $slugs ): array {
		global $wpdb;
		return self::found( "SELECT p.post_name AS name, p.ID AS id FROM $wpdb->posts p JOIN $wpdb->term_relationships r ON r.object_id = p.ID JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'wp_theme' JOIN $wpdb->terms t ON t.term_id = x.term_id AND t.slug = " . self::texts( array( sanitize_title( $theme ) ) ) . ' WHERE p.post_type = ' . self::texts( array( $type ) ) . " AND p.post_status = 'publish'", 'p.post_name', $slugs );
	}

	/**
	 * @param list<string> $slugs
	 * @return array<string, int> By slug.
	 */
	public static function terms( string $taxonomy, array $slugs ): array {
		global $wpdb;
		return self::found( "SELECT t.slug AS name, t.term_id AS id FROM $wpdb->terms t JOIN $wpdb->term_taxonomy x ON x.term_id = t.term_id AND x.taxonomy = " . self::texts( array( $taxonomy ) ) . ' WHERE 1 = 1', 't.slug', $slugs );
	}

	/**
	 * @param string       $sql   A SELECT of name and id.
	 * @param list<string> $names
	 * @return array<string, int> First ids by name.
	 */
	private static function found( string $sql, string $column, array $names ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( $names, self::NAMES_PER_QUERY ) as $some ) {
			foreach ( (array) $wpdb->get_results( "$sql AND $column IN ( " . self::texts( $some ) . ' ) ORDER BY id', ARRAY_A ) as $row ) {
				// Databases differ in whether case matters.
				$found += array( mb_strtolower( $row['name'] ) => (int) $row['id'] );
			}
		}
		$ids = array();
		foreach ( $names as $name ) {
			$ids[ $name ] = $found[ mb_strtolower( $name ) ] ?? 0;
		}
		return array_filter( $ids );
	}

	/** @param list<string> $texts */
	private static function texts( array $texts ): string {
		return "'" . implode( "', '", (array) esc_sql( $texts ) ) . "'";
	}
}
