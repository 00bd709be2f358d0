<?php

declare( strict_types=1 );

namespace Templately\Hub;

use Templately\Hub\Accounts\Accounts_Controller;
use Templately\Hub\Catalogue\Catalogue_Controller;
use Templately\Hub\Catalogue\Pack_Downloads_Controller;
use Templately\Hub\Cloud\Cloud_Controller;
use Templately\Hub\Collection\Collection_Controller;
use Templately\Hub\Http\Identity_Controller;
use Templately\Hub\Sales\Pricing_Controller;
use Templately\Hub\Sales\Purchases_Controller;
use Templately\Hub\Workspaces\Workspaces_Controller;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Open_Api_Generator;

final class Open_Api_Controller implements Controller {

	public const CONTROLLERS = array( Accounts_Controller::class, Pack_Downloads_Controller::class, Catalogue_Controller::class, Cloud_Controller::class, Collection_Controller::class, Identity_Controller::class, Pricing_Controller::class, Purchases_Controller::class, Workspaces_Controller::class, self::class );

	public static function routes(): array {
		return array(
			'open_api' => array(
				'method'   => 'GET',
				'path'     => '/openapi.json',
				'summary'  => 'Retrieves the OpenAPI 3.1 document of this API.',
				'object'   => false,
				'open'     => true,
				'response' => array(
					'type'                 => 'object',
					'additionalProperties' => true,
				),
			),
		);
	}

	public function open_api(): array {
		return Open_Api_Generator::document( 'Templately hub', 'templately-hub/v1', '1', self::CONTROLLERS, true );
	}
}
