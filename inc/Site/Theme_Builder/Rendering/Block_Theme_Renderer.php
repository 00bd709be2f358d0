<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use Templately\Site\Theme_Builder\Conditions\Resolution;
use WP_Block_Template;
use WP_Post;

/** Shows templates under block themes: adds the body to WordPress's template hierarchy, and replaces the theme's header and footer parts. */
final class Block_Theme_Renderer {

	/** Template hierarchies to extend. Embeds keep their own template. */
	private const HIERARCHIES = array( '404', 'archive', 'attachment', 'author', 'category', 'date', 'frontpage', 'home', 'index', 'page', 'privacypolicy', 'search', 'single', 'singular', 'tag', 'taxonomy' );

	private const PART = 'core/template-part';

	/** Placeholder for an Elementor body while WordPress renders the page. */
	public const MARK = '<!--templately-body-->';

	private Resolved_Templates $resolved;

	private Elementor_Renderer $elementor;

	/** @var list<array{source: array<string, mixed>, swapped: string}> Parts being rendered, the outermost first. */
	private array $parts = array();

	/** Above 0 while a part is rendered whose nested parts must not be replaced. */
	private int $kept_depth = 0;

	/** @var array<string, true> Locations that the page has a part for. */
	private array $found_parts = array();

	/** Whether the part just rendered does not exist. */
	private bool $is_missing = false;

	public function __construct( Resolved_Templates $resolved, Elementor_Renderer $elementor ) {
		$this->resolved  = $resolved;
		$this->elementor = $elementor;
	}

	/** @param array<string, int> $locations Locations that may have a template. */
	public function register( array $locations ): void {
		if ( isset( $locations['body'] ) ) {
			foreach ( self::HIERARCHIES as $type ) {
				add_filter( "{$type}_template_hierarchy", array( $this, 'prepend_template' ), PHP_INT_MAX );
			}
			add_filter( 'get_block_templates', array( $this, 'add_template' ), 10, 3 );
			add_filter( 'template_include', array( $this, 'use_elementor_canvas' ), 12 );
		}
		add_filter( 'pre_render_block', array( $this, 'render_elementor_part' ), PHP_INT_MAX, 2 );
		// All blocks are rendered before wp_head.
		add_action( 'wp_head', array( $this, 'record_missing_parts' ), 0 );
		add_filter( 'render_block_data', array( $this, 'replace_part' ), PHP_INT_MAX );
		add_filter( 'render_block_' . self::PART, array( $this, 'fall_back_to_theme_part' ), PHP_INT_MAX );
		add_action(
			'render_block_core_template_part_none',
			function (): void {
				$this->is_missing = true;
			}
		);
	}

	/**
	 * Adds the body to the template hierarchy: first, or after the page template chosen for the page if that beats it.
	 * @param string[] $templates File names, the best first.
	 * @return string[]
	 */
	public function prepend_template( array $templates ): array {
		$body   = $this->resolved->template_for( 'body' );
		$behind = $this->resolved->template_behind_page_choice();
		if ( Elementor_Renderer::is_elementor( $body ) || Elementor_Renderer::is_elementor( $behind ) ) {
			// WordPress cannot find Elementor bodies. use_elementor_canvas() renders them.
			return $templates;
		}
		if ( null !== $body ) {
			// With the suffix, because a folder may have the same name. Only once, because WordPress uses the last occurrence.
			$own = "{$body['slug']}.php";
			return array_merge( array( $own ), array_values( array_diff( $templates, array( $own ) ) ) );
		}
		$at = null === $behind ? false : array_search( $this->resolved->request_facts()->chosen, $templates, true );
		if ( null !== $behind && false !== $at ) {
			array_splice( $templates, (int) $at + 1, 0, array( "{$behind['slug']}.php" ) );
		}
		return $templates;
	}

	/**
	 * Adds the body if WordPress does not find it because it belongs to another theme, as in theme previews.
	 * @param WP_Block_Template[] $found
	 * @param array<string, mixed> $query
	 * @return WP_Block_Template[]
	 */
	public function add_template( array $found, array $query, string $type ): array {
		$slugs = 'wp_template' === $type ? (array) ( $query['slug__in'] ?? array() ) : array();
		if ( array() === $slugs ) {
			return $found;
		}
		$body = $this->resolved->template_for( 'body' ) ?? $this->resolved->template_behind_page_choice();
		if ( null === $body || Elementor_Renderer::is_elementor( $body ) || ! in_array( $body['slug'], $slugs, true ) || in_array( $body['slug'], array_column( $found, 'slug' ), true ) ) {
			return $found;
		}
		$post = get_post( $body['id'] );
		if ( $post instanceof WP_Post ) {
			$found[] = self::template_from_post( $post );
		}
		return $found;
	}

	/** Uses the canvas to show an Elementor body between the theme's header and footer. */
	public function use_elementor_canvas( string $file ): string {
		if ( is_embed() ) {
			return $file;
		}
		$body = $this->resolved->template_for( 'body' );
		// The page template chosen for the page wins if it exists, in the theme or in a plugin.
		if ( null === $body && ABSPATH . WPINC . '/template-canvas.php' === $file && get_stylesheet() . '//' . $this->resolved->request_facts()->chosen !== ( $GLOBALS['_wp_current_template_id'] ?? '' ) ) {
			$body = $this->resolved->template_behind_page_choice();
		}
		$html = Elementor_Renderer::is_elementor( $body ) ? $this->elementor->render_body( $body ) : '';
		if ( ! Elementor_Renderer::is_elementor( $body ) || '' === $html ) {
			return $file;
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- how WordPress is told which template to render.
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//' . $body['slug'];
		$GLOBALS['_wp_current_template_content'] = Theme_Header_Footer::wrap( '<!-- wp:html --><main>' . self::MARK . '</main><!-- /wp:html -->' );
		// phpcs:enable
		add_action(
			'templately_body',
			static function () use ( $html ): void {
				echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- rendered by Elementor.
			}
		);
		return __DIR__ . '/block-canvas.php';
	}

	/**
	 * Renders our Elementor header or footer instead of the theme's part.
	 * @param string|null $html Another filter's result.
	 * @param array<string, mixed> $block A parsed block.
	 */
	public function render_elementor_part( ?string $html, array $block ): ?string {
		if ( null !== $html || self::PART !== ( $block['blockName'] ?? '' ) || $this->kept_depth > 0 || doing_filter( 'the_content' ) ) {
			return $html;
		}
		$attributes = (array) $block['attrs'];
		$area       = self::part_area( $attributes );
		$part       = self::is_ours( $area ) ? $this->resolved->template_for( $area ) : null;

		$this->found_parts[ $area ] = true;
		if ( ! Elementor_Renderer::is_elementor( $part ) ) {
			return $html;
		}
		++$this->kept_depth;
		$own = $this->elementor->render_part( $part, $area, $area, 'wp-block-template-part' );
		--$this->kept_depth;
		return '' === $own ? $html : $own;
	}

	/** Records headers and footers that could not show because the page's template has no such part. */
	public function record_missing_parts(): void {
		foreach ( array( 'header', 'footer' ) as $location ) {
			if ( ! isset( $this->found_parts[ $location ] ) && null !== $this->resolved->template_for( $location ) ) {
				$this->resolved->record_not_shown( $location, Resolution::NO_PART );
			}
		}
	}

	/**
	 * Replaces the theme's header or footer part before it is rendered, except inside our own parts and post content.
	 * @param array<string, mixed> $block A parsed block.
	 * @return array<string, mixed>
	 */
	public function replace_part( array $block ): array {
		if ( self::PART !== ( $block['blockName'] ?? '' ) ) {
			return $block;
		}
		$stylesheet = get_stylesheet();
		if ( ( $block['attrs']['theme'] ?? $stylesheet ) !== $stylesheet ) {
			// A part of another theme would render nothing.
			$block['attrs']['theme'] = $stylesheet;
		}
		$part          = 0 === $this->kept_depth && ! doing_filter( 'the_content' ) ? $this->part_for( (array) $block['attrs'] ) : null;
		$this->parts[] = array(
			'source'  => $block,
			'swapped' => null === $part ? '' : self::part_area( (array) $block['attrs'] ),
		);
		if ( null !== $part ) {
			++$this->kept_depth;
			$block['attrs']['slug']  = $part['slug'];
			$block['attrs']['theme'] = $stylesheet;
		}
		$this->is_missing = false;
		return $block;
	}

	/** Renders the theme's own part if ours is empty. */
	public function fall_back_to_theme_part( string $html ): string {
		$part = array_pop( $this->parts );
		if ( null === $part || '' === $part['swapped'] ) {
			return $html;
		}
		if ( $this->is_missing || self::is_blank( $html ) ) {
			$this->resolved->record_not_shown( $part['swapped'] );
			$html = render_block( $part['source'] );
		}
		--$this->kept_depth;
		return $html;
	}

	/** @param string $html A rendered part with its wrapper. */
	public static function is_blank( string $html ): bool {
		return '' === trim( self::inner_html( $html ) );
	}

	/** Returns a rendered part without its wrapper. */
	public static function inner_html( string $html ): string {
		return (string) preg_replace( '#^\s*<(\w+)[^>]*>(.*)</\1>\s*$#s', '$2', $html );
	}

	public static function template_from_post( WP_Post $post ): WP_Block_Template {
		$template                 = new WP_Block_Template();
		$template->wp_id          = $post->ID;
		$template->id             = get_stylesheet() . '//' . $post->post_name;
		$template->theme          = get_stylesheet();
		$template->slug           = $post->post_name;
		$template->type           = 'wp_template_part' === $post->post_type ? 'wp_template_part' : 'wp_template';
		$template->title          = $post->post_title;
		$template->content        = $post->post_content;
		$template->status         = $post->post_status;
		$template->source         = 'custom';
		$template->has_theme_file = false;
		$template->is_custom      = true;
		return $template;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of a template part.
	 * @return array{id: int, slug: string, type: string}|null Part to show instead. null if it is not replaced.
	 */
	private function part_for( array $attributes ): ?array {
		$area = self::part_area( $attributes );
		$part = self::is_ours( $area ) ? $this->resolved->template_for( $area ) : null;
		return Elementor_Renderer::is_elementor( $part ) ? null : $part;
	}

	private static function is_ours( string $area ): bool {
		return in_array( $area, array( 'header', 'footer' ), true );
	}

	/**
	 * Returns the area of a template part: 'header', 'footer' or another.
	 * @param array<string, mixed> $attributes Attributes of a template part.
	 */
	public static function part_area( array $attributes ): string {
		$slug = (string) ( $attributes['slug'] ?? '' );
		$area = (string) ( $attributes['area'] ?? wp_get_theme_data_template_parts()[ $slug ]['area'] ?? '' );
		if ( '' !== $area || '' === $slug ) {
			return $area;
		}
		if ( in_array( $slug, array( 'header', 'footer' ), true ) ) {
			return $slug;
		}
		$part = get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' );
		return null === $part ? '' : (string) $part->area;
	}
}
