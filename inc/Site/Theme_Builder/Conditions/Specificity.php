<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/** Ranks conditions by specificity. Single source for the resolver and the conditions screen. */
final class Specificity {

	/** Conditions from this rank on beat the page template chosen for the page itself. */
	public const BEATS_CHOICE = 40;

	/** Form of a condition to its rank. */
	private const TABLE = array(
		'singular/front_page'                  => 45,
		'singular/privacy_policy'              => 41,
		'singular/{type}/{id}'                 => 40,
		'archive/{taxonomy}/{id}'              => 40,
		'archive/author/{id}'                  => 40,
		'singular/child_of/{id}'               => 36,
		'archive/child_of_{taxonomy}/{id}'     => 36,
		'singular/any_child_of/{id}'           => 35,
		'archive/any_child_of_{taxonomy}/{id}' => 35,
		'singular/in_{taxonomy}/{id}'          => 32,
		'singular/in_{taxonomy}_children/{id}' => 31,
		'singular/by_author/{id}'              => 30,
		'singular/{type}_by_author/{id}'       => 30,
		'singular/not_found404'                => 30,
		'archive/year'                         => 22,
		'archive/month'                        => 22,
		'archive/day'                          => 22,
		'singular/in_{taxonomy}'               => 21,
		'singular/in_{taxonomy}_children'      => 21,
		'singular/child_of'                    => 21,
		'singular/any_child_of'                => 21,
		'archive/child_of_{taxonomy}'          => 21,
		'archive/any_child_of_{taxonomy}'      => 21,
		'singular/{type}'                      => 20,
		'archive/{taxonomy}'                   => 20,
		'archive/author'                       => 20,
		'archive/date'                         => 20,
		'archive/search'                       => 20,
		'archive/{type}_archive'               => 20,
		'singular/by_author'                   => 15,
		'singular/{type}_by_author'            => 15,
		'archive/{type}'                       => 15,
		'archive/paged'                        => 12,
		'singular'                             => 10,
		'archive'                              => 10,
		'general'                              => 0,
	);

	/** @param string $form A key of TABLE, such as 'singular/{type}/{id}'. */
	public static function rank( string $form ): int {
		return self::TABLE[ $form ];
	}

	/** @return list<array{rank: int, rows: list<string>}> Table with labels, the highest rank first. */
	public static function table(): array {
		$labels = self::labels();
		$rows   = array();
		foreach ( self::TABLE as $form => $rank ) {
			$rows[ $rank ][] = $labels[ $form ];
		}
		krsort( $rows );
		$table = array();
		foreach ( $rows as $rank => $of ) {
			$table[] = array(
				'rank' => $rank,
				'rows' => $of,
			);
		}
		return $table;
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'singular/front_page'                  => __( 'The front page', 'templately' ),
			'singular/privacy_policy'              => __( 'The privacy policy page', 'templately' ),
			'singular/{type}/{id}'                 => __( 'One page, post or other entry', 'templately' ),
			'archive/{taxonomy}/{id}'              => __( 'The archive of one category, tag or other term', 'templately' ),
			'archive/author/{id}'                  => __( 'The archive of one author', 'templately' ),
			'singular/child_of/{id}'               => __( 'Children of one page', 'templately' ),
			'archive/child_of_{taxonomy}/{id}'     => __( 'Archives of the children of one term', 'templately' ),
			'singular/any_child_of/{id}'           => __( 'Descendants of one page', 'templately' ),
			'archive/any_child_of_{taxonomy}/{id}' => __( 'Archives of the descendants of one term', 'templately' ),
			'singular/in_{taxonomy}/{id}'          => __( 'Entries in one category, tag or other term', 'templately' ),
			'singular/in_{taxonomy}_children/{id}' => __( 'Entries in the descendants of one term', 'templately' ),
			'singular/by_author/{id}'              => __( 'All entries by one author', 'templately' ),
			'singular/{type}_by_author/{id}'       => __( 'Entries of one type by one author', 'templately' ),
			'singular/not_found404'                => __( 'Pages that do not exist (404)', 'templately' ),
			'archive/year'                         => __( 'Yearly archives', 'templately' ),
			'archive/month'                        => __( 'Monthly archives', 'templately' ),
			'archive/day'                          => __( 'Daily archives', 'templately' ),
			'singular/in_{taxonomy}'               => __( 'Entries in any term of a taxonomy', 'templately' ),
			'singular/in_{taxonomy}_children'      => __( 'Entries in any child term of a taxonomy', 'templately' ),
			'singular/child_of'                    => __( 'Children of any page', 'templately' ),
			'singular/any_child_of'                => __( 'Descendants of any page', 'templately' ),
			'archive/child_of_{taxonomy}'          => __( 'Archives of the children of any term', 'templately' ),
			'archive/any_child_of_{taxonomy}'      => __( 'Archives of the descendants of any term', 'templately' ),
			'singular/{type}'                      => __( 'All entries of one type, such as all posts', 'templately' ),
			'archive/{taxonomy}'                   => __( 'Archives of one taxonomy, such as categories', 'templately' ),
			'archive/author'                       => __( 'Author archives', 'templately' ),
			'archive/date'                         => __( 'Date archives', 'templately' ),
			'archive/search'                       => __( 'Search results', 'templately' ),
			'archive/{type}_archive'               => __( 'The archive of one type, such as the list of posts', 'templately' ),
			'singular/by_author'                   => __( 'All entries with an author', 'templately' ),
			'singular/{type}_by_author'            => __( 'All entries of one type with an author', 'templately' ),
			'archive/{type}'                       => __( 'Every archive of one type', 'templately' ),
			'archive/paged'                        => __( 'Further pages of archives', 'templately' ),
			'singular'                             => __( 'All single pages and posts', 'templately' ),
			'archive'                              => __( 'All archives', 'templately' ),
			'general'                              => __( 'The entire site', 'templately' ),
		);
	}
}
