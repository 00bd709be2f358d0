<?php

declare( strict_types=1 );

namespace Templately\Workspaces;

use Templately\Hub_Client\Connection;
use Templately\Module;
use Templately\Profile\Profile_Module;

/**
 * Places for files of several people.
 */
final class Workspaces_Module implements Module {

	/** @var Connection */
	private $hub;

	/** @var Profile_Module */
	private $profile;

	/**
	 * @param Connection     $hub     The hub.
	 * @param Profile_Module $profile Who is asking.
	 */
	public function __construct( Connection $hub, Profile_Module $profile ) {
		$this->hub     = $hub;
		$this->profile = $profile;
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array(
			Workspaces_Controller::class => static function ( self $module ): Workspaces_Controller {
				return new Workspaces_Controller( new Workspaces( $module->hub->client(), $module->profile->profile() ) );
			},
		);
	}

	/** {@inheritDoc} */
	public function register(): void {}
}
