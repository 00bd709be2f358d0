<?php

declare( strict_types=1 );

use Templately\Hub\Hub_Services;
use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;
use Templately\Site\Hub_Client\In_Process_Transport;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.

/** Publishers at work at the same time in separate processes. */
final class Publishing_Among_Others_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;
	use Runs_At_Once;

	protected $commits = true;

	/** The other pack is refused as a whole. */
	public function test_one_of_two_packs_gets_a_shared_item_name(): void {
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
				// Both processes have read everything before they wait for this process's lock.
				$wpdb->query( 'START TRANSACTION' );
				$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_counts (term, shelf, level, total) VALUES (-1, 0, 0, 1) ON DUPLICATE KEY UPDATE total = total + 1" );
				usleep( 1500000 );
				$wpdb->query( 'COMMIT' );
			}
		);
		sort( $said );
		$this->assertCount( 2, $said );
		$this->assertMatchesRegularExpression( '#^pages/test-home already exists outside pack-(one|two)\.$#', $said[0] );
		$this->assertSame( 'published', $said[1] );
		$packs = $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg' ) )['items'];
		$this->assertCount( 1, $packs, 'The other pack is not there at all.' );
		$this->assertSame( array( 'test-home', 'test-hero' ), array_column( $this->get_from_hub( 'GET', '/items/packs/' . $packs[0]['slug'], array( 'platform' => 'gutenberg' ) )['items'], 'slug' ) );
	}

	/** @param list<string> $bundles Paths. */
	public static function publish_one( int $number, array $bundles ): string {
		global $wpdb;
		// Another process holds the lock first.
		usleep( 300000 );
		try {
			( new Hub_Services( $wpdb, new Transaction( $wpdb ), new Clock() ) )->publisher()->publish( Bundle::from_zip( $bundles[ $number ] ) );
			return 'published';
		} catch ( Invalid_Bundle $refusal ) {
			return $refusal->getMessage();
		}
	}

	/**
	 * Downloads, publishing, clean-up, sign-in and erasure of the same few objects: no deadlock reaches a user, counts are exact, and every named file exists.
	 * @group faults
	 */
	public function test_concurrent_changes_stay_consistent(): void {
		global $wpdb;
		$this->open_hub();
		$this->clock->now = time();
		$rounds           = Sample::size( 12 );
		$processes        = 6;
		$seed             = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand() );
		$packs            = array();
		foreach ( array( 'one', 'two', 'three' ) as $slug ) {
			$packs[] = $this->shared_pack( $slug, 1 );
			$packs[] = $this->shared_pack( $slug, 2 );
		}
		foreach ( array( $packs[0], $packs[2], $packs[4] ) as $file ) {
			$this->hub->publisher()->publish( Bundle::from_zip( $file ) );
		}
		$tokens = array();
		for ( $number = 0; $number < $processes; $number++ ) {
			$tokens[] = $this->verified_token();
		}
		$said  = array_merge( ...$this->at_once( 'do_random_changes', $processes, compact( 'rounds', 'seed', 'packs', 'tokens' ) ) );
		$words = array_count_values( array_column( $said, 'what' ) );
		$wrong = array_values( array_filter( array_column( $said, 'wrong' ) ) );
		$this->assertSame( array(), $wrong, "Seed $seed." );
		$this->assertSame( $processes * $rounds, array_sum( $words ) );
		foreach ( array( 'download', 'publish', 'withdraw', 'upkeep', 'accounts' ) as $what ) {
			$this->assertArrayHasKey( $what, $words, "Seed $seed." );
		}

		$prefix = $wpdb->prefix . 'templately_';
		$this->assertSame( array(), $wpdb->get_results( "SELECT i.id, i.downloads, COUNT(d.item_id) AS accounts FROM {$prefix}items i LEFT JOIN {$prefix}downloads d ON d.item_id = i.id GROUP BY i.id, i.downloads HAVING i.downloads <> COUNT(d.item_id)" ), "Downloads. Seed $seed." );
		$this->assertSame( array(), $wpdb->get_results( "SELECT d.item_id FROM {$prefix}downloads d LEFT JOIN {$prefix}items i ON i.id = d.item_id WHERE i.id IS NULL" ), "Downloads of nothing. Seed $seed." );
		foreach ( array( 'item_terms', 'search_terms' ) as $table ) {
			$this->assertSame( array(), $wpdb->get_results( "SELECT t.item_id FROM {$prefix}$table t LEFT JOIN {$prefix}items i ON i.id = t.item_id AND i.popularity = t.popularity AND i.level = t.level WHERE i.id IS NULL" ), "$table. Seed $seed." );
		}
		$this->assertSame( array(), $wpdb->get_results( "SELECT c.term, c.shelf, c.level, c.total FROM {$prefix}counts c LEFT JOIN {$prefix}item_terms t ON t.term = c.term AND t.shelf = c.shelf AND t.level = c.level WHERE c.term > 0 GROUP BY c.term, c.shelf, c.level, c.total HAVING c.total <> COUNT(t.item_id)" ), "Counts. Seed $seed." );
		$this->assertSame( array(), $wpdb->get_results( "SELECT i.id FROM {$prefix}items i LEFT JOIN {$prefix}contents c ON c.sha256 = i.content WHERE i.content <> '' AND c.sha256 IS NULL" ), "Documents that are missing. Seed $seed." );
		$this->assertSame( array(), $wpdb->get_results( "SELECT c.sha256 FROM {$prefix}contents c LEFT JOIN {$prefix}items i ON i.content = c.sha256 WHERE i.id IS NULL" ), "Documents of nothing. Seed $seed." );
		$this->assertSame( array(), $wpdb->get_results( "SELECT o.sha256 FROM {$prefix}item_blobs o LEFT JOIN {$prefix}blobs b ON b.sha256 = o.sha256 AND b.is_public = o.is_public WHERE b.sha256 IS NULL" ), "Files that are missing. Seed $seed." );
		$this->assertSame( array(), self::visible_rows_without_file(), "Rows without a file. Seed $seed." );
	}

	/**
	 * @param array<string, mixed> $arguments rounds, seed, packs (files), tokens (one per process).
	 * @return list<array{what: string, wrong: string}>
	 */
	public static function do_random_changes( int $number, array $arguments ): array {
		global $wpdb;
		$wpdb->suppress_errors( true );
		mt_srand( $arguments['seed'] + $number );
		$self = new self();
		$self->open_hub_again( $number );
		$said = array();
		for ( $round = 0; $round < $arguments['rounds']; $round++ ) {
			$what   = array( 'download', 'download', 'download', 'download', 'publish', 'publish', 'publish', 'withdraw', 'upkeep', 'upkeep', 'api-key', 'accounts' )[ mt_rand( 0, 11 ) ];
			$wrong  = '';
			$status = 200;
			try {
				switch ( $what ) {
					case 'download':
						$ids    = $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}templately_items WHERE level = 0" );
						$answer = array() === $ids ? null : $self->ask( 'POST', '/items/' . $ids[ mt_rand( 0, count( $ids ) - 1 ) ] . '/downloads', array(), $arguments['tokens'][ mt_rand( 0, count( $arguments['tokens'] ) - 1 ) ] );
						$wrong  = null === $answer || in_array( $answer->status, array( 200, 404 ), true ) ? '' : (string) wp_json_encode( $answer->body );
						break;
					case 'publish':
						$self->hub->publisher()->publish( Bundle::from_zip( $arguments['packs'][ mt_rand( 0, count( $arguments['packs'] ) - 1 ) ] ) );
						$wrong = implode( ' ', self::visible_rows_without_file() );
						break;
					case 'withdraw':
						$self->hub->publisher()->unpublish( 'gutenberg', 'packs', array( 'pack-one', 'pack-two', 'pack-three' )[ mt_rand( 0, 2 ) ] );
						break;
					case 'upkeep':
						// Lets files without an owner expire.
						$self->clock->now = time() + ( mt_rand( 0, 1 ) ? DAY_IN_SECONDS + 5 : 0 );
						$self->hub->upkeep();
						$self->clock->now = time();
						break;
					case 'api-key':
						$answer = $self->ask( 'POST', '/account/api-key', array(), $arguments['tokens'][ mt_rand( 0, count( $arguments['tokens'] ) - 1 ) ] );
						$wrong  = $answer->is_success() ? '' : (string) wp_json_encode( $answer->body );
						break;
					default:
						$form    = array( 'email' => "p$number-$round@example.org", 'client' => "site-$number-$round" ) + self::form();
						$calls   = array(
							$self->ask( 'POST', '/accounts', $form ),
							$self->ask( 'POST', '/sessions', array_intersect_key( $form, array_flip( array( 'email', 'password', 'client' ) ) ) ),
						);
						$calls[] = $self->ask( 'DELETE', '/sessions/current', null, $calls[1]->body['token'] ?? '' );
						$calls[] = $self->ask( 'POST', '/items/' . max( 1, (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}templately_items WHERE level = 0" ) ) . '/downloads', array(), $calls[0]->body['token'] ?? '' );
						foreach ( array( 200, 200, 200, 403 ) as $call => $status ) {
							$wrong .= in_array( $calls[ $call ]->status, array( $status, 201, 404 ), true ) ? '' : (string) wp_json_encode( $calls[ $call ]->body );
						}
						$wrong .= true === $self->hub->privacy_tools()->erase( $form['email'] )['items_removed'] ? '' : 'Nobody was erased.';
				}
			} catch ( Throwable $thrown ) {
				$wrong = get_class( $thrown ) . ': ' . $thrown->getMessage();
			}
			$said[] = compact( 'what', 'wrong' );
		}
		return $said;
	}

	/** @param int $number Number of the process, which has its own IP address, because limits count per address. */
	private function open_hub_again( int $number ): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = "10.0.0.$number";
		$this->clock            = new Settable_Clock( time() );
		$this->hub              = new Hub_Services( $wpdb, new Transaction( $wpdb ), $this->clock );
		$this->transport        = new In_Process_Transport(
			function (): array {
				return array( $this->hub->controllers(), $this->hub->policy() );
			}
		);
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	/**
	 * Checks each file while its row is locked, as the clean-up does.
	 * @return list<string> Names.
	 */
	private static function visible_rows_without_file(): array {
		global $wpdb;
		$missing     = array();
		$transaction = new Transaction( $wpdb );
		foreach ( $wpdb->get_results( "SELECT sha256, is_public FROM {$wpdb->prefix}templately_blobs ORDER BY sha256" ) as $seen ) {
			$transaction->run(
				static function () use ( $wpdb, $seen, &$missing ): void {
					$row = $wpdb->get_row( $wpdb->prepare( "SELECT name, is_public FROM {$wpdb->prefix}templately_blobs WHERE sha256 = %s AND is_public = %d LOCK IN SHARE MODE", $seen->sha256, $seen->is_public ) );
					clearstatcache();
					if ( null !== $row && array() === glob( wp_get_upload_dir()['basedir'] . ( '1' === $row->is_public ? '/templately/public/' : '/templately/[0-9a-f]*[0-9a-f]/' ) . substr( $row->name, 0, 2 ) . "/$row->name" ) ) {
						$missing[] = $row->name;
					}
				}
			);
		}
		return $missing;
	}

	/**
	 * Creates a bundle of two items that shares images with others.
	 * @param int $version 1 or 2.
	 */
	private function shared_pack( string $slug, int $version ): string {
		$manifest                 = self::manifest();
		$manifest['pack']['slug'] = "pack-$slug";
		foreach ( $manifest['items'] as $number => $item ) {
			$manifest['items'][ $number ]['slug'] = "$slug-{$item['slug']}";
		}
		if ( 2 === $version ) {
			array_pop( $manifest['items'] );
			$manifest['pack']['tags'] = array( 'Warm', 'Dark' );
		}
		$entries                       = self::entries();
		$entries['media/pear.png']     = self::png( 40 * $version );
		$entries['thumbnails/one.png'] = self::png( 100 + $version );
		return self::pack( $manifest, $entries );
	}
}
