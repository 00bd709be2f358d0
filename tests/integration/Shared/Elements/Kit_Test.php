<?php

declare( strict_types=1 );

use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Kit;

/** @group S11 */
final class Kit_Test extends Test_Case {

	private const COLOR = array( '_id' => 'primary', 'title' => 'My; primary', 'color' => '#AA0000' );

	private const FONT = array( '_id' => 'text', 'title' => 'Text', 'typography_typography' => 'custom', 'typography_font_family' => 'Roboto', 'typography_font_size' => array( 'unit' => 'px', 'size' => 16, 'sizes' => array() ) );

	/** @return array<string, mixed> */
	private static function classes( string $value, ?string $css = null ): array {
		return array( 'items' => array( 'g-1' => array( 'id' => 'g-1', 'label' => 'soft', 'type' => 'class', 'variants' => array( array( 'meta' => array( 'breakpoint' => 'desktop', 'state' => null ), 'props' => array( 'color' => array( '$$type' => 'color', 'value' => $value ) ), 'custom_css' => $css ) ) ) ), 'order' => array( 'g-1' ) );
	}

	public function test_known_values_are_kept(): void {
		$kit = Kit::validate( array( 'colors' => array( self::COLOR + array( 'more' => 'x' ) ), 'typography' => array( self::FONT ), 'classes' => self::classes( 'red' ), 'variables' => array( 'data' => array( 'e-1' => array( 'label' => 'brand', 'type' => 'global-color-variable', 'value' => '#00f' ) ) ), 'others' => array( 1 ) ) );
		$this->assertEquals( array( array( self::COLOR ), array( self::FONT ), self::classes( 'red' ) ), array( $kit['colors'], $kit['typography'], $kit['classes'] ) );
		$this->assertSame( array( 'colors', 'typography', 'classes', 'variables' ), array_keys( $kit ) );
		$this->assertNull( Kit::validate( array( 'colors' => array(), 'classes' => array() ) ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function hostile(): array {
		return array(
			'a color that ends the rule'    => array( array( 'colors' => array( array( 'color' => 'red;} body{display:none' ) + self::COLOR ) ) ),
			'a row without an id'           => array( array( 'colors' => array( array( 'color' => 'red' ) ) ) ),
			'rows that are no list'         => array( array( 'colors' => 'red' ) ),
			'a font that ends the rule'     => array( array( 'typography' => array( array( 'typography_font_family' => 'a}b{' ) + self::FONT ) ) ),
			'a unit that ends the rule'     => array( array( 'typography' => array( array( 'typography_font_size' => array( 'unit' => 'px;}', 'size' => 1 ) ) + self::FONT ) ) ),
			'a class that ends the rule'    => array( array( 'classes' => self::classes( 'red;} body{display:none' ) ) ),
			'a class with CSS of its own'   => array( array( 'classes' => self::classes( 'red', 'YTp7fQ==' ) ) ),
			'a variable that runs code'     => array( array( 'variables' => array( 'data' => array( 'e-1' => array( 'label' => 'x', 'value' => 'javascript:alert(1)' ) ) ) ) ),
			'a variable that ends the rule' => array( array( 'variables' => array( 'data' => array( 'e-1' => array( 'label' => 'x', 'value' => 'red}' ) ) ) ) ),
			'a label that ends the rule'    => array( array( 'variables' => array( 'data' => array( 'e-1' => array( 'label' => 'x{}', 'value' => 'red' ) ) ) ) ),
			'a property that ends the rule' => array( array( 'classes' => array( 'items' => array( 'g-1' => array( 'id' => 'g-1', 'label' => 'soft', 'variants' => array( array( 'props' => array( 'color:red;} a{color' => 'red' ) ) ) ) ) ) ) ),
			'CSS beside the variants'       => array( array( 'classes' => array( 'items' => array( 'g-1' => array( 'id' => 'g-1', 'custom_css' => 'YTp7fQ==', 'variants' => array() ) ) ) ) ),
			'an order that ends the rule'   => array( array( 'classes' => array( 'order' => array( 'a}b' ) ) + self::classes( 'red' ) ) ),
			'more than 500 kB'              => array( array( 'classes' => array( 'order' => array( str_repeat( 'x', Kit::MAX_BYTES ) ) ) + self::classes( 'red' ) ) ),
			'too many rows'                 => array( array( 'colors' => array_fill( 0, 101, self::COLOR ) ) ),
		);
	}

	/**
	 * @dataProvider hostile
	 * @param array<string, mixed> $kit
	 */
	public function test_hostile_values_are_refused( array $kit ): void {
		$this->expectException( Invalid_Elements::class );
		Kit::validate( $kit );
	}
}
