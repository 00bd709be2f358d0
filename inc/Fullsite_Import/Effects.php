<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Storage\Import\Boundary;
use Templately\Storage\Import\Capture;
use Templately\Storage\Import\Lease;

/**
 * What no transaction covers: installing a plugin, switching the theme. What is begun is noted before, so that a resumed import
 * knows that it may be half done, and does the rest.
 */
final class Effects {

	/** @var Map */
	private $map;

	/** @var Lease */
	private $lease;

	/** @var Capture */
	private $capture;

	/** @var Found_Files */
	private $found;

	/** @var Journal_Parts */
	private $parts;

	/** @var callable(): void */
	private $settle;

	/**
	 * @param Map              $map    What became what.
	 * @param Lease            $lease   The right to write.
	 * @param Capture          $capture Looks at all statements.
	 * @param Found_Files      $found   Finds what is made beside.
	 * @param Journal_Parts    $parts   Knows what came with what.
	 * @param callable(): void $settle Gives plugins time to finish what they began.
	 */
	public function __construct( Map $map, Lease $lease, Capture $capture, Found_Files $found, Journal_Parts $parts, callable $settle ) {
		$this->map     = $map;
		$this->lease   = $lease;
		$this->capture = $capture;
		$this->found   = $found;
		$this->parts   = $parts;
		$this->settle  = $settle;
	}

	/**
	 * Has others make files, such as the sizes of a picture, and notes what they make beside them. What is made is made again where the
	 * process is ended in the middle.
	 *
	 * @template T
	 * @param callable(): T $make Makes them.
	 * @return T What it returns.
	 */
	public function files( callable $make ) {
		$this->lease->keep();
		$this->capture->flush();
		$this->found->before();
		Boundary::reached( 'begin files' );
		$answer = $make();
		$this->capture->flush();
		Boundary::reached( 'end files' );
		$this->lease->keep();
		$this->found->after();
		return $answer;
	}

	/**
	 * Does something, once.
	 *
	 * @param string            $source What it is.
	 * @param callable(): mixed $effect Does it, or what is left of it.
	 * @param bool              $settle Whether plugins get time afterwards.
	 * @return mixed What it returns; null where it was done before.
	 */
	public function run( string $source, callable $effect, bool $settle ) {
		$part   = $source;
		$source = "effect:$source";
		if ( $this->map->has( $source ) ) {
			return null;
		}
		$this->lease->keep();
		$this->capture->flush();
		$this->parts->begin( $part );
		$this->found->before();
		Boundary::reached( "begin $source" );
		$answer = $effect();
		$this->capture->flush();
		Boundary::reached( "end $source" );
		if ( $settle ) {
			( $this->settle )();
		}
		$this->lease->keep();
		$this->found->after();
		$this->parts->end( $part );
		$this->map->note( $source, 'effect', 0 );
		return $answer;
	}
}
