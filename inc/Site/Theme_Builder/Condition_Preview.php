<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Conditions\Resolver;

/**
 * Tells on which pages edited conditions would apply, and which templates they would compete with. Writes nothing.
 * @phpstan-type Conflict array{template_id: int, title: string, edit_link: string, location: string, relation: string, condition: string}
 */
final class Condition_Preview {

	/** Limits the pages returned. */
	public const MAX = 10;

	private const MAX_SIMULATIONS = 40;

	public const MAX_CONFLICTS = 50;

	private Condition_Store $store;

	private Condition_Types $types;

	private Sample_Pages $samples;

	private Condition_Targets $targets;

	private Request_Simulation $simulation;

	public function __construct( Condition_Store $store, Condition_Types $types, Sample_Pages $samples, Condition_Targets $targets, Request_Simulation $simulation ) {
		$this->store      = $store;
		$this->types      = $types;
		$this->samples    = $samples;
		$this->targets    = $targets;
		$this->simulation = $simulation;
	}

	/**
	 * @param list<Condition> $conditions
	 * @return array{pages: list<array{title: string, url: string, wins: bool}>, conflicts: list<Conflict>}
	 */
	public function preview( int $template, string $location, array $conditions ): array {
		$own  = self::rows( $template, $location, $conditions );
		$met  = array();
		$keys = array();
		foreach ( $this->candidates( $conditions ) as $url => $title ) {
			$facts = count( $met ) < self::MAX ? $this->simulation->simulate( $url ) : null;
			if ( null === $facts || ! $facts->has_locations ) {
				continue;
			}
			$alone = Resolver::resolve( $facts->matching_keys(), $own )[ $location ] ?? null;
			if ( null !== $alone && $alone->winner === $template ) {
				$met[ $url ] = array( $title, $facts );
				$keys       += $facts->matching_keys();
			}
		}
		$others    = array_filter(
			$this->store->find_matching_with_titles( array_map( 'strval', array_keys( $keys ) ) ),
			static function ( array $row ) use ( $template, $location ): bool {
				return (int) $row['template_id'] !== $template && $row['location'] === $location && '' === $row['fault'];
			}
		);
		$pages     = array();
		$relations = array();
		foreach ( $met as $url => list( $title, $facts ) ) {
			$outcome = Resolver::resolve( $facts->matching_keys(), array_merge( $own, $others ), '' !== $facts->chosen )[ $location ];
			$pages[] = array(
				'title' => $title,
				'url'   => $url,
				'wins'  => $outcome->winner === $template,
			);
			$this->add_relations( $relations, $template, $outcome, Resolver::resolve( $facts->matching_keys(), $own )[ $location ]->key );
		}
		return array(
			'pages'     => $pages,
			'conflicts' => $this->conflicts( $relations, $others, $location ),
		);
	}

	/**
	 * @param array<int, array{string, string}> $relations Template to relation and key of its condition. Is added to.
	 * @param string $own Key of the condition that matched the edited template.
	 */
	private function add_relations( array &$relations, int $template, Resolution $outcome, string $own ): void {
		$others = $outcome->lost;
		if ( $outcome->winner > 0 && $outcome->winner !== $template ) {
			array_unshift(
				$others,
				array(
					'template_id' => $outcome->winner,
					'key'         => $outcome->key,
					'rank'        => $outcome->rank,
					'why'         => '',
				)
			);
		}
		foreach ( $others as $other ) {
			// Excluded templates do not compete. Nor do templates that lose to a third one.
			if ( $other['template_id'] === $template || Resolution::EXCLUDED === $other['why'] || ( $outcome->winner !== $template && $other['template_id'] !== $outcome->winner ) ) {
				continue;
			}
			$relation = $other['key'] === $own ? 'same' : ( $outcome->winner === $template ? 'wins_over' : 'yields_to' );
			if ( 'yields_to' === $relation || ! isset( $relations[ $other['template_id'] ] ) ) {
				$relations[ $other['template_id'] ] = array( $relation, $other['key'] );
			}
		}
	}

	/**
	 * @param array<int, array{string, string}> $relations Template to relation and key of its condition.
	 * @param array<int, array{template_id: string, post_title: string}> $rows
	 * @return list<Conflict>
	 */
	private function conflicts( array $relations, array $rows, string $location ): array {
		$titles    = array_column( $rows, 'post_title', 'template_id' );
		$conflicts = array();
		foreach ( array_slice( $relations, 0, self::MAX_CONFLICTS, true ) as $id => list( $relation, $key ) ) {
			$condition   = Condition::parse( "include/$key" );
			$conflicts[] = array(
				'template_id' => $id,
				'title'       => (string) ( $titles[ $id ] ?? '' ),
				'edit_link'   => (string) get_edit_post_link( $id, 'raw' ),
				'location'    => $location,
				'relation'    => $relation,
				'condition'   => $this->types->label( $condition, $this->targets->label( $condition ) ),
			);
		}
		return $conflicts;
	}

	/**
	 * @param list<Condition> $conditions
	 * @return array<string, string> URL to title, alternating between the conditions.
	 */
	private function candidates( array $conditions ): array {
		$of    = array();
		$found = array();
		foreach ( $conditions as $condition ) {
			// Enough conditions to fill the preview, even if a template has hundreds.
			if ( ! $condition->is_exclude() && count( $of ) < self::MAX_SIMULATIONS ) {
				$of[] = $this->samples->find( $condition );
			}
		}
		for ( $turn = 0; $turn < self::MAX_SIMULATIONS; $turn++ ) {
			foreach ( array_column( $of, $turn ) as $sample ) {
				$found += array( $sample['url'] => $sample['title'] );
			}
		}
		return array_slice( $found, 0, self::MAX_SIMULATIONS, true );
	}

	/**
	 * @param list<Condition> $conditions
	 * @return list<array{template_id: int, location: string, is_exclude: int, k: string}>
	 */
	private static function rows( int $template, string $location, array $conditions ): array {
		return array_map(
			static function ( Condition $condition ) use ( $template, $location ): array {
				return array(
					'template_id' => $template,
					'location'    => $location,
					'is_exclude'  => $condition->is_exclude() ? 1 : 0,
					'k'           => $condition->key(),
				);
			},
			$conditions
		);
	}
}
