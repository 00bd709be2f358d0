<?php

declare( strict_types=1 );

namespace Templately\Site\Media;

/**
 * The files of this site's media library, by where they lie.
 */
final class Site_Media {

	/** Paths that are looked for in one statement. */
	private const AT_ONCE = 500;

	/**
	 * Returns the attachments that have some files as their own, not as one of their sizes.
	 *
	 * @param string[] $files Paths below the uploads.
	 * @return array<string, int> Path to attachment, for those that are there.
	 */
	public function attachments( array $files ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( array_values( array_unique( $files ) ), self::AT_ONCE ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT m.post_id, m.meta_value FROM $wpdb->postmeta m INNER JOIN $wpdb->posts p ON p.ID = m.post_id AND p.post_type = 'attachment' WHERE m.meta_key = '_wp_attached_file' AND m.meta_value IN ( $marks ) ORDER BY m.post_id DESC", $some ), ARRAY_A ); // phpcs:ignore WordPress.DB -- a mark for each path; asked for once.
			foreach ( (array) $rows as $row ) {
				$found[ (string) $row['meta_value'] ] = (int) $row['post_id'];
			}
		}
		_prime_post_caches( array_values( $found ), false );
		return $found;
	}
}
