<?php

declare( strict_types=1 );

namespace Templately\Insertion;

/**
 * Links between the pages of a pack. What they lead to is known when the last page is made: until then each is an anchor that
 * leads nowhere.
 */
final class Pack_Links {

	private const PAGE   = '#https://pages\.templately\.invalid/([a-z0-9-]+)/?(?=["\'])#';
	private const ANCHOR = '#templately-page-';

	/**
	 * Makes anchors of a document's links to pages of its pack.
	 *
	 * @param string $block One serialised block.
	 */
	public static function keep( string $block ): string {
		return (string) preg_replace( self::PAGE, self::ANCHOR . '$1', $block );
	}

	/**
	 * Makes links of the anchors in some pages, to those of them that they mean. Others stay: the page that they mean may follow.
	 *
	 * @param array<string, int> $pages Slug in the pack to the page here.
	 * @return int How many pages have such links.
	 */
	public static function set( array $pages ): int {
		$linked = 0;
		foreach ( $pages as $id ) {
			$post = get_post( $id );
			if ( null === $post ) {
				continue;
			}
			$content = preg_replace_callback(
				'/(["\'])' . self::ANCHOR . '([a-z0-9-]+)(?=\1)/',
				static function ( array $found ) use ( $pages ): string {
					return $found[1] . ( isset( $pages[ $found[2] ] ) ? (string) get_permalink( $pages[ $found[2] ] ) : self::ANCHOR . $found[2] );
				},
				$post->post_content
			);
			if ( null !== $content && $content !== $post->post_content ) {
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
