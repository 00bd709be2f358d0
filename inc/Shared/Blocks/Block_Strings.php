<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;

/** Edits the strings, preset references and HTML classes of a block. Unchanged parts keep their exact bytes. */
final class Block_Strings {

	/** Reference to a preset, in attributes by its slug, in CSS by its custom property. */
	private const REFERENCE = '#var:preset\|(?<kind>[a-z-]+)\|(?<slug>[^"\'|\s\\\\;,)<>]+)|(?<own>(?<![a-z-])(?:height|width):)?var\(\s*--wp--preset--(?<css>color|gradient|duotone|shadow|font-size|font-family|spacing|border-radius|dimension)--(?<name>[A-Za-z0-9_-]+)\s*\)#';

	/** HTML tag in the editor's notation. Tags in another notation keep their presets. */
	private const TAG = '#<[a-z][a-z0-9-]*+(?:\s++[^\s=<>"\'/]++(?:\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s"\'<>]++))?+)*+\s*+/?+>#i';

	/**
	 * @param callable|null $strings Maps a string of an attribute (second argument: its name) or of the HTML.
	 * @param callable|null $own     Takes the classes of a tag; returns the new classes and inline declarations.
	 * @param callable|null $inline  The same for tags of inline text colours.
	 */
	public static function change( Editable_Block $block, ?callable $strings, ?callable $own, ?callable $inline ): void {
		if ( null !== $strings ) {
			self::map_strings(
				$block->attributes,
				static function ( string $text, string $key ) use ( $strings, $inline ): string {
					return self::tags( $strings( $text, $key ), null, $inline );
				}
			);
		}
		foreach ( $block->content as $place => $piece ) {
			if ( is_string( $piece ) ) {
				$block->content[ $place ] = self::tags( null === $strings ? $piece : $strings( $piece ), $own, $inline );
			}
		}
	}

	/** @param callable $replace Takes kind, slug, whether the reference is CSS, and whether it is a height or width. Returns the replacement, or null to keep it. */
	public static function replace_preset_references( string $text, callable $replace ): string {
		if ( false === strpos( $text, 'preset' ) ) {
			return $text;
		}
		return (string) preg_replace_callback(
			self::REFERENCE,
			static function ( array $found ) use ( $replace ): string {
				$own = $found['own'] ?? '';
				$new = isset( $found['css'], $found['name'] ) ? $replace( $found['css'], $found['name'], true, '' !== $own ) : $replace( $found['kind'] ?? '', $found['slug'] ?? '', false, false );
				return null === $new ? $found[0] : $own . $new;
			},
			$text
		);
	}

	/**
	 * Maps all strings of decoded JSON. Objects are changed in place.
	 * @param stdClass|array<int|string, mixed> $value
	 * @param callable                          $change Takes a string and the name of its attribute.
	 * @return stdClass|array<int|string, mixed>
	 */
	public static function map_strings( $value, callable $change, string $within = '' ) {
		foreach ( (array) $value as $name => $member ) {
			// A block gap can be an object with values for rows and columns.
			$key = 'blockGap' === $within ? $within : (string) $name;
			if ( is_array( $member ) || $member instanceof stdClass ) {
				$member = self::map_strings( $member, $change, $key );
			} elseif ( is_string( $member ) ) {
				$member = $change( $member, $key );
			}
			if ( $value instanceof stdClass ) {
				$value->$name = $member;
			} else {
				$value[ $name ] = $member;
			}
		}
		return $value;
	}

	/** Maps the classes of tags; parameters as in change(). */
	private static function tags( string $html, ?callable $own, ?callable $inline ): string {
		if ( ( null === $own && ( null === $inline || false === strpos( $html, 'has-inline-color' ) ) ) || false === strpos( $html, 'class=' ) ) {
			return $html;
		}
		return (string) preg_replace_callback(
			self::TAG,
			static function ( array $tag ) use ( $own, $inline ): string {
				if ( 1 !== preg_match( '/\sclass=(["\'])(.*?)\1/s', $tag[0], $found ) ) {
					return $tag[0];
				}
				$names  = explode( ' ', $found[2] );
				$change = in_array( 'has-inline-color', $names, true ) ? $inline : $own;
				if ( null === $change ) {
					return $tag[0];
				}
				list( $left, $declarations ) = $change( $names );
				if ( $left === $names ) {
					return $tag[0];
				}
				$attribute = array() === $left ? '' : substr( $found[0], 0, 1 ) . 'class="' . implode( ' ', $left ) . '"';
				$style     = implode( ';', $declarations );
				$html      = $tag[0];
				if ( '' !== $style && 1 === preg_match( '/\sstyle=(["\'])(.*?)\1/s', $html, $old ) ) {
					$html = str_replace( $old[0], ' style="' . rtrim( $old[2], ';' ) . ";$style\"", $html );
				} elseif ( '' !== $style ) {
					$attribute .= " style=\"$style\"";
				}
				return str_replace( $found[0], $attribute, $html );
			},
			$html
		);
	}
}
