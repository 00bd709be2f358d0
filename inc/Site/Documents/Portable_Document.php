<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * A document as it leaves a site, as a value.
 */
final class Portable_Document {

	/** One text, with the addresses of its site changed and nothing else. */
	public string $content;

	/** @var list<Media_Upload> Media that travel with it. */
	public array $media;

	/** @var list<array{name: string, reason: string}> Files that stay behind, and why. */
	public array $left_behind;

	/**
	 * @param list<Media_Upload>                              $media       Media that travel with it.
	 * @param list<array{name: string, reason: string}> $left_behind Files that stay behind, and why.
	 */
	public function __construct( string $content, array $media, array $left_behind ) {
		$this->content     = $content;
		$this->media       = $media;
		$this->left_behind = $left_behind;
	}
}
