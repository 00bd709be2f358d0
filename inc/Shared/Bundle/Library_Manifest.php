<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Schema;

/**
 * The shape of a manifest.json of schema 1, and of the first ones of schema 2: what the library needs, and no objects of a site.
 */
final class Library_Manifest {

	private const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

	/**
	 * Checks one.
	 *
	 * @param array<string, mixed> $manifest What manifest.json says.
	 *
	 * @throws Invalid_Bundle With the member that is wrong.
	 */
	public static function check( array $manifest ): void {
		$valid = rest_validate_value_from_schema( $manifest, self::schema(), 'manifest' );
		if ( is_wp_error( $valid ) ) {
			throw new Invalid_Bundle( $valid->get_error_message() );
		}
		if ( ( 2 === $manifest['schema'] ) !== isset( $manifest['look'] ) ) {
			throw new Invalid_Bundle( 'A manifest of schema 2 has a look, one of schema 1 has none.' );
		}
	}

	/**
	 * Returns the schema.
	 *
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		return Schema::record(
			array(
				'schema'   => array(
					'type' => 'integer',
					'enum' => array( 1, 2 ),
				),
				'platform' => Schema::enum( Item_Schema::PLATFORMS ),
				'pack'     => self::pack(),
				// From schema 2 on: documents are in presets, and this is what they are worth.
				'look'     => Style_Schema::schema(),
				'items'    => Schema::list_of( self::item(), 200 ),
				'parts'    => Schema::list_of( self::part(), 50 ),
				// Nothing reads them.
				'settings' => array( 'type' => 'object' ),
				'media'    => Schema::list_of( self::media(), 1000 ),
				'entries'  => array(
					'type'                 => 'object',
					'additionalProperties' => Schema::record(
						array(
							'sha256' => self::pattern( '^[0-9a-f]{64}$', 64 ),
							'size'   => Schema::integer(),
						)
					),
				),
			),
			array( 'look', 'parts', 'settings' )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function pack(): array {
		return Schema::record(
			self::common() + array(
				'live_url'        => Schema::text( 2000 ),
				'fullsite_import' => Schema::boolean(),
				'has_settings'    => Schema::boolean(),
				'thumbnail'       => self::path(),
				'thumbnail2'      => self::path(),
				'thumbnail3'      => self::path(),
				'banner'          => self::path(),
			),
			array( 'price', 'description', 'categories', 'tags', 'dependencies', 'screenshots', 'downloads', 'variations', 'live_url', 'fullsite_import', 'has_settings', 'thumbnail2', 'thumbnail3', 'banner' )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function item(): array {
		return Schema::record(
			self::common() + array(
				'type'          => Schema::enum( array( 'pages', 'sections', 'templates' ) ),
				'live_url'      => Schema::text( 2000 ),
				'template_type' => Schema::nullable( self::term() ),
				'thumbnail'     => self::path(),
				'document'      => self::path(),
				'page_settings' => Schema::record( array( 'template' => Schema::text() ) ),
			),
			array( 'price', 'description', 'categories', 'tags', 'dependencies', 'screenshots', 'downloads', 'variations', 'live_url', 'template_type', 'page_settings' )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function part(): array {
		return Schema::record(
			array(
				'slug'     => self::slug(),
				'name'     => Schema::text( 190 ),
				'kind'     => Schema::text( 40 ),
				'document' => self::path(),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function media(): array {
		return Schema::record(
			array(
				'id'     => Schema::integer( 1 ),
				'file'   => self::path(),
				'name'   => self::pattern( '^[A-Za-z0-9_-][A-Za-z0-9._-]*$', 100 ),
				'mime'   => Schema::text( 40 ),
				// Pixels of a picture; others have none.
				'width'  => Schema::integer(),
				'height' => Schema::integer(),
				'alt'    => Schema::text( 1000 ),
			),
			array( 'width', 'height' )
		);
	}

	/**
	 * Returns what packs and items both have.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function common(): array {
		return array(
			'slug'         => self::slug(),
			'name'         => Schema::text( 190, array( 'minLength' => 1 ) ),
			'plan'         => Schema::enum( array( 'free', 'starter', 'pro' ) ),
			'price'        => array(
				'type'    => 'number',
				'minimum' => 0,
				'maximum' => 1000000,
			),
			'description'  => Schema::text( 100000 ),
			'categories'   => Schema::list_of( self::term(), 50 ),
			'tags'         => Schema::list_of( Schema::text( 100, array( 'minLength' => 1 ) ), 50 ),
			'dependencies' => Schema::list_of( self::dependency(), 50 ),
			'screenshots'  => Schema::list_of(
				Schema::record(
					array(
						'file'   => self::path(),
						'width'  => Schema::integer( 1 ),
						'height' => Schema::integer( 1 ),
						'alt'    => Schema::text( 1000 ),
					)
				),
				20
			),
			'downloads'    => Schema::integer(),
			// The same design for other builders, where it has another slug there.
			'variations'   => Schema::list_of(
				Schema::record(
					array(
						'platform' => Schema::enum( Item_Schema::PLATFORMS ),
						'slug'     => self::slug(),
					)
				),
				10
			),
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function term(): array {
		return Schema::record(
			array(
				'slug' => self::slug(),
				'name' => Schema::text( 190, array( 'minLength' => 1 ) ),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function dependency(): array {
		return Schema::record(
			array(
				'slug'        => self::slug(),
				'name'        => Schema::text( 190, array( 'minLength' => 1 ) ),
				'link'        => Schema::text( 2000 ),
				'icon'        => Schema::text( 2000 ),
				'is_pro'      => Schema::boolean(),
				'plugin_file' => Schema::text( 200 ),
			),
			array( 'link', 'icon', 'is_pro', 'plugin_file' )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function slug(): array {
		return self::pattern( self::SLUG, 150 );
	}

	/**
	 * Returns the schema of the name of an entry, or of a thumbnail that lies beside the bundle.
	 *
	 * @return array<string, mixed>
	 */
	private static function path(): array {
		return self::pattern( '^([A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)?$', 200 );
	}

	/** @return array<string, mixed> */
	private static function pattern( string $pattern, int $max_length ): array {
		return Schema::text( $max_length, array( 'pattern' => $pattern ) );
	}
}
