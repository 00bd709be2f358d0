<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Elementor;

use Elementor\Core\Base\Document;
use Elementor\Core\DocumentTypes\Post;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/** Elementor document type of theme templates. */
final class Theme_Document extends Document {

	/**
	 * Neither a saved template nor one with a page template of its own.
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

	public static function get_type() {
		return Theme_Template_Store::DOCUMENT;
	}

	public static function get_title() {
		return __( 'Theme template', 'templately' );
	}

	public static function get_plural_title() {
		return __( 'Theme templates', 'templately' );
	}

	/** Scopes the document's styles to this template, because a page shows several. */
	public function get_css_wrapper_selector() {
		return '.elementor.elementor-' . $this->get_main_id();
	}

	protected function register_controls() {
		parent::register_controls();
		Post::register_style_controls( $this );
	}
}
