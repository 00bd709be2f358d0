<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Hub_Response;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Own_Server;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Hub\Uses_Cloud;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB -- names of tables.

/**
 * Acknowledged pushes survive a kill of the process, of the database, or of both. On MariaDB the test uses its own server; SQLite is part of the process.
 * @group R17
 * @group faults
 */
final class Durability_Test extends Test_Case {

	use Asks_Hub;
	use Runs_At_Once;
	use Uses_Cloud;

	protected $commits = true;

	/** Pushes of a process, each with an image. */
	private const PUSHES = 3;

	/** @var Own_Server|null */
	private $server = null;

	/** @var wpdb|null The connection of all other tests. */
	private $wpdb = null;

	/** @var string Notes of those that are killed. */
	private $notes = '';

	/** @var string Token of who pushes. */
	private $token = '';

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->wpdb  = $wpdb;
		$this->notes = (string) tempnam( get_temp_dir(), 'templately-notes-' );
		if ( $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			$this->server = new Own_Server();
			$this->server->start();
			$this->server->copy( $wpdb );
			$this->connect();
		}
		$this->open_hub();
		$this->clock->now = time();
		$this->token      = $this->verified_token( 'pro' );
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->wpdb; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- what was there.
		if ( null !== $this->server ) {
			$this->server->end();
		}
		array_map( 'unlink', (array) glob( "$this->notes*" ) );
		parent::tearDown();
	}

	/** What was not acknowledged is stored entirely or not at all, and once after a retry. Nothing unused remains. */
	public function test_acknowledged_pushes_survive_a_kill_at_any_statement(): void {
		$seed   = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand( 1, 1000000 ) );
		$rounds = Sample::size( 0 );
		mt_srand( $seed );
		$boundaries = $this->boundaries();
		$this->assertGreaterThan( 3 * 12, $boundaries );
		$kills = array();
		// The first push is always acknowledged.
		$first = intdiv( $boundaries, self::PUSHES ) + 1;
		foreach ( null === $this->server ? array( 'process' => 2 ) : array( 'process' => 1, 'database' => 2, 'both' => 1 ) as $who => $times ) {
			foreach ( $rounds > 0 ? range( $first, $boundaries ) : array_map( 'mt_rand', array_fill( 0, $times, $first ), array_fill( 0, $times, $boundaries ) ) as $at ) {
				$kills[] = array( $who, $at );
			}
		}
		if ( $rounds > 0 ) {
			shuffle( $kills );
			$kills = array_slice( $kills, 0, $rounds );
		}
		$acknowledged = 0;
		$uncertain    = 0;
		foreach ( $kills as $number => list( $who, $at ) ) {
			$after         = "Seed $seed: $who at $at of $boundaries.";
			$said          = $this->push_and_kill( $who, $at, "Kill $number" );
			$acknowledged += count( $said['acknowledged'] );
			foreach ( $said['acknowledged'] as $name => $id ) {
				$this->assert_whole( $id, $name, $after );
			}
			foreach ( array_diff( $said['begun'], array_keys( $said['acknowledged'] ) ) as $name ) {
				++$uncertain;
				$this->assert_all_or_nothing( $name, $after );
			}
			$this->assert_consistent( $after );
			$this->assert_files_of_rows( $after );
		}
		// At most one response per process is lost.
		$this->assertLessThanOrEqual( count( $kills ), $uncertain, "Seed $seed." );
		$this->assertGreaterThan( 0, $acknowledged, "Seed $seed." );
		$this->clock->now = time() + 2 * DAY_IN_SECONDS;
		$this->hub->clean_up_clouds();
		global $wpdb;
		$this->assertSame( array(), $wpdb->get_col( "SELECT m.sha256 FROM {$wpdb->prefix}templately_media m WHERE NOT EXISTS ( SELECT 1 FROM {$wpdb->prefix}templately_version_media v WHERE v.sha256 = m.sha256 )" ), "Seed $seed." );
		$names = $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}templately_media ORDER BY name" );
		$this->assertSame( $names, self::stored(), "Seed $seed: files that no row names." );
		if ( $rounds > 0 ) {
			fwrite( STDERR, sprintf( "\n%d kills at %d boundaries: %d acknowledged, all there; %d not acknowledged, none by half.\n", count( $kills ), $boundaries, $acknowledged, $uncertain ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- what the long form is for.
		}
	}

	/** Number of boundaries of PUSHES pushes. */
	private function boundaries(): int {
		return $this->at_once( 'push_until_killed', 1, $this->arguments( 'nobody', 0, 'Whole' ) )[0];
	}

	/**
	 * @param string $who 'process', 'database' or 'both'.
	 * @param string $name Prefix of the files' names.
	 * @return array{begun: list<string>, acknowledged: array<string, int>} Names; acknowledged ones with their id.
	 */
	private function push_and_kill( string $who, int $at, string $name ): array {
		$arguments = $this->arguments( $who, $at, $name );
		try {
			$this->at_once(
				'push_until_killed',
				1,
				$arguments,
				function () use ( $who, $arguments ): void {
					if ( 'process' === $who || null === $this->server ) {
						return;
					}
					$this->server->wait_for_its_end();
					$this->server->start();
					touch( $arguments['up'] );
				}
			);
			$this->assertSame( 'database', $who );
		} catch ( RuntimeException $exception ) {
			// A killed process has no output.
			$this->assertSame( 'Process 0 of push_until_killed said: ', $exception->getMessage() );
		}
		if ( null !== $this->server ) {
			$this->connect();
			$this->make_hub();
		}
		$said = array( 'begun' => array(), 'acknowledged' => array() );
		foreach ( (array) file( $arguments['notes'], FILE_IGNORE_NEW_LINES ) as $line ) {
			list( $what, $of, $id ) = explode( "\t", "$line\t" );
			if ( 'begun' === $what ) {
				$said['begun'][] = $of;
			} else {
				$said['acknowledged'][ $of ] = (int) $id;
			}
		}
		return $said;
	}

	/**
	 * @param int $at Number of the boundary; 0 for none.
	 * @return array<string, mixed>
	 */
	private function arguments( string $who, int $at, string $name ): array {
		$path = $this->notes . '.' . sanitize_title( $name );
		return array(
			'who'    => $who,
			'at'     => $at,
			'name'   => $name,
			'token'  => $this->token,
			'notes'  => $path,
			'up'     => "$path.up",
			'socket' => null === $this->server ? '' : $this->server->socket(),
			'server' => null === $this->server ? 0 : $this->server->pid(),
		);
	}

	/** @param array<string, mixed> $arguments See arguments(). */
	public static function push_until_killed( int $number, array $arguments ): int {
		global $wpdb;
		if ( '' !== $arguments['socket'] ) {
			$wpdb = Own_Server::connection( $arguments['socket'], $wpdb->prefix ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- in a process of its own.
			wp_cache_flush();
		}
		$wpdb->suppress_errors( true );
		$self        = new self();
		$self->clock = new Settable_Clock( time() );
		$self->make_hub( '10.0.0.1' );
		$passed   = 0;
		$boundary = static function ( string $sql = '' ) use ( $arguments, &$passed ): string {
			if ( ++$passed !== $arguments['at'] ) {
				return $sql;
			}
			if ( 'process' !== $arguments['who'] ) {
				posix_kill( $arguments['server'], SIGKILL );
			}
			if ( 'database' !== $arguments['who'] ) {
				posix_kill( getmypid(), SIGKILL );
			}
			// The server restarts during the statement, and wpdb sends it again.
			self::wait_until(
				static function () use ( $arguments ): bool {
					return file_exists( $arguments['up'] );
				}
			);
			return $sql;
		};
		add_filter( 'query', $boundary );
		for ( $round = 0; $round < self::PUSHES; $round++ ) {
			$name = "{$arguments['name']} $round";
			file_put_contents( $arguments['notes'], "begun\t$name\n", FILE_APPEND );
			try {
				$answer = $self->send( $name, $arguments['token'] );
				$boundary();
				if ( isset( $answer->body['file'] ) ) {
					file_put_contents( $arguments['notes'], "acknowledged\t$name\t{$answer->body['file']['id']}\n", FILE_APPEND );
				}
			} catch ( Throwable $thrown ) {
				// No response is sent.
				unset( $thrown );
			}
		}
		// This run can send fewer statements than the one that was counted.
		while ( $passed < $arguments['at'] ) {
			$boundary();
		}
		return $passed;
	}

	/**
	 * Uploads an image and pushes a file with it, with one key each.
	 * @return Hub_Response The last response.
	 */
	private function send( string $name, string $token ): Hub_Response {
		$image  = self::picture( $name );
		$answer = $this->upload_image( $token, $image );
		return ! $answer->is_success() ? $answer : $this->ask( 'POST', '/files', self::push_arguments( array( 'name' => $name, 'content' => "Content of $name", 'media' => array( self::medium( $image ) ) ) ), $token, 'key-of-' . md5( $name ) );
	}

	private function assert_whole( int $id, string $name, string $after ): void {
		$content = $this->ask( 'GET', "/files/$id/content", null, $this->token );
		$this->assertSame( array( 200, $name, "Content of $name" ), array( $content->status, $content->body['file']['name'] ?? '', $content->body['content'] ?? '' ), $after );
		$image = self::picture( $name );
		$this->assertSame( $image, $this->read_bytes( "/files/$id/media/" . hash( 'sha256', $image ), $this->token )->body, $after );
	}

	/** @param string $name  What a file was to be called, whose push nobody answered. */
	private function assert_all_or_nothing( string $name, string $after ): void {
		global $wpdb;
		$found = static function () use ( $wpdb, $name ): array {
			return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}templately_cloud_files WHERE name = %s", $name ) ) );
		};
		$ids   = $found();
		$this->assertLessThanOrEqual( 1, count( $ids ), $after );
		foreach ( $ids as $id ) {
			$this->assert_whole( $id, $name, $after );
		}
		$answer = $this->send( $name, $this->token );
		$this->assertSame( 200, $answer->status, $after . wp_json_encode( $answer->body ) );
		$file = $answer->body['file'];
		$this->assertSame( array( $file['id'] ), $found(), $after );
		$this->assertContains( $file['id'], array() === $ids ? array( $file['id'] ) : $ids, $after );
		$this->assert_whole( $file['id'], $name, $after );
	}

	private function assert_files_of_rows( string $after ): void {
		global $wpdb;
		$this->assertSame( array(), array_diff( $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}templately_media" ), self::stored() ), "Rows without files. $after" );
	}

	/** @return list<string> Names of the images on the disk. */
	private static function stored(): array {
		clearstatcache();
		$names = array_map( 'basename', array_diff( (array) glob( wp_get_upload_dir()['basedir'] . '/templately/*/cloud/*/*' ), (array) glob( wp_get_upload_dir()['basedir'] . '/templately/*/cloud/*/index.html' ) ) );
		sort( $names );
		return $names;
	}

	private static function picture( string $name ): string {
		$canvas = imagecreatetruecolor( 8, 8 );
		$colour = crc32( $name );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, $colour & 255, ( $colour >> 8 ) & 255, ( $colour >> 16 ) & 255 ) );
		ob_start();
		imagepng( $canvas );
		return (string) ob_get_clean();
	}

	/** Connects this process to the test's own server. */
	private function connect(): void {
		assert( null !== $this->server && null !== $this->wpdb );
		$GLOBALS['wpdb'] = Own_Server::connection( $this->server->socket(), $this->wpdb->prefix ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- for this test.
		wp_cache_flush();
	}
}
