<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Database;

/**
 * The moments at which a process may be ended: before each of the import's own statements, and round what happens to files.
 */
final class Interruption_Points {

	/**
	 * Tells of one.
	 *
	 * @param string $name The statement, or what happens to which file.
	 */
	public static function reach( string $name ): void {
		/**
		 * Fires where an import or revert may be ended and has to be able to go on. For tests, which end it there.
		 *
		 * @param string $name What comes next.
		 */
		do_action( 'templately_import_boundary', $name );
	}
}
