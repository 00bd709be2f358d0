<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use WP_Post;
use WP_Query;

/** Reads and writes the posts of saved templates: unsynced patterns and Elementor's library. */
final class Template_Store {

	public const PATTERN = 'wp_block';
	public const LIBRARY = 'elementor_library';

	/** Excludes drafts and the trash. */
	private const STATUSES = array( 'publish', 'private' );

	/** WordPress's post meta for a pattern's sync status. */
	private const SYNC     = 'wp_pattern_sync_status';
	private const UNSYNCED = 'unsynced';

	private const DATA     = '_elementor_data';
	private const TYPE     = '_elementor_template_type';
	private const SETTINGS = '_elementor_page_settings';

	/** This plugin's post meta: type of a pattern, its file in the cloud, and the library item it was created from. */
	private const KIND   = '_templately_type';
	private const PUSHED = '_templately_pushed';
	private const ITEM   = '_templately_item';

	/**
	 * @param callable( WP_Post ): bool $may_read Private templates are neither listed nor counted unless it returns true.
	 * @return array{posts: list<WP_Post>, total: int} Page of templates, the most recently changed first.
	 */
	public function page( string $post_type, string $search, int $page, int $per_page, callable $may_read ): array {
		$args = array(
			'post_type'              => $post_type,
			's'                      => $search,
			'search_columns'         => array( 'post_title' ),
			'update_post_term_cache' => false,
			'suppress_filters'       => true,
		);
		if ( self::PATTERN === $post_type ) {
			$args['meta_key']   = self::SYNC; // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- only patterns have this key.
			$args['meta_value'] = self::UNSYNCED; // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- see above.
		}
		// Published templates are visible to all users of the list; private ones are checked one by one.
		$private = self::posts(
			new WP_Query(
				array(
					'post_status'    => 'private',
					'posts_per_page' => -1,
				) + $args
			)
		);
		$hidden  = array();
		foreach ( $private as $post ) {
			if ( ! $may_read( $post ) ) {
				$hidden[] = $post->ID;
			}
		}
		$query = new WP_Query(
			array(
				'post_status'    => self::STATUSES,
				'post__not_in'   => $hidden, // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- few posts.
				'posts_per_page' => $per_page,
				'paged'          => $page,
				'orderby'        => array(
					'modified' => 'DESC',
					'ID'       => 'DESC',
				),
			) + $args
		);
		return array(
			'posts' => self::posts( $query ),
			'total' => (int) $query->found_posts,
		);
	}

	/** @return list<WP_Post> */
	private static function posts( WP_Query $query ): array {
		$posts = array();
		foreach ( (array) $query->posts as $post ) {
			if ( $post instanceof WP_Post ) {
				$posts[] = $post;
			}
		}
		return $posts;
	}

	/** Returns null if the post is not a saved template. */
	public function get( int $id ): ?WP_Post {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_status, self::STATUSES, true ) ) {
			return null;
		}
		$is_template = self::LIBRARY === $post->post_type || ( self::PATTERN === $post->post_type && self::UNSYNCED === get_post_meta( $id, self::SYNC, true ) );
		return $is_template ? $post : null;
	}

	/** Returns a template's type, such as 'section' or 'header'. For Elementor's templates, its own name. */
	public function type( WP_Post $post ): string {
		$type = get_post_meta( $post->ID, self::LIBRARY === $post->post_type ? self::TYPE : self::KIND, true );
		return is_string( $type ) && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,39}$/D', $type ) ? $type : 'section';
	}

	/** Returns serialized blocks, or Elementor's tree as JSON. */
	public function content( WP_Post $post ): string {
		if ( self::LIBRARY !== $post->post_type ) {
			return $post->post_content;
		}
		$tree = get_post_meta( $post->ID, self::DATA, true );
		return is_string( $tree ) && '' !== trim( $tree ) ? trim( $tree ) : '[]';
	}

	/** @return array<string, mixed> Page settings of an Elementor template. */
	public function settings( WP_Post $post ): array {
		$settings = get_post_meta( $post->ID, self::SETTINGS, true );
		return is_array( $settings ) ? $settings : array();
	}

	/** Returns the post id. 0 on failure. */
	public function add_pattern( string $title, string $content, string $type ): int {
		return $this->add(
			self::PATTERN,
			$title,
			$content,
			array(
				self::SYNC => self::UNSYNCED,
				self::KIND => $type,
			)
		);
	}

	/**
	 * Returns the post id. 0 on failure.
	 * @param array<string, mixed> $settings
	 */
	public function add_elementor_template( string $title, string $tree, string $type, array $settings ): int {
		$id = $this->add(
			self::LIBRARY,
			$title,
			'',
			array(
				self::DATA             => $tree,
				self::TYPE             => $type,
				self::SETTINGS         => $settings,
				'_elementor_edit_mode' => 'builder',
			)
		);
		if ( $id > 0 && taxonomy_exists( 'elementor_library_type' ) ) {
			wp_set_object_terms( $id, $type, 'elementor_library_type' );
		}
		return $id;
	}

	public function rename( int $id, string $title ): bool {
		return 0 !== wp_update_post(
			array(
				'ID'         => $id,
				'post_title' => wp_slash( $title ),
			)
		);
	}

	public function is_uploaded( WP_Post $post ): bool {
		return (int) get_post_meta( $post->ID, self::PUSHED, true ) > 0;
	}

	public function mark_uploaded( int $id, int $file_id ): void {
		update_post_meta( $id, self::PUSHED, $file_id );
	}

	public function is_of_library( WP_Post $post ): bool {
		return (int) get_post_meta( $post->ID, self::ITEM, true ) > 0;
	}

	public function set_library_item( int $id, int $item_id ): void {
		update_post_meta( $id, self::ITEM, $item_id );
	}

	/** @param array<string, mixed> $meta */
	private function add( string $post_type, string $title, string $content, array $meta ): int {
		return wp_insert_post(
			array(
				'post_type'    => $post_type,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( $title ),
				'post_content' => wp_slash( $content ),
				'meta_input'   => wp_slash( $meta ),
			)
		);
	}
}
