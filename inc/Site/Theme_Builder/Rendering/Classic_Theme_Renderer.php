<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use WP_Block_Template;
use WP_Post;

/**
 * Shows templates under classic themes: a body between the theme's header and footer, and a header or footer in place of
 * the theme's element. Renders blocks before wp_head, so that their styles are enqueued.
 */
final class Classic_Theme_Renderer {

	/** Theme feature of themes that print our header and footer themselves, by the actions templately_header and templately_footer. */
	public const SUPPORT = 'templately-header-footer';

	/** Marks a position in the output of the theme's file. */
	private const MARK = '<!--templately-here-->';

	private Resolved_Templates $resolved;

	private Elementor_Renderer $elementor;

	/** @var array<string, string>|null Location to rendered HTML. */
	private ?array $html = null;

	/** @var array<string, bool> Locations whose theme file has run with ours in it. */
	private array $is_done = array();

	/** @var array<string, bool> Locations whose template part was requested and replaced. */
	private array $supplied = array();

	public function __construct( Resolved_Templates $resolved, Elementor_Renderer $elementor ) {
		$this->resolved  = $resolved;
		$this->elementor = $elementor;
	}

	/** @param array<string, int> $locations Locations that may have a template. */
	public function register( array $locations ): void {
		if ( isset( $locations['body'] ) ) {
			add_filter( 'template_include', array( $this, 'use_canvas' ), 11 );
		}
		if ( ! isset( $locations['header'] ) && ! isset( $locations['footer'] ) ) {
			return;
		}
		if ( current_theme_supports( self::SUPPORT ) ) {
			add_action( 'template_redirect', array( $this, 'hook_theme_locations' ), PHP_INT_MAX );
		} else {
			add_action( 'get_header', array( $this, 'render_header' ), 5, 2 );
			add_action( 'get_footer', array( $this, 'render_footer' ), 5, 2 );
			add_filter( 'pre_get_block_template', array( $this, 'provide_template_part' ), 10, 3 );
		}
	}

	/** Uses the canvas to show our body instead of the theme's file. */
	public function use_canvas( string $file ): string {
		if ( is_embed() ) {
			return $file;
		}
		$body   = $this->resolved->template_for( 'body' );
		$chosen = $this->resolved->request_facts()->chosen;
		// Another plugin may provide the page template chosen for the page.
		if ( null === $body && '' !== $chosen && '' === locate_template( $chosen ) && self::is_of_theme( $file ) ) {
			$body = $this->resolved->template_behind_page_choice();
		}
		if ( null === $body ) {
			return $file;
		}
		if ( Elementor_Renderer::is_elementor( $body ) ) {
			$html = $this->elementor->render_body( $body );
		} else {
			$html = self::render_body( $body['id'] );
			if ( '' === trim( wp_strip_all_tags( $html, true ) ) && 1 !== preg_match( '/<(img|video|audio|iframe|svg|form|hr)\b/i', $html ) ) {
				$html = '';
				$this->resolved->record_not_shown( 'body' );
			}
		}
		if ( '' === $html ) {
			return $file;
		}
		add_action(
			'templately_body',
			static function () use ( $html ): void {
				echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- rendered blocks, or rendered by Elementor.
			}
		);
		return __DIR__ . '/canvas.php';
	}

	private static function is_of_theme( string $file ): bool {
		foreach ( array( get_stylesheet_directory(), get_template_directory() ) as $folder ) {
			if ( 0 === strpos( wp_normalize_path( $file ), trailingslashit( wp_normalize_path( $folder ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Hooks the rendered header and footer to the actions of themes that support them. */
	public function hook_theme_locations(): void {
		foreach ( array( 'header', 'footer' ) as $location ) {
			$html = $this->part( $location );
			if ( '' !== $html ) {
				add_action(
					"templately_$location",
					static function () use ( $html ): void {
						echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- rendered blocks.
					}
				);
			}
		}
	}

	/**
	 * Prints the theme's header.php with our header in it.
	 * @param string|null $name
	 * @param array<string, mixed> $args
	 */
	public function render_header( $name = null, $args = array() ): void {
		$this->print_location( 'header', $name, $args );
	}

	/**
	 * Prints the theme's footer.php with our footer in it.
	 * @param string|null $name
	 * @param array<string, mixed> $args
	 */
	public function render_footer( $name = null, $args = array() ): void {
		$this->print_location( 'footer', $name, $args );
	}

	/**
	 * @param string|null $name
	 * @param array<string, mixed> $args
	 */
	private function print_location( string $location, $name, $args ): void {
		$own = $this->part( $location );
		if ( '' === $own || isset( $this->is_done[ $location ] ) ) {
			return;
		}
		// Ignore requests for the part before this file ran.
		unset( $this->supplied[ $location ] );
		$is_header = 'header' === $location;
		$html      = self::run_theme_file( $location, $name, $args, $is_header ? 'wp_body_open' : 'wp_footer', $is_header ? PHP_INT_MAX : PHP_INT_MIN );

		$this->is_done[ $location ] = true;
		if ( ! isset( $this->supplied[ $location ] ) ) {
			$html = ( $is_header ? Html_Region_Replacer::replace_header( $html, $own ) : Html_Region_Replacer::replace_footer( $html, $own ) ) ?? self::insert_at_edge( $location, $html, $own );
		}
		echo str_replace( self::MARK, '', $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's own file, and rendered blocks.
	}

	/** Adds ours first or last in the body if the theme has no such element. */
	private static function insert_at_edge( string $location, string $html, string $own ): string {
		$at = strpos( $html, self::MARK );
		if ( false === $at ) {
			$at = 'header' === $location ? Html_Region_Replacer::body_start( $html ) : Html_Region_Replacer::body_end( $html );
		}
		return substr( $html, 0, $at ) . $own . substr( $html, $at );
	}

	/** Provides our header or footer to themes that print template parts from PHP. */
	public function provide_template_part( ?WP_Block_Template $template, string $id, string $type ): ?WP_Block_Template {
		$area = 'wp_template_part' === $type && null === $template ? array_search( $id, array( 'header' => get_stylesheet() . '//header', 'footer' => get_stylesheet() . '//footer' ), true ) : false; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two entries.
		$post = false === $area || '' === $this->part( $area ) ? null : get_post( $this->resolved->template_for( $area )['id'] ?? 0 );
		if ( false === $area || ! $post instanceof WP_Post ) {
			return $template;
		}
		$ours = Block_Theme_Renderer::template_from_post( $post );
		// Already rendered, so that a part that includes itself ends. Empty if ours is on the page already.
		$ours->content           = isset( $this->is_done[ $area ] ) ? '' : Block_Theme_Renderer::inner_html( $this->part( $area ) );
		$this->supplied[ $area ] = true;
		return $ours;
	}

	/** Returns our header or footer, or ''. Renders both on first use, before wp_head. */
	private function part( string $location ): string {
		if ( null === $this->html ) {
			$this->html = array();
			foreach ( array( 'header', 'footer' ) as $each ) {
				$this->html[ $each ] = $this->render_part( $each );
			}
		}
		// '' while rendering, so that a part that includes itself ends.
		return $this->html[ $location ] ?? '';
	}

	/** @param string $location 'header' or 'footer'. */
	private function render_part( string $location ): string {
		$part = $this->resolved->template_for( $location );
		if ( Elementor_Renderer::is_elementor( $part ) ) {
			return $this->elementor->render_part( $part, $location, $location, 'templately-part' );
		}
		$post = null === $part ? null : get_post( $part['id'] );
		// For a part of another theme, as in previews, WordPress may print an error.
		if ( null === $part || ! $post instanceof WP_Post || ! has_term( get_stylesheet(), 'wp_theme', $post ) ) {
			return '';
		}
		$attributes = array(
			'slug'    => $part['slug'],
			'theme'   => get_stylesheet(),
			'tagName' => $location,
		);
		$html       = do_blocks( '<!-- wp:template-part ' . wp_json_encode( $attributes ) . ' /-->' );
		if ( Block_Theme_Renderer::is_blank( $html ) ) {
			$this->resolved->record_not_shown( $location );
			return '';
		}
		return $html;
	}

	/**
	 * Runs a file of the theme as WordPress would. WordPress then does not load it again.
	 * @param string|null $name
	 * @param array<string, mixed> $args
	 */
	private static function run_theme_file( string $which, $name, $args, string $hook, int $priority ): string {
		$mark = static function (): void {
			echo self::MARK; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a comment.
		};
		add_action( $hook, $mark, $priority );
		ob_start();
		locate_template( '' === (string) $name ? "$which.php" : array( "$which-$name.php", "$which.php" ), true, true, (array) $args );
		$html = (string) ob_get_clean();
		remove_action( $hook, $mark, $priority );
		return $html;
	}

	private static function render_body( int $id ): string {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || '' === trim( $post->post_content ) ) {
			return '';
		}
		// Drop the header and footer parts of a body made for a block theme. The classic theme prints its own.
		$without_parts = static function ( $html, array $block ) {
			return 'core/template-part' === $block['blockName'] && ! doing_filter( 'the_content' ) ? '' : $html;
		};
		$kept          = array( $GLOBALS['_wp_current_template_id'] ?? null, $GLOBALS['_wp_current_template_content'] ?? null );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- tells WordPress which template to render; restored below.
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//' . $post->post_name;
		$GLOBALS['_wp_current_template_content'] = $post->post_content;
		// Classic themes print their own skip link.
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		add_filter( 'pre_render_block', $without_parts, 10, 2 );
		$html = get_the_block_template_html();
		remove_filter( 'pre_render_block', $without_parts, 10 );
		list( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] ) = $kept;
		// phpcs:enable
		// Blocks may have advanced the loop.
		rewind_posts();
		return $html;
	}
}
