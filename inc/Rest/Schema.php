<?php

declare( strict_types=1 );

namespace Templately\Rest;

/**
 * Builds JSON schemas as plain arrays, bounded as Routes demands, and holds the shapes that both halves put on the wire.
 *
 * Needs no WordPress: the OpenAPI documents and the browser's types are made from it on any machine.
 *
 * @phpstan-type Json_Schema array<string, mixed>
 */
final class Schema {

	public const PLATFORMS  = array( 'elementor', 'gutenberg' );
	public const ITEM_TYPES = array( 'packs', 'pages', 'sections', 'templates' );
	public const PLANS      = array( 'all', 'starter', 'pro' );

	/**
	 * Returns the schema of a string.
	 *
	 * @param int                  $max_length Characters at the most.
	 * @param array<string, mixed> $more       More keywords.
	 * @return array<string, mixed>
	 */
	public static function text( int $max_length = 200, array $more = array() ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $max_length,
		) + $more;
	}

	/**
	 * Returns the schema of one string of a few.
	 *
	 * @param string[]    $values   What it may be.
	 * @param string|null $fallback Default, or null for none.
	 * @return array<string, mixed>
	 */
	public static function one_of( array $values, ?string $fallback = null ): array {
		$schema = array(
			'type' => 'string',
			'enum' => $values,
		);
		return null === $fallback ? $schema : $schema + array( 'default' => $fallback );
	}

	/**
	 * Returns the schema of a whole number.
	 *
	 * @param int                  $minimum Smallest.
	 * @param array<string, mixed> $more    More keywords.
	 * @return array<string, mixed>
	 */
	public static function integer( int $minimum = 0, array $more = array() ): array {
		return array(
			'type'    => 'integer',
			'minimum' => $minimum,
			'maximum' => $more['maximum'] ?? 9007199254740991,
		) + $more;
	}

	/**
	 * Returns the schema of a yes or no.
	 *
	 * @param bool|null $fallback Default, or null for none.
	 * @return array<string, mixed>
	 */
	public static function flag( ?bool $fallback = null ): array {
		return null === $fallback ? array( 'type' => 'boolean' ) : array(
			'type'    => 'boolean',
			'default' => $fallback,
		);
	}

	/**
	 * Returns the schema of a list.
	 *
	 * @param array<string, mixed> $of        Schema of a member.
	 * @param int                  $max_items Members at the most.
	 * @return array<string, mixed>
	 */
	public static function list_of( array $of, int $max_items = 500 ): array {
		return array(
			'type'     => 'array',
			'items'    => $of,
			'maxItems' => $max_items,
		);
	}

	/**
	 * Returns the schema of a record that has all of its members.
	 *
	 * @param array<string, array<string, mixed>> $properties Name to schema.
	 * @param string[]                            $optional   Members that may be missing.
	 * @return array<string, mixed>
	 */
	public static function record( array $properties, array $optional = array() ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_values( array_diff( array_keys( $properties ), $optional ) ),
			'additionalProperties' => false,
		);
	}

	/**
	 * Returns the schema of an object whose members have names that nobody knows before, such as a builder's settings.
	 *
	 * @param array<string, mixed> $of          Schema of a member.
	 * @param int                  $max_members Members at the most.
	 * @return array<string, mixed>
	 */
	public static function map_of( array $of, int $max_members = 500 ): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(),
			'additionalProperties' => $of,
			'maxProperties'        => $max_members,
		);
	}

	/**
	 * Returns the schema of a JSON value that reaches the controller as the text it came in, to the byte: decoded to arrays
	 * each {} of it would become []. Arguments of a call with a body only.
	 *
	 * @param int    $max_length Bytes at the most.
	 * @param string $type       'object' or 'array'.
	 * @return array<string, mixed>
	 */
	public static function raw_json( int $max_length, string $type = 'object' ): array {
		return array(
			'type'      => $type,
			'maxLength' => $max_length,
			'rawJson'   => true,
		);
	}

	/**
	 * Returns the schema of something that may be missing.
	 *
	 * @param array<string, mixed> $schema Schema with one type.
	 * @return array<string, mixed>
	 */
	public static function nullable( array $schema ): array {
		$schema['type'] = array( $schema['type'], 'null' );
		return $schema;
	}

	/**
	 * Returns the schema of an argument that has to be given.
	 *
	 * @param array<string, mixed> $schema Its schema.
	 * @return array<string, mixed>
	 */
	public static function required( array $schema ): array {
		$schema['required'] = true;
		return $schema;
	}

	/**
	 * Returns the schema of a category or a template type.
	 *
	 * @return array<string, mixed>
	 */
	public static function term(): array {
		return self::record(
			array(
				'id'    => self::integer( 1 ),
				'name'  => self::text(),
				'slug'  => self::text(),
				'count' => self::integer(),
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
		return self::record(
			array(
				'id'    => self::integer( 1 ),
				'name'  => self::text(),
				'count' => self::integer(),
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
		return self::record(
			array(
				'id'        => self::integer( 1 ),
				'name'      => self::text(),
				'slug'      => self::text(),
				'icon'      => self::text( 2000 ),
				'link'      => self::text( 2000 ),
				'is_pro'    => self::flag(),
				'is_active' => self::flag(),
				'count'     => self::integer(),
			),
			array( 'is_active', 'count' )
		);
	}

	/**
	 * Returns the members of an item as lists show it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function summary_properties(): array {
		return array(
			'id'              => self::integer( 1 ),
			'name'            => self::text(),
			'slug'            => self::text(),
			'type'            => self::one_of( self::ITEM_TYPES ),
			'platform'        => self::one_of( self::PLATFORMS ),
			'price'           => array( 'type' => 'number' ),
			'plan'            => self::one_of( array( 'free', 'starter', 'pro' ) ),
			'rating'          => array( 'type' => 'number' ),
			'downloads'       => self::integer(),
			'favourite_count' => self::integer(),
			'thumbnail'       => self::text( 2000 ),
			'thumbnail2'      => self::text( 2000 ),
			'thumbnail3'      => self::text( 2000 ),
			'fullsite_import' => self::flag(),
			'has_settings'    => self::flag(),
			'isPurchased'     => self::flag(),
			'isSubscribed'    => self::flag(),
			'params'          => self::record( array( 'type' => self::one_of( self::ITEM_TYPES ) ) ),
			'dependencies'    => self::list_of( self::dependency() ),
			'template_type'   => self::nullable( self::term() ),
		);
	}

	/**
	 * Returns the schema of an item as lists show it.
	 *
	 * @return array<string, mixed>
	 */
	public static function item_summary(): array {
		$pack = self::record(
			array(
				'id'   => self::integer( 1 ),
				'name' => self::text(),
				'slug' => self::text(),
			)
		);
		return self::record( self::summary_properties() + array( 'pack' => self::nullable( $pack ) ) );
	}

	/**
	 * Returns the schema of an item with all that its own screen shows.
	 *
	 * @return array<string, mixed>
	 */
	public static function item_details(): array {
		$summaries  = self::list_of( self::item_summary() );
		$screenshot = self::record(
			array(
				'url'    => self::text( 2000 ),
				'width'  => self::integer(),
				'height' => self::integer(),
				'alt'    => self::text( 2000 ),
			)
		);
		$pack       = self::record( self::summary_properties() + array( 'items' => $summaries ) );
		$variation  = self::record(
			array(
				'platform' => self::one_of( self::PLATFORMS ),
				'slug'     => self::text(),
			)
		);
		return self::record(
			self::summary_properties() + array(
				'pack'        => self::nullable( $pack ),
				'banner'      => self::text( 2000 ),
				'live_url'    => self::text( 2000 ),
				'screenshots' => self::list_of( $screenshot ),
				'description' => self::text( 100000 ),
				'tags'        => self::list_of( self::tag() ),
				'categories'  => self::list_of( self::term() ),
				'items'       => $summaries,
				'variations'  => self::list_of( $variation ),
				'block_types' => self::list_of( self::text() ),
			)
		);
	}

	/**
	 * Returns the schema of a page of items.
	 *
	 * @param array<string, array<string, mixed>> $more More members of the body.
	 * @return array<string, mixed>
	 */
	public static function item_page( array $more = array() ): array {
		return self::record(
			array(
				'items'           => self::list_of( self::item_summary(), 48 ),
				'current_page'    => self::integer( 1 ),
				'total_page'      => self::integer(),
				'total'           => self::integer(),
				'total_is_capped' => self::flag(),
			) + $more
		);
	}

	/**
	 * Returns the schema of the counts of items by platform, type and plan.
	 *
	 * @return array<string, mixed>
	 */
	public static function counts(): array {
		$plans = self::record(
			array(
				'total'   => self::integer(),
				'starter' => self::integer(),
				'pro'     => self::integer(),
			)
		);
		$types = self::record( array_fill_keys( self::ITEM_TYPES, $plans ) );
		return self::record( array_fill_keys( self::PLATFORMS, $types ) );
	}

	/**
	 * Returns the arguments that choose a page of items. Both halves take the same; 'type' of the site is the screen's.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function item_query(): array {
		return array(
			'platform'         => self::one_of( self::PLATFORMS, 'elementor' ),
			'type'             => self::one_of( self::ITEM_TYPES, 'packs' ),
			'plan'             => self::one_of( self::PLANS, 'all' ),
			'page'             => self::integer(
				1,
				array(
					'maximum' => 1000000,
					'default' => 1,
				)
			),
			'search'           => self::text( 100 ),
			'category_id'      => self::integer( 1 ),
			'template_type_id' => self::integer( 1 ),
			'tags'             => self::list_of( self::integer( 1 ), 50 ),
			'include'          => self::list_of( self::integer( 1 ), 50 ),
			'exclude'          => self::list_of( self::integer( 1 ), 50 ),
			'activeFilter'     => self::one_of( array( '', 'free', 'pro' ), '' ),
		);
	}

	/**
	 * Returns the members of an account.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function account_properties(): array {
		return array(
			'id'            => self::integer( 1 ),
			'name'          => self::text(),
			'first_name'    => self::text(),
			'last_name'     => self::text(),
			'email'         => self::text( 254 ),
			'joined'        => self::text( 40 ),
			'is_verified'   => self::flag(),
			'profile_photo' => self::text( 2000 ),
			'plan'          => self::text( 40 ),
			'show_notice'   => self::flag(),
		);
	}
}
