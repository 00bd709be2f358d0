<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * The one list of what becomes, at an insert, of each block and attribute of WordPress that runs something, fetches
 * something, or means something by its address or its id. What is not in it stays as it is.
 *
 * Publishing knows nothing of this list: a design is the editor's own content, and this is about bringing it to another site.
 */
final class Block_Rules {

	/** The key of a rule for the whole block. */
	public const BLOCK = '';

	/** Address that a page fetches by itself: brought here where it is one of the design's media, else taken out and named. */
	public const FETCHED = 'fetched';

	/** The same, and the block is about it: taken out whole, but for a cover and media & text, which have something besides. */
	public const SUBJECT = 'subject';

	/** Address that people follow: stays. */
	public const LINK = 'link';

	/** Id of a medium, or a list of some: mapped where the block shows that medium, else it would mean another one here. */
	public const MEDIUM_ID = 'medium id';

	/** What means something of another site, such as an author or a menu: taken out and named. */
	public const ELSEWHERE = 'elsewhere';

	/** The same, where nobody could miss it: taken out. */
	public const FORGOTTEN = 'forgotten';

	/** Block that runs or fetches by itself: taken out and named. */
	public const RUNS = 'runs';

	/** Block that embeds another site: replaced by a link to it. */
	public const EMBED = 'embed';

	/** Name of a pattern: stays where this site has it, else the block is taken out and named. */
	public const PATTERN = 'pattern';

	/** Sounds like an address or an id and is none. */
	public const PLAIN = 'plain';

	/** Rules of attributes that any block may have. */
	public const OF_ALL = array(
		'metadata.noteId'                  => self::FORGOTTEN,
		'style.background.backgroundImage' => self::FETCHED,
	);

	/** Block to attribute to rule; a point leads into an object. */
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

	/** Names of attributes of other blocks that hold what a page fetches by itself; what ends in href or link is for people. */
	private const FETCHED_NAMES = '/src|image|img|photo|picture|poster|background|video|audio|media|file|thumb|avatar|logo|icon|feed|embed|iframe/i';

	/** Names of attributes of other blocks that hold ids of posts, terms, users and forms. */
	private const ID_NAMES = '/^(?:ref|.*(?:post|page|media|attachment|image|img|photo|video|audio|file|term|tag|categor(?:y|ie)|user|author|menu|form|template|product|gallery)_?ids?)$/i';

	/**
	 * Returns the rule for an attribute.
	 *
	 * @param string $path  Name of an attribute; a point leads into an object.
	 * @return string One of this class's, '' for none.
	 */
	public static function rule_for( string $block, string $path ): string {
		// What the editor knows by a former name, it takes for what it is called now.
		$block = 0 === strpos( $block, 'core-embed/' ) ? 'core/embed' : ( 'core/cover-image' === $block ? 'core/cover' : $block );
		$rule  = self::OF_BLOCKS[ $block ][ $path ] ?? self::OF_ALL[ $path ] ?? null;
		if ( null !== $rule ) {
			return $rule;
		}
		// What WordPress's own blocks have besides is text, measures and switches; of others only the name tells.
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
