<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Database_Error;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- rows of many tables, in one statement where core needs many.

/**
 * Adds the rows of posts that an import makes, few statements for each: the journal is told of them, and need not look them up.
 */
final class New_Rows {

	private Import_Database $database;

	private Query_Recorder $capture;

	/** Characters of statements that wait, at the most. */
	private const MOST = 512 * KB_IN_BYTES;

	private ?bool $is_transactional = null;

	/** @var list<string> Columns of the posts that wait. */
	private array $columns = array();

	/** @var array<int, string> Posts that wait: id to values, in SQL. */
	private array $posts = array();

	/** @var array<string, string> Terms of theirs: key of a row to its values. */
	private array $relationships = array();

	/** @var list<string> Metas of theirs: values. */
	private array $metas = array();

	/** Characters of all that. */
	private int $waiting = 0;

	/**
	 * @param Import_Database $database The import's statements.
	 * @param Query_Recorder  $capture  Looks at all statements.
	 */
	public function __construct( Import_Database $database, Query_Recorder $capture ) {
		$this->database = $database;
		$this->capture  = $capture;
	}

	/** Says whether the tables of posts can take back what was written. */
	public function is_transactional(): bool {
		if ( null === $this->is_transactional ) {
			$this->is_transactional = true;
			foreach ( $this->database->is_mysql() ? array( 'posts', 'postmeta', 'term_relationships' ) : array() as $name ) {
				$status = $this->database->rows( 'SHOW TABLE STATUS LIKE ' . $this->database->quote( addcslashes( $this->database->core_table( $name ), '_%\\' ) ) )[0] ?? array();

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
		$rows  = $this->database->rows( "SELECT DISTINCT post_name FROM {$this->database->core_table( 'posts' )} WHERE post_name IN ({$this->database->list( $names )})" );
		$taken = array();
		foreach ( $rows as $row ) {
			$taken[ strtolower( (string) $row['post_name'] ) ] = true;
		}
		return $taken;
	}

	/**
	 * Says whether a term of any taxonomy is called by one of some names.
	 *
	 * @param string[] $names Slugs.
	 */
	public function has_terms( array $names ): bool {
		$list = $this->database->list( array_map( 'strval', $names ) );
		return array() !== $this->database->rows( "SELECT term_id FROM {$this->database->core_table( 'terms' )} WHERE slug IN ($list) OR name IN ($list) LIMIT 1" );
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
			"SELECT ID FROM {$this->database->core_table( 'posts' )} WHERE ID IN ($list)
			UNION SELECT object_id FROM {$this->database->core_table( 'term_relationships' )} WHERE object_id IN ($list)
			UNION SELECT post_id FROM {$this->database->core_table( 'postmeta' )} WHERE post_id IN ($list)"
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
		foreach ( $this->database->rows( "SELECT ID, post_content FROM {$this->database->core_table( 'posts' )} WHERE ID IN ({$this->database->list( $ids )})" ) as $row ) {
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

	/** Forgets what waits: it is written, or was to be written in a transaction that was taken back. */
	public function forget(): void {
		$this->posts         = array();
		$this->relationships = array();
		$this->metas         = array();
		$this->waiting       = 0;
	}

	/**
	 * Has a post wait, to be added with others in one statement by write_waiting().
	 *
	 * @param array<string, mixed> $data As post() takes it.
	 * @return bool Whether it waits. What its table would not keep as it is does not.
	 */
	public function wait_with_post( array $data ): bool {
		global $wpdb;
		$values = array();
		foreach ( $data as $column => $value ) {
			if ( ! is_scalar( $value ) ) {
				return false;
			}
			if ( '%d' === ( $wpdb->field_types[ $column ] ?? '' ) ) {
				$values[] = (int) $value;
				continue;
			}
			$text   = (string) $value;
			$length = $wpdb->get_col_length( $wpdb->posts, $column );
			if ( is_wp_error( $length ) || ( is_array( $length ) && strlen( $text ) > $length['length'] ) || ! $this->is_keepable( $column, $text ) ) {
				return false;
			}
			$values[] = $text;
		}
		// The same ones for each: nobody who could add others listens where posts wait.
		$this->columns                    = array_keys( $data );
		$this->posts[ (int) $data['ID'] ] = $this->waits( $this->database->list( $values ) );
		return true;
	}

	/**
	 * Has the terms of such a post wait.
	 *
	 * @param int   $post_id      The post.
	 * @param int[] $taxonomy_ids Terms, by the numbers of their taxonomy rows.
	 */
	public function wait_with_terms( int $post_id, array $taxonomy_ids ): void {
		foreach ( $taxonomy_ids as $id ) {
			$this->relationships[ self::relationship( $post_id, $id ) ] = $this->waits( "$post_id, $id" );
		}
	}

	/**
	 * Has the metas of such a post wait.
	 *
	 * @param int                          $post_id The post.
	 * @param list<array{string, string}> $metas   Names and values, as they are stored.
	 */
	public function wait_with_metas( int $post_id, array $metas ): void {
		foreach ( $metas as $meta ) {
			$this->metas[] = $this->waits( "$post_id, {$this->database->list( $meta )}" );
		}
	}

	/** Says whether what waits is enough for one statement. */
	public function is_full(): bool {
		return $this->waiting > self::MOST;
	}

	/**
	 * Adds what waits: one statement for all posts, one for their terms, one for their metas.
	 *
	 * @return list<int> Numbers of the metas, in the order in which they came.
	 *
	 * @throws Database_Error When the database refuses one of them: nothing of the transaction may be stored then.
	 */
	public function write_waiting(): array {
		$numbers = array();
		$this->add( 'posts', $this->columns, $this->posts );
		$this->capture->note_new( $this->database->core_table( 'posts' ), array_map( 'strval', array_keys( $this->posts ) ) );
		$this->add( 'term_relationships', array( 'object_id', 'term_taxonomy_id' ), $this->relationships );
		$this->capture->note_new( $this->database->core_table( 'term_relationships' ), array_keys( $this->relationships ) );
		if ( array() !== $this->metas ) {
			$this->add( 'postmeta', array( 'post_id', 'meta_key', 'meta_value' ), $this->metas );
			$numbers = $this->database->inserted_ids( $this->database->inserted_id(), count( $this->metas ) );
			$this->capture->note_new( $this->database->core_table( 'postmeta' ), array_map( 'strval', $numbers ) );
		}
		$this->forget();
		return $numbers;
	}

	/**
	 * @param string                    $name    Name of a table of WordPress's, without prefix.
	 * @param list<string>              $columns Its columns.
	 * @param array<int|string, string> $rows    Values, in SQL.
	 */
	private function add( string $name, array $columns, array $rows ): void {
		if ( array() !== $rows ) {
			$this->database->write( "INSERT INTO `{$this->database->core_table( $name )}` (`" . implode( '`, `', $columns ) . '`) VALUES (' . implode( '), (', $rows ) . ')' );
		}
	}

	/**
	 * @param string $values Values of a row, in SQL.
	 * @return string The same, counted.
	 */
	private function waits( string $values ): string {
		$this->waiting += strlen( $values );
		return $values;
	}

	/**
	 * @param string $column A column of posts.
	 * @param string $text   What is to stand there.
	 * @return bool Whether nothing of it is lost in the column's character set.
	 */
	private function is_keepable( string $column, string $text ): bool {
		global $wpdb;
		return 1 !== preg_match( '/[^\x00-\x7F]/', $text ) || ( 'utf8mb4' === $wpdb->get_col_charset( $wpdb->posts, $column ) && 1 === preg_match( '//u', $text ) );
	}

	/**
	 * @param int $post_id     A post.
	 * @param int $taxonomy_id A term, by the number of its taxonomy row.
	 * @return string The key of their row.
	 */
	private static function relationship( int $post_id, int $taxonomy_id ): string {
		return (string) wp_json_encode( array( (string) $post_id, (string) $taxonomy_id ) );
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
			$keys[]   = self::relationship( $post_id, $id );
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
		$this->capture->expect_new( $wpdb->postmeta, count( $metas ) );
		try {
			$is_added = false !== $wpdb->query( "INSERT INTO `$wpdb->postmeta` (`post_id`, `meta_key`, `meta_value`) VALUES " . implode( ', ', $values ) );
		} finally {
			$this->capture->expect_new( '', array() );
		}
		if ( ! $is_added ) {
			return $this->metas_one_by_one( $post_id, $metas );
		}
		return $this->database->inserted_ids( (int) $wpdb->insert_id, count( $metas ) );
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
