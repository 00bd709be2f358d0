<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Revert;

/**
 * Decides which posts and terms that an import made stay when it is reverted: those that somebody edited, and what they need;
 * what others use.
 *
 * An edit is a change of title, content, status, slug or parent, of a meta or term that came with the import, a new meta where
 * the post was saved since (a counter of visits is none), and a person's comment.
 */
final class Keeping {

	/** Metas that say nothing of a person's will. */
	private const TECHNICAL = array( '_edit_lock', '_edit_last', '_pingme', '_encloseme', '_wp_old_slug', '_wp_old_date' );

	/** Metas that name other posts. */
	private const REFERENCES = array( '_thumbnail_id', '_menu_item_object_id', '_menu_item_menu_item_parent' );

	/** @var Made */
	private $made;

	/** @var Newer */
	private $newer;

	/** @var array<int, string> Posts that stay, and why. */
	private $posts = array();

	/** @var array<int, string> Terms that stay, by the number of their taxonomy row, and why. */
	private $terms = array();

	/**
	 * @param Made  $made  What the run made.
	 * @param Newer $newer Imports that came after it.
	 */
	public function __construct( Made $made, Newer $newer ) {
		$this->made  = $made;
		$this->newer = $newer;
	}

	/**
	 * Decides.
	 *
	 * @param int $since When the import began, in seconds since 1970.
	 * @return array{entries: list<int>, kept: list<array{type: string, id: string, title: string, why: string}>} Numbers of the journal's entries that stay, and what people are told.
	 */
	public function decide( int $since ): array {
		$this->find_edited_posts();
		foreach ( $this->newer->uses( 'posts' ) as $id ) {
			$this->keep_post( $id, 'import' );
		}
		$this->find_needed_posts( $since );
		do {
			$before = $this->posts;
			$this->find_terms();
			$this->find_menu_items();
			$this->find_needed( array_keys( $this->posts ) );
		} while ( $this->posts !== $before );
		return array(
			'entries' => $this->entries(),
			'kept'    => $this->listed(),
		);
	}

	/** Finds posts that somebody edited. */
	private function find_edited_posts(): void {
		$ids   = $this->made->ids( 'posts' );
		$posts = $this->made->rows( 'posts', 'ID', $ids );
		$saved = array();
		foreach ( $posts as $id => $post ) {
			$entry        = $this->made->entry( 'posts', $id );
			$saved[ $id ] = null !== $entry && ( $entry['after']['post_modified_gmt'] ?? '' ) !== $post['post_modified_gmt'];
			if ( $this->made->is_changed( 'posts', (string) $id, $post ) ) {
				$this->keep_post( (int) $id, 'edited' );
			}
		}
		$metas = $this->made->rows( 'postmeta', 'post_id', $ids );
		foreach ( $metas as $key => $meta ) {
			$is_technical = in_array( $meta['meta_key'], self::TECHNICAL, true ) || 0 === strpos( (string) $meta['meta_key'], '_oembed_' );
			$is_new       = null === $this->made->entry( 'postmeta', $key ) && ( $saved[ $meta['post_id'] ] ?? false );
			if ( ! $is_technical && ( $is_new || $this->made->is_changed( 'postmeta', (string) $key, $meta ) ) ) {
				$this->keep_post( (int) $meta['post_id'], 'edited' );
			}
		}
		foreach ( $this->made->entries( 'postmeta' ) as $key => $entry ) {
			$post = (string) ( $entry['after']['post_id'] ?? '' );
			if ( ! isset( $metas[ $key ] ) && ( $saved[ $post ] ?? false ) && '-' !== $entry['hash'] ) {
				$this->keep_post( (int) $post, 'edited' );
			}
		}
		$relations = $this->made->rows( 'term_relationships', 'object_id', $ids );
		foreach ( $relations as $key => $relation ) {
			if ( null === $this->made->entry( 'term_relationships', $key ) ) {
				$this->keep_post( (int) $relation['object_id'], 'edited' );
			}
		}
		foreach ( $this->made->entries( 'term_relationships' ) as $key => $entry ) {
			$post = (int) ( ( (array) json_decode( (string) $key, true ) )[0] ?? 0 );
			if ( ! isset( $relations[ $key ] ) && isset( $posts[ $post ] ) && '-' !== $entry['hash'] ) {
				$this->keep_post( $post, 'edited' );
			}
		}
		foreach ( $this->made->rows( 'comments', 'comment_post_ID', $ids ) as $key => $comment ) {
			if ( null === $this->made->entry( 'comments', $key ) && in_array( $comment['comment_approved'], array( '0', '1' ), true ) ) {
				$this->keep_post( (int) $comment['comment_post_ID'], 'commented' );
			}
		}
	}

	/**
	 * Finds what posts of others name that were saved since. What the import made them name goes with it.
	 *
	 * @param int $since Seconds since 1970.
	 */
	private function find_needed_posts( int $since ): void {
		$others = $this->made->saved_since( $since );
		foreach ( $others as $id => $post ) {
			$this->made->goes_back( 'posts', (string) $id, $post ) || $this->keep_references( $post, (int) $id );
		}
		foreach ( $this->made->rows( 'postmeta', 'post_id', array_map( 'intval', array_keys( $others ) ) ) as $key => $meta ) {
			if ( in_array( $meta['meta_key'], self::REFERENCES, true ) && ! $this->made->goes_back( 'postmeta', (string) $key, $meta ) ) {
				$this->keep_post( (int) $meta['meta_value'], 'needed' );
			}
		}
		$this->find_needed( array_keys( $this->posts ) );
	}

	/**
	 * Finds what posts need that stay, and what those need.
	 *
	 * @param int[] $ids Their ids.
	 */
	private function find_needed( array $ids ): void {
		while ( array() !== $ids ) {
			$before = $this->posts;
			foreach ( $this->made->rows( 'posts', 'ID', $ids ) as $id => $post ) {
				$this->keep_references( $post, (int) $id );
			}
			foreach ( $this->made->rows( 'postmeta', 'post_id', $ids ) as $meta ) {
				if ( in_array( $meta['meta_key'], self::REFERENCES, true ) ) {
					$this->keep_post( (int) $meta['meta_value'], 'needed' );
				}
			}
			$ids = array_keys( array_diff_key( $this->posts, $before ) );
		}
	}

	/** Finds terms that are used by what stays, or were edited. */
	private function find_terms(): void {
		$ids     = $this->made->ids( 'term_taxonomy' );
		$rows    = $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', $ids );
		$terms   = $this->made->rows( 'terms', 'term_id', array_map( 'intval', array_column( $rows, 'term_id' ) ) );
		$by_term = array();
		foreach ( $rows as $id => $row ) {
			$by_term[ (int) $row['term_id'] ] = (int) $id;
			$term                             = $terms[ $row['term_id'] ] ?? null;
			if ( $this->made->is_changed( 'term_taxonomy', (string) $id, $row ) || ( null !== $term && $this->made->is_changed( 'terms', (string) $row['term_id'], $term ) ) ) {
				$this->keep_term( (int) $id, 'edited' );
			}
		}
		foreach ( $this->newer->uses( 'terms' ) as $term_id ) {
			isset( $by_term[ $term_id ] ) && $this->keep_term( $by_term[ $term_id ], 'import' );
		}
		foreach ( $this->made->rows( 'term_relationships', 'term_taxonomy_id', $ids ) as $key => $relation ) {
			// The import may have put an old post into a new term: that goes.
			if ( null === $this->made->entry( 'term_relationships', $key ) || isset( $this->posts[ (int) $relation['object_id'] ] ) ) {
				$this->keep_term( (int) $relation['term_taxonomy_id'], 'needed' );
			}
		}
		// Parents of what stays.
		do {
			$before = $this->terms;
			foreach ( $rows as $id => $row ) {
				if ( isset( $this->terms[ (int) $id ] ) && isset( $by_term[ (int) $row['parent'] ] ) ) {
					$this->keep_term( $by_term[ (int) $row['parent'] ], 'needed' );
				}
			}
		} while ( $this->terms !== $before );
	}

	/** A menu that stays keeps all its entries. */
	private function find_menu_items(): void {
		foreach ( $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ) as $id => $row ) {
			if ( 'nav_menu' === $row['taxonomy'] ) {
				foreach ( $this->made->rows( 'term_relationships', 'term_taxonomy_id', array( (int) $id ) ) as $relation ) {
					$this->keep_post( (int) $relation['object_id'], 'needed' );
				}
			}
		}
	}

	/**
	 * Keeps what a post names.
	 *
	 * @param array<string, string|null> $post The post.
	 * @param int                        $id   Its id.
	 */
	private function keep_references( array $post, int $id ): void {
		preg_match_all( '/(?:wp-image-|"(?:id|ref|mediaId|postId|menuId)":\s*"?)(\d+)/', (string) $post['post_content'], $found );
		foreach ( array_merge( $found[1], array( (string) $post['post_parent'] ) ) as $needed ) {
			if ( (int) $needed !== $id ) {
				$this->keep_post( (int) $needed, 'needed' );
			}
		}
	}

	/**
	 * @param int    $id  Id of a post.
	 * @param string $why 'edited', 'commented', 'needed' or 'import'.
	 */
	private function keep_post( int $id, string $why ): void {
		$entry = $this->made->entry( 'posts', (string) $id );
		if ( null !== $entry && $entry['is_new'] && ! isset( $this->posts[ $id ] ) ) {
			$this->posts[ $id ] = $why;
		}
	}

	/**
	 * @param int    $id  Number of a term's taxonomy row.
	 * @param string $why As above.
	 */
	private function keep_term( int $id, string $why ): void {
		$entry = $this->made->entry( 'term_taxonomy', (string) $id );
		if ( null !== $entry && $entry['is_new'] && ! isset( $this->terms[ $id ] ) ) {
			$this->terms[ $id ] = $why;
		}
	}

	/**
	 * @return list<int> Numbers of the journal's entries that stay.
	 */
	private function entries(): array {
		$posts = array_keys( $this->posts );
		$terms = $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) );
		$ids   = array_map( 'intval', array_column( $terms, 'term_id' ) );
		$keys  = array(
			'posts'              => $posts,
			'postmeta'           => array_keys( $this->made->rows( 'postmeta', 'post_id', $posts ) ),
			'term_relationships' => array_keys( $this->made->rows( 'term_relationships', 'object_id', $posts ) ),
			'term_taxonomy'      => array_keys( $this->terms ),
			'terms'              => $ids,
			'termmeta'           => array_keys( $this->made->rows( 'termmeta', 'term_id', $ids ) ),
		);

		$numbers = array();
		foreach ( $keys as $name => $of_table ) {
			foreach ( $of_table as $key ) {
				$entry = $this->made->entry( $name, $key );
				if ( null !== $entry && $entry['is_new'] ) {
					$numbers[] = $entry['seq'];
				}
			}
		}
		return $numbers;
	}

	/**
	 * @return list<array{type: string, id: string, title: string, why: string}> What people are told.
	 */
	private function listed(): array {
		$listed = array();
		foreach ( $this->made->rows( 'posts', 'ID', array_keys( $this->posts ) ) as $id => $post ) {
			$listed[] = array(
				'type'  => (string) $post['post_type'],
				'id'    => (string) $id,
				'title' => (string) $post['post_title'],
				'why'   => $this->posts[ (int) $id ],
			);
		}
		$terms = $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) );
		$names = $this->made->rows( 'terms', 'term_id', array_map( 'intval', array_column( $terms, 'term_id' ) ) );
		foreach ( $terms as $id => $term ) {
			$listed[] = array(
				'type'  => (string) $term['taxonomy'],
				'id'    => (string) $term['term_id'],
				'title' => (string) ( $names[ $term['term_id'] ]['name'] ?? '' ),
				'why'   => $this->terms[ (int) $id ],
			);
		}
		return $listed;
	}
}
