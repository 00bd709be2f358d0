<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Blocks\Markup;

/**
 * Checks a block document as far as PHP can: that it is blocks and nothing else, whole, and free of what a user without
 * unfiltered_html could not save.
 */
final class Document {

	/**
	 * Checks a document.
	 *
	 * @param list<string> $content One serialised top-level block each.
	 * @param string       $name    Name for messages.
	 * @return list<string> Names of all blocks in it, sorted.
	 *
	 * @throws Refusal With what is wrong.
	 */
	public static function check( array $content, string $name ): array {
		if ( array() === $content ) {
			throw new Refusal( "$name has no blocks." );
		}
		foreach ( $content as $number => $markup ) {
			$place = "$name, block " . ( $number + 1 );
			$fault = Markup::fault( $markup );
			if ( '' !== $fault ) {
				throw new Refusal( "$place $fault." );
			}
			if ( Markup::clean( $markup ) !== $markup ) {
				throw new Refusal( "$place has markup that WordPress takes out for users without unfiltered_html." );
			}
		}
		return Markup::block_types( implode( '', $content ) );
	}
}
