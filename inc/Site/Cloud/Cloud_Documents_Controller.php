<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;

/** Routes that upload, download and preview cloud files, and that list and restore their versions. */
final class Cloud_Documents_Controller implements Controller {

	/** Bytes of a JSON-encoded document (up to four bytes a character) and of a base64-encoded picture. */
	private const MAX_DOCUMENT_SIZE = 4 * Contract::MAX_CONTENT_BYTES;
	private const MAX_PICTURE_SIZE  = 1400000;

	private Cloud $cloud;

	private Cloud_Upload $upload;

	private Cloud_Documents $documents;

	public function __construct( Cloud $cloud, Cloud_Upload $upload, Cloud_Documents $documents ) {
		$this->cloud     = $cloud;
		$this->upload    = $upload;
		$this->documents = $documents;
	}

	public static function routes(): array {
		$read     = array(
			'method'     => 'GET',
			'capability' => 'edit_posts',
			'object'     => false,
		);
		$write    = array( 'method' => 'POST' ) + $read;
		$id       = array( 'id' => Schema::required( Schema::integer( 1 ) ) );
		$template = array(
			'platform'      => Schema::required( Schema::enum( Item_Schema::PLATFORMS ) ),
			// A template saved on this site. If given, it is uploaded instead of file_content.
			'saveTemplate'  => Schema::integer( 0, array( 'default' => 0 ) ),
			'file_content'  => Schema::raw_json( self::MAX_DOCUMENT_SIZE, 'object', 'array' ),
			// Of Elementor's file_content, which is the element tree alone.
			'type'          => Schema::text(
				20,
				array(
					'pattern' => '^([a-z][a-z0-9_-]*)?$',
					'default' => '',
				)
			),
			'source'        => Schema::integer( 0, array( 'default' => 0 ) ),
			'page_settings' => Schema::raw_json( Page_Settings::MAX_BYTES, 'object' ),
		);
		$left_behind = Schema::list_of(
			Schema::record(
				array(
					'name'   => Schema::text(),
					'reason' => Schema::text( 300 ),
				)
			),
			1000
		);
		return array(
			'upload'          => $write + array(
				'path'     => '/clouds/upload',
				'summary'  => 'Pushes a template and its media to the cloud, as a new file or as a new version of a file.',
				'args'     => $template + array(
					'workspace'    => Schema::text( 200, array( 'default' => '' ) ),
					'workspace_id' => Schema::integer( 0, array( 'default' => 0 ) ),
					'name'         => Schema::text( Contract::MAX_NAME_LENGTH, array( 'default' => '' ) ),
					'picture'      => Schema::text( self::MAX_PICTURE_SIZE, array( 'default' => '' ) ),
					'file_id'      => Schema::integer( 0, array( 'default' => 0 ) ),
					'base'         => Schema::integer( 1, array( 'default' => 1 ) ),
				),
				'response' => Contract::message(
					Contract::site_file(),
					array(
						'redirect'    => Schema::text( 300 ),
						'left_behind' => $left_behind,
					)
				),
			),
			'check_upload'    => $write + array(
				'path'     => '/clouds/upload/check',
				'summary'  => 'Checks what a push of a template would include and what it would leave out.',
				'args'     => $template,
				'response' => Schema::record(
					array(
						'left_behind' => $left_behind,
						'images'      => Schema::integer(),
						'bytes'       => Schema::integer(),
					)
				),
			),
			'download'        => $read + array(
				'path'     => '/clouds/download/(?P<id>\d{1,15})',
				'summary'  => 'Retrieves a download URL for a file, valid for a few minutes, and its file name.',
				'args'     => $id,
				'response' => Schema::record(
					array(
						'status'    => Schema::enum( array( 'success' ) ),
						'file_name' => Schema::text(),
						'fileURL'   => Schema::text( 2000 ),
					)
				),
			),
			'get_versions'    => $read + array(
				'path'     => '/clouds/versions/(?P<id>\d{1,15})',
				'summary'  => 'Retrieves a file and its versions, newest first.',
				'args'     => $id,
				'response' => Schema::record(
					array(
						'file'     => Contract::site_file(),
						'versions' => Contract::versions(),
					)
				),
			),
			'restore_version' => $write + array(
				'path'     => '/clouds/versions/(?P<id>\d{1,15})',
				'summary'  => 'Restores an older version of a file as its newest version.',
				'args'     => $id + array( 'number' => Schema::required( Schema::integer( 1 ) ) ),
				'response' => Contract::result( Schema::record( array( 'file' => Contract::site_file() ) ) ),
			),
			'preview_file'    => $read + array(
				'path'     => '/clouds/preview/(?P<id>\d{1,15})',
				'summary'  => 'Retrieves the preview URL of a version of a file.',
				'args'     => $id + array( 'version' => Schema::integer( 0, array( 'default' => 0 ) ) ),
				'response' => Schema::record( array( 'url' => Schema::text( 2000 ) ) ),
			),
		);
	}

	public function upload( array $arguments ): array {
		$result = $this->upload->upload( $arguments );
		return array(
			'status'      => 'success',
			'message'     => __( 'Your file has been pushed successfully to your cloud store.', 'templately' ),
			'data'        => $result['file'],
			'redirect'    => $result['redirect'],
			'left_behind' => $result['left_behind'],
		);
	}

	public function check_upload( array $arguments ): array {
		return $this->upload->preview_upload( $arguments );
	}

	public function download( array $arguments ): array {
		return array( 'status' => 'success' ) + $this->documents->download_info( $arguments['id'] );
	}

	public function get_versions( array $arguments ): array {
		return $this->cloud->versions( $arguments['id'] );
	}

	public function restore_version( array $arguments ): array {
		return array(
			'status' => 'success',
			'data'   => array( 'file' => $this->cloud->restore_version( $arguments['id'], $arguments['number'] ) ),
		);
	}

	public function preview_file( array $arguments ): array {
		return array( 'url' => $this->documents->preview_url( $arguments['id'], $arguments['version'] ) );
	}
}
