<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

final class Template_Part_Area {

	/** Returns the area if this site has it, otherwise 'uncategorized'. WordPress's own function also logs a warning. */
	public static function here( string $slug ): string {
		return in_array( $slug, array_column( get_allowed_block_template_part_areas(), 'area' ), true ) ? $slug : 'uncategorized';
	}
}
