<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * Imports are reverted in the opposite order of their making.
 *
 * @group RVT-001
 */
final class Newer_Imports_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** An import is not reverted while a newer one stands; the refusal names that one. */
	public function test_an_older_import_waits_for_the_newer_one(): void {
		$older = self::import();
		$newer = self::import();
		try {
			self::services()->revert()->start( $older );
			$this->fail( 'The older import is reverted.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'newer_import', 409 ), array( $failure->error_code(), $failure->status() ) );
			$this->assertSame( sprintf( 'Revert “Made up” (%s) first. It was imported after this one.', wp_date( 'F j, Y', $newer->started_at ) ), $failure->getMessage() );
			$this->assertSame( $newer->uuid, $failure->data()['uuid'] );
		}
		$this->assertSame( Run::DONE, self::services()->runs()->get( $older->uuid )->status );

		$this->assertSame( Run::REVERTED, self::revert( $newer )->status );
		$this->assertSame( Run::REVERTED, self::revert( $older )->status );
	}
}
