<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Database\Connection;
use Templately\Site\Documents\Page_Templates;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Styles\Design_Presets;
use Templately\Site\Styles\Global_Styles;
use Templately\Site\Styles\Stated_Styles;
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
	 * Writes the values of presets and global styles into the blocks of posts, while they are there. Shadows are written too: no user saves the posts.
	 * @param list<Kept> $kept
	 * @return list<array{slug: string, name: string, size: string}> Spaces that WordPress accepts between blocks as presets only.
	 */
	public function write_values( array $kept ): array {
		$styles = new Stated_Styles();
		$spaces = array();
		foreach ( array_chunk( self::ids( $kept ), 100, true ) as $types ) {
			$posts = $this->database->core_table( 'posts' );
			foreach ( $this->database->rows( "SELECT ID, post_type, post_content FROM $posts WHERE ID IN ({$this->database->list( array_keys( $types ) )})" ) as $post ) {
				$content = (string) $post['post_content'];
				// The id may be that of a term.
				if ( $types[ (int) $post['ID'] ] !== $post['post_type'] || ! self::is_valid( $content ) ) {
					continue;
				}
				$used    = array();
				$changed = self::with_values( $content, $used );
				if ( is_post_type_viewable( (string) $post['post_type'] ) ) {
					$changed = $styles->state( $changed, self::template_of( (int) $post['ID'], (string) $post['post_type'], $used ) );
				}
				foreach ( $used as $slug => $space ) {
					if ( false !== strpos( $changed, "var:preset|spacing|$slug\"" ) ) {
						$spaces[ $slug ] = $space;
					}
				}
				if ( $changed !== $content ) {
					$this->database->write( "UPDATE $posts SET post_content = {$this->database->quote( $changed )} WHERE ID = {$this->database->quote( $post['ID'] )}" );
				}
			}
		}
		wp_cache_flush();
		return array_values( $spaces );
	}

	private static function is_valid( string $content ): bool {
		return has_blocks( $content ) && array() === array_filter( array_map( array( Block_Markup::class, 'validation_error' ), Block_Markup::split( $content ) ) );
	}

	/** @param array<string, array{slug: string, name: string, size: string}> $spaces By slug; added to. */
	private static function with_values( string $content, array &$spaces ): string {
		$look   = Style_Snapshot::from_document( $content ) ?? array();
		$values = ( new Design_Presets( $look ) )->values;
		/** @var list<array{slug: string, name: string, value: string}> $sizes */
		$sizes = $look['presets']['spacing'] ?? array();
		foreach ( $sizes as $space ) {
			// Core drops values with brackets.
			if ( false !== strpos( $space['value'], '(' ) ) {
				$values[ Preset_References::GAP ][ $space['slug'] ] = "var:preset|spacing|{$space['slug']}";

				$spaces[ $space['slug'] ] = array(
					'slug' => $space['slug'],
					'name' => $space['name'],
					'size' => $space['value'],
				);
			}
		}
		return Style_Adapter::walk_blocks(
			array( $content ),
			static function ( Editable_Block $block ) use ( $values ): void {
				Preset_References::replace_with_values( $block, $values );
			}
		)[0];
	}

	/**
	 * @param array<string, array{slug: string, name: string, size: string}> $spaces By slug; added to.
	 * @return string Markup of the block template that shows a post, with the values of presets; '' for none.
	 */
	private static function template_of( int $id, string $type, array &$spaces ): string {
		foreach ( array_filter( array( (string) get_page_template_slug( $id ), 'page' === $type ? 'page' : "single-$type", 'page' === $type ? '' : 'single', 'singular', 'index' ) ) as $slug ) {
			$template = get_block_template( get_stylesheet() . "//$slug" );
			if ( null !== $template ) {
				$markup = serialize_blocks( resolve_pattern_blocks( parse_blocks( (string) $template->content ) ) );
				return self::is_valid( $markup ) ? self::with_values( $markup, $spaces ) : '';
			}
		}
		return '';
	}

	/**
	 * Adds spaces and fonts that stay to the present theme, gives it the templates that stay, unless it has others of their names, and lets
	 * pages that have their own title do without the theme's.
	 * @param list<Kept>                                               $kept
	 * @param list<array{slug: string, name: string, size: string}> $spaces From write_values().
	 */
	public function add_to_theme( array $kept, array $spaces ): void {
		if ( array() !== $spaces ) {
			$styles = ( new Global_Styles() )->read();
			$sizes  = $styles['settings']['spacing']['spacingSizes']['custom'] ?? array();

			$styles['settings']['spacing']['spacingSizes']['custom'] = array_values( array_column( array_merge( $sizes, $spaces ), null, 'slug' ) );
			( new Global_Styles() )->save( $styles );
		}
		foreach ( self::ids( $kept ) as $id => $type ) {
			$post = in_array( $type, array( 'page', 'wp_font_family', 'wp_template' ), true ) ? get_post( $id ) : null;
			if ( null !== $post && 'wp_font_family' === $post->post_type ) {
				( new Font_Library() )->activate_family( $post );
			} elseif ( null !== $post && 'wp_template' === $post->post_type && null === get_block_template( get_stylesheet() . "//$post->post_name" ) ) {
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
			} elseif ( null !== $post && 'page' === $post->post_type && '' === get_page_template_slug( $post ) && false !== strpos( $post->post_content, '<h1' ) ) {
				update_metadata( 'post', $id, '_wp_page_template', Page_Templates::choose( '' ) );
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
