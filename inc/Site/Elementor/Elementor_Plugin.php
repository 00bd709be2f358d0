<?php

declare( strict_types=1 );

namespace Templately\Site\Elementor;

use Elementor\Plugin;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Throwable;

/** Tells whether Elementor can be used, and asks it which elements it accepts. */
final class Elementor_Plugin {

	public const MIN_VERSION = '3.25';

	/** Checks whether Elementor runs. With a PHP or WordPress version that it does not support, it is installed but does not load. */
	public static function is_active(): bool {
		return did_action( 'elementor/loaded' ) > 0;
	}

	/** Checks whether this process activated Elementor, which then works from the next process on. */
	public static function starts_in_next_process(): bool {
		if ( self::is_active() ) {
			return 0 === did_action( 'elementor/init' );
		}
		// A version that does not support this site's PHP or WordPress is included, but does not load.
		return isset( Site_State::active_plugins()['elementor'] ) && ! in_array( realpath( WP_PLUGIN_DIR . '/elementor/elementor.php' ), get_included_files(), true );
	}

	/** Returns the error that prevents using Elementor, or null: 409 elementor_missing or elementor_outdated. */
	public static function error(): ?Failure {
		if ( ! self::is_active() ) {
			return new Failure( 'elementor_missing', __( 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.', 'templately' ), 409 );
		}
		if ( version_compare( (string) constant( 'ELEMENTOR_VERSION' ), self::MIN_VERSION, '<' ) ) {
			/* translators: %s: a version number, such as 3.25. */
			return new Failure( 'elementor_outdated', sprintf( __( 'Templately needs Elementor %s or newer. Please update Elementor before proceeding.', 'templately' ), self::MIN_VERSION ), 409 );
		}
		return null;
	}

	/** @throws Failure 409 elementor_missing or elementor_outdated. */
	public static function require_supported(): void {
		$error = self::error();
		if ( null !== $error ) {
			throw $error;
		}
	}

	/**
	 * @param list<string> $types Such as 'container', 'widget:heading'.
	 * @return list<string> Element types that Elementor does not know. Call only if it is active. Names, such as 'heading'.
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
	 * Elementor silently drops elements that it does not know.
	 * @param list<string> $types Such as 'container', 'widget:heading'.
	 * @throws Failure 422 missing_widgets.
	 */
	public static function require_known_widgets( array $types ): void {
		$missing = self::unknown_widgets( $types );
		if ( array() === $missing ) {
			return;
		}
		$atomic  = preg_grep( '/^e-/', $missing );
		$message = $atomic === $missing
			/* translators: %s: names of elements, such as e-flexbox, e-heading. */
			? __( 'This design needs Elementor’s atomic editor, which is turned off or too old on this site: %s.', 'templately' )
			/* translators: %s: names of widgets, such as form, slides. */
			: __( 'This design needs widgets that are not available on this site: %s. Activate the plugin that provides them.', 'templately' );
		throw new Failure( 'missing_widgets', sprintf( $message, implode( ', ', $missing ) ), 422, array(), compact( 'missing' ) );
	}

	/**
	 * Has Elementor validate each atomic (V4) element. An element with invalid properties would make its page impossible to save.
	 * @param list<array<string, mixed>> $elements
	 * @throws Failure 422 not_for_this_site.
	 */
	public static function require_valid_elements( array $elements ): void {
		foreach ( $elements as $element ) {
			self::require_valid_elements( $element['elements'] ?? array() );
			$type = (string) ( $element['widgetType'] ?? $element['elType'] );
			if ( 0 !== strpos( $type, 'e-' ) ) {
				continue;
			}
			$locale = setlocale( LC_NUMERIC, '0' );
			try {
				$instance = Plugin::$instance->elements_manager->create_element_instance( array( 'elements' => array() ) + $element );
				$is_valid = null !== $instance;
				if ( $is_valid ) {
					$instance->get_data_for_save();
				}
			} catch ( Throwable $thrown ) {
				$is_valid = false;
			} finally {
				// Elementor does not restore it if it throws.
				setlocale( LC_NUMERIC, (string) $locale );
			}
			if ( ! $is_valid ) {
				throw new Failure( 'not_for_this_site', sprintf( /* translators: %s: name of a widget. */ __( 'This design cannot be used on this site because Elementor does not accept the settings of its widget “%s”.', 'templately' ), $type ), 422 );
			}
		}
	}

	/** Deletes Elementor's generated CSS. Does nothing without Elementor. */
	public static function clear_cache(): void {
		if ( self::is_active() ) {
			Plugin::$instance->files_manager->clear_cache();
		}
	}
}
