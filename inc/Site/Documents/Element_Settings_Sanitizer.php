<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/** Finds external resources in the settings of Elementor elements, and normalises URLs. */
final class Element_Settings_Sanitizer {

	/** Start of a URL with a host. */
	private const ADDRESS = '#^\s*(?:[a-z][a-z0-9+.-]*:)?[\\\\/]{2}#i';

	/** Names of settings with URLs that visitors follow. All others are loaded by the page. */
	private const FOLLOWED = '/(?:^|_)link(?:_url|_to)?$/';

	/** CSS that loads something. */
	private const FETCHES = '/(?:url|image-set|image|src)\s*\(|@import/i';

	private Url_Classifier $addresses;

	private Insert_Omissions $left_out;

	private Block_Resources $fetched;

	private Html_Sanitizer $html;

	public function __construct( Url_Classifier $addresses, Insert_Omissions $left_out ) {
		$this->addresses = $addresses;
		$this->left_out  = $left_out;
		$this->fetched   = new Block_Resources( $addresses, $left_out );
		$this->html      = new Html_Sanitizer( $addresses, $this->fetched, $left_out );
	}

	/**
	 * @param array<string, mixed> $element
	 * @return array<string, mixed>
	 */
	public function sanitize( array $element ): array {
		$type = (string) ( $element['widgetType'] ?? $element['elType'] );
		foreach ( array_diff( array_keys( $element ), array( 'id', 'elType', 'widgetType', 'elements' ) ) as $member ) {
			$element[ $member ] = $this->sanitize_value( $type, (string) $member, $element[ $member ] );
		}
		if ( isset( $element['elements'] ) ) {
			$element['elements'] = array_map( array( $this, 'sanitize' ), $element['elements'] );
		}
		return $element;
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private function sanitize_value( string $type, string $name, $value ) {
		if ( is_string( $value ) ) {
			return $this->sanitize_text( $type, $name, $value );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( 'image-attachment-id' === ( $value['$$type'] ?? '' ) ) {
			if ( ! is_int( $value['value'] ?? null ) || ! $this->addresses->has_media( $value['value'] ) ) {
				// An attachment id of the design's site, without a URL.
				$this->left_out->add_foreign_reference( $type );
			}
			return $value;
		}
		// In atomic elements both are objects.
		$is_medium = isset( $value['url'] ) && array_key_exists( 'id', $value ) && ! is_array( $value['id'] ) && ! is_array( $value['url'] );
		foreach ( $value as $key => $member ) {
			// In lists, link values and values of atomic elements, the name of the setting applies.
			$of            = is_int( $key ) || in_array( $key, array( 'value', 'destination' ), true ) || ( 'url' === $key && ! $is_medium ) ? $name : (string) $key;
			$value[ $key ] = $this->sanitize_value( $type, $of, $member );
		}
		if ( $is_medium && ( ! is_string( $value['url'] ) || 0 === $this->addresses->find_media( $value['url'] ) ) ) {
			// The id is from another site.
			$value['url'] = '';
			$value['id']  = '';
		}
		return $value;
	}

	private function sanitize_text( string $type, string $name, string $text ): string {
		if ( 1 === preg_match( self::ADDRESS, html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ) {
			return 1 === preg_match( self::FOLLOWED, $name ) ? $this->addresses->normalize_link_url( $text ) : (string) $this->fetched->record_url( $type, $text, false );
		}
		if ( 1 === preg_match( self::FETCHES, $text ) ) {
			$text = (string) $this->html->sanitize_css( $type, $text );
		}
		return $this->html->sanitize_block_html( $type, $text );
	}
}
