<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Templates;

use WP_Post;

/**
 * Reads and writes the posts of theme templates: block templates and parts made by the theme builder (marked by meta),
 * bodies for classic themes and Elementor templates (own post types), and templates made in the Site Editor, which stay
 * with their theme.
 */
final class Theme_Template_Store {

	/** Post type of bodies under classic themes. */
	public const OWN_TYPE = 'templately_template';

	/** Post type of Elementor headers, footers and bodies, under all themes. */
	public const ELEMENTOR_TYPE = 'templately_elementor';

	/** Elementor's document type. */
	public const DOCUMENT = 'templately';

	public const POST_TYPES = array( 'wp_template', 'wp_template_part', self::OWN_TYPE, self::ELEMENTOR_TYPE );

	public const PER_PAGE = 20;

	/** Post meta with the template's type. Marks templates of the theme builder. */
	public const META = '_templately_template_type';

	/** Post meta in which Elementor stores a document's elements as JSON. */
	public const ELEMENTS = '_elementor_data';

	/** Slugs of the template hierarchy to types with another name. */
	private const OF_SLUGS = array(
		'home'     => 'archive',
		'index'    => 'archive',
		'singular' => 'single',
	);

	/** Types recognised by a template's slug or its prefix. */
	private const TYPES = array( 'front-page', 'single', 'page', '404', 'archive', 'category', 'tag', 'author', 'date', 'search', 'taxonomy' );

	/** Returns a type such as 'header' or 'single-book'. '' for a post that is not a theme template. */
	public function type( int $id ): string {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, self::POST_TYPES, true ) ) {
			return '';
		}
		$type = (string) get_post_meta( $id, self::META, true );
		return '' === $type && '' !== $this->theme( $id ) ? self::type_of( $post ) : $type;
	}

	/** Returns the theme of a Site Editor template. '' for templates of the theme builder, which follow every theme switch. */
	public function theme( int $id ): string {
		$themes = '' === (string) get_post_meta( $id, self::META, true ) ? get_the_terms( $id, 'wp_theme' ) : false;
		return is_array( $themes ) && isset( $themes[0] ) ? $themes[0]->name : '';
	}

	/** Returns '' for a part that is neither header nor footer. */
	private static function type_of( WP_Post $post ): string {
		if ( 'wp_template_part' === $post->post_type ) {
			$areas = get_the_terms( $post, 'wp_template_part_area' );
			$area  = is_array( $areas ) && isset( $areas[0] ) ? $areas[0]->name : '';
			return in_array( $area, array( 'header', 'footer' ), true ) ? $area : '';
		}
		$slug = self::OF_SLUGS[ $post->post_name ] ?? $post->post_name;
		$kind = explode( '-', $slug )[0];
		foreach ( array( 'single', 'archive' ) as $of ) {
			$name = (string) substr( $slug, strlen( "$of-" ) );
			if ( $kind === $of && '' !== $name && 'post' !== $name && post_type_exists( $name ) ) {
				return "$of-$name";
			}
		}
		if ( 'taxonomy' === $kind ) {
			// The taxonomy may contain hyphens and be followed by a term.
			$name = (string) substr( $slug, strlen( 'taxonomy-' ) );
			while ( '' !== $name && ! taxonomy_exists( $name ) ) {
				$name = (string) substr( $name, 0, (int) strrpos( $name, '-' ) );
			}
			return '' === $name ? 'archive' : "taxonomy-$name";
		}
		// Custom page templates of the Site Editor are for single pages.
		return in_array( $slug, self::TYPES, true ) ? $slug : ( in_array( $kind, self::TYPES, true ) ? $kind : 'page' );
	}

	public static function platform( string $post_type ): string {
		return self::ELEMENTOR_TYPE === $post_type ? 'elementor' : 'gutenberg';
	}

	public static function is_readable( int $id ): bool {
		$kept = get_post_meta( $id, self::ELEMENTS, true );
		return '' === $kept || ( is_string( $kept ) && is_array( json_decode( $kept, true ) ) );
	}

	/** Returns block markup, or Elementor's elements as JSON. */
	public function content( WP_Post $post ): string {
		$kept = self::ELEMENTOR_TYPE === $post->post_type ? get_post_meta( $post->ID, self::ELEMENTS, true ) : $post->post_content;
		return is_string( $kept ) ? $kept : '';
	}

	/**
	 * Returns the post id. 0 on failure.
	 * @param string $area 'header', 'footer', or '' for a body.
	 * @param bool $is_own Whether to use the post type for classic themes.
	 */
	public function create( string $type, string $area, string $title, string $content, bool $is_own ): int {
		$post_type = '' !== $area ? 'wp_template_part' : ( $is_own ? self::OWN_TYPE : 'wp_template' );
		$id        = wp_insert_post(
			array(
				'post_type'    => $post_type,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( $title ),
				'post_name'    => $this->free_slug( $type ),
				'post_content' => wp_slash( $content ),
				'post_author'  => get_current_user_id(),
				'meta_input'   => array(
					self::META         => $type,
					// Prevents WordPress from offering it as a page template.
					'is_wp_suggestion' => true,
				),
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			return 0;
		}
		// Set afterwards: wp_insert_post() ignores terms without a user who may assign them.
		if ( self::OWN_TYPE !== $post_type ) {
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		}
		if ( '' !== $area ) {
			wp_set_object_terms( $id, $area, 'wp_template_part_area' );
		}
		return $id;
	}

	/** @param list<array<string, mixed>> $elements */
	public function create_document( string $type, string $title, array $elements = array() ): int {
		$id = wp_insert_post(
			array(
				'post_type'   => self::ELEMENTOR_TYPE,
				'post_status' => 'publish',
				'post_title'  => wp_slash( $title ),
				'post_name'   => $this->free_slug( $type ),
				'post_author' => get_current_user_id(),
				'meta_input'  => array(
					self::META                 => $type,
					'_elementor_edit_mode'     => 'builder',
					'_elementor_template_type' => self::DOCUMENT,
				) + ( array() === $elements ? array() : array(
					'_elementor_version' => (string) constant( 'ELEMENTOR_VERSION' ),
					self::ELEMENTS       => wp_slash( (string) wp_json_encode( $elements ) ),
				) ),
			),
			true
		);
		return is_wp_error( $id ) ? 0 : $id;
	}

	/**
	 * Returns a page of a builder's templates, the newest first: those of the theme builder, those of the Site Editor for
	 * the active theme, and others with conditions.
	 * @return array{posts: list<WP_Post>, total: int}
	 */
	public function page( string $platform, int $page ): array {
		global $wpdb;
		$of       = array_filter(
			self::POST_TYPES,
			static function ( string $type ) use ( $platform ): bool {
				return self::platform( $type ) === $platform;
			}
		);
		$types    = "'" . implode( "', '", $of ) . "'";
		$bound    = "EXISTS (SELECT 1 FROM $wpdb->term_relationships r JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN $wpdb->terms t ON t.term_id = x.term_id WHERE r.object_id = p.ID AND ";
		$theme    = $wpdb->prepare( "$bound x.taxonomy = 'wp_theme' AND t.name = %s)", get_stylesheet() ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
		$location = "(p.post_type <> 'wp_template_part' OR $bound x.taxonomy = 'wp_template_part_area' AND t.name IN ('header', 'footer')))";
		$shown    = "EXISTS (SELECT 1 FROM {$wpdb->prefix}templately_conditions c WHERE c.template_id = p.ID)";
		$from     = "FROM $wpdb->posts p WHERE p.post_type IN ($types) AND p.post_status IN ('publish', 'draft', 'pending', 'private', 'future') AND (EXISTS (SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '" . self::META . "') OR $shown OR ($theme AND $location))";
		// phpcs:disable WordPress.DB -- WP_Query cannot express these alternatives, one of which is a table of ours.
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) $from" );
		$ids   = array_map( 'intval', $wpdb->get_col( "SELECT p.ID $from ORDER BY p.ID DESC LIMIT " . self::PER_PAGE . ' OFFSET ' . self::PER_PAGE * ( $page - 1 ) ) );
		// phpcs:enable
		_prime_post_caches( $ids, false, true );
		$posts = array_values( array_filter( array_map( 'get_post', $ids ) ) );
		$by    = array();
		foreach ( $posts as $post ) {
			if ( '' === (string) get_post_meta( $post->ID, self::META, true ) ) {
				$by[] = $post->ID;
			}
		}
		if ( array() !== $by ) {
			update_object_term_cache( $by, 'wp_template_part' );
		}
		return array(
			'posts' => $posts,
			'total' => $total,
		);
	}

	/** @return array<string, string> Slug to block markup of templates edited in the Site Editor. */
	public function find_site_editor_templates( string $theme ): array {
		$found = get_posts(
			array(
				'post_type'              => 'wp_template',
				'numberposts'            => 100,
				'tax_query'              => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- few posts.
					array(
						'taxonomy' => 'wp_theme',
						'field'    => 'name',
						'terms'    => $theme,
					),
				),
				'meta_query'             => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- see above.
					array(
						'key'     => self::META,
						'compare' => 'NOT EXISTS',
					),
				),
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return array_column( $found, 'post_content', 'post_name' );
	}

	/** Assigns all templates of the theme builder to another theme, because WordPress binds block templates to one. Uses few queries. */
	public function move_to_theme( string $theme ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- WordPress has no function that moves many posts from one term to another.
		/** @var list<array{object_id: string, term_taxonomy_id: string}> $bound */
		$bound = (array) $wpdb->get_results( $wpdb->prepare( "SELECT r.object_id, r.term_taxonomy_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id AND p.post_type IN ('wp_template', 'wp_template_part') JOIN $wpdb->term_relationships r ON r.object_id = p.ID JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'wp_theme' JOIN $wpdb->terms t ON t.term_id = x.term_id AND t.name <> %s WHERE m.meta_key = %s", $theme, self::META ), ARRAY_A );
		if ( array() === $bound ) {
			return;
		}
		$term = term_exists( $theme, 'wp_theme' );
		$term = is_array( $term ) ? $term : wp_insert_term( $theme, 'wp_theme' );
		if ( is_wp_error( $term ) ) {
			return;
		}
		$to = (int) $term['term_taxonomy_id'];
		foreach ( array_unique( array_column( $bound, 'term_taxonomy_id' ) ) as $from ) {
			$ids = array();
			foreach ( $bound as $row ) {
				if ( $row['term_taxonomy_id'] === $from ) {
					$ids[] = (int) $row['object_id'];
				}
			}
			foreach ( array_chunk( $ids, 1000 ) as $some ) {
				// Insert and delete instead of updating: the column is part of the primary key, and an import's change log identifies
				// rows by it.
				$wpdb->query( "INSERT IGNORE INTO $wpdb->term_relationships (object_id, term_taxonomy_id, term_order) VALUES (" . implode( ", $to, 0), (", $some ) . ", $to, 0)" );
				$wpdb->query( "DELETE FROM $wpdb->term_relationships WHERE term_taxonomy_id = " . (int) $from . ' AND object_id IN (' . implode( ',', $some ) . ')' );
			}
		}
		// phpcs:enable
		// Also clears caches of queries by term.
		wp_update_term_count_now( array_map( 'intval', array_unique( array_merge( array( $to ), array_column( $bound, 'term_taxonomy_id' ) ) ) ), 'wp_theme' );
		foreach ( $bound as $row ) {
			wp_cache_delete( (int) $row['object_id'], 'wp_theme_relationships' );
		}
	}

	/** Returns a slug that no template uses under any theme. */
	private function free_slug( string $type ): string {
		do {
			$slug  = "templately-$type-" . bin2hex( random_bytes( 4 ) );
			$taken = get_posts(
				array(
					'post_type'   => self::POST_TYPES,
					'name'        => $slug,
					'post_status' => 'any',
					'fields'      => 'ids',
				)
			);
		} while ( array() !== $taken );
		return $slug;
	}
}
