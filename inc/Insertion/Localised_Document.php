<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use stdClass;
use Templately\Blocks\Markup;
use Templately\Rest\Failure;

/**
 * Documents of a hub name their media and pages by addresses that exist nowhere. This puts this site's in their place.
 */
final class Localised_Document {

	private const MEDIA = '#https://media\.templately\.invalid/(\d+)/[^"\'\s)\\\\<>]*#';
	private const PAGES = '#https://pages\.templately\.invalid/[^"\'\s)\\\\<>]*#';

	/**
	 * Returns the media that a document uses, by id.
	 *
	 * @param string                     $content Serialised blocks.
	 * @param list<array<string, mixed>> $media   All media of the item.
	 * @return array<int, array<string, mixed>>
	 *
	 * @throws Failure 502 when a block uses what the item does not have.
	 */
	public function media_in( string $content, array $media ): array {
		$by_id = array_column( $media, null, 'id' );
		$used  = array();
		preg_match_all( self::MEDIA, $content, $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			if ( ! isset( $by_id[ (int) $id ] ) ) {
				throw new Failure( 'invalid_content', __( 'This design is damaged. Nothing was inserted.', 'templately' ), 502 );
			}
			$used[ (int) $id ] = $by_id[ (int) $id ];
		}
		return $used;
	}

	/**
	 * Puts this site's media in, and takes links to pages out that this site does not have.
	 *
	 * @param string          $content Serialised blocks.
	 * @param array<int, int> $ids     Id of a medium in the document to attachment.
	 */
	public function localise( string $content, array $ids ): string {
		$text    = static function ( string $text ) use ( $ids ): string {
			$text = (string) preg_replace_callback(
				self::MEDIA,
				static function ( array $found ) use ( $ids ): string {
					return (string) wp_get_attachment_url( $ids[ (int) $found[1] ] );
				},
				$text
			);
			return (string) preg_replace( self::PAGES, '#', $text );
		};
		$content = Markup::change_attributes(
			$content,
			static function ( stdClass $attributes ) use ( $text, $ids ): void {
				$has_media = 1 === preg_match( self::MEDIA, (string) wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES ) );
				self::walk(
					$attributes,
					static function ( $value, $name ) use ( $text, $ids, $has_media ) {
						if ( is_string( $value ) ) {
							return $text( $value );
						}
						// The id of an image whose address stands in the HTML alone is told by its class; see below.
						return is_int( $value ) && isset( $ids[ $value ] ) && ( 'mediaId' === $name || ( 'id' === $name && $has_media ) ) ? $ids[ $value ] : $value;
					}
				);
			}
		);
		return $this->with_image_ids( $text( $content ), $ids );
	}

	/**
	 * An image block keeps its address in the HTML, so its id is found through the class that goes with it.
	 *
	 * @param string          $content Serialised blocks.
	 * @param array<int, int> $ids     Id of a medium in the document to attachment.
	 */
	private function with_image_ids( string $content, array $ids ): string {
		return (string) preg_replace_callback(
			'/(<!-- wp:(?:core\/)?image )(\{.*?\})( -->.*?<!-- \/wp:(?:core\/)?image -->)|\bwp-image-(\d+)\b/s',
			function ( array $found ) use ( $ids ): string {
				if ( isset( $found[4] ) ) {
					return 'wp-image-' . ( $ids[ (int) $found[4] ] ?? $found[4] );
				}
				$id         = 1 === preg_match( '/\bwp-image-(\d+)\b/', $found[3], $class_name ) ? (int) $class_name[1] : 0;
				$attributes = $found[2];
				if ( isset( $ids[ $id ] ) ) {
					$attributes = (string) preg_replace( '/"id":' . $id . '(?=[,}])/', '"id":' . $ids[ $id ], $attributes, 1 );
					$found[3]   = (string) preg_replace( '/\bwp-image-' . $id . '\b/', 'wp-image-' . $ids[ $id ], $found[3] );
				}
				return $found[1] . $attributes . $found[3];
			},
			$content
		);
	}

	/**
	 * Changes every scalar in decoded JSON.
	 *
	 * @param stdClass|array<int, mixed>           $value  Decoded JSON; an object is changed in place.
	 * @param callable( mixed, int|string ): mixed $change Takes a scalar and its name, returns its new value.
	 * @return stdClass|array<int, mixed>
	 */
	private static function walk( $value, callable $change ) {
		foreach ( (array) $value as $name => $member ) {
			$member = is_array( $member ) || $member instanceof stdClass ? self::walk( $member, $change ) : $change( $member, $name );
			if ( $value instanceof stdClass ) {
				$value->$name = $member;
			} else {
				$value[ $name ] = $member;
			}
		}
		return $value;
	}
}
