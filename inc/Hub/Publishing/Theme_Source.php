<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use RuntimeException;
use Throwable;
use WP_Theme;
use WP_Theme_JSON_Resolver;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of a theme.

/**
 * A block theme that becomes a pack: its patterns as WordPress evaluates them, its templates, theme.json and pack.json.
 *
 * @phpstan-type Pattern array{name: string, title: string, description: string, categories: list<string>, keywords: list<string>, block_types: list<string>, post_types: list<string>, template_types: list<string>, inserter: bool, markup: string}
 */
final class Theme_Source {

	/** Address of a file of the theme in markup. */
	public const FILE = 'theme:';

	private const HEADERS = array(
		'title'          => 'Title',
		'slug'           => 'Slug',
		'description'    => 'Description',
		'categories'     => 'Categories',
		'keywords'       => 'Keywords',
		'block_types'    => 'Block Types',
		'post_types'     => 'Post Types',
		'template_types' => 'Template Types',
		'inserter'       => 'Inserter',
	);

	public string $slug;

	public string $folder;

	public WP_Theme $theme;

	/** @var array<string, mixed> */
	public array $pack = array();

	/** @var array<string, mixed> With the parent theme's, without origins of presets. */
	public array $theme_json;

	/** @var list<array{title: string, slug: string, blockTypes: list<string>, styles: array<string, mixed>}> Block style variations. */
	public array $block_styles = array();

	/** @var array<string, Pattern> By name, without the theme's slug. */
	public array $patterns = array();

	/** @var array<string, string> Markup by slug. */
	public array $templates;

	/** @var array<string, string> Markup by slug. */
	public array $parts;

	/** @var list<string> Sentences about patterns that cannot be read. */
	public array $warnings = array();

	/**
	 * Reads a theme, which is the active theme of this process from then on.
	 * @param string $theme Slug of an installed theme, or a folder.
	 * @throws RuntimeException If it is no block theme.
	 */
	public function __construct( string $theme ) {
		$folder       = is_file( "$theme/style.css" ) ? (string) realpath( $theme ) : get_theme_root( $theme ) . "/$theme";
		$this->folder = $folder;
		$this->slug   = basename( $folder );
		$this->theme  = new WP_Theme( $this->slug, dirname( $folder ) );
		if ( ! is_file( "$folder/style.css" ) || ! $this->theme->is_block_theme() ) {
			throw new RuntimeException( "$theme is no block theme: it needs style.css and templates/index.html." );
		}
		$this->activate();
		if ( is_file( "$folder/pack.json" ) ) {
			$this->pack = $this->json( 'pack.json' );
		}
		$this->theme_json = WP_Theme_JSON_Resolver::get_theme_data()->get_data();
		foreach ( $this->files( 'styles', 'json' ) as $file ) {
			$style = $this->json( $file );
			if ( isset( $style['blockTypes'], $style['slug'] ) ) {
				$this->block_styles[] = array(
					'title'      => (string) ( $style['title'] ?? $style['slug'] ),
					'slug'       => (string) $style['slug'],
					'blockTypes' => $style['blockTypes'],
					'styles'     => $style['styles'] ?? array(),
				);
				foreach ( $style['blockTypes'] as $type ) {
					unset( $this->theme_json['styles']['blocks'][ $type ]['variations'][ $style['slug'] ] );
				}
			}
		}
		$this->theme_json['styles'] = self::without_empty( $this->theme_json['styles'] ?? array() );
		$this->templates            = $this->markups( 'templates' );
		$this->parts                = $this->markups( 'parts' );
		foreach ( $this->files( 'patterns', 'php' ) as $file ) {
			$this->add_pattern( $file );
		}
	}

	public function name(): string {
		return html_entity_decode( (string) $this->theme->get( 'Name' ), ENT_QUOTES, 'UTF-8' );
	}

	/** Returns the path of a file that markup names, below the folder of the theme or its parent; '' if it is missing. */
	public function path( string $file ): string {
		foreach ( array( $this->folder, get_template_directory() ) as $folder ) {
			$path = realpath( "$folder/$file" );
			if ( false !== $path && 0 === strpos( $path, realpath( $folder ) . '/' ) ) {
				return $path;
			}
		}
		return '';
	}

	/** @return list<string> Paths below the theme's folder, sorted. */
	public function files( string $folder, string $ending ): array {
		$paths = array();
		foreach ( array_merge( (array) glob( "$this->folder/$folder/*.$ending", GLOB_BRACE ), (array) glob( "$this->folder/$folder/*/*.$ending", GLOB_BRACE ) ) as $path ) {
			$paths[] = substr( (string) $path, strlen( $this->folder ) + 1 );
		}
		sort( $paths, SORT_STRING );
		return $paths;
	}

	/**
	 * @param array<int|string, mixed> $styles
	 * @return array<int|string, mixed>
	 */
	private static function without_empty( array $styles ): array {
		foreach ( $styles as $name => $value ) {
			$styles[ $name ] = is_array( $value ) ? self::without_empty( $value ) : $value;
			if ( array() === $styles[ $name ] ) {
				unset( $styles[ $name ] );
			}
		}
		return $styles;
	}

	private function activate(): void {
		$root    = dirname( $this->folder );
		$options = array(
			'stylesheet'      => $this->slug,
			'template'        => $this->theme->get_template(),
			'stylesheet_root' => $root,
			'template_root'   => is_dir( "$root/{$this->theme->get_template()}" ) ? $root : get_theme_root( $this->theme->get_template() ),
		);
		register_theme_directory( $root );
		foreach ( $options as $name => $value ) {
			add_filter(
				"pre_option_$name",
				static function () use ( $value ): string {
					return $value;
				}
			);
		}
		switch_to_locale( 'en_US' );
		wp_set_template_globals();
		wp_clean_theme_json_cache();
	}

	/** @return array<string, mixed> */
	private function json( string $file ): array {
		$value = json_decode( (string) file_get_contents( "$this->folder/$file" ), true );
		if ( ! is_array( $value ) ) {
			throw new RuntimeException( "$file of $this->slug is no JSON." );
		}
		return $value;
	}

	/** @return array<string, string> Markup by name. */
	private function markups( string $folder ): array {
		$markups = array();
		foreach ( $this->files( $folder, 'html' ) as $file ) {
			$markups[ substr( $file, strlen( $folder ) + 1, -5 ) ] = $this->localised( (string) file_get_contents( "$this->folder/$file" ) );
		}
		return $markups;
	}

	private function add_pattern( string $file ): void {
		/** @var array<string, string> $headers */
		$headers = get_file_data( "$this->folder/$file", self::HEADERS );
		$name    = (string) preg_replace( '#^.*/#', '', $headers['slug'] );
		$list    = static function ( string $header ) use ( $headers ): array {
			return array_values( array_filter( array_map( 'trim', explode( ',', $headers[ $header ] ) ) ) );
		};
		try {
			$markup = self::evaluate( "$this->folder/$file" );
		} catch ( Throwable $fault ) {
			$this->warnings[] = "The pattern $name is left out: {$fault->getMessage()}";
			return;
		}
		$this->patterns[ $name ] = array(
			'name'           => $name,
			'title'          => $headers['title'],
			'description'    => $headers['description'],
			'categories'     => $list( 'categories' ),
			'keywords'       => $list( 'keywords' ),
			'block_types'    => $list( 'block_types' ),
			'post_types'     => $list( 'post_types' ),
			'template_types' => $list( 'template_types' ),
			'inserter'       => ! in_array( strtolower( $headers['inserter'] ), array( 'no', 'false' ), true ),
			'markup'         => $this->localised( $markup ),
		);
	}

	/** @throws Throwable What the pattern throws. */
	private static function evaluate( string $file ): string {
		$level = ob_get_level();
		ob_start();
		try {
			include $file;
			return (string) ob_get_contents();
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	/** Replaces addresses of the theme's files, and of this site. */
	private function localised( string $markup ): string {
		$themes = array( get_stylesheet_directory_uri() . '/', get_template_directory_uri() . '/' );
		$home   = preg_quote( untrailingslashit( home_url() ), '~' );
		return (string) preg_replace( "~(\"|')$home(?=/|\\1)/?~", '$1/', str_replace( $themes, self::FILE, trim( $markup ) ) );
	}
}
