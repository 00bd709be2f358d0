<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/** Links between the pages of a pack. Until the target page is imported, such a link is an anchor with the page's slug. */
final class Pack_Page_Links {

	private const PAGE   = '#https://pages\.templately\.invalid/([a-z0-9-]+)/?(?=["\'])#';
	private const ANCHOR = '#templately-page-';

	/** Converts placeholder URLs of the pack's pages to anchors. */
	public static function to_anchors( string $block ): string {
		return (string) preg_replace( self::PAGE, self::ANCHOR . '$1', $block );
	}

	/**
	 * @param array<int|string, string> $addresses Slug or number of a page in the pack to URL.
	 * @param string|null $others Replacement for anchors of other pages. null keeps them.
	 */
	public static function to_links( string $content, array $addresses, ?string $others = null ): string {
		return (string) preg_replace_callback(
			'/(["\'])' . self::ANCHOR . '([a-z0-9-]+)(?=\1)/',
			static function ( array $found ) use ( $addresses, $others ): string {
				return $found[1] . ( $addresses[ $found[2] ] ?? $others ?? self::ANCHOR . $found[2] );
			},
			$content
		);
	}

	/**
	 * Converts anchors in some pages to links between these pages, and returns the number of changed pages.
	 * @param array<string, int> $pages Slug in the pack to local page id.
	 */
	public static function update_pages( array $pages ): int {
		$linked = 0;
		foreach ( $pages as $id ) {
			$post = get_post( $id );
			if ( null === $post ) {
				continue;
			}
			$content = self::to_links( $post->post_content, array_map( 'strval', array_map( 'get_permalink', $pages ) ) );
			if ( $content !== $post->post_content ) {
				wp_update_post(
					array(
						'ID'           => $id,
						'post_content' => wp_slash( $content ),
					)
				);
				++$linked;
			}
		}
		return $linked;
	}
}
