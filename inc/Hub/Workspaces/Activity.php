<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Database;
use Templately\Storage\Clock;

/**
 * Who did what in a workspace, for 90 days. Accounts and files are kept as numbers: who is gone has no name any more, and a file
 * that went away says no more about itself.
 */
final class Activity {

	/** Letters of a detail. */
	private const LONGEST = 190;

	/** @var Database */
	private $database;

	/** @var Clock */
	private $clock;

	/**
	 * @param Database $database The hub's tables.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Notes something, in the transaction in which it happens: the last lock that is taken.
	 *
	 * @param int    $workspace_id Where; 0, which is nobody's workspace, is not noted.
	 * @param int    $file_id      The file; 0 for none.
	 * @param int    $account_id   Who did it.
	 * @param string $verb         What, one of Contract\Workspaces::VERBS.
	 * @param string $detail       What else its readers may know: of a file its name at that time. Never an address.
	 */
	public function note( int $workspace_id, int $file_id, int $account_id, string $verb, string $detail = '' ): void {
		if ( 0 === $workspace_id ) {
			return;
		}
		$this->database->insert(
			'activity',
			array(
				'workspace_id' => $workspace_id,
				'file_id'      => $file_id,
				'account_id'   => $account_id,
				'verb'         => $verb,
				'detail'       => mb_substr( $detail, 0, self::LONGEST ),
				'happened_at'  => $this->clock->now(),
			)
		);
	}
}
