<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Styles\Global_Styles;

/**
 * Decides which posts and terms stay when an import is reverted: those that were saved or commented on since, and what they need.
 * @phpstan-import-type Kept from Kept_Change
 * @phpstan-import-type Reason from Kept_Change
 */
final class Conflict_Detection {

	private const TECHNICAL_METAS = array( '_edit_lock', '_edit_last', '_pingme', '_encloseme', '_wp_old_slug', '_wp_old_date' );

	private const POST_ID_METAS = array( '_thumbnail_id', '_menu_item_object_id', '_menu_item_menu_item_parent' );

	private Connection $database;

	private Change_Log $log;

	private int $run_id;

	/** @var array<int, int> Entries of posts that the import made, by post. */
	private array $made_posts = array();

	/** @var array<int, Reason> Posts that stay. */
	private array $posts = array();

	/** @var array<string, int> Font families and templates that the import made, by "{post type} {name}". */
	private array $named = array();

	/** @var array<int, list<int>> Font faces that the import made, by family. */
	private array $faces = array();

	/** The user's styles as JSON, which pages have that stay. */
	private string $styles;

	/** @var array<int, Reason> Terms that stay, by term_taxonomy_id. */
	private array $terms = array();

	/** @var array<int, int> term_id of terms that the import made, by term_taxonomy_id. */
	private array $made_terms = array();

	public function __construct( Connection $database, Change_Log $log, int $run_id ) {
		$this->database   = $database;
		$this->log        = $log;
		$this->run_id     = $run_id;
		$this->made_posts = $this->made( 'posts' );
		$this->styles     = (string) wp_json_encode( ( new Global_Styles() )->read()['styles'] ?? array() );
	}

	/**
	 * @param int $started_at Unix time of the import's begin.
	 * @return array{seqs: list<int>, kept: list<Kept>, gone: list<int>} Entries that stay, the list for people, and posts that go.
	 */
	public function decide( int $started_at ): array {
		$this->find_edited_posts();
		$this->find_posts_that_others_need( $started_at );
		do {
			$before = $this->posts;
			$this->find_terms();
			$this->find_menu_items();
			$this->find_needed_posts( array_keys( $this->posts ) );
		} while ( $this->posts !== $before );
		return array(
			'seqs' => $this->seqs(),
			'kept' => $this->kept(),
			'gone' => array_keys( array_diff_key( $this->made_posts, $this->posts ) ),
		);
	}

	private function find_edited_posts(): void {
		$ids   = array_keys( $this->made_posts );
		$there = array();
		foreach ( $this->rows( 'posts', 'ID', $ids ) as $found ) {
			$there[ (int) $found['row']['ID'] ] = true;
			$this->remember( $found['row'] );
			$found['is_as_left'] || $this->keep_post( (int) $found['row']['ID'], Kept_Change::EDITED );
		}
		foreach ( $this->rows( 'postmeta', 'post_id', $ids ) as $found ) {
			$key          = (string) $found['row']['meta_key'];
			$is_technical = in_array( $key, self::TECHNICAL_METAS, true ) || 0 === strpos( $key, '_oembed_' );
			if ( $found['seq'] > 0 && ! $found['is_as_left'] && ! $is_technical ) {
				$this->keep_post( (int) $found['row']['post_id'], Kept_Change::EDITED );
			}
		}
		foreach ( $this->rows( 'term_relationships', 'object_id', $ids ) as $found ) {
			if ( 0 === $found['seq'] ) {
				$this->keep_post( (int) $found['row']['object_id'], Kept_Change::EDITED );
			}
		}
		foreach ( $this->log->deleted( $this->run_id, $this->database->core_table( 'term_relationships' ) ) as $key ) {
			$id = Change_Log::decode_id( $key );
			isset( $there[ $id ] ) && $this->keep_post( $id, Kept_Change::EDITED );
		}
		foreach ( $this->rows( 'comments', 'comment_post_ID', $ids ) as $found ) {
			if ( 0 === $found['seq'] && in_array( $found['row']['comment_approved'], array( '0', '1' ), true ) ) {
				$this->keep_post( (int) $found['row']['comment_post_ID'], Kept_Change::COMMENTED );
			}
		}
	}

	/** @param array<string, string|null> $post Row of a post that the import made. */
	private function remember( array $post ): void {
		if ( in_array( $post['post_type'], array( 'wp_font_family', 'wp_template' ), true ) ) {
			$this->named[ "{$post['post_type']} {$post['post_name']}" ] = (int) $post['ID'];
		} elseif ( 'wp_font_face' === $post['post_type'] ) {
			$this->faces[ (int) $post['post_parent'] ][] = (int) $post['ID'];
		}
	}

	/** Keeps what other posts refer to that were saved since. References that the import wrote into them are reverted. */
	private function find_posts_that_others_need( int $started_at ): void {
		$table = $this->database->core_table( 'posts' );
		$since = gmdate( 'Y-m-d H:i:s', $started_at );
		$id    = 0;
		do {
			$ids = array_map( 'intval', array_column( $this->database->rows( "SELECT ID FROM $table WHERE post_modified_gmt >= '$since' AND post_type <> 'revision' AND ID > $id ORDER BY ID LIMIT 100" ), 'ID' ) );
			$id  = (int) end( $ids );
			$this->keep_what_posts_need( array_values( array_diff( $ids, array_keys( $this->made_posts ) ) ), false );
		} while ( array() !== $ids );
	}

	/** @param list<int> $ids */
	private function find_needed_posts( array $ids ): void {
		while ( array() !== $ids ) {
			$before = $this->posts;
			$this->keep_what_posts_need( $ids, true );
			$ids = array_keys( array_diff_key( $this->posts, $before ) );
		}
	}

	/**
	 * @param list<int> $ids
	 * @param bool      $is_kept Whether the posts stay; if not, their unchanged rows are reverted.
	 */
	private function keep_what_posts_need( array $ids, bool $is_kept ): void {
		foreach ( $this->rows( 'posts', 'ID', $ids ) as $found ) {
			if ( $is_kept || 0 === $found['seq'] || ! $found['is_as_left'] ) {
				preg_match_all( '/(?:wp-image-|"(?:id|ref|mediaId|postId|menuId)":\s*"?)(\d+)/', (string) $found['row']['post_content'], $matches );
				foreach ( array_merge( $matches[1], array( (string) $found['row']['post_parent'] ) ) as $needed ) {
					$this->keep_post( (int) $needed, Kept_Change::NEEDED );
				}
				$styles = $is_kept && is_post_type_viewable( (string) $found['row']['post_type'] ) ? $this->styles : '';
				preg_match_all( '/(?:"fontFamily":\s*"|\bfont-family(?:\||--))([a-z0-9-]+)/', $found['row']['post_content'] . $styles, $matches );
				foreach ( $matches[1] as $family ) {
					$this->keep_font( $this->named[ "wp_font_family $family" ] ?? 0 );
				}
			}
		}
		foreach ( $this->rows( 'postmeta', 'post_id', $ids ) as $found ) {
			if ( $is_kept && '_wp_page_template' === $found['row']['meta_key'] ) {
				$this->keep_post( $this->named[ "wp_template {$found['row']['meta_value']}" ] ?? 0, Kept_Change::NEEDED );
			}
			$is_reference = in_array( $found['row']['meta_key'], self::POST_ID_METAS, true );
			if ( $is_reference && ( $is_kept || 0 === $found['seq'] || ! $found['is_as_left'] ) ) {
				$this->keep_post( (int) $found['row']['meta_value'], Kept_Change::NEEDED );
			}
		}
	}

	private function find_terms(): void {
		$ids     = array_keys( $this->made( 'term_taxonomy' ) );
		$parents = array();
		foreach ( $this->rows( 'term_taxonomy', 'term_taxonomy_id', $ids ) as $found ) {
			$id                      = (int) $found['row']['term_taxonomy_id'];
			$this->made_terms[ $id ] = (int) $found['row']['term_id'];
			$parents[ $id ]          = (int) $found['row']['parent'];
			$found['is_as_left'] || $this->keep_term( $id, Kept_Change::EDITED );
		}
		$by_term = array_flip( $this->made_terms );
		foreach ( $this->rows( 'terms', 'term_id', array_values( $this->made_terms ) ) as $found ) {
			if ( $found['seq'] > 0 && ! $found['is_as_left'] ) {
				$this->keep_term( $by_term[ (int) $found['row']['term_id'] ], Kept_Change::EDITED );
			}
		}
		foreach ( $this->rows( 'term_relationships', 'term_taxonomy_id', $ids ) as $found ) {
			// The revert removes relations that the import gave to older posts.
			if ( 0 === $found['seq'] || isset( $this->posts[ (int) $found['row']['object_id'] ] ) ) {
				$this->keep_term( (int) $found['row']['term_taxonomy_id'], Kept_Change::NEEDED );
			}
		}
		do {
			$before = $this->terms;
			foreach ( array_intersect_key( $parents, $this->terms ) as $parent ) {
				isset( $by_term[ $parent ] ) && $this->keep_term( $by_term[ $parent ], Kept_Change::NEEDED );
			}
		} while ( $this->terms !== $before );
	}

	private function find_menu_items(): void {
		$menus = array();
		foreach ( $this->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ) as $found ) {
			if ( 'nav_menu' === $found['row']['taxonomy'] ) {
				$menus[] = (int) $found['row']['term_taxonomy_id'];
			}
		}
		foreach ( $this->rows( 'term_relationships', 'term_taxonomy_id', $menus ) as $found ) {
			$this->keep_post( (int) $found['row']['object_id'], Kept_Change::NEEDED );
		}
	}

	/** @param Reason $why */
	private function keep_post( int $id, string $why ): void {
		if ( isset( $this->made_posts[ $id ] ) ) {
			$this->posts += array( $id => $why );
		}
	}

	private function keep_font( int $family ): void {
		foreach ( array_merge( array( $family ), $this->faces[ $family ] ?? array() ) as $id ) {
			$this->keep_post( $id, Kept_Change::NEEDED );
		}
	}

	/** @param Reason $why */
	private function keep_term( int $term_taxonomy_id, string $why ): void {
		$this->terms += array( $term_taxonomy_id => $why );
	}

	/** @return list<int> Entries of the rows of all that stays. */
	private function seqs(): array {
		$posts = array_keys( $this->posts );
		$terms = $this->kept_term_ids();
		$seqs  = array();
		foreach ( array(
			array( 'posts', 'ID', $posts ),
			array( 'postmeta', 'post_id', $posts ),
			array( 'term_relationships', 'object_id', $posts ),
			array( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ),
			array( 'terms', 'term_id', $terms ),
			array( 'termmeta', 'term_id', $terms ),
		) as list( $name, $column, $ids ) ) {
			foreach ( $this->rows( $name, $column, $ids ) as $found ) {
				if ( $found['seq'] > 0 ) {
					$seqs[] = $found['seq'];
				}
			}
		}
		return $seqs;
	}

	/** @return list<int> */
	private function kept_term_ids(): array {
		return array_values( array_intersect_key( $this->made_terms, $this->terms ) );
	}

	/** @return list<Kept> */
	private function kept(): array {
		$kept = array();
		foreach ( $this->rows( 'posts', 'ID', array_keys( $this->posts ) ) as $found ) {
			// Their family is listed.
			if ( 'wp_font_face' !== $found['row']['post_type'] ) {
				$kept[] = array(
					'type'  => (string) $found['row']['post_type'],
					'id'    => (string) $found['row']['ID'],
					'title' => (string) $found['row']['post_title'],
					'why'   => $this->posts[ (int) $found['row']['ID'] ],
				);
			}
		}
		$names = array();
		foreach ( $this->rows( 'terms', 'term_id', $this->kept_term_ids() ) as $found ) {
			$names[ (int) $found['row']['term_id'] ] = (string) $found['row']['name'];
		}
		foreach ( $this->rows( 'term_taxonomy', 'term_taxonomy_id', array_keys( $this->terms ) ) as $found ) {
			$kept[] = array(
				'type'  => (string) $found['row']['taxonomy'],
				'id'    => (string) $found['row']['term_id'],
				'title' => $names[ (int) $found['row']['term_id'] ] ?? '',
				'why'   => $this->terms[ (int) $found['row']['term_taxonomy_id'] ],
			);
		}
		return $kept;
	}

	/** @return array<int, int> Entries of rows that the import made, by id. */
	private function made( string $name ): array {
		$made  = array();
		$query = array(
			'kinds'  => array( 'row' ),
			'tables' => array( $this->database->core_table( $name ) ),
			'made'   => true,
			'images' => false,
		);
		foreach ( $this->log->all_entries( $this->run_id, $query ) as $entry ) {
			// Includes entries that an interrupted decision already keeps.
			if ( Change_Log::UNDONE !== $entry['state'] ) {
				$made[ Change_Log::decode_id( $entry['key'] ) ] = $entry['seq'];
			}
		}
		return $made;
	}

	/**
	 * @param array<int> $ids
	 * @return iterable<string, array{row: array<string, string|null>, seq: int, is_as_left: bool}>
	 */
	private function rows( string $name, string $column, array $ids ): iterable {
		return $this->log->rows( $this->run_id, $this->database->core_table( $name ), $column, $ids );
	}
}
