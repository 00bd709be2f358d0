<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Site\Import\Change_Log\Created_Objects;
use Templately\Site\Import\Change_Log\Kept_Change;
use Templately\Site\Import\Change_Log\Row_Image;

/**
 * Decides which posts and terms that an import made stay when it is reverted: those that somebody edited, and what they need;
 * what others use.
 *
 * An edit is a change of title, content, status, slug or parent, of a meta or term that came with the import, a new meta where
 * the post was saved since (a counter of visits is none), and a person's comment.
 *
 * @phpstan-import-type Left from Kept_Change
 * @phpstan-import-type Why from Kept_Change
 */
final class Conflict_Detection {

	/** Metas that say nothing of a person's will. */
	private const TECHNICAL = array( '_edit_lock', '_edit_last', '_pingme', '_encloseme', '_wp_old_slug', '_wp_old_date' );

	/** Metas that name other posts. */
	private const REFERENCES = array( '_thumbnail_id', '_menu_item_object_id', '_menu_item_menu_item_parent' );

	private Created_Objects $made;

	/** @var array<int, Why> Posts that stay, and why. */
	private array $posts = array();

	/** @var array<int, Why> Terms that stay, by the number of their taxonomy row, and why. */
	private array $terms = array();

	/** @param Created_Objects $made What the run made. */
	public function __construct( Created_Objects $made ) {
		$this->made = $made;
	}

	/**
	 * Decides.
	 *
	 * @param int $since When the import began, in seconds since 1970.
	 * @return array{entries: list<int>, kept: list<Left>} Numbers of the journal's entries that stay, and what people are told.
	 */
	public function decide( int $since ): array {
		$this->find_edited_posts();
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
		$ids   = array_keys( $this->made->created_rows( 'posts' ) );
		$saved = array();
		foreach ( $this->made->rows( 'posts', 'ID', $ids ) as $id => list( $post, $entry ) ) {
			$saved[ $id ] = ( $entry['after']['post_modified_gmt'] ?? '' ) !== $post['post_modified_gmt'];
			if ( $this->made->is_changed( 'posts', $post, $entry ) ) {
				$this->keep_post( (int) $id, Kept_Change::EDITED );
			}
		}
		$there = array();
		foreach ( $this->made->rows( 'postmeta', 'post_id', $ids ) as $key => list( $meta, $entry ) ) {
			$there[ $key ] = true;
			$is_technical  = in_array( $meta['meta_key'], self::TECHNICAL, true ) || 0 === strpos( (string) $meta['meta_key'], '_oembed_' );
			$is_new        = null === $entry && ( $saved[ $meta['post_id'] ] ?? false );
			if ( ! $is_technical && ( $is_new || $this->made->is_changed( 'postmeta', $meta, $entry ) ) ) {
				$this->keep_post( (int) $meta['post_id'], Kept_Change::EDITED );
			}
		}
		foreach ( $this->made->entries( 'postmeta' ) as $key => $entry ) {
			$post = (string) ( $entry['after']['post_id'] ?? '' );
			if ( ! isset( $there[ $key ] ) && ( $saved[ $post ] ?? false ) ) {
				$this->keep_post( (int) $post, Kept_Change::EDITED );
			}
		}
		$there = array();
		foreach ( $this->made->rows( 'term_relationships', 'object_id', $ids ) as $key => list( $relation, $entry ) ) {
			$there[ $key ] = true;
			if ( null === $entry ) {
				$this->keep_post( (int) $relation['object_id'], Kept_Change::EDITED );
			}
		}
		foreach ( $this->made->entries( 'term_relationships' ) as $key => $entry ) {
			$post = (int) ( ( (array) json_decode( (string) $key, true ) )[0] ?? 0 );
			if ( ! isset( $there[ $key ] ) && isset( $saved[ $post ] ) && Row_Image::ABSENT !== $entry['hash'] ) {
				$this->keep_post( $post, Kept_Change::EDITED );
			}
		}
		foreach ( $this->made->rows( 'comments', 'comment_post_ID', $ids ) as list( $comment, $entry ) ) {
			if ( null === $entry && in_array( $comment['comment_approved'], array( '0', '1' ), true ) ) {
				$this->keep_post( (int) $comment['comment_post_ID'], Kept_Change::COMMENTED );
			}
		}
	}

	/**
	 * Finds what posts of others name that were saved since. What the import made them name goes with it.
	 *
	 * @param int $since Seconds since 1970.
	 */
	private function find_needed_posts( int $since ): void {
		$others = array();
		foreach ( $this->made->posts_saved_since( $since ) as $id => list( $post, $entry ) ) {
			$others[] = (int) $id;
			$this->made->will_be_restored( 'posts', $post, $entry ) || $this->keep_references( $post );
		}
		foreach ( $this->made->rows( 'postmeta', 'post_id', $others ) as list( $meta, $entry ) ) {
			if ( in_array( $meta['meta_key'], self::REFERENCES, true ) && ! $this->made->will_be_restored( 'postmeta', $meta, $entry ) ) {
				$this->keep_post( (int) $meta['meta_value'], Kept_Change::NEEDED );
			}
		}
	}

	/**
	 * Finds what posts need that stay, and what those need.
	 *
	 * @param int[] $ids Their ids.
	 */
	private function find_needed( array $ids ): void {
		while ( array() !== $ids ) {
			$before = $this->posts;
			foreach ( $this->made->rows( 'posts', 'ID', $ids ) as list( $post ) ) {
				$this->keep_references( $post );
			}
			foreach ( $this->made->rows( 'postmeta', 'post_id', $ids ) as list( $meta ) ) {
				if ( in_array( $meta['meta_key'], self::REFERENCES, true ) ) {
					$this->keep_post( (int) $meta['meta_value'], Kept_Change::NEEDED );
				}
			}
			$ids = array_keys( array_diff_key( $this->posts, $before ) );
		}
	}

	/** Finds terms that are used by what stays, or were edited. */
	private function find_terms(): void {
		$ids     = array_keys( $this->made->created_rows( 'term_taxonomy' ) );
		$by_term = array();
		$parents = array();
		foreach ( $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', $ids ) as $id => list( $row, $entry ) ) {
			$by_term[ (int) $row['term_id'] ] = (int) $id;
			$parents[ (int) $id ]             = (int) $row['parent'];
			if ( $this->made->is_changed( 'term_taxonomy', $row, $entry ) ) {
				$this->keep_term( (int) $id, Kept_Change::EDITED );
			}
		}
		foreach ( $this->made->rows( 'terms', 'term_id', array_keys( $by_term ) ) as $id => list( $term, $entry ) ) {
			if ( $this->made->is_changed( 'terms', $term, $entry ) ) {
				$this->keep_term( $by_term[ (int) $id ], Kept_Change::EDITED );
			}
		}
		foreach ( $this->made->rows( 'term_relationships', 'term_taxonomy_id', $ids ) as list( $relation, $entry ) ) {
			// The import may have put an old post into a new term: that goes.
			if ( null === $entry || isset( $this->posts[ (int) $relation['object_id'] ] ) ) {
				$this->keep_term( (int) $relation['term_taxonomy_id'], Kept_Change::NEEDED );
			}
		}
		// Parents of what stays.
		do {
			$before = $this->terms;
			foreach ( array_intersect_key( $parents, $this->terms ) as $parent ) {
				isset( $by_term[ $parent ] ) && $this->keep_term( $by_term[ $parent ], Kept_Change::NEEDED );
			}
		} while ( $this->terms !== $before );
	}

	/** A menu that stays keeps all its entries. */
	private function find_menu_items(): void {
		foreach ( $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ) as $id => list( $row ) ) {
			if ( 'nav_menu' === $row['taxonomy'] ) {
				foreach ( $this->made->rows( 'term_relationships', 'term_taxonomy_id', array( (int) $id ) ) as list( $relation ) ) {
					$this->keep_post( (int) $relation['object_id'], Kept_Change::NEEDED );
				}
			}
		}
	}

	/**
	 * Keeps what a post names.
	 *
	 * @param array<string, string|null> $post The post.
	 */
	private function keep_references( array $post ): void {
		preg_match_all( '/(?:wp-image-|"(?:id|ref|mediaId|postId|menuId)":\s*"?)(\d+)/', (string) $post['post_content'], $found );
		foreach ( array_merge( $found[1], array( (string) $post['post_parent'] ) ) as $needed ) {
			$this->keep_post( (int) $needed, Kept_Change::NEEDED );
		}
	}

	/**
	 * @param int $id  Id of a post.
	 * @param Why $why Why it stays.
	 */
	private function keep_post( int $id, string $why ): void {
		if ( isset( $this->made->created_rows( 'posts' )[ $id ] ) && ! isset( $this->posts[ $id ] ) ) {
			$this->posts[ $id ] = $why;
		}
	}

	/**
	 * @param int $id  Number of the taxonomy row of a term that the import made.
	 * @param Why $why As above.
	 */
	private function keep_term( int $id, string $why ): void {
		if ( ! isset( $this->terms[ $id ] ) ) {
			$this->terms[ $id ] = $why;
		}
	}

	/**
	 * @return list<int> Numbers of the journal's entries that stay.
	 */
	private function entries(): array {
		$posts   = array_keys( $this->posts );
		$terms   = $this->term_ids();
		$numbers = array_merge(
			array_values( array_intersect_key( $this->made->created_rows( 'posts' ), $this->posts ) ),
			array_values( array_intersect_key( $this->made->created_rows( 'term_taxonomy' ), $this->terms ) ),
			array_values( array_intersect_key( $this->made->created_rows( 'terms' ), array_flip( $terms ) ) )
		);
		foreach ( array(
			array( 'postmeta', 'post_id', $posts ),
			array( 'term_relationships', 'object_id', $posts ),
			array( 'termmeta', 'term_id', $terms ),
		) as $rows ) {
			foreach ( $this->made->rows( ...$rows ) as list( , $entry ) ) {
				if ( null !== $entry ) {
					$numbers[] = $entry['seq'];
				}
			}
		}
		return $numbers;
	}

	/**
	 * @return array<int, int> Number of the taxonomy row of each term that stays, to the term's id.
	 */
	private function term_ids(): array {
		$ids = array();
		foreach ( $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ) as $id => list( $row ) ) {
			$ids[ (int) $id ] = (int) $row['term_id'];
		}
		return $ids;
	}

	/**
	 * @return list<Left> What people are told.
	 */
	private function listed(): array {
		$listed = array();
		foreach ( $this->made->rows( 'posts', 'ID', array_keys( $this->posts ) ) as $id => list( $post ) ) {
			$listed[] = array(
				'type'  => (string) $post['post_type'],
				'id'    => (string) $id,
				'title' => (string) $post['post_title'],
				'why'   => $this->posts[ (int) $id ],
			);
		}
		$names = array();
		foreach ( $this->made->rows( 'terms', 'term_id', $this->term_ids() ) as $id => list( $term ) ) {
			$names[ (int) $id ] = (string) $term['name'];
		}
		foreach ( $this->made->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ) as $id => list( $row ) ) {
			$listed[] = array(
				'type'  => (string) $row['taxonomy'],
				'id'    => (string) $row['term_id'],
				'title' => $names[ (int) $row['term_id'] ] ?? '',
				'why'   => $this->terms[ (int) $id ],
			);
		}
		return $listed;
	}
}
