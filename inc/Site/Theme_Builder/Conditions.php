<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Failure;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;

/**
 * Reads and saves the display conditions of templates.
 * @phpstan-type Shown array{id: int, type: string, name: string, sub_name: string, sub_id: int, sub_label: string, fault: string}
 */
final class Conditions {

	private Condition_Store $store;

	private Theme_Templates $templates;

	private Condition_Types $types;

	private Condition_Targets $targets;

	private Condition_Preview $preview;

	public function __construct( Condition_Store $store, Theme_Templates $templates, Condition_Types $types, Condition_Targets $targets, Condition_Preview $preview ) {
		$this->store     = $store;
		$this->templates = $templates;
		$this->types     = $types;
		$this->targets   = $targets;
		$this->preview   = $preview;
	}

	/**
	 * @return array{template: array<string, mixed>, config: array<string, array<string, mixed>>, template_conditions: list<Shown>}
	 * @throws Failure 404 not_a_template.
	 */
	public function get( int $template ): array {
		return array(
			'template'            => $this->templates->get( $template ),
			'config'              => $this->types->all(),
			'template_conditions' => $this->to_response( $this->stored( $template ) ),
		);
	}

	/**
	 * Replaces a template's conditions, all or none.
	 * @param list<array<string, mixed>> $rows type, name, sub_name, sub_id.
	 * @return array{template_conditions: list<Shown>, conflicts: list<array<string, mixed>>}
	 * @throws Failure 400 invalid_conditions with a message per row, 404 not_a_template.
	 */
	public function save( int $template, array $rows ): array {
		$location   = (string) $this->templates->get( $template )['location'];
		$conditions = $this->validate( $template, $rows );
		$this->store->replace( $template, $location, $conditions );
		return array(
			'template_conditions' => $this->to_response( $this->stored( $template ) ),
			'conflicts'           => $this->preview->preview( $template, $location, $conditions )['conflicts'],
		);
	}

	/**
	 * @param list<array<string, mixed>> $rows type, name, sub_name, sub_id.
	 * @return array{pages: list<array<string, mixed>>, conflicts: list<array<string, mixed>>}
	 * @throws Failure As save().
	 */
	public function preview( int $template, array $rows ): array {
		$location = (string) $this->templates->get( $template )['location'];
		return $this->preview->preview( $template, $location, $this->validate( $template, $rows ) );
	}

	/**
	 * @return list<array{value: int, label: string}> Empty for an empty text.
	 * @throws Failure 400 no_choice.
	 */
	public function autocomplete( string $name, string $sub_name, string $control, string $text ): array {
		$sub = $this->types->sub_condition( $name, $sub_name );
		if ( null === $sub || $sub['control'] !== $control ) {
			throw new Failure( 'no_choice', self::no_choice(), 400, array( 'control' => self::no_choice() ) );
		}
		$text = trim( $text );
		return '' === $text ? array() : $this->targets->search( $control, $sub['of'], $text );
	}

	/** @return list<Condition> */
	private function stored( int $template ): array {
		$conditions = array();
		foreach ( $this->store->find_by_templates( array( $template ) )[ $template ] ?? array() as $row ) {
			$conditions[] = new Condition( Condition::TYPES[ (int) $row['is_exclude'] ], $row['name'], $row['sub_name'], (int) $row['sub_id'], (int) $row['id'] );
		}
		return $conditions;
	}

	/**
	 * @param list<array<string, mixed>> $rows type, name, sub_name, sub_id.
	 * @return list<Condition> Valid conditions without duplicates. Keeps stored ones that have become invalid, so that editing another row does not lose them.
	 */
	private function validate( int $template, array $rows ): array {
		$conditions = array();
		foreach ( $rows as $row ) {
			$conditions[] = new Condition( $row['type'], $row['name'], $row['sub_name'], (int) $row['sub_id'] );
		}
		$this->targets->prime_caches( $conditions );
		$stored = array_map( 'strval', $this->stored( $template ) );
		$faults = array();
		$known  = array();
		foreach ( $conditions as $number => $condition ) {
			$fault = in_array( (string) $condition, $stored, true ) ? '' : $this->targets->validation_error( $condition );
			if ( '' !== $fault ) {
				$faults[ "conditions.$number" ] = $fault;
			}
			$known[ (string) $condition ] = $condition;
		}
		if ( array() !== $faults ) {
			throw new Failure( 'invalid_conditions', __( 'Nothing was saved because one of the conditions does not exist on this site.', 'templately' ), 400, $faults );
		}
		return array_values( $known );
	}

	/**
	 * @param list<Condition> $conditions
	 * @return list<Shown>
	 */
	private function to_response( array $conditions ): array {
		$this->targets->prime_caches( $conditions );
		$shown = array();
		foreach ( $conditions as $condition ) {
			$shown[] = array(
				'id'        => $condition->id,
				'type'      => $condition->type,
				'name'      => $condition->name,
				'sub_name'  => $condition->sub_name,
				'sub_id'    => $condition->sub_id,
				'sub_label' => $this->targets->label( $condition ),
				'fault'     => $this->targets->validation_error( $condition ),
			);
		}
		return $shown;
	}

	private static function no_choice(): string {
		return __( 'This condition has no such options.', 'templately' );
	}
}
