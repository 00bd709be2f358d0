<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Contract\Item_Schema as Item_Contract;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Rest\Schema;

final class Collection_Controller implements Controller {

	private const PER_PAGE     = 24;
	private const MAX_PER_PAGE = 48;

	private Collection $collection;

	public function __construct( Collection $collection ) {
		$this->collection = $collection;
	}

	public static function routes(): array {
		$id = Schema::required( Schema::integer( 1 ) );
		return array(
			'set_favourite'   => array(
				'method'       => 'PUT',
				'path'         => '/items/(?P<id>\d+)/favourite',
				'summary'      => 'Adds an item to the account\'s favourites or removes it.',
				'object'       => false,
				'scope'        => 'account',
				'keeps_answer' => true,
				'args'         => array(
					'id'      => $id,
					'type'    => Schema::required( Schema::enum( Item_Contract::TYPES ) ),
					'starred' => Schema::required( Schema::boolean() ),
				),
				'response'     => Contract::favourite(),
			),
			'rate_item'       => array(
				'method'       => 'PUT',
				'path'         => '/items/(?P<id>\d+)/rating',
				'summary'      => 'Rates a pack from 1 to 5.',
				'object'       => false,
				'scope'        => 'account',
				'keeps_answer' => true,
				'args'         => array(
					'id'     => $id,
					'type'   => Schema::required( Schema::enum( Item_Contract::TYPES ) ),
					'rating' => Schema::required( Schema::integer( 1, array( 'maximum' => 5 ) ) ),
				),
				'response'     => Contract::reviews(),
			),
			'list_favourites' => self::list_route( '/account/favourites', 'Retrieves the account\'s favourites, newest first.', Item_Contract::summary(), self::MAX_PER_PAGE ),
			'list_downloads'  => self::list_route( '/account/downloads', 'Retrieves the account\'s downloads, newest first.', Contract::record( 'downloaded_at' ), self::MAX_PER_PAGE ),
			'list_purchases'  => self::list_route( '/account/purchases', 'Retrieves the account\'s purchases, newest first.', Contract::record( 'purchased_at' ), Contract::MAX ),
		);
	}

	public function set_favourite( array $arguments, Actor $actor ): array {
		return $this->collection->set_favourite( $arguments['id'], $arguments['type'], $arguments['starred'], $actor );
	}

	public function rate_item( array $arguments, Actor $actor ): array {
		return $this->collection->rate( $arguments['id'], $arguments['type'], $arguments['rating'], $actor );
	}

	public function list_favourites( array $arguments, Actor $actor ): Result_Page {
		return $this->collection->favourites( new Collection_Query( $arguments ), $actor );
	}

	public function list_downloads( array $arguments, Actor $actor ): Result_Page {
		return $this->collection->records( Collection_Store::DOWNLOADS, new Collection_Query( $arguments ), $actor );
	}

	public function list_purchases( array $arguments, Actor $actor ): Result_Page {
		return $this->collection->records( Collection_Store::PURCHASES, new Collection_Query( $arguments ), $actor );
	}

	/** @param array<string, mixed> $record Schema of one entry. */
	private static function list_route( string $path, string $summary, array $record, int $most ): array {
		return array(
			'method'   => 'GET',
			'path'     => $path,
			'summary'  => $summary,
			'object'   => false,
			'scope'    => 'account',
			'args'     => array(
				'platform' => Schema::enum( array_merge( array( '' ), Item_Contract::PLATFORMS ), '' ),
				'types'    => Schema::list_of( Schema::enum( Item_Contract::TYPES ), count( Item_Contract::TYPES ) ) + array( 'default' => array() ),
				'plan'     => Schema::enum( Item_Contract::PLANS, 'all' ),
				'per_page' => Schema::integer(
					1,
					array(
						'maximum' => $most,
						'default' => self::PER_PAGE,
					)
				),
			) + Contract::page_argument(),
			'response' => Schema::record(
				array(
					'items'        => Schema::list_of( $record, $most ),
					'current_page' => Schema::integer( 1 ),
					'total_page'   => Schema::integer(),
					'total'        => Schema::integer(),
				)
			),
		);
	}
}
