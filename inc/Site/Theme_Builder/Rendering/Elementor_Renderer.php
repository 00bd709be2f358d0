<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use Elementor\Plugin;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Throwable;

/**
 * Renders templates made with Elementor before wp_head, so that their styles are enqueued. If that fails, the theme's
 * own part shows.
 * @phpstan-import-type Winner from Resolved_Templates
 */
final class Elementor_Renderer {

	/** Priority at which Elementor enqueues its styles. */
	private const STYLES = 20;

	/** Limits how often a document is rendered within another one, and the nesting restored after an error. */
	private const MAX_DEPTH = 50;

	private Resolved_Templates $resolved;

	/** @var array<int, string> Template to HTML. '' while rendering, or if empty. */
	private array $html = array();

	public function __construct( Resolved_Templates $resolved ) {
		$this->resolved = $resolved;
	}

	/**
	 * @param Winner|null $template
	 * @phpstan-assert-if-true =Winner $template
	 */
	public static function is_elementor( ?array $template ): bool {
		return null !== $template && Theme_Template_Store::ELEMENTOR_TYPE === $template['type'];
	}

	/**
	 * Renders a header or footer. '' if the theme's own must show.
	 * @param Winner $template
	 */
	public function render_part( array $template, string $location, string $tag, string $class ): string {
		$html = $this->draw( $template, $location );
		return '' === $html ? '' : "<$tag class=\"" . esc_attr( $class ) . "\">$html</$tag>";
	}

	/**
	 * Renders a body. '' if the theme's own must show.
	 * @param Winner $template
	 */
	public function render_body( array $template ): string {
		if ( is_singular() && have_posts() ) {
			// Widgets use the post of the loop.
			the_post();
		}
		$html = $this->draw( $template, 'body' );
		rewind_posts();
		return $html;
	}

	/** @param Winner $template */
	private function draw( array $template, string $location ): string {
		$id = $template['id'];
		if ( ! isset( $this->html[ $id ] ) ) {
			$this->html[ $id ]  = '';
			list( $html, $why ) = Elementor_Plugin::is_active() ? self::drawn( $id ) : array( '', Resolution::NO_ELEMENTOR );
			if ( '' === $why ) {
				$this->html[ $id ] = $html;
				/** Elementor's hook: registers the document as part of the page. */
				do_action( 'elementor/post/render', $id ); // phpcs:ignore WordPress.NamingConventions -- Elementor's.
				add_action( 'wp_enqueue_scripts', array( Plugin::$instance->frontend, 'enqueue_styles' ), self::STYLES );
			} else {
				$this->resolved->record_not_shown( $location, $why );
			}
		}
		return $this->html[ $id ];
	}

	/** @return array{string, string} HTML, and a constant of Resolution if there is none. */
	private static function drawn( int $id ): array {
		$elementor = Plugin::$instance;
		$buffers   = ob_get_level();
		$before    = $elementor->documents->get_current();
		$open      = array();
		$times     = array();
		$enter     = static function ( $elements, $document ) use ( &$open, &$times ) {
			$times[ $document ] = ( $times[ $document ] ?? 0 ) + 1;
			if ( in_array( (int) $document, $open, true ) || $times[ $document ] > self::MAX_DEPTH ) {
				// A document that includes itself renders nothing there.
				return array();
			}
			if ( array() !== $elements ) {
				$open[] = (int) $document;
			}
			return $elements;
		};
		$leave     = static function ( $html ) use ( &$open ) {
			array_pop( $open );
			return $html;
		};
		add_filter( 'elementor/frontend/builder_content_data', $enter, PHP_INT_MAX, 2 );
		add_filter( 'elementor/frontend/the_content', $leave, PHP_INT_MAX );
		// Elementor caches for a day which registered assets a document adds. So all must be registered, and none enqueued by
		// another document.
		$elementor->frontend->register_styles();
		$elementor->frontend->register_scripts();
		$queued = array( wp_styles()->queue, wp_scripts()->queue );

		wp_styles()->queue  = array();
		wp_scripts()->queue = array();
		try {
			$html = Theme_Template_Store::is_readable( $id ) ? (string) $elementor->frontend->get_builder_content_for_display( $id ) : null;
		} catch ( Throwable $fault ) {
			$html = null;
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
			$depth = 0;
			while ( $depth++ < self::MAX_DEPTH && $elementor->documents->get_current() !== $before ) {
				$elementor->documents->restore_document();
			}
		} finally {
			remove_filter( 'elementor/frontend/builder_content_data', $enter, PHP_INT_MAX );
			remove_filter( 'elementor/frontend/the_content', $leave, PHP_INT_MAX );
			wp_styles()->queue  = array_values( array_unique( array_merge( $queued[0], wp_styles()->queue ) ) );
			wp_scripts()->queue = array_values( array_unique( array_merge( $queued[1], wp_scripts()->queue ) ) );
		}
		if ( null === $html ) {
			return array( '', Resolution::BROKEN );
		}
		return self::is_blank( $html ) ? array( '', Resolution::GAVE_WAY ) : array( $html, '' );
	}

	/** Checks whether nothing is visible. Missing widgets leave empty containers. */
	private static function is_blank( string $html ): bool {
		return '' === trim( wp_strip_all_tags( $html, true ) ) && 1 !== preg_match( '/<(img|video|audio|iframe|svg|form|hr|input|canvas)\b|\belementor-widget-(?!container\b|shortcode\b|templately-page-part\b)\w|background_background/i', $html );
	}
}
