<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Run\File_Log;

/**
 * The translations that WordPress fetches behind a theme or a plugin. Those of what an import installs come with it, and go with it.
 * What else waits to be translated just then rests: nobody could put its older files back.
 */
final class Language_Packs {

	/** What the files of a language end with, beside those of scripts. */
	private const ENDINGS = array( '.po', '.mo', '.l10n.php' );

	/**
	 * Does what installs something.
	 *
	 * @template T
	 * @param File_Log         $files   Knows what the revert removes.
	 * @param string        $type    'theme' or 'plugin'.
	 * @param string        $slug    Its slug.
	 * @param callable(): T $install Installs it.
	 * @return T What it returns.
	 */
	public static function record_during( File_Log $files, string $type, string $slug, callable $install ) {
		$is_ours = static function ( $is_wanted, $offer ) use ( $files, $type, $slug ): bool {
			return $is_wanted && ( $offer->type ?? '' ) === $type && ( $offer->slug ?? '' ) === $slug && self::note( $files, "{$type}s", "$slug-" . (string) ( $offer->language ?? '' ) );
		};
		add_filter( 'async_update_translation', $is_ours, PHP_INT_MAX, 2 );
		try {
			return $install();
		} finally {
			remove_filter( 'async_update_translation', $is_ours, PHP_INT_MAX );
		}
	}

	/**
	 * Notes the files of a language.
	 *
	 * @param File_Log  $files  Knows what the revert removes.
	 * @param string $folder Folder of its kind.
	 * @param string $name   What its files are called, without their endings.
	 * @return bool Whether they may come; not where some are here: those are somebody's, and would be replaced.
	 */
	private static function note( File_Log $files, string $folder, string $name ): bool {
		if ( 1 !== preg_match( '/^[\w-]+$/D', $name ) ) {
			return false;
		}
		$stem = WP_LANG_DIR . "/$folder/$name";
		if ( array() !== array_merge( glob( "$stem.*" ) ?: array(), glob( "$stem-*.json" ) ?: array() ) ) {
			return false;
		}
		$files->record_expected_all( File_Log::FOLDER, array( WP_LANG_DIR, WP_LANG_DIR . "/$folder" ) );
		$files->record_expected_all(
			File_Log::FILE,
			array_map(
				static function ( string $ending ) use ( $stem ): string {
					return $stem . $ending;
				},
				self::ENDINGS
			)
		);
		return true;
	}
}
