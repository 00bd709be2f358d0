<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Activity_Log;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\File_Download;

/** Saves and reads what files contain. */
final class File_Contents {

	private Database $database;

	private File_Store $store;

	private Files_For_Update $locked;

	private Version_Store $versions;

	private Cloud_Media $media;

	private Storage_Quota $usage;

	private Activity_Log $activity;

	private Account_Store $accounts;

	private Clock $clock;

	public function __construct( Database $database, File_Store $store, Files_For_Update $locked, Version_Store $versions, Cloud_Media $media, Storage_Quota $usage, Activity_Log $activity, Account_Store $accounts, Clock $clock ) {
		$this->database = $database;
		$this->store    = $store;
		$this->locked   = $locked;
		$this->versions = $versions;
		$this->media    = $media;
		$this->usage    = $usage;
		$this->activity = $activity;
		$this->accounts = $accounts;
		$this->clock    = $clock;
	}

	/**
	 * @param array<string, mixed> $arguments platform, type, name, origin, workspace_id (0 for My Clouds), and those of Uploaded_Template.
	 * @return array<string, mixed>
	 * @throws Failure 400, 403, 404, 413 too_large, 422 quota_exceeded or media_missing. Nothing is stored in these cases.
	 */
	public function create( array $arguments, Actor $actor ): array {
		Files_For_Update::require_account( File_Permissions::ADD, $actor );
		$account = Cloud_Files::require_account( $actor );
		$name    = Cloud_Files::sanitize_name( $arguments['name'] );
		$pushed  = new Uploaded_Template( $arguments['platform'], $arguments );
		$row     = $this->database->transaction(
			function () use ( $arguments, $actor, $account, $name, $pushed ): array {
				$this->usage->reserve( $account, 1, $pushed->size() );
				$this->locked->require_target( $arguments['workspace_id'], $actor );
				$row = $this->store->add(
					array(
						'owner_id'     => $account->id(),
						'workspace_id' => $arguments['workspace_id'],
						'platform'     => File_Store::platform( $arguments['platform'] ),
						'type'         => $arguments['type'],
						'name'         => $name,
						'origin'       => $arguments['origin'],
					) + self::summary_columns( $pushed )
				);
				$this->usage->reserve( $account, 0, $this->versions->add( (int) $row['id'], 1, false, $pushed, $account->id() ) );
				$this->note( $row, $actor, 'pushed' );
				return $row;
			}
		);
		return $this->store->to_response( array( $row ) )[0];
	}

	/**
	 * Saves a new version. If there is a newer version than the base version, stores it as a conflicting version and throws.
	 * @param array<string, mixed> $arguments base (number of the version it is based on), name (optional), and those of Uploaded_Template.
	 * @return array<string, mixed>
	 * @throws Failure 409 version_conflict with the numbers newest and yours (the stored version); 400, 403, 404, 413, 422 as create().
	 */
	public function save( int $id, array $arguments, Actor $actor ): array {
		list( $row, $yours ) = $this->locked->for_writing(
			File_Permissions::SAVE,
			array( $id ),
			$actor,
			function ( array $rows ) use ( $id, $arguments, $actor ): array {
				$row = $rows[ $id ];
				if ( $arguments['base'] > (int) $row['versions'] ) {
					throw Failure::not_found();
				}
				$pushed  = new Uploaded_Template( File_Store::platform_name( $row ), $arguments );
				$is_late = (int) $row['version'] !== $arguments['base'];
				$this->usage->reserve( Cloud_Files::require_account( $actor ), 0, $pushed->size() );
				$row = $this->with_version( $row, $is_late ? array() : self::summary_columns( $pushed ) + $this->name_column( $arguments ) );
				$this->update_usage( $actor, $this->versions->add( $id, (int) $row['versions'], $is_late, $pushed, $actor->account_id() ), $row );
				$this->note( $row, $actor, 'saved' );
				return array( $row, $is_late ? (int) $row['versions'] : 0 );
			}
		);
		if ( $yours > 0 ) {
			$numbers = array(
				'newest' => (int) $row['version'],
				'yours'  => $yours,
			);
			throw ( new Failure( 'version_conflict', sprintf( /* translators: %d: number of a version. */ __( 'This file has been changed in the meantime. Nothing is lost: your changes are saved as version %d.', 'templately' ), $yours ), 409, array(), $numbers ) )->with_stored_work();
		}
		return $this->store->to_response( array( $row ) )[0];
	}

	/**
	 * Makes an older version the newest under a new number.
	 * @return array<string, mixed>
	 */
	public function restore_version( int $id, int $number, Actor $actor ): array {
		$row = $this->locked->for_writing(
			File_Permissions::SAVE,
			array( $id ),
			$actor,
			function ( array $rows ) use ( $id, $number, $actor ): array {
				$version = $this->version( $id, $number );
				$this->usage->reserve( Cloud_Files::require_account( $actor ), 0, (int) $version['size'] );
				$row = $this->with_version(
					$rows[ $id ],
					array(
						'size'     => (int) $version['size'],
						'picture'  => $version['picture'],
						'has_look' => (int) ( '' !== $version['look'] ),
					)
				);
				$this->update_usage( $actor, $this->versions->add_copy( $version, $id, (int) $row['version'], $actor->account_id() ), $row );
				$this->note( $row, $actor, 'saved' );
				return $row;
			}
		);
		return $this->store->to_response( array( $row ) )[0];
	}

	/**
	 * @param int $number Version; 0 for the newest.
	 * @return array{file: array<string, mixed>, version: int, content: string, signature: string, media: list<mixed>, look: array<mixed>|null, fonts: list<array{file: string, sha256: string, size: int}>, kit: array<string, mixed>|null, page_settings: object}
	 */
	public function content( int $id, int $number, Actor $actor ): array {
		$row     = $this->locked->for_reading( $id, $actor );
		$version = $this->version( $id, 0 === $number ? (int) $row['version'] : $number );
		$content = $this->versions->text( $version );
		if ( null === $content ) {
			throw new Failure( 'content_damaged', __( 'This version is damaged. Restore an older version, or push the template again.', 'templately' ), 500 );
		}
		$look         = '' === $version['look'] ? null : (array) json_decode( $version['look'], true );
		$is_elementor = 'elementor' === File_Store::platform_name( $row );
		$context      = $is_elementor ? (array) $look : array();
		$look         = $is_elementor ? null : $look;
		return array(
			'file'          => $this->store->to_response( array( $row ) )[0],
			'version'       => (int) $version['number'],
			'content'       => $content,
			'signature'     => $version['signature'],
			'media'         => array_values( (array) json_decode( $version['media'], true ) ),
			'look'          => $look,
			'fonts'         => $this->media->fonts( Uploaded_Template::fonts_of_style( $look ?? array() ) ),
			'kit'           => $context['kit'] ?? null,
			'page_settings' => (object) ( $context['page_settings'] ?? array() ),
		);
	}

	/** @return list<array<string, mixed>> Versions of a file, newest first. */
	public function versions( int $id, Actor $actor ): array {
		$row      = $this->locked->for_reading( $id, $actor );
		$versions = $this->versions->find_by_file( $id );
		$people   = $this->accounts->find_public( array_values( array_unique( array_map( 'intval', array_column( $versions, 'account_id' ) ) ) ) );
		return array_map(
			static function ( array $version ) use ( $row, $people ): array {
				return array(
					'number'      => (int) $version['number'],
					'is_conflict' => '1' === $version['is_conflict'],
					'is_newest'   => $version['number'] === $row['version'],
					'size'        => (int) $version['size'],
					'account'     => array(
						'id'   => (int) $version['account_id'],
						'name' => $people[ (int) $version['account_id'] ]['name'] ?? '',
					),
					'created_at'  => gmdate( 'c', (int) $version['created_at'] ),
				);
			},
			$versions
		);
	}

	/**
	 * Returns a medium that a version of a file uses.
	 * @param string $hash Hash, or '' for the file's thumbnail.
	 */
	public function read_media( int $id, string $hash, Actor $actor ): File_Download {
		$row = $this->locked->for_reading( $id, $actor );
		return $this->media->file( $id, '' === $hash ? $row['picture'] : $hash );
	}

	/**
	 * @param list<string> $hashes Media that the version uses.
	 * @return list<string> Media that must be uploaded before a version is saved.
	 */
	public function missing_media( array $hashes, Actor $actor ): array {
		Files_For_Update::require_account( File_Permissions::ADD, $actor );
		return $this->media->missing( $hashes, $actor->account_id() );
	}

	/**
	 * @return array{sha256: string, size: int, mime: string}
	 * @throws Failure 400, 403, 422 quota_exceeded.
	 */
	public function store_media( string $hash, string $bytes, Actor $actor ): array {
		Files_For_Update::require_account( File_Permissions::ADD, $actor );
		return $this->media->store( $hash, $bytes, Cloud_Files::require_account( $actor ) );
	}

	/**
	 * @param array<string, string> $row Locked row of a file.
	 * @param array<string, int|string> $shown Columns that change with the newest version; empty for a conflicting version.
	 * @return array<string, string> New row; its last version number is that of the new version.
	 */
	private function with_version( array $row, array $shown ): array {
		$number = (int) $row['versions'] + 1;
		return $this->store->change(
			$row,
			array() === $shown ? array( 'versions' => $number ) : $shown + array(
				'version'    => $number,
				'versions'   => $number,
				'changed_at' => $this->clock->now(),
			)
		);
	}

	/**
	 * Counts the bytes of a new version's media, and removes versions beyond the limit.
	 * @param array<string, string> $row Row of the file.
	 */
	private function update_usage( Actor $actor, int $bytes, array $row ): void {
		$account = Cloud_Files::require_account( $actor );
		$this->usage->reserve( $account, 0, $bytes );
		$this->usage->release( $account->id(), 0, $this->versions->prune( (int) $row['id'], (int) $row['version'], $account->id() ) );
	}

	/** @return array<string, string> */
	private function version( int $id, int $number ): array {
		$version = $this->versions->find( $id, $number );
		if ( null === $version ) {
			throw Failure::not_found();
		}
		return $version;
	}

	/** @return array{size: int, picture: string, has_look: int} Columns of the file that describe its newest version. */
	private static function summary_columns( Uploaded_Template $pushed ): array {
		return array(
			'size'     => $pushed->size(),
			'picture'  => $pushed->picture,
			'has_look' => (int) ( '' !== $pushed->look ),
		);
	}

	/**
	 * @param array<string, mixed> $arguments name (optional).
	 * @return array{name?: string}
	 */
	private function name_column( array $arguments ): array {
		return isset( $arguments['name'] ) ? array( 'name' => Cloud_Files::sanitize_name( $arguments['name'] ) ) : array();
	}

	/** @param array<string, string> $row */
	private function note( array $row, Actor $actor, string $verb ): void {
		$this->activity->record( (int) $row['workspace_id'], (int) $row['id'], $actor->account_id(), $verb, $row['name'] );
	}
}
