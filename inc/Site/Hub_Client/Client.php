<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use RuntimeException;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Idempotency_Key;

/**
 * The hub's API as used by the site half. The transport decides how to reach the hub.
 * All methods throw the hub's error as a Failure with its code and status, or 503 hub_unreachable. Paths are relative to templately-hub/v1;
 * an empty token means anonymous.
 * @phpstan-type Json array<string, mixed>
 */
final class Client {

	/** HTML that messages of a hub may contain. */
	private const MESSAGE_HTML = array(
		'a'      => array( 'href' => true ),
		'b'      => array(),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
		'p'      => array(),
		'ul'     => array(),
		'ol'     => array(),
		'li'     => array(),
		'code'   => array(),
	);

	/** Bytes of a part of a download, and its time limit in seconds. */
	private const PART         = 8 * MB_IN_BYTES;
	private const PART_TIMEOUT = 60.0;

	/** Size limit of a response with a document of 4 MB, whose characters may take six bytes each in JSON. */
	private const MAX_DOCUMENT_SIZE = 26 * MB_IN_BYTES;

	/** Priority of the shutdown action, after WordPress has sent its output. */
	private const SHUTDOWN_PRIORITY = 20;

	private Hub_Transport $transport;

	private Idempotency_Key $key;

	/** @param Idempotency_Key|null $key Key of the current request; null outside of requests. */
	public function __construct( Hub_Transport $transport, ?Idempotency_Key $key = null ) {
		$this->transport = $transport;
		$this->key       = $key ?? new Idempotency_Key();
	}

	/**
	 * @param array<string, mixed> $query Arguments that are null, '' or empty are left out.
	 * @throws Failure
	 */
	public function get( string $path, array $query = array(), string $token = '', bool $fresh = false ): Hub_Response {
		$query = array_filter(
			$query,
			static function ( $value ): bool {
				return null !== $value && '' !== $value && array() !== $value;
			}
		);

		$request        = new Hub_Request( 'GET', $path, $query, null, $token, determine_locale() );
		$request->fresh = $fresh;
		return $this->answer( $request );
	}

	/**
	 * Gets a document, which may be larger than other responses.
	 * @param array<string, mixed> $query
	 * @throws Failure
	 */
	public function get_document( string $path, array $query, string $token ): Hub_Response {
		$request          = new Hub_Request( 'GET', $path, $query, null, $token, determine_locale() );
		$request->fresh   = true;
		$request->largest = self::MAX_DOCUMENT_SIZE;
		$request->seconds = self::PART_TIMEOUT;
		return $this->answer( $request );
	}

	/**
	 * Downloads several files as one stream, in parts, so that an interrupted download resumes. The files are not loaded into memory.
	 * @param array<string, mixed>                                       $query
	 * @param list<array{sha256: string, size: int}>                     $files Expected files.
	 * @param callable( string, array{sha256: string, size: int} ): void $take  Takes the temporary path of each file.
	 * @throws Failure 502 damaged_file when the content differs; errors of the hub.
	 * @throws RuntimeException When the temporary folder is not writable.
	 */
	public function download_files( string $path, array $query, string $token, array $files, callable $take ): void {
		$request          = new Hub_Request( 'GET', $path, $query, null, $token, determine_locale() );
		$request->into    = self::temporary_file();
		$request->fresh   = true;
		$request->seconds = self::PART_TIMEOUT;
		$incoming         = new File_Stream_Splitter( $files, self::temporary_file(), $take );
		try {
			while ( $incoming->remaining_bytes() > 0 ) {
				$request->from = $incoming->received_bytes();
				$request->most = min( self::PART, $incoming->remaining_bytes() );
				$is_all        = 206 !== $this->answer( $request )->status;
				$incoming->write( $request->into, $is_all );
			}
		} catch ( Failure $failure ) {
			// The hub's file is shorter than expected.
			throw 416 === $failure->status() ? File_Stream_Splitter::checksum_error() : $failure;
		} finally {
			$incoming->close();
			wp_delete_file( $request->into );
		}
	}

	/**
	 * @return string Content.
	 * @throws Failure
	 * @throws RuntimeException When the temporary folder is not writable.
	 */
	public function download( string $path, string $token, int $most ): string {
		$request          = new Hub_Request( 'GET', $path, array(), null, $token, determine_locale() );
		$request->into    = self::temporary_file();
		$request->fresh   = true;
		$request->seconds = self::PART_TIMEOUT;
		$request->most    = $most;
		try {
			$this->answer( $request );
			return (string) file_get_contents( $request->into ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		} finally {
			wp_delete_file( $request->into );
		}
	}

	/**
	 * Downloads the next part of a file and appends it, so that an interrupted process loses at most one part.
	 * @return int New size.
	 * @throws Failure 502 damaged_file when the size is wrong; errors of the hub.
	 * @throws RuntimeException When the file is not writable.
	 */
	public function download_next_part( string $path, string $token, string $into, int $size ): int {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- streams, which WP_Filesystem cannot do.
		clearstatcache( true, $into );
		$request          = new Hub_Request( 'GET', $path, array(), null, $token, determine_locale() );
		$request->into    = self::temporary_file();
		$request->fresh   = true;
		$request->seconds = self::PART_TIMEOUT;
		$request->from    = is_file( $into ) ? (int) filesize( $into ) : 0;
		$request->most    = min( self::PART, $size - $request->from );
		try {
			$is_all = 206 !== $this->answer( $request )->status;
			clearstatcache( true, $request->into );
			$bytes = (int) filesize( $request->into );
			if ( 0 === $bytes || $request->from + $bytes > $size || ( $is_all && $bytes !== $size ) ) {
				throw File_Stream_Splitter::checksum_error();
			}
			$part = fopen( $request->into, 'rb' );
			$file = fopen( $into, 'ab' );
			if ( false === $part || false === $file || stream_copy_to_stream( $part, $file ) !== $bytes || ! fclose( $file ) ) {
				throw new RuntimeException( 'A file cannot be written.' );
			}
			fclose( $part );
			return $request->from + $bytes;
		} catch ( Failure $failure ) {
			// The hub's file is shorter than expected.
			throw 416 === $failure->status() ? File_Stream_Splitter::checksum_error() : $failure;
		} finally {
			wp_delete_file( $request->into );
		}
		// phpcs:enable
	}

	/** @throws RuntimeException When the temporary folder is not writable. */
	private static function temporary_file(): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$path = wp_tempnam( 'templately' );
		if ( '' === $path ) {
			throw new RuntimeException( 'The temporary folder cannot be written.' );
		}
		return $path;
	}

	/**
	 * @param bool $fetch Whether to ask the hub; otherwise returns the last result.
	 * @return list<array<string, mixed>> Free designs for the inserter, in the site's language, because a cron task without a user fetches them.
	 * @throws Failure Without $fetch also if nothing was fetched yet.
	 */
	public function patterns( bool $fetch ): array {
		$request              = self::patterns_request();
		$request->fresh       = $fetch;
		$request->cached_only = ! $fetch;
		return $this->answer( $request )->body['items'];
	}

	/** Returns a string that changes when patterns() may return another result; '' if unknown. */
	public function patterns_etag(): string {
		return $this->transport->etag( self::patterns_request() );
	}

	/**
	 * Sends a write with the Idempotency-Key of the current request. So a request must not send the same write twice with different content.
	 * @param array<string, mixed> $body
	 * @throws Failure
	 */
	public function send( string $method, string $path, array $body = array(), string $token = '' ): Hub_Response {
		return $this->answer( $this->changing( $method, $path, $body, $token ) );
	}

	/** @param array<string, mixed> $body */
	public function send_document( string $path, array $body, string $token ): Hub_Response {
		$request          = $this->changing( 'POST', $path, $body, $token );
		$request->seconds = self::PART_TIMEOUT;
		return $this->answer( $request );
	}

	public function send_bytes( string $path, string $bytes, string $token ): Hub_Response {
		$request          = $this->changing( 'POST', $path, array(), $token );
		$request->bytes   = $bytes;
		$request->seconds = self::PART_TIMEOUT;
		return $this->answer( $request );
	}

	/** @param array<string, mixed> $body Sent after the response, so that the user does not wait for it. Errors are ignored. */
	public function send_after_response( string $method, string $path, array $body = array(), string $token = '' ): void {
		$request = $this->changing( $method, $path, $body, $token );
		add_action(
			'shutdown',
			function () use ( $request ): void {
				if ( function_exists( 'fastcgi_finish_request' ) ) {
					fastcgi_finish_request();
				}
				try {
					$this->answer( $request );
				} catch ( Failure $failure ) {
					unset( $failure );
				}
			},
			self::SHUTDOWN_PRIORITY
		);
	}

	/** @param array<string, mixed> $body Becomes the query of a DELETE request, which has no body. */
	private function changing( string $method, string $path, array $body, string $token ): Hub_Request {
		$is_delete = 'DELETE' === $method;
		$request   = new Hub_Request( $method, $path, $is_delete ? $body : array(), $is_delete ? null : $body, $token, determine_locale() );
		if ( '' !== $this->key->current() ) {
			$request->idempotency_key = $this->key->current();
		}
		return $request;
	}

	private static function patterns_request(): Hub_Request {
		return new Hub_Request( 'GET', '/patterns', array( 'platform' => 'gutenberg' ), null, '', get_locale() );
	}

	private function answer( Hub_Request $request ): Hub_Response {
		$response = $this->transport->send( $request );
		if ( $response->is_success() ) {
			return $response;
		}
		$body   = is_array( $response->body ) ? $response->body : array();
		$data   = is_array( $body['data'] ?? null ) ? $body['data'] : array();
		$fields = array_filter( array_map( array( self::class, 'safe' ), is_array( $data['fields'] ?? null ) ? $data['fields'] : array() ) );
		throw new Failure( sanitize_key( (string) ( $body['code'] ?? 'hub_error' ) ), self::safe( $body['message'] ?? '' ) ?: Failure::unknown_error(), $response->status, $fields, array_diff_key( $data, array_flip( array( 'status', 'fields', 'params', 'details' ) ) ) );
	}

	/** @param mixed $text Message of a hub. */
	private static function safe( $text ): string {
		return is_string( $text ) ? wp_kses( $text, self::MESSAGE_HTML ) : '';
	}
}
