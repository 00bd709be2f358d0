<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Site\Dependencies\Theme_Installer;

/**
 * A plan as people see it, runs store it and steps follow it.
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-type Planned array{number: int, kind: string, title: string, slug: string, action: string, target: int, note: string, needs: list<int>, sample: bool}
 * @phpstan-type Setting array{name: string, value: mixed, before: string, after: string}
 * @phpstan-type Plan_Theme array{slug: string, name: string, must_have: bool, state: string}
 * @phpstan-type Plan_Plugin array{name: string, slug: string, plugin_file: string, plugin_original_slug: string, icon: string, link: string, is_pro: bool, installed: bool, active: bool, mustHave: bool}
 * @phpstan-type Message array{code: string, message: string}
 * @phpstan-type Whole array{pack: array{id: int, slug: string, name: string}, platform: string, objects: list<Planned>, settings: list<Setting>, theme: Plan_Theme|null, plugins: list<Plan_Plugin>, disk: int, seconds: int, blockers: list<Message>, notes: list<Message>, left_out: list<Left_Behind_Part>}
 */
final class Import_Plan {

	public const KINDS = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'elementor_library', 'menu', 'term', 'media', 'font' );

	/** Actions on objects: make, overwrite, or use the existing one. */
	public const CREATE  = 'create';
	public const REPLACE = 'replace';
	public const REUSE   = 'reuse';

	public const ACTIVE    = 'active';
	public const INSTALLED = 'installed';
	public const MISSING   = 'missing';

	/** Sha256 of the planned manifest, which the bundle must have. */
	public string $manifest = '';

	/** @var Whole */
	private array $plan;

	/** @var array<int, Planned> By number. */
	private array $objects;

	/** @param Whole $plan */
	private function __construct( array $plan ) {
		$this->plan    = $plan;
		$this->objects = array_column( $plan['objects'], null, 'number' );
	}

	/** @return Plan_Theme */
	public static function planned_theme( string $slug, string $name, bool $must_have ): array {
		$state = get_stylesheet() === $slug ? self::ACTIVE : ( Theme_Installer::is_installed( $slug ) ? self::INSTALLED : self::MISSING );
		return compact( 'slug', 'name', 'must_have', 'state' );
	}

	/** @param array<string, mixed> $plan The return value of to_array(). */
	public static function from_array( array $plan ): self {
		/** @var Whole $plan */
		return new self( $plan );
	}

	/** @return Whole */
	public function to_array(): array {
		return $this->plan;
	}

	/**
	 * @param Plan_Theme|null   $theme
	 * @param list<Plan_Plugin> $plugins
	 */
	public function with_dependencies( ?array $theme, array $plugins ): self {
		$plan = clone $this;

		$plan->plan['theme']   = $theme;
		$plan->plan['plugins'] = $plugins;
		return $plan;
	}

	/** @return array{id: int, slug: string, name: string} */
	public function pack(): array {
		return $this->plan['pack'];
	}

	/** Returns 'gutenberg' or 'elementor'. */
	public function platform(): string {
		return $this->plan['platform'];
	}

	public function count( string ...$kinds ): int {
		return count( $this->objects( ...$kinds ) );
	}

	/** @return list<Planned> Of some kinds or all, each after those that it needs. Target is 0 for none. */
	public function objects( string ...$kinds ): array {
		if ( array() === $kinds ) {
			return $this->plan['objects'];
		}
		return array_values(
			array_filter(
				$this->plan['objects'],
				static function ( array $object ) use ( $kinds ): bool {
					return in_array( $object['kind'], $kinds, true );
				}
			)
		);
	}

	/** @return Planned|null */
	public function object_by_number( int $number ): ?array {
		return $this->objects[ $number ] ?? null;
	}

	/** @return list<Setting> Value is written, with numbers of objects; before and after are for people. */
	public function settings(): array {
		return $this->plan['settings'];
	}

	/** @return Plan_Theme|null */
	public function theme(): ?array {
		return $this->plan['theme'];
	}

	/** @return list<Plan_Plugin> In the order of installation. */
	public function plugins(): array {
		return $this->plan['plugins'];
	}

	public function disk_bytes(): int {
		return $this->plan['disk'];
	}

	/** @return list<Message> Why the import cannot begin. */
	public function blockers(): array {
		return $this->plan['blockers'];
	}
}
