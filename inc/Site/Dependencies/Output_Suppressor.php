<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

/**
 * Keeps what plugins and upgraders print from the one who drives an import: an event stream has its own words.
 */
final class Output_Suppressor {

	/**
	 * Does some work.
	 *
	 * @template T
	 * @param callable(): T $work The work. Where it fails, core's upgraders leave buffers open.
	 * @return T What it returns.
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
