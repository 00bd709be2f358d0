<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Elementor;

use Elementor\Core\Base\Document;
use Elementor\Core\Documents_Manager;
use Elementor\Elements_Manager;
use Elementor\Plugin;
use Elementor\Widgets_Manager;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/**
 * Theme-builder templates that are made with Elementor, as WordPress and Elementor know them. The post type is there without Elementor
 * too, so that nothing is lost while that is turned off.
 */
final class Elementor_Templates {

	/** The group of our widgets in Elementor's panel. */
	public const CATEGORY = 'templately';

	/** Says whether Elementor is there and runs: under a PHP or WordPress that is too old for it, it is there alone. */
	public static function is_active(): bool {
		return did_action( 'elementor/loaded' ) > 0;
	}

	/**
	 * Returns which types of elements Elementor does not know on this site. To be asked where it is active.
	 *
	 * @param list<string> $types Types: 'container', 'widget:heading'.
	 * @return list<string> Their names: 'heading'.
	 */
	public static function unknown_widgets( array $types ): array {
		$missing = array();
		foreach ( $types as $type ) {
			$is_widget = 0 === strpos( $type, 'widget:' );
			$name      = $is_widget ? substr( $type, strlen( 'widget:' ) ) : $type;
			if ( null === ( $is_widget ? Plugin::$instance->widgets_manager->get_widget_types( $name ) : Plugin::$instance->elements_manager->get_element_types( $name ) ) ) {
				$missing[] = $name;
			}
		}
		return $missing;
	}

	/**
	 * Says what keeps a template from being drawn, as far as that is known without doing so.
	 *
	 * @return string Of Outcome; '' for nothing, as for a template of blocks.
	 */
	public static function render_error( int $id ): string {
		if ( ! self::is_one( $id ) ) {
			return '';
		}
		if ( ! self::is_active() ) {
			return Resolution::NO_ELEMENTOR;
		}
		return Theme_Template_Store::is_readable( $id ) ? '' : Resolution::BROKEN;
	}

	/**
	 * Registers the document type.
	 *
	 * @param Documents_Manager $documents Elementor's documents.
	 */
	public function add_document_type( Documents_Manager $documents ): void {
		$documents->register_document_type( Theme_Template_Store::DOCUMENT, Theme_Document::class );
	}

	/**
	 * Adds the group of our widgets to Elementor's panel.
	 *
	 * @param Elements_Manager $elements Elementor's elements.
	 */
	public function add_category( Elements_Manager $elements ): void {
		$elements->add_category( self::CATEGORY, array( 'title' => __( 'Parts of the page', 'templately' ) ) );
	}

	/**
	 * Registers the widget.
	 *
	 * @param Widgets_Manager $widgets Elementor's widgets.
	 */
	public function add_widget( Widgets_Manager $widgets ): void {
		$widgets->register( new Page_Part_Widget() );
	}

	/** Says whether somebody who may edit templates asks for the page of one: Elementor's editor shows it in a frame. */
	public static function is_page_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says which page is looked at.
		$is_named = Theme_Template_Store::ELEMENTOR_TYPE === sanitize_key( is_string( $_GET['post_type'] ?? null ) ? wp_unslash( $_GET['post_type'] ) : '' );
		return $is_named && ! is_admin() && self::is_active() && current_user_can( 'edit_theme_options' );
	}

	/**
	 * Leads to Elementor, which is the only editor of these; nowhere while that is turned off.
	 *
	 * @param string|null $link Where WordPress edits a post.
	 */
	public function edit_link( ?string $link, int $id ): ?string {
		if ( ! self::is_one( $id ) ) {
			return $link;
		}
		return self::is_active() ? admin_url( "post.php?post=$id&action=elementor" ) : '';
	}

	/**
	 * Leads from Elementor back to the list of templates.
	 *
	 * @param string   $address  Where Elementor leads.
	 */
	public function exit_url( $address, Document $document ): string {
		return self::is_one( (int) $document->get_main_id() ) ? admin_url( 'admin.php?page=templately&path=elementor/theme-builder' ) : (string) $address;
	}

	/** Shows nothing but the template to who edits it. */
	public function use_editor_canvas( string $file ): string {
		$canvas = is_singular( Theme_Template_Store::ELEMENTOR_TYPE ) ? (string) constant( 'ELEMENTOR_PATH' ) . 'modules/page-templates/templates/canvas.php' : '';
		return is_readable( $canvas ) ? $canvas : $file;
	}

	private static function is_one( int $id ): bool {
		return Theme_Template_Store::ELEMENTOR_TYPE === get_post_type( $id );
	}
}
