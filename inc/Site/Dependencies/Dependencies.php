<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Client;

/**
 * The plugins that designs need: what is missing of them here, and how it gets here.
 *
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
	 * Looks at plugins: whether they are here, and active.
	 *
	 * @param list<string> $slugs    Slugs. What no design of the platform needs is passed over.
	 * @param string       $platform 'elementor' or 'gutenberg'.
	 * @return array{plugins: list<Plugin>, obstacle: string} In the order asked for; and why nothing can be installed, '' where it can.
	 *
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

	/**
	 * Says whether the caller may install plugins.
	 */
	public function can_install(): bool {
		return current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' ) && wp_is_file_mod_allowed( 'templately_install_plugin' );
	}

	/**
	 * Installs a plugin that designs need, if it is not here, and activates it.
	 *
	 * @param string $slug             Its slug.
	 * @param bool   $disable_redirect Whether to keep where the plugin leads to itself.
	 * @return array{slug: string, is_active: bool, redirect: string} With the address that the plugin leads to, '' for none.
	 *
	 * @throws Failure 400 unknown_plugin or pro_plugin, 409 install_running or invalid_requirements, 500 fs_unavailable or
	 *                 plugin_failed, 502 and 404 as Plugin_Installer has them, 503 hub_unreachable.
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
			throw new Failure( 'pro_plugin', __( 'This plugin is not in the plugin directory of wordpress.org. Install it by hand.', 'templately' ), 400 );
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

	/**
	 * Makes sure that a plugin is here and active.
	 *
	 * @param string $slug Its slug.
	 * @return string Where it leads; '' for nowhere.
	 *
	 * @throws Failure As install().
	 */
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

	/**
	 * Returns the plugins that designs of a platform need, by slug: those of the hub's designs, and those that are said here.
	 *
	 * @param string $platform 'elementor' or 'gutenberg'.
	 * @return array<string, Listed>
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	private function listed( string $platform ): array {
		/**
		 * Filters the plugins that are needed besides those that the hub names.
		 *
		 * @param list<array<string, mixed>> $plugins slug and name; icon, link (addresses), is_pro, and platform, where it is for one
		 *                                            of the two builders alone.
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
			// One of which nobody knows for which builder it is belongs to both.
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
	 * @param Listed $listed   A plugin as it is listed.
	 * @param string $platform 'elementor' or 'gutenberg'.
	 * @return Plugin
	 */
	private function plugin( array $listed, string $platform ): array {
		$slug       = $listed['slug'];
		$is_builder = $slug === $platform;
		unset( $listed['platform'] );
		return $listed + array(
			'is_builder'   => $is_builder,
			// The block editor is in WordPress, whether the plugin that tries its future is here or not.
			'is_active'    => self::is_active( $slug ) || ( $is_builder && 'gutenberg' === $slug ),
			'is_installed' => '' !== $this->installer->plugin_file( $slug ),
		);
	}

	/** Returns why the caller cannot install plugins; '' where they can. */
	private function obstacle(): string {
		$obstacle = $this->installer->blocked_reason();
		return '' === $obstacle && ! $this->can_install() ? self::not_allowed() : $obstacle;
	}

	/**
	 * @param string $slug     A plugin's slug.
	 * @param string $redirect Where it leads.
	 * @return array{slug: string, is_active: bool, redirect: string}
	 */
	private static function installed( string $slug, string $redirect ): array {
		return array(
			'slug'      => $slug,
			'is_active' => self::is_active( $slug ),
			'redirect'  => $redirect,
		);
	}

	/**
	 * @param string $slug A plugin's slug.
	 */
	private static function is_active( string $slug ): bool {
		return isset( Site_State::active_plugins()[ $slug ] );
	}

	/** Says that the person may not install plugins. */
	public static function not_allowed(): string {
		return is_multisite()
			? __( 'Only who administers the network can install plugins.', 'templately' )
			: __( 'Your role may not install plugins. An administrator of this site can.', 'templately' );
	}
}
