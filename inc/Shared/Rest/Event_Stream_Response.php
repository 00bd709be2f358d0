<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Response;

/** Sends server-sent events. The headers tell proxies not to buffer them. */
final class Event_Stream_Response extends WP_REST_Response implements Streamed_Response {

	private Event_Stream $events;

	public function __construct( Event_Stream $events ) {
		parent::__construct();
		$this->events = $events;
		$this->header( 'Content-Type', 'text/event-stream; charset=utf-8' );
		$this->header( 'Cache-Control', 'no-store, no-transform' );
		$this->header( 'X-Accel-Buffering', 'no' );
	}

	public function write( $out ): void {
		$this->events->send_events(
			static function ( string $name, $data, string $id = '' ) use ( $out ): bool {
				// A line break would start a new field.
				$lines = array_filter(
					array(
						'id'    => $id,
						'event' => $name,
					)
				);
				$text  = '';
				foreach ( $lines as $field => $value ) {
					$text .= "$field: " . preg_replace( '/[\r\n]+/', ' ', $value ) . "\n";
				}
				fwrite( $out, $text . 'data: ' . wp_json_encode( $data ) . "\n\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- output stream.
				flush();
				return 0 === connection_aborted();
			}
		);
	}
}
