<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use RuntimeException;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Idempotency_Key;

/**
 * The hub as the site half sees it: one method for each call. Which hub it is, only the transport knows.
 *
 * @phpstan-type Json array<string, mixed>
 */
final class Client {

	/** What a hub's message may contain besides text. */
	private const MARKUP_OF_MESSAGES = array(
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

	/** Bytes of a part of files, and seconds that it may take. */
	private const PART              = 8 * MB_IN_BYTES;
	private const SECONDS_OF_A_PART = 60.0;

	/** Bytes of an answer with a document of 4 MB in it, each letter of which may take six in JSON. */
	private const LARGEST_DOCUMENT = 26 * MB_IN_BYTES;

	/** Priority at shutdown, after WordPress has handed out what it had. */
	private const AFTER_THE_ANSWER = 20;

	private Hub_Transport $transport;

	private Idempotency_Key $key;

	/** @param Idempotency_Key|null $key       Knows the key of the request that is being answered; null where there is no request. */
	public function __construct( Hub_Transport $transport, ?Idempotency_Key $key = null ) {
		$this->transport = $transport;
		$this->key       = $key ?? new Idempotency_Key();
	}

	/**
	 * Reads something.
	 *
	 * @param string               $path  Path below templately-hub/v1.
	 * @param array<string, mixed> $query Query arguments; those that are null or '' are left out.
	 * @param string               $token Bearer token; '' for nobody.
	 * @param bool                 $fresh Whether an answer kept from before will not do, because a person asked for this one.
	 *
	 * @throws Failure What the hub refused, with its code and status, or 503 hub_unreachable.
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
	 * Reads a document, which may be larger than other answers.
	 *
	 * @param string               $path  Path below templately-hub/v1.
	 * @param array<string, mixed> $query Query arguments.
	 *
	 * @throws Failure What the hub refused, with its code and status, or 503 hub_unreachable.
	 */
	public function get_document( string $path, array $query, string $token ): Hub_Response {
		$request          = new Hub_Request( 'GET', $path, $query, null, $token, determine_locale() );
		$request->fresh   = true;
		$request->largest = self::LARGEST_DOCUMENT;
		$request->seconds = self::SECONDS_OF_A_PART;
		return $this->answer( $request );
	}

	/**
	 * Fetches files that come one after another. They come in parts, so that what breaks off goes on from the last one, and are
	 * never in memory.
	 *
	 * @param string                                    $path  Path below templately-hub/v1.
	 * @param array<string, mixed>                      $query Query arguments.
	 * @param list<array{sha256: string, size: int}>    $files What is to come.
	 * @param callable( string, array{sha256: string, size: int} ): void $take Takes each, as it comes: where it lies until then, and what it is.
	 *
	 * @throws Failure What the hub refused, 503 hub_unreachable, or 502 damaged_file for other bytes than were to come.
	 * @throws RuntimeException When the temporary folder cannot be written.
	 */
	public function download_files( string $path, array $query, string $token, array $files, callable $take ): void {
		$request          = new Hub_Request( 'GET', $path, $query, null, $token, determine_locale() );
		$request->into    = self::temporary_file();
		$request->fresh   = true;
		$request->seconds = self::SECONDS_OF_A_PART;
		$incoming         = new File_Stream_Splitter( $files, self::temporary_file(), $take );
		try {
			while ( $incoming->remaining_bytes() > 0 ) {
				$request->from = $incoming->received_bytes();
				$request->most = min( self::PART, $incoming->remaining_bytes() );
				$is_all        = 206 !== $this->answer( $request )->status;
				$incoming->write( $request->into, $is_all );
			}
		} catch ( Failure $failure ) {
			// The hub has less than it said.
			throw 416 === $failure->status() ? File_Stream_Splitter::checksum_error() : $failure;
		} finally {
			$incoming->close();
			wp_delete_file( $request->into );
		}
	}

	/**
	 * Fetches the bytes of a small file.
	 *
	 * @param string $path  Path below templately-hub/v1.
	 * @param int    $most  Bytes that it may have.
	 *
	 * @throws Failure What the hub refused, or 503 hub_unreachable.
	 * @throws RuntimeException When the temporary folder cannot be written.
	 */
	public function download( string $path, string $token, int $most ): string {
		$request          = new Hub_Request( 'GET', $path, array(), null, $token, determine_locale() );
		$request->into    = self::temporary_file();
		$request->fresh   = true;
		$request->seconds = self::SECONDS_OF_A_PART;
		$request->most    = $most;
		try {
			$this->answer( $request );
			return (string) file_get_contents( $request->into ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		} finally {
			wp_delete_file( $request->into );
		}
	}

	/**
	 * Fetches the next part of a file and appends it to what is there, so that a process that ends in the middle loses that part
	 * alone.
	 *
	 * @param string $path  Path below templately-hub/v1.
	 * @param string $into  Where the file grows; missing at the beginning.
	 * @param int    $size  Bytes that it is to have.
	 * @return int Bytes that it has now.
	 *
	 * @throws Failure What the hub refused, 503 hub_unreachable, or 502 damaged_file where more comes than was to come.
	 * @throws RuntimeException When it cannot be written.
	 */
	public function download_next_part( string $path, string $token, string $into, int $size ): int {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- piece by piece, which WP_Filesystem cannot.
		clearstatcache( true, $into );
		$request          = new Hub_Request( 'GET', $path, array(), null, $token, determine_locale() );
		$request->into    = self::temporary_file();
		$request->fresh   = true;
		$request->seconds = self::SECONDS_OF_A_PART;
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
			// The hub has less than it said.
			throw 416 === $failure->status() ? File_Stream_Splitter::checksum_error() : $failure;
		} finally {
			wp_delete_file( $request->into );
		}
		// phpcs:enable
	}

	/**
	 * @throws RuntimeException When the temporary folder cannot be written.
	 */
	private static function temporary_file(): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$path = wp_tempnam( 'templately' );
		if ( '' === $path ) {
			throw new RuntimeException( 'The temporary folder cannot be written.' );
		}
		return $path;
	}

	/**
	 * Returns the free designs for the inserter. They are asked for in the site's language, whoever looks: what fetches them has
	 * no reader.
	 *
	 * @param bool $fetch Whether to ask the hub; else what was fetched last, without the network.
	 * @return list<array<string, mixed>>
	 *
	 * @throws Failure What the hub refused, or 503 hub_unreachable; without $fetch, where nothing was fetched yet.
	 */
	public function patterns( bool $fetch ): array {
		$request              = self::patterns_request();
		$request->fresh       = $fetch;
		$request->cached_only = ! $fetch;
		return $this->answer( $request )->body['items'];
	}

	/**
	 * Returns what becomes another when patterns() without the network may answer otherwise. It costs one look, and none of them.
	 *
	 * @return string '' where nobody knows.
	 */
	public function patterns_etag(): string {
		return $this->transport->etag( self::patterns_request() );
	}

	/**
	 * Changes something. It has the key of the request that is being answered, so that the hub does it once for whoever sends
	 * that again: within a request, the same thing is asked for twice with the same content only.
	 *
	 * @param string               $method POST, PUT, PATCH or DELETE.
	 * @param string               $path   Path below templately-hub/v1.
	 * @param array<string, mixed> $body   JSON body.
	 * @param string               $token  Bearer token; '' for nobody.
	 *
	 * @throws Failure What the hub refused, with its code and status, or 503 hub_unreachable.
	 */
	public function send( string $method, string $path, array $body = array(), string $token = '' ): Hub_Response {
		return $this->answer( $this->changing( $method, $path, $body, $token ) );
	}

	/**
	 * Sends a document, which may be larger than what others say, and has the time for it.
	 *
	 * @param string               $path  Path below templately-hub/v1.
	 * @param array<string, mixed> $body  JSON body, with the document in it.
	 *
	 * @throws Failure What the hub refused, with its code and status, or 503 hub_unreachable.
	 */
	public function send_document( string $path, array $body, string $token ): Hub_Response {
		$request          = $this->changing( 'POST', $path, $body, $token );
		$request->seconds = self::SECONDS_OF_A_PART;
		return $this->answer( $request );
	}

	/**
	 * Sends bytes, such as those of an image, which have the time for it.
	 *
	 * @param string $path  Path below templately-hub/v1, which says what they are.
	 * @param string $bytes The bytes.
	 *
	 * @throws Failure What the hub refused, with its code and status, or 503 hub_unreachable.
	 */
	public function send_bytes( string $path, string $bytes, string $token ): Hub_Response {
		$request          = $this->changing( 'POST', $path, array(), $token );
		$request->bytes   = $bytes;
		$request->seconds = self::SECONDS_OF_A_PART;
		return $this->answer( $request );
	}

	/**
	 * Changes something when the answer to this request is out: nobody waits for it, and where it fails nobody is told.
	 *
	 * @param string               $method POST, PUT, PATCH or DELETE.
	 * @param string               $path   Path below templately-hub/v1.
	 * @param array<string, mixed> $body   JSON body.
	 * @param string               $token  Bearer token; '' for nobody.
	 */
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
			self::AFTER_THE_ANSWER
		);
	}

	/**
	 * @param string               $method POST, PUT, PATCH or DELETE, which has no body: what it says stands in the address.
	 * @param string               $path   Path below templately-hub/v1.
	 * @param array<string, mixed> $body   JSON body.
	 * @param string               $token  Bearer token; '' for nobody.
	 */
	private function changing( string $method, string $path, array $body, string $token ): Hub_Request {
		$is_delete = 'DELETE' === $method;
		$request   = new Hub_Request( $method, $path, $is_delete ? $body : array(), $is_delete ? null : $body, $token, determine_locale() );
		if ( '' !== $this->key->current() ) {
			$request->idempotency_key = $this->key->current();
		}
		return $request;
	}

	/** Returns the call for the inserter's designs. */
	private static function patterns_request(): Hub_Request {
		return new Hub_Request( 'GET', '/patterns', array( 'platform' => 'gutenberg' ), null, '', get_locale() );
	}

	/** @throws Failure What the hub refused. */
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

	/**
	 * @param mixed $text What a hub says to a person.
	 * @return string With the markup that messages may have.
	 */
	private static function safe( $text ): string {
		return is_string( $text ) ? wp_kses( $text, self::MARKUP_OF_MESSAGES ) : '';
	}
}
