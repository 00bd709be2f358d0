<?php

declare( strict_types=1 );

use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Tests\Sample_Content;

final class Element_Tree_Test extends Test_Case {

	public function test_accepts_sentences_that_look_like_a_url(): void {
		foreach ( array( 'JavaScript: the good parts', 'Data: facts and figures', 'data: facts', 'VBScript: zehn Jahre später!', 'javascript', 'Read javascript: alert(1)' ) as $title ) {
			$this->assertSame( array(), self::objections( $title ), $title );
		}
	}

	public function test_reports_executable_urls(): void {
		$programs = array(
			'javascript:alert(1)',
			'JavaScript: alert(1)',
			'javascript:name',
			'javascript: name',
			'javascript: window. name',
			"javascript: the\nname",
			'javascript: the, name',
			'javascript: good`parts`',
			"java\tscript: x=1",
			' javascript:name',
			'&#106;avascript:name',
			'javascript: the%20name',
			'vbscript:MsgBox',
			'data:text/html,x',
			'data: text/html;base64,PHN',
			'DATA:image/svg+xml,x',
		);
		foreach ( $programs as $program ) {
			$this->assertSame( array( 'A URL in it could run code.' ), self::objections( $program ), $program );
		}
	}

	public function test_rejects_invalid_trees_and_accepts_the_limits(): void {
		$within = array(
			'many'     => array_fill( 0, 2000, Sample_Content::HEADING ),
			'nested'   => self::nested( 20 ),
			'settings' => array( self::heading( 'settings', array( 'one' => self::deep( 10 ) ) ) ),
			'long'     => array( self::heading( 'settings', array( 'title' => str_repeat( 'a', 200000 ) ) ) ),
			'members'  => array( array( 'id' => str_repeat( 'a', 64 ), 'elType' => 'container', 'isInner' => false, 'isLocked' => true, 'settings' => array(), 'elements' => array(), 'editor_settings' => new stdClass(), 'version' => '0.0', 'title' => 'x', 'htmlCache' => '' ) ),
		);
		foreach ( $within as $name => $elements ) {
			$this->assertSame( '', self::refusal( $elements ), $name );
		}
		$beyond = array(
			array( array_fill( 0, 2001, Sample_Content::HEADING ), 'It has too many elements. element 2001' ),
			array( self::nested( 21 ), 'Its elements nest too deeply. element 20 (container)' ),
			array( array( self::heading( 'settings', array( 'one' => self::deep( 11 ) ) ) ), 'Its settings nest too deeply. element 1 (widget:heading)' ),
			array( array( self::heading( 'editor_settings', array( 'one' => self::deep( 11 ) ) ) ), 'Its settings nest too deeply. element 1 (widget:heading)' ),
			array( array( Sample_Content::HEADING, self::heading( 'settings', array( 'title' => str_repeat( 'a', 200001 ) ) ) ), 'It contains a text that is too long. element 2 (widget:heading)' ),
			array( array( self::heading( 'onclick', 'x' ) ), 'An element has an unknown property: onclick. element 1' ),
			array( array( self::heading( 'elType', 'container' ) ), 'It contains an element without a type. element 1' ),
			array( array( self::heading( 'widgetType', '' ) ), 'It contains an element without a type. element 1' ),
			array( array( self::heading( 'elType', 'wid get' ) ), 'It contains an element without a type. element 1' ),
			array( array( self::heading( 'id', 7 ) ), 'It contains an element without a valid ID. element 1 (widget:heading)' ),
			array( array( self::heading( 'id', '"><b' ) ), 'It contains an element without a valid ID. element 1 (widget:heading)' ),
			array( array( self::heading( 'id', str_repeat( 'a', 65 ) ) ), 'It contains an element without a valid ID. element 1 (widget:heading)' ),
			array( array( self::heading( 'settings', 'red' ) ), 'It contains an element with invalid settings. element 1 (widget:heading)' ),
			array( array( 'heading' ), 'It contains an item that is not an element. element 1' ),
		);
		foreach ( $beyond as list( $elements, $refusal ) ) {
			$this->assertSame( $refusal, self::refusal( $elements ) );
		}
		foreach ( array(
			'{"id":"a"}'       => 'It is not a list of elements.',
			'"text"'           => 'It is not a list of elements.',
			'[{"id":"a"'       => 'It is not valid JSON.',
			"[\"\xff\"]"       => 'It is not valid UTF-8.',
			'["\\ud800"]'      => 'It contains an incomplete character.',
			'[{"\\u0000a":1}]' => 'It contains an invalid property name.',
		) as $json => $refusal ) {
			$this->assertSame( "$refusal ", self::refusal( $json ), $json );
		}
		$this->assertSame( 'It nests too deeply. ', self::refusal( str_repeat( '[', 1000 ) . str_repeat( ']', 1000 ) ) );
	}

	/**
	 * @param mixed $value What it is.
	 * @return array<string, mixed>
	 */
	private static function heading( string $member, $value ): array {
		return array( $member => $value ) + Sample_Content::HEADING;
	}

	/** @return list<array<string, mixed>> */
	private static function nested( int $depth ): array {
		$elements = array();
		for ( ; $depth > 0; $depth-- ) {
			$elements = array( array( 'id' => "n$depth", 'elType' => 'container', 'settings' => array(), 'elements' => $elements ) );
		}
		return $elements;
	}

	/** @return mixed */
	private static function deep( int $depth ) {
		$value = 'x';
		for ( ; $depth > 0; $depth-- ) {
			$value = array( $value );
		}
		return $value;
	}

	/**
	 * @param array<mixed>|string $tree Elements, or JSON.
	 * @return string Message and location of the error; '' if valid.
	 */
	private static function refusal( $tree ): string {
		try {
			new Element_Tree( is_string( $tree ) ? $tree : (string) wp_json_encode( $tree ) );
			return '';
		} catch ( Invalid_Elements $unfit ) {
			return "{$unfit->getMessage()} {$unfit->location()}";
		}
	}

	/** @return list<string> */
	private static function objections( string $title ): array {
		$element = array_merge( Sample_Content::HEADING, array( 'settings' => array( 'title' => $title ) ) );
		return array_column( ( new Element_Tree( (string) wp_json_encode( array( $element ) ) ) )->list_removals(), 'why' );
	}
}
