<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Elementor;

use Elementor\Core\Base\Document;
use Elementor\Core\DocumentTypes\Post;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/**
 * A theme-builder template, as a kind of Elementor's documents.
 */
final class Theme_Document extends Document {

	/**
	 * Returns what Elementor has to know of the kind. It is none of the saved templates, and chooses no template itself.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_properties() {
		return array(
			'cpt'                       => array( Theme_Template_Store::ELEMENTOR_TYPE ),
			'support_kit'               => true,
			'support_wp_page_templates' => false,
			'show_in_library'           => false,
			'show_in_finder'            => false,
			'register_type'             => false,
		) + parent::get_properties();
	}

	/**
	 * Returns the kind's name.
	 *
	 * @return string
	 */
	public static function get_type() {
		return Theme_Template_Store::DOCUMENT;
	}

	/**
	 * Returns what people call it.
	 *
	 * @return string
	 */
	public static function get_title() {
		return __( 'Theme template', 'templately' );
	}

	/**
	 * Returns what people call several.
	 *
	 * @return string
	 */
	public static function get_plural_title() {
		return __( 'Theme templates', 'templately' );
	}

	/**
	 * Returns what the styles of the whole template apply to: the template, of which several are on a page.
	 *
	 * @return string
	 */
	public function get_css_wrapper_selector() {
		return '.elementor.elementor-' . $this->get_main_id();
	}

	/**
	 * Registers what can be set of the whole template.
	 *
	 * @return void
	 */
	protected function register_controls() {
		parent::register_controls();
		Post::register_style_controls( $this );
	}
}
