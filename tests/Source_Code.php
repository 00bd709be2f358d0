<?php

declare( strict_types=1 );

namespace Templately\Tests;

use FilesystemIterator;
use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** The PHP files of inc/ and their dependencies, in code and in the types of docblocks. */
final class Source_Code {

	/** PHPDoc tags that start with a type. */
	private const TYPE_TAGS = '/@(?:phpstan-import-type\s+\S+\s+from|phpstan-type\s+\w+|param|var|return|throws|extends|implements)\s+(.+)/';

	/** @var array<string, string>|null */
	private static ?array $files = null;

	/** @var array<string, list<string>>|null */
	private static ?array $dependencies = null;

	/** @return array<string, string> Source by path relative to inc/. */
	public static function files(): array {
		if ( null === self::$files ) {
			$root        = dirname( __DIR__ ) . '/inc/';
			self::$files = array();
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( 'php' === $file->getExtension() ) {
					self::$files[ substr( $file->getPathname(), strlen( $root ) ) ] = (string) file_get_contents( $file->getPathname() );
				}
			}
			ksort( self::$files );
		}
		return self::$files;
	}

	/** @return array<string, list<string>> Paths of used files by path, relative to inc/. */
	public static function dependencies(): array {
		if ( null === self::$dependencies ) {
			self::$dependencies = array();
			foreach ( self::files() as $path => $source ) {
				self::$dependencies[ $path ] = array_values( array_diff( array_unique( array_filter( array_map( array( self::class, 'path' ), self::names( $source ) ) ) ), array( $path ) ) );
			}
		}
		return self::$dependencies;
	}

	/**
	 * Returns the folder of a file.
	 * @param string $path      Relative to inc/.
	 * @param bool   $is_domain Whether subfolders of a domain count as one.
	 */
	public static function folder( string $path, bool $is_domain ): string {
		$parts = explode( '/', dirname( $path ) );
		return implode( '/', $is_domain ? array_slice( $parts, 0, 2 ) : $parts );
	}

	/**
	 * Returns folders that import each other in a circle.
	 * @param bool $by_domain Whether subfolders of a domain count as one.
	 * @return list<string> Pairs that import each other, directly or not, as 'A -> B'.
	 */
	public static function circles( bool $by_domain ): array {
		$imports = array();
		foreach ( self::dependencies() as $path => $others ) {
			foreach ( $others as $other ) {
				$imports[ self::folder( $path, $by_domain ) ][ self::folder( $other, $by_domain ) ] = true;
			}
		}
		$reaches = static function ( string $from ) use ( $imports ): array {
			$found = array();
			$open  = array( $from );
			while ( array() !== $open ) {
				$folder = array_pop( $open );
				foreach ( array_keys( array_diff_key( $imports[ $folder ] ?? array(), $found ) ) as $next ) {
					$found[ $next ] = true;
					$open[]         = $next;
				}
			}
			return $found;
		};
		$circles = array();
		foreach ( $imports as $from => $folders ) {
			foreach ( array_keys( $folders ) as $to ) {
				if ( $from !== $to && isset( $reaches( $to )[ $from ] ) ) {
					$circles[] = "$from -> $to";
				}
			}
		}
		return $circles;
	}

	/** @return list<string> Full class names. */
	private static function names( string $source ): array {
		$resolver  = new NameResolver();
		$traverser = new NodeTraverser( $resolver );
		$nodes     = $traverser->traverse( ( new ParserFactory() )->createForNewestSupportedVersion()->parse( $source ) ?? array() );
		$finder    = new NodeFinder();
		$names     = array();
		foreach ( $finder->findInstanceOf( $nodes, Node\Name\FullyQualified::class ) as $name ) {
			$names[] = $name->toString();
		}
		// Skip imports that only docblocks need.
		$imported = array();
		foreach ( $finder->findInstanceOf( $nodes, Node\UseItem::class ) as $use ) {
			$imported[ $use->getAlias()->toString() ] = $use->name->toString();
		}
		$names     = array_merge( $names, array_values( $imported ) );
		$namespace = $finder->findFirstInstanceOf( $nodes, Node\Stmt\Namespace_::class );
		preg_match_all( self::TYPE_TAGS, $source, $types );
		preg_match_all( '/(?<![\w\'"$\\\\])\\\\?[A-Z]\w*(?:\\\\\w+)*/', implode( "\n", $types[1] ), $words );
		foreach ( $words[0] as $word ) {
			$names[] = '\\' === $word[0] ? substr( $word, 1 ) : $imported[ $word ] ?? ( null === $namespace ? $word : $namespace->name->toString() . "\\$word" );
		}
		return $names;
	}

	/** @return string|null Path relative to inc/; null for other classes. */
	private static function path( string $name ): ?string {
		$path = 0 === strpos( $name, 'Templately\\' ) ? str_replace( '\\', '/', substr( $name, strlen( 'Templately\\' ) ) ) . '.php' : '';
		return isset( self::files()[ $path ] ) ? $path : null;
	}
}
