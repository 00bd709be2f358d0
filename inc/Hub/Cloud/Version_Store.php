<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Files\Document_Store;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Versions of files: what was pushed, by number, the newest thirty. All that changes one has its file's row, and its owner's usage.
 *
 * Locks: contents by hash before the rows that name them, and media while they get an owner.
 */
final class Version_Store {

	/** Versions that are kept. The newest is one of them, whatever its number. */
	private const KEPT = Contract::MOST_VERSIONS - 1;

	private Database $database;

	private Document_Store $contents;

	private Cloud_Media $media;

	private Clock $clock;

	/** @param Database    $database The hub's tables. */
	public function __construct( Database $database, Document_Store $contents, Cloud_Media $media, Clock $clock ) {
		$this->database = $database;
		$this->contents = $contents;
		$this->media    = $media;
		$this->clock    = $clock;
	}

	/**
	 * Adds what was pushed.
	 *
	 * @param bool            $is_conflict Whether it came too late.
	 * @return int Bytes that its account has more by it, but for the text's.
	 *
	 * @throws Failure 422 media_missing.
	 */
	public function add( int $file_id, int $number, bool $is_conflict, Uploaded_Template $pushed, int $account_id ): int {
		$this->contents->store( array( $pushed->hash() => $pushed->content ) );
		$known = $this->media->lock( $pushed, $account_id );
		$media = array_map(
			static function ( array $one ) use ( $known ): array {
				// What the bytes say, not what somebody says of them.
				return array_merge(
					$one + array(
						'width'   => 0,
						'height'  => 0,
						'title'   => '',
						'alt'     => '',
						'caption' => '',
					),
					$known[ (string) $one['sha256'] ]
				);
			},
			$pushed->media
		);
		return $this->insert(
			array(
				'file_id'     => $file_id,
				'number'      => $number,
				'is_conflict' => (int) $is_conflict,
				'content'     => $pushed->hash(),
				'size'        => $pushed->size(),
				'media'       => (string) wp_json_encode( $media, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				'look'        => $pushed->look,
				'picture'     => $pushed->picture,
				'signature'   => $pushed->signature,
				'account_id'  => $account_id,
			),
			$pushed->required_hashes()
		);
	}

	/**
	 * Adds a copy of another version. Its file's row keeps all that it names until the transaction ends.
	 *
	 * @param array<string, string> $version    Row of the other.
	 * @return int Bytes that its account has more by it, but for the text's.
	 */
	public function add_copy( array $version, int $file_id, int $number, int $account_id ): int {
		return $this->insert(
			array(
				'file_id'     => $file_id,
				'number'      => $number,
				'is_conflict' => 0,
				'content'     => $version['content'],
				'size'        => (int) $version['size'],
				'media'       => $version['media'],
				'look'        => $version['look'],
				'picture'     => $version['picture'],
				'signature'   => $version['signature'],
				'account_id'  => $account_id,
			),
			$this->media->find_by_version( (int) $version['id'] )
		);
	}

	/**
	 * Returns a version with what it holds.
	 *
	 * @return array<string, string>|null Its row.
	 */
	public function find( int $file_id, int $number ): ?array {
		return $this->database->get_row( 'SELECT * FROM {file_versions} WHERE file_id = %d AND number = %d', $file_id, $number );
	}

	/**
	 * Returns the text of a version.
	 *
	 * @param array<string, string> $version Its row.
	 * @return string|null Null where it is damaged.
	 */
	public function text( array $version ): ?string {
		return $this->contents->get_texts( array( $version['content'] ) )[ $version['content'] ] ?? null;
	}

	/**
	 * Returns what can be said of a file's versions without reading them.
	 *
	 * @return list<array<string, string>> number, is_conflict, size, account_id, created_at, the newest number first.
	 */
	public function find_by_file( int $file_id ): array {
		return $this->database->get_results( 'SELECT number, is_conflict, size, account_id, created_at FROM {file_versions} WHERE file_id = %d ORDER BY number DESC', $file_id );
	}

	/**
	 * Removes what is too old.
	 *
	 * @return int Bytes that its account has less by it.
	 */
	public function prune( int $file_id, int $newest, int $account_id ): int {
		$old = array();
		foreach ( $this->database->get_results( 'SELECT id, number, content, size FROM {file_versions} WHERE file_id = %d ORDER BY number DESC', $file_id ) as $place => $version ) {
			if ( $place >= self::KEPT && (int) $version['number'] !== $newest ) {
				$old[] = $version;
			}
		}
		return $this->remove( $old, $account_id );
	}

	/**
	 * Removes all versions of some files.
	 *
	 * @param list<int> $file_ids   The files.
	 * @return int Bytes that their account has less by it.
	 */
	public function remove_all( array $file_ids, int $account_id ): int {
		$versions = array();
		foreach ( $file_ids as $file_id ) {
			$versions = array_merge( $versions, $this->database->get_results( 'SELECT id, number, content, size FROM {file_versions} WHERE file_id = %d', $file_id ) );
		}
		return $this->remove( $versions, $account_id );
	}

	/**
	 * @param list<array<string, string>> $versions   Rows: id, content, size.
	 * @return int Bytes that the account has less by it.
	 */
	private function remove( array $versions, int $account_id ): int {
		$contents = array_column( $versions, 'content' );
		$this->contents->lock( $contents );
		foreach ( $versions as $version ) {
			$this->database->query( 'DELETE FROM {file_versions} WHERE id = %d', (int) $version['id'] );
		}
		$this->contents->delete_unused( $contents );
		return (int) array_sum( array_map( 'intval', array_column( $versions, 'size' ) ) ) + $this->media->detach_from_versions( array_map( 'intval', array_column( $versions, 'id' ) ), $account_id );
	}

	/**
	 * @param array<string, int|string> $row    Row of a version, without its moment.
	 * @param list<string>              $hashes What it needs.
	 * @return int Bytes that its account has more by what it needs.
	 */
	private function insert( array $row, array $hashes ): int {
		$bytes = $this->media->bytes_not_owned( $hashes, (int) $row['account_id'] );
		$id    = $this->database->insert( 'file_versions', $row + array( 'created_at' => $this->clock->now() ) );
		$this->media->attach_to_version( $id, $hashes, (int) $row['account_id'] );
		return $bytes;
	}
}
