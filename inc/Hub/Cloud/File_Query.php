<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

/**
 * Which files are asked for.
 */
final class File_Query {

	/** @var string One of Contract\Cloud's places. */
	public $place;

	/** @var int */
	public $workspace_id;

	/** @var string '' for both. */
	public $platform;

	/** @var string '' for all. */
	public $type;

	/** @var string */
	public $search;

	/** @var string What the files of whoever asks are called, to the letter; '' for all, whosever they are. */
	public $name;

	/** @var int */
	public $page;

	/** @var int */
	public $per_page;

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
