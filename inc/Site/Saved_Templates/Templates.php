<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Schema;

/**
 * Saved templates, as the site puts them on the wire.
 */
final class Templates {

	/** What a pattern is of. */
	public const TYPES = array( 'section', 'page', 'template', 'part' );

	/** Characters of a document, in either builder's form. */
	public const LONGEST_DOCUMENT = 4 * 1024 * 1024;

	/** Bytes of a file that comes in, maybe with its media. */
	public const LARGEST_FILE = 50 * 1024 * 1024;

	/**
	 * Returns the schema of a saved template.
	 *
	 * @return array<string, mixed>
	 */
	public static function item(): array {
		return Schema::record(
			array(
				'id'          => Schema::integer( 1 ),
				'title'       => Schema::text(),
				// When it was changed last, ISO 8601.
				'date'        => Schema::text( 40 ),
				'type'        => self::type(),
				'platform'    => Schema::enum( Item_Schema::PLATFORMS ),
				'is_pushed'   => Schema::boolean(),
				'is_kit'      => Schema::boolean(),
				// 'templately' for what came from the library.
				'source'      => Schema::enum( array( 'site', 'templately' ) ),
				'preview_url' => Schema::text( 2000 ),
				'export_url'  => Schema::text( 2000 ),
				'edit_url'    => Schema::text( 2000 ),
				'can_delete'  => Schema::boolean(),
			)
		);
	}

	/**
	 * Returns the schema of what a template is of: one of TYPES, or a word of Elementor or of the theme builder.
	 *
	 * @return array<string, mixed>
	 */
	public static function type(): array {
		return Schema::text( 40, array( 'pattern' => '^[a-z][a-z0-9_-]{0,39}$' ) );
	}
}
