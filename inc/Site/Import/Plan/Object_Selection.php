<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Manifest;

/**
 * Which objects of a pack come: those that are ticked with all they need, and nothing that only others need.
 */
final class Object_Selection {

	/** Content that is nothing by itself: where nothing names it any more, it stays away. */
	private const FOR_OTHERS = array( 'wp_block', 'wp_navigation' );

	/** @var array<int, list<int>> Number to the numbers that it needs. */
	private array $needs = array();

	/** @var array<int, true> */
	private array $chosen = array();

	/** @var array<int, int> Number of what was not ticked and comes nevertheless, to what needs it. */
	private array $needed = array();

	/**
	 * @param Manifest  $manifest    The pack.
	 * @param list<int> $unticked    Numbers that are not to come.
	 * @param bool      $with_sample Whether sample content comes.
	 */
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

	/**
	 * Says whether an object comes.
	 *
	 * @param int $number Its number.
	 */
	public function has( int $number ): bool {
		return isset( $this->chosen[ $number ] );
	}

	/**
	 * Returns for which other an object comes that was not ticked.
	 *
	 * @param int $number Its number.
	 * @return int The other's number; 0 where it was ticked.
	 */
	public function needed_by( int $number ): int {
		return $this->needed[ $number ] ?? 0;
	}

	/**
	 * Returns what an object needs.
	 *
	 * @param int $number Its number.
	 * @return list<int>
	 */
	public function needs_of( int $number ): array {
		return $this->needs[ $number ] ?? array();
	}

	/**
	 * @param int              $number   An object.
	 * @param array<int, true> $unticked Numbers that are not to come.
	 */
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
