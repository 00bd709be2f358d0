<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Batch_Object_Cache;

// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- an object cache that others read too.

/**
 * What is cached while a transaction is open is this process's alone; once that is stored, nobody finds what was so before.
 */
final class Batch_Object_Cache_Test extends Test_Case {

	/** @var object The cache of WordPress. */
	private $own;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->own                  = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = new class() extends WP_Object_Cache {

			/** @var list<string> What was asked of it. */
			public $asked = array();

			/** {@inheritDoc} */
			public function flush() {
				$this->asked[] = 'flush';
				return true;
			}

			/** {@inheritDoc} */
			public function flush_group( $group ) {
				$this->asked[] = "flush $group";
				return true;
			}

			/** {@inheritDoc} */
			public function switch_to_blog( $id ) {
				$this->asked[] = "switch to $id";
			}
		};
		foreach ( array( 'a', 'b', 'c', 'd', 'last_changed' ) as $key ) {
			wp_cache_set( $key, 'old', 'made_up' );
		}
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$GLOBALS['wp_object_cache'] = $this->own;
		parent::tearDown();
	}

	/** What is set, deleted, counted or replaced is deleted for all once it is stored, and only then; what was only read stays. */
	public function test_what_others_find(): void {
		foreach ( array( array( false, array( 'old', 'old', 'old', 'old', 'old' ) ), array( true, array( false, false, 'old', false, 'old' ) ) ) as list( $is_stored, $left ) ) {
			$cache = Batch_Object_Cache::begin();
			$this->assertFalse( wp_cache_get( 'a', 'made_up' ) );
			wp_cache_set( 'a', 'new', 'made_up' );
			wp_cache_delete( 'b', 'made_up' );
			wp_cache_add( 'c', 'as it is read', 'made_up' );
			wp_cache_add( 'd', 1, 'made_up' );
			wp_cache_incr( 'd', 2, 'made_up' );
			$this->assertSame( array( 'new', false, 'as it is read', 3, false ), self::values() );
			$cache->end( $is_stored );
			$this->assertSame( $left, self::values() );
		}
		// This process's own copies go with each end.
		$this->assertSame( array( 'flush', 'flush' ), $GLOBALS['wp_object_cache']->asked );
	}

	/** Where a query's answers are no longer so, the others find another mark at once, however it was made. */
	public function test_what_was_changed_last(): void {
		foreach ( array( 'wp_cache_set', 'wp_cache_add' ) as $function ) {
			wp_cache_set( 'last_changed', 'old', 'made_up' );
			$cache = Batch_Object_Cache::begin();
			$function( 'last_changed', 'of a chunk', 'made_up' );
			$cache->end( true );
			$this->assertMatchesRegularExpression( '/^0\.\d+ \d+$/', (string) wp_cache_get( 'last_changed', 'made_up' ), $function );
		}
	}

	/** What is there is not added again, nor anything where WordPress adds nothing; objects are copies, in and out. */
	public function test_what_it_keeps(): void {
		$cache = Batch_Object_Cache::begin();
		$given = (object) array( 'name' => 'old' );
		$this->assertTrue( wp_cache_add( 'object', $given, 'made_up' ) );
		$this->assertFalse( wp_cache_add( 'object', 'again', 'made_up' ) );
		wp_cache_set( 'other', $given );
		$given->name                              = 'new';
		wp_cache_get( 'object', 'made_up' )->name = 'new';
		wp_cache_get( 'other' )->name             = 'new';
		$this->assertSame( array( 'old', 'old' ), array( wp_cache_get( 'object', 'made_up' )->name, wp_cache_get( 'other', 'default' )->name ) );
		wp_suspend_cache_addition( true );
		$this->assertFalse( wp_cache_add( 'suspended', 'a', 'made_up' ) );
		wp_suspend_cache_addition( false );
		$this->assertFalse( wp_cache_replace( 'suspended', 'a', 'made_up' ) );
		$this->assertTrue( wp_cache_replace( 'object', 'a', 'made_up' ) );
		wp_cache_delete( 'object', 'made_up' );
		$this->assertFalse( wp_cache_get( 'object', 'made_up' ) );
		$cache->end( false );
	}

	/** What is emptied is empty, here at once and for all once it is stored, and nothing else; another site's values are not this one's. */
	public function test_what_is_emptied(): void {
		$real  = $GLOBALS['wp_object_cache'];
		$cache = Batch_Object_Cache::begin();
		wp_cache_set( 'a', 'new', 'made_up' );
		wp_cache_set( 'a', 'new', 'other' );
		wp_cache_flush_group( 'made_up' );
		$this->assertSame( array( false, 'new' ), array( wp_cache_get( 'a', 'made_up' ), wp_cache_get( 'a', 'other' ) ) );
		$this->assertSame( array(), $real->asked );
		wp_cache_switch_to_blog( 7 );
		$this->assertFalse( wp_cache_get( 'a', 'other' ) );
		wp_cache_set( 'b', 'new', 'other' );
		$cache->flush_runtime();
		$this->assertFalse( wp_cache_get( 'b', 'other' ) );
		$cache->end( true );
		$this->assertSame( array( 'switch to 7', 'flush', 'flush made_up' ), $real->asked );

		$real->asked = array();
		$cache       = Batch_Object_Cache::begin();
		wp_cache_set( 'a', 'new', 'made_up' );
		wp_cache_flush();
		$this->assertFalse( wp_cache_get( 'a', 'made_up' ) );
		$this->assertSame( array( 'flush' ), $real->asked );
		$cache->end( true );
		$this->assertSame( array( 'flush', 'flush', 'flush' ), $real->asked );
	}

	/** A transaction that begins again has changed nothing yet. */
	public function test_begins_again(): void {
		$real  = $GLOBALS['wp_object_cache'];
		$cache = Batch_Object_Cache::begin();
		wp_cache_set( 'a', 'new', 'made_up' );
		wp_cache_flush_group( 'other' );
		$cache->clear();
		$this->assertFalse( wp_cache_get( 'a', 'made_up' ) );
		$cache->end( true );
		$this->assertSame( array( 'old', array( 'flush' ) ), array( wp_cache_get( 'a', 'made_up' ), $real->asked ) );
		$cache = Batch_Object_Cache::begin();
		wp_cache_flush();
		$cache->clear();
		$cache->end( true );
		$this->assertSame( array( 'flush', 'flush', 'flush' ), $real->asked );
	}

	/**
	 * Returns what is found.
	 *
	 * @return list<mixed>
	 */
	private static function values(): array {
		return array_values( wp_cache_get_multiple( array( 'a', 'b', 'c', 'd', 'last_changed' ), 'made_up' ) );
	}
}
