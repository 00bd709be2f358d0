<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Bundle\Export_Omissions;

/**
 * The plan of an import: shown before it begins, stored with the run, and followed by the steps.
 *
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-type Planned array{number: int, kind: string, title: string, slug: string, action: string, target: int, note: string, needs: list<int>, sample: bool}
 * @phpstan-type Setting array{name: string, value: mixed, before: string, after: string}
 * @phpstan-type Plan_Theme array{slug: string, name: string, must_have: bool, state: string}
 * @phpstan-type Plan_Plugin array{name: string, slug: string, plugin_file: string, plugin_original_slug: string, icon: string, link: string, is_pro: bool, installed: bool, active: bool, mustHave: bool}
 * @phpstan-type Message array{code: string, message: string}
 * @phpstan-type Whole array{pack: array{id: int, slug: string, name: string}, platform: string, objects: list<Planned>, settings: list<Setting>, theme: Plan_Theme|null, plugins: list<Plan_Plugin>, disk: int, seconds: int, blockers: list<Message>, notes: list<Message>, left_out: list<Left_Behind_Part>}
 */
final class Import_Plan {

	/** Kinds of objects. */
	public const KINDS = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'elementor_library', 'menu', 'term', 'media', 'font' );

	/** What becomes of an object: it is made, written over what is there, or what is there serves. */
	public const CREATE  = 'create';
	public const REPLACE = 'replace';
	public const REUSE   = 'reuse';

	/** How a theme stands to this site. */
	public const ACTIVE    = 'active';
	public const INSTALLED = 'installed';
	public const MISSING   = 'missing';

	/** Sha256 of the manifest that was planned. A run takes only a bundle with this manifest. */
	public string $manifest = '';

	/** @var Whole */
	private array $plan;

	/** @var array<int, Planned> By number. */
	private array $objects;

	/** @param Whole $plan The plan. */
	private function __construct( array $plan ) {
		$this->plan    = $plan;
		$this->objects = array_column( $plan['objects'], null, 'number' );
	}

	/**
	 * Reads a plan that the Planner made.
	 *
	 * @param array<string, mixed> $plan The return value of to_array().
	 */
	public static function from_array( array $plan ): self {
		/** @var Whole $plan */
		return new self( $plan );
	}

	/**
	 * Returns the plan as it is shown and stored.
	 *
	 * @return Whole
	 */
	public function to_array(): array {
		return $this->plan;
	}

	/**
	 * Returns the same plan with another theme and other plugins.
	 *
	 * @param Plan_Theme|null   $theme   The theme.
	 * @param list<Plan_Plugin> $plugins The plugins.
	 */
	public function with_dependencies( ?array $theme, array $plugins ): self {
		$plan = clone $this;

		$plan->plan['theme']   = $theme;
		$plan->plan['plugins'] = $plugins;
		return $plan;
	}

	/**
	 * Returns the pack.
	 *
	 * @return array{id: int, slug: string, name: string}
	 */
	public function pack(): array {
		return $this->plan['pack'];
	}

	/** Returns 'gutenberg' or 'elementor'. */
	public function platform(): string {
		return $this->plan['platform'];
	}

	/** Counts the objects of some kinds; of all where none is given. */
	public function count( string ...$kinds ): int {
		return count( $this->objects( ...$kinds ) );
	}

	/**
	 * Returns the objects of some kinds, or all: each stands after those that it needs.
	 *
	 * @return list<Planned> Target is the id of the post or term that is replaced or reused; 0 where none is.
	 */
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

	/**
	 * Returns an object by its number in the bundle.
	 *
	 * @return Planned|null Null where it does not come.
	 */
	public function object_by_number( int $number ): ?array {
		return $this->objects[ $number ] ?? null;
	}

	/**
	 * Returns the settings that change.
	 *
	 * @return list<Setting> Name as in the bundle; value is what is written, with numbers of objects in place of ids; before and after are for people.
	 */
	public function settings(): array {
		return $this->plan['settings'];
	}

	/**
	 * Returns the theme that is to be active.
	 *
	 * @return Plan_Theme|null
	 */
	public function theme(): ?array {
		return $this->plan['theme'];
	}

	/**
	 * Returns the plugins, in the order of their installation.
	 *
	 * @return list<Plan_Plugin>
	 */
	public function plugins(): array {
		return $this->plan['plugins'];
	}

	/** Returns how many bytes it will need on the disk. */
	public function disk_bytes(): int {
		return $this->plan['disk'];
	}

	/** Returns how long it will take, in seconds, as far as anybody can say. */
	public function seconds(): int {
		return $this->plan['seconds'];
	}

	/**
	 * Returns why it cannot begin.
	 *
	 * @return list<Message>
	 */
	public function blockers(): array {
		return $this->plan['blockers'];
	}

	/**
	 * Returns what is good to know before it begins.
	 *
	 * @return list<Message>
	 */
	public function notices(): array {
		return $this->plan['notes'];
	}
}
