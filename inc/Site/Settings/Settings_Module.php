<?php

declare( strict_types=1 );

namespace Templately\Site\Settings;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Connection;

/** Settings screen and WP-CLI command. */
final class Settings_Module implements Module {

	private Settings $settings;

	private Connection $hub;

	public function __construct( Settings $settings, Connection $hub ) {
		$this->settings = $settings;
		$this->hub      = $hub;
	}

	public static function controllers(): array {
		return array(
			Settings_Controller::class => static function ( self $module ): Settings_Controller {
				return new Settings_Controller( $module->site_settings() );
			},
		);
	}

	public function register_commands(): void {
		\WP_CLI::add_command( 'templately hub', new Settings_Command( $this->settings ) );
	}

	public function identify_hub(): void {
		$this->site_settings()->detect_hub_id();
	}

	private function site_settings(): Settings_Form {
		return new Settings_Form( $this->settings, $this->hub );
	}
}
