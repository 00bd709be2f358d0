<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Site\Documents\Block_Sanitizer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Url_Classifier;

/** Removes foreign parts from blocks as an insert does. */
trait Leaves_Foreign_Parts_Out {

	/** @var string URL of the design's medium. */
	private static $medium = 'https://media.templately.invalid/7/pear.png';

	/**
	 * Returns what remains of a block of a design on hub.example.org with medium 7, and what was removed.
	 * @return array{string, list<array{what: string, why: string}>}
	 */
	private static function left_of( string $markup ): array {
		$left_out = new Insert_Omissions();
		$parts    = new Block_Sanitizer( new Url_Classifier( array( 7 ), 'https://hub.example.org' ), $left_out );
		return array( $parts->sanitize( $markup ), $left_out->all() );
	}

	/**
	 * Formats removed parts, one per line.
	 * @param list<array{what: string, why: string}> $parts
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
