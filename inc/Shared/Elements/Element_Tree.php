<?php

declare( strict_types=1 );

namespace Templately\Shared\Elements;

use Templately\Shared\Blocks\Kses;
use stdClass;

/**
 * Validates Elementor's JSON without Elementor. The JSON stays text, because decoding and encoding would change it.
 * @phpstan-type Objection array{what: string, why: string}
 */
final class Element_Tree {

	/** Maximum depth of the JSON; each element takes two levels. */
	private const DEPTH = 128;

	private const MAX_ELEMENTS       = 2000;
	private const MAX_ELEMENT_DEPTH  = 20;
	private const MAX_SETTINGS_DEPTH = 12;
	private const MAX_STRING_LENGTH  = 200000;

	private const MEMBERS = array( 'id', 'elType', 'widgetType', 'isInner', 'isLocked', 'settings', 'elements', 'interactions', 'styles', 'editor_settings', 'version', 'title', 'templateID', 'htmlCache', 'defaultEditSettings', 'editSettings', 'hideFromNavigator' );

	/** Element id. Elementor's own have seven or eight hexadecimal digits. */
	private const ID = '/^[a-zA-Z0-9_-]{1,64}$/D';

	/** Settings that write CSS or attributes, or execute something. */
	private const HOSTILE_SETTINGS = array( '__dynamic__', 'custom_css', '_attributes', 'custom_attributes' );

	/** Widgets that print or execute code. */
	private const HOSTILE_WIDGETS = array( 'html', 'shortcode', 'wp-widget-custom_html', 'wp-widget-text' );

	/** Settings whose value becomes CSS unchanged. */
	private const STYLE = '/(?:^|_)(?:color|typography|font_(?:family|size|weight|style)|text_(?:transform|decoration)|line_height|letter_spacing|word_spacing|background_(?:color|position|size|repeat|attachment)|border_(?:color|style)|box_shadow|align|z_index|position)$/';

	/** Characters that end a declaration, rule or string in CSS. */
	public const ENDS_CSS = '/[{};\\\\]|\/\*/';

	/** URLs that execute code, without white space. */
	private const RUNS = '#^(?:(?:javascript|vbscript):|data:[a-z]*/)#i';

	/** Plain sentences that look like such a URL, for example "JavaScript: the good parts". */
	private const WORDS = '#^[a-z]+: [\p{L}\d]+(?:[ -][\p{L}\d]+)+[.!?]?$#Diu';

	/** @var array<mixed> */
	private array $elements;

	/** @var array<string, true> */
	private array $types = array();

	private int $count = 0;

	/** Type of the current element, '' while unknown. */
	private string $type = '';

	/** @var array<string, Objection> */
	private array $objections = array();

	private Kses $kses;

	/** @throws Invalid_Elements */
	public function __construct( string $json ) {
		$this->elements = self::decode( $json );
		$this->kses     = new Kses();
		$this->check_elements( $this->elements, 1 );
	}

	/** @return list<string> Types of its elements, sorted. Such as 'widget:heading' and 'container'. */
	public function types(): array {
		$types = array_keys( $this->types );
		sort( $types );
		return $types;
	}

	public function count(): int {
		return $this->count;
	}

	/** @return list<Objection> What users without unfiltered_html may not write. */
	public function list_removals(): array {
		return array_values( $this->objections );
	}

	/** @return list<int> Ids of media that atomic elements name without a URL. */
	public static function numbered_media( string $json ): array {
		preg_match_all( '/"\$\$type"\s*:\s*"image-attachment-id"\s*,\s*"value"\s*:\s*([1-9]\d*+)/', $json, $found );
		return array_values( array_unique( array_map( 'intval', $found[1] ) ) );
	}

	/** @return list<string> JSON of the top-level elements. */
	public static function split( string $json ): array {
		$pieces = array();
		$depth  = 0;
		$start  = 0;
		$length = strlen( $json );
		for ( $at = strcspn( $json, '"{}[]' ); $at < $length; $at += strcspn( $json, '"{}[]', $at ) ) {
			$sign = $json[ $at ];
			if ( '"' === $sign ) {
				// A string ends at the first quote without a backslash before it.
				++$at;
				while ( '"' !== ( $json[ $at ] ?? '"' ) ) {
					$at += strcspn( $json, '"\\', $at );
					$at += '\\' === ( $json[ $at ] ?? '' ) ? 2 : 0;
				}
				++$at;
				continue;
			}
			++$at;
			if ( '{' === $sign || '[' === $sign ) {
				$start = 1 === $depth ? $at - 1 : $start;
				++$depth;
				continue;
			}
			--$depth;
			if ( 1 === $depth ) {
				$pieces[] = substr( $json, $start, $at - $start );
			}
		}
		return $pieces;
	}

	/** @return array<mixed> */
	private static function decode( string $json ): array {
		$value = json_decode( $json, false, self::DEPTH );
		$error = json_last_error();
		$said  = array(
			JSON_ERROR_DEPTH                 => __( 'It nests too deeply.', 'templately' ),
			JSON_ERROR_UTF8                  => __( 'It is not valid UTF-8.', 'templately' ),
			JSON_ERROR_UTF16                 => __( 'It contains an incomplete character.', 'templately' ),
			JSON_ERROR_INVALID_PROPERTY_NAME => __( 'It contains an invalid property name.', 'templately' ),
		);
		if ( JSON_ERROR_NONE !== $error ) {
			throw new Invalid_Elements( $said[ $error ] ?? __( 'It is not valid JSON.', 'templately' ) );
		}
		if ( ! is_array( $value ) ) {
			throw new Invalid_Elements( __( 'It is not a list of elements.', 'templately' ) );
		}
		return $value;
	}

	/** @param array<mixed> $elements */
	private function check_elements( array $elements, int $depth ): void {
		if ( array() !== $elements && $depth > self::MAX_ELEMENT_DEPTH ) {
			throw $this->invalid( __( 'Its elements nest too deeply.', 'templately' ) );
		}
		foreach ( $elements as $element ) {
			++$this->count;
			$this->type = '';
			if ( ! $element instanceof stdClass ) {
				throw $this->invalid( __( 'It contains an item that is not an element.', 'templately' ) );
			}
			$this->check_element( $element, $depth );
		}
	}

	private function check_element( stdClass $element, int $depth ): void {
		if ( $this->count > self::MAX_ELEMENTS ) {
			throw $this->invalid( __( 'It has too many elements.', 'templately' ) );
		}
		$members = get_object_vars( $element );
		$strange = array_diff( array_map( 'strval', array_keys( $members ) ), self::MEMBERS );
		if ( array() !== $strange ) {
			/* translators: %s: name of a member of an element. */
			throw $this->invalid( sprintf( __( 'An element has an unknown property: %s.', 'templately' ), wp_html_excerpt( (string) reset( $strange ), 60 ) ) );
		}
		$kind   = $members['elType'] ?? null;
		$widget = $members['widgetType'] ?? '';
		if ( ! self::is_name( $kind ) || ( 'widget' === $kind ) !== self::is_name( $widget ) ) {
			throw $this->invalid( __( 'It contains an element without a type.', 'templately' ) );
		}
		$name       = 'widget' === $kind ? "widget:$widget" : $kind;
		$this->type = $name;
		if ( ! is_string( $members['id'] ?? null ) || 1 !== preg_match( self::ID, $members['id'] ) ) {
			throw $this->invalid( __( 'It contains an element without a valid ID.', 'templately' ) );
		}
		$settings = $members['settings'] ?? array();
		$inner    = $members['elements'] ?? array();
		if ( ! is_array( $inner ) || ! ( $settings instanceof stdClass || array() === $settings ) ) {
			throw $this->invalid( __( 'It contains an element with invalid settings.', 'templately' ) );
		}
		$this->types[ $name ] = true;
		if ( in_array( $widget, self::HOSTILE_WIDGETS, true ) ) {
			$this->add_objection( $name, __( 'It could run code or load external content.', 'templately' ) );
		}
		foreach ( array_diff_key( $members, array_flip( array( 'elements', 'elType', 'widgetType' ) ) ) as $member => $value ) {
			$this->check_value( $name, (string) $member, $value, 1 );
		}
		$this->check_elements( $inner, $depth + 1 );
	}

	/** @param mixed $value */
	private function check_value( string $element, string $name, $value, int $depth ): void {
		if ( $depth > self::MAX_SETTINGS_DEPTH ) {
			throw $this->invalid( __( 'Its settings nest too deeply.', 'templately' ) );
		}
		if ( is_float( $value ) && is_infinite( $value ) ) {
			throw $this->invalid( __( 'It contains a number that is too large.', 'templately' ) );
		}
		if ( in_array( $name, self::HOSTILE_SETTINGS, true ) && ! in_array( is_object( $value ) ? (array) $value : $value, array( array(), '', null ), true ) ) {
			$this->add_objection( $element, __( 'It could run code or load external content.', 'templately' ) );
		}
		if ( is_array( $value ) || $value instanceof stdClass ) {
			foreach ( (array) $value as $key => $member ) {
				$this->check_value( $element, is_array( $value ) ? $name : (string) $key, $member, $depth + 1 );
			}
			return;
		}
		if ( is_string( $value ) ) {
			$this->check_text( $element, $name, $value );
		}
	}

	/** @throws Invalid_Elements When the text is too long. */
	private function check_text( string $element, string $name, string $text ): void {
		if ( strlen( $text ) > self::MAX_STRING_LENGTH ) {
			throw $this->invalid( __( 'It contains a text that is too long.', 'templately' ) );
		}
		$read = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( 1 === preg_match( self::RUNS, (string) preg_replace( '/[\x00-\x20]+/', '', $read ) ) && 1 !== preg_match( self::WORDS, $read ) ) {
			$this->add_objection( $element, __( 'A URL in it could run code.', 'templately' ) );
		}
		if ( 1 === preg_match( self::STYLE, $name ) && 1 === preg_match( self::ENDS_CSS, $text ) ) {
			$this->add_objection( $element, __( 'A style in it is not a plain CSS value.', 'templately' ) );
		}
		if ( $this->kses->clean_text( $text, true ) !== $text ) {
			$this->add_objection( $element, __( 'It contains HTML that not every user may add.', 'templately' ) );
		}
	}

	private function add_objection( string $what, string $why ): void {
		$this->objections[ "$what\n$why" ] = compact( 'what', 'why' );
	}

	private function invalid( string $why ): Invalid_Elements {
		return new Invalid_Elements( $why, "element $this->count" . ( '' === $this->type ? '' : " ($this->type)" ) );
	}

	/** @param mixed $name */
	private static function is_name( $name ): bool {
		return is_string( $name ) && 1 === preg_match( '/^[a-zA-Z][a-zA-Z0-9_-]{0,99}$/D', $name );
	}
}
