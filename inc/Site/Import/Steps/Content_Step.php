<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Writes the other media, fonts and styles, fills patterns, navigations, pages and posts, and makes menus.
 *
 * @phpstan-import-type Piece from Object_Writer
 */
final class Content_Step implements Step {

	private Object_Writer $pieces;

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
		$before = Templates_Step::required_media( $plan );
		$pieces = array();
		foreach ( $plan->objects( 'media' ) as $medium ) {
			if ( ! isset( $before[ $medium['number'] ] ) ) {
				$pieces[] = array( 'media', $medium );
			}
		}
		foreach ( $plan->objects( 'font' ) as $family ) {
			$pieces[] = array( 'font', $family );
		}
		$pieces[] = array( Object_Writer::STYLES, null );
		foreach ( array( 'wp_block', 'wp_navigation', 'page', 'post', 'menu' ) as $kind ) {
			foreach ( $plan->objects( $kind ) as $object ) {
				$pieces[] = array( $kind, $object );
			}
		}
		return $pieces;
	}
}
