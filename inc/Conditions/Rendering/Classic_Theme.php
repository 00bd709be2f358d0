<?php

declare( strict_types=1 );

namespace Templately\Conditions\Rendering;

use WP_Block_Template;
use WP_Post;

/**
 * Shows templates under themes that are made of PHP files: a body between the theme's own header and footer, and a header or footer in
 * the place of that one element of the theme's file. Blocks are rendered before the head of the page, which has to know their styles.
 */
final class Classic_Theme {

	/** Stands for a place in the page while the theme's file is running. */
	private const MARK = '<!--templately-here-->';

	/** @var Winners */
	private $winners;

	/** @var array<string, string> Location to what is shown there. */
	private $html = array();

	/** @var array<string, bool> Location to whether the theme's file has the element that ours takes the place of. */
	private $found = array();

	/**
	 * @param Winners $winners What shows on this page.
	 */
	public function __construct( Winners $winners ) {
		$this->winners = $winners;
	}

	/**
	 * Hooks it in for one page.
	 *
	 * @param array<string, int> $locations Locations in which something may show.
	 */
	public function register( array $locations ): void {
		if ( isset( $locations['body'] ) ) {
			add_filter( 'template_include', array( $this, 'take_body' ), 11 );
		}
		if ( isset( $locations['header'] ) || isset( $locations['footer'] ) ) {
			add_action( 'get_header', array( $this, 'take_header' ), 5, 2 );
			add_action( 'get_footer', array( $this, 'take_footer' ), 5, 2 );
			add_filter( 'pre_get_block_template', array( $this, 'supply_part' ), 10, 3 );
		}
	}

	/**
	 * Has the canvas show our body instead of the theme's file.
	 *
	 * @param string $file The theme's file.
	 * @return string That, or the canvas.
	 */
	public function take_body( string $file ): string {
		if ( is_embed() ) {
			return $file;
		}
		$body   = $this->winners->in( 'body' );
		$chosen = $this->winners->facts()->chosen;
		if ( null === $body && '' !== $chosen && '' === locate_template( $chosen ) ) {
			$body = $this->winners->behind_choice();
		}
		$html = null === $body ? '' : self::render_body( $body['id'] );
		if ( '' === trim( wp_strip_all_tags( $html, true ) ) && 1 !== preg_match( '/<(img|video|audio|iframe|svg|form|hr)\b/i', $html ) ) {
			return $file;
		}
		add_action(
			'templately_body',
			static function () use ( $html ): void {
				echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- rendered blocks.
			}
		);
		return __DIR__ . '/canvas.php';
	}

	/**
	 * Runs the theme's header.php, and prints it with our header in it.
	 *
	 * @param string|null          $name Name of the header that the theme asks for.
	 * @param array<string, mixed> $args What it is given.
	 */
	public function take_header( $name = null, $args = array() ): void {
		$this->render_parts();
		$own = $this->html['header'];
		if ( '' === $own || isset( $this->found['header'] ) ) {
			return;
		}
		$html = self::run( 'header', $name, $args, 'wp_body_open', PHP_INT_MAX );
		$cut  = Cut::header( $html, $own );

		$this->found['header'] = null !== $cut;
		if ( null === $cut ) {
			// No such element: ours comes first in the page, and nothing of theirs is lost.
			$at  = strpos( $html, self::MARK );
			$at  = false === $at ? Cut::beginning_of_body( $html ) : $at;
			$cut = substr( $html, 0, $at ) . $own . substr( $html, $at );
		}
		echo str_replace( self::MARK, '', $cut ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's own file, and rendered blocks.
	}

	/**
	 * Runs the theme's footer.php, and prints it with our footer in it.
	 *
	 * @param string|null          $name Name of the footer that the theme asks for.
	 * @param array<string, mixed> $args What it is given.
	 */
	public function take_footer( $name = null, $args = array() ): void {
		$this->render_parts();
		$own = $this->html['footer'];
		if ( '' === $own || isset( $this->found['footer'] ) ) {
			return;
		}
		$html = self::run( 'footer', $name, $args, 'wp_footer', PHP_INT_MIN );
		$cut  = Cut::footer( $html, $own );

		$this->found['footer'] = null !== $cut;
		if ( null === $cut ) {
			$at  = strpos( $html, self::MARK );
			$at  = false === $at ? Cut::end_of_body( $html ) : $at;
			$cut = substr( $html, 0, $at ) . $own . substr( $html, $at );
		}
		echo str_replace( self::MARK, '', $cut ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's own file, and rendered blocks.
	}

	/**
	 * Supplies our header or footer to themes that print template parts from their PHP files.
	 *
	 * @param WP_Block_Template|null $template What somebody else supplied.
	 * @param string                 $id       Theme and slug of the part that is asked for.
	 * @param string                 $type     'wp_template' or 'wp_template_part'.
	 */
	public function supply_part( ?WP_Block_Template $template, string $id, string $type ): ?WP_Block_Template {
		$area = 'wp_template_part' === $type && null === $template ? array_search( $id, array( 'header' => get_stylesheet() . '//header', 'footer' => get_stylesheet() . '//footer' ), true ) : false; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- the two of them.
		$part = false === $area ? null : $this->winners->in( $area );
		$post = null === $part ? null : get_post( $part['id'] );
		return $post instanceof WP_Post && '' !== trim( $post->post_content ) ? Block_Theme::template( $post ) : $template;
	}

	/** Renders header and footer, once, before the head of the page. */
	private function render_parts(): void {
		foreach ( array( 'header', 'footer' ) as $location ) {
			if ( isset( $this->html[ $location ] ) ) {
				continue;
			}
			$part = $this->winners->in( $location );

			$this->html[ $location ] = '';
			if ( null !== $part ) {
				$attributes = array(
					'slug'    => $part['slug'],
					'theme'   => get_stylesheet(),
					'tagName' => $location,
				);
				$post       = get_post( $part['id'] );
				$html       = do_blocks( '<!-- wp:template-part ' . wp_json_encode( $attributes ) . ' /-->' );
				// What belongs to another theme, as in a preview of one, is told by a sentence where faults are shown.
				$this->html[ $location ] = $post instanceof WP_Post && has_term( get_stylesheet(), 'wp_theme', $post ) ? $html : '';
			}
		}
	}

	/**
	 * Runs a file of the theme as WordPress would, which then finds that it was run already.
	 *
	 * @param string               $which    'header' or 'footer'.
	 * @param string|null          $name     Name of the file that the theme asks for.
	 * @param array<string, mixed> $args     What it is given.
	 * @param string               $hook     Hook within it where ours would come if nothing else says so.
	 * @param int                  $priority Priority there.
	 * @return string What it printed.
	 */
	private static function run( string $which, $name, $args, string $hook, int $priority ): string {
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

	/**
	 * @param int $id A body.
	 * @return string It, as HTML.
	 */
	private static function render_body( int $id ): string {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || '' === trim( $post->post_content ) ) {
			return '';
		}
		// A body that was made for a block theme brings parts of that; this theme brings its own.
		$without_parts = static function ( $html, array $block ) {
			return 'core/template-part' === $block['blockName'] && ! doing_filter( 'the_content' ) ? '' : $html;
		};
		$kept          = array( $GLOBALS['_wp_current_template_id'] ?? null, $GLOBALS['_wp_current_template_content'] ?? null );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- how WordPress is told which template to render; put back below.
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//' . $post->post_name;
		$GLOBALS['_wp_current_template_content'] = $post->post_content;
		// The theme's own header has such a link.
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		add_filter( 'pre_render_block', $without_parts, 10, 2 );
		$html = get_the_block_template_html();
		remove_filter( 'pre_render_block', $without_parts, 10 );
		list( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] ) = $kept;
		// phpcs:enable
		rewind_posts();
		return $html;
	}
}
