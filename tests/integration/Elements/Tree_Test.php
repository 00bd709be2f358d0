<?php

declare( strict_types=1 );

use Templately\Elements\Tree;
use Templately\Tests\Sample_Content;

/**
 * Which texts of Elementor's elements are addresses that would run something, and which are words for people.
 *
 * @group any-database
 */
final class Tree_Test extends Test_Case {

	/** Words may begin as such an address does. */
	public function test_words_are_no_address(): void {
		foreach ( array( 'JavaScript: the good parts', 'Data: facts and figures', 'data: facts', 'VBScript: zehn Jahre später!', 'javascript', 'Read javascript: alert(1)' ) as $title ) {
			$this->assertSame( array(), self::objections( $title ), $title );
		}
	}

	/** Whatever could be a program is refused, wherever it stands. */
	public function test_programs_are_refused(): void {
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
			$this->assertSame( array( 'An address in it would run something.' ), self::objections( $program ), $program );
		}
	}

	/**
	 * @param string $title Text of a heading.
	 * @return list<string> Why it is refused.
	 */
	private static function objections( string $title ): array {
		$element = array_merge( Sample_Content::HEADING, array( 'settings' => array( 'title' => $title ) ) );
		return array_column( ( new Tree( (string) wp_json_encode( array( $element ) ) ) )->objections(), 'why' );
	}
}
