<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * The names of the steps, in their order.
 */
final class Step_List {

	public const PERMISSION_CHECK = 'writing_permission_check';
	public const DOWNLOAD         = 'download';
	public const THEME            = 'theme';
	public const PLUGIN           = 'plugin';
	public const TEMPLATES        = 'templates';
	public const CONTENT          = 'wp-content';
	public const FINALIZE         = 'finalize';

	public const ORDER = array(
		self::PERMISSION_CHECK,
		self::DOWNLOAD,
		self::THEME,
		self::PLUGIN,
		self::TEMPLATES,
		self::CONTENT,
		self::FINALIZE,
	);

	/** @var list<Step> */
	private array $steps;

	/**
	 * @param iterable<Step> $steps In any order.
	 */
	public function __construct( iterable $steps ) {
		$by_name = array();
		foreach ( $steps as $step ) {
			$by_name[ $step->name() ] = $step;
		}
		$this->steps = array();
		foreach ( self::ORDER as $name ) {
			if ( isset( $by_name[ $name ] ) ) {
				$this->steps[] = $by_name[ $name ];
			}
		}
	}

	/**
	 * Returns a step.
	 *
	 * @param string $name Its name.
	 */
	public function get( string $name ): ?Step {
		foreach ( $this->steps as $step ) {
			if ( $step->name() === $name ) {
				return $step;
			}
		}
		return null;
	}

	/**
	 * Returns the steps that an import has, in order.
	 *
	 * @param Import_Plan $plan What it is to do.
	 * @return list<Step>
	 */
	public function for_plan( Import_Plan $plan ): array {
		return array_values(
			array_filter(
				$this->steps,
				static function ( Step $step ) use ( $plan ): bool {
					return $step->is_needed( $plan );
				}
			)
		);
	}

	/**
	 * Returns the step that comes after one.
	 *
	 * @param Import_Plan   $plan What the import is to do.
	 * @param string $name The step that ended; '' at the beginning.
	 */
	public function after( Import_Plan $plan, string $name ): ?Step {
		$place = '' === $name ? -1 : (int) array_search( $name, self::ORDER, true );
		foreach ( $this->for_plan( $plan ) as $step ) {
			if ( (int) array_search( $step->name(), self::ORDER, true ) > $place ) {
				return $step;
			}
		}
		return null;
	}
}
