<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Shared\Bundle\Bundle;
use Templately\Tests\Hub\Makes_Bundles;

/** A small Elementor pack: a page with settings and 12 free widgets, an atomic (V4) page, a saved template, a header, and a kit. */
trait Elementor_Pack {

	use Makes_Bundles;

	/** Free widgets with some of their settings. */
	private static function pack_widgets(): array {
		$image = array( 'url' => 'https://media.templately.invalid/2000000001/pear.png', 'id' => 2000000001 );
		return array(
			'heading'     => array( 'title' => 'Pears & apples', '__globals__' => array( 'title_color' => 'globals/colors?id=primary' ) ),
			'text-editor' => array( 'editor' => '<p>Read <a href="https://pages.templately.invalid/2000000012/">more</a>.</p>' ),
			'image'       => array( 'image' => $image ),
			'button'      => array( 'text' => 'More', 'link' => array( 'url' => 'https://pages.templately.invalid/2000000012/', 'is_external' => '', 'nofollow' => '' ) ),
			'divider'     => array(),
			'spacer'      => array( 'space' => array( 'unit' => 'px', 'size' => 30, 'sizes' => array() ) ),
			'icon'        => array( 'selected_icon' => array( 'value' => 'fas fa-star', 'library' => 'fa-solid' ) ),
			'icon-list'   => array( 'icon_list' => array( array( 'text' => 'One', '_id' => 'a1a1a1a' ) ) ),
			'counter'     => array( 'ending_number' => 7 ),
			'progress'    => array( 'title' => 'Half', 'percent' => array( 'unit' => '%', 'size' => 50, 'sizes' => array() ) ),
			'testimonial' => array( 'testimonial_content' => 'Good', 'testimonial_image' => $image ),
			'alert'       => array( 'alert_title' => 'Note' ),
		);
	}

	/** @return list<array<string, mixed>> */
	private static function pack_page(): array {
		$widgets = array();
		foreach ( self::pack_widgets() as $type => $settings ) {
			$widgets[] = array( 'id' => substr( md5( $type ), 0, 7 ), 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => array() );
		}
		return array( Sample_Content::container( $widgets ) );
	}

	/** @return list<array<string, mixed>> */
	private static function pack_atomic(): array {
		$typed = static function ( string $type, $value ): array {
			return array( '$$type' => $type, 'value' => $value );
		};
		$image = array( 'id' => 'b2b2b2b', 'elType' => 'widget', 'widgetType' => 'e-image', 'settings' => array( 'image' => $typed( 'image', array( 'src' => $typed( 'image-src', array( 'id' => $typed( 'image-attachment-id', 2000000001 ), 'url' => null ) ), 'size' => $typed( 'string', 'full' ) ) ) ), 'elements' => array() );
		return array( array( 'id' => 'c3c3c3c', 'elType' => 'e-flexbox', 'settings' => array( 'classes' => $typed( 'classes', array( 'g-soft1' ) ) ), 'styles' => array(), 'elements' => array( $image ) ) );
	}

	/**
	 * @param array<string, mixed> $change Changes to the manifest.
	 * @return array{array<string, mixed>, array<string, string>} Manifest and entries.
	 */
	protected static function elementor_pack( array $change = array() ): array {
		$documents = array(
			2000000011 => array( 'type' => 'page', 'slug' => 'tly-pears', 'title' => 'Pears', 'elements' => self::pack_page(), 'page_settings' => array( 'hide_title' => 'yes', 'template' => 'elementor_canvas', 'custom_css' => 'a{}' ) ),
			2000000012 => array( 'type' => 'page', 'slug' => 'tly-apples', 'title' => 'Apples', 'elements' => array( Sample_Content::container( array( Sample_Content::HEADING ) ) ) ),
			2000000013 => array( 'type' => 'elementor_library', 'slug' => 'tly-saved', 'title' => 'Saved', 'elements' => array( Sample_Content::container( array( Sample_Content::HEADING ) ) ), 'meta' => array( '_elementor_template_type' => 'container' ) ),
			2000000014 => array( 'type' => 'elementor_library', 'slug' => 'tly-header', 'title' => 'Header', 'elements' => array( Sample_Content::container( array( array( 'settings' => array( 'title' => 'Above all pages' ) ) + Sample_Content::HEADING ) ) ), 'meta' => array( '_elementor_template_type' => 'header' ) ),
			2000000017 => array( 'type' => 'elementor_library', 'slug' => 'tly-footer', 'title' => 'Footer', 'elements' => array( Sample_Content::container( array( Sample_Content::HEADING ) ) ), 'meta' => array( '_elementor_template_type' => 'footer', '_elementor_conditions' => array( 'include/singular/page/2000000012', 'exclude/singular/page/2000000099', 'include/singular/tly_cake' ) ) ),
			2000000015 => array( 'type' => 'page', 'slug' => 'tly-atomic', 'title' => 'Atomic', 'elements' => self::pack_atomic() ),
			2000000016 => array( 'type' => 'page', 'slug' => 'tly-unknown', 'title' => 'Unknown', 'elements' => array( Sample_Content::container( array( Sample_Content::HEADING, array( 'id' => 'd4d4d4d', 'widgetType' => 'tly-slides' ) + Sample_Content::HEADING ) ) ) ),
		);
		$entries   = array_intersect_key( self::entries(), array_flip( array( 'media/pear.png', 'thumbnails/one.png', 'thumbnails/two.png', 'thumbnails/three.png' ) ) );
		$content   = array();
		foreach ( $documents as $id => $document ) {
			$one                      = array( 'id' => $id, 'entry' => "content/$id.json" ) + array_intersect_key( $document, array_flip( array( 'type', 'slug', 'title' ) ) );
			$content[]                = $one + array( 'needs' => in_array( $id, array( 2000000011, 2000000015 ), true ) ? array( 2000000001 ) : array() );
			$entries[ $one['entry'] ] = (string) wp_json_encode( array( 'id' => $id, 'status' => 'publish' ) + $document );
		}
		$entries['kit/settings.json'] = (string) wp_json_encode(
			array(
				'system_colors' => array( array( '_id' => 'primary', 'title' => 'Primary', 'color' => '#AA0011' ) ),
				'custom_colors' => array( array( '_id' => 'abc1234', 'title' => 'Leaf', 'color' => '#00AA11' ) ),
				'site_name'     => 'Never',
				'custom_css'    => 'body{display:none}',
			)
		);
		$entries['kit/classes.json']  = (string) wp_json_encode( array( 'items' => array( 'g-soft1' => array( 'id' => 'g-soft1', 'label' => 'soft', 'type' => 'class', 'variants' => array( array( 'meta' => array( 'breakpoint' => 'desktop', 'state' => null ), 'props' => array( 'color' => array( '$$type' => 'color', 'value' => '#0000AA' ) ), 'custom_css' => null ) ) ) ), 'order' => array( 'g-soft1' ) ) );
		$manifest                     = $change + array(
			'platform' => 'elementor',
			'items'    => array(),
			'content'  => $content,
			'settings' => array( 'title' => 'Pears', 'tagline' => 'And apples', 'front_page' => 2000000011, 'colours' => array( array( 'id' => 'primary', 'name' => 'Primary', 'value' => '#AA0011' ) ) ),
			'kit'      => array( 'settings' => 'kit/settings.json', 'variables' => null, 'classes' => 'kit/classes.json' ),
			'pack'     => array( 'slug' => 'tly-elementor', 'name' => 'Elementor pack' ) + self::manifest()['pack'],
		) + self::manifest();
		return array( $manifest, $entries );
	}

	/** @param array<string, mixed> $change Changes to the manifest. */
	protected function publish_elementor_pack( array $change = array() ): int {
		$this->hub_services()->signing_key()->ensure();
		return $this->hub_services()->publisher()->publish( Bundle::from_zip( self::pack( ...self::elementor_pack( $change ) ) ) )[0];
	}
}
