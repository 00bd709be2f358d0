<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Tests\Sample;

final class Sample_Test extends TestCase {

	/** @var array<string, string|false> */
	private array $environment = array();

	protected function setUp(): void {
		foreach ( array( 'TEMPLATELY_ROUNDS', 'TEMPLATELY_SEED' ) as $name ) {
			$this->environment[ $name ] = getenv( $name );
			putenv( $name );
		}
	}

	protected function tearDown(): void {
		foreach ( $this->environment as $name => $value ) {
			putenv( false === $value ? $name : "$name=$value" );
		}
	}

	/** The sample is the same in each run and keeps keys and order. */
	public function test_npm_test_runs_a_sample(): void {
		$cases  = array_combine( range( 'a', 'z' ), range( 1, 26 ) );
		$sample = Sample::of( $cases, 10 );
		$this->assertCount( 10, $sample );
		$this->assertSame( array_intersect_key( $cases, $sample ), $sample );
		$this->assertSame( $sample, Sample::of( $cases, 10 ) );
		$this->assertNotSame( array_slice( $cases, 0, 10 ), $sample );
		$this->assertSame( array( 7 => 'x' ), Sample::of( array( 7 => 'x' ), 10 ) );
		$this->assertSame( array( false, 12, 12 ), array( Sample::is_whole(), Sample::size( 12 ), Sample::size( 12, 5000 ) ) );
	}

	public function test_a_seed_selects_another_sample(): void {
		$cases  = range( 1, 100 );
		$sample = Sample::of( $cases, 10 );
		putenv( 'TEMPLATELY_SEED=2' );
		$this->assertCount( 10, Sample::of( $cases, 10 ) );
		$this->assertNotSame( $sample, Sample::of( $cases, 10 ) );
	}

	public function test_npm_run_test_faults_runs_all_cases(): void {
		putenv( 'TEMPLATELY_ROUNDS=340' );
		$cases = range( 1, 500 );
		$this->assertSame( $cases, Sample::of( $cases, 10 ) );
		$this->assertSame( array( true, 340, 5000 ), array( Sample::is_whole(), Sample::size( 12 ), Sample::size( 12, 5000 ) ) );
	}
}
