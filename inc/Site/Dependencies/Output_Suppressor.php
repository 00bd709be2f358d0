<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

/** Discards output of plugins and upgraders, which would corrupt an event stream. */
final class Output_Suppressor {

	/**
	 * @template T
	 * @param callable(): T $work Core's upgraders leave output buffers open when they fail.
	 * @return T
	 */
	public static function run( callable $work ) {
		$depth = ob_get_level();
		ob_start( '__return_empty_string' );
		try {
			return $work();
		} finally {
			while ( ob_get_level() > $depth ) {
				ob_end_clean();
			}
		}
	}
}
