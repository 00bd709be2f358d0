<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Files\Document_Store;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** The thirty newest versions of each file. Writers hold the file's row and its owner's usage, and lock documents by hash before rows that refer to them. */
final class Version_Store {

	/** Maximum number of older versions. */
	private const KEPT = Contract::MAX_VERSIONS - 1;

	private Database $database;

	private Document_Store $contents;

	private Cloud_Media $media;

	private Clock $clock;

	public function __construct( Database $database, Document_Store $contents, Cloud_Media $media, Clock $clock ) {
		$this->database = $database;
		$this->contents = $contents;
		$this->media    = $media;
		$this->clock    = $clock;
	}

	/**
	 * @param bool $is_conflict Whether another version was saved first.
	 * @return int Additional bytes of the account, without the text.
	 */
	public function add( int $file_id, int $number, bool $is_conflict, Uploaded_Template $pushed, int $account_id ): int {
		$this->contents->store( array( $pushed->hash() => $pushed->content ) );
		$known = $this->media->lock( $pushed, $account_id );
		$media = array_map(
			static function ( array $one ) use ( $known ): array {
				// The type comes from the bytes, not from the request.
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
	 * Adds a copy of another version. The lock of its file's row keeps its contents from being deleted.
	 * @param array<string, string> $version Row of the other version.
	 * @return int Additional bytes of the account, without the text.
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

	/** @return array<string, string>|null Row with the contents. */
	public function find( int $file_id, int $number ): ?array {
		return $this->database->get_row( 'SELECT * FROM {file_versions} WHERE file_id = %d AND number = %d', $file_id, $number );
	}

	/**
	 * @param array<string, string> $version
	 * @return string|null Text of a version; null if it is damaged.
	 */
	public function text( array $version ): ?string {
		return $this->contents->get_texts( array( $version['content'] ) )[ $version['content'] ] ?? null;
	}

	/** @return list<array<string, string>> number, is_conflict, size, account_id, created_at; newest first. */
	public function find_by_file( int $file_id ): array {
		return $this->database->get_results( 'SELECT number, is_conflict, size, account_id, created_at FROM {file_versions} WHERE file_id = %d ORDER BY number DESC', $file_id );
	}

	/** @return int Bytes that the account uses less. */
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
	 * @param list<int> $file_ids
	 * @return int Bytes that their account uses less.
	 */
	public function remove_all( array $file_ids, int $account_id ): int {
		$versions = array();
		foreach ( $file_ids as $file_id ) {
			$versions = array_merge( $versions, $this->database->get_results( 'SELECT id, number, content, size FROM {file_versions} WHERE file_id = %d', $file_id ) );
		}
		return $this->remove( $versions, $account_id );
	}

	/**
	 * @param list<array<string, string>> $versions Rows with id, content, size.
	 * @return int Bytes that the account uses less.
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
	 * @param array<string, int|string> $row Row without a timestamp.
	 * @param list<string> $hashes Media that the version uses.
	 * @return int Additional bytes of the account.
	 */
	private function insert( array $row, array $hashes ): int {
		$bytes = $this->media->bytes_not_owned( $hashes, (int) $row['account_id'] );
		$id    = $this->database->insert( 'file_versions', $row + array( 'created_at' => $this->clock->now() ) );
		$this->media->attach_to_version( $id, $hashes, (int) $row['account_id'] );
		return $bytes;
	}
}
