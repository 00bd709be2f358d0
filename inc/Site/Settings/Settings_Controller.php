<?php

declare( strict_types=1 );

namespace Templately\Site\Settings;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;
use Templately\Site\Screens\Page_Data_Schema;

/** Routes of the settings screen, for administrators. */
final class Settings_Controller implements Controller {

	private Settings_Form $settings;

	public function __construct( Settings_Form $settings ) {
		$this->settings = $settings;
	}

	public static function routes(): array {
		$values   = array(
			'hub_address'         => Schema::text( 2000 ),
			'serves'              => Schema::boolean(),
			'administrators_plan' => Schema::enum( Settings_Form::PLANS ),
			'patterns'            => Schema::boolean(),
			'look'                => Style_Schema::name(),
			'hidden_from'         => Schema::list_of( Schema::text( 60 ), 50 ),
			'trusted_proxies'     => Schema::list_of( Schema::text( 45 ), 20 ),
		);
		$links    = array_fill_keys( Page_Data_Schema::LINKS, Schema::text( 2000 ) );
		$response = Schema::record(
			$values + array(
				// External links of the screens. '' stands for the default.
				'links'        => Schema::record( $links ),
				'site_address' => Schema::text( 2000 ),
				// Roles that the library can be hidden from.
				'roles'        => Schema::list_of(
					Schema::record(
						array(
							'slug' => Schema::text( 60 ),
							'name' => Schema::text( 200 ),
						)
					)
				),
			)
		);
		return array(
			'get_settings'    => array(
				'method'     => 'GET',
				'path'       => '/settings',
				'capability' => 'manage_options',
				'object'     => false,
				'summary'    => 'Retrieves the settings, and the URL at which other sites reach this site\'s hub.',
				'response'   => $response,
			),
			'change_settings' => array(
				'method'     => 'POST',
				'path'       => '/settings',
				'capability' => 'manage_options',
				'object'     => false,
				'summary'    => 'Updates the given settings: all or none.',
				'args'       => $values + array( 'links' => Schema::record( $links, Page_Data_Schema::LINKS ) ),
				'response'   => $response,
			),
		);
	}

	public function get_settings(): array {
		return $this->settings->all();
	}

	/** @throws Failure 400 invalid_settings. */
	public function change_settings( array $arguments ): array {
		$this->settings->change( $arguments );
		return $this->settings->all();
	}
}
