<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Site\Theme_Builder\Conditions\Condition_Types;

/**
 * The types of theme templates. A type determines the location, the initial content and the suggested condition of a
 * template. Where it shows depends only on its conditions.
 * @phpstan-type Type array{type: string, label: string, group: string, location: string, condition: array{type: string, name: string, sub_name: string, sub_id: int}}
 */
final class Template_Types {

	/** Returns 'header', 'footer' or 'body'. */
	public static function location( string $type ): string {
		return in_array( $type, array( 'header', 'footer' ), true ) ? $type : 'body';
	}

	/** @return Type|null null if this site does not have the type. */
	public function get( string $type ): ?array {
		return array_column( $this->all(), null, 'type' )[ $type ] ?? null;
	}

	/** @return list<Type> All types, including those of custom post types and taxonomies. */
	public function all(): array {
		$parts    = __( 'Parts of every page', 'templately' );
		$singles  = __( 'Single pages', 'templately' );
		$archives = __( 'Archives', 'templately' );
		$types    = array(
			self::type( 'header', __( 'Header', 'templately' ), $parts, 'general' ),
			self::type( 'footer', __( 'Footer', 'templately' ), $parts, 'general' ),
			self::type( 'front-page', __( 'Front page', 'templately' ), $singles, 'singular', 'front_page' ),
			self::type( 'single', __( 'Single post', 'templately' ), $singles, 'singular', 'post' ),
			self::type( 'page', __( 'Page', 'templately' ), $singles, 'singular', 'page' ),
			self::type( '404', __( '404 page', 'templately' ), $singles, 'singular', 'not_found404' ),
			self::type( 'archive', __( 'Archive', 'templately' ), $archives, 'archive' ),
			self::type( 'category', __( 'Category', 'templately' ), $archives, 'archive', 'category' ),
			self::type( 'tag', __( 'Tag', 'templately' ), $archives, 'archive', 'post_tag' ),
			self::type( 'author', __( 'Author', 'templately' ), $archives, 'archive', 'author' ),
			self::type( 'date', __( 'Date', 'templately' ), $archives, 'archive', 'date' ),
			self::type( 'search', __( 'Search results', 'templately' ), $archives, 'archive', 'search' ),
		);
		foreach ( Condition_Types::post_types() as $name => $of ) {
			if ( $of->_builtin ) {
				continue;
			}
			/* translators: %s: name of one entry of a post type, such as Book. */
			$types[] = self::type( "single-$name", sprintf( __( 'Single: %s', 'templately' ), $of->labels->singular_name ), $singles, 'singular', $name );
			if ( false !== $of->has_archive ) {
				/* translators: %s: name of a post type or taxonomy, such as Books. */
				$types[] = self::type( "archive-$name", sprintf( __( 'Archive: %s', 'templately' ), $of->labels->name ), $archives, 'archive', "{$name}_archive" );
			}
		}
		foreach ( get_taxonomies( array( '_builtin' => false ), 'objects' ) as $name => $of ) {
			if ( is_taxonomy_viewable( $of ) ) {
				/* translators: %s: name of a post type or taxonomy, such as Books. */
				$types[] = self::type( "taxonomy-$name", sprintf( __( 'Archive: %s', 'templately' ), $of->labels->name ), $archives, 'archive', $name );
			}
		}
		return $types;
	}

	/** @return Type */
	private static function type( string $type, string $label, string $group, string $name, string $sub_name = '' ): array {
		return array(
			'type'      => $type,
			'label'     => $label,
			'group'     => $group,
			'location'  => self::location( $type ),
			'condition' => array(
				'type'     => 'include',
				'name'     => $name,
				'sub_name' => $sub_name,
				'sub_id'   => 0,
			),
		);
	}
}
