<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Manifest;

/** Selects the objects that come: ticked ones with all they need, and no others' needs. */
final class Selection {

	/** Content that only comes when other content names it. */
	private const FOR_OTHERS = array( 'wp_block', 'wp_navigation' );

	/** @var array<int, list<int>> Needed numbers by number. */
	private array $needs = array();

	/** @var array<int, true> */
	private array $chosen = array();

	/** @var array<int, int> What needs an object that was not ticked, by number. */
	private array $needed = array();

	/** @param list<int> $unticked */
	public function __construct( Manifest $manifest, array $unticked, bool $with_sample ) {
		$unticked = array_fill_keys( $unticked, true );
		$served   = array();
		$begin    = array();
		$others   = array();
		foreach ( $manifest->terms() as $term ) {
			$others[] = $term['id'];
			if ( 0 !== $term['parent'] ) {
				$this->needs[ $term['id'] ] = array( $term['parent'] );
				$served[ $term['parent'] ]  = true;
			}
		}
		foreach ( $manifest->media() as $medium ) {
			$others[] = $medium['id'];
		}
		foreach ( $manifest->content() as $one ) {
			$this->needs[ $one['id'] ] = $one['needs'];
			foreach ( $one['needs'] as $needed ) {
				$served[ $needed ] = true;
			}
			if ( $one['sample'] && ! $with_sample ) {
				$unticked[ $one['id'] ] = true;
			}
			if ( in_array( $one['type'], self::FOR_OTHERS, true ) ) {
				$others[] = $one['id'];
			} else {
				$begin[] = $one['id'];
			}
		}
		foreach ( $manifest->menus() as $menu ) {
			$begin[] = $menu['id'];
		}
		$settings = $manifest->settings();
		foreach ( array( $settings['logo'] ?? 0, $settings['icon'] ?? 0, $settings['theme_mods']['custom_logo'] ?? 0 ) as $named ) {
			if ( 0 !== $named ) {
				$begin[]          = $named;
				$served[ $named ] = true;
			}
		}
		foreach ( $others as $number ) {
			if ( ! isset( $served[ $number ] ) ) {
				$begin[] = $number;
			}
		}
		foreach ( $begin as $number ) {
			if ( ! isset( $unticked[ $number ] ) ) {
				$this->choose( $number, $unticked );
			}
		}
	}

	public function has( int $number ): bool {
		return isset( $this->chosen[ $number ] );
	}

	/**
	 * @template T of array{id: int, ...}
	 * @param list<T> $records
	 * @return list<T> Records that come.
	 */
	public function of( array $records ): array {
		return array_values(
			array_filter(
				$records,
				function ( array $record ): bool {
					return $this->has( $record['id'] );
				}
			)
		);
	}

	/** @return int Object that needs one that was not ticked; 0 for a ticked one. */
	public function needed_by( int $number ): int {
		return $this->needed[ $number ] ?? 0;
	}

	/** @return list<int> */
	public function needs_of( int $number ): array {
		return $this->needs[ $number ] ?? array();
	}

	/** @param array<int, true> $unticked */
	private function choose( int $number, array $unticked ): void {
		$this->chosen[ $number ] = true;
		$open                    = array( $number );
		while ( array() !== $open ) {
			$one = array_pop( $open );
			foreach ( $this->needs_of( $one ) as $needed ) {
				if ( isset( $unticked[ $needed ] ) ) {
					$this->needed += array( $needed => $one );
				}
				if ( ! isset( $this->chosen[ $needed ] ) ) {
					$this->chosen[ $needed ] = true;
					$open[]                  = $needed;
				}
			}
		}
	}
}
