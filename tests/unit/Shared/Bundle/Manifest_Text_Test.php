<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Shared\Bundle\Manifest_Text;

/**
 * What is wrong in the long lists of a manifest is found while they are read.
 */
final class Manifest_Text_Test extends TestCase {

	/** An entry of which something is said twice might be another one for who looks at it next, however far apart that is said. */
	public function test_no_entry_is_there_twice(): void {
		$entries = array();
		for ( $number = 0; $number < 150; $number++ ) {
			$entries[] = "\"media/$number.png\":{\"sha256\":\"" . str_repeat( 'a', 64 ) . '","size":1}';
		}
		$this->assertSame( array( '', 150 ), array( self::read( $entries )->fault(), self::read( $entries )->size() ) );
		$this->assertStringStartsWith( 'manifest.entries.media/x.png', self::read( array( '"media/x.png":{"sha256":7,"size":1}' ) )->fault() );
		$this->assertSame( 'manifest.entries has media/3.png twice.', self::read( array_merge( $entries, array( $entries[3] ) ) )->fault() );
	}

	/** Of more entries than a bundle may have the rest is not looked at. */
	public function test_entries_are_not_without_end(): void {
		foreach ( array( 12000 => '', 12001 => 'manifest.entries has more than 12000 members.' ) as $count => $fault ) {
			$entries = array();
			for ( $number = 0; $number < $count; $number++ ) {
				$entries[] = "\"media/$number.png\":{\"sha256\":\"" . str_repeat( 'a', 64 ) . '","size":1}';
			}
			$text = self::read( $entries );
			$this->assertSame( array( $fault, 12000, 12000 ), array( $text->fault(), $text->size(), count( $text->entries() ) ) );
		}
	}

	/** What is no object of content is named and not kept, whatever stands in its place. */
	public function test_what_is_wrong_in_its_content(): void {
		$right = '{"id":2000000001,"type":"post","slug":"a","title":"A","entry":"a.json","needs":[]}';
		foreach ( array( '7', '{"id":[]}', '{"id":2000000002,"type":{},"slug":"a","title":"A","entry":"a.json","needs":[]}' ) as $wrong ) {
			$text = self::read( array(), ",\"content\":[$right,$wrong]" );
			$this->assertStringStartsWith( 'manifest.content[1]', $text->fault() );
			$this->assertSame( array( 1, array( 'post' => true ) ), array( count( $text->content() ), $text->types() ) );
		}
		$this->assertSame( '', self::read( array(), ",\"content\":[$right]" )->fault() );
	}

	/** @param list<string> $entries Members of its entries. */
	private static function read( array $entries, string $more = '' ): Manifest_Text {
		$stream = fopen( 'php://memory', 'w+b' );
		fwrite( $stream, '{"entries":{' . implode( ',', $entries ) . "}$more}" );
		rewind( $stream );
		return Manifest_Text::from_stream( $stream, PHP_INT_MAX );
	}
}
