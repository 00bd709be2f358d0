<?php
/**
 * What we use of Elementor, as it declares it. Never loaded.
 *
 * @package Templately
 */

// phpcs:disable -- declarations of other software, read by static analysis only.

namespace Elementor\Core\Base {
	abstract class Document {
		/** @return array<string, mixed> */
		public static function get_properties() {}
		/** @return string */
		public static function get_type() {}
		/** @return string */
		public static function get_title() {}
		/** @return string */
		public static function get_plural_title() {}
		/** @return int */
		public function get_main_id() {}
		/** @return string */
		public function get_edit_url() {}
		/**
		 * @param array<string, mixed> $data
		 * @return bool
		 */
		public function save( array $data ) {}
		/** @return string */
		public function get_css_wrapper_selector() {}
		/** @return void */
		protected function register_controls() {}
	}
}

namespace Elementor\Core\Kits {
	class Manager {
		/** @return Documents\Kit */
		public function get_active_kit() {}
		/** @return int|string */
		public function get_active_id() {}
	}
}

namespace Elementor\Core\Kits\Documents {
	class Kit extends \Elementor\Core\Base\Document {
		/** @return mixed */
		public function get_settings( ?string $setting = null ) {}
	}
}

namespace Elementor\Core\Frontend {
	class Performance {
		public static function set_use_style_controls( bool $is_use ): void {}
	}
}

namespace Elementor\Core\DocumentTypes {
	abstract class Post extends \Elementor\Core\Base\Document {
		/** @param \Elementor\Core\Base\Document $document */
		public static function register_style_controls( $document ): void {}
	}
}

namespace Elementor\Core {
	class Documents_Manager {
		/** @param class-string $class_name */
		public function register_document_type( string $type, $class_name ): self {}
		/** @return Base\Document|null */
		public function get_current() {}
		/**
		 * @param array<string, mixed> $post_data
		 * @return Base\Document|\WP_Error
		 */
		public function create( string $type, array $post_data = array() ) {}
		/** @return array<string, class-string> */
		public function get_document_types() {}
		/** @return Base\Document|false */
		public function get( int $post_id ) {}
		/** @return void */
		public function restore_document() {}
	}
}

namespace Elementor {
	class Plugin {
		/** @var self */
		public static $instance;
		/** @var Core\Documents_Manager */
		public $documents;
		/** @var Frontend */
		public $frontend;
		/** @var Preview */
		public $preview;
		/** @var Elements_Manager */
		public $elements_manager;
		/** @var Widgets_Manager */
		public $widgets_manager;
		/** @var Files_Manager */
		public $files_manager;
		/** @var Core\Kits\Manager */
		public $kits_manager;
	}
	class Preview {
		public function is_preview_mode( int $post_id = 0 ): bool {}
	}
	class Frontend {
		/**
		 * @param int $post_id
		 * @return string
		 */
		public function get_builder_content_for_display( $post_id ) {}
		/** @return void */
		public function register_styles() {}
		/** @return void */
		public function register_scripts() {}
		/** @return void */
		public function enqueue_styles() {}
	}
	class Elements_Manager {
		/** @param array<string, mixed> $properties */
		public function add_category( string $name, $properties ): void {}
		/** @return object|null */
		public function get_element_types( string $name ) {}
		/**
		 * @param array<string, mixed> $element_data
		 * @return Element_Base|null
		 */
		public function create_element_instance( array $element_data ) {}
	}
	class Widgets_Manager {
		public function register( Widget_Base $widget ): bool {}
		/** @return Widget_Base|null */
		public function get_widget_types( string $name ) {}
	}
	abstract class Element_Base {
		/** @return array<string, mixed> */
		public function get_data_for_save() {}
	}
	class Files_Manager {
		/** @return void */
		public function clear_cache() {}
	}
	class Controls_Manager {
		public const SELECT = 'select';
	}
	abstract class Widget_Base {
		/** @return array<string, array<string, mixed>>|null */
		public function get_controls( ?string $control_id = null ) {}
		/** @return string */
		abstract public function get_name();
		/** @return string */
		abstract public function get_title();
		/** @return string */
		public function get_icon() {}
		/** @return list<string> */
		public function get_categories() {}
		/** @return list<string> */
		public function get_keywords() {}
		/** @return list<string> */
		public function get_style_depends() {}
		/** @return void */
		protected function register_controls() {}
		/** @return void */
		protected function render() {}
		protected function is_dynamic_content(): bool {}
		/** @param array<string, mixed> $args */
		public function start_controls_section( string $id, array $args = array() ): void {}
		public function end_controls_section(): void {}
		/** @param array<string, mixed> $args */
		public function add_control( string $id, array $args ): bool {}
		/** @return mixed */
		public function get_settings_for_display( ?string $key = null ) {}
	}
}
