<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

/**
 * Which files are asked for.
 */
final class File_Query {

	/** One of Contract\Cloud's places. */
	public string $place;

	public int $workspace_id;

	/** '' for both. */
	public string $platform;

	/** '' for all. */
	public string $type;

	public string $search;

	/** What the files of whoever asks are called, to the letter; '' for all, whosever they are. */
	public string $name;

	public int $page;

	public int $per_page;

	/**
	 * @param array<string, mixed> $arguments Members of this name.
	 */
	public function __construct( array $arguments ) {
		$this->place        = $arguments['place'];
		$this->workspace_id = $arguments['workspace_id'];
		$this->platform     = $arguments['platform'];
		$this->type         = $arguments['type'];
		$this->search       = $arguments['search'];
		$this->name         = $arguments['name'];
		$this->page         = $arguments['page'];
		$this->per_page     = $arguments['per_page'];
	}
}
