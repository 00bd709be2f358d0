<?php

declare( strict_types=1 );

namespace Templately\Site\Collection;

use Templately\Shared\Module;
use Templately\Site\Profile\Profile_Module;

final class Collection_Module implements Module {

	private Profile_Module $profile;

	public function __construct( Profile_Module $profile ) {
		$this->profile = $profile;
	}

	public static function controllers(): array {
		return array(
			Collection_Controller::class => static function ( self $module ): Collection_Controller {
				return new Collection_Controller( new Collection( $module->profile->profile() ) );
			},
		);
	}
}
