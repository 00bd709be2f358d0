<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;

final class Purchases_Controller implements Controller {

	private Purchases $purchases;

	public function __construct( Purchases $purchases ) {
		$this->purchases = $purchases;
	}

	public static function routes(): array {
		return array(
			'receive_purchase' => array(
				'method'   => 'POST',
				'path'     => '/purchases',
				'summary'  => 'Receives a purchase or refund from the shop, signed as a Standard Webhook. A repeated order changes nothing.',
				'object'   => false,
				'signed'   => true,
				'args'     => array(
					'type'  => Schema::required( Schema::enum( array( 'purchased', 'refunded' ) ) ),
					'order' => Schema::required( Schema::text( 190, array( 'minLength' => 1 ) ) ),
					'email' => Schema::required( Schema::text( 190, array( 'minLength' => 3 ) ) ),
					'items' => Schema::required( Schema::list_of( Schema::integer( 1 ), 50 ) + array( 'minItems' => 1 ) ),
				),
				'response' => Schema::record(
					array(
						'order' => Schema::text( 190 ),
						'state' => Schema::enum( array( Purchases::GRANTED, Purchases::WAITING, Purchases::REFUNDED ) ),
					)
				),
			),
		);
	}

	/**
	 * @param Actor $actor Anonymous: the signature identifies the shop.
	 * @return array{order: string, state: string}
	 */
	public function receive_purchase( array $arguments, Actor $actor, string $delivery ): array {
		return array(
			'order' => $arguments['order'],
			'state' => $this->purchases->receive_webhook( $delivery, $arguments['order'], $arguments['email'], $arguments['items'], 'refunded' === $arguments['type'] ),
		);
	}
}
