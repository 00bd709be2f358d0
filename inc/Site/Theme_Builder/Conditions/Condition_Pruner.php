<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * Filters the conditions that can decide what some page shows, so that pages query no others.
 * An include never wins if an exclude of the same template matches wherever it does. It also never wins against the same
 * include of a newer template, unless an exclude applies to the newer one only.
 * @phpstan-type Row array{id: int|string, template_id: int|string, location: string, is_exclude: int|string, sub_name: string, k: string}
 */
final class Condition_Pruner {

	private const ALL   = 'general';
	private const FRONT = 'singular/front_page';
	private const GONE  = 'singular/not_found404';

	/** Limits the newer templates compared, because older ones are rarely beaten only by the rest. */
	private const MAX_COMPARED = 50;

	/**
	 * @param list<Row> $rows Conditions of templates that can show.
	 * @return list<Row>
	 */
	public static function filter( array $rows ): array {
		$excludes = array();
		$includes = array();
		foreach ( $rows as $row ) {
			$template = (int) $row['template_id'];
			if ( 0 !== (int) $row['is_exclude'] ) {
				$excludes[ $template ][ $row['k'] ] = $row;
			} else {
				$includes[ "{$row['location']} {$row['k']}" ][ $template ] = $row;
			}
		}
		$live = array();
		foreach ( $includes as $same ) {
			krsort( $same );
			$winning = array();
			foreach ( $same as $template => $row ) {
				$against = self::possible_excludes( $row['k'], $excludes[ $template ] ?? array() );
				if ( array() !== array_intersect_key( self::implied_keys( $row['k'] ), $against ) || self::is_beaten( $against, $winning ) ) {
					continue;
				}
				$winning[]          = $against;
				$live[ $row['id'] ] = $row;
				// Excludes matter only for templates that can win.
				foreach ( $against as $exclude ) {
					$live[ $exclude['id'] ] = $exclude;
				}
			}
		}
		return array_values( $live );
	}

	/**
	 * Checks whether a newer template has no further excludes.
	 * @param array<string, Row> $against Excludes of a template, by key.
	 * @param list<array<string, Row>> $winning Excludes of newer templates with the same include.
	 */
	private static function is_beaten( array $against, array $winning ): bool {
		foreach ( array_slice( $winning, 0, self::MAX_COMPARED ) as $newer ) {
			if ( count( $newer ) <= count( $against ) && array() === array_diff_key( $newer, $against ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, true> Keys that match wherever this one does. See Request_Facts. */
	private static function implied_keys( string $key ): array {
		$parts = explode( '/', $key );
		$with  = array(
			self::ALL => true,
			$key      => true,
		);
		if ( self::GONE !== $key && self::FRONT !== $key ) {
			$with[ $parts[0] ] = true;
		}
		if ( isset( $parts[2] ) ) {
			$with[ "$parts[0]/$parts[1]" ] = true;
		}
		return $with;
	}

	/**
	 * @param array<string, Row> $excludes By key.
	 * @return array<string, Row> Excludes that can match the same page.
	 */
	private static function possible_excludes( string $key, array $excludes ): array {
		$kind = self::kind( $key );
		return '' === $kind ? $excludes : array_filter(
			$excludes,
			static function ( string $exclude ) use ( $kind ): bool {
				return in_array( self::kind( $exclude ), array( '', $kind ), true );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Returns the kind of page a key matches; kinds are disjoint. '' if it may be any: the front page is a single entry or an archive. */
	private static function kind( string $key ): string {
		if ( in_array( $key, array( self::ALL, self::FRONT ), true ) ) {
			return '';
		}
		return self::GONE === $key ? $key : explode( '/', $key )[0];
	}
}
