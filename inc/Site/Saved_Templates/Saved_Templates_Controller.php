<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Contract\Collection_Schema;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;

final class Saved_Templates_Controller implements Controller {

	private const TYPES = array( 'section', 'page', 'template', 'part' );

	private const MAX_DOCUMENT_LENGTH = 4 * 1024 * 1024;

	private const MAX_FILE_BYTES = 50 * 1024 * 1024;

	private Saved_Templates $templates;

	private Template_Import $import;

	public function __construct( Saved_Templates $templates, Template_Import $import ) {
		$this->templates = $templates;
		$this->import    = $import;
	}

	public static function routes(): array {
		$read    = array(
			'method'     => 'GET',
			'capability' => 'edit_posts',
			'object'     => false,
		);
		$write   = array( 'method' => 'POST' ) + $read;
		$success = Schema::enum( array( 'success' ) );
		return array(
			'list_templates'   => $read + array(
				'path'     => '/saved-templates',
				'summary'  => 'Retrieves a page of the templates saved on this site, most recently changed first.',
				'args'     => array(
					'platform' => Schema::enum( Item_Schema::PLATFORMS, 'elementor' ),
					'search'   => Schema::text( 100, array( 'default' => '' ) ),
				) + Collection_Schema::page_argument(),
				'response' => Schema::record(
					array(
						'items'        => Schema::list_of( self::item(), Saved_Templates::ROWS ),
						'current_page' => Schema::integer( 1 ),
						'total_page'   => Schema::integer( 1 ),
					)
				),
			),
			'get_template'     => $read + array(
				'path'     => '/saved-templates/content/(?P<id>\d{1,15})',
				'summary'  => 'Retrieves the content of a saved template: block markup, or an Elementor element as JSON.',
				'args'     => array( 'id' => Schema::required( Schema::integer( 1 ) ) ),
				'response' => Schema::record(
					array(
						'id'            => Schema::integer( 1 ),
						'title'         => Schema::text(),
						'type'          => self::type(),
						'platform'      => Schema::enum( Item_Schema::PLATFORMS ),
						'content'       => Schema::list_of( Schema::text( self::MAX_DOCUMENT_LENGTH ), 10000 ),
						'page_settings' => Item_Schema::page_settings(),
					)
				),
			),
			'save_template'    => $write + array(
				'path'     => '/saved-templates/save',
				'summary'  => 'Saves blocks as an unsynced pattern.',
				'args'     => array(
					'title'   => Schema::required( Schema::text( 200, array( 'minLength' => 1 ) ) ),
					'content' => Schema::required( Schema::text( self::MAX_DOCUMENT_LENGTH, array( 'minLength' => 1 ) ) ),
					'type'    => Schema::enum( self::TYPES, 'section' ),
				),
				'response' => Schema::record(
					array(
						'status' => $success,
						'item'   => self::item(),
					)
				),
			),
			'rename_template'  => $write + array(
				'path'     => '/saved-templates/rename',
				'summary'  => 'Renames a saved template.',
				'args'     => array(
					'id'    => Schema::required( Schema::integer( 1 ) ),
					'title' => Schema::required( Schema::text( 200, array( 'minLength' => 1 ) ) ),
				),
				'response' => Schema::record(
					array(
						'status' => $success,
						'item'   => self::item(),
					)
				),
			),
			'import_templates' => $write + array(
				'path'     => '/saved-templates/import',
				'summary'  => 'Imports templates from an exported file, or from a zip of such files and their media. Lists errors per file.',
				'args'     => array( 'file' => Schema::required( Schema::bytes( self::MAX_FILE_BYTES ) ) ),
				'response' => Schema::record(
					array(
						'status'      => $success,
						'items'       => Schema::list_of( self::item(), 100 ),
						'failed'      => Schema::list_of(
							Schema::record(
								array(
									'name'    => Schema::text( 100 ),
									'message' => Schema::text( 2000 ),
								)
							),
							300
						),
						// Imported media whose smaller sizes are not generated yet.
						'attachments' => Schema::list_of( Schema::integer( 1 ), 300 ),
					)
				),
			),
			'delete_template'  => $write + array(
				'path'     => '/saved-templates/delete',
				'summary'  => 'Moves a saved template to the trash.',
				'args'     => array(
					'id'    => Schema::required( Schema::integer( 1 ) ),
					// Also deletes Kits.
					'force' => Schema::boolean( false ),
				),
				'response' => Schema::record(
					array(
						'status'  => $success,
						'message' => Schema::text( 2000 ),
						'is_kit'  => Schema::boolean(),
					)
				),
			),
		);
	}

	public function list_templates( array $arguments ): array {
		return $this->templates->list( $arguments['platform'], $arguments['search'], $arguments['page'] );
	}

	public function get_template( array $arguments ): array {
		return $this->templates->content( $arguments['id'] );
	}

	public function save_template( array $arguments ): array {
		return array(
			'status' => 'success',
			'item'   => $this->templates->save( sanitize_text_field( $arguments['title'] ), $arguments['content'], $arguments['type'] ),
		);
	}

	public function rename_template( array $arguments ): array {
		return array(
			'status' => 'success',
			'item'   => $this->templates->rename( $arguments['id'], sanitize_text_field( $arguments['title'] ) ),
		);
	}

	public function import_templates( array $arguments ): array {
		return $this->import->import( $arguments['file'] );
	}

	public function delete_template( array $arguments ): array {
		return $this->templates->delete( $arguments['id'], $arguments['force'] );
	}

	private static function item(): array {
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
				'can_rename'  => Schema::boolean(),
				'can_delete'  => Schema::boolean(),
			)
		);
	}

	/** One of TYPES, or a type of Elementor or the theme builder. */
	private static function type(): array {
		return Schema::text( 40, array( 'pattern' => '^[a-z][a-z0-9_-]{0,39}$' ) );
	}
}
