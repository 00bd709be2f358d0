<?php

declare( strict_types=1 );

use Templately\Tests\Runs_At_Once;

final class Runs_At_Once_Test extends Test_Case {

	use Runs_At_Once;

	/** @var bool Other processes read the database. */
	protected $commits = true;

	/** @throws LogicException Always. */
	public static function fail_at_once(): void {
		throw new LogicException( 'There is a cause.' );
	}

	public function test_reports_what_a_process_throws(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessageMatches( '/LogicException: There is a cause\. at \S+Runs_At_Once_Test\.php:\d+/' );
		$this->at_once( 'fail_at_once', 1 );
	}
}
