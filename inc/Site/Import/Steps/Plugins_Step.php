<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Dependencies\Output_Suppressor;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Installs and activates the plugins that a pack needs, one at a time. One that fails is named in the results, and the rest
 * goes on.
 *
 * @phpstan-import-type Plan_Plugin from Import_Plan
 */
final class Plugins_Step implements Step {

	private Plugin_Installer $installer;

	/**
	 * @param Plugin_Installer $installer Installs.
	 */
	public function __construct( Plugin_Installer $installer ) {
		$this->installer = $installer;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::PLUGIN;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Plugins', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return array() !== array_filter( $plan->plugins(), array( self::class, 'is_missing' ) );
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		$plugins = array_values( array_filter( $work->plan()->plugins(), array( self::class, 'is_missing' ) ) );
		if ( ! isset( $plugins[ $cursor ] ) ) {
			return null;
		}
		$plugin = $plugins[ $cursor ];
		/* translators: %s: name of a plugin or a theme. */
		$work->log( sprintf( __( 'Installing %s', 'templately' ), $plugin['name'] ), $this->progress( $work->plan(), $cursor ) );
		$failure = $plugin['is_pro'] && '' === $this->installer->plugin_file( $plugin['slug'] ) ? __( 'It cannot be had from wordpress.org.', 'templately' ) : $this->install( $work, $plugin );
		$work->run_batch(
			$cursor + 1,
			static function () use ( $work, $plugin, $failure ): void {
				if ( '' !== $failure ) {
					$work->add_result(
						'dependency_data.plugins.failed',
						array(
							'name'   => $plugin['name'],
							'slug'   => $plugin['slug'],
							'link'   => $plugin['link'],
							'is_pro' => $plugin['is_pro'],
							'why'    => $failure,
						)
					);
				}
			}
		);
		return $cursor + 1;
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return (int) floor( 100 * $cursor / max( 1, count( array_filter( $plan->plugins(), array( self::class, 'is_missing' ) ) ) ) );
	}

	/**
	 * Says whether a plugin is not active here, as far as the plan knows.
	 *
	 * @param Plan_Plugin $plugin A plugin of the plan.
	 */
	public static function is_missing( array $plugin ): bool {
		return ! $plugin['active'];
	}

	/**
	 * @param Step_Context        $work   What the step has to work with.
	 * @param Plan_Plugin $plugin A plugin.
	 * @return string Why it is not active now; '' where it is.
	 */
	private function install( Step_Context $work, array $plugin ): string {
		if ( isset( Site_State::active_plugins()[ $plugin['slug'] ] ) ) {
			return '';
		}
		$source = 'plugin:' . $plugin['slug'];
		if ( $work->should_skip_next() ) {
			return __( 'It stopped WordPress twice while it was activated.', 'templately' );
		}
		$install = function () use ( $work, $plugin ): void {
			wp_raise_memory_limit( 'admin' );
			$file = $this->installer->plugin_file( $plugin['slug'] );
			if ( '' === $file ) {
				// Where a folder is, it is somebody's plugin: a revert leaves it.
				$work->files()->record_expected( File_Log::TREE, WP_PLUGIN_DIR . '/' . $plugin['slug'] );
				$work->files()->record_expected( File_Log::TREE, WP_CONTENT_DIR . '/upgrade' );
				$file = Language_Packs::record_during(
					$work->files(),
					'plugin',
					$plugin['slug'],
					function () use ( $plugin ): string {
						return $this->installer->install( $plugin['slug'] );
					}
				);
			}
			$this->installer->activate( $file );
		};
		try {
			Output_Suppressor::run(
				static function () use ( $work, $source, $install ): void {
					$work->run_once( $source, $install );
				}
			);
		} catch ( Failure $failure ) {
			$this->installer->delete();
			return $failure->getMessage();
		}
		return isset( Site_State::active_plugins()[ $plugin['slug'] ] ) ? '' : __( 'It is not active.', 'templately' );
	}
}
