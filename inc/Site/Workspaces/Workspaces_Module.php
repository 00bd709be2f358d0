<?php

declare( strict_types=1 );

namespace Templately\Site\Workspaces;

use Templately\Shared\Module;
use Templately\Site\Cloud\Cloud_Module;
use Templately\Site\Profile\Profile_Module;

final class Workspaces_Module implements Module {

	private Profile_Module $profile;

	private Cloud_Module $cloud;

	public function __construct( Profile_Module $profile, Cloud_Module $cloud ) {
		$this->profile = $profile;
		$this->cloud   = $cloud;
	}

	public static function controllers(): array {
		return array(
			Workspaces_Controller::class => static function ( self $module ): Workspaces_Controller {
				return new Workspaces_Controller( $module->workspaces() );
			},
		);
	}

	public function register_commands(): void {
		\WP_CLI::add_command( 'templately workspace', $this->command() );
	}

	public function command(): Workspace_Command {
		return new Workspace_Command(
			function (): Workspaces {
				return $this->workspaces();
			}
		);
	}

	private function workspaces(): Workspaces {
		return new Workspaces( $this->profile->profile(), $this->cloud->cloud() );
	}
}
