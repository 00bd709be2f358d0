<?php

declare( strict_types=1 );

use Templately\Shared\Contract\Style_Schema;

final class Style_Schema_Test extends Test_Case {

	public function test_tells_the_role_of_a_font_family(): void {
		$set = static function ( string $value ): array {
			return array( 'typography' => array( 'fontFamily' => $value ) );
		};
		$this->assertSame( 'heading', Style_Schema::font_role( 'serif', 'Cormorant, serif', array( 'elements' => array( 'heading' => $set( 'var:preset|font-family|serif' ) ) ) ) );
		$this->assertSame( 'heading', Style_Schema::font_role( 'serif', 'Cormorant, serif', array( 'elements' => array( 'h1' => $set( 'var(--wp--preset--font-family--serif)' ) ) ) ) );
		$this->assertSame( 'heading', Style_Schema::font_role( 'serif', 'Cormorant, serif', array( 'blocks' => array( 'core/heading' => $set( 'var(--wp--preset--font-family--serif)' ) ) ) ) );
		$this->assertSame( 'heading', Style_Schema::font_role( 'code', 'Courier, monospace', array( 'elements' => array( 'heading' => $set( 'var:preset|font-family|code' ) ) ) ) );
		$this->assertSame( 'heading', Style_Schema::font_role( 'heading', 'Cormorant, serif', array() ) );
		$this->assertSame( 'body', Style_Schema::font_role( 'serif', 'Cormorant, serif', array( 'elements' => array( 'heading' => $set( 'var:preset|font-family|serif-display' ), 'h2' => $set( 'var:preset|font-family|serif' ) ) ) ) );
		$this->assertSame( 'mono', Style_Schema::font_role( 'code', 'Menlo, monospace', array() ) );
		$this->assertSame( 'mono', Style_Schema::font_role( 'code', 'Consolas', array() ) );
	}
}
