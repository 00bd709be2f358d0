<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/** Schemas of styles (the values of a document's presets) and the ways to adapt a design to a site. */
final class Style_Schema {

	/** As designed; its colours with the site's fonts; the site's fonts and colours. */
	public const DESIGN = 'design';
	public const FONTS  = 'fonts';
	public const SITE   = 'site';
	public const ALL    = array( self::DESIGN, self::FONTS, self::SITE );

	/** Limits of the measured size ratio between the site's and the design's heading font. */
	public const MIN_SCALE = 0.5;
	public const MAX_SCALE = 1.5;

	/** Bytes per font file, and files per style. */
	public const MAX_FONT_BYTES = 2 * 1024 * 1024;
	public const MAX_FONTS      = 100;

	/** Presets that consist of a slug, a name and a value. */
	private const PLAIN = array( 'color', 'gradient', 'shadow', 'font-size', 'border-radius', 'dimension' );

	/** Slugs that would collide with core classes such as has-text-color. */
	private const RESERVED = '(?!(?:text|background|link|border|inline|icon)$)';

	/** CSS value without anything that ends a declaration, loads a URL, or is removed by core. */
	private const VALUE = '^(?!.*(?:url|image|expression|var|env|attr)\()[A-Za-z0-9#%.,()\s+*/-]+$';

	public static function schema(): array {
		$preset  = array(
			'slug'  => self::slug(),
			'name'  => Schema::text( 200 ),
			'value' => self::value(),
		);
		$presets = array_fill_keys( self::PLAIN, Schema::list_of( Schema::record( $preset ), 100 ) );

		$presets['duotone']     = Schema::list_of( Schema::record( array( 'value' => Schema::list_of( self::value( 100 ), 2 ) ) + $preset ), 100 );
		$presets['spacing']     = Schema::list_of( Schema::record( $preset + array( 'gap' => self::value() ), array( 'gap' ) ), 100 );
		$presets['font-family'] = Schema::list_of( self::typeface(), 20 );
		return Schema::record(
			array(
				'page'    => Schema::record(
					array(
						'background'  => self::value(),
						'text'        => self::value(),
						'link'        => self::value(),
						'edge'        => self::slug(),
						'contentSize' => self::value(),
						'wideSize'    => self::value(),
					),
					array( 'background', 'text', 'link', 'edge', 'contentSize', 'wideSize' )
				),
				'presets' => Schema::record( $presets, array_keys( $presets ) ),
			)
		);
	}

	public static function fonts(): array {
		return Schema::list_of(
			Schema::record(
				array(
					// As named in the style's font faces.
					'file'   => Schema::text( 200 ),
					'sha256' => Schema::text( 64 ),
					'size'   => Schema::integer( 1, array( 'maximum' => self::MAX_FONT_BYTES ) ),
				)
			),
			self::MAX_FONTS
		);
	}

	public static function name(): array {
		return Schema::enum( self::ALL );
	}

	public static function scale(): array {
		return array(
			'type'    => 'number',
			'minimum' => self::MIN_SCALE,
			'maximum' => self::MAX_SCALE,
		);
	}

	private static function typeface(): array {
		$share = array(
			'type'    => 'number',
			'minimum' => 0,
			'maximum' => 2,
		);
		$face  = Schema::record(
			array(
				'file'          => Schema::text( 200 ),
				'weight'        => Schema::text( 20, array( 'pattern' => '^[0-9a-z ]+$' ) ),
				'style'         => Schema::enum( array( 'normal', 'italic', 'oblique' ) ),
				'unicode_range' => Schema::text( 1000, array( 'pattern' => '^[Uu+0-9A-Fa-f?, -]*$' ) ),
			),
			array( 'unicode_range' )
		);
		return Schema::record(
			array(
				'slug'    => self::slug(),
				'name'    => Schema::text( 200 ),
				// No quotes: core would encode them and cut the style there.
				'stack'   => Schema::text( 300, array( 'pattern' => '^[A-Za-z0-9 ,._-]+$' ) ),
				'role'    => Schema::enum( array( 'heading', 'body', 'mono' ) ),
				'width'   => $share,
				'x'       => $share,
				'licence' => Schema::nullable( Schema::text( 200 ) ),
				'faces'   => Schema::list_of( $face, 40 ),
			),
			array( 'width', 'x' )
		);
	}

	private static function slug(): array {
		return Schema::text( 100, array( 'pattern' => '^' . self::RESERVED . '[a-z0-9]+(-[a-z0-9]+)*$' ) );
	}

	private static function value( int $max_length = 2000 ): array {
		return Schema::text( $max_length, array( 'pattern' => self::VALUE ) );
	}

	/**
	 * Tells what a site uses a font family for.
	 * @param string               $stack  CSS font-family value, with its fallbacks.
	 * @param array<string, mixed> $styles "styles" of a theme.json.
	 * @return 'heading'|'mono'|'body'
	 */
	public static function font_role( string $slug, string $stack, array $styles ): string {
		$headings = (string) wp_json_encode( array( $styles['elements']['heading']['typography'] ?? array(), $styles['elements']['h1']['typography'] ?? array(), $styles['blocks']['core/heading']['typography'] ?? array() ), JSON_UNESCAPED_SLASHES );
		if ( 1 === preg_match( '/(?:var:preset\|font-family\||--font-family--)' . preg_quote( $slug, '/' ) . '(?![\w-])/', $headings ) || 'heading' === $slug ) {
			return 'heading';
		}
		return 1 === preg_match( '/mono|courier|consol/i', "$slug $stack" ) ? 'mono' : 'body';
	}
}
