<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Manifest;

/** Numbers of objects in a pack, in the order of their names: the same site has the same pack anywhere. */
final class Bundle_Ids {

	private int $next = Manifest::FIRST_NUMBER;

	/** @var array<int, int> */
	private array $posts = array();

	/** @var array<int, int> */
	private array $terms = array();

	/** @var array<string, array{int, string}> Number and size by path below the uploads. */
	private array $uploads = array();

	public function next(): int {
		return $this->next++;
	}

	public function assign_post( int $id ): int {
		$this->posts[ $id ] = $this->next();
		return $this->posts[ $id ];
	}

	public function assign_term( int $id ): int {
		$this->terms[ $id ] = $this->next();
		return $this->terms[ $id ];
	}

	/** @param array<string, string> $files Size, such as 'full' or '300x200', by path below the uploads. */
	public function assign_files( int $number, array $files ): void {
		foreach ( $files as $file => $size ) {
			$this->uploads[ $file ] = array( $number, $size );
		}
	}

	/** @return int 0 for none. */
	public function post( int $id ): int {
		return $this->posts[ $id ] ?? 0;
	}

	/** @return int 0 for none. */
	public function term( int $id ): int {
		return $this->terms[ $id ] ?? 0;
	}

	/** @return array{int, string} Number and size; 0 for none. */
	public function upload( string $file ): array {
		return $this->uploads[ $file ] ?? array( 0, '' );
	}
}
