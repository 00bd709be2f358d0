<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;

final class Dependencies_Controller implements Controller {

	private Dependencies $dependencies;

	public function __construct( Dependencies $dependencies ) {
		$this->dependencies = $dependencies;
	}

	public static function routes(): array {
		$slug = Schema::text( 150, array( 'pattern' => '^[a-z0-9]+(-[a-z0-9]+)*$' ) );
		return array(
			'check_dependencies' => array(
				'method'     => 'POST',
				'path'       => '/dependencies/check',
				'summary'    => 'Checks whether the plugins that a design needs are installed and active.',
				'capability' => 'edit_posts',
				'object'     => false,
				'args'       => array(
					'dependencies' => Schema::required( Schema::list_of( $slug, 50 ) ),
					'platform'     => Schema::required( Schema::enum( Item_Schema::PLATFORMS ) ),
				),
				'response'   => Schema::record(
					array(
						'plugins'  => Schema::list_of(
							Schema::record(
								array(
									'slug'         => Schema::text(),
									'name'         => Schema::text(),
									'icon'         => Schema::text( 2000 ),
									'link'         => Schema::text( 2000 ),
									'is_pro'       => Schema::boolean(),
									'is_builder'   => Schema::boolean(),
									'is_active'    => Schema::boolean(),
									'is_installed' => Schema::boolean(),
								)
							),
							50
						),
						'obstacle' => Schema::text( 300 ),
					)
				),
			),
			'install_dependency' => array(
				'method'     => 'POST',
				'path'       => '/dependencies/install',
				'summary'    => 'Installs a plugin that designs need from wordpress.org, and activates it.',
				'capability' => 'install_plugins',
				'object'     => 'can_install',
				'args'       => array(
					'requirement'      => Schema::required( $slug ),
					'disable_redirect' => Schema::in_query( Schema::boolean( false ) ),
				),
				'response'   => Schema::record(
					array(
						'slug'      => Schema::text(),
						'is_active' => Schema::boolean(),
						'redirect'  => Schema::text( 2000 ),
					)
				),
			),
		);
	}

	public function can_install(): bool {
		return $this->dependencies->can_install();
	}

	public function check_dependencies( array $arguments ): array {
		return $this->dependencies->check_status( $arguments['dependencies'], $arguments['platform'] );
	}

	public function install_dependency( array $arguments ): array {
		return $this->dependencies->install( $arguments['requirement'], $arguments['disable_redirect'] );
	}
}
