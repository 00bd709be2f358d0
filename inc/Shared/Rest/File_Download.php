<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Files, one after another, as the answer of a route whose response is Schema::bytes(). Whoever asks knows where each ends.
 */
final class File_Download {

	/** @var list<string> */
	private array $paths;

	private string $name;

	private string $mark;

	/**
	 * @param list<string> $paths Where they lie.
	 * @param string       $mark  What is another for other bytes, such as their hash.
	 */
	public function __construct( array $paths, string $name, string $mark ) {
		$this->paths = $paths;
		$this->name  = $name;
		$this->mark  = $mark;
	}

	/**
	 * Returns where the files lie.
	 *
	 * @return list<string>
	 */
	public function paths(): array {
		return $this->paths;
	}

	/** Returns what they are saved as. */
	public function name(): string {
		return $this->name;
	}

	/** Returns what is another for other bytes. */
	public function etag(): string {
		return $this->mark;
	}
}
