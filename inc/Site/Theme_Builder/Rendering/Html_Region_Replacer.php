<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use WP_HTML_Tag_Processor;

/** Replaces the header or footer element in the output of a classic theme's file, and keeps everything else. */
final class Html_Region_Replacer extends WP_HTML_Tag_Processor {

	/** Elements whose headers and footers are not the page's. */
	private const OTHERS = array( 'MAIN', 'ARTICLE', 'ASIDE', 'DIALOG', 'TEMPLATE' );

	/** Replaces the first outermost header. Returns null if there is none. */
	public static function replace_header( string $html, string $own ): ?string {
		return self::replace( $html, ( new self( $html ) )->elements( 'HEADER' )[0] ?? null, $own );
	}

	/** Replaces the last outermost footer. Returns null if there is none. */
	public static function replace_footer( string $html, string $own ): ?string {
		$elements = ( new self( $html ) )->elements( 'FOOTER' );
		$last     = end( $elements );
		return self::replace( $html, false === $last ? null : $last, $own );
	}

	/** Returns the byte offset after the body's opening tag, or the length if there is none. */
	public static function body_start( string $html ): int {
		$page = new self( $html );
		return $page->next_tag( array( 'tag_name' => 'BODY' ) ) ? $page->tag_offsets()[1] : strlen( $html );
	}

	/** Returns the byte offset of the body's closing tag, or the length if there is none. */
	public static function body_end( string $html ): int {
		$page = new self( $html );
		$end  = strlen( $html );
		while ( $page->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			if ( 'BODY' === $page->get_tag() && $page->is_tag_closer() ) {
				$end = $page->tag_offsets()[0];
			}
		}
		return $end;
	}

	/** @return list<array{int, int}> Byte offsets of the outermost closed elements with this tag. */
	private function elements( string $tag ): array {
		$found = array();
		$start = 0;
		$depth = 0;
		$other = 0;
		while ( $this->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name   = (string) $this->get_tag();
			$closes = $this->is_tag_closer();
			if ( 'BODY' === $name && ! $closes ) {
				// Ignore what precedes the body.
				$found = array();
				$depth = 0;
				$other = 0;
			} elseif ( in_array( $name, self::OTHERS, true ) ) {
				// In a footer file, closing tags may belong to elements opened in the header file.
				$other = max( 0, $other + ( $closes ? -1 : 1 ) );
			} elseif ( $name === $tag && 0 === $other ) {
				if ( ! $closes && 0 === $depth++ ) {
					$start = $this->tag_offsets()[0];
				} elseif ( $closes && $depth > 0 && 0 === --$depth ) {
					$found[] = array( $start, $this->tag_offsets()[1] );
				}
			}
		}
		return $found;
	}

	/** @return array{int, int} Byte offsets of the current tag. */
	private function tag_offsets(): array {
		$this->set_bookmark( 'here' );
		$span = $this->bookmarks['here'];
		return array( $span->start, $span->start + $span->length );
	}

	/** @param array{int, int}|null $element Byte offsets. */
	private static function replace( string $html, ?array $element, string $own ): ?string {
		return null === $element ? null : substr( $html, 0, $element[0] ) . $own . substr( $html, $element[1] );
	}
}
