<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Failure;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;

/**
 * Where templates show: what people read and change of it.
 *
 * @phpstan-type Shown array{id: int, type: string, name: string, sub_name: string, sub_id: int, sub_label: string, fault: string}
 */
final class Conditions {

	private Condition_Store $storage;

	private Theme_Templates $templates;

	private Condition_Types $config;

	private Condition_Targets $chosen;

	private Condition_Preview $preview;

	public function __construct( Condition_Store $storage, Theme_Templates $templates, Condition_Types $config, Condition_Targets $chosen, Condition_Preview $preview ) {
		$this->storage   = $storage;
		$this->templates = $templates;
		$this->config    = $config;
		$this->chosen    = $chosen;
		$this->preview   = $preview;
	}

	/**
	 * Returns a template with its conditions, and with those that it could have.
	 *
	 * @return array{template: array<string, mixed>, config: array<string, array<string, mixed>>, template_conditions: list<Shown>}
	 *
	 * @throws Failure 404 not_a_template.
	 */
	public function get( int $template ): array {
		return array(
			'template'            => $this->templates->get( $template ),
			'config'              => $this->config->all(),
			'template_conditions' => $this->shown( $this->stored( $template ) ),
		);
	}

	/**
	 * Replaces the conditions of a template, all or none.
	 *
	 * @param list<array<string, mixed>> $rows     type, name, sub_name, sub_id.
	 * @return array{template_conditions: list<Shown>, conflicts: list<array<string, mixed>>}
	 *
	 * @throws Failure 404 not_a_template, 400 invalid_conditions with a sentence for each row.
	 */
	public function save( int $template, array $rows ): array {
		$location   = (string) $this->templates->get( $template )['location'];
		$conditions = $this->sound( $template, $rows );
		$this->storage->replace(
			$template,
			$location,
			array_map(
				static function ( Condition $condition ): array {
					return array(
						'is_exclude' => $condition->is_exclude(),
						'name'       => $condition->name,
						'sub_name'   => $condition->sub_name,
						'sub_id'     => $condition->sub_id,
						'k'          => $condition->key(),
					);
				},
				$conditions
			)
		);
		return array(
			'template_conditions' => $this->shown( $this->stored( $template ) ),
			'conflicts'           => $this->preview->preview( $template, $location, $conditions )['conflicts'],
		);
	}

	/**
	 * Says what conditions would do. Nothing is written.
	 *
	 * @param list<array<string, mixed>> $rows     type, name, sub_name, sub_id.
	 * @return array{pages: list<array<string, mixed>>, conflicts: list<array<string, mixed>>}
	 *
	 * @throws Failure 404 not_a_template, 400 invalid_conditions with a sentence for each row.
	 */
	public function preview( int $template, array $rows ): array {
		$location = (string) $this->templates->get( $template )['location'];
		return $this->preview->preview( $template, $location, $this->sound( $template, $rows ) );
	}

	/**
	 * Finds what people can choose for a condition.
	 *
	 * @param string $control  'post', 'term' or 'author'.
	 * @param string $text     What it is called, or a part of that.
	 * @return list<array{value: int, label: string}> Nothing for no text.
	 *
	 * @throws Failure 400 no_choice.
	 */
	public function autocomplete( string $name, string $sub_name, string $control, string $text ): array {
		$sub = $this->config->sub_condition( $name, $sub_name );
		if ( null === $sub || $sub['control'] !== $control ) {
			throw new Failure( 'no_choice', self::no_choice(), 400, array( 'control' => self::no_choice() ) );
		}
		$text = trim( $text );
		return '' === $text ? array() : $this->chosen->search( $control, $sub['of'], $text );
	}

	/** @return list<Condition> What is stored for it. */
	private function stored( int $template ): array {
		$conditions = array();
		foreach ( $this->storage->find_by_templates( array( $template ) )[ $template ] ?? array() as $row ) {
			$conditions[] = new Condition( Condition::TYPES[ (int) $row['is_exclude'] ], $row['name'], $row['sub_name'], (int) $row['sub_id'], (int) $row['id'] );
		}
		return $conditions;
	}

	/**
	 * @param list<array<string, mixed>> $rows     type, name, sub_name, sub_id.
	 * @return list<Condition> Each of them once. What does nothing here is among them only where it was stored before: whoever edits another row loses nothing.
	 *
	 * @throws Failure 400 invalid_conditions with a sentence for each row.
	 */
	private function sound( int $template, array $rows ): array {
		$conditions = array();
		foreach ( $rows as $row ) {
			$conditions[] = new Condition( $row['type'], $row['name'], $row['sub_name'], $row['sub_id'] );
		}
		$this->chosen->prime_caches( $conditions );
		$stored = array_map( 'strval', $this->stored( $template ) );
		$faults = array();
		$known  = array();
		foreach ( $conditions as $number => $condition ) {
			$fault = in_array( (string) $condition, $stored, true ) ? '' : $this->chosen->validation_error( $condition );
			if ( '' !== $fault ) {
				$faults[ "conditions.$number" ] = $fault;
			}
			$known[ (string) $condition ] = $condition;
		}
		if ( array() !== $faults ) {
			throw new Failure( 'invalid_conditions', __( 'Nothing was saved: one of the conditions does not exist here.', 'templately' ), 400, $faults );
		}
		return array_values( $known );
	}

	/**
	 * @param list<Condition> $conditions Conditions.
	 * @return list<Shown>
	 */
	private function shown( array $conditions ): array {
		$this->chosen->prime_caches( $conditions );
		$shown = array();
		foreach ( $conditions as $condition ) {
			$shown[] = array(
				'id'        => $condition->id,
				'type'      => $condition->type,
				'name'      => $condition->name,
				'sub_name'  => $condition->sub_name,
				'sub_id'    => $condition->sub_id,
				'sub_label' => $this->chosen->label( $condition ),
				'fault'     => $this->chosen->validation_error( $condition ),
			);
		}
		return $shown;
	}

	/** Says that a list to choose from does not belong to a condition. */
	private static function no_choice(): string {
		return __( 'This condition offers nothing of that kind.', 'templately' );
	}
}
