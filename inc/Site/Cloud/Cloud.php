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

/**
 * Somebody's files in the cloud: what there is, and what is done with them. What is in them comes by Push and Documents.
 */
final class Cloud {

	/** What the addresses of a file lead to. */
	public const DOWNLOAD = 'download_file';
	public const PICTURE  = 'picture_of_file';
	public const MEDIUM   = 'medium_of_file';
	public const PREVIEW  = 'preview_file';

	/** Calls of the hub by which one request empties a trash, at the most: more than somebody can wait for, or a server lets them. */
	private const MOST_CALLS = 50;

	/** Roles in a workspace, as the hub names them; in one's own cloud one is its owner. */
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
	 * Returns a page of files.
	 *
	 * @param array<string, mixed> $query As the hub's GET /files takes it; a name as somebody typed it.
	 * @param string               $role  The caller's where they lie: 'owner', 'editor' or 'viewer'.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int} As Contract\Cloud::site_files() has it.
	 *
	 * @throws Failure 401 when not signed in or no longer, what the hub refused, or 503 hub_unreachable.
	 */
	public function files( array $query, string $role = self::OWNER ): array {
		if ( isset( $query['name'] ) ) {
			$query['name'] = Contract::valid_name( $query['name'] );
		}
		$page = $this->request(
			function ( string $token ) use ( $query ): array {
				return $this->hub->get( '/files', $query, $token, true )->body;
			}
		);
		return array(
			'data'         => $this->to_response( $page['files'], $role ),
			'current_page' => $page['current_page'],
			'total_page'   => $page['total_page'],
		);
	}

	/**
	 * Returns how full the cloud is.
	 *
	 * @return array{limit: int, files: int, bytes: int, most_bytes: int}
	 *
	 * @throws Failure 401, what the hub refused, or 503 hub_unreachable.
	 */
	public function usage(): array {
		/** @var array{limit: int, files: int, bytes: int, most_bytes: int} $usage */
		$usage = $this->request(
			function ( string $token ): array {
				return $this->hub->get( '/usage', array(), $token, true )->body;
			}
		);
		return $usage;
	}

	/**
	 * Copies or moves files.
	 *
	 * @param string    $action       'copy' or 'move'.
	 * @param list<int> $ids          Files.
	 * @param int       $workspace_id Where to; 0 for the own cloud.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 *
	 * @throws Failure 401, 403, 404, 422 quota_exceeded, or 503 hub_unreachable.
	 */
	public function copy_or_move( string $action, array $ids, int $workspace_id ): array {
		$brought = $this->change( "/files/$action", compact( 'ids', 'workspace_id' ) );
		return array(
			'files'     => $this->to_response( $brought['files'] ),
			'workspace' => $brought['workspace'],
		);
	}

	/**
	 * Puts files into their owners' trash.
	 *
	 * @param list<int> $ids   Files.
	 * @param bool      $force Whether a kit is to go as well.
	 * @return list<array<string, mixed>> The files.
	 *
	 * @throws Failure 401, 403, 404, 409 cant_delete_kit with its id, or 503 hub_unreachable.
	 */
	public function trash( array $ids, bool $force ): array {
		return $this->to_response( $this->change( '/files/trash', compact( 'ids', 'force' ) )['files'] );
	}

	/**
	 * Takes files out of the trash.
	 *
	 * @param list<int> $ids Files.
	 * @return list<array<string, mixed>> The files.
	 *
	 * @throws Failure 401, 404, 422 quota_exceeded, or 503 hub_unreachable.
	 */
	public function restore( array $ids ): array {
		return $this->to_response( $this->change( '/files/restore', compact( 'ids' ) )['files'] );
	}

	/**
	 * Removes files in the trash for good.
	 *
	 * @param list<int> $ids Files.
	 *
	 * @throws Failure 401, 404, or 503 hub_unreachable.
	 */
	public function purge( array $ids ): void {
		$this->change( '/files/purge', compact( 'ids' ) );
	}

	/**
	 * Removes what is in the trash for good, as far as one request comes: who wants it empty asks until it is.
	 *
	 * @return array{files: int, is_empty: bool} How many files that were, and whether nothing is left.
	 *
	 * @throws Failure 401, 403, or 503 hub_unreachable; some may be gone then.
	 */
	public function empty_trash(): array {
		$files   = 0;
		$removed = 1;
		for ( $calls = 0; $removed > 0 && $calls < self::MOST_CALLS; $calls++ ) {
			$removed = $this->change( '/files/empty-trash', array() )['files'];
			$files  += $removed;
		}
		return array(
			'files'    => $files,
			'is_empty' => $removed <= 0,
		);
	}

	/**
	 * Gives a file another name.
	 *
	 * @return array<string, mixed> The file.
	 *
	 * @throws Failure 401, 403, 404, or 503 hub_unreachable.
	 */
	public function rename( int $id, string $name ): array {
		return $this->to_response( array( $this->change( "/files/$id", compact( 'name' ), 'PATCH' )['file'] ) )[0];
	}

	/**
	 * Returns a file and its versions, the newest first.
	 *
	 * @return array{file: array<string, mixed>, versions: list<array<string, mixed>>}
	 *
	 * @throws Failure 401, 404, or 503 hub_unreachable.
	 */
	public function versions( int $id ): array {
		return $this->request(
			function ( string $token ) use ( $id ): array {
				return array(
					'file'     => $this->to_response( array( $this->hub->get( "/files/$id", array(), $token, true )->body['file'] ) )[0],
					'versions' => $this->hub->get( "/files/$id/versions", array(), $token, true )->body['versions'],
				);
			}
		);
	}

	/**
	 * Makes an older version of a file the newest.
	 *
	 * @return array<string, mixed> The file.
	 *
	 * @throws Failure 401, 403, 404, 422 quota_exceeded, or 503 hub_unreachable.
	 */
	public function restore_version( int $id, int $number ): array {
		return $this->to_response( array( $this->change( "/files/$id/versions/$number/take-back", array() )['file'] ) )[0];
	}

	/**
	 * Sends the picture of a file to the browser.
	 *
	 * @throws Failure 401, 404, 502 for what is no picture, or 503 hub_unreachable.
	 */
	public function send_thumbnail( int $id ): void {
		$this->send_medium( "/files/$id/picture" );
	}

	/**
	 * Sends a medium of a file to the browser.
	 *
	 * @throws Failure 401, 404, 502 for what is no medium, or 503 hub_unreachable.
	 */
	public function send_media( int $id, string $sha256 ): void {
		$this->send_medium( "/files/$id/media/$sha256" );
	}

	/**
	 * Returns files as the browser has them.
	 *
	 * @param list<array<string, mixed>> $files Files, as the hub has them.
	 * @param string                     $role  The caller's where they lie; '' where it was good enough for what was done.
	 * @return list<array<string, mixed>> As Contract\Cloud::site_file() has them.
	 *
	 * @throws Failure 401, or 503 hub_unreachable.
	 */
	public function to_response( array $files, string $role = '' ): array {
		if ( array() === $files ) {
			return array();
		}
		$account    = $this->account_id();
		$may_change = $this->profile->can_change_account();
		return array_map(
			static function ( array $file ) use ( $account, $may_change, $role ): array {
				$mine    = $file['owner']['id'] === $account;
				$role    = '' === $role ? ( 0 === $file['workspace_id'] ? self::OWNER : self::EDITOR ) : $role;
				$writes  = in_array( $role, array( self::OWNER, self::EDITOR ), true );
				$living  = '' === $file['trashed_at'];
				$changes = $living && $may_change;
				return $file + array(
					'thumbnail' => $file['has_picture'] ? Signed_Url::create(
						self::PICTURE,
						array(
							'id'      => $file['id'],
							'version' => $file['version'],
						),
						Signed_Url::IN_A_LIST
					) : '',
					'can'       => array(
						'rename' => $changes && $mine && $writes,
						'save'   => $changes && $mine && $writes,
						'trash'  => $changes && ( $mine || self::OWNER === $role ),
						'move'   => $changes && $mine,
						'copy'   => $changes,
						'insert' => $living,
					),
				);
			},
			$files
		);
	}

	/**
	 * Returns the account of whoever is asking.
	 *
	 * @throws Failure 401, or 503 hub_unreachable.
	 */
	public function account_id(): int {
		$token = $this->profile->require_token();
		$id    = $this->accounts->get( get_current_user_id(), $token );
		if ( 0 === $id ) {
			$id = (int) ( $this->profile->current( true )['id'] ?? 0 );
			$this->accounts->set( get_current_user_id(), $token, $id );
		}
		return $id;
	}

	/**
	 * Refuses users who share the site's account and are no administrators: they read its files and add new ones, and change none.
	 *
	 * @throws Failure 401 when not signed in, 403 invalid_permission.
	 */
	public function require_may_change(): void {
		$this->profile->require_own_account( __( 'All users of this site share this account: only an administrator changes its files.', 'templately' ) );
	}

	/**
	 * Asks the hub as whoever is asking.
	 *
	 * @template T
	 * @param callable( string ): T $ask Takes their token.
	 * @return T
	 *
	 * @throws Failure 401 when not signed in or no longer, what the hub refused, or 503 hub_unreachable.
	 */
	public function request( callable $ask ) {
		$token = $this->profile->require_token();
		try {
			return $ask( $token );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
	}

	/**
	 * @param string               $path   Path on the hub.
	 * @param array<string, mixed> $body   What is to be so.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 401, 403 for an account that all share and a caller who is no administrator, what the hub refused, or 503 hub_unreachable.
	 */
	private function change( string $path, array $body, string $method = 'POST' ): array {
		$this->require_may_change();
		return $this->request(
			function ( string $token ) use ( $method, $path, $body ): array {
				return $this->hub->send( $method, $path, $body, $token )->body;
			}
		);
	}

	/**
	 * @param string $path Path on the hub.
	 *
	 * @throws Failure 401, 404, 502 for what is no medium, or 503 hub_unreachable.
	 */
	private function send_medium( string $path ): void {
		$bytes = $this->request(
			function ( string $token ) use ( $path ): string {
				return $this->hub->download( $path, $token, Contract::BIGGEST_MEDIA );
			}
		);
		try {
			$mime = Media_File::is_woff2( $bytes ) ? 'font/woff2' : ( new Media_File( $bytes ) )->mime();
		} catch ( Invalid_Media $unfit ) {
			throw new Failure( 'damaged_file', Failure::unknown_error(), 502 );
		}
		Signed_Url::send_content( '', $mime, $bytes, Signed_Url::IN_A_LIST );
	}

	/** Says that files lie in the trash now. */
	public static function trashed_message( int $files ): string {
		/* translators: %d: number of files. */
		return 1 === $files ? __( 'You have deleted a file from your cloud.', 'templately' ) : sprintf( _n( 'You have deleted %d file from your cloud.', 'You have deleted %d files from your cloud.', $files, 'templately' ), $files );
	}
}
