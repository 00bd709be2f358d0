<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Database\Connection;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Styles\Design_Presets;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Style_Snapshot;

/**
 * Keeps the appearance of posts that stay, though the style and the theme of the import go.
 * @phpstan-import-type Kept from Kept_Change
 */
final class Kept_Styles {

	private Connection $database;

	public function __construct( Connection $database ) {
		$this->database = $database;
	}

	/**
	 * Writes the values of presets into the blocks of posts, while the presets are there. Shadows are written too: no user saves the posts.
	 * @param list<Kept> $kept
	 */
	public function write_values( array $kept ): void {
		foreach ( array_chunk( self::ids( $kept ), 100, true ) as $types ) {
			$posts = $this->database->core_table( 'posts' );
			foreach ( $this->database->rows( "SELECT ID, post_type, post_content FROM $posts WHERE ID IN ({$this->database->list( array_keys( $types ) )})" ) as $post ) {
				$content = (string) $post['post_content'];
				$faults  = array_filter( array_map( array( Block_Markup::class, 'validation_error' ), Block_Markup::split( $content ) ) );
				// The id may be that of a term.
				$look = $types[ (int) $post['ID'] ] === $post['post_type'] && array() === $faults ? Style_Snapshot::from_document( $content ) : null;
				if ( null !== $look ) {
					$values  = ( new Design_Presets( $look ) )->values;
					$changed = Style_Adapter::walk_blocks(
						array( $content ),
						static function ( Editable_Block $block ) use ( $values ): void {
							Preset_References::replace_with_values( $block, $values );
						}
					)[0];
					$this->database->write( "UPDATE $posts SET post_content = {$this->database->quote( $changed )} WHERE ID = {$this->database->quote( $post['ID'] )}" );
				}
			}
		}
		wp_cache_flush();
	}

	/**
	 * Activates the fonts that stay in the present theme, and gives it the templates that stay, unless it has others of their names.
	 * @param list<Kept> $kept
	 */
	public function add_to_theme( array $kept ): void {
		foreach ( self::ids( $kept ) as $id => $type ) {
			$post = in_array( $type, array( 'wp_font_family', 'wp_template' ), true ) ? get_post( $id ) : null;
			if ( null !== $post && 'wp_font_family' === $post->post_type ) {
				( new Font_Library() )->activate_family( $post );
			} elseif ( null !== $post && 'wp_template' === $post->post_type && null === get_block_template( get_stylesheet() . "//$post->post_name" ) ) {
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
			}
		}
	}

	/**
	 * @param list<Kept> $kept
	 * @return array<int, string> Types by id.
	 */
	private static function ids( array $kept ): array {
		$ids = array();
		foreach ( $kept as $one ) {
			if ( ctype_digit( $one['id'] ) ) {
				$ids[ (int) $one['id'] ] = $one['type'];
			}
		}
		return $ids;
	}
}
