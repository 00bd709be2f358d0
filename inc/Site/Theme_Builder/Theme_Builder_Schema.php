<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Schema;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;

/** Schemas of theme templates and their display conditions. */
final class Theme_Builder_Schema {

	public const MAX_CONDITIONS = 200;

	public const LOCATIONS = array( 'header', 'footer', 'body' );

	/** Characters of 'taxonomy-' and the longest taxonomy name. */
	public const MAX_TYPE_LENGTH = 48;

	public const MAX_TITLE_LENGTH = 200;

	public static function condition(): array {
		return Schema::record( self::condition_properties() );
	}

	/** A condition to save. An empty sub_id means all. */
	public static function condition_argument(): array {
		$sub_id = array_replace( Schema::integer(), array( 'type' => array( 'integer', 'string' ) ) ) + array( 'maxLength' => 0 );
		return Schema::record( array( 'sub_id' => $sub_id ) + self::condition_properties() );
	}

	public static function stored_condition(): array {
		return Schema::record(
			array( 'id' => Schema::integer( 1 ) ) + self::condition_properties() + array(
				'sub_label' => Schema::text( 2000 ),
				// Why the condition has no effect, or ''.
				'fault'     => Schema::text( 500 ),
			)
		);
	}

	private static function condition_properties(): array {
		return array(
			'type'     => Schema::enum( Condition::TYPES ),
			'name'     => Schema::enum( Condition::NAMES ),
			'sub_name' => Schema::text( 48 ),
			'sub_id'   => Schema::integer(),
		);
	}

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

	public static function template(): array {
		return Schema::record( self::template_properties() );
	}

	public static function listed_template(): array {
		return Schema::record(
			self::template_properties() + array(
				// Last change, in UTC.
				'date'       => Schema::text( 40, array( 'format' => 'date-time' ) ),
				// Where WordPress shows it without conditions, or ''.
				'place'      => Schema::text( 500 ),
				'conditions' => Schema::list_of(
					Schema::record(
						array(
							'condition' => Schema::text( 100 ),
							// The condition in words.
							'label'     => Schema::text( 4000 ),
						)
					),
					self::MAX_CONDITIONS
				),
			)
		);
	}

	private static function template_properties(): array {
		return array(
			'id'         => Schema::integer( 1 ),
			'title'      => Schema::text( 2000 ),
			'platform'   => Schema::enum( Item_Schema::PLATFORMS ),
			'type'       => Schema::text( self::MAX_TYPE_LENGTH ),
			'location'   => Schema::enum( self::LOCATIONS ),
			'status'     => Schema::text( 20 ),
			'edit_link'  => Schema::text( 2000 ),
			// A remark about the template, or ''.
			'note'       => Schema::text( 1000 ),
			'can_delete' => Schema::boolean(),
		);
	}

	/** A template that competes with the edited one. */
	public static function conflict(): array {
		return Schema::record(
			array(
				'template_id' => Schema::integer( 1 ),
				'title'       => Schema::text( 2000 ),
				'edit_link'   => Schema::text( 2000 ),
				'location'    => Schema::enum( self::LOCATIONS ),
				// 'same': both have this condition, so the newer one shows.
				'relation'    => Schema::enum( array( 'yields_to', 'wins_over', 'same' ) ),
				'condition'   => Schema::text( 2000 ),
			)
		);
	}

	public static function type(): array {
		return Schema::record(
			array(
				'type'      => Schema::text( self::MAX_TYPE_LENGTH ),
				'label'     => Schema::text(),
				'group'     => Schema::text(),
				'location'  => Schema::enum( self::LOCATIONS ),
				// Suggested condition of a new template.
				'condition' => Schema::nullable( self::condition() ),
			)
		);
	}

	public static function design(): array {
		return Schema::record(
			array(
				'id'        => Schema::integer( 1 ),
				'name'      => Schema::text(),
				// Name of its pack, or ''.
				'pack'      => Schema::text(),
				'thumbnail' => Schema::text( 2000 ),
				'plan'      => Schema::enum( array( 'free', 'starter', 'pro' ) ),
			)
		);
	}
}
