<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/** Supports WPML and compatible plugins in simulated requests: those plugins translate the front page only in real ones. */
final class Wpml_Compatibility {

	/** Options that hold a page id. */
	private const PAGES = array( 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy' );

	private const VARIABLE = 'lang';

	/** Current language. '' for none. */
	private string $language = '';

	/**
	 * Switches to the request's language, or to the default one. Does nothing without such a plugin.
	 * @param array<string, mixed> $variables Query variables.
	 * @return array<string, mixed> Query variables without the language.
	 */
	public function switch_to_request_language( array $variables ): array {
		if ( ! has_filter( 'wpml_object_id' ) ) {
			return $variables;
		}
		$named          = $variables[ self::VARIABLE ] ?? '';
		$this->language = is_string( $named ) && '' !== $named ? $named : (string) apply_filters( 'wpml_default_language', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		foreach ( self::PAGES as $option ) {
			add_filter( "option_$option", array( $this, 'translate_page_id' ), PHP_INT_MAX );
		}
		return array_diff_key( $variables, array( self::VARIABLE => '' ) );
	}

	public function restore_language(): void {
		foreach ( self::PAGES as $option ) {
			remove_filter( "option_$option", array( $this, 'translate_page_id' ), PHP_INT_MAX );
		}
	}

	/**
	 * @param mixed $page Page id.
	 * @return mixed Id of its translation, or of the page itself.
	 */
	public function translate_page_id( $page ) {
		if ( ! is_numeric( $page ) || (int) $page < 1 ) {
			return $page;
		}
		$translation = (int) apply_filters( 'wpml_object_id', (int) $page, 'page', true, $this->language ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return $translation > 0 ? $translation : $page;
	}
}
