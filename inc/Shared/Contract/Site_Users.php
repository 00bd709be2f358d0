<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

/**
 * What the embedded hub asks its own site about WordPress users. A subject is the opaque name under which the hub knows one.
 */
interface Site_Users {

	/**
	 * Returns the plan that the site gives to a WordPress user now.
	 *
	 * @param int    $id      The user's id.
	 */
	public function plan( int $id, string $subject ): string;

	/**
	 * Returns the login name of a WordPress user.
	 *
	 * @param string $email   The user's address.
	 * @return string '' where no such user has that address now.
	 */
	public function login( string $email, string $subject ): string;

	/** Returns the subject of the WordPress user in whose session this request is; '' for none. */
	public function current_subject(): string;
}
