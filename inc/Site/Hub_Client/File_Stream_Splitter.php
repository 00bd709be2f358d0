<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use RuntimeException;
use Templately\Shared\Rest\Failure;

// phpcs:disable WordPress.WP.AlternativeFunctions -- streams temporary files.

/** Splits one stream into files. Verifies the hash of each file and passes it on. */
final class File_Stream_Splitter {

	/** @var list<array{sha256: string, size: int}> */
	private array $files;

	private string $path;

	/** @var callable( string, array{sha256: string, size: int} ): void */
	private $take;

	private int $size;

	private int $received = 0;

	private int $number = 0;

	private int $bytes = 0;

	/**
	 * @param list<array{sha256: string, size: int}>                     $files Expected files.
	 * @param callable( string, array{sha256: string, size: int} ): void $take  Takes the temporary path of each file.
	 */
	public function __construct( array $files, string $path, callable $take ) {
		$this->files = $files;
		$this->path  = $path;
		$this->take  = $take;
		$this->size  = array_sum( array_column( $files, 'size' ) );
	}

	public function received_bytes(): int {
		return $this->received;
	}

	public function remaining_bytes(): int {
		return $this->size - $this->received;
	}

	/**
	 * Adds the next part of the stream.
	 * @throws Failure 502 damaged_file when the content differs or is missing.
	 * @throws RuntimeException When the temporary folder is not writable.
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

	public function close(): void {
		wp_delete_file( $this->path );
	}

	public static function checksum_error(): Failure {
		return new Failure( 'damaged_file', __( 'A file was not received completely. Please try again.', 'templately' ), 502 );
	}
}
