<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use RuntimeException;
use Templately\Shared\Rest\Failure;

// phpcs:disable WordPress.WP.AlternativeFunctions -- temporary files, read piece by piece.

/**
 * Files that come one after another, in parts that end anywhere: each is handed on when it is whole and is what was to come.
 */
final class File_Stream_Splitter {

	/** @var list<array{sha256: string, size: int}> */
	private array $files;

	private string $path;

	/** @var callable( string, array{sha256: string, size: int} ): void */
	private $take;

	/** Bytes of all files. */
	private int $size;

	private int $received = 0;

	/** Which file comes. */
	private int $number = 0;

	/** Bytes of it that are there. */
	private int $bytes = 0;

	/**
	 * @param list<array{sha256: string, size: int}>                     $files What is to come.
	 * @param string                                                     $path  Where the file lies that comes.
	 * @param callable( string, array{sha256: string, size: int} ): void $take  Takes each: where it lies until then, and what it is.
	 */
	public function __construct( array $files, string $path, callable $take ) {
		$this->files = $files;
		$this->path  = $path;
		$this->take  = $take;
		$this->size  = array_sum( array_column( $files, 'size' ) );
	}

	/** Returns how many bytes have come. */
	public function received_bytes(): int {
		return $this->received;
	}

	/** Returns how many bytes are to come. */
	public function remaining_bytes(): int {
		return $this->size - $this->received;
	}

	/**
	 * Takes what has come.
	 *
	 * @param string $part   File with the next bytes.
	 * @param bool   $is_all Whether no more will come.
	 *
	 * @throws Failure 502 damaged_file for other bytes than were to come, or none.
	 * @throws RuntimeException When the temporary folder cannot be written.
	 */
	public function write( string $part, bool $is_all ): void {
		clearstatcache( true, $part );
		$in   = fopen( $part, 'rb' );
		$left = (int) filesize( $part );
		if ( false === $in || 0 === $left || $left > $this->remaining_bytes() || ( $is_all && $left < $this->remaining_bytes() ) ) {
			throw self::checksum_error();
		}
		while ( $left > 0 ) {
			$file = $this->files[ $this->number ];
			$out  = fopen( $this->path, 0 === $this->bytes ? 'wb' : 'ab' );
			$here = min( $left, $file['size'] - $this->bytes );
			if ( false === $out || stream_copy_to_stream( $in, $out, $here ) !== $here || ! fclose( $out ) ) {
				throw new RuntimeException( 'The temporary folder cannot be written.' );
			}
			$left           -= $here;
			$this->bytes    += $here;
			$this->received += $here;
			if ( $this->bytes === $file['size'] ) {
				if ( hash_file( 'sha256', $this->path ) !== $file['sha256'] ) {
					throw self::checksum_error();
				}
				( $this->take )( $this->path, $file );
				++$this->number;
				$this->bytes = 0;
			}
		}
		fclose( $in );
	}

	/** Removes what was not taken. */
	public function close(): void {
		wp_delete_file( $this->path );
	}

	/** Says that other bytes came. */
	public static function checksum_error(): Failure {
		return new Failure( 'damaged_file', __( 'A file did not arrive whole. Please try again.', 'templately' ), 502 );
	}
}
