<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use Templately\Shared\Bundle\Manifest;

/**
 * The numbers that things of a site have in its pack: in the order in which they are given, which is that of their names and not that of
 * their ids, so that the same site has the same pack wherever it is.
 */
final class Bundle_Ids {

	private int $next = Manifest::FIRST_NUMBER;

	/** @var array<int, int> */
	private array $posts = array();

	/** @var array<int, int> */
	private array $terms = array();

	/** @var array<string, array{int, string}> Path below the uploads to a medium's number and the size that it is. */
	private array $uploads = array();

	/** Returns a number that nothing has. */
	public function next(): int {
		return $this->next++;
	}

	/**
	 * Gives a post its number.
	 *
	 * @param int $id Post or attachment.
	 */
	public function assign_post( int $id ): int {
		$this->posts[ $id ] = $this->next();
		return $this->posts[ $id ];
	}

	/**
	 * Gives a term its number.
	 *
	 * @param int $id Term, or a menu.
	 */
	public function assign_term( int $id ): int {
		$this->terms[ $id ] = $this->next();
		return $this->terms[ $id ];
	}

	/**
	 * Notes the files of a medium.
	 *
	 * @param int                    $number Its number.
	 * @param array<string, string> $files  Path below the uploads to the size: 'full', or such as '300x200'.
	 */
	public function assign_files( int $number, array $files ): void {
		foreach ( $files as $file => $size ) {
			$this->uploads[ $file ] = array( $number, $size );
		}
	}

	/**
	 * Returns the number of a post or attachment.
	 *
	 * @param int $id Its id.
	 * @return int 0 for none.
	 */
	public function post( int $id ): int {
		return $this->posts[ $id ] ?? 0;
	}

	/**
	 * Returns the number of a term or menu.
	 *
	 * @param int $id Its id.
	 * @return int 0 for none.
	 */
	public function term( int $id ): int {
		return $this->terms[ $id ] ?? 0;
	}

	/**
	 * Returns which medium a file is.
	 *
	 * @param string $file Path below the uploads.
	 * @return array{int, string} Its number and the size; 0 for none.
	 */
	public function upload( string $file ): array {
		return $this->uploads[ $file ] ?? array( 0, '' );
	}
}
