<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Templates;

use WP_Post;

/**
 * The theme-builder templates of this site: WordPress's own templates and template parts that were made here, and, for bodies under
 * themes without block templates and for what is made with Elementor, posts of types of their own. What marks them is their type of
 * template, in meta. And those that people made in the Site Editor, which belong to one theme and stay with it.
 */
final class Theme_Template_Store {

	/** Post type of bodies under themes that have no block templates. */
	public const OWN_TYPE = 'templately_template';

	/** Post type of what is made with Elementor: headers, footers and bodies, under every theme. */
	public const ELEMENTOR_TYPE = 'templately_elementor';

	/** What Elementor calls our templates. */
	public const DOCUMENT = 'templately';

	/** Post types that templates have. */
	public const POST_TYPES = array( 'wp_template', 'wp_template_part', self::OWN_TYPE, self::ELEMENTOR_TYPE );

	/** Templates on one page of the list. */
	public const PER_PAGE = 20;

	/** Meta that marks those that were made here, with their type. */
	public const META = '_templately_template_type';

	/** What Elementor keeps a document in: its elements as JSON. */
	public const ELEMENTS = '_elementor_data';

	/** Names of templates to the type that they are of, where that is another. */
	private const OF_SLUGS = array(
		'home'     => 'archive',
		'index'    => 'archive',
		'singular' => 'single',
	);

	/** Types of which a template of that name, or one that begins so, is one. */
	private const TYPES = array( 'front-page', 'single', 'page', '404', 'archive', 'category', 'tag', 'author', 'date', 'search', 'taxonomy' );

	/**
	 * Returns a template's type.
	 *
	 * @return string Such as 'header' or 'single-book'; '' for what shows nowhere by itself.
	 */
	public function type( int $id ): string {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, self::POST_TYPES, true ) ) {
			return '';
		}
		$type = (string) get_post_meta( $id, self::META, true );
		return '' === $type && '' !== $this->theme( $id ) ? self::type_of( $post ) : $type;
	}

	/**
	 * Returns the theme that a template of the Site Editor belongs to.
	 *
	 * @return string '' for what was made here, and goes along to every theme.
	 */
	public function theme( int $id ): string {
		$themes = '' === (string) get_post_meta( $id, self::META, true ) ? get_the_terms( $id, 'wp_theme' ) : false;
		return is_array( $themes ) && isset( $themes[0] ) ? $themes[0]->name : '';
	}

	/** @return string Its type; '' for a part that is neither header nor footer. */
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
			// Its name may have hyphens, and a term's may come after it.
			$name = (string) substr( $slug, strlen( 'taxonomy-' ) );
			while ( '' !== $name && ! taxonomy_exists( $name ) ) {
				$name = (string) substr( $name, 0, (int) strrpos( $name, '-' ) );
			}
			return '' === $name ? 'archive' : "taxonomy-$name";
		}
		// What somebody made without a place is for single pages that choose it.
		return in_array( $slug, self::TYPES, true ) ? $slug : ( in_array( $kind, self::TYPES, true ) ? $kind : 'page' );
	}

	/** Returns the builder that a template is made in. */
	public static function platform( string $post_type ): string {
		return self::ELEMENTOR_TYPE === $post_type ? 'elementor' : 'gutenberg';
	}

	/** Says whether what is kept of a document of Elementor can be read. */
	public static function is_readable( int $id ): bool {
		$kept = get_post_meta( $id, self::ELEMENTS, true );
		return '' === $kept || ( is_string( $kept ) && is_array( json_decode( $kept, true ) ) );
	}

	/**
	 * Returns what is in a template.
	 *
	 * @return string Blocks, or Elementor's elements as JSON.
	 */
	public function content( WP_Post $post ): string {
		$kept = self::ELEMENTOR_TYPE === $post->post_type ? get_post_meta( $post->ID, self::ELEMENTS, true ) : $post->post_content;
		return is_string( $kept ) ? $kept : '';
	}

	/**
	 * Makes a template.
	 *
	 * @param string $area    'header', 'footer', or '' for a body.
	 * @param bool   $is_own  Whether a body becomes a post of the own type.
	 * @return int The post; 0 where WordPress did not save it.
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
					// Else WordPress offers it in the template list of every page.
					'is_wp_suggestion' => true,
				),
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			return 0;
		}
		// Given with the post, terms are passed over where nobody is signed in, and the template would be found nowhere.
		if ( self::OWN_TYPE !== $post_type ) {
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		}
		if ( '' !== $area ) {
			wp_set_object_terms( $id, $area, 'wp_template_part_area' );
		}
		return $id;
	}

	/**
	 * Makes a template for Elementor.
	 *
	 * @param list<array<string, mixed>> $elements What is in it; none for an empty one.
	 * @return int The post; 0 where WordPress did not save it.
	 */
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
	 * Returns a page of all templates of a builder, the newest first: those that were made here, those of the Site Editor for the theme
	 * that is active, and others that have conditions.
	 *
	 * @param int    $page     Its number, from 1.
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
		// phpcs:disable WordPress.DB -- what WP_Query cannot ask for: one of several marks, of which one is a table of ours.
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

	/**
	 * Returns the templates of a theme that people made or changed in the Site Editor.
	 *
	 * @param string $theme Slug of the theme.
	 * @return array<string, string> Slug to blocks.
	 */
	public function find_site_editor_templates( string $theme ): array {
		$found = get_posts(
			array(
				'post_type'              => 'wp_template',
				'numberposts'            => 100,
				'tax_query'              => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- few templates are not ours.
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

	/**
	 * Binds all templates to another theme. WordPress's own belong to one, and vanish with it. Few statements, however many there are.
	 *
	 * @param string $theme Slug of the theme.
	 */
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
				// Rows that come and rows that go: what is changed is part of their key, and a row with another key is another one to who notes it.
				$wpdb->query( "INSERT IGNORE INTO $wpdb->term_relationships (object_id, term_taxonomy_id, term_order) VALUES (" . implode( ", $to, 0), (", $some ) . ", $to, 0)" );
				$wpdb->query( "DELETE FROM $wpdb->term_relationships WHERE term_taxonomy_id = " . (int) $from . ' AND object_id IN (' . implode( ',', $some ) . ')' );
			}
		}
		// phpcs:enable
		// With that, WordPress forgets what it found by terms.
		wp_update_term_count_now( array_map( 'intval', array_unique( array_merge( array( $to ), array_column( $bound, 'term_taxonomy_id' ) ) ) ), 'wp_theme' );
		foreach ( $bound as $row ) {
			wp_cache_delete( (int) $row['object_id'], 'wp_theme_relationships' );
		}
	}

	/** Returns a slug that no template of any theme has: templates move from theme to theme. */
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
