<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Writes the rest of a pack: its media, fonts and style, and then its patterns, navigation, pages, posts and menus.
 */
final class Content_Step implements Step {

	private Object_Writer $pieces;

	/** @var array{Import_Plan, Piece_List}|null The plan that was asked for last, and its pieces. */
	private ?array $listed = null;

	/**
	 * @param Object_Writer $pieces Writes pieces.
	 */
	public function __construct( Object_Writer $pieces ) {
		$this->pieces = $pieces;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::CONTENT;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Content', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return $plan->count() > 0;
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		return $this->pieces->write_next( $work, $this->pieces_of( $work->plan() ), $cursor );
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return (int) floor( 100 * $cursor / max( 1, count( $this->pieces_of( $plan ) ) ) );
	}

	/**
	 * Returns the pieces of this step.
	 *
	 * @param Import_Plan $plan What the import is to do.
	 */
	public static function objects_to_write( Import_Plan $plan ): Piece_List {
		$before = Templates_Step::required_media( $plan );
		$pieces = new Piece_List();
		foreach ( $plan->each( 'media' ) as $place => $medium ) {
			if ( ! isset( $before[ $medium['number'] ] ) ) {
				$pieces->add( 'media', $place );
				$pieces->add( Object_Writer::SIZES, $place );
			}
		}
		foreach ( $plan->indexes_of_kind( 'font' ) as $place ) {
			$pieces->add( 'font', $place );
		}
		$pieces->add( Object_Writer::STYLES );
		foreach ( array( 'wp_block', 'wp_navigation', 'page', 'post', 'menu' ) as $kind ) {
			foreach ( $plan->indexes_of_kind( $kind ) as $place ) {
				$pieces->add( $kind, $place );
			}
		}
		return $pieces;
	}

	/**
	 * @param Import_Plan $plan What the import is to do.
	 * @return Piece_List As of(), which is not made anew for each of ten thousand objects.
	 */
	private function pieces_of( Import_Plan $plan ): Piece_List {
		if ( null === $this->listed || $this->listed[0] !== $plan ) {
			$this->listed = array( $plan, self::objects_to_write( $plan ) );
		}
		return $this->listed[1];
	}
}
