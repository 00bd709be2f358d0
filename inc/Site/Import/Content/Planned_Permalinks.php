<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Bundle\Bundle;
use WP_Post;

/**
 * The addresses that pages and posts of a pack are going to have, before they are written: they name each other in a circle.
 */
final class Planned_Permalinks {

	private const PAGES = '#https://pages\.templately\.invalid/(\d+|home)/?#';

	/** Documents of which it is known at once what was read. */
	private const KNOWN = 1000;

	private Bundle $bundle;

	/** @var array<int, int> */
	private array $posts;

	/** @var callable( int ): ?string */
	private $slugs;

	private int $front_page;

	/** @var array<int, string> What was read of a document: type, parent and date in one text, since there are many of them. */
	private array $read = array();

	/**
	 * @param Bundle                   $bundle     The pack.
	 * @param array<int, int>          $posts      Number to the post that it is or is going to be.
	 * @param callable( int ): ?string $slugs      Returns the slug that a number gets; null where it does not come.
	 * @param int                      $front_page Number of the page that becomes the front page; 0 for none.
	 */
	public function __construct( Bundle $bundle, array $posts, callable $slugs, int $front_page ) {
		$this->bundle     = $bundle;
		$this->posts      = $posts;
		$this->slugs      = $slugs;
		$this->front_page = $front_page;
	}

	/**
	 * Returns the addresses of what a text names.
	 *
	 * @param string $text Serialised blocks, or an address.
	 * @return array<int|string, string> Number, or 'home', to address; without what does not come.
	 */
	public function links_in( string $text ): array {
		preg_match_all( self::PAGES, $text, $found );
		$addresses = array();
		foreach ( array_unique( $found[1] ) as $name ) {
			$address = 'home' === $name || (int) $name === $this->front_page ? home_url( '/' ) : $this->address( (int) $name );
			if ( '' !== $address ) {
				$addresses[ $name ] = $address;
			}
		}
		return $addresses;
	}

	/**
	 * Returns what a page or a post is known by for ever.
	 *
	 * @param int $number Its number.
	 */
	public function guid( int $number ): string {
		return $this->address( $number );
	}

	/**
	 * Takes what it would read of a document from one that is read already.
	 *
	 * @param int                  $number   Its number.
	 * @param array<string, mixed> $document The document.
	 */
	public function add_document( int $number, array $document ): void {
		if ( ! isset( $this->read[ $number ] ) ) {
			// What is forgotten is read again, where it is named again.
			$this->read            = count( $this->read ) < self::KNOWN ? $this->read : array();
			$this->read[ $number ] = self::said( $document );
		}
	}

	/**
	 * @param int $number Number of a page or a post.
	 * @return string '' where it does not come.
	 */
	private function address( int $number ): string {
		if ( ! isset( $this->posts[ $number ] ) || null === ( $this->slugs )( $number ) ) {
			return '';
		}
		$about = $this->about( $number );
		$post  = new WP_Post(
			(object) array(
				'ID'            => $this->posts[ $number ],
				'post_type'     => $about['type'],
				'post_status'   => 'publish',
				// Core asks each ancestor for its name: they are in this one's.
				'post_name'     => $this->path( $number ),
				'post_parent'   => 0,
				'post_author'   => (string) get_current_user_id(),
				'post_date'     => $about['date'],
				'post_date_gmt' => get_gmt_from_date( $about['date'] ),
				'filter'        => 'raw',
			)
		);
		// Categories and the names of authors are known when it is written: until then, the short address leads there too.
		if ( 'post' === $post->post_type && 1 === preg_match( '/%(category|author)%/', (string) $GLOBALS['wp_rewrite']->permalink_structure ) ) {
			return home_url( "/?p=$post->ID" );
		}
		return (string) get_permalink( $post );
	}

	/**
	 * @param int $number Number of a page or a post.
	 * @return string Its slug, behind those of its parents.
	 */
	private function path( int $number ): string {
		$path   = (string) ( $this->slugs )( $number );
		$seen   = array( $number => true );
		$parent = $this->about( $number )['parent'];
		while ( 0 !== $parent && ! isset( $seen[ $parent ] ) && null !== ( $this->slugs )( $parent ) ) {
			$seen[ $parent ] = true;
			$path            = ( $this->slugs )( $parent ) . "/$path";
			$parent          = $this->about( $parent )['parent'];
		}
		return $path;
	}

	/**
	 * @param int $number Number of a page or a post.
	 * @return array{type: string, parent: int, date: string}
	 */
	private function about( int $number ): array {
		if ( ! isset( $this->read[ $number ] ) ) {
			$this->add_document( $number, $this->bundle->document( $this->bundle->manifest()->object( $number )['entry'] ?? '' ) );
		}
		list( $type, $parent, $date ) = explode( "\n", $this->read[ $number ], 3 );
		return array(
			'type'   => $type,
			'parent' => (int) $parent,
			'date'   => $date,
		);
	}

	/**
	 * @param array<string, mixed> $document A document.
	 * @return string What $read keeps of it.
	 */
	private static function said( array $document ): string {
		return "{$document['type']}\n" . (int) ( $document['parent'] ?? 0 ) . "\n" . ( '' === ( $document['date'] ?? '' ) ? current_time( 'mysql' ) : (string) $document['date'] );
	}
}
