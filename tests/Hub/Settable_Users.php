<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Shared\Contract\Site_Users;

/** WordPress users of the hub's site, set by a test. */
final class Settable_Users implements Site_Users {

	/** @var array<string, string> Id and subject to the plan that the site gives. */
	public array $plans = array();

	/** @var array<string, string> Address to the subject of the user who has it, where that is not whoever is asked about. */
	public array $subjects = array();

	/** @var string Who is logged in. */
	public string $here = '';

	public function plan( int $id, string $subject ): string {
		return $this->plans[ "$id $subject" ] ?? 'free';
	}

	public function login( string $email, string $subject ): string {
		return ( $this->subjects[ $email ] ?? $subject ) === $subject ? 'user-' . substr( $subject, 0, 4 ) : '';
	}

	public function current_subject(): string {
		return $this->here;
	}
}
