<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Manifest;
use Templately\Site\Media\Attachment_Index;

/**
 * Decides what becomes of each object of a pack on a site that may have one of the same name.
 * @phpstan-import-type Planned from Import_Plan
 */
final class Collisions {

	/** Font families have no numbers in a pack. These are above those of objects. */
	private const FIRST_FONT = 2147480001;

	private const OF_THEME = array( 'wp_template', 'wp_template_part' );

	/**
	 * @param string $theme Slug of the theme that will be active.
	 * @return list<Planned> Each after those that it needs.
	 */
	public static function plan_objects( Manifest $manifest, Selection $selection, string $theme ): array {
		$objects = array();
		foreach ( array(
			self::media( $manifest, $selection ),
			self::fonts( $manifest ),
			self::terms( $manifest, $selection ),
			self::content( $manifest, $selection, $theme ),
			self::menus( $manifest, $selection ),
		) as $some ) {
			foreach ( $some as $object ) {
				$for = $selection->needed_by( $object['number'] );
				if ( 0 !== $for ) {
					$title = $manifest->object( $for )['title'] ?? array_column( $manifest->menus(), 'name', 'id' )[ $for ] ?? '';
					/* translators: %s: title of a page, template or menu. */
					$object['note'] = trim( sprintf( __( 'Included because “%s” needs it.', 'templately' ), $title ) . ' ' . $object['note'] );
				}
				$objects[] = $object;
			}
		}
		return $objects;
	}

	/** @return iterable<Planned> */
	private static function media( Manifest $manifest, Selection $selection ): iterable {
		$hashes = array();
		$media  = $selection->of( $manifest->media() );
		foreach ( $media as $medium ) {
			$hashes[] = $manifest->entry( $medium['file'] )['sha256'];
		}
		$here = ( new Attachment_Index() )->find( $hashes );
		foreach ( $media as $place => $medium ) {
			yield array_replace( self::object( $medium['id'], 'media', '' === $medium['title'] ? $medium['name'] : $medium['title'], $medium['name'] ), self::reused( $here[ $hashes[ $place ] ] ?? 0, __( 'The same file is in your media library.', 'templately' ) ) );
		}
	}

	/** @return iterable<Planned> */
	private static function fonts( Manifest $manifest ): iterable {
		foreach ( $manifest->fonts() as $place => $family ) {
			if ( array() !== $family['faces'] ) {
				yield self::object( self::FIRST_FONT + $place, 'font', $family['name'], $family['slug'] );
			}
		}
	}

	/** @return iterable<Planned> */
	private static function terms( Manifest $manifest, Selection $selection ): iterable {
		$terms = $selection->of( $manifest->terms() );
		$here  = array();
		foreach ( array_unique( array_column( $terms, 'taxonomy' ) ) as $taxonomy ) {
			$here[ $taxonomy ] = Existing_Objects::terms( $taxonomy, self::slugs( $terms, 'taxonomy', $taxonomy ) );
		}
		foreach ( $terms as $term ) {
			yield array_replace( self::object( $term['id'], 'term', $term['name'], $term['slug'], $selection ), self::reused( $here[ $term['taxonomy'] ][ $term['slug'] ] ?? 0, __( 'Your site has it already.', 'templately' ) ) );
		}
	}

	/** @return iterable<Planned> */
	private static function content( Manifest $manifest, Selection $selection, string $theme ): iterable {
		$content = $selection->of( $manifest->content() );
		$here    = array();
		foreach ( array_intersect( array_unique( array_column( $content, 'type' ) ), Import_Plan::KINDS ) as $type ) {
			$slugs         = self::slugs( $content, 'type', $type );
			$here[ $type ] = in_array( $type, self::OF_THEME, true ) ? Existing_Objects::templates( $type, $theme, $slugs ) : Existing_Objects::posts( $type, $slugs );
		}
		foreach ( $content as $one ) {
			if ( ! isset( $here[ $one['type'] ] ) ) {
				continue;
			}
			$same   = $here[ $one['type'] ][ $one['slug'] ] ?? 0;
			$object = self::object( $one['id'], $one['type'], $one['title'], $one['slug'], $selection );

			$object['sample'] = $one['sample'];
			if ( ! in_array( $one['type'], self::OF_THEME, true ) ) {
				if ( $same > 0 ) {
					/* translators: %s: part of an address. */
					$object['note'] = sprintf( __( '“%s” is taken on your site: the address can get a number.', 'templately' ), $one['slug'] );
				}
			} elseif ( $same > 0 ) {
				$object['action'] = Import_Plan::REPLACE;
				$object['target'] = $same;
				$object['note']   = __( 'Replaces yours. A revert restores yours.', 'templately' );
			} elseif ( self::is_of_theme( $one['type'], $one['slug'], $theme ) ) {
				$object['note'] = __( 'Shown instead of your theme’s. A revert restores your theme’s.', 'templately' );
			}
			yield $object;
		}
	}

	/** @return iterable<Planned> */
	private static function menus( Manifest $manifest, Selection $selection ): iterable {
		$names = array_map( 'strtolower', array_column( wp_get_nav_menus(), 'name' ) );
		foreach ( $selection->of( $manifest->menus() ) as $menu ) {
			$name = $menu['name'];
			for ( $number = 2; in_array( strtolower( $name ), $names, true ); $number++ ) {
				$name = "{$menu['name']} $number";
			}
			$names[] = strtolower( $name );
			/* translators: 1: name of a menu, 2: likewise. */
			$note = $name === $menu['name'] ? '' : sprintf( __( 'Your site already has a menu “%1$s”. This one is named “%2$s”.', 'templately' ), $menu['name'], $name );
			yield array_replace( self::object( $menu['id'], 'menu', $name, sanitize_title( $name ) ), compact( 'note' ) );
		}
	}

	private static function is_of_theme( string $type, string $slug, string $theme ): bool {
		$one = wp_get_theme( $theme );
		foreach ( array( $one->get_stylesheet_directory(), $one->get_template_directory() ) as $folder ) {
			if ( $one->exists() && 0 === validate_file( $slug ) && is_file( "$folder/" . ( 'wp_template' === $type ? 'templates' : 'parts' ) . "/$slug.html" ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<array<string, mixed>> $records
	 * @return list<string>
	 */
	private static function slugs( array $records, string $member, string $value ): array {
		return array_column( wp_list_filter( $records, array( $member => $value ) ), 'slug' );
	}

	/**
	 * @param int $target Existing object; 0 for none.
	 * @return array{action?: string, target?: int, note?: string}
	 */
	private static function reused( int $target, string $note ): array {
		return 0 === $target ? array() : array( 'action' => Import_Plan::REUSE ) + compact( 'target', 'note' );
	}

	/** @return Planned */
	private static function object( int $number, string $kind, string $title, string $slug, ?Selection $selection = null ): array {
		return compact( 'number', 'kind', 'title', 'slug' ) + array(
			'action' => Import_Plan::CREATE,
			'target' => 0,
			'note'   => '',
			'needs'  => null === $selection ? array() : $selection->needs_of( $number ),
			'sample' => false,
		);
	}
}
