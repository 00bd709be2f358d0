<?php

declare( strict_types=1 );

namespace Templately\Conditions\Elementor;

use Elementor\Core\Base\Document;
use Elementor\Core\Documents_Manager;
use Elementor\Elements_Manager;
use Elementor\Plugin;
use Elementor\Widgets_Manager;
use Templately\Conditions\Outcome;
use Templately\Storage\Theme_Posts;

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
	public static function missing( array $types ): array {
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
	 * @param int $id A template.
	 * @return string Of Outcome; '' for nothing, as for a template of blocks.
	 */
	public static function fault( int $id ): string {
		if ( ! self::is_one( $id ) ) {
			return '';
		}
		if ( ! self::is_active() ) {
			return Outcome::NO_ELEMENTOR;
		}
		return Theme_Posts::is_legible( $id ) ? '' : Outcome::BROKEN;
	}

	/** Hooks it in. */
	public function register(): void {
		add_filter( 'get_edit_post_link', array( $this, 'edit_link' ), 10, 2 );
		add_action(
			'elementor/documents/register',
			static function ( Documents_Manager $documents ): void {
				$documents->register_document_type( Theme_Posts::DOCUMENT, Theme_Document::class );
			}
		);
		add_action(
			'elementor/elements/categories_registered',
			static function ( Elements_Manager $elements ): void {
				$elements->add_category( self::CATEGORY, array( 'title' => __( 'Parts of the page', 'templately' ) ) );
			}
		);
		add_action(
			'elementor/widgets/register',
			static function ( Widgets_Manager $widgets ): void {
				$widgets->register( new Page_Part() );
			}
		);
		foreach ( array( 'exit_to_dashboard', 'all_post_type' ) as $way ) {
			add_filter( "elementor/document/urls/$way", array( $this, 'way_out' ), 10, 2 );
		}
	}

	/**
	 * Registers the type of posts. It has no pages, but for who edits one: Elementor's editor shows it in a frame.
	 *
	 * @param array<string, mixed> $arguments What our types of templates have in common.
	 */
	public function register_post_type( array $arguments ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says which page is looked at.
		$is_named  = Theme_Posts::ELEMENTOR_TYPE === sanitize_key( is_string( $_GET['post_type'] ?? null ) ? wp_unslash( $_GET['post_type'] ) : '' );
		$is_looked = $is_named && ! is_admin() && self::is_active() && current_user_can( 'edit_theme_options' );
		if ( $is_looked ) {
			add_filter( 'template_include', array( $this, 'show_alone' ), PHP_INT_MAX );
		}
		register_post_type(
			Theme_Posts::ELEMENTOR_TYPE,
			array(
				'publicly_queryable'  => $is_looked,
				'exclude_from_search' => true,
				'show_in_rest'        => false,
				'supports'            => array( 'title', 'editor', 'author', 'revisions', 'elementor' ),
			) + $arguments
		);
	}

	/**
	 * Leads to Elementor, which is the only editor of these; nowhere while that is turned off.
	 *
	 * @param string|null $link Where WordPress edits a post.
	 * @param int         $id   The post.
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
	 * @param Document $document What is edited.
	 */
	public function way_out( $address, Document $document ): string {
		return self::is_one( (int) $document->get_main_id() ) ? admin_url( 'admin.php?page=templately&path=elementor/theme-builder' ) : (string) $address;
	}

	/**
	 * Shows nothing but the template to who edits it.
	 *
	 * @param string $file File that would show the page.
	 */
	public function show_alone( string $file ): string {
		$canvas = is_singular( Theme_Posts::ELEMENTOR_TYPE ) ? (string) constant( 'ELEMENTOR_PATH' ) . 'modules/page-templates/templates/canvas.php' : '';
		return is_readable( $canvas ) ? $canvas : $file;
	}

	/**
	 * @param int $id A post.
	 */
	private static function is_one( int $id ): bool {
		return Theme_Posts::ELEMENTOR_TYPE === get_post_type( $id );
	}
}
