<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Revert\Conflict_Detection;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * Each kind of edit of an import's posts and terms, each kind of need, and changes that are neither.
 */
final class Conflict_Detection_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var array<string, int> Title to id, of what the import wrote. */
	private $ids = array();

	/** @var int A post that was there before. */
	private $old = 0;

	/** @var bool Whether the import makes that one name what it brings. */
	private $is_named = false;

	/** {@inheritDoc} */
	protected function tearDown(): void {
		unregister_taxonomy_for_object_type( 'post_tag', 'page' );
		parent::tearDown();
	}

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** Counters and spam are no changes. */
	public function test_a_changed_post_stays_with_what_it_needs(): void {
		global $wpdb;
		$this->old = wp_insert_post( array( 'post_title' => 'Old', 'post_type' => 'page', 'post_status' => 'publish' ) );
		$run       = $this->import();
		$this->assertSame( Run::DONE, $run->status );
		$this->save( $this->old, '2001-01-01 00:00:00' );
		foreach ( $this->changes() as $name => list( $change, $expected ) ) {
			$wpdb->query( 'START TRANSACTION' );
			$change();
			$decided = $this->decided( $run );
			$kept    = array_column( $decided['kept'], 'why', 'title' );
			$wpdb->query( 'ROLLBACK' );
			wp_cache_flush();
			ksort( $kept );
			ksort( $expected );
			$this->assertSame( $expected, $kept, $name );
			$this->assertSame( array() === $expected, array() === $decided['seqs'], $name );
		}
	}

	public function test_a_post_that_stays_keeps_all_its_rows(): void {
		global $wpdb;
		$this->old = wp_insert_post( array( 'post_title' => 'Old', 'post_type' => 'page', 'post_status' => 'publish' ) );
		$run       = $this->import();
		wp_update_post( array( 'ID' => $this->ids['Story'], 'post_title' => 'Story of mine' ) );
		$decided = $this->decided( $run );
		$rows    = $wpdb->get_results( "SELECT target AS tbl, row_key AS pk FROM {$wpdb->prefix}templately_changes WHERE seq IN (" . implode( ',', $decided['seqs'] ) . ')' );
		$tables  = array_values( array_unique( wp_list_pluck( $rows, 'tbl' ) ) );
		sort( $tables );
		$this->assertSame( array( $wpdb->postmeta, $wpdb->posts, $wpdb->term_relationships, $wpdb->term_taxonomy, $wpdb->termmeta, $wpdb->terms ), $tables );
		$this->assertNotContains( Change_Log::encode_key( (string) $this->old ), wp_list_pluck( array_filter( $rows, static function ( $row ) use ( $wpdb ): bool { return $wpdb->posts === $row->tbl; } ), 'pk' ) ); // phpcs:ignore -- one question.
		$this->assertContains( array( 'type' => 'post', 'id' => (string) $this->ids['Story'], 'title' => 'Story of mine', 'why' => 'edited' ), $decided['kept'] );
		$this->assertContains( array( 'type' => 'category', 'id' => (string) $this->ids['Trees'], 'title' => 'Trees', 'why' => 'needed' ), $decided['kept'] );
	}

	public function test_a_reference_that_the_import_wrote_into_an_older_post_only_counts_after_an_edit(): void {
		$this->old      = wp_insert_post( array( 'post_title' => 'Old', 'post_type' => 'page', 'post_status' => 'publish' ) );
		$this->is_named = true;
		$run            = $this->import();
		$this->assertStringContainsString( 'wp-image-', get_post( $this->old )->post_content );
		$this->assertSame( array(), $this->decided( $run )['kept'] );
		wp_update_post( array( 'ID' => $this->old, 'post_title' => 'Mine' ) );
		$kept = array_column( $this->decided( $run )['kept'], 'why', 'title' );
		ksort( $kept );
		$this->assertSame( array( 'Parent' => 'needed', 'Picture' => 'needed' ), $kept, 'Its picture of its own is another row.' );
	}

	public function test_a_run_without_entries_keeps_nothing(): void {
		$this->old = wp_insert_post( array( 'post_title' => 'Old', 'post_type' => 'page', 'post_status' => 'publish' ) );
		$this->import();
		wp_update_post( array( 'ID' => $this->ids['Loose'], 'post_content' => 'Mine.' ) );
		$decided = $this->decided( self::begin() );
		$this->assertSame( array( array(), array() ), array( $decided['seqs'], $decided['kept'] ) );
	}

	/** Imports what write() writes. */
	private function import(): Run {
		$write = function (): void {
			$this->write();
		};
		$steps = array( 'templates' => new Made_Up_Step( array( $write ) ) );
		$run   = self::finish( self::begin( $steps ), $steps );
		$log   = self::log( $run );
		while ( ! $log->compact( $run->id ) ) {
			continue;
		}
		return $run;
	}

	private static function log( Run $run ): Change_Log {
		$log = new Change_Log( new Connection( $GLOBALS['wpdb'] ) );
		$log->hold( $run->id, (int) $GLOBALS['wpdb']->get_var( "SELECT fence FROM {$GLOBALS['wpdb']->prefix}templately_runs WHERE id = $run->id" ) );
		return $log;
	}

	/**
	 * Returns changes that people make, each with what stays for it.
	 *
	 * @return array<string, array{callable(): mixed, array<string, string>}>
	 */
	private function changes(): array {
		global $wpdb;
		$ids    = $this->ids;
		$old    = $this->old;
		$story  = $ids['Story'];
		$needs  = array_fill_keys( array( 'Picture', 'Thumb', 'Pattern', 'Old trees', 'Trees', 'Wood' ), 'needed' );
		$edited = array( 'Story' => 'edited' ) + $needs;
		$menu   = array( 'Menu' => 'edited', 'First' => 'needed', 'Second' => 'needed', 'Led to' => 'needed', 'Given' => 'needed' );
		$say    = static function ( string $approved ) use ( $ids ): callable {
			return static function () use ( $ids, $approved ): void {
				wp_insert_comment( array( 'comment_post_ID' => $ids['Discussed'], 'comment_content' => 'Well.', 'comment_approved' => $approved ) );
			};
		};
		$change = static function ( int $id, array $fields ): callable {
			return static function () use ( $id, $fields ): void {
				wp_update_post( array( 'ID' => $id ) + $fields );
			};
		};
		$names  = array();
		foreach ( array( '"id":%d', '"id":"%d"', '"ref":%d', '"mediaId":%d', '"postId":%d', '"menuId": %d' ) as $form ) {
			$names[ "an old one says $form" ] = array(
				function () use ( $old, $ids, $form, $wpdb ): void {
					$wpdb->update( $wpdb->posts, array( 'post_content' => '<!-- wp:thing {' . sprintf( $form, $ids['Picture'] ) . '} /-->' ), array( 'ID' => $old ) );
					$this->save( $old );
				},
				array( 'Picture' => 'needed' ),
			);
		}
		return $names + array(
			'nothing'                      => array( '__return_null', array() ),
			'content'                      => array( $change( $ids['Loose'], array( 'post_content' => 'Mine.' ) ), array( 'Loose' => 'edited' ) ),
			'status'                       => array( $change( $ids['Loose'], array( 'post_status' => 'draft' ) ), array( 'Loose' => 'edited' ) ),
			'slug'                         => array( $change( $ids['Loose'], array( 'post_name' => 'mine' ) ), array( 'Loose' => 'edited' ) ),
			'parent that goes'             => array( $change( $ids['Child'], array( 'post_parent' => 0 ) ), array( 'Child' => 'edited' ) ),
			'what is below'                => array( $change( $ids['Child'], array( 'post_content' => 'Mine.' ) ), array( 'Child' => 'edited', 'Parent' => 'needed' ) ),
			'what names others'            => array( $change( $story, array( 'post_excerpt' => 'Mine.' ) ), $edited ),
			'saved without a change'       => array(
				function () use ( $story ): void {
					$this->save( $story );
				},
				$edited,
			),
			'metas of WordPress'           => array(
				static function () use ( $ids ): void {
					foreach ( array( '_edit_last', '_edit_lock', '_pingme', '_encloseme', '_wp_old_slug', '_wp_old_date', '_oembed_5', '_oembed_time_5' ) as $meta ) {
						add_post_meta( $ids['Loose'], $meta, '1' );
					}
				},
				array(),
			),
			'counted'                      => array(
				static function () use ( $ids ): void {
					add_post_meta( $ids['Loose'], 'visits', '7' );
				},
				array(),
			),
			'a meta that came'             => array(
				static function () use ( $story ): void {
					update_post_meta( $story, 'mood', 'wild' );
				},
				$edited,
			),
			'a new meta'                   => array(
				function () use ( $ids ): void {
					$this->save( $ids['Loose'] );
					// It is no reference.
					add_post_meta( $ids['Loose'], 'mine', (string) $ids['Child'] );
				},
				array( 'Loose' => 'edited' ),
			),
			'a meta that went'             => array(
				function () use ( $story ): void {
					$this->save( $story );
					delete_post_meta( $story, 'mood' );
				},
				$edited,
			),
			'a meta that a plugin removed' => array(
				static function () use ( $story ): void {
					delete_post_meta( $story, 'mood' );
				},
				array(),
			),
			'a term more'                  => array(
				static function () use ( $story, $ids ): void {
					wp_set_object_terms( $story, array( $ids['Alone'] ), 'post_tag', true );
				},
				$edited + array( 'Alone' => 'needed' ),
			),
			'a term less'                  => array(
				static function () use ( $story ): void {
					wp_set_object_terms( $story, array(), 'category' );
				},
				array_diff_key( $edited, array( 'Old trees' => 1, 'Trees' => 1, 'Wood' => 1 ) ),
			),
			'a comment'                    => array( $say( '1' ), array( 'Discussed' => 'commented' ) ),
			'a comment that waits'         => array( $say( '0' ), array( 'Discussed' => 'commented' ) ),
			'spam'                         => array( $say( 'spam' ), array() ),
			'a post that is gone'          => array(
				static function () use ( $story ): void {
					wp_delete_post( $story, true );
				},
				array(),
			),
			'a term by another name'       => array(
				static function () use ( $ids ): void {
					wp_update_term( $ids['Old trees'], 'category', array( 'name' => 'Old trees', 'slug' => 'mine' ) );
				},
				array( 'Old trees' => 'edited', 'Trees' => 'needed', 'Wood' => 'needed' ),
			),
			'what is needed too'           => array(
				static function () use ( $ids, $change ): void {
					wp_update_term( $ids['Old trees'], 'category', array( 'description' => 'Mine.' ) );
					wp_update_term( $ids['Trees'], 'category', array( 'description' => 'Mine.' ) );
					$change( $ids['Child'], array( 'post_content' => 'Mine.' ) )();
					$change( $ids['Parent'], array( 'post_content' => 'Mine.' ) )();
				},
				array( 'Old trees' => 'edited', 'Trees' => 'edited', 'Wood' => 'needed', 'Child' => 'edited', 'Parent' => 'edited' ),
			),
			'what a term says'             => array(
				static function () use ( $ids ): void {
					wp_update_term( $ids['Alone'], 'post_tag', array( 'description' => 'Mine.' ) );
				},
				array( 'Alone' => 'edited' ),
			),
			'an old one in a new term'     => array(
				static function () use ( $old, $ids ): void {
					wp_set_object_terms( $old, array( $ids['Alone'] ), 'post_tag', true );
				},
				array( 'Alone' => 'needed' ),
			),
			'a menu'                       => array(
				static function () use ( $ids ): void {
					wp_update_term( $ids['Menu'], 'nav_menu', array( 'slug' => 'mine' ) );
				},
				$menu,
			),
			'an old one that it changed'   => array( $change( $old, array( 'post_content' => 'Mine.' ) ), array() ),
			'an old one shows a picture'   => array(
				function () use ( $old, $ids, $wpdb ): void {
					$wpdb->update( $wpdb->posts, array( 'post_content' => "<img class=\"wp-image-{$ids['Picture']}\">" ), array( 'ID' => $old ) );
					$this->save( $old );
				},
				array( 'Picture' => 'needed' ),
			),
			'it did so before'             => array(
				static function () use ( $old, $ids, $wpdb ): void {
					$wpdb->update( $wpdb->posts, array( 'post_content' => "<img class=\"wp-image-{$ids['Picture']}\">" ), array( 'ID' => $old ) );
				},
				array(),
			),
			'a revision shows a picture'   => array(
				function () use ( $old, $ids, $wpdb ): void {
					$wpdb->insert( $wpdb->posts, array( 'post_type' => 'revision', 'post_parent' => $old, 'post_content' => "<img class=\"wp-image-{$ids['Picture']}\">", 'post_title' => 'Old', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
					$this->save( (int) $wpdb->insert_id );
				},
				array(),
			),
			'an old one has its picture'   => array(
				function () use ( $old, $ids ): void {
					add_post_meta( $old, '_thumbnail_id', (string) $ids['Thumb'] );
					add_post_meta( $old, 'number', (string) $ids['Picture'] );
					$this->save( $old );
				},
				array( 'Thumb' => 'needed' ),
			),
			'an old one below'             => array(
				function () use ( $old, $ids, $wpdb ): void {
					$wpdb->update( $wpdb->posts, array( 'post_parent' => $ids['Parent'] ), array( 'ID' => $old ) );
					$this->save( $old );
				},
				array( 'Parent' => 'needed' ),
			),
		);
	}

	/** Writes what the import brings. */
	private function write(): void {
		$post = static function ( string $title, string $type, array $more = array() ): int {
			return (int) wp_insert_post( $more + array( 'post_title' => $title, 'post_type' => $type, 'post_status' => 'publish', 'post_content' => 'Its own.' ) );
		};
		$term = static function ( string $name, string $taxonomy, int $parent = 0 ): int {
			return (int) wp_insert_term( $name, $taxonomy, array( 'parent' => $parent ) )['term_id'];
		};

		$ids['Wood']      = $term( 'Wood', 'category' );
		$ids['Trees']     = $term( 'Trees', 'category', $ids['Wood'] );
		$ids['Old trees'] = $term( 'Old trees', 'category', $ids['Trees'] );
		$ids['Alone']     = $term( 'Alone', 'post_tag' );
		$ids['Given']     = $term( 'Given', 'post_tag' );
		add_term_meta( $ids['Trees'], 'leaf', 'green' );
		// The import itself changes an old one, and puts it into a new term: that goes.
		wp_update_post( array( 'ID' => $this->old, 'post_excerpt' => 'By the import.' ) );
		register_taxonomy_for_object_type( 'post_tag', 'page' );
		wp_set_object_terms( $this->old, array( $ids['Given'] ), 'post_tag', true );
		$ids['Parent'] = $post( 'Parent', 'page' );
		$ids['Child']  = $post( 'Child', 'page', array( 'post_parent' => $ids['Parent'] ) );
		$ids['Loose']  = $post( 'Loose', 'page' );
		// It was in a term for a moment.
		wp_set_object_terms( $ids['Loose'], array( $ids['Alone'] ), 'post_tag' );
		wp_set_object_terms( $ids['Loose'], array(), 'post_tag' );
		$ids['Discussed'] = $post( 'Discussed', 'page' );
		$ids['Led to']    = $post( 'Led to', 'page' );
		wp_set_object_terms( $ids['Led to'], array( $ids['Given'] ), 'post_tag' );
		wp_insert_comment( array( 'comment_post_ID' => $ids['Loose'], 'comment_content' => 'Of the import.', 'comment_approved' => '1' ) );
		$ids['Picture'] = $post( 'Picture', 'attachment', array( 'post_status' => 'inherit' ) );
		$ids['Thumb']   = $post( 'Thumb', 'attachment', array( 'post_status' => 'inherit' ) );
		$ids['Pattern'] = $post( 'Pattern', 'wp_block' );
		$ids['Story']   = $post(
			'Story',
			'post',
			array(
				'post_content'  => "<!-- wp:block {\"ref\":{$ids['Pattern']}} /--><img class=\"wp-image-{$ids['Picture']}\">",
				'post_category' => array( $ids['Old trees'] ),
				'meta_input'    => array( 'mood' => 'calm', '_thumbnail_id' => (string) $ids['Thumb'] ),
			)
		);
		$ids['Menu']    = (int) wp_create_nav_menu( 'Menu' );
		$item           = array( 'menu-item-status' => 'publish', 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $ids['Led to'] );
		$first          = (int) wp_update_nav_menu_item( $ids['Menu'], 0, array( 'menu-item-title' => 'First' ) + $item );
		wp_update_nav_menu_item( $ids['Menu'], 0, array( 'menu-item-title' => 'Second', 'menu-item-parent-id' => $first, 'menu-item-status' => 'publish', 'menu-item-type' => 'custom', 'menu-item-url' => 'https://example.org/' ) );
		if ( $this->is_named ) {
			wp_update_post( array( 'ID' => $this->old, 'post_parent' => $ids['Parent'], 'post_content' => "<img class=\"wp-image-{$ids['Picture']}\">" ) );
			update_post_meta( $this->old, '_thumbnail_id', (string) $ids['Thumb'] );
		}
		$this->ids = $ids;
	}

	/**
	 * Saves a post without a change.
	 *
	 * @param int    $id   The post.
	 * @param string $when When.
	 */
	private function save( int $id, string $when = '2035-01-01 00:00:00' ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified' => $when, 'post_modified_gmt' => $when ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	/**
	 * @return array{seqs: list<int>, kept: list<array{type: string, id: string, title: string, why: string}>, gone: list<int>}
	 */
	private function decided( Run $run ): array {
		return ( new Conflict_Detection( new Connection( $GLOBALS['wpdb'] ), self::log( $run ), $run->id ) )->decide( $run->started_at );
	}
}
