<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Shared\Rest\Raw_Json;

final class Raw_Json_Test extends TestCase {

	public function test_returns_every_kind_of_value_unchanged(): void {
		$values = array( '{}', '[]', '{ "a" : {} , "b":[ {} , [] ] }', '1.0', '-1e3', '12345678901234567890', 'true', 'null', '""', '"a\\"}],{"', '"\\\\"', '"\\u007b"', '[{"x":"]"}]' );
		foreach ( $values as $value ) {
			foreach ( array( '', " \t\r\n" ) as $space ) {
				$json = "$space{{$space}\"before\"$space:$space{\"tree\":0,\"t\":\"}\"}$space,$space\"tree\"$space:$space$value$space,$space\"after\":[1,\"tree\"]$space}$space";
				$this->assertNotNull( json_decode( $json ), $json );
				$this->assertSame( $value, Raw_Json::member( $json, 'tree' ), $json );
			}
		}
	}

	public function test_decodes_names_and_prefers_the_last_duplicate(): void {
		$this->assertSame( '2', Raw_Json::member( '{"tree":1,"\u0074ree":2}', 'tree' ) );
		$this->assertSame( '', Raw_Json::member( '{"other":{"tree":1}}', 'tree' ) );
		$this->assertSame( '', Raw_Json::member( '{}', 'tree' ) );
		$this->assertSame( '1', Raw_Json::member( '{"a\"b":1}', 'a"b' ) );
	}

	public function test_agrees_with_json_decode_on_generated_documents(): void {
		mt_srand( 20 );
		$make = static function ( int $depth ) use ( &$make ) {
			switch ( mt_rand( 0, $depth > 4 ? 3 : 5 ) ) {
				case 0:
					return mt_rand( -5, 5 );
				case 1:
					return array( 'x"y', '\\', '{', ']', "\u{e9}\n", '' )[ mt_rand( 0, 5 ) ];
				case 2:
					return null;
				case 3:
					return new stdClass();
				case 4:
					return array_map( static fn () => $make( $depth + 1 ), range( 0, mt_rand( 0, 3 ) ) );
				default:
					$object = new stdClass();
					foreach ( array( 'tree', 'a"b', '}' ) as $name ) {
						$object->$name = $make( $depth + 1 );
					}
					return $object;
			}
		};
		for ( $i = 0; $i < 500; $i++ ) {
			$document = array( 'first' => $make( 0 ), 'tree' => $make( 0 ), 'last' => $make( 0 ) );
			$json     = (string) json_encode( $document, mt_rand( 0, 1 ) ? JSON_PRETTY_PRINT : JSON_UNESCAPED_UNICODE );
			foreach ( $document as $name => $value ) {
				$this->assertEquals( $value, json_decode( Raw_Json::member( $json, $name ) ), $json );
			}
		}
	}
}
