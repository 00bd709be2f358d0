<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Dependencies\Output_Suppressor;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Plugin_Trial;
use Templately\Site\Import\Run\Run_Items;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/** Installs, tries and activates the plugins of a pack. If one fails, the results name it and the import continues. */
final class Plugin_Step implements Step {

	private Plugin_Installer $installer;

	public function __construct( Plugin_Installer $installer ) {
		$this->installer = $installer;
	}

	public function items( string $name, Import_Plan $plan ): array {
		$items = array();
		foreach ( $plan->plugins() as $place => $plugin ) {
			if ( ! $plugin['active'] ) {
				$items[] = Run_Items::item( 'plugin', $place, $plugin['name'] );
			}
		}
		return $items;
	}

	public function run( Step_Context $context, array &$item ): bool {
		$plugin = $context->run->plan->plugins()[ $item['number'] ];
		if ( isset( Site_State::active_plugins()[ $plugin['slug'] ] ) ) {
			return true;
		}
		/* translators: %s: name of a plugin or a theme. */
		$context->log( sprintf( __( 'Installing %s', 'templately' ), $plugin['name'] ) );
		if ( $plugin['is_pro'] && '' === $this->installer->plugin_file( $plugin['slug'] ) ) {
			throw new Failure( 'plugin_not_found', __( 'It is not available from wordpress.org.', 'templately' ), 404 );
		}
		$changed = Output_Suppressor::run(
			function () use ( $context, $plugin ): array {
				$before = self::hash_shared_files();
				try {
					$context->files->during(
						function () use ( $context, $plugin ): void {
							wp_raise_memory_limit( 'admin' );
							$file = $this->installer->plugin_file( $plugin['slug'] );
							$this->turn_on( $context, '' === $file ? $this->install( $context->files, $plugin['slug'] ) : $file, $plugin['name'] );
						}
					);
				} catch ( Failure $failure ) {
					$this->installer->delete();
					throw $failure;
				}
				return array_keys( array_diff_assoc( array_intersect_key( self::hash_shared_files(), $before ), $before ) );
			}
		);
		$context->leave_out(
			array_map(
				static function ( string $file ) use ( $plugin ): array {
					return array(
						'what' => $plugin['name'],
						/* translators: %s: name of a file, such as wp-config.php. */
						'why'  => sprintf( __( 'It changed %s, which existed before. A revert does not undo this.', 'templately' ), $file ),
					);
				},
				$changed
			)
		);
		return true;
	}

	/** @return string Main file, such as 'shop/shop.php'. */
	private function install( Files $files, string $slug ): string {
		// A folder that exists belongs to the site: a revert leaves it.
		$files->expect( Files::TREE, WP_PLUGIN_DIR . "/$slug" );
		$files->expect( Files::TREE, WP_CONTENT_DIR . '/upgrade' );
		return Language_Packs::record_during(
			$files,
			'plugin',
			$slug,
			function () use ( $slug ): string {
				return $this->installer->install( $slug );
			}
		);
	}

	/**
	 * @param string $file Main file, such as 'shop/shop.php'.
	 * @throws Failure Reason against the plugin.
	 */
	public function turn_on( Step_Context $context, string $file, string $name ): void {
		if ( is_multisite() && is_network_only_plugin( $file ) ) {
			/* translators: %s: name of a plugin. */
			throw new Failure( 'plugin_failed', sprintf( __( 'Activate %s in the network admin first.', 'templately' ), $name ), 409 );
		}
		$context->settle();
		$message = $context->trial->run( $file, $context->run->user_id );
		if ( null === $message ) {
			// This site does not answer its own requests.
			$this->installer->activate( $file );
			$message = is_plugin_active( $file ) ? '' : Plugin_Trial::inactive_message();
		} elseif ( '' === $message ) {
			wp_cache_flush();
			$active = array_unique( array_merge( (array) get_option( 'active_plugins' ), array( $file ) ) );
			sort( $active );
			update_option( 'active_plugins', $active );
			delete_option( 'rewrite_rules' );
		}
		if ( '' !== $message ) {
			throw new Failure( 'plugin_failed', $message, 500 );
		}
	}

	/** @return array<string, string> Hashes of files that plugins share, such as wp-config.php. */
	private static function hash_shared_files(): array {
		$hashes = array();
		foreach ( array_merge( array( ABSPATH . 'wp-config.php', dirname( ABSPATH ) . '/wp-config.php', ABSPATH . '.htaccess' ), glob( WP_CONTENT_DIR . '/*.php' ) ?: array() ) as $path ) {
			if ( is_readable( $path ) ) {
				$hashes[ wp_basename( $path ) ] = (string) hash_file( 'sha256', $path );
			}
		}
		return $hashes;
	}
}
