<?php

declare( strict_types=1 );

namespace Templately;

/**
 * A part of the plugin with all that it is made of, and the places where it meets WordPress. Lies in inc/<Domain>/<Domain>_Module.php
 * and is named in Plugin.
 */
interface Module {

	/**
	 * Returns the part's controllers of templately/v1, each with what makes it. To be read, this needs no WordPress.
	 *
	 * @return array<class-string<Rest\Controller>, callable> Controller to what takes the module and returns one.
	 */
	public static function controllers(): array;

	/** Hooks the part in. On every request: what a request may not need is made in the hook. */
	public function register(): void;
}
