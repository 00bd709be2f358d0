<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Files\Blob_Store;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Database\Database;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\File_Download;

/**
 * Images, videos, audio files and PDFs of the cloud, stored once each.
 * An account has access to the media that versions of its files use, and to those that it uploaded within a day (its claims). The
 * responses reveal nothing about other media, not even for a known hash.
 */
final class Cloud_Media {

	private const FONT = 'font/woff2';

	/** Seconds within which a version must use an upload. */
	private const CLAIM_LIFETIME = DAY_IN_SECONDS;

	private const ROWS_PER_TRANSACTION = 200;

	private Database $database;

	private Blob_Store $blobs;

	private Storage_Quota $usage;

	private Clock $clock;

	public function __construct( Database $database, Blob_Store $blobs, Storage_Quota $usage, Clock $clock ) {
		$this->database = $database;
		$this->blobs    = $blobs;
		$this->usage    = $usage;
		$this->clock    = $clock;
	}

	/**
	 * @param list<string> $hashes Media that the version uses.
	 * @return list<string> Media that an account has to upload before it saves a version. Extends the claims to the others by a day. Missing hashes in the same order.
	 */
	public function missing( array $hashes, int $account_id ): array {
		$owned   = $this->owned( $hashes, $account_id );
		$claimed = $this->claimed( $hashes, $account_id );
		foreach ( $claimed as $hash ) {
			$this->database->query( 'UPDATE {claims} SET claimed_at = %d WHERE account_id = %d AND sha256 = %s', $this->clock->now(), $account_id, $hash );
		}
		return array_values( array_diff( array_unique( $hashes ), $owned, $claimed ) );
	}

	/**
	 * @return array{sha256: string, size: int, mime: string}
	 * @throws Failure 400 for a wrong hash or an unsupported type, 422 quota_exceeded.
	 */
	public function store( string $hash, string $bytes, Account $account ): array {
		if ( hash( 'sha256', $bytes ) !== $hash ) {
			throw self::unfit( __( 'This file does not match its checksum. Please upload it again.', 'templately' ) );
		}
		$mime = self::type_of( $bytes );
		$this->database->transaction(
			function () use ( $hash, $bytes, $mime, $account ): void {
				$this->usage->lock( array( $account->id() ) );
				$this->require_room( $hash, strlen( $bytes ), $account );
				$this->blobs->store( $bytes, $mime, false );
				$this->database->insert_many( 'claims', array( 'account_id', 'sha256', 'claimed_at' ), array( array( $account->id(), $hash, $this->clock->now() ) ), 'claimed_at = VALUES(claimed_at)' );
			}
		);
		return array(
			'sha256' => $hash,
			'size'   => strlen( $bytes ),
			'mime'   => $mime,
		);
	}

	/**
	 * Prevents the deletion of media until the transaction ends, so that a version can use them.
	 * @return array<string, array{mime: string, size: int}> By hash.
	 * @throws Failure 422 media_missing with the hashes that the account has no access to.
	 */
	public function lock( Uploaded_Template $pushed, int $account_id ): array {
		$hashes = $pushed->required_hashes();
		$known  = array();
		// One by one: with IN ( … ) the database reads a small table as a whole, and locks each row that it passes.
		foreach ( $hashes as $hash ) {
			$row = $this->database->get_row( 'SELECT mime, size FROM {media} WHERE sha256 = %s LOCK IN SHARE MODE', $hash );
			if ( null !== $row ) {
				$known[ $hash ] = array(
					'mime' => $row['mime'],
					'size' => (int) $row['size'],
				);
			}
		}
		$has     = array_merge( $this->owned( $hashes, $account_id ), $this->claimed( $hashes, $account_id ) );
		$missing = array_values( array_diff( $hashes, array_intersect( $has, array_map( 'strval', array_keys( $known ) ) ) ) );
		if ( array() !== $missing ) {
			throw new Failure( 'media_missing', __( 'Some images of this template are missing. Please push it again.', 'templately' ), 422, array(), array( 'missing' => $missing ) );
		}
		if ( '' !== $pushed->picture && 0 !== strpos( $known[ $pushed->picture ]['mime'], 'image/' ) ) {
			throw self::unfit( self::unfit_media(), 'picture' );
		}
		$fonts = $pushed->fonts();
		foreach ( $known as $hash => $one ) {
			if ( ( self::FONT === $one['mime'] ) !== in_array( (string) $hash, $fonts, true ) ) {
				throw self::unfit( self::unfit_media(), 'look' );
			}
		}
		return $known;
	}

	/**
	 * @param array<string, string> $fonts File name in the style to hash.
	 * @return list<array{file: string, sha256: string, size: int}> Hash and size of fonts.
	 */
	public function fonts( array $fonts ): array {
		$sizes = array() === $fonts ? array() : array_column( $this->database->get_results( 'SELECT sha256, size FROM {media} WHERE sha256 IN (' . $this->database->strings_list( array_values( $fonts ) ) . ')' ), 'size', 'sha256' );
		$said  = array();
		foreach ( $fonts as $file => $sha256 ) {
			if ( isset( $sizes[ $sha256 ] ) ) {
				$said[] = array(
					'file'   => (string) $file,
					'sha256' => $sha256,
					'size'   => (int) $sizes[ $sha256 ],
				);
			}
		}
		return $said;
	}

	/** @return list<string> Hashes. */
	public function find_by_version( int $version_id ): array {
		return array_column( $this->database->get_results( 'SELECT sha256 FROM {version_media} WHERE version_id = %d', $version_id ), 'sha256' );
	}

	/** @param list<string> $hashes */
	public function attach_to_version( int $version_id, array $hashes, int $account_id ): void {
		$rows = array();
		foreach ( $hashes as $hash ) {
			$rows[] = array( $version_id, $hash, $account_id );
		}
		$this->database->insert_many( 'version_media', array( 'version_id', 'sha256', 'account_id' ), $rows );
	}

	/**
	 * @param list<int> $version_ids
	 * @return int Bytes that the account uses less.
	 */
	public function detach_from_versions( array $version_ids, int $account_id ): int {
		$hashes = array();
		foreach ( $version_ids as $id ) {
			$hashes = array_merge( $hashes, $this->find_by_version( $id ) );
			$this->database->query( 'DELETE FROM {version_media} WHERE version_id = %d', $id );
		}
		return $this->bytes_not_owned( array_values( array_unique( $hashes ) ), $account_id );
	}

	/**
	 * Returns the bytes that the hashes add to an account's usage. The caller must hold the lock of the usage.
	 * @param list<string> $hashes
	 */
	public function bytes_not_owned( array $hashes, int $account_id ): int {
		$others = array_values( array_diff( $hashes, $this->owned( $hashes, $account_id ) ) );
		return array() === $others ? 0 : $this->database->get_integers( 'SELECT COALESCE(SUM(size), 0) FROM {media} WHERE sha256 IN (' . $this->database->strings_list( $others ) . ')' )[0];
	}

	/**
	 * Returns a medium that a version of a file uses.
	 * @param int $file_id File that the actor may read.
	 * @throws Failure 404 if no version of the file uses it.
	 */
	public function file( int $file_id, string $hash ): File_Download {
		$is_needed = null !== $this->database->get_row( 'SELECT m.sha256 FROM {file_versions} v JOIN {version_media} m ON m.version_id = v.id WHERE v.file_id = %d AND m.sha256 = %s LIMIT 1', $file_id, $hash );
		$paths     = $is_needed ? $this->blobs->paths( array( $hash ) ) : array();
		if ( array() === $paths ) {
			throw Failure::not_found();
		}
		return new File_Download( $paths, basename( $paths[0] ), $hash );
	}

	private static function type_of( string $bytes ): string {
		if ( Media_File::is_woff2( $bytes ) ) {
			if ( strlen( $bytes ) > Style_Schema::MAX_FONT_BYTES ) {
				throw self::unfit( Uploaded_Template::invalid_font_message() );
			}
			return self::FONT;
		}
		try {
			$file = new Media_File( $bytes );
		} catch ( Invalid_Media $unfit ) {
			throw self::unfit( self::unfit_media() );
		}
		if ( $file->bytes() !== $bytes ) {
			throw self::unfit( __( 'This image contains metadata, such as the place where it was taken. Remove the metadata first.', 'templately' ) );
		}
		return $file->mime();
	}

	/** Deletes uploads that no version uses. It can be interrupted at any time. */
	public function delete_unused(): void {
		do {
			$rows = $this->database->get_results( 'SELECT account_id, sha256 FROM {claims} WHERE claimed_at <= %d ORDER BY claimed_at LIMIT %d', $this->clock->now() - self::CLAIM_LIFETIME, self::ROWS_PER_TRANSACTION );
			$more = count( $rows ) === self::ROWS_PER_TRANSACTION;
			foreach ( $rows as $row ) {
				$this->database->query( 'DELETE FROM {claims} WHERE account_id = %d AND sha256 = %s AND claimed_at <= %d', (int) $row['account_id'], $row['sha256'], $this->clock->now() - self::CLAIM_LIFETIME );
			}
		} while ( $more );
		$this->blobs->delete_unused();
		$this->blobs->delete_orphans();
	}

	private function require_room( string $hash, int $size, Account $account ): void {
		// Uploads count for the quota once a version uses them. Until then this limit applies to them.
		$waiting = $this->database->get_integers( 'SELECT COALESCE(SUM(m.size), 0) FROM {claims} c JOIN {media} m ON m.sha256 = c.sha256 WHERE c.account_id = %d AND c.sha256 <> %s', $account->id(), $hash )[0];
		$usage   = $this->usage->for_account( $account );
		if ( $usage['bytes'] + $waiting + $size > $usage['most_bytes'] && array() === $this->owned( array( $hash ), $account->id() ) ) {
			throw $this->usage->exceeded_error( $account, 0 );
		}
	}

	/**
	 * @param list<string> $hashes
	 * @return list<string> Those that the account's files use.
	 */
	private function owned( array $hashes, int $account_id ): array {
		return array() === $hashes ? array() : array_column( $this->database->get_results( 'SELECT DISTINCT sha256 FROM {version_media} WHERE account_id = %d AND sha256 IN (' . $this->database->strings_list( $hashes ) . ')', $account_id ), 'sha256' );
	}

	/**
	 * @param list<string> $hashes
	 * @return list<string> Those that the account has claims to.
	 */
	private function claimed( array $hashes, int $account_id ): array {
		return array() === $hashes ? array() : array_column( $this->database->get_results( 'SELECT sha256 FROM {claims} WHERE account_id = %d AND claimed_at > %d AND sha256 IN (' . $this->database->strings_list( $hashes ) . ')', $account_id, $this->clock->now() - self::CLAIM_LIFETIME ), 'sha256' );
	}

	private static function unfit( string $why, string $field = 'bytes' ): Failure {
		return new Failure( 'invalid_media', $why, 400, array( $field => $why ) );
	}

	private static function unfit_media(): string {
		return __( 'Files of this type cannot be stored in the cloud.', 'templately' );
	}

	public function forget_claims( int $account_id ): void {
		$this->database->query( 'DELETE FROM {claims} WHERE account_id = %d', $account_id );
	}
}
