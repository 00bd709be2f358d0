<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Module;
use Templately\Site\Hub_Client\Connection;

final class Dependencies_Module implements Module {

	/** Lock that is held during an installation, and its lifetime in seconds. */
	public const LOCK          = 'templately_install_lock';
	public const LOCK_LIFETIME = 600;

	private Connection $hub;

	private Option_Lock $lock;

	public function __construct( Connection $hub, Option_Lock $lock ) {
		$this->hub  = $hub;
		$this->lock = $lock;
	}

	public static function controllers(): array {
		return array(
			Dependencies_Controller::class => static function ( self $module ): Dependencies_Controller {
				return new Dependencies_Controller( new Dependencies( $module->hub->client(), new Plugin_Installer(), $module->lock ) );
			},
		);
	}
}
