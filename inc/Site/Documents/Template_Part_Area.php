<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * Where in a page a template part belongs.
 */
final class Template_Part_Area {

	/**
	 * Returns an area that this site has.
	 *
	 * @param string $slug Slug of an area, which another theme may have.
	 * @return string The same, or WordPress's own for no area. WordPress's function says so too, and writes a warning into the site's log.
	 */
	public static function here( string $slug ): string {
		return in_array( $slug, array_column( get_allowed_block_template_part_areas(), 'area' ), true ) ? $slug : 'uncategorized';
	}
}
