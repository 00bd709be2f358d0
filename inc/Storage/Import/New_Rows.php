<?php

declare( strict_types=1 );

namespace Templately\Storage\Import;

// phpcs:disable WordPress.DB -- rows of many tables, in one statement where core needs many.

/**
 * Adds the rows of posts that an import makes, few statements for each: the journal is told of them, and need not look them up.
 */
final class New_Rows {

	/** @var Database */
	private $database;

	/** @var Capture */
	private $capture;

	/** @var bool|null */
	private $is_transactional = null;

	/**
	 * @param Database $database The import's statements.
	 * @param Capture  $capture  Looks at all statements.
	 */
	public function __construct( Database $database, Capture $capture ) {
		$this->database = $database;
		$this->capture  = $capture;
	}

	/** Says whether the tables of posts can take back what was written. */
	public function is_transactional(): bool {
		if ( null === $this->is_transactional ) {
			$this->is_transactional = true;
			foreach ( $this->database->is_mysql() ? array( 'posts', 'postmeta', 'term_relationships' ) : array() as $name ) {
				$status = $this->database->rows( 'SHOW TABLE STATUS LIKE ' . $this->database->quote( addcslashes( $this->database->core( $name ), '_%\\' ) ) )[0] ?? array();

				$this->is_transactional = $this->is_transactional && 0 === strcasecmp( 'InnoDB', (string) ( $status['Engine'] ?? '' ) );
			}
		}
		return $this->is_transactional;
	}

	/**
	 * Returns the term that posts have where none is given.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @return int Its id; 0 for none.
	 */
	public function default_term( string $taxonomy ): int {
		return (int) get_option( 'category' === $taxonomy ? 'default_category' : "default_term_$taxonomy" );
	}

	/**
	 * Returns which of some names posts of any type have already.
	 *
	 * @param string[] $names Names of posts.
	 * @return array<string, true> In small letters.
	 */
	public function names( array $names ): array {
		$rows = $this->database->rows( "SELECT DISTINCT post_name FROM {$this->database->core( 'posts' )} WHERE post_name IN ({$this->database->list( $names )})" );
		$taken = array();
		foreach ( $rows as $row ) {
			$taken[ strtolower( (string) $row['post_name'] ) ] = true;
		}
		return $taken;
	}

	/**
	 * Returns which of some ids posts have already, or terms or metas that a post left behind.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, true>
	 */
	public function ids( array $ids ): array {
		$list = $this->database->list( $ids );
		$rows = $this->database->rows(
			"SELECT ID FROM {$this->database->core( 'posts' )} WHERE ID IN ($list)
			UNION SELECT object_id FROM {$this->database->core( 'term_relationships' )} WHERE object_id IN ($list)
			UNION SELECT post_id FROM {$this->database->core( 'postmeta' )} WHERE post_id IN ($list)"
		);
		return array_fill_keys( array_map( 'intval', array_column( $rows, 'ID' ) ), true );
	}

	/**
	 * Returns what posts contain, as it is stored.
	 *
	 * @param int[] $ids Their ids.
	 * @return array<int, string>
	 */
	public function contents( array $ids ): array {
		$contents = array();
		foreach ( $this->database->rows( "SELECT ID, post_content FROM {$this->database->core( 'posts' )} WHERE ID IN ({$this->database->list( $ids )})" ) as $row ) {
			$contents[ (int) $row['ID'] ] = (string) $row['post_content'];
		}
		return $contents;
	}

	/**
	 * Adds a post.
	 *
	 * @param array<string, mixed> $data Its columns with their values, its id among them.
	 * @return bool Whether it was added; what WordPress checks of values comes first.
	 */
	public function post( array $data ): bool {
		global $wpdb;
		$this->capture->expect_new( $wpdb->posts, array( (string) $data['ID'] ) );
		try {
			return false !== $wpdb->insert( $wpdb->posts, $data );
		} finally {
			$this->capture->expect_new( '', array() );
		}
	}

	/**
	 * Changes a new post.
	 *
	 * @param int                  $post_id The post.
	 * @param array<string, mixed> $data    Columns with their values.
	 */
	public function change_post( int $post_id, array $data ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, $data, array( 'ID' => $post_id ) );
	}

	/**
	 * Returns texts of a post as its table can keep them: emoji as entities, where its character set has none.
	 *
	 * @param array<string, mixed> $data Columns with their values.
	 * @return array<string, mixed>
	 */
	public function keepable( array $data ): array {
		global $wpdb;
		foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $field ) {
			if ( in_array( $wpdb->get_col_charset( $wpdb->posts, $field ), array( 'utf8', 'utf8mb3' ), true ) ) {
				$data[ $field ] = wp_encode_emoji( $data[ $field ] );
			}
		}
		return $data;
	}

	/**
	 * Adds a new post to terms.
	 *
	 * @param int   $post_id      The post.
	 * @param int[] $taxonomy_ids Terms, by the numbers of their taxonomy rows.
	 */
	public function terms( int $post_id, array $taxonomy_ids ): void {
		global $wpdb;
		$values = array();
		$keys   = array();
		foreach ( $taxonomy_ids as $id ) {
			$values[] = "($post_id, $id)";
			$keys[]   = (string) wp_json_encode( array( (string) $post_id, (string) $id ) );
		}
		$this->capture->expect_new( $wpdb->term_relationships, $keys );
		try {
			$wpdb->query( "INSERT INTO `$wpdb->term_relationships` (`object_id`, `term_taxonomy_id`) VALUES " . implode( ', ', $values ) );
		} finally {
			$this->capture->expect_new( '', array() );
		}
	}

	/**
	 * Adds metas to a new post. Where one of them is refused, the others are kept.
	 *
	 * @param int                          $post_id The post.
	 * @param list<array{string, string}> $metas   Names and values, as they are stored.
	 * @return array<int, int> Place to number, of those that were kept.
	 */
	public function metas( int $post_id, array $metas ): array {
		global $wpdb;
		$values = array();
		foreach ( $metas as list( $name, $value ) ) {
			$values[] = $wpdb->prepare( '(%d, %s, %s)', $post_id, $name, $value );
		}
		if ( false === $wpdb->query( "INSERT INTO `$wpdb->postmeta` (`post_id`, `meta_key`, `meta_value`) VALUES " . implode( ', ', $values ) ) ) {
			return $this->metas_one_by_one( $post_id, $metas );
		}
		$count = count( $metas );
		// Of many, MariaDB tells the first id, and SQLite the last.
		$first = (int) $wpdb->insert_id - ( $this->database->is_mysql() ? 0 : $count - 1 );
		return range( $first, $first + $count - 1 );
	}

	/**
	 * @param int                          $post_id The post.
	 * @param list<array{string, string}> $metas   Names and values, as they are stored.
	 * @return array<int, int> Place to number, of those that were kept.
	 */
	private function metas_one_by_one( int $post_id, array $metas ): array {
		global $wpdb;
		$numbers = array();
		foreach ( $metas as $place => list( $name, $value ) ) {
			$row = array(
				'post_id'    => $post_id,
				'meta_key'   => $name,
				'meta_value' => $value,
			);
			if ( false !== $wpdb->insert( $wpdb->postmeta, $row ) ) {
				$numbers[ $place ] = (int) $wpdb->insert_id;
			}
		}
		return $numbers;
	}
}
