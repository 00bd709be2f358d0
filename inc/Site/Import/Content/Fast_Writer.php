<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\New_Rows;
use WP_Post;

/**
 * Writes new posts as wp_insert_post() does, row for row and hook for hook, in a quarter of its statements: what that asks the
 * database of each post is asked once for many, and terms and metas are one statement each.
 *
 * tests/integration/Fullsite_Import/Fast_Writer_Test.php holds it to wp_insert_post(). What it does not take, and WordPress that it
 * was not held to, is written by that.
 *
 * @phpstan-type Fields array<string, mixed>
 */
final class Fast_Writer {

	/** The oldest WordPress whose wp_insert_post() it is held to, and the first one that it is not. */
	private const FROM  = '6.8';
	private const BELOW = '7.2-alpha';

	/** Types and statuses that are written otherwise. */
	private const OTHER_TYPES    = array( 'attachment', 'nav_menu_item', 'revision' );
	private const OTHER_STATUSES = array( 'trash', 'auto-draft', 'inherit' );

	private New_Rows $rows;

	private Waiting_Rows $waiting;

	private New_Post_Row $row;

	private New_Post_Terms $terms;

	private New_Post_Metas $metas;

	/** @var array<int, true> Ids that posts have already, of those that are going to be written. */
	private array $ids = array();

	/** Whether nobody can see that rows wait for others. */
	private bool $is_unseen = false;

	/** @var array<string, bool> Type of posts to whether their terms have an order. */
	private array $is_sorted = array();

	/**
	 * To be made in the transaction in which it writes: what waited for one that was taken back is not written with it.
	 *
	 * @param New_Rows $rows Adds rows.
	 */
	public function __construct( New_Rows $rows ) {
		$this->rows    = $rows;
		$this->waiting = new Waiting_Rows( $rows );
		$this->row     = new New_Post_Row( $rows, $this->waiting );
		$this->terms   = new New_Post_Terms( $rows );
		$this->metas   = new New_Post_Metas( $rows, $this->waiting );
	}

	/**
	 * Says whether posts are written by it at all.
	 */
	public function is_fit(): bool {
		$version = (string) get_bloginfo( 'version' );
		/**
		 * Filters how an import writes posts: 'fast', or 'core' for wp_insert_post() itself, of which each query can be listened to.
		 *
		 * @param string $writer 'fast'.
		 */
		$writer = apply_filters( 'templately_import_writer', 'fast' );
		return 'core' !== $writer && version_compare( $version, self::FROM, '>=' ) && version_compare( $version, self::BELOW, '<' ) && $this->rows->is_transactional();
	}

	/**
	 * Looks up what has to be known of posts before they are written. At the beginning of a transaction.
	 *
	 * @param list<Fields> $all As wp_insert_post() takes them, not slashed; import_id is an id that was reserved.
	 */
	public function expect( array $all ): void {
		$this->is_sorted = array();
		$this->is_unseen = New_Post_Listeners::is_unseen( array_unique( array_column( $all, 'post_type' ) ) );
		$this->row->expect( $all );
		$this->ids = array() === $all ? array() : $this->rows->ids( array_map( 'intval', array_column( $all, 'import_id' ) ) );
	}

	/**
	 * Says whether it writes such a post.
	 *
	 * @param Fields $fields As expect() was given them.
	 */
	public function takes( array $fields ): bool {
		$id = (int) ( $fields['import_id'] ?? 0 );
		if ( $id < 1 || isset( $this->ids[ $id ] ) || ! empty( $fields['ID'] ) || in_array( $fields['post_type'], self::OTHER_TYPES, true ) || in_array( $fields['post_status'], self::OTHER_STATUSES, true ) ) {
			return false;
		}
		// What has no name is called by its number, which WordPress asks for itself.
		if ( '' === New_Post_Row::name( $fields ) && ! in_array( $fields['post_status'], New_Post_Row::NAMELESS, true ) ) {
			return false;
		}
		$type = (string) $fields['post_type'];
		if ( ! isset( $this->is_sorted[ $type ] ) ) {
			$this->is_sorted[ $type ] = array() !== array_filter( array_column( get_object_taxonomies( $type, 'objects' ), 'sort' ) );
		}
		return ! $this->is_sorted[ $type ];
	}

	/**
	 * Writes one. Where nobody but WordPress listens its rows wait for those of others, until finish(); WordPress finds in its cache
	 * what they are going to be.
	 *
	 * @param Fields $fields As expect() was given them, and takes() takes them.
	 * @return int Its id.
	 *
	 * @throws Failure 500 with what WordPress would say.
	 */
	public function insert( array $fields ): int {
		$unsanitized = wp_slash( $fields );
		$postarr     = New_Post_Row::sanitized( $unsanitized );
		$type        = (string) $postarr['post_type'];
		$data        = $this->row->of( $postarr, $unsanitized );
		$id          = $data['ID'];
		// Since 6.9.
		if ( version_compare( (string) get_bloginfo( 'version' ), '6.9-alpha', '>=' ) ) {
			do_action( 'pre_post_insert', $data ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		}
		$waits = $this->is_unseen && '' !== $data['guid'] && $this->rows->wait_with_post( $data );
		if ( ! $waits && ! $this->rows->post( $data ) ) {
			throw new Failure( 'post_not_saved', __( 'Could not insert post into the database.' ), 500 ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- core's sentence.
		}
		$this->ids[ $id ] = true;

		$this->prime( $data );
		$read  = $this->terms->set( $id, $this->terms->of( $postarr, $type, $data['post_status'] ), $waits );
		$metas = $this->metas->add( $id, $type, (array) ( $postarr['meta_input'] ?? array() ), $waits );
		if ( array() !== $metas ) {
			$read['post_meta'] = $metas;
		}
		if ( '' === $data['guid'] ) {
			$data['guid'] = (string) get_permalink( $id );
			$this->rows->change_post( $id, array( 'guid' => $data['guid'] ) );
		}
		clean_post_cache( $id );
		$this->prime( $data );
		foreach ( $waits ? $read : array() as $group => $value ) {
			wp_cache_set( $id, $value, $group );
		}
		/** @var WP_Post $post It is in the cache. */
		$post = get_post( $id );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		wp_transition_post_status( $data['post_status'], 'new', $post );
		do_action( "save_post_{$post->post_type}", $id, $post, false );
		do_action( 'save_post', $id, $post, false );
		do_action( 'wp_insert_post', $id, $post, false );
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		wp_after_insert_post( $post, false, null );
		if ( $this->rows->is_full() ) {
			$this->finish();
		}
		return $id;
	}

	/** Writes the rows that wait. Before anything else looks at posts, and at the end. */
	public function finish(): void {
		$this->waiting->write();
	}

	/**
	 * Puts a post into the cache, as it would be read.
	 *
	 * @param array<string, mixed> $data Its row.
	 */
	private function prime( array $data ): void {
		$row = array( 'ID' => (string) $data['ID'] ) + array_map( 'strval', $data ) + array( 'comment_count' => '0' );
		wp_cache_set( $data['ID'], sanitize_post( (object) $row, 'raw' ), 'posts' );
	}
}
