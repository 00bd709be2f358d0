<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** Server-sent events: what a controller returns when its response schema is Schema::events(). */
final class Event_Stream {

	/** @var callable( callable( string, mixed, string= ): bool ): void */
	private $tell;

	/**
	 * Runs the work, which reports its progress by calling its argument with the event's name, data and optional id. The call returns false
	 * when the client has disconnected.
	 * @param callable( callable( string, mixed, string= ): bool ): void $tell
	 */
	public function __construct( callable $tell ) {
		$this->tell = $tell;
	}

	/** @param callable( string, mixed, string= ): bool $send */
	public function send_events( callable $send ): void {
		( $this->tell )( $send );
	}
}
