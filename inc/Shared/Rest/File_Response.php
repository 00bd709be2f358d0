<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;
use WP_REST_Response;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are streamed, which WP_Filesystem cannot do.

/** Streams files, or a range of them, without loading them into memory. Browsers save them and execute nothing. */
final class File_Response extends WP_REST_Response implements Streamed_Response {

	/** @var list<array{string, int}> Path and bytes of each file. */
	private array $files = array();

	private int $from = 0;

	private int $bytes = 0;

	/** @throws Failure 416 for a range outside the files. */
	public static function from_download( File_Download $answer, WP_REST_Request $request ): self {
		$response = new self();
		$size     = 0;
		foreach ( $answer->paths() as $path ) {
			clearstatcache( true, $path );
			$bytes             = (int) filesize( $path );
			$response->files[] = array( $path, $bytes );
			$size             += $bytes;
		}
		$etag  = '"' . $answer->etag() . '"';
		$if    = $request->get_header( 'If-Range' );
		$range = null !== $if && $if !== $etag ? null : self::range( (string) $request->get_header( 'Range' ), $size );
		$response->header( 'ETag', $etag );
		if ( in_array( $etag, array_map( 'trim', explode( ',', (string) $request->get_header( 'If-None-Match' ) ) ), true ) ) {
			$response->set_status( 304 );
			return $response;
		}
		list( $response->from, $response->bytes ) = $range ?? array( 0, $size );
		if ( null !== $range ) {
			$response->set_status( 206 );
			$response->header( 'Content-Range', sprintf( 'bytes %d-%d/%d', $response->from, $response->from + $response->bytes - 1, $size ) );
		}
		$response->header( 'Accept-Ranges', 'bytes' );
		$response->header( 'Content-Type', 'application/octet-stream' );
		$response->header( 'Content-Length', (string) $response->bytes );
		$response->header( 'Content-Disposition', 'attachment; filename="' . preg_replace( '/[^A-Za-z0-9._-]+/', '-', $answer->name() ) . '"' );
		$response->header( 'Content-Security-Policy', "sandbox; default-src 'none'" );
		$response->header( 'X-Content-Type-Options', 'nosniff' );
		return $response;
	}

	public function write( $out ): void {
		$begin = $this->from;
		$left  = $this->bytes;
		foreach ( $this->files as list( $path, $size ) ) {
			if ( $begin >= $size ) {
				$begin -= $size;
				continue;
			}
			$file = $left > 0 ? fopen( $path, 'rb' ) : false;
			if ( false === $file ) {
				return;
			}
			$left -= (int) stream_copy_to_stream( $file, $out, min( $left, $size - $begin ), $begin );
			$begin = 0;
			fclose( $file );
		}
	}

	/** @return array{int, int}|null Parses a Range header with one part. Headers with several parts or other units are ignored. Offset and length; null for the whole. */
	private static function range( string $header, int $size ): ?array {
		if ( 1 !== preg_match( '/^bytes=(\d{0,15})-(\d{0,15})$/D', $header, $found ) || '-' === substr( $header, 6 ) ) {
			return null;
		}
		$from = '' === $found[1] ? max( 0, $size - (int) $found[2] ) : (int) $found[1];
		$to   = '' === $found[1] || '' === $found[2] ? $size - 1 : min( $size - 1, (int) $found[2] );
		if ( $from > $to ) {
			throw new Failure( 'range_not_satisfiable', __( 'The requested range is outside the file.', 'templately' ), 416 );
		}
		return array( $from, $to - $from + 1 );
	}
}
