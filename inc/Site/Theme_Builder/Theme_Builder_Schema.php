<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Schema;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;

/**
 * Theme-builder templates and their display conditions, as the site's own screens see them.
 */
final class Theme_Builder_Schema {

	/** Conditions of one template. */
	public const MOST_CONDITIONS = 200;

	public const LOCATIONS = array( 'header', 'footer', 'body' );

	/** Letters of a type: 'taxonomy-' with the longest name of a taxonomy. */
	public const LONGEST_TYPE = 48;

	/** Letters of a title. */
	public const LONGEST_TITLE = 200;

	/**
	 * Returns the schema of a condition as somebody wants it.
	 *
	 * @return array<string, mixed>
	 */
	public static function condition(): array {
		return Schema::record( self::condition_properties() );
	}

	/**
	 * Returns the schema of a condition as it is stored.
	 *
	 * @return array<string, mixed>
	 */
	public static function stored_condition(): array {
		return Schema::record(
			array( 'id' => Schema::integer( 1 ) ) + self::condition_properties() + array(
				'sub_label' => Schema::text( 2000 ),
				// Why it does nothing; '' where it does something.
				'fault'     => Schema::text( 500 ),
			)
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function condition_properties(): array {
		return array(
			'type'     => Schema::enum( Condition::TYPES ),
			'name'     => Schema::enum( Condition::NAMES ),
			'sub_name' => Schema::text( 48 ),
			'sub_id'   => Schema::integer(),
		);
	}

	/**
	 * Returns the schema of the conditions that a site offers.
	 *
	 * @return array<string, mixed>
	 */
	public static function config(): array {
		$controls = Schema::list_of( Schema::enum( Condition_Types::CONTROLS ), 1 );
		return Schema::map_of(
			Schema::record(
				array(
					'label'          => Schema::text(),
					'plural_label'   => Schema::text(),
					'sub_conditions' => Schema::map_of(
						Schema::record(
							array(
								'label'    => Schema::text(),
								'controls' => $controls,
							)
						),
						5000
					),
					'controls'       => $controls,
				)
			),
			3
		);
	}

	/**
	 * Returns the schema of a template whose conditions are edited.
	 *
	 * @return array<string, mixed>
	 */
	public static function template(): array {
		return Schema::record( self::template_properties() );
	}

	/**
	 * Returns the schema of a template as lists show it.
	 *
	 * @return array<string, mixed>
	 */
	public static function listed_template(): array {
		return Schema::record(
			self::template_properties() + array(
				// When it was changed last, in UTC.
				'date'       => Schema::text( 40, array( 'format' => 'date-time' ) ),
				'conditions' => Schema::list_of(
					Schema::record(
						array(
							'condition' => Schema::text( 100 ),
							// The same in words.
							'label'     => Schema::text( 4000 ),
						)
					),
					self::MOST_CONDITIONS
				),
			)
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function template_properties(): array {
		return array(
			'id'         => Schema::integer( 1 ),
			'title'      => Schema::text( 2000 ),
			'platform'   => Schema::enum( Item_Schema::PLATFORMS ),
			'type'       => Schema::text( self::LONGEST_TYPE ),
			'location'   => Schema::enum( self::LOCATIONS ),
			'status'     => Schema::text( 20 ),
			'edit_link'  => Schema::text( 2000 ),
			// What there is to know of it; '' for nothing.
			'note'       => Schema::text( 1000 ),
			'can_delete' => Schema::boolean(),
		);
	}

	/**
	 * Returns the schema of a template that competes with the one whose conditions are edited.
	 *
	 * @return array<string, mixed>
	 */
	public static function conflict(): array {
		return Schema::record(
			array(
				'template_id' => Schema::integer( 1 ),
				'title'       => Schema::text( 2000 ),
				'edit_link'   => Schema::text( 2000 ),
				'location'    => Schema::enum( self::LOCATIONS ),
				// 'same': the same condition; the newer of the two shows.
				'relation'    => Schema::enum( array( 'yields_to', 'wins_over', 'same' ) ),
				'condition'   => Schema::text( 2000 ),
			)
		);
	}

	/**
	 * Returns the schema of a type of templates.
	 *
	 * @return array<string, mixed>
	 */
	public static function type(): array {
		return Schema::record(
			array(
				'type'      => Schema::text( self::LONGEST_TYPE ),
				'label'     => Schema::text(),
				'group'     => Schema::text(),
				'location'  => Schema::enum( self::LOCATIONS ),
				// The condition to begin with.
				'condition' => Schema::nullable( self::condition() ),
			)
		);
	}

	/**
	 * Returns the schema of a design that a template can begin with.
	 *
	 * @return array<string, mixed>
	 */
	public static function design(): array {
		return Schema::record(
			array(
				'id'        => Schema::integer( 1 ),
				'name'      => Schema::text(),
				// What its pack is called; '' for none.
				'pack'      => Schema::text(),
				'thumbnail' => Schema::text( 2000 ),
				'plan'      => Schema::enum( array( 'free', 'starter', 'pro' ) ),
			)
		);
	}
}
