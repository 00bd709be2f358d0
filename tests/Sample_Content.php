<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Default content of test designs. */
final class Sample_Content {

	/** Elementor heading. */
	public const HEADING = array(
		'id'         => '5d6e7f8',
		'elType'     => 'widget',
		'widgetType' => 'heading',
		'settings'   => array( 'title' => 'Made for a test' ),
		'elements'   => array(),
	);

	/**
	 * @param string $platform 'gutenberg' or 'elementor'.
	 * @return list<string>|list<array<string, mixed>> A serialised block, or an element.
	 */
	public static function of( string $platform ): array {
		if ( 'elementor' !== $platform ) {
			return array( "<!-- wp:paragraph -->\n<p>Made for a test</p>\n<!-- /wp:paragraph -->" );
		}
		return array( self::container( array( self::HEADING ) ) );
	}

	/**
	 * Elementor container.
	 * @param list<array<string, mixed>> $elements
	 * @param array<string, mixed>       $settings
	 * @return array<string, mixed>
	 */
	public static function container( array $elements, array $settings = array() ): array {
		return array(
			'id'       => '1a2b3c4',
			'elType'   => 'container',
			'settings' => $settings,
			'elements' => $elements,
		);
	}
}
