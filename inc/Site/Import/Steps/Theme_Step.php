<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Rest\Failure;
use Templately\Site\Dependencies\Output_Suppressor;
use Templately\Site\Dependencies\Theme_Installer;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Installs the theme that a pack was made with, and switches to it. Where that fails the import goes on with the theme that is
 * active, and the results say so.
 *
 * @phpstan-import-type Plan_Theme from Import_Plan
 */
final class Theme_Step implements Step {

	private Theme_Installer $installer;

	/**
	 * @param Theme_Installer $installer Installs.
	 */
	public function __construct( Theme_Installer $installer ) {
		$this->installer = $installer;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::THEME;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Theme', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		$theme = $plan->theme();
		return null !== $theme && Import_Plan::ACTIVE !== $theme['state'];
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		$theme = $work->plan()->theme();
		if ( null === $theme || 0 !== $cursor ) {
			return null;
		}
		$failure = '';
		try {
			Output_Suppressor::run(
				function () use ( $work, $theme ): void {
					$this->install( $work, $theme );
				}
			);
		} catch ( Failure $thrown ) {
			$failure = $thrown->getMessage();
		}
		$work->run_batch(
			1,
			static function () use ( $work, $theme, $failure ): void {
				$results = $work->run()->results;

				$results['dependency_data']['theme'] = array(
					'name'    => $theme['name'],
					'slug'    => $theme['slug'],
					'success' => '' === $failure && get_stylesheet() === $theme['slug'],
					'why'     => $failure,
				);
				$work->set_results( $results );
			}
		);
		return 1;
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return 0 === $cursor ? 0 : 100;
	}

	/**
	 * @param Step_Context   $work What the step has to work with.
	 * @param string $slug A theme that is not here.
	 *
	 * @throws Failure As Theme_Installer has them.
	 */
	private function fetch( Step_Context $work, string $slug ): void {
		$work->run_once(
			"theme:$slug",
			function () use ( $work, $slug ): void {
				$work->files()->record_expected( File_Log::TREE, get_theme_root() . "/$slug" );
				$work->files()->record_expected( File_Log::TREE, WP_CONTENT_DIR . '/upgrade' );
				Language_Packs::record_during(
					$work->files(),
					'theme',
					$slug,
					function () use ( $slug ): void {
						$this->installer->install( $slug );
					}
				);
			},
			false
		);
	}

	/**
	 * @param Step_Context       $work  What the step has to work with.
	 * @param Plan_Theme $theme The theme.
	 *
	 * @throws Failure As Theme_Installer has them.
	 */
	private function install( Step_Context $work, array $theme ): void {
		// What it is built on comes first: without it, it could not be switched to.
		foreach ( array_unique( array( $work->bundle()->manifest()->theme()['template'] ?? $theme['slug'], $theme['slug'] ) ) as $slug ) {
			if ( ! Theme_Installer::is_installed( $slug ) ) {
				/* translators: %s: name of a plugin or a theme. */
				$work->log( sprintf( __( 'Installing %s', 'templately' ), $slug === $theme['slug'] ? $theme['name'] : $slug ), 10 );
				$this->fetch( $work, $slug );
			}
		}
		if ( get_stylesheet() !== $theme['slug'] ) {
			/* translators: %s: name of a theme. */
			$work->log( sprintf( __( 'Switching to %s', 'templately' ), $theme['name'] ), 60 );
			$work->run_once(
				'switch:' . $theme['slug'],
				static function () use ( $theme ): void {
					switch_theme( $theme['slug'] );
				}
			);
		}
	}
}
