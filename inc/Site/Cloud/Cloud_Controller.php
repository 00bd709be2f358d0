<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Contract\Collection_Schema;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;

/** Routes of the user's cloud files. Cloud_Documents_Controller has those of their content. */
final class Cloud_Controller implements Controller {

	private const SIGNED_OUT = array( 'not_signed_in', 'is_signed_failed' );

	private Cloud $cloud;

	public function __construct( Cloud $cloud ) {
		$this->cloud = $cloud;
	}

	public static function routes(): array {
		$read    = array(
			'method'     => 'GET',
			'capability' => 'edit_posts',
			'object'     => false,
		);
		$write   = array( 'method' => 'POST' ) + $read;
		$id      = array( 'id' => Schema::required( Schema::integer( 1 ) ) );
		$ids     = Schema::required( Contract::ids() );
		$force   = array( 'force' => Schema::boolean( false ) );
		$search  = array( 'search' => Schema::text( 200, array( 'default' => '' ) ) );
		$files   = Schema::list_of( Contract::site_file(), Contract::MAX_FILES_PER_REQUEST );
		$one     = Schema::record( array( 'file' => Contract::site_file() ) );
		$several = Schema::record( array( 'files' => $files ) );
		return array(
			'list_clouds'       => $read + array(
				'path'     => '/clouds',
				'summary'  => 'Retrieves a page of the files in the user\'s own cloud.',
				'args'     => array(
					'platform' => Schema::enum( array_merge( array( '' ), Item_Schema::PLATFORMS ), '' ),
					'type'     => Schema::text(
						20,
						array(
							'pattern' => '^([a-z][a-z0-9_-]*)?$',
							'default' => '',
						)
					),
					'sort'     => Contract::sort(),
					'name'     => Contract::own_file_name(),
					// Accepted for compatibility. This site caches no file lists.
					'refresh'  => Schema::boolean( false ),
				) + $search + Collection_Schema::page_argument(),
				'response' => self::list_schema(),
			),
			'get_trash'         => $read + array(
				'path'     => '/clouds/trash',
				'summary'  => 'Retrieves a page of the files in the user\'s own trash, most recently deleted first.',
				'args'     => $search + Collection_Schema::page_argument(),
				'response' => self::list_schema(),
			),
			'get_usage'         => $read + array(
				'path'     => '/clouds/usage',
				'summary'  => 'Retrieves the storage usage of the user\'s cloud, as JSON text with limit, files, bytes and most_bytes.',
				'args'     => array(),
				'response' => Contract::result( Schema::text( 500 ) ),
			),
			'copy_move'         => $write + array(
				'path'     => '/clouds/copy-move',
				'summary'  => 'Copies or moves files to a workspace or to the user\'s own cloud.',
				'args'     => array(
					'my_cloud_id'  => Schema::integer( 1 ),
					'ids'          => Contract::ids(),
					'workspace_id' => Schema::required( Schema::integer() ),
					'action'       => Schema::required( Schema::enum( array( 'copy', 'move' ) ) ),
				),
				'response' => Contract::message(
					Schema::record(
						array(
							'files'     => $files,
							'workspace' => Contract::target_workspace(),
						)
					)
				),
			),
			'delete_cloud_file' => array(
				'method'   => 'DELETE',
				'also'     => array( 'POST', 'GET' ),
				'path'     => '/clouds/delete/(?P<id>\d{1,15})',
				'summary'  => 'Moves a file to the trash of its owner.',
				'args'     => $id + $force,
				'response' => Contract::message( $one ),
			) + $read,
			'delete_files'      => $write + array(
				'path'     => '/clouds/delete',
				'summary'  => 'Moves files to the trash of their owners: all or none.',
				'args'     => array( 'ids' => $ids ) + $force,
				'response' => Contract::message( $several ),
			),
			'restore_files'     => $write + array(
				'path'     => '/clouds/restore',
				'summary'  => 'Restores files from the trash: all or none.',
				'args'     => array( 'ids' => $ids ),
				'response' => Contract::result( $several ),
			),
			'purge_files'       => $write + array(
				'path'     => '/clouds/purge',
				'summary'  => 'Permanently deletes files in the trash: all or none.',
				'args'     => array( 'ids' => $ids ),
				'response' => Contract::result( Schema::record( array( 'ids' => Contract::ids() ) ) ),
			),
			'empty_trash'       => $write + array(
				'path'     => '/clouds/empty-trash',
				'summary'  => 'Permanently deletes files in the user\'s own trash, one batch per request. Repeat until the trash is empty.',
				'args'     => array(),
				'response' => Contract::result(
					Schema::record(
						array(
							'files'    => Schema::integer(),
							'is_empty' => Schema::boolean(),
						)
					)
				),
			),
			'rename_file'       => $write + array(
				'path'     => '/clouds/rename',
				'summary'  => 'Renames a file.',
				'args'     => $id + array( 'name' => Schema::required( Contract::name() ) ),
				'response' => Contract::result( $one ),
			),
		);
	}

	public function list_clouds( array $arguments ): array {
		unset( $arguments['refresh'] );
		return $this->or_redirect( array( 'place' => Contract::MY_CLOUDS ) + $arguments );
	}

	public function get_trash( array $arguments ): array {
		return $this->or_redirect( array( 'place' => Contract::TRASH ) + $arguments );
	}

	public function get_usage(): array {
		return array(
			'status' => 'success',
			'data'   => (string) wp_json_encode( $this->cloud->usage() ),
		);
	}

	public function copy_move( array $arguments ): array {
		$ids = $arguments['ids'] ?? ( isset( $arguments['my_cloud_id'] ) ? array( $arguments['my_cloud_id'] ) : array() );
		if ( array() === $ids ) {
			/* translators: %s: name of a field. */
			throw new Failure( 'rest_invalid_param', sprintf( __( '%s is missing.', 'templately' ), 'my_cloud_id' ), 400, array( 'my_cloud_id' => sprintf( __( '%s is missing.', 'templately' ), 'my_cloud_id' ) ) ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment -- above.
		}
		$result = $this->cloud->copy_or_move( $arguments['action'], $ids, $arguments['workspace_id'] );
		return array(
			'status'  => 'success',
			'message' => self::copied_or_moved_message( $arguments['action'], (string) ( $result['workspace']['title'] ?? '' ) ),
			'data'    => $result,
		);
	}

	public function delete_cloud_file( array $arguments ): array {
		$files = $this->cloud->trash( array( $arguments['id'] ), $arguments['force'] );
		return array(
			'status'  => 'success',
			'message' => Cloud::trashed_message( 1 ),
			'data'    => array( 'file' => $files[0] ),
		);
	}

	public function delete_files( array $arguments ): array {
		$files = $this->cloud->trash( $arguments['ids'], $arguments['force'] );
		return array(
			'status'  => 'success',
			'message' => Cloud::trashed_message( count( $files ) ),
			'data'    => compact( 'files' ),
		);
	}

	public function restore_files( array $arguments ): array {
		return array(
			'status' => 'success',
			'data'   => array( 'files' => $this->cloud->restore( $arguments['ids'] ) ),
		);
	}

	public function purge_files( array $arguments ): array {
		$this->cloud->purge( $arguments['ids'] );
		return array(
			'status' => 'success',
			'data'   => array( 'ids' => $arguments['ids'] ),
		);
	}

	public function empty_trash(): array {
		return array(
			'status' => 'success',
			'data'   => $this->cloud->empty_trash(),
		);
	}

	public function rename_file( array $arguments ): array {
		return array(
			'status' => 'success',
			'data'   => array( 'file' => $this->cloud->rename( $arguments['id'], $arguments['name'] ) ),
		);
	}

	/**
	 * @param array<string, mixed> $query Arguments of the hub's GET /files.
	 * @return array{files: array<string, mixed>, redirect: bool} An empty page with the redirect flag if the user is signed out.
	 */
	private function or_redirect( array $query ): array {
		try {
			return array(
				'files'    => $this->cloud->files( $query ),
				'redirect' => false,
			);
		} catch ( Failure $failure ) {
			if ( ! in_array( $failure->error_code(), self::SIGNED_OUT, true ) ) {
				throw $failure;
			}
			return array(
				'files'    => array(
					'data'         => array(),
					'current_page' => 1,
					'total_page'   => 1,
				),
				'redirect' => true,
			);
		}
	}

	private static function list_schema(): array {
		return Schema::record(
			array(
				'files'    => Contract::site_files(),
				'redirect' => Schema::boolean(),
			)
		);
	}

	private static function copied_or_moved_message( string $action, string $title ): string {
		if ( '' === $title ) {
			return 'copy' === $action ? __( 'Your file has been copied to My Clouds.', 'templately' ) : __( 'Your file has been moved to My Clouds.', 'templately' );
		}
		return sprintf(
			/* translators: %s: title of a workspace. */
			'copy' === $action ? __( 'Your file has been copied to a WorkSpace called: %s', 'templately' ) : __( 'Your file has been moved to a WorkSpace called: %s', 'templately' ),
			$title
		);
	}
}
