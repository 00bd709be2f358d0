<?php

declare( strict_types=1 );

use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Database\Own_Requests;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * Which requests are an import's own, and which are signed.
 *
 * @group R3
 */
final class Own_Requests_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var Run */
	private $run;

	/** @var Lease */
	private $lease;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->run   = self::begin();
		$this->lease = new Lease( new Import_Database( $GLOBALS['wpdb'] ) );
		$this->lease->acquire( $this->run->id );
	}

	/** A signed header names the import while it runs under that lease; no other one does. */
	public function test_whose_request_it_is(): void {
		global $wpdb;
		$header = $this->signed( home_url( '/' ) );
		$this->assertSame( $this->run->id, $this->received( $header ) );
		list( $id, $until, $signature ) = explode( '.', $header );
		$now                            = time();
		foreach ( array(
			'none'            => '',
			'no signature'    => "$id.$until",
			'a forged one'    => "$id.$until." . hash_hmac( 'sha256', "$id.$until", '' ),
			'of the uuid'     => "$id.$until." . hash_hmac( 'sha256', "$id.$until", $this->run->uuid ),
			'longer valid'    => "$id." . ( (int) $until + 1 ) . ".$signature",
			'of another run'  => ( (int) $id + 1 ) . ".$until.$signature",
			'over since then' => "$id." . ( $now - 1 ) . '.' . hash_hmac( 'sha256', "$id." . ( $now - 1 ), $this->lease->secret() ),
			'with a line'     => "$header\n",
		) as $name => $forged ) {
			$this->assertSame( 0, $this->received( $forged ), $name );
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = 'reverting'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertSame( 0, $this->received( $header ), 'It goes back.' );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = 'running', lease_until = 0" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		( new Lease( new Import_Database( $wpdb ) ) )->acquire( $this->run->id );
		$this->assertSame( 0, $this->received( $header ), 'Another process has taken it over.' );
	}

	/** Only requests to this site are signed, and none when the work is over; headers that are text stay text. */
	public function test_what_is_signed(): void {
		foreach ( array( home_url(), home_url( '/?a=1' ), site_url( 'wp-cron.php' ), admin_url( 'admin-ajax.php' ) ) as $address ) {
			$this->assertMatchesRegularExpression( "/^{$this->run->id}\.\d+\.[0-9a-f]{64}$/", $this->signed( $address ), $address );
		}
		foreach ( array( 'https://elsewhere.test/', home_url() . '.elsewhere.test/', home_url() . '@elsewhere.test/', 'https://elsewhere.test/?' . home_url( '/' ) ) as $address ) {
			$this->assertSame( '', $this->signed( $address ), $address );
		}
		$own = new Own_Requests( new Import_Database( $GLOBALS['wpdb'] ) );
		$own->begin( $this->run->id, $this->lease->secret() );
		$signed = apply_filters( 'http_request_args', array( 'headers' => 'X-One: 1' ), home_url( '/' ) );
		$this->assertMatchesRegularExpression( "/^X-Templately-Import: {$this->run->id}\.\d+\.[0-9a-f]{64}\r\nX-One: 1$/", $signed['headers'] );
		$own->end();
		$this->assertSame( array(), apply_filters( 'http_request_args', array(), home_url( '/' ) ) );
	}

	/** An own request passes its header on, registers its connection for a takeover, and writes no more once that was ended. */
	public function test_an_own_request(): void {
		global $wpdb;
		$header = $this->signed( home_url( '/' ) );
		$this->assertSame( $this->run->id, $this->received( $header, false ) );
		$this->assertSame( array( 'X-Templately-Import' => $header ), apply_filters( 'http_request_args', array(), site_url( 'wp-cron.php' ) )['headers'] );
		$connection = ( new Import_Database( $wpdb ) )->connection_id();
		$this->assertSame( 0 === $connection ? array() : array( (string) $connection ), $wpdb->get_col( "SELECT obj_id FROM {$wpdb->prefix}templately_objects WHERE obj_type = 'visit'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		if ( 0 !== $connection ) {
			$killer = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
			$killer->query( "KILL CONNECTION $connection" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
			$wpdb->suppress_errors( true );
			$this->assertFalse( $wpdb->query( "INSERT INTO $wpdb->options (option_name, option_value) VALUES ('made_up_late', '1')" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
			$wpdb->query( 'SET SESSION TRANSACTION READ WRITE' );
			$wpdb->suppress_errors( false );
		}
	}

	/**
	 * Returns the header of a request.
	 *
	 * @param string $address Its address.
	 * @return string '' for none.
	 */
	private function signed( string $address ): string {
		$own = new Own_Requests( new Import_Database( $GLOBALS['wpdb'] ) );
		$own->begin( $this->run->id, $this->lease->secret() );
		$options = apply_filters( 'http_request_args', array(), $address );
		$own->end();
		return $options['headers']['X-Templately-Import'] ?? '';
	}

	/**
	 * Returns for which import a request is recorded.
	 *
	 * @param string $header  Its header.
	 * @param bool   $is_over Whether it is forgotten afterwards.
	 */
	private function received( string $header, bool $is_over = true ): int {
		global $wpdb;
		$_SERVER['HTTP_X_TEMPLATELY_IMPORT'] = $header;
		$run_id                              = ( new Own_Requests( new Import_Database( $wpdb ) ) )->receive();
		if ( $is_over ) {
			remove_all_filters( 'http_request_args' );
			remove_all_filters( 'incompatible_sql_modes' );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_objects WHERE obj_type = 'visit'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		}
		return $run_id;
	}
}
