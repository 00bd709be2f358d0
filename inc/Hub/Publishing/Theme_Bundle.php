<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use RuntimeException;
use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Bundle\Bundle_Writer;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Bundle\Manifest;
use WP_Block_Type_Registry;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of a theme.

/**
 * Writes the bundle of a block theme. packages/starter-catalogue/src/bundle.ts writes the same for the plugin's own packs.
 *
 * @phpstan-import-type Pattern from Theme_Source
 */
final class Theme_Bundle {

	private const EXTENSIONS = array(
		'image/webp' => 'webp',
		'image/avif' => 'avif',
		'image/png'  => 'png',
		'image/jpeg' => 'jpg',
		'image/gif'  => 'gif',
	);

	/** Objects after the images begin here, if there are fewer images. */
	private const MENUS = Manifest::FIRST_NUMBER + 99;

	private const NAVIGATION = '#<!-- wp:navigation (?:\{(.*?)\} )?-->\s*(.*?)\s*<!-- /wp:navigation -->#s';

	private Theme_Source $source;

	private Theme_Look $look;

	private Bundle_Writer $bundle;

	private int $next;

	/** @var array<string, array{int, string}> Number and name of each image by file of the theme. */
	private array $images = array();

	/** @var array<string, int> Numbers by name. */
	private array $pages = array();

	/** @var array<string, int> Numbers by slug. */
	private array $terms = array();

	/** @var array<string, int> Numbers of templates and parts by slug. */
	private array $parts = array();

	/** @var list<array{id: int, slug: string, title: string, markup: string}> */
	private array $menus = array();

	/** @var list<array<string, mixed>> As a manifest has them. */
	private array $content = array();

	/** @var list<string> */
	private array $warnings = array();

	public function __construct( Theme_Source $source ) {
		$this->source = $source;
		$this->look   = new Theme_Look( $source );
	}

	/**
	 * @return array{items: int, objects: int, warnings: list<string>} Counts, and sentences about what is left out.
	 * @throws RuntimeException When the file cannot be written.
	 * @throws Invalid_Bundle
	 */
	public function write( string $file ): array {
		$source       = $this->source;
		$pack         = $source->pack;
		$this->bundle = new Bundle_Writer( $file );
		$media        = $this->media();
		$this->next   = max( self::MENUS, Manifest::FIRST_NUMBER + count( $this->images ) );
		$templates    = $this->templates();
		$this->terms  = $this->numbered( array_column( $pack['terms'] ?? array(), 'slug' ) );
		$this->pages  = $this->numbered( $this->ordered( array( self::class, 'is_page' ), $pack['order'] ?? array() ) );
		$posts        = $this->ordered(
			static function ( array $pattern ): bool {
				return 0 === strpos( $pattern['name'], 'post-' ) && in_array( 'post', $pattern['post_types'], true );
			},
			array_map(
				static function ( string $name ): string {
					return "post-$name";
				},
				array_map( 'strval', array_keys( $pack['posts'] ?? array() ) )
			)
		);
		$posts        = $this->numbered( $posts );
		$this->parts  = $this->numbered( array_map( 'strval', array_keys( $templates ) ) );
		$items        = $this->items( $templates );
		if ( array() === $items && array() === $this->pages ) {
			throw new Invalid_Bundle( implode( "\n", array_merge( $this->warnings, array( "The theme $source->slug has no patterns in its folder patterns/ that people can insert." ) ) ) );
		}
		if ( array() !== $this->pages ) {
			$this->add_site( $templates, $posts );
		}
		foreach ( $this->look->files() as $entry => $path ) {
			$this->bundle->add_file( $entry, $path );
		}
		$this->bundle->finish( $this->manifest( $items, $media ) );
		return array(
			'items'    => count( $items ),
			'objects'  => count( $this->content ),
			'warnings' => array_values( array_unique( array_merge( $source->warnings, $this->look->warnings, $this->warnings ) ) ),
		);
	}

	/**
	 * @param array<string, array{title: string, area: string, markup: string, said: array<string, mixed>}> $templates
	 * @param array<string, int> $posts Numbers by name.
	 */
	private function add_site( array $templates, array $posts ): void {
		$source = $this->source;
		foreach ( $this->menus as $menu ) {
			$this->add_object( $menu['id'], 'wp_navigation', $menu['slug'], $menu['title'], $this->menu_links( $menu['markup'] ) );
		}
		foreach ( $templates as $name => $template ) {
			$this->add_object( $this->parts[ $name ], '' === $template['area'] ? 'wp_template' : 'wp_template_part', (string) $name, $template['title'], $this->for_site( $template['markup'] ), array_filter( array( 'area' => $template['area'] ) ) );
		}
		foreach ( $this->pages as $name => $number ) {
			$this->add_object( $number, 'page', (string) $name, (string) ( $source->pack['items'][ $name ]['title'] ?? $source->patterns[ $name ]['title'] ), $this->for_site( $source->patterns[ $name ]['markup'] ) );
		}
		foreach ( $posts as $name => $number ) {
			$this->add_post( (string) $name, $number );
		}
		$this->bundle->add( 'styles.json', self::json( $this->look->global_styles() ) );
	}

	/** @param Pattern $pattern */
	private static function is_page( array $pattern ): bool {
		return in_array( 'core/post-content', $pattern['block_types'], true ) && ( array() === $pattern['post_types'] || in_array( 'page', $pattern['post_types'], true ) );
	}

	/** @param Pattern $pattern */
	private static function is_block( array $pattern ): bool {
		return $pattern['inserter'] && ! in_array( 'core/post-content', $pattern['block_types'], true ) && ! self::is_template( $pattern );
	}

	/**
	 * @param callable(Pattern): bool $is
	 * @param list<string>            $order
	 * @return list<string> Names of patterns. Those that the order lacks come last.
	 */
	private function ordered( callable $is, array $order ): array {
		$names = array_map( 'strval', array_keys( array_filter( $this->source->patterns, $is ) ) );
		return array_values( array_unique( array_merge( array_intersect( $order, $names ), $names ) ) );
	}

	/**
	 * @param list<string> $names
	 * @return array<string, int>
	 */
	private function numbered( array $names ): array {
		$numbers = array();
		foreach ( $names as $name ) {
			$numbers[ $name ] = $this->next++;
		}
		return $numbers;
	}

	/** @return list<array<string, mixed>> As a manifest has them. */
	private function media(): array {
		$source = $this->source;
		$files  = array();
		foreach ( array_keys( $source->pack['images'] ?? array() ) as $name ) {
			$files[] = "assets/images/$name";
		}
		$files = array_merge( $files, $source->files( 'assets/images', '{webp,avif,png,jpg,jpeg,gif}' ) );
		$all   = implode( "\n", array_merge( array_column( $source->patterns, 'markup' ), $source->templates, $source->parts ) );
		preg_match_all( '~' . Theme_Source::FILE . '([A-Za-z0-9._/-]+)~', $all, $found );
		$media = array();
		$names = array();
		foreach ( array_unique( array_merge( $files, $found[1] ) ) as $file ) {
			$path = $source->path( $file );
			$mime = '' === $path ? '' : (string) wp_get_image_mime( $path );
			if ( ! isset( self::EXTENSIONS[ $mime ] ) ) {
				continue;
			}
			$name = basename( $file );
			if ( 'image/' . str_replace( 'jpg', 'jpeg', strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) ) !== $mime ) {
				$name = pathinfo( $name, PATHINFO_FILENAME ) . '.' . self::EXTENSIONS[ $mime ];
			}
			$name = isset( $names[ $name ] ) ? str_replace( '/', '-', $file ) : $name;
			$size = (array) wp_getimagesize( $path );

			$names[ $name ]        = true;
			$this->images[ $file ] = array( Manifest::FIRST_NUMBER + count( $media ), $name );
			$this->bundle->add_file( "media/$name", $path );
			$media[] = array(
				'id'     => $this->images[ $file ][0],
				'file'   => "media/$name",
				'name'   => $name,
				'mime'   => $mime,
				'width'  => (int) ( $size[0] ?? 0 ),
				'height' => (int) ( $size[1] ?? 0 ),
				'alt'    => (string) ( $source->pack['images'][ $name ]['alt'] ?? '' ),
				'sizes'  => $this->smaller_sizes( $path, $name ),
			);
		}
		return $media;
	}

	/** @return list<array{file: string, width: int, height: int}> WordPress's own sizes, added to the bundle. */
	private function smaller_sizes( string $path, string $name ): array {
		$wanted = array();
		foreach ( array( 150, 300, 768, 1024, 1536, 2048 ) as $size ) {
			$wanted[ "s$size" ] = array(
				'width'  => $size,
				'height' => 768 === $size ? 0 : $size,
				'crop'   => 150 === $size,
			);
		}
		$sizes  = array();
		$folder = get_temp_dir() . wp_unique_id( 'templately-sizes-' );
		wp_mkdir_p( $folder );
		copy( $path, "$folder/$name" );
		$editor = wp_get_image_editor( "$folder/$name" );
		foreach ( is_wp_error( $editor ) ? array() : $editor->multi_resize( $wanted ) as $size ) {
			if ( pathinfo( $size['file'], PATHINFO_EXTENSION ) !== pathinfo( $name, PATHINFO_EXTENSION ) ) {
				continue;
			}
			$this->bundle->add( "media/{$size['file']}", (string) file_get_contents( "$folder/{$size['file']}" ) );
			$sizes[] = array(
				'file'   => "media/{$size['file']}",
				'width'  => (int) $size['width'],
				'height' => (int) $size['height'],
			);
		}
		array_map( 'unlink', glob( "$folder/*" ) ?: array() );
		rmdir( $folder );
		return $sizes;
	}

	/** @return array<string, array{title: string, area: string, markup: string, said: array<string, mixed>}> Templates and parts by slug; parts have an area. */
	private function templates(): array {
		$source    = $this->source;
		$said      = array_column( $source->pack['templates'] ?? array(), null, 'slug' );
		$info      = array_column( $source->theme_json['templateParts'] ?? array(), null, 'name' );
		$all       = $source->parts + $source->templates;
		$templates = array();
		foreach ( array_intersect_key( $said, $all ) + $all as $name => $ignored ) {
			$title  = (string) ( $said[ $name ]['name'] ?? $info[ $name ]['title'] ?? $name );
			$area   = isset( $source->parts[ $name ] ) ? (string) ( $info[ $name ]['area'] ?? 'uncategorized' ) : '';
			$markup = (string) preg_replace_callback(
				self::NAVIGATION,
				function ( array $found ) use ( $name, $title, $area ): string {
					$id            = $this->next++;
					$this->menus[] = array(
						'id'     => $id,
						'slug'   => $this->source->slug . ( array() === $this->menus ? '' : "-$name" ) . '-navigation',
						'title'  => 'header' === $area ? 'Header' : $title,
						'markup' => $found[2],
					);
					return "<!-- wp:navigation {\"ref\":$id" . ( '' === $found[1] ? '' : ",$found[1]" ) . '} /-->';
				},
				(string) $all[ $name ]
			);
			$markup = (string) preg_replace( '/"theme":"[^"]*",?/', '', $markup );

			$templates[ $name ] = array(
				'title'  => $title,
				'area'   => $area,
				'markup' => str_replace( '"this-theme",}', '"this-theme"}', (string) preg_replace( '/<!-- wp:template-part \{("slug":"[a-z0-9-]+"),?/', '<!-- wp:template-part {$1,"theme":"this-theme",', $markup ) ),
				'said'   => $said[ $name ] ?? array(),
			);
		}
		return $templates;
	}

	/**
	 * @param array<string, array{title: string, area: string, markup: string, said: array<string, mixed>}> $templates
	 * @return list<array<string, mixed>> As a manifest has them.
	 */
	private function items( array $templates ): array {
		$pack  = $this->source->pack;
		$items = array();
		foreach ( array(
			'pages'     => 'is_page',
			'sections'  => 'is_block',
			'templates' => 'is_template',
		) as $type => $is ) {
			foreach ( $this->ordered( array( self::class, $is ), $pack['order'] ?? array() ) as $name ) {
				$pattern = $this->source->patterns[ $name ];
				$said    = $pack['items'][ $name ] ?? array();
				$kind    = 'templates' === $type ? (string) preg_replace( '#^core/template-part/#', '', ( $pattern['template_types'] ? $pattern['template_types'] : $pattern['block_types'] )[0] ) : ( $pattern['categories'][0] ?? $type );
				$items[] = $this->item(
					$name,
					$pattern['markup'],
					array(
						'name'          => $pattern['title'],
						'type'          => $type,
						'plan'          => $said['plan'] ?? 'free',
						'price'         => $said['price'] ?? 0,
						'description'   => self::html( $pattern['description'] ),
						'template_type' => $said['kind'] ?? self::term( $kind ),
						'tags'          => $pattern['keywords'],
						'screenshots'   => $this->screenshots( array( $name ) ),
						'thumbnail'     => $this->picture( "$name.webp" ),
						'object'        => $this->pages[ $name ] ?? null,
					)
				);
			}
		}
		foreach ( $templates as $name => $template ) {
			if ( isset( $template['said']['kind'], $template['said']['picture'] ) ) {
				$items[] = $this->item(
					"template-$name",
					$template['markup'],
					array(
						'name'          => $template['title'],
						'type'          => 'templates',
						'plan'          => $pack['plan'] ?? 'free',
						'price'         => $pack['price'] ?? 0,
						'description'   => '',
						'template_type' => $template['said']['kind'],
						'tags'          => array(),
						'screenshots'   => array(),
						'thumbnail'     => $this->picture( "{$template['said']['picture']}.webp" ),
					)
				);
			}
		}
		return array_values( array_filter( $items ) );
	}

	/** @param Pattern $pattern */
	private static function is_template( array $pattern ): bool {
		return $pattern['inserter'] && ( array() !== $pattern['template_types'] || 0 === strpos( $pattern['block_types'][0] ?? '', 'core/template-part/' ) );
	}

	/**
	 * @param array<string, mixed> $about
	 * @return array<string, mixed>|null Null if it is left out.
	 */
	private function item( string $name, string $markup, array $about ): ?array {
		$slug  = $this->source->slug;
		$front = $this->source->pack['site']['front_page'] ?? 'home';
		try {
			$markup = Theme_Markup::inline_patterns( $markup, $this->source->patterns );
			$markup = Theme_Markup::link_pages(
				Theme_Markup::number_images( $markup, array( $this, 'image' ) ),
				function ( string $page ) use ( $slug, $front, $name ): string {
					$page = '' === $page ? $front : $page;
					return 0 === $this->page( $page, $name ) ? '#' : "https://pages.templately.invalid/$slug-$page/";
				}
			);
			$blocks = Block_Markup::split( $this->look->state_text_styles( $this->look->resolve( $markup, $name ) ) );
			$types  = $this->require_valid( $blocks, $name );
		} catch ( RuntimeException $fault ) {
			$this->warnings[] = "$name is left out: {$fault->getMessage()}";
			return null;
		}
		$entry = "documents/$slug-$name.json";
		$this->bundle->add(
			$entry,
			self::json(
				array(
					'blocks'      => $blocks,
					'block_types' => $types,
				)
			)
		);
		return array( 'slug' => "$slug-$name" ) + array_filter(
			$about,
			static function ( $value ): bool {
				return null !== $value;
			}
		) + array(
			'categories'    => $this->source->pack['categories'] ?? array(),
			'dependencies'  => array(),
			'document'      => $entry,
			'page_settings' => array( 'template' => '' ),
		);
	}

	/**
	 * @param list<string> $blocks
	 * @return list<string> Types of all blocks.
	 * @throws RuntimeException If they cannot be published.
	 */
	private function require_valid( array $blocks, string $name ): array {
		$markup = implode( "\n\n", $blocks );
		$types  = Block_Markup::block_types( $markup );
		foreach ( $types as $type ) {
			if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $type ) ) {
				throw new RuntimeException( "the block $type is unknown." );
			}
		}
		$loading = (string) preg_replace( '~<!-- wp:(?:social-link|navigation-link|navigation-submenu) .*?-->~s', '', $markup );
		if ( 1 === preg_match( '~(?:src=|"url":|url\()["\']?https?://(?!(?:media|pages)\.templately\.invalid/)[^"\')\s]+~', $loading, $found ) ) {
			throw new RuntimeException( "it loads $found[0]." );
		}
		( new Design_Validator() )->validate_blocks( $blocks, $name );
		return $types;
	}

	/**
	 * @return array{int, string} Number and name of an image.
	 * @throws RuntimeException For a file that is missing or no image.
	 */
	public function image( string $file ): array {
		if ( ! isset( $this->images[ $file ] ) ) {
			throw new RuntimeException( "$file is missing, or no AVIF, GIF, JPEG, PNG or WebP image." );
		}
		return $this->images[ $file ];
	}

	/** @return int 0 for no page of the pack, with a warning. */
	private function page( string $name, string $where ): int {
		if ( ! isset( $this->pages[ $name ] ) ) {
			$this->warnings[] = "$where links to /$name/, which is no page of the pack.";
		}
		return $this->pages[ $name ] ?? 0;
	}

	private function for_site( string $markup ): string {
		try {
			$markup = $this->look->resolve( Theme_Markup::inline_patterns( $markup, $this->source->patterns ), 'A template' );
			$markup = Theme_Markup::number_images( Theme_Markup::rename_presets( $markup, $this->look->prefixed() ), array( $this, 'image' ), 'full/' );
		} catch ( RuntimeException $fault ) {
			$this->warnings[] = $fault->getMessage();
			return '';
		}
		return Theme_Markup::link_pages(
			$markup,
			function ( string $page ): string {
				$number = $this->page( '' === $page ? $this->source->pack['site']['front_page'] ?? 'home' : $page, 'A template' );
				return 0 === $number ? '#' : "https://pages.templately.invalid/$number/";
			}
		);
	}

	private function menu_links( string $markup ): string {
		return (string) preg_replace_callback(
			'#\{"label":("[^"]*"),"url":"/([a-z0-9-]*)/?","kind":"custom"\}#',
			function ( array $found ): string {
				$number = $this->page( '' === $found[2] ? $this->source->pack['site']['front_page'] ?? 'home' : $found[2], 'A menu' );
				return 0 === $number ? $found[0] : "{\"label\":$found[1],\"type\":\"page\",\"id\":$number,\"url\":\"https://pages.templately.invalid/$number/\",\"kind\":\"post-type\"}";
			},
			$markup
		);
	}

	private function add_post( string $name, int $number ): void {
		$pattern = $this->source->patterns[ $name ];
		$path    = substr( $name, strlen( 'post-' ) );
		$said    = $this->source->pack['posts'][ $path ] ?? array();
		$terms   = array_intersect_key( $this->terms, array_flip( $said['terms'] ?? array() ) );
		$this->add_object(
			$number,
			'post',
			$path,
			$pattern['title'],
			$this->for_site( $pattern['markup'] ),
			array_filter(
				array(
					'excerpt'   => $pattern['description'],
					'date'      => ( $said['date'] ?? '2026-01-01' ) . ' 10:00:00',
					'terms'     => array_values( $terms ),
					'thumbnail' => isset( $said['image'] ) ? $this->image( "assets/images/{$said['image']}" )[0] : 0,
				)
			)
		);
	}

	/** @param array<string, mixed> $more */
	private function add_object( int $id, string $type, string $slug, string $title, string $content, array $more = array() ): void {
		$object = array(
			'id'    => $id,
			'type'  => $type,
			'slug'  => $slug,
			'title' => $title,
		);
		$entry  = "content/$type/$slug.json";
		$this->bundle->add(
			$entry,
			self::json(
				$object + array(
					'status'  => 'publish',
					'content' => $content,
				) + $more
			)
		);
		preg_match_all( '~https://media\.templately\.invalid/(\d+)/|"ref":(\d+)~', $content, $found );
		preg_match_all( '/wp:template-part \{"slug":"([a-z0-9-]+)"/', $content, $parts );
		$needs = array_merge( array_map( 'intval', array_filter( array_merge( $found[1], $found[2] ) ) ), array_values( array_intersect_key( $this->parts, array_flip( $parts[1] ) ) ), $more['terms'] ?? array(), array_filter( array( $more['thumbnail'] ?? 0 ) ) );
		$needs = array_values( array_unique( $needs ) );
		sort( $needs );
		$this->content[] = $object + array(
			'entry' => $entry,
			'needs' => $needs,
		) + ( 'post' === $type ? array( 'sample' => true ) : array() );
	}

	/**
	 * @param list<array<string, mixed>> $items
	 * @param list<array<string, mixed>> $media
	 * @return array<string, mixed>
	 */
	private function manifest( array $items, array $media ): array {
		$source   = $this->source;
		$pack     = $source->pack;
		$site     = $pack['site'] ?? array();
		$settings = array(
			'title'      => $site['title'] ?? $source->name(),
			'tagline'    => $site['tagline'] ?? '',
			'front_page' => $this->pages[ $site['front_page'] ?? 'home' ] ?? null,
			'posts_page' => $this->pages[ $site['posts_page'] ?? '' ] ?? null,
		);
		if ( isset( $site['logo'] ) ) {
			$logo             = "assets/images/{$site['logo']}";
			$settings['logo'] = $this->images[ $logo ][0] ?? null;
			if ( null === $settings['logo'] ) {
				$this->warnings[] = "site.logo of pack.json: $logo is missing, or no AVIF, GIF, JPEG, PNG or WebP image.";
			}
		}
		if ( isset( $site['posts_per_page'] ) ) {
			$settings['posts_per_page'] = $site['posts_per_page']; // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- a setting.
		}
		$look = $this->look->look();
		foreach ( $look['presets']->color ?? array() as $color ) {
			// The form of the import offers plain colors only.
			if ( 1 !== preg_match( '/^#[0-9a-f]{3,8}$/Di', $color['value'] ) ) {
				continue;
			}
			$settings['colours'][] = array(
				'id'    => "$source->slug-{$color['slug']}",
				'name'  => $color['name'],
				'value' => $color['value'],
			);
		}
		$terms = array();
		foreach ( $pack['terms'] ?? array() as $term ) {
			$terms[] = array( 'id' => $this->terms[ $term['slug'] ] ) + $term;
		}
		$faces = array(
			'thumbnail'  => $this->picture( 'face-1.webp' ),
			'thumbnail2' => $this->picture( 'face-2.webp' ),
			'thumbnail3' => $this->picture( 'face-3.webp' ),
		);
		return array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array(
				'by'        => 'person',
				'version'   => TEMPLATELY_VERSION,
				'wordpress' => substr( (string) get_bloginfo( 'version' ), 0, 20 ),
				'locale'    => 'en_US',
			),
			'pack'     => array(
				'slug'            => $source->slug,
				'name'            => $source->name(),
				'plan'            => $pack['plan'] ?? 'free',
				'price'           => $pack['price'] ?? 0,
				'description'     => self::html( (string) $source->theme->get( 'Description' ) ),
				'categories'      => $pack['categories'] ?? array(),
				'tags'            => $pack['tags'] ?? array(),
				'dependencies'    => array(),
				'fullsite_import' => array() !== $this->pages,
				'has_settings'    => array() !== $this->pages,
				'live_url'        => $pack['live_url'] ?? '',
				'banner'          => '',
				'screenshots'     => $this->screenshots( array_map( 'strval', array_keys( $this->pages ) ) ),
				'downloads'       => 0,
			) + $faces,
			'look'     => $look,
			'items'    => $items,
			'media'    => $media,
		) + ( array() === $this->pages ? array() : array(
			'theme'    => array(
				'slug'           => 'twentytwentyfour',
				'template'       => 'twentytwentyfour',
				'name'           => 'Twenty Twenty-Four',
				'version'        => '1.6',
				'is_block_theme' => true,
				'must_have'      => true,
			),
			'plugins'  => array(),
			'settings' => array_filter(
				$settings,
				static function ( $value ): bool {
					return null !== $value;
				}
			),
			'styles'   => 'styles.json',
			'terms'    => $terms,
			'content'  => $this->content,
		) );
	}

	/** @return string Entry of a thumbnail of the theme; '' for none. */
	private function picture( string $name ): string {
		$path = $this->source->path( "thumbnails/$name" );
		if ( '' === $path ) {
			return '';
		}
		$this->bundle->add_file( "thumbnails/{$this->source->slug}-$name", $path );
		return "thumbnails/{$this->source->slug}-$name";
	}

	/**
	 * @param list<string> $names
	 * @return list<array<string, mixed>> Of those that have one.
	 */
	private function screenshots( array $names ): array {
		$screenshots = array();
		foreach ( $names as $name ) {
			$file = $this->picture( "$name-full.webp" );
			if ( '' !== $file ) {
				$size          = wp_getimagesize( $this->source->path( "thumbnails/$name-full.webp" ) ) ?: array( 0, 0 );
				$screenshots[] = array(
					'file'   => $file,
					'width'  => (int) $size[0],
					'height' => (int) $size[1],
					'alt'    => (string) ( $this->source->pack['items'][ $name ]['alt'] ?? '' ),
				);
			}
		}
		return $screenshots;
	}

	/** @return array{slug: string, name: string} */
	private static function term( string $slug ): array {
		// Themes prefix their own categories, such as twentytwentyfive_page.
		$slug = sanitize_title( str_replace( '_', '-', (string) preg_replace( '/^' . preg_quote( get_stylesheet(), '/' ) . '[_-]/', '', $slug ) ) );
		return array(
			'slug' => $slug,
			'name' => ucfirst( str_replace( '-', ' ', $slug ) ),
		);
	}

	private static function html( string $text ): string {
		$text = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES, 'UTF-8' );
		return '<p>' . str_replace( array( '&', '<' ), array( '&amp;', '&lt;' ), $text ) . '</p>';
	}

	/** @param array<mixed> $value */
	private static function json( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
