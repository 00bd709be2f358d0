<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Writes terms, drafts of all posts, and templates and template parts with their media.
 *
 * @phpstan-import-type Piece from Object_Writer
 */
final class Templates_Step implements Step {

	private Object_Writer $pieces;

	/**
	 * @param Object_Writer $pieces Writes pieces.
	 */
	public function __construct( Object_Writer $pieces ) {
		$this->pieces = $pieces;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::TEMPLATES;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Templates', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return count( self::objects_to_write( $plan ) ) > 0;
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		return $this->pieces->write_next( $work, self::objects_to_write( $work->plan() ), $cursor );
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return (int) floor( 100 * $cursor / max( 1, count( self::objects_to_write( $plan ) ) ) );
	}

	/**
	 * Returns the pieces of this step.
	 *
	 * @param Import_Plan $plan What the import is to do.
	 * @return list<Piece>
	 */
	public static function objects_to_write( Import_Plan $plan ): array {
		$needed = self::required_media( $plan );
		$pieces = array();
		if ( in_array( 'permalinks', array_column( $plan->settings(), 'name' ), true ) ) {
			$pieces[] = array( Object_Writer::PERMALINKS, null );
		}
		foreach ( $plan->objects( 'term' ) as $term ) {
			$pieces[] = array( 'term', $term );
		}
		foreach ( $plan->objects( 'media' ) as $medium ) {
			if ( isset( $needed[ $medium['number'] ] ) ) {
				$pieces[] = array( 'media', $medium );
			}
		}
		foreach ( $plan->objects( ...Object_Writer::POSTS ) as $object ) {
			$pieces[] = array( Object_Writer::MAKE, $object );
		}
		foreach ( array( 'wp_template_part', 'wp_template' ) as $kind ) {
			foreach ( $plan->objects( $kind ) as $object ) {
				$pieces[] = array( $kind, $object );
			}
		}
		return $pieces;
	}

	/**
	 * Returns what templates need: their media come before them, in this step.
	 *
	 * @param Import_Plan $plan What the import is to do.
	 * @return array<int, true> By number.
	 */
	public static function required_media( Import_Plan $plan ): array {
		return array_fill_keys( array_merge( array(), ...array_column( $plan->objects( 'wp_template_part', 'wp_template' ), 'needs' ) ), true );
	}
}
