<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * A site in several languages, as plugins make it that speak as WPML does. Where the site is shown, they see to it themselves that the
 * front page of each language is one; where an address is only asked about they do not listen, and this takes their part.
 */
final class Wpml_Compatibility {

	/** Options that name a page, of which each language has its translation. */
	private const PAGES = array( 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy' );

	/** The variable of a request that names a language. */
	private const VARIABLE = 'lang';

	/** The language that is spoken; '' for none. */
	private string $language = '';

	/**
	 * Speaks the language that a request names, else the site's first one. Where no such plugin is, nothing is done.
	 *
	 * @param array<string, mixed> $variables Variables of the request.
	 * @return array<string, mixed> Those that say what is shown in that language.
	 */
	public function switch_to_request_language( array $variables ): array {
		if ( ! has_filter( 'wpml_object_id' ) ) {
			return $variables;
		}
		$named          = $variables[ self::VARIABLE ] ?? '';
		$this->language = is_string( $named ) && '' !== $named ? $named : (string) apply_filters( 'wpml_default_language', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
		foreach ( self::PAGES as $option ) {
			add_filter( "option_$option", array( $this, 'translate_page_id' ), PHP_INT_MAX );
		}
		return array_diff_key( $variables, array( self::VARIABLE => '' ) );
	}

	/** Speaks none any more. */
	public function restore_language(): void {
		foreach ( self::PAGES as $option ) {
			remove_filter( "option_$option", array( $this, 'translate_page_id' ), PHP_INT_MAX );
		}
	}

	/**
	 * @param mixed $page Page that an option names.
	 * @return mixed Its translation, or itself where it has none.
	 */
	public function translate_page_id( $page ) {
		if ( ! is_numeric( $page ) || (int) $page < 1 ) {
			return $page;
		}
		$translation = (int) apply_filters( 'wpml_object_id', (int) $page, 'page', true, $this->language ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
		return $translation > 0 ? $translation : $page;
	}
}
