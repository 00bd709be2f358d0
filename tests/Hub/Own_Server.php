<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use Test_Case;
use wpdb;

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions -- a database and files of a test.

/** A MariaDB server of one test that writes commits through to the disk, and can be killed and restarted. */
final class Own_Server {

	private const DATABASE = 'own';

	/** Seconds after which it ends whatever becomes of the test. */
	private const LONGEST = 2 * Test_Case::PATIENCE;

	/** @var string Folder with all that is its. */
	private $home;

	/** @var resource|null */
	private $process = null;

	/** Creates the data folder, without starting the server. */
	public function __construct() {
		// The path of a socket is limited to about 100 characters.
		$this->home = (string) tempnam( sys_get_temp_dir(), 'tly-' );
		unlink( $this->home );
		mkdir( "$this->home/data", 0700, true );
	}

	/**
	 * Starts the server and waits for it.
	 * @throws RuntimeException When it does not start.
	 */
	public function start(): void {
		$options = array( '--no-defaults', '--skip-grant-tables', '--skip-networking', '--skip-log-bin', '--performance-schema=OFF', '--character-set-server=utf8mb4', '--innodb-buffer-pool-size=32M', '--innodb-log-file-size=16M', '--innodb-flush-log-at-trx-commit=1', "--datadir=$this->home/data", "--tmpdir=$this->home", "--socket=$this->home/s", "--pid-file=$this->home/pid" );
		if ( 0 === posix_getuid() ) {
			$options[] = '--user=root';
		}
		if ( null !== $this->process ) {
			proc_close( $this->process );
		}
		foreach ( array( 's', 'pid' ) as $left ) {
			if ( file_exists( "$this->home/$left" ) ) {
				unlink( "$this->home/$left" );
			}
		}
		$log           = array( 'file', "$this->home/log", 'a' );
		$this->process = proc_open( array_merge( array( 'timeout', '-s', 'KILL', (string) self::LONGEST, 'mariadbd' ), $options ), array( 1 => $log, 2 => $log ), $pipes ) ?: null;
		mysqli_report( MYSQLI_REPORT_OFF );
		for ( $until = time() + Test_Case::PATIENCE; time() < $until && null !== $this->process && proc_get_status( $this->process )['running']; usleep( 20000 ) ) {
			$connection = mysqli_init();
			if ( file_exists( "$this->home/pid" ) && $connection && @$connection->real_connect( 'localhost', 'root', '', '', 0, $this->socket() ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- it may not answer yet.
				$connection->query( 'CREATE DATABASE IF NOT EXISTS ' . self::DATABASE );
				$connection->close();
				return;
			}
		}
		throw new RuntimeException( 'The database did not start: ' . file_get_contents( "$this->home/log" ) );
	}

	/** Copies tables with options and users from another server, and flushes them to the disk. */
	public function copy( wpdb $from ): void {
		$to = self::connection( $this->socket(), $from->prefix );
		foreach ( $from->get_col( 'SHOW TABLES' ) as $table ) {
			$to->query( (string) $from->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] );
		}
		foreach ( array( $from->options, $from->users, $from->usermeta ) as $table ) {
			foreach ( $from->get_results( "SELECT * FROM `$table`", ARRAY_A ) as $row ) {
				$to->insert( $table, $row );
			}
		}
		$to->close();
		posix_kill( $this->pid(), SIGTERM );
		$this->wait_for_its_end();
		$this->start();
	}

	public static function connection( string $socket, string $prefix ): wpdb {
		$connection = new wpdb( 'root', '', self::DATABASE, "localhost:$socket" );
		$connection->set_prefix( $prefix );
		return $connection;
	}

	public function socket(): string {
		return "$this->home/s";
	}

	public function pid(): int {
		return (int) file_get_contents( "$this->home/pid" );
	}

	/** Waits until the process has been killed. */
	public function wait_for_its_end(): void {
		for ( $until = time() + Test_Case::PATIENCE; null !== $this->process && proc_get_status( $this->process )['running'] && time() < $until; ) {
			usleep( 5000 );
		}
	}

	/** Stops the server and removes its data. */
	public function end(): void {
		if ( null !== $this->process && proc_get_status( $this->process )['running'] && is_file( "$this->home/pid" ) ) {
			posix_kill( $this->pid(), SIGKILL );
		}
		if ( null !== $this->process ) {
			proc_close( $this->process );
		}
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->home, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->home );
	}
}
