<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Export;

use InvalidArgumentException;
use RuntimeException;
use Templately\Bundle\Bundle_Writer;
use Templately\Bundle\Refusal;
use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Template_Part_Area;
use Templately\Storage\Pack_Settings;
use Templately\Storage\Site_Styles;
use WP_Post;
use WP_Term;

/**
 * Makes a pack of this site: of all that it has, or of what is chosen with all that this names. What no pack has is named in it.
 *
 * What is chosen are kinds, of KINDS, and posts, by their ids; nothing of both is all.
 *
 * @phpstan-type Choice array{slug: string, name: string, kinds: list<string>, posts: list<int>}
 */
final class Site_Export {

	/** What can be chosen. Terms come with what is in them. */
	public const KINDS = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'menu', 'media', 'styles', 'settings' );

	/** Types of posts, in the order of a pack. */
	private const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template_part', 'wp_template', 'page', 'post' );

	/** Types that belong to a theme. */
	private const OF_THEME = array( 'wp_template', 'wp_template_part' );

	private const TAXONOMIES = array( 'category', 'post_tag', 'wp_pattern_category' );

	/** Types of pictures that a pack may have. */
	private const PICTURES = array( 'image/webp', 'image/jpeg', 'image/png', 'image/gif', 'image/avif' );

	private const STATUSES = array( 'publish', 'draft', 'private', 'pending', 'future' );

	/** Meta that comes along. */
	private const META = array( 'footnotes' );

	private const STYLES_ENTRY = 'styles.json';

	/** @var Pack_Settings */
	private $settings;

	/** @var Site_Styles */
	private $styles;

	/**
	 * @param Pack_Settings $settings The site's settings.
	 * @param Site_Styles   $styles   The user's global styles.
	 */
	public function __construct( Pack_Settings $settings, Site_Styles $styles ) {
		$this->settings = $settings;
		$this->styles   = $styles;
	}

	/**
	 * Writes a pack.
	 *
	 * @param string $file   Where it is going to lie.
	 * @param Choice $choice What comes along.
	 * @return array<string, mixed> Its manifest, without entries.
	 *
	 * @throws InvalidArgumentException For what cannot be chosen.
	 * @throws RuntimeException When it cannot be written.
	 * @throws Refusal When it would be no pack that can be read.
	 */
	public function write( string $file, array $choice ): array {
		$left_behind = new Left_Behind();
		$numbers     = new Numbers();
		$look        = new Exported_Look( $this->styles->read(), $choice['slug'], $left_behind );
		$text        = new Exported_Text( $numbers, $left_behind, $look->slugs() );
		$all         = $this->numbered( $numbers, $left_behind );
		$this->require_chosen( $choice, $all['posts'] );

		$content = array();
		foreach ( $all['posts'] as $post ) {
			$text->begin( "$post->post_type $post->post_name" );
			$document                   = $this->document( $post, $numbers, $text, $left_behind );
			$content[ $document['id'] ] = array( $document, $text->needs() );
		}
		$menus = array();
		foreach ( $all['menus'] as $menu ) {
			$text->begin( "menu $menu->name" );
			$menus[ $numbers->term( $menu->term_id ) ] = array( $this->menu( $menu, $numbers, $text, $left_behind ), $text->needs() );
		}
		$text->begin( 'styles' );
		$theme_json = $text->theme_json( $look->styles() );
		$of_styles  = $text->needs();
		$text->begin( 'settings' );
		$settings    = $this->settings( $numbers, $text, $left_behind, array_keys( $menus ) );
		$of_settings = $text->needs();

		$is_whole = array() === $choice['kinds'] && array() === $choice['posts'];
		$has      = static function ( string $kind ) use ( $choice, $is_whole ): bool {
			return $is_whole || in_array( $kind, $choice['kinds'], true );
		};
		$roots    = array_merge( $has( 'styles' ) ? $of_styles : array(), $has( 'settings' ) ? $of_settings : array() );
		foreach ( $content as $number => list( $document ) ) {
			if ( $has( $document['type'] ) || in_array( $all['ids'][ $number ], $choice['posts'], true ) ) {
				$roots[] = $number;
			}
		}
		$roots = array_merge( $roots, $has( 'menu' ) ? array_keys( $menus ) : array(), $has( 'media' ) ? array_keys( $all['media'] ) : array(), $is_whole ? array_keys( $all['terms'] ) : array() );
		$named = array();
		foreach ( $content + $menus as $number => $one ) {
			$named[ $number ] = $one[1];
		}
		foreach ( $all['terms'] as $number => $term ) {
			$named[ $number ] = array_values( array_filter( array( $term['parent'] ) ) );
		}
		$comes = self::closure( $roots, $named );

		$bundle   = new Bundle_Writer( $file );
		$manifest = array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array(
				'by'        => 'export',
				'version'   => TEMPLATELY_VERSION,
				'wordpress' => substr( (string) get_bloginfo( 'version' ), 0, 20 ),
				'locale'    => get_locale(),
			),
			'pack'     => array(
				'slug'            => $choice['slug'],
				'name'            => $choice['name'],
				'plan'            => 'free',
				'fullsite_import' => true,
			),
			'theme'    => self::theme( $left_behind ),
			'plugins'  => self::plugins( $left_behind ),
			'settings' => $has( 'settings' ) ? $settings : (object) array_intersect_key( $settings, array_flip( array( 'title', 'tagline' ) ) ),
			'terms'    => array_values( array_intersect_key( $all['terms'], $comes ) ),
			'content'  => array(),
			'menus'    => array(),
			'media'    => array(),
		);
		foreach ( array_intersect_key( $content, $comes ) as $number => list( $document, $needs ) ) {
			$entry = "content/{$document['type']}/$number.json";
			$bundle->add( $entry, (string) wp_json_encode( $document, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$manifest['content'][] = array(
				'entry' => $entry,
				'needs' => array_values( array_intersect( $needs, array_keys( $comes ) ) ),
			) + array_intersect_key( $document, array_flip( array( 'id', 'type', 'slug', 'title' ) ) );
		}
		foreach ( array_intersect_key( $menus, $comes ) as list( $menu ) ) {
			$manifest['menus'][] = $menu;
		}
		foreach ( array_intersect_key( $all['media'], $comes ) as $number => list( $medium, $path ) ) {
			$bundle->add_file( $medium['file'], $path );
			$manifest['media'][] = $medium;
		}
		if ( $has( 'styles' ) && array() !== $theme_json ) {
			$bundle->add( self::STYLES_ENTRY, (string) wp_json_encode( array( 'version' => 3 ) + $theme_json, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$manifest['styles'] = self::STYLES_ENTRY;
		}
		if ( null !== $look->look() ) {
			foreach ( $look->files() as $entry => $path ) {
				$bundle->add_file( $entry, $path );
			}
			$manifest['look'] = $look->look();
		}
		$this->note_the_rest( $left_behind );
		$manifest['left_out'] = $left_behind->parts();
		$bundle->finish( $manifest );
		return $manifest;
	}

	/**
	 * Gives everything that can come along its number.
	 *
	 * @param Numbers     $numbers     Numbers.
	 * @param Left_Behind $left_behind Notes what cannot.
	 * @return array{terms: array<int, array{id: int, taxonomy: string, slug: string, name: string, description: string, parent: int}>, media: array<int, array{array<string, mixed>, string}>, posts: list<WP_Post>, menus: list<WP_Term>, ids: array<int, int>} Ids: number to post.
	 */
	private function numbered( Numbers $numbers, Left_Behind $left_behind ): array {
		$terms = array();
		$found = get_terms(
			array(
				'taxonomy'   => array_values( array_filter( self::TAXONOMIES, 'taxonomy_exists' ) ),
				'hide_empty' => false,
				'orderby'    => 'slug',
			)
		);
		foreach ( self::parents_first( is_array( $found ) ? $found : array(), 'term_id', 'parent' ) as $term ) {
			$number           = $numbers->give_term( $term->term_id );
			$terms[ $number ] = array(
				'id'          => $number,
				'taxonomy'    => $term->taxonomy,
				'slug'        => $term->slug,
				'name'        => $term->name,
				'description' => $term->description,
				'parent'      => $numbers->term( $term->parent ),
			);
		}
		$media = array();
		foreach ( self::posts( 'attachment', array( 'inherit', 'private' ) ) as $attachment ) {
			$medium = self::medium( $attachment, $left_behind );
			if ( null !== $medium ) {
				list( $record, $path, $files ) = $medium;
				$number                        = $numbers->give_post( $attachment->ID );
				$numbers->give_files( $number, $files );
				$media[ $number ] = array(
					array(
						'id'   => $number,
						'file' => "media/$number." . strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ),
					) + $record,
					$path,
				);
			}
		}
		$posts = array();
		$ids   = array();
		foreach ( self::TYPES as $type ) {
			foreach ( self::parents_first( self::posts( $type, self::STATUSES ), 'ID', 'post_parent' ) as $post ) {
				if ( in_array( $type, self::OF_THEME, true ) && ! has_term( get_stylesheet(), 'wp_theme', $post ) ) {
					continue;
				}
				if ( '' !== $post->post_password ) {
					$left_behind->note( $post->post_title, $type, Left_Behind::PRIVATE_CONTENT );
					continue;
				}
				$ids[ $numbers->give_post( $post->ID ) ] = $post->ID;
				$posts[]                                 = $post;
			}
		}
		$menus = array_values( wp_get_nav_menus( array( 'orderby' => 'name' ) ) );
		foreach ( $menus as $menu ) {
			$numbers->give_term( $menu->term_id );
		}
		return compact( 'terms', 'media', 'posts', 'menus', 'ids' );
	}

	/**
	 * @param Choice        $choice What was chosen.
	 * @param list<WP_Post> $posts  What there is.
	 *
	 * @throws InvalidArgumentException For what cannot be chosen.
	 */
	private function require_chosen( array $choice, array $posts ): void {
		foreach ( array_diff( $choice['kinds'], self::KINDS ) as $unknown ) {
			throw new InvalidArgumentException( "There is nothing of the kind $unknown in a pack. Choose of " . implode( ', ', self::KINDS ) . '.' );
		}
		foreach ( array_diff( $choice['posts'], array_column( $posts, 'ID' ) ) as $unknown ) {
			throw new InvalidArgumentException( "There is no $unknown that a pack could have: no such page, post, template, part, navigation or pattern, or one with a password." );
		}
	}

	/**
	 * @param string       $type     Type of posts.
	 * @param list<string> $statuses Statuses.
	 * @return list<WP_Post> In the order of their names.
	 */
	private static function posts( string $type, array $statuses ): array {
		/** @var list<WP_Post> $posts */
		$posts = get_posts(
			array(
				'post_type'      => $type,
				'post_status'    => $statuses,
				'posts_per_page' => -1,
				'orderby'        => array(
					'menu_order' => 'ASC',
					'name'       => 'ASC',
					'date'       => 'ASC',
				),
			)
		);
		return $posts;
	}

	/**
	 * @template T of object
	 * @param array<T> $things Things.
	 * @param string   $id     Their member with their id.
	 * @param string   $parent That with their parent's.
	 * @return list<T> Parents before children.
	 */
	private static function parents_first( array $things, string $id, string $parent ): array {
		$by_id  = array_column( $things, null, $id );
		$sorted = array();
		$add    = static function ( object $thing ) use ( &$add, &$sorted, $by_id, $id, $parent ): void {
			if ( isset( $sorted[ $thing->$id ] ) ) {
				return;
			}
			$above = $by_id[ $thing->$parent ] ?? null;
			if ( null !== $above && $above !== $thing ) {
				$add( $above );
			}
			$sorted[ $thing->$id ] = $thing;
		};
		array_walk( $things, $add );
		/** @var list<T> $all */
		$all = array_values( $sorted );
		return $all;
	}

	/**
	 * @param WP_Post     $attachment  An attachment.
	 * @param Left_Behind $left_behind Notes what does not come along.
	 * @return array{array<string, mixed>, string, array<string, string>}|null What a manifest says of it, its file, and the files that it has in the uploads with their sizes.
	 */
	private static function medium( WP_Post $attachment, Left_Behind $left_behind ): ?array {
		if ( ! in_array( $attachment->post_mime_type, self::PICTURES, true ) ) {
			$left_behind->note( $attachment->post_title, 'media', Left_Behind::UNKNOWN_TYPE );
			return null;
		}
		$shown = (string) get_attached_file( $attachment->ID );
		$path  = (string) wp_get_original_image_path( $attachment->ID );
		$path  = is_file( $path ) ? $path : $shown;
		if ( ! is_file( $path ) ) {
			$left_behind->note( $attachment->post_title, 'media', Left_Behind::MISSING_FILE );
			return null;
		}
		$measure  = wp_getimagesize( $path );
		$metadata = (array) wp_get_attachment_metadata( $attachment->ID );
		$below    = _wp_relative_upload_path( $shown );
		$folder   = '.' === dirname( $below ) ? '' : dirname( $below ) . '/';
		$files    = array(
			$below                      => 'full',
			$folder . basename( $path ) => 'full',
		);
		foreach ( (array) ( $metadata['sizes'] ?? array() ) as $size ) {
			$files[ $folder . $size['file'] ] = "{$size['width']}x{$size['height']}";
		}
		$name = (string) preg_replace( '/[^A-Za-z0-9._-]+/', '-', sanitize_file_name( basename( $path ) ) );
		return array(
			array(
				'name'    => substr( ltrim( $name, '.' ), -100 ),
				'mime'    => $attachment->post_mime_type,
				'width'   => (int) ( $measure[0] ?? 0 ),
				'height'  => (int) ( $measure[1] ?? 0 ),
				'alt'     => (string) ( get_post_custom( $attachment->ID )['_wp_attachment_image_alt'][0] ?? '' ),
				'title'   => $attachment->post_title,
				'caption' => $attachment->post_excerpt,
			),
			$path,
			$files,
		);
	}

	/**
	 * @param WP_Post       $post        A post of any type.
	 * @param Numbers       $numbers     Numbers.
	 * @param Exported_Text $text        Makes its texts the pack's.
	 * @param Left_Behind   $left_behind Notes what does not come along.
	 * @return array<string, mixed> Its document.
	 */
	private function document( WP_Post $post, Numbers $numbers, Exported_Text $text, Left_Behind $left_behind ): array {
		$meta     = get_post_custom( $post->ID );
		$document = array(
			'id'       => $numbers->post( $post->ID ),
			'type'     => $post->post_type,
			'slug'     => urldecode( $post->post_name ),
			'title'    => $post->post_title,
			'status'   => in_array( $post->post_status, array( 'publish', 'private' ), true ) ? $post->post_status : 'draft',
			'content'  => $text->markup( $post->post_content ),
			'excerpt'  => $post->post_excerpt,
			'parent'   => $text->needed( $numbers->post( $post->post_parent ) ),
			'order'    => $post->menu_order,
			'comments' => 'open' === $post->comment_status ? 'open' : 'closed',
		);
		if ( '0000-00-00 00:00:00' !== $post->post_date ) {
			$document['date'] = $post->post_date;
		}
		$author = get_userdata( (int) $post->post_author );
		if ( 'post' === $post->post_type && false !== $author ) {
			$document['author'] = $author->display_name;
		}
		if ( in_array( $post->post_type, array( 'page', 'post' ), true ) ) {
			$document['thumbnail'] = $text->needed( $numbers->post( (int) get_post_thumbnail_id( $post ) ) );
		}
		$template = (string) get_page_template_slug( $post );
		if ( 'page' === $post->post_type && '' !== $template ) {
			$document['template'] = $template;
		}
		if ( 'post' === $post->post_type ) {
			$document['sticky'] = is_sticky( $post->ID );
			$document['format'] = (string) get_post_format( $post );
		}
		if ( 'wp_template_part' === $post->post_type ) {
			$areas            = get_the_terms( $post, 'wp_template_part_area' );
			$document['area'] = is_array( $areas ) ? Template_Part_Area::here( $areas[0]->slug ) : 'uncategorized';
		}
		$document['terms'] = array();
		foreach ( array_intersect( get_object_taxonomies( $post->post_type ), self::TAXONOMIES ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$document['terms'][] = $text->needed( $numbers->term( $term->term_id ) );
			}
		}
		sort( $document['terms'] );
		$document['meta'] = (object) array();
		foreach ( is_array( $meta ) ? $meta : array() as $key => $values ) {
			if ( in_array( $key, self::META, true ) ) {
				$document['meta']->$key = $values[0];
			} elseif ( '_' !== $key[0] ) {
				$left_behind->note( (string) $key, "$post->post_type: meta", Left_Behind::NOT_EXPORTED );
			}
		}
		return array_filter(
			$document,
			static function ( $value ): bool {
				return ! in_array( $value, array( '', 0, false, array() ), true );
			}
		) + array_intersect_key( $document, array_flip( array( 'slug', 'title' ) ) );
	}

	/**
	 * @param WP_Term       $menu        A menu.
	 * @param Numbers       $numbers     Numbers.
	 * @param Exported_Text $text        Makes its addresses the pack's.
	 * @param Left_Behind   $left_behind Notes what does not come along.
	 * @return array<string, mixed> As a manifest has it.
	 */
	private function menu( WP_Term $menu, Numbers $numbers, Exported_Text $text, Left_Behind $left_behind ): array {
		$items = array();
		foreach ( wp_get_nav_menu_items( $menu, array( 'post_status' => 'publish' ) ) ?: array() as $item ) {
			$object = 'taxonomy' === $item->type ? $numbers->term( (int) $item->object_id ) : ( 'post_type' === $item->type ? $numbers->post( (int) $item->object_id ) : 0 );
			if ( 0 === $object && 'custom' !== $item->type ) {
				$left_behind->note( $item->title, "menu $menu->name", Left_Behind::NOT_EXPORTED );
				continue;
			}
			$items[] = array(
				'id'     => $numbers->give_post( $item->ID ),
				'title'  => $item->title,
				'parent' => $numbers->post( (int) $item->menu_item_parent ),
			) + array_filter(
				array(
					'object'      => $text->needed( $object ),
					'url'         => 0 === $object ? substr( $text->addresses( $item->url ), 0, 2000 ) : '',
					'target'      => '_blank' === $item->target ? '_blank' : '',
					'classes'     => array_values( array_filter( (array) $item->classes ) ),
					'description' => $item->description,
				)
			);
		}
		return array(
			'id'    => $numbers->term( $menu->term_id ),
			'name'  => $menu->name,
			'items' => $items,
		);
	}

	/**
	 * @param Numbers       $numbers     Numbers.
	 * @param Exported_Text $text        Makes widgets the pack's.
	 * @param Left_Behind   $left_behind Notes what does not come along.
	 * @param list<int>     $menus       Numbers of the menus.
	 * @return array<string, mixed> As a manifest has them.
	 */
	private function settings( Numbers $numbers, Exported_Text $text, Left_Behind $left_behind, array $menus ): array {
		$settings = array(
			'title'   => wp_specialchars_decode( (string) $this->settings->current( 'title' ), ENT_QUOTES ),
			'tagline' => wp_specialchars_decode( (string) $this->settings->current( 'tagline' ), ENT_QUOTES ),
		);
		foreach ( array( 'logo', 'icon', 'front_page', 'posts_page' ) as $name ) {
			$number = $text->needed( $numbers->post( (int) $this->settings->current( $name ) ) );
			if ( $number > 0 ) {
				$settings[ $name ] = $number;
			}
		}
		$settings['posts_per_page'] = max( 1, min( 100, (int) $this->settings->current( 'posts_per_page' ) ) ); // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- a setting.
		foreach ( array( 'permalinks', 'comments', 'pings' ) as $name ) {
			$settings[ $name ] = (string) $this->settings->current( $name );
		}
		$mods      = array_filter(
			array(
				'background_color' => (string) get_theme_mod( 'background_color', '' ),
				'header_textcolor' => (string) get_theme_mod( 'header_textcolor', '' ),
				'custom_logo'      => $text->needed( $numbers->post( (int) get_theme_mod( 'custom_logo', 0 ) ) ),
			)
		);
		$locations = array();
		foreach ( get_nav_menu_locations() as $location => $menu ) {
			if ( in_array( $numbers->term( (int) $menu ), $menus, true ) ) {
				$locations[ $location ] = $text->needed( $numbers->term( (int) $menu ) );
			}
		}
		$sidebars = array();
		foreach ( $this->settings->sidebars() as $sidebar => $widgets ) {
			foreach ( $widgets as $name => $content ) {
				if ( null === $content ) {
					$left_behind->note( (string) $name, "sidebar $sidebar", Left_Behind::NOT_EXPORTED );
					continue;
				}
				$sidebars[ $sidebar ][] = $text->markup( $content );
			}
		}
		return $settings + array_filter(
			array(
				'theme_mods'     => $mods,
				'menu_locations' => $locations,
				'sidebars'       => $sidebars,
			)
		);
	}

	/**
	 * @param Left_Behind $left_behind Notes where it cannot be named.
	 * @return array<string, mixed>|null The active theme, as a manifest has it.
	 */
	private static function theme( Left_Behind $left_behind ): ?array {
		$theme = wp_get_theme();
		foreach ( array( $theme->get_stylesheet(), $theme->get_template() ) as $slug ) {
			if ( 1 !== preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug ) ) {
				$left_behind->note( (string) $theme->get( 'Name' ), 'theme', Left_Behind::NOT_EXPORTED );
				return null;
			}
		}
		return array(
			'slug'           => $theme->get_stylesheet(),
			'template'       => $theme->get_template(),
			'name'           => (string) $theme->get( 'Name' ),
			'version'        => substr( (string) $theme->get( 'Version' ), 0, 20 ),
			'is_block_theme' => $theme->is_block_theme(),
			'must_have'      => true,
		);
	}

	/**
	 * @param Left_Behind $left_behind Notes their settings, which do not come along.
	 * @return list<array<string, mixed>> The active plugins, as a manifest has them.
	 */
	private static function plugins( Left_Behind $left_behind ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = array();
		foreach ( get_plugins() as $file => $about ) {
			$slug = dirname( (string) $file );
			if ( ! is_plugin_active( (string) $file ) || plugin_basename( TEMPLATELY_FILE ) === $file || 1 !== preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug ) ) {
				continue;
			}
			$plugins[] = array(
				'slug'        => $slug,
				'plugin_file' => (string) $file,
				'name'        => substr( (string) $about['Name'], 0, 190 ),
				'version'     => substr( (string) $about['Version'], 0, 20 ),
				'must_have'   => false,
			);
			$left_behind->note( (string) $about['Name'], 'plugins', Left_Behind::FOREIGN_SETTING );
		}
		return $plugins;
	}

	/**
	 * Notes what no pack has.
	 *
	 * @param Left_Behind $left_behind Notes it.
	 */
	private function note_the_rest( Left_Behind $left_behind ): void {
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			if ( ! in_array( $type, array( 'page', 'post', 'attachment' ), true ) && array_sum( (array) wp_count_posts( $type ) ) > 0 ) {
				$left_behind->note( $type, 'posts', Left_Behind::UNKNOWN_TYPE );
			}
		}
		$comments = (int) wp_count_comments()->approved;
		if ( $comments > 0 ) {
			$left_behind->note( (string) $comments, 'comments', Left_Behind::NOT_EXPORTED );
		}
		if ( '' !== trim( wp_get_custom_css() ) ) {
			$left_behind->note( 'CSS', 'theme', Left_Behind::FOREIGN_SETTING );
		}
	}

	/**
	 * Returns what comes along.
	 *
	 * @param list<int>             $roots Numbers that were chosen.
	 * @param array<int, list<int>> $needs Number to what it names.
	 * @return array<int, true> Numbers.
	 */
	private static function closure( array $roots, array $needs ): array {
		$comes = array();
		while ( array() !== $roots ) {
			$number = (int) array_pop( $roots );
			if ( ! isset( $comes[ $number ] ) ) {
				$comes[ $number ] = true;
				$roots            = array_merge( $roots, $needs[ $number ] ?? array() );
			}
		}
		return $comes;
	}
}
