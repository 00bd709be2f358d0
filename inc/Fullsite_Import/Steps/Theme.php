<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Fullsite_Import\Files;
use Templately\Fullsite_Import\Language_Packs;
use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Quiet;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Steps;
use Templately\Fullsite_Import\Theme_Installer;
use Templately\Fullsite_Import\Work;
use Templately\Rest\Failure;

/**
 * Installs the theme that a pack was made with, and switches to it. Where that fails the import goes on with the theme that is
 * active, and the results say so.
 *
 * @phpstan-import-type Plan_Theme from Plan
 */
final class Theme implements Step {

	/** @var Theme_Installer */
	private $installer;

	/**
	 * @param Theme_Installer $installer Installs.
	 */
	public function __construct( Theme_Installer $installer ) {
		$this->installer = $installer;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Steps::THEME;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Theme', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Plan $plan ): bool {
		$theme = $plan->theme();
		return null !== $theme && Plan::ACTIVE !== $theme['state'];
	}

	/** {@inheritDoc} */
	public function advance( Work $work, int $cursor ): ?int {
		$theme = $work->plan()->theme();
		if ( null === $theme || 0 !== $cursor ) {
			return null;
		}
		$failure = '';
		try {
			Quiet::during(
				function () use ( $work, $theme ): void {
					$this->install( $work, $theme );
				}
			);
		} catch ( Failure $thrown ) {
			$failure = $thrown->getMessage();
		}
		$work->chunk(
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
	public function progress( Plan $plan, int $cursor ): int {
		return 0 === $cursor ? 0 : 100;
	}

	/**
	 * @param Work   $work What the step has to work with.
	 * @param string $slug A theme that is not here.
	 *
	 * @throws Failure As Theme_Installer has them.
	 */
	private function fetch( Work $work, string $slug ): void {
		$work->effect(
			"theme:$slug",
			function () use ( $work, $slug ): void {
				$work->files()->expect( Files::TREE, get_theme_root() . "/$slug" );
				$work->files()->expect( Files::TREE, WP_CONTENT_DIR . '/upgrade' );
				Language_Packs::come_with(
					$work->files(),
					'theme',
					$slug,
					function () use ( $slug ): void {
						$this->installer->fetch( $slug );
					}
				);
			},
			false
		);
	}

	/**
	 * @param Work       $work  What the step has to work with.
	 * @param Plan_Theme $theme The theme.
	 *
	 * @throws Failure As Theme_Installer has them.
	 */
	private function install( Work $work, array $theme ): void {
		// What it is built on comes first: without it, it could not be switched to.
		foreach ( array_unique( array( $work->bundle()->manifest()->theme()['template'] ?? $theme['slug'], $theme['slug'] ) ) as $slug ) {
			if ( ! Theme_Installer::is_here( $slug ) ) {
				/* translators: %s: name of a plugin or a theme. */
				$work->log( sprintf( __( 'Installing %s', 'templately' ), $slug === $theme['slug'] ? $theme['name'] : $slug ), 10 );
				$this->fetch( $work, $slug );
			}
		}
		if ( get_stylesheet() !== $theme['slug'] ) {
			/* translators: %s: name of a theme. */
			$work->log( sprintf( __( 'Switching to %s', 'templately' ), $theme['name'] ), 60 );
			$work->effect(
				'switch:' . $theme['slug'],
				static function () use ( $theme ): void {
					switch_theme( $theme['slug'] );
				}
			);
		}
	}
}
