<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Shared\Bundle\Packed_List;

/**
 * Packed records are read as they were added, in their order, by their place and by their first member.
 */
final class Packed_List_Test extends TestCase {

	private const MEMBERS = array( 'id', 'name', 'needs' );

	/** @return list<array{id: int, name: string, needs: list<int>}> */
	private static function records( int $count ): array {
		$records = array();
		for ( $place = 0; $place < $count; $place++ ) {
			$records[] = array( 'id' => 2000000000 - $place, 'name' => "Größe $place/\"", 'needs' => 0 === $place % 2 ? array() : array( $place, 7 ) );
		}
		return $records;
	}

	/**
	 * @param list<array<string, mixed>> $records Records.
	 */
	private static function packed( array $records ): Packed_List {
		$list = new Packed_List( self::MEMBERS );
		foreach ( $records as $record ) {
			$list->add( $record );
		}
		return $list;
	}

	/** None, one, one less and one more than are packed at once, and more. */
	public function test_all_are_read(): void {
		foreach ( array( 0, 1, 99, 100, 101, 250 ) as $count ) {
			$records = self::records( $count );
			$list    = self::packed( $records );
			$this->assertCount( $count, $list );
			$this->assertSame( $records, iterator_to_array( $list ) );
			$this->assertSame( $records, $list->to_array() );
			foreach ( array_reverse( array_keys( $records ) ) as $place ) {
				$this->assertSame( array( $records[ $place ], $place ), array( $list->at( $place ), $list->place( $records[ $place ]['id'] ) ) );
			}
			$this->assertNull( $list->find( 5 ) );
			$this->assertSame( $records, iterator_to_array( Packed_List::from_texts( self::MEMBERS, $list->to_texts() ) ) );
		}
	}

	/** The order of a record's own members does not count, and what is none of them is not kept. */
	public function test_members_have_their_order(): void {
		$list = self::packed( array( array( 'more' => 1, 'needs' => array(), 'name' => 'x', 'id' => 3 ) ) );
		$this->assertSame( array( 'id' => 3, 'name' => 'x', 'needs' => array() ), $list->find( 3 ) );
	}

	/** Two names have the same hash; a number is no text of its digits; of two, the first is found, from wherever. */
	public function test_what_is_found_is_it(): void {
		list( $one, $other ) = self::of_one_hash( 'salt' );

		$list = new Packed_List( array( 'name', 'size' ), 'salt' );
		foreach ( array( $one, $other, '7', 7, 'pear' ) as $size => $name ) {
			$list->add( array( 'name' => $name, 'size' => $size ) );
		}
		for ( $place = 5; $place < 300; $place++ ) {
			$list->add( array( 'name' => 0 === $place % 10 ? 'pear' : "entry-$place", 'size' => $place ) );
		}
		$this->assertSame( array( 0, 1, 2, 3, 4, 299 ), array( $list->place( $one ), $list->place( $other ), $list->place( '7' ), $list->place( 7 ), $list->place( 'pear' ), $list->place( 'entry-299' ) ) );
		// Behind what was found last nothing of that name stands: it goes on at the beginning.
		$this->assertSame( array( 1, 0, 6 ), array( $list->find( $other )['size'], $list->find( $one )['size'], $list->find( 'entry-6' )['size'] ) );
		$this->assertNull( $list->find( 'entry-10' ) );
		// Nobody knows which have the same in another list.
		$this->assertNotSame( self::index( $list ), self::index( new Packed_List( array( 'name', 'size' ) ), $list ) );
		$this->assertNotSame( self::index( new Packed_List( array( 'name', 'size' ) ), $list ), self::index( new Packed_List( array( 'name', 'size' ) ), $list ) );
	}

	/**
	 * @param string $salt What hashes begin with.
	 * @return array{string, string} Two names of which a list knows the same.
	 */
	private static function of_one_hash( string $salt ): array {
		$seen = array();
		for ( $number = 0; ; $number++ ) {
			$hash = substr( md5( "{$salt}name-$number", true ), 0, 4 );
			if ( isset( $seen[ $hash ] ) ) {
				return array( $seen[ $hash ], "name-$number" );
			}
			$seen[ $hash ] = "name-$number";
		}
	}

	private static function index( Packed_List $list, ?Packed_List $records = null ): string {
		foreach ( $records ?? array() as $record ) {
			$list->add( $record );
		}
		$index = new ReflectionProperty( $list, 'index' );
		$index->setAccessible( true );
		return $index->getValue( $list );
	}

	/** Bytes that are no text do not take the others along. */
	public function test_what_is_no_text(): void {
		$list = self::packed( array_merge( array( array( 'id' => 1, 'name' => "a\xff", 'needs' => array() ) ), self::records( 100 ) ) );
		$this->assertSame( "a\u{fffd}", $list->at( 0 )['name'] );
		$this->assertSame( self::records( 1 )[0], $list->at( 1 ) );
	}

	/** What is not what was written is refused. */
	public function test_what_cannot_be_read(): void {
		$short = new Packed_List( array( 'id', 'name' ) );
		$short->add( array( 'id' => 1, 'name' => 'x' ) );
		foreach ( array( array( '' ), array( '***' ), array( base64_encode( 'x' ) ), array( base64_encode( (string) gzdeflate( '7' ) ) ), array( base64_encode( (string) gzdeflate( '[7]' ) ) ), $short->to_texts() ) as $case => $texts ) {
			try {
				iterator_to_array( Packed_List::from_texts( self::MEMBERS, $texts ) );
				$this->fail( "$case" );
			} catch ( RuntimeException $refusal ) {
				$this->assertStringStartsWith( 'Packed records ', $refusal->getMessage() );
			}
		}
	}

	/** Some dozens of bytes for each, where an array has many hundreds. */
	public function test_they_need_little_memory(): void {
		$records = self::records( 1000 );
		self::packed( $records );
		$before = memory_get_usage();
		$list   = self::packed( $records );
		$this->assertLessThan( 1000 * 40, memory_get_usage() - $before );
		$this->assertCount( 1000, $list );
	}
}
