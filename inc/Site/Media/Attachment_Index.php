<?php

declare( strict_types=1 );

namespace Templately\Site\Media;

/** Finds attachments by the hash, URL or path of their file, so that media of designs are imported only once. */
final class Attachment_Index {

	private const HASH = '_templately_sha256';

	private const PATHS_PER_QUERY = 500;

	/**
	 * @param string[] $hashes Hexadecimal sha256.
	 * @return array<string, int> Attachment id by hash, of those found.
	 */
	public function find( array $hashes ): array {
		if ( array() === $hashes ) {
			return array();
		}
		$found = array();
		$ids   = get_posts(
			array(
				'post_type'              => 'attachment',
				'post_status'            => 'inherit',
				'nopaging'               => true,
				'fields'                 => 'ids',
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'update_post_term_cache' => false,
				'meta_query'             => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- meta_key is indexed, and only our attachments have it.
					array(
						'key'     => self::HASH,
						'value'   => $hashes,
						'compare' => 'IN',
					),
				),
			)
		);
		update_meta_cache( 'post', $ids );
		foreach ( $ids as $id ) {
			$hash = (string) get_post_meta( $id, self::HASH, true );
			// The file may have been deleted from the disk.
			if ( ! isset( $found[ $hash ] ) && is_readable( (string) get_attached_file( $id ) ) ) {
				$found[ $hash ] = (int) $id;
			}
		}
		return $found;
	}

	/** @return list<int> Found by GUID, which works before the file is recorded. */
	public function find_by_url( string $address ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- core has no lookup by GUID.
		return array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND guid = %s", sanitize_post_field( 'guid', $address, 0, 'db' ) ) ) ) );
	}

	/**
	 * Finds attachments by their main file, not by one of their sizes.
	 * @param string[] $paths Relative to the uploads folder.
	 * @return array<string, int> Path to attachment id, of those found.
	 */
	public function find_by_path( array $paths ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( array_values( array_unique( $paths ) ), self::PATHS_PER_QUERY ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT m.post_id, m.meta_value FROM $wpdb->postmeta m INNER JOIN $wpdb->posts p ON p.ID = m.post_id AND p.post_type = 'attachment' WHERE m.meta_key = '_wp_attached_file' AND m.meta_value IN ( $marks ) ORDER BY m.post_id DESC", $some ), ARRAY_A ); // phpcs:ignore WordPress.DB -- one placeholder per path; each path is looked up once.
			foreach ( (array) $rows as $row ) {
				$found[ (string) $row['meta_value'] ] = (int) $row['post_id'];
			}
		}
		_prime_post_caches( array_values( $found ), false );
		return $found;
	}

	/**
	 * @param array<string, int> $found From find(), which has loaded the meta.
	 * @return array<string, string> String per image that changes when its attachment changes. By hash.
	 */
	public function etags( array $found ): array {
		return array_map(
			static function ( int $id ): string {
				return md5( $id . wp_json_encode( get_post_meta( $id ) ) );
			},
			$found
		);
	}

	/**
	 * @param list<int> $attachments Attachment ids.
	 * @return array<int, string> sha256 by attachment id, where the file exists.
	 */
	public function hashes_of( array $attachments ): array {
		_prime_post_caches( $attachments, false );
		$hashes = array();
		foreach ( $attachments as $id ) {
			$hash = (string) get_post_meta( $id, self::HASH, true );
			if ( '' !== $hash && 'attachment' === get_post_type( $id ) && is_readable( (string) get_attached_file( $id ) ) ) {
				$hashes[ $id ] = $hash;
			}
		}
		return $hashes;
	}

	/** @param string $hash Hexadecimal sha256 of the original file. */
	public function record_hash( int $attachment_id, string $hash, string $alt ): void {
		update_post_meta( $attachment_id, self::HASH, $hash );
		if ( '' !== $alt ) {
			update_post_meta( $attachment_id, '_wp_attachment_image_alt', wp_slash( $alt ) );
		}
	}
}
