<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

/** What the embedded hub needs to know about the site's WordPress users. A subject is the hub's opaque id of a user. */
interface Site_Users {

	public function plan( int $id, string $subject ): string;

	/** Returns the login name of the user with this email address, or ''. */
	public function login( string $email, string $subject ): string;

	public function current_subject(): string;
}
