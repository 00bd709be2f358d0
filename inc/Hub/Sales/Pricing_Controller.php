<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Shared\Contract\Pricing_Schema as Pricing_Contract;
use Templately\Shared\Rest\Controller;

final class Pricing_Controller implements Controller {

	private Price_List $pricing;

	public function __construct( Price_List $pricing ) {
		$this->pricing = $pricing;
	}

	public static function routes(): array {
		return array(
			'list_pricing' => array(
				'method'   => 'GET',
				'path'     => '/pricing',
				'summary'  => 'Retrieves the prices of the plans in US dollars.',
				'object'   => false,
				'open'     => true,
				'response' => Pricing_Contract::plans(),
			),
		);
	}

	public function list_pricing(): array {
		return $this->pricing->all();
	}
}
