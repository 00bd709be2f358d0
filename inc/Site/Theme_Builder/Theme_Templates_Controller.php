<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Rest\Schema;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

final class Theme_Templates_Controller implements Controller {

	private Theme_Templates $templates;

	private Starter_Designs $designs;

	public function __construct( Theme_Templates $templates, Starter_Designs $designs ) {
		$this->templates = $templates;
		$this->designs   = $designs;
	}

	public static function routes(): array {
		$read     = array(
			'method'     => 'GET',
			'capability' => 'edit_theme_options',
			'object'     => false,
		);
		$platform = Schema::enum( Item_Schema::PLATFORMS );
		return array(
			'get_theme_types'       => $read + array(
				'path'     => '/templates/types',
				'summary'  => 'Retrieves the types of theme templates that this site supports.',
				'args'     => array( 'platform' => array( 'default' => 'gutenberg' ) + $platform ),
				'response' => Schema::list_of( Theme_Builder_Schema::type(), 5000 ),
			),
			'get_theme_designs'     => $read + array(
				'path'     => '/templates/designs',
				'summary'  => 'Retrieves the library\'s designs for a type of theme template, best match first.',
				'args'     => array(
					'platform' => array( 'default' => 'gutenberg' ) + $platform,
					'type'     => Schema::required( Schema::text( Theme_Builder_Schema::MAX_TYPE_LENGTH ) ),
				),
				'response' => Schema::list_of( Theme_Builder_Schema::design(), Starter_Designs::MAX ),
			),
			'get_theme_templates'   => $read + array(
				'path'     => '/templates/theme',
				'summary'  => 'Retrieves a page of this site\'s theme templates, newest first.',
				'args'     => array(
					'platform' => array( 'default' => 'gutenberg' ) + $platform,
					'page'     => Schema::integer(
						1,
						array(
							'default' => 1,
							'maximum' => 100000,
						)
					),
				),
				'response' => Schema::record(
					array(
						'items'        => Schema::list_of( Theme_Builder_Schema::listed_template(), Theme_Template_Store::PER_PAGE ),
						'current_page' => Schema::integer( 1 ),
						'total_page'   => Schema::integer(),
						'total'        => Schema::integer(),
					)
				),
			),
			'create_template'       => array( 'method' => 'POST' ) + $read + array(
				'path'     => '/create-template',
				'summary'  => 'Creates a theme template without conditions, and returns the URL of its editor.',
				'args'     => array(
					// Part of the specified request, but ignored: the nonce in the header counts.
					'nonce'    => Schema::text( 40 ),
					'platform' => Schema::required( $platform ),
					'type'     => Schema::required( Schema::text( Theme_Builder_Schema::MAX_TYPE_LENGTH ) ),
					'title'    => Schema::text( Theme_Builder_Schema::MAX_TITLE_LENGTH, array( 'default' => '' ) ),
					'item_id'  => Schema::integer( 0, array( 'default' => 0 ) ),
				),
				'response' => Schema::record(
					array(
						'status'      => Schema::enum( array( 'success' ) ),
						'template_id' => Schema::integer( 1 ),
						'redirect'    => Schema::text( 2000 ),
						'condition'   => Schema::nullable( Theme_Builder_Schema::condition() ),
					)
				),
			),
			'delete_theme_template' => array(
				'method' => 'POST',
				'object' => 'can_delete',
			) + $read + array(
				'path'     => '/templates/theme/delete',
				'summary'  => 'Moves a theme template to the trash.',
				'args'     => array( 'id' => Schema::required( Schema::integer( 1 ) ) ),
				'response' => Schema::record(
					array(
						'status'  => Schema::enum( array( 'success' ) ),
						'message' => Schema::text( 3000 ),
					)
				),
			),
		);
	}

	public function can_delete( array $arguments ): bool {
		return current_user_can( 'delete_post', $arguments['id'] );
	}

	public function get_theme_types( array $arguments ): array {
		return $this->templates->types( $arguments['platform'] );
	}

	public function get_theme_designs( array $arguments ): array {
		return $this->designs->find_for_type( $arguments['platform'], $arguments['type'] );
	}

	public function get_theme_templates( array $arguments ): Result_Page {
		return $this->templates->page( $arguments['platform'], $arguments['page'] );
	}

	public function create_template( array $arguments ): array {
		return array( 'status' => 'success' ) + $this->templates->create( $arguments['platform'], $arguments['type'], $arguments['title'], $arguments['item_id'] );
	}

	public function delete_theme_template( array $arguments ): array {
		return array(
			'status'  => 'success',
			'message' => $this->templates->delete( $arguments['id'] ),
		);
	}
}
