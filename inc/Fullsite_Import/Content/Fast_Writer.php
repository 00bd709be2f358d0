<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Content;

use Templately\Rest\Failure;
use Templately\Storage\Import\New_Rows;
use Templately\Storage\Site_State;
use Templately\Storage\Theme_Posts;
use WP_Post;
use WP_Term;

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

	/** Statuses of posts that need no name. */
	private const NAMELESS = array( 'draft', 'pending', 'auto-draft' );

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

	/** Listeners of WordPress's own that do the same once as for each of many metas. */
	private const METAS_CHANGED = 'wp_cache_set_posts_last_changed';

	/**
	 * Hooks of a post whose listeners could see that rows are not there yet, with those of WordPress's own that do not look. Those that do
	 * look are taken off by Core_Listeners. A % stands for the type, a $ for the status.
	 */
	private const BLIND = array(
		'all'                          => array(),
		'wp_insert_post_empty_content' => array(),
		'wp_insert_post_parent'        => array( 'wp_check_post_hierarchy_for_loops' ),
		'wp_insert_post_data'          => array( '_wp_customize_changeset_filter_insert_post_data' ),
		'pre_wp_unique_post_slug'      => array( 'wp_filter_wp_template_unique_post_slug' ),
		'wp_unique_post_slug'          => array(),
		'pre_post_insert'              => array(),
		'add_term_relationship'        => array(),
		'added_term_relationship'      => array(),
		'set_object_terms'             => array(),
		'update_post_metadata'         => array(),
		'add_post_metadata'            => array(),
		'get_post_metadata'            => array(),
		'add_post_meta'                => array(),
		'added_post_meta'              => array( self::METAS_CHANGED ),
		'clean_post_cache'             => array(),
		'clean_page_cache'             => array(),
		'transition_post_status'       => array( '_transition_post_status', '_wp_auto_add_pages_to_menu', '_wp_customize_publish_changeset', '_wp_keep_alive_customize_changeset_dependent_auto_drafts' ),
		'new_to_$'                     => array(),
		'$_%'                          => array( '_delete_option_fresh_site', '_future_post_hook' ),
		'save_post_%'                  => array(),
		'save_post'                    => array( 'delete_get_calendar_cache' ),
		'wp_insert_post'               => array(),
		'wp_after_insert_post'         => array( 'wp_save_post_revision_on_insert' ),
	);

	/** Statuses that a post may get, whichever it was given. */
	private const STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private' );

	/** @var New_Rows */
	private $rows;

	/** @var array<string, true> Names that posts have already, of those that are going to be written. */
	private $names = array();

	/** @var array<int, true> Ids that posts have already, likewise. */
	private $ids = array();

	/** @var bool Whether nobody can see that rows wait for others. */
	private $is_unseen = false;

	/** @var list<array{int, string, mixed}> Metas that wait: post, name and value. */
	private $untold = array();

	/** @var array<string, array<int|string, mixed>> What is going to be read of a post whose rows wait: group of the cache to value. */
	private $read = array();

	/** @var array<string, bool> Type of posts to whether their terms have an order. */
	private $is_sorted = array();

	/**
	 * To be made in the transaction in which it writes: what waited for one that was taken back is not written with it.
	 *
	 * @param New_Rows $rows Adds rows.
	 */
	public function __construct( New_Rows $rows ) {
		$this->rows = $rows;
		$rows->forget();
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
		$names = array();
		foreach ( $all as $fields ) {
			$names[] = self::name( $fields );
		}
		$this->is_sorted = array();
		$this->is_unseen = self::is_unseen( array_unique( array_column( $all, 'post_type' ) ) );

		$this->names = array() === $all ? array() : $this->rows->names( $names );
		$this->ids   = array() === $all ? array() : $this->rows->ids( array_map( 'intval', array_column( $all, 'import_id' ) ) );
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
		if ( '' === self::name( $fields ) && ! in_array( $fields['post_status'], self::NAMELESS, true ) ) {
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
		$postarr     = wp_parse_args( $unsanitized, array( 'post_author' => get_current_user_id() ) + self::DEFAULTS );
		unset( $postarr['filter'] );
		$postarr = sanitize_post( $postarr, 'db' );
		$type    = (string) $postarr['post_type'];
		$id      = (int) $postarr['import_id'];
		$data    = $this->data( $postarr, $unsanitized );

		if ( '' === $data['post_name'] && ! in_array( $data['post_status'], self::NAMELESS, true ) ) {
			// Somebody took it away.
			$data['post_name'] = wp_unique_post_slug( sanitize_title( $data['post_title'], (string) $id ), $id, $data['post_status'], $type, $data['post_parent'] );
		}
		$data['ID'] = $id;
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
		$this->read = array();
		$this->set_terms( $id, $this->terms( $postarr, $type, $data['post_status'] ), $waits );
		$this->add_metas( $id, $type, (array) ( $postarr['meta_input'] ?? array() ), $waits );
		if ( '' === $data['guid'] ) {
			$data['guid'] = (string) get_permalink( $id );
			$this->rows->change_post( $id, array( 'guid' => $data['guid'] ) );
		}
		clean_post_cache( $id );
		$this->prime( $data );
		foreach ( $waits ? $this->read : array() as $group => $value ) {
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
		$untold       = $this->untold;
		$this->untold = array();
		foreach ( $this->rows->write_waiting() as $place => $number ) {
			list( $id, $name, $value ) = $untold[ $place ];
			do_action( 'added_post_meta', $number, $id, $name, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		}
	}

	/**
	 * Says whether nobody could see that the rows of posts wait for those of others.
	 *
	 * @param string[] $types Their types.
	 */
	private static function is_unseen( array $types ): bool {
		global $wp_filter;
		// Where WordPress adds pages to a menu, it writes other posts between them.
		if ( in_array( 'page', $types, true ) && Site_State::adds_pages_to_menus() ) {
			return false;
		}
		foreach ( self::BLIND as $pattern => $own ) {
			foreach ( self::hooks( $pattern, $types ) as $hook ) {
				foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
					foreach ( array_column( $callbacks, 'function' ) as $listener ) {
						// Of this plugin's own, all look at templates alone.
						$is_ours = is_array( $listener ) && is_object( $listener[0] ) && 0 === strpos( get_class( $listener[0] ), 'Templately\\' ) && array() === array_intersect( $types, Theme_Posts::POST_TYPES );
						if ( ! $is_ours && ! in_array( $listener, $own, true ) ) {
							return false;
						}
					}
				}
			}
		}
		return true;
	}

	/**
	 * @param string   $pattern A key of BLIND.
	 * @param string[] $types   Types of posts.
	 * @return list<string> The hooks that it stands for.
	 */
	private static function hooks( string $pattern, array $types ): array {
		$hooks = array();
		foreach ( $types as $type ) {
			foreach ( self::STATUSES as $status ) {
				$hooks[] = strtr( $pattern, array( '%' => $type, '$' => $status ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
			}
		}
		return array_values( array_unique( $hooks ) );
	}

	/**
	 * @param Fields $postarr     Slashed and sanitized.
	 * @param Fields $unsanitized Slashed.
	 * @return array<string, mixed> The columns of its row, without its id.
	 *
	 * @throws Failure 500 where WordPress would write nothing.
	 */
	private function data( array $postarr, array $unsanitized ): array {
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
			$this->finish();
			wp_add_trashed_suffix_to_post_name_for_trashed_posts( $post_name, 0 );
		}
		$post_name      = $this->unique_name( $post_name, $post_status, $post_type, $post_parent );
		$post_mime_type = $postarr['post_mime_type'] ?? '';
		$data           = $this->rows->keepable( compact( 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_content_filtered', 'post_title', 'post_excerpt', 'post_status', 'post_type', 'comment_status', 'ping_status', 'post_password', 'post_name', 'to_ping', 'pinged', 'post_modified', 'post_modified_gmt', 'post_parent', 'menu_order', 'post_mime_type', 'guid' ) );
		return (array) wp_unslash( apply_filters( 'wp_insert_post_data', $data, $postarr, $unsanitized, false ) );
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * @param Fields $fields As wp_insert_post() takes them, not slashed.
	 * @return string The name that the post has by itself.
	 */
	private static function name( array $fields ): string {
		return sanitize_title( '' === (string) $fields['post_name'] ? (string) $fields['post_title'] : (string) $fields['post_name'] );
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
			$this->finish();
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

	/**
	 * Puts a post into the cache, as it would be read.
	 *
	 * @param array<string, mixed> $data Its row.
	 */
	private function prime( array $data ): void {
		$row = array( 'ID' => (string) $data['ID'] ) + array_map( 'strval', $data ) + array( 'comment_count' => '0' );
		wp_cache_set( $data['ID'], sanitize_post( (object) $row, 'raw' ), 'posts' );
	}

	/**
	 * @param Fields $postarr Slashed and sanitized.
	 * @param string $type    Type of the post.
	 * @param string $status  Its status.
	 * @return array<string, list<int|string>> Terms by taxonomy, as wp_insert_post() would set them, one call each.
	 */
	private function terms( array $postarr, string $type, string $status ): array {
		$terms = array();
		if ( is_object_in_taxonomy( $type, 'category' ) ) {
			$categories = array_filter( (array) ( $postarr['post_category'] ?? array() ) );
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
			$needs_one         = array() === $categories && ( 'post' === $type || in_array( $type, (array) apply_filters( 'default_category_post_types', array() ), true ) );
			$terms['category'] = $needs_one ? array( $this->rows->default_term( 'category' ) ) : $categories;
		}
		$given = (array) ( $postarr['tax_input'] ?? array() );
		foreach ( 'auto-draft' === $status ? array() : get_object_taxonomies( $type, 'objects' ) as $taxonomy => $about ) {
			if ( ! empty( $about->default_term ) ) {
				$given[ $taxonomy ] = array_filter( (array) ( $given[ $taxonomy ] ?? array() ) );
				$default            = $this->rows->default_term( (string) $taxonomy );
				if ( array() === $given[ $taxonomy ] && isset( $terms[ $taxonomy ] ) && array() !== $terms[ $taxonomy ] ) {
					$given[ $taxonomy ] = $terms[ $taxonomy ];
				} elseif ( array() === $given[ $taxonomy ] && $default > 0 ) {
					$given[ $taxonomy ] = array( $default );
				}
			}
		}
		foreach ( $given as $taxonomy => $of_taxonomy ) {
			$about = get_taxonomy( (string) $taxonomy );
			if ( false !== $about && current_user_can( $about->cap->assign_terms ) ) {
				$terms[ $taxonomy ] = array_filter( (array) $of_taxonomy );
			}
		}
		foreach ( $terms as $taxonomy => $of_taxonomy ) {
			$terms[ $taxonomy ] = is_taxonomy_hierarchical( (string) $taxonomy ) ? array_values( array_unique( array_map( 'intval', $of_taxonomy ) ) ) : array_values( $of_taxonomy );
		}
		return $terms;
	}

	/**
	 * Adds a new post to terms. In one statement, where nobody listens between two of them. What is in them is counted at the end of the
	 * import: a count that is not stored yet would make others wait.
	 *
	 * @param int                             $id    The post.
	 * @param array<string, list<int|string>> $terms Ids of terms that are here, by taxonomy.
	 * @param bool                            $waits Whether its rows wait for those of others.
	 */
	private function set_terms( int $id, array $terms, bool $waits ): void {
		$numbers = array();
		$here    = array();
		foreach ( $terms as $taxonomy => $of_taxonomy ) {
			$numbers[ $taxonomy ] = array();
			$here[ $taxonomy ]    = array();
			foreach ( $of_taxonomy as $term_id ) {
				$term = get_term( (int) $term_id, (string) $taxonomy );
				if ( $term instanceof WP_Term ) {
					$numbers[ $taxonomy ][] = $term->term_taxonomy_id;
					$here[ $taxonomy ][]    = $term->term_id;
				}
			}
		}
		$all         = array_values( array_unique( array_merge( array(), ...array_values( $numbers ) ) ) );
		$is_listened = false !== has_action( 'add_term_relationship' ) || false !== has_action( 'added_term_relationship' );
		if ( array() !== $all && ! $is_listened ) {
			$waits ? $this->rows->wait_with_terms( $id, $all ) : $this->rows->terms( $id, $all );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		foreach ( $numbers as $taxonomy => $of_taxonomy ) {
			foreach ( $is_listened ? array_unique( $of_taxonomy ) : array() as $number ) {
				do_action( 'add_term_relationship', $id, (string) $number, $taxonomy );
				$this->rows->terms( $id, array( $number ) );
				do_action( 'added_term_relationship', $id, (string) $number, $taxonomy );
			}
			wp_cache_delete( $id, $taxonomy . '_relationships' );
			$this->read[ $taxonomy . '_relationships' ] = array_values( array_unique( $here[ $taxonomy ] ) );
			wp_cache_set_terms_last_changed();
			do_action( 'set_object_terms', $id, $terms[ $taxonomy ], array_map( 'strval', $of_taxonomy ), $taxonomy, false, array() );
		}
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * Adds metas to a new post. In one statement, where nobody listens between two of them.
	 *
	 * @param int                  $id    The post.
	 * @param string               $type  Its type.
	 * @param array<string, mixed> $given Names and values, slashed.
	 * @param bool                 $waits Whether its rows wait for those of others.
	 */
	private function add_metas( int $id, string $type, array $given, bool $waits ): void {
		$is_listened = false !== has_action( 'add_post_meta' ) || self::is_listened( 'added_post_meta', self::METAS_CHANGED ) || false !== has_filter( 'update_post_metadata' ) || false !== has_filter( 'add_post_metadata' );
		$metas       = array();
		foreach ( $given as $name => $value ) {
			$name  = (string) wp_unslash( (string) $name );
			$clean = self::meta( $id, $type, $name, wp_unslash( $value ) );
			if ( null === $clean ) {
				continue;
			}
			$metas[] = array( $name, $clean[0] );
			if ( $is_listened ) {
				$this->write_metas( $id, $metas, $waits );
				$metas = array();
			}
		}
		if ( array() !== $metas ) {
			$this->write_metas( $id, $metas, $waits );
		}
	}

	/**
	 * @param int    $id    The post.
	 * @param string $type  Its type.
	 * @param string $name  Name of a meta.
	 * @param mixed  $value Its value.
	 * @return array{mixed}|null The value that is kept, as WordPress keeps one that it finds nothing to update of; null where somebody else has it.
	 */
	private static function meta( int $id, string $type, string $name, $value ): ?array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		$clean = sanitize_meta( $name, $value, 'post', $type );
		if ( null !== apply_filters( 'update_post_metadata', null, $id, $name, $clean, '' ) ) {
			return null;
		}
		$clean = sanitize_meta( $name, $value, 'post', $type );
		return null === apply_filters( 'add_post_metadata', null, $id, $name, $clean, false ) ? array( $clean ) : null;
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * @param int                        $id    The post.
	 * @param list<array{string, mixed}> $metas Names and values.
	 * @param bool                       $waits Whether its rows wait for those of others.
	 */
	private function write_metas( int $id, array $metas, bool $waits ): void {
		$rows = array();
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		foreach ( $metas as list( $name, $value ) ) {
			do_action( 'add_post_meta', $id, $name, $value );
			$rows[] = array( $name, (string) maybe_serialize( $value ) );
		}
		if ( $waits ) {
			foreach ( $rows as $place => list( $name, $stored ) ) {
				$this->read['post_meta'][ $name ][] = $stored;
				$this->untold[]                     = array( $id, $name, $metas[ $place ][1] );
			}
			$this->rows->wait_with_metas( $id, $rows );
			return;
		}
		$numbers = $this->rows->metas( $id, $rows );
		wp_cache_delete( $id, 'post_meta' );
		foreach ( $numbers as $place => $number ) {
			do_action( 'added_post_meta', $number, $id, $metas[ $place ][0], $metas[ $place ][1] );
		}
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * @param string $hook A hook.
	 * @param string $own  WordPress's own listener.
	 * @return bool Whether others listen too.
	 */
	private static function is_listened( string $hook, string $own ): bool {
		global $wp_filter;
		$count = 0;
		foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
			$count += count( $callbacks );
		}
		return $count > ( false === has_action( $hook, $own ) ? 0 : 1 );
	}
}
