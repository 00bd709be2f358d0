<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Styles;
use Templately\Shared\Blocks\Editable_Block;

final class Block_Styles_Test extends Test_Case {

	public function test_a_block_keeps_what_it_states_and_gets_what_it_lacks(): void {
		$block = self::paragraph( '{"style":{"typography":{"lineHeight":"2"}}} --><p style="line-height:2">Pears</p>' );
		Block_Styles::state(
			$block,
			array(
				'typography' => array(
					'fontSize'   => 'var:preset|font-size|small',
					'lineHeight' => '1.5',
					'fontWeight' => '700',
				),
				'color'      => array( 'text' => '#112233' ),
			)
		);
		$this->assertSame( 'small', $block->attributes->fontSize );
		$this->assertSame( '2', $block->attributes->style->typography->lineHeight );
		$this->assertSame( '<p style="line-height:2;color:#112233;font-weight:700" class="has-small-font-size has-text-color">Pears</p>', trim( (string) $block->content[0] ) );
	}

	public function test_a_value_cannot_end_its_attribute(): void {
		$block = self::paragraph( '--><p>Pears</p>' );
		Block_Styles::add_to_html( $block, 'style', 'color:red"><b>$1', ';' );
		Block_Styles::add_to_html( $block, 'style', 'top:0"><i>', ';' );
		$this->assertSame( '<p style="color:red&quot;&gt;&lt;b&gt;$1;top:0&quot;&gt;&lt;i&gt;">Pears</p>', trim( (string) $block->content[0] ) );
	}

	private static function paragraph( string $rest ): Editable_Block {
		$blocks = array_values( array_filter( Editable_Block::parse( "<!-- wp:paragraph $rest<!-- /wp:paragraph -->" ), 'is_object' ) );
		self::assertCount( 1, $blocks );
		return $blocks[0];
	}
}
