<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Steps;
use Templately\Fullsite_Import\Work;

/**
 * Writes the templates and template parts of a pack, and before them what they name: its terms, and the media that they show.
 *
 * @phpstan-import-type Piece from Pieces
 */
final class Templates implements Step {

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
		return Steps::TEMPLATES;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Templates', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Plan $plan ): bool {
		return array() !== $this->pieces_of( $plan );
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
		$templates = $plan->objects( 'wp_template_part', 'wp_template' );
		$needed    = array_fill_keys( array_merge( array(), ...array_column( $templates, 'needs' ) ), true );
		$pieces    = in_array( 'permalinks', array_column( $plan->settings(), 'name' ), true ) ? array( array( Pieces::PERMALINKS, null ) ) : array();
		foreach ( $plan->objects( 'term' ) as $term ) {
			$pieces[] = array( 'term', $term );
		}
		foreach ( $plan->objects( 'media' ) as $medium ) {
			if ( isset( $needed[ $medium['number'] ] ) ) {
				$pieces[] = array( 'media', $medium );
				$pieces[] = array( Pieces::SIZES, $medium );
			}
		}
		foreach ( array( 'wp_template_part', 'wp_template' ) as $kind ) {
			foreach ( $plan->objects( $kind ) as $template ) {
				$pieces[] = array( $kind, $template );
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
