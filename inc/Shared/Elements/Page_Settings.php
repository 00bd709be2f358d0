<?php

declare( strict_types=1 );

namespace Templately\Shared\Elements;

/** Filters the page settings of an imported Elementor template: only safe layout settings stay. Others could publish a post or add CSS. */
final class Page_Settings {

	public const MAX_BYTES = 100000;

	/** Layout settings of Elementor's PageBase and its template control, with their responsive variants. */
	private const ALLOWED = '/^(?:template|hide_title|__globals__|(?:margin|padding|background_(?:background|color|color_stop|color_b|color_b_stop|gradient_type|gradient_angle|gradient_position|image|position|xpos|ypos|attachment|repeat|size|bg_width|slideshow_gallery|slideshow_loop|slideshow_slide_duration|slideshow_slide_transition|slideshow_transition_duration|slideshow_background_size|slideshow_background_position|slideshow_lazyload|slideshow_ken_burns|slideshow_ken_burns_zoom_direction))(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?)$/D';

	/** @var array<string, mixed> */
	public array $kept = array();

	/** @var list<string> Names of removed settings. */
	public array $dropped = array();

	/** @param array<mixed> $settings */
	public function __construct( array $settings ) {
		foreach ( $settings as $name => $value ) {
			if ( 1 === preg_match( self::ALLOWED, (string) $name ) && self::is_harmless( (string) $name, $value ) ) {
				$this->kept[ $name ] = $value;
			} else {
				$this->dropped[] = (string) $name;
			}
		}
	}

	/** @param mixed $value Harmless if an element may have it and it stays a single CSS declaration. */
	private static function is_harmless( string $name, $value ): bool {
		$is_css = true;
		$values = array( $value );
		array_walk_recursive(
			$values,
			static function ( $one ) use ( &$is_css ): void {
				$is_css = $is_css && 1 !== preg_match( Element_Tree::ENDS_CSS, (string) $one );
			}
		);
		$page = array(
			'id'       => 'page',
			'elType'   => 'page',
			'settings' => array( $name => $value ),
			'elements' => array(),
		);
		try {
			return $is_css && array() === ( new Element_Tree( (string) wp_json_encode( array( $page ) ) ) )->list_removals();
		} catch ( Invalid_Elements $unfit ) {
			return false;
		}
	}
}
