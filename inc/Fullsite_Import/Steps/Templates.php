<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Steps;
use Templately\Fullsite_Import\Work;

/**
 * Writes the templates and template parts of a pack, and before them what they name: its terms, and the media that they show.
 */
final class Templates implements Step {

	/** @var Pieces */
	private $pieces;

	/** @var array{Plan, Piece_List}|null The plan that was asked for last, and its pieces. */
	private $listed = null;

	/**
	 * @param Pieces $pieces Writes pieces.
	 */
	public function __construct( Pieces $pieces ) {
		$this->pieces = $pieces;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Steps::TEMPLATES;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Templates', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Plan $plan ): bool {
		return count( $this->pieces_of( $plan ) ) > 0;
	}

	/** {@inheritDoc} */
	public function advance( Work $work, int $cursor ): ?int {
		return $this->pieces->write( $work, $this->pieces_of( $work->plan() ), $cursor );
	}

	/** {@inheritDoc} */
	public function progress( Plan $plan, int $cursor ): int {
		return (int) floor( 100 * $cursor / max( 1, count( $this->pieces_of( $plan ) ) ) );
	}

	/**
	 * Returns the pieces of this step.
	 *
	 * @param Plan $plan What the import is to do.
	 */
	public static function of( Plan $plan ): Piece_List {
		$needed = self::needed( $plan );
		$pieces = new Piece_List();
		if ( in_array( 'permalinks', array_column( $plan->settings(), 'name' ), true ) ) {
			$pieces->add( Pieces::PERMALINKS );
		}
		foreach ( $plan->places( 'term' ) as $place ) {
			$pieces->add( 'term', $place );
		}
		foreach ( array() === $needed ? array() : $plan->each( 'media' ) as $place => $medium ) {
			if ( isset( $needed[ $medium['number'] ] ) ) {
				$pieces->add( 'media', $place );
				$pieces->add( Pieces::SIZES, $place );
			}
		}
		foreach ( array( 'wp_template_part', 'wp_template' ) as $kind ) {
			foreach ( $plan->places( $kind ) as $place ) {
				$pieces->add( $kind, $place );
			}
		}
		return $pieces;
	}

	/**
	 * Returns what templates need: their media come before them, in this step.
	 *
	 * @param Plan $plan What the import is to do.
	 * @return array<int, true> By number.
	 */
	public static function needed( Plan $plan ): array {
		return array_fill_keys( array_merge( array(), ...array_column( $plan->objects( 'wp_template_part', 'wp_template' ), 'needs' ) ), true );
	}

	/**
	 * @param Plan $plan What the import is to do.
	 * @return Piece_List As of(), which is not made anew for each of ten thousand objects.
	 */
	private function pieces_of( Plan $plan ): Piece_List {
		if ( null === $this->listed || $this->listed[0] !== $plan ) {
			$this->listed = array( $plan, self::of( $plan ) );
		}
		return $this->listed[1];
	}
}
