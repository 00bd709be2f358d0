<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Contract\Collection_Schema;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Elements\Kit;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\File_Download;
use Templately\Shared\Rest\Schema;

final class Cloud_Controller implements Controller {

	private const PER_PAGE = 12;

	private Cloud_Files $files;

	private File_Contents $pushes;

	public function __construct( Cloud_Files $files, File_Contents $pushes ) {
		$this->files  = $files;
		$this->pushes = $pushes;
	}

	public static function routes(): array {
		$id       = array( 'id' => Schema::required( Schema::integer( 1 ) ) );
		$number   = Schema::required( Schema::integer( 1 ) );
		$sha256   = Schema::required( Contract::sha256() );
		$place    = Schema::integer( 0, array( 'default' => 0 ) );
		$ids      = array( 'ids' => Schema::required( Contract::ids() ) );
		$file     = Schema::record( array( 'file' => Contract::file() ) );
		$files    = Schema::record( array( 'files' => Contract::files() ) );
		$brought  = Schema::record(
			array(
				'files'     => Contract::files(),
				'workspace' => Contract::target_workspace(),
			)
		);
		$template = array(
			'content'       => Schema::required( Contract::text() ),
			'signature'     => Contract::signature(),
			'media'         => Contract::media() + array( 'default' => array() ),
			'look'          => Contract::style(),
			// Of Elementor templates.
			'kit'           => Schema::raw_json( Kit::MAX_BYTES, 'object' ),
			'page_settings' => Schema::raw_json( Page_Settings::MAX_BYTES, 'object' ),
			'picture'       => Contract::optional_sha256(),
		);
		$announced = Schema::record(
			array(
				'sha256' => Contract::sha256(),
				'size'   => Schema::integer( 1 ),
				'mime'   => Schema::text( 100 ),
			)
		);
		return array(
			'list_files'         => self::route(
				'GET',
				'/files',
				'Retrieves files of the account\'s own cloud, of its trash, or of one of its workspaces.',
				array(
					'place'        => Schema::enum( array( Contract::MY_CLOUDS, Contract::WORKSPACE, Contract::TRASH ), Contract::MY_CLOUDS ),
					'workspace_id' => $place,
					'platform'     => Schema::enum( array_merge( array( '' ), Item_Schema::PLATFORMS ), '' ),
					'type'         => Schema::text(
						20,
						array(
							'pattern' => '^([a-z][a-z0-9_-]*)?$',
							'default' => '',
						)
					),
					'search'       => Schema::text( 200, array( 'default' => '' ) ),
					// Of the trash the last deleted files come first.
					'sort'         => Contract::sort(),
					// Exact name, among the account's own files.
					'name'         => Schema::text( Contract::MAX_NAME_LENGTH, array( 'default' => '' ) ),
					'per_page'     => Schema::integer(
						1,
						array(
							'maximum' => Contract::MAX_FILES_PER_REQUEST,
							'default' => self::PER_PAGE,
						)
					),
				) + Collection_Schema::page_argument(),
				Contract::page()
			),
			'create_file'        => self::route(
				'POST',
				'/files',
				'Creates a file from a template. Its media must be uploaded first.',
				array(
					'platform'     => Schema::required( Schema::enum( Item_Schema::PLATFORMS ) ),
					'type'         => Schema::required( Contract::type() ),
					'name'         => Schema::required( Contract::name() ),
					'origin'       => Schema::text( 64, array( 'default' => '' ) ),
					'workspace_id' => $place,
				) + $template,
				$file
			),
			'get_file'           => self::route( 'GET', '/files/(?P<id>\d+)', 'Retrieves a file.', $id, $file ),
			'rename_file'        => self::route( 'PATCH', '/files/(?P<id>\d+)', 'Renames a file.', $id + array( 'name' => Schema::required( Contract::name() ) ), $file ),
			'get_file_content'   => self::route( 'GET', '/files/(?P<id>\d+)/content', 'Retrieves the content of a version of a file, by default the newest.', $id + array( 'version' => Schema::integer( 0, array( 'default' => 0 ) ) ), Contract::content() ),
			'list_versions'      => self::route( 'GET', '/files/(?P<id>\d+)/versions', 'Retrieves the versions of a file, highest number first.', $id, Schema::record( array( 'versions' => Contract::versions() ) ) ),
			'save_file'          => self::route(
				'POST',
				'/files/(?P<id>\d+)/versions',
				'Saves a new version of a file, based on the version base; 404 if the file never had that version. If base is not the newest version, the content is stored as a separate version and the response is 409 version_conflict with the numbers newest and yours.',
				$id + array(
					'base' => $number,
					'name' => Contract::name(),
				) + $template,
				$file
			),
			'restore_version'    => self::route( 'POST', '/files/(?P<id>\d+)/versions/(?P<number>\d+)/take-back', 'Restores an older version of a file as its newest version, under a new number.', $id + array( 'number' => $number ), $file ),
			'get_file_media'     => self::route( 'GET', '/files/(?P<id>\d+)/media/(?P<sha256>[0-9a-f]{64})', 'Retrieves an image, video, audio file or PDF of a file.', $id + array( 'sha256' => $sha256 ), Schema::bytes() ),
			'get_picture'        => self::route( 'GET', '/files/(?P<id>\d+)/picture', 'Retrieves the thumbnail of a file.', $id, Schema::bytes() ),
			'copy_files'         => self::route( 'POST', '/files/copy', 'Copies files to a workspace, or to the account\'s own cloud (0): all or none.', $ids + array( 'workspace_id' => Schema::required( Schema::integer() ) ), $brought ),
			'move_files'         => self::route( 'POST', '/files/move', 'Moves the account\'s own files to a workspace, or to its own cloud (0): all or none.', $ids + array( 'workspace_id' => Schema::required( Schema::integer() ) ), $brought ),
			'trash_files'        => self::route( 'POST', '/files/trash', 'Moves files to the trash of their owners for 30 days: all or none. An Elementor kit needs force; otherwise the response is 409 cant_delete_kit with its id.', $ids + array( 'force' => Schema::boolean( false ) ), $files ),
			'restore_files'      => self::route( 'POST', '/files/restore', 'Restores files from the trash to their former place if their owner may still add files there: all or none.', $ids, $files ),
			'purge_files'        => self::route( 'POST', '/files/purge', 'Permanently deletes files in the trash: all or none.', $ids, Schema::record( array( 'ids' => Contract::ids() ) ) ),
			// Idempotent without a stored response. One transaction around all of it would block other requests.
			'empty_trash'        => array( 'keeps_answer' => false ) + self::route( 'POST', '/files/empty-trash', 'Permanently deletes files in the account\'s trash, some hundred per request. The trash is empty when the response counts 0 files.', array(), Schema::record( array( 'files' => Schema::integer() ) ) ),
			'list_missing_media' => array( 'keeps_answer' => false ) + self::route( 'POST', '/media/missing', 'Checks which of the given media the account must upload before a push that uses them.', array( 'files' => Schema::required( Schema::list_of( $announced, Contract::MAX_MEDIA ) ) ), Schema::record( array( 'missing' => Schema::list_of( Contract::sha256(), Contract::MAX_MEDIA ) ) ) ),
			'send_media'         => self::route(
				'POST',
				'/media/(?P<sha256>[0-9a-f]{64})',
				'Uploads an image without metadata, a video, an audio file or a PDF. The hub deletes it after one day unless a file uses it.',
				array(
					'sha256' => $sha256,
					'bytes'  => Schema::required( Schema::bytes( Contract::MAX_MEDIA_BYTES ) ),
				),
				$announced
			),
			'get_usage'          => self::route( 'GET', '/usage', 'Retrieves the storage usage of the account: files in all places, and bytes of all versions, including the trash.', array(), Contract::usage() ),
		);
	}

	public function list_files( array $arguments, Actor $actor ): array {
		return $this->files->page( new File_Query( $arguments ), $actor );
	}

	public function create_file( array $arguments, Actor $actor ): array {
		return array( 'file' => $this->pushes->create( $arguments, $actor ) );
	}

	public function get_file( array $arguments, Actor $actor ): array {
		return array( 'file' => $this->files->find( $arguments['id'], $actor ) );
	}

	public function rename_file( array $arguments, Actor $actor ): array {
		return array( 'file' => $this->files->rename( $arguments['id'], $arguments['name'], $actor ) );
	}

	public function get_file_content( array $arguments, Actor $actor ): array {
		return $this->pushes->content( $arguments['id'], $arguments['version'], $actor );
	}

	public function list_versions( array $arguments, Actor $actor ): array {
		return array( 'versions' => $this->pushes->versions( $arguments['id'], $actor ) );
	}

	public function save_file( array $arguments, Actor $actor ): array {
		return array( 'file' => $this->pushes->save( $arguments['id'], $arguments, $actor ) );
	}

	public function restore_version( array $arguments, Actor $actor ): array {
		return array( 'file' => $this->pushes->restore_version( $arguments['id'], $arguments['number'], $actor ) );
	}

	public function get_file_media( array $arguments, Actor $actor ): File_Download {
		return $this->pushes->read_media( $arguments['id'], $arguments['sha256'], $actor );
	}

	public function get_picture( array $arguments, Actor $actor ): File_Download {
		return $this->pushes->read_media( $arguments['id'], '', $actor );
	}

	public function copy_files( array $arguments, Actor $actor ): array {
		return $this->files->copy( $arguments['ids'], $arguments['workspace_id'], $actor );
	}

	public function move_files( array $arguments, Actor $actor ): array {
		return $this->files->move( $arguments['ids'], $arguments['workspace_id'], $actor );
	}

	public function trash_files( array $arguments, Actor $actor ): array {
		return array( 'files' => $this->files->trash( $arguments['ids'], $actor, $arguments['force'] ) );
	}

	public function restore_files( array $arguments, Actor $actor ): array {
		return array( 'files' => $this->files->restore( $arguments['ids'], $actor ) );
	}

	public function purge_files( array $arguments, Actor $actor ): array {
		return array( 'ids' => $this->files->purge( $arguments['ids'], $actor ) );
	}

	/** @return array{files: int} Number of removed files. */
	public function empty_trash( array $arguments, Actor $actor ): array {
		return array( 'files' => $this->files->empty_trash( $actor ) );
	}

	public function list_missing_media( array $arguments, Actor $actor ): array {
		return array( 'missing' => $this->pushes->missing_media( array_column( $arguments['files'], 'sha256' ), $actor ) );
	}

	public function send_media( array $arguments, Actor $actor ): array {
		return $this->pushes->store_media( $arguments['sha256'], $arguments['bytes'], $actor );
	}

	public function get_usage( array $arguments, Actor $actor ): array {
		return $this->files->usage( $actor );
	}

	/**
	 * @param array<string, array<string, mixed>> $args Schemas of the arguments.
	 * @param array<string, mixed> $response Schema of the response.
	 */
	private static function route( string $method, string $path, string $summary, array $args, array $response ): array {
		return compact( 'method', 'path', 'summary', 'args', 'response' ) + array(
			// Files_For_Update asks File_Permissions under the locks of the operation.
			'object'       => false,
			'scope'        => 'account',
			'keeps_answer' => 'GET' !== $method,
		);
	}
}
