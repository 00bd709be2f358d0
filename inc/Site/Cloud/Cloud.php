<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Signed_Url;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;

/** Lists and manages the current user's cloud files. Methods throw a Failure: 401, 403 or 404, 503 hub_unreachable; some 422 quota_exceeded. */
final class Cloud {

	/** Actions of signed URLs (see Hooks). */
	public const DOWNLOAD = 'download_file';
	public const PICTURE  = 'picture_of_file';
	public const MEDIUM   = 'medium_of_file';
	public const PREVIEW  = 'preview_file';

	/** Limits how long one request works on emptying a trash. */
	private const MAX_CALLS = 50;

	/** Workspace roles, as the hub names them. Users are owners of their own cloud. */
	private const OWNER  = 'owner';
	private const EDITOR = 'editor';

	private Client $hub;

	private Profile $profile;

	private Account_Id_Cache $accounts;

	public function __construct( Client $hub, Profile $profile, Account_Id_Cache $accounts ) {
		$this->hub      = $hub;
		$this->profile  = $profile;
		$this->accounts = $accounts;
	}

	/**
	 * @param array<string, mixed> $query Arguments of the hub's GET /files. A name is normalised first.
	 * @param string $role The user's role where the files are: 'owner', 'editor' or 'viewer'.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int} See Cloud_Schema::site_files().
	 */
	public function files( array $query, string $role = self::OWNER ): array {
		if ( isset( $query['name'] ) ) {
			$query['name'] = Contract::valid_name( $query['name'] );
		}
		$page = $this->profile->get( '/files', $query );
		return array(
			'data'         => $this->to_response( $page['files'], $role ),
			'current_page' => $page['current_page'],
			'total_page'   => $page['total_page'],
		);
	}

	/** @return array{limit: int, files: int, bytes: int, most_bytes: int} */
	public function usage(): array {
		/** @var array{limit: int, files: int, bytes: int, most_bytes: int} $usage */
		$usage = $this->profile->get( '/usage' );
		return $usage;
	}

	/**
	 * @param list<int> $ids
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 */
	public function copy_or_move( string $action, array $ids, int $workspace_id ): array {
		$result = $this->change( "/files/$action", compact( 'ids', 'workspace_id' ) );
		return array(
			'files'     => $this->to_response( $result['files'] ),
			'workspace' => $result['workspace'],
		);
	}

	/**
	 * Moves files to their owners' trash. Without $force the hub refuses Kits (409 cant_delete_kit).
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	public function trash( array $ids, bool $force ): array {
		return $this->to_response( $this->change( '/files/trash', compact( 'ids', 'force' ) )['files'] );
	}

	/**
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	public function restore( array $ids ): array {
		return $this->to_response( $this->change( '/files/restore', compact( 'ids' ) )['files'] );
	}

	/** @param list<int> $ids Trashed files. */
	public function purge( array $ids ): void {
		$this->change( '/files/purge', compact( 'ids' ) );
	}

	/**
	 * Permanently deletes as many trashed files as one request can. Callers repeat it until the trash is empty.
	 * @return array{files: int, is_empty: bool} The number of deleted files.
	 */
	public function empty_trash(): array {
		$files   = 0;
		$removed = 1;
		for ( $calls = 0; $removed > 0 && $calls < self::MAX_CALLS; $calls++ ) {
			$removed = $this->change( '/files/empty-trash', array() )['files'];
			$files  += $removed;
		}
		return array(
			'files'    => $files,
			'is_empty' => $removed <= 0,
		);
	}

	/** @return array<string, mixed> */
	public function rename( int $id, string $name ): array {
		return $this->to_response( array( $this->change( "/files/$id", compact( 'name' ), 'PATCH' )['file'] ) )[0];
	}

	/** @return array{file: array<string, mixed>, versions: list<array<string, mixed>>} The newest version comes first. */
	public function versions( int $id ): array {
		return array(
			'file'     => $this->to_response( array( $this->profile->get( "/files/$id" )['file'] ) )[0],
			'versions' => $this->profile->get( "/files/$id/versions" )['versions'],
		);
	}

	/** @return array<string, mixed> */
	public function restore_version( int $id, int $number ): array {
		return $this->to_response( array( $this->change( "/files/$id/versions/$number/take-back", array() )['file'] ) )[0];
	}

	public static function thumbnail_url( int $id, int $version ): string {
		return Signed_Url::create( self::PICTURE, compact( 'id', 'version' ), Signed_Url::LIST_LIFETIME );
	}

	public function send_thumbnail( int $id ): void {
		$this->send_content( "/files/$id/picture" );
	}

	public function send_media( int $id, string $sha256 ): void {
		$this->send_content( "/files/$id/media/$sha256" );
	}

	/**
	 * Adds thumbnail URLs and the user's permissions to files.
	 * @param list<array<string, mixed>> $files Files as the hub returns them.
	 * @param string $role The user's role where the files are. '' assumes the lowest role that allows changes.
	 * @return list<array<string, mixed>> See Cloud_Schema::site_file().
	 */
	public function to_response( array $files, string $role = '' ): array {
		if ( array() === $files ) {
			return array();
		}
		$account    = $this->account_id();
		$may_change = $this->profile->can_change_account();
		return array_map(
			static function ( array $file ) use ( $account, $may_change, $role ): array {
				$is_own     = $file['owner']['id'] === $account;
				$role       = '' === $role ? ( 0 === $file['workspace_id'] ? self::OWNER : self::EDITOR ) : $role;
				$can_write  = in_array( $role, array( self::OWNER, self::EDITOR ), true );
				$is_active  = '' === $file['trashed_at'];
				$can_change = $is_active && $may_change;
				return $file + array(
					'thumbnail' => $file['has_picture'] ? self::thumbnail_url( $file['id'], $file['version'] ) : '',
					'can'       => array(
						'rename' => $can_change && $is_own && $can_write,
						'save'   => $can_change && $is_own && $can_write,
						'trash'  => $can_change && ( $is_own || self::OWNER === $role ),
						'move'   => $can_change && $is_own,
						'copy'   => $can_change,
						'insert' => $is_active,
					),
				);
			},
			$files
		);
	}

	public function account_id(): int {
		$token = $this->profile->require_token();
		$id    = $this->accounts->get( get_current_user_id(), $token );
		if ( 0 === $id ) {
			$id = (int) ( $this->profile->current( true )['id'] ?? 0 );
			$this->accounts->set( get_current_user_id(), $token, $id );
		}
		return $id;
	}

	/** Throws 403 for users of the site's shared account who are not administrators: they may read and add files, but not change them. */
	public function require_may_change(): void {
		$this->profile->require_own_account( __( 'All users of this site share one account. Only an administrator can change its files.', 'templately' ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function change( string $path, array $body, string $method = 'POST' ): array {
		$this->require_may_change();
		return $this->profile->send( $method, $path, $body );
	}

	private function send_content( string $path ): void {
		$bytes = $this->profile->request(
			function ( string $token ) use ( $path ): string {
				return $this->hub->download( $path, $token, Contract::MAX_MEDIA_BYTES );
			}
		);
		try {
			$mime = Media_File::is_woff2( $bytes ) ? 'font/woff2' : ( new Media_File( $bytes ) )->mime();
		} catch ( Invalid_Media $unfit ) {
			throw new Failure( 'damaged_file', Failure::unknown_error(), 502 );
		}
		Signed_Url::send_content( '', $mime, $bytes, Signed_Url::LIST_LIFETIME );
	}

	public static function trashed_message( int $files ): string {
		/* translators: %d: number of files. */
		return 1 === $files ? __( 'You have deleted a file from your cloud.', 'templately' ) : sprintf( _n( 'You have deleted %d file from your cloud.', 'You have deleted %d files from your cloud.', $files, 'templately' ), $files );
	}
}
