<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;
use WP_Term_Query;

/**
 * Brings the terms of a pack: those that are here already are used.
 */
final class Term_Writer {

	/**
	 * Writes some terms, parents before children. To be called within a chunk.
	 *
	 * @param Step_Context                       $work  What the step has to work with.
	 * @param list<array<string, mixed>> $terms Terms of the manifest.
	 */
	public function write( Step_Context $work, array $terms ): void {
		$numbers = array_merge( array_column( $terms, 'id' ), array_column( $terms, 'parent' ) );
		$ids     = $work->map()->ids( array_map( array( Objects::class, 'source' ), array_values( array_unique( array_map( 'intval', $numbers ) ) ) ) );
		$names   = array_merge( array_column( $terms, 'slug' ), array_column( $terms, 'name' ) );
		$unused  = $work->new_rows()->has_terms( $names ) ? array() : array_fill_keys( array_map( array( self::class, 'alike' ), $names ), true );
		$answer  = static function ( $found, WP_Term_Query $query ) use ( &$unused ) {
			$asked = array_filter( array_merge( (array) $query->query_vars['slug'], (array) $query->query_vars['name'] ), 'is_string' );
			$asked = array_values( array_diff( $asked, array( '' ) ) );
			return null === $found && 1 === count( $asked ) && isset( $unused[ self::alike( $asked[0] ) ] ) ? array() : $found;
		};
		// WordPress asks three times whether there is a term of that name or slug, of each of them.
		add_filter( 'terms_pre_query', $answer, 10, 2 );
		try {
			$this->write_new( $work, $terms, $ids, $unused );
		} finally {
			remove_filter( 'terms_pre_query', $answer, 10 );
		}
	}

	/**
	 * @param Step_Context                       $work   What the step has to work with.
	 * @param list<array<string, mixed>> $terms  Terms of the manifest.
	 * @param array<string, int>         $ids    What is here already, of those and their parents: what the map calls it to its id.
	 * @param array<string, true>        $unused Names and slugs that no term has; what is made is taken out.
	 */
	private function write_new( Step_Context $work, array $terms, array $ids, array &$unused ): void {
		$noted = array();
		foreach ( $terms as $term ) {
			$source = Objects::source( (int) $term['id'] );
			if ( isset( $ids[ $source ] ) ) {
				continue;
			}
			if ( ! taxonomy_exists( $term['taxonomy'] ) ) {
				$work->add_result( 'left_out', Objects::left_out( $term['name'], __( 'This site has no such kind of terms.', 'templately' ) ) );
				continue;
			}
			$parent = 0 === (int) ( $term['parent'] ?? 0 ) || ! is_taxonomy_hierarchical( $term['taxonomy'] ) ? 0 : $ids[ Objects::source( (int) $term['parent'] ) ] ?? 0;
			$here   = term_exists( $term['slug'], $term['taxonomy'], $parent > 0 ? $parent : null );
			if ( is_array( $here ) ) {
				$ids[ $source ]   = (int) $here['term_id'];
				$noted[ $source ] = array( 'term', $ids[ $source ], true );
				continue;
			}
			$made = wp_insert_term(
				wp_slash( sanitize_text_field( $term['name'] ) ),
				$term['taxonomy'],
				array(
					'slug'        => $term['slug'],
					'description' => wp_slash( wp_kses_post( (string) ( $term['description'] ?? '' ) ) ),
					'parent'      => max( 0, $parent ),
				)
			);
			if ( is_wp_error( $made ) ) {
				$same = (int) $made->get_error_data( 'term_exists' );
				if ( $same > 0 ) {
					$ids[ $source ]   = $same;
					$noted[ $source ] = array( 'term', $same, true );
				} else {
					$work->add_result( 'left_out', Objects::left_out( $term['name'], $made->get_error_message() ) );
				}
				continue;
			}
			$ids[ $source ]   = (int) $made['term_id'];
			$noted[ $source ] = array( 'term', $ids[ $source ], false );
			unset( $unused[ self::alike( $term['slug'] ) ], $unused[ self::alike( $term['name'] ) ] );
		}
		$work->map()->record_all( $noted );
	}

	/**
	 * @param string $name Name or slug of a term.
	 * @return string What it is to a database to which letters with and without accents are the same.
	 */
	private static function alike( string $name ): string {
		return strtolower( remove_accents( $name ) );
	}
}
