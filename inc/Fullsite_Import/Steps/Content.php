<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Steps;
use Templately\Fullsite_Import\Work;

/**
 * Writes the rest of a pack: its media, fonts and style, and then its patterns, navigation, pages, posts and menus.
 */
final class Content implements Step {

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
		return Steps::CONTENT;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Content', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Plan $plan ): bool {
		return $plan->count() > 0;
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
		$before = Templates::needed( $plan );
		$pieces = new Piece_List();
		foreach ( $plan->each( 'media' ) as $place => $medium ) {
			if ( ! isset( $before[ $medium['number'] ] ) ) {
				$pieces->add( 'media', $place );
				$pieces->add( Pieces::SIZES, $place );
			}
		}
		foreach ( $plan->places( 'font' ) as $place ) {
			$pieces->add( 'font', $place );
		}
		$pieces->add( Pieces::STYLES );
		foreach ( array( 'wp_block', 'wp_navigation', 'page', 'post', 'menu' ) as $kind ) {
			foreach ( $plan->places( $kind ) as $place ) {
				$pieces->add( $kind, $place );
			}
		}
		return $pieces;
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
