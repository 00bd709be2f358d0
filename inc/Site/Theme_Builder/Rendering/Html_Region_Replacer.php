<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use WP_HTML_Tag_Processor;

/**
 * Puts something in the place of the one element of a classic theme's file that is its header or its footer. All else of the file
 * stays: wrappers, hero, what it does for small screens.
 */
final class Html_Region_Replacer extends WP_HTML_Tag_Processor {

	/** Within these, a header or footer is not the page's. */
	private const OTHERS = array( 'MAIN', 'ARTICLE', 'ASIDE', 'DIALOG', 'TEMPLATE' );

	/**
	 * Replaces the first outermost header of a page's beginning.
	 *
	 * @return string|null Null where there is none.
	 */
	public static function replace_header( string $html, string $own ): ?string {
		return self::replace( $html, ( new self( $html ) )->elements( 'HEADER' )[0] ?? null, $own );
	}

	/**
	 * Replaces the last outermost footer of a page's end.
	 *
	 * @return string|null Null where there is none.
	 */
	public static function replace_footer( string $html, string $own ): ?string {
		$elements = ( new self( $html ) )->elements( 'FOOTER' );
		$last     = end( $elements );
		return self::replace( $html, false === $last ? null : $last, $own );
	}

	/**
	 * Returns where the body of a page begins.
	 *
	 * @return int Bytes, up to behind the tag; all of them where there is none.
	 */
	public static function body_start( string $html ): int {
		$cut = new self( $html );
		return $cut->next_tag( array( 'tag_name' => 'BODY' ) ) ? $cut->place()[1] : strlen( $html );
	}

	/**
	 * Returns where the body of a page ends.
	 *
	 * @return int Bytes, up to the closing tag; all of them where there is none.
	 */
	public static function body_end( string $html ): int {
		$cut = new self( $html );
		$end = strlen( $html );
		while ( $cut->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			if ( 'BODY' === $cut->get_tag() && $cut->is_tag_closer() ) {
				$end = $cut->place()[0];
			}
		}
		return $end;
	}

	/** @return list<array{int, int}> Where the outermost elements of that tag begin and end, in bytes; those that are closed. */
	private function elements( string $tag ): array {
		$found = array();
		$start = 0;
		$depth = 0;
		$other = 0;
		while ( $this->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name   = (string) $this->get_tag();
			$closes = $this->is_tag_closer();
			if ( 'BODY' === $name && ! $closes ) {
				// What stands before is no part of the page.
				$found = array();
				$depth = 0;
				$other = 0;
			} elseif ( in_array( $name, self::OTHERS, true ) ) {
				// The end of a page closes what its beginning opened.
				$other = max( 0, $other + ( $closes ? -1 : 1 ) );
			} elseif ( $name === $tag && 0 === $other ) {
				if ( ! $closes && 0 === $depth++ ) {
					$start = $this->place()[0];
				} elseif ( $closes && $depth > 0 && 0 === --$depth ) {
					$found[] = array( $start, $this->place()[1] );
				}
			}
		}
		return $found;
	}

	/**
	 * @return array{int, int} Where the tag that was found begins and ends, in bytes.
	 */
	private function place(): array {
		$this->set_bookmark( 'here' );
		$span = $this->bookmarks['here'];
		return array( $span->start, $span->start + $span->length );
	}

	/**
	 * @param string               $html    HTML.
	 * @param array{int, int}|null $element Where an element begins and ends.
	 */
	private static function replace( string $html, ?array $element, string $own ): ?string {
		return null === $element ? null : substr( $html, 0, $element[0] ) . $own . substr( $html, $element[1] );
	}
}
