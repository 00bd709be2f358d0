<?php

declare( strict_types=1 );

use Templately\Tests\Runs_At_Once;

/**
 * Processes that run at once, for other tests: what ends one of them is told.
 */
final class Runs_At_Once_Test extends Test_Case {

	use Runs_At_Once;

	/** @var bool Other processes look. */
	protected $commits = true;

	/**
	 * @throws LogicException Always.
	 */
	public static function fail_at_once(): void {
		throw new LogicException( 'There is a cause.' );
	}

	/** What a process throws is said: what it is, its message, and where. */
	public function test_a_process_that_throws(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessageMatches( '/LogicException: There is a cause\. at \S+Runs_At_Once_Test\.php:\d+/' );
		$this->at_once( 'fail_at_once', 1 );
	}
}
