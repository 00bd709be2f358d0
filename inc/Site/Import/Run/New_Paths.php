<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/** Finds files and folders that appear in wp-content and uploads while plugins and themes run: logs, caches, drop-ins. */
final class New_Paths {

	/** Folders that several plugins and WordPress share. */
	private const SHARED = '#^/?(plugins|themes|mu-plugins|uploads|languages|upgrade|upgrade-temp-backup|cache|database|debug\.log|uploads/(\d{4}|sites|fonts|templately.*))$#';

	/** @var list<string> */
	private array $before;

	public function __construct() {
		$this->before = self::paths();
	}

	/** @return list<string> */
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
