<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Dependencies\Output_Suppressor;
use Templately\Site\Dependencies\Theme_Installer;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Run_Items;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/** Installs the theme of a pack and switches to it. If that fails, the results say so and the import continues with the active theme. */
final class Theme_Step implements Step {

	public function items( string $name, Import_Plan $plan ): array {
		$theme = $plan->theme();
		return null === $theme || Import_Plan::ACTIVE === $theme['state'] ? array() : array( Run_Items::item( 'theme', 0, $theme['name'] ) );
	}

	public function run( Step_Context $context, array &$item ): bool {
		$slug = (string) ( $context->run->plan->theme()['slug'] ?? '' );
		Output_Suppressor::run(
			function () use ( $context, $slug, $item ): void {
				// A child theme needs its parent first.
				foreach ( array_unique( array( $context->bundle()->manifest()->theme()['template'] ?? $slug, $slug ) ) as $one ) {
					if ( ! Theme_Installer::is_installed( $one ) ) {
						/* translators: %s: name of a plugin or a theme. */
						$context->log( sprintf( __( 'Installing %s', 'templately' ), $one === $slug ? $item['title'] : $one ), 10 );
						$this->install( $context->files, $one );
					}
				}
				if ( get_stylesheet() !== $slug ) {
					/* translators: %s: name of a theme. */
					$context->log( sprintf( __( 'Switching to %s', 'templately' ), $item['title'] ), 60 );
					$context->files->during(
						static function () use ( $context, $slug ): void {
							switch_theme( $slug );
							$context->visit_site();
						}
					);
				}
			}
		);
		return true;
	}

	private function install( Files $files, string $slug ): void {
		$files->expect( Files::TREE, get_theme_root() . "/$slug" );
		$files->expect( Files::TREE, WP_CONTENT_DIR . '/upgrade' );
		Language_Packs::record_during(
			$files,
			'theme',
			$slug,
			function () use ( $files, $slug ): void {
				$files->during(
					function () use ( $slug ): void {
						( new Theme_Installer() )->install( $slug );
					}
				);
			}
		);
	}
}
