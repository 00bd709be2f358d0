<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Theme_Builder\Conditions\Condition;

final class Condition_Test extends TestCase {

	/**
	 * @group CND-007
	 * @group CND-008
	 * @group CND-019
	 */
	public function test_the_default_includes_the_entire_site(): void {
		$condition = new Condition();
		$this->assertSame( 'include/general', (string) $condition );
		$this->assertSame( array( 'include', 'general', '', 0 ), array( $condition->type, $condition->name, $condition->sub_name, $condition->sub_id ) );
		$this->assertFalse( $condition->is_exclude() );
		$this->assertSame( 'include/general', (string) Condition::parse( 'include' ) );
	}

	/** @group CND-012 */
	public function test_has_id_type_name_sub_name_and_sub_id(): void {
		$this->assertSame(
			array( 'id' => 7, 'type' => 'exclude', 'name' => 'archive', 'sub_name' => 'category', 'sub_id' => 12 ),
			get_object_vars( new Condition( 'exclude', 'archive', 'category', 12, 7 ) )
		);
		$this->assertSame( array( 'include', 'exclude' ), Condition::TYPES );
		$this->assertTrue( ( new Condition( 'exclude' ) )->is_exclude() );
	}

	/** @group CND-015 */
	public function test_text_omits_empty_parts_and_can_be_parsed(): void {
		$texts = array(
			'include/general'             => array( 'include', 'general', '', 0 ),
			'include/archive'             => array( 'include', 'archive', '', 0 ),
			'exclude/singular/post'       => array( 'exclude', 'singular', 'post', 0 ),
			'include/singular/in_news/12' => array( 'include', 'singular', 'in_news', 12 ),
			'exclude/archive/author/9000' => array( 'exclude', 'archive', 'author', 9000 ),
		);
		foreach ( $texts as $text => $parts ) {
			$this->assertSame( $text, (string) new Condition( ...$parts ) );
			$read = Condition::parse( $text );
			$this->assertSame( $parts, array( $read->type, $read->name, $read->sub_name, $read->sub_id ) );
		}
		$this->assertSame( 'include/general', (string) new Condition( 'include', 'general', '', 5 ) );
		$this->assertSame( 'singular/in_news/12', ( new Condition( 'exclude', 'singular', 'in_news', 12 ) )->key() );
	}
}
