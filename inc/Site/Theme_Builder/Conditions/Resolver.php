<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * Decides which template shows in each location of a page.
 * A template competes with its most specific matching condition, unless an exclude matches. The highest rank wins; among
 * equals, the newest template. For the body, a page template chosen for the page itself beats conditions below
 * Specificity::BEATS_CHOICE.
 */
final class Resolver {

	/**
	 * @param array<string, int> $keys Matching keys to their ranks.
	 * @param iterable<array{template_id: int|string, location: string, is_exclude: int|string, k: string}> $rows Conditions. Those that do not match are ignored.
	 * @param bool $is_chosen Whether the page has its own page template.
	 * @param bool $is_told Whether to explain the losing templates, which takes longer.
	 * @return array<string, Resolution> By location. Only locations with a matching condition.
	 */
	public static function resolve( array $keys, iterable $rows, bool $is_chosen = false, bool $is_told = true ): array {
		$best     = array();
		$excluded = array();
		foreach ( $rows as $row ) {
			$key = $row['k'];
			if ( ! isset( $keys[ $key ] ) ) {
				continue;
			}
			$location = $row['location'];
			$template = (int) $row['template_id'];
			if ( 0 !== (int) $row['is_exclude'] ) {
				$excluded[ $location ][ $template ] = $key;
			} elseif ( ! isset( $best[ $location ][ $template ] ) || $keys[ $key ] > $keys[ $best[ $location ][ $template ] ] ) {
				$best[ $location ][ $template ] = $key;
			}
		}
		$outcomes = array();
		foreach ( $best as $location => $templates ) {
			$outcomes[ $location ] = self::winner( $keys, array_diff_key( $templates, $excluded[ $location ] ?? array() ), $is_chosen && 'body' === $location );
			if ( $is_told ) {
				$outcomes[ $location ]->lost = self::lost( $outcomes[ $location ], $keys, $templates, $excluded[ $location ] ?? array() );
			}
		}
		return $outcomes;
	}

	/**
	 * @param array<string, int> $keys Matching keys to their ranks.
	 * @param array<int, string> $best Template to the best of its keys, without excluded templates.
	 */
	private static function winner( array $keys, array $best, bool $is_chosen ): Resolution {
		$outcome = new Resolution();
		$first   = 0;
		$highest = -1;
		foreach ( $best as $template => $key ) {
			if ( $keys[ $key ] > $highest || ( $keys[ $key ] === $highest && $template > $first ) ) {
				$first   = $template;
				$highest = $keys[ $key ];
			}
		}
		if ( $first > 0 && $is_chosen && $highest < Specificity::BEATS_CHOICE ) {
			$outcome->behind_choice = $first;
		} elseif ( $first > 0 ) {
			$outcome->winner = $first;
			$outcome->key    = $best[ $first ];
			$outcome->rank   = $highest;
		}
		return $outcome;
	}

	/**
	 * @param array<string, int> $keys Matching keys to their ranks.
	 * @param array<int, string> $best Template to the best of its keys.
	 * @param array<int, string> $excluded Template to the key that excludes it.
	 * @return list<array{template_id: int, key: string, rank: int, why: string}> The best first.
	 */
	private static function lost( Resolution $outcome, array $keys, array $best, array $excluded ): array {
		$lost = array();
		foreach ( $best as $template => $key ) {
			if ( $template === $outcome->winner ) {
				continue;
			}
			$why = Resolution::CHOSEN;
			if ( isset( $excluded[ $template ] ) ) {
				$key = $excluded[ $template ];
				$why = Resolution::EXCLUDED;
			} elseif ( $outcome->winner > 0 ) {
				$why = $keys[ $key ] === $outcome->rank ? Resolution::OLDER : Resolution::OUTRANKED;
			}
			$lost[] = array(
				'template_id' => $template,
				'key'         => $key,
				'rank'        => $keys[ $key ],
				'why'         => $why,
			);
		}
		usort(
			$lost,
			static function ( array $a, array $b ): int {
				return array( Resolution::EXCLUDED === $a['why'], $b['rank'], $b['template_id'] ) <=> array( Resolution::EXCLUDED === $b['why'], $a['rank'], $a['template_id'] );
			}
		);
		return $lost;
	}
}
