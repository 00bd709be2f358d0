<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Documents\Local_References;

/**
 * What the documents of a pack become part of: where each thing that they name is on this site.
 */
final class Reference_Resolver {

	/** Slug of the pack. */
	private string $pack;

	/** @var array<int, int> Number of a medium to its attachment, of those that came. */
	public array $media;

	/** @var array<int, int> Number of a page, post, template, menu's item and their like to its post. */
	public array $posts;

	/** @var array<int, int> Number of a term or a menu to its term. */
	public array $terms;

	/** Addresses of pages and posts. */
	public Planned_Permalinks $links;

	/** @var array<string, string> Name of a font's file in the pack to its address here. */
	public array $fonts;

	/** Slug of the theme that is active. */
	public string $theme;

	/** Width of the logo in pixels; 0 for the one that the pack's header has. */
	public int $logo_width;

	/** Made once: ten thousand documents ask. */
	private ?Local_References $references = null;

	/** @var list<array{id: int}>|null Likewise. */
	private ?array $listed_media = null;

	/**
	 * @param string                $pack       Slug of the pack.
	 * @param array<int, int>       $media      Number of a medium to its attachment.
	 * @param array<int, int>       $posts      Number of anything else that is a post to that post.
	 * @param array<int, int>       $terms      Number of a term or a menu to its term.
	 * @param Planned_Permalinks          $links      Addresses of pages and posts.
	 * @param array<string, string> $fonts      Name of a font's file in the pack to its address here.
	 * @param string                $theme      Slug of the active theme.
	 * @param int                   $logo_width Width of the logo in pixels.
	 */
	public function __construct( string $pack, array $media, array $posts, array $terms, Planned_Permalinks $links, array $fonts, string $theme, int $logo_width ) {
		$this->pack       = $pack;
		$this->media      = $media;
		$this->posts      = $posts;
		$this->terms      = $terms;
		$this->links      = $links;
		$this->fonts      = $fonts;
		$this->theme      = $theme;
		$this->logo_width = $logo_width;
	}

	/** Returns what the blocks of the pack may name. */
	public function references(): Local_References {
		if ( null === $this->references ) {
			$this->references = new Local_References( array( $this->posts, $this->terms, $this->media ), $this->theme );
		}
		return $this->references;
	}

	/**
	 * Returns the media that came, as Block_Importer takes them.
	 *
	 * @return list<array{id: int}>
	 */
	public function listed_media(): array {
		if ( null === $this->listed_media ) {
			$this->listed_media = array();
			foreach ( array_keys( $this->media ) as $number ) {
				$this->listed_media[] = array( 'id' => $number );
			}
		}
		return $this->listed_media;
	}

	/**
	 * Returns the post or attachment that a number of the pack is here.
	 *
	 * @param int                   $number     A number; 0 for nothing.
	 * @return int Its id; 0 where it did not come, or is no post.
	 */
	public function post_id( int $number ): int {
		return $this->posts[ $number ] ?? $this->media[ $number ] ?? 0;
	}

	/**
	 * Returns what a preset of the pack is called on a site, as its documents call it already: with the pack's own slug in front, so that
	 * none replaces one of the theme's.
	 *
	 * @param string $slug Its slug in the pack's look.
	 */
	public function preset_slug( string $slug ): string {
		return "$this->pack-$slug";
	}
}
