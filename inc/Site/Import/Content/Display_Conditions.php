<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Template_Types;

/** Display conditions of theme templates in packs: as Elementor Pro stores them, such as 'include/singular/page/2000000011', with the pack's numbers. */
final class Display_Conditions {

	public const META = '_elementor_conditions';

	private const MAX = 100;

	private Condition_Store $store;

	private Condition_Types $types;

	private Condition_Targets $targets;

	public function __construct( Condition_Store $store, Condition_Types $types, Condition_Targets $targets ) {
		$this->store   = $store;
		$this->types   = $types;
		$this->targets = $targets;
	}

	/**
	 * Sets where a template is shown: as its document says, or as its type suggests.
	 * @param string               $type     Such as 'header'.
	 * @param array<string, mixed> $document
	 */
	public function write( int $template, string $type, array $document, Destination $here, Insert_Omissions $left_out ): void {
		$what       = __( 'Display conditions', 'templately' );
		$conditions = array();
		foreach ( $this->given( $type, $document ) as $text ) {
			$condition = $this->for_this_site( Condition::parse( $text ), $here );
			$error     = $this->targets->validation_error( $condition );
			if ( '' === $error && in_array( $condition->type, Condition::TYPES, true ) ) {
				$conditions[ (string) $condition ] = $condition;
			} else {
				$left_out->add( $what, '' === $error ? $text : $error );
			}
		}
		if ( array() === $conditions ) {
			$left_out->add( $what, __( 'Choose in the theme builder where this template is shown.', 'templately' ) );
			return;
		}
		$this->store->replace( $template, Template_Types::location( $type ), array_values( $conditions ) );
	}

	/**
	 * @param callable( string, int ): int $number Returns the pack's number of a post or term, by control and id; 0 for none.
	 * @return array{list<string>, list<string>} Template's conditions for a pack. Those of the pack, and those whose target the pack lacks.
	 */
	public function export( int $template, callable $number ): array {
		$exported = array();
		$lacking  = array();
		foreach ( $this->store->find_by_templates( array( $template ) )[ $template ] ?? array() as $row ) {
			$condition = new Condition( Condition::TYPES[ (int) $row['is_exclude'] ], $row['name'], $row['sub_name'], (int) $row['sub_id'] );
			$target    = 0 === $condition->sub_id ? 0 : $number( $this->control( $condition ), $condition->sub_id );
			if ( 0 !== $condition->sub_id && 0 === $target ) {
				$lacking[] = (string) $condition;
				continue;
			}
			$condition->sub_id = $target;
			$exported[]        = (string) $condition;
		}
		return array( $exported, $lacking );
	}

	/**
	 * @param array<string, mixed> $document
	 * @return list<string>
	 */
	private function given( string $type, array $document ): array {
		$given = $document['meta'][ self::META ] ?? null;
		if ( is_array( $given ) ) {
			return array_slice( array_values( array_filter( $given, 'is_string' ) ), 0, self::MAX );
		}
		$suggested = ( new Template_Types() )->get( $type )['condition'] ?? array();
		return array( implode( '/', array_filter( $suggested ) ) );
	}

	/** Replaces the pack's number of a post or term by its id; 0 would match all. */
	private function for_this_site( Condition $condition, Destination $here ): Condition {
		if ( 0 !== $condition->sub_id ) {
			$condition->sub_id = ( 'term' === $this->control( $condition ) ? $here->terms[ $condition->sub_id ] ?? 0 : $here->post_id( $condition->sub_id ) ) ?: -1;
		}
		return $condition;
	}

	/** Returns 'post', 'term', 'author' or ''. */
	private function control( Condition $condition ): string {
		return $this->types->sub_condition( $condition->name, $condition->sub_name )['control'] ?? '';
	}
}
