<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Run\Files;

/**
 * The translations that WordPress downloads after it has installed a theme or a plugin. Those of what an import installs are
 * recorded. All others wait: an update would replace files that a revert could not put back.
 */
final class Language_Packs {

	/** What the files of a language end with, beside those of scripts. */
	private const ENDINGS = array( '.po', '.mo', '.l10n.php' );

	/**
	 * Installs a theme or a plugin.
	 *
	 * @template T
	 * @param string        $type    'theme' or 'plugin'.
	 * @param callable(): T $install Installs it.
	 * @return T What it returns.
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
	 * Records the files of a language.
	 *
	 * @param string $folder 'themes' or 'plugins'.
	 * @param string $name   Their name without the endings.
	 * @return bool Whether they may be downloaded; not where some are there, which would be replaced.
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
