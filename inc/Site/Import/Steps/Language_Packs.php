<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Run\Files;

/** Records the translations that WordPress downloads with an installed theme or plugin. Other translations wait: a revert could not restore replaced files. */
final class Language_Packs {

	private const ENDINGS = array( '.po', '.mo', '.l10n.php' );

	/**
	 * @template T
	 * @param string        $type    'theme' or 'plugin'.
	 * @param callable(): T $install
	 * @return T
	 */
	public static function record_during( Files $files, string $type, string $slug, callable $install ) {
		$is_ours = static function ( $is_wanted, $offer ) use ( $files, $type, $slug ): bool {
			return $is_wanted && ( $offer->type ?? '' ) === $type && ( $offer->slug ?? '' ) === $slug && self::record( $files, "{$type}s", "$slug-" . (string) ( $offer->language ?? '' ) );
		};
		add_filter( 'async_update_translation', $is_ours, PHP_INT_MAX, 2 );
		try {
			return $install();
		} finally {
			remove_filter( 'async_update_translation', $is_ours, PHP_INT_MAX );
		}
	}

	/**
	 * @param string $folder 'themes' or 'plugins'.
	 * @param string $name   Without ending.
	 * @return bool Whether it may be downloaded: it must replace nothing.
	 */
	private static function record( Files $files, string $folder, string $name ): bool {
		if ( 1 !== preg_match( '/^[\w-]+$/D', $name ) ) {
			return false;
		}
		$stem = WP_LANG_DIR . "/$folder/$name";
		if ( array() !== array_merge( glob( "$stem.*" ) ?: array(), glob( "$stem-*.json" ) ?: array() ) ) {
			return false;
		}
		foreach ( array( WP_LANG_DIR, WP_LANG_DIR . "/$folder" ) as $one ) {
			$files->expect( Files::FOLDER, $one );
		}
		foreach ( self::ENDINGS as $ending ) {
			$files->expect( Files::FILE, $stem . $ending );
		}
		return true;
	}
}
