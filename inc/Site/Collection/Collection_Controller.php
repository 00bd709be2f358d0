<?php

declare( strict_types=1 );

namespace Templately\Site\Collection;

use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Rest\Schema;
use Templately\Site\Http\Capabilities;

/** Routes of favourites, ratings, downloads and purchases. Lists report an expired session by a flag (decision C43). */
final class Collection_Controller implements Controller {

	private const SIGNED_OUT = array( 'not_signed_in', 'is_signed_failed' );

	private Collection $collection;

	public function __construct( Collection $collection ) {
		$this->collection = $collection;
	}

	public static function routes(): array {
		$read  = array(
			'method'     => 'GET',
			'capability' => Capabilities::BROWSE,
			'object'     => false,
		);
		$write = array(
			'method'     => 'POST',
			'capability' => Capabilities::BROWSE,
			'object'     => 'can_see_item',
		);
		$type  = Schema::required( Schema::enum( Item_Schema::TYPES ) );
		return array(
			'get_favourites' => array( 'object' => 'can_see_item' ) + $read + array(
				'path'     => '/profile/my-favourites',
				'summary'  => 'Retrieves a page of the favourites, newest first.',
				'args'     => Contract::query(),
				'response' => self::list_schema( Item_Schema::summary(), 48 ),
			),
			'get_downloads'  => $read + array(
				'path'     => '/profile/download-history',
				'summary'  => 'Retrieves a page of the download history, newest first. Headers contain the totals of items and pages.',
				'args'     => Contract::page_argument(),
				'response' => Schema::list_of( Contract::record( 'downloaded_at' ), 48 ),
			),
			'get_purchases'  => $read + array(
				'path'     => '/profile/purchased-items',
				'summary'  => 'Retrieves a page of the purchased items, or all of them, newest first.',
				'args'     => Contract::query() + array( 'all' => Schema::boolean( false ) ),
				'response' => self::list_schema( Contract::record( 'purchased_at' ), Contract::MAX ),
			),
			'favourite'      => $write + array(
				'path'     => '/items/favourite',
				'summary'  => 'Adds an item to the favourites or removes it.',
				'args'     => array(
					'action'   => Schema::required( Schema::enum( array( 'do', 'undo' ) ) ),
					'id'       => Schema::required( Schema::integer( 1 ) ),
					'itemType' => $type,
				),
				'response' => self::success_schema( Contract::favourite() ),
			),
			'rate'           => $write + array(
				'path'     => '/items/rating',
				'summary'  => 'Rates a pack.',
				'args'     => array(
					'type_id'  => Schema::required( Schema::integer( 1 ) ),
					'itemType' => $type,
					'rating'   => Schema::required( Schema::integer( 1, array( 'maximum' => 5 ) ) ),
				),
				'response' => self::success_schema( Schema::record( array( 'reviews' => Contract::reviews() ) ) ),
			),
		);
	}

	/** Checks whether the user may see items of this type. The hub checks the item's actual type. */
	public function can_see_item( array $arguments ): bool {
		return 'pages' !== $arguments['itemType'] || self::can_see_pages();
	}

	public function get_favourites( array $arguments ): array {
		return $this->or_redirect(
			function () use ( $arguments ): array {
				return $this->collection->favourites( $arguments, self::can_see_pages() );
			}
		);
	}

	public function get_downloads( array $arguments ): Result_Page {
		return $this->collection->downloads( $arguments['page'] );
	}

	public function get_purchases( array $arguments ): array {
		return $this->or_redirect(
			function () use ( $arguments ): array {
				return $this->collection->purchases( $arguments );
			}
		);
	}

	public function favourite( array $arguments ): array {
		return array(
			'status' => 'success',
			'data'   => $this->collection->set_favourite( $arguments['id'], $arguments['itemType'], 'do' === $arguments['action'] ),
		);
	}

	public function rate( array $arguments ): array {
		return array(
			'status' => 'success',
			'data'   => array( 'reviews' => $this->collection->rate( $arguments['type_id'], $arguments['itemType'], $arguments['rating'] ) ),
		);
	}

	/**
	 * @param callable(): array<string, mixed> $work
	 * @return array<string, mixed> The callback's list, or an empty one with the redirect flag if the user is signed out.
	 */
	private function or_redirect( callable $work ): array {
		try {
			return $work() + array( 'redirect' => false );
		} catch ( Failure $failure ) {
			if ( ! in_array( $failure->error_code(), self::SIGNED_OUT, true ) ) {
				throw $failure;
			}
			return array(
				'data'         => array(),
				'current_page' => 1,
				'total_page'   => 0,
				'total'        => 0,
				'redirect'     => true,
			);
		}
	}

	private static function can_see_pages(): bool {
		return current_user_can( 'templately_read' );
	}

	/** @param array<string, mixed> $of Schema of one entry. */
	private static function list_schema( array $of, int $most ): array {
		return Schema::record(
			array(
				'data'         => Schema::list_of( $of, $most ),
				'current_page' => Schema::integer( 1 ),
				'total_page'   => Schema::integer(),
				'total'        => Schema::integer(),
				'redirect'     => Schema::boolean(),
			)
		);
	}

	private static function success_schema( array $data ): array {
		return Schema::record(
			array(
				'status' => Schema::enum( array( 'success' ) ),
				'data'   => $data,
			)
		);
	}
}
