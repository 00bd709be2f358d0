<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * Links between the pages of a pack. What they lead to is known when the last page is made: until then each is an anchor that
 * leads nowhere.
 */
final class Pack_Page_Links {

	private const PAGE   = '#https://pages\.templately\.invalid/([a-z0-9-]+)/?(?=["\'])#';
	private const ANCHOR = '#templately-page-';

	/**
	 * Makes anchors of a document's links to pages of its pack.
	 *
	 * @param string $block One serialised block.
	 */
	public static function to_anchors( string $block ): string {
		return (string) preg_replace( self::PAGE, self::ANCHOR . '$1', $block );
	}

	/**
	 * Makes links of the anchors in a document.
	 *
	 * @param string                    $content   Serialised blocks.
	 * @param array<int|string, string> $addresses Slug or number of a page in the pack to its address.
	 * @param string|null               $others    What anchors become that mean another page; null where they stay.
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
	 * Makes links of the anchors in some pages, to those of them that they mean. Others stay: the page that they mean may follow.
	 *
	 * @param array<string, int> $pages Slug in the pack to the page here.
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
