<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

/** Criteria of a list of files. */
final class File_Query {

	/** One of the places of Cloud_Schema. */
	public string $place;

	public int $workspace_id;

	/** Platform, or '' for all. */
	public string $platform;

	/** Type, or '' for all. */
	public string $type;

	public string $search;

	/** Exact name among the account's own files, or '' for no restriction. */
	public string $name;

	/** 'date', 'name' or 'size'. */
	public string $sort;

	public int $page;

	public int $per_page;

	/** @param array<string, mixed> $arguments Values of this class's properties. */
	public function __construct( array $arguments ) {
		$this->place        = $arguments['place'];
		$this->workspace_id = $arguments['workspace_id'];
		$this->platform     = $arguments['platform'];
		$this->type         = $arguments['type'];
		$this->search       = $arguments['search'];
		$this->name         = $arguments['name'];
		$this->sort         = $arguments['sort'];
		$this->page         = $arguments['page'];
		$this->per_page     = $arguments['per_page'];
	}
}
