<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * Decides which template shows in each location of a page. Pure: facts and rows in, outcomes out.
 *
 * A template takes part by the highest of its conditions that match, and not at all where one of its excludes does. The highest
 * rank wins; of equals the newest template, which has the highest id. The template that a page chose for itself beats, for the body,
 * what is below Ranks::BEATS_CHOICE.
 */
final class Resolver {

	/**
	 * Returns what shows.
	 *
	 * @param array<string, int>                                                             $keys      Keys of conditions that match the page, each with its rank.
	 * @param iterable<array{template_id: int|string, location: string, is_exclude: int|string, k: string}> $rows      Conditions; those that do not match are passed over.
	 * @param bool                                                                           $is_chosen Whether the page chose a template for itself.
	 * @param bool                                                                           $is_told   Whether the outcomes say of the others why they do not show, which costs more than to find the winner.
	 * @return array<string, Resolution> Location to what shows there; only those that some row matches.
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
	 * @param array<string, int> $keys      Keys that match, each with its rank.
	 * @param array<int, string> $best      Template to the best of its keys, of those that are not taken out.
	 * @param bool               $is_chosen Whether the page chose a template for this location.
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
	 * @param array<string, int> $keys     Keys that match, each with its rank.
	 * @param array<int, string> $best     Template to the best of its keys.
	 * @param array<int, string> $excluded Template to the key by which it is taken out.
	 * @return list<array{template_id: int, key: string, rank: int, why: string}> The others, the best first.
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
