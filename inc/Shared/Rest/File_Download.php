<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** One or more files, sent one after another: what a controller returns when its response schema is Schema::bytes(). The client knows the size of each. */
final class File_Download {

	/** @var list<string> */
	private array $paths;

	private string $name;

	private string $mark;

	/**
	 * @param list<string> $paths
	 * @param string       $mark ETag, such as a hash of the content.
	 */
	public function __construct( array $paths, string $name, string $mark ) {
		$this->paths = $paths;
		$this->name  = $name;
		$this->mark  = $mark;
	}

	/** @return list<string> */
	public function paths(): array {
		return $this->paths;
	}

	public function name(): string {
		return $this->name;
	}

	public function etag(): string {
		return $this->mark;
	}
}
