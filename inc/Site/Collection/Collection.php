<?php

declare( strict_types=1 );

namespace Templately\Site\Collection;

use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Library\Library;
use Templately\Site\Profile\Profile;

/**
 * What somebody has collected on the hub: favourites, ratings, downloads and purchases.
 */
final class Collection {

	/** Favourites are cards, in as many columns as there is room for. */
	private const CARDS = 24;

	/** Downloads and purchases are rows. */
	private const ROWS = 12;

	private Client $hub;

	private Profile $profile;

	public function __construct( Client $hub, Profile $profile ) {
		$this->hub     = $hub;
		$this->profile = $profile;
	}

	/**
	 * Returns a page of favourites.
	 *
	 * @param array<string, mixed> $query Checked arguments.
	 * @param bool                 $pages Whether the caller may see pages.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 *
	 * @throws Failure 401 when not signed in or no longer, what the hub refused, or 503 hub_unreachable.
	 */
	public function favourites( array $query, bool $pages ): array {
		$list         = $this->records( '/account/favourites', self::of_hub( $query, $pages ) + array( 'per_page' => self::CARDS ) );
		$list['data'] = Library::with_active_plugins( $list['data'] );
		return $list;
	}

	/**
	 * Returns a page of what was taken.
	 *
	 * @throws Failure 401, what the hub refused, or 503 hub_unreachable.
	 */
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
	 * Returns a page of what was bought, or all of it.
	 *
	 * @param array<string, mixed> $query Checked arguments; with 'all' the page is passed over.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 *
	 * @throws Failure 401, what the hub refused, or 503 hub_unreachable.
	 */
	public function purchases( array $query ): array {
		$page = $query['all'] ? array(
			'page'     => 1,
			'per_page' => Contract::MOST,
		) : array( 'per_page' => self::ROWS );
		return $this->records( '/account/purchases', $page + self::of_hub( $query, true ) );
	}

	/**
	 * Marks an item as a favourite, or takes the mark away.
	 *
	 * @param bool   $starred Whether it is to be marked.
	 * @return array<string, mixed> id, starred, favourite_count.
	 *
	 * @throws Failure 401, 404, 422 too_many_favourites, or 503 hub_unreachable.
	 */
	public function set_favourite( int $id, string $type, bool $starred ): array {
		return $this->change( "/items/$id/favourite", compact( 'type', 'starred' ) );
	}

	/**
	 * Rates a pack.
	 *
	 * @param int    $rating 1 to 5.
	 * @return array<string, mixed> pack: id to mine and average.
	 *
	 * @throws Failure 400 for what is no pack, 401, 404, or 503 hub_unreachable.
	 */
	public function rate( int $id, string $type, int $rating ): array {
		return $this->change( "/items/$id/rating", compact( 'type', 'rating' ) );
	}

	/**
	 * @param string               $path  Path of a list on the hub.
	 * @param array<string, mixed> $query Its query.
	 * @return array{data: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 *
	 * @throws Failure 401, what the hub refused, or 503 hub_unreachable.
	 */
	private function records( string $path, array $query ): array {
		$token = $this->profile->require_token();
		try {
			// Asked for, and kept nowhere: a person waits for this one.
			$body = $this->hub->get( $path, $query, $token, true )->body;
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		return array(
			'data'         => $body['items'],
			'current_page' => $body['current_page'],
			'total_page'   => $body['total_page'],
			'total'        => $body['total'],
		);
	}

	/**
	 * @param string               $path Path on the hub.
	 * @param array<string, mixed> $body What is to be so.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 401, what the hub refused, or 503 hub_unreachable.
	 */
	private function change( string $path, array $body ): array {
		$token = $this->profile->require_token();
		try {
			return $this->hub->send( 'PUT', $path, $body, $token )->body;
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
	}

	/**
	 * Returns a query as the hub takes it.
	 *
	 * @param array<string, mixed> $query platform (or none), itemType, plan, page.
	 * @param bool                 $pages Whether pages may be among what is found.
	 * @return array<string, mixed>
	 */
	private static function of_hub( array $query, bool $pages ): array {
		$types = 'all' === $query['itemType'] ? ( $pages ? array() : array_values( array_diff( Item_Schema::TYPES, array( 'pages' ) ) ) ) : array( $query['itemType'] );
		return array(
			'platform' => $query['platform'] ?? '',
			'types'    => $types,
			'plan'     => $query['plan'],
			'page'     => $query['page'],
		);
	}
}
