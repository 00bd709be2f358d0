<?php

declare( strict_types=1 );

namespace Templately\Shared\Elements;

/**
 * Page settings of an Elementor template from elsewhere. Those that only say how the page looks are kept, where the tree's rules
 * allow their values. All others are dropped: Elementor would publish a post, open comments or add CSS for them.
 */
final class Page_Settings {

	/** The settings of Elementor's PageBase and of its control of page templates, each with its variants for narrow screens. */
	private const ALLOWED = '/^(?:template|hide_title|__globals__|(?:margin|padding|background_(?:background|color|color_stop|color_b|color_b_stop|gradient_type|gradient_angle|gradient_position|image|position|xpos|ypos|attachment|repeat|size|bg_width|slideshow_gallery|slideshow_loop|slideshow_slide_duration|slideshow_slide_transition|slideshow_transition_duration|slideshow_background_size|slideshow_background_position|slideshow_lazyload|slideshow_ken_burns|slideshow_ken_burns_zoom_direction))(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?)$/D';

	/** @var array<string, mixed> Those that are kept. */
	public array $kept = array();

	/** @var list<string> Names of those that are dropped. */
	public array $dropped = array();

	/**
	 * @param array<mixed> $settings What a file says.
	 */
	public function __construct( array $settings ) {
		foreach ( $settings as $name => $value ) {
			if ( 1 === preg_match( self::ALLOWED, (string) $name ) && self::is_harmless( (string) $name, $value ) ) {
				$this->kept[ $name ] = $value;
			} else {
				$this->dropped[] = (string) $name;
			}
		}
	}

	/**
	 * Says whether a tree might have this setting in an element, whoever brings it, and whether it stays one declaration of CSS:
	 * Elementor writes most of these values into the page's styles.
	 *
	 * @param mixed  $value Its value.
	 */
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
