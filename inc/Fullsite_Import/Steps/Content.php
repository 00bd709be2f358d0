<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Steps;
use Templately\Fullsite_Import\Work;

/**
 * Writes the rest of a pack: its media, fonts and style, and then its patterns, navigation, pages, posts and menus.
 *
 * @phpstan-import-type Piece from Pieces
 */
final class Content implements Step {

	/** @var Pieces */
	private $pieces;

	/** @var array{Plan, list<Piece>}|null The plan that was asked for last, and its pieces. */
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
		return array() !== $plan->objects();
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
	 * @return list<Piece>
	 */
	public static function of( Plan $plan ): array {
		$before = array_column( array_column( Templates::of( $plan ), 1 ), null, 'number' );
		$pieces = array();
		foreach ( $plan->objects( 'media' ) as $medium ) {
			if ( ! isset( $before[ $medium['number'] ] ) ) {
				$pieces[] = array( 'media', $medium );
				$pieces[] = array( Pieces::SIZES, $medium );
			}
		}
		foreach ( $plan->objects( 'font' ) as $font ) {
			$pieces[] = array( 'font', $font );
		}
		$pieces[] = array( Pieces::STYLES, null );
		foreach ( array( 'wp_block', 'wp_navigation', 'page', 'post', 'menu' ) as $kind ) {
			foreach ( $plan->objects( $kind ) as $object ) {
				$pieces[] = array( $kind, $object );
			}
		}
		return $pieces;
	}

	/**
	 * @param Plan $plan What the import is to do.
	 * @return list<Piece> As of(), which is not made anew for each of ten thousand objects.
	 */
	private function pieces_of( Plan $plan ): array {
		if ( null === $this->listed || $this->listed[0] !== $plan ) {
			$this->listed = array( $plan, self::of( $plan ) );
		}
		return $this->listed[1];
	}
}
