<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Site\Documents\Block_Sanitizer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Url_Classifier;

/**
 * Takes the foreign parts out of blocks, as an insert does.
 */
trait Leaves_Foreign_Parts_Out {

	/** @var string Address of the medium that the design has. */
	private static $medium = 'https://media.templately.invalid/7/pear.png';

	/**
	 * Takes the foreign parts out of a block whose design has medium 7, and comes from hub.example.org.
	 *
	 * @param string $markup Serialised block.
	 * @return array{string, list<array{what: string, why: string}>} What is left, and what is said.
	 */
	private static function left_of( string $markup ): array {
		$left_out = new Insert_Omissions();
		$parts    = new Block_Sanitizer( new Url_Classifier( array( 7 ), 'https://hub.example.org' ), $left_out );
		return array( $parts->sanitize( $markup ), $left_out->all() );
	}

	/**
	 * Returns what is said of what was left out, a line each.
	 *
	 * @param list<array{what: string, why: string}> $parts What was left out.
	 */
	private static function said( array $parts ): string {
		return implode(
			"\n",
			array_map(
				static function ( array $part ): string {
					return $part['what'] . ': ' . $part['why'];
				},
				$parts
			)
		);
	}
}
