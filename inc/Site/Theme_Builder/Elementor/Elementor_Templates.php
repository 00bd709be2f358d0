<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Elementor;

use Elementor\Core\Base\Document;
use Elementor\Core\Documents_Manager;
use Elementor\Elements_Manager;
use Elementor\Widgets_Manager;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/** Integrates theme templates made with Elementor. Their post type is registered even without Elementor, so that nothing is lost. */
final class Elementor_Templates {

	/** Category of our widgets in Elementor's panel. */
	public const CATEGORY = 'templately';

	/** Returns what prevents rendering, as far as known beforehand: a constant of Resolution, or ''. */
	public static function render_error( int $id ): string {
		if ( ! self::is_one( $id ) ) {
			return '';
		}
		if ( ! Elementor_Plugin::is_active() ) {
			return Resolution::NO_ELEMENTOR;
		}
		return Theme_Template_Store::is_readable( $id ) ? '' : Resolution::BROKEN;
	}

	public function add_document_type( Documents_Manager $documents ): void {
		$documents->register_document_type( Theme_Template_Store::DOCUMENT, Theme_Document::class );
	}

	public function add_category( Elements_Manager $elements ): void {
		$elements->add_category( self::CATEGORY, array( 'title' => __( 'Parts of the page', 'templately' ) ) );
	}

	public function add_widget( Widgets_Manager $widgets ): void {
		$widgets->register( new Page_Part_Widget() );
	}

	/** Checks whether Elementor's editor requests the preview of a template. */
	public static function is_page_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only selects the page.
		$is_named = Theme_Template_Store::ELEMENTOR_TYPE === sanitize_key( is_string( $_GET['post_type'] ?? null ) ? wp_unslash( $_GET['post_type'] ) : '' );
		return $is_named && ! is_admin() && Elementor_Plugin::is_active() && current_user_can( 'edit_theme_options' );
	}

	/** Filters the edit link: only Elementor edits these templates. */
	public function edit_link( ?string $link, int $id ): ?string {
		if ( ! self::is_one( $id ) ) {
			return $link;
		}
		return Elementor_Plugin::is_active() ? admin_url( "post.php?post=$id&action=elementor" ) : '';
	}

	/**
	 * Filters the link that leaves Elementor's editor.
	 * @param string $address
	 */
	public function exit_url( $address, Document $document ): string {
		return self::is_one( (int) $document->get_main_id() ) ? admin_url( 'admin.php?page=templately&path=elementor/theme-builder' ) : (string) $address;
	}

	/** Filters the template file: shows only the template itself in the editor. */
	public function use_editor_canvas( string $file ): string {
		$canvas = is_singular( Theme_Template_Store::ELEMENTOR_TYPE ) ? (string) constant( 'ELEMENTOR_PATH' ) . 'modules/page-templates/templates/canvas.php' : '';
		return is_readable( $canvas ) ? $canvas : $file;
	}

	private static function is_one( int $id ): bool {
		return Theme_Template_Store::ELEMENTOR_TYPE === get_post_type( $id );
	}
}
