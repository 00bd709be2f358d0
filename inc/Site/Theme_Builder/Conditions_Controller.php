<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Conditions\Specificity;

final class Conditions_Controller implements Controller {

	private Conditions $conditions;

	public function __construct( Conditions $conditions ) {
		$this->conditions = $conditions;
	}

	public static function routes(): array {
		$read     = array(
			'method'     => 'GET',
			'capability' => 'edit_theme_options',
			'object'     => 'can_edit',
		);
		$write    = array( 'method' => 'POST' ) + $read;
		$template = Schema::required( Schema::integer( 1 ) );
		$rows     = array(
			'template_id' => $template,
			'conditions'  => Schema::required( Schema::list_of( Theme_Builder_Schema::condition_argument(), Theme_Builder_Schema::MAX_CONDITIONS ) ),
		);
		return array(
			'get_conditions'     => $read + array(
				'path'     => '/conditions',
				'summary'  => 'Retrieves the display conditions of a template, and the conditions that this site offers.',
				'args'     => array( 'template_id' => $template ),
				'response' => Schema::record(
					array(
						'template'            => Theme_Builder_Schema::template(),
						'config'              => Theme_Builder_Schema::config(),
						'template_conditions' => Schema::list_of( Theme_Builder_Schema::stored_condition(), Theme_Builder_Schema::MAX_CONDITIONS ),
					)
				),
			),
			'save_conditions'    => $write + array(
				'path'     => '/save-conditions',
				'summary'  => 'Replaces the display conditions of a template: all or none.',
				'args'     => $rows,
				'response' => Schema::record(
					array(
						'status'  => Schema::enum( array( 'success' ) ),
						'message' => Schema::text(),
						'data'    => Schema::record(
							array(
								'template_conditions' => Schema::list_of( Theme_Builder_Schema::stored_condition(), Theme_Builder_Schema::MAX_CONDITIONS ),
								'conflicts'           => Schema::list_of( Theme_Builder_Schema::conflict(), Condition_Preview::MAX_CONFLICTS ),
							)
						),
					)
				),
			),
			'preview_conditions' => $write + array(
				'path'     => '/conditions/preview',
				'summary'  => 'Retrieves pages that match the given conditions, and templates that compete for them. Writes nothing.',
				'args'     => $rows,
				'response' => Schema::record(
					array(
						'pages'     => Schema::list_of(
							Schema::record(
								array(
									'title' => Schema::text( 2000 ),
									'url'   => Schema::text( 2000 ),
									'wins'  => Schema::boolean(),
								)
							),
							Condition_Preview::MAX
						),
						'conflicts' => Schema::list_of( Theme_Builder_Schema::conflict(), Condition_Preview::MAX_CONFLICTS ),
					)
				),
			),
			'autocomplete'       => array( 'object' => false ) + $read + array(
				'path'     => '/autocomplete-condition',
				'summary'  => 'Retrieves the objects that a condition can name. Returns none for an empty query.',
				'args'     => array(
					'name'     => Schema::required( Schema::enum( Condition::NAMES ) ),
					'sub_name' => Schema::required( Schema::text( 48 ) ),
					'control'  => Schema::required( Schema::enum( Condition_Types::CONTROLS ) ),
					'query'    => Schema::text( 200, array( 'default' => '' ) ),
				),
				'response' => Schema::list_of(
					Schema::record(
						array(
							'value' => Schema::integer( 1 ),
							'label' => Schema::text( 2000 ),
						)
					),
					Condition_Targets::MAX
				),
			),
			'get_specificity'    => array( 'object' => false ) + $read + array(
				'path'     => '/conditions/ranks',
				'summary'  => 'Retrieves the table of condition specificity, highest rank first.',
				'response' => Schema::list_of(
					Schema::record(
						array(
							'rank' => Schema::integer(),
							'rows' => Schema::list_of( Schema::text(), 40 ),
						)
					),
					40
				),
			),
		);
	}

	public function can_edit( array $arguments ): bool {
		return current_user_can( 'edit_post', $arguments['template_id'] );
	}

	public function get_conditions( array $arguments ): array {
		return $this->conditions->get( $arguments['template_id'] );
	}

	public function save_conditions( array $arguments ): array {
		return array(
			'status'  => 'success',
			'message' => __( 'Conditions saved.', 'templately' ),
			'data'    => $this->conditions->save( $arguments['template_id'], $arguments['conditions'] ),
		);
	}

	public function preview_conditions( array $arguments ): array {
		return $this->conditions->preview( $arguments['template_id'], $arguments['conditions'] );
	}

	public function autocomplete( array $arguments ): array {
		return $this->conditions->autocomplete( $arguments['name'], $arguments['sub_name'], $arguments['control'], $arguments['query'] );
	}

	public function get_specificity(): array {
		return Specificity::table();
	}
}
