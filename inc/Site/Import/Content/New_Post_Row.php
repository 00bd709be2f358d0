<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\New_Rows;

/**
 * What the row of a new post is, as wp_insert_post() makes it of what it is given.
 *
 * @phpstan-type Fields array<string, mixed>
 */
final class New_Post_Row {

	/** Statuses of posts that need no name. */
	public const NAMELESS = array( 'draft', 'pending', 'auto-draft' );

	/** What wp_insert_post() takes where nothing is given. */
	private const DEFAULTS = array(
		'post_author'           => 0,
		'post_content'          => '',
		'post_content_filtered' => '',
		'post_title'            => '',
		'post_excerpt'          => '',
		'post_status'           => 'draft',
		'post_type'             => 'post',
		'comment_status'        => '',
		'ping_status'           => '',
		'post_password'         => '',
		'to_ping'               => '',
		'pinged'                => '',
		'post_parent'           => 0,
		'menu_order'            => 0,
		'guid'                  => '',
		'import_id'             => 0,
		'context'               => '',
		'post_date'             => '',
		'post_date_gmt'         => '',
	);

	private New_Rows $rows;

	private Waiting_Rows $waiting;

	/** @var array<string, true> Names that posts have already, of those that are going to be written. */
	private array $names = array();

	/**
	 * @param New_Rows     $rows    Knows the table.
	 * @param Waiting_Rows $waiting What has to be written before WordPress looks at posts.
	 */
	public function __construct( New_Rows $rows, Waiting_Rows $waiting ) {
		$this->rows    = $rows;
		$this->waiting = $waiting;
	}

	/**
	 * Looks up which names are taken, of those that posts have by themselves.
	 *
	 * @param list<Fields> $all As wp_insert_post() takes them, not slashed.
	 */
	public function expect( array $all ): void {
		$this->names = array() === $all ? array() : $this->rows->names( array_map( array( self::class, 'name' ), $all ) );
	}

	/**
	 * Returns the name that a post has by itself.
	 *
	 * @param Fields $fields As wp_insert_post() takes them, not slashed.
	 */
	public static function name( array $fields ): string {
		return sanitize_title( '' === (string) $fields['post_name'] ? (string) $fields['post_title'] : (string) $fields['post_name'] );
	}

	/**
	 * Returns what wp_insert_post() goes by.
	 *
	 * @param Fields $unsanitized As it takes them, slashed.
	 * @return Fields The same with what it takes where nothing is given, slashed and sanitized.
	 */
	public static function sanitized( array $unsanitized ): array {
		$postarr = wp_parse_args( $unsanitized, array( 'post_author' => get_current_user_id() ) + self::DEFAULTS );
		unset( $postarr['filter'] );
		return sanitize_post( $postarr, 'db' );
	}

	/**
	 * Returns the row of a post.
	 *
	 * @param Fields $postarr     Its fields, as sanitized() returned them; import_id is its id.
	 * @param Fields $unsanitized As sanitized() was given them.
	 * @return array<string, mixed> Columns and their values.
	 *
	 * @throws Failure 500 where WordPress would write nothing.
	 */
	public function of( array $postarr, array $unsanitized ): array {
		$data = $this->without_id( $postarr, $unsanitized );
		$id   = (int) $postarr['import_id'];
		if ( '' === $data['post_name'] && ! in_array( $data['post_status'], self::NAMELESS, true ) ) {
			// Somebody took it away.
			$data['post_name'] = wp_unique_post_slug( sanitize_title( $data['post_title'], (string) $id ), $id, $data['post_status'], (string) $postarr['post_type'], $data['post_parent'] );
		}
		$data['ID'] = $id;
		return $data;
	}

	/**
	 * @param Fields $postarr     Slashed and sanitized.
	 * @param Fields $unsanitized Slashed.
	 * @return array<string, mixed> The columns of its row, without its id.
	 *
	 * @throws Failure 500 where WordPress would write nothing.
	 */
	private function without_id( array $postarr, array $unsanitized ): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		$post_type    = (string) $postarr['post_type'];
		$post_status  = (string) $postarr['post_status'];
		$post_content = $postarr['post_content'];
		$post_title   = $postarr['post_title'];
		$post_excerpt = $postarr['post_excerpt'];
		$maybe_empty  = ! $post_content && ! $post_title && ! $post_excerpt && post_type_supports( $post_type, 'editor' ) && post_type_supports( $post_type, 'title' ) && post_type_supports( $post_type, 'excerpt' );
		if ( apply_filters( 'wp_insert_post_empty_content', $maybe_empty, $postarr ) ) {
			throw new Failure( 'post_not_saved', __( 'Content, title, and excerpt are empty.' ), 500 ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- core's sentence.
		}
		$post_name = (string) ( $postarr['post_name'] ?? '' );
		if ( 'pending' === $post_status && ! current_user_can( get_post_type_object( $post_type )->cap->publish_posts ?? 'do_not_allow' ) ) {
			$post_name = '';
		}
		if ( '' === $post_name ) {
			$post_name = in_array( $post_status, self::NAMELESS, true ) ? '' : sanitize_title( $post_title );
		} else {
			$post_name = sanitize_title( $post_name );
		}
		$post_date = wp_resolve_post_date( $postarr['post_date'], $postarr['post_date_gmt'] );
		if ( false === $post_date ) {
			throw new Failure( 'post_not_saved', __( 'Invalid date.' ), 500 ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- core's sentence.
		}
		$post_date_gmt = $postarr['post_date_gmt'];
		if ( empty( $post_date_gmt ) || '0000-00-00 00:00:00' === $post_date_gmt ) {
			$post_date_gmt = in_array( $post_status, get_post_stati( array( 'date_floating' => true ) ), true ) ? '0000-00-00 00:00:00' : get_gmt_from_date( $post_date );
		}
		$is_dated          = '0000-00-00 00:00:00' !== $post_date;
		$post_modified     = $is_dated ? $post_date : current_time( 'mysql' );
		$post_modified_gmt = $is_dated ? $post_date_gmt : current_time( 'mysql', true );
		$ahead             = strtotime( $post_date_gmt ) - strtotime( gmdate( 'Y-m-d H:i:s' ) );
		if ( 'publish' === $post_status && $ahead >= MINUTE_IN_SECONDS ) {
			$post_status = 'future';
		} elseif ( 'future' === $post_status && $ahead < MINUTE_IN_SECONDS ) {
			$post_status = 'publish';
		}
		$comment_status        = empty( $postarr['comment_status'] ) ? get_default_comment_status( $post_type ) : $postarr['comment_status'];
		$ping_status           = empty( $postarr['ping_status'] ) ? get_default_comment_status( $post_type, 'pingback' ) : $postarr['ping_status'];
		$post_content_filtered = $postarr['post_content_filtered'];
		$post_author           = $postarr['post_author'] ?? get_current_user_id();
		$to_ping               = isset( $postarr['to_ping'] ) ? sanitize_trackback_urls( $postarr['to_ping'] ) : '';
		$pinged                = $postarr['pinged'] ?? '';
		$import_id             = $postarr['import_id'] ?? 0;
		$menu_order            = (int) ( $postarr['menu_order'] ?? 0 );
		$post_password         = 'private' === $post_status ? '' : ( $postarr['post_password'] ?? '' );
		$post_parent           = (int) ( $postarr['post_parent'] ?? 0 );
		$guid                  = $postarr['guid'];
		$new                   = array( 'ID' => 0 ) + compact( array_diff( array_keys( self::DEFAULTS ), array( 'context' ) ) );
		$post_parent           = apply_filters( 'wp_insert_post_parent', $post_parent, 0, $new, $postarr );
		if ( '' !== $post_name && apply_filters( 'add_trashed_suffix_to_trashed_posts', true, $post_name, 0 ) && $this->may_be_taken( $post_name ) ) {
			$this->waiting->write();
			wp_add_trashed_suffix_to_post_name_for_trashed_posts( $post_name, 0 );
		}
		$post_name      = $this->unique_name( $post_name, $post_status, $post_type, $post_parent );
		$post_mime_type = $postarr['post_mime_type'] ?? '';
		$data           = $this->rows->keepable( compact( 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_content_filtered', 'post_title', 'post_excerpt', 'post_status', 'post_type', 'comment_status', 'ping_status', 'post_password', 'post_name', 'to_ping', 'pinged', 'post_modified', 'post_modified_gmt', 'post_parent', 'menu_order', 'post_mime_type', 'guid' ) );
		return (array) wp_unslash( apply_filters( 'wp_insert_post_data', $data, $postarr, $unsanitized, false ) );
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * @param string $name Name of a post.
	 * @return bool Whether a post, of whichever type, may have it already.
	 */
	private function may_be_taken( string $name ): bool {
		return isset( $this->names[ strtolower( $name ) ] );
	}

	/**
	 * Returns the name that a post gets: its own where nothing stands against that, else what WordPress makes of it.
	 *
	 * @param string $name   Its name.
	 * @param string $status Its status.
	 * @param string $type   Its type.
	 * @param int    $parent Its parent.
	 */
	private function unique_name( string $name, string $status, string $type, int $parent ): string {
		global $wp_rewrite;
		$is_plain = '' !== $name && ! $this->may_be_taken( $name ) && ! in_array( $name, (array) $wp_rewrite->feeds, true ) && 'embed' !== $name
			&& 1 !== preg_match( "@^($wp_rewrite->pagination_base)?\d+$@", $name )
			&& false === has_filter( 'wp_unique_post_slug_is_bad_flat_slug' ) && false === has_filter( 'wp_unique_post_slug_is_bad_hierarchical_slug' );
		if ( ! $is_plain || in_array( $status, self::NAMELESS, true ) ) {
			// WordPress asks the database.
			$this->waiting->write();
			return $this->noted( wp_unique_post_slug( $name, 0, $status, $type, $parent ) );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		$other = apply_filters( 'pre_wp_unique_post_slug', null, $name, 0, $status, $type, $parent );
		return $this->noted( (string) ( $other ?? apply_filters( 'wp_unique_post_slug', $name, 0, $status, $type, $parent, $name ) ) );
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * @param string $name A name that a post gets.
	 * @return string The same, which the next one does not get.
	 */
	private function noted( string $name ): string {
		$this->names[ strtolower( $name ) ] = true;
		return $name;
	}
}
