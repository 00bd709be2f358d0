<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * Takes out of a value what an import put into it, and leaves what others did since: key by key. Pure.
 */
final class Option_Merge {

	/**
	 * Merges values.
	 *
	 * @param mixed $before Before the import; null where there was nothing.
	 * @param mixed $after  As the import left it.
	 * @param mixed $now    As it is.
	 * @return mixed
	 */
	public static function merge( $before, $after, $now ) {
		if ( Serialized_Options::are_equal( $now, $after ) ) {
			return $before;
		}
		if ( ! is_array( $now ) || ! is_array( $after ) ) {
			return $now;
		}
		$before = is_array( $before ) ? $before : array();
		return self::is_list( $before ) && self::is_list( $after ) && self::is_list( $now ) ? self::lists( $before, $after, $now ) : self::maps( $before, $after, $now );
	}

	/**
	 * Merges the option cron: of what is due again and again the time moves on, so that an event is known by hook and arguments.
	 *
	 * @param mixed $before Before the import.
	 * @param mixed $after  As the import left it.
	 * @param mixed $now    As it is.
	 * @return array<int|string, mixed>
	 */
	public static function merge_cron( $before, $after, $now ): array {
		$before = self::events( $before );
		$after  = self::events( $after );
		$merged = array_diff_key( self::events( $now ), array_diff_key( $after, $before ) );
		$merged = $merged + array_diff_key( $before, $after );
		$cron   = array();
		foreach ( $merged as list( $time, $hook, $signature, $event ) ) {
			$cron[ $time ][ $hook ][ $signature ] = $event;
		}
		ksort( $cron );
		$cron['version'] = 2;
		return $cron;
	}

	/**
	 * @param array<mixed> $before Lists without keys of their own.
	 * @param array<mixed> $after  Likewise.
	 * @param array<mixed> $now    Likewise.
	 * @return list<mixed>
	 */
	private static function lists( array $before, array $after, array $now ): array {
		$merged = self::without( $now, self::without( $after, $before ) );
		foreach ( self::without( self::without( $before, $after ), $merged ) as $removed ) {
			$merged[] = $removed;
		}
		return $merged;
	}

	/**
	 * @param array<mixed> $before By key.
	 * @param array<mixed> $after  By key.
	 * @param array<mixed> $now    By key.
	 * @return array<mixed>
	 */
	private static function maps( array $before, array $after, array $now ): array {
		$merged = array();
		foreach ( $now + $before as $key => $unused ) {
			$is_now = array_key_exists( $key, $now );
			if ( ! $is_now ) {
				// Who removed it: the import, or somebody since?
				if ( ! array_key_exists( $key, $after ) ) {
					$merged[ $key ] = $before[ $key ];
				}
			} elseif ( ! array_key_exists( $key, $after ) ) {
				$merged[ $key ] = $now[ $key ];
			} elseif ( Serialized_Options::are_equal( $now[ $key ], $after[ $key ] ) ) {
				if ( array_key_exists( $key, $before ) ) {
					$merged[ $key ] = $before[ $key ];
				}
			} else {
				$merged[ $key ] = self::merge( $before[ $key ] ?? null, $after[ $key ], $now[ $key ] );
			}
		}
		return $merged;
	}

	/**
	 * @param mixed $cron The option's value.
	 * @return array<string, array{int, string, string, mixed}> Hook and arguments, to time, hook, signature and event.
	 */
	private static function events( $cron ): array {
		$events = array();
		foreach ( is_array( $cron ) ? $cron : array() as $time => $hooks ) {
			foreach ( is_array( $hooks ) ? $hooks : array() as $hook => $of_hook ) {
				foreach ( (array) $of_hook as $signature => $event ) {
					$events[ "$hook $signature" ] = array( (int) $time, (string) $hook, (string) $signature, $event );
				}
			}
		}
		return $events;
	}

	/**
	 * @param array<mixed> $values Values.
	 * @param array<mixed> $others Those to leave out.
	 * @return list<mixed>
	 */
	private static function without( array $values, array $others ): array {
		$others = array_map( array( Serialized_Options::class, 'write' ), $others );
		return array_values(
			array_filter(
				$values,
				static function ( $value ) use ( $others ): bool {
					return ! in_array( Serialized_Options::write( $value ), $others, true );
				}
			)
		);
	}

	/**
	 * @param array<mixed> $value A value.
	 */
	private static function is_list( array $value ): bool {
		return array_values( $value ) === $value;
	}
}
