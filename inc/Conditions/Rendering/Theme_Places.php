<?php

declare( strict_types=1 );

namespace Templately\Conditions\Rendering;

use ReflectionException;
use ReflectionFunction;
use ReflectionMethod;
use Templately\Storage\Kept_Places;

/**
 * Says of a theme of PHP files whether a header or footer of ours can take the place of its own. Its files are read, not run; what
 * cannot be known from them is taken to be in order.
 */
final class Theme_Places {

	/** The theme never asks for it. */
	public const NONE = 'none';

	/** The theme has no such element: ours comes beside what it has. */
	public const BESIDE = 'beside';

	/** Files that are looked at for one answer. */
	private const MOST = 60;

	/** @var string 'header' or 'footer'. */
	private $location;

	/** @var array<string, true> Files that were looked at, and those that still are to be. */
	private $files = array();

	/**
	 * @param string $location 'header' or 'footer'.
	 */
	private function __construct( string $location ) {
		$this->location = $location;
	}

	/**
	 * Says what is the matter with a location under the theme that is active. Of the same theme it is kept for an hour.
	 *
	 * @param string $location 'header', 'footer' or 'body'.
	 * @return string One of this class's constants; '' for nothing.
	 */
	public static function fault( string $location ): string {
		if ( 'body' === $location ) {
			return '';
		}
		if ( wp_is_block_theme() ) {
			return Block_Places::of( $location )['has_none'] ? self::NONE : '';
		}
		if ( current_theme_supports( Classic_Theme::SUPPORT ) ) {
			return '';
		}
		$theme = array( $location );
		foreach ( array( get_stylesheet(), get_template() ) as $slug ) {
			array_push( $theme, $slug, (string) wp_get_theme( $slug )->get( 'Version' ) );
		}
		return Kept_Places::of(
			implode( ' ', $theme ),
			static function () use ( $location ): string {
				return ( new self( $location ) )->found();
			}
		);
	}

	/** Says what is the matter, as the theme's files have it. */
	private function found(): string {
		if ( $this->prints_part() ) {
			return '';
		}
		if ( ! $this->is_asked_for() ) {
			return self::NONE;
		}
		return $this->has_element() ? '' : self::BESIDE;
	}

	/** Says whether the theme prints a template part in this place. */
	private function prints_part(): bool {
		return $this->is_in_files( "/\\bblock_template_part\\s*\\(\\s*['\"]{$this->location}['\"]|\\bblock_{$this->location}_area\\s*\\(/" );
	}

	/** Says whether some file of the theme asks for it. */
	private function is_asked_for(): bool {
		return $this->is_in_files( "/\\bget_{$this->location}\\s*\\(/" );
	}

	/**
	 * @param string $pattern A pattern.
	 * @return bool Whether it is in a file of the theme, or of a folder of it.
	 */
	private function is_in_files( string $pattern ): bool {
		foreach ( self::folders() as $folder ) {
			foreach ( array_merge( (array) glob( "$folder/*.php" ), (array) glob( "$folder/*/*.php" ) ) as $file ) {
				if ( 1 === preg_match( $pattern, php_strip_whitespace( (string) $file ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** Says whether the theme's files for it, or what they call, have the element. */
	private function has_element(): bool {
		foreach ( self::folders() as $folder ) {
			$this->add( ...array_map( 'strval', array_merge( (array) glob( "$folder/{$this->location}.php" ), (array) glob( "$folder/{$this->location}-*.php" ) ) ) );
		}
		for ( $at = 0; $at < count( $this->files ); $at++ ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall, Squiz.PHP.DisallowSizeFunctionsInLoops -- more come on the way.
			if ( $at >= self::MOST || $this->look_at( (string) array_keys( $this->files )[ $at ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param string $file A file of the theme; those that it leads to are added.
	 * @return bool Whether it has the element, or leads to where nobody knows.
	 */
	private function look_at( string $file ): bool {
		$tokens = token_get_all( (string) file_get_contents( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the theme.
		foreach ( $tokens as $token ) {
			if ( ! is_array( $token ) ) {
				continue;
			}
			list( $kind, $text ) = $token;
			if ( in_array( $kind, array( T_INLINE_HTML, T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ), true ) && 1 === preg_match( "/<{$this->location}\\b/i", (string) preg_replace( '/<!--.*?-->/s', '', $text ) ) ) {
				return true;
			}
			if ( T_STRING === $kind && function_exists( $text ) ) {
				$called = self::file_of( $text );
				if ( 0 === strpos( wp_normalize_path( $called ), trailingslashit( wp_normalize_path( WP_PLUGIN_DIR ) ) ) ) {
					return true;
				}
				$this->add( $called );
			} elseif ( T_CONSTANT_ENCAPSED_STRING === $kind ) {
				$this->add( ...$this->named( trim( $text, '\'"' ) ) );
			} elseif ( T_NEW === $kind || T_DOUBLE_COLON === $kind || T_OBJECT_OPERATOR === $kind ) {
				// What objects and plugins print is theirs to know.
				return true;
			}
		}
		return false;
	}

	/**
	 * @param string $text Text in a file: a part of the theme by its name, or a hook.
	 * @return list<string> Files.
	 */
	private function named( string $text ): array {
		$files = array();
		$part  = trim( (string) preg_replace( '/\.php$/', '', $text ), './' );
		if ( 1 === preg_match( '#^[A-Za-z0-9_/-]{3,100}$#D', $part ) ) {
			foreach ( self::folders() as $folder ) {
				array_push( $files, ...array_map( 'strval', (array) glob( "$folder/$part*.php" ) ) );
			}
		}
		foreach ( $GLOBALS['wp_filter'][ $text ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$files[] = self::file_of( $callback['function'] );
			}
		}
		return $files;
	}

	/**
	 * @param mixed $callback What somebody calls.
	 * @return string The file that it is in; '' for what has none.
	 */
	private static function file_of( $callback ): string {
		try {
			if ( is_array( $callback ) && isset( $callback[0], $callback[1] ) ) {
				return (string) ( new ReflectionMethod( $callback[0], $callback[1] ) )->getFileName();
			}
			return is_string( $callback ) || $callback instanceof \Closure ? (string) ( new ReflectionFunction( $callback ) )->getFileName() : '';
		} catch ( ReflectionException $none ) {
			return '';
		}
	}

	/**
	 * @param string ...$files Files; those of the theme are looked at.
	 */
	private function add( string ...$files ): void {
		foreach ( $files as $file ) {
			foreach ( self::folders() as $folder ) {
				if ( 0 === strpos( wp_normalize_path( $file ), trailingslashit( wp_normalize_path( $folder ) ) ) ) {
					$this->files[ $file ] = true;
				}
			}
		}
	}

	/**
	 * @return list<string> The theme's folder, and that of its parent.
	 */
	private static function folders(): array {
		return array_values( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) );
	}
}
