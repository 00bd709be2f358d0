<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Manifest;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Media\Attachment_Index;

/**
 * What becomes of each object of a pack on this site, which may have something of its name already.
 *
 * @phpstan-import-type Planned from Import_Plan
 */
final class Object_Planner {

	/** The first number of a font family, which has none in a pack: above those that objects may have. */
	private const FIRST_FONT = 2147480001;

	/** How many names with a number behind them are looked up before WordPress finds one by itself. */
	private const SUFFIXES = 20;

	private const OF_THEME = array( 'wp_template', 'wp_template_part' );

	private Existing_Objects $site;

	private Attachment_Index $media;

	/**
	 * @param Existing_Objects $site  Finds what is there.
	 * @param Attachment_Index        $media Finds media.
	 */
	public function __construct( Existing_Objects $site, Attachment_Index $media ) {
		$this->site  = $site;
		$this->media = $media;
	}

	/**
	 * Returns what becomes of the objects that come, what others need before those.
	 *
	 * @param Manifest  $manifest  The pack.
	 * @param Object_Selection $selection Which come.
	 * @param string    $theme     Slug of the theme that will be active.
	 * @return list<Planned>
	 */
	public function plan_objects( Manifest $manifest, Object_Selection $selection, string $theme ): array {
		$objects = array();
		foreach ( array(
			$this->of_media( $manifest, $selection ),
			self::of_fonts( $manifest ),
			$this->of_terms( $manifest, $selection ),
			$this->of_content( $manifest, $selection, $theme ),
			self::of_menus( $manifest, $selection ),
		) as $some ) {
			foreach ( $some as $object ) {
				$for = $selection->needed_by( $object['number'] );
				if ( 0 !== $for ) {
					/* translators: %s: title of a page, template or menu. */
					$object['note'] = trim( sprintf( __( 'Comes along: “%s” needs it.', 'templately' ), self::title( $manifest, $for ) ) . ' ' . $object['note'] );
				}
				$objects[] = $object;
			}
		}
		return $objects;
	}

	/**
	 * @param Manifest $manifest The pack.
	 * @param int      $number   A page, template or menu of it.
	 */
	private static function title( Manifest $manifest, int $number ): string {
		$one = $manifest->object( $number );
		return null === $one ? array_column( $manifest->menus(), 'name', 'id' )[ $number ] ?? '' : $one['title'];
	}

	/**
	 * @param Manifest  $manifest  The pack.
	 * @param Object_Selection $selection Which come.
	 * @return iterable<Planned>
	 */
	private function of_media( Manifest $manifest, Object_Selection $selection ): iterable {
		$come = array();
		foreach ( $manifest->media() as $medium ) {
			if ( $selection->has( $medium['id'] ) ) {
				$come[ $medium['id'] ] = $medium;
			}
		}
		$here = array();
		foreach ( array_chunk( $come, 1000 ) as $some ) {
			$here += $this->media->find(
				array_map(
					static function ( array $medium ) use ( $manifest ): string {
						return $manifest->entry( $medium['file'] )['sha256'];
					},
					$some
				)
			);
		}
		foreach ( $come as $number => $medium ) {
			$same = $here[ $manifest->entry( $medium['file'] )['sha256'] ] ?? 0;
			yield self::object( $number, 'media', '' === $medium['title'] ? $medium['name'] : $medium['title'], $medium['name'], $same > 0 ? Import_Plan::REUSE : Import_Plan::CREATE, $same, $same > 0 ? __( 'The same file is in your media library.', 'templately' ) : '' );
		}
	}

	/**
	 * @param Manifest $manifest The pack.
	 * @return iterable<Planned>
	 */
	private static function of_fonts( Manifest $manifest ): iterable {
		foreach ( $manifest->fonts() as $place => $family ) {
			if ( array() !== $family['faces'] ) {
				yield self::object( self::FIRST_FONT + $place, 'font', $family['name'], $family['slug'] );
			}
		}
	}

	/**
	 * @param Manifest  $manifest  The pack.
	 * @param Object_Selection $selection Which come.
	 * @return iterable<Planned>
	 */
	private function of_terms( Manifest $manifest, Object_Selection $selection ): iterable {
		$slugs = array();
		foreach ( $manifest->terms() as $term ) {
			if ( $selection->has( $term['id'] ) ) {
				$slugs[ $term['taxonomy'] ][] = $term['slug'];
			}
		}
		$here = array();
		foreach ( $slugs as $taxonomy => $of_taxonomy ) {
			$here[ $taxonomy ] = $this->site->terms( (string) $taxonomy, $of_taxonomy );
		}
		foreach ( $manifest->terms() as $term ) {
			if ( $selection->has( $term['id'] ) ) {
				$same = $here[ $term['taxonomy'] ][ $term['slug'] ] ?? 0;
				yield self::object( $term['id'], 'term', $term['name'], $term['slug'], $same > 0 ? Import_Plan::REUSE : Import_Plan::CREATE, $same, $same > 0 ? __( 'Your site has it already.', 'templately' ) : '', $selection->needs_of( $term['id'] ) );
			}
		}
	}

	/**
	 * @param Manifest  $manifest  The pack.
	 * @param Object_Selection $selection Which come.
	 * @param string    $theme     Slug of the theme that will be active.
	 * @return iterable<Planned>
	 */
	private function of_content( Manifest $manifest, Object_Selection $selection, string $theme ): iterable {
		$slugs = array();
		foreach ( $manifest->content() as $one ) {
			if ( $selection->has( $one['id'] ) && in_array( $one['type'], Import_Plan::KINDS, true ) ) {
				$slugs[ $one['type'] ][] = $one['slug'];
			}
		}
		$here = array();
		$free = array();
		foreach ( $slugs as $type => $of_type ) {
			if ( in_array( $type, self::OF_THEME, true ) ) {
				$here[ $type ] = $this->site->templates( $type, $theme, $of_type );
			} else {
				$here[ $type ] = $this->site->posts( $type, $of_type );
				$free[ $type ] = $this->free_slugs( $type, array_keys( $here[ $type ] ), $of_type );
			}
		}
		foreach ( $manifest->content() as $one ) {
			if ( ! isset( $here[ $one['type'] ] ) || ! $selection->has( $one['id'] ) ) {
				continue;
			}
			$slug   = $one['slug'];
			$same   = $here[ $one['type'] ][ $slug ] ?? 0;
			$action = Import_Plan::CREATE;
			$note   = '';
			if ( ! in_array( $one['type'], self::OF_THEME, true ) ) {
				if ( $same > 0 ) {
					$slug = $free[ $one['type'] ][ $slug ];
					/* translators: 1: part of an address, 2: likewise. */
					$note = sprintf( __( '“%1$s” is taken on your site: it gets “%2$s”.', 'templately' ), $one['slug'], $slug );
				}
				$same = 0;
			} elseif ( $same > 0 ) {
				$action = Import_Plan::REPLACE;
				$note   = __( 'Takes the place of yours. A revert puts yours back.', 'templately' );
			} elseif ( self::is_of_theme( $one['type'], $slug, $theme ) ) {
				$note = __( 'Is shown instead of your theme’s. A revert shows your theme’s again.', 'templately' );
			}
			yield self::object( $one['id'], $one['type'], $one['title'], $slug, $action, $same, $note, $selection->needs_of( $one['id'] ), $one['sample'] );
		}
	}

	/**
	 * Finds slugs for those that are taken, as WordPress does: with the first number behind them that makes them new.
	 *
	 * @param string           $type  Type of posts.
	 * @param array<string>    $taken Slugs that are taken.
	 * @param list<string>     $all   Slugs of all that come.
	 * @return array<string, string>
	 */
	private function free_slugs( string $type, array $taken, array $all ): array {
		$candidates = array();
		foreach ( $taken as $slug ) {
			for ( $number = 2; $number <= self::SUFFIXES; $number++ ) {
				$candidates[] = "$slug-$number";
			}
		}
		$used = $this->site->posts( $type, $candidates ) + array_fill_keys( $all, 0 );
		$free = array();
		foreach ( $taken as $slug ) {
			for ( $number = 2; isset( $used[ "$slug-$number" ] ); $number++ ) {
				continue;
			}
			$free[ $slug ] = "$slug-$number";
		}
		return $free;
	}

	/**
	 * @param Manifest  $manifest  The pack.
	 * @param Object_Selection $selection Which come.
	 * @return iterable<Planned>
	 */
	private static function of_menus( Manifest $manifest, Object_Selection $selection ): iterable {
		$menus = $manifest->menus();
		if ( array() === $menus ) {
			return;
		}
		$names = array_fill_keys( array_map( 'strtolower', array_column( wp_get_nav_menus(), 'name' ) ), true );
		foreach ( $menus as $menu ) {
			if ( ! $selection->has( $menu['id'] ) ) {
				continue;
			}
			$name   = $menu['name'];
			$number = 1;
			while ( isset( $names[ strtolower( $name ) ] ) ) {
				++$number;
				$name = "{$menu['name']} $number";
			}
			$names[ strtolower( $name ) ] = true;
			/* translators: 1: name of a menu, 2: likewise. */
			$note = $name === $menu['name'] ? '' : sprintf( __( 'Your site has a menu “%1$s”: it gets the name “%2$s”.', 'templately' ), $menu['name'], $name );
			yield self::object( $menu['id'], 'menu', $name, sanitize_title( $name ), Import_Plan::CREATE, 0, $note );
		}
	}

	/**
	 * @param string $type  'wp_template' or 'wp_template_part'.
	 * @param string $slug  Its slug.
	 * @param string $theme Slug of a theme.
	 */
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
	 * @param int       $number Its number.
	 * @param string    $kind   Its kind.
	 * @param string    $title  What people call it.
	 * @param string    $slug   Slug that it gets.
	 * @param string    $action What becomes of it.
	 * @param int       $target What is replaced or reused.
	 * @param string    $note   What is to be known of it.
	 * @param list<int> $needs  What it needs.
	 * @param bool      $sample Whether it is sample content.
	 * @return Planned
	 */
	private static function object( int $number, string $kind, string $title, string $slug, string $action = Import_Plan::CREATE, int $target = 0, string $note = '', array $needs = array(), bool $sample = false ): array {
		return compact( 'number', 'kind', 'title', 'slug', 'action', 'target', 'note', 'needs', 'sample' );
	}
}
