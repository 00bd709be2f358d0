<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

/** Concurrent favourites and ratings of the same few items and accounts. */
final class Collection_Among_Others_Test extends Test_Case {

	use Asks_Hub;
	use Runs_At_Once;

	protected $commits = true;

	private const PROCESSES = 8;

	/**
	 * @group faults
	 * @group R15
	 * @group S15
	 */
	public function test_concurrent_changes_keep_counts_exact(): void {
		global $wpdb;
		$this->open_hub();
		$rounds = Sample::size( 12 );
		$seed   = (int) ( getenv( 'TEMPLATELY_SEED' ) ?: wp_rand() );
		$ids    = $this->publish_all( $this->a_pack( 'one' ), $this->a_pack( 'two' ), $this->a_pack( 'three' ) );
		$tokens = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$tokens[] = $this->verified_token();
		}
		$said = array_merge( ...$this->at_once( 'do_random_changes', self::PROCESSES, compact( 'rounds', 'seed', 'ids', 'tokens' ) ) );
		$this->assertSame( array(), array_values( array_filter( array_column( $said, 'wrong' ) ) ), "Seed $seed." );
		$this->assertCount( self::PROCESSES * $rounds, $said );
		$prefix = $wpdb->prefix . 'templately_';
		$wrong  = "SELECT i.id, i.favourite_count, i.rating_sum, i.rating_count FROM {$prefix}items i WHERE i.favourite_count <> (SELECT COUNT(*) FROM {$prefix}favourites f WHERE f.item_id = i.id)
			OR i.rating_count <> (SELECT COUNT(*) FROM {$prefix}ratings r WHERE r.item_id = i.id) OR i.rating_sum <> (SELECT COALESCE(SUM(r.rating), 0) FROM {$prefix}ratings r WHERE r.item_id = i.id)";
		$this->assertSame( array(), $wpdb->get_results( $wrong ), "Seed $seed." );
		// The last change of each account counts.
		$last = array();
		foreach ( $said as $one ) {
			if ( $one['own'] ) {
				$last[ $one['key'] ] = $one['value'];
			}
		}
		$found = array();
		foreach ( $tokens as $number => $token ) {
			$account = $this->get_from_hub( 'GET', '/account', null, $token );
			foreach ( $ids as $id ) {
				$found[ "$number star $id" ] = (int) in_array( $id, $account['starred'], true );
				$found[ "$number rate $id" ] = $account['reviews']['pack'][ $id ]['mine'] ?? 0;
			}
		}
		$this->assertSame( array(), array_diff_assoc( $last, $found ), "Seed $seed." );
		$this->assertGreaterThan( 0, (int) $wpdb->get_var( "SELECT SUM(favourite_count) FROM {$prefix}items" ), "Seed $seed." );
	}

	/**
	 * Half of the changes use an own account, half a shared one.
	 * @param array<string, mixed> $arguments rounds, seed, ids, tokens (the first is shared).
	 * @return list<array{key: string, value: int, own: bool, wrong: string}>
	 */
	public static function do_random_changes( int $number, array $arguments ): array {
		global $wpdb;
		$wpdb->suppress_errors( true );
		mt_srand( $arguments['seed'] + $number );
		$self        = new self();
		$self->clock = new Settable_Clock( time() );
		$self->make_hub( "10.0.0.$number" );
		$said = array();
		for ( $round = 0; $round < $arguments['rounds']; $round++ ) {
			$own   = $number > 0 && mt_rand( 0, 1 ) > 0;
			$id    = $arguments['ids'][ mt_rand( 0, 2 ) ];
			$what  = mt_rand( 0, 2 ) > 0 ? 'star' : 'rate';
			$value = 'star' === $what ? mt_rand( 0, 1 ) : mt_rand( 1, 5 );
			$token = $arguments['tokens'][ $own ? $number : 0 ];
			$wrong = '';
			try {
				$answer = 'star' === $what
					? $self->ask( 'PUT', "/items/$id/favourite", array( 'type' => 'packs', 'starred' => 1 === $value ), $token )
					: $self->ask( 'PUT', "/items/$id/rating", array( 'type' => 'packs', 'rating' => $value ), $token );
				$wrong  = $answer->is_success() ? '' : (string) wp_json_encode( $answer->body );
			} catch ( Throwable $thrown ) {
				$wrong = get_class( $thrown ) . ': ' . $thrown->getMessage();
			}
			$key    = "$number $what $id";
			$said[] = compact( 'key', 'value', 'own', 'wrong' );
		}
		return $said;
	}
}
