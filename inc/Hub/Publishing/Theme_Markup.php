<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use RuntimeException;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;

/** Changes the markup of a theme into that of a bundle, as packages/starter-catalogue/src/markup.ts does. */
final class Theme_Markup {

	private const MEDIA = 'https://media.templately.invalid/';

	/**
	 * Replaces references to patterns by the patterns' markup.
	 * @param array<string, array{markup: string, ...}> $patterns
	 * @throws RuntimeException For an unknown pattern, and one that contains itself.
	 */
	public static function inline_patterns( string $markup, array $patterns, int $depth = 0 ): string {
		return (string) preg_replace_callback(
			'#<!-- wp:pattern (\{[^}]*\}) /-->#',
			static function ( array $found ) use ( $patterns, $depth ): string {
				$name = (string) preg_replace( '#^.*/#', '', (string) ( json_decode( $found[1], true )['slug'] ?? '' ) );
				if ( ! isset( $patterns[ $name ] ) || $depth > 20 ) {
					throw new RuntimeException( "There is no pattern $name." );
				}
				return self::inline_patterns( $patterns[ $name ]['markup'], $patterns, $depth + 1 );
			},
			$markup
		);
	}

	/**
	 * Writes the numbers and addresses of images as the editor writes those of the media library.
	 * @param callable(string): array{int, string} $image Takes a file of the theme; returns the number and name of the image.
	 * @param string                               $size  Folder of the full size in the address, such as 'full/'.
	 */
	public static function number_images( string $markup, callable $image, string $size = '' ): string {
		$file   = '~' . Theme_Source::FILE . '([A-Za-z0-9._/-]+)~';
		$markup = (string) preg_replace_callback(
			'/<!-- wp:(cover|image|media-text) (\{.*?\} )?-->(?:(?!<!-- ).)*/s',
			static function ( array $found ) use ( $file, $image ): string {
				if ( 1 !== preg_match( $file, $found[0], $named ) ) {
					return $found[0];
				}
				$number     = $image( $named[1] )[0];
				$html       = (string) preg_replace_callback(
					'/<img [^>]*>/',
					static function ( array $tag ) use ( $number ): string {
						return self::with_class( $tag[0], "wp-image-$number" );
					},
					(string) strstr( $found[0], '-->' ),
					1
				);
				$attributes = '' === ( $found[2] ?? '' ) ? '{} ' : $found[2];
				return "<!-- wp:$found[1] " . self::with_id( $found[1], $attributes, $number ) . $html;
			},
			$markup
		);
		return (string) preg_replace_callback(
			$file,
			static function ( array $found ) use ( $image, $size ): string {
				list( $number, $name ) = $image( $found[1] );
				return self::MEDIA . "$number/$size$name";
			},
			$markup
		);
	}

	/** Adds the id of an image to a block's attributes, where the editor has it. */
	private static function with_id( string $block, string $attributes, int $number ): string {
		if ( 'cover' === $block ) {
			return (string) preg_replace( '/"url":"[^"]+"/', '$0,"id":' . $number, $attributes, 1 );
		}
		if ( 'media-text' === $block ) {
			return (string) preg_replace( '/"mediaType"/', '"mediaId":' . $number . ',$0', $attributes, 1 );
		}
		return '{"id":' . $number . ( '{}' === trim( $attributes ) ? '' : ',' ) . substr( $attributes, 1 );
	}

	private static function with_class( string $image, string $added ): string {
		if ( 1 === preg_match( '/ class="([^"]*)"/', $image, $found ) ) {
			$classes = 0 === strpos( $found[1], 'size-' ) ? "$added $found[1]" : (string) preg_replace( '/^\S+/', "$0 $added", $found[1] );
			return str_replace( $found[0], " class=\"$classes\"", $image );
		}
		return (string) preg_replace( '#(?= style=)|(?= ?/?>)#', " class=\"$added\"", $image, 1 );
	}

	/**
	 * Replaces links from the root of the site, such as /book/.
	 * @param callable(string): string $url Takes the name of a page, '' for the front page; returns its address.
	 */
	public static function link_pages( string $markup, callable $url ): string {
		return (string) preg_replace_callback(
			'~((?:href=|"url":)")/([a-z0-9-]*)/?"~',
			static function ( array $found ) use ( $url ): string {
				return $found[1] . $url( $found[2] ) . '"';
			},
			$markup
		);
	}

	/** @param callable(Editable_Block, bool): void $change Takes each block, and whether it is an outermost one. */
	public static function change_blocks( string $markup, callable $change ): string {
		$pieces = Editable_Block::parse( $markup );
		self::walk( $pieces, $change, true );
		return implode( '', $pieces );
	}

	/**
	 * @param list<string|Editable_Block>          $pieces
	 * @param callable(Editable_Block, bool): void $change
	 */
	private static function walk( array $pieces, callable $change, bool $are_outermost ): void {
		foreach ( $pieces as $piece ) {
			if ( $piece instanceof Editable_Block ) {
				$change( $piece, $are_outermost );
				self::walk( $piece->content, $change, false );
			}
		}
	}

	/** @param array<string, array<string, string>> $presets New slug by kind and slug. */
	public static function rename_presets( string $markup, array $presets ): string {
		return self::change_blocks(
			$markup,
			static function ( Editable_Block $block ) use ( $presets ): void {
				Preset_References::rename( $block, $presets );
			}
		);
	}
}
