<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

final class Portable_Document {

	/** The document with placeholders for URLs and media ids. */
	public string $content;

	/** JSON of an Elementor template's page settings, with placeholders. */
	public string $page_settings = '[]';

	/** @var list<Media_Upload> */
	public array $media;

	/** @var list<array{name: string, reason: string}> Files that are not exported. */
	public array $left_behind;

	/**
	 * @param list<Media_Upload> $media
	 * @param list<array{name: string, reason: string}> $left_behind
	 */
	public function __construct( string $content, array $media, array $left_behind ) {
		$this->content     = $content;
		$this->media       = $media;
		$this->left_behind = $left_behind;
	}
}
