<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * Defines what happens on insert to each block and attribute that runs something, loads something, or refers to
 * something by URL or id. Anything not listed stays unchanged.
 * Publishing does not use these rules: a design may contain anything, they are about bringing it to another site.
 */
final class Block_Rules {

	/** Key of the rule for the block itself. */
	public const BLOCK = '';

	/** URL that a page loads by itself: localised if it is one of the design's media, otherwise removed and reported. */
	public const FETCHED = 'fetched';

	/** The same for a block's main media: without it, the block is removed too, except cover and media & text. */
	public const SUBJECT = 'subject';

	/** URL that visitors follow: kept. */
	public const LINK = 'link';

	/** One or more media ids: mapped if the block shows those media, otherwise removed. */
	public const MEDIUM_ID = 'medium id';

	/** Reference to another site's content, such as an author or menu: removed and reported. */
	public const ELSEWHERE = 'elsewhere';

	/** The same, but of no importance: removed without a report. */
	public const FORGOTTEN = 'forgotten';

	/** Block that runs or loads something by itself: removed and reported. */
	public const RUNS = 'runs';

	/** Block that embeds another site: replaced by a link. */
	public const EMBED = 'embed';

	/** Name of a pattern: kept if registered here, otherwise the block is removed and reported. */
	public const PATTERN = 'pattern';

	/** Looks like a URL or an id, but is not. */
	public const PLAIN = 'plain';

	public const OF_ALL = array(
		'metadata.noteId'                  => self::FORGOTTEN,
		'style.background.backgroundImage' => self::FETCHED,
	);

	/** Block to attribute (as a dotted path) to rule. */
	public const OF_BLOCKS = array(
		'core/audio'              => array(
			'src'  => self::SUBJECT,
			'id'   => self::MEDIUM_ID,
			'blob' => self::FORGOTTEN,
		),
		'core/avatar'             => array( 'userId' => self::ELSEWHERE ),
		'core/block'              => array(
			self::BLOCK => self::ELSEWHERE,
			'ref'       => self::ELSEWHERE,
		),
		'core/button'             => array( 'url' => self::LINK ),
		'core/cover'              => array(
			'url'    => self::SUBJECT,
			'id'     => self::MEDIUM_ID,
			'poster' => self::FETCHED,
		),
		'core/embed'              => array(
			self::BLOCK => self::EMBED,
			'url'       => self::LINK,
		),
		'core/file'               => array(
			'id'           => self::MEDIUM_ID,
			'href'         => self::SUBJECT,
			'textLinkHref' => self::LINK,
			'fileId'       => self::PLAIN,
			'blob'         => self::FORGOTTEN,
		),
		'core/freeform'           => array( 'content' => self::PLAIN ),
		'core/gallery'            => array(
			'ids'                 => self::MEDIUM_ID,
			'images'              => self::SUBJECT,
			'images.url'          => self::SUBJECT,
			'images.fullUrl'      => self::FETCHED,
			'images.link'         => self::LINK,
			'images.id'           => self::MEDIUM_ID,
			'dynamicContent'      => self::ELSEWHERE,
			'shortCodeTransforms' => self::FORGOTTEN,
		),
		'core/icon'               => array( 'icon' => self::PLAIN ),
		'core/image'              => array(
			'url'       => self::SUBJECT,
			'id'        => self::MEDIUM_ID,
			'href'      => self::LINK,
			'linkClass' => self::PLAIN,
			'blob'      => self::FORGOTTEN,
		),
		'core/latest-posts'       => array(
			'categories'     => self::ELSEWHERE,
			'selectedAuthor' => self::ELSEWHERE,
		),
		'core/legacy-widget'      => array(
			self::BLOCK => self::RUNS,
			'id'        => self::ELSEWHERE,
			'idBase'    => self::ELSEWHERE,
			'instance'  => self::ELSEWHERE,
		),
		'core/media-text'         => array(
			'mediaId'   => self::MEDIUM_ID,
			'mediaUrl'  => self::SUBJECT,
			'mediaLink' => self::FORGOTTEN,
			'href'      => self::LINK,
			'linkClass' => self::PLAIN,
		),
		'core/missing'            => array( 'originalContent' => self::PLAIN ),
		'core/navigation'         => array(
			'ref'                => self::ELSEWHERE,
			'__unstableLocation' => self::FORGOTTEN,
			'overlay'            => self::ELSEWHERE,
			'icon'               => self::PLAIN,
		),
		'core/navigation-link'    => array(
			'id'  => self::FORGOTTEN,
			'url' => self::LINK,
		),
		'core/navigation-submenu' => array(
			'id'  => self::FORGOTTEN,
			'url' => self::LINK,
		),
		'core/page-list'          => array( 'parentPageID' => self::ELSEWHERE ),
		'core/page-list-item'     => array(
			'id'   => self::FORGOTTEN,
			'link' => self::LINK,
		),
		'core/pattern'            => array(
			self::BLOCK => self::PATTERN,
			'slug'      => self::PATTERN,
		),
		'core/playlist-track'     => array(
			'src'   => self::SUBJECT,
			'id'    => self::MEDIUM_ID,
			'image' => self::FETCHED,
			'blob'  => self::FORGOTTEN,
		),
		'core/query'              => array(
			'queryId'           => self::PLAIN,
			'query.author'      => self::ELSEWHERE,
			'query.taxQuery'    => self::ELSEWHERE,
			'query.parents'     => self::ELSEWHERE,
			'query.exclude'     => self::FORGOTTEN,
			'query.include'     => self::ELSEWHERE,
			'query.categoryIds' => self::ELSEWHERE,
			'query.tagIds'      => self::ELSEWHERE,
		),
		'core/rss'                => array(
			self::BLOCK => self::RUNS,
			'feedURL'   => self::ELSEWHERE,
		),
		'core/search'             => array( 'query' => self::PLAIN ),
		'core/shortcode'          => array( self::BLOCK => self::RUNS ),
		'core/social-link'        => array( 'url' => self::LINK ),
		'core/template-part'      => array(
			self::BLOCK => self::ELSEWHERE,
			'slug'      => self::ELSEWHERE,
			'theme'     => self::ELSEWHERE,
		),
		'core/terms-query'        => array(
			'termQuery.include' => self::ELSEWHERE,
			'termQuery.exclude' => self::FORGOTTEN,
			'termQuery.parent'  => self::ELSEWHERE,
		),
		'core/video'              => array(
			'src'    => self::SUBJECT,
			'id'     => self::MEDIUM_ID,
			'poster' => self::FETCHED,
			'tracks' => self::FETCHED,
			'blob'   => self::FORGOTTEN,
		),
	);

	/** Attribute names of third-party blocks that hold URLs a page loads by itself, unless they end in href or link. */
	private const FETCHED_NAMES = '/src|image|img|photo|picture|poster|background|video|audio|media|file|thumb|avatar|logo|icon|feed|embed|iframe/i';

	/** Attribute names of third-party blocks that hold ids of posts, terms, users and forms. */
	private const ID_NAMES = '/^(?:ref|.*(?:post|page|media|attachment|image|img|photo|video|audio|file|term|tag|categor(?:y|ie)|user|author|menu|form|template|product|gallery)_?ids?)$/i';

	/** Returns the rule for an attribute. '' if there is none. */
	public static function rule_for( string $block, string $path ): string {
		// The editor still reads these former block names.
		$block = 0 === strpos( $block, 'core-embed/' ) ? 'core/embed' : ( 'core/cover-image' === $block ? 'core/cover' : $block );
		$rule  = self::OF_BLOCKS[ $block ][ $path ] ?? self::OF_ALL[ $path ] ?? null;
		if ( null !== $rule ) {
			return $rule;
		}
		// Other attributes of core blocks are text, sizes and switches. For third-party blocks only the name tells.
		if ( self::BLOCK === $path || 0 === strpos( $block, 'core/' ) ) {
			return '';
		}
		$name = (string) preg_replace( '/^.*\./', '', $path );
		if ( 1 === preg_match( self::ID_NAMES, $name ) ) {
			return self::MEDIUM_ID;
		}
		return 1 === preg_match( self::FETCHED_NAMES, $name ) && 0 === preg_match( '/(?:href|link)$/i', $name ) ? self::FETCHED : self::LINK;
	}
}
