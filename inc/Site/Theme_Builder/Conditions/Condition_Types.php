<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use WP_Post_Type;
use WP_Taxonomy;

/**
 * The conditions that this site offers, including its post types and taxonomies.
 * @phpstan-type Sub array{label: string, control: string, of: string}
 */
final class Condition_Types {

	/** Types of objects that can be chosen by id. */
	public const CONTROLS = array( 'post', 'term', 'author' );

	/** Post types whose entries only show while they are edited. */
	private const NO_PAGES = array( 'elementor_library', 'e-floating-buttons', Theme_Template_Store::ELEMENTOR_TYPE );

	/** @var array<string, array<string, Sub>>|null By name and sub name. */
	private ?array $subs = null;

	/**
	 * Returns all conditions as the REST API describes them.
	 * @return array<string, array{label: string, plural_label: string, sub_conditions: array<string, array{label: string, controls: list<string>}>, controls: list<string>}>
	 */
	public function all(): array {
		$config = array();
		foreach ( self::names() as $name => list( $label, $plural ) ) {
			$subs = array();
			foreach ( $this->subs()[ $name ] as $sub_name => $sub ) {
				$subs[ $sub_name ] = array(
					'label'    => $sub['label'],
					'controls' => '' === $sub['control'] ? array() : array( $sub['control'] ),
				);
			}
			$config[ $name ] = array(
				'label'          => $label,
				'plural_label'   => $plural,
				'sub_conditions' => $subs,
				'controls'       => array(),
			);
		}
		return $config;
	}

	/** @return Sub|null Label, control that chooses an id ('' for none) and its post type or taxonomy ('' for any). null if unknown here. */
	public function sub_condition( string $name, string $sub_name ): ?array {
		return $this->subs()[ $name ][ $sub_name ] ?? null;
	}

	/** Returns a label such as 'Archives / Categories / News'. */
	public function label( Condition $condition, string $title = '' ): string {
		$sub   = '' === $condition->sub_name ? '' : ( $this->sub_condition( $condition->name, $condition->sub_name )['label'] ?? $condition->sub_name );
		$parts = array( self::names()[ $condition->name ][ '' === $sub ? 1 : 0 ] ?? $condition->name, $sub, 0 === $condition->sub_id ? '' : ( '' === $title ? "#$condition->sub_id" : $title ) );
		return implode( ' / ', array_diff( $parts, array( '' ) ) );
	}

	/** @return array<string, array{string, string}> Name to singular and plural label. */
	private static function names(): array {
		return array(
			'general'  => array( __( 'Entire site', 'templately' ), __( 'Entire site', 'templately' ) ),
			'archive'  => array( __( 'Archives', 'templately' ), __( 'All archives', 'templately' ) ),
			'singular' => array( __( 'Single entries', 'templately' ), __( 'All single entries', 'templately' ) ),
		);
	}

	/** @return array<string, array<string, Sub>> */
	private function subs(): array {
		if ( null === $this->subs ) {
			$this->subs = array(
				'general'  => array(),
				'archive'  => self::archives(),
				'singular' => self::singles(),
			);
		}
		return $this->subs;
	}

	/** @return array<string, Sub> */
	private static function archives(): array {
		$subs = array(
			'author' => self::of( __( 'Author', 'templately' ), 'author' ),
			'date'   => self::of( __( 'Date', 'templately' ) ),
			'year'   => self::of( __( 'Year', 'templately' ) ),
			'month'  => self::of( __( 'Month', 'templately' ) ),
			'day'    => self::of( __( 'Day', 'templately' ) ),
			'search' => self::of( __( 'Search results', 'templately' ) ),
			'paged'  => self::of( __( 'Further pages', 'templately' ) ),
		);
		foreach ( self::post_types() as $name => $type ) {
			$taxonomies = self::taxonomies( $name );
			$label      = $type->labels->name;
			if ( 'post' === $name || false !== $type->has_archive ) {
				/* translators: %s: name of a post type, such as Posts. */
				$subs[ "{$name}_archive" ] = self::of( sprintf( __( '%s: archive', 'templately' ), $label ) );
			}
			if ( isset( $subs[ "{$name}_archive" ] ) || array() !== $taxonomies ) {
				/* translators: %s: name of a post type, such as Posts. */
				$subs[ $name ] = $subs[ $name ] ?? self::of( sprintf( __( '%s: all archives', 'templately' ), $label ) );
			}
			foreach ( $taxonomies as $taxonomy => $of ) {
				$terms             = $of->labels->name;
				$subs[ $taxonomy ] = self::of( $terms, 'term', $taxonomy );
				if ( $of->hierarchical ) {
					/* translators: %s: name of a taxonomy, such as Categories. */
					$subs[ "child_of_$taxonomy" ] = self::of( sprintf( __( '%s: children of', 'templately' ), $terms ), 'term', $taxonomy );
					/* translators: %s: name of a taxonomy, such as Categories. */
					$subs[ "any_child_of_$taxonomy" ] = self::of( sprintf( __( '%s: descendants of', 'templately' ), $terms ), 'term', $taxonomy );
				}
			}
		}
		return $subs;
	}

	/** @return array<string, Sub> */
	private static function singles(): array {
		$subs = array(
			'front_page'     => self::of( __( 'Front page', 'templately' ) ),
			'privacy_policy' => self::of( __( 'Privacy policy page', 'templately' ) ),
		);
		foreach ( self::post_types() as $name => $type ) {
			$label         = $type->labels->name;
			$subs[ $name ] = $subs[ $name ] ?? self::of( $label, 'post', $name );
			foreach ( self::taxonomies( $name ) as $taxonomy => $of ) {
				/* translators: %s: name of a taxonomy, such as Categories. */
				$subs[ "in_$taxonomy" ] = self::of( sprintf( __( 'In %s', 'templately' ), $of->labels->name ), 'term', $taxonomy );
				if ( $of->hierarchical ) {
					/* translators: %s: name of a taxonomy, such as Categories. */
					$subs[ "in_{$taxonomy}_children" ] = self::of( sprintf( __( 'In descendants of %s', 'templately' ), $of->labels->name ), 'term', $taxonomy );
				}
			}
			/* translators: %s: name of a post type, such as Posts. */
			$subs[ "{$name}_by_author" ] = self::of( sprintf( __( '%s by author', 'templately' ), $label ), 'author' );
		}
		return $subs + array(
			'child_of'     => self::of( __( 'Children of', 'templately' ), 'post' ),
			'any_child_of' => self::of( __( 'Descendants of', 'templately' ), 'post' ),
			'by_author'    => self::of( __( 'By author', 'templately' ), 'author' ),
			'not_found404' => self::of( __( '404 page', 'templately' ) ),
		);
	}

	/** @return Sub */
	private static function of( string $label, string $control = '', string $of = '' ): array {
		return compact( 'label', 'control', 'of' );
	}

	/** @return array<string, WP_Post_Type> Post types with pages of their own. */
	public static function post_types(): array {
		return array_filter( array_diff_key( get_post_types( array(), 'objects' ), array_flip( self::NO_PAGES ) ), 'is_post_type_viewable' );
	}

	/** @return array<string, WP_Taxonomy> Taxonomies with archives. */
	public static function taxonomies( string $type ): array {
		return array_filter( get_object_taxonomies( $type, 'objects' ), 'is_taxonomy_viewable' );
	}
}
