<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * Removes an import's part from a value and leaves what others changed since, key by key. Pure.
 * @phpstan-import-type Row from Table_Keys
 */
final class Three_Way_Merge {

	/**
	 * @param mixed $before Before the import; null for nothing.
	 * @param mixed $after  As the import left it.
	 * @param mixed $now
	 * @return mixed
	 */
	public static function merge( $before, $after, $now ) {
		if ( Serialized_Option::are_equal( $now, $after ) ) {
			return $before;
		}
		if ( ! is_array( $now ) || ! is_array( $after ) ) {
			return $now;
		}
		$before = is_array( $before ) ? $before : array();
		return self::is_list( $before ) && self::is_list( $after ) && self::is_list( $now ) ? self::lists( $before, $after, $now ) : self::maps( $before, $after, $now );
	}

	/**
	 * @param string   $table  'options' or 'posts' (global styles).
	 * @param Row|null $before Before the import; null for none.
	 * @param Row      $after  As the import left it.
	 * @param Row      $now
	 * @return Row|null Null where nothing stays.
	 */
	public static function rows( string $table, ?array $before, array $after, array $now ): ?array {
		$is_option = 'options' === $table;
		$column    = $is_option ? 'option_value' : 'post_content';
		$values    = array();
		foreach ( array( $before, $after, $now ) as $row ) {
			$text     = null === $row ? null : (string) $row[ $column ];
			$values[] = null === $text ? null : ( $is_option ? Serialized_Option::read( $text ) : json_decode( $text, true ) );
		}
		$merged = 'cron' === ( $now['option_name'] ?? '' ) ? self::merge_cron( ...$values ) : self::merge( ...$values );
		if ( Serialized_Option::are_equal( $merged, $values[0] ) || ( null === $before && array() === $merged ) ) {
			return $before;
		}
		$row            = $before ?? $now;
		$row[ $column ] = $is_option ? Serialized_Option::write( $merged ) : (string) wp_json_encode( $merged );
		return $row;
	}

	/**
	 * Identifies events by hook and arguments, since the time of a recurring event changes.
	 * @param mixed $before
	 * @param mixed $after
	 * @param mixed $now
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
	 * @param array<mixed> $before
	 * @param array<mixed> $after
	 * @param array<mixed> $now
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
	 * @param array<mixed> $before
	 * @param array<mixed> $after
	 * @param array<mixed> $now
	 * @return array<mixed>
	 */
	private static function maps( array $before, array $after, array $now ): array {
		$merged = array();
		foreach ( $now + $before as $key => $unused ) {
			$is_now = array_key_exists( $key, $now );
			if ( ! $is_now ) {
				// The import or a person has removed it.
				if ( ! array_key_exists( $key, $after ) ) {
					$merged[ $key ] = $before[ $key ];
				}
			} elseif ( ! array_key_exists( $key, $after ) ) {
				$merged[ $key ] = $now[ $key ];
			} elseif ( Serialized_Option::are_equal( $now[ $key ], $after[ $key ] ) ) {
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
	 * @param mixed $cron
	 * @return array<string, array{int, string, string, mixed}> Time, hook, signature and event, by hook and signature.
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
	 * @param array<mixed> $values
	 * @param array<mixed> $others
	 * @return list<mixed>
	 */
	private static function without( array $values, array $others ): array {
		$others = array_map( array( Serialized_Option::class, 'write' ), $others );
		return array_values(
			array_filter(
				$values,
				static function ( $value ) use ( $others ): bool {
					return ! in_array( Serialized_Option::write( $value ), $others, true );
				}
			)
		);
	}

	/** @param array<mixed> $value */
	private static function is_list( array $value ): bool {
		return array_values( $value ) === $value;
	}
}
