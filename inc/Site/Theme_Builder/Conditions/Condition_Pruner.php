<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * Finds out which conditions can decide what some page shows: pages ask for no others. Pure: rows in, rows out.
 *
 * An include can never win where one of its template's excludes goes with it on every page; nor where the same one is a newer
 * template's too that nothing takes away but what takes this one away as well.
 *
 * @phpstan-type Row array{id: int|string, template_id: int|string, location: string, is_exclude: int|string, sub_name: string, k: string}
 */
final class Condition_Pruner {

	private const ALL   = 'general';
	private const FRONT = 'singular/front_page';
	private const GONE  = 'singular/not_found404';

	/** Newer templates that one is held against: those before are seldom beaten by others only. */
	private const AGAINST = 50;

	/**
	 * Returns those that can decide.
	 *
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
				$against = self::that_meet( $row['k'], $excludes[ $template ] ?? array() );
				if ( array() !== array_intersect_key( self::that_go_with( $row['k'] ), $against ) || self::is_beaten( $against, $winning ) ) {
					continue;
				}
				$winning[]          = $against;
				$live[ $row['id'] ] = $row;
				// What takes a template away counts where it can win at all.
				foreach ( $against as $exclude ) {
					$live[ $exclude['id'] ] = $exclude;
				}
			}
		}
		return array_values( $live );
	}

	/**
	 * @param array<string, Row>       $against Excludes of a template, by key.
	 * @param list<array<string, Row>> $winning Those of newer templates with the same include.
	 * @return bool Whether one of these has none besides.
	 */
	private static function is_beaten( array $against, array $winning ): bool {
		foreach ( array_slice( $winning, 0, self::AGAINST ) as $newer ) {
			if ( count( $newer ) <= count( $against ) && array() === array_diff_key( $newer, $against ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, true> Keys that match wherever this one does, as Request_Facts finds them. */
	private static function that_go_with( string $key ): array {
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
	 * @param array<string, Row> $excludes Excludes, by key.
	 * @return array<string, Row> Those that some page has together with it.
	 */
	private static function that_meet( string $key, array $excludes ): array {
		$kind = self::kind( $key );
		return '' === $kind ? $excludes : array_filter(
			$excludes,
			static function ( string $exclude ) use ( $kind ): bool {
				return in_array( self::kind( $exclude ), array( '', $kind ), true );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return string What kind of page it is of: no page is of two. '' for what may be of any; the front page is an entry or an archive. */
	private static function kind( string $key ): string {
		if ( in_array( $key, array( self::ALL, self::FRONT ), true ) ) {
			return '';
		}
		return self::GONE === $key ? $key : explode( '/', $key )[0];
	}
}
