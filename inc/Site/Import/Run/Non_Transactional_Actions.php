<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Site\Import\Change_Log\Query_Recorder;
use Templately\Site\Import\Database\Interruption_Points;
use Templately\Site\Import\Database\Lease;

/**
 * What no transaction covers: installing a plugin, switching the theme. What is begun is noted before, so that a resumed import
 * knows that it may be half done, and does the rest.
 */
final class Non_Transactional_Actions {

	private Object_Map $map;

	private Lease $lease;

	private Query_Recorder $capture;

	private New_File_Scanner $found;

	/** @var callable(): void */
	private $settle;

	/**
	 * @param Object_Map              $map    What became what.
	 * @param Lease            $lease   The right to write.
	 * @param Query_Recorder          $capture Looks at all statements.
	 * @param New_File_Scanner      $found   Finds what is made beside.
	 * @param callable(): void $settle Gives plugins time to finish what they began.
	 */
	public function __construct( Object_Map $map, Lease $lease, Query_Recorder $capture, New_File_Scanner $found, callable $settle ) {
		$this->map     = $map;
		$this->lease   = $lease;
		$this->capture = $capture;
		$this->found   = $found;
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
	public function run_file_action( callable $make ) {
		$this->lease->renew();
		$this->capture->flush();
		$this->found->snapshot();
		Interruption_Points::reach( 'begin files' );
		$answer = $make();
		$this->capture->flush();
		Interruption_Points::reach( 'end files' );
		$this->lease->renew();
		$this->found->record_new();
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
	public function run_once( string $source, callable $effect, bool $settle ) {
		$source = "effect:$source";
		if ( $this->map->has( $source ) ) {
			return null;
		}
		$this->lease->renew();
		$this->capture->flush();
		$this->found->snapshot();
		Interruption_Points::reach( "begin $source" );
		$answer = $effect();
		$this->capture->flush();
		Interruption_Points::reach( "end $source" );
		if ( $settle ) {
			( $this->settle )();
		}
		$this->lease->renew();
		$this->found->record_new();
		$this->map->record( $source, 'effect', 0 );
		return $answer;
	}
}
