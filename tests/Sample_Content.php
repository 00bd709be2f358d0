<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * What designs have in them where a test does not say.
 */
final class Sample_Content {

	/** A heading of Elementor. */
	public const HEADING = array(
		'id'         => '5d6e7f8',
		'elType'     => 'widget',
		'widgetType' => 'heading',
		'settings'   => array( 'title' => 'Made for a test' ),
		'elements'   => array(),
	);

	/**
	 * Returns it.
	 *
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
	 * Returns a container of Elementor.
	 *
	 * @param list<array<string, mixed>> $elements What is in it.
	 * @param array<string, mixed>       $settings Its settings.
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
