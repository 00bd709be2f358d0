<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Documents\Local_References;

/** Maps the numbers of a pack to ids and addresses of this site. */
final class Destination {

	private const PAGES = '#https://pages\.templately\.invalid/(\d+|home)/?#';

	private string $pack;

	private int $front_page;

	public int $logo_width;

	/** @var array<int, int> Attachments by number. */
	public array $media;

	/** @var array<int, int> Posts of all types by number. */
	public array $posts;

	/** @var array<int, int> Terms and menus by number. */
	public array $terms;

	/** @var array<string, string> Addresses of font files by their names in the pack. */
	public array $fonts;

	public string $theme;

	/**
	 * @param int                   $front_page Number; 0 for none.
	 * @param int                   $logo_width Pixels; 0 for the pack's.
	 * @param array<int, int>       $media
	 * @param array<int, int>       $posts
	 * @param array<int, int>       $terms
	 * @param array<string, string> $fonts
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

	public function references(): Local_References {
		return new Local_References( array( $this->posts, $this->terms, $this->media ), $this->theme );
	}

	/** @return list<array{id: int}> As Block_Importer takes media. */
	public function listed_media(): array {
		$listed = array();
		foreach ( array_keys( $this->media ) as $number ) {
			$listed[] = array( 'id' => $number );
		}
		return $listed;
	}

	/** Returns 0 for none. */
	public function post_id( int $number ): int {
		return $this->posts[ $number ] ?? $this->media[ $number ] ?? 0;
	}

	/** Adds the pack's prefix, as its documents do, so that no preset replaces one of the theme. */
	public function preset_slug( string $slug ): string {
		return "$this->pack-$slug";
	}

	/** Returns the address after publication; '' for none. */
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

	/** @return array<int|string, string> Addresses of linked pages by number, or 'home'. */
	public function links_in( string $text ): array {
		preg_match_all( self::PAGES, $text, $found );
		$links = array();
		foreach ( array_unique( $found[1] ) as $name ) {
			$links[ $name ] = 'home' === $name ? home_url( '/' ) : $this->permalink( (int) $name );
		}
		return array_filter( $links );
	}
}
