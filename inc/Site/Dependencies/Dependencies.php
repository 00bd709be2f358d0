<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Client;

/**
 * Plugins that designs need: their status, and their installation.
 * @phpstan-type Listed array{slug: string, name: string, icon: string, link: string, is_pro: bool, platform: string}
 * @phpstan-type Plugin array{slug: string, name: string, icon: string, link: string, is_pro: bool, is_builder: bool, is_active: bool, is_installed: bool}
 */
final class Dependencies {

	private Client $hub;

	private Plugin_Installer $installer;

	private Option_Lock $lock;

	public function __construct( Client $hub, Plugin_Installer $installer, Option_Lock $lock ) {
		$this->hub       = $hub;
		$this->installer = $installer;
		$this->lock      = $lock;
	}

	/**
	 * Tells which plugins are installed and active.
	 * @param list<string> $slugs Plugins that no design of the platform needs are ignored.
	 * @return array{plugins: list<Plugin>, obstacle: string} In the given order, and why nothing can be installed, or ''.
	 * @throws Failure 503 hub_unreachable.
	 */
	public function check_status( array $slugs, string $platform ): array {
		$listed  = $this->listed( $platform );
		$plugins = array();
		foreach ( array_unique( $slugs ) as $slug ) {
			if ( isset( $listed[ $slug ] ) ) {
				$plugins[] = $this->plugin( $listed[ $slug ], $platform );
			}
		}
		return array(
			'plugins'  => $plugins,
			'obstacle' => $this->obstacle(),
		);
	}

	public function can_install(): bool {
		return current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' ) && wp_is_file_mod_allowed( 'templately_install_plugin' );
	}

	/**
	 * Installs a plugin that designs need, if necessary, and activates it.
	 * @param bool $disable_redirect Whether to ignore the plugin's own redirect.
	 * @return array{slug: string, is_active: bool, redirect: string}
	 * @throws Failure 400 unknown_plugin or pro_plugin, 409 install_running or invalid_requirements, 500 fs_unavailable or plugin_failed, 503 hub_unreachable; errors of Plugin_Installer.
	 */
	public function install( string $slug, bool $disable_redirect ): array {
		$listed = null;
		foreach ( Item_Schema::PLATFORMS as $platform ) {
			$listed = $listed ?? $this->listed( $platform )[ $slug ] ?? null;
		}
		if ( null === $listed ) {
			throw new Failure( 'unknown_plugin', __( 'No design needs this plugin.', 'templately' ), 400 );
		}
		if ( $listed['is_pro'] ) {
			throw new Failure( 'pro_plugin', __( 'This plugin is not in the wordpress.org plugin directory. Install it manually.', 'templately' ), 400 );
		}
		$obstacle = $this->installer->blocked_reason();
		if ( '' !== $obstacle ) {
			throw new Failure( 'fs_unavailable', $obstacle, 500 );
		}
		if ( ! $this->lock->acquire() ) {
			throw new Failure( 'install_running', __( 'Another plugin is being installed. Try again in a moment.', 'templately' ), 409 );
		}
		$end = function () use ( $slug ): array {
			$this->installer->delete();
			$this->lock->release();
			if ( ! self::is_active( $slug ) ) {
				throw new Failure( 'plugin_failed', Plugin_Installer::stopped_message( '' ), 500 );
			}
			return self::installed( $slug, '' );
		};
		return Fatal_Response_Guard::run(
			function () use ( $slug, $disable_redirect ): array {
				try {
					$redirect = $this->activate( $slug );
				} finally {
					$this->installer->delete();
					$this->lock->release();
				}
				return self::installed( $slug, $disable_redirect ? '' : wp_validate_redirect( $redirect, '' ) );
			},
			$end
		);
	}

	/** @return string Installs and activates a plugin. URL that the plugin redirects to, or ''. */
	private function activate( string $slug ): string {
		if ( self::is_active( $slug ) ) {
			return '';
		}
		ignore_user_abort( true );
		wp_raise_memory_limit( 'admin' );
		$file = $this->installer->plugin_file( $slug );
		if ( '' === $file ) {
			$file = $this->installer->install( $slug );
			$this->lock->renew();
		}
		return $this->installer->activate( $file );
	}

	/** @return array<string, Listed> Plugins that designs of a platform need, by slug. */
	private function listed( string $platform ): array {
		/**
		 * Filters the plugins that designs need in addition to those of the hub.
		 * @param list<array<string, mixed>> $plugins slug and name; optional: icon and link (URLs), is_pro, and platform if it is for one builder only.
		 */
		$said   = (array) apply_filters(
			'templately_dependencies',
			array(
				array(
					'slug'     => 'elementor',
					'name'     => 'Elementor',
					'link'     => 'https://wordpress.org/plugins/elementor/',
					'platform' => 'elementor',
				),
			)
		);
		$listed = array();
		foreach ( array_merge( $said, $this->hub->get( '/dependencies', array( 'platform' => $platform ) )->body ) as $plugin ) {
			$of = (string) ( $plugin['platform'] ?? '' );
			// A plugin without a platform is for both.
			if ( in_array( $of, Item_Schema::PLATFORMS, true ) && $of !== $platform ) {
				continue;
			}
			$slug = (string) ( $plugin['slug'] ?? '' );

			$listed[ $slug ] = array(
				'slug'     => $slug,
				'name'     => (string) ( $plugin['name'] ?? $slug ),
				'icon'     => (string) ( $plugin['icon'] ?? '' ),
				'link'     => (string) ( $plugin['link'] ?? '' ),
				'is_pro'   => (bool) ( $plugin['is_pro'] ?? false ),
				'platform' => $of,
			);
		}
		return $listed;
	}

	/**
	 * @param Listed $listed
	 * @return Plugin
	 */
	private function plugin( array $listed, string $platform ): array {
		$slug       = $listed['slug'];
		$is_builder = $slug === $platform;
		unset( $listed['platform'] );
		return $listed + array(
			'is_builder'   => $is_builder,
			// The block editor is part of WordPress, with or without the Gutenberg plugin.
			'is_active'    => self::is_active( $slug ) || ( $is_builder && 'gutenberg' === $slug ),
			'is_installed' => '' !== $this->installer->plugin_file( $slug ),
		);
	}

	private function obstacle(): string {
		$obstacle = $this->installer->blocked_reason();
		return '' === $obstacle && ! $this->can_install() ? self::not_allowed() : $obstacle;
	}

	/**
	 * @param string $redirect URL that the plugin redirects to, or ''.
	 * @return array{slug: string, is_active: bool, redirect: string}
	 */
	private static function installed( string $slug, string $redirect ): array {
		return array(
			'slug'      => $slug,
			'is_active' => self::is_active( $slug ),
			'redirect'  => $redirect,
		);
	}

	private static function is_active( string $slug ): bool {
		return isset( Site_State::active_plugins()[ $slug ] );
	}

	public static function not_allowed(): string {
		return is_multisite()
			? __( 'Only a network administrator can install plugins.', 'templately' )
			: __( 'Your role cannot install plugins. Please ask an administrator of this site.', 'templately' );
	}
}
