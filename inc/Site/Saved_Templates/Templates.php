<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Schema;

/** Schemas of saved templates. */
final class Templates {

	/** Types of patterns. */
	public const TYPES = array( 'section', 'page', 'template', 'part' );

	/** Characters of a document. */
	public const LONGEST_DOCUMENT = 4 * 1024 * 1024;

	/** Bytes of an uploaded file, including its media. */
	public const LARGEST_FILE = 50 * 1024 * 1024;

	/** @return array<string, mixed> */
	public static function item(): array {
		return Schema::record(
			array(
				'id'          => Schema::integer( 1 ),
				'title'       => Schema::text(),
				// Last change, ISO 8601.
				'date'        => Schema::text( 40 ),
				'type'        => self::type(),
				'platform'    => Schema::enum( Item_Schema::PLATFORMS ),
				'is_pushed'   => Schema::boolean(),
				'is_kit'      => Schema::boolean(),
				// 'templately' for templates from the library.
				'source'      => Schema::enum( array( 'site', 'templately' ) ),
				'preview_url' => Schema::text( 2000 ),
				'export_url'  => Schema::text( 2000 ),
				'edit_url'    => Schema::text( 2000 ),
				'can_delete'  => Schema::boolean(),
			)
		);
	}

	/**
	 * One of TYPES, or a type of Elementor or the theme builder.
	 * @return array<string, mixed>
	 */
	public static function type(): array {
		return Schema::text( 40, array( 'pattern' => '^[a-z][a-z0-9_-]{0,39}$' ) );
	}
}
