<?php

declare( strict_types=1 );

namespace Templately\Site\Collection;

use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Result_Page;
use Templately\Site\Library\Library;
use Templately\Site\Profile\Profile;

/** The current user's favourites, ratings, downloads and purchases. Methods throw a Failure: 401, the hub's refusal, or 503 hub_unreachable. */
final class Collection {

	private const CARDS = 24;

	private const ROWS = 12;

	private Profile $profile;

	public function __construct( Profile $profile ) {
		$this->profile = $profile;
	}

	/**
	 * @param array<string, mixed> $query platform, itemType, plan, page.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 */
	public function favourites( array $query, bool $pages ): array {
		$list         = $this->records( '/account/favourites', self::to_hub_query( $query, $pages ) + array( 'per_page' => self::CARDS ) );
		$list['data'] = Library::with_active_plugins( $list['data'] );
		return $list;
	}

	public function downloads( int $page ): Result_Page {
		$list = $this->records(
			'/account/downloads',
			array(
				'page'     => $page,
				'per_page' => self::ROWS,
			)
		);
		return ( new Result_Page( $list['data'], $list['total'], $page, self::ROWS ) )->as_bare_list();
	}

	/**
	 * @param array<string, mixed> $query platform, itemType, plan, page, all. With all, page is ignored.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 */
	public function purchases( array $query ): array {
		$page = $query['all'] ? array(
			'page'     => 1,
			'per_page' => Contract::MAX,
		) : array( 'per_page' => self::ROWS );
		return $this->records( '/account/purchases', $page + self::to_hub_query( $query, true ) );
	}

	/** @return array<string, mixed> id, starred, favourite_count. */
	public function set_favourite( int $id, string $type, bool $starred ): array {
		return $this->profile->send( 'PUT', "/items/$id/favourite", compact( 'type', 'starred' ) );
	}

	/** @return array<string, mixed> pack: the pack's id to the user's own and the average rating. */
	public function rate( int $id, string $type, int $rating ): array {
		return $this->profile->send( 'PUT', "/items/$id/rating", compact( 'type', 'rating' ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 */
	private function records( string $path, array $query ): array {
		$body = $this->profile->get( $path, $query );
		return array(
			'data'         => $body['items'],
			'current_page' => $body['current_page'],
			'total_page'   => $body['total_page'],
			'total'        => $body['total'],
		);
	}

	/**
	 * Translates a query into the hub's arguments.
	 * @param array<string, mixed> $query platform, itemType, plan, page.
	 * @return array<string, mixed>
	 */
	private static function to_hub_query( array $query, bool $pages ): array {
		$types = 'all' === $query['itemType'] ? ( $pages ? array() : array_values( array_diff( Item_Schema::TYPES, array( 'pages' ) ) ) ) : array( $query['itemType'] );
		return array(
			'platform' => $query['platform'] ?? '',
			'types'    => $types,
			'plan'     => $query['plan'],
			'page'     => $query['page'],
		);
	}
}
