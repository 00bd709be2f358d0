<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Capabilities;
use Templately\Site\Library\Library;

/**
 * The designs of the hub that a theme-builder template can begin with: the templates of its packs.
 */
final class Starter_Designs {

	/** Designs that are offered for one type: a page of the library. */
	public const MOST = 24;

	/** Types to those whose designs fit as well, the best first; each type's own fit before. */
	private const ALSO = array(
		'front-page' => array( 'page' ),
		'category'   => array( 'archive' ),
		'tag'        => array( 'archive' ),
		'author'     => array( 'archive' ),
		'date'       => array( 'archive' ),
		'search'     => array( 'archive' ),
	);

	/** Beginnings of the types that stand for a post type or a taxonomy, and whose designs fit those. */
	private const OF_OTHERS = array(
		'single-'   => 'single',
		'archive-'  => 'archive',
		'taxonomy-' => 'archive',
	);

	private Library $library;

	public function __construct( Library $library ) {
		$this->library = $library;
	}

	/**
	 * Returns the designs that fit a type of templates, the best first; none for a builder that is not here.
	 *
	 * @return list<array{id: int, name: string, pack: string, thumbnail: string, plan: string}>
	 *
	 * @throws Failure What the hub refused, 503 hub_unreachable, or 403 for people from whom the library is hidden.
	 */
	public function find_for_type( string $platform, string $type ): array {
		Capabilities::require_capability( Capabilities::BROWSE );
		if ( ! in_array( $platform, Theme_Templates::platforms(), true ) ) {
			return array();
		}
		$asked   = array(
			'platform' => $platform,
			'itemType' => 'templates',
		);
		$kinds   = array_column( $this->library->terms( 'template-types', $asked ), 'id', 'slug' );
		$designs = array();
		foreach ( self::kinds( $type ) as $kind ) {
			if ( ! isset( $kinds[ $kind ] ) ) {
				continue;
			}
			$page = $this->library->items(
				array(
					'platform'         => $platform,
					'type'             => 'templates',
					'template_type_id' => $kinds[ $kind ],
					'plan'             => 'all',
					'page'             => 1,
				)
			);
			foreach ( $page->body()['items'] as $item ) {
				$designs[] = array(
					'id'        => $item['id'],
					'name'      => $item['name'],
					'pack'      => (string) ( $item['pack']['name'] ?? '' ),
					'thumbnail' => $item['thumbnail'],
					'plan'      => $item['plan'],
				);
			}
		}
		return array_slice( $designs, 0, self::MOST );
	}

	/** @return list<string> Types of designs that fit it, the best first. */
	private static function kinds( string $type ): array {
		$kinds = array_merge( array( $type ), self::ALSO[ $type ] ?? array() );
		foreach ( self::OF_OTHERS as $beginning => $kind ) {
			if ( 0 === strpos( $type, $beginning ) ) {
				$kinds[] = $kind;
			}
		}
		return $kinds;
	}
}
