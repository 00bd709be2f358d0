<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Capabilities;
use Templately\Site\Library\Library;

/** Finds designs that a new theme template can start from: the templates of the hub's packs. */
final class Starter_Designs {

	/** One page of the library. */
	public const MAX = 24;

	/** Type to further types whose designs also fit, the best first. */
	private const ALSO = array(
		'front-page' => array( 'page' ),
		'category'   => array( 'archive' ),
		'tag'        => array( 'archive' ),
		'author'     => array( 'archive' ),
		'date'       => array( 'archive' ),
		'search'     => array( 'archive' ),
	);

	/** Prefix of types for a post type or taxonomy, to the type whose designs also fit. */
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
	 * @return list<array{id: int, name: string, pack: string, thumbnail: string, plan: string}> Designs for a type, the best first. Empty if the builder is not active.
	 * @throws Failure 403 if the library is hidden from the user, the hub's refusal, or 503 hub_unreachable.
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
		return array_slice( $designs, 0, self::MAX );
	}

	/** @return list<string> Matching types of designs, the best first. */
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
