<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Events, as the answer of a route whose response is Schema::events(): what happens, told as it happens.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
final class Event_Stream {

	/** @var callable( callable( string, mixed, string= ): bool ): void */
	private $tell;

	/**
	 * @param callable( callable( string, mixed, string= ): bool ): void $tell Does the work. It is given what sends an event: its name, its data, and where the one who listens goes on from after a break; it says whether somebody still listens.
	 */
	public function __construct( callable $tell ) {
		$this->tell = $tell;
	}

	/**
	 * Does the work.
	 *
	 * @param callable( string, mixed, string= ): bool $send Sends an event.
	 */
	public function send_events( callable $send ): void {
		( $this->tell )( $send );
	}
}
