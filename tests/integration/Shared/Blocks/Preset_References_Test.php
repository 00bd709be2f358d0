<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;

/** The editor's validation of the results is tested in e2e. */
final class Preset_References_Test extends Test_Case {

	private const MAP = array(
		'color'       => array(
			'soot' => 'brandBlue',
			'bone' => '2xl',
		),
		'font-size'   => array( 'title' => 'x-large' ),
		'font-family' => array( 'serif' => 'heading' ),
		'spacing'     => array( 'edge' => '5xl' ),
	);

	private const VALUES = array(
		'color'       => array(
			'soot' => '#14110e',
			'bone' => '#efe7d8',
		),
		'gradient'    => array( 'dusk' => 'linear-gradient(90deg,#000 0%,#fff 100%)' ),
		'font-size'   => array( 'title' => 'clamp(40px, 5vw, 76px)' ),
		'font-family' => array( 'serif' => 'Cormorant, Times New Roman, serif' ),
		'spacing'     => array( 'edge' => 'clamp(20px, 5vw, 72px)' ),
		'gap'         => array( 'edge' => '40px' ),
		'duotone'     => array( 'night' => array( '#000000', '#ffffff' ) ),
	);

	/**
	 * @param string                         $markup A serialised block.
	 * @param callable( Editable_Block ): void $change Changes it.
	 */
	private static function changed( string $markup, callable $change ): string {
		$pieces = Editable_Block::parse( $markup );
		$change( $pieces[1] );
		return implode( '', $pieces );
	}

	/**
	 * Returns markup, the same with renamed presets, and the same with values.
	 * @return array<string, array{string, string, string}>
	 */
	public function blocks(): array {
		return array(
			'colours, size and family' => array(
				'<!-- wp:heading {"style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}}},"backgroundColor":"bone","textColor":"soot","fontSize":"title","fontFamily":"serif"} --><h2 class="wp-block-heading has-soot-color has-bone-background-color has-text-color has-background has-link-color has-serif-font-family has-title-font-size">A has-soot-color word</h2><!-- /wp:heading -->',
				'<!-- wp:heading {"style":{"elements":{"link":{"color":{"text":"var:preset|color|brandBlue"}}}},"backgroundColor":"2xl","textColor":"brandBlue","fontSize":"x-large","fontFamily":"heading"} --><h2 class="wp-block-heading has-brand-blue-color has-2-xl-background-color has-text-color has-background has-link-color has-heading-font-family has-x-large-font-size">A has-soot-color word</h2><!-- /wp:heading -->',
				'<!-- wp:heading {"style":{"elements":{"link":{"color":{"text":"#14110e"}}},"color":{"text":"#14110e","background":"#efe7d8"},"typography":{"fontSize":"clamp(40px, 5vw, 76px)","fontFamily":"Cormorant, Times New Roman, serif"}}} --><h2 class="wp-block-heading has-text-color has-background has-link-color" style="color:#14110e;background-color:#efe7d8;font-size:clamp(40px, 5vw, 76px);font-family:Cormorant, Times New Roman, serif">A has-soot-color word</h2><!-- /wp:heading -->',
			),
			'spaces, and distances'    => array(
				'<!-- wp:group {"style":{"spacing":{"padding":{"left":"var:preset|spacing|edge"},"blockGap":{"top":"var:preset|spacing|edge","left":"8px"}}}} --><div class="wp-block-group" style="padding-left:var(--wp--preset--spacing--edge)"></div><!-- /wp:group -->',
				'<!-- wp:group {"style":{"spacing":{"padding":{"left":"var:preset|spacing|5xl"},"blockGap":{"top":"var:preset|spacing|5xl","left":"8px"}}}} --><div class="wp-block-group" style="padding-left:var(--wp--preset--spacing--5-xl)"></div><!-- /wp:group -->',
				'<!-- wp:group {"style":{"spacing":{"padding":{"left":"clamp(20px, 5vw, 72px)"},"blockGap":{"top":"40px","left":"8px"}}}} --><div class="wp-block-group" style="padding-left:clamp(20px, 5vw, 72px)"></div><!-- /wp:group -->',
			),
			'a separator'              => array(
				'<!-- wp:separator {"backgroundColor":"soot"} --><hr class="wp-block-separator has-text-color has-soot-color has-alpha-channel-opacity has-soot-background-color has-background"/><!-- /wp:separator -->',
				'<!-- wp:separator {"backgroundColor":"brandBlue"} --><hr class="wp-block-separator has-text-color has-brand-blue-color has-alpha-channel-opacity has-brand-blue-background-color has-background"/><!-- /wp:separator -->',
				'<!-- wp:separator {"style":{"color":{"background":"#14110e"}}} --><hr class="wp-block-separator has-text-color has-alpha-channel-opacity has-background" style="background-color:#14110e;color:#14110e"/><!-- /wp:separator -->',
			),
			'a cover'                  => array(
				'<!-- wp:cover {"overlayColor":"soot","style":{"color":{"duotone":"var:preset|duotone|night"}}} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-soot-background-color has-background-dim-100 has-background-dim"></span></div><!-- /wp:cover -->',
				'<!-- wp:cover {"overlayColor":"brandBlue","style":{"color":{"duotone":"var:preset|duotone|night"}}} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-brand-blue-background-color has-background-dim-100 has-background-dim"></span></div><!-- /wp:cover -->',
				'<!-- wp:cover {"style":{"color":{"duotone":["#000000","#ffffff"]}},"customOverlayColor":"#14110e"} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim" style="background-color:#14110e"></span></div><!-- /wp:cover -->',
			),
			'words of another colour'  => array(
				'<!-- wp:paragraph --><p>One <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-soot-color">two</mark></p><!-- /wp:paragraph -->',
				'<!-- wp:paragraph --><p>One <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-brand-blue-color">two</mark></p><!-- /wp:paragraph -->',
				'<!-- wp:paragraph --><p>One <mark style="background-color:rgba(0, 0, 0, 0);color:#14110e" class="has-inline-color">two</mark></p><!-- /wp:paragraph -->',
			),
			'words in words'           => array(
				'<!-- wp:paragraph {"textColor":"soot"} --><p class="has-soot-color has-text-color"><mark class="has-inline-color has-bone-color">x</mark></p><!-- /wp:paragraph -->',
				'<!-- wp:paragraph {"textColor":"brandBlue"} --><p class="has-brand-blue-color has-text-color"><mark class="has-inline-color has-2-xl-color">x</mark></p><!-- /wp:paragraph -->',
				'<!-- wp:paragraph {"style":{"color":{"text":"#14110e"}}} --><p class="has-text-color" style="color:#14110e"><mark class="has-inline-color" style="color:#efe7d8">x</mark></p><!-- /wp:paragraph -->',
			),
			'a sign that ends no tag'  => array(
				'<!-- wp:image {"borderColor":"soot"} --><figure class="wp-block-image"><img alt="5 > 4" class="has-border-color has-soot-border-color" style="border-width:1px"/></figure><!-- /wp:image -->',
				'<!-- wp:image {"borderColor":"brandBlue"} --><figure class="wp-block-image"><img alt="5 > 4" class="has-border-color has-brand-blue-border-color" style="border-width:1px"/></figure><!-- /wp:image -->',
				'<!-- wp:image {"style":{"border":{"color":"#14110e"}}} --><figure class="wp-block-image"><img alt="5 > 4" class="has-border-color" style="border-width:1px;border-color:#14110e"/></figure><!-- /wp:image -->',
			),
			'a gradient'               => array(
				'<!-- wp:group {"gradient":"dusk"} --><div class="wp-block-group has-dusk-gradient-background has-background"></div><!-- /wp:group -->',
				'<!-- wp:group {"gradient":"dusk"} --><div class="wp-block-group has-dusk-gradient-background has-background"></div><!-- /wp:group -->',
				'<!-- wp:group {"style":{"color":{"gradient":"linear-gradient(90deg,#000 0%,#fff 100%)"}}} --><div class="wp-block-group has-background" style="background:linear-gradient(90deg,#000 0%,#fff 100%)"></div><!-- /wp:group -->',
			),
			'a spacer'                 => array(
				'<!-- wp:spacer {"height":"var:preset|spacing|edge","style":{"spacing":{"margin":{"top":"var:preset|spacing|edge"}}}} --><div style="margin-top:var(--wp--preset--spacing--edge);height:var(--wp--preset--spacing--edge)"></div><!-- /wp:spacer -->',
				'<!-- wp:spacer {"height":"var:preset|spacing|5xl","style":{"spacing":{"margin":{"top":"var:preset|spacing|5xl"}}}} --><div style="margin-top:var(--wp--preset--spacing--5-xl);height:var(--wp--preset--spacing--5xl)"></div><!-- /wp:spacer -->',
				'<!-- wp:spacer {"height":"clamp(20px, 5vw, 72px)","style":{"spacing":{"margin":{"top":"clamp(20px, 5vw, 72px)"}}}} --><div style="margin-top:clamp(20px, 5vw, 72px);height:clamp(20px, 5vw, 72px)"></div><!-- /wp:spacer -->',
			),
			'nothing that is named'    => array(
				'<!-- wp:paragraph {"textColor":"other",  "fontSize":"large"} --><p  class=\'has-other-color  has-text-color\'>has-soot-color</p><!-- /wp:paragraph -->',
				'<!-- wp:paragraph {"textColor":"other",  "fontSize":"large"} --><p  class=\'has-other-color  has-text-color\'>has-soot-color</p><!-- /wp:paragraph -->',
				'<!-- wp:paragraph {"textColor":"other",  "fontSize":"large"} --><p  class=\'has-other-color  has-text-color\'>has-soot-color</p><!-- /wp:paragraph -->',
			),
		);
	}

	/** @dataProvider blocks */
	public function test_renames_and_resolves_presets( string $markup, string $renamed, string $valued ): void {
		$this->assertSame(
			$renamed,
			self::changed(
				$markup,
				static function ( Editable_Block $block ): void {
					Preset_References::rename( $block, self::MAP );
				}
			)
		);
		$this->assertSame(
			$valued,
			self::changed(
				$markup,
				static function ( Editable_Block $block ): void {
					Preset_References::replace_with_values( $block, self::VALUES );
				}
			)
		);
	}

	public function test_finds_presets_in_attributes_html_and_inline_text(): void {
		$pieces = Editable_Block::parse( '<!-- wp:group {"backgroundColor":"bone","style":{"spacing":{"padding":{"left":"var:preset|spacing|edge"}}},"overlayTextColor":"soot"} --><div style="margin-top:var(--wp--preset--spacing--m)"><mark class="has-inline-color has-quince-color">x</mark><!-- wp:paragraph {"textColor":"inner"} --><p>x</p><!-- /wp:paragraph --></div><!-- /wp:group -->' );
		$used   = Preset_References::list_presets( $pieces[1] );
		$this->assertEqualsCanonicalizing( array( 'bone', 'soot', 'quince' ), $used['color'] );
		$this->assertEqualsCanonicalizing( array( 'edge', 'm' ), $used['spacing'] );
		$this->assertSame( array( 'color', 'spacing' ), array_keys( $used ) );
	}

	public function test_removes_a_font_family_with_its_class_and_a_style_with_its_declaration(): void {
		$markup = '<!-- wp:paragraph {"style":{"typography":{"fontWeight":"300","letterSpacing":"0em"}},"fontFamily":"serif"} --><p class="has-serif-font-family" style="font-weight:300;letter-spacing:0em">x <span style="font-weight:700">y</span></p><!-- /wp:paragraph -->';
		$this->assertSame(
			'<!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0em"}}} --><p style="letter-spacing:0em">x <span style="font-weight:700">y</span></p><!-- /wp:paragraph -->',
			self::changed(
				$markup,
				static function ( Editable_Block $block ): void {
					Preset_References::remove_preset( $block, 'fontFamily' );
					Preset_References::remove_style( $block, 'typography', 'fontWeight', 'font-weight' );
				}
			)
		);
		$this->assertStringNotContainsString(
			'"style"',
			self::changed(
				'<!-- wp:paragraph {"style":{"typography":{"fontWeight":"300"}}} --><p style="font-weight:300">x</p><!-- /wp:paragraph -->',
				static function ( Editable_Block $block ): void {
					Preset_References::remove_style( $block, 'typography', 'fontWeight', 'font-weight' );
				}
			)
		);
	}
}
