<?php

declare( strict_types=1 );

use Templately\Rest\Schema;

/**
 * A controller that forgot to say who may call.
 */
final class Route_Without_Policy implements Templately\Rest\Controller {


	/** {@inheritDoc} */
	public static function routes(): array {
		return array(
			'get_things' => array(
				'method'   => 'GET',
				'path'     => '/things',
				'summary'  => 'Things.',
				'response' => Schema::flag(),
			),
		);
	}
}
