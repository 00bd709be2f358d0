<?php

declare( strict_types=1 );

use Templately\Shared\Contract\Font_Role;

/**
 * What a family of fonts is for, where a look or a pack is made of a site.
 */
final class Style_Schema_Test extends Test_Case {

	/** What headings are set in is for headings, whoever says so and however it is spelt; else families of one width tell themselves. */
	public function test_roles(): void {
		$set = static function ( string $value ): array {
			return array( 'typography' => array( 'fontFamily' => $value ) );
		};
		$this->assertSame( 'heading', Font_Role::of( 'serif', 'Cormorant, serif', array( 'elements' => array( 'heading' => $set( 'var:preset|font-family|serif' ) ) ) ) );
		$this->assertSame( 'heading', Font_Role::of( 'serif', 'Cormorant, serif', array( 'elements' => array( 'h1' => $set( 'var(--wp--preset--font-family--serif)' ) ) ) ) );
		$this->assertSame( 'heading', Font_Role::of( 'serif', 'Cormorant, serif', array( 'blocks' => array( 'core/heading' => $set( 'var(--wp--preset--font-family--serif)' ) ) ) ) );
		$this->assertSame( 'heading', Font_Role::of( 'code', 'Courier, monospace', array( 'elements' => array( 'heading' => $set( 'var:preset|font-family|code' ) ) ) ) );
		$this->assertSame( 'heading', Font_Role::of( 'heading', 'Cormorant, serif', array() ) );
		$this->assertSame( 'body', Font_Role::of( 'serif', 'Cormorant, serif', array( 'elements' => array( 'heading' => $set( 'var:preset|font-family|serif-display' ), 'h2' => $set( 'var:preset|font-family|serif' ) ) ) ) );
		$this->assertSame( 'mono', Font_Role::of( 'code', 'Menlo, monospace', array() ) );
		$this->assertSame( 'mono', Font_Role::of( 'code', 'Consolas', array() ) );
	}
}
