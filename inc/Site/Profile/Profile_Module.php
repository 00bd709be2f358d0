<?php

declare( strict_types=1 );

namespace Templately\Site\Profile;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Connection;

/** The current user's account on the hub. */
final class Profile_Module implements Module {

	private Connection $hub;

	private Settings $settings;

	private Site_State $state;

	private Local_Users $users;

	public function __construct( Connection $hub, Settings $settings, Site_State $state, Local_Users $users ) {
		$this->hub      = $hub;
		$this->settings = $settings;
		$this->state    = $state;
		$this->users    = $users;
	}

	public static function controllers(): array {
		return array(
			Profile_Controller::class => static function ( self $module ): Profile_Controller {
				return new Profile_Controller( $module->profile() );
			},
		);
	}

	public function profile(): Profile {
		return new Profile( $this->hub->client(), $this->hub->tokens(), $this->settings, $this->state, $this->users );
	}
}
