<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * Looks in the settings of Elementor's elements for what would be loaded from elsewhere, and has addresses in one spelling.
 */
final class Element_Settings_Sanitizer {

	/** What begins as an address of a host does. */
	private const ADDRESS = '#^\s*(?:[a-z][a-z0-9+.-]*:)?[\\\\/]{2}#i';

	/** Names of settings whose address people follow; that of all others is fetched by itself. */
	private const FOLLOWED = '/(?:^|_)link(?:_url|_to)?$/';

	/** What fetches something in CSS. */
	private const FETCHES = '/(?:url|image-set|image|src)\s*\(|@import/i';

	private Url_Classifier $addresses;

	private Insert_Omissions $left_out;

	private Block_Resources $fetched;

	private Html_Sanitizer $html;

	/** @param Insert_Omissions  $left_out  Notes what may not come here. */
	public function __construct( Url_Classifier $addresses, Insert_Omissions $left_out ) {
		$this->addresses = $addresses;
		$this->left_out  = $left_out;
		$this->fetched   = new Block_Resources( $addresses, $left_out );
		$this->html      = new Html_Sanitizer( $addresses, $this->fetched, $left_out );
	}

	/**
	 * Returns an element, with those in it.
	 *
	 * @param array<string, mixed> $element An element of a sound tree.
	 * @return array<string, mixed>
	 */
	public function sanitize( array $element ): array {
		$type = (string) ( $element['widgetType'] ?? $element['elType'] );
		foreach ( array_diff( array_keys( $element ), array( 'id', 'elType', 'widgetType', 'elements' ) ) as $member ) {
			$element[ $member ] = $this->value( $type, (string) $member, $element[ $member ] );
		}
		if ( isset( $element['elements'] ) ) {
			$element['elements'] = array_map( array( $this, 'sanitize' ), $element['elements'] );
		}
		return $element;
	}

	/**
	 * @param mixed  $value Its value.
	 * @return mixed
	 */
	private function value( string $type, string $name, $value ) {
		if ( is_string( $value ) ) {
			return $this->text( $type, $name, $value );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( 'image-attachment-id' === ( $value['$$type'] ?? '' ) ) {
			// It means an attachment of the design's own site, and says no address.
			$this->left_out->add_foreign_reference( $type );
		}
		$is_medium = isset( $value['url'] ) && array_key_exists( 'id', $value );
		foreach ( $value as $key => $member ) {
			// In a list, and in the value of a link, the setting's own name says what it is.
			$of            = is_int( $key ) || ( 'url' === $key && ! $is_medium ) ? $name : (string) $key;
			$value[ $key ] = $this->value( $type, $of, $member );
		}
		if ( $is_medium && ( ! is_string( $value['url'] ) || 0 === $this->addresses->find_media( $value['url'] ) ) ) {
			// Its number is another site's: here it would be any attachment.
			$value['url'] = '';
			$value['id']  = '';
		}
		return $value;
	}

	private function text( string $type, string $name, string $text ): string {
		if ( 1 === preg_match( self::ADDRESS, html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ) {
			return 1 === preg_match( self::FOLLOWED, $name ) ? $this->addresses->normalize_link_url( $text ) : (string) $this->fetched->record_url( $type, $text, false );
		}
		if ( 1 === preg_match( self::FETCHES, $text ) ) {
			$text = (string) $this->html->sanitize_css( $type, $text );
		}
		return $this->html->sanitize_block_html( $type, $text );
	}
}
