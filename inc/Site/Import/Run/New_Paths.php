<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * Finds what plugins and themes make beside their own folders: logs, caches, drop-ins, private uploads. Compares the names in
 * wp-content and in uploads with those at the time it was made.
 */
final class New_Paths {

	/** Folders that several plugins and WordPress share: they are not searched, and never taken for a plugin's. */
	private const SHARED = '#^/?(plugins|themes|mu-plugins|uploads|languages|upgrade|upgrade-temp-backup|cache|database|debug\.log|uploads/(\d{4}|sites|fonts|templately.*))$#';

	/** @var list<string> */
	private array $before;

	public function __construct() {
		$this->before = self::paths();
	}

	/**
	 * Returns the paths that are new.
	 *
	 * @return list<string>
	 */
	public function find(): array {
		return array_values( array_diff( self::paths(), $this->before ) );
	}

	/** @return list<string> */
	private static function paths(): array {
		$paths = array();
		$root  = wp_normalize_path( WP_CONTENT_DIR );
		foreach ( array_unique( array( $root, wp_normalize_path( wp_get_upload_dir()['basedir'] ) ) ) as $folder ) {
			foreach ( is_dir( $folder ) ? scandir( $folder ) ?: array() : array() as $name ) {
				$below = 0 === strpos( "$folder/", "$root/" ) ? substr( "$folder/$name", strlen( $root ) ) : "uploads/$name";
				if ( '.' !== $name && '..' !== $name && 1 !== preg_match( self::SHARED, $below ) ) {
					$paths[] = "$folder/$name";
				}
			}
		}
		return $paths;
	}
}
