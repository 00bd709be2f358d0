<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Documents\Local_References;

/**
 * Maps the numbers of a pack to ids and addresses of this site. Writers add what they made.
 */
final class Destination {

	private const PAGES = '#https://pages\.templately\.invalid/(\d+|home)/?#';

	private string $pack;

	private int $front_page;

	public int $logo_width;

	/** @var array<int, int> Number of a medium to its attachment. */
	public array $media;

	/** @var array<int, int> Number of a page, post, pattern, navigation, template or template part to its post. */
	public array $posts;

	/** @var array<int, int> Number of a term or a menu to its term. */
	public array $terms;

	/** @var array<string, string> Name of a font file of the pack to its address here. */
	public array $fonts;

	/** Slug of the active theme. */
	public string $theme;

	/**
	 * @param string                $pack       Slug of the pack.
	 * @param int                   $front_page Number of the page that becomes the front page; 0 for none.
	 * @param int                   $logo_width Pixels; 0 for the width of the pack's header.
	 * @param array<int, int>       $media      As the property.
	 * @param array<int, int>       $posts      As the property.
	 * @param array<int, int>       $terms      As the property.
	 * @param array<string, string> $fonts      As the property.
	 */
	public function __construct( string $pack, int $front_page = 0, int $logo_width = 0, array $media = array(), array $posts = array(), array $terms = array(), array $fonts = array() ) {
		$this->pack       = $pack;
		$this->front_page = $front_page;
		$this->logo_width = $logo_width;
		$this->media      = $media;
		$this->posts      = $posts;
		$this->terms      = $terms;
		$this->fonts      = $fonts;
		$this->theme      = get_stylesheet();
	}

	/** Returns the ids that blocks of the pack may name. */
	public function references(): Local_References {
		return new Local_References( array( $this->posts, $this->terms, $this->media ), $this->theme );
	}

	/**
	 * Returns the media that are here, as Block_Importer takes them.
	 *
	 * @return list<array{id: int}>
	 */
	public function listed_media(): array {
		$listed = array();
		foreach ( array_keys( $this->media ) as $number ) {
			$listed[] = array( 'id' => $number );
		}
		return $listed;
	}

	/** Returns the post or attachment of a number; 0 for none. */
	public function post_id( int $number ): int {
		return $this->posts[ $number ] ?? $this->media[ $number ] ?? 0;
	}

	/** Prefixes the slug of a preset with the pack's, as its documents do, so that it replaces none of the theme's. */
	public function preset_slug( string $slug ): string {
		return "$this->pack-$slug";
	}

	/** Returns the address that a page or post has once it is published; '' where it is not here. */
	public function permalink( int $number ): string {
		if ( 0 !== $number && $number === $this->front_page ) {
			return home_url( '/' );
		}
		$post = get_post( $this->posts[ $number ] ?? -1 );
		if ( null === $post ) {
			return '';
		}
		// WordPress gives drafts their final address only as a sample.
		$sample         = clone $post;
		$sample->filter = 'sample';
		return (string) get_permalink( $sample );
	}

	/**
	 * Returns the addresses of the pages that a text links to.
	 *
	 * @param string $text Serialised blocks, or an address.
	 * @return array<int|string, string> Number, or 'home', to address; without pages that are not here.
	 */
	public function links_in( string $text ): array {
		preg_match_all( self::PAGES, $text, $found );
		$links = array();
		foreach ( array_unique( $found[1] ) as $name ) {
			$links[ $name ] = 'home' === $name ? home_url( '/' ) : $this->permalink( (int) $name );
		}
		return array_filter( $links );
	}
}
