<?php

declare( strict_types=1 );

use Templately\Hub\Hub;
use Templately\Hub\Publishing\Bundle;
use Templately\Hub\Publishing\Refusal;
use Templately\Storage\Clock;
use Templately\Storage\Transaction;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Runs_At_Once;

// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.

/**
 * Publishers at work at the same moment, each in a process of its own.
 */
final class Publishing_Among_Others_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;
	use Runs_At_Once;

	/** {@inheritDoc} */
	protected $commits = true;

	/** Of two packs that name an item alike and come at once, one gets it; the other is refused whole. */
	public function test_two_publishers_cannot_take_each_others_item(): void {
		global $wpdb;
		$this->open_hub();
		$bundles = array();
		foreach ( array( 'pack-one', 'pack-two' ) as $slug ) {
			$manifest                 = self::manifest();
			$manifest['pack']['slug'] = $slug;
			$bundles[]                = self::pack( $manifest, self::entries() );
		}
		$said = $this->at_once(
			'publish_one',
			2,
			$bundles,
			static function () use ( $wpdb ): void {
				// Both have looked at everything that can be looked at before they wait for the lock that this one has.
				$wpdb->query( 'START TRANSACTION' );
				$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_counts (term, shelf, level, total) VALUES (-1, 0, 0, 1) ON DUPLICATE KEY UPDATE total = total + 1" );
				usleep( 1500000 );
				$wpdb->query( 'COMMIT' );
			}
		);
		sort( $said );
		$this->assertCount( 2, $said );
		$this->assertMatchesRegularExpression( '#^pages/test-home exists already, outside of pack-(one|two)\.$#', $said[0] );
		$this->assertSame( 'published', $said[1] );
		$packs = $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg' ) )['items'];
		$this->assertCount( 1, $packs, 'The other pack is not there at all.' );
		$this->assertSame( array( 'test-home', 'test-hero' ), array_column( $this->get_from_hub( 'GET', '/items/packs/' . $packs[0]['slug'], array( 'platform' => 'gutenberg' ) )['items'], 'slug' ) );
	}

	/**
	 * Publishes a bundle.
	 *
	 * @param int          $number  Which.
	 * @param list<string> $bundles Their files.
	 * @return string What came of it.
	 */
	public static function publish_one( int $number, array $bundles ): string {
		global $wpdb;
		// The lock is another's first.
		usleep( 300000 );
		try {
			( new Hub( $wpdb, new Transaction( $wpdb ), new Clock() ) )->publisher()->publish( Bundle::from_zip( $bundles[ $number ] ) );
			return 'published';
		} catch ( Refusal $refusal ) {
			return $refusal->getMessage();
		}
	}
}
