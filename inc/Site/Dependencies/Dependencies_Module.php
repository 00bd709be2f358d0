<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Module;
use Templately\Site\Hub_Client\Connection;

/**
 * The plugins that designs need.
 */
final class Dependencies_Module implements Module {

	/** Name of the lock that is held while a plugin is installed, and seconds that this may take. */
	public const LOCK    = 'templately_install_lock';
	public const LONGEST = 600;

	private Connection $hub;

	private Option_Lock $lock;

	public function __construct( Connection $hub, Option_Lock $lock ) {
		$this->hub  = $hub;
		$this->lock = $lock;
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array(
			Dependencies_Controller::class => static function ( self $module ): Dependencies_Controller {
				return new Dependencies_Controller( new Dependencies( $module->hub->client(), new Plugin_Installer(), $module->lock ) );
			},
		);
	}
}
