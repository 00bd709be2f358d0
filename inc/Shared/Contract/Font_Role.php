<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

/**
 * What a site has a family of fonts for, as a look says it.
 */
final class Font_Role {

	/**
	 * Returns it.
	 *
	 * @param string               $slug   Slug of the family.
	 * @param string               $stack  It, with what stands in for it.
	 * @param array<string, mixed> $styles The site's styles, as a theme.json has them.
	 * @return string 'heading' for what headings are set in, else 'mono' or 'body'.
	 */
	public static function of( string $slug, string $stack, array $styles ): string {
		$of = (string) wp_json_encode( array( $styles['elements']['heading']['typography'] ?? array(), $styles['elements']['h1']['typography'] ?? array(), $styles['blocks']['core/heading']['typography'] ?? array() ), JSON_UNESCAPED_SLASHES );
		if ( 1 === preg_match( '/(?:var:preset\|font-family\||--font-family--)' . preg_quote( $slug, '/' ) . '(?![\w-])/', $of ) || 'heading' === $slug ) {
			return 'heading';
		}
		return 1 === preg_match( '/mono|courier|consol/i', "$slug $stack" ) ? 'mono' : 'body';
	}
}
