<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Shared\Bundle\Json_Reader;

/**
 * An object that is read piece by piece says what json_decode() says of it.
 */
final class Json_Reader_Test extends TestCase {

	/**
	 * @param list<string> $names Members that are handed on.
	 * @param int           $most  Bytes at the most.
	 * @return array<string, mixed>|null Their members put together in them.
	 */
	private static function read( string $json, array $names = array(), int $most = PHP_INT_MAX ): ?array {
		$stream = fopen( 'php://memory', 'w+b' );
		fwrite( $stream, $json );
		rewind( $stream );
		$taken = array();
		$lists = array();
		foreach ( $names as $name ) {
			$lists[ $name ] = static function ( array $some ) use ( &$taken, $name ): void {
				$taken[ $name ] = array_key_exists( 0, $some ) ? array_merge( $taken[ $name ] ?? array(), $some ) : array_replace( $taken[ $name ] ?? array(), $some );
			};
		}
		$said = Json_Reader::read( $stream, $most, $lists );
		return null === $said ? null : array_replace( $said, $taken );
	}

	/** Whether its lists are handed on or not. */
	public function test_it_says_what_php_says(): void {
		$right = array( '{}', " {\n} ", '{"a":1}', ' { "a" : -1.5e3 , "l" : [1, 2] } ', '{"l":[]}', '{"l":[ ]}', '{"l":{}}', '{"l":[1]}', '{"l":[1,2,3],"z":null}', '{"l":5}', '{"l":{"a":1,"b":{"c":"}","d":[{"e":"]\"["}]}},"m":"\u00e9"}', '{"l":[{"x":"]\\\\"},[1,[2]],"s\\\\\"",true,null]}', '{"":[[]]}', '{"l":{"a":1,"a":2}}', '{"a b":"ä"}' );
		foreach ( $right as $json ) {
			foreach ( array( array(), array( 'l' ) ) as $names ) {
				$this->assertSame( json_decode( $json, true ), self::read( $json, $names ), $json );
			}
		}
		$wrong = array( '', '{', '[1]', '7', '{"a":1,}', '{,}', '{"a":1 "b":2}', '{"a" 1}', '{a:1}', '{"a":tru}', '{"a":01}', '{"a":"x', '{"a":1}x', '{"a":1}{}', '{"l":[1,]}', '{"l":[,1]}', '{"l":[}', '{"l":{]', '{"l":{,}', '{"l":[1 2]}', '{"l":[1}', '{"l":[1]', '{"l":[1', '{"l":[1]]}', '{"l":{"a":1,}}', '{"l":{"a" 1}}', '{"l":{1}}', '{"l":["a":1]}', '{"l":[{"a":1}},{"b":2}]}', '{"l":[[}]]}', '{"a":{"b":[}]}}', "{\"l\":[\"\xff\"]}", "{\"l\":[1\x0c,2]}", "{\"\xff\":1}", '{"l":' . str_repeat( '[', 40 ) . str_repeat( ']', 40 ) . '}' );
		foreach ( $wrong as $json ) {
			$this->assertTrue( ! is_array( json_decode( $json, true, 32 ) ) || '[1]' === $json, $json );
			foreach ( array( array(), array( 'l' ) ) as $names ) {
				$this->assertNull( self::read( $json, $names ), $json );
			}
		}
	}

	/** json_decode() takes the last of two, and another reader may take the first. */
	public function test_nothing_is_said_twice(): void {
		$this->assertNull( self::read( '{"a":1,"a":2}' ) );
		$this->assertNull( self::read( '{"l":[1],"l":[2]}', array( 'l' ) ) );
	}

	/** Of what is longer than the memory there are a few hundred members at a time, wherever a piece of it ends. */
	public function test_a_long_list_is_handed_on_in_parts(): void {
		$whole = array( 'first' => str_repeat( 'ä"\\', 30000 ), 'list' => array(), 'named' => array(), 'last' => array( 'x' => str_repeat( '[{', 100000 ) ) );
		for ( $number = 0; $number < 12345; $number++ ) {
			$whole['list'][]                   = array( 'id' => $number, 'title' => "A \"title\" } $number", 'needs' => array( $number, array() ) );
			$whole['named'][ "entry/$number" ] = array( 'size' => $number );
		}
		foreach ( array( 0, JSON_PRETTY_PRINT ) as $flags ) {
			$json = (string) json_encode( $whole, $flags );
			$this->assertSame( $whole, self::read( $json, array( 'list', 'named' ) ) );
			$this->assertSame( $whole, self::read( $json, array( 'list' ) ) );
			$this->assertSame( $whole, self::read( $json, array(), strlen( $json ) ) );
			$this->assertNull( self::read( $json, array(), strlen( $json ) - 1 ) );
			$stream = fopen( 'php://temp', 'w+b' );
			fwrite( $stream, $json );
			rewind( $stream );
			$most = 0;
			$many = static function ( array $some ) use ( &$most ): void {
				$most = max( $most, count( $some ) );
			};
			$said = Json_Reader::read( $stream, PHP_INT_MAX, array( 'list' => $many, 'named' => $many ) );
			$this->assertSame( array( 'first' => $whole['first'], 'list' => array(), 'named' => array(), 'last' => $whole['last'] ), $said );
			$this->assertSame( 100, $most );
		}
	}

	/** What is too much for one regular expression is read one by one, also where these are not compiled. */
	public function test_large_members(): void {
		$whole = array( 'list' => array_fill( 0, 3, array_fill( 0, 200000, 'x"' ) ) );
		foreach ( array( '1', '0' ) as $is_compiled ) {
			$before = (string) ini_set( 'pcre.jit', $is_compiled ); // phpcs:ignore WordPress.PHP.IniSet -- what hosts set.
			$this->assertSame( $whole, self::read( (string) json_encode( $whole ) ) );
			ini_set( 'pcre.jit', $before ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		}
	}

	/** A number that a piece of the stream ends in is read to its end. */
	public function test_pieces_end_anywhere(): void {
		for ( $length = 65510; $length < 65540; $length++ ) {
			$whole = array( 'text' => str_repeat( 'x', $length ), 'number' => 1234567890 );
			$this->assertSame( $whole, self::read( (string) json_encode( $whole ) ) );
		}
	}

	/** A stream that is longer than was said is left soon after that. */
	public function test_what_is_longer_is_not_read(): void {
		foreach ( array( '{"l":[' . str_repeat( '1,', 1000000 ), '{"l":"' . str_repeat( 'x', 2000000 ), str_repeat( ' ', 2000000 ) ) as $json ) {
			$stream = fopen( 'php://memory', 'w+b' );
			fwrite( $stream, $json );
			rewind( $stream );
			$this->assertNull( Json_Reader::read( $stream, 100000, array() ) );
			$this->assertLessThan( 500000, ftell( $stream ) );
		}
	}
}
