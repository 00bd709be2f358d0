<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/**
 * What items are sorted by: categories, template types, tags, and the plugins that they need.
 */
final class Terms {

	/**
	 * Returns the schema of a category or a template type.
	 *
	 * @return array<string, mixed>
	 */
	public static function term(): array {
		return Schema::record(
			array(
				'id'    => Schema::integer( 1 ),
				'name'  => Schema::text(),
				'slug'  => Schema::text(),
				'count' => Schema::integer(),
			),
			array( 'count' )
		);
	}

	/**
	 * Returns the schema of a tag.
	 *
	 * @return array<string, mixed>
	 */
	public static function tag(): array {
		return Schema::record(
			array(
				'id'    => Schema::integer( 1 ),
				'name'  => Schema::text(),
				'count' => Schema::integer(),
			),
			array( 'count' )
		);
	}

	/**
	 * Returns the schema of a plugin that a design needs. The site adds is_active.
	 *
	 * @return array<string, mixed>
	 */
	public static function dependency(): array {
		return Schema::record(
			array(
				'id'        => Schema::integer( 1 ),
				'name'      => Schema::text(),
				'slug'      => Schema::text(),
				'icon'      => Schema::text( 2000 ),
				'link'      => Schema::text( 2000 ),
				'is_pro'    => Schema::boolean(),
				'is_active' => Schema::boolean(),
				'count'     => Schema::integer(),
			),
			array( 'is_active', 'count' )
		);
	}
}
